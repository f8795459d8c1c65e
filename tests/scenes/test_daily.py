"""The daily deal in real scenes: started once, left and resumed, compared with a par, and shared."""

from datetime import date, timedelta
from itertools import pairwise

import pygame
import pytest
from pygame import FRect

from game.arcade.daily.diary import DiaryEntry
from game.engine.journal import Header
from game.files import writing
from game.language.message import day, translate
from game.language.names import PSEUDO
from game.scenes.arcade.rooms import HubScene
from game.scenes.daily.calendar import DayPad, day_area, days_of
from game.scenes.daily.scene import DailyScene
from game.scenes.daily.words import outcome_of
from game.scenes.match.table import TableScene
from game.scenes.menus.title import TitleScene
from game.storage.history import dailies, records
from tests.support.drawn_words import drawn_text, drawn_texts
from tests.support.driving import Driver
from tests.support.full_disk import full
from tests.support.playing import play
from tests.support.results import result
from tests.support.screen_text import ScreenText

TODAY = date(2026, 11, 21)  # a day with a short deal
ENGLISH_WEEK = ("Mo", "Tu", "We", "Th", "Fr", "Sa", "Su")


class Ghosts:
    def __init__(self, _header: Header, _seat: int) -> None:
        self.results = [-20.0, -12.0, -16.0]
        self.count = 3
        self.failed = False
        self.problem: str | None = None

    def update(self) -> None:
        """Do nothing: the results are complete from the start."""

    def close(self) -> None:
        pass


