"""The windows for questions that can't be answered by choosing a card on the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from game.cardgames.sixpack.rules import choices as ch
from game.cardgames.sixpack.rules.view import SixpackView
from game.cardgames.sixpack.words.names import card_name, face_name
from game.language.message import Text, figure, join_items, message, plural_in


class ChoiceDraft(Struct, frozen=True):
    """The parts already chosen of a choice that is made in several steps.

    Attributes:
        card: the hand card to lay, while the player chooses its Calculators.
        calculators: the Calculators chosen for it.
        count: how many cards are moved to another pile.
        seat: the seat from whose hand a card is taken.
    """

    card: int = 0
    calculators: tuple[int, ...] = ()
    count: int = 0
    seat: int = -1


NO_DRAFT = ChoiceDraft()
ChoiceT = TypeVar("ChoiceT")

_SIDES = {ch.Side.LEFT: message("to the left"), ch.Side.RIGHT: message("to the right")}


class PickerEntry(Struct, frozen=True):
    """An answer, or part of one, to pick in a window.

    Attributes:
        words: its short label.
        then: the result of picking it: a choice, or a draft of one.
        cards: the cards drawn for it; 0 is a back.
        sign: an arrow drawn for it; may be empty.
        pile: the pile that it is about; -1 if there is none.
        on: whether it is switched on; None if it isn't a switch.
    """

    words: str
    then: ch.SixpackChoice | ChoiceDraft
    cards: tuple[int, ...] = ()
    sign: str = ""
    pile: int = -1
    on: bool | None = None


class Picker(Struct, frozen=True):
    """A question, and the entries to pick from.

    Attributes:
        title: the question in words.
        card: the card that it is about; 0 if there is none.
        cumulative: whether picking an entry also picks all entries before it.
        pile: the pile that it is about; -1 if there is none.
    """

    title: str
    entries: tuple[PickerEntry, ...]
    card: int = 0
    cumulative: bool = False
    pile: int = -1


def question_window(view: SixpackView, draft: ChoiceDraft) -> Picker | None:
    """Return the window for the viewer's question; None if there's none or it's answered on the table."""
    question = view.question
    if question is None or not question.legal:
        return None
    card, legal = question.card, question.legal
    match legal[0]:
        case ch.LayCard() if draft.card:
            return _calculator_window(view, draft, _of_kind(ch.LayCard, legal))
        case ch.ChooseNumber():
            return _number_window(view, card, _of_kind(ch.ChooseNumber, legal))
        case ch.ChooseSide():
            return _side_window(card, _of_kind(ch.ChooseSide, legal))
        case ch.ChooseCard(card=first) if any(first in pile for pile in view.piles):
            choices = _of_kind(ch.ChooseCard, legal)
            entries = [PickerEntry(card_name(view, one.card), one, (one.card,)) for one in choices]
            pile = next(place for place, cards in enumerate(view.piles) if first in cards)
            return Picker(message("Which card from the pile do you keep?"), tuple(entries), card, pile=pile)
        case ch.LandOn():
            return _landing_window(card, _of_kind(ch.LandOn, legal))
        case ch.DriveCards() if not draft.count:
            counts = dict.fromkeys(choice.count for choice in _of_kind(ch.DriveCards, legal))
            return _drive_window(view, question.step.pile, card, tuple(counts))
    if draft.seat >= 0:
        taken = [choice for choice in _of_kind(ch.TakeFromHand, legal) if choice.seat == draft.seat]
        entries = [_taking_entry(view, choice) for choice in taken]
        return Picker(message("Which card do you take?"), tuple(entries), card)
    return None


def _of_kind(kind: type[ChoiceT], legal: Sequence[ch.SixpackChoice]) -> list[ChoiceT]:
    return [choice for choice in legal if isinstance(choice, kind)]


