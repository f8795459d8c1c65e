"""The set-up: chairs, ready-made tables, practice by default, and every window size."""

from gettext import NullTranslations
from pathlib import Path

import pygame
import pytest

from game.ai.levels import LEVELS
from game.cardgames.registry import GAMES, rules_of
from game.language.catalogue import CatalogueLanguage
from game.scenes.match.launch import restart, resume
from game.scenes.match.scoring import ScoringScene
from game.scenes.match.table import TableScene
from game.scenes.menus.table_setup import setup
from game.scenes.menus.table_setup.chairs import Chair, TableCard
from game.scenes.menus.table_setup.company import YOU
from game.scenes.menus.table_setup.ducks import DuckScene
from game.scenes.menus.table_setup.house_rules import HouseRulesScene, rules_title
from game.scenes.menus.table_setup.option_controls import RatedSwitch
from game.scenes.menus.table_setup.option_rows import TablesScene
from game.scenes.menus.table_setup.plan import MatchPlan
from game.scenes.menus.table_setup.setup import SetupScene
from game.scenes.pieces import small_table
from game.scenes.review.replay import ReplayScene, open_replay
from game.voice.words import LEVEL_WORDS
from tests.support.by_ear import Ear
from tests.support.driving import Driver
from tests.support.playing import play, ready
from tests.support.sampling import sampled
from tests.support.screen_text import ScreenText, assert_apart, assert_places_apart
from tests.support.short_matches import SHORT, ducklings


def open_setup(driver: Driver, game: str = "six_takes") -> SetupScene:
    driver.app.context.screens.setup(game)
    driver.frames(2)
    return driver.top


def click(driver: Driver, words: str) -> None:
    """Click a row; for a ready-made table out of view, turn the wheel first."""
    form = driver.top.form
    number = next(number for number, row in enumerate(form.widgets) if row.describe().startswith(words))
    while isinstance(form.widgets[number], TableCard) and not form.area_of(number).width > 60:
        driver.wheel(*form.area_of(0).center, -1)
    driver.click_row(words, frames=1)


def chair(driver: Driver, name: str) -> Chair:
    rows = driver.top.form.widgets
    return next(row for row in rows if isinstance(row, Chair) and row.duck and name in row.describe())


# -- practice and rated ----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_newcomer_is_not_rated(game: str, driver: Driver) -> None:
    """The first match, dealt as the set-up offers it, is practice with hints and undo."""
    driver.app.context.change(game=game)
    driver.top.resume()
    driver.key(pygame.K_RETURN)
    assert driver.on(SetupScene)
    driver.frames(1)
    driver.key(pygame.K_RETURN)
    assert driver.on(TableScene)
    assert not driver.table.session.header.rated
    driver.until(lambda: driver.asked)
    assert driver.table.session.request_hint()


def test_only_the_switch_makes_a_match_rated(driver: Driver) -> None:
    scene = open_setup(driver)
    for table in scene.plan.tables:
        click(driver, table.title)
        assert not scene.plan.rated
    click(driver, "Rated: Off")
    assert scene.plan.rated
    for table in scene.plan.tables:
        click(driver, table.title)
        assert scene.plan.rated, "an ordinary table must not change the switch"
    click(driver, "Deal")
    assert driver.table.session.header.rated


def test_switch_explains_itself(driver: Driver) -> None:
    scene = open_setup(driver)
    switch = next(row for row in scene.form.widgets if isinstance(row, RatedSwitch))
    assert "hints" in switch.describe()
    assert "doesn’t change your rating" in switch.describe()
    click(driver, "Rated")
    switch = next(row for row in scene.form.widgets if isinstance(row, RatedSwitch))
    assert switch.describe().startswith("Rated: On. It counts in your records")


def test_rated_is_remembered(driver: Driver) -> None:
    context = driver.app.context
    context.change(setups={"six_takes": {"opponents": ["bob"], "options": {}, "rated": True}})
    assert MatchPlan(context, "six_takes").rated
    context.change(setups={"six_takes": {"opponents": ["bob"], "options": {}}})
    assert not MatchPlan(context, "six_takes").rated


