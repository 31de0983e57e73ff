// The row of buttons of a table. What was pressed goes back with the turn in which it was seen.

/**
 * @typedef {Object} Action
 * @property {string} name
 * @property {string} label
 * @property {string} hint
 * @property {boolean} ready
 * @property {boolean} main
 */

/**
 * @typedef {Object} Row
 * @property {Action[]} offered
 * @property {number} turn
 */

/** @type {import("@anywidget/types").Render<Row>} */
function render({ model, el }) {
  el.classList.add("bw-actions");
  /** A button that was made once is used again: it would lose the focus otherwise.
   * @type {Map<string, HTMLButtonElement>} */
  const made = new Map();

  /** @param {string} name */
  const buttonOf = (name) => {
    const known = made.get(name);
    if (known) return known;
    const button = document.createElement("button");
    button.type = "button";
    button.addEventListener("click", () => press(name));
    made.set(name, button);
    return button;
  };

  const draw = () => {
    const offered = model.get("offered");
    const shown = offered.map((action) => {
      const button = buttonOf(action.name);
      const main = action.main ? " mod-primary" : "";
      // The looks of ipywidgets' own buttons, in light and dark.
      button.className = `jupyter-button bw-action bw-action-${action.name}${main}`;
      if (button.textContent !== action.label) button.textContent = action.label;
      button.title = action.hint;
      button.disabled = !action.ready;
      return button;
    });
    for (const button of made.values()) if (!shown.includes(button)) button.remove();
    // Only what is out of its place is moved: a button that is moved loses the focus.
    shown.forEach((button, place) => {
      if (el.children[place] !== button) el.insertBefore(button, el.children[place] ?? null);
    });
  };

  /** @param {string} name */
  const press = (name) => {
    try {
      model.send({ type: "press", name, turn: model.get("turn"), screen: /** @type {any} */ (globalThis).bwScreen });
    } catch {
      // The kernel has gone; the table around finds that out and says so.
    }
  };

  model.on("change:offered", draw);
  draw();

  return () => {
    model.off("change:offered", draw);
  };
}

export default { render };
