"""Options: declared once, read and checked everywhere; numbers and texts that people write."""

from typing import Annotated

import pytest
from msgspec import Meta, Struct

from game.cardgames.must_be_18.rules.options import MustBe18Options
from game.cardgames.six_takes.rules.options import SixTakesOptions
from game.cardgames.sixpack.rules.options import SixpackOptions
from game.cardgames.sixty_six.rules.options import SixtySixOptions
from game.engine.options import (
    BadOption,
    Option,
    as_dict,
    declared_options,
    is_practice,
    parse_pairs,
    resolve,
)
from game.engine.parsing import quoted, whole_number

PACKS = (
    "takeback seethrough late_arrival sheriff veto no_superheroes super_numbers biting_hand sticky"
    " second_hand carousel pile_driver copycat calculator"
)
"""Sixpack's special packs in the order of their effects, except for the Reverse."""


def test_declared_options() -> None:
    limit, ending, professional, draft = declared_options(SixTakesOptions)
    assert (limit.name, limit.default, limit.least, limit.most) == ("limit", 66, 0, 999)
    assert ending.values == ("elimination", "classic")
    assert ending.label_of("classic") == "At the limit"
    assert professional.is_switch
    assert draft.label_of(True) == "on"
    assert (ending.least, ending.most, draft.most) == (0, 0, 0)
    assert all(option.help and option.label for option in (limit, ending, professional, draft))


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        (
            SixTakesOptions,
            """limit: 66 of 0 to 999 (common)
            ending: elimination of elimination classic (common)
            professional: off
            draft: off""",
        ),
        (
            SixpackOptions,
            f"""preset: first of first one_new everything own (common)
            new: surprise of surprise {PACKS} (common) if preset one_new
            packs: reverse of neutral reverse {PACKS} (common) if preset own
            rounds: 3 of 1 2 3 5 7 (common)""",
        ),
        (
            SixtySixOptions,
            """target: 10 of 5 7 10 15 (common)
            all_pass: redeal of redeal dealer
            over_trump: on
            climb: always of always not_partner off
            climb_after_ruff: off if climb always not_partner
            marriage_needs_trick: off
            announce: auto of auto manual
            moon: trump of trump no_trump off
            moon_value: 5 of 5 6 if moon trump no_trump
            both_finish: bidders of bidders higher
            show_points: on (common)
            open_hands: off (common) (practice)""",
        ),
        (
            MustBe18Options,
            """deck: generations of generations even (common)
            rounds: 18 of 1 3 6 9 18 (common)
            play: compulsory of compulsory may_draw
            opening: stuck of stuck voluntary
            columns: 6 of 4 5 6
            draw: one of one until_playable
            start: redeal of redeal draw
            tie: shared of shared rounds_won""",
        ),
    ],
)
def test_house_rules_of_each_game(options: type[Struct], expected: str) -> None:
    """The default rules of a match, and everything that journals and levels may set."""
    assert [as_line(option) for option in declared_options(options)] == [
        line.strip() for line in expected.splitlines()
    ]


def as_line(option: Option) -> str:
    """Return an option as a line of text."""
    if option.is_switch:
        words = f"{option.name}: {option.label_of(option.default)}"
    else:
        known = " ".join(map(str, option.values)) or f"{option.least} to {option.most}"
        default = " ".join(option.default) if isinstance(option.default, tuple) else option.default
        words = f"{option.name}: {default} of {known}"
    words += " (common)" * option.common + " (practice)" * option.practice
    return words + "".join(f" if {name} {' '.join(map(str, one))}" for name, one in option.when.items())


@pytest.mark.parametrize(
    ("words", "is_on"), [("on yes true 1 ON", True), ("off no false 0 Off", False)], ids=["on", "off"]
)
def test_words_for_on_and_off(words: str, is_on: bool) -> None:
    for word in words.split():
        assert parse_pairs(SixTakesOptions, [f"draft={word}"]) == {"draft": is_on}, word


def test_texts_are_parsed() -> None:
    pairs = ["limit=100", "ending=Classic", "professional=yes", "draft=off"]
    assert parse_pairs(SixTakesOptions, pairs) == {
        "limit": 100,
        "ending": "classic",
        "professional": True,
        "draft": False,
    }


@pytest.mark.parametrize(
    ("pair", "message"),
    [
        ("limit=-1", "option limit: expected a whole number from 0 to 999, got '-1'"),
        ("limit=1000", "from 0 to 999"),
        ("limit=many", "from 0 to 999"),
        ("ending=soon", "option ending: expected one of elimination, classic, got 'soon'"),
        ("draft=maybe", "option draft: expected on or off"),
        ("speed=9", "unknown option 'speed': expected one of limit, ending, professional, draft"),
        ("limit", "expected KEY=VALUE"),
    ],
)
def test_bad_texts_are_reported(pair: str, message: str) -> None:
    with pytest.raises(BadOption, match=message):
        parse_pairs(SixTakesOptions, [pair])


