// Pictures in place of tables that nothing moves any more.
//
// A notebook that was saved names the live table that stood in it, and a picture of it. Each load of the page begins with
// a new Python, which does not know that table: JupyterLite would say "Loading widget" in its place for ever. So what is
// kept is put right before JupyterLite reads it. Its own transactions wait for this one, which is asked for first.

const LIVE = "application/vnd.jupyter.widget-view+json";
const PICTURE = "image/svg+xml";
const STORE = "files";

/**
 * Drop the live view of what has a picture too.
 * @param {any} notebook
 * @returns {boolean} whether there was any
 */
function keepPictures(notebook) {
  let changed = false;
  for (const cell of notebook.cells ?? []) {
    for (const { data } of cell.outputs ?? []) {
      if (!data?.[LIVE] || !data[PICTURE]) continue;
      delete data[LIVE];
      changed = true;
    }
  }
  return changed;
}

/** @param {IDBDatabase} database */
function putRight(database) {
  const files = database.transaction(STORE, "readwrite").objectStore(STORE);
  const all = files.openCursor();
  all.onsuccess = () => {
    const cursor = all.result;
    if (cursor === null) return database.close();
    const file = cursor.value;
    if (file?.type === "notebook" && keepPictures(file.content ?? {})) cursor.update(file);
    cursor.continue();
  };
}

async function open() {
  const name = `JupyterLite Storage - ${new URL("..", location.href).pathname}`;
  const known = (await indexedDB.databases?.()) ?? [];
  // One that is opened before it is there would be made, without all that JupyterLite puts into it.
  if (!known.some((each) => each.name === name)) return;
  const opening = indexedDB.open(name);
  opening.onsuccess = () => {
    if (opening.result.objectStoreNames.contains(STORE)) putRight(opening.result);
    else opening.result.close();
  };
}

// Without a place to keep anything there is nothing to put right.
if (globalThis.indexedDB) open().catch(() => {});
