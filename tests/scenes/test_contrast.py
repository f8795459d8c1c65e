"""Words have enough contrast with the pixels behind them, in both themes, on all screens and cards."""

from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path

import pygame
import pytest
from pygame import FRect

from game.cardgames.must_be_18.table.art.cards import DeckFaces, Shade
from game.cardgames.registry import GAMES, kit_of
from game.cardgames.sixty_six.rules.deck import SIZE as SIZE_66
from game.cardgames.sixty_six.table import middle
from game.cardgames.sixty_six.table.art.cards import DeckStyle, look_of
from game.lab.shots.arcade import arcade_pictures, puzzle_pictures
from game.lab.shots.menus import closing_pictures, friends_pictures, opening_pictures
from game.lab.shots.runs import run_pictures
from game.lab.shots.studio import ProgramStudio
from game.scenes.menus.settings.chapters import CHAPTERS
from game.scenes.menus.settings.scene import ChapterScene
from game.storage.settings import load
from game.tables.art import Art
from game.tables.looks.felts import FELTS
from game.ui.drawing.draw import Pen, Shapes
from game.ui.drawing.palette import BONE, MIST
from game.ui.drawing.screen import Scale, Screen
from game.ui.drawing.text import Fonts, Typeface
from game.ui.drawing.theme import STRONG as HIGH
from tests.support.contrast import SHOWN, STRONG, TEXT, Contrasts
from tests.support.driving import Driver
from tests.support.every_input import Stagecoach
from tests.support.light_thinking import let_coach_think_lightly, think_lightly
from tests.support.playing import start
from tests.support.sampling import sampled
from tests.support.spying import spy

SIZE = 1280, 720
large = pytest.mark.window(*SIZE)
SOME = ("title", "settings, Looks", "table, asked", "scoring, counted", "coach", "controls")
LEAST = {False: TEXT, True: STRONG}


@pytest.fixture
def contrasts(monkeypatch: pytest.MonkeyPatch) -> Contrasts:
    think_lightly(monkeypatch)
    return Contrasts(monkeypatch)


@pytest.fixture
def studio(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ProgramStudio]:
    """Yield a studio that takes pictures of the program."""
    think_lightly(monkeypatch)
    let_coach_think_lightly(monkeypatch)
    made = ProgramStudio(tmp_path, SIZE, 1.0, str(tmp_path))
    yield made
    made.app.close()


def check_contrast(contrasts: Contrasts, draw: Callable[[], None], name: str, least: float) -> None:
    draw()
    assert contrasts.seen or name == "nothing"
    faint = contrasts.low(least)
    assert not faint, f"{name}: {faint[:5]}"
    contrasts.seen.clear()


@pytest.mark.parametrize(("strong", "game"), sampled(product((False, True), GAMES), 2))
@large
def test_words_of_common_screens_stand_out(
    game: str, strong: bool, driver: Driver, contrasts: Contrasts
) -> None:
    driver.app.context.change(high_contrast=strong)
    stagecoach = Stagecoach(driver, game, examples=slice(0))
    rules = next(name for name in stagecoach.scenes if name.startswith("rules"))
    # Each theme checks half of them here, and all in campaigns.
    for name in (*SOME, rules)[strong::2]:
        stagecoach.scenes[name]()
        driver.frames(6)
        check_contrast(contrasts, driver.app.draw, name, LEAST[strong])


@pytest.mark.campaign
@pytest.mark.parametrize("strong", [False, True])
@pytest.mark.parametrize("game", GAMES)
@large
def test_words_of_every_screen_stand_out(
    game: str, strong: bool, driver: Driver, contrasts: Contrasts
) -> None:
    driver.app.context.change(high_contrast=strong)
    for name, go in Stagecoach(driver, game, examples=slice(0, None, 4)).share.items():
        go()
        with driver.unseen():
            driver.frames(6)
        check_contrast(contrasts, driver.app.draw, name, LEAST[strong])


