"""Tutorials: each fault in a file is reported with its place, and the other files are read."""

from pathlib import Path

import pytest

from game.arcade.tutorials.check import check_tutorial
from game.storage.levels.tutorials import load_tutorials
from game.storage.places import LEVELS, TUTORIALS
from game.ui.devices.actions import Action
from tests.support.messages import OTHER_LANGUAGES

OPPONENTS = ("bob", "celia", "mabel", "pip")
WHOLE = (LEVELS / TUTORIALS / "six_takes.toml").read_text()


def problem_with(folder: Path, text: str) -> str:
    """Return the problem with a tutorial's text, beside a sound file."""
    (folder / "bad.toml").write_text(text)
    (folder / "good.toml").write_text(WHOLE)
    found = load_tutorials([folder], lambda one: check_tutorial(one, OPPONENTS, list(Action)))
    assert list(found.tutorials) == ["good"]
    (problem,) = found.problems
    assert problem.startswith(f"{folder / 'bad.toml'}: ")
    assert "\n" not in problem
    return problem.removeprefix(f"{folder / 'bad.toml'}: ")


FAULTS = {
    "unknown opponent": ('"mabel"]', '"nobody"]', "opponents[2]: expected one of bob, celia"),
    "opponent given twice": ('"mabel"]', '"bob"]', "opponents[2]: expected each only once, got 'bob' again"),
    "unknown option": ("seed = 54", "seed = 54\noptions = {moon = 1}", "unknown option 'moon'"),
    "cards of another deal": (
        "seed = 54", "seed = 55",
        "steps[0].others[0]: expected one of play 14, play 39, play 42, play 46, play 57, play 74, play 76, "
        "play 85, play 93, play 99, got 'play 55'",
    ),
    "card that an opponent doesn't hold": (
        "bob: play 83", "bob: play 84", "steps[3].others[0]: expected one of play 20, play 25"
    ),
    "opponent who isn't at the table": (
        "bob: play 83", "pip: play 83",
        "steps[3].others[0]: expected an opponent (bob, celia, mabel), a colon and a choice, got 'pip: ",
    ),
    "opponent who chooses twice": (
        '"celia: play 94"', '"bob: play 94"',
        "steps[3].others[1]: expected none, as nothing is asked of this seat now, got 'play 94'",
    ),
    "opponent whose choice is missing": (
        '"celia: play 94", ', "", "steps[5].others[0]: expected none, as nothing is asked of this seat now"
    ),
    "choice that the player doesn't have": (
        'good = ["play 60"]', 'good = ["play 61"]', "steps[0].good[0]: expected one of play 2, play 5"
    ),
    "translated answer to an unknown choice": (
        "\n\n[[steps]]", '\n\n[steps.text.de.tries]\n"play 76" = "Nein."\n[[steps]]',
        "steps[0]: text.de.tries: expected a choice of tries, got 'play 76'",
    ),
    "unknown language": (
        "\n\n[[steps]]", '\n\n[steps.text.tlh]\nsay = "Ciao."\n[[steps]]',
        f"steps[0]: text.tlh: expected one of the other languages, {OTHER_LANGUAGES}",
    ),
    "card that isn't in the hand": (
        '"hand 60"', '"hand 61"',
        "steps[0].look[0]: expected a card of the hand (2, 5, 21, 27, 34, 45, 60, 75, 80, 101), got",
    ),
    "unknown part of the table": (
        '"hand 60"', '"door 60"', "steps[0].look[0]: expected a number after one of hand, pool, row, place,"
    ),
    "unknown key": ('"announce_card"', '"sing"', "steps[2].key: expected one of up, down"),
    "choice without an answer to the others": (
        'wrong = "You’ll', 'tries = {} #', "steps[0]: wrong: expected an answer to all choices"
    ),
    "text too long": (
        'say = "Just one', f'say = "{"One duck " * 40}', "steps[7].say: expected `str`"
    ),
    "wrong answer without a question": (
        'key = "announce_card"', 'wrong = "No."', "steps[2]: good: expected the choices that"
    ),
}  # fmt: skip


@pytest.mark.parametrize("fault", FAULTS)
def test_fault_is_reported_with_its_place(fault: str, tmp_path: Path) -> None:
    old, new, expected = FAULTS[fault]
    assert old in WHOLE
    assert expected in problem_with(tmp_path, WHOLE.replace(old, new, 1))


def test_reply_to_a_good_choice_is_refused(tmp_path: Path) -> None:
    text = WHOLE.replace('"play 34", "play 45"', '"play 75", "play 45"')
    assert "steps[3].tries: expected choices that are not good, got 'play 75'" in problem_with(tmp_path, text)


def test_every_path_is_checked(tmp_path: Path) -> None:
    """After the second of the good choices a row must be taken first, so the others can't continue."""
    text = WHOLE.replace('good = ["play 34", "play 45"', 'good = ["play 34", "play 2"')
    found = problem_with(tmp_path, text.replace("play 45", "play 46"))
    assert found.startswith("steps[5].others[0]: expected none")


def test_players_own_tutorial_replaces_one_of_the_same_name(tmp_path: Path) -> None:
    (tmp_path / "six_takes.toml").write_text(WHOLE.replace("6 takes! in three turns", "My own"))
    folders = [LEVELS / TUTORIALS, tmp_path]
    found = load_tutorials(folders, lambda one: check_tutorial(one, OPPONENTS, list(Action)))
    assert found.tutorials["six_takes"].title == "My own"
