// The people at several screens: each screen has a name of its own, claims seats, and sees whether it is its turn.

/**
 * @typedef {Object} Seat
 * @property {number} seat
 * @property {string} name
 * @property {string} owner the screen that has claimed it; "" for none
 */

/**
 * @typedef {Object} Screens
 * @property {Seat[]} seats
 * @property {boolean} several
 * @property {number} moves
 * @property {Record<string, string>} texts
 */

const KEPT_AS = "bw-screen";

/** The name of this screen: the same after the page was loaded anew, and another one in every window. */
export function screenName() {
  const known = /** @type {any} */ (globalThis).bwScreen;
  if (known) return String(known);
  let name = "";
  try {
    name = sessionStorage.getItem(KEPT_AS) ?? "";
  } catch {
    // Where nothing may be stored, a reload is another screen.
  }
  // Not `randomUUID`: it is there only for pages that came by https or from this machine.
  if (!name) name = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16)).join("");
  try {
    sessionStorage.setItem(KEPT_AS, name);
  } catch {
    // As above.
  }
  // The boards, dice and buttons of the page send it along.
  /** @type {any} */ (globalThis).bwScreen = name;
  return name;
}

/**
 * Whose turn it is, as this screen sees it: its own, another screen's, or anybody's.
 * @param {Seat[]} seats
 * @param {number} moves
 * @param {string} screen
 */
export function turnOf(seats, moves, screen) {
  const owner = seats.find((seat) => seat.seat === moves)?.owner;
  if (!owner) return "anybody";
  return owner === screen ? "mine" : "other";
}

/** @type {import("@anywidget/types").Render<Screens>} */
function render({ model, el }) {
  const screen = screenName();
  el.classList.add("bw-screens");
  /** The seat of another screen that was pressed once: a second press takes it over. */
  let sure = -1;

  /** @param {Record<string, unknown>} content */
  const send = (content) => {
    try {
      model.send({ ...content, screen });
    } catch {
      // The kernel has gone; the table around finds that out and says so.
    }
  };

  /** @param {string} text @param {string} name */
  const say = (text, name = "") => (model.get("texts")[text] ?? "").replace("{name}", name);

  /** @param {Seat} seat */
  const press = (seat) => {
    const other = seat.owner && seat.owner !== screen;
    if (other && sure !== seat.seat) {
      sure = seat.seat;
      draw();
      return;
    }
    sure = -1;
    send({ type: seat.owner === screen ? "release" : "claim", seat: seat.seat });
  };

  const draw = () => {
    const seats = model.get("seats");
    const several = model.get("several");
    el.hidden = !several;
    const turn = turnOf(seats, model.get("moves"), screen);
    const table = /** @type {HTMLElement | null} */ (el.closest(".bw-table"));
    if (table) table.dataset.bwTurn = several ? turn : "anybody";
    if (!several) return;
    const held = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.seat : undefined;
    const title = document.createElement("span");
    const mover = seats.find((seat) => seat.seat === model.get("moves"));
    title.textContent = turn === "other" && mover ? say("waiting", mover.name) : say("title");
    const buttons = seats.map((seat) => {
      const button = document.createElement("button");
      const mine = seat.owner === screen;
      button.type = "button";
      button.className = "jupyter-button bw-screen-seat";
      button.dataset.seat = String(seat.seat);
      button.setAttribute("aria-pressed", String(mine));
      const text = mine ? "mine" : !seat.owner ? "claim" : sure === seat.seat ? "take-over-sure" : "other";
      button.textContent = say(text, seat.name);
      button.title = say(mine ? "release" : seat.owner ? "take-over" : "claim", seat.name);
      button.addEventListener("click", () => press(seat));
      return button;
    });
    el.replaceChildren(title, ...buttons);
    if (held !== undefined) buttons.find((button) => button.dataset.seat === held)?.focus();
  };

  const leave = () => send({ type: "gone" });
  window.addEventListener("pagehide", leave);
  const drawn = /** @type {(keyof Screens)[]} */ (["seats", "several", "moves"]);
  for (const name of drawn) model.on(`change:${name}`, draw);
  draw();
  // Only in the next frame the table around it is there.
  requestAnimationFrame(draw);
  send({ type: "here" });

  return () => {
    window.removeEventListener("pagehide", leave);
    for (const name of drawn) model.off(`change:${name}`, draw);
  };
}

export default { render };
