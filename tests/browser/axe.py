"""Accessibility checks by axe-core, which axe-playwright-python carries."""

from importlib.resources import files
from typing import Any

from playwright.sync_api import Page

AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")


def axe(page: Page, selector: str) -> list[str]:
    """What axe finds wrong inside the elements that `selector` matches, each as text; an empty list is good.

    The page around them is left out of account: JupyterLab's own has faults that nobody here can mend.
    """
    # As a string it is evaluated by the browser's debugger, which no content security policy of the page forbids.
    if not page.evaluate("'axe' in window"):
        page.evaluate(f"() => {{ {AXE} }}")
    assert page.locator(selector).count() > 0, f"nothing matches {selector}"
    violations: list[dict[str, Any]] = page.evaluate(
        "async (selector) => (await axe.run({ include: [[selector]] }, { resultTypes: ['violations'] })).violations",
        selector,
    )
    return [
        f"{violation['id']} ({violation['impact']}): {violation['help']}\n  "
        + "\n  ".join(f"{' '.join(map(str, node['target']))}  {node['html'][:160]}" for node in violation["nodes"])
        for violation in violations
    ]
