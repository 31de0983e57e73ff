// The page answers before the kernel does: what was pressed looks so at once, until the kernel's answer has been drawn.

/** The CSS class of what was pressed and has not been answered yet. Only seen: nothing more is read out. */
export const PRESSED = "bw-pressed";
/** So long, in milliseconds, it is seen at most. By then the table around asks whether the kernel is there, and tells. */
const SEEN_FOR = 5000;

/**
 * The presses on the parts of a widget; each part has its name in an attribute.
 * @param {import("@anywidget/types").AnyModel<any>} model
 * @param {Element} host
 * @param {string} attribute
 */
export function pressing(model, host, attribute) {
  /** What the kernel has not answered, and whether it still looks pressed.
   * @type {Map<string, boolean>} */
  const waiting = new Map();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let end;

  /** Let the parts look as they are to: after they were drawn, or when an answer has come that changes nothing. */
  const show = () => {
    for (const part of host.querySelectorAll(`[${attribute}]`))
      part.classList.toggle(PRESSED, waiting.get(part.getAttribute(attribute) ?? "") ?? false);
  };

  /** Let a part look pressed. @param {string} name */
  const look = (name) => {
    waiting.set(name, true);
    clearTimeout(end);
    end = setTimeout(() => {
      for (const one of waiting.keys()) waiting.set(one, false);
      show();
    }, SEEN_FOR);
    show();
  };

  /** Send a message with the turn and the screen, and let the part look pressed that it is about, if any.
   * @param {Record<string, unknown>} content
   * @param {string} [name]
   */
  const send = (content, name) => {
    if (name !== undefined) look(name);
    try {
      model.send({ ...content, turn: model.get("turn"), screen: /** @type {any} */ (globalThis).bwScreen });
    } catch {
      waiting.clear(); // the kernel has gone, as the table around will find out and tell
      show();
    }
    host.dispatchEvent(new CustomEvent("bw-sent", { bubbles: true })); // a table around it looks out for the answer
  };

  /** The kernel has answered this press, or all of them. It is seen at the next `show`.
   * @param {string} [name]
   */
  const answer = (name) => {
    if (name === undefined) waiting.clear();
    else waiting.delete(name);
  };

  return { look, send, answer, show, waiting };
}
