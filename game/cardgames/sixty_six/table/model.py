"""What the table of Sixty-six shows: a view, the latest call, and what changes during events."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from game.audio.cues import Cues
from game.cardgames.sixty_six.rules.events import SixtySixChoice
from game.cardgames.sixty_six.rules.foresight import marriage_points_of
from game.cardgames.sixty_six.rules.game import SIXTY_SIX
from game.cardgames.sixty_six.rules.view import SEATS, SixtySixView, partner_of, team_of
from game.cardgames.sixty_six.sheet import Zone, hand_order, sheet
from game.cardgames.sixty_six.table import card_places, focus
from game.cardgames.sixty_six.table.art.cards import DeckStyle, SuitColours, deck_of, suit_colours
from game.cardgames.sixty_six.table.art.coins import SuitShout
from game.cardgames.sixty_six.table.layout import (
    BOTTOM,
    LEFT,
    TableLayout,
    lay_out,
)
from game.cardgames.sixty_six.words.names import card_with_article, point_count_words
from game.cardgames.sixty_six.words.narrator import NARRATOR
from game.language.message import message, sentences
from game.tables.animation.moments import WORD, Point
from game.tables.animation.motion import Pose
from game.tables.company.people import Person
from game.tables.company.reactions import Relations
from game.tables.focus import Spot, move_focus
from game.tables.raft.seat_layout import SeatPlace
from game.tables.table import TableServices
from game.tables.table_model import TableModel
from game.ui.animation.timeline import Step
from game.ui.drawing.cards import CARD_RATIO
from game.ui.drawing.palette import PALE_GOLD
from game.ui.drawing.screen import DESIGN_WIDTH

_BY_TEAM = (Zone.SIDE, Zone.TEAM)
_ASIDE, _AWAY = 0.88, 0.7
"""How far large letters are from the middle (x, y), as multiples of the distance of the card led."""
_BESIDE, _BELOW = 36.0, 12.0
"""The distance of rising numbers from a won trick, in units, and how far below its middle they start."""
_TEAMS_END = 350.0
"""The right end of the left team's name, on the design canvas; large words stay between the teams."""


