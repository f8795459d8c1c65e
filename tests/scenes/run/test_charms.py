"""The rack: using charms on the map, at a table, at its end, and while charms are offered."""

from pathlib import Path
from types import SimpleNamespace

import pygame
import pytest
from msgspec.structs import replace

from game.ai.levels import ADVISER
from game.arcade.run.charms import CHARMS, RACK_SIZE, CharmMoment, Tool
from game.arcade.run.course import COLUMNS
from game.arcade.run.entries import CharmTaken, CharmUsed, PlaceKind
from game.arcade.run.saved import SavedRun
from game.arcade.run.state import AtStall, ChooseCharm, ChooseTable
from game.cardgames.registry import GAMES
from game.engine.journal import Player
from game.scenes.match.table import TableScene
from game.scenes.run import at_table, run_session
from game.scenes.run.charms import charm_widgets
from game.scenes.run.charms.choice import CharmChoiceScene
from game.scenes.run.charms.rack import RackScene
from game.scenes.run.map.scene import MapScene
from game.scenes.run.map_picture import STOPS
from game.scenes.run.results import score_sheet
from game.scenes.run.results.score_sheet import ScoreSheetScene
from game.scenes.run.run_session import RunSession
from game.ui.devices.actions import Action
from game.ui.drawing.artwork import FOLDER
from game.ui.drawing.draw import Pen
from tests.scenes.run.running import keyboard, play_a_card, skip, start_run, with_rack
from tests.support.drawn_words import drawn_text, drawn_texts
from tests.support.driving import Driver
from tests.support.playing import own_choices
from tests.support.screen_text import ScreenText, assert_apart
from tests.support.short_matches import play_out


def test_each_charm_has_a_picture() -> None:
    assert {path.stem for path in (FOLDER / "charms").iterdir()} == {*CHARMS, "coin"}


def sit_down_with(driver: Driver, *charms: str) -> RunSession:
    """Start a run with these charms, and sit down at its first table."""
    play = start_run(driver)
    with_rack(play, *charms)
    play.screens.map()
    driver.confirm()
    return play


def choose(driver: Driver, *rows: str) -> None:
    """Press the rows of the rack that start with these words, by keyboard."""
    for row in rows:
        assert driver.on(RackScene)
        driver.press_row(row)


def test_monocle_grants_hints_that_are_used_up(driver: Driver) -> None:
    play = sit_down_with(driver, "monocle")
    assert driver.table.key_names[Action.HINT] == "charms"
    with driver.unseen():
        driver.key(pygame.K_h)
        heard = driver.hear()
        choose(driver, "Monocle")
        assert play.run.rack == ()
        assert heard[-2:] == ["Monocle used.", driver.top.form.words]
        assert [str(words) for _action, words in driver.table.mode.tools] == ["Charms 1"]
        choose(driver, "Hint: 3 left")
        assert driver.on(TableScene)
        driver.frames(3)
        assert driver.table.session.advice is not None
        assert play.run.effects.uses_left(Tool.HINT) == 2
        driver.key(pygame.K_h)
        assert driver.on(TableScene), "a second press must show the hint's figures"
        mode = driver.table.mode
        assert [*dict(mode.tools).values(), mode.hint] == ["Hint", "hint"]
        assert Action.HINT not in driver.table.key_names
        assert play.run.effects.uses_left(Tool.HINT) == 2


def test_no_hint_or_undo_without_a_charm(driver: Driver) -> None:
    sit_down_with(driver)
    with driver.unseen():
        play_a_card(driver)
        before = own_choices(driver)
        for key in (pygame.K_h, pygame.K_u):
            driver.key(key)
            assert driver.on(RackScene)
            driver.key(pygame.K_ESCAPE)
        assert driver.table.session.advice is None
        assert own_choices(driver) == before
        driver.key(pygame.K_ESCAPE)
        words = [row.describe() for row in driver.top.form.widgets]
        assert not any(one.startswith(("Undo", "Restart")) for one in words)


def test_ripple_undoes_one_choice_and_its_combos(driver: Driver) -> None:
    play = sit_down_with(driver, "ripple")
    with driver.unseen():
        play_a_card(driver)
        own = own_choices(driver)
        driver.key(pygame.K_u)
        choose(driver, "Ripple", "Undo your last choice")
        assert own_choices(driver) == own - 1
        assert driver.table.mode.earned == ()
        assert not play.run.effects.uses_left(Tool.UNDO)
        driver.key(pygame.K_u)
        assert driver.on(RackScene)
        assert not any(row.describe().startswith("Take your") for row in driver.top.form.widgets)


