// Fits a table into the part of the page that is in view: measures the room, tells the style sheets what fits into it, and
// scrolls the page to the table when it appears. It draws nothing and knows no game.

import { fit, WIDEST } from "./fit.js";
import { bringIntoView, justRun, scrollerOf, settle, viewOf } from "./into_view.js";

/**
 * @typedef {object} Fitting
 * @property {number} large
 * @property {number} small
 * @property {boolean} fresh
 * @property {boolean} looks_back
 * @property {boolean} dice
 * @property {boolean} ends
 */

const TABLE = ".bw-table";
const STAGE = ".bw-stage";
/** Where it is said what is to be done, and where it is done. */
const SAID = ".bw-told";
const PLAYED = ".bw-play";
/** What holds parts of a table. */
const PARTS = ".bw-table, .bw-floor, .bw-seats, .bw-seat, .bw-play";

/** For so long, in milliseconds, a table may keep people waiting that takes the place of one where they pressed something. */
const PATIENCE = 10_000;
/** Stages that keep their length until the next table is there, and what ends that.
 * @type {WeakMap<HTMLElement, ReturnType<typeof setTimeout>>} */
const waiting = new WeakMap();

/** @param {HTMLElement} element */
function inner(element) {
  const style = getComputedStyle(element);
  return element.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
}

/**
 * A board's width and height as it is drawn, before it is fitted.
 * @param {Element | null} panel
 */
function drawn(panel) {
  const svg = /** @type {SVGSVGElement | null} */ (panel?.querySelector(":scope > :last-child svg") ?? null);
  const box = svg?.viewBox.baseVal;
  if (!panel || !svg || !box || box.width === 0) return null;
  return { width: box.width, ratio: box.height / box.width, head: panel.clientHeight - svg.clientHeight };
}

/**
 * How high what is said at the end of a game is, and the podium and the buttons together.
 * @param {HTMLElement} table
 */
function ended(table) {
  const said = table.querySelector(SAID);
  const foot = said?.lastElementChild?.getBoundingClientRect().bottom ?? 0;
  const parts = [...table.querySelectorAll(`${PLAYED} > *`)];
  return {
    told: said ? Math.ceil(foot - said.getBoundingClientRect().top + said.scrollTop) : 0,
    play: parts.reduce((sum, part) => sum + part.getBoundingClientRect().height, 0),
  };
}