class SixtySixModel(TableModel[SixtySixView, TableLayout, focus.LeadFocus]):
    """The state that the table shows.

    Attributes:
        seen: the view without cards that are still in the air; numbers, names and coins show it.
        calling: the seat that has just called, and its bubble's growth from 0 to 1.
        shows_last_trick: whether the last trick's window is open.
        hovered: the spot under the pointer whose details are shown; None if there is none.
    """

    rules, narrator, sheet = SIXTY_SIX, NARRATOR, staticmethod(sheet)

    def __init__(
        self, view: SixtySixView, people: tuple[Person, ...], services: Callable[[], TableServices]
    ) -> None:
        super().__init__(view, people, services, focus.LeadFocus())
        self.seen = view
        self.calling: tuple[int, float] | None = None
        self.shows_last_trick = False
        self.hovered: Spot | None = None

    def lay_out(self) -> TableLayout:
        tagged = self.advice is not None and self.view.stage == "play" and self.focus.draft is None
        return lay_out(*self.size, has_hand=self.view.seat is not None, has_tags=tagged)

    @property
    def refused(self) -> bool:
        """Whether the focused card may not be played."""
        spot = self.aim
        if self.focus.browsing or spot is None or self.view.stage != "play":
            return False
        return bool(focus.refusal_words(self.view, spot))

    @property
    def deck(self) -> DeckStyle:
        return deck_of(self.services())

    def spot_words(self, spot: Spot) -> str:
        view, draft = self.view, self.focus.draft
        match spot.zone:
            case Zone.BID:
                return sentences(NARRATOR.focus_bid(view, spot.key), focus.refusal_words(view, spot))
            case Zone.WAY if draft is not None:
                card = card_with_article(draft.card)
                if spot.key:
                    value = point_count_words(marriage_points_of(view, draft.card))
                    return message("Lead {card} and declare the marriage: {points}.", card=card, points=value)
                return message("Lead {card} without declaring: the marriage doesn’t count.", card=card)
        return super().spot_words(spot)

    def card_words(self, card: int) -> str:
        return NARRATOR.card(self.view, card)

    def choice_at(self, spot: Spot) -> SixtySixChoice | None:
        answer = focus.answers(self.view, self.focus.draft).get(spot)
        return None if isinstance(answer, focus.LeadDraft) else answer

    def table_poses(self) -> dict[int, Pose]:
        return card_places.homes(self.view, self.layout)

    @property
    def hand(self) -> tuple[Spot, ...]:
        return tuple(Spot(Zone.HAND, card) for card in hand_order(self.view.hand))

    def held_poses(self, raised: int | None) -> list[Pose]:
        return card_places.hand_poses(self.view, self.layout, raised)

    def spots(self) -> tuple[Spot, ...]:
        if self.focus.browsing:
            # The spots of both teams read the same words.
            return tuple(
                [spot for spot in self.readable_spots() if spot.zone not in _BY_TEAM or not spot.key]
            )
        if self.focus.draft is not None:
            return Spot(Zone.WAY, 1), Spot(Zone.WAY, 0)
        calls = focus.all_calls(self.view) if focus.must_call(self.view) else ()
        return (*(Spot(Zone.BID, bid) for bid in calls), *self.hand)

    def validate_focus(self) -> None:
        if not focus.answers(self.view, self.focus.draft):
            self.focus = replace(self.focus, draft=None)
        reachable, browsing = self.spots(), self.focus.browsing
        by_spot = {} if browsing else focus.answers(self.view, self.focus.draft)
        preferred = tuple(spot for spot in reachable if spot in by_spot) or reachable
        if self.focus.spot in preferred:
            return
        if not reachable or browsing or preferred[0].zone != Zone.HAND:
            self.focus = replace(self.focus, spot=preferred[0] if reachable else None)
            return
        hand, place = self.hand, self.focus.place
        self.focus = move_focus(
            self.focus, min(preferred, key=lambda spot: abs(hand.index(spot) - place)), hand
        )

    def set_draft(self, draft: focus.LeadDraft | None) -> None:
        """Set the card of a marriage that the player has chosen to lead; None clears it."""
        before = self.focus.draft
        spot = None if draft is not None or before is None else Spot(Zone.HAND, before.card)
        self.focus = replace(self.focus, spot=spot, draft=draft)
        self.validate_focus()

    # -- changes of the view-----------------------------------------------------------------------------

    def reset(self, view: SixtySixView) -> None:
        super().reset(view)
        self.seen = view
        self.calling = None
        self.close_details()

    def close_details(self) -> None:
        self.shows_last_trick, self.hovered = False, None

    def update_view(self, before: SixtySixView, view: SixtySixView) -> None:
        super().update_view(before, view)
        self.seen = before

    def show_all(self) -> None:
        """Show the whole view in numbers, names and coins, because its cards have landed."""
        self.seen = self.view

    # -- places ----------------------------------------------------------------------------------------

    def middle(self) -> Point:
        return self.layout.slots[BOTTOM].centerx, self.layout.slots[LEFT].centery

    def beside_lead(self) -> Point:
        """Return a point opposite the card led, where words don't cover a card."""
        x, y = self.middle()
        if not self.view.trick:
            return x, y
        led = self.layout.slots[card_places.relative_place(self.view, self.view.trick[0][0])]
        return x + (x - led.centerx) * _ASIDE, y + (y - led.centery) * _AWAY

    def place_of(self, seat: int) -> SeatPlace:
        return card_places.chair_of(self.view, self.layout, seat).place

    def pose_at_seat(self, seat: int, **changes: float) -> Pose:
        chair = card_places.chair_of(self.view, self.layout, seat)
        x, y, width = chair.fan
        if seat == self.view.seat:
            x, y, width = *self.layout.hand.center, self.layout.hand_card
        elif self.view.hands:
            x, y, width = *chair.open.center, chair.open.height / CARD_RATIO
        return replace(Pose(x, y, width, face=0.0, lift=8.0, z=180.0), **changes)

    def pile_point(self, seat: int) -> Point:
        return self.layout.sides[card_places.side_of(self.view, team_of(seat))].pile.center

    def beside_pile(self, seat: int) -> Point:
        """Return a point beside a team's newest trick, where rising numbers don't cover a card."""
        x, y, step = card_places.packet_place(self.layout, card_places.side_of(self.view, team_of(seat)))
        number = max(self.view.tricks_won[team_of(seat)] - 1, 0)
        away = self.layout.pile_card / 2 + _BESIDE
        below = _BELOW * self.layout.seating.scale
        return x + number * step + (away if step > 0 else -away), y + below

    # -- moments ---------------------------------------------------------------------------------------

    def relations_of(self, seat: int) -> Relations:
        rivals = tuple(other for other in range(SEATS) if team_of(other) != team_of(seat))
        return Relations((partner_of(seat),), rivals, ())

    def suit_colours(self, suit: int) -> SuitColours:
        return suit_colours(suit, four_colour=self.deck.four_colour)

    def shout(
        self,
        word: str,
        *,
        seconds: float = 0.9,
        cues: Cues = (),
        colour: str = PALE_GOLD,
        begin: Callable[[], None] = lambda: None,
        suit: int | None = None,
    ) -> Step:
        at = self.middle() if suit is None else self.beside_lead()
        seating = self.layout.seating
        shout = SuitShout(word, at, colour, self.stage.still, suit, self.deck)
        shout.letter_size = WORD * min(seating.scale, 1.0)
        shout.ends = seating.at(_TEAMS_END, 0)[0], seating.at(DESIGN_WIDTH - _TEAMS_END, 0)[0]
        return self.stage.moment_step(shout, seconds, cues=cues, begin=begin)
