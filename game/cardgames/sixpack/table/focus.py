"""The focus on the table of Sixpack: spots, their words, and their choices."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from msgspec.structs import replace

from game.cardgames.sixpack.rules import choices as ch
from game.cardgames.sixpack.rules.view import SixpackView
from game.cardgames.sixpack.sheet import Zone, hand_order, sheet
from game.cardgames.sixpack.table.asking.pickers import NOTHING, ChoiceDraft, Picker, question_window
from game.cardgames.sixpack.table.layout import PILES
from game.cardgames.sixpack.words.narrator import NARRATOR
from game.language.message import message, message_in, sentences
from game.tables.focus import Focus, Spot, stops
from game.ui.devices.actions import ROW_KEYS, Action
from game.voice.narrator import Names
from game.voice.words import choice_sentence

CARDS = (Zone.HAND, Zone.PILE, Zone.TURN)
"""The zones whose things are cards."""


class DraftFocus(Focus, frozen=True):
    """The player's focus, and the draft of a choice in several parts."""

    draft: ChoiceDraft = NOTHING


Answer = ch.SixpackChoice | ChoiceDraft


def answers(view: SixpackView, draft: ChoiceDraft) -> dict[Spot, Answer]:
    """Return the spots that may be confirmed now, each with its choice or the next draft."""
    window = question_window(view, draft)
    if window is not None:
        return {Spot(Zone.ENTRY, place): entry.then for place, entry in enumerate(window.entries)}
    question = view.question
    legal = question.legal if question is not None else ()
    if legal and isinstance(legal[0], ch.LayCard):
        # The last way to lay a card has Calculators if any has; of some cards there are thousands.
        last = {one.card: one for one in legal if isinstance(one, ch.LayCard)}
        lays = {card: ChoiceDraft(card=card) if one.calculators else one for card, one in last.items()}
        return _sort_answers(view, {Spot(Zone.HAND, card): lay for card, lay in lays.items()})
    found: dict[Spot, Answer] = {}
    for choice in legal:
        match choice:
            case ch.ChooseCard(card=card):
                found[Spot(Zone.HAND if card in view.hand else Zone.TURN, card)] = choice
            case ch.LandOn(pile=pile) | ch.TakeTop(pile=pile):
                found[Spot(Zone.PILE, pile)] = choice
            case ch.DriveCards(count=count, pile=pile) if draft.count in (0, count):
                found[Spot(Zone.PILE, pile)] = choice
            case ch.TakeFromHand(seat=seat):
                spot = Spot(Zone.SEAT, seat)
                found[spot] = choice if spot not in found else ChoiceDraft(seat=seat)
    return _sort_answers(view, found)


def _sort_answers(view: SixpackView, found: dict[Spot, Answer]) -> dict[Spot, Answer]:
    """Sort answers: hand cards in display order, cards of the turn in playing order."""
    order = {card: place for place, card in enumerate(hand_order(view))}
    order |= {play.card: place for place, play in enumerate(view.order)}
    return dict(sorted(found.items(), key=lambda item: (item[0].zone, order.get(item[0].key, item[0].key))))


def readable_spots(view: SixpackView) -> tuple[Spot, ...]:
    return stops(sheet(view, ()))


def hand_spots(view: SixpackView) -> tuple[Spot, ...]:
    return tuple(Spot(Zone.HAND, card) for card in hand_order(view))


def spots(view: SixpackView, focus: DraftFocus) -> tuple[Spot, ...]:
    """Return the spots that the focus can now be on: things to read, answers, or else the hand."""
    if focus.browsing:
        return readable_spots(view)
    found = tuple(answers(view, focus.draft))
    return found or hand_spots(view)


def valid_focus(view: SixpackView, focus: DraftFocus) -> DraftFocus:
    """Return the focus on a spot that exists in this view, without a draft that no longer applies."""
    if focus.draft != NOTHING and not _draft_applies(view, focus.draft):
        focus = replace(focus, draft=NOTHING)
    there = spots(view, focus)
    if focus.spot in there:
        return focus
    if not there:
        return replace(focus, spot=None)
    place = focus.place if there[0].zone == Zone.HAND else 0
    return replace(focus, spot=there[min(place, len(there) - 1)])


def _draft_applies(view: SixpackView, draft: ChoiceDraft) -> bool:
    """Return whether a draft belongs to the current question."""
    legal = view.question.legal if view.question is not None else ()
    for choice in legal:
        match choice:
            case ch.LayCard(card=card) if draft.card == card:
                return True
            case ch.DriveCards(count=count) if draft.count == count:
                return True
            case ch.TakeFromHand(seat=seat) if draft.seat == seat:
                return True
    return False


def with_draft(view: SixpackView, focus: DraftFocus, draft: ChoiceDraft) -> DraftFocus:
    """Return the focus after the draft has changed; toggling a Calculator keeps the spot."""
    switched = focus.draft.card and focus.draft.card == draft.card
    spot = focus.spot if switched else None
    if spot is None and draft == NOTHING:
        before = focus.draft
        if before.card:
            spot = Spot(Zone.HAND, before.card)
        elif before.seat >= 0:
            spot = Spot(Zone.SEAT, before.seat)
    return valid_focus(view, replace(focus, spot=spot, draft=draft))


# -- words ---------------------------------------------------------------------------------------------

NO_PILES = message("There are no piles yet.")
KEY_NAMES: Mapping[Action, str] = {
    Action.ANNOUNCE_ENDS: message_in("an action", "read top cards"),
    **{
        key: message_in("an action", "read pile {n}", n=1 + pile) for pile, key in enumerate(ROW_KEYS[:PILES])
    },
    Action.ANNOUNCE_ROW_4: message_in("an action", "read direction"),
}
"""What keys read at this table, if that isn't what they're usually called."""


def pile_readings(view: SixpackView) -> dict[Action, Callable[[], str]]:
    """Return functions that read the piles and the order of play, by key.

    The key for a fourth row, which this game doesn't have, is an alternative for pads with few buttons.
    """
    way = partial(NARRATOR.direction, view)

    def pile_words(pile: int) -> str:
        return NARRATOR.whole_pile(view, pile) if view.piles else NO_PILES

    return {
        **{key: partial(pile_words, pile) for pile, key in enumerate(ROW_KEYS[:PILES])},
        Action.ANNOUNCE_ENDS: lambda: NARRATOR.tops(view) or NO_PILES,
        Action.ANNOUNCE_ROW_4: way,
        Action.ANNOUNCE_DIRECTION: way,
    }


def turn_words(view: SixpackView, names: Names) -> str:
    waiting = NARRATOR.waiting(view, names) if view.waiting else ""
    return sentences(NARRATOR.who_has_chosen(view, names), waiting)


def spot_words(view: SixpackView, spot: Spot, window: Picker | None, names: Names) -> str:
    if spot.zone != Zone.ENTRY:
        return sheet(view, names).words_of(spot.zone, spot.key)
    if window is None or spot.key >= len(window.entries):
        return ""
    entry = window.entries[spot.key]
    if isinstance(entry.then, ChoiceDraft):
        return choice_sentence(entry.words)
    return choice_sentence(NARRATOR.choice(view, entry.then, names))
