// The row of buttons of a table. What was pressed goes back with the turn in which it was seen.

import { pressing } from "./pressing.js";

/**
 * @typedef {Object} Action
 * @property {string} name
 * @property {string} label
 * @property {string} hint
 * @property {string} key
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
  const presses = pressing(model, el, "data-bw-name");

  /** @param {string} name */
  const buttonOf = (name) => {
    const known = made.get(name);
    if (known) return known;
    const button = document.createElement("button");
    button.type = "button";
    button.dataset.bwName = name;
    button.addEventListener("click", () => presses.send({ type: "press", name }, name));
    button.addEventListener("bw-key", () => presses.look(name)); // the frame, which tells the kernel of the key
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
      button.dataset.bwKey = action.key;
      button.disabled = !action.ready;
      return button;
    });
    for (const button of made.values()) if (!shown.includes(button)) button.remove();
    // Only what is out of its place is moved: a button that is moved loses the focus.
    shown.forEach((button, place) => {
      if (el.children[place] !== button) el.insertBefore(button, el.children[place] ?? null);
    });
    answered();
  };

  /** @param {string} [name] */
  const answered = (name) => {
    presses.answer(name);
    presses.show();
  };
  const onTurn = () => answered();
  /** @param {{ type: string, name?: string }} message */
  const onMessage = ({ type, name }) => {
    if (type === "heard") answered(name);
  };

  model.on("change:offered", draw);
  model.on("change:turn", onTurn);
  model.on("msg:custom", onMessage);
  draw();

  return () => {
    model.off("change:offered", draw);
    model.off("change:turn", onTurn);
    model.off("msg:custom", onMessage);
  };
}

export default { render };
