// A row of dice that tumble when they are rolled, and can be chosen where Python says so. All markup comes from Python.

import { pressing } from "../../page/static/pressing.js";

/**
 * @typedef {Object} Die
 * @property {number} value 1 to 6, or 0 before it is rolled
 * @property {string} body the name of a colour, or "#rrggbb"
 * @property {string} pips
 * @property {boolean} dim
 * @property {boolean} [pick] whether it can be chosen
 * @property {boolean} [chosen] of several dice that are chosen together, whether it is
 */

/**
 * The markup of the dice shown, and what is drawn round them: opacities, and the ring round a die that can be chosen.
 * @typedef {Object} Faces
 * @property {Record<string, string>} body
 * @property {Record<string, string[]>} pips
 * @property {string} dim
 * @property {string} blank
 * @property {string} pick
 */

/**
 * @typedef {Object} Tray
 * @property {Die[]} dice
 * @property {number} roll_id
 * @property {number} tumble
 * @property {number} turn
 * @property {string} label
 * @property {Record<string, string>} texts
 * @property {Faces} faces
 */

/** How often tumbling dice show another face, in milliseconds. */
const TURN = 85;

/**
 * What stands on the table's element while its dice tumble, and what is dispatched there when they have come to rest:
 * boards, sentences and buttons hold back until then what follows from the roll.
 */
const TABLE = ".bw-table";
const RESTED = "bw-rested";
/** What is dispatched there when they begin to tumble. */
const ROLLS = "bw-rolls";

/** What stands in a table that says when all of a new state is there, and what it dispatches at the table then. */
const FRAME = ".bw-frame";
const DRAWN = "bw-drawn";

/** For so long after the last roll, in milliseconds, dice tumble on at most because not all that follows is there. */
const LONGEST_WAIT = 3000;

/**
 * The face that a tumbling die shows for a moment: never the same twice running, and the same every time, so that
 * two views of one tray agree.
 * @param {number} value the value it will come to rest on
 * @param {number} turn how many turns are still to come; 0 is at rest
 * @param {number} place the die's place in the row
 */
export function shown(value, turn, place) {
  if (turn === 0) return value;
  return ((value + turn * (place % 2 ? 2 : 5) + 5) % 6) + 1;
}

/**
 * One die's markup.
 * @param {Faces} faces
 * @param {Die} die
 * @param {number} value
 */
export function markup(faces, die, value) {
  return (faces.body[die.body] ?? "") + (faces.pips[die.pips]?.[value] ?? "") + (die.pick ? faces.pick : "");
}

/**
 * What a person who does not see a die hears of it.
 * @param {Die} die
 * @param {Record<string, string>} texts
 */
export function nameOf(die, texts) {
  /** @type {Record<string, string>} */
  const values = {
    body: texts[die.body] ?? "",
    pips: texts[die.pips] ?? "",
    value: die.value ? String(die.value) : texts.not_rolled,
  };
  const template = values.body ? texts.die : texts.die_of_another_colour;
  return template.replace(/\{(\w+)\}/g, (place, name) => values[name] ?? place);
}

/**
 * Whether the tray keeps a key from the page around it. JupyterLab would act on arrows and letters; a table around
 * the tray keeps them from it too, but may have a use for a letter first.
 * @param {KeyboardEvent} event
 * @param {Element} el
 */
export function keeps(event, el) {
  if (event.key === "Tab" || event.ctrlKey || event.metaKey) return false;
  return !(event.key.length === 1 && event.key !== " " && el.closest(".bw-table"));
}

/**
 * Set attributes, and remove those without a value.
 * @param {Element} node
 * @param {Record<string, string | null>} attributes
 */
function put(node, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) node.removeAttribute(name);
    else if (node.getAttribute(name) !== value) node.setAttribute(name, value);
  }
}

