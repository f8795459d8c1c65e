"""Who moves things on the stage: what is shown, where players are, and the moves that many events share."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from game.audio.sounds import Sound
from game.cardgames.sixpack.rules.view import SixpackView
from game.cardgames.sixpack.table.animation.stage import Stage
from game.cardgames.sixpack.table.art.icons import Point
from game.cardgames.sixpack.table.card_places import homes
from game.cardgames.sixpack.table.focus_places import opponents_of
from game.cardgames.sixpack.table.turn_log import Log, Tone
from game.tables.motion import MovingCard, Pose
from game.tables.people import Person
from game.ui.timeline import Step


class Stagehand:
    """Knows what is shown, and how it came to be.

    Attributes:
        view: what is shown; `before` what was shown before the last event.
        log: the turn so far; `moods` how players feel, by seat; `acting` whose card does something.
        raised: the hand card that is raised, because the focus is on it.
    """

    def __init__(self, stage: Stage, view: SixpackView, people: Sequence[Person]) -> None:
        self.stage = stage
        self.view = self.before = view
        self.log = Log()
        self.moods: dict[int, str] = {}
        self.acting: int | None = None
        self.raised: int | None = None
        self._people = people

    def forget(self, view: SixpackView) -> None:
        """A view is shown at once: nothing is known of how it came to be."""
        self.log = Log()
        self.moods.clear()
        self.acting = None
        self.view = self.before = view

    def follow(self, before: SixpackView, view: SixpackView) -> None:
        """An event has led from one view to the next."""
        self.before, self.view = before, view

    def homes(self) -> dict[int, Pose]:
        """Where every card belongs now."""
        return homes(self.view, self.stage.layout, self.log, self.raised)

    def seat_point(self, seat: int) -> Point:
        """Where a seat is: its panel, or the player's own duck."""
        others = opponents_of(self.view)
        if seat in others:
            return self.stage.layout.seats[others.index(seat)].center
        return self.stage.layout.mascot.center

    def at_seat(self, seat: int, **changes: float) -> Pose:
        """Where a card is that a seat holds, however it lies."""
        x, y = self.seat_point(seat)
        return replace(Pose(x, y, self.stage.layout.card * 0.45, lift=8.0, z=180.0), **changes)

    def card_point(self, card: int, seat: int) -> Point:
        """Where a card is on the table; if it is nowhere, its player."""
        return self.stage.spot_of(card, self.seat_point(seat))

    def pile_point(self, pile: int) -> Point:
        """The middle of a pile."""
        return self.stage.layout.piles[pile].cards.center

    def fate(self, card: int, words: str, tone: Tone = Tone.PLAIN) -> None:
        """Keep what has become of a card."""
        play = next((one for one in self.before.waiting if one.card == card), None)
        if play is not None:
            self.log = self.log.with_fate(play, words, tone)

    def remark(self, seat: int, card: int) -> None:
        """An opponent who claims a rich pile has something to say."""
        lines = self._people[seat].says.get("wins", ())
        if lines:
            area = self.stage.layout.seats[opponents_of(self.view).index(seat)]
            self.stage.remarks.say(lines[card % len(lines)], area)

    def bring(self, cards: Sequence[int], seat: int) -> list[MovingCard]:
        """Cards come from a hand to their new homes; the own ones from where they lay in it."""
        stage = self.stage
        there = {card for card in cards if card in stage.cards}
        stage.settle(self.homes())
        came = [stage.cards[card] for card in cards if card in stage.cards]
        for moving in came:
            if moving.key not in there:
                moving.pose = self.at_seat(seat, face=0.0)
            moving.held = True
        return came

    def to_hand(self, cards: Sequence[int], seat: int) -> list[Step]:
        """Cards that everybody sees go into a hand."""
        stage = self.stage
        if seat == self.view.seat:
            stage.settle(self.homes())
            own = [stage.cards[card] for card in cards]
            for card in own:
                card.held = True
            return [Step(tuple(stage.fly(card, seconds=0.36, height=30) for card in own))]
        leaving = stage.take_out(cards)
        goal = self.at_seat(seat, alpha=0.0)
        return [stage.leave(leaving, [goal] * len(leaving), 0.36)]

    def from_seat(self, card: int, giver: int) -> list[Step]:
        """A card comes into the own hand, and turns on its way."""
        stage = self.stage
        stage.settle(self.homes())
        moving = stage.cards[card]
        moving.pose, moving.held = self.at_seat(giver, face=0.0), True
        return [Step((stage.fly(moving, seconds=0.45, height=30),), begin=lambda: stage.sound(Sound.HAND))]

    def across(self, card: int, giver: int, receiver: int) -> Step:
        """A card goes to another player, as a back (0) if nobody may see it."""
        face = 1.0 if card else 0.0
        moving = self.stage.take_out((card,), self.at_seat(giver, face=face))
        return self.stage.leave(moving, [self.at_seat(receiver, face=face, alpha=0.0)], 0.45, Sound.HAND)
