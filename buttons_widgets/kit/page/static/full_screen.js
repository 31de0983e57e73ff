// A button with which a table fills the whole screen. Browsers allow it only within the click itself, so no kernel is asked.

/**
 * @typedef {object} Button
 * @property {string} enter
 * @property {string} leave
 */

const KEY = "f";
const WRITES = "input, textarea, select, [contenteditable='true']";
const CORNERS = {
  enter: "M2 6V2h4 M10 2h4v4 M14 10v4h-4 M6 14H2v-4",
  leave: "M6 2v4H2 M14 6h-4V2 M10 14v-4h4 M2 10h4v4",
};

/**
 * Whether a key press asks for the full screen, or for the end of it.
 * @param {KeyboardEvent} event
 */
export function asks(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false;
  return event.key.toLowerCase() === KEY && !(/** @type {Element} */ (event.target).closest(WRITES));
}

/** @type {import("@anywidget/types").Render<Button>} */
function render({ model, el }) {
  el.classList.add("bw-full-screen");
  el.hidden = !document.fullscreenEnabled;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "jupyter-button bw-tool-full-screen";
  button.innerHTML = '<svg viewBox="0 0 16 16" aria-hidden="true"><path/></svg>';
  el.append(button);
  const stop = new AbortController();
  const { signal } = stop;

  /** What fills the screen: the stage, which stays when one table takes the place of another. */
  const whole = () => el.closest(".bw-stage") ?? el.closest(".bw-table");

  const draw = () => {
    const way = whole() !== null && document.fullscreenElement === whole() ? "leave" : "enter";
    const name = model.get(way);
    button.title = name;
    button.setAttribute("aria-label", name);
    button.querySelector("path")?.setAttribute("d", CORNERS[way]);
  };

  const toggle = () => {
    const asked = document.fullscreenElement === whole() ? document.exitFullscreen() : whole()?.requestFullscreen();
    asked?.catch(() => {}); // the page around does not allow it
  };

  // The table is there only after its parts were drawn, so a key is looked for where it comes up in the end.
  const onKey = (/** @type {KeyboardEvent} */ event) => {
    const table = el.closest(".bw-table");
    if (el.hidden || !asks(event) || !table?.contains(/** @type {Node} */ (event.target))) return;
    event.preventDefault();
    toggle();
  };

  button.addEventListener("click", toggle, { signal });
  window.addEventListener("keydown", onKey, { capture: true, signal });
  document.addEventListener("fullscreenchange", draw, { signal });
  model.on("change:enter", draw);
  model.on("change:leave", draw);
  draw();
  // In a full screen already, because the table before was: known as soon as the button is on the page.
  requestAnimationFrame(draw);

  return () => {
    stop.abort();
    model.off("change:enter", draw);
    model.off("change:leave", draw);
    button.remove();
  };
}

export default { render };