def test_practice_table_ends_rating_and_says_so(driver: Driver) -> None:
    scene = open_setup(driver, "sixty_six")
    click(driver, "Rated")
    click(driver, "Open hands")
    assert not scene.plan.rated
    assert "isn’t rated any more" in driver.app.context.captions.current


# -- ready-made tables and options -------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_ready_made_table_sets_opponents_and_options(game: str, driver: Driver) -> None:
    scene = open_setup(driver, game)
    for table in list(scene.plan.tables):
        click(driver, table.title)
        laid = [row.text for row in scene.form.widgets if isinstance(row, TableCard) and row.chosen]
        assert laid == [table.title]
        assert scene.plan.company.opponents == list(table.opponents)
    click(driver, "Deal")
    header = driver.table.session.header
    assert header.table == table.title
    assert type(header.table) is str, "journals must be in English"
    assert driver.table.session.match.setup.options == rules_of(game).options(
        **{name: tuple(value) if isinstance(value, list) else value for name, value in table.options.items()}
    )


def test_difficulty_of_a_table_is_its_strongest_opponent_not_partner(driver: Driver) -> None:
    levels = {one.text: one.level for one in cards(open_setup(driver, "sixty_six"))}
    assert (levels["First table"], levels["Strong partners"]) == ("duckling", "eider")
    levels = {one.text: one.level for one in cards(open_setup(driver, "six_takes"))}
    assert (levels["Wet feet"], levels["Classic four"], levels["Party of ten"]) == (
        "duckling",
        "drake",
        "swan",
    )


def test_changed_table_has_no_title(driver: Driver) -> None:
    scene = open_setup(driver)
    click(driver, "Classic four")
    click(driver, "The match ends")
    assert not [row for row in scene.form.widgets if isinstance(row, TableCard) and row.chosen]
    click(driver, "Deal")
    assert driver.table.session.header.table == ""


def test_tables_beyond_the_available_room_are_on_another_screen(tmp_path: Path) -> None:
    (tmp_path / "levels").mkdir()
    for number in range(20):
        text = f'game = "six_takes"\ntitle = "Mine {number}"\ntext = "x"\nopponents = ["bob"]\norder = 200\n'
        (tmp_path / "levels" / f"{number}.toml").write_text(text)
    driver = Driver(tmp_path)
    driver.app.context.archive.unplayable.clear()
    titles = [row.title for row in open_setup(driver).form.widgets if isinstance(row, TableCard)]
    assert (len(titles), titles[0], titles[-1]) == (10, "New here? Tutorial", "All tables…")
    click(driver, "All tables")
    assert driver.on(TablesScene)
    click(driver, "Mine 17")
    assert driver.top.plan.company.opponents == ["bob"]


def test_click_on_a_partly_visible_card_scrolls_without_choosing(driver: Driver) -> None:
    driver.app.context.archive.unplayable.clear()
    scene = open_setup(driver)
    dealt, last = rows_but_cards(scene), len(shown_cards(scene))
    right = scene.form.area_of(last)
    driver.move(*right.center)
    assert scene.form.focus >= len(cards(scene)), "hovering must not scroll"
    driver.click(*right.center)
    driver.frames(1)
    assert last in shown_cards(scene)
    assert rows_but_cards(scene) == dealt
    driver.click(*scene.form.area_of(shown_cards(scene)[0] - 1).center)
    driver.frames(1)
    assert shown_cards(scene)[0] == 0
    assert rows_but_cards(scene) == dealt
    assert not any(card.chosen for card in cards(scene))


def cards(scene: SetupScene) -> list[TableCard]:
    return [row for row in scene.form.widgets if isinstance(row, TableCard)]


