"""Reasons for cards to play, and for the numbers that they are played as."""

from __future__ import annotations

from collections.abc import Mapping

from game.cardgames.sixpack.rules import choices as ch
from game.cardgames.sixpack.rules.foresight import counts_of, landings, odds_of_clash, possible_clashes
from game.cardgames.sixpack.rules.view import SixpackView, number_of
from game.cardgames.sixpack.words.names import cards_called, name, name_as, play_name
from game.cardgames.sixpack.words.ways import drives, goes, piles_after, turned_by
from game.language.message import Text, message, plural
from game.voice.words import spelled

_ODDS = (
    (0.12, message("unlikely")),
    (0.35, message("possible")),
    (0.65, message("a coin toss")),
    (1.01, message("likely")),
)

_WHEN_PLAYED: Mapping[str, Text] = {
    "late_arrival": message("it adds another of your cards"),
    "veto": message("it removes a waiting card"),
    "carousel": message("then everyone passes a card"),
    "pile_driver": message("it moves cards to another pile"),
}
"""By pack, a card's effect when it is placed or claims."""

_ON_A_PILE: Mapping[str, Text] = {
    "seethrough": message("whoever covers it turns a card face up"),
    "biting_hand": message("whoever claims it gets bitten"),
    "second_hand": message("whoever claims it takes one more card"),
    "calculator": message("the card on top counts it, too"),
}
"""By pack, a card's effect while it lies on a pile."""


def lay_reasons(view: SixpackView, choice: ch.LayCard) -> list[Text]:
    """Return where a card goes as the piles lie, its chance of a duplicate, and its effects."""
    if view.cards[choice.card].pack == "copycat" and not view.disabled:
        copies = message("{card} copies another player’s card", card=name(view, choice.card))
        return [copies, *_clash(view, choice)]
    if _two_numbers(view, choice):
        return [
            message("now {way}", way=_either_way(view, choice)),
            message("you choose its number once you see the others"),
        ]
    counts = counts_of(view, choice)[0]
    way = message("now {way}", way=_where(view, choice, counts))
    return [way, *_clash(view, choice), *_effects(view, choice, counts)]


def _two_numbers(view: SixpackView, choice: ch.LayCard) -> bool:
    """Return whether a hand card's number is chosen once it is revealed."""
    return view.cards[choice.card].second is not None and not view.disabled


def _either_way(view: SixpackView, choice: ch.LayCard) -> Text:
    """Return where a card with two numbers goes, for each number unless Calculators make them one."""
    way, *others = [_where(view, choice, counts) for counts in counts_of(view, choice)]
    # For translators: two clauses such as "Super Numbers 5 goes on 4".
    return message("{way}, or {other}", way=way, other=others[0]) if others else way


def _where(view: SixpackView, choice: ch.LayCard, counts: int) -> Text:
    """Return where a hand card goes as the piles lie."""
    return goes(view, name_as(view, choice.card, counts), counts, view.cards[choice.card].pack)


def _clash(view: SixpackView, choice: ch.LayCard) -> list[Text]:
    """Return how likely another player is to lay the same number."""
    counts = counts_of(view, choice)[0]
    own = [one.card for one in view.laid if counts_of(view, one)[0] == counts]
    if own:
        card = name(view, own[0])
        return [message("{card}, which you’ve chosen, is the same number: both cancel", card=card)]
    others = possible_clashes(view, counts)
    if not others:
        return [message("no other {card} can turn up", card=cards_called(counts, many=False))]
    chance = odds_of_clash(view, counts)
    return [
        plural(
            "{n} other {card} may turn up: a duplicate is {odds}",
            "{n} other {card} may turn up: a duplicate is {odds}",
            others,
            n=spelled(others),
            card=cards_called(counts, many=others > 1),
            odds=next(words for most, words in _ODDS if chance < most),
        )
    ]


def _effects(view: SixpackView, choice: ch.LayCard, counts: int) -> list[Text]:
    """Return a card's effects once it has landed as the piles lie."""
    pack = view.cards[choice.card].pack
    found = landings(view, counts, pack).landings
    ways = [(pile, landing) for pile, landing in found if landing in (ch.Landing.PLACE, ch.Landing.CLAIM)]
    if not ways:
        return []
    words: list[Text] = []
    if not view.disabled:
        words += [effects[pack] for effects in (_WHEN_PLAYED, _ON_A_PILE) if pack in effects]
        if pack == "sticky" and possible_clashes(view, counts):
            words.append(message("it survives duplicates and takes a card for each"))
    if len(ways) == 1 and not drives(view, pack):
        words += turned_by(view, piles_after(view, *ways[0], (*choice.calculators, choice.card)))
    return words


def join_reasons(view: SixpackView, choice: ch.LayCard) -> list[Text]:
    """Return the words for a card that joins the turn: the waiting cards are known."""
    if _two_numbers(view, choice):
        return [_either_way(view, choice)]
    counts = counts_of(view, choice)[0]
    same = _equal(view, counts, but=choice.card)
    if not same:
        return [_where(view, choice, counts), *_effects(view, choice, counts)]
    card = play_name(view, same[0])
    if same[0].seat == view.seat:
        return [message("same number as your own {card}: both cancel", card=card)]
    return [message("same number as the {card}: both cancel", card=card)]


def number_reasons(view: SixpackView, own: int) -> list[Text]:
    """Return for one of a card's two numbers whether it is a duplicate, or where the card goes."""
    if view.question is None:
        return []
    play = next(play for play in view.waiting if play.card == view.question.card)
    counts = view.sight.played(own, play.calculators)
    same = _equal(view, counts, but=play.card)
    if not same:
        return [goes(view, name_as(view, play.card, counts), counts)]
    card = play_name(view, same[0])
    if same[0].seat == view.seat:
        return [message("{number} matches your own {card}: a duplicate", number=counts, card=card)]
    return [message("{number} matches the {card}: a duplicate", number=counts, card=card)]


def _equal(view: SixpackView, counts: int, but: int) -> list[ch.Play]:
    """Return the waiting cards of a number, except `but` and copies."""
    found = [play for play in view.waiting if number_of(play, view.cards, view.disabled) == counts]
    return [play for play in found if play.card != but and not play.copied]
