"""The wardrobe: looks earned by awards, medals and tutorials. They don't affect play."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import StrEnum
from typing import NamedTuple

from msgspec import Struct

from game.arcade.awards.wall import AWARDS
from game.arcade.par import Medal, tables_with
from game.cardgames.registry import rules_of
from game.language.message import Text, message, plural, sentences
from game.storage.history.par_scores import ParScore


class CosmeticPart(StrEnum):
    """What has different looks; the values are names of settings."""

    BACK = "card_back"
    FELT = "felt"
    HAT = "hat"


class Merits(NamedTuple):
    """What earns looks: ids of won awards, results at ready-made tables, and games whose tutorial is done."""

    won: Collection[str] = ()
    scores: Sequence[ParScore] = ()
    learnt: Collection[str] = ()


class Piece(Struct, frozen=True):
    """A look, and what earns it: an award, a tutorial, or a number of awards or medals; ids never change."""

    id: str
    part: CosmeticPart
    title: Text
    award: str = ""
    tutorial: str = ""
    awards: int = 0
    medals: int = 0
    least: Medal = Medal.BRONZE
    about: Text | str = ""

    @property
    def needed(self) -> int:
        return self.awards or self.medals or 1

    def progress(self, merits: Merits) -> int:
        """Return the progress, at most what is needed."""
        if self.award:
            return int(self.award in merits.won)
        if self.tutorial:
            return int(self.tutorial in merits.learnt)
        found = len(merits.won) if self.awards else tables_with(merits.scores, self.least)
        return min(found, self.needed)

    @property
    def requirement(self) -> Text:
        if self.award:
            award = next(one for one in AWARDS if one.id == self.award)
            return sentences(message("Win the award “{award}”:", award=award.title), award.about)
        if self.tutorial:
            return message("Finish the tutorial of {game}.", game=rules_of(self.tutorial).title)
        if self.awards:
            return plural("Win {n} award.", "Win {n} awards.", self.awards)
        if self.least is Medal.GOLD:
            return plural("Win a gold medal.", "Win gold medals at {n} ready-made tables.", self.medals)
        return plural("Win a medal.", "Win medals at {n} ready-made tables.", self.medals)


PIECES: tuple[Piece, ...] = (
    Piece("waves", CosmeticPart.BACK, message("Waves"), awards=3),
    Piece("lilies", CosmeticPart.BACK, message("Water lilies"), medals=6),
    Piece("koi", CosmeticPart.BACK, message("Koi"), award="daily_par"),
    Piece("moonlight", CosmeticPart.BACK, message("Moonlight"), award="run_half"),
    Piece("claret", CosmeticPart.FELT, message("Claret damask"), award="house_games"),
    Piece("leather", CosmeticPart.FELT, message("Quilted leather"), awards=8),
    Piece("midnight", CosmeticPart.FELT, message("Midnight"), award="puzzles_six"),
    Piece("slate", CosmeticPart.FELT, message("Slate herringbone"), medals=3, least=Medal.GOLD),
    Piece("straw", CosmeticPart.HAT, message("Straw hat"), award="house_first"),
    Piece("captain", CosmeticPart.HAT, message("Captain’s cap"), tutorial="six_takes"),
    Piece("headphones", CosmeticPart.HAT, message("Headphones"), tutorial="sixpack"),
    Piece("crown", CosmeticPart.HAT, message("Little crown"), tutorial="sixty_six"),
    Piece("flower", CosmeticPart.HAT, message("Blossom"), tutorial="must_be_18"),
    Piece("chef", CosmeticPart.HAT, message("Chef’s hat"), award="house_par"),
    Piece("boat", CosmeticPart.HAT, message("Paper boat"), award="daily_row"),
    Piece("viking", CosmeticPart.HAT, message("Horned helmet"), award="run_won"),
    Piece("wizard", CosmeticPart.HAT, message("Wizard’s hat"), award="puzzles_all"),
    Piece("laurel", CosmeticPart.HAT, message("Laurel wreath"), awards=20),
)
"""All looks but the default ones, in display order."""

PLAIN = {
    CosmeticPart.BACK: Piece(
        "", CosmeticPart.BACK, message("As printed"), about=message("Each game has its own card back.")
    ),
    CosmeticPart.FELT: Piece(
        "", CosmeticPart.FELT, message("As laid"), about=message("Each game has its own felt.")
    ),
    CosmeticPart.HAT: Piece(
        "",
        CosmeticPart.HAT,
        message("As hatched"),
        about=message("In its cap on shore, bareheaded at the table."),
    ),
}
"""The default look of each part."""


def earned_looks(merits: Merits) -> tuple[Piece, ...]:
    return tuple(piece for piece in PIECES if piece.progress(merits) >= piece.needed)
