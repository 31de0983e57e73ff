// What a table needs of the page around it: keys stay inside, a screen reader hears the news, and the focus is never
// lost. The widget draws nothing of the game; it is the first child of the table.

import { cellBelow, cellOf, goTo } from "./cells.js";
import { bringIntoView, justRun, settle } from "./into_view.js";
import { keepNamingPictures } from "./pictures.js";
import { handsOut } from "./together.js";

/**
 * @typedef {object} Model
 * @property {(name: string) => any} get
 * @property {(name: string, callback: (...args: any[]) => void) => void} on
 * @property {(name: string, callback: (...args: any[]) => void) => void} off
 * @property {(content: unknown) => void} send
 * @property {(name: string, value: unknown) => void} set
 * @property {() => void} save_changes
 */

const TABLE = ".bw-table";
/** Where one table takes the place of another. */
const STAGE = ".bw-stage";
/** For so many frames of the screen a new table waits for its parts. */
const FRAMES_TO_ARRIVE = 120;
const WRITES = "input, textarea, select, [contenteditable='true']";
/** What has a use of its own for arrows. */
const STEERED = "[role=slider], [role=gridcell], [role=radiogroup], .bw-log-text";
/** What a widget inside the table dispatches, bubbling, when it has sent something that the kernel will answer. */
const SENT = "bw-sent";
/** What is dispatched at a button when its key was pressed: it looks pressed then. */
const BY_KEY = "bw-key";
/** What a board says of itself while nothing on it can be chosen. */
const IDLE = "[data-bw-idle]";
/** What is read beside the boards. */
const SCROLLS = ".bw-pane, .bw-log-text";
/**
 * What decides something: pressed twice by mistake, it might decide something else the second time. On a picture that
 * somebody makes, quick clicks all count.
 */
const ONCE = ".bw-action, [role=gridcell], .bw-pick:not(.bw-repeats *), .bw-tray-pick";
/** Buttons whose answer is a text for the clipboard or a file. */
const HANDS_OUT = ".bw-hands-out";
/** Buttons that stay pressed while what they opened is there: Escape closes it, and the focus comes back to them. */
const OPENED = ".bw-opens.mod-active";
/** What they open over the table, and the bar with them, which is seen beside it. */
const OVER = ".bw-menu";
const BAR = ".bw-bar";
/** Buttons whose answer stands elsewhere in the table: the focus goes there, and the page as far as it has to. */
const LEADS = ".bw-leads";
/** What is brought into view then: the part of the table around what has the focus. */
const LED_TO = ".bw-led-to";
/** A button that goes on to the next cell, for whoever has no keys. */
const NEXT = ".bw-action-next";
/** For so long, in milliseconds, the answer is waited for; a kernel that works on something else is late. */
const PATIENCE = 30_000;
/** What the dice dispatch at the table when they have come to rest. */
const RESTED = "bw-rested";
/** What is dispatched at the table when all of a new state is there: of its parts the frame hears of it last. */
const DRAWN = "bw-drawn";
/** What a text field does itself when one of these is pressed together with Ctrl. */
const EDITS = ["a", "c", "v", "x", "y", "z", "arrowleft", "arrowright", "home", "end", "backspace", "delete"];
/** What would change the notebook's cells: pressed at a table it is a mistake. */
const CHANGES_CELLS = ["enter", "x", "v", "y", "z"];
/** Where Enter has a use of its own, held down with Shift as well: lines of text, and an answer that was not given yet. */
const ENTERS = "textarea, [contenteditable='true'], [data-bw-changed]:has(.bw-action:enabled)";
/** What can be pressed within what is read. */
const LINK = "[data-bw-link]";
/** A small board on which nothing can be chosen: all of it is as good as the link at its head. */
const SMALL = ".bw-small > .bw-seat:not(.bw-seat-decides)";
/** All that a notebook's cell shows. */
const OUTPUT = ".jp-OutputArea";
const SUPPRESS = "data-lm-suppress-shortcuts";
/** Marks the style sheets of tables. */
const SHEET = "data-bw-sheet";

/**
 * Whether the table's dice are tumbling: what follows from them is not shown, read out or done until they rest.
 * @param {HTMLElement | null} table
 */
export function rolling(table) {
  return table?.dataset.bwRolling !== undefined;
}

