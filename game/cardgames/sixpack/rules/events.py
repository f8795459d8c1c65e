"""The choices and the events of Sixpack (RULES.md).

Cards are named by their ids; `RoundStarted` tells all their faces. The id 0 stands for a card that the
listener may not know. Piles are numbered 0–2 from the left, seats from 0 clockwise; words for players add
one.
"""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from msgspec import Struct

from game.cardgames.sixpack.rules.deck import Card
from game.engine.contract import Choice, Event, Phase


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


class Step(Struct, frozen=True, gc=False, omit_defaults=True):
    """A step of the turn that is still to be done, as data; its `kind` has a routine.

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

    step: Step
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


# -- events: dealing ---------------------------------------------------------------------------------


class RoundStarted(Event, frozen=True, gc=False):
    """A round began: its packs, and the faces of all cards, the hidden ones too, from id 1 on."""

    phase: ClassVar[Phase] = Phase.DEALING
    round: int
    packs: tuple[str, ...]
    cards: tuple[Card, ...]


class HandDealt(Event, frozen=True, gc=False):
    """A seat was dealt `count` cards; `cards` is empty for the others, `open` are those that all see."""

    phase: ClassVar[Phase] = Phase.DEALING
    seat: int
    count: int
    cards: tuple[int, ...]
    open: tuple[int, ...]


class PilesLaid(Event, frozen=True, gc=False):
    """The three first cards were laid, left to right; `left` cards were left over, unseen."""

    phase: ClassVar[Phase] = Phase.DEALING
    cards: tuple[int, ...]
    left: int


# -- events: choosing --------------------------------------------------------------------------------


class TurnStarted(Event, frozen=True, gc=False):
    """All choose cards; `first` is the turn's first seat, `quiet` the turns in a row without a loss."""

    phase: ClassVar[Phase] = Phase.CHOOSING
    turn: int
    first: int
    quiet: int


class CardLaid(Event, frozen=True, gc=False):
    """A seat laid `count` cards face down: its card with its Calculators, which others do not know.

    `open` are those of them that lay open in its hand: all saw them go.
    """

    phase: ClassVar[Phase] = Phase.CHOOSING
    seat: int
    card: int
    calculators: tuple[int, ...]
    count: int
    open: tuple[int, ...]


class PassChosen(Event, frozen=True, gc=False):
    """A seat has chosen the card that it will pass; it is 0 for the others."""

    phase: ClassVar[Phase] = Phase.CHOOSING
    seat: int
    card: int


# -- events: revealing and comparing -----------------------------------------------------------------


class CardsRevealed(Event, frozen=True, gc=False):
    """All laid cards were turned up, clockwise from the turn's first seat."""

    phase: ClassVar[Phase] = Phase.REVEALING
    turn: int
    plays: tuple[Play, ...]


class NumberChosen(Event, frozen=True, gc=False):
    """A seat chose a printed number of its card; with its Calculators the card counts as `number`."""

    seat: int
    card: int
    printed: int
    number: int


class DuplicatesRemoved(Event, frozen=True, gc=False):
    """Cards of one number left the game (0: several of a pack that are duplicates of each other).

    `gone` are all cards that did so, the Calculators attached to them included.
    """

    number: int
    cards: tuple[int, ...]
    gone: tuple[int, ...]


class CopyChosen(Event, frozen=True, gc=False):
    """A seat's card copies `target`: for this turn it has that `number`, and that `effect` when played."""

    seat: int
    card: int
    target: int
    number: int
    effect: str


class TurnOrder(Event, frozen=True, gc=False):
    """The waiting cards will be handled in this order, as things stand."""

    cards: tuple[int, ...]


class DirectionChanged(Event, frozen=True, gc=False):
    """From now on cards are handled from high to low (`reversed`), or from low to high again."""

    reversed: bool


class EffectsChanged(Event, frozen=True, gc=False):
    """From now on no card has an effect (`disabled`), or all have again."""

    disabled: bool


# -- events: handling cards --------------------------------------------------------------------------


class CardPlaced(Event, frozen=True, gc=False):
    """A seat's card went on a pile as `number`, its Calculators beneath it."""

    seat: int
    card: int
    calculators: tuple[int, ...]
    pile: int
    number: int


class CardPutUnder(Event, frozen=True, gc=False):
    """A seat's card went to the bottom of a pile, its Calculators beneath it."""

    seat: int
    card: int
    calculators: tuple[int, ...]
    pile: int
    number: int


