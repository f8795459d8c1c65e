"""The rulebook of Sixpack: every pack is in the album, and every example does what its words say."""

from __future__ import annotations

import pytest

from game.cardgames.sixpack.rulebook import PAGES
from game.cardgames.sixpack.rulebook.examples import EXAMPLES, NAMES
from game.cardgames.sixpack.rulebook.position import card_of, position
from game.cardgames.sixpack.rules.events import Asked, CardLaid, HandDealt, RoundScored, TurnStarted
from game.cardgames.sixpack.rules.game import SIXPACK
from game.cardgames.sixpack.rules.library import PACKS
from game.cardgames.sixpack.rules.packs import NEUTRAL, SPECIAL
from game.cardgames.sixpack.rules.state import SixpackState
from game.cardgames.sixpack.words.choices import CHOICES
from game.cardgames.sixpack.words.narrator import NARRATOR
from game.engine.contract import Choice
from game.tables.exercise import READER, Answered, answer
from game.tables.rulebook import Words
from tests.cardgames.sixpack.boards import text_of

SOLVED = {
    "neutral": ("2 | 1 | 5", "1* 3* 5 6", "3 3 4"),
    "reverse": ("1 | reverse:5 | 6*", "2 2 3 4 6", "2 2 4*"),
    "takeback": ("1 | takeback:2 | 4", "3 3* 6* takeback:6", "2 5 5"),
    "seethrough": ("6 | 4 | 1 2 3", "2 3 5* seethrough:2", ""),
    "late_arrival": ("1 late_arrival:2 | 6 | 3 4", "2* 3* 4 5", "5"),
    "sheriff": ("2 | 4 | 6 sheriff:4", "1 1* 5* 6", "2 2 3"),
    "veto": ("1 veto:2 | 3* 1* 5 | 3 4", "5", "6"),
    "no_superheroes": ("6 | no_superheroes:2 | 3", "1* 2 4* takeback:3", "4 4 reverse:5"),
    "super_numbers": ("6 | super_numbers:3/6 | 5", "1* 2 5*", "4 4 5"),
    "biting_hand": ("biting_hand:2 4* 1* 5 | 2 5 | 6", "1 3 4 biting_hand:4", "3 3 5 carousel:3"),
    "sticky": ("3 sticky:4 | 6 5 | 2", "1 2* 3* 4", "4 4"),
    "second_hand": ("6 | 3 | 1", "2 2* 4 4*", "3 3 5 second_hand:1"),
    "carousel": ("1 carousel:2 | 3 | 5", "6* seethrough:5*", "4 4"),
    "pile_driver": ("4 biting_hand:5 | pile_driver:6 | 3", "1 1* 2* 3", "1 1"),
    "copycat": ("6 | copycat:1 | 2 3", "1* 2* 3", "4 5"),
    "calculator": ("3 | calculator:2 4 | 4", "1* 2* 3", "1 1 5"),
}
"""By pack: the piles, the reader's hand, and what has left the game, once the example is solved."""


def texts(state: SixpackState, cards: tuple[int, ...]) -> list[str]:
    return [text_of(state.open.cards[card]) for card in cards]


def label(state: SixpackState, choice: Choice) -> str:
    return CHOICES.label(SIXPACK.view(state, READER), choice)


def legal(state: SixpackState) -> tuple[Choice, ...]:
    return SIXPACK.pending(state).get(READER, ())


def tried(pack: str, state: SixpackState, task: int, choice: Choice) -> Answered:
    return answer(SIXPACK, CHOICES, EXAMPLES[pack], state, task, choice)


def solve(pack: str, state: SixpackState, task: int) -> Answered:
    """The first good choice."""
    good = next(one for one in legal(state) if label(state, one) in EXAMPLES[pack].tasks[task].good)
    return tried(pack, state, task, good)


def at(pack: str, task: int) -> SixpackState:
    """Where a task is asked."""
    state = EXAMPLES[pack].state
    for before in range(task):
        state = solve(pack, state, before).state
    return state


TASKS = [(pack, task) for pack, example in EXAMPLES.items() for task in range(len(example.tasks))]


# -- pages and album ---------------------------------------------------------------------------------------


def test_three_pages_an_album_and_the_keys() -> None:
    assert [page.title for page in PAGES] == [
        "The idea",
        "A turn",
        "Claiming",
        "Album of packs",
        "By ear and by hand",
    ]
    assert [bool(page.album) for page in PAGES] == [False, False, False, True, False]


