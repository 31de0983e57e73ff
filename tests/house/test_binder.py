"""What Binder would build from this repository, and whether the start notebook runs in it, without a Docker engine."""

import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
START = "notebooks/00_start_here.ipynb"


def run(*command: str | Path, folder: Path, seconds: int) -> str:
    """What the command printed, both ways; fails with that if it does not end well."""
    # As on Binder: nothing of the environment that the tests themselves run in.
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))}
    answer = subprocess.run(
        command,
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=seconds,
    )
    assert answer.returncode == 0, answer.stdout
    return answer.stdout


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The repository's files as a fresh clone would have them: nothing ignored, nothing left over."""
    folder = tmp_path_factory.mktemp("binder") / "checkout"
    for name in run(
        "git", "ls-files", "--cached", "--others", "--exclude-standard", folder=ROOT, seconds=30
    ).splitlines():
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    return folder


@pytest.mark.slow
def test_repo2docker_understands_the_repository(checkout: Path) -> None:
    repo2docker = Path(sys.executable).with_name("jupyter-repo2docker")
    dockerfile = run(repo2docker, "--no-build", "--debug", ".", folder=checkout, seconds=100)
    copy = dockerfile.index(" src/ ${REPO_DIR}/")
    install = dockerfile.index('pip install --no-cache-dir -r "binder/requirements.txt"')
    assert copy < install, "the requirements name the repository, so it has to be there when they are installed"
    python = (checkout / "binder" / "runtime.txt").read_text().strip().removeprefix("python-")
    assert f"python={python}" in dockerfile


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_the_start_notebook_runs_where_only_binder_s_requirements_are(checkout: Path, tmp_path: Path) -> None:
    venv.create(tmp_path / "venv", with_pip=True)
    python = tmp_path / "venv" / "bin" / "python"
    pip = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    run(python, *pip, "--requirement", "binder/requirements.txt", folder=checkout, seconds=400)
    installed = run(
        python, "-c", "import buttons_widgets; print(buttons_widgets.__file__)", folder=tmp_path, seconds=60
    )
    assert installed.startswith(str(tmp_path / "venv"))
    run(python, "tests/run_notebooks.py", START, folder=checkout, seconds=200)
    notebook = (checkout / START).read_text(encoding="utf-8")
    assert '"output_type": "error"' not in notebook
    assert "widget-state" not in notebook
