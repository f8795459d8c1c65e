"""How the C library manages the large blocks of memory that pictures are in."""

from __future__ import annotations

from contextlib import suppress

_MMAP_THRESHOLD = -3
"""The number of glibc's parameter `M_MMAP_THRESHOLD`."""
_LARGE = 512 * 1024


def return_large_blocks() -> None:
    """Have the C library return large blocks to the system when they are freed.

    By itself, glibc only does so until the first of them is freed. From then on it takes blocks of that size
    from its heap, where smaller ones that stay between them hold on to as much memory as all pictures need.
    Other libraries have no such parameter.
    """
    with suppress(ImportError, AttributeError, OSError, TypeError):
        from ctypes import CDLL

        CDLL(None).mallopt(_MMAP_THRESHOLD, _LARGE)
