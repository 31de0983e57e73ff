// The end of a game: a podium, what decided it, and a picture to copy or to save. What won lights up on the boards step by
// step, once; then the winner's line comes, and the podium rises. It knows no game: a CSS selector says what lights up.

/**
 * @typedef {object} Ending
 * @property {boolean} shown
 * @property {boolean} fresh
 * @property {string} podium
 * @property {string} why
 * @property {string} lights
 * @property {string} name
 * @property {Record<string, string>} texts
 */

const TABLE = ".bw-table";
const FLOOR = ".bw-floor";
const BOARDS = ".bw-seats";
const LIT = "bw-lit";
/** What is dispatched at the table when the winner's line comes. */
const WON = "bw-won";
/** What tells the lifeline that the kernel was asked for something. */
const SENT = "bw-sent";

/** Between two lights, all lights together, and how long each takes, in milliseconds. */
const STEP = 220;
const LONGEST = 2500;
const GLOW = 450;
/** For so long, in milliseconds, what won is waited for: boards that are still made, and pieces that still fly. */
const PATIENCE = 2500;
/** For so long the kernel is waited for that draws the picture: it may have other things to do before. */
const ANSWER = 20_000;
/** Small buttons that fall at the end, and their colours. */
const DROPS = 26;
const COLOURS = ["#d8434e", "#3f7bd0", "#f0b323", "#3a9a68"];
/** A picture has so many pixels for each unit, so that it is sharp on any screen. */
const SHARP = 2;

/**
 * When each of some lights comes, in milliseconds: one after the other, all of them in a bounded time.
 * @param {number} count
 */
export function steps(count) {
  const step = Math.min(STEP, LONGEST / Math.max(count, 1));
  return Array.from({ length: count }, (_, number) => Math.round(number * step));
}

/** What has more letters than this has no room beside the podium where that is narrow. */
const LONG = 80;
/** What the sign of each tool is made of. @type {Record<string, string>} */
const SIGNS = {
  copy: "M6 5.5h8.5v9H6zM3.5 11.5h-2v-10h9.5v2",
  save: "M8 1.5v9M4.5 7 8 10.5 11.5 7M1.5 11v3.5h13V11",
};

/** Whether somebody wants no motion. */
const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * An SVG picture as PNG.
 * @param {string} svg
 * @returns {Promise<Blob>}
 */
