"""The piles after a card has landed, and the changes that follow, in clauses that stand alone."""

from __future__ import annotations

from game.cardgames.sixpack.rules import choices as ch
from game.cardgames.sixpack.rules.piles import Piles, Sight, look
from game.cardgames.sixpack.rules.view import SixpackView
from game.engine.fold import put
from game.language.message import Text, listed, message, plural


def drives(view: SixpackView, pack: str) -> bool:
    """Return whether a card changes the piles before it lands, so that its landing can't be predicted."""
    return bool(view.sight.packs[pack].before_landing) and not view.disabled


def piles_after(view: SixpackView, pile: int, landing: ch.Landing, cards: tuple[int, ...]) -> Piles:
    """Return the piles after these cards have landed."""
    beneath = {ch.Landing.PLACE: view.piles[pile] + cards, ch.Landing.UNDER: cards + view.piles[pile]}
    return put(view.piles, pile, beneath.get(landing, cards))


def turned_by(view: SixpackView, piles: Piles) -> list[Text]:
    """Return the changes in effects, order and extremes if the piles lie like this."""
    now, then = view.sight, look(view.cards, view.sight.packs, piles)
    if then.disabled != now.disabled:
        lost = then.disabled
        return [message("then no card has an effect") if lost else message("then effects work again")]
    if then.reversed != now.reversed:
        return [
            message("then the order reverses") if then.reversed else message("then the order is normal again")
        ]
    if then.extremes() != now.extremes():
        return [_then_claims(then)]
    return []


def _then_claims(sight: Sight) -> Text:
    extremes = sight.extremes()
    count, numbers = len(extremes), listed(extremes)
    if sight.laws():
        return plural("then only {numbers} claims", "then only {numbers} claim", count, numbers=numbers)
    return plural("then {numbers} claims", "then {numbers} claim", count, numbers=numbers)
