"""The draft of a play: the cards that a player puts on columns before laying them (§3), and the buttons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from game.cardgames.must_be_18.rules.deck import SIX, STARTERS, Counts, pick_cards
from game.cardgames.must_be_18.rules.events import Cover, DrawCard, LaySixes, MustBe18Choice, Skip
from game.cardgames.must_be_18.rules.game import MUST_BE_18
from game.cardgames.must_be_18.rules.legality import Lay, Tops, laid_numbers, outcome_key, turn_choices
from game.cardgames.must_be_18.rules.options import MustBe18Options
from game.cardgames.must_be_18.rules.view import MustBe18View
from game.cardgames.must_be_18.sheet import Zone
from game.cardgames.must_be_18.words.selection_check import (
    SelectionVerdict,
    check_selection,
    completions,
    lay_of,
)
from game.tables.focus import Spot

LAY, SUGGEST, BACK, DRAW, SKIP = range(5)
"""The actions that have a button."""
IDLE: dict[int, MustBe18Choice] = {DRAW: DrawCard(), SKIP: Skip()}
"""The choices that lay no card, by their action."""
LAYING = Spot(Zone.ACT, LAY)


class DraftPlacement(Struct, frozen=True):
    """A hand card that the player has put on a column; a column after the last one is new."""

    column: int
    card: int


class SelectionDraft(Struct, frozen=True):
    """A play in preparation: the cards placed, in order; the card picked up; and a suggested play."""

    placements: tuple[DraftPlacement, ...] = ()
    held: int | None = None
    suggestion: Lay | None = None

    def card_on(self, column: int) -> int | None:
        return next((placed.card for placed in self.placements if placed.column == column), None)

    @property
    def cards(self) -> frozenset[int]:
        return frozenset([placed.card for placed in self.placements])


NOTHING = SelectionDraft()


def unplaced_cards(view: MustBe18View, draft: SelectionDraft) -> tuple[int, ...]:
    """Return the hand cards that the draft hasn't placed."""
    return tuple([card for card in view.hand if card not in draft.cards])


# -- steps -------------------------------------------------------------------------------------------


def pick_up(draft: SelectionDraft, card: int) -> SelectionDraft:
    """Return the draft with a hand card picked up, or put down if it was picked up."""
    return SelectionDraft(draft.placements, None if draft.held == card else card)


def place_on(draft: SelectionDraft, column: int) -> SelectionDraft:
    """Return the draft with the picked-up card on a column; a card already put there returns to the hand."""
    if draft.held is None:
        return draft
    rest = tuple(
        [placed for placed in draft.placements if placed.column != column and placed.card != draft.held]
    )
    return SelectionDraft((*rest, DraftPlacement(column, draft.held)))


def undo_step(draft: SelectionDraft) -> SelectionDraft:
    """Return the draft without its last step: the suggestion, the picked-up card, or the last card put."""
    if draft.suggestion is not None:
        return replace(draft, suggestion=None)
    if draft.held is not None:
        return replace(draft, held=None)
    return SelectionDraft(draft.placements[:-1])


def accept_suggestion(view: MustBe18View, draft: SelectionDraft) -> SelectionDraft:
    """Return the draft with the suggested play placed; cards placed before stay if they fit."""
    if draft.suggestion is None:
        return draft
    wanted = laid_numbers(len(view.columns), draft.suggestion)
    placements = tuple(
        [placed for placed in draft.placements if wanted.get(placed.column) == view.numbers[placed.card]]
    )
    kept = {placed.column: placed.card for placed in placements}
    rest = tuple([card for card in view.hand if card not in kept.values()])
    missing = [column for column in wanted if column not in kept]
    cards = pick_cards(rest, [wanted[column] for column in missing], view.options.deck)
    return SelectionDraft(
        (*placements, *[DraftPlacement(column, card) for column, card in zip(missing, cards, strict=True)])
    )


def valid_draft(view: MustBe18View, draft: SelectionDraft) -> SelectionDraft:
    """Return a draft after an event: unchanged while its cards may still be played, otherwise empty.

    At the start of a round, the three sixes are placed automatically: there is nothing to decide (§2.2).
    """
    if not must_choose(view):
        return NOTHING
    if not view.columns:
        cards = pick_cards(view.hand, (SIX,) * STARTERS, view.options.deck)
        return SelectionDraft(tuple([DraftPlacement(column, card) for column, card in enumerate(cards)]))
    columns = len(view.columns)
    held = () if draft.held is None else (draft.held,)
    if {*draft.cards, *held} <= set(view.hand) and all(
        placed.column <= columns for placed in draft.placements
    ):
        return (
            draft
            if draft.suggestion is None or choice_of_draft(view, draft)
            else replace(draft, suggestion=None)
        )
    return NOTHING


def suggested_placements(view: MustBe18View, draft: SelectionDraft) -> tuple[DraftPlacement, ...]:
    """Return the placements of the suggestion, except those already made."""
    return tuple(
        [placed for placed in accept_suggestion(view, draft).placements if placed not in draft.placements]
    )


# -- the total -----------------------------------------------------------------------------------------


def placed_numbers(view: MustBe18View, draft: SelectionDraft) -> dict[int, int]:
    """Return the numbers that a draft has placed, by column."""
    return {placed.column: view.numbers[placed.card] for placed in draft.placements}