/**
 * The letter or the name of a key that may be a shortcut of the table, or "" if it is none of the table's business.
 * @param {KeyboardEvent} event
 * @param {string[]} shortcuts
 */
export function shortcut(event, shortcuts) {
  const target = /** @type {Element} */ (event.target);
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || target.closest(WRITES)) return "";
  const named = event.key.length > 1;
  if (named && target.closest(STEERED)) return "";
  const key = named ? event.key : event.key.toLowerCase();
  return shortcuts.includes(key) ? key : "";
}

/**
 * Whether a key press belongs to the page and not to the table: leaving by Tab, and the browser's and Lab's own chords.
 * @param {KeyboardEvent} event
 */
export function passes(event) {
  if (event.key === "Tab") return true;
  // On many keyboards AltGr, which is Ctrl and Alt to the browser, only writes a letter.
  if (!(event.ctrlKey || event.metaKey) || event.getModifierState("AltGraph")) return false;
  const target = /** @type {Element} */ (event.target);
  return !(target.closest(WRITES) ? EDITS : CHANGES_CELLS).includes(event.key.toLowerCase());
}

/**
 * Bring style sheets into the page, each once, before those of theirs that are there already and come after it.
 * @param {string[]} texts
 */
function bring(texts) {
  const there = /** @type {HTMLElement[]} */ ([...document.head.querySelectorAll(`style[${SHEET}]`)]);
  /** @type {HTMLElement | null} */
  let next = null;
  for (const text of texts.toReversed()) {
    let style = there.find((one) => one.textContent === text);
    if (style === undefined) {
      style = document.createElement("style");
      style.setAttribute(SHEET, "");
      style.textContent = text;
      document.head.insertBefore(style, next);
    }
    next = style;
  }
}

/** What all tables of a page know: who sits at this screen, and whether a pointer was used last, not a key. */
const page = /** @type {{ bwScreen?: string, bwByPointer?: boolean }} */ (globalThis);

/**
 * Hand out what the frame carries, and tell the kernel whether that can be done in this page.
 * @param {{ model: any }} context
 */
export function begin({ model }) {
  const manager = model.widget_manager;
  const handOut = handsOut(manager);
  const onMessage = (/** @type {any} */ content) => {
    if (content?.type === "states") void handOut(content.states);
  };
  model.on("msg:custom", onMessage);
  try {
    model.send({ type: "together", able: typeof manager?.get_model === "function" });
  } catch {
    // The kernel has gone: there is nothing to hand out.
  }
  return () => model.off("msg:custom", onMessage);
}

