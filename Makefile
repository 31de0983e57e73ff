# Needs make, git and Python 3.11 or newer with venv. Everything is installed into .venv here, nothing elsewhere.
#   PYTHON=python3.13   another interpreter for .venv       LAB_FLAGS='--no-browser --port=9999'   for `make lab`
#   PYTEST_FLAGS='-k board'   for `make test`               BUTTONS_CHROMIUM=/path/to/chromium     for the browser tests

PYTHON ?= python3
LAB_FLAGS ?=
PYTEST_FLAGS ?=
BIN := .venv/bin
MINE := my-notebooks
START := $(MINE)/00_start_here.ipynb
# JupyterLab refuses to run as root unless told that it is meant, as it is in a container.
ROOT_FLAG := $(if $(filter 0,$(shell id -u)),--allow-root)

.DEFAULT_GOAL := help
.PHONY: help lab test venv lint format bench notebooks pictures packs check-puzzles clean

help:  ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-14s %s\n", $$1, $$2}' Makefile

# People play in copies, which git ignores. JupyterLab shows the pictures in a notebook from elsewhere only when it is told
# that the notebook can be trusted. Settings that a person has made count more than those in lab/.
lab: .venv/.stamp-lab  ## open JupyterLab at the first notebook
	@mkdir -p .venv/etc/ipython && cp lab/ipython_kernel_config.py .venv/etc/ipython/
	@$(BIN)/python lab/copy_notebooks.py notebooks $(MINE) | xargs $(BIN)/jupyter trust >/dev/null 2>&1 || true
	@echo "JupyterLab opens at $(START); if no browser appears, open the address that it prints below. Stop it with Ctrl-C."
	@JUPYTER_CONFIG_PATH="$(CURDIR)/lab$${JUPYTER_CONFIG_PATH:+:$$JUPYTER_CONFIG_PATH}" \
	  $(BIN)/jupyter lab $(ROOT_FLAG) --ServerApp.root_dir="$(CURDIR)" --LabApp.default_url=/lab/tree/$(START) $(LAB_FLAGS)

test: .venv/.stamp-dev  ## run every test: rules, widgets, browser, notebooks
	$(BIN)/python -m pytest --numprocesses 2 --dist loadfile --no-loadscope-reorder $(PYTEST_FLAGS)

venv: .venv/.stamp-dev  ## make .venv with all that development needs

lint: .venv/.stamp-dev  ## check style and types (the JavaScript's where npm is there)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	@if command -v npm >/dev/null; then $(MAKE) --no-print-directory lint-javascript; \
	else echo "NOT RUN: tsc and biome: npm is not installed"; [ "$$CI" != true ]; fi

.PHONY: lint-javascript
lint-javascript: node_modules/.stamp
	npx --no-install tsc
	npx --no-install biome ci --error-on-warnings

format: .venv/.stamp-dev  ## lay out the code as `make lint` wants it
	$(BIN)/ruff check --fix-only --quiet .
	$(BIN)/ruff format .
	@if command -v npm >/dev/null; then $(MAKE) --no-print-directory node_modules/.stamp && npx --no-install biome check --write; \
	else echo "NOT RUN: biome: npm is not installed"; fi

bench: .venv/.stamp-dev  ## measure the speed of the engine and the widgets, and write it into the README
	@mkdir -p .benchmarks
	$(BIN)/python -m pytest tests/benchmarks --benchmark-enable --benchmark-columns=min,median,max,rounds \
	  --benchmark-json=.benchmarks/last.json --timeout=0 $(PYTEST_FLAGS)
	$(BIN)/python tests/benchmarks/fill_readme.py .benchmarks/last.json

notebooks: .venv/.stamp-dev  ## run the notebooks and save them with their outputs
	$(BIN)/python tests/run_notebooks.py notebooks

pictures: .venv/.stamp-dev  ## draw the README's pictures anew
	$(BIN)/python pictures/draw.py

packs: .venv/.stamp-dev  ## make the generated puzzles anew; the same ones come out
	$(BIN)/python tests/make_packs.py

check-puzzles: .venv/.stamp-dev  ## find all answers of all shipped puzzles anew, and compare
	$(BIN)/python tests/check_puzzles.py

clean:  ## remove .venv and all that was generated
	rm -rf .venv node_modules build dist *.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis .benchmarks tests/browser/pictures
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/.stamp-venv:
	@command -v $(PYTHON) >/dev/null || { echo "$(PYTHON) was not found. Install Python 3.11 or newer, or name one: make lab PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Python 3.11 or newer is needed, and $(PYTHON) is $$($(PYTHON) -V 2>&1). Name another: make lab PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || \
	  { echo "$(PYTHON) has no venv. On Debian and Ubuntu: apt install python3-venv"; exit 1; }
	$(PYTHON) -m venv .venv
	@touch $@

# Stamps, so that only a change of the project's metadata installs anew.
.venv/.stamp-%: pyproject.toml .venv/.stamp-venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[$*]'
	@touch $@

node_modules/.stamp: package.json
	npm install --no-package-lock --no-audit --no-fund --loglevel=error
	@touch $@
