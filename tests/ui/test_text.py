"""Text layout, and text that can't be drawn as it is."""

import itertools
from pathlib import Path

import pygame
import pytest

from game.language.message import English, message
from game.ui.drawing.draw import Pen, Shapes
from game.ui.drawing.screen import Scale, Screen
from game.ui.drawing.text import Fonts, Typeface
from tests.support.pens import pen_of
from tests.support.running import run_code

_MANY_FONTS = """
import itertools
import os
import pygame
from game.ui.drawing.text import Typeface, Fonts
pygame.display.init()
pygame.display.set_mode((64, 64))
fonts, before = Fonts(), len(os.listdir("/proc/self/fd"))
for px in range(8, 80):
    for face in Typeface:
        fonts.render("Quack", face, px, "white", "black")
print(len(os.listdir("/proc/self/fd")) - before)
"""

PARAGRAPHS = (
    "A heron wades, and a duck dives for two or three small fish.",
    "W i l l i l l i W W W i i i i W",
    "  two  spaces   and an end ",
    "one\n\nthree, after an empty line",
    "Donaudampfschifffahrtsgesellschaft an der Donau",
    "",
)


@pytest.mark.parametrize("words", PARAGRAPHS)
def test_text_has_as_few_lines_as_fit(words: str) -> None:
    fonts = Fonts()
    for width in range(10, 500, 7):
        lines: list[str] = []
        for paragraph in words.split("\n"):
            line = ""
            for word in paragraph.split(" "):
                longer = f"{line} {word}" if line else word
                if line and fonts.size(longer, Typeface.TEXT, 17)[0] > width:
                    lines.append(line)
                    line = word
                else:
                    line = longer
            lines.append(line)
        found = fonts.wrap(words, Typeface.TEXT, 17, width)
        assert len(found) == len(lines)
        assert "".join(found).replace(" ", "") == "".join(lines).replace(" ", "")
        assert all(fonts.size(line, Typeface.TEXT, 17)[0] <= width for line in found if " " in line)


def test_last_line_is_no_single_short_word_if_words_can_move_down() -> None:
    """Words move down from the line above, unless a line would become wider or be added."""
    fonts, words = Fonts(), "Cross six ponds, table by table, with three feathers to lose"
    width = fonts.size(words.removesuffix(" lose"), Typeface.BOLD, 19)[0] + 2
    first, last = fonts.wrap(words, Typeface.BOLD, 19, width)
    assert f"{first} {last}" == words
    assert len(last.split()) > 2


def test_last_line_is_no_single_word_below_three() -> None:
    fonts, words = Fonts(), "Du beginnst mit drei Sechsen."
    width = fonts.size(words.removesuffix(" Sechsen."), Typeface.BOLD, 19)[0] + 2
    assert fonts.wrap(words, Typeface.BOLD, 19, width) == ("Du beginnst mit", "drei Sechsen.")
    width = fonts.size("Alle an", Typeface.BOLD, 19)[0] + 30
    assert fonts.wrap("Alle an Bord!", Typeface.BOLD, 19, width) == ("Alle an", "Bord!")


@pytest.mark.parametrize(
    ("words", "end", "kept"),
    [
        ("The fourth row costs you on average 13 ducks, a lot", "13", "average 13 ducks,"),
        ("The most expensive one is row 3, but it's full now", "row", "row 3,"),
        ("Every row is full now, but row 2 costs the least", "2", "row 2 costs"),
        ("Tu viens de rafler la pile 1\u00a0: aucune main", "pile", "pile 1"),
        ("Drei Karten, sieben Enten. 3 von 4 Reihen", "3", "sieben Enten."),
        ("Das geht hier gerade nicht – du musst warten", "nicht", "nicht – du"),
        ("Once you have 30,000 and 100,000 points, a feather grows", "100,000", "100,000 points"),
    ],
)
def test_number_stays_with_its_noun(words: str, end: str, kept: str) -> None:
    """Words move to the next line unless a line would be added."""
    fonts = Fonts()
    width = fonts.size(words[: words.index(f" {end} ") + 1 + len(end)], Typeface.BOLD, 19)[0] + 2
    lines = fonts.wrap(words, Typeface.BOLD, 19, width)
    assert len(lines) == 2
    assert " ".join(lines) == words
    assert any(kept in line for line in lines)


