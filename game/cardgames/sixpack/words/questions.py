"""The questions of Sixpack in words, by the kinds of steps that ask them."""

from __future__ import annotations

from typing import NamedTuple

from game.cardgames.sixpack.rules.events import Landing, LandOn, LayCard, Question
from game.cardgames.sixpack.rules.foresight import landings
from game.cardgames.sixpack.rules.view import SixpackView, number_of
from game.cardgames.sixpack.words.names import name, play_name
from game.voice.narrator import Names
from game.voice.words import counted, listed, ordinal, sentence


class _Kind(NamedTuple):
    """The words of a kind of question, with its card, pile and number; `others` for another seat's choice."""

    asks: str
    others: str


_KINDS = {
    "number": _Kind("{card}: which number do you use?", "chooses a number"),
    "copy": _Kind("{card}: which card does it copy?", "chooses a card to copy"),
    "join": _Kind("{card}: add a hand card to the turn.", "chooses a card to add"),
    "veto": _Kind("{card}: which waiting card goes?", "chooses a card to veto"),
    "turn_open": _Kind("You covered {card}: turn a hand card open.", "chooses a card to turn open"),
    "drive": _Kind(
        "{card} comes to pile {pile}: how many cards do you drive away, and where to?",
        "chooses which cards to drive away",
    ),
    "second_hand": _Kind("{card}: take the top of another pile, or a hand card.", "chooses a card to take"),
    "bite": _Kind(
        "{card}: pile {pile} has no hands. Which card of it do you keep?", "chooses a card to keep"
    ),
    "carousel": _Kind("{card}: left or right?", "says which way cards are passed"),
    "discard": _Kind("{card}: discard {cards}.", "chooses a card to discard"),
}


def ask(view: SixpackView, names: Names) -> str:
    """The question that the view's seat has to answer; empty if there is none."""
    question = view.question
    if question is None:
        return ""
    if question.kind == "lay":
        return _lay(view, question)
    if question.kind == "pass":
        return _pass(view, question, names)
    if question.kind == "land":
        return _land(view, question)
    step = question.step
    words = _KINDS[question.kind].asks.format(
        card=name(view, step.card), pile=step.pile + 1, cards=counted(step.count, "card")
    )
    return sentence(words)


def others_do(view: SixpackView, question: Question, names: Names) -> str | None:
    """The decision that another seat has to make; None for decisions that all seats make at once."""
    who = names[question.seat]
    if question.kind in ("lay", "pass"):
        return None
    if question.kind == "land":
        card = next(play for play in view.waiting if play.card == question.card)
        return f"{who} chooses where {play_name(view, card)} goes."
    return f"{who} {_KINDS[question.kind].others}."


def _lay(view: SixpackView, question: Question) -> str:
    """The card to lay: any, or a card that lies open and must come first."""
    cards = [choice.card for choice in question.legal if isinstance(choice, LayCard)]
    if set(cards) != set(view.hand):
        must = [name(view, card) for card in dict.fromkeys(cards)]
        return f"You must lay {listed(must).replace(' and ', ' or ')}."
    if view.seats > 2:
        return "Choose a card."
    return f"Choose your {ordinal(len(view.laid) + 1)} card."


def _pass(view: SixpackView, question: Question, names: Names) -> str:
    """The question of the card to pass, with its receiver."""
    left = view.agenda[-1].kind == "pass_left"
    receiver = names[((view.seat or 0) + (1 if left else -1)) % view.seats]
    return f"{name(view, question.card)}: pass a card {'left' if left else 'right'}, to {receiver}."


def _land(view: SixpackView, question: Question) -> str:
    """The question of the place for the own card, and the reason for it."""
    play = next(play for play in view.waiting if play.card == question.card)
    card = play_name(view, play)
    kinds = {choice.landing for choice in question.legal if isinstance(choice, LandOn)}
    if kinds == {Landing.CLAIM}:
        found = landings(view, number_of(play, view.cards, view.disabled))
        lost = not (found.nearest or found.equal)
        return (
            f"Your {card} fits nowhere. Which pile do you claim?"
            if lost
            else f"Your {card} claims. Which pile?"
        )
    if kinds == {Landing.UNDER}:
        return f"Your {card} fits nowhere. Which pile does it go under?"
    return f"Where does your {card} go?"
