"""Short words on the table of 6 takes!: the question, and where a card goes."""

from __future__ import annotations

from game.cardgames.six_takes.rules.game import ROW_SIZE, ducks_in, row_for
from game.cardgames.six_takes.rules.view import SixTakesView
from game.cardgames.six_takes.words.names import duck_count_words
from game.language.message import message
from game.voice.words import ordinal

_NEAR = 0.75
"""The share of the limit above which a total counts as close."""


def question_words(view: SixTakesView) -> str:
    """Return the question that the viewer must answer; empty if there is none."""
    if view.seat is None:
        return ""
    if view.asked == view.seat:
        return message("Too low: take a row")
    if view.picker == view.seat:
        return message("Pick a card")
    if view.stage == "choose" and view.hand and not view.ready[view.seat]:
        return message("Choose a card")
    return ""


def destination_words(view: SixTakesView, card: int) -> str:
    """Return in words where a hand card would go now."""
    row = row_for(card, view.rows)
    if row is None:
        cheapest = min(map(ducks_in, view.rows))
        return message("too low: takes a row, at least {ducks}", ducks=duck_count_words(cheapest))
    lying = view.rows[row]
    if len(lying) == ROW_SIZE:
        return message(
            "sixth card: takes row {row}, {ducks}", row=row + 1, ducks=duck_count_words(ducks_in(lying))
        )
    return message("row {row}, {place} card", row=row + 1, place=ordinal(len(lying) + 1))


def is_near_limit(limit: int, total: int) -> bool:
    """Return whether a total is close to the limit, or over it."""
    return bool(limit) and total > limit * _NEAR
