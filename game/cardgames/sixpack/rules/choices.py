"""The choices of Sixpack (RULES.md), and the parts of which states, views and events are made.

Cards are named by their ids, of which 0 stands for a card that the listener may not know. Piles are numbered
0–2 from the left, seats from 0 clockwise; words for players add one.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from game.engine.contract import Choice


class Landing(StrEnum):
    """The end of a card's way (§5): on a pile, with the pile, beneath it, or back in the hand."""

    PLACE = "place"
    CLAIM = "claim"
    UNDER = "under"
    BACK = "back"


class Side(StrEnum):
    """The way that cards are passed; left is clockwise, to the next seat."""

    LEFT = "left"
    RIGHT = "right"


# -- choices -----------------------------------------------------------------------------------------


class LayCard(Choice, frozen=True, gc=False):
    """Lay this hand card, with these Calculators attached (§4.1, §21); also for a late arrival's extra."""

    card: int
    calculators: tuple[int, ...] = ()


class ChooseNumber(Choice, frozen=True, gc=False):
    """Use this number of the two printed on the card (§14)."""

    number: int


class ChooseCard(Choice, frozen=True, gc=False):
    """This card: to discard, turn open or pass from the hand, to copy, veto or keep from the table."""

    card: int


class LandOn(Choice, frozen=True, gc=False):
    """Take the card to this pile, in this way (§5); to pile -1 where it goes back to the hand."""

    pile: int
    landing: Landing


class DriveCards(Choice, frozen=True, gc=False):
    """Take so many cards from the top of the pile that is driven on to the top of another (§19)."""

    count: int
    pile: int


class ChooseSide(Choice, frozen=True, gc=False):
    """Every player passes this way (§18)."""

    side: Side


class TakeTop(Choice, frozen=True, gc=False):
    """Take the top card of this pile into the hand (§17)."""

    pile: int


class TakeFromHand(Choice, frozen=True, gc=False):
    """Take this open card from a seat's hand; 0 is any of its closed cards, at random (§17)."""

    seat: int
    card: int


SixpackChoice = (
    LayCard | ChooseNumber | ChooseCard | LandOn | DriveCards | ChooseSide | TakeTop | TakeFromHand
)


# -- parts of states, views and events ---------------------------------------------------------------


class Play(Struct, frozen=True, gc=False):
    """A revealed card in the turn.

    Attributes:
        number: its number while effects work, fixed when it was revealed (§21) or chosen.
        calculators: those attached, lowest first.
        effect: the pack whose effect it has when played: its own, or the copied card's.
        copied: the card that it copies, 0 if none.
    """

    card: int
    seat: int
    number: int
    calculators: tuple[int, ...]
    effect: str
    copied: int = 0

    @property
    def cards(self) -> tuple[int, ...]:
        """The Calculators and the card itself, as they lie on a pile, from below."""
        return (*self.calculators, self.card)


class TurnStep(Struct, frozen=True, gc=False, omit_defaults=True):
    """A step of the turn that is still to be done, as data; its `kind` has a routine.

    In JSON, a field with its default (seat and pile -1, card and count 0, no cards) is left out.

    Attributes:
        seat: the seat that does it, -1 for none in particular.
        card: the card that causes it, 0 if none does.
        pile: the pile that it is about, -1 for none.
        count: a number of cards or turns, where the step needs it.
        cards: the cards that it is about, where it needs them; of "lay", the only ones that may be laid.
    """

    kind: str
    seat: int = -1
    card: int = 0
    pile: int = -1
    count: int = 0
    cards: tuple[int, ...] = ()


class Question(Struct, frozen=True, gc=False):
    """A question to a seat: the step that it decides, and all legal answers (other seats see none)."""

    step: TurnStep
    legal: tuple[SixpackChoice, ...]

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        return self.step.seat

    @property
    def kind(self) -> str:
        """The step's kind."""
        return self.step.kind

    @property
    def card(self) -> int:
        """The card that it is about, 0 if none."""
        return self.step.card

    def seen_by(self, seat: int | None) -> Question:
        """The question as a seat may hear of it (None: a spectator)."""
        return self if seat == self.seat else Question(self.step, ())


class Pass(Struct, frozen=True, gc=False):
    """A card's way from hand to hand; `shown` if it lay open, so that all saw it go."""

    giver: int
    receiver: int
    card: int
    shown: bool

    def seen_by(self, seat: int | None) -> Pass:
        """The way as a seat may see it (None: a spectator); without the card, unless that is seen (§6.6)."""
        if self.shown or seat in (self.giver, self.receiver):
            return self
        return Pass(self.giver, self.receiver, 0, False)
