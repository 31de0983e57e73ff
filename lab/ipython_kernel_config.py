"""Kernels as `make lab` starts them: their remarks on encryption and debugging are not for players."""

c = get_config()  # noqa: F821  # IPython hands it to the files of its settings
c.IPKernelApp.log_level = "ERROR"
