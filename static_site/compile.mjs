// Runs compile_wheels.py in Pyodide: byte code is of use only to the Python that wrote it.
//   node compile.mjs FOLDER-OF-PYODIDE FOLDER-OF-WHEELS FOLDER-FOR-WHAT-COMES-OF-THEM

import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";

const [pyodide, wheels, compiled] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${pyodide}/` });
for (const [inside, outside] of [
  ["/wheels", wheels],
  ["/compiled", compiled],
]) {
  python.FS.mkdir(inside);
  python.mountNodeFS(inside, outside);
}
python.runPython(await readFile(new URL("compile_wheels.py", import.meta.url), "utf8"));
