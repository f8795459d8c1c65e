"""House rules: each value has a picture, and can be chosen by keyboard, gamepad and mouse."""

from collections import Counter

import pygame
import pytest
from pygame import FRect

from game.cardgames.registry import BUILT_IN, GAMES
from game.cardgames.sixpack.table.art import cards
from game.cardgames.sixpack.table.art.cards import CardFace
from game.language.message import translate
from game.scenes.menus.picker import PickerScene
from game.scenes.menus.table_setup import house_rules
from game.scenes.menus.table_setup.house_rules import HouseRulesScene
from game.scenes.menus.table_setup.plan import MatchPlan
from game.scenes.menus.table_setup.rule_pictures import RuleBoard, RulePicture, board_areas, value_areas
from game.scenes.menus.value_card import ValueCard
from game.scenes.pieces.boathouse import WoodenArrow
from game.tables.art import Art
from game.tables.painting.card_sprites import CardLook
from tests.support.drawn_words import drawn_texts
from tests.support.driving import Driver
from tests.support.screen_text import ScreenText, assert_apart


def open_rules(driver: Driver, game: str, **options: object) -> HouseRulesScene:
    driver.app.context.change(setups={game: {"options": options}})
    driver.open(HouseRulesScene(driver.app.context, MatchPlan(driver.app.context, game)), frames=2)
    return driver.top


def names_shown(scene: HouseRulesScene) -> list[str]:
    return [row.text for row in scene.form.widgets if isinstance(row, RulePicture)]


def chosen(scene: HouseRulesScene) -> list[str]:
    return [row.text for row in scene.form.widgets if isinstance(row, RulePicture) and row.chosen]


