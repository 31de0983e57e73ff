// How to play, in a few lines with pictures beside them: a box over the table that one press or Escape closes.

/**
 * @typedef {object} Line
 * @property {string} picture SVG
 * @property {string} text
 */

/**
 * @typedef {object} HowTo
 * @property {Line[]} lines
 * @property {boolean} shown
 * @property {string} title
 * @property {string} close_label
 */

const TABLE = ".bw-table";

/** @type {import("@anywidget/types").Render<HowTo>} */
function render({ model, el }) {
  el.classList.add("bw-how-to-place");
  const box = document.createElement("section");
  box.className = "bw-how-to";
  box.setAttribute("role", "dialog");
  box.setAttribute("aria-label", model.get("title"));
  box.tabIndex = -1;
  const title = document.createElement("h3");
  title.textContent = model.get("title");
  const list = document.createElement("ol");
  for (const { picture, text } of model.get("lines")) {
    const item = document.createElement("li");
    const drawing = document.createElement("span");
    drawing.setAttribute("aria-hidden", "true");
    drawing.innerHTML = picture;
    const says = document.createElement("span");
    says.textContent = text;
    item.append(drawing, says);
    list.append(item);
  }
  const button = document.createElement("button");
  button.type = "button";
  button.className = "jupyter-button mod-primary";
  button.textContent = model.get("close_label");
  box.append(title, list, button);
  el.append(box);

  /** @type {HTMLElement | null} */
  let before = null;

  const show = () => {
    const open = model.get("shown");
    if (box.hidden === !open) return;
    box.hidden = !open;
    const active = /** @type {HTMLElement | null} */ (document.activeElement);
    const table = el.closest(TABLE);
    if (open) {
      // Only the focus of somebody who is at the table is taken, and it is given back.
      before = active && table?.contains(active) ? active : null;
      if (before) button.focus({ preventScroll: true });
    } else if (box.contains(active)) {
      before?.focus({ preventScroll: true });
    }
  };

  const close = () => {
    model.set("shown", false);
    model.save_changes();
  };

  button.addEventListener("click", close);
  el.addEventListener("keydown", (event) => {
    // The one button is the one stop of Tab: whoever reads on stays here until it is closed.
    if (event.key === "Tab") event.preventDefault();
    if (event.key !== "Escape") return;
    event.stopPropagation();
    close();
  });
  box.hidden = true;
  model.on("change:shown", show);
  requestAnimationFrame(show);
  return () => model.off("change:shown", show);
}

export default { render };
