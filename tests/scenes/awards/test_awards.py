"""Awards are announced once, at the end of the match that wins them, and stay on the wall."""

import pygame
import pytest
from msgspec.structs import replace
from pygame import FRect

from game.arcade.awards.wall import AWARDS
from game.scenes.awards.awards import AwardsScene, group_areas
from game.scenes.awards.saving import award_times
from game.scenes.awards.tile import AwardTile
from game.scenes.awards.won import AwardsWonScene
from game.scenes.match.scoring import ScoringScene
from game.scenes.match.table import TableScene
from game.scenes.menus.title import TitleScene
from game.scenes.pieces.boathouse import CountSign
from game.storage.history import achievements, dailies, records
from game.ui.drawing.artwork import drawing_names
from tests.arcade.awards.test_awards import TAKES
from tests.support.drawn_words import drawn_text
from tests.support.driving import Driver
from tests.support.results import result, score


def play(driver: Driver, *, rated: bool) -> None:
    """Play a match of one round to its final score."""
    driver.app.context.seed = 6
    driver.start_match("six_takes", ("pip", "dot"), {"limit": 0}, rated=rated)
    for _press in range(200):
        driver.frames(2)
        if isinstance(driver.top, ScoringScene) and driver.top.over and not driver.top.counting:
            return
        driver.key(pygame.K_RETURN)
    raise AssertionError("the match does not end")


def leave(driver: Driver) -> None:
    assert isinstance(driver.top, ScoringScene)
    driver.key(pygame.K_ESCAPE, frames=2)


def test_rated_match_is_recorded_for_awards_and_practice_is_not(driver: Driver) -> None:
    play(driver, rated=False)
    leave(driver)
    assert achievements.load(driver.app.context.places.achievements) == ([], None)
    play(driver, rated=True)
    (kept,), _ = achievements.load(driver.app.context.places.achievements)
    assert (kept.game, kept.seats, kept.rivals) == ("six_takes", 3, ("duckling", "duckling"))
    assert kept.combos["clean"] > 0


def test_award_is_announced_once_before_leaving(driver: Driver) -> None:
    play(driver, rated=True)
    context = driver.app.context
    achievements.add(context.places.achievements, replace(TAKES, rounds=(0, 5), journal="two"))
    heard = driver.hear()
    leave(driver)
    assert isinstance(driver.top, AwardsWonScene)
    assert any("Dry feathers" in words for words in heard)
    driver.key(pygame.K_RETURN, frames=2)
    assert driver.on(TitleScene)
    assert "takes_dry" in award_times(context)
    continued: list[bool] = []
    context.screens.awards(lambda: continued.append(True))
    assert continued == [True]
    assert driver.on(TitleScene)


def test_again_comes_after_the_award(driver: Driver) -> None:
    play(driver, rated=True)
    achievements.add(driver.app.context.places.achievements, replace(TAKES, rounds=(0, 5)))
    driver.key(pygame.K_RETURN, frames=2)
    assert driver.on(AwardsWonScene)
    driver.key(pygame.K_ESCAPE, frames=3)
    assert driver.on(TableScene)


def test_award_for_daily_deals_is_announced_after_the_score_is_saved(driver: Driver) -> None:
    context = driver.app.context
    today = context.today()
    dailies.add(context.places.dailies, dailies.BegunDaily(day=today, journal="one.sixes"))
    records.add(context.places.records, result(journal="one.sixes", ranking=(2, 1)))
    continued: list[bool] = []
    context.screens.awards(lambda: continued.append(True))
    assert continued == [True]
    context.archive.save_score(score(-19))
    context.screens.awards(lambda: continued.append(True))
    driver.frames(2)
    assert driver.on(AwardsWonScene)
    assert award_times(context).keys() == {"daily_par"}


def test_focused_new_award_is_shown_large(driver: Driver) -> None:
    scene = driver.open(AwardsWonScene(driver.app.context, AWARDS[:3], lambda: None), frames=1)
    assert AWARDS[0].title in drawn_text(driver), "the first award must be shown until another has the focus"
    driver.move(*scene.form.area_of(1).center)
    words = drawn_text(driver)
    assert AWARDS[1].title in words
    assert AWARDS[0].title not in words
    driver.key(pygame.K_END)
    assert AWARDS[1].title in drawn_text(driver), "the award must stay while the button has the focus"


