// Fits a table into the part of the page that is in view: where its parts stand, how wide its boards are, and where the
// page is scrolled to when the table appears. It draws nothing and knows no game.

/**
 * @typedef {object} Fitting
 * @property {number} large
 * @property {number} small
 * @property {boolean} fresh
 */

/**
 * What there is room for, and what needs it. All lengths are in CSS pixels.
 * @typedef {object} Room
 * @property {number} width of the table
 * @property {number} height in view, from where the boards may begin
 * @property {number} large how many large boards there are
 * @property {number} small how many small ones
 * @property {number} ratio the height of a board over its width
 * @property {number} most the width from which on a board does not gain
 * @property {number} head what stands above a large board
 * @property {number} smallHead what stands above a small one
 */

/**
 * Where everything stands.
 *
 * `beside`: the boards on the left; on the right what is to be done, the small boards, and all that is read.
 * `over`: what is to be done above the boards, and on the right the small boards and all that is read.
 * `row`: what is to be done, and beside it all that is read; below them the boards in a row.
 * `stacked`: one below the other, all in view. `flanked`: the same, with the small boards in a column beside the large.
 * `narrow`: one below the other, the first board in view.
 * @typedef {"beside" | "over" | "row" | "stacked" | "flanked" | "narrow"} Arrangement
 */

/**
 * @typedef {object} Fit
 * @property {Arrangement} arrangement
 * @property {"row" | "column"} play whether the dice and the buttons stand side by side
 * @property {number} large the width of a large board
 * @property {number} small the width of a small one
 * @property {number} columns of large boards
 * @property {number} boards the width of these columns
 * @property {number} told the height of what is said
 * @property {number} floor the height of all below the bar; 0 for as high as it gets
 * @property {number} width of the table
 */

const TABLE = ".bw-table";
const STAGE = ".bw-stage";
/** What holds parts of a table. */
const PARTS = ".bw-table, .bw-floor, .bw-seats, .bw-seat";

/** Between columns, between rows, and between small boards. */
const GAP = 18;
const ROW = 10;
const SMALL_GAP = 12;
/** A table that is narrower than this is a phone's. One that is narrower than this, and higher, is an upright tablet's. */
const PHONE = 560;
const TABLET = 760;
/** A table is never wider than this. */
export const WIDEST = 1480;
/** No board is made smaller than this, no small one either smaller or larger. */
const LEAST = 200;
const LEAST_SMALL = 84;
const MOST_SMALL = 230;
/** Small boards are this much narrower than large ones. */
const SMALLER = 0.6;
const SMALLEST = 0.45;
/** What is said: two lines of the prompt, and of the notice two where there is room for long lines, else three or four. */
const TOLD = { beside: 110, over: 90, row: 110, stacked: 90, flanked: 90, narrow: 136 };
/** The dice above the buttons, and both side by side where there is so much room. */
const PLAY = 106;
const PLAY_ROW = 54;
const WIDE_PLAY = 700;
/** What is read keeps at least this height, or this width where it is a column of its own. */
const PANE = 150;
const READ = 280;
/** How wide the right side is, and how high the table, where there is room enough. */
const MOST_SIDE = 600;
const COMFORT = 300;
/** An arrangement that is more usual is taken if its boards are nearly as large as in the best one. */
const NEARLY = 0.9;

/**
 * The widest boards that fit into a box.
 * @param {number} count
 * @param {number} width
 * @param {number} height
 * @param {number} gap
 * @param {number} ratio
 * @param {number} head
 * @param {number} [share] of a board's height that something else needs too, which is as large as that
 * @returns {{ px: number, columns: number }}
 */
function widest(count, width, height, gap, ratio, head, share = 0) {
  let best = { px: 0, columns: 1 };
  for (let columns = count; columns >= 1; columns--) {
    const rows = Math.ceil(count / columns);
    const across = (width - (columns - 1) * gap) / columns;
    const down = (height - (rows - 1) * ROW - rows * head) / ((rows + share) * ratio);
    const px = Math.floor(Math.min(across, down));
    if (px > best.px) best = { px, columns };
  }
  return best;
}

