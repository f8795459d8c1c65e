"""Tutorials: played by each device, with every wrong choice, and by skipping; and where they're offered."""

import re
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path

import pygame
import pytest
from pygame import FRect

from game.arcade.tutorials.course import PLAYER_SEAT
from game.arcade.wardrobe import LOOKS
from game.cardgames.registry import kit_of
from game.engine.contract import Choice
from game.scenes.awards.saving import look_times
from game.scenes.menus.title import TitleScene
from game.scenes.rulebook.rules import RulesScene
from game.scenes.tutorials import bubble, ending, rafts
from game.scenes.tutorials.ending import TutorialEnd
from game.scenes.tutorials.list import TutorialsScene, playable_tutorials
from game.scenes.tutorials.scene import TutorialMenu, TutorialScene
from game.storage import settings
from game.storage.places import LEVELS, TUTORIALS, places
from game.tables.focus import Spot
from game.tables.raft.words import title_area
from game.tables.table_view import TableView
from game.ui.devices.actions import Action, ActionPressed, Device
from tests.support.clicking import click_choice, parts_of
from tests.support.driving import Driver
from tests.support.screen_text import ScreenText

NAMES = sorted(path.stem for path in (LEVELS / TUTORIALS).glob("*.toml"))
QUICK = "six_takes"
EACH = [pytest.param(name, marks=() if name == QUICK else pytest.mark.campaign) for name in NAMES]
MOST_MOVES = 60

Player = Callable[[Choice | None], None]
"""Makes a choice, or goes on (None), on the tutorial's table."""


def start_tutorial(driver: Driver, name: str) -> TutorialScene:
    driver.app.context.screens.tutorial(name)
    driver.until(lambda: isinstance(driver.top, TutorialScene) and driver.top.waiting)
    return driver.top


def table_of(driver: Driver) -> TableView:
    table = driver.top.table
    assert isinstance(table, TableView)
    return table


def wait_for_step(driver: Driver) -> None:
    driver.until(lambda: not isinstance(driver.top, TutorialScene) or driver.top.waiting)


# -- players ---------------------------------------------------------------------------------------------


def by_arrows(driver: Driver, move: Callable[[Action], object], confirm: Callable[[], object]) -> Player:
    """Return a player who moves the focus to the wanted spot, and confirms."""

    def reach(table: TableView, wanted: Spot) -> None:
        """Go up and down to its line, then along it."""
        for _ in range(MOST_MOVES):
            focused = table.focus.spot
            if focused == wanted:
                return
            here, there = table.areas()[focused], table.areas()[wanted]
            if abs(there.centery - here.centery) < here.height / 3:
                move(Action.RIGHT if there.centerx > here.centerx else Action.LEFT)
            else:
                move(Action.UP if there.centery < here.centery else Action.DOWN)
        raise AssertionError(f"{wanted} is never reached")

    def play(choice: Choice | None) -> None:
        if choice is None:
            confirm()
            return
        table = table_of(driver)
        for spot in parts_of(table, choice):
            reach(table, spot)
            confirm()

    return play


def by_keys(driver: Driver) -> Player:
    def move(way: Action) -> None:
        driver.key(pygame.key.key_code(way))

    return by_arrows(driver, move, lambda: driver.key(pygame.K_RETURN))


def by_mouse(driver: Driver) -> Player:
    """Return a player who clicks, and goes on with the button at the bottom."""

    def play(choice: Choice | None) -> None:
        scene, table = driver.top, table_of(driver)
        driver.app.seen = True
        driver.app.draw()
        driver.app.seen = False
        if choice is None:
            driver.click(*scene.buttons[Action.CONFIRM].center)
            return
        step = scene.course.step_index
        scene.answer = ""
        click_choice(driver, table, choice, lambda: bool(scene.answer) or scene.course.step_index != step)

    return play


def wrong_choices(scene: TutorialScene) -> list[Choice]:
    """Return all choices that aren't asked for; of those with the same name, one."""
    choices, good = kit_of(scene.tutorial.game).choices(), scene.course.good
    legal = scene.course.match.pending.get(PLAYER_SEAT, ())
    called = {str(choices.label(scene.table.view, one)): one for one in legal if one not in good}
    return list(called.values())