/** @param {{ model: Model, el: HTMLElement }} context */
function render({ model, el }) {
  bring(model.get("sheets"));
  keepNamingPictures();
  el.classList.add("bw-frame");
  const news = document.createElement("div");
  news.className = "bw-unseen";
  news.setAttribute("role", "status");
  news.setAttribute("aria-live", "polite");
  // Where the focus waits while there is nothing to decide: a key pressed there does no harm.
  const rest = document.createElement("div");
  rest.className = "bw-frame-rest";
  rest.tabIndex = -1;
  el.append(news, rest);

  /** @type {HTMLElement | null} */
  let table = null;
  /** @type {HTMLElement | null} */
  let stage = null;
  let inside = false;
  /** Whether the focus goes on by the Tab key, and not because something was pressed. */
  let tabs = false;
  /** When texts and files were asked for here that have not come yet.
   * @type {number[]} */
  let asked = [];
  /** The turn in which a button was pressed that leads elsewhere; -1 once it has led there. */
  let leads = -1;
  /** The link that is held down by a pointer.
   * @type {Element | null} */
  let held = null;
  const stop = new AbortController();

  // JupyterLab leaves the keys alone that are pressed at an element that is marked.
  const onKeyFirst = (/** @type {KeyboardEvent} */ event) => {
    page.bwByPointer = false;
    tabs = event.key === "Tab";
    const target = /** @type {Element} */ (event.target);
    if (!table?.contains(target)) return;
    if (goesOn(event)) return;
    if (passes(event)) {
      for (const marked of [target, table]) marked.removeAttribute(SUPPRESS);
      if (target.closest(WRITES)) passOn(event);
    } else target.setAttribute(SUPPRESS, "true");
    if (target.closest(WRITES)) closeByEscape(event);
  };

  // Who is done here goes on to the next cell as everywhere in a notebook. But this one is not run: what stands here stays.
  const goesOn = (/** @type {KeyboardEvent} */ event) => {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    if (key !== "Enter" || !shiftKey || ctrlKey || metaKey || altKey || event.isComposing) return false;
    if (!cellOf(el) || /** @type {Element} */ (event.target).closest(ENTERS)) return false;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!event.repeat) goBelow();
    return true;
  };

  const goBelow = () => {
    const below = document.fullscreenElement ? null : cellBelow(el);
    if (below) {
      goTo(below);
      below.scrollIntoView({ block: "nearest" });
    }
  };

  const closeByEscape = (/** @type {KeyboardEvent} */ event) => {
    const opened = /** @type {HTMLElement | null} */ (
      event.key === "Escape" && table ? table.querySelector(OPENED) : null
    );
    if (opened === null || event.isComposing) return;
    event.preventDefault();
    opened.focus();
    opened.click();
  };

  // Who goes on by keys from what lies over the table would press what is below it without seeing it: so it is closed.
  const leaveOver = (/** @type {Element} */ to) => {
    const over = table?.querySelector(OVER);
    if (!tabs || !over?.checkVisibility() || !table?.contains(to) || to.closest(`${OVER}, ${BAR}`)) return;
    /** @type {HTMLElement | null} */ (table.querySelector(OPENED))?.click();
  };

  // The text fields of ipywidgets let no key out. So a chord is offered to the page around the table, which may take it.
  const passOn = (/** @type {KeyboardEvent} */ event) => {
    if (event.key.length > 1) return;
    const { key, code, keyCode, ctrlKey, metaKey, shiftKey, altKey } = event;
    const keys = { key, code, keyCode, ctrlKey, metaKey, shiftKey, altKey, bubbles: true, cancelable: true };
    if (table?.parentElement?.dispatchEvent(new KeyboardEvent("keydown", keys)) === false) {
      event.preventDefault();
      event.stopPropagation();
    }
  };

  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    if (passes(event)) return;
    event.stopPropagation();
    const target = /** @type {Element} */ (event.target);
    if (event.repeat && (event.key === "Enter" || event.key === " ") && target.closest(ONCE)) event.preventDefault();
    if (!target.closest(WRITES)) closeByEscape(event);
    const key = shortcut(event, model.get("shortcuts"));
    const scrolls = event.key === " " && (target === table || target === rest);
    if (key || scrolls) event.preventDefault();
    if (key && !rolling(table)) {
      const button = table?.querySelector(`.bw-action[data-bw-key="${CSS.escape(key)}"]:enabled`);
      button?.dispatchEvent(new CustomEvent(BY_KEY));
      send({ type: "key", key, turn: model.get("turn"), screen: page.bwScreen });
    }
  };

  // The table's element exists only after its children were drawn, so it is looked for when the first event comes.
  const adopt = () => {
    const found = /** @type {HTMLElement | null} */ (el.closest(TABLE));
    if (found === null || found === table) return;
    table = found;
    stage = table.closest(STAGE);
    // A click between its parts leaves the focus at the table: JupyterLab would take the next key for one of its own.
    table.tabIndex = -1;
    table.addEventListener("keydown", onKeyDown, { signal: stop.signal });
    table.addEventListener("keyup", (event) => event.stopPropagation(), { signal: stop.signal });
    table.addEventListener("click", onFirstClick, { capture: true, signal: stop.signal });
    table.addEventListener("click", onAsk, { capture: true, signal: stop.signal });
    table.addEventListener("click", onLink, { signal: stop.signal });
    table.addEventListener("pointerdown", onDown, { signal: stop.signal });
    table.addEventListener("pointerup", onUp, { signal: stop.signal });
    parts.observe(table, { childList: true, subtree: true });
    table.addEventListener(RESTED, onRest, { signal: stop.signal });
  };

  // A card or a puzzle whose cell somebody at this page has just run comes into view.
  const appears = new ResizeObserver(() => {
    if (!el.isConnected) return;
    appears.disconnect();
    if (!model.get("fresh")) return;
    model.set("fresh", false);
    model.save_changes();
    const whole = /** @type {HTMLElement} */ (el.closest(OUTPUT) ?? el.closest(TABLE) ?? el);
    if (justRun(whole)) settle(whole, stop.signal, (touched) => touched || bringIntoView(whole));
  });

  // Parts of a table may come later than the rest, such as the coach and its sliders.
  const parts = new MutationObserver(() => {
    prepareParts();
    // Until the kernel has said where the focus belongs, no key is to land in the notebook.
    if (inside && table?.isConnected && document.activeElement === document.body) rest.focus({ preventScroll: true });
  });

  // The second click of a double click would be taken for one on what has come meanwhile: the next player's button.
  const onFirstClick = (/** @type {MouseEvent} */ event) => {
    const target = /** @type {Element} */ (event.target);
    if (event.detail < 2 || !target.closest(ONCE)) return;
    event.stopPropagation();
    event.preventDefault();
  };

  // Enter and Space click a button too.
  const onAsk = (/** @type {MouseEvent} */ event) => {
    const target = /** @type {Element} */ (event.target);
    if (target.closest(HANDS_OUT)) asked.push(performance.now());
    if (target.closest(LEADS)) leads = model.get("turn");
    if (target.closest(NEXT)) goBelow();
  };

  const onLink = (/** @type {MouseEvent} */ event) => {
    const target = /** @type {Element} */ (event.target);
    const link = /** @type {HTMLElement | null} */ (
      target.closest(LINK) ?? target.closest(SMALL)?.querySelector(LINK) ?? null
    );
    if (link !== null) press(link);
  };

  // What is typed counts when another thing is pressed, and may draw a link anew before it is let go: the browser would
  // not count that as a click.
  const onDown = (/** @type {PointerEvent} */ event) => {
    held = /** @type {Element} */ (event.target).closest(LINK);
  };

  const onUp = (/** @type {PointerEvent} */ event) => {
    const before = held?.isConnected === false ? /** @type {HTMLElement} */ (held).dataset : null;
    held = null;
    const link = before && /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest(LINK));
    if (link && link.dataset.bwLink === before.bwLink && link.dataset.bwNumber === before.bwNumber) press(link);
  };

  const press = (/** @type {HTMLElement} */ link) => {
    if (rolling(table)) return;
    const { bwLink: name, bwNumber: number } = link.dataset;
    send({ type: "link", name, number: Number(number), screen: page.bwScreen });
  };

  const send = (/** @type {unknown} */ content) => {
    try {
      model.send(content);
    } catch {
      // JupyterLab takes no message for a kernel that has ended; what is to be done about that is told beside.
    }
    el.dispatchEvent(new CustomEvent(SENT, { bubbles: true }));
  };

  const onMessage = (/** @type {any} */ content) => {
    if (content?.type !== "copy" && content?.type !== "download") return;
    // The message comes to every page that shows the table, and to each of its outputs there: only one of them asked.
    asked = asked.filter((time) => performance.now() - time < PATIENCE);
    if (asked.shift() === undefined) return;
    if (content.type === "copy") navigator.clipboard?.writeText(content.text).catch(() => {});
    else download(content.name, content.text, content.mediaType);
  };

  // A table that takes the place of another one takes over its focus too.
  const arrive = (/** @type {number} */ frames) => {
    if (stop.signal.aborted || frames === 0) return;
    adopt();
    prepareParts();
    if (stage?.dataset.bwFocus === "lost") {
      delete stage.dataset.bwFocus;
      inside = true;
    }
    const held = document.activeElement;
    if (table !== null && inside && !waits(held)) return;
    if (inside) keepFocus();
    requestAnimationFrame(() => arrive(frames - 1));
  };

  /** Whether the focus is where nothing is decided. @param {Element | null} held */
  const waits = (held) => held === null || held === document.body || held === rest || held === table;

  // The sliders of ipywidgets leave the handle, which has the focus, without a name.
  const nameSliders = () => {
    for (const handle of table?.querySelectorAll(".noUi-handle:not([aria-label])") ?? []) {
      const label = handle.closest(".widget-slider")?.querySelector("label");
      const name = label?.textContent || label?.title;
      if (name) handle.setAttribute("aria-label", name);
    }
  };

  // An icon is a letter of a font that no voice can say; beside it stands what the button is called.
  const hideIcons = () => {
    for (const icon of table?.querySelectorAll(".jupyter-button > i:not([aria-hidden])") ?? []) {
      icon.setAttribute("aria-hidden", "true");
    }
  };

  // A box of ipywidgets has no name and no place in the order of Tab: what happened is read, and scrolled, in one piece.
  const nameLog = () => {
    const log = table?.querySelector(".bw-log-text:not([role])");
    const title = log?.querySelector("h3")?.textContent;
    if (!log || !title) return;
    for (const [name, value] of Object.entries({ role: "group", "aria-label": title, tabindex: "0" }))
      log.setAttribute(name, value);
  };

  const prepareParts = () => {
    nameSliders();
    nameLog();
    hideIcons();
  };

  const showNews = () => {
    if (!rolling(table)) news.textContent = model.get("news");
  };

  // What is read scrolls inside, and what is new stands at its top. Somebody who is reading it is left alone.
  const showNewest = () => {
    // With the next frame: to scroll, the browser lays out the page.
    requestAnimationFrame(() => {
      for (const pane of table?.querySelectorAll(SCROLLS) ?? [])
        if (!pane.matches(":hover, :focus-within")) pane.scrollTop = 0;
    });
  };

  const tellDrawn = () => {
    adopt();
    table?.dispatchEvent(new CustomEvent(DRAWN));
  };

  const onRest = () => {
    showNews();
    keepFocus();
  };

  // A button that goes away takes the focus with it, and the next key would land in the notebook. So the focus moves to
  // where the next decision is taken, but only if it was at the table before.
  const keepFocus = () => {
    requestAnimationFrame(() => {
      prepareParts();
      if (!inside || table === null) return;
      const led = leads >= 0 && leads !== model.get("turn");
      const active = document.activeElement;
      if (!led && !waits(active) && table.contains(active) && usable(/** @type {Element} */ (active))) return;
      // While the dice tumble nothing can be chosen yet.
      const places = rolling(table) ? [] : model.get("focus_on");
      const candidates = places.flatMap((/** @type {string} */ selector) => [
        .../** @type {HTMLElement} */ (table).querySelectorAll(selector),
      ]);
      const goal = candidates.find(usable) ?? rest;
      goal.focus({ preventScroll: true });
      if (!led) return;
      leads = -1;
      goal.closest(LED_TO)?.scrollIntoView({ block: "nearest" });
      goal.scrollIntoView({ block: "nearest" });
    });
  };

  window.addEventListener("keydown", onKeyFirst, { capture: true, signal: stop.signal });
  document.addEventListener(
    "focusin",
    (event) => {
      adopt();
      inside = table?.contains(/** @type {Element} */ (event.target)) ?? false;
      leaveOver(/** @type {Element} */ (event.target));
    },
    { capture: true, signal: stop.signal },
  );
  document.addEventListener(
    "pointerdown",
    (event) => {
      page.bwByPointer = true;
      tabs = false;
      adopt();
      inside = table?.contains(/** @type {Node} */ (event.target)) ?? false;
    },
    { capture: true, signal: stop.signal },
  );

  model.on("change:news", showNews);
  model.on("change:focus_on", keepFocus);
  model.on("change:turn", keepFocus);
  model.on("change:turn", showNewest);
  model.on("change:turn", tellDrawn);
  model.on("msg:custom", onMessage);
  showNews();
  appears.observe(el);
  arrive(FRAMES_TO_ARRIVE);

  return () => {
    stop.abort();
    parts.disconnect();
    appears.disconnect();
    if (inside && stage) stage.dataset.bwFocus = "lost";
    model.off("change:news", showNews);
    model.off("change:focus_on", keepFocus);
    model.off("change:turn", keepFocus);
    model.off("change:turn", showNewest);
    model.off("change:turn", tellDrawn);
    model.off("msg:custom", onMessage);
  };
}

/**
 * Hand the person a file.
 * @param {string} name
 * @param {string} text
 * @param {string} type
 */
function download(name, text, type) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // The browser has read the address by the time that the next task runs.
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/**
 * Whether an element can hold the focus: it is shown and not disabled.
 * @param {Element} element
 */
function usable(element) {
  const disabled = element.closest(IDLE) || (element instanceof HTMLButtonElement && element.disabled);
  return !disabled && element.getClientRects().length > 0;
}

export default { render };
