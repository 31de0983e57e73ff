// The worth of a game, move by move. A click, or an arrow key, leads to a decision.

/** @typedef {{ text: string, look: string, x: number, y: number }} Mark */

/**
 * @typedef {object} Plot
 * @property {string} title
 * @property {string} description
 * @property {string} hint
 * @property {string[]} lines
 * @property {{ text: string, y: number }[]} levels
 * @property {{ text: string, x: number }[]} rounds
 * @property {Mark[]} marks
 * @property {{ name: string, x: number }[]} stops
 * @property {number} at
 * @property {number} now
 */

/** What tells the table around that the kernel will answer. */
const SENT = "bw-sent";
/** So much room a mark takes, in CSS pixels. */
const MARK = { width: 15, height: 12 };
const STEPS = new Map([
  ["ArrowLeft", -1],
  ["ArrowDown", -1],
  ["ArrowRight", 1],
  ["ArrowUp", 1],
]);

/**
 * The marks that have room, in a plot of a size in CSS pixels: each unless it would cover one before it. The moments that
 * decided the game are all there: those that are near each other overlap.
 * @param {Mark[]} marks
 * @param {number} width
 * @param {number} height
 */
export function roomy(marks, width, height) {
  /** @type {Mark[]} */
  const kept = [];
  for (const mark of marks) {
    const covers = (/** @type {Mark} */ other) =>
      Math.abs(mark.x - other.x) * width < 100 * MARK.width && Math.abs(mark.y - other.y) * height < 100 * MARK.height;
    if (mark.look === "point" || !kept.some(covers)) kept.push(mark);
  }
  return kept;
}

/**
 * The number of the stop that is nearest to a place; of equally near ones the first.
 * @param {{ x: number }[]} stops
 * @param {number} x
 */
export function nearest(stops, x) {
  const distances = stops.map((stop) => Math.abs(stop.x - x));
  return distances.indexOf(Math.min(...distances));
}

/**
 * The stop to which a key leads, or -1 if it leads nowhere.
 * @param {string} key
 * @param {number} at The stop that is looked at, or the last one before what is.
 * @param {boolean} beyond Whether something after that stop is looked at.
 * @param {number} count How many stops there are.
 */
export function stopOf(key, at, beyond, count) {
  if (key === "Home") return count > 0 ? 0 : -1;
  if (key === "End") return count - 1;
  const step = STEPS.get(key);
  if (step === undefined) return -1;
  const stop = at + step + (step < 0 && beyond ? 1 : 0);
  return stop >= 0 && stop < count ? stop : -1;
}

/** How many there are in the page. Each widget loads this module anew, and what a module counts is counted for it alone. */
const page = /** @type {{ bwWorthPlots?: number }} */ (globalThis);

