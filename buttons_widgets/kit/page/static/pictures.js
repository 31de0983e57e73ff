// Names for the pictures in a notebook's outputs. Each says itself what it shows, but JupyterLab puts an SVG into the page
// as an image without an alternative text, so that a screen reader is told nothing.

const UNNAMED = ".jp-RenderedSVG img:not([alt])";
/** Marks a page in which somebody sees to the names already. */
const SEEN_TO = "data-bw-pictures-named";
/** Pictures that say nothing, a user's plots perhaps: JupyterLab adds cells anew whenever they are scrolled into view.
 * @type {WeakSet<Element>} */
const silent = new WeakSet();

/**
 * What the SVG in a `data:` address says that it shows, or "".
 * @param {string} address
 */
function nameOf(address) {
  const text = decodeURIComponent(address.slice(address.indexOf(",") + 1));
  return new DOMParser().parseFromString(text, "image/svg+xml").documentElement.getAttribute("aria-label") ?? "";
}

/**
 * Name every picture in this part of the page that has no name, and can say one.
 * @param {Element} part
 */
function namePictures(part) {
  const inside = /** @type {HTMLImageElement[]} */ ([...part.querySelectorAll(UNNAMED)]);
  const all = part.matches(UNNAMED) ? [/** @type {HTMLImageElement} */ (part), ...inside] : inside;
  for (const picture of all.filter((one) => !silent.has(one))) {
    const name = picture.src.startsWith("data:image/svg+xml,") ? nameOf(picture.src) : "";
    if (name) picture.alt = name;
    else silent.add(picture);
  }
}

/** Name the pictures of this page, now and whenever more come: once for all that ask, as long as the page is open. */
export function keepNamingPictures() {
  if (document.body.hasAttribute(SEEN_TO)) return;
  document.body.setAttribute(SEEN_TO, "");
  namePictures(document.body);
  new MutationObserver((changes) => {
    for (const change of changes) {
      for (const part of change.addedNodes) if (part instanceof Element) namePictures(part);
    }
  }).observe(document.body, { childList: true, subtree: true });
}
