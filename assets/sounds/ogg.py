"""Writes music as Ogg Vorbis, with the same bytes on each run. Nothing else needs `soundfile`."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

from finishing import Samples

_PIECE = 4096
_QUALITY = 0.5
_SERIAL = b"six\x06"
_CRC_AT = slice(22, 26)
_POLYNOMIAL = 0x04C11DB7


def _checksum_of_byte(byte: int) -> int:
    left = byte << 24
    for _ in range(8):
        left = (left << 1) ^ (_POLYNOMIAL if left & 0x80000000 else 0)
    return left & 0xFFFFFFFF


_TABLE = [_checksum_of_byte(byte) for byte in range(256)]


def _checksum(page: bytes) -> int:
    """Return the checksum of an Ogg page in which the checksum's bytes are zero (RFC 3533 §6)."""
    left = 0
    for byte in page:
        left = ((left << 8) & 0xFFFFFFFF) ^ _TABLE[(left >> 24) ^ byte]
    return left


def _with_fixed_serial(whole: bytes) -> bytes:
    """Return a stream with a fixed serial number, because encoders choose a random one."""
    made = bytearray(whole)
    at = 0
    while at < len(made):
        segments = made[at + 26]
        end = at + 27 + segments + sum(made[at + 27 : at + 27 + segments])
        page = made[at:end]
        page[14:18], page[_CRC_AT] = _SERIAL, bytes(4)
        page[_CRC_AT] = _checksum(page).to_bytes(4, "little")
        made[at:end] = page
        at = end
    return bytes(made)


def write_ogg(path: Path, samples: Samples, rate: int) -> None:
    """Write a piece of music (two channels, in columns)."""
    import soundfile

    whole = BytesIO()
    with soundfile.SoundFile(
        whole, "w", rate, 2, "VORBIS", format="OGG", compression_level=1 - _QUALITY
    ) as file:
        # The encoder can't take very much at a time.
        for start in range(0, len(samples), _PIECE):
            file.write(samples[start : start + _PIECE])
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(_with_fixed_serial(whole.getvalue()))
