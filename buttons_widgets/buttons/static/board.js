// A board of BUTTONS: draws what the model says and reports what was clicked. It knows no rules.
//
// The drawing is built once for a size; after that only what changed is patched, so focus stays where it is and
// nothing flickers. Markup and numbers are Python's (SHAPES): a test holds the live picture to the static one.

import { PRESSED, pressing } from "../../kit/page/static/pressing.js";
import { patchCards, patchDepot, patchHeads, patchStamp, patchTotals } from "./board_edges.js";
import { fly, glassOn, land, leave, shake } from "./board_flights.js";
import { COLOUR_TEXTS, extentOf, fill, filled, make, middle, put, SHAPES } from "./board_shapes.js";

/** @typedef {import("./board_shapes.js").Model} Model */
/** @typedef {import("./board_shapes.js").Space} Space */
/** @typedef {import("./board_shapes.js").Worth} Worth */
/** @typedef {import("./board_shapes.js").Board} Board */

/**
 * A cell's text from its place in the string of colours.
 * @param {number} size
 * @param {number} index
 */
export function cellAt(size, index) {
  return `${Math.floor(index / size) + 1}-${(index % size) + 1}`;
}

/**
 * The cell that a key leads to from another one, or null for a key that does not move.
 * @param {string} key
 * @param {string} cell
 * @param {number} size
 */
export function moved(key, cell, size) {
  const [row, column] = cell.split("-").map(Number);
  const clamp = (/** @type {number} */ value) => Math.min(size, Math.max(1, value));
  switch (key) {
    case "ArrowUp":
      return `${clamp(row - 1)}-${column}`;
    case "ArrowDown":
      return `${clamp(row + 1)}-${column}`;
    case "ArrowLeft":
      return `${row}-${clamp(column - 1)}`;
    case "ArrowRight":
      return `${row}-${clamp(column + 1)}`;
    case "Home":
      return `${row}-1`;
    case "End":
      return `${row}-${size}`;
    case "PageUp":
      return `1-${column}`;
    case "PageDown":
      return `${size}-${column}`;
    default:
      return null;
  }
}

/**
 * What is on one cell, drawn from the model's traits.
 * @param {Model} model
 * @param {number} index
 */
export function stateOf(model, index) {
  const size = model.get("size");
  const cell = cellAt(size, index);
  const letter = model.get("colours")[index] ?? "*";
  const star = letter === "*" || model.get("stars").includes(cell);
  return {
    cell,
    letter,
    star,
    button: !star && model.get("buttons").includes(cell),
    offered: model.get("offered").includes(cell),
    golden: model.get("golden") === cell,
    chosen: model.get("chosen").includes(cell),
    line: model.get("line").includes(cell),
    last: model.get("last_move").includes(cell),
    right: model.get("right").includes(cell),
    wrong: model.get("wrong").includes(cell),
    reason: model.get("reasons")[cell] ?? "",
    worth: model.get("worths")[cell],
    totals: totalsAt(model, index),
  };
}

/**
 * What is told of the row and of the column of one cell: the names of the texts that say it, and the total.
 * @param {Model} model
 * @param {number} index
 */
function totalsAt(model, index) {
  const size = model.get("size");
  const told = [
    { name: "row_total", ...model.get("row_totals")[Math.floor(index / size)] },
    { name: "column_total", ...model.get("column_totals")[index % size] },
  ];
  return told.filter(({ text }) => text);
}

/**
 * What a person who does not see the board hears of a cell.
 * @param {ReturnType<typeof stateOf>} state
 * @param {Record<string, string>} texts
 */
export function nameOf(state, texts) {
  const [row, column] = state.cell.split("-");
  const colour = texts[COLOUR_TEXTS[state.letter]] ?? "";
  const what = state.star ? "star" : state.button ? "button" : "free";
  const template = texts[state.star && !colour ? "cell_without_colour" : "cell"];
  const parts = [filled(template, { row, column, colour, state: texts[what] })];
  if (state.golden) parts.push(texts.golden);
  else if (state.offered) parts.push(texts[state.button ? "offered_star" : "offered"]);
  if (state.chosen) parts.push(texts.chosen);
  if (state.line) parts.push(texts.line);
  if (state.last) parts.push(texts.last);
  if (state.right) parts.push(texts.right);
  if (state.wrong) parts.push(texts.wrong);
  if (state.worth) parts.push(filled(texts[state.worth.best ? "best" : "worth"], { worth: state.worth.text }));
  if (state.reason) parts.push(state.reason);
  for (const total of state.totals) {
    parts.push(filled(texts[total.name], { total: total.text ?? "" }));
    if (total.state && total.state !== "open") parts.push(texts[total.state]);
  }
  return parts.join(texts.and);
}