/** @param {number} count @param {number} columns @param {number} high */
const stackOf = (count, columns, high) => {
  const rows = Math.ceil(count / columns);
  return count === 0 ? 0 : rows * high + (rows - 1) * ROW;
};

/** @param {number} px @param {number} most */
const large = (px, most) => Math.floor(Math.max(LEAST, Math.min(px, most)));
/** @param {number} px @param {number} board */
const small = (px, board) => Math.floor(Math.max(LEAST_SMALL, Math.min(px, MOST_SMALL, SMALLER * board)));

/**
 * Where everything stands, and how large it is: as large as the room allows, so that a decision needs no scrolling.
 * @param {Room} room
 * @returns {Fit}
 */
export function fit(room) {
  if (room.width < PHONE) return narrow(room);
  const upright = room.width < TABLET && room.width < room.height;
  const usual = upright ? [flanked, stacked] : [beside, over, flanked, stacked, row];
  const fits = usual.map((way) => way(room));
  const best = Math.max(...fits.map((one) => one.large));
  return /** @type {Fit} */ (fits.find((one) => one.large >= NEARLY * best));
}

/** @param {Room} room @returns {Fit} */
function beside(room) {
  const { width, height, ratio, most } = room;
  const least = Math.max(300, Math.min(0.47 * width, room.small > 2 ? 440 : 400));
  const found = widest(room.large, width - GAP - least, height, GAP, ratio, room.head);
  const board = large(found.px, most);
  const boards = found.columns * board + (found.columns - 1) * GAP;
  const side = Math.min(MOST_SIDE, width - GAP - boards);
  const strip = TOLD.beside + ROW + PLAY + ROW;
  const left = height - strip - ROW - PANE;
  const tiny = widest(room.small, side, left, SMALL_GAP, ratio, room.smallHead);
  const mini = small(tiny.px, board);
  const needed = strip + stackOf(room.small, tiny.columns, mini * ratio + room.smallHead) + ROW;
  const high = stackOf(room.large, found.columns, board * ratio + room.head);
  return {
    arrangement: "beside",
    play: "column",
    large: board,
    small: mini,
    columns: found.columns,
    boards,
    told: TOLD.beside,
    floor: Math.ceil(Math.max(high, needed + PANE, Math.min(height, needed + COMFORT))),
    width: Math.ceil(boards + GAP + side),
  };
}

/** @param {Room} room @returns {Fit} */
function over(room) {
  const { width, height, ratio, most } = room;
  const strip = TOLD.over + ROW + PLAY + ROW;
  const found = widest(room.large, width - GAP - READ, height - strip, GAP, ratio, room.head);
  const board = large(found.px, most);
  const boards = Math.max(found.columns * board + (found.columns - 1) * GAP, 420);
  const side = Math.min(MOST_SIDE, width - GAP - boards);
  const tiny = widest(room.small, side, strip - ROW, SMALL_GAP, ratio, room.smallHead);
  return {
    arrangement: "over",
    play: boards >= WIDE_PLAY ? "row" : "column",
    large: board,
    small: small(tiny.px, board),
    columns: found.columns,
    boards,
    told: TOLD.over,
    floor: Math.ceil(strip + stackOf(room.large, found.columns, board * ratio + room.head)),
    width: Math.ceil(boards + GAP + side),
  };
}

/** @param {Room} room @returns {Fit} */
function row(room) {
  const { width, height, ratio, most } = room;
  const strip = TOLD.row + ROW + PLAY + ROW;
  const share = room.large + SMALLER * room.small;
  const across = (width - (room.large + room.small - 1) * GAP) / share;
  const down = (height - strip - room.head) / ratio;
  const board = large(Math.min(across, down), most);
  return {
    arrangement: "row",
    play: "column",
    large: board,
    small: small(board, board),
    columns: Math.max(1, room.large),
    boards: room.large * board + (room.large - 1) * GAP,
    told: TOLD.row,
    floor: Math.ceil(strip + board * ratio + room.head),
    width: Math.ceil(Math.max(share * board + (room.large + room.small - 1) * GAP, Math.min(width, 900))),
  };
}

