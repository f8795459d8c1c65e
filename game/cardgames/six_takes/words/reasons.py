"""Reasons for an agent's choices in words, from the agent's own view."""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.agent import Decision, Prospect
from game.cardgames.six_takes.rules.events import PickCard, PlayCard, TakeRow
from game.cardgames.six_takes.rules.game import ROW_SIZE, SIX_TAKES, ducks_in, row_for
from game.cardgames.six_takes.rules.view import SixTakesView, unseen_cards
from game.cardgames.six_takes.words.names import duck_count_words
from game.engine.contract import Choice
from game.language.message import (
    Text,
    figure,
    join_items,
    message,
    message_in,
    percent,
    plural,
    sentence,
    sentences,
)
from game.voice import verdict
from game.voice.words import number_word, ordinal

_NAMED = 3
"""The most unseen cards that are named; if there are more, only their number is given."""
_NEAR = 5
"""The greatest gap between a card and a higher row's last card that is worth mentioning."""
_SURE = 0.02
"""Risks below this count as none."""
_ODDS = (
    (0.12, message("unlikely")),
    (0.35, message("possible")),
    (0.65, message("even odds")),
    (1.01, message("likely")),
)
"""Words for probabilities, each with its upper bound."""


def prospect_words(prospect: Prospect) -> Text:
    """Return a choice's expected ducks in words and, for a card to play, the risk of taking a row now."""
    expected = figure(prospect.points(SIX_TAKES), 1)
    if isinstance(prospect.choice, PlayCard):
        return message(
            "{ducks} ducks expected, {risk} risk of taking a row now.",
            ducks=expected,
            risk=percent(prospect.risk),
        )
    return message("{ducks} ducks expected.", ducks=expected)


def brief_verdict(view: SixTakesView, decision: Decision, prospect: Prospect) -> verdict.ShortVerdict:
    """Return a verdict on a choice in a word or two; for a card to play, also its risk and its row."""
    match prospect.choice:
        case PlayCard(card=card):
            row = row_for(card, view.rows)
            low = message_in("a card", "too low")
            more = low if row is None else message("row {row}", row=row + 1)
            return verdict.short_verdict_with_risk(decision, prospect, prospect.risk, more)
    return verdict.short_verdict(decision, prospect)


def reason(view: SixTakesView, decision: Decision, choice: Choice, *, figures: bool = False) -> Text:
    """Explain a choice: its effect, what could change it, and a comparison (in ducks if `figures`)."""
    why: Text | None = None
    match choice:
        case PlayCard(card=card):
            own = verdict.prospect_of(decision, choice)
            why = _play_reason(view, card, None if own is None else own.risk)
        case TakeRow(row=row):
            why = _take_reason(view, row)
        case PickCard(card=card):
            why = _pick_reason(view, card)
    return sentences(
        why, verdict.compare_with_best(decision, choice, _choice_name, _difference_words, figures=figures)
    )


# -- cards to play -----------------------------------------------------------------------------------------


def _play_reason(view: SixTakesView, card: int, risk: float | None) -> Text:
    """Explain where a card goes as the rows are now, and which cards could come first."""
    row = row_for(card, view.rows)
    if row is None:
        return _too_low_reason(view, card, risk)
    last, free = view.rows[row][-1], ROW_SIZE - len(view.rows[row])
    unseen = unseen_cards(view)
    between = [other for other in unseen if last < other < card]
    others = len(view.playing) - 1
    if not free:
        return _sixth_reason(view, card, row, between, risk)
    if min(len(between), others) < free:
        if between:
            room = message("row {row} has room for every card that could come first", row=row + 1)
        elif view.options.draft:
            room = message("nothing fits between it and {last}", last=last)
        else:
            room = message("no unseen card fits between it and {last}", last=last)
        if risk is None or risk < _SURE:
            return message("{card} is safe: {why}.", card=card, why=room)
        return message("{card} is safe unless a row is taken first: {why}.", card=card, why=room)
    if free == 1 and len(between) <= _NAMED:
        return _last_place_reason(view, card, last, between, risk)
    if len(between) * others / len(unseen) >= free:
        return _full_row_reason(view, card, row, len(between))
    return _place_reason(view, card, row, len(between), risk)


def _last_place_reason(
    view: SixTakesView, card: int, last: int, between: Sequence[int], risk: float | None
) -> Text:
    """Explain a card that goes to a row's last place unless one of a few cards comes first."""
    above = [row[-1] for row in view.rows if card < row[-1] <= card + _NEAR]
    held = view.options.draft or view.options.professional
    values = {"card": card, "last": last, "others": join_items(between, "or"), "above": min(above, default=0)}
    if above and held:
        words = message(
            "{card} slips in under {above}, right after {last}, unless someone plays {others}", **values
        )
    elif above:
        words = message(
            "{card} slips in under {above}, right after {last}, unless someone holds {others}", **values
        )
    elif held:
        words = message("{card} slips in right after {last}, unless someone plays {others}", **values)
    else:
        words = message("{card} slips in right after {last}, unless someone holds {others}", **values)
    return _with_odds(words, risk)