/**
 * @param {Model} model
 * @param {SVGGElement} grid
 * @returns {Space[]}
 */
function makeSpaces(model, grid) {
  const size = model.get("size");
  /** @type {Space[]} */
  const spaces = [];
  for (let row = 1; row <= size; row++) {
    const line = make("g", { role: "row", "aria-rowindex": row }, grid);
    for (let column = 1; column <= size; column++) {
      const root = make(
        "g",
        {
          class: "bw-cell",
          role: "gridcell",
          "aria-colindex": column,
          "data-cell": `${row}-${column}`,
          "data-lm-suppress-shortcuts": "true",
          transform: `translate(${middle(column)} ${middle(row)})`,
        },
        line,
      );
      const title = make("title", {}, root);
      const part = (/** @type {string} */ name, /** @type {Element} */ parent) =>
        make("g", { class: `bw-part-${name}`, "aria-hidden": "true" }, parent);
      const body = part("body", root);
      const lineMark = part("line", body);
      fill(part("space", body), SHAPES.space);
      const tint = part("tint", body);
      const marks = part("marks", body);
      const art = part("art", body);
      spaces.push({
        cell: `${row}-${column}`,
        root,
        title,
        line: lineMark,
        tint,
        marks,
        art,
        under: part("under", art),
        symbol: part("symbol", art),
        over: part("over", art),
        preview: part("preview", art),
        leaving: part("leaving", body),
        ring: part("ring", body),
        worth: part("worth", body),
      });
      fill(part("focus", body), SHAPES.focus);
    }
  }
  return spaces;
}

/**
 * Bring one space up to date.
 * @param {Model} model
 * @param {Space} space
 * @param {number} index
 */
function patchSpace(model, space, index) {
  const state = stateOf(model, index);
  const { root, art } = space;
  const { worth } = state;
  const lay = space.under.hasChildNodes();
  fill(space.line, state.line ? SHAPES.line : "");
  fill(space.tint, worth ? SHAPES.tint : "");
  if (worth) put(space.tint, "opacity", (SHAPES.tintLeast + SHAPES.tintSpan * (worth.tint ?? 0)).toFixed(2));
  fill(
    space.marks,
    (state.offered ? (model.get("quiet") ? SHAPES.quiet : SHAPES.offer) : "") +
      (state.golden ? SHAPES.gold[(index % model.get("size")) + 1] : ""),
  );
  put(art, "transform", worth ? `translate(0 ${SHAPES.worthLift}) scale(${SHAPES.worthScale})` : null);
  fill(space.symbol, SHAPES.symbols[state.letter] ?? "");
  put(space.symbol, "transform", state.button ? `scale(${SHAPES.glassScale})` : null);
  put(space.symbol, "opacity", state.star ? String(SHAPES.covered) : null);
  fill(space.under, state.button ? SHAPES.glassUnder[state.letter] : "");
  const over = state.star ? SHAPES.star : state.button ? SHAPES.glassOver : "";
  const landed = fill(space.over, over + (state.chosen ? SHAPES.ghost : "")) && over !== "";
  if (landed && model.get("latest").includes(state.cell))
    for (const piece of [space.under, space.over])
      if (root.classList.contains(PRESSED)) land(piece);
      else fly(model, piece, index);
  if (lay && !state.button) leave(model, space, index, state);
  else if (state.button) space.leaving.replaceChildren();
  fill(
    space.ring,
    (state.last ? SHAPES.last : "") + (state.right ? SHAPES.right : "") + (state.wrong ? SHAPES.wrong : ""),
  );
  const wanted = model.get("active") && (state.offered || state.golden) && !state.chosen && !state.star;
  fill(space.preview, !wanted ? "" : state.button ? SHAPES.ghost : glassOn(state.letter));
  patchWorth(space.worth, worth);
  root.classList.toggle("bw-offered", state.offered || state.golden);
  root.classList.toggle("bw-golden", state.golden);
  root.classList.toggle("bw-in-line", state.line);
  put(root, "aria-selected", state.chosen ? "true" : null);
  put(root, "aria-label", nameOf(state, model.get("texts")));
  if (space.title.textContent !== state.reason) space.title.textContent = state.reason;
}