/** @param {Room} room @returns {Fit} */
function stacked(room) {
  const { width, height, ratio, most } = room;
  const wide = width >= WIDE_PLAY;
  const strip = TOLD.stacked + ROW + (wide ? PLAY_ROW : PLAY) + ROW;
  const minis = room.small ? room.smallHead + ROW : 0;
  const share = room.small ? SMALLEST : 0;
  const found = widest(room.large, width, height - strip - minis - ROW - PANE, GAP, ratio, room.head, share);
  const board = large(found.px, most);
  const across = (width - (room.small - 1) * SMALL_GAP) / Math.max(1, room.small);
  const tiny = small(Math.min(across, SMALLEST * board), board);
  const boards = stackOf(room.large, found.columns, board * ratio + room.head);
  const needed = strip + boards + (room.small ? tiny * ratio + minis : 0) + ROW;
  return {
    arrangement: "stacked",
    play: wide ? "row" : "column",
    large: board,
    small: tiny,
    columns: found.columns,
    boards: width,
    told: TOLD.stacked,
    floor: Math.ceil(Math.max(needed + PANE, Math.min(height, needed + COMFORT))),
    width,
  };
}

/** @param {Room} room @returns {Fit} */
function flanked(room) {
  const { width, height, ratio, most } = room;
  if (room.small === 0) return stacked(room);
  const wide = width >= WIDE_PLAY;
  const strip = TOLD.flanked + ROW + (wide ? PLAY_ROW : PLAY) + ROW;
  const high = height - strip - ROW - PANE;
  const mini = small(((high + ROW) / room.small - ROW - room.smallHead) / ratio, width / 3);
  const found = widest(room.large, width - GAP - mini, high, GAP, ratio, room.head);
  const board = large(found.px, most);
  const boards = stackOf(room.large, found.columns, board * ratio + room.head);
  const needed = strip + Math.max(boards, stackOf(room.small, 1, mini * ratio + room.smallHead)) + ROW;
  return {
    arrangement: "flanked",
    play: wide ? "row" : "column",
    large: board,
    small: mini,
    columns: found.columns,
    boards: found.columns * board + (found.columns - 1) * GAP,
    told: TOLD.flanked,
    floor: Math.ceil(Math.max(needed + PANE, Math.min(height, needed + COMFORT))),
    width,
  };
}

/** @param {Room} room @returns {Fit} */
function narrow(room) {
  const { width, height, ratio, most } = room;
  const strip = TOLD.narrow + ROW + PLAY + ROW;
  const down = (height - strip - room.head) / ratio;
  const two = (width - SMALL_GAP) / 2;
  return {
    arrangement: "narrow",
    play: "column",
    large: Math.floor(Math.min(width, most, Math.max(down, LEAST))),
    small: Math.floor(Math.min(two, MOST_SMALL)),
    columns: 1,
    boards: width,
    told: TOLD.narrow,
    floor: 0,
    width,
  };
}

// The page

/** For so long, in milliseconds, a table may keep people waiting that takes the place of one where they pressed something. */
const PATIENCE = 10_000;
/** So many frames of the screen a table must keep its height before it is scrolled to; it is waited for at most so long. */
const STILL = 4;
const FRAMES = 150;

/**
 * What a table is scrolled in: the outermost element around it that scrolls, or the page. Nearer ones are boxes that grow
 * with what is in them, as JupyterLab's outputs do.
 * @param {Element} table
 * @returns {HTMLElement}
 */
export function scrollerOf(table) {
  const full = document.fullscreenElement;
  if (full?.contains(table)) return /** @type {HTMLElement} */ (full);
  let found = null;
  for (let around = table.parentElement; around && around !== document.body; around = around.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(around).overflowY)) found = around;
  }
  const page = /** @type {HTMLElement} */ (document.scrollingElement ?? document.documentElement);
  // A box without bounds does not scroll: the page around it does.
  return found && found.clientHeight <= window.innerHeight ? found : page;
}

