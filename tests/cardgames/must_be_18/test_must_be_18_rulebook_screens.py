"""The rules of You Must Be 18! on the screen: read, paged, played and answered, by every device."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.cardgames.must_be_18.table.focus import LAYING, Spot, Zone
from game.cardgames.must_be_18.table.table import MustBe18Table
from game.scenes.menus.title import TitleScene
from game.scenes.rulebook.example import ExampleScene
from game.scenes.rulebook.quiz import QuizBoard
from game.scenes.rulebook.rules import RulesScene
from game.scenes.rulebook.trial import Standing, TableTrial
from game.ui.drawing.draw import Pen
from tests.driving import Driver
from tests.sampling import sampled
from tests.virtual_pad import VirtualPad

SIZES = sampled([((960, 540), 1.5), ((1280, 720), 1.0), ((1680, 720), 1.25), ((1280, 800), 0.8)], 2)
EXAMPLE, ALBUM = 4, 5

Text = tuple[str, pygame.FRect, pygame.FRect]


def started(folder: Path, size: tuple[int, int] = (1280, 720), scale: float = 1.0) -> Driver:
    driver = Driver(folder, size=size)
    driver.app.context.change(ui_scale=scale)
    # Tables of other games are not what is looked at here.
    driver.app.context.notices.clear()
    driver.app.stack.push(RulesScene(driver.app.context, "must_be_18"))
    driver.frames(2)
    return driver


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    made = started(tmp_path)
    yield made
    made.close()


@pytest.fixture
def read(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Everything that is read aloud or told."""
    words: list[str] = []
    monkeypatch.setattr(driver.app.context.captions, "_sinks", (words.append,))
    return words


def rules(driver: Driver) -> RulesScene:
    return next(scene for scene in driver.app.stack.scenes if isinstance(scene, RulesScene))


def example(driver: Driver) -> ExampleScene:
    assert isinstance(driver.top, ExampleScene)
    return driver.top


def to_example(driver: Driver, title: str) -> ExampleScene:
    for _ in range(ALBUM):
        driver.key(pygame.K_TAB)
    album = rules(driver)._albums[ALBUM]
    for _ in range([entry.title for entry in album.entries].index(title)):
        driver.key(pygame.K_RIGHT)
    driver.key(pygame.K_RETURN)
    driver.frames(2)
    assert example(driver)._album.entry.title == title
    return example(driver)


def board_of(scene: ExampleScene) -> QuizBoard:
    assert isinstance(scene.trial.board, QuizBoard)
    return scene.trial.board


def hand_of(scene: ExampleScene) -> tuple[int, ...]:
    assert isinstance(scene.trial, TableTrial)
    return scene.trial.table.view.hand


def click_within(driver: Driver, scene: ExampleScene, area: pygame.FRect) -> None:
    """Click in the middle of an area of the little table or the answers; a second click confirms."""
    stage = scene._layout.stage
    share = stage.width / scene._little.width
    driver.click(stage.left + area.centerx * share, stage.top + area.centery * share)


# -- nothing is cut off ------------------------------------------------------------------------------------


@pytest.fixture
def texts(monkeypatch: pytest.MonkeyPatch) -> list[Text]:
    """Every text that is drawn, with its place and the canvas it is drawn on."""
    seen: list[Text] = []
    plain = Pen.text

    def text(self: Pen, words: str, *args, **how) -> pygame.FRect:
        place = plain(self, words, *args, **how)
        if self.screen.surface.get_clip().size == self.screen.surface.get_size():
            seen.append((words, place, self.area))
        return place

    monkeypatch.setattr(Pen, "text", text)
    return seen


def check(driver: Driver, texts: list[Text]) -> None:
    texts.clear()
    driver.app.draw()
    assert texts
    for words, place, canvas in texts:
        assert canvas.inflate(2, 2).contains(place), f"{words!r} at {place} leaves {canvas}"