def play_through(driver: Driver, play: Player, name: str, *, wrong: bool = False) -> int:
    """Play a tutorial to its end; `wrong`: at each step, try everything that isn't asked for first."""
    scene, tried = start_tutorial(driver, name), 0
    while driver.top is scene:
        place, state = scene.course.step_index, scene.course.match.state
        good = scene.course.good
        if wrong and good:
            for choice in wrong_choices(scene):
                play(choice)
                assert scene.answer
                assert (scene.course.step_index, scene.course.match.state) == (place, state)
                wait_for_step(driver)
                tried += 1
        play(good[0] if good else None)
        wait_for_step(driver)
        assert driver.top is not scene or scene.course.step_index == place + 1
    assert isinstance(driver.top, TutorialEnd)
    assert driver.app.context.settings.tutorials[name]
    return tried


@pytest.mark.parametrize("name", EACH)
def test_tutorial_is_played_by_gamepad(name: str, driver: Driver) -> None:
    with driver.unseen(), driver.pad(1) as tap:
        play_through(driver, by_arrows(driver, lambda way: tap(f"dp{way}"), lambda: tap("a")), name)


@pytest.mark.parametrize("name", EACH)
def test_tutorial_is_played_by_mouse(name: str, driver: Driver) -> None:
    with driver.unseen():
        play_through(driver, by_mouse(driver), name)


@pytest.mark.parametrize("name", EACH)
def test_tutorial_ends_after_every_wrong_choice_by_keys(name: str, driver: Driver) -> None:
    with driver.unseen():
        assert play_through(driver, by_keys(driver), name, wrong=True) > 3


@pytest.mark.campaign
@pytest.mark.parametrize("name", NAMES)
def test_tutorial_ends_after_every_wrong_choice_by_mouse(name: str, driver: Driver) -> None:
    with driver.unseen():
        assert play_through(driver, by_mouse(driver), name, wrong=True) > 3


# -- skipping ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", EACH)
def test_each_step_can_be_skipped(name: str, driver: Driver) -> None:
    with driver.unseen():
        scene = start_tutorial(driver, name)
        for place in range(len(scene.tutorial.steps)):
            assert scene.course.step_index == place
            driver.key(pygame.K_h)
        assert isinstance(driver.top, TutorialEnd)


@pytest.mark.parametrize("name", EACH)
def test_tutorial_can_be_left_at_each_step(name: str, driver: Driver) -> None:
    """From the menu; the tutorial counts as started, not as completed."""
    with driver.unseen():
        for place in range(len(start_tutorial(driver, name).tutorial.steps)):
            for _ in range(place):
                driver.key(pygame.K_h)
            driver.key(pygame.K_ESCAPE)
            assert isinstance(driver.top, TutorialMenu)
            driver.key(pygame.K_UP, pygame.K_RETURN)
            assert isinstance(driver.top, TitleScene)
            assert driver.app.context.settings.tutorials[name] is False
            start_tutorial(driver, name)


def test_steps_are_skipped_by_mouse_and_gamepad(driver: Driver) -> None:
    scene = start_tutorial(driver, QUICK)
    driver.click(*scene.buttons[Action.HINT].center)
    assert scene.course.step_index == 1
    driver.app.handle(ActionPressed(Action.PAGE_DOWN, Device.GAMEPAD))
    assert scene.course.step_index == 2


def test_menu_skips_and_starts_again(driver: Driver) -> None:
    scene = start_tutorial(driver, QUICK)
    driver.key(pygame.K_F10)
    driver.click_row("Skip this step")
    assert driver.top is scene
    assert scene.course.step_index == 1
    driver.key(pygame.K_F10)
    driver.click_row("Start over")
    wait_for_step(driver)
    assert driver.top is not scene
    assert driver.top.course.step_index == 0


# -- the table while the mascot speaks ---------------------------------------------------------------------


def each_step(driver: Driver, name: str) -> Iterator[TutorialScene]:
    """Yield each step of a tutorial, drawn; it's skipped afterwards."""
    scene = start_tutorial(driver, name)
    while driver.top is scene:
        wait_for_step(driver)
        driver.app.draw()
        assert scene.bubble is not None
        yield scene
        driver.key(pygame.K_h)


def share_covered(part: FRect, area: FRect) -> float:
    """Return the share of an area that a part of the mascot's bubble covers."""
    under = part.clip(area)
    return under.width * under.height / (area.width * area.height)


def test_go_on_stays_in_one_spot(driver: Driver) -> None:
    steps = each_step(driver, QUICK)
    spots = [tuple(scene.buttons[Action.CONFIRM]) for scene in steps if not scene.step.good]
    assert len(spots) > 2
    assert len(set(spots)) == 1


