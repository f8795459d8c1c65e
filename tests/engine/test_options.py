"""Options: declared once, read and checked everywhere."""

import pytest

from game.cardgames.six_takes.rules.options import SixTakesOptions
from game.engine.options import BadOption, declared, parse_pairs, plain, resolve


def test_what_is_declared() -> None:
    limit, ending, professional, draft = declared(SixTakesOptions)
    assert (limit.name, limit.default, limit.least, limit.most) == ("limit", 66, 0, 999)
    assert ending.values == ("elimination", "classic")
    assert ending.label_of("classic") == "Classic"
    assert professional.is_switch
    assert draft.label_of(True) == "on"
    assert all(option.help and option.label for option in (limit, ending, professional, draft))


def test_texts_become_values() -> None:
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
def test_bad_texts_are_named(pair: str, message: str) -> None:
    with pytest.raises(BadOption, match=message):
        parse_pairs(SixTakesOptions, [pair])


@pytest.mark.parametrize("given", [{"limit": True}, {"limit": "66"}, {"draft": 1}, {"ending": 3}, {"x": 1}])
def test_values_of_the_wrong_kind_are_refused(given: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        resolve(SixTakesOptions, given)


def test_resolved_options_are_plain_again() -> None:
    options = resolve(SixTakesOptions, {"limit": 10, "draft": True})
    assert plain(options) == {"limit": 10, "ending": "elimination", "professional": False, "draft": True}
