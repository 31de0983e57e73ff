// A button with which a table fills the whole screen, and one for its sounds. Browsers allow both only within the click itself,
// so no kernel is asked.

import { keepSound, sound, tryOut, wantsSound } from "./sounds.js";

/**
 * @typedef {object} Button
 * @property {string} enter
 * @property {string} leave
 * @property {string} sounds
 */

const KEY = "f";
const WRITES = "input, textarea, select, [contenteditable='true']";
const SPEAKER = "M2 6v4h3l4 3V3L5 6z";
const WAVES = { true: "M11 6q1.6 2 0 4 M13 4q3.2 4 0 8", false: "M11.5 6l4 4 M15.5 6l-4 4" };
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
  const make = (/** @type {string} */ name) => {
    const made = document.createElement("button");
    made.type = "button";
    made.className = `jupyter-button bw-tool-icon bw-tool-${name}`;
    made.innerHTML = '<svg viewBox="0 0 16 16" aria-hidden="true"><path/></svg>';
    el.append(made);
    return made;
  };
  const [loud, button] = [make("sounds"), make("full-screen")];
  button.hidden = !document.fullscreenEnabled;
  let wanted = wantsSound();
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
    loud.title = model.get("sounds");
    loud.setAttribute("aria-label", model.get("sounds"));
    loud.setAttribute("aria-pressed", String(wanted));
    loud.querySelector("path")?.setAttribute("d", `${SPEAKER} ${WAVES[wanted ? "true" : "false"]}`);
  };

  const turnSound = () => {
    wanted = !wanted;
    keepSound(wanted);
    if (wanted) tryOut();
    draw();
  };

  const toggle = () => {
    const asked = document.fullscreenElement === whole() ? document.exitFullscreen() : whole()?.requestFullscreen();
    asked?.catch(() => {}); // the page around does not allow it
  };

  // The table is there only after its parts were drawn, so a key is looked for where it comes up in the end.
  const onKey = (/** @type {KeyboardEvent} */ event) => {
    const table = el.closest(".bw-table");
    if (button.hidden || !asks(event) || !table?.contains(/** @type {Node} */ (event.target))) return;
    event.preventDefault();
    toggle();
  };

  // The table is there only after its parts were drawn.
  const arrives = new ResizeObserver(() => {
    const table = /** @type {HTMLElement | null} */ (el.closest(".bw-table"));
    if (table === null) return;
    arrives.disconnect();
    sound(table, signal);
  });
  arrives.observe(el);

  button.addEventListener("click", toggle, { signal });
  loud.addEventListener("click", turnSound, { signal });
  window.addEventListener("keydown", onKey, { capture: true, signal });
  document.addEventListener("fullscreenchange", draw, { signal });
  model.on("change:enter", draw);
  model.on("change:leave", draw);
  model.on("change:sounds", draw);
  draw();
  // In a full screen already, because the table before was: known as soon as the button is on the page.
  requestAnimationFrame(draw);

  return () => {
    stop.abort();
    model.off("change:enter", draw);
    model.off("change:leave", draw);
    model.off("change:sounds", draw);
    arrives.disconnect();
    el.replaceChildren();
  };
}

export default { render };