def shown_cards(scene: SetupScene) -> list[int]:
    """Return the indices of the ready-made tables with readable titles."""
    places = [scene.form.area_of(number) for number in range(len(cards(scene)))]
    return [number for number, place in enumerate(places) if place.width > 60]


def rows_but_cards(scene: SetupScene) -> list[str]:
    return [row.describe() for row in scene.form.widgets if not isinstance(row, TableCard)]


def test_must_be_18_offers_three_lengths_and_starts_with_six(driver: Driver) -> None:
    scene = open_setup(driver, "must_be_18")
    seen = []
    for _ in range(4):
        seen.append(scene.plan.options["rounds"])
        click(driver, "Rounds")
    assert seen == [6, 18, 3, 6]
    driver.app.context.change(setups={"must_be_18": {"opponents": ["bob"], "options": {"rounds": 9}}})
    plan = MatchPlan(driver.app.context, "must_be_18")
    rounds = next(option for option in plan.declared if option.name == "rounds")
    assert (plan.options["rounds"], plan.offered(rounds)) == (9, (3, 6, 9, 18)), (
        "a saved value must stay available"
    )


@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_shown_once_with_its_help(game: str, driver: Driver) -> None:
    plan = open_setup(driver, game).plan
    shown = [option.name for option in (*plan.common_options(), *plan.rare_options())]
    assert sorted(shown) == sorted(option.name for option in plan.declared if plan.is_effective(option))
    click(driver, rules_title(plan))
    assert driver.on(HouseRulesScene)
    assert driver.top.title == ("House rules" if plan.rare_options() else "All options")
    rows = driver.top.form.widgets
    for option in plan.rare_options() or plan.common_options():
        (row,) = [row for row in rows if row.describe().startswith(f"{option.label}: ")]
        assert len(row.help) > 20


def house_rules_value(driver: Driver) -> str:
    return next(row.value for row in driver.top.form.widgets if row.describe().startswith("House rules"))


def test_house_rules_row_counts_only_the_changed_ones(driver: Driver) -> None:
    assert len(open_setup(driver, "six_takes").plan.rare_options()) >= 2
    assert house_rules_value(driver) == "none"
    click(driver, "House rules")
    click(driver, "Pick your hand")
    click(driver, "On")
    driver.key(pygame.K_ESCAPE)
    assert house_rules_value(driver) == "1 changed"


