"""The harness itself: what it promises to the other tests of this ring."""

import os
from contextlib import closing
from pathlib import Path

import anywidget
import pytest
import traitlets
from playwright.sync_api import Browser, Error, Page, expect

from tests.browser.axe import axe
from tests.browser.chromium import NoChromium, find_chromium
from tests.browser.lab import Lab, LabServer
from tests.browser.module import View
from tests.browser.watch import Watch
from tests.browser.windows import Windows

COUNTING_BUTTON = """
import ipywidgets
clicks = 0
def count(button):
    global clicks
    clicks += 1
    button.description = f"clicked {clicks}"
button = ipywidgets.Button(description="never clicked")
button.on_click(count)
button
"""


def test_a_button_in_jupyterlab_is_clicked_and_the_kernel_knows_and_outlives_a_reload(lab: Lab) -> None:
    notebook = lab.open([COUNTING_BUTTON], theme="dark", whole_lab=True)
    notebook.run_all()
    button = notebook.output(0).get_by_role("button")
    button.click()
    expect(button).to_have_text("clicked 1")
    assert notebook.execute("clicks") == "1"
    assert notebook.page.locator("body[data-jp-theme-light='false']").count() == 1
    picture = notebook.screenshot("harness-dark")
    assert picture.stat().st_size > 1000
    assert axe(notebook.page, ".jupyter-button") == []
    notebook.reload()
    button.click()
    expect(button).to_have_text("clicked 2")


LEAVE_TRACES = "() => { sessionStorage.setItem('left', 'behind'); console.error('of the test before') }"
TRACES = """() => [document.body.dataset.jpThemeLight, innerWidth, sessionStorage.length,
  document.querySelectorAll('.jp-NotebookPanel').length, document.querySelectorAll('[data-test]').length]"""


def test_a_window_is_used_again_as_if_it_were_new(browser: Browser, lab_server: LabServer) -> None:
    with closing(Windows(browser)) as windows:
        before = Lab(windows, lab_server)
        notebook = before.open([COUNTING_BUTTON], theme="dark", width=400)
        notebook.run_all()
        notebook.add_style("body { opacity: 0.9 }")
        notebook.page.evaluate(LEAVE_TRACES)
        before.close()
        with pytest.raises(AssertionError, match="of the test before"):
            before.check()
        after = Lab(windows, lab_server)
        again = after.open(["value = 1"])
        assert again.page is notebook.page
        again.run_all()
        assert again.execute("value, 'clicks' in globals()") == "(1, False)"
        assert again.page.evaluate(TRACES) == ["true", 1280, 0, 1, 0]
        # One that a test has broken is not used again.
        again.page.close()
        after.close()
        after.check()
        last = Lab(windows, lab_server)
        assert last.open([]).page is not notebook.page
        last.close()


TABS = "() => [jupyterapp.shell.leftCollapsed, [...jupyterapp.shell.widgets('main')].length]"


def test_a_window_with_side_bars_is_used_again(browser: Browser, lab_server: LabServer) -> None:
    with closing(Windows(browser)) as windows:
        before = Lab(windows, lab_server)
        whole = before.open([], whole_lab=True)
        whole.page.evaluate("() => jupyterapp.shell.collapseLeft()")
        before.close()
        after = Lab(windows, lab_server)
        again = after.open(["value = 1"], whole_lab=True)
        assert again.page is whole.page
        again.run_all()
        assert again.execute("value") == "1"
        # The notebook alone is open, and not what JupyterLab shows where nothing is.
        again.page.wait_for_function(f"() => String(({TABS})()) === 'false,1'")
        after.close()
        after.check()


def test_a_kernel_that_ended_is_replaced(lab: Lab) -> None:
    notebook = lab.open(["value = 1"])
    for end in (notebook.restart_kernel, notebook.kill_kernel):
        notebook.run_all()
        assert notebook.execute("value") == "1"
        before = notebook.execute("import os; os.getpid()")
        end()
        assert notebook.execute("import os; os.getpid()") != before
        assert notebook.execute("'value' in globals()") == "False"
    notebook.run_all()
    assert notebook.execute("value") == "1"


