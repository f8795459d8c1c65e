"""All text that players see or hear is whole messages: in the pseudo-language, no English is left."""

import random
from collections.abc import Iterator

import pytest

from game.cardgames.registry import GAMES
from game.tables.book.rulebook import AlbumEntry, Cards, Page, Picture, Quiz, RuleText
from game.tables.book.rulebook import describe as description_of
from game.voice.narrator import Verbosity
from tests.contract.games import KITS, rules_of
from tests.contract.random_matches import each_match, heard_events, random_match
from tests.contract.test_words import TRIED, decision_among
from tests.support.messages import assert_messages

NAMES = tuple(f"#{seat}" for seat in range(10))
"""Players' names without letters, which aren't translated."""
COMPANIONS = ("Bob", "Celia", "David")
"""The reader's neighbours in pictures."""

each_game = pytest.mark.parametrize("game", GAMES)


@each_game
@each_match
def test_events_questions_choices_and_reasons_are_messages(game: str, seed: int) -> None:
    assert_messages(captions(game, seed))
    assert_messages(choice_texts(game, seed))


def captions(game: str, seed: int) -> Iterator[str | None]:
    """Yield everything that is captioned in a random match, at every verbosity."""
    narrator = KITS[game].narrator()
    for event, before, after in heard_events(game, seed):
        for much in Verbosity:
            yield narrator.narrate(event, before, after, NAMES, much)
        yield narrator.question(after, NAMES)


def choice_texts(game: str, seed: int) -> Iterator[str]:
    """Yield the names of a random match's choices, and the reasons given for them."""
    rules, kit, chance = rules_of(game), KITS[game], random.Random(seed)
    narrator, choices = kit.narrator(), kit.choices()
    for state, _events, _seat, _choice in random_match(game, seed)[1]:
        for seat, legal in rules.pending(state).items():
            view, some = rules.view(state, seat), chance.sample(legal, min(TRIED, len(legal)))
            yield choices.moment(view)
            for choice in some:
                yield choices.words(view, choice)
                yield choices.label(view, choice)
                yield narrator.choice(view, choice)
            for spread in (1.5, 0.0):
                for choice in (some[0], some[-1]):
                    for figures in (True, False):
                        yield narrator.advice_words(
                            view, decision_among(some, spread), choice, figures=figures
                        )


@each_game
def test_rulebook_is_messages(game: str) -> None:
    pages = KITS[game].rulebook()
    entries = [entry for page in pages for entry in page.album]
    named = [*(page.lesson for page in pages if page.lesson), *(entry.exercise for entry in entries)]
    names = {name for one in named for name in getattr(one, "names", ()) if name in (*COMPANIONS, "Odette")}
    for page in pages:
        assert_messages(page_texts(page), tuple(names))
    for entry in entries:
        assert_messages(entry_texts(entry), tuple(names))


@each_game
def test_pictures_are_described_in_messages(game: str) -> None:
    """On pages, in examples and in questions."""
    pages = KITS[game].rulebook()
    entries = [entry for page in pages for entry in page.album]
    quizzes = [entry.exercise for entry in entries if isinstance(entry.exercise, Quiz)]
    draws = [block.draw for page in pages for block in page.blocks if isinstance(block, Picture)]
    draws += [entry.draw for entry in entries]
    draws += [question.draw for quiz in quizzes for question in quiz.questions]
    words = [description_of(draw) for draw in draws]
    assert sum(map(bool, words)) > 10
    assert_messages(words, COMPANIONS)


def page_texts(page: Page) -> Iterator[str]:
    yield page.title
    for block in page.blocks:
        match block:
            case RuleText(text=text):
                yield text
            case Cards(under=under, caption=caption):
                yield from (*under, caption)
            case Picture(caption=caption):
                yield caption
    if page.lesson is not None:
        yield page.lesson.names[0]
        yield from (stage.words for stage in page.lesson.stages)


def entry_texts(entry: AlbumEntry) -> Iterator[str]:
    yield from (entry.title, entry.effect, entry.detail)
    exercise = entry.exercise
    if isinstance(exercise, Quiz):
        tasks = tuple(question.task for question in exercise.questions)
        yield from (answer.words for question in exercise.questions for answer in question.answers)
    else:
        tasks = exercise.tasks
        yield exercise.names[0]
    for task in tasks:
        yield from (task.prompt, task.right, task.wrong)