@pytest.fixture
def driver(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> Driver:
    """Return a driver with a fixed date and instant ghosts."""
    monkeypatch.setattr("game.session.par.BackgroundPar", Ghosts)
    driver.app.context.today = lambda: TODAY
    return driver


@pytest.fixture
def clipboard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    copied: list[str] = []
    monkeypatch.setattr("pygame.scrap.put_text", copied.append)
    return copied


def open_daily(driver: Driver) -> DailyScene:
    driver.app.context.screens.daily()
    driver.frames(1)
    assert isinstance(driver.top, DailyScene)
    return driver.top


def places_of_days(scene: DailyScene) -> dict[date, FRect]:
    form = scene.form
    return {pad.day: form.area_of(place) for place, pad in enumerate(form.widgets) if isinstance(pad, DayPad)}


def buttons(scene: DailyScene) -> list[str]:
    return [row.title for row in scene.form.widgets if row.title]


def start_daily(driver: Driver) -> None:
    open_daily(driver)
    driver.click_row("Play today’s deal")
    driver.until(lambda: driver.on(TableScene))


def test_deal_is_reached_from_the_title_by_keys(driver: Driver) -> None:
    """The title notes that it's ready, the hub has its row, and a press starts it with the day's seed."""
    driver.frames(3)
    title = driver.top
    assert isinstance(title, TitleScene)
    assert "Today’s deal is ready" in [row.title for row in title.form.widgets]
    plank = next(row for row in title.form.widgets if row.title == "Arcade")
    title.form.focus = title.form.widgets.index(plank)
    driver.key(pygame.K_RETURN)
    hub = driver.top
    assert isinstance(hub, HubScene)
    assert hub.form.widgets[1].describe().startswith("Daily deal: today’s deal is ready.")
    driver.key(pygame.K_RIGHT, pygame.K_RETURN)
    deal = driver.top.deal
    assert deal is not None
    driver.key(pygame.K_RETURN)
    driver.until(lambda: driver.on(TableScene))
    header = driver.table.session.header
    assert (header.seed, header.table, header.rated) == (deal.seed, deal.table.title, True)
    assert driver.table.par is not None


def test_left_deal_resumes_as_the_same_match(driver: Driver) -> None:
    start_daily(driver)
    journal = driver.table.session.journal
    assert journal is not None
    driver.key(pygame.K_ESCAPE, pygame.K_UP, pygame.K_RETURN)
    assert isinstance(driver.top, DailyScene)
    assert "Play today’s deal" not in buttons(driver.top)
    driver.click_row("Resume today’s deal")
    driver.until(lambda: driver.on(TableScene))
    assert driver.table.session.journal.path == journal.path


def test_setting_the_clock_back_gives_no_second_try(driver: Driver) -> None:
    """Each day has one try, whatever the order of days."""
    context = driver.app.context
    start_daily(driver)
    driver.app.stack.pop()
    for days in (-1, 0, 1):
        context.today = lambda days=days: TODAY + timedelta(days=days)
        assert ("Play today’s deal" in buttons(open_daily(driver))) is (days != 0)
    assert context.notices == []


WRONG = (date(1970, 1, 1), date(2025, 12, 31), TODAY + timedelta(days=3), date(2031, 5, 6), date(2099, 1, 1))


@pytest.mark.parametrize("wrong", WRONG, ids=str)
def test_deals_of_a_wrong_clock_are_set_aside(driver: Driver, wrong: date) -> None:
    """Deals started with the wrong date are set aside and reported once; today's can be played to its end."""
    context = driver.app.context
    context.today = lambda: wrong
    start_daily(driver)
    wrong_journal = driver.table.session.journal
    assert wrong_journal is not None
    driver.app.stack.pop()
    assert "Resume today’s deal" in buttons(open_daily(driver))
    context.notices.clear()
    context.today = lambda: TODAY
    start_daily(driver)
    (notice,) = context.notices
    assert day(wrong.isoformat()) in notice
    assert context.places.dailies_aside.name in notice
    assert wrong_journal.path.name in context.places.dailies_aside.read_text()
    assert wrong_journal.path.exists()
    context.notices.clear()
    play_to_the_end(driver)
    scene = driver.top
    assert isinstance(scene, DailyScene)
    assert "Copy my result" in buttons(scene)
    assert list(context.archive.diary().entries) == [TODAY]
    assert context.notices == []


@pytest.mark.parametrize("wrong", [date(1970, 1, 1), date(2099, 1, 1)])
def test_implausible_clock_is_reported_once_and_the_deal_is_playable(driver: Driver, wrong: date) -> None:
    context = driver.app.context
    dailies.add(context.places.dailies, dailies.BegunDaily(day=TODAY, journal="x.sixes"))
    context.today = lambda: wrong
    start_daily(driver)
    driver.app.stack.pop()
    assert [words for words in context.notices if "Your clock says" in words]
    context.notices.clear()
    assert "Resume today’s deal" in buttons(open_daily(driver))
    assert context.notices == []
    assert {TODAY, wrong} == set(context.archive.diary().entries), "an entry was set aside"


def test_deals_set_aside_by_a_slow_clock_come_back(driver: Driver) -> None:
    context = driver.app.context
    days = [TODAY - timedelta(days=one) for one in (3, 2, 1)]
    for number, one in enumerate(days):
        dailies.add(context.places.dailies, dailies.BegunDaily(day=one, journal=f"{number}.sixes"))
    context.today = lambda: date(2026, 2, 3)
    assert "Play today’s deal" in buttons(open_daily(driver))
    assert context.archive.dailies() == []
    assert len(context.notices) == 1
    context.notices.clear()
    context.today = lambda: TODAY
    assert [one.day for one in context.archive.dailies()] == days
    assert context.notices == ["3 daily deals are back in your calendar."]
    assert context.places.dailies_aside.read_text() == ""


@pytest.mark.parametrize("odd", ["0001-01-01", "9999-12-31"])
@pytest.mark.parametrize("clock", [TODAY, date(1970, 1, 1), date(2099, 1, 1)], ids=str)
def test_entry_at_either_end_of_the_calendar_breaks_nothing(driver: Driver, odd: str, clock: date) -> None:
    context = driver.app.context
    context.today = lambda: clock
    context.places.dailies.write_text(f'{{"day":"{odd}","journal":"odd.sixes"}}\n')
    records.add(context.places.records, result(journal="odd.sixes"))
    driver.app.stack.pop()
    driver.app.context.screens.title()
    driver.frames(2)
    assert "Play today’s deal" in buttons(open_daily(driver))
    driver.frames(2)
    context.screens.wall()
    driver.frames(2)
    kept = context.places.dailies, context.places.dailies_aside
    assert any(odd in path.read_text() for path in kept if path.exists())


@pytest.mark.parametrize("content", [None, b"", b"no journal\n"])
def test_todays_deal_can_be_restarted_if_its_journal_is_lost(driver: Driver, content: bytes | None) -> None:
    start_daily(driver)
    journal = driver.table.session.journal
    assert journal is not None
    driver.app.stack.pop()
    journal.path.unlink()
    if content is not None:
        journal.path.write_bytes(content)
    start_daily(driver)
    play_to_the_end(driver)
    scene = driver.top
    assert isinstance(scene, DailyScene)
    assert "Copy my result" in buttons(scene)


def test_failing_to_set_dates_aside_locks_nobody_out(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    context = driver.app.context
    far = dailies.BegunDaily(day=date(2099, 1, 1), journal="x.sixes")
    dailies.add(context.places.dailies, far)
    with monkeypatch.context() as patch:
        patch.setattr(writing, "replace", full)
        for _ in range(2):
            assert "Play today’s deal" in buttons(open_daily(driver))
            driver.app.stack.pop()
    (notice,) = context.notices
    assert notice.endswith("couldn't be set aside (No space left on device)")
    assert dailies.load(context.places.dailies) == ([far], None)


def test_midnight_before_starting_shows_the_new_deal(driver: Driver) -> None:
    """The deal is the one of the day on which it starts, and the player sees it first."""
    scene = open_daily(driver)
    driver.app.context.today = lambda: TODAY + timedelta(days=1)
    driver.click_row("Play today’s deal", frames=5)
    assert driver.top is scene
    assert scene.today == TODAY + timedelta(days=1)
    assert not driver.app.context.archive.dailies()


def play_to_the_podium(driver: Driver) -> None:
    driver.until(lambda: driver.asked)
    play(driver)


def play_to_the_end(driver: Driver) -> None:
    """Play the started deal to its end, and return to the diary."""
    play_to_the_podium(driver)
    driver.app.stack.pop()
    driver.app.stack.pop()
    driver.frames(1)


def test_deal_finished_after_midnight_keeps_its_day(driver: Driver) -> None:
    """The deal stays that of the day on which it was started, and the next day has another."""
    start_daily(driver)
    driver.app.context.today = lambda: TODAY + timedelta(days=1)
    play_to_the_end(driver)
    scene = driver.top
    assert isinstance(scene, DailyScene)
    found = driver.app.context.archive.diary()
    assert found.entries[TODAY].result is not None
    assert list(found.entries) == [TODAY]
    assert found.streak(TODAY + timedelta(days=1)) == 1
    assert scene.today == TODAY + timedelta(days=1)
    assert "Play today’s deal" in buttons(scene)


def test_result_is_copied_at_the_end(driver: Driver, clipboard: list[str]) -> None:
    """The end of the match ends the deal; its result line contains no cards, and copying is confirmed."""
    start_daily(driver)
    play_to_the_end(driver)
    assert isinstance(driver.top, DailyScene)
    assert driver.top.words.count("6 takes!") == 1, "the game is named once"
    said = driver.hear()
    driver.click_row("Copy my result")
    assert len(clipboard) == 1
    assert clipboard[0].startswith("🦆 Sixes · 2026-11-21 · 6 takes! · ")
    assert sum(map(clipboard[0].count, "🟩⬜")) == 3
    assert "Copied." in " ".join(said)
    assert "Copied." in drawn_text(driver)


def test_result_is_shown_without_a_clipboard(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_words: str) -> None:
        raise pygame.error("no clipboard")

    monkeypatch.setattr("pygame.scrap.put_text", refuse)
    start_daily(driver)
    play_to_the_end(driver)
    driver.click_row("Copy my result")
    words = drawn_text(driver)
    assert "Copying doesn’t work here." in words
    assert "Sixes · 2026-11-21 · 6 takes! · " in words


def test_days_are_selected_by_pointer_and_announced(driver: Driver) -> None:
    scene = open_daily(driver)
    begun = dailies.BegunDaily(day=TODAY - timedelta(days=1), journal="x.sixes")
    dailies.add(driver.app.context.places.dailies, begun)
    scene.resume()
    driver.frames(1)
    said = driver.hear()
    driver.click(*places_of_days(scene)[TODAY - timedelta(days=1)].center)
    focused, about = said
    assert focused.startswith("20 Nov 2026. Started, not finished.")
    assert about.startswith("You Must Be 18! · Head to head.")
    assert scene.selected == TODAY - timedelta(days=1)


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", "Mo Tu We Th Fr Sa Su"),
        ("de", "Mo Di Mi Do Fr Sa So"),
        ("fr", "lu ma me je ve sa di"),
        (PSEUDO, "[Sü] [Mö] [Tü] [Wé] [Th] [Fr] [Sá]"),
    ],
)
def test_weekdays_are_above_their_days_in_the_order_of_the_language(
    language: str, names: str, driver: Driver, text: ScreenText
) -> None:
    driver.app.context.change(language=language)
    scene = open_daily(driver)
    drawn = [one for one in text.texts(driver) if one.words in ENGLISH_WEEK]
    assert [translate(one.words, driver.app.context.language) for one in drawn] == names.split()
    first = driver.app.context.language.first_weekday
    for one, box in places_of_days(scene).items():
        assert box.centerx == pytest.approx(drawn[(one.weekday() - first) % 7].place.centerx, abs=2)