def test_click_on_a_card_goes_on_and_chooses_nothing_if_nothing_is_asked(driver: Driver) -> None:
    scene = start_tutorial(driver, QUICK)
    driver.key(pygame.K_h)
    wait_for_step(driver)
    driver.app.draw()
    history = len(scene.course.match.history)
    assert not scene.step.good
    driver.click(*table_of(driver).area_of("hand", 101).center)
    assert (scene.course.step_index, len(scene.course.match.history)) == (2, history)


@pytest.mark.parametrize("slowly", [False, True])
def test_click_on_the_felt_goes_on(slowly: bool, driver: Driver) -> None:
    """As the prompt says."""
    scene = start_tutorial(driver, QUICK)
    driver.key(pygame.K_h)
    wait_for_step(driver)
    click = driver.click_slowly if slowly else driver.click
    for place in (1, 2):
        driver.app.draw()
        assert scene.course.step_index == place
        assert not scene.step.good
        click(*free_point(scene))
        wait_for_step(driver)
    assert scene.course.step_index == 3


def free_point(scene: TutorialScene) -> tuple[float, float]:
    """Return a point on the table that neither things nor words cover."""
    seating = scene.table.layout.seating.canvas.scale_by(0.6)
    others = [*scene.table.occupied_areas, scene.bubble.words, scene.table.tools_area]
    points = (
        (seating.left + seating.width * x / 40, seating.top + seating.height * y / 40)
        for y in range(1, 40)
        for x in range(1, 40)
    )
    return next(point for point in points if not any(area.collidepoint(point) for area in others))


