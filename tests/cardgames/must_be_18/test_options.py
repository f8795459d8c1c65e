"""RULES.md §7: the options, as the set-up screen, the command line and saves read them."""

from game.cardgames.must_be_18.rules.options import MustBe18Options
from game.engine.options import parse_pairs, plain, resolve


def test_what_is_usual() -> None:
    assert plain(MustBe18Options()) == {
        "deck": "generations",
        "rounds": 18,
        "play": "compulsory",
        "opening": "stuck",
        "columns": 6,
        "draw": "one",
        "start": "redeal",
        "tie": "shared",
    }


def test_they_come_from_a_command_line() -> None:
    pairs = ["deck=even", "rounds=3", "columns=4", "play=may_draw"]
    options = resolve(MustBe18Options, parse_pairs(MustBe18Options, pairs))
    assert options == MustBe18Options(deck="even", rounds=3, columns=4, play="may_draw")