def table_words(driver: Driver) -> str:
    driver.frames(2)
    return drawn_text(driver)


def test_table_says_that_it_is_the_daily_deal(driver: Driver) -> None:
    said = driver.hear()
    start_daily(driver)
    assert "Daily deal · 21 Nov 2026" in table_words(driver)
    assert "Daily deal · 21 Nov 2026." in " ".join(said)


@pytest.mark.parametrize("narrated", [True, False])
def test_prompts_cover_the_sign_once_the_caption_is_read(driver: Driver, narrated: bool) -> None:
    driver.app.context.change(captions=narrated)
    start_daily(driver)
    driver.until(lambda: driver.asked)
    driver.key(pygame.K_RIGHT)
    driver.until(lambda: driver.app.context.captions.reading_progress >= 1.0)
    words = list(drawn_texts(driver))
    assert {"Enter", "play", "Daily deal · 21 Nov 2026"} <= set(words)
    driver.move(*next(iter(driver.table.table.areas().values())).center)
    assert "Enter" not in table_words(driver), "keys are shown to a mouse"


def test_focused_button_shows_its_key(driver: Driver) -> None:
    scene = open_daily(driver)
    driver.key(pygame.K_TAB)
    driver.go_to("Play today’s deal")
    assert "Enter" in drawn_texts(driver)
    driver.move(*scene.form.area_of(scene.form.focus).center)
    assert "Enter" not in drawn_texts(driver)
    with driver.pad() as tap:
        tap("dpright", "dpleft")
        driver.go_to("Play today’s deal", lambda: tap("rightshoulder"))
        assert "A" in drawn_texts(driver)


