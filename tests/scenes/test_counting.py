"""Scoring, records and the coach count in each game's unit, whether fewer or more points are better."""

from itertools import pairwise

import pygame
import pytest

from game.ai.agent import Decision, Prospect
from game.ai.review import ReviewedChoice
from game.cardgames.must_be_18.rules.game import MUST_BE_18
from game.cardgames.must_be_18.words.choices import CHOICES as EIGHTEEN_CHOICES
from game.cardgames.must_be_18.words.narrator import NARRATOR as EIGHTEEN_NARRATOR
from game.cardgames.six_takes.rules.game import SIX_TAKES, SixTakes
from game.cardgames.six_takes.words.choices import CHOICES
from game.cardgames.six_takes.words.narrator import NARRATOR
from game.engine.contract import Setup
from game.engine.journal import Journal
from game.engine.match import Match
from game.scenes.match.scoring import ScoringScene
from game.scenes.records.match_row import MatchRow
from game.scenes.records.matches import MatchesScene
from game.scenes.records.plot import BETTER, MIDDLING, WORSE
from game.scenes.review.decisions import DecisionRow, Wording, draw_prospects
from game.session.analysis import Analysis
from game.storage.history import records
from game.storage.history.records import MatchRecord
from game.ui.devices.actions import Action
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import CORAL, MINT
from game.voice.summary import SeatScore, Summary
from tests.cardgames.must_be_18.positions import play, state_with
from tests.support import toy_game
from tests.support.driving import Driver
from tests.support.screen_text import ScreenText
from tests.support.toy_game import TOY, ToyNarrator

LINES = (SeatScore(1, (55, 3), 8, 20), SeatScore(0, (), 0, 15), SeatScore(2, (7,), 1, 4))


