// The picture that a saved notebook has of a widget is what stood there when its cell was run. What was done since then is
// put into it when JupyterLab saves the notebook: with no kernel, the next day, the picture is all that is seen.

const LIVE = "application/vnd.jupyter.widget-view+json";
const PICTURE = "image/svg+xml";
/** A change of this origin is saved, and draws nothing anew: the widget stays as it is, and keeps the focus. */
const SILENT = "silent-change";

/** For each notebook that is open the widgets that have a picture: an output is looked at once for all of them. */
const page = /** @type {{ bwPictured?: WeakMap<object, Set<any>> }} */ (/** @type {unknown} */ (globalThis));

/**
 * Keep the picture of a widget up to date in the notebook, until what is returned is called.
 * @param {any} model has `picture`, and `pictured`, the model id of the widget that a notebook's output names
 */
export function keepPicture(model) {
  const context = model.widget_manager?.context;
  if (!context?.saveState?.connect) return () => {};
  page.bwPictured ??= new WeakMap();
  let models = page.bwPictured.get(context);
  if (!models) {
    models = new Set();
    page.bwPictured.set(context, models);
    context.saveState.connect((/** @type {unknown} */ _, /** @type {string} */ state) => {
      if (state === "started") putPictures(context);
    });
  }
  const onPicture = () => {
    if (putPictures(context)) context.model.dirty = true;
  };
  models.add(model);
  model.on("change:picture", onPicture);
  return () => {
    models.delete(model);
    model.off("change:picture", onPicture);
  };
}

/**
 * Put the pictures of all widgets of a notebook into it, and say whether one has changed.
 * @param {any} context
 */
function putPictures(context) {
  const pictures = new Map();
  for (const model of page.bwPictured?.get(context) ?? []) pictures.set(model.get("pictured"), model.get("picture"));
  const cells = context.model?.cells;
  let changed = false;
  for (let number = 0; number < (cells?.length ?? 0); number += 1) {
    const { type, sharedModel } = cells.get(number);
    if (type !== "code" || !sharedModel.updateOutputs) continue;
    for (const [place, output] of sharedModel.getOutputs().entries()) {
      const picture = pictures.get(output.data?.[LIVE]?.model_id);
      if (!picture || output.data[PICTURE] === picture) continue;
      const drawn = { ...output, data: { ...output.data, [PICTURE]: picture } };
      sharedModel.updateOutputs(place, place + 1, [drawn], SILENT);
      changed = true;
    }
  }
  return changed;
}
