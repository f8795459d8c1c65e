"""Nothing overflows: all pictures of the program and all pages of the books, in long languages, at all sizes.

The pictures are those of `main.py shots`; each row of a form is focused once, so that its help is shown.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import product
from pathlib import Path

import pytest

from game.app import App
from game.cardgames.registry import GAMES
from game.lab.shots.arcade import arcade_pictures, puzzle_pictures
from game.lab.shots.menus import closing_pictures, friends_pictures, opening_pictures
from game.lab.shots.runs import run_pictures
from game.lab.shots.studio import ProgramStudio
from game.language.message import Language, Variants
from game.language.names import PSEUDO
from game.scenes.awards.look_tile import LookTile
from game.scenes.awards.tile import AwardTile
from game.scenes.board_scene import BoardScene
from game.scenes.frame import FormScene
from game.scenes.menus.settings.keys import ControlsScene, KeyRow
from game.scenes.menus.settings.scene import ChapterScene
from game.scenes.menus.table_setup.setup import SetupScene
from game.scenes.rulebook.example import ExampleScene
from game.scenes.rulebook.rules import RulesScene
from game.tables.studio import Pictures
from tests.conftest import Campaign
from tests.support.driving import Driver
from tests.support.every_input import SETTINGS, Stagecoach
from tests.support.light_thinking import let_coach_think_lightly, think_lightly
from tests.support.overflow import Overflow

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
    "'[béttér]' is cut",
    "'öf á pílé, ñö'",
    "'[Pröféssíöñál",
    "'[çlübs áré",
    "'[föllöw [",
    "'[Süggé",
    "'[Whíçh wáý döés",
    "'[wíth Pip, Lotte",
    "'[át möst",
    "'pöíñts~~~~]'",
    "'géñérátíöñs~~~~]'",
    "'[Héádphöñés~~]' is cut",
    "'[béát [thé jáçk",
    "'öñlý 3 çláíms~~~~~].] [Müçh béttér tháñ'",
    "'[[Çáröüsél~] 2].~~~~~]'",
)
"""Places without room in the smallest window at the largest scale, in the pseudo-language.

They are tags on visible strips of cards, a hint's reason over a pile, the reason why a card is refused
above a hint, long words in the corner, on a plaque, on an option's tag and under a new look, a title over
very small cards, a question on a little table, the opponents on the sign of a saved match, the goal on a
run's sign, and the coach's words over names of packs on its small table.
"""


SAMPLE = {*product(GAMES, [PSEUDO]), *product(["sixpack"], LANGUAGES)}
"""Games and languages whose scenes are drawn even without --times; only tables differ between games."""


def books(studio: ProgramStudio) -> Pictures:
    """Return all pages of all books, all steps of lessons, and all entries of albums with their exercises."""
    return {f"{game}-{name}": show for game in GAMES for name, show in _book(studio, game).items()}


def _book(studio: ProgramStudio, game: str) -> Pictures:
    studio.open_title()
    book = RulesScene(studio.app.context, game)
    studio.app.stack.push(book)
    found: dict[str, Callable[[], None]] = {}

    def page(number: int, step: int = 0) -> None:
        studio.open_title()
        studio.app.stack.push(book)
        book.page = number
        if number in book.lessons:
            book.lessons[number].go_to_step(step)
        studio.run_until_still()

    def entry(number: int, place: int) -> None:
        page(number)
        book.albums[number].place = place
        studio.app.stack.push(ExampleScene(studio.app.context, game, book.albums[number]))
        studio.run_until_still()

    for number in range(book.page_count):
        lesson, album = book.lessons.get(number), book.albums.get(number)
        for step in range(len(lesson.lesson.stages) if lesson else 1):
            found[f"page-{number}-{step}"] = lambda number=number, step=step: page(number, step)
        for place in range(len(album.entries) if album else 0):
            found[f"entry-{number}-{place}"] = lambda number=number, place=place: entry(number, place)
    return found


def keys(studio: ProgramStudio) -> Pictures:
    """Return the list of keys over the title."""

    def show() -> None:
        studio.open_title()
        studio.press("keys", then=2)

    return {"keys": show}


GROUPS: dict[str, Callable[[ProgramStudio], Pictures]] = {
    "opening": opening_pictures,
    "closing": closing_pictures,
    "friends": friends_pictures,
    "puzzles": puzzle_pictures,
    "keys": keys,
    "arcade": arcade_pictures,
    "runs": run_pictures,
    "books": books,
    **{game: kit.pictures for game, kit in GAMES.items()},
}
QUICK = {("opening", PSEUDO, SMALLEST), ("closing", PSEUDO, SMALLEST), ("keys", "de", SMALLEST)}
TIGHT = {("puzzles", PSEUDO)}
"""Not checked: the strip below a puzzle's table has no room for words longer than in any real language."""
EACH = sorted(
    (one for one in product(GROUPS, LANGUAGES, SIZES) if one[:2] not in TIGHT),
    key=lambda one: one not in QUICK,
)