@pytest.fixture
def driver(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> Driver:
    toy_game.register(monkeypatch)
    return driver


def scoring_words(
    driver: Driver, game: str, summary: Summary, text: ScreenText
) -> tuple[list[str], set[tuple[str, str]]]:
    """Return the words after all points are counted, and the words with their colours."""
    driver.start_match(game, ("pip", "bob"))
    driver.until(lambda: driver.table.session.my_turn)
    driver.open(ScoringScene(driver.app.context, driver.table, summary), frames=3)
    return text.words(driver), {(one.words, one.colour) for one in text.drawn}


# -- scoring -----------------------------------------------------------------------------------------


def test_scoring_where_fewer_are_better(driver: Driver, text: ScreenText) -> None:
    words, coloured = scoring_words(driver, "six_takes", Summary(2, LINES, limit=40), text)
    assert "Round 2" in words
    assert ("+8", CORAL) in coloured
    assert ("40", CORAL) in coloured, "the limit must be shown as a warning"
    assert [one for one in words if one in ("1.", "2.", "3.")] == ["1.", "2.", "3."]
    assert words.index("Bob") < words.index("You") < words.index("Pip"), "fewest first"
    assert words.count("clean!") == 1
    assert "best!" not in words


def test_scoring_where_more_are_better(driver: Driver, text: ScreenText) -> None:
    words, coloured = scoring_words(driver, "toy", Summary(2, LINES, rounds=3), text)
    assert "Round 2 of 3" in words
    assert ("+8", MINT) in coloured
    assert words.index("Pip") < words.index("You") < words.index("Bob"), "most first"
    assert words.count("best!") == 1
    assert "clean!" not in words


# -- records -----------------------------------------------------------------------------------------


def save_matches(driver: Driver, game: str, matches: tuple[tuple[int, ...], ...] = ((3, 5), (12, 0))) -> None:
    for number, rounds in enumerate(matches):
        result = MatchRecord(
            game=game,
            when="2026-01-02T03:04:05+00:00",
            players=("You", "Bob", "Pip"),
            own_seat=0,
            ranking=(1, 2, 2),
            totals=(sum(rounds), 9, 9),
            rounds=rounds,
            rated=True,
            journal=f"{game}-{number}",
        )
        assert records.add(driver.app.context.places.records, result) is None


@pytest.mark.parametrize(
    ("game", "points", "best_round", "best_match", "colours"),
    [
        ("six_takes", "Ducks", "0", "8", [BETTER, MIDDLING, WORSE, BETTER]),
        ("toy", "Points", "12", "12", [MIDDLING, BETTER, BETTER, WORSE]),
    ],
)
def test_records_use_the_game_unit(
    driver: Driver,
    text: ScreenText,
    game: str,
    points: str,
    best_round: str,
    best_match: str,
    colours: list[str],
) -> None:
    save_matches(driver, game)
    scene = driver.open(MatchesScene(driver.app.context, game))
    words = text.words(driver)
    assert f"{points} by round" in words
    after = dict(pairwise(words))
    assert after[f"{points} a round"] == "5.0"
    assert after["Best round"] == best_round
    assert after["Best match"] == best_match
    assert f"5.0 {points.lower()} a round." in driver.app.context.captions.last
    assert scene.form.widgets[0].describe().startswith(f"Plot: {points}. {points} by round: 4 rounds, ")
    assert f"place 1 of 3 · 12 {points.lower()}" in scene.form.focused.describe()
    plot = scene._points_plot()
    assert [plot.colour(figure) for figure in plot.figures] == colours
    assert plot.least == 0


def test_records_list_the_newest_matches_and_older_ones_on_request(driver: Driver) -> None:
    save_matches(driver, "six_takes", tuple((number % 60,) for number in range(250)))
    scene = driver.open(MatchesScene(driver.app.context, "six_takes"))
    form = scene.form
    for listed, older in ((100, "150 older matches"), (200, "50 older matches"), (250, "")):
        matches = [row for row in form.widgets if isinstance(row, MatchRow)]
        assert len(matches) == listed
        if older:
            more = form.widgets.index(matches[-1]) + 1
            assert form.widgets[more].title == older
            form.focus = more
            driver.key(pygame.K_RETURN)
            assert form.focus == more
            assert isinstance(form.focused, MatchRow)
            assert form.focused.describe() in driver.app.context.captions.last
    assert not [row for row in form.widgets if "older" in row.title]
    assert scene._statistics.figures.matches.value == "250"


def test_records_are_not_reloaded_for_each_screen(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    save_matches(driver, "six_takes")
    context, read = driver.app.context, []
    load = records.load
    monkeypatch.setattr(records, "load", lambda *args, **given: read.append(args) or load(*args, **given))
    for _ in range(3):
        driver.open(MatchesScene(context, "six_takes"))
        driver.app.stack.pop()
    assert len(context.archive.results()) == 2
    assert len(read) == 1
    save_matches(driver, "six_takes", ((1, 2, 3),))
    assert [len(one.rounds) for one in context.archive.results()] == [2, 2, 3]


def test_each_kind_of_row_has_its_prompt(driver: Driver, text: ScreenText) -> None:
    save_matches(driver, "six_takes")
    driver.start_match("six_takes", ("pip", "bob"))
    driver.until(lambda: driver.asked)
    driver.key(pygame.K_RETURN)
    driver.app.stack.pop()
    driver.open(MatchesScene(driver.app.context, "six_takes"))
    presses = {}
    driver.key(pygame.K_HOME)
    form = driver.top.form
    for _ in form.widgets:
        drawn = [one.words for one in text.texts(driver)]
        assert form.focused.keyed or "Enter" in drawn
        words = form.focused.describe()
        row = words.split(". ", 1)[-1] if " · " in words else words.split(":")[0]
        presses[row] = dict(form.prompts)[Action.CONFIRM]
        driver.key(pygame.K_DOWN)
    assert presses == {
        "Plot": "change",
        "Round by round": "next",
        "Period": "change",
        "Watch it again. Against Bob and Pip.": "watch",
        "Pick up where you left off. Against Pip and Bob.": "go on",
        "Back.": "choose",
    }


def test_partner_is_no_opponent(driver: Driver) -> None:
    others = ("bob", "celia", "mabel")
    driver.start_match("sixty_six", others, seat=3)
    driver.until(lambda: driver.asked)
    driver.key(pygame.K_RETURN)
    driver.app.stack.pop()
    lines = [row.describe() for row in MatchesScene(driver.app.context, "sixty_six").form.widgets]
    assert any(
        words.endswith("Pick up where you left off. With Celia against Bob and Mabel.") for words in lines
    )


def test_impossible_matches_are_reported_and_left_out(driver: Driver) -> None:
    """Sixty-six takes four seats; records and journals with other numbers must not break its records."""
    context = driver.app.context
    save_matches(driver, "sixty_six", ((0, 1),))
    path = context.places.saves / "20260102-030405-1-sixty_six.sixes"
    Journal.create(path, context.header("sixty_six", ("bob",), {})).close()
    scene = MatchesScene(context, "sixty_six")
    assert not any(isinstance(row, MatchRow) for row in scene.form.widgets)
    broken, unplayable = context.notices
    assert "records.jsonl: line 1: Sixty-six has 4 seats, not 3" in broken
    assert "line 1: Sixty-six has 4 seats, not 2" in unplayable


def test_negative_rounds_stay_in_the_plot(driver: Driver, text: ScreenText) -> None:
    save_matches(driver, "toy", ((3, -6), (12, 0)))
    scene = driver.open(MatchesScene(driver.app.context, "toy"))
    plot = scene._points_plot()
    assert (plot.least, plot.most) == (-10, 15)
    assert [plot.height_share(figure) for figure in plot.figures] == pytest.approx(
        [13 / 25, 4 / 25, 22 / 25, 0.4]
    )
    assert [words for words in text.words(driver) if words in ("−10", "−5", "0", "15")] == [
        "−10",
        "−5",
        "0",
        "15",
    ]


# -- the coach ---------------------------------------------------------------------------------------


def reviewed_row(game: SixTakes, sign: int) -> DecisionRow:
    """Return the row of a decision that lost two points, as expected by an agent of this game."""
    match = Match(game, Setup(3, 1, game.options()))
    match.deal()
    view = match.view(0)
    choices = match.pending[0]
    values = (3.0, 5.0, *[1.0] * 8) if sign > 0 else (-5.0, -3.0, *[-7.0] * 8)
    prospects = tuple(Prospect(choice, value, 0.1) for choice, value in zip(choices, values, strict=True))
    analysis = Analysis(1, [ReviewedChoice(0, 1, view, choices[0])])
    analysis.add(Decision(choices[1], prospects))
    narrator = ToyNarrator() if game is TOY else NARRATOR
    return DecisionRow(analysis, 0, Wording(game, CHOICES, narrator, None), lambda: None)


@pytest.mark.parametrize(
    ("game", "sign", "own", "best", "lost"),
    [
        (SIX_TAKES, -1, "5.0 ducks", "3.0 ducks", "2.0 ducks"),
        (TOY, 1, "3.0 points", "5.0 points", "2.0 points"),
    ],
)
def test_coach_counts_in_the_game_unit(game: SixTakes, sign: int, own: str, best: str, lost: str) -> None:
    row = reviewed_row(game, sign)
    words = row.describe()
    assert f"{own} expected." in words
    assert f": {best}. A turning point." in words
    assert row._wording.points(row.reviewed.loss) == lost


@pytest.mark.parametrize(
    ("sign", "shares", "figures"),
    [(1, [1.0, 3 / 5, 1 / 5], ["5.0", "3.0", "1.0"]), (-1, [1.0, 0.5, 0.0], ["−3.0", "−5.0", "−7.0"])],
)
def test_coach_bars_show_points(
    driver: Driver,
    text: ScreenText,
    monkeypatch: pytest.MonkeyPatch,
    sign: int,
    shares: list[float],
    figures: list[str],
) -> None:
    """Negative values have different bars, too."""
    bars: list[float] = []
    monkeypatch.setattr(Pen, "bar", lambda _pen, _area, share, _colour: bars.append(share))
    driver.start_match("toy", ("pip", "bob"))
    words = drawn_prospects(
        driver, text, Wording(TOY, CHOICES, NARRATOR, driver.table.table), reviewed_row(TOY, sign)
    )
    assert bars[:3] == shares
    assert [one for one in words if "." in one][:3] == figures


def drawn_prospects(driver: Driver, text: ScreenText, wording: Wording, row: DecisionRow) -> list[str]:
    """Return the words of the alternatives as the coach draws them."""
    text.drawn.clear()
    draw_prospects(driver.pen, wording, row.reviewed, pygame.FRect(100, 100, 400, 400))
    return [one.words for one in text.drawn if one.words]


def test_equivalent_choices_are_listed_once(driver: Driver, text: ScreenText) -> None:
    """A six may cover any of three sixes: the coach shows one line, and prefers the player's own choice."""
    driver.start_match("must_be_18", ("pip", "bob"))
    view = MUST_BE_18.view(state_with("66", "66"), 0)
    choices = MUST_BE_18.choices(view)
    prospects = tuple([Prospect(choice, 3.0 * len(choice.covers) - 9, 0.0) for choice in choices])
    analysis = Analysis(1, [ReviewedChoice(0, 1, view, play("1:6"))])
    analysis.add(Decision(play("0:6 1:6"), prospects))
    wording = Wording(MUST_BE_18, EIGHTEEN_CHOICES, EIGHTEEN_NARRATOR, driver.table.table)
    words = drawn_prospects(driver, text, wording, DecisionRow(analysis, 0, wording, lambda: None))
    assert words == ["66 on 66", "3.0", "best", "6 on 6", "6.0", "you"]
