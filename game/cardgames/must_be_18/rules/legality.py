"""Legal plays on the columns (§3).

A play covers some tops with the same number of cards and the same sum; opening a column takes one more card.
`turn_choices` lists the legal choices of a turn.
"""

from __future__ import annotations

from functools import lru_cache

from game.cardgames.must_be_18.rules import events as ev
from game.cardgames.must_be_18.rules.deck import FACES, Counts
from game.cardgames.must_be_18.rules.options import MustBe18Options
from game.engine.contract import Choice

Tops = tuple[int, ...]
"""The top number of each column, in column order."""

Lay = ev.PlayCards | ev.OpenColumn
"""Choices that lay cards in a turn."""

DRAW = ev.DrawCard()
SKIP = ev.Skip()

_LAID, _COVERED = (
    {face: 1 << 8 * place for place, face in enumerate(FACES, first)} for first in (0, len(FACES))
)
"""The digits of laid and of covered faces in `outcome_key`."""

# The choices of a turn are needed several times: to resolve it, to ask for it, to show and to check it.
_CACHED = 64


@lru_cache(maxsize=_CACHED)
def legal_plays(counts: Counts, tops: Tops) -> tuple[ev.PlayCards, ...]:
    """Return all plays of a hand with these counts (§3.2); plays on the last columns come first."""
    return tuple([ev.PlayCards(covers) for covers in coverings(counts, tops, 0) if covers])


@lru_cache(maxsize=_CACHED)
def legal_openings(counts: Counts, tops: Tops) -> tuple[ev.OpenColumn, ...]:
    """Return all ways to open a column, ordered by its first number (§3.5)."""
    openings: list[ev.OpenColumn] = []
    for number in FACES:
        if counts[number - 1]:
            rest = [count - (face == number) for face, count in zip(FACES, counts, strict=True)]
            openings += [ev.OpenColumn(number, covers) for covers in coverings(rest, tops, -number)]
    return tuple(openings)


def coverings(counts: Counts | list[int], tops: Tops, change: int) -> list[tuple[ev.Cover, ...]]:
    """Return all ways to cover tops so that their sum changes by `change`; for 0, also to cover nothing."""
    held = [face for face in FACES if counts[face - 1]]
    if not held or not tops:
        return [] if change else [()]
    low, high = held[0], held[-1]
    min_change, max_change = [0], [0]
    for top in reversed(tops):
        min_change.append(min_change[-1] + min(0, low - top))
        max_change.append(max_change[-1] + max(0, high - top))
    min_change.reverse()
    max_change.reverse()
    rest, results, last = list(counts), [], len(tops) - 1

    def extend(column: int, change: int, covers: tuple[ev.Cover, ...]) -> None:
        """Collect all ways to cover this column and those after it."""
        top = tops[column]
        if column == last:
            if not change:
                results.append(covers)
            face = top + change
            if low <= face <= high and rest[face - 1]:
                results.append((*covers, (column, face)))
            return
        after = column + 1
        floor, ceiling = min_change[after], max_change[after]
        if floor <= change <= ceiling:
            extend(after, change, covers)
        for face in held:
            left = change - face + top
            if rest[face - 1] and floor <= left <= ceiling:
                rest[face - 1] -= 1
                extend(after, left, (*covers, (column, face)))
                rest[face - 1] += 1

    if min_change[0] <= change <= max_change[0]:
        extend(0, change, ())
    return results


def turn_choices(
    counts: Counts, tops: Tops, stock: int, drawn: int, options: MustBe18Options
) -> tuple[ev.MustBe18Choice, ...]:
    """Return the legal choices of a turn; empty if the seat must draw or skip automatically (§3.8).

    Args:
        counts: how many cards of each number the seat holds.
        stock: the number of cards left to draw.
        drawn: the number of cards the seat has drawn in this turn.
    """
    playable = legal_plays(counts, tops)
    can_draw = may_draw(bool(playable), stock, drawn, options)
    voluntary = options.opening == "voluntary"
    new: tuple[ev.OpenColumn, ...] = ()
    if len(tops) < options.columns and (voluntary or not (playable or can_draw)):
        new = legal_openings(counts, tops)
    if not playable:
        if not (new and voluntary):
            return new
        return (*new, DRAW if can_draw else SKIP)
    if options.play == "may_draw":
        if can_draw:
            return (*playable, *new, DRAW)
        if drawn:
            return (*playable, *new, SKIP)
    return (*playable, *new)


def may_draw(can_play: bool, stock: int, drawn: int, options: MustBe18Options) -> bool:
    """Return whether a seat may draw another card in this turn, by choice or automatically (§3.4, §7.6)."""
    return bool(stock) and (not drawn or (options.draw == "until_playable" and not can_play))


def outcome_key(tops: Tops, choice: Choice) -> object:
    """Return a key that is equal for choices with the same laid cards and the same resulting tops."""
    if not isinstance(choice, Lay):
        return choice
    # The result is a number with a digit for each face that is laid or covered, as hands have many plays.
    key = _LAID[choice.number] if isinstance(choice, ev.OpenColumn) else 0
    for column, number in choice.covers:
        key += _LAID[number] + _COVERED[tops[column]]
    return key


def laid_numbers(columns: int, lay: Lay) -> dict[int, int]:
    """Return the numbers that a choice lays, by column; a new column comes last."""
    return dict(lay.covers) | ({columns: lay.number} if isinstance(lay, ev.OpenColumn) else {})
