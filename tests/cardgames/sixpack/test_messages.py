"""All that the keys that read say in Sixpack, and what stands on its table and its pictures, are messages."""

from collections.abc import Iterator

from game.cardgames.sixpack.rulebook import book
from game.cardgames.sixpack.rulebook.pictures import SixpackGroup, SixpackGroups
from game.cardgames.sixpack.rules.game import SIXPACK
from game.cardgames.sixpack.rules.library import PACKS
from game.cardgames.sixpack.rules.view import SixpackView
from game.cardgames.sixpack.words import signs
from game.cardgames.sixpack.words.choices import CHOICES
from game.cardgames.sixpack.words.narrator import NARRATOR
from game.cardgames.sixpack.words.packs import DETAILS, SHOUTS
from game.tables.book.rulebook import Picture, Quiz
from game.voice.narrator import Verbosity
from tests.contract.random_matches import each_match, random_match
from tests.contract.test_messages import NAMES
from tests.support.messages import assert_messages


@each_match
def test_what_is_read_from_the_table(seed: int) -> None:
    setup, moments = random_match("sixpack", seed)
    for state, *_rest in moments:
        for seat in (0, setup.seats - 1, None):
            assert_messages(read(SIXPACK.view(state, seat)))
        for seat, legal in SIXPACK.pending(state).items():
            view = SIXPACK.view(state, seat)
            assert_messages(CHOICES.words(view, choice, NAMES) for choice in legal[:5])


def read(view: SixpackView) -> Iterator[str]:
    yield signs.question(view, NAMES)
    yield NARRATOR.who_has_chosen(view, NAMES)
    yield NARRATOR.scores(view, NAMES)
    yield NARRATOR.direction(view)
    yield NARRATOR.waiting(view, NAMES)
    yield NARRATOR.piles(view, NAMES)
    for pile in range(len(view.piles)):
        yield NARRATOR.whole_pile(view, pile)
    for card in view.hand:
        yield NARRATOR.focus_card(view, card, Verbosity.FULL)
        yield signs.way(view, card)
    for play in view.waiting:
        yield NARRATOR.played(view, play.card, NAMES, Verbosity.FULL)


def test_packs() -> None:
    assert_messages(NARRATOR.pack(pack, Verbosity.FULL) for pack in PACKS)
    assert SHOUTS.keys() == DETAILS.keys() == PACKS.keys()
    assert_messages(SHOUTS.values())


def test_labels_of_pictures() -> None:
    labels = [group.label for group in groups()]
    assert any(labels)
    assert_messages(iter(labels), ("Bob", "Celia"))


def groups() -> Iterator[SixpackGroup]:
    drawings = [block.draw for page in book().pages for block in page.blocks if isinstance(block, Picture)]
    entries = [entry for page in book().pages for entry in page.album]
    drawings += [entry.draw for entry in entries]
    quizzes = [entry.exercise for entry in entries if isinstance(entry.exercise, Quiz)]
    drawings += [question.draw for quiz in quizzes for question in quiz.questions if question.draw]
    for drawing in drawings:
        if isinstance(drawing, SixpackGroups):
            yield from drawing.groups