def test_done_is_last_and_help_is_below_the_pictures(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    notes: list[tuple[FRect, str]] = []
    monkeypatch.setattr(house_rules, "draw_note", lambda *how: notes.append(how[2:]))
    scene = open_rules(driver, "six_takes")
    rows = list(enumerate(scene.form.widgets))
    assert rows[-1][1].describe().startswith("Done")
    note, words = notes[-1]
    assert words == scene.form.focused.help
    bottom = max(scene.form.area_of(place).bottom for place, row in rows if isinstance(row, RulePicture))
    assert note.top - 30 < bottom < note.top


@pytest.mark.window(960, 540, 1.5)
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_boards_show_their_values_even_in_a_small_window(
    driver: Driver, language: str, text: ScreenText
) -> None:
    driver.app.context.change(language=language)
    scene = open_rules(driver, "six_takes")
    values = [row.rule.value.label for row in scene.form.widgets if isinstance(row, RuleBoard)]
    wanted = [translate(words, driver.app.context.language) for words in (*values, *names_shown(scene))]
    text.texts(driver)
    assert len(values) == 3
    assert Counter(one.words for one in text.drawn) >= Counter(wanted)


@pytest.mark.parametrize("game", BUILT_IN)
def test_each_value_of_each_house_rule_has_a_different_example(driver: Driver, game: str) -> None:
    plan = MatchPlan(driver.app.context, game)
    values = {"preset": ("one_new", "own")} if game == "sixpack" else {"moon": ("trump",)}
    for name, value in [(name, value) for name, found in values.items() for value in found]:
        if name in plan.options:
            plan.options[name] = value
        scene = driver.open(HouseRulesScene(driver.app.context, plan))
        for place in range(sum(isinstance(row, RuleBoard) for row in scene.form.widgets)):
            scene.form.focus = place
            driver.key(pygame.K_LEFT, pygame.K_RIGHT)
            pictures = [row.value.draw for row in scene.form.widgets if isinstance(row, RulePicture)]
            assert None not in pictures, scene.rule.name
            assert len({str(one) for one in pictures}) == len(pictures), scene.rule.name


def test_keyboard_selects_a_rule_and_chooses_its_value(driver: Driver) -> None:
    scene = open_rules(driver, "sixty_six")
    driver.key(pygame.K_DOWN, pygame.K_RIGHT)
    assert scene.rule.name == "Moon"
    assert names_shown(scene) == ["With trumps", "No trumps", "Not allowed"]
    assert chosen(scene) == ["With trumps"]
    driver.key(pygame.K_DOWN)
    assert isinstance(scene.form.focused, RulePicture)
    driver.key(pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_RETURN)
    assert chosen(scene) == ["Not allowed"]
    assert scene.form.focused.describe().startswith("Not allowed: chosen.")
    driver.key(pygame.K_UP)
    assert scene.form.focused.title == "Moon", "up must return to the value's rule, not to the nearest board"


def test_confirming_a_rule_chooses_its_next_value(driver: Driver) -> None:
    scene = open_rules(driver, "six_takes")
    driver.key(pygame.K_RIGHT, pygame.K_RETURN)
    assert (scene.rule.name, chosen(scene)) == ("Pick your hand (draft)", ["On"])
    driver.key(pygame.K_RETURN)
    assert chosen(scene) == ["Off"]


def test_mouse_opens_a_rule_only_by_a_click(driver: Driver) -> None:
    """On its way from a board to the pictures, the pointer may cross other boards."""
    scene = open_rules(driver, "sixty_six")
    first = scene.rule.name
    driver.move(*scene.form.area_of(6).center)
    driver.frames(1)
    assert (scene.form.focus, scene.rule.name) == (6, first)
    driver.click_row("Moon", frames=1)
    assert (scene.rule.name, chosen(scene)) == ("Moon", ["With trumps"])
    driver.click_row("Not allowed", frames=1)
    assert chosen(scene) == ["Not allowed"]
    assert "A Moon is worth" not in [row.title for row in scene.form.widgets], (
        "an option without effect is shown"
    )


def test_gamepad_chooses_a_value_and_goes_back(driver: Driver) -> None:
    scene = open_rules(driver, "must_be_18")
    with driver.pad() as tap:
        tap("dpright", "dpdown", "dpdown")
        assert isinstance(scene.form.focused, RulePicture)
        before = chosen(scene)
        tap("dpleft", "a")
        tap("dpright")
        tap("a")
        assert chosen(scene) != before
        tap("b")
    assert driver.top is not scene


def test_sixpack_shows_all_its_options(driver: Driver) -> None:
    scene = open_rules(driver, "sixpack", preset="one_new")
    boards = [row.title for row in scene.form.widgets if isinstance(row, RuleBoard)]
    assert boards == ["Packs", "New pack", "Rounds", "All ducks"]
    driver.click_row("New pack", frames=1)
    driver.click_row("Sheriff", frames=1)
    assert chosen(scene) == ["Sheriff"]


@pytest.mark.window(1280, 720)
@pytest.mark.parametrize("game", BUILT_IN)
def test_each_board_shows_its_value(driver: Driver, game: str) -> None:
    scene = open_rules(driver, game)
    shown = drawn_texts(driver)
    boards = [row.rule.value.label for row in scene.form.widgets if isinstance(row, RuleBoard)]
    pictures = names_shown(scene)
    assert [value for value in boards if value not in pictures and value not in shown] == []


def test_custom_packs_are_one_picture_that_opens_the_picker(driver: Driver) -> None:
    scene = open_rules(driver, "sixpack", preset="own", packs=["veto", "copycat"])
    driver.click_row("Your packs", frames=1)
    driver.click_row("2 of")
    assert driver.on(PickerScene)
    driver.key(pygame.K_ESCAPE)
    assert driver.top is scene


@pytest.mark.window(960, 540, 1.5)
def test_packs_are_in_six_columns_in_a_small_window(driver: Driver, text: ScreenText) -> None:
    open_rules(driver, "sixpack", preset="own", packs=["veto", "copycat"])
    driver.click_row("Your packs", frames=1)
    driver.click_row("2 of")
    for language in ("en", "de"):
        driver.app.context.change(language=language)
        text.read(driver)
        form = driver.top.form
        cards = [place for place, row in enumerate(form.widgets) if isinstance(row, ValueCard)]
        assert len({form.area_of(place).left for place in cards}) == 6


def test_level_can_be_set_for_all_ducks(driver: Driver) -> None:
    scene = open_rules(driver, "six_takes")
    driver.click_row("All ducks", frames=1)
    assert chosen(scene) == ["as chosen"]
    names = names_shown(scene)
    driver.click_row(names[1], frames=1)
    assert chosen(scene) == [names[1]]
    assert "as chosen" not in names_shown(scene)


@pytest.mark.parametrize("scale", [0.5, 1.0])
@pytest.mark.parametrize("rules", range(1, 13))
@pytest.mark.parametrize("values", [1, 2, 3, 4, 5, 6, 15])
def test_boards_and_pictures_do_not_overlap_and_are_on_the_canvas(
    rules: int, values: int, scale: float
) -> None:
    boards = board_areas(rules, scale)
    for pick in range(values):
        areas = [FRect(area) for area in (*boards, *value_areas(values, pick, boards))]
        assert all(FRect(0, 0, 1280, 630).contains(area) for area in areas)
        for number, area in enumerate(areas):
            assert not any(area.colliderect(other) for other in areas[:number])


def test_chosen_value_is_the_largest() -> None:
    boards = board_areas(4, 1.0)
    for count in (2, 3):
        for pick in range(count):
            sizes = [wide * high for _x, _y, wide, high in value_areas(count, pick, boards)]
            assert max(sizes) == sizes[pick] > 1.3 * min(sizes)


def test_every_game_has_a_page(driver: Driver) -> None:
    for game in GAMES:
        assert names_shown(open_rules(driver, game))


def test_chosen_value_is_announced(driver: Driver) -> None:
    open_rules(driver, "six_takes")
    driver.key(pygame.K_RIGHT)
    heard = driver.hear()
    driver.key(pygame.K_RETURN)
    assert heard == ["Pick your hand (draft): On."]
    driver.key(pygame.K_RIGHT, pygame.K_DOWN)
    heard.clear()
    driver.key(pygame.K_RETURN)
    assert len(heard) == 1
    assert heard[0].endswith(": chosen.")


@pytest.mark.window(1920, 1080)
def test_pack_on_a_shelf_shows_its_name_once(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[tuple[str, bool]] = []
    look_of = cards.look_of

    def note(art: Art, face: CardFace, *, named: bool) -> CardLook:
        looks.append((face.pack, named))
        return look_of(art, face, named=named)

    monkeypatch.setattr(cards, "look_of", note)
    open_rules(driver, "sixpack", preset="own", packs=["veto"])
    driver.click_row("Your packs", frames=1)
    driver.click_row("1 of")
    assert driver.on(PickerScene)
    looks.clear()
    driver.app.draw()
    shown = [pack for pack, named in looks if named]
    assert len(shown) == 1, "only the large card, which has no label below, must show its name"
    assert looks.count((shown[0], False)) >= 1
    assert ("veto", True) not in looks or shown == ["veto"]


@pytest.mark.window(960, 540, 1.5)
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_boards_are_on_pages_in_a_small_window(driver: Driver, language: str, text: ScreenText) -> None:
    """A page holds one row, so that each board shows its value, and rafts are large."""
    driver.app.context.change(language=language)
    scene = open_rules(driver, "sixty_six")
    seen: list[str] = []
    while True:
        boards = [row for row in scene.form.widgets if isinstance(row, RuleBoard)]
        values = [row.rule.value.label for row in boards]
        wanted = [translate(words, driver.app.context.language) for words in (*values, *names_shown(scene))]
        text.texts(driver)
        assert len(boards) <= 4
        assert Counter(one.words for one in text.drawn) >= Counter(wanted)
        seen += [row.title for row in boards]
        arrows = [place for place, row in enumerate(scene.form.widgets) if isinstance(row, WoodenArrow)]
        if len(arrows) < 2 and scene.rule.name != seen[0]:
            break
        driver.click(*scene.form.area_of(arrows[-1]).center)
        driver.frames(1)
    assert len(seen) == len(set(seen)) == 10
    pages = [seen[:4], seen[4:8], seen[8:]]
    assert scene.rule.name == pages[2][0]
    driver.key(pygame.K_PAGEUP)
    assert scene.rule.name == pages[1][0]
    driver.key(pygame.K_LEFT)
    assert scene.rule.name == scene.form.focused.title == pages[0][-1]
    driver.key(pygame.K_RIGHT)
    driver.key(pygame.K_DOWN)
    assert isinstance(scene.form.focused, RulePicture)
    driver.key(pygame.K_UP)
    assert scene.form.focused.title == pages[1][0]


@pytest.mark.window(960, 540, 1.5)
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_words_over_groups_of_cards_do_not_nearly_touch(
    driver: Driver, language: str, text: ScreenText
) -> None:
    driver.app.context.change(language=language)
    scene = open_rules(driver, "sixty_six")
    driver.key(pygame.K_RIGHT)
    rafts = [
        scene.form.area_of(place)
        for place, row in enumerate(scene.form.widgets)
        if isinstance(row, RulePicture)
    ]
    words = [one for one in text.read(driver) if one.place.collidelist(rafts) >= 0]
    assert len(words) > 5
    assert_apart([one._replace(place=one.place.inflate(12, -6)) for one in words])
