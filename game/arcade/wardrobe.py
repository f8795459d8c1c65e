"""The wardrobe: looks earned by awards, medals and tutorials. They don't affect play."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import StrEnum
from typing import NamedTuple

from msgspec import Struct

from game.arcade.awards.wall import AWARDS
from game.arcade.par import Medal, tables_with_medal
from game.cardgames.registry import rules_of
from game.language.message import Text, message, plural, sentences
from game.storage.contents import read_contents
from game.storage.history.par_scores import ParScore


class CosmeticPart(StrEnum):
    """Something in the game that can have different looks; the values are names of settings."""

    BACK = "card_back"
    FELT = "felt"
    HAT = "hat"


class Merits(NamedTuple):
    """The merits that earn looks: won awards (ids), results at ready-made tables, and finished tutorials."""

    won: Collection[str] = ()
    scores: Sequence[ParScore] = ()
    learnt: Collection[str] = ()


class Look(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A look, and what earns it: an award, a tutorial, or a number of awards or medals; ids are saved."""

    id: str = ""
    part: CosmeticPart
    title: Text
    award: str = ""
    tutorial: str = ""
    awards: int = 0
    medals: int = 0
    least: Medal = Medal.BRONZE
    about: Text = message("")

    @property
    def needed(self) -> int:
        return self.awards or self.medals or 1

    def progress(self, merits: Merits) -> int:
        """Return the progress, which is at most `needed`."""
        if self.award:
            return int(self.award in merits.won)
        if self.tutorial:
            return int(self.tutorial in merits.learnt)
        reached = len(merits.won) if self.awards else tables_with_medal(merits.scores, self.least)
        return min(reached, self.needed)

    @property
    def requirement(self) -> Text:
        if self.award:
            award = next(candidate for candidate in AWARDS if candidate.id == self.award)
            return sentences(message("Win the award “{award}”:", award=award.title), award.about)
        if self.tutorial:
            return message("Finish the {game} tutorial.", game=rules_of(self.tutorial).title)
        if self.awards:
            return plural("Win {n} award.", "Win {n} awards.", self.awards)
        if self.least is Medal.GOLD:
            return plural("Win a gold medal.", "Win gold medals at {n} ready-made tables.", self.medals)
        return plural("Win a medal.", "Win medals at {n} ready-made tables.", self.medals)


class _LooksFile(Struct, frozen=True, forbid_unknown_fields=True):
    defaults: tuple[Look, ...]
    looks: tuple[Look, ...]


_FILE = read_contents("looks.toml", _LooksFile)
LOOKS = _FILE.looks
"""All looks but the default ones, in display order."""
DEFAULT_LOOKS = {look.part: look for look in _FILE.defaults}
"""The default look of each part."""


def earned_looks(merits: Merits) -> tuple[Look, ...]:
    return tuple(piece for piece in LOOKS if piece.progress(merits) >= piece.needed)
