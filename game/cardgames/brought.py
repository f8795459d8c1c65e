"""Checks of the files that another package's game brings along: sounds and catalogues."""

from __future__ import annotations

from game.audio.sounds import files_of
from game.cardgames.kit import Kit
from game.engine.reading import quoted
from game.language.names import codes, place_of


def check_sounds(kit: Kit) -> None:
    """Check that a kit's sounds are named after the game, and that each take has a file.

    Raises:
        ValueError: if not.
    """
    folder = kit.assets()
    for sound in kit.sounds():
        if not sound.startswith(f"{kit.id}_"):
            raise ValueError(f"a sound's name begins with {quoted(f'{kit.id}_')}, not {quoted(sound.value)}")
        for name in files_of(sound):
            if folder is None or not (folder / "sounds" / f"{name}.wav").is_file():
                raise ValueError(f"{folder or 'assets'}/sounds/{name}.wav is missing")


def check_catalogues(kit: Kit) -> None:
    """Check that each of a kit's catalogues can be read; a language without one is shown in English.

    Raises:
        BadCatalogue: if not.
    """
    folder = kit.assets()
    if folder is None or not (folder / "catalogues").is_dir():
        return
    # It takes a while to import, and few packages need it.
    from game.language.catalogue import read

    for place in (place_of(folder / "catalogues", code) for code in codes(folder / "catalogues")):
        if place.exists():
            read(place)
