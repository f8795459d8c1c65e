"""The main scenes look as before: small pictures of them are kept beside this file.

`python -m pytest tests/pictures --renew-pictures` replaces them; look at the new ones then.
"""

from collections.abc import Callable, Iterator
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Any

import pygame
import pytest
from msgspec.structs import replace
from pygame import Surface

from game.cardgames.registry import GAMES
from game.cardgames.six_takes.table.layout import lay_out
from game.lab.shots.studio import ProgramStudio
from game.scenes.menus.table_setup.setup import SetupScene
from game.tables.raft import corner
from game.ui.drawing.mascots.busts import DuckArt
from game.ui.drawing.mascots.ducks import Duck, Mood
from game.ui.drawing.scenery.pond import Cloth
from game.ui.drawing.sprites import Sprite
from game.ui.drawing.text import Fonts, Typeface
from tests.support.light_thinking import think_lightly
from tests.support.likeness import difference

HERE = Path(__file__).parent
WINDOW, KEPT = (1280, 720), (320, 180)
COMPANY = ("pip", "dot", "lotte")
"""Ducklings, who don't think."""


def title(studio: ProgramStudio) -> None:
    studio.run_frames(120)


def setup(studio: ProgramStudio) -> None:
    studio.app.stack.push(SetupScene(studio.app.context, "six_takes"))
    studio.run_frames(2)


def table(game: str, studio: ProgramStudio) -> None:
    """Show the first choice of a match."""
    studio.start(game, COMPANY, 6)
    # Who greets depends on the lines in the levels, which the picture shouldn't depend on.
    studio.table.end_chat()
    studio.set_speed("instant")
    studio.run_until_asked()
    studio.run_frames(60)


def scoring(studio: ProgramStudio) -> None:
    studio.play_first_round("six_takes", COMPANY, 6)


def coach(studio: ProgramStudio) -> None:
    scoring(studio)
    studio.open_coach()


SCENES: dict[str, Callable[[ProgramStudio], None]] = {
    "title": title,
    "setup": setup,
    **{f"table-{game}": partial(table, game) for game in GAMES},
    "scoring": scoring,
    "coach": coach,
}


class Camera:
    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._studios: list[ProgramStudio] = []

    def take(self, scene: str) -> Surface:
        """Return a picture of a scene."""
        data = self._folder / str(len(self._studios))
        data.mkdir()
        studio = ProgramStudio(self._folder, WINDOW, 1.0, str(data))
        self._studios.append(studio)
        SCENES[scene](studio)
        return self.again()

    def again(self) -> Surface:
        app = self._studios[-1].app
        app.draw()
        return pygame.transform.smoothscale(app.surface, KEPT)

    def close(self) -> None:
        for studio in self._studios:
            studio.app.close()


@pytest.fixture
def camera(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Camera]:
    think_lightly(monkeypatch)
    made = Camera(tmp_path)
    yield made
    made.close()


def saved_picture(scene: str) -> Surface:
    return pygame.image.load(HERE / f"{scene}.png")


