// A button with which a person gives the kernel a file of the computer that the browser runs on.

/** What tells the table that something was sent which the kernel will answer. */
const SENT = "bw-sent";

/**
 * @typedef {Object} Pick
 * @property {string} label
 * @property {string} hint
 * @property {string} ending
 * @property {number} most
 */

/** @type {import("@anywidget/types").Render<Pick>} */
function render({ model, el }) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "jupyter-button";
  const icon = document.createElement("i");
  icon.className = "fa fa-upload";
  icon.setAttribute("aria-hidden", "true");
  const text = document.createElement("span");
  button.append(icon, " ", text);
  const input = document.createElement("input");
  input.type = "file";
  input.hidden = true;
  el.classList.add("bw-file-pick");
  el.append(button, input);

  const show = () => {
    text.textContent = model.get("label");
    button.title = model.get("hint");
    input.accept = model.get("ending");
  };
  const onClick = () => input.click();
  const onChange = async () => {
    const file = input.files?.[0];
    if (file === undefined) return;
    // No more than the kernel would read: a film that was picked by mistake is not sent.
    const data = await file.slice(0, model.get("most") + 1).arrayBuffer();
    input.value = ""; // so that the same file can be picked again
    try {
      model.send({ type: "file" }, undefined, [data]);
    } catch {
      // The kernel has gone; the table around finds that out and says so.
    }
    el.dispatchEvent(new CustomEvent(SENT, { bubbles: true }));
  };

  button.addEventListener("click", onClick);
  input.addEventListener("change", onChange);
  model.on("change:label", show);
  model.on("change:hint", show);
  show();
  return () => {
    button.removeEventListener("click", onClick);
    input.removeEventListener("change", onChange);
    model.off("change:label", show);
    model.off("change:hint", show);
  };
}

export default { render };
