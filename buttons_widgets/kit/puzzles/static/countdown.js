// The time that is left of a run: minutes and seconds, and a bar that grows shorter. The kernel is asked how much is left
// when the page is opened again, and told when nothing is.

/**
 * @typedef {Object} Clock
 * @property {number} whole
 * @property {number} left
 * @property {number} run
 * @property {string} label
 */

/** So often the clock is drawn, in milliseconds: no faster than it changes what it says, and a little more. */
const BEAT = 200;

/**
 * Minutes and seconds, rounded up: the last second is 0:01, and 0:00 is the end.
 * @param {number} left milliseconds
 */
export function clockText(left) {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** @type {import("@anywidget/types").Render<Clock>} */
function render({ model, el }) {
  el.classList.add("bw-countdown");
  const time = document.createElement("span");
  time.className = "bw-countdown-time";
  // It is there to be read, but never speaks by itself.
  time.setAttribute("role", "timer");
  time.setAttribute("aria-label", model.get("label"));
  const track = document.createElement("span");
  track.className = "bw-countdown-track";
  const bar = document.createElement("span");
  bar.className = "bw-countdown-bar";
  track.append(bar);
  el.append(time, track);

  let end = performance.now() + model.get("left");
  let told = 0;

  const draw = () => {
    const left = Math.max(0, end - performance.now());
    const text = clockText(left);
    if (time.textContent !== text) time.textContent = text;
    bar.style.transform = `scaleX(${model.get("whole") ? left / model.get("whole") : 0})`;
    const run = model.get("run");
    if (left > 0 || run === 0 || told === run) return;
    told = run;
    send({ type: "over", run });
  };

  /** @param {object} content */
  const send = (content) => {
    try {
      model.send(content);
    } catch {
      // The kernel has gone; the puzzle below says so.
    }
  };

  const begin = () => {
    end = performance.now() + model.get("left");
    draw();
  };

  /** @param {any} content */
  const hear = (content) => {
    if (content?.type !== "left") return;
    end = performance.now() + content.left;
    if (content.left > 0) told = 0;
    draw();
  };

  model.on("change:run", begin);
  model.on("msg:custom", hear);
  const beat = setInterval(draw, BEAT);
  told = model.get("run"); // until the kernel has said how much is left of a run that began before
  draw();
  send({ type: "ask" });
  return () => {
    clearInterval(beat);
    model.off("change:run", begin);
    model.off("msg:custom", hear);
  };
}

export default { render };