def test_wall_says_what_is_won_and_how_far_the_rest_is(driver: Driver) -> None:
    context = driver.app.context
    achievements.add(context.places.achievements, replace(TAKES, combos={"sixth": 2}))
    context.screens.wall()
    driver.frames(2)
    wall = driver.top
    assert isinstance(wall, AwardsScene)
    tiles = {row.award.id: row for row in wall.form.widgets if isinstance(row, AwardTile)}
    assert tiles.keys() == {award.id for award in AWARDS}
    assert tiles["takes_gift"].state_words.startswith("A present for you. Play a row’s fifth card")
    assert "Won on" in tiles["takes_gift"].state_words
    assert "2 of 25 so far." in tiles["takes_gifts"].state_words
    assert "Not won yet." in tiles["takes_dry"].state_words
    heard = driver.hear()
    driver.key(pygame.K_END)
    assert heard[-1].startswith("Back."), "the back button must belong to no group"
    driver.key(pygame.K_HOME, pygame.K_LEFT)
    assert heard[2:] == [wall.form.words], "a key that moves nothing must repeat the focus"
    driver.key(pygame.K_END, pygame.K_RETURN, frames=1)
    assert driver.on(TitleScene)


def test_last_focused_award_stays_large_when_the_focus_is_on_a_button(driver: Driver) -> None:
    driver.app.context.screens.wall()
    driver.frames(2)
    wall = driver.top
    assert isinstance(wall, AwardsScene)
    driver.key(pygame.K_RIGHT)
    looked = wall.selected
    assert wall.form.widgets[looked] is wall.form.focused
    driver.key(pygame.K_END)
    assert wall.selected == looked != wall.form.focus


@pytest.mark.parametrize("counts", [(14, 7, 6, 6, 6, 6, 2, 3), (1,), (40, 1, 1), tuple(range(1, 13))])
def test_medals_of_any_number_of_groups_do_not_overlap(counts: tuple[int, ...]) -> None:
    found = group_areas(counts)
    assert [len(group.medals) for group in found] == list(counts)
    places = [FRect(area) for group in found for area in (group.sign, *group.medals)]
    assert all(place.collidelist(places[:number]) < 0 for number, place in enumerate(places))
    assert FRect(0, 90, 890, 630).contains(places[0].unionall(places[1:]))


def test_signs_of_groups_are_level() -> None:
    counts = (14, 7, 6, 6, 6, 6, 2, 3)
    tops = [group.sign[1] for group in group_areas(counts)]
    first = tops[2:5]
    assert len({*first}) == 3
    assert tops[5:] == first
    assert tops[:2] == [first[0], first[2]], "the long group must take two shelves"


@pytest.mark.window(1280, 720)
@pytest.mark.parametrize("narrow", [False, True])
def test_all_counts_are_in_words_or_none(driver: Driver, narrow: bool) -> None:
    driver.app.context.screens.wall()
    driver.frames(1)
    assert isinstance(driver.top, AwardsScene)
    signs = [one for one in driver.top.form.widgets if isinstance(one, CountSign)]
    if narrow:
        signs[2].text = signs[2].text * 4
    driver.frames(1)
    assert {one.shortened for one in signs} == {narrow}


def test_every_award_has_a_different_picture() -> None:
    pictures = [award.picture for award in AWARDS]
    assert len(set(pictures)) == len(pictures)
    assert set(pictures) <= set(drawing_names())


def test_scene_below_new_awards_is_read_only_if_it_comes_next(driver: Driver) -> None:
    heard = driver.hear()
    title = driver.top
    for leads_on in (True, False):
        then = driver.app.context.screens.wall if leads_on else lambda: None
        driver.open(AwardsWonScene(driver.app.context, AWARDS[:1], then), frames=1)
        heard.clear()
        driver.key(pygame.K_RETURN)
        read = [words for words in heard if words.startswith("Sixes.")]
        assert bool(read) is not leads_on
        assert (driver.top is title) is not leads_on
        while driver.top is not title:
            driver.key(pygame.K_ESCAPE)


def test_confirm_on_a_new_award_goes_on_and_on_the_wall_reads_it_again(driver: Driver) -> None:
    heard = driver.hear()
    scene = driver.open(AwardsWonScene(driver.app.context, AWARDS[:3], lambda: None), frames=1)
    driver.key(pygame.K_HOME)
    assert isinstance(scene.form.focused, AwardTile)
    driver.key(pygame.K_RETURN, frames=1)
    assert driver.on(TitleScene)
    driver.app.context.screens.wall()
    driver.frames(1)
    heard.clear()
    driver.key(pygame.K_RETURN)
    assert heard == [driver.top.form.words]
