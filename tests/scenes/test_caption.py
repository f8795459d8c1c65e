"""Captions beside a table: no larger than necessary, complete, and never repeated."""

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


def drawn_caption(
    pen: Pen, words: str, *, read: float = 0.0, whole: bool = False
) -> tuple[FRect | None, list[str]]:
    """Return the box and the lines of a caption."""
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
    box, lines = drawn_caption(pen, words, read=read)
    assert AREA.contains(box)
    assert box.bottomright == AREA.bottomright
    assert " ".join(lines) == words


@pytest.mark.parametrize("words", [LONG, LONGER])
def test_long_words_continue_below_and_none_are_lost(pen: Pen, words: str) -> None:
    shown_lines: list[str] = []
    for moment in range(100):
        box, lines = drawn_caption(pen, words, read=moment / 100)
        assert box is not None
        assert FRect(AREA.left, AREA.top, AREA.width, LOW - AREA.top).contains(box)
        shown_lines += [line for line in lines if line not in shown_lines]
    assert " ".join(shown_lines) == words


def test_long_words_disappear_once_read(pen: Pen) -> None:
    assert drawn_caption(pen, LONG, read=1.0) == (None, [])


def test_box_fits_its_words(pen: Pen) -> None:
    box, _ = drawn_caption(pen, "Bob: row 1.")
    assert box.width < 130
    assert box.height < 32


def test_answer_is_shown_whole_immediately(pen: Pen) -> None:
    box, lines = drawn_caption(pen, LONGER, whole=True)
    assert box.top < AREA.top
    assert " ".join(lines) == LONGER


@pytest.mark.parametrize("game", GAMES)
def test_question_on_the_table_is_spoken_but_no_caption(game: str, driver: Driver) -> None:
    scene, captions = start(driver, game), driver.app.context.captions
    driver.frames(3)
    names = tuple(person.name for person in scene.table.people)
    question = scene.narrator.question(scene.table.view, names)
    assert question
    assert question in captions.history, "the question isn't spoken"
    assert captions.current != question
