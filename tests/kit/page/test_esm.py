"""How ES modules are joined: a page is given one text for each widget."""

from pathlib import Path

import pytest

import buttons_widgets
from buttons_widgets.kit.page.esm import bundled

MODULES = sorted(Path(buttons_widgets.__file__).parent.rglob("*.js"))


def test_an_imported_module_stands_where_it_was_imported(tmp_path: Path) -> None:
    (tmp_path / "outer.js").write_text('import { one, two } from "./inner.js";\nconst three = one + two;\n')
    (tmp_path / "inner.js").write_text("export const one = 1;\nexport const two = 2;\n")
    assert bundled(tmp_path / "outer.js") == "export const one = 1;\nexport const two = 2;\nconst three = one + two;\n"


def test_a_module_that_two_import_stands_there_once(tmp_path: Path) -> None:
    (tmp_path / "top.js").write_text(
        'import { two } from "./two.js";\nimport { one } from "./one.js";\nuse(one, two);\n'
    )
    (tmp_path / "two.js").write_text('import { one } from "./one.js";\nexport const two = one + one;\n')
    (tmp_path / "one.js").write_text("export const one = 1;\n")
    assert bundled(tmp_path / "top.js") == "export const one = 1;\nexport const two = one + one;\nuse(one, two);\n"
    (tmp_path / "inner").mkdir()
    (tmp_path / "inner" / "top.js").write_text(
        'import { two } from "../two.js";\nimport { one } from "../inner/../one.js";\nuse(one, two);\n'
    )
    assert bundled(tmp_path / "inner" / "top.js") == bundled(tmp_path / "top.js")


@pytest.mark.parametrize("module", MODULES, ids=lambda path: path.name)
def test_no_module_of_the_package_imports_what_a_page_does_not_have(module: Path) -> None:
    assert not [line for line in bundled(module).splitlines() if line.startswith(("import ", "} from "))]


def test_a_widget_s_module_has_what_lets_it_start_late(tmp_path: Path) -> None:
    (tmp_path / "widget.js").write_text("function render() {}\nexport default { render };\n")
    text = bundled(tmp_path / "widget.js")
    assert text.startswith("function render() {}\n")
    assert text.count("export function initialize(") == 1
    assert text.endswith("export default { initialize, render };\n")


@pytest.mark.parametrize(
    "module", [path for path in MODULES if "export default" in path.read_text()], ids=lambda path: path.name
)
def test_every_widget_of_the_package_can_start_late(module: Path) -> None:
    text = bundled(module)
    start = "{ initialize: (context) => { initialize(context); return begin(context); }, render }"
    assert text.endswith(f"export default {start if 'export function begin(' in text else '{ initialize, render }'};\n")
