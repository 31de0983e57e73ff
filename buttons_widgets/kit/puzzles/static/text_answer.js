// A line, or several, in which an answer is typed. The button beside it sends what stands there; in one line Enter does too.

/**
 * @typedef {Object} Line
 * @property {string} label
 * @property {string} example
 * @property {string} check
 * @property {string} hint
 * @property {boolean} active
 * @property {number} turn
 * @property {number} emptied
 * @property {string} given
 * @property {number} rows
 * @property {number} longest
 */

/** What tells the table that something was sent which the kernel will answer. */
const SENT = "bw-sent";
/** What tells the table that something else stands there now than was answered last. */
const CHANGED = "bwChanged";

/** @type {import("@anywidget/types").Render<Line>} */
function render({ model, el }) {
  el.classList.add("bw-text-answer");
  const label = document.createElement("label");
  const name = document.createElement("span");
  const long = model.get("rows") > 1;
  const input = long ? document.createElement("textarea") : document.createElement("input");
  if (input instanceof HTMLTextAreaElement) input.rows = model.get("rows");
  else input.type = "text";
  input.className = "jp-mod-styled";
  input.maxLength = model.get("longest");
  input.autocomplete = "off";
  input.spellcheck = long;
  input.enterKeyHint = long ? "enter" : "done";
  input.value = model.get("given");
  label.append(name, input);
  const button = document.createElement("button");
  button.type = "button";
  button.className = "jupyter-button bw-action bw-text-check mod-primary";
  el.append(label, button);

  let answered = input.value;
  /** @type {string | undefined} */
  let sent;

  const draw = () => {
    name.textContent = model.get("label");
    input.placeholder = model.get("example");
    input.readOnly = !model.get("active");
    button.textContent = model.get("check");
    button.title = model.get("hint");
    button.disabled = !model.get("active") || input.value.trim() === "";
    if (input.value === answered) delete el.dataset[CHANGED];
    else el.dataset[CHANGED] = "";
  };

  const give = () => {
    if (button.disabled) return;
    const screen = /** @type {any} */ (globalThis).bwScreen;
    try {
      model.send({ type: "answer", text: input.value, turn: model.get("turn"), screen });
    } catch {
      // The kernel has gone; the table around finds that out and says so.
    }
    sent = input.value;
    el.dispatchEvent(new CustomEvent(SENT, { bubbles: true }));
  };

  const fill = () => {
    input.value = model.get("given");
    answered = input.value; // a line without the ends of lines that were given
    draw();
  };

  const answeredNow = () => {
    if (sent === undefined) return;
    answered = sent;
    sent = undefined;
    draw();
  };

  input.addEventListener("input", draw);
  input.addEventListener("keydown", (/** @type {any} */ event) => {
    if (long || event.key !== "Enter" || event.isComposing || event.repeat) return;
    event.preventDefault();
    give();
  });
  button.addEventListener("click", give);
  for (const trait of /** @type {const} */ (["label", "example", "check", "hint", "active"])) {
    model.on(`change:${trait}`, draw);
  }
  model.on("change:emptied", fill);
  model.on("change:turn", answeredNow);
  draw();

  return () => {
    for (const trait of /** @type {const} */ (["label", "example", "check", "hint", "active"])) {
      model.off(`change:${trait}`, draw);
    }
    model.off("change:emptied", fill);
    model.off("change:turn", answeredNow);
  };
}

export default { render };
