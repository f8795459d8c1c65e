"""Puzzles on the table, solved by keys and mouse: tries, hint, solution and stars; and their shelves."""

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pygame
import pytest

from game.ai.worker import Thinker
from game.arcade.puzzles.attempt import continuation
from game.arcade.puzzles.files import load_puzzles
from game.arcade.puzzles.puzzle import Puzzle
from game.cardgames.must_be_18.table.selection import SUGGEST
from game.cardgames.registry import GAMES
from game.cardgames.six_takes.rules.events import PlayCard
from game.engine.contract import Choice
from game.engine.match import Chosen, Match
from game.lab.shots.studio import SynchronousThinker
from game.scenes.awards.saving import award_times
from game.scenes.awards.won import AwardsWonScene
from game.scenes.pieces.pennants import Pennant
from game.scenes.puzzles import puzzle as puzzle_scene
from game.scenes.puzzles.boards import PuzzleBoard
from game.scenes.puzzles.puzzle import PuzzleScene
from game.scenes.puzzles.shelves import PuzzlesScene
from game.storage.history import puzzle_tries
from game.storage.history.puzzle_tries import SolvedPuzzle
from game.storage.places import LEVELS
from game.tables.focus import Spot
from game.ui.devices.actions import Action, ActionPressed
from tests.support.by_ear import Ear
from tests.support.drawn_words import drawn_text
from tests.support.driving import Driver
from tests.support.spying import spy

GAME = "six_takes"


def open_shelf(driver: Driver, game: str = GAME) -> PuzzlesScene:
    driver.app.context.screens.puzzles(game)
    driver.frames(2)
    assert isinstance(driver.top, PuzzlesScene)
    return driver.top


def index_of_card_puzzle() -> int:
    """Return the index of the first puzzle that asks for a card of the hand."""
    found = load_puzzles([LEVELS], GAME).puzzles
    return next(place for place, one in enumerate(found) if isinstance(one.best.choices[0], PlayCard))


def open_card_puzzle(driver: Driver) -> Puzzle:
    """Return a puzzle that asks for a card of the hand, opened from the list."""
    puzzle = load_puzzles([LEVELS], GAME).puzzles[index_of_card_puzzle()]
    listed = open_shelf(driver)
    row = next(
        row for row in listed.form.widgets if isinstance(row, PuzzleBoard) and puzzle.title in row.text
    )
    row.on_press()
    driver.frames(2)
    assert driver.on(PuzzleScene)
    assert driver.top.attempt.puzzle.id == puzzle.id
    return puzzle


def hand_place(driver: Driver, choice: Choice) -> int:
    assert isinstance(choice, PlayCard)
    hand: tuple[int, ...] = driver.top.table.view.hand
    return hand.index(choice.card)


def choose_card(driver: Driver, choice: Choice) -> None:
    """Choose a card by keys."""
    driver.key(pygame.K_HOME)
    for _ in range(hand_place(driver, choice)):
        driver.key(pygame.K_RIGHT)
    driver.key(pygame.K_RETURN)


def play_card(driver: Driver, choice: Choice) -> None:
    """Choose a card by keys, and watch the result."""
    choose_card(driver, choice)
    watch_result(driver)


def watch_result(driver: Driver) -> None:
    driver.until(lambda: not driver.top.showing)


def stars_by_puzzle(driver: Driver) -> dict[str, int]:
    return driver.app.context.archive.puzzle_stars()


def test_puzzle_solved_by_keys_at_the_first_try_wins_three_stars(driver: Driver) -> None:
    puzzle = open_card_puzzle(driver)
    driver.key(pygame.K_PAGEDOWN)
    play_card(driver, puzzle.best.choices[0])
    shown = driver.top
    assert "Solved: " in shown.words
    assert "3 stars." in shown.words
    assert stars_by_puzzle(driver) == {puzzle.id: 3}
    steps = []
    while shown.form.widgets[0].title == "Why?":
        driver.key(pygame.K_RETURN)
        steps.append(shown.words)
    assert steps[-1].startswith("Proven ")
    assert len(steps) == min(len(puzzle.answers), 5)
    assert all(" worse: play " in words for words in steps[:-1])
    driver.key(pygame.K_RETURN)
    assert driver.top.attempt.puzzle.id != puzzle.id
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.top, PuzzlesScene)
    row = next(
        row for row in driver.top.form.widgets if isinstance(row, PuzzleBoard) and puzzle.title in row.text
    )
    assert row.stars == 3
    assert "3 stars" in row.state_words


