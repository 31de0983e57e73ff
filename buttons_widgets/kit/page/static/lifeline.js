// What ties a table to its kernel. It says what has happened as soon as the kernel is restarted or lost, or does not
// answer, and one press of "Continue" runs the table's cell again, where the new kernel goes on with the same game.
//
// JupyterLab's widget manager knows the kernel and its news. Where there is another manager, a table only finds out
// that nothing answers, and the text says what to do by hand.

import { goTo } from "./cells.js";
import { findAgain } from "./found_again.js";
import { keepPicture } from "./kept_picture.js";

/**
 * @typedef {object} Model
 * @property {(name: string) => any} get
 * @property {(name: string, callback: (...args: any[]) => void) => void} on
 * @property {(name: string, callback: (...args: any[]) => void) => void} off
 * @property {(content: unknown) => void} send
 * @property {any} [widget_manager]
 */

/**
 * What is known of the kernel.
 * @typedef {object} Known
 * @property {string} gone Why the kernel no longer has this table: "restarted", "died", "ended" or "forgotten"; else "".
 * @property {boolean} connected Whether the page reaches the kernel.
 * @property {boolean} waits Whether it has not answered for too long.
 * @property {string} status The kernel's, such as "busy"; "" where it cannot be known.
 * @property {string} step How far "Continue" is: "going-on", "by-hand" or "no-kernel"; else "".
 */

const TABLE = ".bw-table";
const CELL = ".jp-CodeCell";
/** What a widget inside the table dispatches, bubbling, when it has sent something that the kernel will answer. */
const SENT = "bw-sent";
/** So long after the last press the kernel is asked whether it is there. Times are in milliseconds. */
export const ASK_AFTER = 1500;
/** So long it may take to answer. */
export const PATIENCE = 3500;
/** After these messages a table that keeps its game says so. */
const KEPT = ["restarted", "died", "ended", "forgotten", "unconnected", "silent", "by-hand"];
/** A connection that comes back within this time was never missed. */
const BLINK = 1500;
/** So long a kernel may take to start, and a cell to begin to run. */
const TO_START = 60_000;
const TO_RUN = 8000;
const LOOK_EVERY = 100;
const ATTEMPTS = 3;

/**
 * Which message the table has to show; "" for none.
 * @param {Known} known
 */
export function trouble({ gone, connected, waits, status, step }) {
  if (step) return step;
  if (gone) return gone;
  if (!connected) return "unconnected";
  // A kernel that has nothing to do would have answered: what was pressed has not reached it.
  if (waits) return status === "idle" ? "unconnected" : status ? "busy" : "silent";
  return "";
}

/**
 * What a new status of the kernel says about the table that the old one had: "restarted", "died", "ended" or "".
 * @param {string} status
 */
export function end(status) {
  if (status === "restarting") return "restarted";
  if (status === "autorestarting") return "died";
  return status === "terminating" || status === "dead" ? "ended" : "";
}

/**
 * The code that makes a new kernel ready for the cell. JSON of a text is a text in Python too.
 * @param {string} module
 * @param {unknown} request
 */
export function preparation(module, request) {
  return `__import__("importlib").import_module(${JSON.stringify(module)}).prepare_kernel(${JSON.stringify(JSON.stringify(request))})`;
}

/** @param {{ model: Model }} context */
export function begin({ model }) {
  findAgain(model.widget_manager);
  return keepPicture(model);
}

