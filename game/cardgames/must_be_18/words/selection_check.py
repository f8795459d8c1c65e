"""The total of selected cards, and what is wrong with it (§3), for words and pictures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from msgspec import Struct

from game.cardgames.must_be_18.rules import events as ev
from game.cardgames.must_be_18.rules.deck import TOTAL
from game.cardgames.must_be_18.rules.legality import Lay, legal_plays
from game.cardgames.must_be_18.rules.view import MustBe18View
from game.language.message import Text, message, plural
from game.voice.words import number_word


class Selection(Struct, frozen=True):
    """Cards about to be laid: the number for each column, and the number for a new column, if any."""

    covers: Mapping[int, int] = {}
    new: int | None = None

    @property
    def numbers(self) -> tuple[int, ...]:
        """All selected numbers, in column order, with the new column's last."""
        laid = tuple([number for _column, number in sorted(self.covers.items())])
        return laid if self.new is None else (*laid, self.new)

    def lay(self) -> Lay | None:
        """Return the selection as a choice; None if it covers no column."""
        covers = tuple(sorted(self.covers.items()))
        if not covers:
            return None
        return ev.PlayCards(covers) if self.new is None else ev.OpenColumn(self.new, covers)


CAN_PLAY = message("No new column: you can play.")


class SelectionVerdict(Struct, frozen=True):
    """The verdict on a selection.

    Attributes:
        tops: the tops that it would leave, a new column's last.
        problems: the reasons why it can't be laid, apart from its total.
        empty: whether no card is selected.
    """

    tops: tuple[int, ...]
    problems: tuple[Text, ...] = ()
    empty: bool = False

    @property
    def total(self) -> int:
        return sum(self.tops)

    @property
    def off(self) -> int:
        """The difference of the total from 18; negative if it's below."""
        return self.total - TOTAL


def check_selection(view: MustBe18View, selection: Selection) -> SelectionVerdict:
    """Return the verdict on a selection by the viewer's seat."""
    tops, problems = list(view.tops), list[Text]()
    for column, number in selection.covers.items():
        tops[column] = number
    if selection.new is not None:
        tops.append(selection.new)
        limit = view.options.columns
        if len(view.columns) >= limit:
            problems.append(
                plural("The limit is {n} column.", "The limit is {n} columns.", limit, n=number_word(limit))
            )
        elif view.options.opening == "stuck" and legal_plays(view.counts, view.tops):
            problems.append(CAN_PLAY)
        if not selection.covers:
            problems.append(message("With a new column, cover a top card, too."))
    return SelectionVerdict(tuple(tops), tuple(problems), empty=not selection.numbers)


def completions(
    choices: Iterable[ev.MustBe18Choice], selection: Selection, loose: Iterable[int] = ()
) -> tuple[Lay, ...]:
    """Return the plays that include a selection and, on any columns, `loose` numbers; fewest cards first."""
    wanted, numbers = set(selection.covers.items()), Counter(selection.numbers) + Counter(loose)
    lays = [
        choice
        for choice in choices
        if isinstance(choice, Lay)
        and wanted.issubset(choice.covers)
        and (selection.new is None or (isinstance(choice, ev.OpenColumn) and choice.number == selection.new))
        and numbers <= Counter(_laid_numbers(choice))
    ]
    return tuple(sorted(lays, key=lambda lay: len(_laid_numbers(lay))))


def _laid_numbers(lay: Lay) -> list[int]:
    numbers = [number for _column, number in lay.covers]
    return [*numbers, lay.number] if isinstance(lay, ev.OpenColumn) else numbers
