# Needs make, git and Python 3.11 or newer with venv. Everything is installed into .venv here, nothing elsewhere.
#   PYTHON=python3.13   another interpreter for .venv       LAB_FLAGS='--no-browser --port=9999'   for `make lab`
#   PYTEST_FLAGS='--durations=20'   for every ring of tests  BUTTONS_CHROMIUM=/path/to/chromium     for the browser tests
#   SITE_FLAGS=--cdn    for `make site`: with numpy, from the internet   PINS=    for the newest packages, not those of constraints.txt

PYTHON ?= python3
PINS ?= --constraint constraints.txt
LAB_FLAGS ?=
SITE_FLAGS ?=
SITE ?= dist/site
PYTEST_FLAGS ?=
SEED := $(or $(SEED),$(shell date +%s))
BIN := .venv/bin
MINE := my-notebooks

# Where no byte code may be kept, every kernel of a test compiles the whole package.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help lab play docs site wheel dist test unsolved test-plain test-notebooks test-browser quick slow thorough coverage branches mutants fuzz fuzz-keep audit pins publish-as venv lint format bench notebooks playthroughs pictures packs binder-check check-puzzles clean

help:  ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-14s %s\n", $$1, $$2}' Makefile

# People play in copies, which git ignores.
lab: .venv/.stamp-lab  ## open JupyterLab at the first notebook
	@$(BIN)/python -m buttons_widgets lab $(MINE) $(LAB_FLAGS)

play: .venv/.stamp-lab  ## open a table that fills the window
	@$(BIN)/python -m buttons_widgets play $(LAB_FLAGS)

wheel: .venv/.stamp-venv  ## build the wheel that people install with pip, in dist/
	$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir dist .

dist: .venv/.stamp-dev  ## build what a release carries, the sources and the wheel made of them, and check both
	rm -rf dist/buttons_widgets-*
	$(BIN)/python -m build --outdir dist .
	$(BIN)/twine check --strict dist/buttons_widgets-*

# In an environment of its own: JupyterLab would load what JupyterLite brings along, and fail at it in every page.
site: .venv/site/.stamp-packages  ## build dist/site, which needs no server: any web server can hand it out
	.venv/site/bin/python static_site/build.py $(SITE_FLAGS) "$(SITE)"

# Strict: a link that leads nowhere is an error.
docs: .venv/.stamp-docs  ## build dist/docs, the documentation as a site: open dist/docs/index.html
	$(BIN)/sphinx-build -c docs --fail-on-warning --keep-going --jobs 2 --quiet . dist/docs

.venv/site/.stamp: pyproject.toml constraints.txt .venv/.stamp-venv
	$(BIN)/python -m venv .venv/site
	.venv/site/bin/python -m pip install --quiet --disable-pip-version-check $(PINS) --editable '.[site]'
	@touch $@

# What the kit requires is compiled for Pyodide once: that takes longer than all else of a site.
.venv/site/.stamp-packages: .venv/site/.stamp static_site/build.py static_site/compile.mjs static_site/compile_wheels.py package.json
	@command -v npm >/dev/null || { echo "npm was not found: Pyodide, the browser's Python, comes from its registry"; exit 1; }
	@$(MAKE) --no-print-directory node_modules/.stamp
	.venv/site/bin/python static_site/build.py --packages
	@touch $@

# One ring after the other: what fails early is known early. The cells of a notebook stay in one process.
PLAIN := -p no:nbval buttons_widgets tests --ignore tests/browser
NBVAL := --nbval --nbval-sanitize-with=tests/nbval_sanitize.cfg
TWO := --numprocesses 2 --dist

# What one ring has solved, the next one need not solve again.
test: export BUTTONS_TESTS_CACHE = $(CURDIR)/.pytest_cache/solved
test: unsolved test-plain check-puzzles test-notebooks test-browser  ## run the tests: rules and widgets, puzzles, notebooks, browser

unsolved:
	@rm -rf .pytest_cache/solved

test-plain: .venv/.stamp-dev  ## run the tests without a browser
	$(BIN)/python -m pytest $(PLAIN) $(TWO) worksteal -m 'not thorough' $(PYTEST_FLAGS)

test-notebooks: .venv/.stamp-dev  ## run the notebooks, and compare them with their saved outputs
	$(BIN)/python -m pytest notebooks $(NBVAL) $(TWO) loadfile $(PYTEST_FLAGS)

