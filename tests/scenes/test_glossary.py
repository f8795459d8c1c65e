"""The sound glossary in the settings: focusing a row says what its sound means, and confirming plays it."""

import itertools
from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.audio.sounds import Sound
from game.cardgames.glossaries import HOUSE
from game.cardgames.kit import Kit
from game.cardgames.registry import GAMES, kit_of
from game.scenes.cast import Cast
from game.scenes.glossary.scene import ExampleTurn, GlossaryScene, SoundsScene
from game.scenes.menus.settings.chapters import CHAPTERS
from game.scenes.menus.settings.scene import ChapterScene
from game.ui.devices.actions import Action, ActionPressed, Device
from tests.support.by_ear import Ear
from tests.support.driving import Driver


def record(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, float, int]]:
    """Record all sounds from now on, with their pan and pitch."""
    heard: list[tuple[str, float, int]] = []

    def play(sound: str, *, pan: float = 0.0, pitch: int = 0, **_how: object) -> None:
        heard.append((str(sound), pan, pitch))

    monkeypatch.setattr(driver.app.context.audio, "play", play)
    return heard


def sounds_of(driver: Driver, kit: Kit | None) -> SoundsScene:
    return driver.open(SoundsScene(driver.app.context, kit), frames=2)


def by_key(driver: Driver) -> None:
    driver.key(pygame.K_RETURN)


def by_pad(driver: Driver) -> None:
    driver.app.handle(ActionPressed(Action.CONFIRM, device=Device.GAMEPAD))


def by_mouse(driver: Driver) -> None:
    driver.click_row(driver.top.form.focused.describe())


def test_glossary_is_reached_by_screen_reader(driver: Driver) -> None:
    listener = Ear(driver)
    driver.open(ChapterScene(driver.app.context, CHAPTERS[0]), frames=2)
    listener.walk_to("Sound glossary")
    assert any("Sound glossary" in words for words in listener.press(pygame.K_RETURN))
    assert driver.on(GlossaryScene)
    listener.walk_to("6 takes!")
    listener.press(pygame.K_RETURN)
    assert driver.on(SoundsScene)
    assert "fourth is high and on the right" in listener.walk_to("A row.")


@pytest.mark.parametrize("press", [by_key, by_pad, by_mouse])
def test_each_sound_is_played_and_announced_on_each_device(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, press: Callable[[Driver], Any]
) -> None:
    words = driver.hear()
    scene = sounds_of(driver, kit_of("six_takes"))
    glossary = kit_of("six_takes").glossary()
    assert glossary is not None
    heard = record(driver, monkeypatch)
    scene.form.focus = len(scene.form.widgets) - 1
    for term in glossary.terms:
        driver.app.handle(ActionPressed(Action.NEXT))
        assert words[-1].startswith(term.meaning)
        assert term.note in words[-1]
        heard.clear()
        driver.frames(2)
        press(driver)
        driver.until(lambda: not scene.moving)
        wanted = [(cue.sound.value, cue.pan or 0.0, cue.pitch) for cue in term.cues]
        assert [one for one in heard if one[0] not in ("menu_confirm", "menu_move")] == wanted


def test_general_sounds_are_listed(driver: Driver) -> None:
    words = [widget.title for widget in sounds_of(driver, None).form.widgets]
    assert words[:-1] == [term.meaning for term in HOUSE]


@pytest.mark.parametrize("game", GAMES)
def test_example_turn_alternates_words_and_sounds(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    glossary = kit_of(game).glossary()
    assert glossary is not None
    course: list[str] = []
    context = driver.app.context
    context.captions.sinks = (lambda _words, _urgency: course.append("words"),)
    sounds: set[str] = set()

    def play(sound: str, **_how: object) -> None:
        sounds.add(str(sound))
        course.append("sound")

    monkeypatch.setattr(context.audio, "play", play)
    scene = driver.open(ExampleTurn(context, kit_of(game), glossary.example))
    with driver.unseen():
        driver.until(lambda: scene.over)
    driver.frames(2)
    changes = sum(one != other for one, other in itertools.pairwise(course))
    assert course[0] == "words"
    assert course[-1] == "words"
    assert changes >= 6
    own = {term.sound.value for term in glossary.terms}
    assert len(sounds & own) >= 3
    driver.key(pygame.K_RETURN)
    assert driver.top is not scene


def test_example_turn_needs_no_opponent_files(driver: Driver) -> None:
    driver.app.context.cast = Cast((), ())
    sounds_of(driver, kit_of("six_takes"))
    driver.click_row("An example turn")
    scene = driver.top
    assert isinstance(scene, ExampleTurn)
    assert len(scene.table.people) == 4
    driver.until(lambda: scene.over)


def test_example_turn_can_be_skipped_and_left(driver: Driver) -> None:
    glossary = kit_of("six_takes").glossary()
    scene = driver.open(ExampleTurn(driver.app.context, kit_of("six_takes"), glossary.example))
    presses = 0
    while not scene.over:
        driver.key(pygame.K_RETURN)
        presses += 1
        assert presses < 200
    again = driver.open(ExampleTurn(driver.app.context, kit_of("six_takes"), glossary.example), frames=20)
    driver.key(pygame.K_ESCAPE)
    assert driver.top is not again


def test_example_turn_has_a_back_button_for_the_mouse(driver: Driver) -> None:
    glossary = kit_of("six_takes").glossary()
    scene = driver.open(ExampleTurn(driver.app.context, kit_of("six_takes"), glossary.example), frames=2)
    driver.click(*scene.back_area.center)
    assert driver.top is not scene


def test_tick_pitch_gives_the_place_of_the_focus(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    heard = record(driver, monkeypatch)
    sounds_of(driver, None)
    driver.app.context.change(speech=False)
    for _ in HOUSE:
        driver.app.handle(ActionPressed(Action.NEXT))
    assert {(sound, pitch) for sound, _pan, pitch in heard} == {(Sound.MENU_MOVE.value, 0)}
    driver.app.context.change(ticks=True)
    heard.clear()
    for _ in range(len(HOUSE) + 1):
        driver.app.handle(ActionPressed(Action.NEXT))
    # From the last row to the first, and down the list again.
    pitches = [pitch for _sound, _pan, pitch in heard]
    assert pitches == sorted(pitches)
    assert pitches[-1] - pitches[0] >= 12
    ends = [place for place, (sound, _pan, _pitch) in enumerate(heard) if sound == Sound.MENU_END.value]
    assert ends == [0, len(HOUSE)]


def test_ticks_are_on_with_speech_by_default(driver: Driver) -> None:
    context = driver.app.context
    for speech, ticks, wanted in (
        (None, None, False),
        (False, None, False),
        (True, None, True),
        (True, False, False),
        (False, True, True),
    ):
        context.change(speech=speech, ticks=ticks)
        assert context.ticks is wanted
