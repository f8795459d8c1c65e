"""The matches and statistics of a game, in words and figures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.cardgames.registry import kit_of, rules_of
from game.language.message import Text, figure, join_items, message, parts, percent, plural, sentences
from game.scenes.context import Context
from game.scenes.pieces.sides import sides
from game.scenes.player_rating import PlayerRating
from game.scenes.records.plot import rating_figure, rating_words
from game.storage.history import accuracy
from game.storage.history.accuracy import Accuracy
from game.storage.history.records import MatchRecord, summarize

NONE = "–"
"""The placeholder for missing values."""


class NamedFigure(NamedTuple):
    """A statistic: its name and its value, both as text."""

    name: Text
    value: Text | str


class MatchFigures(NamedTuple):
    """The statistics of rated matches."""

    matches: NamedFigure
    wins: NamedFigure
    mean_round: NamedFigure
    best_round: NamedFigure
    best_total: NamedFigure
    accuracy: NamedFigure
    streak: NamedFigure
    longest_streak: NamedFigure


class Statistics:
    """The statistics of a game's matches (oldest first) and the player's rating."""

    def __init__(
        self, context: Context, game: str, matches: Sequence[MatchRecord], rating: PlayerRating | None
    ) -> None:
        self._context, self._rating = context, rating
        self._rules, self._narrator = rules_of(game), kit_of(game).narrator()
        self._matches = matches
        rated = [one.journal for one in matches if one.rated]
        self.accuracies: list[Accuracy] = accuracy.select_matches(context.archive.accuracies(), rated)
        self._played = summarize(matches, more_is_better=self._rules.more_is_better)

    @property
    def figures(self) -> MatchFigures:
        found, mean = self._played, accuracy.mean_accuracy(self.accuracies)
        wins: Text | str = NONE
        if found.matches:
            wins = message("{wins} ({share})", wins=found.wins, share=percent(found.wins / found.matches))
        return MatchFigures(
            NamedFigure(message("Matches"), figure(found.matches)),
            NamedFigure(message("Wins"), wins),
            NamedFigure(
                # For translators: {points} is the unit of a game, such as "Ducks".
                message("{points} a round", points=self._narrator.unit),
                _figure_or_none(found.mean_round, 1),
            ),
            NamedFigure(message("Best round"), _figure_or_none(found.best_round)),
            NamedFigure(message("Best match"), _figure_or_none(found.best_total)),
            NamedFigure(message("Accuracy"), NONE if mean is None else percent(mean / 100)),
            NamedFigure(message("Streak"), figure(found.streak)),
            NamedFigure(message("Best streak"), figure(found.longest_streak)),
        )

    @property
    def named_figures(self) -> tuple[NamedFigure, ...]:
        """All statistics, with the rating if the game has one."""
        if self._rating is None:
            return self.figures
        return (*self.figures, NamedFigure(message("Rating"), rating_figure(self._rating, NONE)))

    @property
    def spoken_statistics(self) -> str:
        """The known statistics, to be read aloud."""
        known = [one for one in self.named_figures if one.value != NONE]
        return sentences(*(message("{label}: {value}.", label=one.name, value=one.value) for one in known))

    @property
    def match_count(self) -> Text:
        if not self._played.matches:
            return message("No rated match yet. Turn on Rated when you set the table.")
        return plural(
            "{n} rated match, {wins} won.",
            "{n} rated matches, {wins} won.",
            self._played.matches,
            wins=self._played.wins,
        )

    @property
    def summary(self) -> str:
        if not self._matches:
            return ""
        points: Text | str = ""
        if self._played.mean_round is not None:
            points = message("{points} a round.", points=self._narrator.points(self._played.mean_round, 1))
        rated = "" if self._rating is None else rating_words(self._rating, self._context.cast.opponents)
        return sentences(self.match_count, points, self._mean_accuracy(), rated)

    def _mean_accuracy(self) -> Text:
        """Return a sentence about the player's average accuracy in rounds that the coach has analysed."""
        found = accuracy.mean_accuracy(self.accuracies)
        if found is None:
            return message("The coach hasn’t looked at a rated round yet.")
        return plural(
            "Average accuracy over {n} round: {share}.",
            "Average accuracy over {n} rounds: {share}.",
            len(self.accuracies),
            share=percent(found / 100),
        )


def _figure_or_none(value: float | None, places: int = 0) -> Text | str:
    return NONE if value is None else figure(value, places)


class MatchWords:
    """Descriptions of a game's matches."""

    def __init__(self, context: Context, game: str) -> None:
        self._context = context
        self._rules, self._narrator = rules_of(game), kit_of(game).narrator()

    def match_line(self, result: MatchRecord) -> Text:
        """Return a match's day with the player's rank and points, or the winners of a match among friends."""
        own = self._friends_result(result) if result.friends else self._own_result(result)
        return parts(" · ", [self._context.day(result.when), *own])

    def outcome_words(self, result: MatchRecord) -> Text:
        """Return the player's points, or the winners of a match among friends, in words."""
        if result.friends:
            return self._friends_result(result)[-1]
        return self._narrator.points(result.totals[result.own_seat])

    def help_words(self, result: MatchRecord) -> Text:
        own = None if result.friends else result.own_seat
        return sentences(message("Watch it again."), self.company_words(result.players, own))

    def company_words(self, names: Sequence[str], own: int | None) -> Text:
        """Return a sentence that names opponents and partners, or all players if `own` is None."""
        if own is None:
            return message("With {names}.", names=join_items(names))
        partners, opponents = sides(self._rules, names, own)
        if partners:
            return message(
                "With {partners} against {names}.", partners=join_items(partners), names=join_items(opponents)
            )
        return message("Against {names}.", names=join_items(opponents))

    def _own_result(self, result: MatchRecord) -> list[Text]:
        """Return the player's rank and points, and whether the match was practice or left early, in words."""
        rank, total = result.ranking[result.own_seat], result.totals[result.own_seat]
        return [
            message("place {rank} of {players}", rank=rank, players=len(result.players)),
            self._narrator.points(total),
            *([] if result.rated else [message("practice")]),
            *([message("left early")] if result.forfeited else []),
        ]

    def _friends_result(self, result: MatchRecord) -> list[Text]:
        """Return in words that a match was among friends, and who won it."""
        won = [name for name, rank in zip(result.players, result.ranking, strict=True) if rank == 1]
        return [message("among friends"), message("won by {names}", names=join_items(won))]
