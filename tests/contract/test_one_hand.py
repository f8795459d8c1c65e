"""Whole matches with one hand, on half a keyboard or half a gamepad."""

import random
from collections.abc import Callable, Sequence
from functools import partial

import pygame
import pytest

from game.cardgames.registry import GAMES
from game.scenes.match.pause import PauseScene
from game.scenes.match.table import TableScene
from game.ui.devices.actions import Action, ActionPressed
from game.ui.devices.bindings import Bindings
from game.ui.devices.presets import BUTTON_PRESETS, KEY_PRESETS, DeviceGrip
from tests.support.driving import Driver
from tests.support.playing import own_choices, play, start
from tests.support.reading import key
from tests.support.virtual_pad import VirtualPad

ONE_HAND = (DeviceGrip.LEFT, DeviceGrip.RIGHT)
LOOKS = (Action.HINT, Action.ANNOUNCE_ROWS, Action.ANNOUNCE_CARD, Action.ANNOUNCE_SCORES, Action.LOG)
MOVES = (Action.LEFT, Action.RIGHT, Action.UP, Action.DOWN, Action.NEXT)
GAME_OF = dict(zip(((device, hand) for device in ("keys", "pad") for hand in ONE_HAND), GAMES, strict=True))
"""The game that each preset plays."""


def test_each_preset_plays_a_game() -> None:
    assert {hand for _device, hand in GAME_OF} == set(ONE_HAND) == set(BUTTON_PRESETS) - {DeviceGrip.BOTH}


def play_by(
    act: Callable[[Action], None], driver: Driver, scene: TableScene, looks: Sequence[Action]
) -> None:
    """Play a match with actions alone; `looks` are actions that look around and make no choice."""
    chance = random.Random(len(looks))

    def back() -> None:
        while not driver.on(TableScene) or scene.table.consumes(ActionPressed(Action.CANCEL)):
            act(Action.CANCEL)

    def press() -> None:
        made = own_choices(driver)
        if chance.random() < 0.4:
            act(chance.choice(looks))
            back()
        assert own_choices(driver) == made
        if chance.random() < 0.4:
            act(chance.choice(MOVES))
        act(Action.CONFIRM)

    act(Action.MENU)
    assert driver.on(PauseScene)
    back()
    with driver.unseen():
        play(driver, press, go_on=lambda: act(Action.CONFIRM))
    assert own_choices(driver)
    assert scene.session.match.over


@pytest.mark.parametrize("hand", ONE_HAND)
def test_match_on_half_a_keyboard(hand: DeviceGrip, driver: Driver) -> None:
    names = {action: name for name, action in reversed(KEY_PRESETS[hand].items())}
    driver.app.context.rebind(Bindings.of(key_hands=hand))

    def act(action: Action) -> None:
        key(names[action])
        key(names[action], down=False)
        driver.frames(1)

    play_by(act, driver, start(driver, GAME_OF["keys", hand]), LOOKS)


@pytest.mark.parametrize("hand", ONE_HAND)
def test_match_on_half_a_gamepad(hand: DeviceGrip, driver: Driver) -> None:
    names = {action: name for name, action in reversed(BUTTON_PRESETS[hand].items())}
    driver.app.context.rebind(Bindings.of(pad_hands=hand))
    scene = start(driver, GAME_OF["pad", hand])
    with VirtualPad() as pad:
        driver.frames(4)

        def act(action: Action) -> None:
            name = names[action]
            if name[-1] in "+-":
                out = 1.0 if name[-1] == "+" else -1.0
                acts = [partial(pad.axis, name[:-1], share) for share in (out, 0.0)]
            else:
                acts = [partial(do, name) for do in (pad.press, pad.release)]
            for do in acts:
                do()
                pygame.event.pump()
                driver.frames(1)

        play_by(act, driver, scene, (Action.ANNOUNCE_ROWS, Action.ANNOUNCE_CARD, Action.MENU))
