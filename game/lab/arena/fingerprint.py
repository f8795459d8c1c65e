"""A fingerprint of the program: what decides how a match goes. Equal ones play equal matches."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path

import game
from game import VERSION
from game.storage.places import ASSETS

_ROOMS = ("engine", "ai", "cardgames", "lab/arena")


@cache
def fingerprint() -> str:
    """The version and a digest of rules, players and what they learned, such as `0.1.0+3f9a01c2`.

    Two working copies may have the same version and play differently. Lines may end as the system likes.
    """
    package = Path(game.__file__).parent
    digest = sha256()
    for root, files in ((package, _sources(package)), (ASSETS, sorted(ASSETS.glob("policies/*.npz")))):
        for path in files:
            content = path.read_bytes()
            plain = content.replace(b"\r\n", b"\n") if path.suffix == ".py" else content
            digest.update(path.relative_to(root).as_posix().encode() + b"\0" + sha256(plain).digest())
    return f"{VERSION}+{digest.hexdigest()[:8]}"


def _sources(package: Path) -> list[Path]:
    return sorted(path for room in _ROOMS for path in (package / room).rglob("*.py"))
