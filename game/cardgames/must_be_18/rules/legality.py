"""Plays that may be laid on the columns: a matter of sums (§3).

A play covers some tops by as many cards of the same sum; opening a column, by one card more. `turn_choices`
lists the plays that a turn allows.
"""

from __future__ import annotations

from functools import lru_cache

from game.cardgames.must_be_18.rules import events as ev
from game.cardgames.must_be_18.rules.deck import FACES, Counts
from game.cardgames.must_be_18.rules.options import MustBe18Options
from game.engine.contract import Choice

Tops = tuple[int, ...]
"""The numbers on top of the columns, in the order of the columns."""

Lay = ev.PlayCards | ev.OpenColumn
"""The choices that lay cards in a turn."""

DRAW = ev.DrawCard()
SKIP = ev.Skip()

# A turn is looked at several times: to resolve it, to ask for it, to show it and to check it.
_KEPT = 64


@lru_cache(maxsize=_KEPT)
def plays(counts: Counts, tops: Tops) -> tuple[ev.PlayCards, ...]:
    """All plays from a hand with so many cards of each number, those on the last columns first (§3.2)."""
    return tuple([ev.PlayCards(covers) for covers in coverings(counts, tops, 0) if covers])


@lru_cache(maxsize=_KEPT)
def openings(counts: Counts, tops: Tops) -> tuple[ev.OpenColumn, ...]:
    """All ways to open a column, by the number that it begins with (§3.5)."""
    found: list[ev.OpenColumn] = []
    for number in FACES:
        if counts[number - 1]:
            rest = [count - (face == number) for face, count in zip(FACES, counts, strict=True)]
            found += [ev.OpenColumn(number, covers) for covers in coverings(rest, tops, -number)]
    return tuple(found)


def coverings(counts: Counts | list[int], tops: Tops, change: int) -> list[tuple[ev.Cover, ...]]:
    """All ways to cover tops that change their sum by so much; no cover at all is one for a change of 0."""
    held = [face for face in FACES if counts[face - 1]]
    if not held:
        return [] if change else [()]
    low, high = held[0], held[-1]
    least, most = [0], [0]
    for top in reversed(tops):
        least.append(least[-1] + min(0, low - top))
        most.append(most[-1] + max(0, high - top))
    least.reverse()
    most.reverse()
    rest, found, end = list(counts), [], len(tops)

    def go_on(column: int, change: int, covers: tuple[ev.Cover, ...]) -> None:
        """All ways from this column on."""
        if column == end:
            found.append(covers)
            return
        top, after = tops[column], column + 1
        floor, ceiling = least[after], most[after]
        if floor <= change <= ceiling:
            go_on(after, change, covers)
        for face in held:
            left = change - face + top
            if rest[face - 1] and floor <= left <= ceiling:
                rest[face - 1] -= 1
                go_on(after, left, (*covers, (column, face)))
                rest[face - 1] += 1

    if least[0] <= change <= most[0]:
        go_on(0, change, ())
    return found


def turn_choices(
    counts: Counts, tops: Tops, stock: int, drawn: int, options: MustBe18Options
) -> tuple[ev.MustBe18Choice, ...]:
    """The choices of a seat in its turn; none if nothing can be laid: then it draws or skips (§3.8).

    Args:
        counts: how many cards of each number the seat holds.
        stock: the cards that are left to draw.
        drawn: the cards that the seat has drawn in this turn.
    """
    playable = plays(counts, tops)
    to_draw = may_draw(bool(playable), stock, drawn, options)
    voluntary = options.opening == "voluntary"
    new: tuple[ev.OpenColumn, ...] = ()
    if len(tops) < options.columns and (voluntary or not (playable or to_draw)):
        new = openings(counts, tops)
    if not playable:
        if not (new and voluntary):
            return new
        return (*new, DRAW if to_draw else SKIP)
    if options.play == "may_draw":
        if to_draw:
            return (*playable, *new, DRAW)
        if drawn:
            return (*playable, *new, SKIP)
    return (*playable, *new)


def may_draw(can_play: bool, stock: int, drawn: int, options: MustBe18Options) -> bool:
    """Whether there is a card to draw yet in this turn, be it by choice or by force (§3.4, §7.6)."""
    return bool(stock) and (not drawn or (options.draw == "until_playable" and not can_play))


def outcome(tops: Tops, choice: Choice) -> object:
    """The result of a choice: of those that lay the same cards and leave the same tops one is enough."""
    if not isinstance(choice, Lay):
        return choice
    new = [choice.number] if isinstance(choice, ev.OpenColumn) else []
    after, laid = [*tops, *new], [*new, *[number for _column, number in choice.covers]]
    for column, number in choice.covers:
        after[column] = number
    return tuple(sorted(laid)), tuple(sorted(after))