def test_end_of_the_deal_returns_to_the_diary(driver: Driver) -> None:
    start_daily(driver)
    play_to_the_podium(driver)
    leave = next(button for button in driver.top.choices if button.words == "Leave")
    assert leave.meaning == "back"
    leave.press()
    driver.past_awards()
    assert driver.on(DailyScene)


def test_ordinary_match_has_no_sign(driver: Driver) -> None:
    driver.app.context.screens.start(driver.app.context.header("six_takes", ("bob",), {}))
    driver.until(lambda: driver.on(TableScene))
    assert "Daily deal" not in table_words(driver)


def test_past_deal_is_played_without_a_score(driver: Driver) -> None:
    """It has that day's cards; the calendar, the streak and today's try don't change."""
    context = driver.app.context
    scene = open_daily(driver)
    past = TODAY - timedelta(days=4)  # of 6 takes!, where the focused card can always be played
    driver.click(*places_of_days(scene)[past].center)
    deal = scene.deal
    assert deal.day == past
    driver.click_row("Play this deal")
    driver.until(lambda: driver.on(TableScene))
    header = driver.table.session.header
    assert (header.seed, header.table, header.rated) == (deal.seed, deal.table.key, False)
    assert "Daily deal · 17 Nov 2026 · without a score" in table_words(driver)
    assert not driver.table.mode.restarts
    play_to_the_end(driver)
    assert driver.top is scene
    assert context.archive.dailies() == []
    assert context.archive.diary().streak(TODAY) == 0
    driver.click(*places_of_days(scene)[TODAY].center)
    assert "Play today’s deal" in buttons(scene)


def test_deal_practised_early_is_still_playable_on_its_day(driver: Driver) -> None:
    """As after a clock that was a day ahead: practice doesn't use up the day's one try."""
    context = driver.app.context
    context.today = lambda: TODAY + timedelta(days=1)
    scene = open_daily(driver)
    driver.click(*places_of_days(scene)[TODAY].center)
    driver.click_row("Play this deal")
    driver.until(lambda: driver.on(TableScene))
    driver.app.stack.pop()
    context.today = lambda: TODAY
    start_daily(driver)
    assert driver.table.session.header.rated


def test_months_are_turned_by_each_device(driver: Driver) -> None:
    """From this month back to the one a year ago, but no further."""
    scene = open_daily(driver)
    assert min(places_of_days(scene)) == date(2026, 11, 1)
    driver.click_row("Turn to Oct 2026")
    assert min(places_of_days(scene)) == date(2026, 10, 1)
    driver.key(pygame.K_PAGEDOWN)
    assert min(places_of_days(scene)) == date(2026, 11, 1)
    for _ in range(20):
        driver.key(pygame.K_PAGEUP)
    assert min(places_of_days(scene)) == TODAY - timedelta(days=365)
    with driver.pad() as tap:
        tap("rightshoulder", "rightshoulder")
        assert min(places_of_days(scene)) == date(2026, 1, 1)
        tap("leftshoulder")
        assert min(places_of_days(scene)) == date(2025, 12, 1)
    assert scene.selected == TODAY, "only a press on a day must select it"


