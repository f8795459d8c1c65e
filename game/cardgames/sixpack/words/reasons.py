"""Reasons for an agent's prospects of a choice, in words, from the own view alone."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from game.ai.agent import Decision, Prospect
from game.ai.verdict import compared, prospect_of
from game.cardgames.sixpack.rules import events as ev
from game.cardgames.sixpack.rules.foresight import counts_of, landings, odds_of_clash, possible_clashes
from game.cardgames.sixpack.rules.packs import NEUTRAL
from game.cardgames.sixpack.rules.piles import Piles, look
from game.cardgames.sixpack.rules.view import SixpackView, number_of
from game.cardgames.sixpack.words.choices import CHOICES
from game.cardgames.sixpack.words.names import (
    cards_called,
    gain_of,
    laws_of,
    name,
    name_as,
    play_name,
    top_name,
)
from game.engine.contract import Choice
from game.language.message import Text, figure, message
from game.voice.words import counted, number, sentence

_ODDS = ((0.12, "unlikely"), (0.35, "possible"), (0.65, "as likely as not"), (1.01, "likely"))

_WHEN_PLAYED = {
    "late_arrival": "it adds another card of yours",
    "veto": "it removes a waiting card",
    "carousel": "then everybody passes a card",
    "pile_driver": "it drives cards to another pile",
}
"""The effect of a card when it is placed or claims, by pack."""

_ON_A_PILE = {
    "seethrough": "whoever covers it turns a card open",
    "biting_hand": "whoever claims it is bitten",
    "second_hand": "whoever claims it takes one card more",
    "calculator": "the card on it counts it too",
}
"""The effect of a card that lies on a pile, by pack."""


def outlook(prospect: Prospect) -> str:
    """The prospect of a choice, in numbers: its points and, for a card to play, the risk it runs now."""
    words = f"{prospect.value:z.1f} points expected"
    if isinstance(prospect.choice, ev.LayCard):
        words += f", {round(prospect.risk * 100)} % risk now"
    return words + "."


def reason(view: SixpackView, decision: Decision, choice: Choice, *, figures: bool = False) -> str:
    """The effect of a choice as things stand, and its comparison with the next best one.

    `view` is the view that the decision was made on; the comparison is in words, or in `figures`.
    """
    why = "; ".join(_why(view, choice))
    own = _name(view, choice)

    def name(other: Choice) -> str:
        words = _name(view, other)
        return f"the other {words}" if words == own else words

    beside = compared(decision, prospect_of(decision, choice), name, _measured, figures=figures)
    return f"{sentence(why)}{'.' if why else ''} {sentence(beside)}".strip()


def _measured(more: float, other: str) -> Text:
    """The points between two choices."""
    if more > 0:
        return message("{points} points better than {other}.", points=figure(more, 1), other=other)
    return message("{points} points worse than {other}.", points=figure(-more, 1), other=other)


def _why(view: SixpackView, choice: Choice) -> list[str]:
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
            giver = ((view.seat or 0) + (-1 if side is ev.Side.LEFT else 1)) % view.seats
            return [f"{side.value}: you get {_one_of(view.hand_sizes[giver], 'card')}"]
        case ev.TakeTop(pile=pile):
            card = view.piles[pile][-1]
            under = top_name(replace(view, piles=_put(view.piles, pile, view.piles[pile][:-1])), pile)
            return [_worth(view, card, "brings"), f"pile {pile + 1} is then {under}"]
        case ev.TakeFromHand(seat=seat, card=card):
            if card:
                return [_worth(view, card, "brings")]
            closed = view.hand_sizes[seat] - sum(one in view.open for one in view.known[seat])
            return [f"it is {_one_of(closed, 'closed card')}"]
    return []


def _one_of(count: int, noun: str) -> str:
    return f"the only {noun}" if count == 1 else f"one of {counted(count, noun)}"


def _kind(view: SixpackView) -> str:
    return "" if view.question is None else view.question.kind


# -- cards to play -----------------------------------------------------------------------------------------


def _laid(view: SixpackView, choice: ev.LayCard) -> list[str]:
    """The goal of a card as the piles lie, the chance of a duplicate, and the card's effects."""
    if view.cards[choice.card].pack == "copycat" and not view.disabled:
        return [f"{name(view, choice.card)} becomes what another player plays", *_clash(view, choice)]
    if _two_numbers(view, choice):
        return ["now " + _either_way(view, choice), "you choose its number once you see the others"]
    counts = counts_of(view, choice)[0]
    return ["now " + _where(view, choice, counts), *_clash(view, choice), *_effects(view, choice, counts)]