@pytest.mark.parametrize(
    ("level", "prefix"),
    [
        (ADVISER, "As Quill sees it: "),
        ("drake", "Quill would "),
        ("duckling", "Your opponents play any old card: "),
    ],
)
def test_weather_vane_asks_the_rival_by_name_unless_it_plays_at_random(
    level: str, prefix: str, driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A Drake at You Must Be 18! decides by simple rules, without prospects."""
    monkeypatch.setattr(run_session, "FIRST_GAME", "must_be_18")
    rival = Player("Quill", level)
    monkeypatch.setattr(at_table, "strongest_rival", lambda *_facts: rival)
    play = sit_down_with(driver, "weather_vane")
    play_a_card(driver)
    heard = driver.hear()
    driver.key(pygame.K_h)
    choose(driver, "Weather vane", "What would your opponent play?")
    thinks = level != "duckling"
    driver.until(lambda: any(words.startswith(prefix) for words in heard))
    assert driver.table.session.adviser == (rival if thinks else None)
    assert play.run.effects.uses_left(Tool.VANE) == 3 - thinks
    assert not any("Hint" in words for words in heard)
    assert ("as Quill sees it" in drawn_texts(driver)) is thinks
    if level == ADVISER:
        for _ in range(2):
            driver.key(pygame.K_h)
        assert heard[-1] == "Advice from Quill hidden."


def test_no_tool_is_used_up_with_only_one_choice(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    play = sit_down_with(driver, "monocle")
    session = driver.table.session
    game = session.game
    single = SimpleNamespace(choices=lambda view: game.choices(view)[:1], is_out=game.is_out)
    monkeypatch.setattr(session, "game", single)
    heard = driver.hear()
    driver.key(pygame.K_h)
    choose(driver, "Monocle", "Hint: 3 left")
    assert "There’s nothing else to choose." in heard
    assert play.run.effects.uses_left(Tool.HINT) == 3


def test_rack_response_overlaps_no_other_words(driver: Driver, text: ScreenText) -> None:
    sit_down_with(driver, "spyglass", "monocle")
    driver.key(pygame.K_h)
    for charm in ("Monocle", "Spyglass"):
        choose(driver, charm)
        driver.frames(1)
        # The table is drawn first and darkened; only the words above it must be readable.
        drawn = text.texts(driver)
        own = drawn[[one.words for one in drawn].index(driver.top.title) :]
        assert driver.app.context.captions.text_to_show(narrated=False) in [one.words for one in own]
        assert_apart(own)


def test_spyglass_opens_hands_until_the_next_turn(driver: Driver) -> None:
    play = start_run(driver)
    with_rack(play, "spyglass")
    there = next(number for number, one in enumerate(play.run.course) if one.game == "sixty_six")
    play.saved.run = replace(play.run, pending=ChooseTable((there,)))
    play.screens.sit_down(there)
    driver.until(lambda: driver.asked and driver.table.table.asking)
    scene, session = driver.table, driver.table.session
    heard = driver.hear()
    driver.key(pygame.K_h)
    choose(driver, "Spyglass", "Show all hands")
    driver.frames(2)
    assert "All hands are face up until your next turn." in heard
    assert scene.table.view.hands == session.match.state.hands
    assert not play.run.effects.uses_left(Tool.SIGHT)
    assert not session.view.hands, "the rules' view must not change"
    session.choose(session.game.choices(session.view)[0])
    driver.until(lambda: not session.my_turn or not driver.asked)
    assert scene.table.view.hands
    driver.until(lambda: driver.asked and scene.table.asking)
    driver.frames(2)
    assert scene.table.view == session.view
    assert not scene.table.view.hands


def test_second_wind_restarts_the_same_deal_after_its_end(driver: Driver) -> None:
    play = sit_down_with(driver, "second_wind")
    with driver.unseen(), keyboard(driver) as hand:
        first, journal = driver.table.session, play.run.pending.journal
        play_out(driver.table.session)
        hand.until(ScoreSheetScene)
        driver.until(lambda: not driver.top.waiting)
        driver.key(pygame.K_h)
        choose(driver, "Second wind", "Play this deal again")
        driver.until(lambda: driver.asked)
    again = driver.table.session
    assert again is not first
    assert again.header.seed == first.header.seed
    assert play.run.pending.journal == again.journal.path.name != journal
    assert play.run.played == ()
    assert (driver.app.context.places.saves / journal).exists(), "the finished match's journal must stay"
    assert sum(isinstance(scene, TableScene) for scene in driver.app.stack.scenes) == 1


def test_map_charms_are_used_there_and_not_at_tables(driver: Driver) -> None:
    play = start_run(driver)
    with_rack(play, "double_stakes", "life_belt")
    heard = driver.hear()
    with driver.unseen():
        driver.key(pygame.K_h)
        choose(driver, "Life belt")
        assert heard[-1] == "Use it at a table."
        driver.key(pygame.K_UP)
        choose(driver, "Double stakes")
        assert play.run.rack == ("life_belt",)
        assert play.run.effects.stakes == 1
        driver.key(pygame.K_ESCAPE)
        assert driver.on(MapScene)


def test_lucky_dip_offers_other_charms(driver: Driver) -> None:
    play = start_run(driver)
    skip(play, take=False)
    with_rack(play, "lucky_dip")
    play.screens.pending()
    assert driver.on(CharmChoiceScene)
    before = driver.top.offered
    driver.key(pygame.K_h)
    choose(driver, "Lucky dip")
    assert driver.on(CharmChoiceScene)
    assert driver.top.offered != before
    assert [row.charm.id for row in driver.top.form.widgets[:3]] == list(driver.top.offered)


def take_one(driver: Driver) -> CharmChoiceScene:
    """Take a charm that goes to the rack, at normal speed, and return its scene."""
    play = start_run(driver)
    skip(play, take=False)
    play.screens.pending()
    driver.app.context.change(speed="normal")
    scene = driver.top
    assert isinstance(scene, CharmChoiceScene)
    kinds = [CHARMS[one].moment for one in scene.offered]
    scene.form.focus = next(at for at, kind in enumerate(kinds) if kind is not CharmMoment.TAKEN)
    driver.frames(1)
    driver.key(pygame.K_RETURN)
    assert driver.top is scene
    assert scene.moving
    assert len(play.run.rack) == 1, "the charm must be on the rack from the first frame"
    return scene


def test_taken_charm_flies_to_its_hook(driver: Driver) -> None:
    scene = take_one(driver)
    driver.until(lambda: driver.top is not scene)
    assert driver.on(MapScene)


def test_press_ends_the_flight_of_a_charm_and_counts(driver: Driver) -> None:
    take_one(driver)
    driver.key(pygame.K_h)
    assert driver.on(RackScene), "the press must open the rack on the map"


def test_full_rack_takes_no_more(driver: Driver) -> None:
    play = start_run(driver)
    skip(play, take=False)
    with_rack(play, *list(CHARMS)[:RACK_SIZE])
    play.screens.pending()
    place = next(number for number, charm in enumerate(driver.top.offered) if not play.run.is_takeable(charm))
    driver.frames(1)
    heard = driver.hear()
    for _ in range(place):
        driver.key(pygame.K_RIGHT)
    driver.key(pygame.K_RETURN)
    assert heard[-1] == f"Your rack is full: it has room for {RACK_SIZE} charms."
    assert isinstance(play.run.pending, ChooseCharm)


def test_rack_at_the_table_reads_goal_score_and_combos(driver: Driver) -> None:
    play = sit_down_with(driver)
    heard = driver.hear()
    driver.key(pygame.K_h)
    said = " ".join(heard)
    match = driver.table.mode
    assert f"Goal: {play.goal(match.node)}" in said
    assert "Feathers: 3. Shells: 0. Score: 0." in said
    assert "next win ×1" in drawn_text(driver)


@pytest.mark.parametrize("met", [True, False])
def test_rack_over_a_score_sheet_includes_that_table(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, met: bool
) -> None:
    """It shows the feathers and score of the sheet behind it, which are also those of the next map."""
    monkeypatch.setattr(score_sheet, "is_goal_met", lambda *_: met)
    play = sit_down_with(driver, "monocle")
    play_out(driver.table.session)
    occasion = driver.table.mode
    play.screens.show_score_sheet(driver.table.session, None, occasion, None)
    sheet = driver.top
    driver.frames(3)
    driver.key(pygame.K_h)
    standing = driver.top.standing_words
    assert sheet.after.feathers == (3 if met else 2)
    run = sheet.after
    assert f"Feathers: {run.feathers}. Shells: {run.shells}. Score: {run.score}." in standing
    driver.key(pygame.K_ESCAPE, pygame.K_RETURN, pygame.K_RETURN)
    assert play.standing.words in standing


def test_used_charm_is_saved_immediately(driver: Driver) -> None:
    play = start_run(driver)
    skip(play, take=False)
    charm = next(one for one in play.run.pending.charms if play.run.is_takeable(one))
    play.add(CharmTaken(charm))
    assert SavedRun.open(Path(play.saved.path))[0].run == play.run
    if play.run.rack and play.run.is_usable(charm):
        play.add(CharmUsed(charm))
        assert SavedRun.open(Path(play.saved.path))[0].run == play.run


def drawn_charms(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> dict[str, float]:
    """Return the width of each charm's picture at the stall, by name."""
    wide: dict[str, float] = {}
    paint = charm_widgets.standing_image

    def seen(pen: Pen, name: str, width: float):
        wide[name] = width
        return paint(pen, name, width)

    monkeypatch.setattr(charm_widgets, "standing_image", seen)
    driver.app.draw()
    return wide


def test_focused_charm_is_the_large_one(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    play = start_run(driver)
    skip(play, take=False)
    play.screens.pending()
    first, second, _third = driver.top.offered
    wide = drawn_charms(driver, monkeypatch)
    assert wide[first] > wide[second]
    driver.key(pygame.K_RIGHT)
    wide = drawn_charms(driver, monkeypatch)
    assert wide[second] > wide[first]


def test_every_charm_touches_its_cushion(driver: Driver) -> None:
    """No picture has an empty margin below, and all cushions are at the same height."""
    play = start_run(driver)
    skip(play, take=False)
    play.screens.pending()
    driver.frames(1)
    offers = [one for one in driver.top.form.widgets if isinstance(one, charm_widgets.CharmOffer)]
    assert len({one.high for one in offers}) == 1
    for charm in CHARMS:
        image = charm_widgets.standing_image(driver.pen, charm, 200.0)
        assert image.get_bounding_rect().bottom >= image.get_height() - 2


@pytest.mark.window(1280, 720)
def test_keeper_shows_responses_to_keys_at_the_stall(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    text = ScreenText(monkeypatch)
    play = start_run(driver)
    skip(play, take=False)
    play.screens.pending()
    driver.frames(1)
    driver.key(pygame.K_m)
    texts = text.read(driver)
    shown = {one.words: one.place for one in texts}
    bubble = pygame.Rect(838, 180, 204, 100)
    assert bubble.contains(shown["Sound off."]), "the response isn't in the bubble above the keeper"
    assert "map" in shown
    assert_apart(texts)


def test_stall_shows_and_announces_the_rack_and_the_next_tables(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = ScreenText(monkeypatch)
    play = start_run(driver)
    skip(play, take=False)
    with_rack(play, "monocle", "ferry")
    heard = driver.hear()
    play.screens.pending()
    driver.frames(1)
    shown = {words.words for words in text.texts(driver)}
    assert {str(play.run.shells), "What’s next"} <= shown
    following = play.node(play.here).to
    for number in following:
        kind = play.node(number).kind
        assert str(play.goal_sign(number) if kind is PlaceKind.TABLE else STOPS[kind].title) in shown
        assert kind is not PlaceKind.TABLE or str(GAMES[play.table(number).game].title) in shown
    assert any(str(play.places(following)) in words for words in heard)


def test_down_leads_from_every_offer_to_taking_none(driver: Driver) -> None:
    play = start_run(driver)
    skip(play, take=False)
    play.screens.pending()
    driver.frames(1)
    form = driver.top.form
    for place in range(3):
        form.focus = place
        driver.key(pygame.K_DOWN)
        assert form.focused.text == "Take none"


def test_lost_keeper_table_comes_again(driver: Driver) -> None:
    play = start_run(driver)
    for _ in range(COLUMNS):
        skip(play)
    skip(play, met=False, take=False)
    assert play.run.pending == ChooseTable((play.here,))


@pytest.mark.window(1280, 720)
def test_charms_keep_their_places_when_one_is_bought(driver: Driver) -> None:
    """A second press at the same place buys nothing, and prices beyond the player's means stand out."""
    play = start_run(driver)
    skip(play, take=False)
    wares = tuple(list(CHARMS)[:3])
    own = play.run.price(wares[0]) + 1
    play.saved.run = replace(play.run, rack=(), pending=AtStall(wares), shells=own)
    play.screens.stall()
    driver.frames(1)
    places = {one.charm.id: driver.top.form.area_of(at) for at, one in enumerate(offers_of(driver))}
    driver.click(*places[wares[0]].center)
    driver.until(lambda: not driver.top.moving)
    driver.frames(1)
    assert play.run.rack == wares[:1]
    left = {one.charm.id: driver.top.form.area_of(at) for at, one in enumerate(offers_of(driver))}
    assert left == {charm: places[charm] for charm in wares[1:]}
    assert all(one.dear == (play.run.price(one.charm.id) > play.run.shells) for one in offers_of(driver))
    assert any(one.dear for one in offers_of(driver))
    driver.click(*places[wares[0]].center)
    assert play.run.rack == wares[:1]


def offers_of(driver: Driver) -> list[charm_widgets.CharmOffer]:
    return [one for one in driver.top.form.widgets if isinstance(one, charm_widgets.CharmOffer)]