/**
 * Where the view begins, and how high it is.
 * @param {HTMLElement} scroller
 */
function viewOf(scroller) {
  if (scroller === document.scrollingElement) return { top: 0, height: window.innerHeight };
  return { top: scroller.getBoundingClientRect().top + scroller.clientTop, height: scroller.clientHeight };
}

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
    put(table, fit({ ...room, most: seen.most || 540 }));
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
    for (const part of [table, table.parentElement, scrollerOf(table), ...watched]) if (part) sizes.observe(part);
    plan();
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
    settle(() => {
      if (stage) stage.style.minBlockSize = "";
      if (asked || (fresh && begins())) bring();
    });
  };

  /** Whether the table begins in view. */
  const begins = () => {
    const element = /** @type {HTMLElement} */ (table);
    const view = viewOf(scrollerOf(element));
    const from = element.getBoundingClientRect().top - view.top;
    return from > -1 && from < view.height;
  };

  /** @param {() => void} then called when the table has been as high for some frames, unless it or the page was touched */
  const settle = (then) => {
    let touched = false;
    const touch = new AbortController();
    for (const name of ["wheel", "touchmove", "keydown"]) {
      const note = () => {
        touched = true;
      };
      window.addEventListener(name, note, { capture: true, passive: true, signal: touch.signal });
    }
    let height = 0;
    let still = 0;
    const look = (/** @type {number} */ frames) => {
      const now = table?.offsetHeight ?? 0;
      still = now === height && now > 0 ? still + 1 : 0;
      height = now;
      if (signal.aborted || touched || still >= STILL || frames === 0) {
        touch.abort();
        if (!signal.aborted && !touched) then();
        else if (stage) stage.style.minBlockSize = "";
        return;
      }
      requestAnimationFrame(() => look(frames - 1));
    };
    look(FRAMES);
  };

  const bring = () => {
    if (table === null) return;
    const scroller = scrollerOf(table);
    const view = viewOf(scroller);
    const box = table.getBoundingClientRect();
    if (box.top >= view.top - 1 && box.bottom <= view.top + view.height + 1) return;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    scroller.scrollBy({ top: box.top - view.top, behavior: still ? "instant" : "smooth" });
  };

  arrives.observe(el);
  model.on("change:large", plan);
  model.on("change:small", plan);
  window.addEventListener("resize", plan, { signal });
  document.addEventListener("fullscreenchange", () => watch(), { signal });

  return () => {
    stop.abort();
    // Until the next table is there, the page keeps its length: it would else be scrolled back.
    if (stage && lastHeight > 0) {
      const kept = stage;
      kept.style.minBlockSize = `${lastHeight}px`;
      setTimeout(() => {
        kept.style.minBlockSize = "";
      }, PATIENCE);
    }
    arrives.disconnect();
    sizes.disconnect();
    parts.disconnect();
    model.off("change:large", plan);
    model.off("change:small", plan);
  };
}

/**
 * Tell the style sheets.
 * @param {HTMLElement} table
 * @param {Fit} fitted
 */
function put(table, fitted) {
  table.dataset.bwFit = fitted.arrangement;
  table.dataset.bwPlay = fitted.play;
  const values = {
    "--bw-large": `${fitted.large}px`,
    "--bw-small": `${fitted.small}px`,
    "--bw-columns": String(fitted.columns),
    "--bw-boards": `${fitted.boards}px`,
    "--bw-told": `${fitted.told}px`,
    "--bw-floor": fitted.floor ? `${fitted.floor}px` : "auto",
    "--bw-width": `${fitted.width + 8}px`,
  };
  for (const [name, value] of Object.entries(values)) {
    if (table.style.getPropertyValue(name) !== value) table.style.setProperty(name, value);
  }
}

export default { render };