class CardTakenBack(Event, frozen=True, gc=False):
    """A seat's card went back into its hand, with its Calculators."""

    seat: int
    card: int
    calculators: tuple[int, ...]
    number: int


class PileClaimed(Event, frozen=True, gc=False):
    """A seat's card claimed a pile and starts it anew: `kept` went into the hand, `gone` left the game."""

    seat: int
    card: int
    calculators: tuple[int, ...]
    pile: int
    number: int
    kept: tuple[int, ...]
    gone: tuple[int, ...]


class CardsDriven(Event, frozen=True, gc=False):
    """A seat's card drove cards from the top of a pile to that of another (`target`), in their order."""

    seat: int
    card: int
    pile: int
    target: int
    cards: tuple[int, ...]


# -- events: effects ---------------------------------------------------------------------------------


class EffectTriggered(Event, frozen=True, gc=False):
    """A card's effect began to work for a seat; `pack` is the effect's: a copy has another card's."""

    pack: str
    seat: int
    card: int


class CardVetoed(Event, frozen=True, gc=False):
    """A seat's card (`source`) removed a waiting card from the game; `gone` includes its Calculators."""

    seat: int
    source: int
    owner: int
    card: int
    gone: tuple[int, ...]


class CardDiscarded(Event, frozen=True, gc=False):
    """A seat had to discard a hand card, face up, because of another card (`source`)."""

    seat: int
    source: int
    card: int


class CardTurnedOpen(Event, frozen=True, gc=False):
    """A seat turned a hand card open, because it had covered another card (`source`)."""

    seat: int
    source: int
    card: int


class CardJoined(Event, frozen=True, gc=False):
    """A seat added a hand card to the turn, because of another card (`source`)."""

    source: int
    play: Play


class CardStolen(Event, frozen=True, gc=False):
    """A seat's card (`source`) took a card from another hand; only these two seats see it, unless `shown`."""

    seat: int
    source: int
    victim: int
    card: int
    shown: bool


class TopTaken(Event, frozen=True, gc=False):
    """A seat's card (`source`) took the top card of a pile into its hand."""

    seat: int
    source: int
    pile: int
    card: int


class SideChosen(Event, frozen=True, gc=False):
    """A seat chose the way that all pass a card, because of its card (`source`)."""

    seat: int
    source: int
    side: Side


class CardsPassed(Event, frozen=True, gc=False):
    """All seats with a card passed one at once; only giver and receiver see the card."""

    side: Side
    passes: tuple[Pass, ...]


class Asked(Event, frozen=True, gc=False):
    """A seat was asked; others do not see its legal answers. `agenda` are the steps after it, last first."""

    question: Question
    agenda: tuple[Step, ...]


# -- events: scoring ---------------------------------------------------------------------------------


class RoundScored(Event, frozen=True, gc=False):
    """A round ended: all hands were shown and counted. `quiet` if it ended after turns without a loss (§3.5).

    `icons` are the hand icons in each hand; a seat's points are its cards and icons, `totals` with them.
    """

    phase: ClassVar[Phase] = Phase.SCORING
    round: int
    quiet: bool
    hands: tuple[tuple[int, ...], ...]
    icons: tuple[int, ...]
    points: tuple[int, ...]
    totals: tuple[int, ...]


class MatchEnded(Event, frozen=True, gc=False):
    """The match is over: each seat's rank (1 is best) and points."""

    phase: ClassVar[Phase] = Phase.MATCH_OVER
    ranking: tuple[int, ...]
    totals: tuple[int, ...]


SixpackEvent = (
    RoundStarted
    | HandDealt
    | PilesLaid
    | TurnStarted
    | CardLaid
    | PassChosen
    | CardsRevealed
    | NumberChosen
    | DuplicatesRemoved
    | CopyChosen
    | TurnOrder
    | DirectionChanged
    | EffectsChanged
    | CardPlaced
    | CardPutUnder
    | CardTakenBack
    | PileClaimed
    | CardsDriven
    | EffectTriggered
    | CardVetoed
    | CardDiscarded
    | CardTurnedOpen
    | CardJoined
    | CardStolen
    | TopTaken
    | SideChosen
    | CardsPassed
    | Asked
    | RoundScored
    | MatchEnded
)
