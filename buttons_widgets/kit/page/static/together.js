// What one click changes in many widgets comes in one message of the frame, see `together.py`. Each widget is given its
// part as if it had come by itself, before the page is painted.

/** A state, as the kernel would send it to one widget. @param {unknown} state */
const update = (state) => ({ content: { data: { method: "update", state, buffer_paths: [] } }, buffers: [] });

/**
 * Give a widget a part of its state. One that anywidget has given up takes it all the same: see `late.js`.
 * @param {any} whole
 * @param {unknown} state
 */
function give(whole, state) {
  const plain = Object.getPrototypeOf(Object.getPrototypeOf(whole))._handle_comm_msg;
  return whole._handle_comm_msg(update(state)).catch(() => plain?.call(whole, update(state)));
}

/**
 * What hands out states: pairs of a widget's id and what has changed of it; the last one when all others are there.
 * @param {any} manager
 * @returns {(states: [string, unknown][]) => Promise<void>}
 */
export function handsOut(manager) {
  /** Whatever was found once is there at once: nothing that comes later may come before. @type {Map<string, any>} */
  const known = new Map();
  return async (states) => {
    const missing = states.map(([id]) => id).filter((id) => !known.has(id));
    if (missing.length > 0) {
      const found = await Promise.allSettled(missing.map((id) => manager.get_model(id)));
      for (const [index, one] of found.entries()) {
        // Whatever was closed meanwhile needs nothing any more.
        if (one.status === "fulfilled" && one.value) known.set(missing[index], one.value);
      }
    }
    const there = states.filter(([id]) => known.has(id));
    const last = there.pop();
    await Promise.all(there.map(([id, state]) => give(known.get(id), state)));
    if (last !== undefined) await give(known.get(last[0]), last[1]);
  };
}
