"""Pictures that are freed give their memory back: none of it is left in the C library's heap."""

import sys
from ctypes import CDLL, Structure, c_size_t
from pathlib import Path

import pytest
from pygame import Surface

from game.app import App
from game.storage.places import places

MEGABYTE = 1_000_000
PICTURES = 60


class MallocInfo(Structure):
    """The figures of glibc's `mallinfo2`; `arena` is the size of its heap in bytes."""

    _fields_ = [("arena", c_size_t), ("others", c_size_t * 9)]


def heap() -> int:
    """Return the bytes of the heap, whether in use or free; blocks of their own aren't part of it."""
    mallinfo = CDLL(None).mallinfo2
    mallinfo.restype = MallocInfo
    return int(mallinfo().arena)


def pictures() -> list[tuple[Surface, bytearray]]:
    return [(Surface((500, 500), depth=32), bytearray(2_000)) for _ in range(PICTURES)]


@pytest.mark.skipif(
    sys.platform != "linux" or not hasattr(CDLL(None), "mallinfo2"), reason="there are no such figures"
)
def test_pictures_that_are_freed_are_given_back(tmp_path: Path) -> None:
    where = places(str(tmp_path))
    where.prepare()
    app = App(where)
    before = heap()
    for _ in range(4):
        small = [beside for _picture, beside in pictures()]
        kept = pictures()
        assert len(kept) == len(small)
    assert heap() - before < 10 * MEGABYTE
    app.close()