@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_pages_fit(tmp_path: Path, texts: list[Text], size: tuple[int, int], scale: float) -> None:
    driver = started(tmp_path, size, scale)
    scene = rules(driver)
    for page in range(scene.pages):
        assert scene.page == page
        check(driver, texts)
        bottom = driver.app.scale.height - 44
        assert all(place.bottom <= bottom for words, place, _canvas in texts if len(words) > 24)
        driver.key(pygame.K_PAGEDOWN)
    driver.key(pygame.K_ESCAPE)
    assert driver.on(TitleScene)
    driver.close()


@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_pictures_do_not_write_over_each_other(
    tmp_path: Path, texts: list[Text], size: tuple[int, int], scale: float
) -> None:
    driver = started(tmp_path, size, scale)
    for _ in range(rules(driver).pages):
        check(driver, texts)
        page = texts[0][2]
        inner = [(words, place.inflate(-4, -4)) for words, place, on in texts if words and on == page]
        for number, (words, place) in enumerate(inner):
            found = place.collidelist([other for _words, other in inner[:number]])
            assert found < 0, f"{words!r} is written over {inner[found][0]!r}"
        driver.key(pygame.K_TAB)
    driver.close()


@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_examples_fit(tmp_path: Path, texts: list[Text], size: tuple[int, int], scale: float) -> None:
    """Every entry with its question, and after an answer: all words stay on their panels."""
    driver = started(tmp_path, size, scale)
    to_example(driver, "Three sixes")
    for entry in rules(driver)._albums[ALBUM].entries:
        scene = example(driver)
        for answered in (False, True):
            if answered:
                driver.key(pygame.K_RETURN)
                driver.frames(3)
            check(driver, texts)
            canvas, layout = texts[0][2], scene._layout
            below = f"{scene.trial.words} {' '.join(scene.trial.told)}"
            whole = {f"{entry.effect} {entry.detail}": layout.about, below: layout.words}
            for text, panel in whole.items():
                # The same words may be in both columns, but hardly on the wrong side of the gap.
                found = [
                    place
                    for words, place, on in texts
                    if on == canvas and words.count(" ") > 1 and words in text
                ]
                lines = [place for place in found if panel.left < place.centerx < panel.right]
                assert lines
                assert all(panel.contains(place) for place in lines), text
        driver.key(pygame.K_PAGEDOWN)
    driver.close()


# -- the lesson --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_the_lesson_fits(tmp_path: Path, texts: list[Text], size: tuple[int, int], scale: float) -> None:
    driver = started(tmp_path, size, scale)
    for _ in range(EXAMPLE):
        driver.key(pygame.K_TAB)
    for _ in range(6):
        check(driver, texts)
        driver.key(pygame.K_RETURN)
        driver.frames(3)
    driver.close()


def test_the_lesson_goes_on_and_back(driver: Driver, read: list[str]) -> None:
    for _ in range(EXAMPLE):
        driver.key(pygame.K_TAB)
    lesson = rules(driver)._lessons[EXAMPLE]
    assert lesson.table.view.tops == (6, 6, 6)
    for _ in range(5):
        driver.key(pygame.K_RETURN)
        driver.frames(3)
    assert lesson.table.view.tops == (6, 5, 4, 3)
    assert read[-1].endswith("18 again.")
    driver.key(pygame.K_LEFT)
    assert lesson.table.view.tops == (6, 6, 4, 2)


# -- examples on the table ---------------------------------------------------------------------------------


def table_of(scene: ExampleScene) -> MustBe18Table:
    assert isinstance(scene.trial, TableTrial)
    assert isinstance(scene.trial.table, MustBe18Table)
    return scene.trial.table


def spot_of(scene: ExampleScene, number: int, nth: int = 0) -> Spot:
    """A hand card with a number."""
    view = table_of(scene).view
    return Spot(Zone.HAND, [card for card in view.hand if view.numbers[card] == number][nth])


def click_on(driver: Driver, scene: ExampleScene, *spots: Spot) -> None:
    for spot in spots:
        driver.frames(1)
        click_within(driver, scene, table_of(scene).areas()[spot])
    driver.frames(2)


