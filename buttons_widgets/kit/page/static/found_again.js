// JupyterLab gives an output two seconds to find its widget. A page that is loaded anew, with a kernel that lives, may take
// longer to hear of all widgets: then it says "model not found" for good, though the model is there a moment later. So once
// all are there, what was given up is drawn again.

/** So long after the models are there every output that still looks for its own has found it, or given it up. */
const SETTLED = 500;
const VIEW = "application/vnd.jupyter.widget-view+json";
const OUTPUT = ".jp-OutputArea-output";
/** How JupyterLab marks one that was given up: it has the class of widgets, and nothing in it but a text. */
const GIVEN_UP = `.jp-CodeCell ${OUTPUT}.jupyter-widgets:not(:has(*))`;

/**
 * Draw the outputs again that were given up, now and whenever the widgets have been asked for anew. Every widget may call
 * it: a manager is heard once.
 * @param {any} manager JupyterLab's, or another's, which draws outputs in its own way.
 */
export function findAgain(manager) {
  if (!manager?.restored?.connect || !manager.context) return;
  const page = /** @type {{ bwLooksAgain?: WeakSet<object> }} */ (/** @type {unknown} */ (globalThis));
  page.bwLooksAgain ??= new WeakSet();
  if (page.bwLooksAgain.has(manager)) return;
  page.bwLooksAgain.add(manager);
  const soon = () => void setTimeout(drawAgain, SETTLED, manager);
  manager.restored.connect(soon);
  if (manager.restoredStatus) soon();
}

/** @param {any} manager */
function drawAgain(manager) {
  const { model } = manager.context;
  if (!model?.cells) return; // closed meanwhile
  for (const node of document.querySelectorAll(GIVEN_UP)) {
    const cell = /** @type {HTMLElement} */ (node.closest(".jp-Cell"));
    // Where JupyterLab draws only what is in view, the number stands at the cell.
    const place = Number(cell.dataset.windowedListIndex ?? [...(cell.parentElement?.children ?? [])].indexOf(cell));
    const outputs = place < model.cells.length ? model.cells.get(place).outputs : undefined;
    const number = [...cell.querySelectorAll(OUTPUT)].indexOf(node);
    const named = outputs?.get(number)?.data[VIEW]?.model_id;
    if (!named || !manager.has_model(named)) continue;
    const { dirty } = model;
    outputs.set(number, outputs.get(number).toJSON());
    model.dirty = dirty; // nothing in it has changed
  }
}
