"""JupyterLab as `buttons-widgets lab` and Binder open it: quiet, and no dead tables.

What is set here counts more than a person's own settings of the server, and less than the options of the command.
"""

import time

from jupyter_server.services.contents.largefilemanager import AsyncLargeFileManager
from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from psutil import Error, Process, boot_time

LIVE = "application/vnd.jupyter.widget-view+json"
PICTURE = "image/svg+xml"


class PicturesOfTables(AsyncLargeFileManager):
    """Files as they are, but for notebooks whose kernel is gone: their tables are shown as pictures.

    A saved notebook names the live table that stood in it. When its kernel is gone, JupyterLab would say in its place
    that a model was not found, although a picture was saved beside it. While a kernel runs the notebook, the page may
    be loaded anew and finds its tables alive.
    """

    async def get(self, path, *arguments, **more):
        """The model of a file or folder."""
        model = await super().get(path, *arguments, **more)
        if model["type"] == "notebook" and model["content"] and not await self._is_alive(model):
            keep_pictures(model["content"])
        return model

    async def _is_alive(self, model):
        """Whether the tables in a notebook may be alive: they are not if it was saved before its kernel started."""
        for session in await self.parent.session_manager.list_sessions():
            if session["path"].strip("/") == model["path"].strip("/"):
                return model["last_modified"].timestamp() > self._start_of(session["kernel"]["id"])
        return False

    def _start_of(self, kernel):
        try:
            return start_of(self.parent.kernel_manager.get_kernel(kernel).provisioner.pid)
        except (AttributeError, KeyError, Error):  # a kernel that runs elsewhere
            return 0.0


class PromptConnection(ZMQChannelsWebsocketConnection):
    """A page's connection to its kernel, on which every message leaves at once.

    The answer to a click is several small messages. The system would send the first, and keep back the others until
    the browser has confirmed it, which may take 40 ms (Nagle's algorithm and delayed acknowledgement: RFC 896, 1122).
    """

    def connect(self):
        """Connect the page to the kernel."""
        self.websocket_handler.set_nodelay(True)
        return super().connect()


class QuietKernels(AsyncMappingKernelManager):
    """Kernels whose remarks on encryption and debugging do not stand between a player and the address to open."""

    async def start_kernel(self, *arguments, **more):
        """Start a kernel."""
        if more.get("kernel_name", "python3") == "python3":
            more.setdefault("extra_arguments", []).append("--IPKernelApp.log_level=ERROR")
        return await super().start_kernel(*arguments, **more)


def start_of(pid):
    """When a process was started, in seconds since 1970.

    Linux counts it from the start of the machine, which it tells in whole seconds only. Without the rest, a kernel
    would seem to be up to a second older than it is, and a notebook saved just before a restart to hold its tables.
    """
    begun = Process(pid).create_time()
    if not hasattr(time, "CLOCK_BOOTTIME"):
        return begun
    rest = time.time() - time.clock_gettime(time.CLOCK_BOOTTIME) - boot_time()
    return begun + min(1.0, max(0.0, rest))


def keep_pictures(notebook):
    """Drop the live view of every output that has a picture too."""
    for cell in notebook["cells"]:
        for output in cell.get("outputs", []):
            if PICTURE in output.get("data", {}):
                output["data"].pop(LIVE, None)


c = get_config()  # noqa: F821  # Jupyter hands it to the files of its settings
c.ServerApp.contents_manager_class = PicturesOfTables
c.ServerApp.kernel_websocket_connection_class = PromptConnection
c.ServerApp.kernel_manager_class = QuietKernels
# The terminal shows the address to open, and what goes wrong; news and lists of extensions are fetched from nowhere.
c.ServerApp.log_level = "ERROR"
c.LabApp.log_level = "ERROR"
c.LabApp.extension_manager = "readonly"
c.LabApp.news_url = None