def test_wrong_choice_is_reported_kindly_and_a_hint_comes_after_the_second(driver: Driver) -> None:
    puzzle = open_card_puzzle(driver)
    best, wrong = puzzle.best.choices[0], puzzle.answers[1].choices[0]
    driver.key(pygame.K_h)
    assert not driver.top.attempt.hinted
    for number in (1, 2):
        play_card(driver, wrong)
        words = driver.top.words
        assert words.startswith("There’s something better.")
        assert f"play {best.card}" not in words
        assert ("hint" in words) == (number == 2)
        assert stars_by_puzzle(driver) == {}
        if number == 1:
            driver.key(pygame.K_RETURN)
            assert driver.top.words.startswith("Find the best play.")
    driver.key(pygame.K_h)
    words = driver.top.words
    assert f"play {best.card}" in words
    assert f"play {wrong.card}" in words
    play_card(driver, best)
    assert "1 star." in driver.top.words
    assert stars_by_puzzle(driver) == {puzzle.id: 1}


def test_table_asks_for_nothing_once_a_choice_is_judged(driver: Driver) -> None:
    puzzle = open_card_puzzle(driver)
    assert "Choose a card" in drawn_text(driver)
    for choice in (puzzle.answers[-1].choices[0], puzzle.best.choices[0]):
        play_card(driver, choice)
        assert "Choose a card" not in drawn_text(driver), "a click on a card would do nothing"
        assert not driver.top.table.asking
        cards = driver.top.table.stage.cards
        assert len({cards[key].home.width for key in driver.top.table.view.hand}) == 1, (
            "no card is raised, since the button has the focus"
        )
        driver.key(pygame.K_RETURN, frames=1)
        assert driver.top.table.asking, "the puzzle's position is back, to choose or to explain"


def test_solution_is_worth_no_star(driver: Driver) -> None:
    puzzle = open_card_puzzle(driver)
    for _ in range(2):
        play_card(driver, puzzle.answers[1].choices[0])
        driver.key(pygame.K_RETURN)
    driver.key(pygame.K_h, pygame.K_h, frames=3)
    watch_result(driver)
    assert driver.top.words.startswith("Best play: ")
    assert stars_by_puzzle(driver) == {}


def test_puzzle_solved_by_mouse_at_the_second_try_wins_two_stars(driver: Driver) -> None:
    puzzle = open_card_puzzle(driver)

    def click(choice: Choice) -> None:
        table: Any = driver.top.table
        pose = table.model.held_poses(None)[hand_place(driver, choice)]
        driver.click(pose.x - 12, pose.y)
        # Wait until another click no longer makes it a double click.
        driver.frames(60)

    click(puzzle.answers[-1].choices[0])
    assert driver.top.words.startswith("There’s something better.")
    driver.click_row("Try again")
    click(puzzle.best.choices[0])
    assert stars_by_puzzle(driver) == {puzzle.id: 2}
    driver.click_row("Why?")
    assert " worse: " in driver.top.words
    driver.click_row("Back")
    listed = driver.top
    assert isinstance(listed, PuzzlesScene)
    driver.click_row(GAMES["sixpack"].title)
    assert f"Puzzles · {GAMES['sixpack'].title}." in f"{listed.title}."
    driver.click_row("Back")
    assert driver.top is not listed


def test_puzzle_award_is_shown_after_the_puzzle_that_won_it(driver: Driver) -> None:
    """The result is shown first; the award follows when the player leaves."""
    context = driver.app.context
    for number in range(5):
        context.archive.save_puzzle(SolvedPuzzle(f"{number:032x}", 3, 1, GAME))
    play_card(driver, open_card_puzzle(driver).best.choices[0])
    assert driver.on(PuzzleScene)
    driver.key(pygame.K_ESCAPE, frames=2)
    assert driver.on(AwardsWonScene)
    driver.key(pygame.K_RETURN, frames=2)
    assert driver.on(PuzzlesScene)
    assert "puzzles_six" in award_times(context)
    assert [one.game for one in puzzle_tries.load(context.places.puzzles)[0]] == [GAME] * 6


