"""Run notebooks and save them with their outputs, as `make notebooks` does.

What is saved is what somebody sees who opens the notebook before it runs. A live widget would be an error message
there, so its static picture is kept in its place. The state of the widgets is left out as well: it would put every
widget's whole JavaScript into every notebook, and the exported page would then fetch things from the network.

    python tests/run_notebooks.py notebooks
    python tests/run_notebooks.py notebooks/00_start_here.ipynb
"""

import os
import sys
import tempfile
from pathlib import Path

import nbformat
from nbclient import NotebookClient

LIVE = "application/vnd.jupyter.widget-view+json"
PICTURE = "image/svg+xml"


def run(path: Path) -> None:
    """Run the notebook at `path` in its own folder and save it in place; raises at the first cell that fails."""
    notebook = nbformat.read(path, as_version=4)
    NotebookClient(
        notebook,
        timeout=600,
        kernel_name="python3",
        store_widget_state=False,
        record_timing=False,
        coalesce_streams=True,
        resources={"metadata": {"path": str(path.parent)}},
    ).execute()
    keep_pictures(notebook)
    notebook.metadata.pop("widgets", None)
    # The exact Python differs from person to person and would change the file for nothing.
    notebook.metadata["kernelspec"] = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}
    notebook.metadata["language_info"] = {"name": "python"}
    nbformat.write(notebook, path)


def keep_pictures(notebook: nbformat.NotebookNode) -> None:
    """Drop the live view of every output that has a picture too, and what varies from run to run: progress bars."""
    for cell in notebook.cells:
        if "NBVAL_IGNORE_OUTPUT" in cell.source:
            cell.outputs = [
                output
                for output in cell.outputs
                if output.output_type != "stream" and LIVE not in output.get("data", {})
            ]
        for output in cell.get("outputs", []):
            if PICTURE in output.get("data", {}):
                output["data"].pop(LIVE, None)


def main(arguments: list[str]) -> None:
    """Run every notebook named, and in folders named every notebook in them, in the order of their names."""
    with tempfile.TemporaryDirectory() as home:
        # The kernels inherit this: nobody's own games and puzzles are offered in a saved notebook, or added to.
        os.environ["BUTTONS_WIDGETS_GAMES"] = home
        os.environ["BUTTONS_WIDGETS_PUZZLES"] = str(Path(home) / "puzzles")
        os.environ["BUTTONS_WIDGETS_CACHE"] = str(Path(home) / "cache")
        for argument in map(Path, arguments):
            paths = sorted(argument.rglob("*.ipynb")) if argument.is_dir() else [argument]
            for path in paths:
                print(f"running {path}", flush=True)
                run(path)


if __name__ == "__main__":
    main(sys.argv[1:])