def _full_row_reason(view: SixTakesView, card: int, row: int, between: int) -> Text:
    values = {"card": card, "row": row + 1, "n": number_word(between)}
    if view.options.draft:
        return plural(
            "{card} has to wait: {n} card fits before it, and row {row} will be full by then.",
            "{card} has to wait: {n} cards fit before it, and row {row} will be full by then.",
            between,
            **values,
        )
    return plural(
        "{card} has to wait: {n} unseen card fits before it, and row {row} will be full by then.",
        "{card} has to wait: {n} unseen cards fit before it, and row {row} will be full by then.",
        between,
        **values,
    )


def _place_reason(view: SixTakesView, card: int, row: int, between: int, risk: float | None) -> Text:
    """Explain which place in its row a card gets, unless enough of `between` lower cards come first."""
    free = ROW_SIZE - len(view.rows[row])
    values = {
        "card": card,
        "row": row + 1,
        "place": ordinal(ROW_SIZE + 1 - free),
        "n": number_word(free),
        "all": number_word(between),
    }
    draft = view.options.draft
    if free == between and draft:
        words = plural(
            "{card} is the {place} card in row {row}, unless the one card that fits gets there first",
            "{card} is the {place} card in row {row}, unless all {n} cards that fit get there first",
            free,
            **values,
        )
    elif free == between:
        words = plural(
            "{card} is the {place} card in row {row}, unless the one unseen card that fits gets there first",
            "{card} is the {place} card in row {row}, unless all {n} unseen cards that fit get there first",
            free,
            **values,
        )
    elif draft:
        words = plural(
            "{card} is the {place} card in row {row}, unless {n} of {all} cards gets there first",
            "{card} is the {place} card in row {row}, unless {n} of {all} cards get there first",
            free,
            **values,
        )
    else:
        words = plural(
            "{card} is the {place} card in row {row}, unless {n} of {all} unseen cards gets there first",
            "{card} is the {place} card in row {row}, unless {n} of {all} unseen cards get there first",
            free,
            **values,
        )
    return _with_odds(words, risk)


def _too_low_reason(view: SixTakesView, card: int, risk: float | None) -> Text:
    values = {"card": card, "ducks": duck_count_words(min(map(ducks_in, view.rows)))}
    if not any(other < card for other in unseen_cards(view)):
        return message("{card} is too low: it takes a row, at least {ducks}.", **values)
    words = message(
        "{card} is too low: it takes a row, at least {ducks}, unless someone goes lower", **values
    )
    return _with_odds(words, None if risk is None else 1 - risk)


def _sixth_reason(
    view: SixTakesView, card: int, row: int, between: Sequence[int], risk: float | None
) -> Text:
    values = {"card": card, "row": row + 1, "ducks": duck_count_words(ducks_in(view.rows[row]))}
    if not between and (risk is None or risk >= 1 - _SURE):
        return message("{card} is the sixth card: row {row} costs {ducks}.", **values)
    words = message(
        "{card} is the sixth card: row {row} costs {ducks}, unless someone takes it first", **values
    )
    return _with_odds(words, None if risk is None else 1 - risk)


def _with_odds(words: Text, chance: float | None) -> Text:
    """Return a sentence, followed by the odds of its condition in brackets unless `chance` is None."""
    if chance is None:
        return sentence(words)
    odds = next(name for bound, name in _ODDS if chance < bound)
    return message("{reason} ({odds}).", reason=words, odds=odds)


# -- rows to take, cards to pick ---------------------------------------------------------------------------


def _take_reason(view: SixTakesView, row: int) -> Text:
    """Compare a row's cost with the other rows' costs."""
    prices = [ducks_in(lying) for lying in view.rows]
    price, cheapest = prices[row], min(prices)
    values = {"row": row + 1, "ducks": duck_count_words(price)}
    if price == cheapest:
        if prices.count(cheapest) == 1:
            return message("Row {row} is the cheapest, at {ducks}.", **values)
        return message("Row {row} costs {ducks}. No row is cheaper.", **values)
    values |= {"more": number_word(price - cheapest), "other": prices.index(cheapest) + 1}
    if len(view.rows[row]) == ROW_SIZE:
        return message(
            "Row {row} costs {ducks}, {more} more than row {other}, but that clears a full row.", **values
        )
    return message("Row {row} costs {ducks}, {more} more than row {other}.", **values)


def _pick_reason(view: SixTakesView, card: int) -> Text:
    """Explain how a card of a draft relates to the rows at the start."""
    row = row_for(card, view.rows)
    if row is None:
        return message("{card} is too low for every row at the start.", card=card)
    last = view.rows[row][-1]
    between = sum(last < other < card for other in unseen_cards(view))
    values = {"card": card, "last": last, "n": number_word(between)}
    if not between:
        return message("{card} goes after {last}: nothing fits in between.", **values)
    return plural(
        "{card} goes after {last}: {n} card fits in between.",
        "{card} goes after {last}: {n} cards fit in between.",
        between,
        **values,
    )


# -- comparison --------------------------------------------------------------------------------------------


def _difference_words(more: float, other: str) -> Text:
    if more > 0:
        return message("{ducks} ducks better than {other}.", ducks=figure(more, 1), other=other)
    return message("{ducks} ducks worse than {other}.", ducks=figure(-more, 1), other=other)


def _choice_name(choice: Choice) -> str:
    match choice:
        case PlayCard(card=card) | PickCard(card=card):
            return str(card)
        case TakeRow(row=row):
            return message("row {row}", row=row + 1)
    return message("the other choice")