export async function asPng(svg) {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(SHARP * image.naturalWidth);
    canvas.height = Math.round(SHARP * image.naturalHeight);
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const png = await new Promise((resolve) => {
      canvas.toBlob(resolve, "image/png");
    });
    if (!(png instanceof Blob)) throw new Error("no PNG");
    return png;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/**
 * Give somebody a file.
 * @param {string} name
 * @param {Blob} blob
 */
function give(name, blob) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser may read it only later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/**
 * Small buttons that fall over the table, for the eye alone.
 * @param {HTMLElement} table
 */
function rain(table) {
  const sky = document.createElement("div");
  sky.className = "bw-rain";
  sky.setAttribute("aria-hidden", "true");
  for (let drop = 0; drop < DROPS; drop++) {
    const piece = document.createElement("i");
    // No two fall in step, and no chance is needed for that.
    piece.style.cssText =
      `--at:${(drop * 61.8) % 100}%;--late:${(drop * 137) % 900}ms;--long:${1500 + ((drop * 211) % 900)}ms;` +
      `--size:${12 + ((drop * 5) % 11)}px;--turn:${drop % 2 ? 540 : -400}deg;background-color:${COLOURS[drop % 4]}`;
    sky.append(piece);
  }
  sky.addEventListener("animationend", ({ target }) => {
    /** @type {Element} */ (target).remove();
    if (sky.childElementCount === 0) sky.remove();
  });
  table.append(sky);
}

/** @type {import("@anywidget/types").Render<Ending>} */
function render({ model, el }) {
  el.classList.add("bw-ending");
  el.innerHTML =
    '<div class="bw-ending-podium"></div><div class="bw-ending-why"></div><div class="bw-ending-tools"></div>' +
    '<div class="bw-ending-said" role="status"></div>';
  const part = (/** @type {string} */ name) => /** @type {HTMLElement} */ (el.querySelector(`.bw-ending-${name}`));
  for (const [name, sign] of Object.entries(SIGNS)) {
    const tool = document.createElement("button");
    tool.type = "button";
    tool.className = `jupyter-button bw-ending-${name}`;
    tool.innerHTML = `<svg viewBox="0 0 16 16" aria-hidden="true"><path d="${sign}"/></svg><span></span>`;
    part("tools").append(tool);
  }
  const stop = new AbortController();
  const { signal } = stop;
  /** @type {HTMLElement | null} */
  let table = null;
  /** Whether what won lights up now, or is about to, when the last pieces have landed. */
  let lighting = false;
  /** What is waited for: one thing at a time. @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  const draw = () => {
    el.hidden = !model.get("shown");
    const podium = part("podium");
    if (podium.dataset.drawn !== model.get("podium")) {
      podium.dataset.drawn = model.get("podium");
      podium.innerHTML = model.get("podium");
      const box = podium.querySelector("svg")?.viewBox.baseVal;
      if (box) podium.style.setProperty("--bw-shape", String(box.width / box.height));
    }
    part("why").textContent = model.get("why");
    el.classList.toggle("bw-ending-long", model.get("why").length > LONG);
    for (const name of Object.keys(SIGNS)) {
      const [tool, text] = [part(name), model.get("texts")[name]];
      tool.title = text;
      tool.setAttribute("aria-label", text);
      /** @type {Element} */ (tool.lastChild).textContent = text;
    }
  };

  // What lights up

  /** @returns {HTMLElement[]} */
  const targets = () => {
    const lights = model.get("lights");
    return table && lights ? [...table.querySelectorAll(lights)].map((one) => /** @type {HTMLElement} */ (one)) : [];
  };

  const waitNoMore = () => {
    clearTimeout(timer);
    timer = undefined;
  };

  /** @param {number} time @param {() => void} act */
  const waitFor = (time, act) => {
    waitNoMore();
    timer = setTimeout(act, time);
  };

  /** All is lit, and the winner's line is there. @param {boolean} now whether it has just come */
  const finish = (now) => {
    lighting = false;
    waitNoMore();
    if (table === null) return;
    for (const one of targets()) {
      one.classList.add(LIT);
      one.classList.remove("bw-lights");
    }
    if (table.dataset.bwEnded !== undefined) return;
    table.dataset.bwEnded = now ? "now" : "";
    if (!now) return;
    if (!isStill()) rain(table);
    table.dispatchEvent(new CustomEvent(WON));
    model.set("fresh", false);
    model.save_changes();
  };

  const light = () => {
    const found = targets();
    const times = steps(found.length);
    for (const [number, one] of found.entries()) {
      one.style.setProperty("--bw-light-at", `${times[number]}ms`);
      one.classList.add(LIT, "bw-lights");
    }
    waitFor((times.at(-1) ?? 0) + GLOW, () => finish(true));
  };

  const begin = () => {
    lighting = true;
    waitFor(PATIENCE, light);
    const mine = timer;
    // First the last pieces land.
    const boards = [.../** @type {HTMLElement} */ (table).querySelectorAll(BOARDS)];
    const flights = boards.flatMap((one) => one.getAnimations({ subtree: true })).map(({ finished }) => finished);
    Promise.allSettled(flights).then(() => mine === timer && light());
  };

  // Boards come and go, and a part that is drawn anew is to be lit like the one before.
  const show = () => {
    if (table === null || lighting || !model.get("shown")) return;
    const waits = model.get("fresh") && table.dataset.bwEnded === undefined;
    if (!waits || isStill()) finish(waits);
    else if (table.dataset.bwRolling !== undefined) table.addEventListener("bw-rested", show, { once: true, signal });
    else if (targets().length > 0 || !model.get("lights")) begin();
    else if (timer === undefined) waitFor(PATIENCE, () => finish(true));
  };

  const boards = new MutationObserver(show);
  // The element is put on the page after it was drawn.
  const arrives = new ResizeObserver(() => {
    const found = /** @type {HTMLElement | null} */ (el.closest(TABLE));
    if (found === null || found === table) return;
    table = found;
    const hurry = () => lighting && finish(true);
    table.addEventListener("pointerdown", hurry, { capture: true, signal });
    table.addEventListener("keydown", hurry, { capture: true, signal });
    watch();
  });

  const watch = () => {
    boards.disconnect();
    draw();
    if (table === null) return;
    if (!model.get("shown")) {
      finish(false);
      for (const one of targets()) one.classList.remove(LIT);
      delete table.dataset.bwEnded;
      return;
    }
    const floor = table.querySelector(FLOOR);
    if (floor) boards.observe(floor, { childList: true, subtree: true });
    show();
  };

  // The picture

  let asked = 0;
  /** @type {Map<number, (svg: string) => void>} */
  const waiting = new Map();

  /** The picture, from the kernel. @returns {Promise<string>} */
  const ask = () =>
    new Promise((resolve, reject) => {
      asked += 1;
      const number = asked;
      /** @param {string} svg "" for none */
      const answer = (svg) => {
        waiting.delete(number);
        if (svg) resolve(svg);
        else reject(new Error("no picture"));
      };
      waiting.set(number, answer);
      setTimeout(answer, ANSWER, "");
      model.send({ type: "picture", number }); // throws, and so rejects, where the kernel has ended
      el.dispatchEvent(new CustomEvent(SENT, { bubbles: true }));
    });

  // Another screen may have asked.
  const onMessage = (/** @type {any} */ content) => {
    if (content?.type === "picture") waiting.get(content.number)?.(content.svg);
  };

  const say = (/** @type {string} */ name) => {
    if (signal.aborted) return; // it has gone while the picture was waited for
    part("said").textContent = name ? model.get("texts")[name] : "";
  };

  const copy = async () => {
    say("");
    // Asked for within the press: a browser lets nobody write to the clipboard later.
    const png = ask().then(asPng);
    const drawn = png.then(
      () => true,
      () => false,
    );
    try {
      await navigator.clipboard.write([new ClipboardItem({ "image/png": png })]);
      say("copied");
    } catch {
      say((await drawn) ? "refused" : "failed");
      if (!signal.aborted) part("save").focus();
    }
  };

  const save = async () => {
    say("");
    try {
      const svg = await ask();
      const name = model.get("name");
      await asPng(svg).then(
        (png) => give(`${name}.png`, png),
        () => give(`${name}.svg`, new Blob([svg], { type: "image/svg+xml" })),
      );
    } catch {
      say("failed");
    }
  };

  part("copy").addEventListener("click", copy, { signal });
  part("save").addEventListener("click", save, { signal });
  const names = /** @type {(keyof Ending)[]} */ (["podium", "why", "texts"]);
  for (const name of names) model.on(`change:${name}`, draw);
  model.on("change:shown", watch);
  model.on("change:lights", show);
  model.on("msg:custom", onMessage);
  draw();
  arrives.observe(el);

  return () => {
    stop.abort();
    waitNoMore();
    arrives.disconnect();
    boards.disconnect();
    for (const name of names) model.off(`change:${name}`, draw);
    model.off("change:shown", watch);
    model.off("change:lights", show);
    model.off("msg:custom", onMessage);
    el.replaceChildren();
  };
}

export default { render };