def test_try_key_covers_no_words(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    # Every bubble is narrow, with its progress and key below the words.
    monkeypatch.setattr(bubble, "_FLAT", bubble._WIDTHS[0])
    monkeypatch.setattr(
        bubble,
        "_flat_shape",
        lambda pen, said, wide, leading, around, _, duck: bubble._shape(
            pen, said, wide, leading, around, duck
        ),
    )
    scene = start_tutorial(driver, QUICK)
    driver.key(pygame.K_h)
    wait_for_step(driver)
    driver.key(pygame.K_h)
    wait_for_step(driver)
    assert scene.step.key
    plates: list[FRect] = []
    monkeypatch.setattr(
        "game.scenes.tutorials.bubble.Pen.plate", lambda pen, area, *_, **__: plates.append(area)
    )
    driver.app.draw()
    inside = [area for area in plates if scene.bubble.words.contains(area)]
    assert len(inside) == 1
    assert not inside[0].colliderect(scene.bubble.text)


def test_click_on_a_tool_does_not_go_on(driver: Driver) -> None:
    scene = start_tutorial(driver, QUICK)
    driver.app.draw()
    driver.click(*scene.buttons[Action.MENU].center)
    assert isinstance(driver.top, TutorialMenu)
    assert scene.course.step_index == 0


def test_reading_key_to_try_is_answered_and_goes_on(driver: Driver) -> None:
    scene = start_tutorial(driver, QUICK)
    said = driver.hear()
    for _ in range(2):
        driver.key(pygame.K_h)
    wait_for_step(driver)
    assert said[-2].endswith("C: try it. Enter: go on.")
    driver.key(pygame.K_c)
    assert scene.course.step_index == 3
    assert any("duck" in words for words in said[-2:])


@pytest.mark.parametrize("name", EACH)
def test_step_about_a_look_up_close_names_its_key(name: str, driver: Driver) -> None:
    for scene in each_step(driver, name):
        if "up close" in scene.step.say:
            assert "C: try it." in scene._spoken_words
            driver.key(pygame.K_c)
            assert driver.on(TutorialScene)


def test_key_to_try_reads_the_card_that_the_mascot_points_at(driver: Driver) -> None:
    said = driver.hear()
    for scene in each_step(driver, "sixpack"):
        if scene.step.key:
            assert "C: try it." in said[-2]
            assert said[-1].startswith("Reverse 5.")
            driver.key(pygame.K_c)
            assert any(words.startswith("Reverse 5. While an odd number") for words in said[-2:])
            driver.key(pygame.K_RIGHT)
            assert said[-1].startswith("Reverse 5. While an odd number"), "the only card is read again"


@pytest.mark.parametrize("name", EACH)
def test_words_hide_nothing_that_they_are_about(name: str, driver: Driver) -> None:
    for scene in each_step(driver, name):
        for line in scene.course.step.look:
            zone, key = line.split()
            area = scene.table.area_of(zone, int(key))
            assert area is not None, f"step {scene.course.step_index}: {line} is not on the table"
            assert share_covered(scene.bubble.words, area) < 0.25, line


def test_neither_mascot_nor_words_cover_a_pile_of_sixpack(driver: Driver) -> None:
    for scene in each_step(driver, "sixpack"):
        for pile, part in product(scene.table.layout.piles, (scene.bubble.words, scene.bubble.duck)):
            assert share_covered(part, pile.top) < 0.04


@pytest.mark.parametrize("name", EACH)
@pytest.mark.window(960, 540, 1.5)
def test_words_leave_the_title_visible_on_a_small_canvas(name: str, driver: Driver) -> None:
    for scene in each_step(driver, name):
        assert share_covered(scene.bubble.whole, scene.table.layout.title) < 0.2


@pytest.mark.parametrize("language", ["de", pytest.param("fr", marks=pytest.mark.campaign)])
@pytest.mark.window(960, 540, 1.5)
def test_words_leave_all_lines_below_the_title_visible(language: str, driver: Driver) -> None:
    driver.app.context.change(language=language)
    for scene in each_step(driver, "sixty_six"):
        layout = scene.table.layout
        lines = title_area(layout.seating, layout.title)
        assert lines.height > layout.title.height, "three lines don't fit the usual area"
        assert not scene.bubble.words.colliderect(lines), scene.course.step_index


def assert_names_free(driver: Driver, text: ScreenText, name: str) -> None:
    """Check at every step that neither the mascot nor its words cover a name or a team's tag."""
    scene = start_tutorial(driver, name)
    people = [one.name for one in scene.table.people]
    tag = re.compile(rf"({'|'.join(people)})( and ({'|'.join(people)}))?( \d+)?")
    while driver.top is scene:
        shown = [one for one in text.texts(driver) if tag.fullmatch(one.words)]
        assert len(shown) >= len(people) - 1
        assert scene.bubble is not None
        for words, place, _canvas in shown:
            for part in (scene.bubble.words, scene.bubble.duck):
                assert not part.colliderect(place.inflate(-2, -2)), (words, scene.course.step_index)
        driver.key(pygame.K_h)
        wait_for_step(driver)


@pytest.mark.parametrize("name", EACH)
@pytest.mark.window(960, 540, 1.5)
def test_words_leave_names_visible_on_a_small_canvas(name: str, driver: Driver, text: ScreenText) -> None:
    assert_names_free(driver, text, name)


@pytest.mark.parametrize("name", EACH)
@pytest.mark.window(2560, 1080)
def test_words_leave_names_visible_on_a_wide_canvas(name: str, driver: Driver, text: ScreenText) -> None:
    assert_names_free(driver, text, name)


@pytest.mark.campaign
def test_words_leave_the_direction_of_play_visible(driver: Driver) -> None:
    for scene in each_step(driver, "sixpack"):
        assert share_covered(scene.bubble.words, scene.table.layout.board) < 0.25, scene.course.step_index


def test_nobody_else_talks_while_the_mascot_does(driver: Driver) -> None:
    """At step 5, Mabel would complain about the row she took."""
    for scene in each_step(driver, QUICK):
        table = scene.table
        assert isinstance(table, TableView)
        assert not table.model.talk.chatting


def test_tutorial_starts_no_thinking_process(driver: Driver) -> None:
    play_through(driver, by_keys(driver), QUICK)
    assert driver.app.context.thinker is None


# -- offers ------------------------------------------------------------------------------------------------


def forget_games(driver: Driver) -> None:
    """Make the player new to all games, at the title."""
    driver.app.context.archive.unplayable.clear()
    driver.app.context.screens.title()
    driver.frames(3)


def presses(driver: Driver, press: Callable[[], object]) -> int:
    """Return the number of presses until the first card is played."""
    for number in range(1, 10):
        press()
        driver.frames(200)
        scene = driver.top
        if isinstance(scene, TutorialScene) and any(
            one.seat == PLAYER_SEAT for one in scene.course.match.history
        ):
            return number
    raise AssertionError("no card was ever played")


@pytest.mark.parametrize("device", ["keys", "pad"])
def test_new_player_plays_the_first_card_with_the_second_press(device: str, driver: Driver) -> None:
    forget_games(driver)
    if device == "keys":
        assert presses(driver, lambda: driver.key(pygame.K_RETURN)) == 2
    else:
        with driver.pad() as tap:
            assert presses(driver, lambda: tap("a")) == 2


def setup_rows(driver: Driver, game: str) -> list[str]:
    driver.app.context.screens.title()
    driver.app.context.screens.setup(game)
    driver.frames(2)
    return [row.describe() for row in driver.top.form.widgets]


OFFER = "New here? Tutorial"


def test_set_up_offers_a_games_tutorial_until_it_is_done(driver: Driver) -> None:
    forget_games(driver)
    assert any(row.startswith(OFFER) for row in setup_rows(driver, "sixpack"))
    setup = driver.top
    driver.click_row(OFFER)
    assert isinstance(driver.top, TutorialScene)
    driver.key(pygame.K_ESCAPE)
    driver.click_row("Leave the tutorial", frames=2)
    assert driver.top is setup
    assert setup.form.focused.describe().startswith(OFFER), "leaving it isn't completing it"
    driver.click_row(OFFER)
    while isinstance(driver.top, TutorialScene):
        driver.top.skip()
    assert not any(row.startswith(OFFER) for row in setup_rows(driver, "sixpack"))
    assert any(row.startswith(OFFER) for row in setup_rows(driver, "must_be_18")), (
        "another game's tutorial is still new"
    )


def test_set_up_of_a_game_that_was_played_offers_no_tutorial(driver: Driver) -> None:
    forget_games(driver)
    setup_rows(driver, "sixty_six")
    driver.top.plan.start()
    driver.frames(2)
    assert not any(row.startswith(OFFER) for row in setup_rows(driver, "sixty_six"))


def test_new_player_plays_the_first_card_with_the_second_click(driver: Driver) -> None:
    forget_games(driver)
    title = driver.top
    place = next(n for n, row in enumerate(title.form.widgets) if row.describe().startswith("Learn 6 takes!"))
    spots = [title.form.area_of(place).center]

    def click() -> None:
        if spots:
            driver.click(*spots.pop())
        else:
            driver.app.draw()
            driver.click(*table_of(driver).area_of("hand", 60).center)

    assert presses(driver, click) == 2


def test_abandoned_tutorial_is_offered_again(driver: Driver, tmp_path: Path) -> None:
    forget_games(driver)
    assert driver.top.form.focused.describe().startswith("Learn 6 takes!")
    driver.key(pygame.K_RETURN)
    wait_for_step(driver)
    driver.top.leave()
    driver.frames(2)
    assert driver.top.form.focused.describe().startswith("Learn 6 takes!")
    kept, _problem = settings.load(places(str(tmp_path)).settings)
    assert kept.tutorials == {QUICK: False}


def test_title_offers_the_tutorial_of_each_new_game(driver: Driver) -> None:
    forget_games(driver)
    setup_rows(driver, "six_takes")
    driver.top.plan.start()
    driver.frames(2)
    for game, gold in ("six_takes", "Play 6 takes!"), ("sixpack", "Learn Sixpack"):
        driver.app.context.change(game=game)
        driver.app.context.screens.title()
        driver.frames(3)
        assert any(row.describe().startswith(gold) for row in driver.top.form.widgets)


def test_broken_tutorial_is_reported_and_not_offered_again(
    driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = places(str(tmp_path)).levels / TUTORIALS
    folder.mkdir(parents=True)
    monkeypatch.setattr("game.scenes.tutorials.list.LEVELS", tmp_path / "nowhere")
    forget_games(driver)
    driver.key(pygame.K_RETURN, frames=2)
    assert driver.app.context.notices == ["The tutorial six_takes can’t be played."]
    assert isinstance(driver.top, TitleScene)
    driver.app.context.screens.title()
    driver.frames(3)
    assert driver.top.form.focused.describe().startswith("Play 6 takes!")
    assert driver.app.context.settings.tutorials == {}


def test_rules_lead_to_the_tutorial(driver: Driver) -> None:
    driver.app.context.screens.rules(QUICK)
    rules = driver.top
    assert isinstance(rules, RulesScene)
    driver.key(pygame.K_END, pygame.K_RETURN)
    wait_for_step(driver)
    driver.top.leave()
    assert driver.top is rules
    driver.frames(1)
    driver.click(*rules.begin_area.center)
    wait_for_step(driver)
    assert driver.top.name == QUICK


def test_rules_over_a_match_do_not_lead_to_a_tutorial(driver: Driver) -> None:
    driver.start_match(QUICK, ("pip", "dot"))
    driver.until(lambda: driver.asked)
    driver.app.context.screens.rules(QUICK)
    before = driver.app.stack.scenes
    driver.key(pygame.K_END, pygame.K_RETURN, frames=2)
    assert driver.top.begin_area is None
    assert driver.app.stack.scenes == before


def test_rules_over_a_tutorial_restart_it_without_nesting(driver: Driver) -> None:
    scene = start_tutorial(driver, QUICK)
    before = driver.app.stack.scenes
    driver.key(pygame.K_F10)
    driver.click_row("Rules")
    driver.key(pygame.K_END, pygame.K_RETURN)
    wait_for_step(driver)
    assert driver.top is not scene
    assert driver.app.stack.scenes[:-1] == before[:-1]


def test_list_says_which_tutorials_are_done_and_opens_one(driver: Driver) -> None:
    driver.app.context.change(tutorials={QUICK: True})
    driver.app.context.screens.tutorials()
    driver.frames(1)
    assert isinstance(driver.top, TutorialsScene)
    states = {row.title: row.state_words for row in driver.top.form.widgets[:-1]}
    assert list(states.values()).count("6 takes! in three turns: done.") == 1
    assert all(state.endswith(": new.") for title, state in states.items() if not title.startswith("6"))
    driver.click_row("6 takes! in three turns")
    wait_for_step(driver)
    assert driver.top.name == QUICK


@pytest.mark.parametrize("count", [0, 1, 4, 5, 11])
def test_rafts_of_the_list_do_not_overlap(count: int) -> None:
    found = [FRect(area) for area in rafts.raft_areas(count)]
    assert len(found) == count
    assert all(place.collidelist(found[:number]) < 0 for number, place in enumerate(found))
    assert all(FRect(0, 96, 640, 624).contains(place) for place in found)


def test_first_completion_of_a_tutorial_earns_a_hat(driver: Driver) -> None:
    heard = driver.hear()
    for hats in 1, 0:
        heard.clear()
        start_tutorial(driver, QUICK)
        while isinstance(driver.top, TutorialScene):
            driver.top.skip()
        driver.frames(1)
        assert " ".join(heard).count("New in your wardrobe: Captain’s cap.") == hats
        assert look_times(driver.app.context).keys() == {"captain"}


def test_end_of_a_tutorial_leads_to_the_set_up(driver: Driver) -> None:
    start_tutorial(driver, QUICK)
    for _ in range(9):
        driver.key(pygame.K_h)
    driver.click_row("Play 6 takes!", frames=1)
    assert type(driver.top).__name__ == "SetupScene"


def test_many_looks_at_the_end_are_counted_not_shrunk(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, text: ScreenText
) -> None:
    monkeypatch.setattr(ending, "save_earned_looks", lambda _context: LOOKS[:8])
    tutorial = next(iter(playable_tutorials(driver.app.context).values()))
    driver.open(TutorialEnd(driver.app.context, tutorial))
    words = " ".join(text.words(driver))
    assert "4 more" in words
    assert [look.title for look in LOOKS[:8] if look.title in words] == [look.title for look in LOOKS[:4]]


def test_keys_that_choose_are_spoken_once(driver: Driver) -> None:
    """A player who only listens sees neither the raised card nor the prompts."""
    driver.app.context.change(told_keys=False)
    driver.key(pygame.K_TAB)
    heard = driver.hear()
    tutorial = start_tutorial(driver, QUICK)
    assert heard.index("Press F1 for all keys here.") < heard.index(f"{tutorial.step.say} Enter: play.")
    while isinstance(driver.top, TutorialScene):
        driver.key(pygame.K_h if tutorial.step.good else pygame.K_RETURN)
        wait_for_step(driver)
    assert [words for words in heard if words.endswith("Arrow keys: choose. Enter: confirm.")] == [
        f"{next(step.say for step in tutorial.tutorial.steps if step.good and not step.ready)}"
        " Arrow keys: choose. Enter: confirm."
    ]
    assert sum(words.endswith("Enter: play.") for words in heard) == 1


def test_answer_to_a_wrong_card_does_not_read_the_card_again(driver: Driver) -> None:
    tutorial = start_tutorial(driver, QUICK)
    heard = driver.hear()
    driver.key(pygame.K_RIGHT, pygame.K_RETURN, pygame.K_RETURN)
    assert heard == [tutorial.table.focus_words, tutorial.step.wrong, tutorial.step.wrong]


def test_key_list_of_a_tutorial_names_the_key_that_skips(driver: Driver) -> None:
    start_tutorial(driver, QUICK)
    driver.key(pygame.K_F1)
    assert "H: skip step." in [row.describe() for row in driver.top.form.widgets]