def _two_numbers(view: SixpackView, choice: ev.LayCard) -> bool:
    """Whether the number of a hand card is chosen once it is revealed."""
    return view.cards[choice.card].second is not None and not view.disabled


def _either_way(view: SixpackView, choice: ev.LayCard) -> str:
    """The goals of a card with two numbers, one for each."""
    return ", or ".join([_where(view, choice, counts) for counts in counts_of(view, choice)])


def _where(view: SixpackView, choice: ev.LayCard, counts: int) -> str:
    """The goal of a hand card as the piles lie."""
    return goes(view, name_as(view, choice.card, counts), counts, view.cards[choice.card].pack)


def goes(view: SixpackView, card: str, counts: int, pack: str = NEUTRAL) -> str:
    """The goal of a card of this number as the piles lie: `4 goes on 3`, `6 claims pile 2, two hands`."""
    found = landings(view, counts, pack)
    ways: dict[ev.Landing, list[int]] = {}
    for pile, landing in found.landings:
        ways.setdefault(landing, []).append(pile)
    words = []
    for landing, piles in ways.items():
        match landing:
            case ev.Landing.PLACE:
                words.append("goes on " + _either([top_name(view, pile) for pile in piles]))
            case ev.Landing.UNDER:
                words.append(f"goes under {_piles(piles)}")
            case ev.Landing.BACK:
                words.append("comes back to the hand")
            case ev.Landing.CLAIM:
                words.append(f"claims {_piles(piles)}, {gain_of(view, *piles)}")
    lost = "" if found.nearest or found.equal else "fits nowhere and "
    return f"{card} {lost}{' or '.join(words)}"


def _piles(piles: list[int]) -> str:
    return "any pile" if len(piles) == 3 else "pile " + _either([str(pile + 1) for pile in piles])


def _either(items: list[str]) -> str:
    """A, b or c; of equal ones the first."""
    items = list(dict.fromkeys(items))
    return " or ".join([", ".join(items[:-1]), items[-1]] if len(items) > 1 else items)


def _clash(view: SixpackView, choice: ev.LayCard) -> list[str]:
    """The likelihood that another player lays the same number."""
    counts = counts_of(view, choice)[0]
    own = [one.card for one in view.laid if counts_of(view, one)[0] == counts]
    if own:
        return [f"{name(view, own[0])}, which you have laid, is the same number: both go"]
    others = possible_clashes(view, counts)
    if not others:
        return [f"no other {cards_called(counts, many=False)} can come"]
    chance = odds_of_clash(view, counts)
    odds = next(words for most, words in _ODDS if chance < most)
    called = f"{number(others)} other {cards_called(counts, many=others > 1)}"
    return [f"{called} may come, a duplicate is {odds}"]


def _effects(view: SixpackView, choice: ev.LayCard, counts: int) -> list[str]:
    """The effects of a card once it has landed as the piles lie."""
    pack = view.cards[choice.card].pack
    found = landings(view, counts, pack).landings
    ways = [(pile, landing) for pile, landing in found if landing in (ev.Landing.PLACE, ev.Landing.CLAIM)]
    if not ways:
        return []
    words = []
    if not view.disabled:
        words += [effects[pack] for effects in (_WHEN_PLAYED, _ON_A_PILE) if pack in effects]
        if pack == "sticky" and possible_clashes(view, counts):
            words.append("it outlives duplicates and takes a card for each")
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


def _turned(view: SixpackView, piles: Piles) -> list[str]:
    """The changes in effects, order and extremes once the piles lie so."""
    now, then = view.sight, look(view.cards, view.sight.packs, piles)
    if then.disabled != now.disabled:
        return ["then no card has an effect" if then.disabled else "then cards have their effects again"]
    if then.reversed != now.reversed:
        return [f"then play is {'reversed' if then.reversed else 'normal again'}"]
    if then.extremes() != now.extremes():
        after = replace(view, piles=piles)
        return [f"then {laws_of(after).rpartition(', ')[2]}"]
    return []


# -- choices once the cards are seen -----------------------------------------------------------------------


def _joined(view: SixpackView, choice: ev.LayCard) -> list[str]:
    """A card that comes into the turn: those that wait are known."""
    if _two_numbers(view, choice):
        return [_either_way(view, choice)]
    counts = counts_of(view, choice)[0]
    same = _equal(view, counts, but=choice.card)
    if same:
        return [f"it equals {_waiting(view, same)}: both leave the game"]
    return [_where(view, choice, counts), *_effects(view, choice, counts)]


