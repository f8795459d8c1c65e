"""The wall of records: photos of the last positions of matches, the rating's curve in a sail, and plaques."""

import pygame
import pytest
from msgspec.structs import replace
from pygame import FRect, Surface

from game.language.message import message
from game.scenes.match.autoplay import Autoplay
from game.scenes.puzzles.shelves import PuzzlesScene
from game.scenes.records import photo
from game.scenes.records.match_row import MatchRow
from game.scenes.records.matches import MatchesScene
from game.scenes.records.sail import MOST, curve_points, edge_height, thin_out
from game.scenes.records.wall import RecordsScene
from game.scenes.review.replay import ReplayScene
from game.storage.history import records
from game.ui.devices.actions import Action
from game.ui.drawing.draw import Pen
from tests.scenes.test_rating import record_good_player, record_match
from tests.support.by_ear import Ear
from tests.support.drawn_words import drawn_text
from tests.support.driving import Driver
from tests.support.screen_text import ScreenText


def play_and_open_wall(driver: Driver, matches: int = 1) -> RecordsScene:
    """Play matches of 6 takes!, and open the wall."""
    context = driver.app.context
    for seed in range(matches):
        context.seed = seed
        player = Autoplay(context, driver.app.stack, "six_takes")
        with driver.unseen():
            driver.until(player.step)
        driver.app.stack.pop_to(driver.app.stack.scenes[0])
    return open_wall(driver)


def open_wall(driver: Driver) -> RecordsScene:
    driver.app.context.screens.records("six_takes")
    driver.frames(2)
    return driver.top


def photos_on(scene: RecordsScene) -> list[photo.Photo]:
    return [one for one in scene.form.widgets if isinstance(one, photo.Photo)]


def photo_of(driver: Driver, place: int = 0) -> Surface:
    """Return the developed photo of a match; 0 is the newest."""
    scene, app = driver.top, driver.app
    assert isinstance(scene, RecordsScene)
    return photo.table_picture(
        driver.pen, photo.final_table(app.context, photos_on(scene)[place].result), (150, 108)
    )


def colours(picture: Surface) -> int:
    return len({tuple(picture.get_at((x, y))) for x in range(0, 150, 3) for y in range(0, 108, 3)})


def test_newest_photo_opens_its_replay(driver: Driver) -> None:
    scene = play_and_open_wall(driver)
    assert scene.form.focused is photos_on(scene)[0]
    driver.key(pygame.K_RETURN)
    driver.until(lambda: driver.on(ReplayScene))
    driver.key(pygame.K_ESCAPE)
    assert driver.on(RecordsScene)
    driver.click(*scene.form.area_of(scene.form.focus).center)
    driver.until(lambda: driver.on(ReplayScene))


def test_photo_shows_the_last_position_and_is_blank_for_a_lost_journal(driver: Driver) -> None:
    scene = play_and_open_wall(driver, 2)
    assert colours(photo_of(driver)) > 50
    newest, older = (pygame.image.tobytes(photo_of(driver, place), "RGB") for place in (0, 1))
    assert newest != older, "each shows its own match"
    (driver.app.context.places.saves / photos_on(scene)[0].result.journal).unlink()
    assert colours(photo_of(driver)) == 1
    driver.frames(2)