@pytest.mark.parametrize("scene", SCENES)
def test_scene_looks_as_before(
    scene: str, camera: Camera, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    found = camera.take(scene)
    if request.config.getoption("--renew-pictures"):
        pygame.image.save(found, HERE / f"{scene}.png")
    seen = difference(found, saved_picture(scene))
    if not seen.alike:
        pygame.image.save(found, tmp_path / "now.png")
        x, y = (at * large // small for at, large, small in zip(seen.place, (1280, 720), KEPT, strict=True))
        pytest.fail(f"{seen}, most at {x}, {y} of 1280x720; as it is now: {tmp_path / 'now.png'}")


def test_every_kept_picture_shows_a_scene() -> None:
    assert {path.stem for path in HERE.glob("*.png")} == set(SCENES)


# -- what the comparison detects and what it ignores -------------------------------------------------


@pytest.mark.parametrize("scene", SCENES)
def test_other_renderers_draw_the_same_picture(
    scene: str, camera: Camera, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Scaled down from twice their size, letters and drawings have other edges, and letters are lighter."""
    before = camera.take(scene)
    rasterise, write = pygame.image.load_sized_svg, Fonts._draw

    def rasterised(file: BytesIO, size: tuple[int, int]) -> Surface:
        double = rasterise(file, (size[0] * 2, size[1] * 2)).convert_alpha()
        return pygame.transform.smoothscale(double, [length // 2 for length in double.get_size()])

    def written(fonts: Fonts, text: str, face: Typeface, px: int, *how: Any) -> Surface:
        size = write(fonts, text, face, px, *how).get_size()
        *colours, thick = how
        return pygame.transform.smoothscale(write(fonts, text, face, px * 2, *colours, thick * 2), size)

    monkeypatch.setattr(pygame.image, "load_sized_svg", rasterised)
    monkeypatch.setattr(Fonts, "_draw", written)
    seen = difference(camera.take(scene), before)
    assert seen.worst > 0
    assert seen.alike, seen


@pytest.mark.parametrize("number", range(len(COMPANY)))
@pytest.mark.parametrize("game", GAMES)
def test_missing_duck_is_detected(
    game: str, number: int, camera: Camera, monkeypatch: pytest.MonkeyPatch
) -> None:
    draw, ducks = DuckArt.bust, list[Duck]()

    def drawn(art: DuckArt, duck: Duck, *how: Any) -> Surface:
        look = replace(duck, mood=Mood.CALM)
        if look not in ducks:
            ducks.append(look)
        bust = draw(art, duck, *how)
        return Surface(bust.get_size(), pygame.SRCALPHA) if ducks.index(look) == number else bust

    monkeypatch.setattr(DuckArt, "bust", drawn)
    assert not difference(camera.take(f"table-{game}"), saved_picture(f"table-{game}")).alike
    assert len(ducks) >= len(COMPANY)


@pytest.mark.parametrize(
    "away", [(12, 0), (0, 12), (0, -2000)], ids=["12 pixels to the right", "12 pixels lower", "missing"]
)
@pytest.mark.parametrize("game", GAMES)
def test_misplaced_card_is_detected(
    game: str, away: tuple[int, int], camera: Camera, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The large card that is drawn last, so that no other one covers it."""
    put, drawn = Sprite.at, list[Surface]()

    def elsewhere(sprite: Sprite, x: int, y: int) -> tuple[int, int]:
        x, y = put(sprite, x, y)
        return (x + away[0], y + away[1]) if sprite.surface is drawn[-1] else (x, y)

    def noted(sprite: Sprite, x: int, y: int) -> tuple[int, int]:
        if sprite.surface.get_width() > 80:
            drawn.append(sprite.surface)
        return put(sprite, x, y)

    monkeypatch.setattr(Sprite, "at", noted)
    scene = f"table-{game}"
    camera.take(scene)
    monkeypatch.setattr(Sprite, "at", elsewhere)
    assert not difference(camera.again(), saved_picture(scene)).alike


def test_cloth_of_another_colour_is_detected(camera: Camera, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "game.cardgames.six_takes.table.table.SixTakesTable.cloth", Cloth("#46A07C", "#1F4E4C", "#9BE8C8")
    )
    assert not difference(camera.take("table-six_takes"), saved_picture("table-six_takes")).alike


def test_moved_tools_are_detected(camera: Camera, monkeypatch: pytest.MonkeyPatch) -> None:
    place, room = corner.tools_of, "game.cardgames.six_takes.table"
    monkeypatch.setattr(f"{room}.layout.tools_of", lambda base: place(base).move(-24, 0))
    monkeypatch.setattr(f"{room}.model.lay_out", lay_out.__wrapped__)  # keeps no layout
    assert not difference(camera.take("table-six_takes"), saved_picture("table-six_takes")).alike
