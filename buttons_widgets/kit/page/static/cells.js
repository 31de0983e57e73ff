// The cells of a notebook around a table, in programs that are made of JupyterLab's parts.

const ANY_CELL = ".jp-Cell";

/**
 * The cell that an element stands in.
 * @param {Element} element
 */
export function cellOf(element) {
  return element.closest(ANY_CELL);
}

/**
 * The cell below the one that an element stands in, if there is one on the page.
 * @param {Element} element
 */
export function cellBelow(element) {
  const below = cellOf(element)?.nextElementSibling;
  return below?.matches(ANY_CELL) ? /** @type {HTMLElement} */ (below) : null;
}

/**
 * Go to a cell as if somebody had clicked beside it.
 * @param {HTMLElement} cell
 */
export function goTo(cell) {
  cell.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, button: 0 }));
  cell.focus({ preventScroll: true });
}
