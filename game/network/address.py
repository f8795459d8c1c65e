"""Where this machine is in its network."""

from __future__ import annotations

import socket
from contextlib import suppress

PORT = 6606
"""The usual port; browsers refuse some others, such as 6666."""


def own_address() -> str:
    """Return this machine's address in its network, as far as it's known; nothing is sent for that."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))
        return str(probe.getsockname()[0])
    return "127.0.0.1"