def test_three_sixes_by_keyboard(driver: Driver) -> None:
    scene = to_example(driver, "Three sixes")
    driver.key(pygame.K_RETURN)
    driver.frames(2)
    assert scene.trial.standing is Standing.SOLVED
    assert table_of(scene).view.tops == (6, 6, 6)
    driver.key(pygame.K_RETURN)
    assert scene._album.entry.title == "Six on six"


def test_wrong_then_right_by_keyboard(driver: Driver, read: list[str]) -> None:
    """Enter picks up the six, Enter puts it, Enter lays it: one is too few. Then three of them."""
    scene = to_example(driver, "Six on six")
    trial = scene.trial
    first = trial.words
    for _ in range(3):
        driver.key(pygame.K_RETURN)
    driver.frames(2)
    assert trial.standing is Standing.WRONG
    assert read[-1] == trial.words
    assert trial.words.startswith("That may be laid.")
    assert trial.told == ["You lay a six. Tops 6, 6, 6."]
    driver.key(pygame.K_RETURN)
    assert (trial.standing, trial.words, trial.told) == (Standing.ASKED, first, [])
    assert len(hand_of(scene)) == 5
    driver.close()


def test_a_wrong_total_is_refused(driver: Driver, read: list[str]) -> None:
    """What is not 18 cannot be laid: the table says what is wrong, and the question stays."""
    scene = to_example(driver, "Equal sums")
    click_on(driver, scene, spot_of(scene, 5), Spot(Zone.COLUMN, 0))
    click_on(driver, scene, LAYING)
    assert scene.trial.standing is Standing.ASKED
    assert "17: one too few" in " ".join(read[-2:])
    assert len(hand_of(scene)) == 4


def test_equal_sums_by_mouse(driver: Driver) -> None:
    scene = to_example(driver, "Equal sums")
    for number, column in ((5, 0), (4, 1), (5, 3)):
        card = next(
            spot
            for spot in table_of(scene).areas()
            if spot.zone is Zone.HAND and table_of(scene).view.numbers[spot.key] == number
        )
        click_on(driver, scene, card, Spot(Zone.COLUMN, column))
    click_on(driver, scene, LAYING)
    assert scene.trial.standing is Standing.SOLVED
    assert table_of(scene).view.tops == (5, 4, 4, 5)
    driver.click(*scene._layout.button.center)
    assert scene._album.entry.title == "Last cards"


def test_a_card_is_dragged_to_a_column_of_the_little_table(driver: Driver) -> None:
    scene = to_example(driver, "Equal sums")
    driver.frames(1)
    table, stage, ppu = table_of(scene), scene._layout.stage, driver.app.scale.ppu
    share = stage.width / scene._little.width
    card = table.view.hand[0]
    start, goal = table.areas()[Spot(Zone.HAND, card)], table.layout.columns[1]

    def post(kind: int, area: pygame.FRect, **how) -> None:
        at = stage.left + area.centerx * share, stage.top + area.centery * share
        pos = round(at[0] * ppu), round(at[1] * ppu)
        pygame.event.post(pygame.event.Event(kind, pos=pos, **how))
        driver.frames(1)

    post(pygame.MOUSEBUTTONDOWN, start, button=1)
    post(pygame.MOUSEMOTION, goal, rel=(9, 9), buttons=(1, 0, 0))
    post(pygame.MOUSEBUTTONUP, goal, button=1)
    assert [(put.card, put.column) for put in table.draft.puts] == [(card, 1)]


def test_a_new_column_by_mouse(driver: Driver) -> None:
    """Two cards are right by the rules, but four were asked for."""
    scene = to_example(driver, "A new column")
    new = Spot(Zone.COLUMN, 3)
    click_on(driver, scene, spot_of(scene, 2), new)
    click_on(driver, scene, spot_of(scene, 4), Spot(Zone.COLUMN, 0), LAYING)
    assert scene.trial.standing is Standing.WRONG
    assert scene.trial.words.endswith("All three sixes can be covered.")


