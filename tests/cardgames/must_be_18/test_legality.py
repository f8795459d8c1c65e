"""RULES.md §3.2, §3.5: legal plays are exactly what brute force finds, for any hand on any layout."""

import random
from collections import Counter
from itertools import combinations_with_replacement, product

import pytest

from game.cardgames.must_be_18.rules.deck import CARDS, NUMBERS, SIZE, count_numbers
from game.cardgames.must_be_18.rules.events import Cover, DrawCard, Skip
from game.cardgames.must_be_18.rules.legality import coverings, legal_openings, legal_plays, outcome_key
from tests.cardgames.must_be_18.positions import open_column, play
from tests.support.sampling import crossed, sampled

FOUR = "6651 6642 6633 6552 6543 6444 5553 5544"
FIVE = (
    "66411 66321 66222 65511 65421 65331 65322 64431 64422 64332 63333 55521 55431 55422 55332 54441 54432 "
    "54333 44442 44433"
)


def layouts(columns: int) -> list[str]:
    """Return all multisets of tops that total 18, in descending order."""
    found = combinations_with_replacement(range(6, 0, -1), columns)
    return ["".join(map(str, tops)) for tops in found if sum(tops) == 18]


def parts(counts: tuple[int, ...], most: int) -> list[tuple[int, ...]]:
    """Return all ways to take at most `most` numbers, given the count of each; every way is ascending."""
    found: list[tuple[int, ...]] = [()]
    for number, count in enumerate(counts, 1):
        found = [
            (*part, *(number,) * times) for part in found for times in range(min(count, most - len(part)) + 1)
        ]
    return found


def reachable(deck: str) -> dict[int, set[str]]:
    """Return the layouts that can be reached from 666 with the cards of a deck, by number of columns."""
    found, new = {"666"}, ["666"]
    while new:
        tops = tuple(map(int, new.pop()))
        counts = tuple(have - used for have, used in zip(CARDS[deck], count_numbers(tops), strict=True))
        covers = [part for part in parts(count_numbers(tops), len(tops)) if part]
        for covered, laid in product(covers, parts(counts, min(len(tops) + 1, 6))):
            more = len(laid) - len(covered)
            if sum(covered) == sum(laid) and more in (0, 1) and len(tops) + more <= 6:
                after = (Counter(tops) - Counter(covered) + Counter(laid)).elements()
                text = "".join(map(str, sorted(after, reverse=True)))
                if text not in found:
                    found.add(text)
                    new.append(text)
    return {columns: {text for text in found if len(text) == columns} for columns in (3, 4, 5, 6)}


def test_number_of_layouts() -> None:
    """There are 8 of four columns, 20 of five and 29 of six; the real deck can't make some, such as 66222."""
    assert layouts(3) == ["666"]
    assert layouts(4) == FOUR.split()
    assert layouts(5) == FIVE.split()
    assert len(layouts(6)) == 29
    even, real = reachable("even"), reachable("generations")
    for columns in (3, 4, 5, 6):
        assert even[columns] == set(layouts(columns))
        possible = {
            text for text in layouts(columns) if not Counter(text) - Counter(map(str, NUMBERS["generations"]))
        }
        assert real[columns] == possible
    assert set(layouts(5)) - real[5] == {"66222"}
    assert len(real[6]) == 19


def brute_force(
    hand: tuple[int, ...], tops: tuple[int, ...], more: bool
) -> set[tuple[int | None, tuple[Cover, ...]]]:
    """Return all ways to cover columns (and start one) with cards of the hand that make 18 again."""
    held, faces, found = Counter(hand), sorted(set(hand)), set()
    lays = [[(top, 0), *((face, face) for face in faces)] for top in tops]
    for new in faces if more else [None]:
        for after in product(*lays):
            if sum([top for top, _face in after]) + (new or 0) != 18:
                continue
            covers = tuple((column, face) for column, (_top, face) in enumerate(after) if face)
            used = Counter([face for _column, face in covers] + ([new] if new else []))
            if covers and used <= held:
                found.add((new, covers))
    return found


def hands(deck: str, chance: random.Random, count: int) -> list[tuple[int, ...]]:
    sizes = [chance.randint(1, 14) for _ in range(count)]
    return [tuple(NUMBERS[deck][card] for card in chance.sample(range(SIZE), size)) for size in sizes]


@pytest.mark.parametrize(("deck", "columns"), crossed(tuple(CARDS), [3, 4, 5, 6]))
@pytest.mark.parametrize("times", sampled([1, 3], 1))
def test_legal_plays_match_brute_force(columns: int, deck: str, times: int) -> None:
    """All layouts with this number of columns, in any order, each with several hands."""
    chance, many = random.Random(columns), times * {3: 20, 4: 6, 5: 1, 6: 1}[columns]
    # Every second layout of five or six with one deck, all others with the other.
    step, first = (2, list(CARDS).index(deck)) if columns >= 5 and times == 1 else (1, 0)
    for layout in layouts(columns)[first::step]:
        for hand in hands(deck, chance, many):
            tops = tuple(map(int, chance.sample(layout, columns)))
            counts = count_numbers(hand)
            found = legal_plays(counts, tops)
            assert {(None, choice.covers) for choice in found} == brute_force(hand, tops, False)
            assert len(found) == len(set(found))
            if columns < 6:
                new = legal_openings(counts, tops)
                assert {(choice.number, choice.covers) for choice in new} == brute_force(hand, tops, True)
                assert len(new) == len(set(new))


def test_nothing_can_be_played_without_cards() -> None:
    assert coverings(count_numbers(()), (6, 6, 6), 0) == [()]
    assert coverings(count_numbers(()), (6, 6, 6), -1) == []


def test_no_column_is_opened_before_the_first_three() -> None:
    """§2.2: the first three are the three sixes."""
    assert legal_openings(count_numbers((6, 6, 6)), ()) == ()


def test_plays_of_the_same_cards_with_the_same_tops_are_equivalent() -> None:
    """§3.9"""
    tops = (6, 6, 5, 1)
    assert outcome_key(tops, play("0:5 3:2")) == outcome_key(tops, play("1:5 3:2"))
    assert outcome_key(tops, play("0:5 1:6 3:2")) != outcome_key(tops, play("0:5 3:2"))
    assert outcome_key(tops, play("0:5")) != outcome_key(tops, play("2:5"))
    assert outcome_key(tops, play("0:6 2:5")) == outcome_key(tops, play("1:6 2:5"))


def test_new_columns_that_leave_the_same_tops_are_equivalent() -> None:
    tops = (6, 6, 6)
    assert outcome_key(tops, open_column(4, "0:2")) == outcome_key(tops, open_column(2, "1:4"))
    assert outcome_key(tops, open_column(4, "0:2")) != outcome_key(tops, open_column(3, "0:3"))
    assert outcome_key(tops, open_column(4, "0:2")) != outcome_key(tops, play("0:2"))


def test_drawing_and_skipping_play_nothing() -> None:
    assert outcome_key((6, 6, 6), DrawCard()) == DrawCard() != outcome_key((6, 6, 6), Skip()) == Skip()