/** @type {import("@anywidget/types").Render<Tray>} */
function render({ model, el }) {
  const tray = document.createElement("div");
  tray.className = "bw-tray";

  /** @type {ReturnType<typeof setInterval> | undefined} */
  let timer;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let end;
  let turns = 0;
  /** The table that waits for these dice.
   * @type {HTMLElement | null} */
  let table = null;
  /** Whether they have tumbled for long enough, and whether all that follows from the roll is there. */
  let tumbled = true;
  let drawn = true;
  const presses = pressing(model, tray, "data-die");

  const draw = () => {
    const dice = model.get("dice");
    const faces = model.get("faces");
    const texts = model.get("texts");
    // What is inside a picture is not read out, so a tray with dice to choose is a group of buttons.
    put(tray, { role: dice.some((die) => die.pick) ? "group" : "img", "aria-label": model.get("label") });
    while (tray.children.length > dice.length) tray.lastElementChild?.remove();
    dice.forEach((die, place) => {
      let slot = tray.children[place];
      if (!slot) {
        slot = document.createElement("span");
        slot.innerHTML = '<svg viewBox="-21 -21 42 44" aria-hidden="true"></svg>';
        tray.append(slot);
      }
      const value = die.value && !die.dim ? shown(die.value, turns, place) : die.value;
      const look = `${die.body} ${die.pips} ${value} ${die.pick ?? false}`;
      const svg = /** @type {SVGSVGElement} */ (slot.firstElementChild);
      if (svg.dataset.look !== look) {
        svg.dataset.look = look;
        svg.innerHTML = markup(faces, die, value);
      }
      put(svg, { opacity: die.dim ? faces.dim : die.value ? null : faces.blank });
      put(slot, {
        role: die.pick ? "button" : null,
        tabindex: die.pick ? "0" : null,
        "aria-label": die.pick ? nameOf(die, texts) : null,
        "aria-pressed": die.pick && die.chosen !== undefined ? String(die.chosen) : null,
        "data-die": die.pick ? String(place) : null,
        "data-lm-suppress-shortcuts": die.pick ? "true" : null,
      });
      slot.classList.add("bw-tray-die");
      slot.classList.toggle("bw-tray-white", die.body === "white");
      slot.classList.toggle("bw-tray-black", die.body === "black");
      slot.classList.toggle("bw-tray-pick", Boolean(die.pick));
      slot.classList.toggle("bw-tray-chosen", die.chosen === true);
      slot.classList.toggle("bw-tray-tumbles", turns > 0 && !die.dim);
    });
    presses.show();
  };

  // The table is let go first, and by a clock of its own: whatever happens to the drawing, it never waits for ever.
  const rest = () => {
    clearInterval(timer);
    clearTimeout(end);
    turns = 0;
    tumbled = drawn = true;
    const held = table;
    table = null;
    if (held) {
      held.removeEventListener(DRAWN, onDrawn);
      delete held.dataset.bwRolling;
      held.dispatchEvent(new CustomEvent(RESTED));
    }
    draw();
  };

  // What follows is told all at once. On a page that has much to do its sentences come late.
  const restIfDrawn = () => {
    tumbled = true;
    if (drawn) rest();
    else end = setTimeout(rest, LONGEST_WAIT);
  };

  const onDrawn = () => {
    drawn = true;
    if (tumbled) rest();
  };

  const roll = () => {
    const duration = model.get("tumble");
    if (duration > 0) tray.closest(TABLE)?.dispatchEvent(new CustomEvent(ROLLS));
    if (duration <= 0 || matchMedia("(prefers-reduced-motion: reduce)").matches) return rest();
    clearInterval(timer);
    clearTimeout(end);
    table ??= tray.closest(TABLE);
    tumbled = false;
    drawn = !table?.querySelector(FRAME);
    if (table) {
      table.dataset.bwRolling = "";
      table.addEventListener(DRAWN, onDrawn);
    }
    tray.style.setProperty("--bw-tumble", `${duration}ms`);
    end = setTimeout(restIfDrawn, duration);
    turns = Math.max(1, Math.round(duration / TURN));
    timer = setInterval(() => {
      turns = Math.max(1, turns - 1);
      draw();
    }, TURN);
    draw();
  };

  const answered = () => {
    presses.answer();
    presses.show();
  };

  /** @param {Event} event */
  const dieOf = (event) => {
    const node = event.target instanceof Element ? event.target.closest("[data-die]") : null;
    return node instanceof HTMLElement && tray.contains(node) ? Number(node.dataset.die) : null;
  };

  /** @param {number} die */
  const choose = (die) => {
    if (presses.waiting.size === 0) presses.send({ type: "die", die }, String(die)); // a second one would say it twice
  };

  /** @param {MouseEvent} event */
  const onClick = (event) => {
    const die = dieOf(event);
    if (die !== null) choose(die);
  };

  /** @param {KeyboardEvent} event */
  const onKey = (event) => {
    if (keeps(event, el)) event.stopPropagation();
    const die = dieOf(event);
    if (die === null || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    if (!event.repeat) choose(die);
  };

  tray.addEventListener("click", onClick);
  tray.addEventListener("keydown", onKey);
  /** @type {(keyof Tray)[]} */
  const pictured = ["dice", "faces", "label", "texts"];
  /** @type {(keyof Tray)[]} */
  const answers = ["dice", "turn"];
  for (const name of pictured) model.on(`change:${name}`, draw);
  for (const name of answers) model.on(`change:${name}`, answered);
  model.on("change:roll_id", roll);
  model.on("msg:custom", answered);
  draw();
  el.append(tray);

  return () => {
    rest();
    for (const name of pictured) model.off(`change:${name}`, draw);
    for (const name of answers) model.off(`change:${name}`, answered);
    model.off("change:roll_id", roll);
    model.off("msg:custom", answered);
    tray.remove();
  };
}

export default { render };