class Shouting(English):
    """A language in capitals, which counts its translations."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def message(self, context: str, template: str) -> str:
        del context
        self.asked.append(template)
        return template.upper()


def test_text_is_translated_once_for_measuring_and_drawing() -> None:
    fonts, language, quack = Fonts(), Shouting(), message("Quack")
    before = fonts.size(quack, Typeface.TEXT, 20)
    fonts.language = language
    pen = pen_of(fonts=fonts)
    wide = pen.width(quack, 20, Typeface.TEXT)
    pen.text(quack, (5, 5), 20, Typeface.TEXT, "white", width=wide)
    assert wide > before[0]
    assert language.asked == ["Quack"]
    pen.text(message("Quack"), (5, 5), 20, Typeface.TEXT, "white")
    assert language.asked == ["Quack", "Quack"]


def test_miniature_leaves_out_illegible_letters(fonts: Fonts) -> None:
    surface = pygame.Surface((200, 100))
    pen = Pen(Screen(surface, Scale(0.5, 400, 200)), Shapes(fonts), legible=12)
    pen.text("four cards", (10, 10), 22, Typeface.BOLD, "white", width=300)
    assert not pygame.mask.from_threshold(surface, "white", (90, 90, 90, 255)).count()
    pen.text("four cards", (10, 10), 26, Typeface.BOLD, "white", width=300)
    assert pygame.mask.from_threshold(surface, "white", (90, 90, 90, 255)).count()


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="only Linux lists open files")
def test_no_font_keeps_its_file_open() -> None:
    """In another process, because all tests share their fonts."""
    assert run_code(_MANY_FONTS).strip() == "0"


@pytest.mark.parametrize("letter", ["\0", "\udcff"])
def test_undrawable_characters_are_replaced(letter: str) -> None:
    """They come from files: a name may contain NUL, and file names may not be UTF-8."""
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    fonts, bad, good = Fonts(), f"Cannot read x{letter}y", "Cannot read x\ufffdy"
    assert fonts.size(bad, Typeface.TEXT, 20) == fonts.size(good, Typeface.TEXT, 20)
    assert fonts.wrap(bad, Typeface.TEXT, 20, 80) == fonts.wrap(good, Typeface.TEXT, 20, 80)
    assert fonts.fit(bad, Typeface.TEXT, 20, 80) == fonts.fit(good, Typeface.TEXT, 20, 80)
    assert fonts.render(bad, Typeface.TEXT, 20, "white", "black").get_size() == (
        fonts.render(good, Typeface.TEXT, 20, "white", "black").get_size()
    )


def test_only_a_screenful_of_endless_text_is_drawn() -> None:
    """It may come from a file; a surface for all of it would take too much memory."""
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    fonts, long = Fonts(), "W" * 50_000_000
    longest = fonts.render("W" * 499 + "…", Typeface.TITLE, 40, "white", "black")
    assert fonts.render(long, Typeface.TITLE, 40, "white", "black").get_size() == longest.get_size()
    assert fonts.size(long, Typeface.TITLE, 40) == fonts.size("W" * 499 + "…", Typeface.TITLE, 40)
    assert fonts.wrap(long, Typeface.TITLE, 40, 900) == ("W" * 3_999 + "…",)
    assert len(fonts.wrap("word " * 10_000_000, Typeface.TITLE, 40, 900)) < 600
    assert fonts.fit(long, Typeface.TITLE, 40, 900).endswith("W…")


def test_text_of_a_few_lines_is_drawn_whole() -> None:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    words = " ".join(f"word{number}" for number in range(400))
    assert " ".join(Fonts().wrap(words, Typeface.TEXT, 20, 400)) == words


@pytest.mark.parametrize("face", [Typeface.TEXT, Typeface.BOLD])
@pytest.mark.parametrize("px", [13, 15])
def test_i_keeps_its_dot_after_an_f(face: Typeface, px: int, fonts: Fonts) -> None:
    both, alone = (fonts.render(word, face, px, "#FFFFFF") for word in ("fi", "i"))
    end = both.subsurface(both.get_rect().move(both.get_width() - alone.get_width(), 0).clip(both.get_rect()))
    assert pygame.image.tobytes(end, "RGBA") == pygame.image.tobytes(alone, "RGBA")


@pytest.mark.parametrize("face", list(Typeface))
def test_letters_drawn_separately_stay_within_their_width(face: Typeface, fonts: Fonts) -> None:
    words = " ".join(["fifty-five shuffles flit off, ffi fft"] * 5)
    for room in range(80, 240, 3):
        for line in fonts.wrap(words, face, 15, room):
            assert fonts.render(line, face, 15, "#FFFFFF").get_width() <= room
        short = fonts.fit(words, face, 15, room)
        assert fonts.render(short, face, 15, "#FFFFFF").get_width() <= room


@pytest.mark.parametrize("px", [13, 15, 17, 20])
def test_outlined_letters_keep_a_gap(px: int, fonts: Fonts) -> None:
    """Between the stems of k and l, some columns belong to no outline."""
    line = fonts.render("k l", Typeface.BOLD, px, "#FFFFFF", "#000000", 2)
    alpha = pygame.surfarray.array_alpha(line)
    inked = [x for x in range(line.get_width()) if alpha[x].max() > 127]
    assert any(after - before > 1 for before, after in itertools.pairwise(inked))
