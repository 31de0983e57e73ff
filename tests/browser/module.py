"""A widget's ES module alone on a blank page: a model that stands in for the kernel, and no Jupyter."""

import json
from typing import Any

import anywidget
from playwright.sync_api import Page

# As anywidget does it: the module comes from a blob, so that it cannot import another file.
LOAD = """async ([esm, css, state]) => {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  const url = URL.createObjectURL(new Blob([esm], { type: 'text/javascript' }));
  const module = await import(url);
  URL.revokeObjectURL(url);

  const listeners = new Map();
  const tell = (event, ...rest) => [...(listeners.get(event) ?? [])].forEach((listener) => listener(...rest));
  const unsaved = {};
  const model = {
    get: (name) => state[name],
    set: (name, value) => { unsaved[name] = value; state[name] = value; tell(`change:${name}`); tell('change'); },
    save_changes: () => { view.saved.push({ ...unsaved }); for (const name in unsaved) delete unsaved[name]; },
    on: (event, listener) => listeners.set(event, [...(listeners.get(event) ?? []), listener]),
    off: (event, listener) => listeners.set(event,
      listener ? (listeners.get(event) ?? []).filter((other) => other !== listener) : []),
    send: (content, _, buffers) => {
      view.sent.push(structuredClone(content));
      view.buffers.push(...(buffers ?? []));
    },
  };
  const definition = typeof module.default === 'function' ? await module.default() : module.default;
  const controller = new AbortController();
  const view = {
    module, model, sent: [], buffers: [], saved: [], cleanups: [], listeners,
    async show() {
      const el = document.createElement('div');
      document.querySelector('main').append(el);
      const cleanup = await definition.render({ model, el, signal: controller.signal });
      view.cleanups.push(() => { cleanup?.(); el.remove(); });
    },
    update: (changes) => {
      Object.assign(state, changes);
      for (const name of Object.keys(changes)) tell(`change:${name}`);
      tell('change');
    },
    receive: (content) => tell('msg:custom', content, []),
    close: () => { view.cleanups.splice(0).forEach((clean) => clean()); controller.abort(); },
  };
  window.view = view;
  await definition.initialize?.({ model, signal: controller.signal });
  await view.show();
}"""


class View:
    """A widget shown on a blank page; in the page's own JavaScript it is `view`.

    The widget in Python and the page are not connected: `update` and `receive` play the kernel's part.
    """

    def __init__(self, page: Page, widget: anywidget.AnyWidget) -> None:
        """Show the widget, as it stands, inside the page's `main`."""
        self.page = page
        state = {name: value for name, value in widget.get_state().items() if _is_json(value)}
        page.evaluate(LOAD, [str(state.pop("_esm")), str(state.pop("_css", "")), state])

    @property
    def sent(self) -> list[Any]:
        """The messages that the module sent so far, oldest first."""
        messages: list[Any] = self.page.evaluate("() => view.sent")
        return messages

    @property
    def saved(self) -> list[dict[str, Any]]:
        """What the module saved to the model, one entry for each `save_changes`."""
        changes: list[dict[str, Any]] = self.page.evaluate("() => view.saved")
        return changes

    @property
    def listening(self) -> int:
        """How many listeners the model has; none must be left after `close`."""
        count: int = self.page.evaluate("() => [...view.listeners.values()].reduce((sum, all) => sum + all.length, 0)")
        return count

    def update(self, **changes: object) -> None:
        """Change traits, as the kernel does."""
        self.page.evaluate("(changes) => view.update(changes)", changes)

    def receive(self, content: object) -> None:
        """Give the module a message from the kernel."""
        self.page.evaluate("(content) => view.receive(content)", content)

    def show_again(self) -> None:
        """Show the same model a second time, below."""
        self.page.evaluate("() => view.show()")

    def close(self) -> None:
        """Take every view of it off the page."""
        self.page.evaluate("() => view.close()")

    def call(self, name: str, *arguments: object) -> Any:
        """What the function of this name that the module exports returns for the arguments."""
        return self.page.evaluate("([name, rest]) => view.module[name](...rest)", [name, list(arguments)])


def _is_json(value: object) -> bool:
    try:
        json.dumps(value)
    except TypeError:
        return False
    return True