def _calculator_window(view: SixpackView, draft: ChoiceDraft, legal: Sequence[ch.LayCard]) -> Picker:
    """Return a window with a switch for each Calculator, and an entry that lays the card with them."""
    chosen = frozenset(draft.calculators)
    lays = [choice for choice in legal if choice.card == draft.card]
    available = [choice.calculators[0] for choice in lays if len(choice.calculators) == 1]
    same_count = [choice for choice in lays if len(choice.calculators) == len(chosen)]
    then = next(
        (choice for choice in same_count if chosen.issuperset(choice.calculators)), ch.LayCard(draft.card)
    )
    counts = join_items(view.tableau.lay_numbers(ch.LayCard(draft.card, draft.calculators)), "or")
    lay = PickerEntry(
        message("play it as {number}", number=counts) if chosen else message("play it alone"),
        then,
        (*sorted(chosen, key=available.index), draft.card),
    )
    switches = []
    for card in available:
        on = card in chosen
        switched = replace(draft, calculators=tuple(sorted(chosen ^ {card})))
        number = figure(view.cards[card].number * (-1 if view.reversed else 1), signed=True)
        words = message("with {number}", number=number) if on else message("add {number}?", number=number)
        switches.append(PickerEntry(words, switched, (card,), on=on))
    title = message("{card}: with which Calculators?", card=face_name(view.cards[draft.card]))
    return Picker(title, (lay, *switches), draft.card)


def _number_window(view: SixpackView, card: int, legal: Sequence[ch.ChooseNumber]) -> Picker:
    play = view.waiting_by_card.get(card)
    entries = []
    for choice in legal:
        number = choice.number
        counts = view.tableau.effective_number(number, play.calculators) if play is not None else number
        words = message("use {number}", number=number)
        if counts != number:
            words = message("use {number} as {counts}", number=number, counts=counts)
        entries.append(PickerEntry(words, choice))
    return Picker(message("Which number does it use?"), tuple(entries), card)


def _side_window(card: int, legal: Sequence[ch.ChooseSide]) -> Picker:
    signs = {ch.Side.LEFT: "←", ch.Side.RIGHT: "→"}
    entries = tuple(PickerEntry(_SIDES[choice.side], choice, sign=signs[choice.side]) for choice in legal)
    return Picker(message("Which way does everyone pass a card?"), entries, card)


def _landing_window(card: int, legal: Sequence[ch.LandOn]) -> Picker | None:
    """Return a window of possible landings; None if choosing a pile is enough to answer."""
    piles = [choice.pile for choice in legal]
    if -1 not in piles and len(set(piles)) == len(piles):
        return None
    entries = tuple(
        PickerEntry(landing_words(choice.pile, choice.landing), choice, pile=choice.pile) for choice in legal
    )
    return Picker(message("What happens to it?"), entries, card)


def landing_words(pile: int, landing: ch.Landing) -> Text:
    match landing:
        case ch.Landing.PLACE:
            return message("on pile {pile}", pile=pile + 1)
        case ch.Landing.CLAIM:
            return message("claim pile {pile}", pile=pile + 1)
        case ch.Landing.UNDER:
            return message("under pile {pile}", pile=pile + 1)
        case ch.Landing.BACK:
            return message("back to your hand")


def _drive_window(view: SixpackView, pile: int, card: int, counts: tuple[int, ...]) -> Picker | None:
    if len(counts) < 2:
        return None
    cards = view.piles[pile]
    entries = tuple(
        PickerEntry(
            plural_in("in figures", "{n} card", "{n} cards", count),
            ChoiceDraft(count=count),
            cards[-count:][:1],
            pile=pile,
        )
        for count in counts
    )
    title = message("How many cards from pile {pile} do you move?", pile=pile + 1)
    return Picker(title, entries, card, True, pile)


def _taking_entry(view: SixpackView, choice: ch.TakeFromHand) -> PickerEntry:
    words = card_name(view, choice.card) if choice.card else message("a face-down card, at random")
    return PickerEntry(words, choice, (choice.card,))
