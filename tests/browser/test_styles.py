"""A table, a puzzle and an editor in one notebook: none of them changes how another looks."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.lab import Lab

CELLS = {
    "puzzle": 'from buttons_widgets import *\npuzzle(generate_puzzle("risk"))',
    "table": 'play(["Ada", "Bo"], seed=1)',
    "editor": "puzzle_editor()",
    "second puzzle": 'puzzle(generate_puzzle("risk"))',
}
RUN = """(number) => {
  const { content, context } = jupyterapp.shell.currentWidget;
  content.activeCellIndex = number;
  void jupyterapp.commands.execute('notebook:run-cell');
}"""

# How each part looks, by its place: what decides on layout and colours, outside of pictures.
STYLES = """(root) => {
  const name = (part) => part.getAttribute('class') ?? part.tagName;
  const place = (part) => part === root ? '' : `${place(part.parentElement)}/${name(part)}`;
  const names = ['display', 'position', 'flex', 'flex-flow', 'align-items', 'justify-content', 'gap', 'grid-area',
    'grid-template-columns', 'margin', 'padding', 'border', 'border-radius', 'width', 'height', 'min-width',
    'max-width', 'min-height', 'max-height', 'overflow', 'color', 'background-color', 'font', 'text-align',
    'white-space', 'opacity'];
  const parts = [...root.querySelectorAll('*:not(svg *)')].filter((part) => part.getClientRects().length > 0);
  return parts.map((part) => {
    const style = getComputedStyle(part);
    return [place(part), names.map((name) => `${name}: ${style.getPropertyValue(name)}`)];
  });
}"""
STILL = "() => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {})))"

Styles = list[tuple[str, list[str]]]


def changes(before: Styles, after: Styles) -> list[str]:
    """What differs between two looks at the same parts."""
    assert [place for place, _ in before] == [place for place, _ in after]
    return [
        f"{place}: {'; '.join(sorted(set(new) - set(old)))} instead of {'; '.join(sorted(set(old) - set(new)))}"
        for (place, old), (_, new) in zip(before, after, strict=True)
        if old != new
    ]


def test_what_else_a_notebook_shows_changes_no_style(lab: Lab) -> None:
    notebook = lab.open(list(CELLS.values()), height=1000)
    page = notebook.page

    def look(part: Locator) -> Styles:
        page.mouse.move(1, 1)
        page.evaluate(STILL)
        styles: Styles = part.evaluate(STYLES)
        return styles

    seen: dict[str, tuple[Locator, Styles]] = {}
    for number, name in enumerate(CELLS):
        page.evaluate(RUN, number)
        part = notebook.output(number).locator(".bw-table").first
        last = ".bw-log-text, .bw-puzzle-help button, .bw-editor-verdict :text('Valid')"
        expect(part.locator(last).locator("visible=true").first).to_be_visible(timeout=30_000)
        seen[name] = part, look(part)
    problems = [
        f"{name}: {change}" for name, (part, before) in seen.items() for change in changes(before, look(part))
    ] + [f"second: {change}" for change in changes(seen["puzzle"][1], seen["second puzzle"][1])]
    assert problems == [], f"{len(problems)} changes\n" + "\n".join(problems[:10])
