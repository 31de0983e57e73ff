"""Put byte code in place of the Python files of all wheels in a folder; `compile.mjs` runs this in Pyodide.

A browser would compile some nine hundred modules whenever a kernel starts, which takes longer than anything else there.
The kit's own files stay beside their byte code: by them it finds its games, and knows which bots are its own.
"""

import importlib.util
import sysconfig
import warnings
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[import-not-found]
from pathlib import Path, PurePosixPath

KIT = "buttons_widgets/"
INSTALLED = PurePosixPath(sysconfig.get_path("purelib"))
"""Where Pyodide will put the files: code knows its file's name, and the kit its own code by it."""


def compile_wheel(wheel: Path, compiled: Path) -> None:
    """Copy a wheel, with byte code in place of each Python file that is one."""
    with zipfile.ZipFile(wheel) as old, zipfile.ZipFile(compiled, "w", zipfile.ZIP_DEFLATED) as new:
        for file in old.infolist():
            name, data = file.filename, old.read(file)
            if name.endswith(".py"):
                try:
                    code = compile(data, str(INSTALLED / name), "exec", dont_inherit=True)
                except SyntaxError:  # such as a test's, of a file that cannot be read
                    pass
                else:
                    byte_code = _code_to_hash_pyc(code, importlib.util.source_hash(data), False)
                    if not name.startswith(KIT):
                        name, data = f"{name}c", byte_code
                    else:
                        new.writestr(importlib.util.cache_from_source(name), byte_code)
            new.writestr(name, data)


warnings.simplefilter("ignore")  # what compilers think of other people's code
for path in sorted(Path("/wheels").glob("*.whl")):
    compile_wheel(path, Path("/compiled") / path.name)
