"""The wardrobe: earned looks apply at every table and are saved; locked ones say how to earn them."""

import pygame
import pytest
from pygame import FRect

from game.arcade.wardrobe import LOOKS, CosmeticPart
from game.cardgames.registry import GAMES
from game.engine.journal import Player
from game.scenes.awards.hung_look import hat_area, look_areas
from game.scenes.awards.look_tile import LookTile
from game.scenes.awards.saving import look_times, save_earned_looks
from game.scenes.awards.wardrobe import WardrobeScene
from game.scenes.awards.won import AwardsWonScene
from game.scenes.menus.title import TitleScene
from game.storage import settings
from game.storage.history import records, won_awards
from game.storage.history.won_awards import WonAward
from game.ui.drawing.mascots.ducks import Duck, Extra, Mood
from tests.support.driving import Driver
from tests.support.playing import start
from tests.support.results import result, score

WHEN = "2026-11-20T10:00:00+00:00"


def wardrobe(driver: Driver, *awards: str) -> dict[str, LookTile]:
    """Open the wardrobe of a player with these awards; return its tiles by look."""
    context = driver.app.context
    for award in awards:
        won_awards.add(context.places.awards, WonAward(award=award, when=WHEN))
    context.screens.wardrobe()
    driver.frames(2)
    return tiles_by_look(driver)


def tiles_by_look(driver: Driver) -> dict[str, LookTile]:
    assert isinstance(driver.top, WardrobeScene)
    rows = driver.top.form.widgets
    return {row.look.id or row.look.part.value: row for row in rows if isinstance(row, LookTile)}


def focus(driver: Driver, look: str) -> None:
    assert isinstance(driver.top, WardrobeScene)
    driver.top.form.focus = driver.top.form.widgets.index(tiles_by_look(driver)[look])


def test_locked_look_says_how_to_earn_it_and_cannot_be_worn(driver: Driver) -> None:
    found = wardrobe(driver, "house_first", "house_games")
    assert {look for look, tile in found.items() if tile.locked} == {one.id for one in LOOKS} - {
        "straw",
        "claret",
    }
    assert found["koi"].state_words == "Koi. Locked. Win the award “A good day”: Beat par in a daily deal."
    assert found["waves"].state_words == "Waves. Locked. Win 3 awards. 2 of 3 so far."
    assert "gold medals at 3 ready-made tables. 0 of 3 so far." in found["slate"].state_words
    assert found["straw"].state_words.startswith("Straw hat. Earned on")
    assert found["hat"].state_words.startswith("As hatched. In use.")
    heard = driver.hear()
    focus(driver, "viking")
    driver.key(pygame.K_RETURN)
    assert heard == ["Not earned yet. Win the award “Six ponds”: Win a run."]
    assert driver.app.context.settings.hat == ""


def test_hats_are_wider_than_their_columns_and_lie_on_no_other_hat() -> None:
    columns = [FRect(*area) for area in look_areas(CosmeticPart.HAT, 11)]
    hats = [hat_area(column, place) for place, column in enumerate(columns)]
    for number, (hat, column) in enumerate(zip(hats, columns, strict=True)):
        assert hat.width >= 100
        assert hat.width > column.width
        assert column.bottom >= hat.bottom
        assert hat.inflate(-8, -8).collidelist([hat.inflate(-8, -8) for hat in hats[:number]]) < 0
    backs = [FRect(*area) for area in look_areas(CosmeticPart.BACK, 5)]
    assert max(hat.bottom for hat in hats) <= min(back.top for back in backs)


def test_look_is_put_on_and_taken_off_by_keys_and_saved(driver: Driver) -> None:
    wardrobe(driver, "house_first")
    context = driver.app.context
    heard = driver.hear()
    focus(driver, "straw")
    driver.key(pygame.K_RETURN)
    assert heard == ["Straw hat: now in use."]
    assert tiles_by_look(driver)["straw"].worn
    assert not tiles_by_look(driver)["hat"].worn
    assert settings.load(context.places.settings)[0].hat == "straw"
    driver.key(pygame.K_LEFT, pygame.K_RETURN)
    assert settings.load(context.places.settings)[0].hat == ""
    driver.key(pygame.K_ESCAPE, frames=1)
    assert driver.on(TitleScene)


