"""Nothing overflows: all pictures of the program and all pages of the books, in long languages, at all sizes.

The pictures are those of `main.py shots`; each row of a form has the focus once, so that its help is seen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path

import pytest

from game.cardgames.registry import GAMES
from game.commands.shots import arcade
from game.commands.shots.menus import closing, friends, opening
from game.commands.shots.puzzles import puzzles
from game.commands.shots.runs import runs
from game.commands.shots.studio import ProgramStudio
from game.language.message import Language, Variants
from game.language.names import PSEUDO
from game.scenes.frame import FormScene
from game.scenes.rulebook.example import ExampleScene
from game.scenes.rulebook.rules import RulesScene
from game.tables.studio import Pictures
from tests.conftest import Campaign
from tests.overflow import Overflow

Size = tuple[tuple[int, int], float]

SMALLEST: Size = ((960, 540), 1.5)
SIZES: tuple[Size, ...] = (
    SMALLEST,
    ((1280, 720), 1.0),
    ((1920, 1080), 1.0),
    ((2560, 1080), 1.0),
    ((2560, 1440), 1.0),
)
LANGUAGES = PSEUDO, "de", "fr"
TIGHTEST = (
    "'[évéñ]' is cut",
    "'[Pröféssíöñál",
    "'[çlübs áré",
    "'[Süggé",
    "'[Whíçh wáý döés",
    "'Sechsundsechzig' is cut",
)
"""Places without room in the smallest window at the largest scale; all but the last in the pseudo language.

They are a tag on the strip of a card that is seen, long words in the corner and on a plaque, a title over
very small cards, a question on a little table, and a title of one long word over a table looked back at.
"""


def books(studio: ProgramStudio) -> Pictures:
    """All pages of all books, all steps of lessons, all entries of albums with their exercises."""
    return {f"{game}-{name}": show for game in GAMES for name, show in _book(studio, game).items()}


def _book(studio: ProgramStudio, game: str) -> Pictures:
    studio.home()
    book = RulesScene(studio.app.context, game)
    studio.app.stack.push(book)
    found: dict[str, Callable[[], None]] = {}

    def page(number: int, step: int = 0) -> None:
        studio.home()
        studio.app.stack.push(book)
        book.page = number
        if number in book.lessons:
            book.lessons[number].go(step)
        studio.settle()

    def entry(number: int, place: int) -> None:
        page(number)
        book.albums[number].place = place
        studio.app.stack.push(ExampleScene(studio.app.context, game, book.albums[number]))
        studio.settle()

    for number in range(book.pages):
        lesson, album = book.lessons.get(number), book.albums.get(number)
        for step in range(len(lesson.lesson.stages) if lesson else 1):
            found[f"page-{number}-{step}"] = lambda number=number, step=step: page(number, step)
        for place in range(len(album.entries) if album else 0):
            found[f"entry-{number}-{place}"] = lambda number=number, place=place: entry(number, place)
    return found


def keys(studio: ProgramStudio) -> Pictures:
    """The list of keys over the title."""

    def show() -> None:
        studio.home()
        studio.press("keys")
        studio.frames(2)

    return {"keys": show}


GROUPS: dict[str, Callable[[ProgramStudio], Pictures]] = {
    "opening": opening,
    "closing": closing,
    "friends": friends,
    "puzzles": puzzles,
    "keys": keys,
    "arcade": arcade.pictures,
    "runs": runs,
    "books": books,
    **{game: kit.pictures for game, kit in GAMES.items()},
}
QUICK = {("opening", PSEUDO, SMALLEST), ("closing", PSEUDO, SMALLEST), ("keys", "de", SMALLEST)}
TIGHT = {("puzzles", PSEUDO)}
"""Tables above a strip: there is no room for words that are longer than those of any language."""
EACH = sorted(
    (one for one in product(GROUPS, LANGUAGES, SIZES) if one[:2] not in TIGHT),
    key=lambda one: one not in QUICK,
)


@pytest.fixture
def overflow(monkeypatch: pytest.MonkeyPatch) -> Overflow:
    """Watches what is drawn; the words of level files are longer in the pseudo language, too."""
    said = Variants.said

    def longer(text: Variants, language: Language) -> str:
        return language.message("", str(text)) if language.code == PSEUDO else said(text, language)

    monkeypatch.setattr(Variants, "said", longer)
    return Overflow(monkeypatch)


def looks(studio: ProgramStudio) -> Iterator[None]:
    """The frames of a picture: with the focus on each row, if the top scene is a form."""
    studio.app.draw()
    yield
    top = studio.app.stack.top
    if isinstance(top, FormScene):
        for number, widget in enumerate(top.form.widgets):
            if widget.focusable and widget.help:
                top.form.focus = number
                studio.app.draw()
                yield


@pytest.mark.parametrize(
    ("group", "language", "size"),
    [
        pytest.param(
            *one, marks=() if one in QUICK else pytest.mark.campaign, id=f"{one[0]}-{one[1]}-{one[2]}"
        )
        for one in EACH
    ],
)
def test_no_word_is_cut_or_leaves_its_place(
    group: str, language: str, size: Size, tmp_path: Path, overflow: Overflow, campaign: Campaign
) -> None:
    if campaign.times < 2 and size != SMALLEST and (group, language, size) not in QUICK:
        pytest.skip("only with --times 2 or more: a size with more room than the smallest")
    window, scale = size
    studio = ProgramStudio(tmp_path / "pictures", window, scale, str(tmp_path), language)
    faults: dict[str, str] = {}
    try:
        for name, show in GROUPS[group](studio).items():
            show()
            overflow.clear()
            for _look in looks(studio):
                for fault in overflow.of_frame():
                    if fault.startswith(TIGHTEST):
                        continue
                    faults.setdefault(fault, name)
                overflow.clear()
    finally:
        studio.app.close()
    assert overflow.lines
    assert not faults, "\n".join(f"{name}: {fault}" for fault, name in faults.items())