test-browser: .venv/.stamp-dev .venv/site/.stamp-packages  ## run the tests in a browser
	$(BIN)/python -m pytest -p no:nbval tests/browser $(TWO) worksteal -m 'not thorough' $(PYTEST_FLAGS)

quick: .venv/.stamp-dev  ## run what needs no browser and takes under two seconds a test
	$(BIN)/python -m pytest $(PLAIN) $(TWO) worksteal -m 'not thorough and not slow' $(PYTEST_FLAGS)

slow: .venv/.stamp-dev  ## find out anew which tests take over two seconds; with nothing else running
	$(BIN)/python -m pytest $(PLAIN) $(TWO) worksteal -m 'not thorough' --note-slow

# What is too much for `make test`, and the properties with other examples. SEED=1 repeats a run that printed 1. In the browser one at a
# time: other programs' newest and oldest versions, the static site, a notebook full of tables.
THOROUGH := -m 'thorough or hypothesis' --hypothesis-profile=fresh --hypothesis-seed=$(SEED)
thorough: .venv/.stamp-dev  ## run the tests of all rings that take long, and the properties from a fresh seed
	@echo "the seed of the properties: SEED=$(SEED)"
	@status=0; set -x; \
	$(BIN)/python -m pytest $(PLAIN) $(TWO) worksteal $(THOROUGH) $(PYTEST_FLAGS) || status=1; \
	$(BIN)/python -m pytest -p no:nbval tests/browser -m thorough $(PYTEST_FLAGS) || status=1; \
	exit $$status

# Numba's loops run compiled, out of its sight: pyproject.toml says what is left out. PYTEST_FLAGS='--numprocesses 2' halves the time.
coverage: .venv/.stamp-dev  ## say which lines the tests without a browser run, and fail below 95 %
	COVERAGE_CORE=$$($(BIN)/python -c 'import sys; print("sysmon" if sys.version_info >= (3, 12) else "ctrace")') \
	$(BIN)/python -m pytest $(PLAIN) -m 'not thorough' --cov --cov-report=term:skip-covered $(PYTEST_FLAGS)

