"""Options with several values, and options that depend on others."""

from typing import Annotated

import msgspec
import pytest
from msgspec import Meta, Struct

from game.cardgames.sixpack.rules.options import SixpackOptions
from game.engine.options import BadOption, Option, as_dict, declared_options, parse_pairs, resolve
from tests.support.toy_game import ToyOptions


def toys() -> Option:
    return next(option for option in declared_options(ToyOptions) if option.name == "toys")


class Choosy(Struct, frozen=True):
    """A text from a list, and several values, each of them as often as there is room."""

    one: Annotated[
        str, Meta(title="One", description="One.", extra={"values": {"a": ("", ""), "b": ("", "")}})
    ] = "a"
    some: Annotated[
        tuple[str, ...],
        Meta(
            max_length=3, title="Some", description="Some.", extra={"values": {"a": ("", ""), "b": ("", "")}}
        ),
    ] = ()


def test_declared_options_with_several_values() -> None:
    assert toys().takes_several
    assert not toys().is_switch
    assert (toys().default, toys().most) == (("brick",), 5)
    by_value = dict(
        zip(toys().values, zip(toys().labels, toys().effects, toys().often, strict=True), strict=True)
    )
    assert by_value["kite"] == ("Kite", "It flies.", 2)
    assert by_value["veto"] == ("veto", "", 1)
    assert by_value["brick"] == ("brick", "", 5)
    assert toys().label_of(("kite", "brick")) == "Kite, brick"
    assert toys().label_of(()) == "none"


def test_number_of_values_depends_on_seats() -> None:
    assert [toys().values_used(seats) for seats in (3, 4, 9)] == [4, 5, 5]


def test_option_depends_on_another() -> None:
    values = as_dict(ToyOptions())
    assert not toys().is_effective(values)
    assert toys().is_effective({**values, "kind": "own"})
    kind = next(option for option in declared_options(ToyOptions) if option.name == "kind")
    assert kind.is_effective(values)


def test_text_option_with_listed_values() -> None:
    one, some = declared_options(Choosy)
    assert one.check("b") == "b"
    assert one.parse("B") == "b"
    assert some.often == (3, 3)
    with pytest.raises(BadOption, match="option one: expected one of a, b, got 'c'"):
        one.check("c")


def test_several_values_are_checked_and_become_a_tuple() -> None:
    assert toys().check(["kite", "kite", "brick"]) == ("kite", "kite", "brick")
    assert toys().check(()) == ()
    assert resolve(ToyOptions, {"toys": ["veto"]}).toys == ("veto",)


@pytest.mark.parametrize(
    "value",
    ["kite", ["car"], [1], ["brick"] * 6, 3, None, [["kite"]]],
)
def test_impossible_values_are_refused(value: object) -> None:
    with pytest.raises(BadOption, match=r"option toys: expected at most 5 of brick, kite, .*only once"):
        toys().check(value)


@pytest.mark.parametrize(
    ("values", "message"),
    [
        (["kite", "veto", "kite", "kite"], "option toys: expected Kite at most twice, got it 3 times"),
        (["veto", "veto"], "option toys: expected veto at most once, got it twice"),
    ],
)
def test_value_given_too_often_is_reported(values: list[str], message: str) -> None:
    with pytest.raises(BadOption, match=f"^{message}$"):
        toys().check(values)


def test_several_values_are_separated_by_commas() -> None:
    assert parse_pairs(ToyOptions, ["toys= Kite, sticky,"]) == {"toys": ("kite", "sticky")}
    assert parse_pairs(ToyOptions, ["toys="]) == {"toys": ()}
    with pytest.raises(BadOption, match="option toys: expected at most 5"):
        parse_pairs(ToyOptions, ["toys=kite,car"])


def test_several_values_survive_saving() -> None:
    options = resolve(ToyOptions, {"toys": ("kite", "veto"), "kind": "own"})
    saved = msgspec.json.decode(msgspec.json.encode(as_dict(options)))
    assert resolve(ToyOptions, saved) == options


def test_packs_of_sixpack() -> None:
    packs = next(option for option in declared_options(SixpackOptions) if option.takes_several)
    assert [packs.values_used(seats) for seats in (2, 3, 4, 5, 6)] == [4, 4, 5, 6, 7]
    assert packs.is_effective({**as_dict(SixpackOptions()), "preset": "own"})
    assert not packs.is_effective(as_dict(SixpackOptions()))
    assert all(packs.effects)
    often = dict(zip(packs.values, packs.often, strict=True))
    assert {pack for pack, count in often.items() if count == 2} == {"reverse", "seethrough", "calculator"}
    assert often["neutral"] == packs.most == 7


def test_expected_values_say_which_may_occur_only_once() -> None:
    some = next(option for option in declared_options(Choosy) if option.name == "some")
    assert some.describe_values() == "at most 3 of a, b"
    once = "top, veto, sticky, sheriff, carousel"
    assert toys().describe_values() == f"at most 5 of brick, kite, {once} ({once} only once)"


def test_exactly_the_maximum_number_of_values_is_allowed() -> None:
    some = next(option for option in declared_options(Choosy) if option.name == "some")
    assert some.check(["a", "b", "a"]) == ("a", "b", "a")
    for refused in (["a", "b", "a", "b"], ["a", 5], [["a"]]):
        with pytest.raises(BadOption, match="option some: expected at most 3 of a, b"):
            some.check(refused)
