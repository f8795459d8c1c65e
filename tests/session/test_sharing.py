"""Whose gamepad is whose at a table that several people share."""

from game.session.sharing import PadSeats


def test_pads_and_seats() -> None:
    seats = PadSeats({})
    assert seats.take(0, 0, (1, 2))
    assert seats.pad_of(0) == 0, "keys are everybody's"
    assert seats.take(0, 1, (1,))
    assert seats.seat_of(1) is None, "a single pad goes from hand to hand"
    assert seats.take(0, 1, (1, 2))
    assert seats.seat_of(1) == 0
    assert not seats.may(0, 2, (1, 2))
    assert not seats.may(1, 1, (1, 2))
    assert seats.take(1, 2, (1, 2))
    assert seats.may(2, 1, (1, 2)), "a third person borrows a pad"
    assert seats.take(2, 2, (1, 2))
    assert seats.seat_of(2) == 1
    assert seats.may(1, 3, (1, 3)), "its own pad is gone"
    seats.forget(1)
    assert seats.seat_of(2) is None
