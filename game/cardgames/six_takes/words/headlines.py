"""The captions of 6 takes!: what matters about an event and can't be seen at the table."""

from __future__ import annotations

from game.cardgames.six_takes.rules import events as ev
from game.cardgames.six_takes.rules.game import ROW_SIZE
from game.cardgames.six_takes.rules.view import SixTakesView
from game.cardgames.six_takes.words.names import ducks_figure
from game.language.message import Text, message
from game.voice.narrator import Names


def headline(event: ev.SixTakesEvent, before: SixTakesView, after: SixTakesView, names: Names) -> Text | None:
    del before
    match event:
        case ev.RoundStarted(round=number):
            return message("Round {number}.", number=number)
        case ev.RowAsked(seat=seat, card=card) if seat != after.seat:
            return message("{name}’s {card} is too low.", name=names[seat], card=card)
        case ev.RowTaken(seat=seat, ducks=ducks) if seat == after.seat:
            return message("You take {ducks}.", ducks=ducks_figure(ducks))
        case ev.RowTaken(seat=seat, ducks=ducks):
            return message("{name} takes {ducks}.", name=names[seat], ducks=ducks_figure(ducks))
        case ev.CardPlaced(row=row, position=position) if position == ROW_SIZE:
            return message("Row {row} is full.", row=row + 1)
        case ev.SeatWentOut(seat=seat) if seat == after.seat:
            return message("You’re out.")
        case ev.SeatWentOut(seat=seat):
            return message("{name} is out.", name=names[seat])
        case _:
            return None
