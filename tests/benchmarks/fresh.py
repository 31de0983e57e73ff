"""Code that is measured in a Python of its own, where nothing has been imported, compiled or remembered yet."""

import json
import os
import subprocess
import sys
from typing import Any

from tests.house.plan import ROOT

# What getrusage gives would be the peak of the process that started this one, if that is larger.
PEAK = '''
def peak_megabytes():
    """The most memory that this process has held so far."""
    try:
        with open("/proc/self/status") as status:
            return next(int(line.split()[1]) / 1024 for line in status if line.startswith("VmHWM"))
    except OSError:
        import resource, sys
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (1 << 20 if sys.platform == "darwin" else 1 << 10)
'''


def said_by(code: str, *arguments: str, **environment: str) -> Any:
    """What a fresh Python prints as JSON, in its last line, when it runs the code.

    Args:
        code: it may call `peak_megabytes()`.
        arguments: its `sys.argv[1:]`.
        environment: variables to set besides those that are.
    """
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    answer = subprocess.run(
        [sys.executable, "-c", PEAK + code, *arguments],
        env=kept | environment,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(answer.stdout.splitlines()[-1])
