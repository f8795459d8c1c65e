"""The rules of Sixty-six on the screen: read, paged, played and answered, by every device."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.cardgames.sixty_six.rulebook.pictures import Group, Groups
from game.cardgames.sixty_six.rules.deck import parse
from game.cardgames.sixty_six.table.art.suits import tone
from game.cardgames.sixty_six.table.focus import Spot, Zone
from game.scenes.menus.title import TitleScene
from game.scenes.rulebook.example import ExampleScene
from game.scenes.rulebook.quiz import QuizBoard
from game.scenes.rulebook.rules import RulesScene
from game.scenes.rulebook.trial import Standing, TableTrial
from game.tables.art import Art
from game.tables.table import Manner
from game.ui.drawing.draw import Pen, Shapes
from game.ui.drawing.screen import Scale, Screen
from tests.cardgames.sixty_six.deals import CLUBS
from tests.driving import Driver
from tests.sampling import sampled
from tests.virtual_pad import VirtualPad

SIZES = sampled([((960, 540), 1.5), ((1280, 720), 1.0), ((1680, 720), 1.25), ((1280, 800), 0.8)], 2)
ALBUM = 6

Text = tuple[str, pygame.FRect, pygame.FRect]


def started(folder: Path, size: tuple[int, int] = (1280, 720), scale: float = 1.0) -> Driver:
    driver = Driver(folder, size=size)
    driver.app.context.change(ui_scale=scale)
    driver.app.stack.push(RulesScene(driver.app.context, "sixty_six"))
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
        inner = [(words, place.inflate(-4, -4)) for words, place, _canvas in texts if words]
        for number, (words, place) in enumerate(inner):
            found = place.collidelist([other for _words, other in inner[:number]])
            assert found < 0, f"{words!r} is written over {inner[found][0]!r}"
        driver.key(pygame.K_TAB)
    driver.close()


@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_examples_fit(tmp_path: Path, texts: list[Text], size: tuple[int, int], scale: float) -> None:
    """Every entry with its question, and after an answer: all words stay on their panels."""
    driver = started(tmp_path, size, scale)
    to_example(driver, "Ten over king")
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


# -- examples on the table ---------------------------------------------------------------------------------


def test_wrong_then_right_by_keyboard(driver: Driver, read: list[str]) -> None:
    scene = to_example(driver, "Trump")
    trial = scene.trial
    first = trial.words
    driver.key(pygame.K_RIGHT)
    driver.key(pygame.K_RETURN)
    driver.frames(2)
    assert trial.standing is Standing.WRONG
    assert read[-1] == trial.words
    assert trial.words.startswith("You had to trump, but not so high.")
    assert trial.told[0] == "You trump with the king of clubs."
    assert not scene._album.solved
    driver.key(pygame.K_RETURN)
    assert (trial.standing, trial.words, trial.told) == (Standing.ASKED, first, [])
    assert len(hand_of(scene)) == 5
    driver.key(pygame.K_HOME)
    driver.key(pygame.K_RETURN)
    driver.frames(2)
    assert trial.standing is Standing.SOLVED
    assert scene._album.solved == {scene._album.place}
    driver.key(pygame.K_RETURN)
    assert scene._album.entry.title == "Go over"


def test_what_may_not_be_played_says_why(driver: Driver, read: list[str]) -> None:
    """The queen under the partner's king: the table refuses it in the rules' own words."""
    scene = to_example(driver, "Climb")
    trial = scene.trial
    assert isinstance(trial, TableTrial)
    queen = trial.table.areas()[Spot(Zone.HAND, *parse("QH"))]
    click_within(driver, scene, queen)
    click_within(driver, scene, queen)
    driver.frames(2)
    assert trial.standing is Standing.ASKED
    assert "you must beat the king of hearts" in read[-1].lower()
    assert len(hand_of(scene)) == 5


def test_a_bid_by_keyboard(driver: Driver) -> None:
    scene = to_example(driver, "Third hand")
    driver.key(pygame.K_RIGHT)
    driver.key(pygame.K_RETURN)
    driver.frames(2)
    assert scene.trial.standing is Standing.WRONG
    assert scene.trial.told == ["You bid 1: 33 points.", "Bob passes.", "Your partner passes.", "Dot passes."]
    driver.key(pygame.K_RETURN)
    driver.key(pygame.K_HOME)
    driver.key(pygame.K_RIGHT)
    driver.key(pygame.K_RIGHT)
    driver.key(pygame.K_RETURN)
    driver.frames(2)
    assert scene.trial.standing is Standing.SOLVED


def test_the_moon_by_mouse(driver: Driver) -> None:
    scene = to_example(driver, "Fifth hand")
    assert isinstance(scene.trial, TableTrial)
    moon = scene.trial.table.areas()[Spot(Zone.BID, 5)]
    click_within(driver, scene, moon)
    driver.frames(2)
    assert scene.trial.standing is Standing.SOLVED
    driver.click(*scene._layout.button.center)
    assert scene._album.entry.title == "Made or set"


def test_a_marriage_is_told(driver: Driver) -> None:
    scene = to_example(driver, "Royal wedding")
    driver.key(pygame.K_RETURN)
    driver.frames(2)
    assert scene.trial.standing is Standing.SOLVED
    assert "Marriage in clubs: 40 for your side." in scene.trial.told


def test_cards_move_and_can_be_hurried(driver: Driver) -> None:
    driver.app.context.change(speed="normal")
    scene = to_example(driver, "Ten over king")
    driver.key(pygame.K_RETURN)
    driver.frames(5)
    assert scene.trial.standing is Standing.SHOWING
    driver.key(pygame.K_RETURN)
    driver.frames(2)
    assert scene.trial.standing is not Standing.SHOWING


def test_the_keys_of_the_table_read_the_little_one(driver: Driver, read: list[str]) -> None:
    to_example(driver, "Another wedding")
    driver.key(pygame.K_t)
    assert "Your 2 stands: 66 points." in read[-1]
    driver.key(pygame.K_p)
    assert "Your 2 needs 20 more." in read[-1]
    driver.key(pygame.K_l)
    assert read[-1].startswith("Trick 3. You led the ace of diamonds")


# -- quizzes -----------------------------------------------------------------------------------------------


def test_a_quiz_by_keyboard(driver: Driver, read: list[str]) -> None:
    scene = to_example(driver, "Made or set")
    trial, board = scene.trial, board_of(scene)
    driver.key(pygame.K_RIGHT)
    assert read[-1] == "plus 2, 2 of 3"
    driver.key(pygame.K_c)
    assert read[-1] == "plus 2, 2 of 3"
    driver.key(pygame.K_RETURN)
    driver.frames(1)
    assert trial.standing is Standing.WRONG
    assert (
        read[-1]
        == trial.words
        == "Two ticks are 66 points, and this is one point less. What does a bid "
        + ("cost that is not made?")
    )
    assert (board.given, board.good) == (1, False)
    driver.key(pygame.K_RIGHT)
    assert board.place == 1, "what is answered stays"
    driver.key(pygame.K_RETURN)
    assert (trial.standing, board.given) == (Standing.ASKED, None)
    driver.key(pygame.K_END)
    driver.key(pygame.K_RIGHT)
    assert board.place == 2
    driver.key(pygame.K_RETURN)
    driver.frames(1)
    assert trial.standing is Standing.ASKED
    assert trial.words.startswith("A 2 promises 66. One point short is set")
    assert trial.words.endswith("now you have 105 points.")
    for key in (pygame.K_RIGHT, pygame.K_RIGHT, None):
        if key is not None:
            driver.key(key)
        driver.key(pygame.K_RETURN)
        driver.frames(1)
    assert trial.standing is Standing.SOLVED
    assert read[-1] == "In a Moon only the tricks count. One lost trick costs five."
    assert scene._album.solved == {scene._album.place}
    driver.key(pygame.K_RETURN)
    assert scene._album.entry.title == "Score cards"


def test_a_quiz_by_mouse(driver: Driver, read: list[str]) -> None:
    scene = to_example(driver, "Score cards")
    driver.frames(1)
    for place in (2, 0, 1):
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
    assert "3 pips of the red four, the black six face down on it, 2 of 3" in read


def test_a_quiz_from_its_start(driver: Driver) -> None:
    scene = to_example(driver, "Score cards")
    first = scene.trial.words
    driver.key(pygame.K_END)
    driver.key(pygame.K_RETURN)
    driver.frames(1)
    assert scene.trial.words != first
    driver.key(pygame.K_BACKSPACE)
    assert scene.trial.words == first


def test_all_by_gamepad(driver: Driver) -> None:
    def tap(*buttons: str) -> None:
        for button in buttons:
            for act in (pad.press, pad.release):
                act(button)
                pygame.event.pump()
                driver.frames(2)

    with VirtualPad() as pad:
        driver.frames(4)
        tap(*["rightshoulder"] * ALBUM, "dpright", "a", "rightshoulder")
        assert example(driver)._album.entry.title == "Climb"
        # The ten is in focus: nothing else may be played.
        tap("a")
        assert example(driver).trial.standing is Standing.SOLVED
        tap("leftshoulder", "leftshoulder", "leftshoulder")
        assert example(driver)._album.entry.title == "Score cards"
        tap("dpright", "dpright", "a")
        assert board_of(example(driver)).question.task.prompt.endswith("Which picture says 8?")
        tap("b")
        assert rules(driver) is driver.top
        assert rules(driver)._albums[ALBUM].solved == {2}


def test_pictures_show_cards_as_the_player_likes_them() -> None:
    picture = Groups((Group("AC KC 9C"),))
    green = pygame.Color(tone(CLUBS, four_colour=True).fill)
    shown = []
    for four_colour in (False, True):
        surface = pygame.display.set_mode((640, 360))
        art = Art()
        pen = Pen(Screen(surface, Scale.of((640, 360), 1.0)), Shapes(art.fonts))
        manner = Manner(switches=frozenset({"four_colour"} if four_colour else ()))
        picture(pen, art, manner, pygame.FRect(20, 20, 600, 320))
        shown.append({surface.get_at((x, y))[:3] for x in range(640) for y in range(360)})
    assert [tuple(green)[:3] in colours for colours in shown] == [False, True]
