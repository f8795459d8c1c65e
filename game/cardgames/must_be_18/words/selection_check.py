"""The total of a selection of cards and columns, and its problems, as data for words and pictures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from enum import Enum, auto

from msgspec import Struct

from game.cardgames.must_be_18.rules import events as ev
from game.cardgames.must_be_18.rules.deck import FACES, TOTAL
from game.cardgames.must_be_18.rules.legality import Lay, plays, turn_choices
from game.cardgames.must_be_18.rules.view import MustBe18View


class Selection(Struct, frozen=True):
    """Cards about to be laid.

    Attributes:
        covers: by column, the number to lay on it.
        new: the number to lay as a new column, if any.
    """

    covers: Mapping[int, int] = {}
    new: int | None = None

    @property
    def numbers(self) -> tuple[int, ...]:
        """All selected numbers, by column, the new one last."""
        laid = tuple([number for _column, number in sorted(self.covers.items())])
        return laid if self.new is None else (*laid, self.new)

    def lay(self) -> Lay | None:
        """Return the selection as a choice, or None if it covers no column."""
        covers = tuple(sorted(self.covers.items()))
        if not covers:
            return None
        return ev.PlayCards(covers) if self.new is None else ev.OpenColumn(self.new, covers)


# -- the problems of a selection ---------------------------------------------------------------------


class Fault(Enum):
    """A problem without details."""

    NOT_YOUR_TURN = auto()
    BEGIN_FIRST = auto()
    """There are no columns yet: the three sixes come first (§2.2)."""
    NOTHING_SELECTED = auto()
    ONLY_NEW = auto()
    """With a new column at least one top must be covered (§3.5)."""
    MUST_OPEN = auto()
    """A column can be opened, so it must be (§3.6)."""
    STOCK_EMPTY = auto()
    DRAWN_ALREADY = auto()
    """No more cards may be drawn in this turn (§3.4)."""
    DRAW_FIRST = auto()
    """Only a seat that has drawn everything that it may in this turn may skip (§7.3, §7.6)."""


class NoSuchColumn(Struct, frozen=True, gc=False, tag=True):
    """There is no such column to cover."""

    column: int


class CardMissing(Struct, frozen=True, gc=False, tag=True):
    """The hand holds fewer of a number than are selected."""

    number: int
    held: int


class TooManyColumns(Struct, frozen=True, gc=False, tag=True):
    """The limit of columns is reached (§3.6)."""

    most: int


class CanPlay(Struct, frozen=True, gc=False, tag=True):
    """No column may be opened, because there are legal plays; `plays` is their number (§3.6)."""

    plays: int


class TooMuch(Struct, frozen=True, gc=False, tag=True):
    """The tops' total would be more than 18 by this amount (§3.1)."""

    by: int


class TooLittle(Struct, frozen=True, gc=False, tag=True):
    """The tops' total would be less than 18 by this amount (§3.1)."""

    by: int


class MustPlay(Struct, frozen=True, gc=False, tag=True):
    """There are legal plays, and one must be made; `plays` is their number (§3.3)."""

    plays: int


Problem = Fault | NoSuchColumn | CardMissing | TooManyColumns | CanPlay | TooMuch | TooLittle | MustPlay


class SelectionVerdict(Struct, frozen=True):
    """The result of checking a selection.

    Attributes:
        tops: the tops of all columns as they would be, a new one last; `total` is their sum.
        problems: the problems, most serious first; empty if the selection can be laid now.
    """

    tops: tuple[int, ...]
    total: int
    problems: tuple[Problem, ...]

    @property
    def off(self) -> int:
        """The difference of the total from 18; negative below it."""
        return self.total - TOTAL

    @property
    def legal(self) -> bool:
        return not self.problems


# -- judging -----------------------------------------------------------------------------------------


def check_selection(view: MustBe18View, selection: Selection) -> SelectionVerdict:
    """Return the total of a selection by the view's own seat, and its problems."""
    tops = list(view.tops)
    for column, number in selection.covers.items():
        if 0 <= column < len(tops):
            tops[column] = number
    if selection.new is not None:
        tops.append(selection.new)
    return SelectionVerdict(tuple(tops), sum(tops), tuple(_problems(view, selection, sum(tops))))


