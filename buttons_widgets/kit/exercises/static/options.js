// Options of which one, or several, are chosen. The button below them sends what is chosen.

/**
 * @typedef {Object} Choice
 * @property {string[]} options
 * @property {boolean} several
 * @property {number[]} chosen
 * @property {number} set
 * @property {string} label
 * @property {string} check
 * @property {string} hint
 * @property {boolean} active
 * @property {number} turn
 */

/** What tells the table that something was sent which the kernel will answer. */
const SENT = "bw-sent";
/** What tells the table that something else is chosen now than was answered last. */
const CHANGED = "bwChanged";
/** How many there are in the page. Each widget loads this module anew, and what a module counts is counted for it alone. */
const page = /** @type {{ bwOptions?: number }} */ (globalThis);

/** @type {import("@anywidget/types").Render<Choice>} */
function render({ model, el }) {
  el.classList.add("bw-options");
  page.bwOptions = (page.bwOptions ?? 0) + 1;
  // Radio buttons of one name belong together wherever they are: the arrows lead through them, and one of them is chosen.
  const group = `bw-options-${page.bwOptions}`;
  const list = document.createElement("div");
  const button = document.createElement("button");
  button.type = "button";
  button.className = "jupyter-button bw-action bw-options-check mod-primary";
  el.append(list, button);

  const inputs = () => /** @type {HTMLInputElement[]} */ ([...list.querySelectorAll("input")]);
  const chosen = () => inputs().flatMap((input, place) => (input.checked ? [place] : []));

  let answered = "";
  /** @type {string | undefined} */
  let sent;

  const build = () => {
    list.setAttribute("role", model.get("several") ? "group" : "radiogroup");
    list.setAttribute("aria-label", model.get("label"));
    const rows = model.get("options").map((text, place) => {
      const row = document.createElement("label");
      const input = document.createElement("input");
      input.type = model.get("several") ? "checkbox" : "radio";
      input.name = group;
      const letter = document.createElement("b");
      letter.textContent = String.fromCharCode(65 + place);
      const said = document.createElement("span");
      said.textContent = text;
      row.append(input, letter, said);
      return row;
    });
    list.replaceChildren(...rows);
    choose();
  };

  const choose = () => {
    inputs().forEach((input, place) => {
      input.checked = model.get("chosen").includes(place);
    });
    answered = chosen().join();
    draw();
  };

  const answeredNow = () => {
    if (sent === undefined) return;
    answered = sent;
    sent = undefined;
    draw();
  };

  const draw = () => {
    for (const input of inputs()) input.disabled = !model.get("active");
    button.textContent = model.get("check");
    button.title = model.get("hint");
    button.disabled = !model.get("active") || chosen().length === 0;
    if (chosen().join() === answered) delete el.dataset[CHANGED];
    else el.dataset[CHANGED] = "";
  };

  const give = () => {
    if (button.disabled) return;
    const screen = /** @type {any} */ (globalThis).bwScreen;
    try {
      model.send({ type: "answer", chosen: chosen(), turn: model.get("turn"), screen });
    } catch {
      // The kernel has gone; the table around finds that out and says so.
    }
    sent = chosen().join();
    el.dispatchEvent(new CustomEvent(SENT, { bubbles: true }));
  };

  list.addEventListener("change", draw);
  list.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.isComposing || event.repeat) return;
    event.preventDefault();
    give();
  });
  button.addEventListener("click", give);
  const drawn = /** @type {const} */ (["check", "hint", "active"]);
  for (const trait of drawn) model.on(`change:${trait}`, draw);
  model.on("change:options", build);
  model.on("change:set", choose);
  model.on("change:turn", answeredNow);
  build();

  return () => {
    for (const trait of drawn) model.off(`change:${trait}`, draw);
    model.off("change:options", build);
    model.off("change:set", choose);
    model.off("change:turn", answeredNow);
  };
}

export default { render };
