"""What people write: numbers that can be read, and text that a message can quote."""

import pytest

from game.engine.reading import quoted, whole_number


@pytest.mark.parametrize(
    ("text", "number"), [("0", 0), ("-5", -5), ("007", 7), ("10", 10), ("0" * 20, 0), ("-" + "0" * 20, 0)]
)
def test_a_whole_number_is_read(text: str, number: int) -> None:
    assert whole_number(text, -5, 10) == number


@pytest.mark.parametrize(
    "text", ["", "-", "-6", "11", "--1", "+1", "1.0", "1_0", " 1", "x", "²", "٣", "1" * 5000, "0" * 21]
)
def test_what_is_none_or_out_of_bounds_is_not(text: str) -> None:
    assert whole_number(text, -5, 10) is None


def test_a_quotation_is_printable_and_bounded() -> None:
    assert quoted("drake") == "'drake'"
    assert quoted("a\nb\udcff") == r"'a\nb\udcff'"
    assert quoted("x" * 78) == f"'{'x' * 78}'"
    assert quoted("x" * 79) == f"'{'x' * 77}…'"
    assert quoted(["kite"] * 99).endswith("…]")