def test_every_pack_is_in_the_album() -> None:
    album = next(page.album for page in PAGES if page.album)
    assert [entry.title for entry in album] == [PACKS[pack].title for pack in (NEUTRAL, *SPECIAL)]
    for entry, pack in zip(album, (NEUTRAL, *SPECIAL), strict=True):
        assert (entry.effect, entry.detail) == (PACKS[pack].effect, PACKS[pack].details)
        assert entry.exercise is EXAMPLES[pack]


def test_the_keys_that_are_told() -> None:
    words = " ".join(block.text for block in PAGES[-1].blocks if isinstance(block, Words))
    for told in ("V opens", "1 to 3 read", "C shows", "T says", "S the cards", "D which way", "H asks"):
        assert told in words


# -- positions ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["4", "4*", "veto:2", "super_numbers:3/6*", "seethrough:5*"])
def test_cards_as_text(text: str) -> None:
    assert text_of(card_of(text)) == text


def test_a_position_is_a_state_of_the_rules() -> None:
    state = position(("1", "2 3*", "5"), ("6 4", "seethrough:2", "1"))
    assert [texts(state, pile) for pile in state.open.piles] == [["1"], ["2", "3*"], ["5"]]
    assert texts(state, state.hands[0]) == ["6", "4"]
    assert texts(state, state.open.open) == ["seethrough:2"]
    assert [question.seat for question in state.questions] == [1]
    assert SIXPACK.view(state, 0).known[2] == ()


def test_a_position_in_a_turn() -> None:
    state = position(("1", "2", "3"), ("5 1", "5", "5"), ("late_arrival:4", "6", "6*"))
    assert texts(state, state.hands[0]) == ["5", "1"]
    assert [question.kind for question in state.questions] == ["join"]
    assert texts(state, state.open.out) == ["6", "6*"]


# -- examples ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("pack", [NEUTRAL, *SPECIAL])
def test_an_example_shows_its_pack(pack: str) -> None:
    state = EXAMPLES[pack].state
    assert pack in {card.pack for card in state.open.cards if card.id}
    assert len(EXAMPLES[pack].names) == len(NAMES) == state.open.seats
    assert READER in SIXPACK.pending(state)


@pytest.mark.parametrize("pack", [NEUTRAL, *SPECIAL])
def test_what_comes_of_a_solved_example(pack: str) -> None:
    last = len(EXAMPLES[pack].tasks) - 1
    done = solve(pack, at(pack, last), last)
    state = done.state
    assert done.good
    piles, hand, out = SOLVED[pack]
    assert " | ".join(" ".join(texts(state, pile)) for pile in state.open.piles) == piles
    assert sorted(texts(state, state.hands[READER])) == hand.split()
    assert sorted(texts(state, state.open.out)) == out.split()


@pytest.mark.parametrize(("pack", "task"), TASKS)
def test_every_choice_is_shown_to_its_end_in_words(pack: str, task: int) -> None:
    """Whatever is chosen: the view keeps up with the events, and they have words."""
    before = at(pack, task)
    for choice in legal(before):
        done = tried(pack, before, task, choice)
        assert done.good == (label(before, choice) in EXAMPLES[pack].tasks[task].good)
        view, told = SIXPACK.view(before, READER), []
        for event in done.events:
            assert not isinstance(event, TurnStarted | RoundScored)
            earlier, view = view, SIXPACK.see(view, event)
            told.append(NARRATOR.tell(event, earlier, view, NAMES))
        assert view.piles == done.state.open.piles
        assert view.hand == done.state.hands[READER]
        goes_on = done.good and task + 1 < len(EXAMPLES[pack].tasks)
        assert bool(SIXPACK.choices(view)) == goes_on
        assert any(told) or goes_on


@pytest.mark.parametrize(("pack", "task"), TASKS)
def test_no_other_choice_is_as_good(pack: str, task: int) -> None:
    """Own cards and hands on them, or else few for the others: that is what every example is about."""

    def worth(done: Answered) -> tuple[int, int]:
        cards, hands = done.state.open.cards, done.state.hands
        own, *others = (len(hand) + sum(cards[card].hand for card in hand) for hand in hands)
        return own, -sum(others)

    before, last = at(pack, task), len(EXAMPLES[pack].tasks) - 1
    solved = worth(solve(pack, at(pack, last), last))
    for choice in legal(before):
        done = tried(pack, before, task, choice)
        if not done.good:
            assert worth(done) < solved, label(before, choice)


def test_the_reader_hears_no_secrets() -> None:
    state = EXAMPLES["sticky"].state
    done = tried("sticky", state, 0, legal(state)[0])
    others = [event for event in done.events if isinstance(event, CardLaid | HandDealt) and event.seat]
    assert others
    for event in done.events:
        assert event == SIXPACK.redact(event, READER)
        if isinstance(event, Asked) and event.question.seat != READER:
            assert event.question.legal == ()