@pytest.fixture
def overflow(monkeypatch: pytest.MonkeyPatch) -> Overflow:
    """Return a watch on everything drawn; texts of level files are also longer in the pseudo-language."""
    in_language = Variants.in_language

    def longer(text: Variants, language: Language) -> str:
        return language.message("", str(text)) if language.code == PSEUDO else in_language(text, language)

    monkeypatch.setattr(Variants, "in_language", longer)
    return Overflow(monkeypatch)


def draw_each_focus(app: App) -> Iterator[None]:
    """Yield for each frame of a picture: with the focus on each row, if the top scene is a form."""
    app.draw()
    yield
    top = app.stack.top
    # The set-up paints its table in advance, as if it were visible.
    forms = FormScene | BoardScene | ChapterScene | ControlsScene
    if isinstance(top, forms) and not isinstance(top, SetupScene):
        for number, widget in enumerate(top.form.widgets):
            if widget.focusable and (widget.help or isinstance(widget, KeyRow | AwardTile | LookTile)):
                top.form.focus = number
                app.draw()
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
    group: str,
    language: str,
    size: Size,
    tmp_path: Path,
    overflow: Overflow,
    campaign: Campaign,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if campaign.times < 2 and size != SMALLEST and (group, language, size) not in QUICK:
        pytest.skip("only with --times 2 or more: a size with more room than the smallest")
    let_coach_think_lightly(monkeypatch)
    window, scale = size
    studio = ProgramStudio(tmp_path / "pictures", window, scale, str(tmp_path), language)
    try:
        faults = faults_of(studio.app, GROUPS[group](studio), overflow)
    finally:
        studio.app.close()
    assert overflow.lines
    assert not faults, "\n".join(f"{name}: {fault}" for fault, name in faults.items())


def faults_of(app: App, pictures: Mapping[str, Callable[[], object]], overflow: Overflow) -> dict[str, str]:
    """Return the faults of these pictures, each with the name of the first picture that has it."""
    faults: dict[str, str] = {}
    for name, show in pictures.items():
        show()
        overflow.clear()
        for _look in draw_each_focus(app):
            for fault in overflow.of_frame():
                if not fault.startswith(TIGHTEST):
                    faults.setdefault(fault, name)
            overflow.clear()
    return faults


@pytest.mark.campaign
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size}")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_word_of_any_scene_is_cut(
    game: str,
    language: str,
    size: Size,
    tmp_path: Path,
    overflow: Overflow,
    campaign: Campaign,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """All scenes, even those without a picture, except the books, whose pages the other test draws."""
    if campaign.times < 2 and (size != SMALLEST or (game, language) not in SAMPLE):
        pytest.skip("only with --times 2 or more: a size with more room, or menus that are seen already")
    window, scale = size
    driver = Driver(tmp_path, window)
    monkeypatch.setitem(SETTINGS, "ui_scale", scale)
    think_lightly(monkeypatch)
    driver.app.context.change(language=language)
    coach = Stagecoach(driver, game, examples=slice(0))
    # What is the same in all games is drawn in only one of them, if all are played in this language.
    scenes = coach.share if language == PSEUDO or campaign.times > 1 else coach.scenes
    opened = {
        name: partial(_settled, driver, scenes[name]) for name in scenes if not name.startswith("rules, ")
    }
    faults = faults_of(driver.app, opened, overflow)
    assert not faults, "\n".join(f"{name}: {fault}" for fault, name in faults.items())


def _settled(driver: Driver, opening: Callable[[], object]) -> None:
    opening()
    with driver.unseen():
        driver.frames(40)
