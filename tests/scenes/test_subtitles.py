"""Subtitles for sounds: on the sound's side, short, over nothing that matters, and only if enabled."""

from typing import Any

import pygame
import pytest

from game.audio.cues import Cue
from game.audio.sounds import Sound
from game.cardgames.registry import GAMES, kit_of
from game.cardgames.six_takes.rules.events import Reason, RowTaken
from game.cardgames.six_takes.table.sounds import SixTakesSound, sweeping_cues
from game.engine.contract import Setup
from game.engine.options import resolve
from game.scenes.match.subtitles import Edge, Subtitles, subtitle_words
from game.ui.drawing.screen import Scale
from tests.support.driving import Driver
from tests.support.each_size import each_size
from tests.support.playing import start
from tests.support.seated import Seated

WORDS = subtitle_words(kit_of("six_takes").glossary())


def test_subtitles_are_on_the_side_of_the_sound_for_a_while() -> None:
    shown = Subtitles(WORDS)
    shown.show(SixTakesSound.FIFTH, "", "", 0.4)
    shown.show(SixTakesSound.ROW_TAKEN, "", "Mabel", -0.4)
    assert shown.shown == {Edge.RIGHT: "tick-tock", Edge.LEFT: "Mabel: quack, quack"}
    shown.update(1.0)
    shown.show(SixTakesSound.SIXTH, "", "", 0.1)
    assert shown.shown[Edge.RIGHT] == "brrr"
    shown.update(2.0)
    assert shown.shown == {Edge.RIGHT: "brrr"}
    shown.update(2.0)
    assert not shown.shown


def test_sounds_without_meaning_have_no_subtitle() -> None:
    shown = Subtitles(WORDS)
    for sound in (Sound.PLACE, Sound.SLIDE, Sound.COUNT, Sound.MENU_MOVE, SixTakesSound.CARD):
        shown.show(sound, "", "Mabel", 0.0)
    assert not shown.shown


@pytest.mark.parametrize("ducks", [1, 9, 12])
def test_subtitle_says_who_took_what(ducks: int) -> None:
    shown = Subtitles(WORDS)
    for cue in sweeping_cues(RowTaken(1, 50, 2, (1, 2, 3, 4, 5), ducks, Reason.SIXTH)):
        shown.show(cue.sound, cue.words, "Pip", -0.9)
    words = shown.shown[Edge.LEFT].casefold()
    assert words.startswith("pip: quack")
    assert "row 3" in words
    assert words.endswith(f"{ducks} duck" if ducks == 1 else f"{ducks} ducks")


@pytest.mark.parametrize("wanted", [False, True])
def test_match_has_subtitles_only_if_enabled(driver: Driver, wanted: bool) -> None:
    driver.app.context.change(subtitles=wanted, speed="fast")
    table = start(driver, "sixty_six")
    seen = set[str]()
    with driver.unseen():
        for _ in range(600):
            if driver.asked:
                driver.key(pygame.K_RETURN)
            driver.frames(1)
            seen.update(table.subtitles.shown.values())
    assert bool(seen) is wanted


def test_subtitle_setting_takes_effect_immediately(driver: Driver) -> None:
    table = start(driver, "six_takes")
    for wanted in (True, False):
        driver.app.context.change(subtitles=wanted)
        table.resume()
        table.table.stage.play((Cue(SixTakesSound.SIXTH),), 0.0)
        assert bool(table.subtitles.shown) is wanted
        table.subtitles.update(10.0)


def areas_to_keep_free(table: Any) -> list[Any]:
    """Return areas that no subtitle may hide: players, their names and scores, cards, words and buttons."""
    seating, layout = table.layout.seating, table.layout
    found = [*(place.bust for place in seating.seats), seating.own.bust, layout.hand, layout.title]
    found += [table.caption_area, table.tools_area]
    for place in (*seating.seats, seating.own):
        for x, y in (place.tag, place.purse):
            box = place.bust.copy()
            box.size = 60 * seating.scale, seating.names
            box.center = x, y
            found.append(box)
    for pose in table.model.homes().values():
        box = place.bust.copy()
        box.size = pose.width, pose.width * 1.5
        box.center = pose.x, pose.y
        found.append(box)
    return found


SEATS = {"six_takes": (2, 4, 7, 8, 10), "sixpack": (2, 4, 6), "sixty_six": (4,), "must_be_18": (2, 4, 6)}


@pytest.mark.parametrize("game", GAMES)
@each_size([(1280, 720), (960, 540), (1920, 1080), (2560, 1080)], [0.8, 1.0, 1.5])
def test_subtitles_hide_nothing(game: str, window: tuple[int, int], user: float) -> None:
    kit = kit_of(game)
    for seats in SEATS[game]:
        setup = Setup(seats, 6, resolve(kit.rules().options, {}))
        table = Seated(kit, setup, size=window, scale=user).table
        scale = Scale.of(window, user)
        for area in table.side_areas:
            assert area.width >= 70, (seats, area)
            assert area.height >= 2 * 13 * 1.2 + 8, (seats, area)
            assert area.left >= 0
            assert area.right <= scale.width
            hidden = [box for box in areas_to_keep_free(table) if area.colliderect(box)]
            assert not hidden, (seats, area, hidden)