/** @type {import("@anywidget/types").Render<Fitting>} */
function render({ model, el }) {
  el.classList.add("bw-fitting");
  const stop = new AbortController();
  const { signal } = stop;
  /** @type {HTMLElement | null} */
  let table = null;
  /** @type {HTMLElement | null} */
  let stage = null;
  let lastHeight = 0;
  /** What boards needed so far: one that needs less for a moment, because a line above it is empty, does not grow. */
  let seen = { width: 0, ratio: 1.07, most: 0, head: 30, smallHead: 30 };

  const measure = () => {
    if (table === null || !table.isConnected || table.clientWidth === 0) return;
    const floor = /** @type {HTMLElement | null} */ (table.querySelector(".bw-floor"));
    const width = Math.floor(Math.min(WIDEST, inner(/** @type {HTMLElement} */ (table.parentElement))) - 8);
    lastHeight = table.offsetHeight;
    if (floor === null || width <= 0) return;
    if (width !== seen.width) seen = { ...seen, width, head: 30, smallHead: 30 };
    for (const panel of floor.querySelectorAll(".bw-seats > *")) {
      const board = drawn(panel);
      if (board === null) continue;
      const name = panel.closest(".bw-small") ? "smallHead" : "head";
      seen[name] = Math.max(seen[name], board.head);
      seen.ratio = seen.most === 0 ? board.ratio : Math.max(seen.ratio, board.ratio);
      seen.most = Math.max(seen.most, 1.2 * board.width);
    }
    const above = floor.getBoundingClientRect().top - table.getBoundingClientRect().top;
    const below = Number.parseFloat(getComputedStyle(table).paddingBottom);
    const height = viewOf(scrollerOf(table)).height - above - below - 4;
    const room = { ...seen, width, height, large: model.get("large"), small: model.get("small") };
    const [looksBack, dice] = [model.get("looks_back"), model.get("dice")];
    const ends = model.get("ends") ? ended(table) : undefined;
    put(table, fit({ ...room, most: seen.most || 540, looksBack, dice, ends }));
  };

  let planned = false;
  const plan = () => {
    if (planned) return;
    planned = true;
    requestAnimationFrame(() => {
      planned = false;
      if (!signal.aborted) measure();
    });
  };
  const sizes = new ResizeObserver(plan);
  // What boards draw in themselves is their own matter.
  const parts = new MutationObserver((records) => {
    if (records.some(({ target }) => /** @type {Element} */ (target).matches(PARTS))) watch();
  });

  // Parts of a table come one after the other, and later ones may come at any time.
  const watch = () => {
    if (table === null) return;
    const watched = [...table.children, ...table.querySelectorAll(".bw-seats > *")];
    if (model.get("ends")) watched.push(...table.querySelectorAll(`${SAID} > *, ${PLAYED} > *`));
    for (const part of [table, table.parentElement, scrollerOf(table), ...watched]) if (part) sizes.observe(part);
    plan();
  };

  const end = () => {
    watch();
    measure(); // at once: it is another table from now on
  };

  // The element is put on the page after it was drawn, perhaps much later: where a cell is out of view, JupyterLab waits.
  const arrives = new ResizeObserver(() => {
    const found = /** @type {HTMLElement | null} */ (el.closest(TABLE));
    if (found === null || found === table) return;
    table = found;
    stage = table.closest(STAGE);
    table.addEventListener("click", pressed, { capture: true, signal });
    table.addEventListener("keydown", pressed, { capture: true, signal });
    parts.observe(table, { childList: true, subtree: true });
    watch();
    measure();
    appear();
  });

  const pressed = () => {
    if (stage) stage.dataset.bwPressed = String(performance.now());
  };

  // A table that somebody at this page asked for comes into view: by a press at the one before, or by running a cell.
  const appear = () => {
    const at = Number(stage?.dataset.bwPressed ?? Number.NEGATIVE_INFINITY);
    const asked = performance.now() - at < PATIENCE;
    // The game after this one may have been begun by somebody else, who sits at another screen.
    const fresh = model.get("fresh") && stage?.dataset.bwFollows === undefined;
    if (stage) {
      delete stage.dataset.bwPressed;
      stage.dataset.bwFollows = "";
    }
    if (model.get("fresh")) {
      model.set("fresh", false);
      model.save_changes();
    }
    const appeared = /** @type {HTMLElement} */ (table);
    const wanted = asked || (fresh && justRun(appeared));
    settle(appeared, signal, (touched) => {
      if (stage) stage.style.minBlockSize = "";
      if (wanted && !touched) bringIntoView(appeared);
    });
  };

  arrives.observe(el);
  model.on("change:large", plan);
  model.on("change:small", plan);
  model.on("change:looks_back", plan);
  model.on("change:ends", end);
  window.addEventListener("resize", plan, { signal });
  document.addEventListener("fullscreenchange", () => watch(), { signal });

  return () => {
    stop.abort();
    // Until the next table is there, the page keeps its length: it would else be scrolled back.
    if (stage && lastHeight > 0) {
      const kept = stage;
      kept.style.minBlockSize = `${lastHeight}px`;
      clearTimeout(waiting.get(kept));
      const over = () => {
        kept.style.minBlockSize = "";
      };
      waiting.set(kept, setTimeout(over, PATIENCE));
    }
    arrives.disconnect();
    sizes.disconnect();
    parts.disconnect();
    model.off("change:large", plan);
    model.off("change:small", plan);
    model.off("change:looks_back", plan);
    model.off("change:ends", end);
  };
}

/**
 * Tell the style sheets.
 * @param {HTMLElement} table
 * @param {import("./fit.js").Fit} fitted
 */
function put(table, fitted) {
  table.dataset.bwFit = fitted.arrangement;
  table.dataset.bwPlay = fitted.play;
  table.dataset.bwPane = fitted.pane ?? "below";
  const values = {
    "--bw-large": `${fitted.large}px`,
    "--bw-small": `${fitted.small}px`,
    "--bw-columns": String(fitted.columns),
    "--bw-boards": `${fitted.boards}px`,
    "--bw-told": `${fitted.told}px`,
    "--bw-end": `${fitted.end ?? 0}px`,
    "--bw-floor": fitted.floor ? `${fitted.floor}px` : "auto",
    "--bw-width": `${fitted.width + 8}px`,
  };
  for (const [name, value] of Object.entries(values)) {
    if (table.style.getPropertyValue(name) !== value) table.style.setProperty(name, value);
  }
}

export default { render };