def _numbered(view: SixpackView, own: int) -> list[str]:
    """One of a card's two numbers: whether it is a duplicate, or the goal of the card."""
    if view.question is None:
        return []
    play = next(play for play in view.waiting if play.card == view.question.card)
    counts = view.sight.played(own, play.calculators)
    same = _equal(view, counts, but=play.card)
    if same:
        return [f"{counts} equals {_waiting(view, same)}: a duplicate"]
    return [goes(view, name_as(view, play.card, counts), counts)]


def _equal(view: SixpackView, counts: int, but: int) -> list[ev.Play]:
    """The waiting cards of a number."""
    found = [play for play in view.waiting if number_of(play, view.cards, view.disabled) == counts]
    return [play for play in found if play.card != but and not play.copied]


def _waiting(view: SixpackView, plays: Sequence[ev.Play]) -> str:
    """The first of some waiting cards, as it is spoken of."""
    play = plays[0]
    return f"{'your own' if play.seat == view.seat else 'the'} {play_name(view, play)}"


def _landed(view: SixpackView, choice: ev.LandOn) -> list[str]:
    """The gain of a landing for the own card, and the changes with it."""
    if view.question is None:
        return []
    play = next(play for play in view.waiting if play.card == view.question.card)
    if choice.landing is ev.Landing.BACK:
        return [_worth(view, play.card, "keeps")]
    words = {
        ev.Landing.CLAIM: f"claims pile {choice.pile + 1}, {gain_of(view, choice.pile)}",
        ev.Landing.UNDER: f"goes under pile {choice.pile + 1}",
        ev.Landing.PLACE: f"goes on {top_name(view, choice.pile)}",
    }[choice.landing]
    turned = []
    if not _drives(view, play.effect):
        turned = _turned(view, _after(view, choice.pile, choice.landing, play.cards))
    return [f"{play_name(view, play)} {words}", *turned]


def _picked(view: SixpackView, card: int) -> list[str]:
    """A card that is copied, vetoed, discarded, passed on, turned open or kept."""
    kind = _kind(view)
    play = next((play for play in view.waiting if play.card == card), None)
    if play is not None:
        counts = number_of(play, view.cards, view.disabled)
        if kind == "copy":
            return [goes(view, f"as {play_name(view, play)} it", counts, play.effect)]
        whose = "your own" if play.seat == view.seat else "another player's"
        return [goes(view, f"{whose} {play_name(view, play)}, which now", counts, play.effect)]
    if kind == "turn_open":
        return [f"everybody sees {name(view, card)} from now on"]
    return [_worth(view, card, {"bite": "brings", "pass": "gives away"}.get(kind, "costs"))]


def _worth(view: SixpackView, card: int, verb: str) -> str:
    """The points of a card in hand: one, and one more for the hand on it."""
    hand = view.cards[card].hand
    points = counted(1 + hand, "point")
    return f"{verb} {name(view, card)}{', with a hand' if hand else ''}: {points}"


def _driven(view: SixpackView, choice: ev.DriveCards) -> list[str]:
    """The two piles once cards were driven from one to the other."""
    if view.question is None:
        return []
    pile, target = view.question.step.pile, choice.pile
    driven = view.piles[pile][-choice.count :]
    piles = _put(view.piles, target, view.piles[target] + driven)
    after = replace(view, piles=_put(piles, pile, view.piles[pile][: -choice.count]))
    left = after.piles[pile]
    under = f"{top_name(after, pile)} stays beneath it" if left else "it is a pile of its own"
    return [f"pile {target + 1} is then {top_name(after, target)}", under]


# -- comparison --------------------------------------------------------------------------------------------


def _name(view: SixpackView, choice: Choice) -> str:
    """A choice as it is spoken of beside another."""
    match choice:
        case ev.LandOn(pile=pile, landing=ev.Landing.CLAIM):
            return f"claiming pile {pile + 1}"
        case ev.LandOn(landing=ev.Landing.BACK):
            return "taking it back"
        case ev.DriveCards(count=count, pile=pile):
            return f"{counted(count, 'card')} to pile {pile + 1}"
        case ev.TakeTop(pile=pile):
            return f"the top of pile {pile + 1}"
        case ev.TakeFromHand(seat=seat, card=0):
            return f"a closed card of player {seat + 1}"
    return CHOICES.label(view, choice)