# Rules, analysis and saving. Numba compiles nothing in the first run, which takes every branch of the loops on small boards.
GAMES := $(patsubst buttons_widgets/%/kind.py,%,$(wildcard buttons_widgets/*/kind.py))
BRANCHES := kit/rules kit/saving $(addsuffix /rules,$(GAMES)) $(addsuffix /analysis,$(GAMES))
LOOPS := $(addprefix tests/buttons/analysis/, \
  test_solver.py::test_the_slow_solver_agrees_on_4x4 \
  test_solver.py::test_the_slow_solver_agrees_on_winning_by_a_line \
  test_solver.py::test_worths_of_which_it_is_said_that_they_are_asked_for_are_those_of_all \
  test_two_players.py::test_the_engine_agrees_with_every_kind_of_player \
  test_two_players.py::test_habits_are_those_that_the_engine_has_played_through) \
  $(addprefix tests/pretty_tricky/analysis/test_race.py::, \
  test_old_marks_count_and_all_rows_are_enough test_sprints_are_worth_what_the_plain_solver_says)
COVER := $(addprefix --cov=buttons_widgets/,$(BRANCHES)) --cov-config=tests/branches.toml
branches: .venv/.stamp-dev  ## say which branches of rules, analysis and saving no test takes, and fail if there is one
	@mkdir -p build/branches
	NUMBA_DISABLE_JIT=1 $(BIN)/python -m pytest -p no:nbval $(LOOPS) $(TWO) worksteal -m 'not thorough' $(COVER) \
	  --cov-report= --cov-fail-under=0
	$(BIN)/python -m pytest -p no:nbval $(addprefix buttons_widgets/,$(BRANCHES)) $(addprefix tests/,$(BRANCHES)) $(TWO) worksteal \
	  -m 'not thorough and not slow' $(COVER) --cov-append --cov-report=term-missing:skip-covered $(PYTEST_FLAGS)

# A run goes on where the last one ended; MUTANTS names files such as kit/saving/code.py, which are tried again. LIMIT ends
# a run after so many seconds: what is found until then is kept.
MUTANTS ?=
LIMIT ?= 36000
mutants: .venv/.stamp-dev  ## change rules, analysis and saving in small ways, and list what no test notices (Linux)
	@export LIMIT=$(LIMIT) LOOPS='$(LOOPS)'; $(BIN)/python -m tests.mutants $(MUTANTS); survive=$$?; \
	  NUMBA_DISABLE_JIT=1 $(BIN)/python -m tests.mutants $(MUTANTS) && exit $$survive

# Each reader has so many seconds of CPU time in all, those of earlier runs among them; READER names one alone. A run goes on where the
# last one ended, and may be ended at any time.
SECONDS ?= 3600
READER ?=
fuzz: .venv/.stamp-dev  ## let a fuzzer look for what a reader of foreign files, codes and texts cannot bear (Linux)
	$(BIN)/python -m tests.knocks.fuzzing $(READER) --seconds $(SECONDS)

fuzz-keep: .venv/.stamp-dev  ## keep the fewest inputs that reach all that the fuzzer has reached, for `make test`
	$(BIN)/python -m tests.knocks.fuzzing $(READER) --keep

# This asks PyPI's service for known weaknesses, and fails where it cannot ask.
audit: .venv/.stamp-dev  ## check that the packages fit together, and look for known weaknesses in them
	$(BIN)/python -m pip check
	@mkdir -p build
	$(BIN)/python -m pip freeze --exclude-editable > build/installed.txt
	$(BIN)/pip-audit --strict --disable-pip --no-deps --requirement build/installed.txt

# For every Python and system at once. Only checkouts are held to these versions: who installs the kit gets the newest that fit.
pins: .venv/.stamp-dev  ## write constraints.txt anew: the newest versions that fit together
	$(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --extra dev --extra docs --extra site --no-annotate \
	  --custom-compile-command 'make pins' --output-file constraints.txt pyproject.toml

publish-as:  ## write where this repository lies into all that says it: OWNER=somebody/repository
	@$(PYTHON) .ci/publish_as.py "$(OWNER)"

venv: .venv/.stamp-dev  ## make .venv with all that development needs

lint: .venv/.stamp-dev  ## check style and types (the JavaScript's where npm is there)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/zizmor --offline --no-progress --quiet .
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

bench: .venv/.stamp-dev  ## measure the speed of the engine and the widgets, and write it into docs/benchmarks.md
	@mkdir -p .benchmarks
	$(BIN)/python -m pytest tests/benchmarks --benchmark-enable --benchmark-columns=min,median,max,rounds \
	  --benchmark-json=.benchmarks/last.json --timeout=0 $(PYTEST_FLAGS)
	$(BIN)/python tests/benchmarks/fill_docs.py .benchmarks/last.json

notebooks: .venv/.stamp-dev  ## run the notebooks and save them with their outputs
	$(BIN)/python tests/run_notebooks.py notebooks

playthroughs: .venv/.stamp-dev  ## write down anew one whole game of each kind
	$(BIN)/python -m tests.playthroughs

pictures: .venv/.stamp-dev  ## take the gallery's pictures and film a round anew
	$(BIN)/python -m pictures.screens

packs: .venv/.stamp-dev  ## make the generated puzzles anew; the same ones come out
	$(BIN)/python tests/make_packs.py

binder-check: .venv/.stamp-dev  ## build what Binder would, open it in a browser, and lay a button
	$(BIN)/python -m pytest -s tests/browser/test_binder.py

check-puzzles: .venv/.stamp-dev  ## find all answers of all shipped puzzles anew, and compare
	$(BIN)/python tests/check_puzzles.py

clean:  ## remove .venv and all that was generated
	rm -rf .venv .venv-plain node_modules build dist *.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis .benchmarks .coverage .coverage.* mutants tests/browser/pictures
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/.stamp-venv:
	@command -v $(PYTHON) >/dev/null || { echo "$(PYTHON) was not found. Install Python 3.11 or newer, or name one: make lab PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Python 3.11 or newer is needed, and $(PYTHON) is $$($(PYTHON) -V 2>&1). Name another: make lab PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || \
	  { echo "$(PYTHON) has no venv. On Debian and Ubuntu: apt install python3-venv"; exit 1; }
	@$(PYTHON) -m venv .venv
	@touch $@

# Stamps, so that only a change of the project's metadata, or of the versions that are tested, installs anew.
.venv/.stamp-%: pyproject.toml constraints.txt .venv/.stamp-venv
	@echo "What is needed ('.[$*]') is put into .venv first: once, and in silence for a minute or two (longer with a slow connection)."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check $(PINS) --editable '.[$*]'
	@touch $@

node_modules/.stamp: package.json
	npm install --no-package-lock --no-audit --no-fund --loglevel=error
	@touch $@