@pytest.mark.parametrize("start", ["Turn to Oct 2026.", "20 Nov 2026."])
def test_focus_is_read_after_the_month(start: str, driver: Driver) -> None:
    scene = open_daily(driver)
    scene.form.focus = next(
        at for at, row in enumerate(scene.form.widgets) if row.describe().startswith(start)
    )
    heard = driver.hear()
    driver.key(pygame.K_PAGEUP)
    assert heard == [f"Oct 2026. {scene.form.words}"]


def test_selected_day_offers_its_own_actions(driver: Driver) -> None:
    scene = open_daily(driver)
    assert "Play this deal" not in buttons(scene)
    driver.click(*places_of_days(scene)[TODAY - timedelta(days=3)].center)
    assert "Play today’s deal" not in buttons(scene)
    words = drawn_text(driver)
    assert "18 Nov 2026" in words
    assert "Not played." in words


@pytest.mark.parametrize("pointer", [False, True])
@pytest.mark.parametrize(
    ("days", "presses", "words"), [(0, 1, "Not played. Play today’s deal."), (3, 2, "Play this deal.")]
)
def test_press_on_the_selected_day_opens_its_deal(
    days: int, presses: int, words: str, driver: Driver, *, pointer: bool
) -> None:
    """As on the shelf of puzzles; a press on another day selects it."""
    scene = open_daily(driver)
    chosen = TODAY - timedelta(days=days)
    heard = driver.hear()
    for _ in range(presses):
        assert driver.top is scene
        if pointer:
            driver.click(*places_of_days(scene)[chosen].center)
        else:
            rows = list(scene.form.widgets)
            scene.form.focus_on(next(rows.index(row) for row in rows if is_pad_of(row, chosen)))
            driver.key(pygame.K_RETURN)
    assert any(one.endswith(words) or f"{words} " in one for one in heard), heard
    driver.until(lambda: driver.on(TableScene))
    assert driver.table.session.header.rated == (not days)
    assert driver.table.session.header.seed == scene.deal.seed


def is_pad_of(row: object, chosen: date) -> bool:
    return isinstance(row, DayPad) and row.day == chosen


def test_streak_is_on_the_arcade_door(driver: Driver) -> None:
    """As a number that is also spoken, or not at all without a streak."""
    context = driver.app.context
    driver.app.context.screens.arcade()
    driver.frames(1)
    assert isinstance(driver.top, HubScene)
    assert "streak" not in driver.top.form.widgets[1].help
    for back in (1, 2):
        one, name = TODAY - timedelta(days=back), f"{back}.sixes"
        dailies.add(context.places.dailies, dailies.BegunDaily(day=one, journal=name))
        records.add(context.places.records, result(journal=name, forfeited=0))
    driver.app.stack.pop()
    driver.app.context.screens.arcade()
    driver.frames(1)
    assert isinstance(driver.top, HubScene)
    door = driver.top.form.widgets[1]
    assert door.stars == 2
    assert door.help.endswith("A 2-day streak.")


@pytest.mark.parametrize(
    ("month", "weeks"), [(date(2027, 2, 1), 4), (date(2026, 6, 1), 5), (date(2026, 8, 1), 6)]
)
def test_weeks_of_a_month_fill_the_pond(month: date, weeks: int) -> None:
    areas = [day_area(one, 0) for one in days_of(month)]
    tops = sorted({top for _left, top, _wide, _high in areas})
    assert len(tops) == weeks
    assert tops[-1] + areas[0][3] < 710, "the last week touches the foot of the canvas"
    assert tops[-1] > 480, "the lowest third of the canvas is empty"
    assert all(after - before > areas[0][3] for before, after in pairwise(tops))


def test_outcome_names_the_game_unless_the_page_does() -> None:
    entry = DiaryEntry(TODAY, "one.sixes", result(ranking=(1, 2, 3)), None)
    assert str(outcome_of(entry)).startswith("6 takes! · place 1 of 3.")
    assert str(outcome_of(entry, "six_takes")).startswith("Place 1 of 3.")
    assert str(outcome_of(entry, "sixpack")).startswith("6 takes!")
