"""RULES.md §10: the options, as the set-up screen, the command line and saves read them."""

import random

from game.cardgames.sixty_six.rules.game import SIXTY_SIX
from game.cardgames.sixty_six.rules.options import SixtySixOptions
from game.engine.match import Match
from game.engine.options import declared, parse_pairs, plain, resolve
from tests.cardgames.sixty_six.deals import setup


def test_what_is_usual() -> None:
    assert plain(SixtySixOptions()) == {
        "target": 10,
        "all_pass": "redeal",
        "over_trump": True,
        "climb": "always",
        "climb_after_ruff": False,
        "marriage_needs_trick": False,
        "announce": "auto",
        "moon": "trump",
        "moon_value": 5,
        "both_finish": "bidders",
        "show_points": True,
        "open_hands": False,
    }


def test_they_come_from_a_command_line() -> None:
    pairs = ["target=15", "moon=no_trump", "over_trump=off", "moon_value=6"]
    options = resolve(SixtySixOptions, parse_pairs(SixtySixOptions, pairs))
    assert options == SixtySixOptions(target=15, moon="no_trump", over_trump=False, moon_value=6)


def test_what_does_not_matter_is_known() -> None:
    options = {option.name: option for option in declared(SixtySixOptions)}
    assert not options["moon_value"].matters(plain(SixtySixOptions(moon="off")))
    assert not options["climb_after_ruff"].matters(plain(SixtySixOptions(climb="off")))
    assert options["climb_after_ruff"].matters(plain(SixtySixOptions(climb="not_partner")))


def test_whether_points_are_shown_changes_nothing_that_is_known() -> None:
    """§10.11: it is for the table alone."""
    histories = []
    for shown in (True, False):
        match, chance = Match(SIXTY_SIX, setup(show_points=shown)), random.Random(6)
        events: list[object] = []
        match.listen_unredacted(events.append)
        for _ in range(3):
            match.deal()
            while match.pending:
                ((seat, choices),) = match.pending.items()
                match.choose(seat, chance.choice(choices))
        histories.append((events, match.view(0).points, match.view(0).tricks))
    assert histories[0] == histories[1]
