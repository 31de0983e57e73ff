// A row of dice that tumble when they are rolled. All markup comes from Python (the `faces` trait).

/**
 * @typedef {Object} Die
 * @property {number} value 1 to 6, or 0 before it is rolled
 * @property {"white" | "black"} body
 * @property {"gold" | "white"} pips
 * @property {boolean} dim
 */

/**
 * @typedef {Object} Tray
 * @property {Die[]} dice
 * @property {number} roll_id
 * @property {string} label
 * @property {{body: Record<string, string>, pips: Record<string, string[]>}} faces
 */

/** How long dice tumble, and how often they show another face meanwhile, in milliseconds. */
export const TUMBLE = 520;
const TURN = 85;

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
 * @param {Tray["faces"]} faces
 * @param {Die} die
 * @param {number} value
 */
export function markup(faces, die, value) {
  return (faces.body[die.body] ?? "") + (faces.pips[die.pips]?.[value] ?? "");
}

/** @type {import("@anywidget/types").Render<Tray>} */
function render({ model, el }) {
  const tray = document.createElement("div");
  tray.className = "bw-tray";
  tray.setAttribute("role", "img");

  /** @type {ReturnType<typeof setInterval> | undefined} */
  let timer;
  let turns = 0;

  const draw = () => {
    const dice = model.get("dice");
    const faces = model.get("faces");
    tray.setAttribute("aria-label", model.get("label"));
    while (tray.children.length > dice.length) tray.lastElementChild?.remove();
    dice.forEach((die, place) => {
      let slot = tray.children[place];
      if (!slot) {
        slot = document.createElement("span");
        slot.innerHTML = '<svg viewBox="-21 -21 42 44" aria-hidden="true"></svg>';
        tray.append(slot);
      }
      const value = die.value && !die.dim ? shown(die.value, turns, place) : die.value;
      const look = `${die.body} ${die.pips} ${value}`;
      const svg = /** @type {SVGSVGElement} */ (slot.firstElementChild);
      if (svg.dataset.look !== look) {
        svg.dataset.look = look;
        svg.innerHTML = markup(faces, die, value);
      }
      slot.classList.add("bw-tray-die");
      slot.classList.toggle("bw-tray-white", die.body === "white");
      slot.classList.toggle("bw-tray-black", die.body === "black");
      slot.classList.toggle("bw-tray-dim", die.dim);
      slot.classList.toggle("bw-tray-blank", die.value === 0);
      slot.classList.toggle("bw-tray-tumbles", turns > 0 && !die.dim);
    });
  };

  const rest = () => {
    clearInterval(timer);
    turns = 0;
    draw();
  };

  const roll = () => {
    clearInterval(timer);
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return rest();
    turns = Math.round(TUMBLE / TURN);
    timer = setInterval(() => {
      turns -= 1;
      if (turns > 0) draw();
      else rest();
    }, TURN);
    draw();
  };

  model.on("change:dice", draw);
  model.on("change:label", draw);
  model.on("change:roll_id", roll);
  draw();
  el.append(tray);

  return () => {
    clearInterval(timer);
    model.off("change:dice", draw);
    model.off("change:label", draw);
    model.off("change:roll_id", roll);
    tray.remove();
  };
}

export default { render };
