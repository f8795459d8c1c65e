"""The player's rating in the records and the set-up, and the mirror that is as strong as the player."""

from collections.abc import Sequence

import pygame
import pytest
from msgspec.structs import replace

from game import VERSION
from game.arcade.rating.strengths import load_strengths
from game.engine.journal import Header, Journal, Player
from game.scenes.context import Context
from game.scenes.match.launch import restart, resume, start
from game.scenes.match.table import TableScene
from game.scenes.menus.table_setup.ducks import DuckScene, Portrait
from game.scenes.menus.table_setup.setup import SetupScene
from game.scenes.player_rating import player_rating
from game.scenes.records.matches import MatchesScene
from game.storage.history import records
from game.storage.history.records import MatchRecord
from tests.support.by_ear import Ear
from tests.support.driving import Driver
from tests.support.playing import play
from tests.support.results import result
from tests.support.screen_text import ScreenText

ONE_ROUND = {"limit": 0}
STRENGTHS = load_strengths()["six_takes"]


def record_match(
    context: Context, ranking: Sequence[int], levels: Sequence[str], number: int = 0
) -> MatchRecord:
    """Record a rated match of the player, who has the first seat."""
    found = result(ranking=tuple(ranking), levels=tuple(levels), journal=f"match-{number}.sixes")
    assert records.add(context.places.records, found) is None
    return found


def record_good_player(context: Context) -> None:
    """Record some matches against Swans, of which the player wins every other one."""
    for number in range(8):
        ranking = (1, 2, 3) if number % 2 else (3, 1, 2)
        record_match(context, ranking, ("", "swan", "swan"), number)


def rating_of(driver: Driver) -> float:
    return player_rating(driver.app.context, "six_takes").value


def test_finished_match_changes_the_rating(driver: Driver) -> None:
    before = rating_of(driver)
    driver.start_match("six_takes", ("pip", "bob"), ONE_ROUND)
    driver.until(lambda: driver.asked)
    play(driver)
    (kept,) = driver.app.context.archive.results()
    assert kept.levels == ("", "duckling", "drake:daring")
    assert rating_of(driver) != before


def test_levels_of_an_older_result_are_read_from_its_journal(driver: Driver) -> None:
    context = driver.app.context
    kept = record_match(context, (1, 2), ())
    assert player_rating(context, "six_takes").course == ()
    header = Header(
        version=VERSION, game="six_takes", seed=1, options={}, players=(Player("You"), Player("Bob", "swan"))
    )
    Journal.create(context.places.saves / kept.journal, header).close()
    assert rating_of(driver) > 1500
    assert not context.notices


def test_records_plot_the_rating_and_name_an_even_match(driver: Driver) -> None:
    record_good_player(driver.app.context)
    ear = Ear(driver)
    driver.open(MatchesScene(driver.app.context, "six_takes"))
    driver.top.resume()
    rating = driver.top._rating
    even = rating.nearest_opponent(driver.app.context.cast.opponents)
    assert f"An even match: {even.name}." in ear.listen()[-1]
    driver.key(pygame.K_HOME)
    ear.press(pygame.K_LEFT)
    row = driver.top.form.focused
    assert "Rating after each match: 8 matches, from " in row.help
    assert f"now {round(rating.value):,}." in row.help
    assert ear.press(pygame.K_DOWN)[-1].startswith(f"Match by match: {round(rating.value):,}")
    driver.frames(2)


@pytest.mark.window(960, 540, 1.5)
def test_plot_fits_a_small_canvas(driver: Driver, text: ScreenText) -> None:
    record_good_player(driver.app.context)
    driver.open(MatchesScene(driver.app.context, "six_takes"))
    driver.top.resume()
    driver.key(pygame.K_HOME, pygame.K_LEFT)
    even = driver.top._rating.nearest_opponent(driver.app.context.cast.opponents)
    assert f"a match for {even.name}" in text.words(driver)


def test_player_without_a_rated_match_has_no_rating(driver: Driver) -> None:
    found = replace(record_match(driver.app.context, (1, 2), ("", "swan")), rated=False)
    driver.app.context.places.records.unlink()
    assert records.add(driver.app.context.places.records, found) is None
    driver.open(MatchesScene(driver.app.context, "six_takes"))
    scene = driver.top
    assert dict(scene._statistics.named_figures)["Rating"] == "–"
    scene._select_plot(2)
    assert "The plot starts with your second rated match." in scene.form.widgets[0].help
    driver.frames(2)


def test_setup_says_who_is_about_even(driver: Driver) -> None:
    context = driver.app.context
    record_good_player(context)
    rating = rating_of(driver)
    even = [
        one.id for one in context.cast.opponents if abs((STRENGTHS.strength_of(one.spec) or 0) - rating) <= 35
    ]
    scene = driver.open(SetupScene(context, "six_takes"))
    scene._ask_who(1)
    driver.frames(2)
    assert driver.on(DuckScene)
    said = {row.opponent.id: row.help for row in driver.top.form.widgets if isinstance(row, Portrait)}
    assert {one for one, help in said.items() if "About even with you." in help} == set(even) != set()
    scene.plan.company.seat_player(1, even[0])
    assert "About even with you." in scene._chair(1).help


def test_nobody_is_about_even_with_an_unknown_player(driver: Driver) -> None:
    scene = driver.open(SetupScene(driver.app.context, "six_takes"))
    assert not any("About even" in row.help for row in scene.form.widgets)


# -- the mirror --------------------------------------------------------------------------------------


def level(driver: Driver, name: str = "Echo") -> str:
    return next(one.level for one in driver.table.session.header.players if one.name == name)


def test_mirror_becomes_as_strong_as_the_player_when_a_match_is_dealt(driver: Driver) -> None:
    context, stack = driver.app.context, driver.app.stack
    driver.start_match("six_takes", ("echo", "pip"), ONE_ROUND)
    first = level(driver)
    assert first == STRENGTHS.closest_mirror(1500)
    path = driver.table.session.journal.path
    record_good_player(context)
    driver.app.stack.pop_without_resuming()
    assert resume(context, stack, path)
    assert level(driver) == first, "a resumed match keeps its mirror"
    restart(context, stack, driver.table.session.header)
    again = driver.top.session.header.players[1].level
    assert again == STRENGTHS.closest_mirror(rating_of(driver)) != first


def test_mirror_of_a_given_strength_keeps_it(driver: Driver) -> None:
    context = driver.app.context
    header = context.header("six_takes", ("echo",), ONE_ROUND)
    fixed = tuple(replace(one, level="mirror@120") if one.level else one for one in header.players)
    start(context, driver.app.stack, replace(header, players=fixed))
    assert level(driver) == "mirror@120"


@pytest.mark.parametrize("game", ["sixpack", "sixty_six", "must_be_18"])
def test_mirror_has_a_strength_in_every_game(driver: Driver, game: str) -> None:
    usual = {"sixpack": ("echo", "pip"), "sixty_six": ("echo", "pip", "bob"), "must_be_18": ("echo",)}
    driver.start_match(game, usual[game])
    assert level(driver).startswith("mirror@")
    assert driver.on(TableScene)
