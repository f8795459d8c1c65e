"""Charms on the map: those that have scored hop and show their points, and those in use are shown."""

import pygame
import pytest

from game.scenes.run.map import coins
from game.scenes.run.map.scene import MapScene
from game.ui.drawing.draw import Pen
from tests.scenes.run.running import skip, start_run, with_rack
from tests.support.drawn_words import drawn_texts
from tests.support.driving import Driver


def coin_heights(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> dict[str, float]:
    """Return how high the coins of charms are on the map, by charm."""
    found: dict[str, float] = {}
    names: dict[int, str] = {}
    coin, image = coins.coin_image, Pen.image

    def named(pen: Pen, charm: str, wide: float) -> pygame.Surface:
        made = coin(pen, charm, wide)
        names[id(made)] = charm
        return made

    def put(self: Pen, surface: pygame.Surface, at: tuple[float, float], *args, **how) -> object:
        if id(surface) in names:
            found[names[id(surface)]] = at[1]
        return image(self, surface, at, *args, **how)

    with monkeypatch.context() as patch:
        patch.setattr(coins, "coin_image", named)
        patch.setattr(Pen, "image", put)
        driver.app.draw()
    return found


def after_a_table(driver: Driver) -> MapScene:
    """Return the map after a table won with a pearl and an anchor on the rack."""
    play = start_run(driver)
    scene = driver.top
    assert isinstance(scene, MapScene)
    with_rack(play, "pearl", "anchor")
    skip(play)
    scene.resume()
    return scene


def test_charm_that_scored_hops_and_shows_its_points_for_a_while(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = after_a_table(driver)
    driver.frames(15)
    high = coin_heights(driver, monkeypatch)
    assert high["pearl"] < high["anchor"]
    assert "+12" in drawn_texts(driver)
    assert scene.moving
    driver.frames(300)
    high = coin_heights(driver, monkeypatch)
    assert high["pearl"] == high["anchor"]
    assert "+12" not in drawn_texts(driver)
    assert not scene.moving


def test_reduced_motion_shows_only_the_points(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    driver.app.context.change(reduced_motion=True)
    after_a_table(driver)
    driver.frames(15)
    high = coin_heights(driver, monkeypatch)
    assert high["pearl"] == high["anchor"]
    assert "+12" in drawn_texts(driver)


def test_map_charm_is_shown_until_the_next_table_is_over(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = start_run(driver)
    with_rack(play, "decoy")
    assert play.run.charms_in_use == ()
    driver.key(pygame.K_h)
    heard = driver.hear()
    driver.key(pygame.K_RETURN, pygame.K_ESCAPE)
    assert isinstance(driver.top, MapScene)
    assert play.run.charms_in_use == ("decoy",)
    assert "decoy" in coin_heights(driver, monkeypatch)
    assert "In use: Decoy." in " ".join(heard)
    skip(play)
    driver.top.resume()
    assert play.run.charms_in_use == ()
    assert "decoy" not in coin_heights(driver, monkeypatch)