def test_mirror_previews_the_focused_look_even_if_locked(driver: Driver) -> None:
    wardrobe(driver)
    wide, high = driver.app.surface.get_size()
    mirror = pygame.Rect(round(wide * 0.64), 0, round(wide * 0.34), round(high * 0.65))

    def seen() -> bytes:
        driver.frames(2)
        driver.app.draw()
        return pygame.image.tobytes(driver.app.surface.subsurface(mirror), "RGB")

    plain = seen()
    focus(driver, "straw")
    straw = seen()
    focus(driver, "claret")
    assert len({plain, straw, seen()}) == 3
    assert driver.app.context.settings.hat == ""


def test_mascot_and_player_wear_the_hat(driver: Driver) -> None:
    context = driver.app.context
    mine, other, friend = Player("You"), Player("Pip", "duckling", "pip"), Player("Ann")
    assert context.people((mine, other))[0].duck == Duck()
    assert context.art.mascot() == Duck(mood=Mood.GLEE, extra=Extra.CAP)
    before = context.people((mine, friend))
    context.change(hat="wizard")
    person, rival = context.people((mine, other))
    assert person.duck == Duck(extra=Extra.WIZARD)
    assert rival.duck.extra is not Extra.WIZARD
    assert context.art.mascot(Mood.SLY) == Duck(mood=Mood.SLY, extra=Extra.WIZARD)
    assert context.people((mine, friend)) == before, (
        "friends are distinguished by colour, so they wear no hat"
    )


def test_unknown_looks_change_nothing(driver: Driver) -> None:
    context = driver.app.context
    context.change(hat="pirate", felt="gone", card_back="gone")
    assert (context.art.felt, context.art.back, context.art.own_duck) == (None, None, Duck())


@pytest.mark.parametrize("game", GAMES)
def test_every_table_shows_back_and_felt_immediately(game: str, driver: Driver) -> None:
    """High contrast has no felt: its ground stays plain."""
    start(driver, game)
    driver.frames(40)
    context = driver.app.context

    def shown() -> bytes:
        context.art.allowance.begin_frame(999, None)
        driver.app.draw()
        return pygame.image.tobytes(driver.app.surface, "RGB")

    plain = shown()
    context.change(felt="claret")
    laid = shown()
    assert laid != plain
    context.change(felt="", card_back="koi")
    assert shown() not in (plain, laid)
    context.change(card_back="", high_contrast=True)
    strong = shown()
    context.change(felt="claret")
    assert shown() == strong
    context.change(felt="", high_contrast=False)
    assert shown() == plain


def test_first_win_in_practice_earns_a_look_announced_with_its_award(driver: Driver) -> None:
    context = driver.app.context
    records.add(context.places.records, result(rated=False))
    heard = driver.hear()
    continued: list[bool] = []
    context.screens.awards(lambda: continued.append(True))
    driver.frames(2)
    assert driver.on(AwardsWonScene)
    assert "First swim." in heard[0]
    assert "New in your wardrobe: Straw hat." in heard[0]
    driver.key(pygame.K_RETURN)
    context.screens.awards(lambda: continued.append(True))
    assert continued == [True, True], "announced twice"


def test_medals_earn_a_look_without_an_award(driver: Driver) -> None:
    context = driver.app.context
    for table in range(6):
        context.archive.save_score(score(-20, table=str(table), journal=f"{table}.sixes"))
    context.screens.awards(lambda: None)
    driver.frames(2)
    assert isinstance(driver.top, AwardsWonScene)
    assert driver.top.title == "A new look!"
    assert look_times(context).keys() == {"lilies"}
    assert save_earned_looks(context) == ()
