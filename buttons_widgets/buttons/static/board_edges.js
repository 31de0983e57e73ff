// What lies around the spaces of a board: dice, cards, the depot, totals; and the stamp across them.

import { FLIGHT, inTheBox, MOMENT, move } from "./board_flights.js";
import { COLOUR_TEXTS, extentOf, fill, filled, given, make, middle, put, SHAPES } from "./board_shapes.js";

/** @typedef {import("./board_shapes.js").Model} Model */

/**
 * The dice that head rows and columns.
 * @param {Model} model
 * @param {SVGGElement} group
 */
export function patchHeads(model, group) {
  const size = model.get("size");
  const { body, pips } = SHAPES.faces;
  const [row, columns, gold] = [model.get("row"), model.get("columns"), model.get("gold_column")];
  for (let index = 1; index <= size; index++) {
    for (const side of ["row", "column"]) {
      const name = `${side}-${index}`;
      const at = middle(index);
      const [x, y] = side === "row" ? [SHAPES.headAt, at] : [at, SHAPES.headAt];
      const head =
        group.querySelector(`[data-head="${name}"]`) ??
        make("g", { "data-head": name, class: "bw-head", transform: `translate(${x} ${y})` }, group);
      const golden = side === "column" && index === gold;
      const shown = side === "row" ? index === row : golden || columns.includes(index);
      const some = side === "row" ? row > 0 : columns.length > 0 || gold > 0;
      head.classList.toggle("bw-head-shown", shown);
      put(head, "opacity", some && !shown ? SHAPES.headDim : null);
      const face =
        side === "row" ? body.white + pips.gold[index] : body.black + (golden ? pips.gold : pips.white)[index];
      fill(head, `<g transform="scale(${SHAPES.header * (shown ? SHAPES.headShown : 1)})">${face}</g>`);
    }
  }
}

/**
 * What is told of each row, right of it, and of each column, below it. Who does not see them hears them with every cell.
 * @param {Model} model
 * @param {SVGGElement} group
 */
export function patchTotals(model, group) {
  const size = model.get("size");
  const [rows, columns] = [model.get("row_totals"), model.get("column_totals")];
  const picks = model.get("active") && model.get("picks_totals");
  const shown = rows.length + columns.length ? JSON.stringify([size, rows, columns, picks]) : "";
  if ((given.get(group) ?? "") === shown) return;
  given.set(group, shown);
  group.replaceChildren();
  const edge = SHAPES.left + size * SHAPES.pitch + SHAPES.totalAt;
  for (const [totals, side] of /** @type {const} */ ([
    [rows, "row"],
    [columns, "column"],
  ])) {
    totals.forEach(({ text, state = "open" }, index) => {
      if (!text) return;
      const at = middle(index + 1);
      const [x, y] = side === "row" ? [edge, at] : [at, edge];
      const place = { class: `bw-total bw-total-${state}`, transform: `translate(${x} ${y})` };
      const total = make("g", { ...place, "data-total": `${side}-${index + 1}` }, group);
      // A number alone would be hard to hit.
      if (picks || state === "broken") make("rect", SHAPES.totalFrame, total);
      make("text", SHAPES.totalText, total).textContent = text;
    });
  }
}

/**
 * @param {Model} model
 * @param {SVGGElement} group
 */
export function patchCards(model, group) {
  const texts = model.get("texts");
  const cards = [...model.get("cards")];
  const first = extentOf(model) - SHAPES.cardEdge - (cards.length - 1) * SHAPES.cardStep - SHAPES.cardWidth;
  fill(
    group,
    cards
      .map(
        (card, index) =>
          `<g transform="translate(${first + index * SHAPES.cardStep} ${-SHAPES.strip})">${SHAPES.cards[card] ?? ""}</g>`,
      )
      .join(""),
  );
  const colours = cards.map((card) => texts[COLOUR_TEXTS[card]] ?? "").join(texts.and);
  put(group, "role", cards.length ? "img" : null);
  put(group, "aria-label", cards.length ? filled(texts.cards, { colours }) : null);
}

/**
 * @param {Model} model
 * @param {SVGGElement} group
 */
export function patchDepot(model, group) {
  const depot = model.get("depot");
  const changed = given.has(group);
  if (fill(group, `${SHAPES.depotPlace}<g>${SHAPES.depotDice[depot] ?? ""}</g>`) && changed) {
    const dice = group.lastElementChild;
    const box = inTheBox(model.get("size"), SHAPES.headAt, SHAPES.headAt);
    if (dice && depot) move(dice, [box, {}], {});
  }
  put(group, "aria-label", filled(model.get("texts").depot, { count: depot }));
}

/**
 * What is stamped across the board.
 * @param {Model} model
 * @param {SVGGElement} group
 */
export function patchStamp(model, group) {
  const words = model.get("stamp");
  const centre = SHAPES.left + (model.get("size") * SHAPES.pitch) / 2;
  if (group.getAttribute("aria-label") === words) return;
  group.replaceChildren();
  put(group, "aria-label", words || null);
  put(group, "role", words ? "img" : null);
  if (!words) return;
  const place = make("g", { transform: `translate(${centre} ${centre}) rotate(${SHAPES.stampTurn})` }, group);
  const stamp = make("g", {}, place);
  make("rect", SHAPES.stamp, stamp);
  make("text", SHAPES.stampText, stamp).textContent = words;
  move(stamp, [{ transform: "scale(2.2)", opacity: 0 }, {}], { delay: MOMENT - FLIGHT, duration: FLIGHT });
}
