"""The choices of Sixpack in words, and the cards they are about."""

from __future__ import annotations

from collections.abc import Mapping

from game.cardgames.sixpack.rules import choices as ch
from game.cardgames.sixpack.rules.view import SixpackView
from game.cardgames.sixpack.words.names import card_name, gain_words, name_with_handprint, names_of, play_name
from game.engine.contract import Choice
from game.language.message import Text, join_items, message, message_in, parts, plural
from game.voice.narrator import Choices, Names
from game.voice.words import name_of, number_word, ordinal

_MOMENTS: Mapping[str, Text] = {
    "land": message_in("a moment of a turn", "pile"),
    "number": message_in("a moment of a turn", "number"),
    "copy": message_in("a moment of a turn", "copy"),
    "join": message_in("a moment of a turn", "add"),
    "veto": message_in("a moment of a turn", "veto"),
    "turn_open": message_in("a moment of a turn", "face up"),
    "drive": message_in("a moment of a turn", "move"),
    "second_hand": message_in("a moment of a turn", "take"),
    "bite": message_in("a moment of a turn", "keep"),
    "carousel": message_in("a moment of a turn", "direction"),
    "discard": message_in("a moment of a turn", "discard"),
    "pass": message_in("a moment of a turn", "pass"),
}
"""Names for the moments of a turn, by kind of question."""


class SixpackChoices(Choices):
    """The words for choices of cards, numbers, piles and directions; players without `names` are numbered."""

    def __init__(self, names: Names = ()) -> None:
        self._names = names

    def moment(self, view: SixpackView) -> str:
        kind = view.question_kind
        if kind in _MOMENTS:
            return message("Turn {turn}, {moment}", turn=view.turn, moment=_MOMENTS[kind])
        if kind and view.laid:
            return message("Turn {turn}, {place} card", turn=view.turn, place=ordinal(len(view.laid) + 1))
        return message("Turn {turn}", turn=view.turn)

    def words(self, view: SixpackView, choice: Choice) -> str:
        words = _choice_words(view, choice, self._names)
        legal = view.question.legal if view.question is not None else ()
        if isinstance(choice, ch.LayCard):
            # With Calculators there may be thousands of lays, most of which can't have the same words.
            number, count = view.cards[choice.card].number, len(choice.calculators)
            cards = {card for card in view.hand if view.cards[card].number == number}
            legal = tuple(
                lay
                for lay in legal
                if isinstance(lay, ch.LayCard) and lay.card in cards and len(lay.calculators) == count
            )
        same = [lay for lay in legal if _choice_words(view, lay, self._names) == words]
        if len(same) < 2 or choice not in same:
            return words
        # For translators: one of several cards that read the same, "play 4, number 1 of 2 from the left".
        return message(
            "{choice}, number {number} of {count} from the left",
            choice=words,
            number=same.index(choice) + 1,
            count=len(same),
        )

    def label(self, view: SixpackView, choice: Choice) -> str:
        match choice:
            case ch.LayCard(card=card, calculators=calculators):
                return parts(" + ", [card_name(view, part) for part in (card, *calculators)])
            case ch.ChooseCard(card=card):
                return card_name(view, card)
            case ch.LandOn(pile=pile, landing=ch.Landing.PLACE):
                return message("pile {pile}", pile=pile + 1)
            case ch.LandOn(pile=pile, landing=ch.Landing.CLAIM):
                return message("claim pile {pile}", pile=pile + 1)
            case ch.LandOn(pile=pile, landing=ch.Landing.UNDER):
                return message("under pile {pile}", pile=pile + 1)
            case ch.LandOn(landing=ch.Landing.BACK):
                return message_in("to the hand", "back")
            case ch.DriveCards(count=count, pile=pile):
                # For translators: a number of cards.
                return message("{n} to pile {pile}", n=count, pile=pile + 1)
            case ch.TakeTop(pile=pile):
                return message("top of pile {pile}", pile=pile + 1)
            case ch.TakeFromHand(seat=seat, card=card):
                return card_name(view, card) if card else name_of(seat, self._names)
        return _choice_words(view, choice, ())

    def cards(self, view: SixpackView, choice: Choice) -> tuple[int, ...]:
        match choice:
            case ch.LayCard(card=card, calculators=calculators):
                return (*calculators, card)
            case ch.ChooseCard(card=card):
                return (card,)
            case ch.TakeFromHand(card=card):
                return (card,) if card else ()
            case ch.LandOn(pile=pile, landing=ch.Landing.CLAIM):
                return view.piles[pile]
            case ch.LandOn(pile=pile, landing=ch.Landing.PLACE | ch.Landing.UNDER) | ch.TakeTop(pile=pile):
                return view.piles[pile][-1:]
            case ch.DriveCards(count=count) if view.question is not None:
                return view.piles[view.question.step.pile][-count:]
        return ()


