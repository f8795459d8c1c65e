"""Reasons for an agent's prospects of a choice, in words, from the own view alone."""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.agent import Decision, Prospect
from game.ai.verdict import Short, by_risk, compared, in_short
from game.cardgames.six_takes.rules.events import PickCard, PlayCard, TakeRow
from game.cardgames.six_takes.rules.game import ROW_SIZE, SIX_TAKES, ducks_in, row_for
from game.cardgames.six_takes.rules.view import SixTakesView, unseen_cards
from game.engine.contract import Choice
from game.voice.words import counted, listed, number, ordinal, sentence

_NAMED = 3
"""So many cards that may come between are named; more are counted."""
_NEAR = 5
_SURE = 0.02
_ODDS = ((0.12, "unlikely"), (0.35, "possible"), (0.65, "even odds"), (1.01, "likely"))


def outlook(prospect: Prospect) -> str:
    """The prospect of a choice, in numbers: its ducks and, for a card to play, the risk it runs now."""
    words = f"{prospect.points(SIX_TAKES):z.1f} ducks expected"
    if isinstance(prospect.choice, PlayCard):
        words += f", {percent(prospect.risk)} risk of taking a row now"
    return words + "."


def short(view: SixTakesView, decision: Decision, prospect: Prospect) -> Short:
    """A choice in a word or two: of a card to play whether it takes a row now, and which."""
    match prospect.choice:
        case PlayCard(card=card):
            row = row_for(card, view.rows)
            return by_risk(prospect.risk, "too low" if row is None else f"row {row + 1}")
    return in_short(decision, prospect)


def percent(share: float) -> str:
    """A share as a whole number of percent."""
    return f"{round(share * 100)} %"


def reason(view: SixTakesView, decision: Decision, choice: Choice, *, figures: bool = False) -> str:
    """The effect of a choice now, the cards that could change it, and its comparison with the next best one.

    `view` is the view that the decision was made on; the comparison is in words, or in `figures`.
    """
    prospects = {prospect.choice: prospect for prospect in decision.prospects}
    own = prospects.get(choice)
    match choice:
        case PlayCard(card=card):
            why = _play(view, card, own)
        case TakeRow(row=row):
            why = _take(view, row)
        case PickCard(card=card):
            why = _pick(view, card)
        case _:
            why = ""
    return f"{why}. {sentence(compared(decision, own, 'ducks', _name, figures=figures))}".strip()


# -- cards to play -----------------------------------------------------------------------------------------


def _play(view: SixTakesView, card: int, own: Prospect | None) -> str:
    """The goal of a card as the rows lie, and the cards that could come before it."""
    risk = None if own is None else own.risk
    row = row_for(card, view.rows)
    if row is None:
        return _too_low(view, card, risk)
    last, free = view.rows[row][-1], ROW_SIZE - len(view.rows[row])
    unseen = unseen_cards(view)
    between = [other for other in unseen if last < other < card]
    others = len(view.playing) - 1
    if not free:
        return _sixth(view, card, row, between, risk)
    if min(len(between), others) < free:
        room = f"row {row + 1} has room for all that can come before it"
        why = room if between else f"nothing {_unseen(view)}fits between {last} and it"
        safe = "safe" if risk is None or risk < _SURE else "safe unless a row is taken first"
        return f"{card} is {safe}: {why}"
    if free == 1 and len(between) <= _NAMED:
        holds = "lays" if _all_held(view) else "holds"
        where = f"slides {_under(view, card)}behind {last}"
        return f"{card} {where} unless someone {holds} {_either(between)}{_odds(risk)}"
    cards = f"{number(len(between))} {_unseen(view)}cards"
    enough = f"all {cards}" if free == len(between) else f"{number(free)} of {cards}"
    if len(between) * others / len(unseen) >= free:
        return f"{card} waits: {cards} fit before it, row {row + 1} will be full by then"
    place = f"{ordinal(ROW_SIZE + 1 - free)} card of row {row + 1}"
    comes = "comes" if free == 1 else "come"
    return f"{card} is the {place} unless {enough} {comes} before it{_odds(risk)}"


def _too_low(view: SixTakesView, card: int, risk: float | None) -> str:
    cheapest = counted(min(map(ducks_in, view.rows)), "duck")
    words = f"{card} is too low: it takes a row, {cheapest} at least"
    if any(other < card for other in unseen_cards(view)):
        words += f" unless someone goes lower{_odds(None if risk is None else 1 - risk)}"
    return words


def _sixth(view: SixTakesView, card: int, row: int, between: Sequence[int], risk: float | None) -> str:
    price = counted(ducks_in(view.rows[row]), "duck")
    words = f"{card} is the sixth card, row {row + 1} costs {price}"
    if between or (risk is not None and risk < 1 - _SURE):
        words += f" unless it is taken first{_odds(None if risk is None else 1 - risk)}"
    return words


def _under(view: SixTakesView, card: int) -> str:
    """The next row's end, where a card gets in just below it."""
    above = [row[-1] for row in view.rows if card < row[-1] <= card + _NEAR]
    return f"under {min(above)}, " if above else ""


def _unseen(view: SixTakesView) -> str:
    """The adjective of the cards that may come between; none in a draft, in which all seats saw them all."""
    return "" if view.options.draft else "unseen "


def _all_held(view: SixTakesView) -> bool:
    """Whether every card that is not seen must be in a hand."""
    return view.options.draft or view.options.professional


def _odds(chance: float | None) -> str:
    if chance is None:
        return ""
    return " (" + next(words for most, words in _ODDS if chance < most) + ")"


def _either(cards: Sequence[int]) -> str:
    """A, b or c."""
    return listed([str(card) for card in cards]).replace(" and ", " or ")


# -- rows to take, cards to pick ---------------------------------------------------------------------------


def _take(view: SixTakesView, row: int) -> str:
    """The cost of a row beside the others."""
    prices = [ducks_in(cards) for cards in view.rows]
    price, least = prices[row], min(prices)
    words = f"Row {row + 1} costs {counted(price, 'duck')}"
    if price > least:
        words += f", {number(price - least)} more than row {prices.index(least) + 1}"
        full = len(view.rows[row]) == ROW_SIZE
        return words + (", but then it is no longer full" if full else "")
    return words + (", the fewest" if prices.count(least) == 1 else ", and none costs fewer")


def _pick(view: SixTakesView, card: int) -> str:
    """The relation of a card of a draft to the rows that are laid already."""
    row = row_for(card, view.rows)
    if row is None:
        return f"{card} is too low for every row as they begin"
    last = view.rows[row][-1]
    between = sum(last < other < card for other in unseen_cards(view))
    if not between:
        return f"{card} follows {last}: nothing fits between"
    fit = "fits" if between == 1 else "fit"
    return f"{card} comes after {last}: {counted(between, 'card')} {fit} between"


# -- comparison --------------------------------------------------------------------------------------------


def _name(choice: Choice) -> str:
    """A choice as it is spoken of beside another."""
    match choice:
        case PlayCard(card=card) | PickCard(card=card):
            return str(card)
        case TakeRow(row=row):
            return f"row {row + 1}"
    return "the other"
