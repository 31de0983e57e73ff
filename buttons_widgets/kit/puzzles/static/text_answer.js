// A line in which an answer is typed. Enter or the button beside it sends what stands there.

/**
 * @typedef {Object} Line
 * @property {string} label
 * @property {string} example
 * @property {string} check
 * @property {string} hint
 * @property {boolean} active
 * @property {number} turn
 * @property {number} emptied
 */

/** What tells the table that something was sent which the kernel will answer. */
const SENT = "bw-sent";
const LONGEST = 300;

/** @type {import("@anywidget/types").Render<Line>} */
function render({ model, el }) {
  el.classList.add("bw-text-answer");
  const label = document.createElement("label");
  const name = document.createElement("span");
  const input = document.createElement("input");
  input.type = "text";
  input.className = "jp-mod-styled";
  input.maxLength = LONGEST;
  input.autocomplete = "off";
  input.spellcheck = false;
  input.enterKeyHint = "done";
  label.append(name, input);
  const button = document.createElement("button");
  button.type = "button";
  button.className = "jupyter-button bw-action bw-text-check mod-primary";
  el.append(label, button);

  const draw = () => {
    name.textContent = model.get("label");
    input.placeholder = model.get("example");
    input.readOnly = !model.get("active");
    button.textContent = model.get("check");
    button.title = model.get("hint");
    button.disabled = !model.get("active") || input.value.trim() === "";
  };

  const give = () => {
    if (button.disabled) return;
    const screen = /** @type {any} */ (globalThis).bwScreen;
    try {
      model.send({ type: "answer", text: input.value, turn: model.get("turn"), screen });
    } catch {
      // The kernel has gone; the table around finds that out and says so.
    }
    el.dispatchEvent(new CustomEvent(SENT, { bubbles: true }));
  };

  const empty = () => {
    input.value = "";
    draw();
  };

  input.addEventListener("input", draw);
  input.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.isComposing || event.repeat) return;
    event.preventDefault();
    give();
  });
  button.addEventListener("click", give);
  for (const trait of /** @type {const} */ (["label", "example", "check", "hint", "active"])) {
    model.on(`change:${trait}`, draw);
  }
  model.on("change:emptied", empty);
  draw();

  return () => {
    for (const trait of /** @type {const} */ (["label", "example", "check", "hint", "active"])) {
      model.off(`change:${trait}`, draw);
    }
    model.off("change:emptied", empty);
  };
}

export default { render };