def test_what_the_kernel_raises_is_raised_and_its_home_is_not_the_person_s(lab: Lab) -> None:
    notebook = lab.open([], width=400)
    with pytest.raises(Error, match="ZeroDivisionError: division by zero"):
        notebook.execute("1 / 0")
    assert notebook.execute("import platformdirs; print(platformdirs.user_data_dir('x'))").startswith(
        str(lab.server.home)
    )
    assert notebook.page.evaluate("window.innerWidth") == 400


def test_a_kernel_that_does_not_answer_is_not_waited_for_for_ever(lab: Lab, tmp_path: Path) -> None:
    notebook = lab.open([])
    gate = tmp_path / "gate"
    os.mkfifo(gate)
    with pytest.raises(Error, match=r"no answer from the kernel in 0\.2 s"):
        notebook.execute(f"open({str(gate)!r}).read()", seconds=0.2)  # until somebody writes
    gate.write_text("go on")
    assert notebook.execute("6 * 7") == "42"


def test_an_es_module_runs_on_a_blank_page(blank_page: Page) -> None:
    blank_page.add_script_tag(
        type="module", content="export default 1; document.querySelector('main').textContent = 6 * 7"
    )
    expect(blank_page.locator("main")).to_have_text("42")
    assert axe(blank_page, "main") == []
    blank_page.set_content("<img id='picture' src='data:image/gif;base64,R0lGODlhAQABAAAAACw='>")
    assert any(problem.startswith("image-alt") for problem in axe(blank_page, "#picture"))


class Counter(anywidget.AnyWidget):
    """As small a widget as shows all that a `View` can do."""

    _esm = """
    export const twice = (number) => 2 * number;
    function render({ model, el }) {
      const button = document.createElement('button');
      const draw = () => { button.textContent = `count ${model.get('count')}`; };
      button.onclick = () => {
        model.set('count', model.get('count') + 1);
        model.save_changes();
        model.send({ type: 'clicked' });
      };
      const reset = () => { button.textContent = 'told'; };
      model.on('change:count', draw);
      model.on('msg:custom', reset);
      draw();
      el.append(button);
      return () => { model.off('change:count', draw); model.off('msg:custom', reset); };
    }
    export default { render };
    """
    _css = "button { color: rgb(1, 2, 3) }"
    count = traitlets.Int(3).tag(sync=True)


def test_a_widget_is_shown_without_a_kernel(blank_page: Page) -> None:
    view = View(blank_page, Counter(count=5))
    view.show_again()
    first, second = blank_page.get_by_role("button").all()
    expect(first).to_have_text("count 5")
    expect(first).to_have_css("color", "rgb(1, 2, 3)")
    first.click()
    expect(second).to_have_text("count 6")
    assert view.sent == [{"type": "clicked"}]
    assert view.saved == [{"count": 6}]
    view.update(count=8)
    expect(first).to_have_text("count 8")
    view.receive({"type": "reset"})
    expect(second).to_have_text("told")
    assert view.call("twice", 21) == 42
    assert view.listening == 4
    view.close()
    assert view.listening == 0
    expect(blank_page.locator("main")).to_be_empty()


def test_errors_and_foreign_hosts_are_seen(browser: Browser) -> None:
    context = browser.new_context()
    watch = Watch(context, allowed=["meant"])
    page = context.new_page()
    with page.expect_event("requestfailed"), page.expect_console_message(lambda message: message.text == "last"):
        page.set_content(
            """<img src="https://example.org/picture.png" onerror="console.error('last')">
            <script>console.error('this is meant'); throw new Error('not caught')</script>"""
        )
    assert watch.foreign == ["https://example.org/picture.png"]
    assert any("not caught" in error for error in watch.errors)
    assert any("last" in error for error in watch.errors)
    assert not any("meant" in error for error in watch.errors)
    with pytest.raises(AssertionError, match="other hosts"):
        watch.check()
    context.close()


def test_a_chromium_may_be_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    mine = tmp_path / "my-chromium"
    mine.touch(mode=0o755)
    monkeypatch.setenv("BUTTONS_CHROMIUM", str(mine))
    assert find_chromium.__wrapped__() == mine
    monkeypatch.setenv("BUTTONS_CHROMIUM", str(tmp_path / "nothing"))
    with pytest.raises(NoChromium, match="which is no program"):
        find_chromium.__wrapped__()
    monkeypatch.delenv("BUTTONS_CHROMIUM")
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    mine.rename(tmp_path / "chromium-headless-shell")
    assert find_chromium.__wrapped__() == tmp_path / "chromium-headless-shell"
