"""Reasons for an agent's prospects of a choice, in words, from the own view alone."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from game.ai.agent import Decision, Prospect
from game.ai.verdict import compared, prospect_of
from game.cardgames.sixpack.rules import events as ev
from game.cardgames.sixpack.rules.foresight import counts_of, landings, odds_of_clash, possible_clashes
from game.cardgames.sixpack.rules.piles import Piles, look
from game.cardgames.sixpack.rules.view import SixpackView, number_of
from game.cardgames.sixpack.words.choices import CHOICES
from game.cardgames.sixpack.words.names import (
    cards_called,
    cards_counted,
    gain_of,
    name,
    name_as,
    play_name,
    points_counted,
    sight_of,
    top_name,
)
from game.cardgames.sixpack.words.ways import as_card, goes, it, piles_called
from game.engine.contract import Choice
from game.language.message import (
    Text,
    capital,
    figure,
    listed,
    message,
    parts,
    percent,
    plural,
    sentences,
)
from game.voice.words import spelled

_ODDS = (
    (0.12, message("unlikely")),
    (0.35, message("possible")),
    (0.65, message("as likely as not")),
    (1.01, message("likely")),
)

_WHEN_PLAYED: Mapping[str, Text] = {
    "late_arrival": message("it adds another card of yours"),
    "veto": message("it removes a waiting card"),
    "carousel": message("then everybody passes a card"),
    "pile_driver": message("it drives cards to another pile"),
}
"""The effect of a card when it is placed or claims, by pack."""

_ON_A_PILE: Mapping[str, Text] = {
    "seethrough": message("whoever covers it turns a card open"),
    "biting_hand": message("whoever claims it is bitten"),
    "second_hand": message("whoever claims it takes one card more"),
    "calculator": message("the card on it counts it too"),
}
"""The effect of a card that lies on a pile, by pack."""


def outlook(prospect: Prospect) -> Text:
    """The prospect of a choice, in numbers: its points and, for a card to play, the risk it runs now."""
    expected = figure(prospect.value, 1)
    if isinstance(prospect.choice, ev.LayCard):
        return message(
            "{points} points expected, {risk} risk now.", points=expected, risk=percent(prospect.risk)
        )
    return message("{points} points expected.", points=expected)


def reason(view: SixpackView, decision: Decision, choice: Choice, *, figures: bool = False) -> Text:
    """The effect of a choice as things stand, and its comparison with the next best one.

    `view` is the view that the decision was made on; the comparison is in words, or in `figures`.
    """
    why = _why(view, choice)
    own = _name(view, choice)

    def other(best: Choice) -> Text:
        words = _name(view, best)
        return message("the other {choice}", choice=words) if words == own else words

    return sentences(
        message("{reasons}.", reasons=capital(parts("; ", why))) if why else "",
        compared(decision, prospect_of(decision, choice), other, _measured, figures=figures),
    )


def _why(view: SixpackView, choice: Choice) -> list[Text]:
    match choice:
        case ev.LayCard():
            return _joined(view, choice) if view.waiting or _kind(view) == "join" else _laid(view, choice)
        case ev.ChooseNumber(number=own):
            return _numbered(view, own)
        case ev.LandOn():
            return _landed(view, choice)
        case ev.ChooseCard(card=card):
            return _picked(view, card)
        case ev.DriveCards():
            return _driven(view, choice)
        case ev.ChooseSide(side=side):
            return [_passed(view, side)]
        case ev.TakeTop(pile=pile):
            after = replace(view, piles=_put(view.piles, pile, view.piles[pile][:-1]))
            return [_brings(view, view.piles[pile][-1]), _pile_is_then(after, pile)]
        case ev.TakeFromHand(seat=seat, card=card):
            if card:
                return [_brings(view, card)]
            closed = view.hand_sizes[seat] - sum(one in view.open for one in view.known[seat])
            return [
                plural(
                    "it is the only closed card", "it is one of {n} closed cards", closed, n=spelled(closed)
                )
            ]
    return []


def _passed(view: SixpackView, side: ev.Side) -> Text:
    """The card that comes when cards are passed to a side."""
    left = side is ev.Side.LEFT
    hand = view.hand_sizes[((view.seat or 0) + (-1 if left else 1)) % view.seats]
    if left:
        return plural("left: you get the only card", "left: you get one of {n} cards", hand, n=spelled(hand))
    return plural("right: you get the only card", "right: you get one of {n} cards", hand, n=spelled(hand))


def _pile_is_then(after: SixpackView, pile: int) -> Text:
    return message("pile {pile} is then {top}", pile=pile + 1, top=top_name(after, pile))


def _kind(view: SixpackView) -> str:
    return "" if view.question is None else view.question.kind


# -- cards to play -----------------------------------------------------------------------------------------


def _laid(view: SixpackView, choice: ev.LayCard) -> list[Text]:
    """The goal of a card as the piles lie, the chance of a duplicate, and the card's effects."""
    if view.cards[choice.card].pack == "copycat" and not view.disabled:
        copies = message("{card} becomes what another player plays", card=name(view, choice.card))
        return [copies, *_clash(view, choice)]
    if _two_numbers(view, choice):
        return [
            message("now {way}", way=_either_way(view, choice)),
            message("you choose its number once you see the others"),
        ]
    counts = counts_of(view, choice)[0]
    way = message("now {way}", way=_where(view, choice, counts))
    return [way, *_clash(view, choice), *_effects(view, choice, counts)]


