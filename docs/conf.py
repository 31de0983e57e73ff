"""How Sphinx makes the documentation site, as `make docs` does: the pages of docs/, and the notebooks as saved.

The source is the whole checkout, so that a link leads to the same page here, on GitHub and in JupyterLab.
"""

import buttons_widgets

project = "buttons-widgets"
author = copyright = "the makers of the BUTTONS notebook kit"
version = release = buttons_widgets.__version__

root_doc = "docs/index"
include_patterns = ["docs/**", "notebooks/**", "puzzles/README.md", "CHANGELOG.md", "CONTRIBUTING.md"]
include_patterns += ["CODE_OF_CONDUCT.md", "SECURITY.md"]
exclude_patterns = [".*", "node_modules", "build", "dist", "my-notebooks", "tests", "**/.ipynb_checkpoints"]
extensions = ["myst_nb", "sphinx.ext.autodoc", "sphinx.ext.napoleon", "sphinx.ext.viewcode", "sphinx_copybutton"]

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