def test_frame_develops_at_most_one_picture(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(5):
        record_match(driver.app.context, (1, 2), ("", "swan"), number)
    monkeypatch.setattr(photo, "final_table", lambda _context, result: result.journal)
    monkeypatch.setattr(photo, "table_picture", lambda _pen, _table, size: Surface(size))
    open_wall(driver)
    made: list[str] = []
    frames: list[int] = []

    def table_picture(pen: Pen, table: str, size: tuple[int, int]) -> Surface:
        made.append(table)
        frames.append(pen.shapes.allowance.frame)
        return Surface(size)

    monkeypatch.setattr(photo, "table_picture", table_picture)
    driver.app.context.change(high_contrast=True)
    driver.app.bounded = True
    driver.frames(1)
    for _ in range(60):
        driver.app.frame(1 / 60)
    assert sorted(made) == [f"match-{number}.sixes" for number in range(5)], "each once"
    assert len(set(frames[1:])) == len(frames[1:])


def test_practice_matches_are_shown_and_pennants_switch_games(driver: Driver) -> None:
    context = driver.app.context
    kept = record_match(context, (2, 1), ("", "swan"))
    assert records.add(context.places.records, replace(kept, rated=False, journal="other.sixes")) is None
    assert records.add(context.places.records, replace(kept, game="sixpack", journal="pack.sixes")) is None
    scene = open_wall(driver)
    assert [one.result.journal for one in photos_on(scene)] == ["other.sixes", "match-0.sixes"]
    assert "practice" in photos_on(scene)[0].describe()
    driver.key(pygame.K_PAGEDOWN)
    assert scene.game == "sixpack"
    assert [one.result.journal for one in photos_on(scene)] == ["pack.sixes"]
    assert "Records · Sixpack." in context.captions.last
    driver.key(pygame.K_PAGEUP, pygame.K_PAGEUP)
    assert scene.game == "must_be_18", "the pennants wrap around"
    driver.click_row("6 takes!")
    assert scene.game == "six_takes"
    assert scene.form.focused.title == "6 takes!"


def test_all_matches_opens_their_list(driver: Driver) -> None:
    record_match(driver.app.context, (1, 2), ("", "swan"))
    open_wall(driver)
    driver.click_row("All matches")
    assert driver.on(MatchesScene)
    assert driver.top.title == "All matches · 6 takes!"


def test_wall_without_a_rated_match_says_how_to_play_one(driver: Driver) -> None:
    open_wall(driver)
    assert "No rated match yet. Turn on Rated when you set the table." in drawn_text(driver)


def test_wall_is_read_aloud(driver: Driver) -> None:
    record_good_player(driver.app.context)
    ear = Ear(driver)
    scene = open_wall(driver)
    heard = ear.listen()[-1]
    assert heard.startswith("Records, 6 takes!")
    assert "8 rated matches, 4 won." in heard
    assert "place 1 of 3" in heard
    assert Action.ANNOUNCE_SCORES in scene.keys
    assert "Best match: 9." in ear.press(pygame.K_s)[0]


def test_sail_has_no_curve_before_the_second_rated_match(driver: Driver, text: ScreenText) -> None:
    record_match(driver.app.context, (1, 2), ("", "swan"))
    open_wall(driver)
    shown = " ".join(str(one.words) for one in text.texts(driver))
    assert "The curve starts with your second rated match." in shown
    record_match(driver.app.context, (1, 2), ("", "swan"), 1)
    driver.key(pygame.K_ESCAPE)
    open_wall(driver)
    shown = " ".join(str(one.words) for one in text.texts(driver))
    assert "second rated match" not in shown
    assert "You" in shown


def test_wall_without_a_match_says_how_to_get_one(driver: Driver, text: ScreenText) -> None:
    assert photos_on(open_wall(driver)) == []
    assert "Play one, and you’ll find it here." in " ".join(str(one.words) for one in text.texts(driver))
    assert "No matches yet." in driver.app.context.captions.last


@pytest.mark.parametrize("course", [(0.1, 0.4, 0.9), (0.95, 0.5, 0.05), (1.0,) * 30, (0.0, 1.0) * 15])
def test_curve_stays_in_the_sail(course: tuple[float, ...]) -> None:
    points = curve_points(course)
    assert len(points) == len(course)
    assert all(y > edge_height(round(x)) for x, y in points)
    assert points[-1][0] == max(x for x, _y in points), "it ends at the mast"


def test_many_matches_are_thinned_keeping_first_and_last() -> None:
    values = tuple(map(float, range(1000)))
    found = thin_out(values)
    assert len(found) == MOST
    assert (found[0], found[-1]) == (values[0], values[-1])
    assert list(found) == sorted(found)
    assert thin_out(values[:MOST]) == values[:MOST]


def test_shoulder_buttons_move_along_the_pennants(driver: Driver) -> None:
    with driver.pad() as press:
        scene = open_wall(driver)
        for button, game in (("rightshoulder", "sixpack"), ("leftshoulder", "six_takes")):
            press(button)
            assert scene.game == game
        driver.open(PuzzlesScene(driver.app.context, "six_takes"), frames=2)
        press("leftshoulder")
        assert driver.top.game == "must_be_18"


@pytest.mark.parametrize(
    ("wide", "lines"),
    [
        (420, ["29 Nov 2026 · place 2 of 4 · 70 ducks"]),
        (300, ["29 Nov 2026", "place 2 of 4 · 70 ducks"]),
        (210, ["29 Nov 2026 · place", "2 of 4 · 70 ducks"]),
    ],
)
def test_row_of_a_match_breaks_between_its_parts(
    wide: int, lines: list[str], driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    monkeypatch.setattr(Pen, "text", lambda _pen, words, *args, **how: drawn.append(str(words)))
    text = "29 Nov 2026 · place 2 of 4 · 70 ducks"
    MatchRow(text, lambda: None, "", message("watch")).draw(driver.pen, FRect(0, 0, wide, 62), False)
    assert drawn == lines
