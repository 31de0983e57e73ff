// How the pieces of a board move: a button flies to its space and back into the box, and a space shakes.

import { extent, middle, SHAPES } from "./board_shapes.js";

/** @typedef {import("./board_shapes.js").Model} Model */
/** @typedef {import("./board_shapes.js").Space} Space */
/** @typedef {{ letter: string, star: boolean }} Shown What lies on a space. */

/** How long a button flies, and how long a bust is looked at before its buttons leave, in milliseconds. */
export const FLIGHT = 340;
export const MOMENT = 550;

/** What moves a piece. The page could say, but it would lay itself out first, in the middle of a drawing. */
export const moving = /** @type {WeakMap<Element, Animation>} */ (new WeakMap());

/**
 * Move a piece for a moment, in place of what still moves it. Nothing moves for people who want no motion.
 * @param {Element} node
 * @param {Keyframe[]} frames
 * @param {KeyframeAnimationOptions} timing
 * @returns {Animation | null}
 */
export function move(node, frames, timing) {
  moving.get(node)?.cancel();
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return null;
  const animation = node.animate(frames, {
    duration: FLIGHT,
    easing: "cubic-bezier(0.3, 0.8, 0.4, 1)",
    fill: "backwards",
    ...timing,
  });
  moving.set(node, animation);
  return animation;
}

/**
 * Say no: the space shakes.
 * @param {Space} space
 */
export function shake(space) {
  const steps = [0, -4, 4, -4, 4, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  if (space.art.parentElement) move(space.art.parentElement, steps, { duration: 300, easing: "linear" });
}

/**
 * Where a piece is while it is in the box, which stands above the middle of the board.
 * @param {number} size
 * @param {number} x where it lies on the board
 * @param {number} y
 */
export function inTheBox(size, x, y) {
  return { transform: `translate(${extent(size) / 2 - x}px, ${-y - 56}px) scale(1.25)`, opacity: 0 };
}

/**
 * A printed button under glass, whole, as it would lie after a click.
 * @param {string} letter
 */
export function glassOn(letter) {
  const symbol = `<g transform="scale(${SHAPES.glassScale})">${SHAPES.symbols[letter] ?? ""}</g>`;
  return (SHAPES.glassUnder[letter] ?? "") + symbol + SHAPES.glassOver;
}

/**
 * Let a piece fly from the box to its space, or back after a delay. A copy flies above all spaces, and the piece, which
 * would pass below those that are drawn after its own, is not seen meanwhile.
 * @param {Model} model
 * @param {SVGGElement} piece
 * @param {number} index
 * @param {number} [delay]
 */
export function fly(model, piece, index, delay) {
  const size = model.get("size");
  const [x, y] = [middle((index % size) + 1), middle(Math.floor(index / size) + 1)];
  const box = inTheBox(size, x, y);
  const back = delay !== undefined;
  const timing = back ? { delay, fill: /** @type {FillMode} */ ("both") } : {};
  const hidden = move(piece, [{ opacity: 0 }, { opacity: 0 }], timing);
  const air = piece.ownerSVGElement?.querySelector(".bw-air");
  if (!back) hidden?.addEventListener("finish", () => tellLanded(piece));
  if (!back && !hidden) tellLanded(piece);
  if (!hidden || !air) return hidden;
  const place = document.createElementNS(air.namespaceURI, "g");
  place.setAttribute("transform", `translate(${x} ${y})`);
  const copy = /** @type {SVGGElement} */ (piece.cloneNode(true));
  copy.removeAttribute("class");
  place.append(copy);
  air.append(place);
  move(copy, back ? [{}, box] : [box, {}], timing);
  for (const end of ["finish", "cancel"]) hidden.addEventListener(end, () => place.remove());
  return hidden;
}

/**
 * Tell the table that a piece lies on its space, which can be heard.
 * @param {SVGGElement} piece
 */
function tellLanded(piece) {
  piece.dispatchEvent(new CustomEvent("bw-lands", { bubbles: true }));
}

/**
 * Let a piece land that lay above its space while the space looked pressed (board.css).
 * @param {SVGGElement} piece
 */
export function land(piece) {
  move(piece, [{ transform: "translateY(-6px)" }, {}], { duration: 120 });
  tellLanded(piece);
}

/**
 * Show how a button leaves the board: it flies back into the box, or makes room for a star.
 * @param {Model} model
 * @param {Space} space
 * @param {number} index
 * @param {Shown} state
 */
export function leave(model, space, index, state) {
  space.leaving.innerHTML = glassOn(state.letter);
  const delay = model.get("stamp") ? MOMENT : 0;
  const flight = state.star
    ? move(space.leaving, [{}, { opacity: 0 }], { delay: FLIGHT / 2 })
    : fly(model, space.leaving, index, delay);
  if (flight) flight.onfinish = () => space.leaving.replaceChildren();
  else space.leaving.replaceChildren();
}
