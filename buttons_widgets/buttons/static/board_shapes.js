// What every part of a board draws with: the pieces, their measures, and how markup comes into the page.

/**
 * The pieces and measures of drawing/shapes.py.
 * @typedef {{
 *   pitch: number, left: number, edge: number, strip: number, header: number, headAt: number, headShown: number,
 *   headDim: string, faded: string, worthLift: number, worthScale: number, glassScale: number, covered: number,
 *   tintLeast: number, tintSpan: number, symbols: Record<string, string>, glassUnder: Record<string, string>,
 *   glassOver: string, star: string, ghost: string, space: string, line: string, tint: string, offer: string,
 *   quiet: string, gold: string[], last: string, right: string, wrong: string, focus: string, panel: Record<string, string>, hem: Record<string, string>,
 *   hemInset: number, pill: Record<string, string>, pillText: Record<string, string>, cards: Record<string, string>,
 *   cardStep: number, cardWidth: number, cardEdge: number, depotPlace: string, depotDice: string[],
 *   stamp: Record<string, string>, stampText: Record<string, string>, stampTurn: number, totals: number,
 *   totalAt: number, totalText: Record<string, string>, totalFrame: Record<string, string>,
 *   faces: {body: Record<string, string>, pips: Record<string, string[]>}
 * }} Shapes
 */

/**
 * @typedef {Object} Worth
 * @property {string} text
 * @property {number} [tint]
 * @property {boolean} [best]
 */

/**
 * @typedef {Object} Total
 * @property {string} text
 * @property {"open" | "met" | "broken"} [state]
 */

/**
 * @typedef {{
 *   size: number, colours: string, buttons: string[], stars: string[], offered: string[], golden: string,
 *   chosen: string[], line: string[], latest: string[], last_move: string[], right: string[], wrong: string[],
 *   quiet: boolean, stamp: string,
 *   reasons: Record<string, string>, worths: Record<string, Worth>, cards: string, depot: number, row: number,
 *   columns: number[], gold_column: number, active: boolean, turn: number, label: string,
 *   texts: Record<string, string>, faded: boolean, compact: boolean, row_totals: Total[],
 *   column_totals: Total[], picks_totals: boolean
 * }} Board
 */

/** @typedef {import("@anywidget/types").AnyModel<Board>} Model */

/**
 * One space's elements.
 * @typedef {{
 *   cell: string, root: SVGGElement, line: SVGGElement, tint: SVGGElement, marks: SVGGElement, art: SVGGElement,
 *   under: SVGGElement, symbol: SVGGElement, over: SVGGElement, preview: SVGGElement, leaving: SVGGElement,
 *   ring: SVGGElement, worth: SVGGElement, title: SVGTitleElement
 * }} Space
 */

export const SHAPES = /** @type {Shapes} */ ({}); // Python puts the pieces of drawing/shapes.py here

export const SVG = "http://www.w3.org/2000/svg";
export const COLOUR_TEXTS = /** @type {Record<string, string>} */ ({ r: "red", b: "blue", y: "yellow", g: "green" });

/**
 * The middle of a row or column (from 1) in units.
 * @param {number} index
 */
export function middle(index) {
  return SHAPES.left + (index - 0.5) * SHAPES.pitch;
}

/**
 * Width and height of the panel in units.
 * @param {number} size
 * @param {boolean} [totals] whether it has room for totals
 */
export function extent(size, totals = false) {
  return SHAPES.left + size * SHAPES.pitch + SHAPES.edge + (totals ? SHAPES.totals : 0);
}

/**
 * The same for what a board shows now.
 * @param {Model} model
 */
export function extentOf(model) {
  return extent(model.get("size"), model.get("row_totals").length + model.get("column_totals").length > 0);
}

/**
 * Put values into the `{places}` of a template; a place without a value stays as it is.
 * @param {string} template
 * @param {Record<string, string | number>} values
 */
export function filled(template, values) {
  return template.replace(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place));
}

/**
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string | number>} [attributes]
 * @param {Element} [parent]
 * @returns {SVGElementTagNameMap[Tag]}
 */
export function make(tag, attributes = {}, parent) {
  const node = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, String(value));
  parent?.append(node);
  return node;
}

/** Markup last given to a group: comparing with `innerHTML` would compare with what the browser made of it. */
export const given = /** @type {WeakMap<Element, string>} */ (new WeakMap());

/**
 * Give a group new markup, unless it has it already.
 * @param {Element} group
 * @param {string} markup
 */
export function fill(group, markup) {
  if (given.get(group) === markup) return false;
  given.set(group, markup);
  group.innerHTML = markup;
  return true;
}

/**
 * Set an attribute only if it changes, or remove it.
 * @param {Element} node
 * @param {string} name
 * @param {string | null} value
 */
export function put(node, name, value) {
  if (value === null) {
    if (node.hasAttribute(name)) node.removeAttribute(name);
  } else if (node.getAttribute(name) !== value) node.setAttribute(name, value);
}
