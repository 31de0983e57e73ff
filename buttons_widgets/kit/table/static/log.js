// One round in the log. Lines that are new are added above the others, which stay as they are: the page lays out no more
// than it must.

/** @typedef {{ head: string, lines: string[], fresh: number }} Round */

const FRESH = "bw-fresh";

/** @type {import("@anywidget/types").Render<Round>} */
function render({ model, el }) {
  const head = document.createElement("div");
  const list = document.createElement("ul");
  /** @type {string[]} */
  let shown = [];

  const showHead = () => {
    head.innerHTML = model.get("head");
  };

  const showLines = () => {
    const lines = model.get("lines");
    let kept = 0;
    while (kept < lines.length && kept < shown.length && lines.at(-1 - kept) === shown.at(-1 - kept)) kept += 1;
    for (let gone = shown.length - kept; gone > 0; gone--) list.firstChild?.remove();
    const added = lines.slice(0, lines.length - kept).map((line) => {
      const item = document.createElement("li");
      item.innerHTML = line;
      return item;
    });
    list.prepend(...added);
    shown = lines;
    [...list.children].forEach((item, index) => {
      item.classList.toggle(FRESH, index < model.get("fresh"));
    });
  };

  showHead();
  showLines();
  el.append(head, list);
  model.on("change:head", showHead);
  model.on("change:lines", showLines);
  model.on("change:fresh", showLines);
  return () => {
    model.off("change:head", showHead);
    model.off("change:lines", showLines);
    model.off("change:fresh", showLines);
  };
}

export default { render };
