"""Accessibility checks by axe-core, which axe-playwright-python carries."""

from collections.abc import Sequence
from importlib.resources import files
from typing import Any

from playwright.sync_api import Page

AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")

# All of WCAG 2.2 up to AA, and what axe calls best practice. The size of targets, which is new in 2.2, axe leaves out
# unless it is asked for.
RUN = """async ([selectors, rules, counts]) => {
  const what = rules.length ? { runOnly: rules } : { rules: { 'target-size': { enabled: true } } };
  // A frame has a document of its own, which is examined by itself.
  // To name every element that passes takes longer than all else.
  const options = { ...what, iframes: false, resultTypes: counts ? ['violations', 'passes'] : ['violations'] };
  const found = await axe.run({ include: selectors.map((selector) => [selector]) }, options);
  const judged = [...found.violations, ...found.passes].flatMap(({ nodes }) => nodes);
  return { violations: found.violations, nodes: new Set(judged.map(({ target }) => target.join())).size };
}"""


def axe(page: Page, selector: str) -> list[str]:
    """What axe finds wrong inside the elements that `selector` matches, each as text; an empty list is good.

    The page around them is left out of account: JupyterLab's own has faults that nobody here can mend.
    """
    return _run(page, [selector])[0]


def examined(page: Page, selectors: Sequence[str], rules: Sequence[str] = ()) -> tuple[list[str], int]:
    """What axe finds wrong inside all that the selectors match, as text, and how many elements it judged.

    Args:
        page: where they are.
        selectors: each matches something.
        rules: the rules that are asked; all if there are none.
    """
    return _run(page, selectors, rules, counts=True)


def _run(
    page: Page, selectors: Sequence[str], rules: Sequence[str] = (), *, counts: bool = False
) -> tuple[list[str], int]:
    # As a string it is evaluated by the browser's debugger, which no content security policy of the page forbids.
    if not page.evaluate("'axe' in window"):
        page.evaluate(f"() => {{ {AXE} }}")
    for selector in selectors:
        assert page.locator(selector).count() > 0, f"nothing matches {selector}"
    found: dict[str, Any] = page.evaluate(RUN, [list(selectors), list(rules), counts])
    violations = [
        f"{violation['id']} ({violation['impact']}): {violation['help']}\n  "
        + "\n  ".join(f"{' '.join(map(str, node['target']))}  {node['html'][:160]}" for node in violation["nodes"])
        for violation in found["violations"]
    ]
    return violations, found["nodes"]
