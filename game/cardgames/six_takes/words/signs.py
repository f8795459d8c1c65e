"""Short words that stand on the table of 6 takes! itself: the question, and the way of a card."""

from __future__ import annotations

from game.cardgames.six_takes.rules.game import ROW_SIZE, ducks_in, row_for
from game.cardgames.six_takes.rules.view import SixTakesView
from game.voice.words import counted, ordinal


def question(view: SixTakesView) -> str:
    """The question to the view's own seat; empty if nothing is asked of it."""
    if view.seat is None:
        return ""
    if view.asked == view.seat:
        return "Too low: take a row"
    if view.picker == view.seat:
        return "Pick a card"
    if view.stage == "choose" and view.hand and not view.ready[view.seat]:
        return "Choose a card"
    return ""


def way(view: SixTakesView, card: int) -> str:
    """The place to which a hand card would go as the rows lie now."""
    row = row_for(card, view.rows)
    if row is None:
        cheapest = min(map(ducks_in, view.rows))
        return f"too low: a row, {counted(cheapest, 'duck')} at least"
    cards = view.rows[row]
    if len(cards) == ROW_SIZE:
        return f"sixth card: takes row {row + 1}, {counted(ducks_in(cards), 'duck')}"
    return f"row {row + 1}, {ordinal(len(cards) + 1)} card"
