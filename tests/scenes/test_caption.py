"""The words of the moment beside a table: no larger than they need, and never repeated."""

from typing import Any

import pytest
from pygame import FRect

from game.cardgames.registry import GAMES
from game.scenes.pieces.caption import draw_caption
from game.ui.drawing.draw import Pen
from tests.support.driving import Driver
from tests.support.pens import pen_of
from tests.support.playing import start

AREA = FRect(964, 596, 300, 54)
LONG = "Revealed: 20 you, 28 Pip, 87 Mabel, 104 Bob, 13 Gustav, 14 Greta, 56 Jimmy, 77 Lola, 92 Otto, 9 Ida."


@pytest.fixture
def pen() -> Pen:
    return pen_of()


LOW = 678.0
LONGER = ", ".join(f"{card}, Bob: row 1" for card in range(10, 34))


def shown(pen: Pen, words: str, *, read: float = 0.0, whole: bool = False) -> tuple[FRect | None, list[str]]:
    """The box of a caption, and its lines."""
    lines: list[str] = []
    plain = pen.text

    def text(words: str, *args: Any, **how: Any) -> FRect:
        lines.append(words)
        return plain(words, *args, **how)

    pen.text = text  # type: ignore[method-assign]
    box = draw_caption(pen, words, AREA, low=LOW, read=read, whole=whole)
    pen.text = plain  # type: ignore[method-assign]
    return box, lines


@pytest.mark.parametrize("words", ["104, Bob: row 1.", LONG[:60]])
@pytest.mark.parametrize("read", [0.0, 1.0])
def test_short_words_stay_in_their_area(pen: Pen, words: str, read: float) -> None:
    box, lines = shown(pen, words, read=read)
    assert AREA.contains(box)
    assert box.bottomright == AREA.bottomright
    assert " ".join(lines) == words


@pytest.mark.parametrize("words", [LONG, LONGER])
def test_long_words_go_on_below_and_none_of_them_is_lost(pen: Pen, words: str) -> None:
    told: list[str] = []
    for moment in range(100):
        box, lines = shown(pen, words, read=moment / 100)
        assert box is not None
        assert FRect(AREA.left, AREA.top, AREA.width, LOW - AREA.top).contains(box)
        told += [line for line in lines if line not in told]
    assert " ".join(told) == words


def test_long_words_make_way_once_they_are_read(pen: Pen) -> None:
    assert shown(pen, LONG, read=1.0) == (None, [])


def test_a_box_is_no_larger_than_its_words(pen: Pen) -> None:
    box, _ = shown(pen, "Bob: row 1.")
    assert box.width < 130
    assert box.height < 32


def test_an_answer_is_shown_to_its_end_at_once(pen: Pen) -> None:
    box, lines = shown(pen, LONGER, whole=True)
    assert box.top < AREA.top
    assert " ".join(lines) == LONGER


@pytest.mark.window(1280, 720)
@pytest.mark.parametrize("game", GAMES)
def test_the_question_on_the_table_is_no_caption_too(game: str, driver: Driver) -> None:
    scene, captions = start(driver, game), driver.app.context.captions
    driver.frames(3)
    names = tuple(person.name for person in scene.table.people)
    question = scene.narrator.ask(scene.table.view, names)
    assert question
    assert question in captions.history, "it is spoken"
    assert captions.current != question
