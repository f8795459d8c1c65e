"""The focus on the table of Sixpack: spots, their words, and their choices."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from msgspec.structs import replace

from game.cardgames.sixpack.rules import choices as ch
from game.cardgames.sixpack.rules.view import SixpackView
from game.cardgames.sixpack.sheet import Zone, hand_order, sheet
from game.cardgames.sixpack.table.asking.pickers import NO_DRAFT, ChoiceDraft, Picker, question_window
from game.cardgames.sixpack.table.layout import PILES
from game.cardgames.sixpack.words.narrator import NARRATOR
from game.language.message import message, message_in, sentences
from game.tables.focus import Focus, Spot, stop_spots
from game.ui.devices.actions import ROW_KEYS, Action
from game.voice.narrator import Names
from game.voice.words import choice_sentence

CARDS = (Zone.HAND, Zone.PILE, Zone.TURN)
"""The zones whose spots are cards."""


class DraftFocus(Focus, frozen=True):
    """The player's focus, and the draft of a choice in several parts."""

    draft: ChoiceDraft = NO_DRAFT


Answer = ch.SixpackChoice | ChoiceDraft


def answers(view: SixpackView, draft: ChoiceDraft) -> dict[Spot, Answer]:
    """Return the spots that may be confirmed now, each with its choice or the next draft."""
    window = question_window(view, draft)
    if window is not None:
        return {Spot(Zone.ENTRY, place): entry.then for place, entry in enumerate(window.entries)}
    question = view.question
    legal = question.legal if question is not None else ()
    if legal and isinstance(legal[0], ch.LayCard):
        # A card's last lay has Calculators if any has. There may be thousands of lays per card.
        last = {choice.card: choice for choice in legal if isinstance(choice, ch.LayCard)}
        lays = {card: ChoiceDraft(card=card) if lay.calculators else lay for card, lay in last.items()}
        return _sort_answers(view, {Spot(Zone.HAND, card): lay for card, lay in lays.items()})
    by_spot: dict[Spot, Answer] = {}
    for choice in legal:
        match choice:
            case ch.ChooseCard(card=card):
                by_spot[Spot(Zone.HAND if card in view.hand else Zone.TURN, card)] = choice
            case ch.LandOn(pile=pile) | ch.TakeTop(pile=pile):
                by_spot[Spot(Zone.PILE, pile)] = choice
            case ch.DriveCards(count=count, pile=pile) if draft.count in (0, count):
                by_spot[Spot(Zone.PILE, pile)] = choice
            case ch.TakeFromHand(seat=seat):
                spot = Spot(Zone.SEAT, seat)
                by_spot[spot] = choice if spot not in by_spot else ChoiceDraft(seat=seat)
    return _sort_answers(view, by_spot)


def _sort_answers(view: SixpackView, by_spot: dict[Spot, Answer]) -> dict[Spot, Answer]:
    """Sort answers: hand cards in display order, cards of the turn in playing order."""
    order = {card: place for place, card in enumerate(hand_order(view))}
    order |= {play.card: place for place, play in enumerate(view.order)}
    return dict(sorted(by_spot.items(), key=lambda item: (item[0].zone, order.get(item[0].key, item[0].key))))


def readable_spots(view: SixpackView) -> tuple[Spot, ...]:
    return stop_spots(sheet(view, ()))


def hand_spots(view: SixpackView) -> tuple[Spot, ...]:
    return tuple(Spot(Zone.HAND, card) for card in hand_order(view))


def spots(view: SixpackView, focus: DraftFocus) -> tuple[Spot, ...]:
    """Return the spots that the focus can be on: while browsing, readable ones; else answers or the hand."""
    if focus.browsing:
        return readable_spots(view)
    answerable = tuple(answers(view, focus.draft))
    return answerable or hand_spots(view)


def valid_focus(view: SixpackView, focus: DraftFocus) -> DraftFocus:
    """Return the focus on a spot that exists in this view, without a draft that no longer applies."""
    if focus.draft != NO_DRAFT and not _draft_applies(view, focus.draft):
        focus = replace(focus, draft=NO_DRAFT)
    reachable = spots(view, focus)
    if focus.spot in reachable:
        return focus
    if not reachable:
        return replace(focus, spot=None)
    place = focus.place if reachable[0].zone == Zone.HAND else 0
    return replace(focus, spot=reachable[min(place, len(reachable) - 1)])


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
    if spot is None and draft == NO_DRAFT:
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
"""The names of keys that read something other than usual at this table."""


def pile_readings(view: SixpackView) -> dict[Action, Callable[[], str]]:
    """Return functions that read the piles and the order of play, by key.

    This game has no fourth row: its key reads the order, too, for pads with few buttons.
    """
    read_direction = partial(NARRATOR.direction, view)

    def pile_words(pile: int) -> str:
        return NARRATOR.whole_pile(view, pile) if view.piles else NO_PILES

    return {
        **{key: partial(pile_words, pile) for pile, key in enumerate(ROW_KEYS[:PILES])},
        Action.ANNOUNCE_ENDS: lambda: NARRATOR.tops(view) or NO_PILES,
        Action.ANNOUNCE_ROW_4: read_direction,
        Action.ANNOUNCE_DIRECTION: read_direction,
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
