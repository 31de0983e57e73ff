// An SVG picture whose parts can be clicked, or chosen by keyboard. It knows no game: the picture comes from Python, and
// what was clicked goes back as the value of its `data-pick`. A part that is worth choosing has `data-offered`.

import { pressing } from "../../page/static/pressing.js";

/**
 * @typedef {Object} Picture
 * @property {string} svg
 * @property {string} pieces
 * @property {Record<string, string>} picks
 * @property {boolean} active
 * @property {number} turn
 * @property {string} label
 * @property {string} told
 */

/** How far a key moves through the parts that can be clicked. @type {Record<string, number>} */
const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Pieces that people watch until they lie still: nothing that follows from them is shown before, as with dice. */
const AWAITED = ".bw-awaited";
const TABLE = ".bw-table";
/** What is dispatched at the table then, see `frame.js`. */
const RESTED = "bw-rested";
/** Who has just moved them knows what follows. So long after a click, in milliseconds, nobody is kept waiting. */
const OWN = 1000;

/** @type {import("@anywidget/types").Render<Picture>} */
function render({ model, el }) {
  const host = document.createElement("div");
  host.className = "bw-picture";
  host.setAttribute("role", "group");
  const told = document.createElement("p");
  told.className = "bw-unseen";
  let drawn = "";
  let laid = "";
  let current = "";
  let chosen = Number.NEGATIVE_INFINITY;
  let waits = 0;

  const presses = pressing(model, host, "data-pick");
  const parts = () => /** @type {SVGElement[]} */ ([...host.querySelectorAll("[data-pick]")]);

  const draw = () => {
    const svg = model.get("svg");
    const focused = document.activeElement instanceof SVGElement ? document.activeElement : null;
    const held = focused && host.contains(focused) ? focused.dataset.pick : undefined;
    if (svg !== drawn) {
      drawn = svg;
      host.innerHTML = svg;
      // As a picture on a page it is one image with a name; here its parts count, and the host has the name.
      host.firstElementChild?.setAttribute("role", "presentation");
      host.firstElementChild?.removeAttribute("aria-label");
      laid = "";
      holdBack();
    }
    // The ground stays as it is while only the pieces on it change.
    const ground = host.querySelector(".bw-pieces");
    if (ground && model.get("pieces") !== laid) {
      laid = model.get("pieces");
      ground.innerHTML = laid;
    }
    host.setAttribute("aria-label", model.get("label"));
    told.textContent = model.get("told");
    host.classList.toggle("bw-active", model.get("active"));
    const picks = model.get("picks");
    for (const part of parts()) {
      const name = model.get("active") ? picks[part.dataset.pick ?? ""] : undefined;
      for (const [attribute, value] of Object.entries({
        role: "button",
        tabindex: "-1",
        "aria-label": name,
        "data-lm-suppress-shortcuts": "true",
      })) {
        if (name === undefined || value === undefined) part.removeAttribute(attribute);
        else part.setAttribute(attribute, value);
      }
      part.classList.toggle("bw-pick", name !== undefined);
    }
    presses.show();
    rove();
    const again = held === undefined ? undefined : pickable().find((part) => part.dataset.pick === held);
    again?.focus();
  };

  const holdBack = () => {
    const table = /** @type {HTMLElement | null} */ (host.closest(TABLE));
    const flights = [...host.querySelectorAll(AWAITED)].flatMap((piece) => piece.getAnimations());
    if (!table || flights.length === 0 || performance.now() - chosen < OWN) return;
    waits += 1;
    const mine = waits;
    table.dataset.bwRolling = "";
    void Promise.allSettled(flights.map(({ finished }) => finished)).then(() => {
      if (mine !== waits) return;
      delete table.dataset.bwRolling;
      table.dispatchEvent(new CustomEvent(RESTED));
    });
  };

  /** What can be clicked, in the order of its names, which need not be the order in which it is painted. */
  const pickable = () => {
    const order = Object.keys(model.get("picks"));
    const place = (/** @type {SVGElement} */ part) => order.indexOf(part.dataset.pick ?? "");
    const found = parts().filter((part) => part.classList.contains("bw-pick"));
    return found.sort((one, other) => place(one) - place(other));
  };

  /** One stop for Tab: the part last visited, as long as it is offered, or else the first that is. */
  const rove = () => {
    const found = pickable();
    const offered = found.filter((part) => part.hasAttribute("data-offered"));
    const held = found.some((part) => part === document.activeElement);
    const kept = (held || offered.length === 0 ? found : offered).find((part) => part.dataset.pick === current);
    const stops = kept ?? offered[0] ?? found[0];
    for (const part of found) part.setAttribute("tabindex", part === stops ? "0" : "-1");
    // Where it scrolls, and nothing in it gets the focus, it is scrolled by keyboard itself.
    const scrolls = stops === undefined && getComputedStyle(host).overflowX === "auto";
    if (scrolls && host.scrollWidth > host.clientWidth) host.tabIndex = 0;
    else if (document.activeElement !== host) host.removeAttribute("tabindex");
  };

  // Several traits change together: one pass after all of them have arrived.
  let planned = false;
  let closed = false;
  const plan = () => {
    if (planned) return;
    planned = true;
    queueMicrotask(() => {
      planned = false;
      if (!closed) draw();
    });
  };

  const answeredAll = () => presses.answer();
  /** @param {{ type: string, pick?: string }} message */
  const answered = ({ type, pick }) => {
    if (type !== "heard") return;
    presses.answer(pick);
    if (!planned) presses.show();
  };

  /** @param {Event} event */
  const choose = (event) => {
    const part = event.target instanceof Element ? event.target.closest(".bw-pick") : null;
    if (!(part instanceof SVGElement) || !host.contains(part)) return false;
    presses.send({ type: "pick", pick: part.dataset.pick }, part.dataset.pick);
    chosen = performance.now();
    return true;
  };

  // A part that is drawn anew while a mouse is held down on it gets no click from the browser, but it was one: it is
  // given to the part that lies there now. A tap of a finger always gets its own.
  const pickAt = (/** @type {Event} */ event) =>
    event.target instanceof Element ? /** @type {SVGElement | null} */ (event.target.closest("[data-pick]")) : null;
  /** @type {{ part: SVGElement | null, turn: number }} */
  let pressed = { part: null, turn: 0 };
  const onPress = (/** @type {MouseEvent} */ event) => {
    pressed = { part: event.button === 0 && !event.ctrlKey ? pickAt(event) : null, turn: model.get("turn") };
  };
  const onRelease = (/** @type {MouseEvent} */ event) => {
    const { part, turn } = pressed;
    pressed = { part: null, turn: 0 };
    if (!part || part.isConnected || event.button !== 0 || turn !== model.get("turn")) return;
    const there = pickAt(event);
    if (!there || !host.contains(there) || there.dataset.pick !== part.dataset.pick) return;
    there.dispatchEvent(
      new MouseEvent("click", { bubbles: true, cancelable: true, composed: true, detail: event.detail }),
    );
  };

  /** @param {KeyboardEvent} event */
  const onKey = (event) => {
    if (event.key === "Tab" || event.ctrlKey || event.metaKey || event.altKey) return;
    if ((event.key === "Enter" || event.key === " ") && !event.repeat && choose(event)) event.preventDefault();
    const found = pickable();
    const at = found.indexOf(/** @type {SVGElement} */ (document.activeElement));
    const step = STEPS[event.key];
    if (at >= 0 && step !== undefined) {
      event.preventDefault();
      found[(at + step + found.length) % found.length]?.focus();
    }
    if (!host.closest(".bw-table")) event.stopPropagation(); // a table keeps keys from the notebook itself
  };

  host.addEventListener("click", choose);
  host.addEventListener("mousedown", onPress);
  document.addEventListener("mouseup", onRelease); // one that ends elsewhere ends all the same
  host.addEventListener("keydown", onKey);
  host.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof SVGElement) || !target.dataset.pick) return;
    current = target.dataset.pick;
    rove();
    // A part that is drawn anew gets its focus by script, and the browser would then take even a mouse for a keyboard.
    target.classList.toggle("bw-held", /** @type {any} */ (globalThis).bwByPointer !== true);
  });
  host.addEventListener("focusout", ({ target }) => {
    if (target instanceof SVGElement) target.classList.remove("bw-held");
  });
  const names = /** @type {(keyof Picture)[]} */ (["svg", "pieces", "picks", "active", "turn", "label", "told"]);
  const answers = /** @type {(keyof Picture)[]} */ (["picks", "active", "turn"]);
  for (const name of names) model.on(`change:${name}`, plan);
  for (const name of answers) model.on(`change:${name}`, answeredAll);
  model.on("msg:custom", answered);
  draw();
  el.append(host, told);
  const fitted = new ResizeObserver(rove);
  fitted.observe(host);

  return () => {
    closed = true;
    fitted.disconnect();
    for (const name of names) model.off(`change:${name}`, plan);
    for (const name of answers) model.off(`change:${name}`, answeredAll);
    model.off("msg:custom", answered);
    document.removeEventListener("mouseup", onRelease);
    host.remove();
    told.remove();
  };
}

export default { render };
