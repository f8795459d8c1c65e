"""The player's rating at a game, computed from the records, and opponents matched to that strength."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from game.ai.spec import MIRROR
from game.arcade.rating.strengths import (
    MEAN,
    Strengths,
    closest_opponent,
    is_evenly_matched,
    load_strengths,
    recorded_levels,
    resolve_mirrors,
)
from game.cardgames.registry import rules_of
from game.engine.journal import BadJournal, Player, read_header
from game.files.gate import BadContent
from game.storage.history.records import MatchRecord

if TYPE_CHECKING:
    from game.arcade.rating.history import Rating
    from game.scenes.context import Context
    from game.storage.levels.tables import Opponent


class PlayerRating(Struct, frozen=True):
    """The player's rating at a game after each rated match, and the strengths it's based on."""

    course: tuple[Rating, ...]
    strengths: Strengths

    @property
    def value(self) -> float:
        """The current rating; before the first match, the mean of all levels."""
        return self.course[-1].value if self.course else MEAN

    def nearest_opponent(self, cast: Sequence[Opponent]) -> Opponent | None:
        """Return the opponent nearest in strength to the player, or None before the first match."""
        return closest_opponent(cast, self.strengths, self.value) if self.course else None

    def is_even(self, opponent: Opponent) -> bool:
        """Return whether an opponent is about as strong as the player; it's False before the first match."""
        return bool(self.course) and is_evenly_matched(opponent, self.strengths, self.value)


def player_rating(context: Context, game: str) -> PlayerRating | None:
    """Return the player's rating at a game, or None if the strengths of its agents are unknown."""
    try:
        strengths = load_strengths().get(game)
    except (OSError, BadContent) as error:
        context.notify(f"can't read the opponents' ratings: {error}")
        return None
    if strengths is None:
        return None
    # openskill is imported late, as the first frame doesn't need it.
    from game.arcade.rating.history import rating_history

    own = [
        _with_levels(context, result)
        for result in context.archive.results()
        if result.game == game and result.rated
    ]
    return PlayerRating(tuple(rating_history(own, rules_of(game), strengths)), strengths)


def _with_levels(context: Context, result: MatchRecord) -> MatchRecord:
    """Return a result with its agents' levels, read from its journal if the record doesn't hold them."""
    if result.levels:
        return result
    try:
        levels = recorded_levels(read_header(context.places.saves / result.journal))
    except BadJournal:
        return result
    return replace(result, levels=levels) if len(levels) == len(result.players) else result


def with_settled_mirrors(context: Context, game: str, players: tuple[Player, ...]) -> tuple[Player, ...]:
    """Return the players of a new match, with mirrors set to the player's strength."""
    if all(player.level != MIRROR for player in players):
        return players
    rating = player_rating(context, game)
    return players if rating is None else resolve_mirrors(players, rating.strengths, rating.value)
