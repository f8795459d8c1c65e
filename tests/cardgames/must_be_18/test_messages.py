"""All that may be asked of You Must Be 18!, its signs and pictures: said in a language nobody speaks."""

import random
from collections.abc import Iterator
from itertools import cycle, product
from typing import get_args

import pytest

from game.cardgames.must_be_18.rules.deck import FACES
from game.cardgames.must_be_18.rules.events import MustBe18Choice, OpenColumn, PlayCards
from game.cardgames.must_be_18.rules.game import MUST_BE_18
from game.cardgames.must_be_18.rules.view import MustBe18View
from game.cardgames.must_be_18.words import signs
from game.cardgames.must_be_18.words.narrator import NARRATOR
from game.cardgames.must_be_18.words.questions import problem_words
from game.cardgames.must_be_18.words.reasons import effect
from game.cardgames.must_be_18.words.selection_check import Fault, Problem, Selection
from game.voice.narrator import Names, Verbosity
from tests.cardgames.must_be_18.standing import standing
from tests.contract.random_matches import random_match
from tests.support.messages import assert_messages
from tests.support.sampling import sampled

NAMES = tuple(f"#{seat}" for seat in range(6))
TRIED = 6


@pytest.mark.parametrize("seed", sampled(range(3), 1))
def test_all_that_may_be_asked_in_a_match_is_a_message(seed: int) -> None:
    """Of who is asked, and of another listener; with names and without."""
    chance, listeners = random.Random(seed), cycle(product((0, None), (NAMES, ())))
    for state, _events, _seat, _choice in random_match("must_be_18", seed)[1]:
        other, names = next(listeners)
        for seat in (*MUST_BE_18.pending(state), other):
            assert_messages(asked(MUST_BE_18.view(state, seat), names))
        for seat, legal in MUST_BE_18.pending(state).items():
            view, some = MUST_BE_18.view(state, seat), chance.sample(legal, min(TRIED, len(legal)))
            assert_messages(chosen(view, some))


def asked(view: MustBe18View, names: Names) -> Iterator[str]:
    """The answers of the narrator on a view, and the signs on the table."""
    yield NARRATOR.hand(view)
    yield NARRATOR.columns(view)
    yield NARRATOR.new_column(view)
    yield NARRATOR.stock(view)
    yield NARRATOR.turn(view, names)
    yield NARRATOR.scores(view, names)
    yield NARRATOR.last_turn(view, names)
    yield from (NARRATOR.seat(view, seat, names) for seat in range(view.seats))
    yield signs.question(view)
    yield signs.label(view.tops)
    for verbosity in Verbosity:
        yield from (NARRATOR.column(view, column, verbosity) for column in range(6))
        yield from (NARRATOR.focus_card(view, card, verbosity) for card in view.hand)
        yield NARRATOR.selection(view, Selection({}), verbosity)


def chosen(view: MustBe18View, choices: list[MustBe18Choice]) -> Iterator[str]:
    """Choices as the table shows them, and a selection of them."""
    for choice in choices:
        yield effect(view, choice)
        yield signs.laying(view, choice)
        if isinstance(choice, PlayCards | OpenColumn):
            new = choice.number if isinstance(choice, OpenColumn) else None
            for selection in (Selection(dict(choice.covers), new), Selection({0: 1}, new), Selection({}, 6)):
                yield from (NARRATOR.selection(view, selection, much) for much in Verbosity)


def test_problems_are_messages() -> None:
    for held in (0, 2):
        fields = {"by": 2, "column": 1, "number": 6, "held": held, "most": 6, "plays": 3}
        kinds = [kind for kind in get_args(Problem) if kind is not Fault]
        problems = [kind(**{name: fields[name] for name in kind.__struct_fields__}) for kind in kinds]
        assert_messages(problem_words(problem) for problem in [*Fault, *problems])


def test_numbers_on_cards_are_messages() -> None:
    view = MUST_BE_18.view(standing("6655443321", "66", tops="666"), 0)
    assert {view.numbers[card] for card in view.hand} == set(FACES)
    assert_messages(NARRATOR.focus_card(view, card) for card in view.hand)
    assert_messages(signs.label((6, 6, top)) for top in range(1, 13))
