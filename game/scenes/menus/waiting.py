"""The match that waits to be gone on with, as the title and the question before leaving name it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from game.cardgames.registry import GAMES, rules_of
from game.engine import journal as journals
from game.engine.journal import BadJournal, Header
from game.scenes.context import Context, duck_of
from game.ui.drawing.mascots.ducks import Duck
from game.voice.words import listed

if TYPE_CHECKING:
    from game.engine.journal import Reading

_NAMED = 3
_QUICKLY_READ = 150_000
"""Bytes of a journal that is played again in a moment; the round of a longer one is not named."""


class Waiting(NamedTuple):
    """A saved match.

    Attributes:
        moment: the round that it stands in, such as "round 3"; empty as long as that is not known.
    """

    path: Path
    header: Header
    moment: str = ""

    @property
    def game(self) -> str:
        """The title of its game."""
        return GAMES[self.header.game].title

    @property
    def others(self) -> str:
        """The names of the player's opponents and partners, the first few of them."""
        names = [player.name for player in self.header.players if not player.human]
        more = len(names) - _NAMED
        if more <= 0:
            return listed(names)
        return f"{', '.join(names[:_NAMED])} and {more} more"

    @property
    def words(self) -> str:
        """The match in a sentence."""
        names = ", ".join(player.name for player in self.header.players if not player.human)
        when = f", in {self.moment}" if self.moment else ""
        return f"Resume {self.game}. Go on where you stopped, against {names}{when}."

    @property
    def safety(self) -> str:
        """What becomes of it when the program is left."""
        when = f", {self.moment}," if self.moment else ""
        return f"Your match of {self.game}{when} is saved. It waits for you on the sign “Resume”."

    def ducks(self, context: Context) -> list[Duck]:
        """The faces of the opponents that there still are."""
        found = [context.opponent(player.face) for player in self.header.players if not player.human]
        return [duck_of(one) for one in found if one is not None]


def moment_of(waiting: Waiting) -> str:
    """The round that a saved match stands in, by playing it again; empty if that cannot be told quickly."""
    from game.scenes.session import scored_so_far

    rules = rules_of(waiting.header.game)
    try:
        if waiting.path.stat().st_size > _QUICKLY_READ:
            return ""
        reading: Reading = journals.read(waiting.path, rules)
        number = len(scored_so_far(rules, reading.match)) + 1
    except (BadJournal, OSError):
        return ""
    return f"{rules.round_name} {number}"
