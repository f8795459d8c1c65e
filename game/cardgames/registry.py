"""The card games there are. A new one is a folder, and a line here: `NEW_GAME.md` tells how."""

from __future__ import annotations

from typing import Any

from game.cardgames.kit import Kit
from game.cardgames.must_be_18.kit import MustBe18Kit
from game.cardgames.six_takes.kit import SixTakesKit
from game.cardgames.sixpack.kit import SixpackKit
from game.cardgames.sixty_six.kit import SixtySixKit
from game.engine.contract import CardGame
from game.engine.reading import quoted

GAMES: dict[str, Kit] = {kit.id: kit for kit in (SixTakesKit(), SixpackKit(), SixtySixKit(), MustBe18Kit())}
"""All card games by their ids, in the order of the title screen."""


class UnknownGame(ValueError):
    """A card game that there is not; the text names those there are."""


def kit_of(game: str) -> Kit:
    """The kit of a game.

    Raises:
        UnknownGame: if there is no such game.
    """
    if game not in GAMES:
        raise UnknownGame(f"unknown game {quoted(game)}: expected one of {', '.join(GAMES)}")
    return GAMES[game]


def rules_of(game: str) -> CardGame[Any, Any]:
    """A game's rules.

    Raises:
        UnknownGame: if there is no such game.
    """
    return kit_of(game).rules()
