"""How Sphinx makes the documentation site, as `make docs` does: the pages of docs/, and the notebooks as saved.

The source is the whole checkout, so that a link leads to the same page here, on GitHub and in JupyterLab.
"""

import re
from pathlib import Path
from typing import Any
from urllib.parse import unquote

from sphinx.application import Sphinx
from sphinx.errors import ExtensionError

import buttons_widgets

project = "buttons-widgets"
author = copyright = "the makers of the BUTTONS notebook kit"
version = release = buttons_widgets.__version__

root_doc = "docs/index"
include_patterns = ["docs/**", "notebooks/**", "puzzles/README.md", "CHANGELOG.md", "CONTRIBUTING.md"]
include_patterns += ["CODE_OF_CONDUCT.md", "SECURITY.md"]
exclude_patterns = [".*", "node_modules", "build", "dist", "my-notebooks", "tests", "**/.ipynb_checkpoints"]
extensions = ["myst_nb", "sphinx.ext.autodoc", "sphinx.ext.napoleon", "sphinx_copybutton"]

# Notebooks are shown as they were saved: strict nbval holds their outputs. A widget is shown by the picture beside it.
nb_execution_mode = "off"
nb_ipywidgets_js = {}
nb_mime_priority_overrides = [("html", "application/vnd.jupyter.widget-view+json", None)]
myst_heading_anchors = 4
myst_enable_extensions = ["colon_fence"]

# A single backtick in a docstring is code, as in Markdown.
default_role = "code"
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
python_use_unqualified_type_names = True
autodoc_default_options = {"members": True, "inherited-members": False}
napoleon_numpy_docstring = False
napoleon_use_ivar = True
copybutton_prompt_text = ">>> "

html_theme = "furo"
html_extra_path = ["site_root"]
html_show_sourcelink = False
html_copy_source = False
html_title = "BUTTONS in Jupyter"
html_theme_options = {"navigation_with_keys": True}


def link_pages(app: Sphinx, name: str, template: str, context: dict[str, Any], tree: object) -> None:
    """Let links to notebooks in the tables that cells show lead to their pages: Sphinx does so in texts alone."""
    if "body" in context:
        context["body"] = re.sub(r'href="([^":]+)\.ipynb', r'href="\1.html', context["body"])


def check_links(app: Sphinx, error: Exception | None) -> None:
    """Fail if a link or a picture of a page leads to no file: what is HTML already Sphinx does not look at."""
    if error is not None or app.builder.name != "html":
        return
    missing = {
        f"{page.relative_to(app.outdir)}: {link}"
        for page in Path(app.outdir).rglob("*.html")
        for link in re.findall(r'(?:href|src)="([^"#:?]+)[#?"]', page.read_text(encoding="utf-8"))
        if not (page.parent / unquote(link)).exists()
    }
    if missing:
        raise ExtensionError("links that lead nowhere:\n" + "\n".join(sorted(missing)))


def setup(app: Sphinx) -> None:
    """Sphinx calls this when it begins."""
    app.connect("html-page-context", link_pages)
    app.connect("build-finished", check_links)
