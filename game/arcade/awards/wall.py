"""All awards, and which of them have just been won."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct, structs

from game.arcade.awards.measures import MEASURES, Facts
from game.language.message import Text
from game.storage.contents import read_contents


class Award(Struct, frozen=True, forbid_unknown_fields=True):
    """An award, won once its measure reaches `needed`.

    `game` is a game's id, empty for all games, or `run`, `daily` or `puzzles`; `picture` names a drawing.
    """

    id: str
    picture: str
    title: Text
    about: Text
    game: str = ""
    needed: int = 1

    def measure(self, facts: Facts) -> int:
        """Return the progress, which may exceed `needed`."""
        if self.game:
            facts = structs.replace(
                facts, matches=[match for match in facts.matches if match.game == self.game]
            )
        return MEASURES[self.id](facts)

    def progress(self, facts: Facts) -> int:
        return min(self.measure(facts), self.needed)

    def is_won(self, facts: Facts) -> bool:
        return self.measure(facts) >= self.needed


class _AwardsFile(Struct, frozen=True, forbid_unknown_fields=True):
    awards: tuple[Award, ...]


AWARDS = read_contents("awards.toml", _AwardsFile).awards


def closest_award(facts: Facts, won: Collection[str]) -> Award | None:
    """Return the award closest to being won; None if no unwon award has any progress."""
    started = [award for award in AWARDS if award.id not in won and 0 < award.progress(facts) < award.needed]
    return max(started, key=lambda award: award.progress(facts) / award.needed, default=None)


def newly_won(facts: Facts, known: Collection[str]) -> tuple[Award, ...]:
    """Return the awards that are won but whose ids aren't in `known`."""
    return tuple(award for award in AWARDS if award.id not in known and award.is_won(facts))
