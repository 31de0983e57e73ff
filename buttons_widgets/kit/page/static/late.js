// A widget that has started late hears the kernel all the same. anywidget 0.11 gives a widget two seconds to start; a
// slow laptop takes longer for a page full of them, and from then on anywidget lets no message through to that widget.
// `bundled` gives every module this `initialize`, which anywidget calls as soon as the module is there.

/** A name that no widget uses: a change is told with the model itself, which anywidget hides behind a part of it. */
const UNUSED = "bw-late";
/** A message that says nothing. */
const NOTHING = { content: { data: { method: "" } } };

/**
 * Hear the kernel without anywidget, and ask for all that was missed, if anywidget has given this widget up.
 * @param {{ model: any }} started
 */
export function initialize({ model }) {
  if (!model.widget_manager) return; // not on a page of Jupyter's
  /** @type {any} */
  let whole = null;
  const found = (/** @type {unknown} */ itself) => {
    whole = itself;
  };
  model.on(`change:${UNUSED}`, found);
  model.set(UNUSED, true);
  model.off(`change:${UNUSED}`, found);
  if (typeof whole?._handle_comm_msg !== "function") return;
  whole.unset(UNUSED, { silent: true });
  delete whole._buffered_state_diff?.[UNUSED];
  if (!whole.comm) return; // no kernel
  // Resolves when this widget has started in time, and else is rejected, as every message would be.
  whole._handle_comm_msg(NOTHING).catch(() => {
    const plain = Object.getPrototypeOf(Object.getPrototypeOf(whole))._handle_comm_msg;
    whole.comm.on_msg(plain.bind(whole));
    whole.comm.send({ method: "request_state" }, whole.callbacks());
  });
}
