"""The focus on the table of You Must Be 18!, and the spots that it can be on."""

from __future__ import annotations

from msgspec.structs import replace

from game.cardgames.must_be_18.rules.deck import STARTERS
from game.cardgames.must_be_18.rules.events import DrawCard, MustBe18Choice, Skip
from game.cardgames.must_be_18.rules.view import MustBe18View
from game.cardgames.must_be_18.sheet import Zone, sheet
from game.cardgames.must_be_18.table.selection import (
    SelectionDraft,
    check_draft,
    choice_of_draft,
    covers_of,
    is_legal_choice,
    matching_plays,
    must_choose,
    put_on,
    selection_of,
)
from game.tables.focus import Focus, Spot, moved_to, stop_spots

LAY, SUGGEST, BACK, DRAW, SKIP = range(5)
"""The actions that have a button."""

IDLE: dict[int, MustBe18Choice] = {DRAW: DrawCard(), SKIP: Skip()}
"""The choices that lay no card, by their action."""


LAYING = Spot(Zone.ACT, LAY)


def has_new_column(view: MustBe18View) -> bool:
    """Return whether the limit of columns allows another one, even if it can't be opened now."""
    return bool(view.columns) and len(view.columns) < view.options.columns


def offered_actions(view: MustBe18View, draft: SelectionDraft, *, helped: bool = True) -> tuple[int, ...]:
    """Return the actions that are offered; without help, there are no suggestions."""
    if not must_choose(view):
        return ()
    if not view.columns:
        return (LAY,)
    idle = tuple([act for act, choice in IDLE.items() if is_legal_choice(view, choice)])
    suggest = (SUGGEST,) if helped else ()
    back = (BACK,) if draft.puts or draft.held is not None else ()
    return (LAY, *suggest, *back, *idle)


def unplaced_cards(view: MustBe18View, draft: SelectionDraft) -> tuple[int, ...]:
    return tuple([card for card in view.hand if card not in draft.cards])


def readable_spots(view: MustBe18View) -> tuple[Spot, ...]:
    return stop_spots(sheet(view, ()))


def spots(
    view: MustBe18View, draft: SelectionDraft, focus: Focus, *, helped: bool = True
) -> tuple[Spot, ...]:
    """Return the spots that the focus can be on now: the hand and, during a choice, columns and buttons."""
    if focus.browsing:
        return readable_spots(view)
    hand = hand_spots(view, draft)
    if not must_choose(view):
        return hand
    if not view.columns:
        return (LAYING, *(Spot(Zone.COLUMN, column) for column in range(STARTERS)), *hand)
    columns = len(view.columns) + has_new_column(view)
    return (
        *hand,
        *(Spot(Zone.COLUMN, column) for column in range(columns)),
        *(Spot(Zone.ACT, act) for act in offered_actions(view, draft, helped=helped)),
    )


# -- automatic changes of the focus --------------------------------------------------------------------


def hand_spots(view: MustBe18View, draft: SelectionDraft) -> tuple[Spot, ...]:
    return tuple([Spot(Zone.HAND, card) for card in unplaced_cards(view, draft)])


def valid_focus(view: MustBe18View, draft: SelectionDraft, focus: Focus, *, helped: bool = True) -> Focus:
    reachable = spots(view, draft, focus, helped=helped)
    if focus.spot in reachable:
        return focus
    held = hand_spots(view, draft)
    if not reachable or focus.browsing or not held:
        return replace(focus, spot=reachable[0] if reachable else None)
    return moved_to(focus, held[min(focus.place, len(held) - 1)], held)


def start_focus(view: MustBe18View, draft: SelectionDraft, focus: Focus, *, helped: bool = True) -> Focus:
    """Return the focus at the start of a choice: on a card that can be laid, or else on a button."""
    if focus.browsing or not must_choose(view):
        return valid_focus(view, draft, focus, helped=helped)
    return moved_to(focus, next_draft_spot(view, draft, focus, helped=helped), hand_spots(view, draft))


def next_draft_spot(view: MustBe18View, draft: SelectionDraft, focus: Focus, *, helped: bool = True) -> Spot:
    """Return the spot of the draft's next step: a column, a card that fits, or the button that lays.

    With help, confirming these spots one after the other makes a legal choice.
    """
    if choice_of_draft(view, draft) is not None:
        return LAYING
    if not helped:
        hand = hand_spots(view, draft)
        if draft.held is not None:
            return Spot(Zone.COLUMN, 0)
        return hand[min(focus.place, len(hand) - 1)] if hand else LAYING
    if draft.held is not None:
        return Spot(Zone.COLUMN, _best_column(view, draft))
    held = unplaced_cards(view, draft)
    for lay in matching_plays(view, draft):
        wanted = set(covers_of(view, lay).items()) - {
            (put.column, view.numbers[put.card]) for put in draft.puts
        }
        numbers = {number for _column, number in wanted}
        fitting = [card for card in held if view.numbers[card] in numbers]
        if fitting:
            nearest = min(fitting, key=lambda card: abs(held.index(card) - focus.place))
            return Spot(Zone.HAND, nearest)
    if draft.puts:
        return Spot(Zone.ACT, BACK)
    idle = [act for act in offered_actions(view, draft) if act in IDLE]
    return Spot(Zone.ACT, idle[0]) if idle else LAYING


def _best_column(view: MustBe18View, draft: SelectionDraft) -> int:
    """Return the column where the picked-up card leads to 18 or, if there's none, comes nearest to 18."""
    card = draft.held
    number = 0 if card is None else view.numbers[card]
    taken = selection_of(view, draft).covers
    for lay in matching_plays(view, draft):
        for column, wanted in covers_of(view, lay).items():
            if wanted == number and column not in taken:
                return column
    columns = range(len(view.columns))
    return min(columns, key=lambda column: abs(check_draft(view, put_on(draft, column)).off))
