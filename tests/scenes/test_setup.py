"""The set-up: seats and options that the game declares, and the picker for options with several values."""

import random
from pathlib import Path

import msgspec
import pygame
import pytest

from game.cardgames.registry import GAMES
from game.engine.contract import BadSetup
from game.engine.options import BadOption, declared_options
from game.language.message import message, translate
from game.language.pseudo import PseudoLanguage
from game.scenes.match.table import TableScene
from game.scenes.menus.picker import PickerScene, fill_at_random, wishes
from game.scenes.menus.table_setup.company import YOU
from game.scenes.menus.table_setup.plan import MatchPlan
from game.scenes.menus.table_setup.setup import SetupScene
from game.scenes.menus.value_card import ValueCard
from game.storage.levels.tables import load_opponents
from game.storage.places import LEVELS
from game.ui.devices.actions import Action, ActionPressed, Device
from tests.support import toy_game
from tests.support.driving import Driver
from tests.support.toy_game import Toy, ToyOptions

CAST = {one.id: one for one in load_opponents(LEVELS / "opponents.toml")}
TOYS = next(option for option in declared_options(ToyOptions) if option.takes_several)


@pytest.fixture
def driver(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> Driver:
    """Return a driver at the set-up of the toy game, without a coach."""
    toy_game.register(monkeypatch)
    monkeypatch.setattr("game.scenes.match.table.coaching_of", lambda *_: None)
    open_setup(driver)
    return driver


def open_setup(driver: Driver) -> None:
    driver.open(SetupScene(driver.app.context, "toy"), frames=2)


def rows(driver: Driver) -> list[str]:
    return [widget.describe() for widget in driver.top.form.widgets]


def seat_opponents(driver: Driver, *opponents: str) -> None:
    driver.top.plan.company.seat_all(opponents)
    driver.top.refill()
    driver.frames(1)


def switch_kind(driver: Driver) -> None:
    driver.click_row("Kind")


# -- what opponents bring, and surprises ---------------------------------------------------------------


def test_each_opponent_brings_the_first_favourite_still_available() -> None:
    company = [CAST[one] for one in ("rusty", "mabel", "pip", "bob")]
    # Rusty has taken Mabel's first favourite, and the toy game has none of her others, nor any of Bob's.
    assert wishes(TOYS, company) == {"rusty": "sticky", "pip": "carousel"}
    assert wishes(TOYS, company[1:]) == {"mabel": "sticky", "pip": "carousel"}
    assert wishes(TOYS, []) == {}


@pytest.mark.parametrize("seed", range(20))
def test_surprise_fills_up_and_keeps_the_chosen_values(seed: int) -> None:
    found = fill_at_random(TOYS, ("brick", "kite"), 5, random.Random(seed))
    assert len(found) == 5
    assert TOYS.check(found) == found
    assert found.count("brick") == 1, "nothing is added that may be taken any number of times"
    assert "kite" in found
    assert list(found) == sorted(found, key=TOYS.values.index)


def test_surprise_ends_when_nothing_is_left() -> None:
    once = msgspec.structs.replace(TOYS, often=(1,) * len(TOYS.values))
    assert fill_at_random(once, (), 9, random.Random(1)) == TOYS.values
    often = msgspec.structs.replace(TOYS, often=(TOYS.most,) * len(TOYS.values))
    assert len(fill_at_random(often, ("kite",), 5, random.Random(1))) == 5


def test_surprise_needs_room() -> None:
    assert fill_at_random(TOYS, ("kite", "top"), 2, random.Random(1)) == ("kite", "top")


# -- the form ----------------------------------------------------------------------------------------


def test_seats_are_those_of_the_game(driver: Driver) -> None:
    company = driver.top.plan.company
    assert (company.counts, len(company.chairs)) == ((3, 4), 4)
    seat_opponents(driver, "rusty", "pip")
    assert sum(words.startswith("An empty seat") for words in rows(driver)) == 1


def test_empty_seat_is_announced_with_its_neighbours(driver: Driver) -> None:
    company = driver.top.plan.company
    seat_opponents(driver, "rusty", "pip")
    company.chairs = [YOU, None, "rusty", "pip"]
    driver.top.refill()
    assert "An empty seat between you and Rusty. Invite a duck, or sit there yourself." in rows(driver)
    company.chairs = [YOU, "rusty", None, "pip"]
    driver.top.refill()
    assert "An empty seat between Rusty and Pip. Invite a duck, or sit there yourself." in rows(driver)


def test_options_that_do_not_matter_are_hidden(driver: Driver) -> None:
    assert "Kind: Plain. Which toys." in rows(driver)
    assert not any(words.startswith("Own toys") for words in rows(driver))
    switch_kind(driver)
    assert "Kind: Own choice. Those that you pick." in rows(driver)
    assert any(words.startswith("Own toys: ") for words in rows(driver))
    switch_kind(driver)
    assert not any(words.startswith("Own toys") for words in rows(driver))


def test_picker_starts_with_what_opponents_bring(driver: Driver) -> None:
    seat_opponents(driver, "rusty", "pip", "bob")
    switch_kind(driver)
    assert any(words.startswith("Own toys: 2 of 5 chosen. Sticky, carousel.") for words in rows(driver))
    seat_opponents(driver, "celia", "pip")
    assert any(words.startswith("Own toys: 2 of 4 chosen. sheriff, carousel.") for words in rows(driver))
    driver.click_row("Own toys")
    assert driver.on(PickerScene)
    said = [widget.describe() for widget in driver.top.form.widgets]
    assert "sheriff: chosen. Celia. 2 of 4 chosen." in said
    assert "Kite: not chosen. It flies. 2 of 4 chosen." in said
    assert driver.top.title == "Own toys · 2 of 4"


def test_picker_works_with_keys_alone(driver: Driver) -> None:
    seat_opponents(driver, "rusty", "pip", "bob")
    switch_kind(driver)
    driver.key(pygame.K_DOWN, pygame.K_RETURN)
    picker = driver.top
    assert isinstance(picker, PickerScene)
    driver.frames(1)
    assert isinstance(picker.form.focused, ValueCard)
    driver.key(pygame.K_RIGHT)
    assert picker.form.focused.describe().startswith("Kite: not chosen")
    driver.key(pygame.K_RETURN, pygame.K_RETURN)
    assert picker.form.focused.describe().startswith("Kite: chosen 2 times")
    assert picker.chosen == ("kite", "kite", "sticky", "carousel")
    driver.key(pygame.K_RETURN)
    assert picker.chosen == ("sticky", "carousel"), "a press beyond the limit removes all"
    driver.key(pygame.K_ESCAPE)
    assert any(words.startswith("Own toys: 2 of 5 chosen") for words in rows(driver))


def test_picker_works_with_the_mouse_alone(driver: Driver) -> None:
    seat_opponents(driver, "rusty", "pip", "bob")
    switch_kind(driver)
    driver.click_row("Own toys")
    picker = driver.top
    driver.frames(1)
    driver.click_row("veto")
    assert picker.chosen == ("veto", "sticky", "carousel")
    driver.click_row("Surprise me")
    assert len(picker.chosen) == 5
    assert {"veto", "sticky", "carousel"} <= set(picker.chosen)
    full = picker.chosen
    free = next(value for value in TOYS.values if value not in full)
    driver.click_row(TOYS.label_of(free))
    assert picker.chosen == full, "a full picker takes nothing more"
    assert driver.app.context.captions.current == "You’ve chosen all 5. Put one back first."
    driver.click_row("None")
    assert picker.chosen == ()
    driver.click_row("Everyone’s favourites")
    assert picker.chosen == ("sticky", "carousel")
    driver.click_row("Done")
    assert isinstance(driver.top, SetupScene)


def test_picker_works_with_a_gamepad_alone(driver: Driver) -> None:
    seat_opponents(driver, "rusty", "pip", "bob")
    switch_kind(driver)
    driver.click_row("Own toys")
    picker = driver.top
    driver.frames(1)
    picker.form.focus = 0
    for action in (Action.RIGHT, Action.RIGHT, Action.CONFIRM):
        driver.app.handle(ActionPressed(action, device=Device.GAMEPAD))
    assert picker.form.focused.describe().startswith("top: chosen")
    assert picker.chosen == ("top", "sticky", "carousel")
    driver.app.handle(ActionPressed(Action.CANCEL, device=Device.GAMEPAD))
    assert isinstance(driver.top, SetupScene)


@pytest.mark.parametrize("game", GAMES)
def test_each_value_of_an_option_with_several_has_a_picture(game: str) -> None:
    kit = GAMES[game]
    for option in declared_options(kit.rules().options):
        if option.takes_several and game != toy_game.NAME:
            assert kit.option_pictures()[option.name].keys() == {(value,) for value in option.values}


def test_match_to_be_dealt_is_described_in_a_sentence(driver: Driver) -> None:
    seat_opponents(driver, "rusty", "pip", "bob")
    assert any(words.endswith("A practice match with Rusty, Pip and Bob.") for words in rows(driver))


def test_picked_values_are_played_and_remembered(driver: Driver, tmp_path: Path) -> None:
    seat_opponents(driver, "rusty", "pip", "bob")
    switch_kind(driver)
    driver.click_row("Own toys", frames=1)
    driver.click_row("Kite")
    driver.click_row("Done")
    driver.click_row("Deal")
    assert isinstance(driver.top, TableScene)
    assert driver.table.session.match.setup.options.toys == ("kite", "sticky", "carousel")
    assert driver.app.context.settings.game == "toy"
    again = Driver(tmp_path)
    open_setup(again)
    assert any(words.startswith("Own toys: 3 of 5 chosen. Kite, Sticky, carousel.") for words in rows(again))
    seat_opponents(again, "celia", "david")
    assert any(words.startswith("Own toys: 3 of 4 chosen. Kite") for words in rows(again)), (
        "picked values stay picked"
    )


def test_what_opponents_bring_is_not_remembered_as_picked(driver: Driver, tmp_path: Path) -> None:
    seat_opponents(driver, "rusty", "pip", "bob")
    switch_kind(driver)
    driver.click_row("Deal")
    assert driver.table.session.match.setup.options.toys == ("sticky", "carousel")
    again = Driver(tmp_path)
    open_setup(again)
    seat_opponents(again, "celia", "bob")
    assert any(words.startswith("Own toys: 1 of 4 chosen. sheriff.") for words in rows(again))


def test_irrelevant_option_keeps_its_default(driver: Driver) -> None:
    seat_opponents(driver, "rusty", "pip", "bob")
    driver.click_row("Deal")
    assert "toys" not in driver.table.session.header.options
    assert driver.table.session.match.setup.options.toys == ("brick",)


def test_unplayable_setup_is_reported(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_self: Toy, _setup: object) -> None:
        raise BadSetup(message("toys: expected more"))

    monkeypatch.setattr(Toy, "check", refuse)
    driver.click_row("Deal")
    assert isinstance(driver.top, SetupScene)
    told = driver.app.context.captions.current
    assert told == "Toys: expected more."
    assert translate(told, PseudoLanguage()).startswith("["), "the notice is translated"


def test_impossible_option_is_reported(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_plan: MatchPlan) -> None:
        raise BadOption("option toys: expected less", message("Own toys"))

    monkeypatch.setattr(MatchPlan, "check", refuse)
    driver.click_row("Deal")
    told = driver.app.context.captions.current
    assert told == "Own toys: this can’t be played."
    assert translate(told, PseudoLanguage()).startswith("[")