@pytest.mark.parametrize("given", [{"limit": True}, {"limit": "66"}, {"draft": 1}, {"ending": 3}, {"x": 1}])
def test_values_of_the_wrong_type_are_refused(given: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        resolve(SixTakesOptions, given)


def test_resolved_options_are_plain() -> None:
    options = resolve(SixTakesOptions, {"limit": 10, "draft": True})
    assert as_dict(options) == {"limit": 10, "ending": "elimination", "professional": False, "draft": True}


def option_of(options: type[Struct], name: str) -> Option:
    return next(option for option in declared_options(options) if option.name == name)


def test_values_as_players_read_them() -> None:
    draft, limit = option_of(SixTakesOptions, "draft"), option_of(SixTakesOptions, "limit")
    assert (draft.label_of(True), draft.label_of(False)) == ("on", "off")
    assert limit.label_of(66) == "66"
    assert option_of(SixTakesOptions, "ending").label_of("classic") == "At the limit"


def test_both_ends_of_a_range_are_allowed() -> None:
    limit = option_of(SixTakesOptions, "limit")
    assert [limit.check(value) for value in (0, 999)] == [limit.parse("0"), limit.parse("999")] == [0, 999]
    for beyond in (-1, 1000):
        with pytest.raises(BadOption, match="expected a whole number from 0 to 999"):
            limit.check(beyond)


class Ranged(Struct, frozen=True):
    """A number whose range doesn't start at zero."""

    size: Annotated[int, Meta(ge=2, le=9, title="Size", description="Size.")] = 3


def test_range_may_start_anywhere() -> None:
    (size,) = declared_options(Ranged)
    assert (size.least, size.most) == (2, 9)
    with pytest.raises(BadOption, match="expected a whole number from 2 to 9, got 1"):
        size.check(1)


@pytest.mark.parametrize("value", [True, 3.0, "3", 0, 2])
def test_only_listed_numbers_are_allowed(value: object) -> None:
    rounds = option_of(MustBe18Options, "rounds")
    assert [rounds.check(number) for number in rounds.values] == [1, 3, 6, 9, 18]
    with pytest.raises(BadOption, match="option rounds: expected one of 1, 3, 6, 9, 18"):
        rounds.check(value)


@pytest.mark.parametrize(
    ("options", "name", "text"),
    [(MustBe18Options, "rounds", "0"), (MustBe18Options, "rounds", "03"), (SixTakesOptions, "draft", "00")],
)
def test_unlisted_numbers_are_refused(options: type[Struct], name: str, text: str) -> None:
    with pytest.raises(BadOption, match=f"option {name}: expected"):
        option_of(options, name).parse(text)


class Trained(Struct, frozen=True):
    """A switch for practice only, and one for any match."""

    shown: Annotated[bool, Meta(title="Shown", description="Shown.", extra={"practice": True})] = False
    other: Annotated[bool, Meta(title="Other", description="Other.")] = False


@pytest.mark.parametrize(
    ("given", "practice"),
    [
        ({}, False),
        ({"shown": False}, False),
        ({"other": True}, False),
        ({"shown": True}, True),
        ({"shown": True, "other": True}, True),
    ],
)
def test_match_with_a_practice_option_is_not_rated(given: dict[str, bool], practice: bool) -> None:
    assert is_practice(Trained, given) is practice


def test_set_up_may_start_with_another_value_than_the_default() -> None:
    """The command line and journals keep the default."""
    rounds, limit = option_of(MustBe18Options, "rounds"), option_of(SixTakesOptions, "limit")
    assert (rounds.offered, rounds.initial, rounds.default) == ((6, 3, 18), 6, 18)
    assert resolve(MustBe18Options, {}).rounds == 18
    assert (limit.offered, limit.initial) == ((), limit.default)
    assert rounds.common
    assert not option_of(SixTakesOptions, "draft").common


# -- numbers and texts that people write -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "number"), [("0", 0), ("-5", -5), ("007", 7), ("10", 10), ("0" * 20, 0), ("-" + "0" * 20, 0)]
)
def test_whole_numbers_are_parsed(text: str, number: int) -> None:
    assert whole_number(text, -5, 10) == number


@pytest.mark.parametrize(
    "text", ["", "-", "-6", "11", "--1", "+1", "1.0", "1_0", " 1", "x", "²", "٣", "1" * 5000, "0" * 21]
)
def test_other_texts_and_numbers_out_of_bounds_are_refused(text: str) -> None:
    assert whole_number(text, -5, 10) is None


def test_quotations_are_printable_and_limited() -> None:
    assert quoted("drake") == "'drake'"
    assert quoted("a\nb\udcff") == r"'a\nb\udcff'"
    assert quoted("x" * 78) == f"'{'x' * 78}'"
    assert quoted("x" * 79) == f"'{'x' * 77}…'"
    assert quoted(["kite"] * 99).endswith("…]")
