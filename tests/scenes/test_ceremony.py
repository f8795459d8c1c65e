"""The end of a round and of a match in real scenes: counted card by card, skippable, and read out."""

from collections.abc import Callable
from threading import Event
from typing import Any

import pygame
import pytest
from msgspec.structs import replace
from pygame import FRect, Surface

from game.engine.match import Match
from game.language.catalogue import load
from game.scenes.context import Context
from game.scenes.match.ceremony.drawing import buttons, lanes, podium, signs
from game.scenes.match.ceremony.drawing.faces import TablePictures
from game.scenes.match.ceremony.drawing.signs import last_word_area, ribbon_lines
from game.scenes.match.ceremony.outcome import broken_records
from game.scenes.match.scoring import ScoringScene
from game.scenes.match_mode.par_words import Terms
from game.scenes.menus.title import TitleScene
from game.storage.history.records import MatchRecord
from game.storage.places import ASSETS
from game.tables.company.people import Person
from game.tables.raft.seat_layout import SeatLayout, lay_out_seats
from game.ui.devices.actions import Action, ActionPressed
from game.ui.drawing.draw import Pen, Shapes
from game.ui.drawing.scenery.lakeside import Shore, paint_lakeside
from game.ui.drawing.screen import Scale, Screen
from game.ui.drawing.text import Fonts, Typeface
from game.voice.speech_queue import Urgency
from game.voice.summary import SeatScore, Summary
from tests.support import toy_game
from tests.support.drawn_words import drawn_texts
from tests.support.driving import PATIENCE, Driver
from tests.support.results import result
from tests.support.sampling import sampled
from tests.support.screen_text import ScreenText, assert_apart
from tests.support.spying import spy
from tests.support.toy_game import TOY, ToyNarrator

LINES = (
    SeatScore(0, (), 0, 15),
    SeatScore(2, (7,), 1, 4, worth=(1,)),
    SeatScore(1, (55, 3), 8, 20, worth=(7, 1)),
)