@pytest.mark.campaign
@pytest.mark.parametrize("game", GAMES)
@large
def test_no_word_stays_half_visible(game: str, driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    """The contrast check skips fading words, so each of these must be coming or going."""
    texts = spy(monkeypatch, Pen, "text")
    # Bids that are too low are inactive, so they may be faint.
    for name in ("_FAINT", "_FAINT_FOCUSED"):
        monkeypatch.setattr(middle, name, 1.0)

    def half_seen() -> set[tuple[str, float]]:
        texts.clear()
        driver.app.draw()
        seen = {(str(one.args[1]), one.how.get("alpha", 1.0)) for one in texts}
        return {(words, alpha) for words, alpha in seen if 0.02 < alpha < SHOWN}

    for name, go in Stagecoach(driver, game, examples=slice(0, None, 6)).share.items():
        go()
        with driver.unseen():
            driver.frames(200)
        before = half_seen()
        with driver.unseen():
            driver.frames(20)
        assert not before & half_seen(), name


@pytest.mark.campaign
@pytest.mark.parametrize("strong", [False, True])
@pytest.mark.parametrize("group", [*GAMES, "menus", "runs", "arcade"])
def test_words_of_busy_moments_stand_out(
    group: str, strong: bool, studio: ProgramStudio, contrasts: Contrasts
) -> None:
    """Everything that `main.py shots` takes pictures of: hints, pickers, effects, coach, and records."""
    studio.change(high_contrast=strong)
    match group:
        case "menus":
            pictures = {**opening_pictures(studio), **closing_pictures(studio)}
        case "runs":
            pictures = run_pictures(studio)
        case "arcade":
            pictures = {
                **arcade_pictures(studio),
                **puzzle_pictures(studio),
                **friends_pictures(studio),
            }
        case _:
            pictures = kit_of(group).pictures(studio)
    for name, picture in pictures.items():
        picture()
        check_contrast(contrasts, studio.app.draw, name, LEAST[strong])


@pytest.mark.parametrize(("felt", "game"), sampled(product(FELTS, GAMES), 3))
@large
def test_words_on_a_felt_stand_out(felt: str, game: str, driver: Driver, contrasts: Contrasts) -> None:
    driver.app.context.change(felt=felt)
    scenes = Stagecoach(driver, game, examples=slice(0)).scenes
    for name in ("table, asked", "table, dealt"):
        scenes[name]()
        driver.frames(6)
        check_contrast(contrasts, driver.app.draw, f"{name} on {felt}", TEXT)


@pytest.mark.campaign
@pytest.mark.parametrize(("felt", "game"), list(zip(FELTS, GAMES, strict=True)))
def test_words_of_busy_moments_on_a_felt_stand_out(
    felt: str, game: str, studio: ProgramStudio, contrasts: Contrasts
) -> None:
    studio.change(felt=felt)
    for name, picture in kit_of(game).pictures(studio).items():
        picture()
        check_contrast(contrasts, studio.app.draw, f"{name} on {felt}", TEXT)


def test_words_on_shaded_cards_stand_out(contrasts: Contrasts) -> None:
    pygame.display.set_mode((320, 180))
    art = Art()
    looks = [
        look_of(art, DeckStyle(four_colour=four, large_index=False), card, dim=dim)
        for four, card, dim in product((False, True), range(0, SIZE_66, 3), (False, True))
    ]
    faces = DeckFaces(art, "generations")
    looks += [faces.look(card, shade) for card, shade in product(range(0, 36, 5), Shade)]
    for look in looks:
        art.sprites.get(look.paint, look.key, 90)
    assert len(contrasts.seen) >= len(looks)
    assert not contrasts.low()


# -- the switch --------------------------------------------------------------------------------------


def test_high_contrast_applies_immediately_and_is_saved(driver: Driver) -> None:
    """Also behind a match in play; the same switch turns it off again."""
    context = driver.app.context
    start(driver, "six_takes")
    corner = driver.app.surface.get_at((2, 200))
    driver.open(ChapterScene(context, next(one for one in CHAPTERS if one.title == "Looks")), frames=1)
    rows = driver.top.form.widgets
    place = next(number for number, row in enumerate(rows) if row.title == "High contrast")
    driver.top.form.focus = place
    for on in (True, False):
        driver.key(pygame.K_RIGHT)
        assert (driver.app.surface.get_at((2, 200)) == pygame.Color(HIGH.ground)) is on
        assert load(context.places.settings)[0].high_contrast is on
    driver.key(pygame.K_RIGHT, pygame.K_ESCAPE, frames=2)
    assert driver.app.surface.get_at((2, 200)) == pygame.Color(HIGH.ground) != corner


def test_high_contrast_applies_from_the_first_frame(tmp_path: Path) -> None:
    first = Driver(tmp_path)
    first.app.context.change(high_contrast=True)
    first.close()
    again = Driver(tmp_path)
    again.app.draw()
    assert again.app.surface.get_at((2, 2)) == pygame.Color(HIGH.ground)


# -- the contrast check ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ground", "colour", "outline", "found"),
    [
        ("white", "#767676", None, 4.54),
        ("white", "#777777", None, 4.48),
        ("black", "#FFFFFF", None, 21.0),
        ("#777777", "#777777", None, 1.0),
        ("white", "#FFFFFF", "#000000", 21.0),
    ],
)
def test_contrast_is_computed_as_by_wcag(
    ground: str, colour: str, outline: str | None, found: float, contrasts: Contrasts
) -> None:
    pen_on(ground).text("Hornochsen", (10, 10), 20, Typeface.BOLD, colour, outline=outline)
    assert contrasts.seen[-1].contrast == pytest.approx(found, abs=0.02)


def test_light_band_behind_some_letters_is_detected(contrasts: Contrasts) -> None:
    pen = pen_on("#102030")
    pen.screen.surface.fill(BONE, (60, 0, 30, 60))
    pen.text("Hornochsen", (10, 10), 20, Typeface.BOLD, MIST)
    assert contrasts.seen[-1].contrast < 2
    pen.text("Horn", (10, 30), 12, Typeface.BOLD, MIST)
    assert contrasts.seen[-1].contrast > 7


def test_words_on_a_pale_card_are_detected(contrasts: Contrasts, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards are painted once and cached; the check must also cover the words on their faces."""
    from game.cardgames.six_takes.table.art import cards

    monkeypatch.setattr(cards, "INK", BONE)
    art = Art()
    art.sprites.get(lambda width: cards.paint_card(art.fonts, 66, width), "card", 100)
    assert contrasts.low(2.0)


def pen_on(colour: str) -> Pen:
    """Return a pen on a small window of one colour."""
    surface = pygame.display.set_mode((200, 60))
    surface.fill(colour)
    pen = Pen(Screen(surface, Scale(1.0, 200.0, 60.0)), Shapes(Fonts()))
    assert pen.area == FRect(0, 0, 200, 60)
    return pen