def test_chosen_ready_made_table_keeps_its_description(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = open_setup(driver, "six_takes")
    said: list[tuple[str, str]] = []
    monkeypatch.setattr(setup, "draw_words", lambda *how: said.append((how[3], how[4])))
    table = scene.plan.tables[1]
    click(driver, table.title)
    assert said[-1] == (table.title, table.about)


def test_no_limit_is_described_in_words(driver: Driver) -> None:
    scene = open_setup(driver, "six_takes")
    limit = next(option for option in scene.plan.declared if option.name == "limit")
    scene.plan.change(limit, 0)
    scene.refill()
    assert any(row.describe().startswith("Duck limit: one round.") for row in scene.form.widgets)


# -- chairs --------------------------------------------------------------------------------------------------


def test_seats_are_filled_and_cleared_by_mouse(driver: Driver) -> None:
    scene = open_setup(driver)
    company = scene.plan.company
    before = len(company.seated)
    click(driver, "An empty seat")
    assert driver.on(DuckScene)
    click(driver, "Odette")
    assert driver.top is scene
    assert "odette" in company.opponents
    assert len(company.seated) == before + 1
    click(driver, chair(driver, "Odette").text)
    click(driver, "Leave it empty")
    assert "odette" not in company.opponents
    click(driver, chair(driver, "Bob").text)
    click(driver, "Vera")
    assert "bob" not in company.opponents
    assert "vera" in company.opponents


def test_list_of_ducks_can_be_left_by_mouse_without_scrolling(driver: Driver) -> None:
    scene = open_setup(driver)
    click(driver, "An empty seat")
    driver.frames(1)
    assert driver.on(DuckScene)
    form = driver.top.form
    back = len(form.widgets) - 1
    assert form.widgets[back].title == "Back"
    assert form.area.contains(form.area_of(back))
    driver.click(*form.area_of(back).center)
    assert driver.top is scene


def test_player_moves_to_another_seat_by_keyboard(driver: Driver) -> None:
    scene = open_setup(driver)
    company = scene.plan.company
    heard = driver.hear()
    driver.press_row("Seat 1 of 4: you")
    assert driver.top is scene
    assert heard[-1] == "This is your seat. Choose another to move there."
    driver.go_to("Seat 3 of 4: Mabel")
    assert heard[-1].startswith("Seat 3 of 4: Mabel. Casual, greedy.")
    driver.key(pygame.K_RETURN)
    assert "Who sits here?" in heard[-1]
    driver.go_to("Sit here myself", lambda: driver.key(pygame.K_UP))
    driver.key(pygame.K_RETURN)
    assert (company.seat, company.opponents) == (2, ["mabel", "pip", "bob"])
    assert driver.top.form.focused.describe().startswith("Seat 3 of 4: you"), (
        "the focus must stay on its chair"
    )
    driver.press_row("Deal")
    header = driver.table.session.header
    assert [player.name for player in header.players] == ["Mabel", "Pip", "You", "Bob"]
    assert driver.table.session.own_seat == 2
    assert MatchPlan(driver.app.context, "six_takes").company.seat == 2, "the seat isn't saved"


def test_arrow_keys_reach_everything(driver: Driver) -> None:
    """From Deal to the ready-made tables on the left, up to the options, and on to the chairs."""
    scene = open_setup(driver)
    seen = set()
    for key in [pygame.K_LEFT] + [pygame.K_UP] * 6:
        driver.key(key)
        seen.add(type(scene.form.focused).__name__)
    assert {"Chair", "TableCard", "OptionAmount", "OptionPick", "OptionOpener"} <= seen


def test_partner_is_named(driver: Driver) -> None:
    scene = open_setup(driver, "sixty_six")
    assert chair(driver, "Mabel").describe().startswith("Seat 3 of 4: Mabel, your partner.")
    scene.plan.company.seat_player(1, YOU)
    scene.refill()
    assert chair(driver, "Bob").describe().startswith("Seat 4 of 4: Bob, your partner.")


@pytest.mark.parametrize("game", sampled(GAMES, 2))
def test_match_from_any_seat_is_played_resumed_and_watched(game: str, driver: Driver) -> None:
    context, stack = driver.app.context, driver.app.stack
    others = ducklings(context, game)
    seat = len(others)
    driver.start_match(game, others, SHORT[game], rated=False, seat=seat)
    driver.until(lambda: ready(driver))
    session = driver.table.session
    assert session.own_seat == seat
    path = session.journal.path
    driver.key(pygame.K_RETURN)
    driver.until(lambda: ready(driver))
    stack.pop_to(stack.scenes[0])
    assert resume(context, stack, path)
    driver.until(lambda: ready(driver))
    with driver.unseen():
        play(driver)
    assert driver.on(ScoringScene)
    (result,) = context.archive.results()
    assert result.own_seat == seat
    header = driver.table.session.header
    stack.pop_to(stack.scenes[0])
    assert open_replay(context, stack, path)
    driver.frames(2)
    driver.key(pygame.K_END)
    assert driver.on(ReplayScene)
    stack.pop_to(stack.scenes[0])
    restart(context, stack, header)
    assert driver.table.session.own_seat == seat


def test_invalid_saved_seat_becomes_the_first(driver: Driver) -> None:
    for seat in (-1, 2, 99):
        driver.app.context.change(
            setups={"six_takes": {"opponents": ["bob"], "options": {}, "rated": False, "seat": seat}}
        )
        assert MatchPlan(driver.app.context, "six_takes").company.seat == 0


# -- every size --------------------------------------------------------------------------------------------


SIZES = sampled(
    [((960, 540, 1.5),), ((1280, 720),), ((1920, 1080),), ((2560, 1080),), ((1600, 900, 0.8),)], 1
)


@pytest.mark.parametrize("window", SIZES, indirect=True)
def test_texts_and_places_do_not_overlap(driver: Driver, text: ScreenText) -> None:
    cast = [one.id for one in driver.app.context.cast.opponents]
    for game in GAMES:
        scene = open_setup(driver, game)
        company = scene.plan.company
        for opponents in (cast[: company.counts[0] - 1], cast[-company.counts[-1] + 1 :]):
            company.seat_all(opponents, len(opponents) // 2)
            scene.refill()
            driver.frames(1)
            assert_places_apart(scene.form, scene.form.area)
            for number in range(len(scene.form.widgets)):
                scene.form.focus = number
                assert_apart(text.read(driver))
        for words in (rules_title(scene.plan), "Seat 1"):
            click(driver, words)
            assert_apart(text.read(driver))
            driver.key(pygame.K_ESCAPE)
        driver.key(pygame.K_ESCAPE)


@pytest.mark.parametrize("code", sampled(["de", "fr"], 1))
@pytest.mark.window(960, 540, 1.5)
def test_tables_and_ducks_have_room_for_other_languages(code: str, driver: Driver, text: ScreenText) -> None:
    """Level files include their translations; all other texts stay English here."""
    driver.app.context.art.set_language(CatalogueLanguage(code, NullTranslations()))
    for game in GAMES:
        scene = open_setup(driver, game)
        for number, row in enumerate(scene.form.widgets):
            if isinstance(row, Chair | TableCard):
                scene.form.focus = number
                assert_apart(text.read(driver))
        for screen in (
            TablesScene(driver.app.context, [scene._table_card(table) for table in scene.plan.tables]),
            DuckScene(driver.app.context, scene.plan.company, 1),
        ):
            driver.open(screen)
            for number in range(len(screen.form.widgets)):
                screen.form.focus = number
                assert_apart(text.read(driver))
            driver.key(pygame.K_ESCAPE)
        driver.key(pygame.K_ESCAPE)


@pytest.mark.parametrize("count", range(2, 11))
def test_words_below_the_far_ducks_are_clear_of_the_table_rim(count: int) -> None:
    _left, top, _wide, _high = small_table.RAFT
    far = small_table.Chairs.of(count).far
    behind = sorted(y + high for _x, y, _width, high in small_table.chairs(count))[:far]
    assert all(foot <= top for foot in behind)


def test_level_is_explained_with_the_first_of_its_ducks(driver: Driver) -> None:
    ear = Ear(driver)
    ear.open("Play 6 takes!")
    words = ear.open("Seat 2 of")
    assert words[0].startswith("Who sits here? ")
    ducks = ear.entries_of_list()
    for level in LEVELS:
        meaning = LEVEL_WORDS[level.id].help
        (first,) = [words for words in ducks if meaning in words]
        assert first.index(meaning) < first.index(
            next(name for name in ("Pip", "Mabel", "Odette", "Vera") if name in first)
        )
    assert [words for words in ducks if words.startswith("Lotte. ")]
    ear.press(pygame.K_ESCAPE)


def test_focus_stays_on_the_chair_whose_sitter_changes(driver: Driver) -> None:
    """It's read with the new sitter, instead of the next empty chair."""
    open_setup(driver)
    heard = driver.hear()
    for sitter, words in (
        ("A friend’s phone", "a friend’s phone"),
        ("Odette", "Odette"),
        ("Leave it empty", "An empty seat"),
    ):
        if words == "a friend’s phone":
            driver.go_to("An empty seat", lambda: driver.key(pygame.K_UP))
        driver.key(pygame.K_RETURN, frames=2)
        driver.go_to(sitter)
        driver.key(pygame.K_RETURN, frames=2)
        assert isinstance(driver.top, SetupScene)
        assert words in driver.top.form.focused.describe()
        assert words in heard[-1]