def _choice_words(view: SixpackView, choice: Choice, names: Names) -> str:
    match choice:
        case ch.LayCard(card=card, calculators=calculators):
            return _action_words(view, _with_calculators(view, card, calculators))
        case ch.ChooseCard(card=card):
            return _chosen_card_words(view, card, names)
        case ch.ChooseNumber(number=own):
            return message("use {number}", number=own)
        case ch.LandOn():
            return _landing_words(view, choice)
        case ch.DriveCards(count=count, pile=pile):
            return plural(
                "move {n} card to pile {pile}",
                "move {n} cards to pile {pile}",
                count,
                n=number_word(count),
                pile=pile + 1,
            )
        case ch.ChooseSide(side=side):
            return message("pass left") if side is ch.Side.LEFT else message("pass right")
        case ch.TakeTop(pile=pile):
            top = name_with_handprint(view, view.piles[pile][-1])
            return message("take {card} from pile {pile}", card=top, pile=pile + 1)
        case ch.TakeFromHand(seat=seat, card=card):
            player = name_of(seat, names)
            if card:
                return message(
                    "take {name}’s face-up {card}", card=name_with_handprint(view, card), name=player
                )
            return message("take a face-down card from {name}", name=player)
    raise TypeError(f"no choice of Sixpack: {choice}")


def _action_words(view: SixpackView, card: str) -> Text:
    """Return what happens to a card in words, such as "veto 4", depending on the kind of question."""
    match view.question_kind:
        case "lay":
            return message("play {card}", card=card)
        case "join":
            return message("add {card}", card=card)
        case "copy":
            return message("copy {card}", card=card)
        case "veto":
            return message("veto {card}", card=card)
        case "discard":
            return message("discard {card}", card=card)
        case "turn_open":
            return message("turn {card} face up", card=card)
        case "pass":
            return message("pass {card}", card=card)
        case "bite":
            return message("keep {card}", card=card)
    return message("choose {card}", card=card)


def _with_calculators(view: SixpackView, card: int, calculators: tuple[int, ...]) -> str:
    """Return a card in words with its Calculators, and the number that it then counts as."""
    if not calculators:
        return name_with_handprint(view, card)
    return message(
        "{card} on {calculators}, as {number}",
        card=name_with_handprint(view, card),
        calculators=names_of(view, calculators),
        number=join_items(view.tableau.lay_numbers(ch.LayCard(card, calculators)), "or"),
    )


def _chosen_card_words(view: SixpackView, card: int, names: Names) -> Text:
    """Return in words what happens to a chosen card; a waiting card is named with its owner and number."""
    play = view.waiting_by_card.get(card)
    if play is None:
        return _action_words(view, name_with_handprint(view, card))
    waiting = play_name(view, play)
    if play.seat == view.seat:
        return message("veto your own {card}", card=waiting)
    if not names:
        return _action_words(view, waiting)
    if view.question_kind == "copy":
        return message("copy {name}’s {card}", name=names[play.seat], card=waiting)
    return message("veto {name}’s {card}", name=names[play.seat], card=waiting)


def _landing_words(view: SixpackView, choice: ch.LandOn) -> Text:
    play = None if view.question is None else view.waiting_by_card.get(view.question.card)
    waiting = message_in("a card that lands", "the card") if play is None else play_name(view, play)
    pile = choice.pile + 1
    match choice.landing:
        case ch.Landing.PLACE:
            return message("play {card} on pile {pile}", card=waiting, pile=pile)
        case ch.Landing.CLAIM:
            return message("claim pile {pile} ({gain})", pile=pile, gain=gain_words(view, choice.pile))
        case ch.Landing.UNDER:
            return message("play {card} under pile {pile}", card=waiting, pile=pile)
        case ch.Landing.BACK:
            return message("take {card} back", card=waiting)


CHOICES = SixpackChoices()