/**
 * The pill with a space's worth.
 * @param {SVGGElement} group
 * @param {Worth | undefined} worth
 */
function patchWorth(group, worth) {
  if (!worth) {
    group.replaceChildren();
    return;
  }
  if (!group.firstChild) {
    make("rect", SHAPES.pill, group);
    make("text", SHAPES.pillText, group);
  }
  group.classList.toggle("bw-best", Boolean(worth.best));
  if (group.lastChild && group.lastChild.textContent !== worth.text) group.lastChild.textContent = worth.text;
}

/**
 * Whether the board keeps a key from the page around it. JupyterLab would act on arrows and letters; a table around
 * the board keeps them from it too, but may have a use for a letter first.
 * @param {KeyboardEvent} event
 * @param {Element} el
 */
export function keeps(event, el) {
  if (event.key === "Tab" || event.ctrlKey || event.metaKey) return false;
  return !(event.key.length === 1 && event.key !== " " && el.closest(".bw-table"));
}

/** @type {import("@anywidget/types").Render<Board>} */
function render({ model, el }) {
  const host = document.createElement("div");
  host.className = "bw-board";
  const svg = make("svg", { role: "group" }, host);
  const cards = make("g", {}, svg);
  const panel = make("rect", { ...SHAPES.panel, class: "bw-panel", "aria-hidden": "true" }, svg);
  const hem = make("rect", { ...SHAPES.hem, class: "bw-hem", "aria-hidden": "true" }, svg);
  const depot = make("g", { role: "img", transform: `translate(${SHAPES.headAt} ${SHAPES.headAt})` }, svg);
  const heads = make("g", { class: "bw-heads", "aria-hidden": "true" }, svg);
  const totals = make("g", { class: "bw-totals", "aria-hidden": "true" }, svg);
  const grid = make("g", { class: "bw-grid", role: "grid" }, svg);
  make("g", { class: "bw-air", "aria-hidden": "true" }, svg);
  const stamp = make("g", { class: "bw-stamp" }, svg);

  /** @type {Space[]} */
  let spaces = [];
  let current = "1-1";
  const presses = pressing(model, grid, "data-cell");

  const build = () => {
    const size = model.get("size");
    const hadFocus = grid.contains(document.activeElement);
    put(grid, "aria-rowcount", String(size));
    put(grid, "aria-colcount", String(size));
    grid.replaceChildren();
    heads.replaceChildren();
    spaces = makeSpaces(model, grid);
    if (!spaces.some((space) => space.cell === current)) current = "1-1";
    if (hadFocus) {
      rove(); // makes it focusable
      spaces.find((space) => space.cell === current)?.root.focus();
    }
  };

  const patch = () => {
    const size = model.get("size");
    if (spaces.length !== size * size) build();
    const whole = extentOf(model);
    const strip = model.get("cards") ? SHAPES.strip : 0;
    put(svg, "viewBox", `-3 ${-3 - strip} ${whole + 6} ${whole + 6 + strip}`);
    for (const [node, inset] of /** @type {[Element, number][]} */ ([
      [panel, 0],
      [hem, SHAPES.hemInset],
    ])) {
      put(node, "x", String(inset));
      put(node, "y", String(inset));
      put(node, "width", String(whole - 2 * inset));
      put(node, "height", String(whole - 2 * inset));
    }
    host.style.setProperty("--bw-units", String(whole));
    host.classList.toggle("bw-active", model.get("active"));
    for (const part of [heads, grid, totals]) put(part, "opacity", model.get("faded") ? SHAPES.faded : null);
    host.classList.toggle("bw-compact", model.get("compact"));
    host.classList.toggle("bw-picks-totals", model.get("picks_totals"));
    put(grid, "aria-label", model.get("label"));
    spaces.forEach((space, index) => {
      patchSpace(model, space, index);
    });
    patchHeads(model, heads);
    patchTotals(model, totals);
    patchCards(model, cards);
    patchDepot(model, depot);
    patchStamp(model, stamp);
    presses.show();
    rove();
  };

  /** One stop for Tab: the cell last visited, or at first the first that is offered. @param {boolean} [now] */
  const rove = (now = false) => {
    const active = model.get("active");
    const offered = [...model.get("offered"), model.get("golden")].filter(Boolean);
    if (!grid.contains(document.activeElement) && offered.length && !offered.includes(current)) current = offered[0];
    // Where nothing can be chosen a space keeps the focus if it has it, until the page moves it on.
    put(grid, "data-bw-idle", active ? null : "");
    for (const { cell, root } of spaces) {
      const held = root === document.activeElement;
      const stop = active ? (cell === current ? "0" : "-1") : held ? "-1" : null;
      // The browser lays out the whole page when this changes where the focus is: not in the middle of a drawing.
      if (held && !now && root.getAttribute("tabindex") !== stop) requestAnimationFrame(() => rove(true));
      else put(root, "tabindex", stop);
    }
  };

  // Several traits change together: one pass after all of them have arrived; and while dice tumble at the table, when
  // they have come to rest.
  let planned = false;
  let closed = false;
  const plan = () => {
    if (planned) return;
    planned = true;
    queueMicrotask(() => {
      const table = tableThatRolls();
      if (table) table.addEventListener("bw-rested", patchNow, { once: true });
      else patchNow();
    });
  };
  const patchNow = () => {
    planned = false;
    if (!closed) patch();
  };
  const tableThatRolls = () => host.closest("[data-bw-rolling]");
  // A space looks pressed until what follows is drawn: a lifted button lands from where it is.
  const showAnswered = () => {
    if (!planned) presses.show();
  };
  /** @param {string} [cell] */
  const answer = (cell) => {
    presses.answer(cell);
    queueMicrotask(showAnswered);
  };
  const answeredAll = () => answer();
  /** @param {{ type: string, cell?: string }} message */
  const answered = ({ type, cell }) => {
    if (type === "heard") answer(cell);
  };

  /** @param {string} cell */
  const choose = (cell) => {
    if (!model.get("active") || tableThatRolls()) return;
    if (model.get("offered").includes(cell) || model.get("golden") === cell) {
      // A second click would say it twice. Clicks on other spaces are sent meanwhile, however long the kernel takes:
      // whether they still count is for it to decide.
      if (presses.waiting.has(cell)) return;
    } else {
      const space = spaces.find((one) => one.cell === cell);
      if (space) shake(space);
    }
    presses.send({ type: "cell", cell }, cell);
  };

  /** @param {Event} event */
  const cellOf = (event) => {
    const node = event.target instanceof Element ? event.target.closest("[data-cell]") : null;
    return node instanceof SVGElement && grid.contains(node) ? node : null;
  };

  /** @param {MouseEvent} event */
  const onClick = (event) => {
    const total =
      event.target instanceof Element ? event.target.closest("[data-total]")?.getAttribute("data-total") : null;
    if (total && model.get("picks_totals") && model.get("active")) presses.send({ type: "total", total });
    const node = cellOf(event);
    if (!node?.dataset.cell) return;
    current = node.dataset.cell;
    rove();
    choose(current);
  };

  /** @param {FocusEvent} event */
  const onFocus = (event) => {
    const node = cellOf(event);
    if (!node?.dataset.cell) return;
    current = node.dataset.cell;
    rove();
  };

  /** @param {KeyboardEvent} event */
  const onKey = (event) => {
    const node = cellOf(event);
    if (keeps(event, el)) event.stopPropagation();
    if (!node?.dataset.cell || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      if (!event.repeat) choose(node.dataset.cell);
      return;
    }
    const next = moved(event.key, node.dataset.cell, model.get("size"));
    if (next === null) return;
    event.preventDefault();
    current = next;
    rove();
    spaces.find((space) => space.cell === next)?.root.focus();
  };

  // Not on the drawing: Chromium lets Tab stop at an SVG element that listens to focus.
  host.addEventListener("click", onClick);
  host.addEventListener("focusin", onFocus);
  host.addEventListener("keydown", onKey);
  const names = (/** @type {string} */ text) => /** @type {(keyof Board)[]} */ (text.split(" "));
  const drawn = names(
    "size colours buttons stars offered golden chosen line last_move right wrong quiet stamp reasons worths cards depot row columns " +
      "gold_column active label texts faded compact row_totals column_totals picks_totals",
  );
  const answers = names("turn active");
  for (const name of drawn) model.on(`change:${name}`, plan);
  for (const name of answers) model.on(`change:${name}`, answeredAll);
  model.on("msg:custom", answered);

  patch();
  el.classList.add("bw-board-view");
  el.append(host);

  return () => {
    closed = true;
    for (const name of drawn) model.off(`change:${name}`, plan);
    for (const name of answers) model.off(`change:${name}`, answeredAll);
    model.off("msg:custom", answered);
    host.remove();
  };
}

export default { render };
