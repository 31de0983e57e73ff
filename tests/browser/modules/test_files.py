"""The ES modules around a table alone on a blank page: the button for a file, and files that are handed out."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from buttons_widgets.kit.lobby.open_box import FilePick
from buttons_widgets.kit.page.frame import Frame
from tests.browser.axe import axe
from tests.browser.module import View

BYTES = "() => view.buffers.map((data) => new TextDecoder().decode(data))"


def test_a_file_that_is_picked_is_sent_but_no_more_of_it_than_is_wanted(blank_page: Page, tmp_path: Path) -> None:
    view = View(blank_page, FilePick("Choose a file", "A saved game", most=10))
    button = blank_page.get_by_role("button", name="Choose a file", exact=True)
    expect(button).to_have_attribute("title", "A saved game")
    assert axe(blank_page, ".bw-file-pick") == []
    blank_page.evaluate("() => { window.told = 0; document.addEventListener('bw-sent', () => { window.told += 1 }) }")
    for number, text in enumerate(["short", "short", "x" * 100_000], start=1):
        (tmp_path / "game.json").write_text(text)
        with blank_page.expect_file_chooser() as chooser:
            button.click()
        chooser.value.set_files(tmp_path / "game.json")
        blank_page.wait_for_function("(count) => window.told === count", arg=number)
    assert view.sent == [{"type": "file"}] * 3
    assert blank_page.evaluate(BYTES) == ["short", "short", "x" * 11]
    view.update(label="Datei wählen")
    expect(blank_page.get_by_role("button", name="Datei wählen")).to_be_visible()


TABLE = """() => {
  const main = document.querySelector('main');
  main.className = 'bw-table';
  main.insertAdjacentHTML('beforeend', '<button class="bw-hands-out">Download</button><button>Roll</button>');
}"""
ANOTHER_TABLE = "() => document.body.prepend(Object.assign(document.createElement('main'), { className: 'bw-table' }))"


def file(name: str) -> dict[str, str]:
    """What the kernel sends for a file to be handed out."""
    return {"type": "download", "name": name, "text": '{"ä": 1}'}


def test_a_file_that_was_asked_for_is_handed_out_with_its_name(blank_page: Page, tmp_path: Path) -> None:
    blank_page.evaluate(TABLE)
    view = View(blank_page, Frame())
    blank_page.get_by_role("button", name="Download").press("Enter")
    with blank_page.expect_download() as download:
        view.receive(file("Ada & Bo.json"))
    assert download.value.suggested_filename == "Ada & Bo.json"
    download.value.save_as(tmp_path / "game.json")
    assert (tmp_path / "game.json").read_text(encoding="utf-8") == '{"ä": 1}'


def test_a_screen_that_did_not_ask_is_handed_nothing(blank_page: Page) -> None:
    blank_page.evaluate(TABLE)
    view = View(blank_page, Frame())
    # The same table in another output of the page, which did not ask either.
    blank_page.evaluate(ANOTHER_TABLE)
    view.show_again()
    names: list[str] = []
    blank_page.on("download", lambda download: names.append(download.suggested_filename))
    blank_page.get_by_role("button", name="Roll").click()
    view.receive(file("nobody asked.json"))
    blank_page.get_by_role("button", name="Download").click()
    view.receive(file("asked.json"))
    view.receive(file("asked by another screen.json"))
    # Two that were asked for before the kernel had time for the first.
    blank_page.get_by_role("button", name="Download").click()
    blank_page.get_by_role("button", name="Download").click()
    view.receive(file("first of two.json"))
    with blank_page.expect_download(lambda download: download.suggested_filename == "last.json"):
        view.receive(file("last.json"))
    assert names == ["asked.json", "first of two.json", "last.json"]
