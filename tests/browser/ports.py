"""Ports for the servers that tests start."""

import random
import socket
from contextlib import suppress

# Below those that systems hand out by themselves: a kernel that starts meanwhile would take one of these.
PORTS = range(20_000, 30_000)


def free_port() -> int:
    """A port of this machine at which nothing listens."""
    for port in random.SystemRandom().sample(PORTS, 100):
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
    raise OSError("no port is free")