def _two_numbers(view: SixpackView, choice: ev.LayCard) -> bool:
    """Whether the number of a hand card is chosen once it is revealed."""
    return view.cards[choice.card].second is not None and not view.disabled


def _either_way(view: SixpackView, choice: ev.LayCard) -> Text:
    """The goals of a card with two numbers, one for each unless Calculators make them one."""
    way, *others = [_where(view, choice, counts) for counts in counts_of(view, choice)]
    # For translators: two clauses such as "Super Numbers 5 goes on 4".
    return message("{way}, or {other}", way=way, other=others[0]) if others else way


def _where(view: SixpackView, choice: ev.LayCard, counts: int) -> Text:
    """The goal of a hand card as the piles lie."""
    return goes(view, name_as(view, choice.card, counts), counts, view.cards[choice.card].pack)


def _clash(view: SixpackView, choice: ev.LayCard) -> list[Text]:
    """The likelihood that another player lays the same number."""
    counts = counts_of(view, choice)[0]
    own = [one.card for one in view.laid if counts_of(view, one)[0] == counts]
    if own:
        card = name(view, own[0])
        return [message("{card}, which you have laid, is the same number: both go", card=card)]
    others = possible_clashes(view, counts)
    if not others:
        return [message("no other {card} can come", card=cards_called(counts, many=False))]
    chance = odds_of_clash(view, counts)
    return [
        plural(
            "{n} other {card} may come, a duplicate is {odds}",
            "{n} other {card} may come, a duplicate is {odds}",
            others,
            n=spelled(others),
            card=cards_called(counts, many=others > 1),
            odds=next(words for most, words in _ODDS if chance < most),
        )
    ]


def _effects(view: SixpackView, choice: ev.LayCard, counts: int) -> list[Text]:
    """The effects of a card once it has landed as the piles lie."""
    pack = view.cards[choice.card].pack
    found = landings(view, counts, pack).landings
    ways = [(pile, landing) for pile, landing in found if landing in (ev.Landing.PLACE, ev.Landing.CLAIM)]
    if not ways:
        return []
    words: list[Text] = []
    if not view.disabled:
        words += [effects[pack] for effects in (_WHEN_PLAYED, _ON_A_PILE) if pack in effects]
        if pack == "sticky" and possible_clashes(view, counts):
            words.append(message("it outlives duplicates and takes a card for each"))
    if len(ways) == 1 and not _drives(view, pack):
        words += _turned(view, _after(view, *ways[0], (*choice.calculators, choice.card)))
    return words


def _drives(view: SixpackView, pack: str) -> bool:
    """Whether a card changes the piles before it lands, so that they cannot be foretold."""
    return bool(view.sight.packs[pack].before_landing) and not view.disabled


def _after(view: SixpackView, pile: int, landing: ev.Landing, cards: tuple[int, ...]) -> Piles:
    """The piles once these cards have landed."""
    beneath = {ev.Landing.PLACE: view.piles[pile] + cards, ev.Landing.UNDER: cards + view.piles[pile]}
    return _put(view.piles, pile, beneath.get(landing, cards))


def _put(piles: Piles, pile: int, cards: tuple[int, ...]) -> Piles:
    return (*piles[:pile], cards, *piles[pile + 1 :])


def _turned(view: SixpackView, piles: Piles) -> list[Text]:
    """The changes in effects, order and extremes once the piles lie so."""
    now, then = view.sight, look(view.cards, view.sight.packs, piles)
    if then.disabled != now.disabled:
        lost = then.disabled
        return [
            message("then no card has an effect") if lost else message("then cards have their effects again")
        ]
    if then.reversed != now.reversed:
        return [message("then play is reversed") if then.reversed else message("then play is normal again")]
    if then.extremes() != now.extremes():
        return [_then_claims(replace(view, piles=piles))]
    return []


def _then_claims(after: SixpackView) -> Text:
    sight = sight_of(after)
    extremes = sight.extremes()
    count, numbers = len(extremes), listed(extremes)
    if sight.laws():
        return plural("then only {numbers} claims", "then only {numbers} claim", count, numbers=numbers)
    return plural("then {numbers} claims", "then {numbers} claim", count, numbers=numbers)


# -- choices once the cards are seen -----------------------------------------------------------------------


def _joined(view: SixpackView, choice: ev.LayCard) -> list[Text]:
    """A card that comes into the turn: those that wait are known."""
    if _two_numbers(view, choice):
        return [_either_way(view, choice)]
    counts = counts_of(view, choice)[0]
    same = _equal(view, counts, but=choice.card)
    if not same:
        return [_where(view, choice, counts), *_effects(view, choice, counts)]
    card = play_name(view, same[0])
    if same[0].seat == view.seat:
        return [message("it equals your own {card}: both leave the game", card=card)]
    return [message("it equals the {card}: both leave the game", card=card)]


