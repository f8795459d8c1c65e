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

Selection = Mapping[int, int]
"""Numbers about to be laid, by column; a column after the last one is new."""


def lay_of(columns: int, selection: Selection) -> Lay | None:
    """Return a selection on this number of columns as a choice; None if it covers no column."""
    covers = tuple(sorted([cover for cover in selection.items() if cover[0] != columns]))
    if not covers:
        return None
    new = selection.get(columns)
    return ev.PlayCards(covers) if new is None else ev.OpenColumn(new, covers)


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
    def difference(self) -> int:
        """The difference of the total from 18; negative if it's below."""
        return self.total - TOTAL


def check_selection(view: MustBe18View, selection: Selection) -> SelectionVerdict:
    """Return the verdict on a selection by the viewer's seat."""
    columns, limit, problems = len(view.columns), view.options.columns, list[Text]()
    tops = dict(enumerate(view.tops)) | {**selection}
    if columns in selection:
        if columns >= limit:
            problems.append(
                plural("The limit is {n} column.", "The limit is {n} columns.", limit, n=number_word(limit))
            )
        elif view.options.opening == "stuck" and legal_plays(view.counts, view.tops):
            problems.append(CAN_PLAY)
        if len(selection) == 1:
            problems.append(message("With a new column, cover a top card, too."))
    return SelectionVerdict(tuple(tops.values()), tuple(problems), empty=not selection)


def completions(
    choices: Iterable[ev.MustBe18Choice], columns: int, selection: Selection, loose: Iterable[int] = ()
) -> tuple[Lay, ...]:
    """Return the plays that include a selection and, on any columns, the `loose` numbers; shortest first."""
    # Hands of many cards have thousands of plays, so most are dropped by a single comparison.
    lays = [choice for choice in choices if isinstance(choice, (ev.PlayCards, ev.OpenColumn))]
    for cover in selection.items():
        if cover[0] == columns:
            lays = [lay for lay in lays if isinstance(lay, ev.OpenColumn) and lay.number == cover[1]]
        else:
            lays = [lay for lay in lays if cover in lay.covers]
    needed = Counter(selection.values()) + Counter(loose) if loose else {}
    for number, count in needed.items():
        lays = [lay for lay in lays if lay.numbers.count(number) >= count]
    return tuple(sorted(lays, key=lambda lay: len(lay.covers) + isinstance(lay, ev.OpenColumn)))