/** @param {{ model: Model, el: HTMLElement }} context */
function render({ model, el }) {
  el.classList.add("bw-lifeline");
  const alarm = document.createElement("div");
  alarm.className = "bw-alarm";
  alarm.hidden = true;
  const text = document.createElement("span");
  text.setAttribute("role", "alert");
  const button = document.createElement("button");
  button.type = "button";
  button.className = "jupyter-button mod-primary bw-alarm-go";
  alarm.append(text, button);
  el.append(alarm);

  /** @type {any} */
  const context = model.widget_manager?.context;
  /** @type {any} */
  const session = context?.sessionContext;
  const kernel = () => session?.session?.kernel;
  const first = kernel()?.id;
  /** @type {Known} */
  const known = { gone: "", connected: true, waits: false, status: kernel()?.status ?? "", step: "" };
  const stop = new AbortController();
  let asked = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let blink;

  const show = () => {
    const what = trouble(known);
    const texts = model.get("texts");
    const fault = what ? "" : model.get("fault");
    const kept = model.get("game") && KEPT.includes(what) ? texts.kept : "";
    const says = [texts[what] ?? "", kept, fault].join(" ").trim();
    if (text.textContent !== says) text.textContent = says;
    const dead = known.gone !== "" || known.step !== "";
    button.hidden = !dead || !session || known.step === "by-hand";
    button.disabled = known.step === "going-on";
    button.textContent = texts[model.get("game") ? "go-on" : "run-again"];
    alarm.classList.toggle("bw-alarm-mild", what === "busy" || what === "going-on");
    alarm.hidden = says === "";
    hold(dead || !known.connected);
  };

  // What can no longer be pressed is grey, and out of reach of Tab. The focus goes where something can be pressed.
  const hold = (/** @type {boolean} */ dead) => {
    const table = el.closest(TABLE);
    if (!table) return;
    const held = table.contains(document.activeElement) && !el.contains(document.activeElement);
    table.classList.toggle("bw-dead", dead);
    for (const part of table.children) if (!part.contains(el)) part.toggleAttribute("inert", dead);
    if (dead && held && !button.hidden) button.focus({ preventScroll: true });
  };

  const lose = (/** @type {string} */ reason) => {
    // The first reason is the right one: a kernel that is shut down changes its status more than once.
    known.gone ||= reason;
    clearTimeout(timer);
    show();
  };

  // Whether the kernel still has this table

  const expectAnswer = () => {
    clearTimeout(timer);
    timer = setTimeout(ask, ASK_AFTER);
  };

  const ask = () => {
    asked += 1;
    clearTimeout(timer);
    // JupyterLab takes no message for a kernel that has ended, even where another has taken its place.
    try {
      model.send({ type: "ping", number: asked });
    } catch {
      lose("forgotten");
      return;
    }
    timer = setTimeout(nothingCame, PATIENCE);
  };

  const onMessage = (/** @type {any} */ content) => {
    if (content?.type !== "pong" || content.number !== asked) return;
    clearTimeout(timer);
    known.waits = false;
    show();
  };

  const nothingCame = async () => {
    known.waits = true;
    show();
    // A busy kernel answers this too once it is free; one that was restarted unseen does not know the table.
    const reply = await kernel()
      ?.requestCommInfo({ target_name: "jupyter.widget" })
      .catch(() => undefined);
    const comms = reply?.content?.comms;
    if (stop.signal.aborted || !comms) return;
    if (!(model.get("identity") in comms)) lose("forgotten");
  };

  const onStatus = () => {
    known.status = kernel()?.status ?? "";
    const reason = end(session.kernelDisplayStatus ?? "") || end(known.status);
    if (reason) lose(reason);
  };

  const onKernel = () => {
    if (kernel()?.id !== first) lose(kernel() ? "restarted" : "ended");
  };

  const onConnection = () => {
    const connected = kernel()?.connectionStatus === "connected";
    clearTimeout(blink);
    if (connected && !known.connected) ask();
    if (connected) {
      known.connected = true;
      show();
    } else {
      blink = setTimeout(() => {
        known.connected = kernel() === undefined || kernel().connectionStatus === "connected";
        show();
      }, BLINK);
    }
  };

  const isHere = (/** @type {EventTarget | null} */ target) =>
    target instanceof Element && !el.contains(target) && (el.closest(TABLE)?.contains(target) ?? false);

  const onClick = (/** @type {Event} */ event) => {
    if (isHere(event.target) && /** @type {Element} */ (event.target).closest("button")) expectAnswer();
  };

  const onSent = (/** @type {Event} */ event) => {
    if (isHere(event.target)) expectAnswer();
  };

  // Going on in a new kernel

  /**
   * Resolve to whether something has come true within a time.
   * @param {() => boolean} condition
   * @param {number} time
   */
  const until = async (condition, time) => {
    for (let waited = 0; waited < time && !stop.signal.aborted; waited += LOOK_EVERY) {
      if (condition()) return true;
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
    }
    return condition();
  };

  const isReady = () => kernel()?.connectionStatus === "connected" && ["idle", "busy"].includes(kernel().status);

  const startKernel = async () => {
    await until(() => !session.isTerminating && !session.isRestarting, TO_START);
    if (kernel() && kernel().status !== "dead") return;
    await (kernel() ? session.restartKernel() : session.startKernel());
  };

  const step = (/** @type {string} */ name) => {
    known.step = name;
    show();
  };

  // A kernel that has only just started may drop what it is asked while its connection is being set up.
  const execute = async (/** @type {string} */ code) => {
    for (let left = ATTEMPTS; left > 0 && !stop.signal.aborted; left -= 1) {
      const sent = kernel()?.requestExecute({ code, silent: true, store_history: false });
      const reply = await sent?.done.catch(() => undefined);
      if (reply) return;
      await until(isReady, TO_START);
    }
  };

  const goOn = async () => {
    step("going-on");
    await startKernel().catch(() => undefined);
    if (!(await until(isReady, TO_START))) {
      step("no-kernel");
      return;
    }
    const cell = /** @type {HTMLElement | null} */ (el.closest(CELL));
    const sources = cell === null ? null : above(cell);
    if (cell === null || sources === null) {
      step("by-hand");
      return;
    }
    await execute(preparation(model.get("module"), { sources, game: model.get("game") }));
    goTo(cell);
    const enter = { key: "Enter", code: "Enter", keyCode: 13, ctrlKey: true, bubbles: true, cancelable: true };
    cell.dispatchEvent(new KeyboardEvent("keydown", enter));
    if (!(await until(() => stop.signal.aborted, TO_RUN))) step("by-hand");
  };

  /**
   * The sources of the notebook's code cells down to this one, the last; `null` if it is no cell of the notebook.
   * @param {HTMLElement} cell
   */
  const above = (cell) => {
    const cells = context?.model?.cells;
    const shown = [...(cell.parentElement?.children ?? [])];
    // Where JupyterLab draws only what is in view, the number stands at the cell.
    const index = Number(cell.dataset.windowedListIndex ?? shown.indexOf(cell));
    if (!cells || !(index < cells.length)) return null;
    return Array.from({ length: index + 1 }, (_, number) => cells.get(number))
      .filter(({ type }) => type === "code")
      .map(({ sharedModel }) => sharedModel.getSource());
  };

  button.addEventListener("click", () => void goOn(), { signal: stop.signal });
  document.addEventListener("click", onClick, { capture: true, signal: stop.signal });
  document.addEventListener(SENT, onSent, { capture: true, signal: stop.signal });
  model.on("msg:custom", onMessage);
  model.on("change:game", show);
  model.on("change:fault", show);
  model.on("comm_live_update", ask);
  session?.statusChanged?.connect(onStatus);
  session?.kernelChanged?.connect(onKernel);
  session?.connectionStatusChanged?.connect(onConnection);

  return () => {
    stop.abort();
    clearTimeout(timer);
    clearTimeout(blink);
    model.off("msg:custom", onMessage);
    model.off("change:game", show);
    model.off("change:fault", show);
    model.off("comm_live_update", ask);
    session?.statusChanged?.disconnect(onStatus);
    session?.kernelChanged?.disconnect(onKernel);
    session?.connectionStatusChanged?.disconnect(onConnection);
  };
}

export default { render };
