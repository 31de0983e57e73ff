// Brings what appeared into the part of the page that is in view, once it has its height.

/** So many frames of the screen an element must keep its height before it is scrolled to; it is waited for at most so long. */
const STILL = 4;
const FRAMES = 150;
/** What fills more than this part of the view is shown from its top on; what is smaller, with as much above it as fits. */
const FILLS = 2 / 3;

/**
 * What an element is scrolled in: the outermost element around it that scrolls, or the page. Nearer ones are boxes that
 * grow with what is in them, as JupyterLab's outputs do.
 * @param {Element} element
 * @returns {HTMLElement}
 */
export function scrollerOf(element) {
  const full = document.fullscreenElement;
  if (full?.contains(element)) return /** @type {HTMLElement} */ (full);
  let found = null;
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(around).overflowY)) found = around;
  }
  const page = /** @type {HTMLElement} */ (document.scrollingElement ?? document.documentElement);
  // A box without bounds does not scroll: the page around it does.
  return found && found.clientHeight <= window.innerHeight ? found : page;
}

/**
 * Where the view begins, and how high it is.
 * @param {HTMLElement} scroller
 */
export function viewOf(scroller) {
  if (scroller === document.scrollingElement) return { top: 0, height: window.innerHeight };
  return { top: scroller.getBoundingClientRect().top + scroller.clientTop, height: scroller.clientHeight };
}

/**
 * Whether somebody at this page has just run the cell that an element stands in, and still looks there: JupyterLab goes on
 * to the next cell, or stays. Where it cannot be told, whether the element begins in view.
 * @param {Element} element
 */
export function justRun(element) {
  const view = viewOf(scrollerOf(element));
  const cell = element.closest(".jp-Cell");
  const active = cell?.closest(".jp-Notebook")?.querySelector(".jp-Cell.jp-mod-active");
  if (cell && active) {
    const looks = [cell, active].some((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return bottom > view.top && top < view.top + view.height;
    });
    return looks && (active === cell || active === cell.nextElementSibling);
  }
  const from = element.getBoundingClientRect().top - view.top;
  return from > -1 && from < view.height;
}

/**
 * Wait until an element has been as high for some frames.
 * @param {HTMLElement} element
 * @param {AbortSignal} signal ends it, and nothing is called any more
 * @param {(touched: boolean) => void} then called with whether the page was touched meanwhile, or
 *   the element is not seen at all
 */
export function settle(element, signal, then) {
  let touched = false;
  const touch = new AbortController();
  for (const name of ["wheel", "touchmove", "pointerdown", "keydown"]) {
    const note = () => {
      touched = true;
    };
    window.addEventListener(name, note, { capture: true, passive: true, signal: touch.signal });
  }
  let height = 0;
  let still = 0;
  const look = (/** @type {number} */ frames) => {
    const now = element.offsetHeight;
    still = now === height && now > 0 ? still + 1 : 0;
    height = now;
    if (signal.aborted || touched || still >= STILL || frames === 0) {
      touch.abort();
      if (!signal.aborted) then(touched || height === 0);
    } else requestAnimationFrame(() => look(frames - 1));
  };
  look(FRAMES);
}

/**
 * Scroll to an element, unless all of it is in view: no further than it has to be, except that what fills the view begins
 * at its top.
 * @param {HTMLElement} element
 */
export function bringIntoView(element) {
  const scroller = scrollerOf(element);
  const view = viewOf(scroller);
  const box = element.getBoundingClientRect();
  const [above, below] = [box.top - view.top, box.bottom - view.top - view.height];
  if (above >= -1 && below <= 1) return;
  const top = above < 0 || box.height > FILLS * view.height ? above : below;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  scroller.scrollBy({ top, behavior: still ? "instant" : "smooth" });
}
