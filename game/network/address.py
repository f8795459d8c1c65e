"""This machine's address on the local network."""

from __future__ import annotations

import socket
from contextlib import suppress

PORT = 6606
"""The default port; browsers refuse some others, such as 6666."""


def local_address() -> str:
    """Return this machine's address on the local network, or the loopback address if it has none."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))
        return str(probe.getsockname()[0])
    return "127.0.0.1"
