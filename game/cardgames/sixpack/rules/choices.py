"""The choices of Sixpack (RULES.md), and the parts of its states, views and events.

Cards are named by their ids; 0 is a card that the listener may not know. Piles are numbered 0–2 from the
left, seats from 0 clockwise; words for players add one.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from game.engine.contract import Choice


class Landing(StrEnum):
    """A way for a card to land (§5): on a pile, claiming it, beneath it, or back in the hand."""

    PLACE = "place"
    CLAIM = "claim"
    UNDER = "under"
    BACK = "back"


class Side(StrEnum):
    """The direction in which cards are passed; left is clockwise, to the next seat."""

    LEFT = "left"
    RIGHT = "right"


# -- choices -----------------------------------------------------------------------------------------


class LayCard(Choice, frozen=True, gc=False):
    """Lay this hand card, with these Calculators attached (§4.1, §21); also for Late Arrival's extra card."""

    card: int
    calculators: tuple[int, ...] = ()


class ChooseNumber(Choice, frozen=True, gc=False):
    """Choose which of a card's two numbers it counts as (§14)."""

    number: int


class ChooseCard(Choice, frozen=True, gc=False):
    """Choose a card: to discard, turn face up or pass from the hand; to copy, veto or keep from the table."""

    card: int


class LandOn(Choice, frozen=True, gc=False):
    """Land the card on this pile in this way (§5); the pile is -1 if the card goes back to the hand."""

    pile: int
    landing: Landing


class DriveCards(Choice, frozen=True, gc=False):
    """Move `count` cards from the top of the driven pile to the top of this pile (§19)."""

    count: int
    pile: int


class ChooseSide(Choice, frozen=True, gc=False):
    """Let every player pass a card in this direction (§18)."""

    side: Side


class TakeTop(Choice, frozen=True, gc=False):
    """Take the top card of this pile into the hand (§17)."""

    pile: int


class TakeFromHand(Choice, frozen=True, gc=False):
    """Take this face-up card from a seat's hand; 0 takes a random face-down card of it (§17)."""

    seat: int
    card: int


SixpackChoice = (
    LayCard | ChooseNumber | ChooseCard | LandOn | DriveCards | ChooseSide | TakeTop | TakeFromHand
)


# -- parts of states, views and events ---------------------------------------------------------------


class Play(Struct, frozen=True, gc=False):
    """A revealed card of the turn.

    Attributes:
        number: its number while effects work, fixed when it was revealed (§21) or chosen.
        calculators: the attached Calculators, lowest first.
        effect: the pack whose effect it has when played: its own, or the copied card's.
        copied: the card that it copies; 0 if none.
    """

    card: int
    seat: int
    number: int
    calculators: tuple[int, ...]
    effect: str
    copied: int = 0

    @property
    def cards(self) -> tuple[int, ...]:
        """The Calculators and then the card itself, from bottom to top as on a pile."""
        return (*self.calculators, self.card)


class TurnStep(Struct, frozen=True, gc=False, omit_defaults=True):
    """A step of the turn that is still to be done, as data; `kind` selects its handler.

    In JSON, fields with default values (seat and pile -1, card and count 0, no cards) are left out.

    Attributes:
        seat: the seat that does the step; -1 if there is none.
        card: the card that causes it; 0 if there is none.
        pile: the pile that it affects; -1 if there is none.
        count: a number of cards or turns, if the step needs one.
        cards: the cards that it affects; for "lay", the only ones that may be laid.
    """

    kind: str
    seat: int = -1
    card: int = 0
    pile: int = -1
    count: int = 0
    cards: tuple[int, ...] = ()


class Question(Struct, frozen=True, gc=False):
    """A question to a seat: the step that it decides, and its legal answers, which other seats don't see."""

    step: TurnStep
    legal: tuple[SixpackChoice, ...]

    @property
    def seat(self) -> int:
        return self.step.seat

    @property
    def kind(self) -> str:
        return self.step.kind

    @property
    def card(self) -> int:
        """The card that the question is about; 0 if there is none."""
        return self.step.card

    def seen_by(self, seat: int | None) -> Question:
        """Return the question as a seat may see it; None is a spectator."""
        return self if seat == self.seat else Question(self.step, ())


class Pass(Struct, frozen=True, gc=False):
    """A card's move from hand to hand; `shown` if it was face up, so that everyone saw it."""

    giver: int
    receiver: int
    card: int
    shown: bool

    def seen_by(self, seat: int | None) -> Pass:
        """Return the pass as a seat may see it (None is a spectator); a hidden card becomes 0 (§6.6)."""
        if self.shown or seat in (self.giver, self.receiver):
            return self
        return Pass(self.giver, self.receiver, 0, False)