def check_draft(
    view: MustBe18View, draft: SelectionDraft, aimed_column: int | None = None
) -> SelectionVerdict:
    """Return the verdict on a draft's suggested play or, without one, on the cards placed so far.

    With `aimed_column`, the picked-up card counts as placed there.
    """
    if not view.columns:
        return SelectionVerdict(tuple([view.numbers[placed.card] for placed in draft.placements]))
    if draft.suggestion is not None:
        return check_selection(view, laid_numbers(len(view.columns), draft.suggestion))
    if aimed_column is not None and draft.held is not None:
        draft = place_on(draft, aimed_column)
    return check_selection(view, placed_numbers(view, draft))


def choice_of_draft(view: MustBe18View, draft: SelectionDraft) -> MustBe18Choice | None:
    """Return the choice that a draft makes; None if it can't be laid yet."""
    if not view.columns:
        return LaySixes() if draft.placements else None
    choice = draft.suggestion or lay_of(len(view.columns), placed_numbers(view, draft))
    return choice if choice and choice in _legal_choices(*_turn_key(view)) else None


def is_legal_choice(view: MustBe18View, choice: MustBe18Choice) -> bool:
    """Return whether the viewer may make this choice now."""
    return must_choose(view) and bool(view.columns) and choice in _legal_choices(*_turn_key(view))


def matching_plays(view: MustBe18View, draft: SelectionDraft) -> tuple[Lay, ...]:
    """Return the legal plays that use the cards placed and picked up, one per outcome, fewest cards first."""
    if not must_choose(view) or not view.columns:
        return ()
    loose = () if draft.held is None else (view.numbers[draft.held],)
    return _matching_plays(_turn_key(view), _covers(placed_numbers(view, draft)), loose)


def suggestions(view: MustBe18View, draft: SelectionDraft) -> tuple[Lay, ...]:
    """Return the legal plays that add to the cards placed, most cards first."""
    chosen = lay_of(len(view.columns), placed_numbers(view, draft))
    lays = [lay for lay in matching_plays(view, draft) if lay != chosen]
    return tuple(sorted(lays, key=lambda lay: len(lay.numbers), reverse=True))


def useful_numbers(view: MustBe18View, draft: SelectionDraft) -> frozenset[int]:
    """Return the numbers that legal plays need in addition to the cards placed."""
    if not must_choose(view) or not view.columns:
        return frozenset()
    return _useful_numbers(_turn_key(view), _covers(placed_numbers(view, draft)))


def target_columns(view: MustBe18View, draft: SelectionDraft) -> frozenset[int]:
    """Return the columns on which the picked-up card can lead to 18."""
    if draft.held is None or not must_choose(view) or not view.columns:
        return frozenset()
    turn, columns = _turn_key(view), range(len(view.columns) + 1)
    placed = [placed_numbers(view, place_on(draft, column)) for column in columns]
    return frozenset([column for column in columns if _plays_with(turn, _covers(placed[column]))])


def best_column(view: MustBe18View, draft: SelectionDraft) -> int:
    """Return a column on which the picked-up card can lead to 18 or, if none can, comes nearest to 18."""
    card = draft.held
    number = 0 if card is None else view.numbers[card]
    taken = placed_numbers(view, draft)
    for lay in matching_plays(view, draft):
        for column, wanted in laid_numbers(len(view.columns), lay).items():
            if wanted == number and column not in taken:
                return column
    columns = range(len(view.columns))
    return min(columns, key=lambda column: abs(check_draft(view, place_on(draft, column)).difference))


def must_choose(view: MustBe18View) -> bool:
    """Return whether the viewer must choose now."""
    return view.seat is not None and view.turn == view.seat and bool(MUST_BE_18.choices(view))


# -- legal plays, cached because every frame needs them ----------------------------------------------------

_TurnKey = tuple[Counts, Tops, int, int, MustBe18Options]


def _turn_key(view: MustBe18View) -> _TurnKey:
    """Return the values that determine the legal plays."""
    return view.counts, view.tops, view.stock, view.drawn, view.options


def _covers(numbers: Mapping[int, int]) -> tuple[Cover, ...]:
    return tuple(sorted(numbers.items()))


@lru_cache(maxsize=8)
def _legal_choices(
    counts: Counts, tops: Tops, stock: int, drawn: int, options: MustBe18Options
) -> frozenset[MustBe18Choice]:
    return frozenset(turn_choices(counts, tops, stock, drawn, options))


@lru_cache(maxsize=64)
def _plays_with(turn: _TurnKey, placed: tuple[Cover, ...]) -> tuple[Lay, ...]:
    """Return the legal plays that use all cards placed, fewest cards first."""
    choices = _plays_with(turn, placed[:-1]) if placed else turn_choices(*turn)
    return completions(choices, len(turn[1]), dict(placed[-1:]))


@lru_cache(maxsize=64)
def _matching_plays(turn: _TurnKey, placed: tuple[Cover, ...], loose: tuple[int, ...]) -> tuple[Lay, ...]:
    tops = turn[1]
    if loose:
        # Plays with the same outcome lay the same numbers.
        return completions(_matching_plays(turn, placed, ()), len(tops), dict(placed), loose)
    by_outcome: dict[object, Lay] = {}
    for lay in _plays_with(turn, placed):
        by_outcome.setdefault(outcome_key(tops, lay), lay)
    return tuple(by_outcome.values())


@lru_cache(maxsize=64)
def _useful_numbers(turn: _TurnKey, placed: tuple[Cover, ...]) -> frozenset[int]:
    used = Counter([number for _column, number in placed])
    needed: set[int] = set()
    for lay in _matching_plays(turn, placed, ()):
        needed |= set(Counter(lay.numbers) - used)
    return frozenset(needed)