def test_the_sixth_column_in_two_steps(driver: Driver, read: list[str]) -> None:
    scene = to_example(driver, "Six at most")
    view = table_of(scene).view
    three = view.tops.index(3)
    click_on(driver, scene, spot_of(scene, 1), Spot(Zone.COLUMN, 5))
    click_on(driver, scene, spot_of(scene, 2), Spot(Zone.COLUMN, three), LAYING)
    assert scene.trial.standing is Standing.ASKED
    assert scene.trial.words.endswith("Now lay your last card!")
    assert "Bob can lay nothing and skips." in read
    for _ in range(3):
        driver.key(pygame.K_RETURN)
    driver.frames(2)
    assert scene.trial.standing is Standing.SOLVED
    assert scene._album.solved == {scene._album.place}


def test_a_blocked_round_is_told(driver: Driver) -> None:
    scene = to_example(driver, "Blocked")
    click_on(driver, scene, spot_of(scene, 3), Spot(Zone.COLUMN, 1))
    click_on(driver, scene, spot_of(scene, 5), Spot(Zone.COLUMN, 3), LAYING)
    assert scene.trial.standing is Standing.SOLVED
    assert "Nobody can lay anything: the round is blocked." in scene.trial.told
    assert scene.trial.told[-1] == "Round 1: Ann 2, you 6, Bob 12."


def test_the_keys_of_the_table_read_the_little_one(driver: Driver, read: list[str]) -> None:
    to_example(driver, "Draw a card")
    driver.key(pygame.K_t)
    assert read[-1].startswith("You drew a two. Make 18 again. Cards: you 4, Bob 4, Ann 1.")
    driver.key(pygame.K_e)
    assert read[-1] == "Nothing is selected. The tops are 18."
    driver.key(pygame.K_2)
    assert read[-1].startswith("Column 2: four")


# -- quizzes -----------------------------------------------------------------------------------------------


def test_a_quiz_by_keyboard(driver: Driver, read: list[str]) -> None:
    scene = to_example(driver, "Eighteen?")
    trial, board = scene.trial, board_of(scene)
    driver.key(pygame.K_c)
    assert read[-1] == "6, 5, 4, 4, 1 of 3"
    driver.key(pygame.K_RETURN)
    driver.frames(1)
    assert trial.standing is Standing.WRONG
    assert read[-1] == trial.words
    assert (board.given, board.good) == (0, False)
    driver.key(pygame.K_RETURN)
    for place in (1, 0, 2, 1):
        driver.key(pygame.K_HOME)
        for _ in range(place):
            driver.key(pygame.K_RIGHT)
        driver.key(pygame.K_RETURN)
        driver.frames(1)
    assert trial.standing is Standing.SOLVED
    assert read[-1] == "6 + 5 + 3 = 14, and 4 more are 18."
    assert scene._album.solved == {scene._album.place}


def test_a_quiz_by_mouse(driver: Driver) -> None:
    scene = to_example(driver, "Allowed?")
    driver.frames(1)
    for place in (0, 0, 2, 1):
        click_within(driver, scene, board_of(scene).areas[place])
        driver.frames(2)
        assert scene.trial.standing is Standing.ASKED
    click_within(driver, scene, board_of(scene).areas[0])
    driver.frames(2)
    assert scene.trial.standing is Standing.WRONG
    driver.click(*scene._layout.button.center)
    click_within(driver, scene, board_of(scene).areas[2])
    driver.frames(2)
    assert scene.trial.standing is Standing.SOLVED


def test_all_by_gamepad(driver: Driver) -> None:
    def tap(*buttons: str) -> None:
        for button in buttons:
            for act in (pad.press, pad.release):
                act(button)
                pygame.event.pump()
                driver.frames(2)

    with VirtualPad() as pad:
        driver.frames(4)
        tap(*["rightshoulder"] * ALBUM, "a")
        assert example(driver)._album.entry.title == "Three sixes"
        tap("a")
        assert example(driver).trial.standing is Standing.SOLVED
        tap("leftshoulder")
        assert example(driver)._album.entry.title == "What now?"
        tap("a", "a")
        assert board_of(example(driver)).question.task.prompt.startswith("You would like to keep the 5")
        tap("b")
        assert rules(driver) is driver.top
        assert rules(driver)._albums[ALBUM].solved == {0}