def _problems(view: MustBe18View, selection: Selection, total: int) -> Iterable[Problem]:
    if view.seat is None or view.turn != view.seat:
        yield Fault.NOT_YOUR_TURN
    elif not view.columns:
        yield Fault.BEGIN_FIRST
    if not selection.numbers:
        yield Fault.NOTHING_SELECTED
        return
    for column in sorted(selection.covers):
        if not 0 <= column < len(view.columns):
            yield NoSuchColumn(column)
    for number, wanted in sorted(Counter(selection.numbers).items()):
        held = view.counts[number - 1] if number in FACES else 0
        if wanted > held:
            yield CardMissing(number, held)
    if selection.new is not None:
        yield from _opening_problems(view, selection)
    if total > TOTAL:
        yield TooMuch(total - TOTAL)
    elif total < TOTAL:
        yield TooLittle(TOTAL - total)


def _opening_problems(view: MustBe18View, selection: Selection) -> Iterable[Problem]:
    """Return the problems of a new column."""
    if len(view.columns) >= view.options.columns:
        yield TooManyColumns(view.options.columns)
    elif view.options.opening == "stuck" and (playable := plays(view.counts, view.tops)):
        yield CanPlay(len(playable))
    if not selection.covers:
        yield Fault.ONLY_NEW


def why_not(view: MustBe18View, choice: ev.MustBe18Choice) -> Problem | None:
    """Return the first problem of a choice by the view's own seat, or None if it is legal now."""
    match choice:
        case ev.PlayCards(covers=covers):
            return _first(check_selection(view, Selection(dict(covers))).problems)
        case ev.OpenColumn(number=number, covers=covers):
            return _first(check_selection(view, Selection(dict(covers), number)).problems)
    if view.seat is None or view.turn != view.seat:
        return Fault.NOT_YOUR_TURN
    if isinstance(choice, ev.LaySixes):
        return None if not view.columns else Fault.NOT_YOUR_TURN
    return _why_not_idle(view, choice) if view.columns else Fault.BEGIN_FIRST


def _first(problems: tuple[Problem, ...]) -> Problem | None:
    return problems[0] if problems else None


def _why_not_idle(view: MustBe18View, choice: ev.DrawCard | ev.Skip) -> Problem | None:
    """Return the problem of drawing or skipping, or None if the seat may."""
    if choice in turn_choices(view.counts, view.tops, view.stock, view.drawn, view.options):
        return None
    playable = len(plays(view.counts, view.tops))
    freely = view.options.play == "may_draw" if playable else view.options.opening == "voluntary"
    if not freely:
        return MustPlay(playable) if playable else Fault.MUST_OPEN
    if isinstance(choice, ev.Skip):
        return Fault.DRAW_FIRST if view.stock else MustPlay(playable)
    return Fault.DRAWN_ALREADY if view.stock else Fault.STOCK_EMPTY


# -- suggestions -------------------------------------------------------------------------------------


def completions(
    choices: Iterable[ev.MustBe18Choice], selection: Selection, loose: Iterable[int] = ()
) -> tuple[Lay, ...]:
    """Return the choices that lay everything selected, and perhaps more, shortest first.

    Args:
        choices: the legal choices.
        loose: numbers to lay too, on any column.
    """
    wanted, numbers = set(selection.covers.items()), Counter(selection.numbers) + Counter(loose)
    found = [
        choice
        for choice in choices
        if isinstance(choice, Lay)
        and wanted.issubset(choice.covers)
        and (selection.new is None or (isinstance(choice, ev.OpenColumn) and choice.number == selection.new))
        and numbers <= Counter(_laid(choice))
    ]
    return tuple(sorted(found, key=lambda lay: len(_laid(lay))))


def _laid(lay: Lay) -> list[int]:
    """Return the numbers that a choice lays."""
    numbers = [number for _column, number in lay.covers]
    return [*numbers, lay.number] if isinstance(lay, ev.OpenColumn) else numbers
