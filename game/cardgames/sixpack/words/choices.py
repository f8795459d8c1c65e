"""The choices of Sixpack by name and picture."""

from __future__ import annotations

from collections.abc import Callable

from game.cardgames.sixpack.rules import events as ev
from game.cardgames.sixpack.rules.view import SixpackView
from game.cardgames.sixpack.words.names import full_name, gain_of, name, names_of, play_name
from game.engine.contract import Choice
from game.voice.choices import Choices
from game.voice.narrator import Names
from game.voice.words import counted, ordinal

_MOMENTS = {
    "lay": "",
    "land": "pile",
    "turn_open": "open",
    "second_hand": "take",
    "bite": "keep",
    "join": "add",
    "carousel": "side",
}
"""The word for a kind of question beside its turn, where that is not its own name."""

_VERBS = {
    "lay": "play {}",
    "join": "add {}",
    "copy": "copy {}",
    "veto": "veto {}",
    "discard": "discard {}",
    "turn_open": "turn {} open",
    "pass": "pass {}",
    "bite": "keep {}",
}
"""The deed with a chosen card, by the kind of question."""


class SixpackChoices(Choices):
    """Cards, numbers, piles and sides."""

    def moment(self, view: SixpackView) -> str:
        """The turn, and the question in it."""
        words = f"Turn {view.turn}"
        question = view.question
        if question is None:
            return words
        what = _MOMENTS.get(question.kind, question.kind)
        if question.kind == "lay" and view.laid:
            what = f"{ordinal(len(view.laid) + 1)} card"
        return f"{words}, {what}" if what else words

    def words(self, view: SixpackView, choice: Choice, names: Names = ()) -> str:
        """A choice, in words that follow "to"; cards that are alike are told apart by their place."""
        return _told_apart(view, choice, lambda one: _words(view, one, names))

    def label(self, view: SixpackView, choice: Choice) -> str:
        """The card, the pile, or another thing that is chosen, as short as can be."""
        match choice:
            case ev.LayCard(card=card, calculators=calculators):
                return " + ".join(name(view, one) for one in (card, *calculators))
            case ev.ChooseCard(card=card):
                return name(view, card)
            case ev.LandOn(pile=pile, landing=landing):
                return "back" if landing is ev.Landing.BACK else _SHORT[landing].format(pile + 1)
            case ev.DriveCards(count=count, pile=pile):
                return f"{count} to pile {pile + 1}"
            case ev.TakeTop(pile=pile):
                return f"top of pile {pile + 1}"
            case ev.TakeFromHand(seat=seat, card=card):
                return name(view, card) if card else f"player {seat + 1}"
        return _words(view, choice, ())

    def cards(self, view: SixpackView, choice: Choice) -> tuple[int, ...]:
        """The card or cards that are chosen, or those of a pile that it is about."""
        match choice:
            case ev.LayCard(card=card, calculators=calculators):
                return (*calculators, card)
            case ev.ChooseCard(card=card):
                return (card,)
            case ev.TakeFromHand(card=card):
                return (card,) if card else ()
            case ev.LandOn(pile=pile, landing=ev.Landing.CLAIM):
                return view.piles[pile]
            case ev.LandOn(pile=pile, landing=ev.Landing.PLACE | ev.Landing.UNDER) | ev.TakeTop(pile=pile):
                return view.piles[pile][-1:]
            case ev.DriveCards(count=count) if view.question is not None:
                return view.piles[view.question.step.pile][-count:]
        return ()


_SHORT = {ev.Landing.PLACE: "pile {}", ev.Landing.CLAIM: "claim pile {}", ev.Landing.UNDER: "under pile {}"}


def _told_apart(view: SixpackView, choice: Choice, words_of: Callable[[Choice], str]) -> str:
    """A choice's words; equal words of the same question get their place among them."""
    words = words_of(choice)
    legal = view.question.legal if view.question is not None else ()
    if isinstance(choice, ev.LayCard):
        # Calculators make thousands of ways to lay a card, most of which cannot read the same.
        number, count = view.cards[choice.card].number, len(choice.calculators)
        cards = {card for card in view.hand if view.cards[card].number == number}
        legal = tuple(
            one
            for one in legal
            if isinstance(one, ev.LayCard) and one.card in cards and len(one.calculators) == count
        )
    alike = [one for one in legal if words_of(one) == words]
    if len(alike) < 2 or choice not in alike:
        return words
    return f"{words}, {alike.index(choice) + 1} of {len(alike)}"


def _words(view: SixpackView, choice: Choice, names: Names) -> str:
    match choice:
        case ev.LayCard(card=card, calculators=calculators):
            return _verb(view).format(full_name(view, card)) + _attached(view, card, calculators)
        case ev.ChooseCard(card=card):
            return _verb(view).format(_whose(view, card, names))
        case ev.ChooseNumber(number=own):
            return f"use {own}"
        case ev.LandOn():
            return _land(view, choice)
        case ev.DriveCards(count=count, pile=pile):
            return f"drive {counted(count, 'card')} to pile {pile + 1}"
        case ev.ChooseSide(side=side):
            return f"pass {side.value}"
        case ev.TakeTop(pile=pile):
            return f"take {full_name(view, view.piles[pile][-1])} from pile {pile + 1}"
        case ev.TakeFromHand(seat=seat, card=card):
            what = f"open {full_name(view, card)}" if card else "a closed card"
            return f"take {what} from {names[seat] if names else f'player {seat + 1}'}"
    raise TypeError(f"no choice of Sixpack: {choice}")


def _verb(view: SixpackView) -> str:
    return "choose {}" if view.question is None else _VERBS[view.question.kind]


def _attached(view: SixpackView, card: int, calculators: tuple[int, ...]) -> str:
    """The Calculators that go with a card, and its number with them."""
    if not calculators:
        return ""
    face = view.cards[card]
    printed = (face.number,) if face.second is None else (face.number, face.second)
    counts = dict.fromkeys(view.sight.played(one, calculators) for one in printed)
    return f" on {names_of(view, calculators)}, as {' or '.join(map(str, counts))}"


def _whose(view: SixpackView, card: int, names: Names) -> str:
    """A card that is picked; a card of the turn with its owner, and by the number that it counts as."""
    for play in view.waiting:
        if play.card == card:
            if play.seat == view.seat:
                return f"your own {play_name(view, play)}"
            return f"{names[play.seat]}'s {play_name(view, play)}" if names else play_name(view, play)
    return full_name(view, card)


def _land(view: SixpackView, choice: ev.LandOn) -> str:
    card = "the card"
    if view.question is not None:
        card = next((play_name(view, play) for play in view.waiting if play.card == view.question.card), card)
    where = f"pile {choice.pile + 1}"
    match choice.landing:
        case ev.Landing.PLACE:
            return f"put {card} on {where}"
        case ev.Landing.CLAIM:
            return f"claim {where} ({gain_of(view, choice.pile)})"
        case ev.Landing.UNDER:
            return f"put {card} under {where}"
        case ev.Landing.BACK:
            return f"take {card} back"


CHOICES = SixpackChoices()