@pytest.fixture
def driver(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> Driver:
    """Return a driver with the toy game and without a coach."""
    toy_game.register(monkeypatch)
    monkeypatch.setattr("game.scenes.match.table.coaching_of", lambda *_: None)
    return driver


def open_scoring(
    driver: Driver,
    lines: tuple[SeatScore, ...] = LINES,
    *,
    game: str = "six_takes",
    ranking: tuple[int, ...] = (),
    speed: str = "normal",
    **result: int | str,
) -> ScoringScene:
    """Open the scoring of these lines; with a ranking, the end of the match."""
    seats = max(seat for line in lines for seat in line.seats) + 1
    seats = max(seats, len(ranking))
    context = driver.app.context
    context.change(speed="instant")
    cast = tuple(one.id for one in context.cast.opponents)[: seats - 1]
    driver.start_match(game, cast)
    driver.until(lambda: driver.asked)
    driver.table.show.speed = speed
    if ranking:
        driver.table.session.match.__class__ = type("Over", (Match,), {"ranking": ranking, "over": True})
    return driver.open(ScoringScene(context, driver.table, Summary(2, lines, **result)))


# -- the end of a round ------------------------------------------------------------------------------


def test_totals_count_up_as_the_cards_land(driver: Driver, text: ScreenText) -> None:
    scene = open_scoring(driver, limit=66)
    turn = scene.course.turns[-1]
    first, second = turn.drops
    for until, points in ((turn.begins, 0), (first.lands, 7), (second.lands, 8)):
        driver.until(lambda until=until: scene.time >= until)
        shown = text.words(driver)
        assert f"+{points}" in shown
        assert f"{12 + points} in all" in shown
        assert "15 in all" in shown
        assert "66" not in shown, "the standing is shown before all points are counted"
    driver.until(lambda: not scene.counting)
    assert {"66", "1.", "2.", "3."} <= set(text.words(driver))


def test_empty_bucket_is_praised_and_missing_cards_are_not_mentioned(
    driver: Driver, text: ScreenText
) -> None:
    scene = open_scoring(
        driver, (SeatScore(0, (), 0, 3), SeatScore(1, (), 5, 9), SeatScore(2, (), -2, -2)), game="toy"
    )
    seen: set[str] = set()
    while scene.counting:
        driver.frames(6)
        seen |= set(text.words(driver))
    assert {"+5", "−2", "+0", "best!"} <= seen
    assert not [said for said in seen if "card" in said]


def test_equal_totals_share_a_place(driver: Driver, text: ScreenText) -> None:
    open_scoring(
        driver, (SeatScore(0, (), 0, 7), SeatScore(1, (), 5, 7), SeatScore(2, (), 1, 9)), speed="instant"
    )
    shown = text.words(driver)
    assert shown.count("1.") == 2
    assert "2." not in shown
    assert "3." in shown


def test_first_three_places_are_on_rosettes(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    pictures = spy(monkeypatch, lanes, "paint_art")
    scores = tuple(SeatScore(seat, (), 0, total) for seat, total in enumerate((3, 5, 5, 9)))
    open_scoring(driver, scores, speed="instant")
    pictures.clear()
    driver.app.draw()
    assert [one.args[1] for one in pictures] == ["prizes/rosette"] * 3


def enter(driver: Driver) -> None:
    driver.key(pygame.K_RETURN)


def click(driver: Driver) -> None:
    driver.click(30, 300)


def pad(driver: Driver) -> None:
    with driver.pad() as tap:
        tap("a")


@pytest.mark.parametrize("press", [enter, click, pad])
def test_any_press_finishes_the_animation(
    driver: Driver, text: ScreenText, press: Callable[[Driver], None]
) -> None:
    scene = open_scoring(driver)
    driver.frames(4)
    assert scene.counting
    press(driver)
    assert not scene.counting
    assert {"+8", "20 in all", "Go on"} <= set(text.words(driver))
    assert driver.top is scene


@pytest.mark.parametrize("press", [enter, click, pad])
def test_press_at_the_end_of_a_match_skips_only_the_current_animation(
    driver: Driver, text: ScreenText, press: Callable[[Driver], None]
) -> None:
    scene = open_scoring(driver, ranking=(2, 3, 1))
    driver.frames(4)
    press(driver)
    assert scene.counting
    assert "Mabel wins!" not in text.words(driver)
    assert "15" in text.words(driver), "the standing is missing"
    press(driver)
    press(driver)
    assert not scene.counting
    assert "Mabel wins!" in text.words(driver)


def test_pace_is_that_of_the_table(driver: Driver) -> None:
    taken = {}
    for speed in ("slow", "normal", "fast", "instant"):
        scene = open_scoring(driver, speed=speed)
        frames = 0
        while scene.counting:
            scene.update(1 / 60)
            frames += 1
        taken[speed] = frames
        driver.app.stack.pop_to(driver.app.stack.scenes[0])
    assert taken["slow"] > 1.5 * taken["normal"] > 3 * taken["fast"] > taken["instant"] == 0
    assert 4 < taken["normal"] / 60 < 9


def test_reduced_motion_has_no_flights_or_particles(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    flights = spy(monkeypatch, TablePictures, "falling_card")
    for reduced in (True, False):
        driver.app.context.change(reduced_motion=reduced)
        scene = open_scoring(driver, ranking=(1, 2, 3))
        driver.until(lambda scene=scene: not scene.counting)
        driver.frames(9)
        assert bool(flights) is not reduced
        assert bool(len(driver.app.context.particles)) is not reduced
        driver.app.stack.pop_to(driver.app.stack.scenes[0])


def test_particles_can_be_off_while_cards_fly(driver: Driver) -> None:
    driver.app.context.change(particles=False)
    scene = open_scoring(driver, ranking=(1, 2, 3))
    while scene.counting:
        driver.frames(1)
        assert not len(driver.app.context.particles)
    driver.frames(30)
    assert scene.over
    assert not len(driver.app.context.particles)


def test_scores_key_announces_and_shows_the_standing_without_captions(
    driver: Driver, text: ScreenText
) -> None:
    driver.app.context.change(captions=False)
    open_scoring(driver, speed="instant", limit=66)
    driver.app.context.captions.say("Celia played 55.")
    driver.key(pygame.K_s)
    said = (
        "Standings after round 2: 1. Mabel: 4 ducks; 2. You: 15 ducks; 3. Pip: 20 ducks. The "
        "limit is 66 ducks."
    )
    assert driver.app.context.captions.current == said
    assert any("Standings after round 2" in one for one in text.words(driver))


def test_remaining_rounds_are_announced(driver: Driver) -> None:
    open_scoring(driver, speed="instant", rounds=3)
    driver.key(pygame.K_s)
    assert driver.app.context.captions.current.endswith("20 ducks. One round to go.")


@pytest.mark.parametrize("key", [pygame.K_TAB, pygame.K_LEFT, pygame.K_DOWN, pygame.K_p])
def test_only_button_is_read_again(driver: Driver, key: int) -> None:
    scene = open_scoring(driver, speed="instant")
    driver.frames(1)
    scene.choices = scene.choices[:1]
    said = driver.hear()
    driver.key(key)
    assert said == ["Go on: round 3."]


def test_buckets_are_inspected_by_key_and_pointer(driver: Driver, text: ScreenText) -> None:
    scene = open_scoring(driver, speed="instant", limit=66)
    driver.frames(1)
    said = driver.hear()
    driver.key(pygame.K_UP)
    assert said[-1].startswith("You: 0 ducks this round, 15 ducks in all.")
    driver.key(pygame.K_RIGHT)
    assert said[-1] == "Pip: 8 ducks this round, 20 ducks in all. Two cards in the bucket. 2 of 3."
    assert "66" not in text.words(driver), "the bucket's cards must replace the standing"
    driver.key(pygame.K_DOWN)
    assert "66" in text.words(driver)
    spot = scene._quay.spots[2]
    pygame.event.post(
        pygame.event.Event(
            pygame.MOUSEMOTION,
            pos=tuple(round(part * driver.app.scale.ppu) for part in spot.area.center),
            rel=(1, 1),
            buttons=(0, 0, 0),
        )
    )
    driver.frames(1)
    assert said[-1].startswith("Mabel: 1 duck this round")
    enter(driver)
    assert driver.top is not scene, "confirm must press the golden button, whichever bucket is inspected"


def test_small_cards_are_as_sharp_as_they_can_be(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    """Many are painted in one frame; none may stay scaled up from a smaller picture painted before."""
    pen = driver.pen
    cards = tuple(range(31, 41))
    scene = open_scoring(
        driver,
        (SeatScore(0, (), 0, 0), SeatScore(1, cards, 10, 10, worth=(1,) * 10), SeatScore(2, (), 0, 0)),
        speed="instant",
    )
    for card in cards:
        scene._faces.table.draw_card(pen, scene._faces.table.view, card, FRect(0, 0, 16, 24))
    painted: dict[tuple[int, int], pygame.Surface] = {}
    plain = TablePictures.card

    def shown(self: TablePictures, pen: Pen, card: int, width: float, angle: int = 0) -> pygame.Surface:
        painted[card, angle] = plain(self, pen, card, width, angle)
        return painted[card, angle]

    monkeypatch.setattr(TablePictures, "card", shown)
    for _ in range(3 * len(cards)):
        driver.frames(1)
    seen = {key: pygame.image.tobytes(picture, "RGBA") for key, picture in painted.items()}
    assert len(seen) > 5
    driver.app.context.art.allowance.begin_frame(1000)
    scene._faces = TablePictures(scene._faces.table)
    scene.draw(pen)
    assert {key: pygame.image.tobytes(picture, "RGBA") for key, picture in painted.items()} == seen


# -- the end of a match ------------------------------------------------------------------------------


def test_winners_and_a_loser_say_their_lines(driver: Driver, text: ScreenText) -> None:
    scene = open_scoring(driver, ranking=(2, 3, 1))
    people = scene._faces.table.people
    driver.until(lambda: not scene.counting)
    driver.frames(90)
    shown = text.words(driver)
    assert f"“{people[2].says['wins'][0]}”" in shown
    assert people[1].says["loses"][0] in " ".join(shown)
    assert {"1", "2", "3"} <= set(shown), "the rosettes"


def test_arrows_read_the_focus_of_a_podium_again(driver: Driver) -> None:
    scene = open_scoring(driver, ranking=(2, 3, 1), speed="instant")
    driver.until(lambda: not scene.counting)
    heard = driver.hear()
    driver.key(pygame.K_UP, pygame.K_DOWN)
    assert len(heard) == 2
    assert heard[0] == heard[1]


@pytest.mark.parametrize(
    ("ranking", "title"),
    [
        ((1, 2, 3), "You win!"),
        ((2, 1, 3), "Pip wins!"),
        ((1, 1, 3), "You and Pip share the win!"),
        ((1, 1, 1), "You, Pip and Mabel share the win!"),
    ],
)
def test_title_names_the_winners(
    driver: Driver, text: ScreenText, ranking: tuple[int, ...], title: str
) -> None:
    open_scoring(driver, ranking=ranking, speed="instant")
    shown = text.words(driver)
    assert title in shown
    assert shown.count("1") == ranking.count(1)


def test_last_word_comes_from_the_head_of_its_speaker() -> None:
    """A partner on the podium, between the other one and the winners' taller block."""
    heads = [FRect(x - 45, top, 90, 120) for x, top in ((332, 300), (546, 300), (733, 236), (947, 242))]
    others = [head for head in heads if head != heads[1]]
    lines = ("one line",)
    found, area = last_word_area(lay_out_seats(1280, 720, 3), heads[1], [(lines, (254, 34))], 16, others)
    assert found is lines
    assert area.left + 16 < heads[1].centerx < area.right - 16
    assert area.bottom < heads[1].top < area.bottom + 40
    assert area.collidelist(others) < 0


@pytest.mark.parametrize(
    ("seats", "own"),
    [(2, 1), (3, 1), (3, 3), (4, 1), (4, 4), (5, 2), (6, 4), (7, 1), (8, 3), (9, 4), (10, 1)],
)
@pytest.mark.parametrize("window", [(1280, 720), (960, 540, 1.5), (1680, 720)], indirect=True)
def test_last_word_is_close_to_its_speaker(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, seats: int, own: int
) -> None:
    """The bubble covers nobody, whatever the number of players and whoever speaks."""
    ranking = (own, *(rank for rank in range(1, seats + 1) if rank != own))
    lines = tuple(SeatScore(seat, (), 0, rank) for seat, rank in enumerate(ranking))
    bubbles: list[tuple[FRect, tuple[float, float]]] = []
    spots: list[FRect] = []
    plain = signs.last_word_area

    def placed(seating: SeatLayout, bust: FRect, wrapped: object, size: float, others: list[FRect]):
        spots[:] = [bust, *others]
        return plain(seating, bust, wrapped, size, others)

    monkeypatch.setattr(signs, "last_word_area", placed)
    monkeypatch.setattr(signs, "draw_bubble", lambda _pen, area, tip, *_, **__: bubbles.append((area, tip)))
    with driver.unseen():
        scene = open_scoring(driver, lines, ranking=ranking, speed="instant")
        driver.frames(90)
    driver.app.draw()
    assert driver.top is scene
    area, tip = bubbles[-1]
    bust, *others = spots
    assert bust.inflate(0, 20).collidepoint(tip)
    across = max(area.left - tip[0], tip[0] - area.right, 0)
    down = max(area.top - tip[1], tip[1] - area.bottom, 0)
    assert across**2 + down**2 < 80**2
    assert max(across, down) > 4, "the tail is hidden"
    assert area.collidelist(others) < 0


def test_rings_around_swimmers_end_at_the_edge(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = tuple(SeatScore(seat, (), 0, seat + 1) for seat in range(6))
    images = spy(monkeypatch, Pen, "image")
    ripples = spy(monkeypatch, podium, "paint_art")
    open_scoring(driver, lines, ranking=tuple(range(1, 7)), speed="instant")
    driver.frames(90)
    images.clear()
    ripples.clear()
    driver.app.draw()
    rings = [call.result for call in ripples if call.args[1] == "prizes/ripple"]
    assert len(rings) == 3
    for pen, image, at in (call.args for call in images if call.args[1] in rings):
        scale, half = pen.screen.scale, image.get_width() / 2
        assert half - 2 <= scale.px(at[0]) <= scale.px(scale.width) - half + 2


def test_partners_stand_together(driver: Driver, text: ScreenText) -> None:
    lines = (
        SeatScore(0, (), 2, 7, partners=(2,), notes="4 tricks"),
        SeatScore(1, (), -1, 3, partners=(3,), notes="2 tricks"),
    )
    open_scoring(driver, lines, game="sixty_six", ranking=(1, 3, 1, 3), speed="instant")
    shown = text.words(driver)
    assert "You and Mabel win!" in shown
    assert {"You", "Mabel", "Pip", "Bob"} <= set(shown)
    assert (shown.count("1"), shown.count("3")) == (1, 2), "one block for two, and Pip and Bob's total is 3"


def test_notes_of_a_total_are_on_the_water_beside_the_names(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    noted = (
        SeatScore(0, (), 2, 7, partners=(2,), notes="4 tricks"),
        SeatScore(1, (), -1, 3, partners=(3,), notes="2 tricks"),
    )
    written = spy(monkeypatch, lanes, "write_fitted")
    water = spy(monkeypatch, lanes, "_water_image")
    scene = open_scoring(driver, noted, game="sixty_six")
    driver.until(lambda: not scene.counting)
    found = {one.args[2]: one.args for one in written}
    left = water[-1].args[3].left
    for line in noted:
        assert found[line.notes][3][0] >= left
    pen, _seating, names, at, size, *_how = found["You & Mabel"]
    assert at[0] + pen.width(names, size, Typeface.TEXT) < left


def test_player_who_was_out_earlier_swims(driver: Driver, text: ScreenText) -> None:
    scene = open_scoring(driver, LINES, ranking=(2, 3, 1, 4))
    driver.until(lambda: not scene.counting)
    assert "4. Bob" in text.words(driver)


def test_focused_button_shows_its_key(driver: Driver) -> None:
    scene = open_scoring(driver, ranking=(1, 2, 3))
    driver.until(lambda: not scene.counting)
    driver.key(pygame.K_RIGHT, frames=30)
    assert "Enter" in drawn_texts(driver)
    with driver.pad() as tap:
        tap("dpleft")
        assert "A" in drawn_texts(driver)
    driver.move(*scene.areas[1].center)
    assert not {"A", "Enter"} & set(drawn_texts(driver)), "keys are shown to a mouse"


def test_again_and_leave_of_which_one_is_golden(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    planks = spy(monkeypatch, buttons, "plank_image")
    scene = open_scoring(driver, ranking=(1, 2, 3))
    driver.frames(20)
    assert planks == [], "buttons are shown during the animation"
    driver.until(lambda: not scene.counting)
    assert [button.words for button in scene.choices] == ["Again", "Leave"]
    edges: list[FRect] = []
    monkeypatch.setattr(Pen, "outline", lambda _pen, area, *_how, **_more: edges.append(area))
    for place, key in enumerate((None, pygame.K_RIGHT)):
        if key is not None:
            driver.key(key)
        planks.clear()
        edges.clear()
        driver.app.draw()
        gold = [one.how["gold"] for one in planks]
        assert gold == [True, False], "the golden button must stay, whichever has the focus"
        assert [edge.contains(scene.areas[place]) for edge in edges] == [True]
    enter(driver)
    assert driver.on(TitleScene)


def test_podium_is_read_out(driver: Driver) -> None:
    said = driver.hear()
    scene = open_scoring(driver, ranking=(2, 3, 1))
    driver.until(lambda: not scene.counting)
    read = next(words for words in said if words.startswith("Final standings: 1.\N{NO-BREAK SPACE}Mabel: 4"))
    assert "Mabel: “" in read, "its picture shows who says it"
    assert "Mabel wins" not in read, "an event has said that already"
    assert read.endswith("Again: with a new deal. 1 of 2.")
    pip = scene._faces.table.people[1]
    assert f"Pip: {pip.says['loses'][0]}" in read, "remarks must come before the buttons"
    said.clear()
    driver.frames(90)
    assert said == []
    driver.key(pygame.K_s)
    assert said[-1].startswith("Final standings: 1. Mabel: 4 ducks; 2.")


def test_counting_and_buttons_wait_until_the_result_has_been_spoken(driver: Driver) -> None:
    said: list[tuple[str, Urgency]] = []
    driver.app.context.captions.sinks = (lambda words, urgency: said.append((words, urgency)),)
    scene = open_scoring(driver)
    assert said[-1] == ("Round 2: counting up the points.", Urgency.OPENED)
    enter(driver)
    assert not scene.counting
    assert said[-1] == ("Go on: round 3.", Urgency.OPENED)
    driver.key(pygame.K_c)
    assert said[-1] == ("Go on: round 3.", Urgency.ANSWERED)


# -- records -----------------------------------------------------------------------------------------


def match_record(journal: str, total: int, *, rank: int = 1, **what: Any) -> MatchRecord:
    return result(journal=journal, ranking=(rank, 3 - rank), totals=(total, 50), rounds=(total,), **what)


def test_broken_records_are_listed() -> None:
    from game.cardgames.six_takes.rules.game import SIX_TAKES
    from game.cardgames.six_takes.words.narrator import NARRATOR

    ducks, points = Terms(SIX_TAKES, NARRATOR), Terms(TOY, ToyNarrator())
    before = [match_record("a", 9), match_record("b", 12, rank=2)]
    assert broken_records([*before, match_record("c", 7)], "c", ducks) == (
        "best match: 7 ducks, previously 9 ducks",
        "best round: 7 ducks, previously 9 ducks",
    )
    assert broken_records([*before, match_record("c", 9)], "c", ducks) == ()
    assert broken_records([*before, match_record("c", 7, rated=False)], "c", ducks) == ()
    assert broken_records([match_record("c", 7)], "c", ducks) == (), "a first match must break no record"
    assert broken_records(before, "c", ducks) == (), "an unrecorded match must break no record"
    streak = [match_record("a", 9), match_record("b", 9), match_record("c", 9)]
    assert broken_records(streak, "c", ducks) == ("3 wins in a row, previously 2",)
    toy = [match_record("a", 9, game="toy"), match_record("c", 12, game="toy")]
    assert broken_records(toy, "c", points)[0] == "best match: 12 points, previously 9 points"


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize(
    ("size", "scale", "room", "least"), [((1280, 720), 1.0, 690, 3), ((960, 540), 1.5, 620, 2)]
)
def test_no_record_on_the_ribbon_is_cut(
    language: str, size: tuple[int, int], scale: float, room: float, least: int
) -> None:
    from game.cardgames.six_takes.rules.game import SIX_TAKES
    from game.cardgames.six_takes.words.narrator import NARRATOR

    wins = [match_record(str(number), 40, rank=1 if number > 2 else 2) for number in range(12)]
    three = broken_records([*wins, match_record("c", 17)], "c", Terms(SIX_TAKES, NARRATOR))
    assert len(three) == 3
    screen = Screen(pygame.Surface(size), Scale.of(size, scale))
    fonts = Fonts()
    fonts.language = load(language, ASSETS / "catalogues")
    pen = Pen(screen, Shapes(fonts))
    place = lay_out_seats(screen.scale.width, screen.scale.height, 1, widest=1.0)
    letters, lines = ribbon_lines(pen, place, three, room)
    assert letters >= 13
    shown = " · ".join(lines).split(" · ")
    assert shown == [str(record) for record in three[: len(shown)]], "records are cut or out of order"
    assert len(shown) >= least
    assert 1 <= len(lines) <= 2
    for line in lines:
        assert pen.width(line, letters, Typeface.BOLD) + 2 * letters <= room


# -- sizes -------------------------------------------------------------------------------------------

SIZES = [(960, 540, 1.5), (1280, 720), (1920, 1080), (2560, 1080), (1280, 800, 1.25)]
LONG = "Maximiliane Donaudampf"
LEAST = 12.9
CASES = [(size, seats) for seats in (2, 4, 6, 7, 8, 10) for size in SIZES]


@pytest.mark.parametrize(("window", "seats"), sampled(CASES, 3), indirect=["window"])
@pytest.mark.parametrize("over", sampled([False, True], 1))
def test_words_are_large_enough_and_do_not_overlap(
    driver: Driver,
    text: ScreenText,
    monkeypatch: pytest.MonkeyPatch,
    window: tuple[int, int, float],
    seats: int,
    over: bool,
) -> None:
    person = Context._person
    monkeypatch.setattr(
        Context, "_person", lambda self, player: long_named(person(self, player), player.human)
    )
    lines = tuple(
        SeatScore(seat, (seat + 1, seat + 21), 9_999 - seat, 999_000 + seat * 100, worth=(9_000, 999 - seat))
        for seat in range(seats)
    )
    ranking = tuple(range(seats, 0, -1)) if over else ()
    scene = open_scoring(driver, lines, ranking=ranking, limit=900_000)
    turn = scene.course.turns[-1]
    for moment in (turn.begins + 0.1, turn.ends, scene.course.settled, scene.course.end):
        scene._timeline.update(moment - scene.time)
        assert_apart(text.texts(driver))
        least = min(text.drawn, key=lambda one: one.size)
        # Only ten lanes in the smallest window at the largest scale are smaller: not below 13 pixels.
        crowded = seats == 10 and window[:2] == (960, 540)
        # Letters have whole pixels, so that half of one may be missing.
        rounded = least.size + 0.5 / driver.app.scale.ppu
        assert rounded * (driver.app.scale.ppu if crowded else 1.0) >= LEAST, least
    driver.frames(100)
    assert_apart(text.texts(driver))


def long_named(person: Person, human: bool) -> Person:
    return replace(person, name=LONG if human else person.name)


def test_escape_leaves_a_finished_match(driver: Driver) -> None:
    open_scoring(driver, ranking=(1, 2, 3), speed="instant")
    driver.app.handle(ActionPressed(Action.CANCEL))
    driver.frames(1)
    assert driver.on(TitleScene)


def test_ceremony_comes_to_rest(driver: Driver) -> None:
    """A result that stays on screen must cost next to nothing."""
    scene = open_scoring(driver)
    assert scene.moving
    for _second in range(60):
        scene.update(1.0)
    assert not scene.moving
    driver.key(pygame.K_UP)
    assert scene.moving, "an opening bucket must move"


def test_lake_is_painted_in_the_background_while_the_table_is_shown(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Painting it in one frame took longer than five frames may."""
    brush = Event()

    def waiting(*how: Any, **light: Any) -> Surface:
        brush.wait(PATIENCE)
        return paint_lakeside(*how, **light)

    monkeypatch.setattr("game.ui.drawing.scenery.lakeside.paint_lakeside", waiting)
    scene = open_scoring(driver)
    driver.app.bounded = True
    driver.frames(1, 0.0)
    seen = set()
    for _ in range(10):
        driver.frames(1)
        seen.add(pygame.image.tobytes(driver.app.surface, "RGB"))
    assert len(seen) == 1, "the table"
    brush.set()
    driver.app.context.art.easel.wait()
    driver.frames(6)
    assert pygame.image.tobytes(driver.app.surface, "RGB") not in seen
    assert scene._old_picture is not None, "the table must fade as usual"


def test_lake_in_strips_looks_like_the_whole_lake(driver: Driver) -> None:
    canvas = FRect(0, 0, 1280, 720)
    shore = Shore(104, FRect(0, 538, 1280, 24), FRect(0, 562, 1280, 66), 1.0)
    strips = pygame.surfarray.array3d(paint_lakeside((320, 180), canvas, shore, sunset=True)).astype(int)
    monkey = pytest.MonkeyPatch()
    monkey.setattr("game.ui.drawing.scenery.lakeside._STRIPS", 1)
    whole = pygame.surfarray.array3d(paint_lakeside((320, 180), canvas, shore, sunset=True)).astype(int)
    monkey.undo()
    assert abs(strips - whole).mean() < 0.5
    assert whole.std() > 20