/** @type {import("@anywidget/types").Render<Plot>} */
function render({ model, el }) {
  el.classList.add("bw-review-plot");
  const head = document.createElement("div");
  head.className = "bw-review-title";
  head.setAttribute("aria-hidden", "true");
  const told = document.createElement("div");
  told.className = "bw-unseen";
  page.bwWorthPlots = (page.bwWorthPlots ?? 0) + 1;
  told.id = `bw-review-told-${page.bwWorthPlots}`;
  const field = document.createElement("div");
  field.className = "bw-review-field";
  field.setAttribute("role", "slider");
  field.setAttribute("aria-describedby", told.id);
  field.setAttribute("aria-valuemin", "1");
  field.tabIndex = 0;
  const inner = document.createElement("div");
  inner.setAttribute("aria-hidden", "true");
  const now = document.createElement("div");
  now.className = "bw-review-now";
  const goal = document.createElement("div");
  goal.className = "bw-review-goal";
  goal.hidden = true;
  field.append(inner, goal, now);
  el.append(head, told, field);

  const draw = () => {
    head.textContent = model.get("title");
    field.setAttribute("aria-label", `${model.get("title")}. ${model.get("hint")}`);
    told.textContent = model.get("description");
    const lines = [
      ...model.get("levels").map(({ y }) => svgLine(0, y, 100, y)),
      ...model.get("rounds").map(({ x }) => svgLine(x, 0, x, 100)),
    ];
    const svg = svgElement("svg", { viewBox: "0 0 100 100", preserveAspectRatio: "none" });
    const grid = svgElement("g", { class: "bw-review-grid" });
    grid.append(...lines);
    svg.append(grid, ...model.get("lines").map((points) => svgElement("polyline", { points })));
    inner.replaceChildren(
      svg,
      ...model.get("levels").map(({ text, y }) => written(text, "bw-review-level", { top: y })),
      ...model.get("rounds").map(({ text, x }) => written(text, "bw-review-round", { left: x })),
      ...roomy(model.get("marks"), field.clientWidth, field.clientHeight).map(({ text, look, x, y }) =>
        written(text, `bw-review-mark bw-review-${look}`, { left: x, top: y }),
      ),
    );
    follow();
  };

  const follow = () => {
    const { name } = model.get("stops")[model.get("at")] ?? { name: "" };
    field.setAttribute("aria-valuemax", String(Math.max(1, model.get("stops").length)));
    field.setAttribute("aria-valuenow", String(Math.max(1, model.get("at") + 1)));
    field.setAttribute("aria-valuetext", name || model.get("title"));
    now.style.left = `${model.get("now")}%`;
  };

  /** @param {number} stop */
  const go = (stop) => {
    if (stop < 0) return;
    try {
      model.send({ type: "go", stop, screen: /** @type {any} */ (globalThis).bwScreen });
    } catch {
      // The kernel has gone; the table around finds that out and says so.
    }
    field.dispatchEvent(new CustomEvent(SENT, { bubbles: true }));
  };

  /** @param {MouseEvent} event */
  const under = (event) => {
    const { left, width } = field.getBoundingClientRect();
    return nearest(model.get("stops"), (100 * (event.clientX - left)) / Math.max(1, width));
  };

  field.addEventListener("click", (event) => go(under(event)));
  field.addEventListener("pointermove", (event) => {
    const stop = model.get("stops")[under(event)];
    goal.hidden = stop === undefined;
    if (stop === undefined) return;
    goal.style.left = `${stop.x}%`;
    field.title = stop.name;
  });
  field.addEventListener("pointerleave", () => {
    goal.hidden = true;
  });
  field.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key !== "Home" && event.key !== "End" && !STEPS.has(event.key)) return;
    event.preventDefault();
    const at = model.get("at");
    const beyond = at >= 0 && model.get("now") > (model.get("stops")[at]?.x ?? 0);
    go(stopOf(event.key, at, beyond, model.get("stops").length));
  });

  // A width of the window for which there is more room, or less.
  const sizes = new ResizeObserver(draw);
  sizes.observe(field);
  const parts = ["title", "description", "hint", "lines", "levels", "rounds", "marks", "stops"];
  for (const part of parts) model.on(/** @type {any} */ (`change:${part}`), draw);
  model.on("change:at", follow);
  model.on("change:now", follow);
  draw();

  return () => {
    sizes.disconnect();
    for (const part of parts) model.off(/** @type {any} */ (`change:${part}`), draw);
    model.off("change:at", follow);
    model.off("change:now", follow);
  };
}

/**
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 */
function svgElement(name, attributes) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, String(value));
  return element;
}

/**
 * @param {number} x1
 * @param {number} y1
 * @param {number} x2
 * @param {number} y2
 */
function svgLine(x1, y1, x2, y2) {
  return svgElement("line", { x1, y1, x2, y2 });
}

/**
 * A text at a place, which is given in per cent.
 * @param {string} text
 * @param {string} className
 * @param {{ left?: number, top?: number }} place
 */
function written(text, className, place) {
  const span = document.createElement("span");
  span.className = className;
  span.textContent = text;
  if (place.left !== undefined) span.style.left = `${place.left}%`;
  if (place.top !== undefined) span.style.top = `${place.top}%`;
  return span;
}

export default { render };