def _numbered(view: SixpackView, own: int) -> list[Text]:
    """One of a card's two numbers: whether it is a duplicate, or the goal of the card."""
    if view.question is None:
        return []
    play = next(play for play in view.waiting if play.card == view.question.card)
    counts = view.sight.played(own, play.calculators)
    same = _equal(view, counts, but=play.card)
    if not same:
        return [goes(view, name_as(view, play.card, counts), counts)]
    card = play_name(view, same[0])
    if same[0].seat == view.seat:
        return [message("{number} equals your own {card}: a duplicate", number=counts, card=card)]
    return [message("{number} equals the {card}: a duplicate", number=counts, card=card)]


def _equal(view: SixpackView, counts: int, but: int) -> list[ev.Play]:
    """The waiting cards of a number."""
    found = [play for play in view.waiting if number_of(play, view.cards, view.disabled) == counts]
    return [play for play in found if play.card != but and not play.copied]


def _landed(view: SixpackView, choice: ev.LandOn) -> list[Text]:
    """The gain of a landing for the own card, and the changes with it."""
    if view.question is None:
        return []
    play = next(play for play in view.waiting if play.card == view.question.card)
    if choice.landing is ev.Landing.BACK:
        return [message("keeps {card}: {points}", **_worth(view, play.card))]
    card, turned = play_name(view, play), []
    if not _drives(view, play.effect):
        turned = _turned(view, _after(view, choice.pile, choice.landing, play.cards))
    return [_lands(view, card, choice), *turned]


def _lands(view: SixpackView, card: str, choice: ev.LandOn) -> Text:
    pile = choice.pile
    if choice.landing is ev.Landing.PLACE:
        return message("{card} goes on {top}", card=card, top=top_name(view, pile))
    if choice.landing is ev.Landing.UNDER:
        return message("{card} goes under {piles}", card=card, piles=piles_called([pile]))
    return message(
        "{card} claims {piles}, {gain}", card=card, piles=piles_called([pile]), gain=gain_of(view, pile)
    )


def _picked(view: SixpackView, card: int) -> list[Text]:
    """A card that is copied, vetoed, discarded, passed on, turned open or kept."""
    kind = _kind(view)
    play = next((play for play in view.waiting if play.card == card), None)
    if play is not None:
        called = play_name(view, play)
        way = goes(view, it(), number_of(play, view.cards, view.disabled), play.effect)
        if kind == "copy":
            return [as_card(called, way)]
        if play.seat == view.seat:
            return [message("your own {card}: now {way}", card=called, way=way)]
        return [message("another player's {card}: now {way}", card=called, way=way)]
    if kind == "turn_open":
        return [message("everybody sees {card} from now on", card=name(view, card))]
    if kind == "bite":
        return [_brings(view, card)]
    if kind == "pass":
        return [message("gives away {card}: {points}", **_worth(view, card))]
    return [message("costs {card}: {points}", **_worth(view, card))]


def _brings(view: SixpackView, card: int) -> Text:
    return message("brings {card}: {points}", **_worth(view, card))


def _worth(view: SixpackView, card: int) -> Mapping[str, str]:
    """A card and its points in hand: one, and one more for the hand on it."""
    called, hand = name(view, card), view.cards[card].hand
    return {
        "card": message("{card}, with a hand", card=called) if hand else called,
        "points": points_counted(1 + hand),
    }


def _driven(view: SixpackView, choice: ev.DriveCards) -> list[Text]:
    """The two piles once cards were driven from one to the other."""
    if view.question is None:
        return []
    pile, target = view.question.step.pile, choice.pile
    driven = view.piles[pile][-choice.count :]
    piles = _put(view.piles, target, view.piles[target] + driven)
    after = replace(view, piles=_put(piles, pile, view.piles[pile][: -choice.count]))
    if after.piles[pile]:
        left = message("{card} stays beneath it", card=top_name(after, pile))
    else:
        left = message("it is a pile of its own")
    return [_pile_is_then(after, target), left]


# -- comparison --------------------------------------------------------------------------------------------


def _measured(more: float, other: str) -> Text:
    """The points between two choices."""
    if more > 0:
        return message("{points} points better than {other}.", points=figure(more, 1), other=other)
    return message("{points} points worse than {other}.", points=figure(-more, 1), other=other)


def _name(view: SixpackView, choice: Choice) -> str:
    """A choice as it is spoken of beside another."""
    match choice:
        case ev.LandOn(pile=pile, landing=ev.Landing.CLAIM):
            return message("claiming pile {pile}", pile=pile + 1)
        case ev.LandOn(landing=ev.Landing.BACK):
            return message("taking it back")
        case ev.DriveCards(count=count, pile=pile):
            return message("{cards} to pile {pile}", cards=cards_counted(count), pile=pile + 1)
        case ev.TakeTop(pile=pile):
            return message("the top of pile {pile}", pile=pile + 1)
        case ev.TakeFromHand(seat=seat, card=0):
            return message("a closed card of player {number}", number=seat + 1)
    return CHOICES.label(view, choice)
