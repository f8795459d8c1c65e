"""Estimates of a round's result at the start of a turn: faster than play-outs, and less noisy."""

from __future__ import annotations

from typing import NamedTuple

from game.cardgames.sixpack.rules.board import Board
from game.cardgames.sixpack.rules.piles import HIGHEST, LOWEST


class HandScore(NamedTuple):
    """A hand's points at the end of a round: its cards, and the handprints on them."""

    cards: float
    icons: float

    @property
    def points(self) -> float:
        return self.cards + self.icons


class _Weights(NamedTuple):
    """The weights of `expected_scores` for one size of the smallest hand.

    Attributes:
        cards, icons: the constant terms of the estimated cards and handprints of a hand.
        held: the additional handprints expected per card in hand.
        kept: the share of handprints in hand that are expected to stay there.
    """

    cards: float
    icons: float
    held: float
    kept: float


# Fitted by least squares to 4,000 rounds played by heuristics, with 2 to 6 seats, with and without specials.
_WEIGHTS = (
    _Weights(-0.8, -0.6, 0.25, 0.6),
    _Weights(-1.6, -1.0, 0.36, 0.4),
    _Weights(-2.4, -1.5, 0.44, 0.26),
    _Weights(-3.2, -1.9, 0.45, 0.2),
    _Weights(-4.1, -2.3, 0.46, 0.15),
)
_CARD = 0.9
_EXTREME = (0.35, 0.2)
_IN_PILES = (0.07, 0.05)


def current_scores(board: Board) -> list[HandScore]:
    """Return each seat's score if the round ended now."""
    faces = board.public.cards
    return [HandScore(len(hand), sum([faces[card].hand for card in hand])) for hand in board.hands]


def expected_scores(board: Board) -> list[HandScore]:
    """Return each seat's expected score at the end of the round."""
    faces = board.public.cards
    smallest = min(map(len, board.hands))
    weights = _WEIGHTS[min(smallest, len(_WEIGHTS)) - 1]
    later = 0.83 * max(smallest - len(_WEIGHTS), 0)
    icons = sum([faces[card].hand for pile in board.public.piles for card in pile])
    scores = []
    for hand in board.hands:
        extremes = shown = 0
        for card in hand:
            face = faces[card]
            shown += face.hand
            extremes += face.number in (LOWEST, HIGHEST)
        scores.append(
            HandScore(
                weights.cards - later + _CARD * len(hand) + _EXTREME[0] * extremes + _IN_PILES[0] * icons,
                weights.icons
                - later / 2
                + weights.held * len(hand)
                + weights.kept * shown
                + _EXTREME[1] * extremes
                + _IN_PILES[1] * icons,
            )
        )
    return scores