def test_confirm_skips_the_animation_of_a_result(driver: Driver) -> None:
    driver.app.context.change(speed="slow")
    puzzle = open_card_puzzle(driver)
    choose_card(driver, puzzle.best.choices[0])
    assert not stars_by_puzzle(driver)
    for _ in range(40):
        driver.key(pygame.K_RETURN)
        if stars_by_puzzle(driver):
            break
    assert stars_by_puzzle(driver) == {puzzle.id: 3}


@pytest.mark.parametrize("speed", ["instant", "normal"])
@pytest.mark.parametrize("game", GAMES)
def test_others_play_on_a_choice_a_frame(
    game: str, speed: str, driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Several decisions would take longer than a frame may."""
    made: list[Chosen | None] = []
    driver.app.context.thinker = SynchronousThinker()

    def counted(*arguments: Any) -> Iterator[Chosen | None]:
        for chosen in continuation(*arguments):
            made.append(chosen)
            yield chosen

    driver.app.context.change(speed=speed)
    found = load_puzzles([LEVELS], game).puzzles
    told = [tuple(continuation(one, one.match(), one.best.choices[0])) for one in found]
    longest = max(range(len(found)), key=lambda place: len(told[place]))
    shown = driver.open(PuzzleScene(driver.app.context, found, longest), 1)
    monkeypatch.setattr(puzzle_scene, "continuation", counted)
    shown.choose(found[longest].best.choices[0])
    for frames in range(len(told[longest])):
        assert len(made) <= 1 + frames
        assert shown.showing
        driver.frames(1)
    driver.until(lambda: not shown.showing)
    assert tuple(made) == told[longest]


def test_others_think_in_another_process_in_exact_puzzles(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A single decision may take longer than a frame, as it looks ahead to the end."""
    asked, made = spy(monkeypatch, Thinker, "ask"), spy(monkeypatch, Match, "choose")
    found = [one for one in load_puzzles([LEVELS], "sixty_six").puzzles if one.exact]
    driver.app.context.thinker = thinker = Thinker()
    shown = driver.open(PuzzleScene(driver.app.context, found, 0), 1)
    made.clear()
    shown.choose(found[0].best.choices[0])
    with driver.unseen():
        driver.until(lambda: not shown.showing, thinker=thinker)
    match = made[0].args[0]
    assert thinker.process_id is not None
    told = continuation(found[0], found[0].match(), found[0].best.choices[0])
    assert match.history == [*found[0].history, *told]
    assert len(asked) == len(match.history) - len(found[0].history) - 1
    driver.app.stack.pop()
    assert thinker.process_id is None


@pytest.mark.parametrize("game", GAMES)
def test_puzzles_are_explained_to_the_end(game: str, driver: Driver) -> None:
    """Every fifth puzzle, answered wrongly first."""
    ear = Ear(driver)
    driver.app.context.thinker = SynchronousThinker()
    found = load_puzzles([LEVELS], game).puzzles
    for place in range(0, len(found), 5):
        driver.app.context.screens.puzzle(found, place)
        driver.frames(1)
        puzzle = found[place]
        shown = driver.top
        shown.choose(puzzle.answers[-1].choices[0])
        driver.until(lambda: "There’s something better." in ear.heard[-1])
        driver.key(pygame.K_RETURN)
        shown.choose(puzzle.best.choices[0])
        driver.until(lambda: "2 stars." in ear.heard[-1])
        while shown.form.widgets[0].title == "Why?":
            driver.key(pygame.K_RETURN)
        assert ear.heard[-1].startswith("Proven ")
        lead = re.search(r"Best by ([\d.]+) .* at least ([\d.]+) ", ear.heard[-1])
        assert puzzle.exact or float(lead[2]) <= float(lead[1]), ear.heard[-1]
        driver.key(pygame.K_ESCAPE)


def test_broken_puzzle_is_reported_and_the_others_are_listed(driver: Driver) -> None:
    folder = driver.app.context.places.levels / "puzzles" / GAME
    folder.mkdir(parents=True)
    (folder / "mine.toml").write_text("grade = 9\n")
    listed = open_shelf(driver)
    assert any(f"{folder / 'mine.toml'}: " in notice for notice in driver.app.context.notices)
    rows = [row for row in listed.form.widgets if isinstance(row, PuzzleBoard)]
    assert len(rows) == len(load_puzzles([LEVELS], GAME).puzzles)
    assert isinstance(listed.form.widgets[0], Pennant)


@pytest.mark.parametrize("game", GAMES)
def test_no_tool_of_the_table_gives_the_answer_away(game: str, driver: Driver) -> None:
    """Keys that help elsewhere neither change the position nor lead to a choice."""
    first = next(row for row in open_shelf(driver, game).form.widgets if isinstance(row, PuzzleBoard))
    first.on_press()
    driver.frames(2)
    shown = driver.top
    table: Any = shown.table
    before = table.view
    for action in (Action.HINT, Action.UNDO, Action.NEXT, Action.PREVIOUS, Action.FASTER):
        driver.app.handle(ActionPressed(action))
        driver.frames(2)
        assert table.model.advice is None
        assert table.view == before
        assert not table.begun
    assert Action.NEXT not in dict(table.prompts)
    assert shown.attempt.tries == 0


def test_puzzle_of_you_must_be_18_suggests_nothing(driver: Driver) -> None:
    for row in [row for row in open_shelf(driver, "must_be_18").form.widgets if isinstance(row, PuzzleBoard)]:
        row.on_press()
        driver.frames(1)
        table: Any = driver.top.table
        assert not any(spot.zone == "act" and spot.key == SUGGEST for spot in table.areas())
        for spot in [spot for spot in table.areas() if spot.zone == "column"]:
            table.focus_spot(spot)
            assert table.confirm() is None
            assert table.draft.suggestion is None
        table.focus_spot(table.model.hand[-1])
        table.confirm()
        assert table.focus.spot == Spot("column", 0), "not the column where the card is useful"
        driver.app.stack.pop()


def boards(listed: PuzzlesScene) -> list[PuzzleBoard]:
    return [one for one in listed.form.widgets if isinstance(one, PuzzleBoard)]


def place_on(listed: PuzzlesScene, board: PuzzleBoard) -> pygame.FRect:
    return listed.form.area_of(listed.form.widgets.index(board))


def test_click_puts_a_puzzle_on_the_easel_and_a_second_one_opens_it(driver: Driver) -> None:
    """Pointing alone changes nothing, so the way to *Solve* may cross other puzzles."""
    listed = open_shelf(driver)
    first, other = boards(listed)[0].puzzle, boards(listed)[7]
    assert listed.selected == first
    at = place_on(listed, other).center
    driver.move(*at)
    assert listed.selected == first
    driver.click(*at)
    driver.frames(60)
    assert listed.selected == other.puzzle
    assert [one.selected for one in boards(listed)].index(True) == 7
    driver.click(*at)
    assert driver.top.attempt.puzzle.id == other.puzzle.id
    driver.key(pygame.K_ESCAPE)
    driver.click_row("Solve it")
    assert driver.top.attempt.puzzle.id == other.puzzle.id


@pytest.mark.parametrize("opener", ["board", "Solve it"])
def test_shelf_shows_the_puzzle_that_the_player_comes_back_from(opener: str, driver: Driver) -> None:
    first, *others, last = load_puzzles([LEVELS], GAME).puzzles
    for one in others:
        driver.app.context.archive.save_puzzle(SolvedPuzzle(one.id, 3, 1, GAME))
    listed = open_shelf(driver)
    assert listed.selected == first
    if opener == "board":
        driver.key(pygame.K_RETURN)
    else:
        driver.click_row(opener)
    driver.frames(3)
    play_card(driver, first.best.choices[0])
    driver.frames(60)
    driver.click_row("Next ›")
    driver.past_awards()
    assert driver.top.attempt.puzzle == last
    ear = Ear(driver)
    driver.key(pygame.K_ESCAPE)
    driver.frames(2)
    assert driver.top is listed
    assert listed.selected == last
    focused = listed.form.focused
    assert isinstance(focused, PuzzleBoard)
    assert focused.puzzle == last
    assert focused.selected
    assert place_on(listed, focused).width, "its shelf is scrolled to it"
    assert last.title in ear.heard[-1]


def test_keys_walk_along_a_shelf_and_turn_to_another_game(driver: Driver) -> None:
    ear = Ear(driver)
    listed = open_shelf(driver)
    driver.app.seen = True
    driver.frames(2)
    driver.key(pygame.K_RIGHT)
    second = boards(listed)[1].puzzle
    assert listed.selected == second
    assert f"2. {second.title}: no star yet. Find the best play." in ear.heard[-1]
    driver.key(pygame.K_DOWN)
    assert listed.selected == boards(listed)[6].puzzle
    assert "Swimming" in ear.heard[-1]
    driver.key(pygame.K_PAGEDOWN)
    assert listed.game == "sixpack"
    assert "Puzzles, Sixpack." in ear.heard[-1]
    driver.key(pygame.K_PAGEUP, pygame.K_PAGEUP)
    assert listed.game == "must_be_18"


def test_shelf_with_many_puzzles_scrolls_to_each_of_them(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    def graded(*given: Any, **how: Any) -> Any:
        loaded = load_puzzles(*given, **how)
        return msgspec.structs.replace(
            loaded, puzzles=tuple(msgspec.structs.replace(one, grade=1) for one in loaded.puzzles)
        )

    monkeypatch.setattr("game.scenes.puzzles.shelves.load_puzzles", graded)
    listed = open_shelf(driver)
    for _ in range(14):
        driver.key(pygame.K_RIGHT)
    last = boards(listed)[-1]
    assert listed.selected == last.puzzle
    driver.frames(2)
    assert place_on(listed, last).width > 0
    assert not place_on(listed, boards(listed)[0]).width
    driver.click_row("Earlier puzzles", frames=2)
    driver.click_row("Earlier puzzles", frames=2)
    assert place_on(listed, boards(listed)[0]).width > 0
    assert listed.selected == last.puzzle


def test_position_is_painted_once_and_in_colour_when_solved(driver: Driver) -> None:
    listed = open_shelf(driver)
    driver.frames(40)
    board = boards(listed)[0]
    size = (100, 70)
    pictures: Any = listed._positions
    brown, coloured = (pictures.small_picture(board.puzzle, size, coloured=one) for one in (False, True))
    assert brown is not None
    assert coloured is not None
    red, _green, blue, _ = pygame.transform.average_color(brown)
    assert red > blue
    assert pygame.transform.average_color(coloured) != pygame.transform.average_color(brown)
    assert all(pictures.small_picture(one.puzzle, size, coloured=False) is not None for one in boards(listed))
    large = pictures.large_picture(board.puzzle)
    driver.frames(5)
    assert pictures.large_picture(board.puzzle) is large


def test_hint_key_skips_the_animation_and_repeats_a_solution(driver: Driver) -> None:
    puzzle = open_card_puzzle(driver)
    driver.app.context.change(speed="normal")
    driver.top.apply_pace()
    for choice in (puzzle.answers[1].choices[0], puzzle.best.choices[0]):
        choose_card(driver, choice)
        assert driver.top.showing
        heard = driver.hear()
        driver.key(pygame.K_h, frames=20)
        assert not driver.top.showing
        assert heard[-1] == f"{driver.top.words} {driver.top.form.words}"
        driver.key(pygame.K_RETURN)
        assert all("after two tries" not in words for words in heard)
    heard.clear()
    driver.key(pygame.K_h, frames=2)
    assert heard == [f"{driver.top.words} {driver.top.form.words}"]


def test_puzzle_is_read_with_the_focused_card(driver: Driver) -> None:
    """Otherwise, a player who only listens might choose a card unheard."""
    heard = driver.hear()
    open_card_puzzle(driver)
    scene = driver.top
    assert heard[-1].endswith(f"{scene.words} {scene.table.focus_words}")
