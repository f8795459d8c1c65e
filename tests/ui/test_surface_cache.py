"""Cached pictures within a limit of memory, which is returned to the system when they are freed."""

import sys
from ctypes import CDLL, Structure, c_size_t
from pathlib import Path

import pytest
from pygame import Surface

from game.app import App
from game.storage.places import places
from game.ui.drawing.surface_cache import PaintedSurfaces

_PIECE = 10 * 10 * 4


def piece() -> Surface:
    return Surface((10, 10), depth=32)


def test_each_picture_is_made_once() -> None:
    kept, made = PaintedSurfaces(10 * _PIECE), []

    def make() -> Surface:
        made.append("again")
        return piece()

    assert kept.get("a", make) is kept.get("a", make)
    assert made == ["again"]
    assert (len(kept), kept.bytes) == (1, _PIECE)


def test_least_recently_used_picture_is_dropped() -> None:
    kept = PaintedSurfaces(3 * _PIECE)
    first = kept.get("first", piece)
    for key in ("second", "third"):
        kept.get(key, piece)
    assert kept.get("first", piece) is first
    kept.get("fourth", piece)
    assert kept.find("second") is None
    assert kept.find("first") is first
    assert (len(kept), kept.bytes) == (3, 3 * _PIECE)


def test_oversized_picture_is_kept_alone() -> None:
    kept = PaintedSurfaces(_PIECE)
    kept.get("small", piece)
    large = kept.get("large", lambda: Surface((100, 100), depth=32))
    assert kept.find("large") is large
    assert len(kept) == 1
    kept.get("small", piece)
    assert kept.bytes == _PIECE


def test_replaced_picture_counts_once() -> None:
    kept = PaintedSurfaces(3 * _PIECE)
    for _ in range(2):
        last = piece()
        kept.put("a", last, last)
    assert kept.find("a") is last
    assert (len(kept), kept.bytes) == (1, _PIECE)
    kept.drop("a")
    kept.drop("never there")
    assert (len(kept), kept.bytes) == (0, 0)


# -- memory returned to the system -----------------------------------------------------------------------


MEGABYTE = 1_000_000
PICTURES = 60


class MallocInfo(Structure):
    """The figures of glibc's `mallinfo2`; `arena` is the size of its heap in bytes."""

    _fields_ = [("arena", c_size_t), ("others", c_size_t * 9)]


def heap_size() -> int:
    """Return the bytes of the heap, whether in use or free; large blocks outside the heap don't count."""
    mallinfo = CDLL(None).mallinfo2
    mallinfo.restype = MallocInfo
    return int(mallinfo().arena)


def pictures() -> list[tuple[Surface, bytearray]]:
    return [(Surface((500, 500), depth=32), bytearray(2_000)) for _ in range(PICTURES)]


@pytest.mark.skipif(
    sys.platform != "linux" or not hasattr(CDLL(None), "mallinfo2"), reason="mallinfo2 isn't available"
)
def test_freed_pictures_return_their_memory(tmp_path: Path) -> None:
    where = places(str(tmp_path))
    where.prepare()
    app = App(where)
    before = heap_size()
    for _ in range(4):
        small = [beside for _picture, beside in pictures()]
        assert len(pictures()) == len(small)
    assert heap_size() - before < 10 * MEGABYTE
    app.close()
