// What one click changes in many widgets comes in one message of the frame, see `together.py`. Each widget is given its
// part as if it had come by itself; all are there before the page is painted, unless one of them is still being made.

/** A state, as the kernel would send it to one widget. @param {unknown} state */
const update = (state) => ({ content: { data: { method: "update", state, buffer_paths: [] } }, buffers: [] });

/**
 * Give a widget a part of its state. One that anywidget has given up takes it all the same: see `late.js`.
 * @param {any} whole
 * @param {unknown} state
 */
async function give(whole, state) {
  try {
    await whole._handle_comm_msg(update(state));
  } catch {
    const plain = Object.getPrototypeOf(Object.getPrototypeOf(whole))._handle_comm_msg;
    if (plain && plain !== whole._handle_comm_msg) await plain.call(whole, update(state));
  }
}

/**
 * What hands out states, one message after the other: pairs of a widget's id and what has changed of it. The last of
 * them is given when all others are there.
 * @param {any} manager
 * @returns {(states: [string, unknown][]) => Promise<void>}
 */
export function handsOut(manager) {
  /** Whatever was found once need not be waited for. @type {Map<string, any>} */
  const known = new Map();
  /** How many messages are being handed out, and the end of the last one. */
  let busy = 0;
  let done = Promise.resolve();

  const find = async (/** @type {string[]} */ missing) => {
    const found = await Promise.allSettled(missing.map((id) => manager.get_model(id)));
    for (const [index, one] of found.entries()) {
      // Whatever was closed meanwhile needs nothing any more.
      if (one.status === "fulfilled" && one.value) known.set(missing[index], one.value);
    }
  };

  const hand = async (/** @type {[string, unknown][]} */ states) => {
    for (const [id, whole] of known) if (!whole.comm) known.delete(id);
    const missing = states.map(([id]) => id).filter((id) => !known.has(id));
    if (missing.length > 0) await find(missing);
    const there = states.filter(([id]) => known.has(id));
    const last = there.pop();
    await Promise.allSettled(there.map(([id, state]) => give(known.get(id), state)));
    if (last !== undefined) await give(known.get(last[0]), last[1]);
  };

  return (states) => {
    busy += 1;
    // Where nothing is waited for, it is given here and now: what comes by itself must not overtake it.
    const one = busy === 1 ? hand(states) : done.then(() => hand(states));
    done = one
      .catch(() => undefined)
      .then(() => {
        busy -= 1;
      });
    return done;
  };
}
