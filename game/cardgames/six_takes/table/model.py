"""What the table of 6 takes! shows: a view, and the figures that change as cards arrive."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from game.cardgames.six_takes.rules.events import SixTakesChoice
from game.cardgames.six_takes.rules.game import SIX_TAKES, ducks_in
from game.cardgames.six_takes.rules.view import SixTakesView
from game.cardgames.six_takes.sheet import Zone, sheet
from game.cardgames.six_takes.table import focus
from game.cardgames.six_takes.table.card_places import homes, pool_poses
from game.cardgames.six_takes.table.focus import RowFocus
from game.cardgames.six_takes.table.layout import TableLayout, TurnPart, lay_out
from game.cardgames.six_takes.words.narrator import NARRATOR
from game.language.message import sentence
from game.tables.animation.motion import Pose
from game.tables.company.people import Person
from game.tables.company.reactions import Relations, relations
from game.tables.focus import Spot
from game.tables.seats import opponents_of
from game.tables.table import TableServices
from game.tables.table_model import TableModel


class SixTakesModel(TableModel[SixTakesView, TableLayout, RowFocus]):
    """The state that the table shows.

    Attributes:
        ducks: by seat, the ducks shown; they change as cards arrive.
        taking: the row that is being taken, and its ducks; None if there is none.
        revealed: whether this turn's cards have been revealed and the next turn hasn't started.
        scored: by seat, the taken cards of the last scored round, shown until the next one.
    """

    rules, narrator, sheet = SIX_TAKES, NARRATOR, staticmethod(sheet)

    def __init__(
        self, view: SixTakesView, people: tuple[Person, ...], services: Callable[[], TableServices]
    ) -> None:
        super().__init__(view, people, services, RowFocus())
        self._forget_events()

    def lay_out(self) -> TableLayout:
        view, part = self.view, TurnPart.CHOOSING
        if view.waiting:
            part = TurnPart.ROW if focus.must_take_row(view) else TurnPart.REVEAL
        tagged = self.advice is not None and view.stage in ("choose", "draft", "place")
        players = max(len(view.playing), 2)
        return lay_out(*self.size, len(opponents_of(view)), players, part=part, has_tags=tagged)

    def reset(self, view: SixTakesView) -> None:
        super().reset(view)
        self._forget_events()

    def _forget_events(self) -> None:
        self.ducks = ducks_of(self.view)
        self.taking: tuple[int, int] | None = None
        self.revealed = False
        self.scored: tuple[tuple[int, ...], ...] = ()

    def update_view(self, before: SixTakesView, view: SixTakesView) -> None:
        super().update_view(before, view)
        if view.plays != before.plays:
            self.revealed = bool(view.plays)
        elif view.turn != before.turn:
            self.revealed = False
        if view.round != before.round:
            self.scored = ()
        elif view.totals != before.totals:
            self.scored = before.taken

    @property
    def prompting(self) -> bool:
        return self.asking and not self._turn_unfinished

    @property
    def _turn_unfinished(self) -> bool:
        """Whether the last turn is still being animated, so that the next question has to wait."""
        hand = self.view.hand
        if self.revealed and self.view.stage == "choose":
            return True
        flying = (card.key for card in self.stage.cards.values() if card.held)
        return bool(self.stage.passing) or any(key not in hand for key in flying)

    def card_words(self, card: int) -> str:
        return sentence(NARRATOR.card(card))

    def choice_at(self, spot: Spot) -> SixTakesChoice | None:
        return focus.choice_of_focus(self.view, self.focus) if focus.column_of(spot) is None else None

    def table_poses(self) -> dict[int, Pose]:
        view = replace(self.view, taken=self.scored) if self.scored else self.view
        return homes(view, self.layout, self.raised)

    def homes(self) -> dict[int, Pose]:
        return self.table_poses() if self.view.pool else super().homes()

    # -- the focus -------------------------------------------------------------------------------------

    @property
    def hand(self) -> tuple[Spot, ...]:
        """The spots of the cards to choose from: the draft's or the hand's."""
        view = self.view
        zone, cards = (Zone.POOL, view.pool) if view.pool else (Zone.HAND, view.hand)
        return tuple(Spot(zone, card) for card in cards)

    @property
    def raised(self) -> int | None:
        view = self.view
        choosing = view.seat is not None and (bool(view.pool) or not (view.waiting or view.ready[view.seat]))
        return super().raised if choosing else None

    def held_poses(self, raised: int | None) -> list[Pose]:
        return pool_poses(self.layout, self.view) if self.view.pool else super().held_poses(raised)

    def spots(self) -> tuple[Spot, ...]:
        rows = self.focus.browsing or focus.must_take_row(self.view)
        return self.readable_spots() if self.view.rows and rows else self.hand

    def readable_spots(self) -> tuple[Spot, ...]:
        return tuple(Spot(Zone.ROW, row) for row in range(len(self.view.rows)))

    def validate_focus(self) -> None:
        hand, spot = self.hand, self.focus.spot
        place = max(0, min(self.focus.place, len(hand) - 1))
        if self.spots() == hand:
            self.focus = replace(self.focus, spot=hand[place] if hand else None, place=place)
            return
        row, column = focus.row_of(spot), focus.column_of(spot)
        if row is None:
            row = self.focus.row
        spot = focus.row_spot(self.view, row, column)
        self.focus = replace(self.focus, spot=spot, place=place, row=row)

    def focus_on(self, spot: Spot) -> None:
        super().focus_on(spot)
        row = focus.row_of(spot)
        if row is not None:
            self.focus = replace(self.focus, row=row)

    # -- places ----------------------------------------------------------------------------------------

    def deck_pose(self) -> Pose:
        """Return the pose from which cards are dealt: face down, above the top of the canvas."""
        card = self.layout.card
        return Pose(self.layout.seating.canvas.centerx, -card, card, face=0.0, lift=14)

    def pose_at_seat(self, seat: int, **changes: float) -> Pose:
        return super().pose_at_seat(seat, **{"z": 0.0, **changes})

    def update_ducks(self) -> None:
        self.ducks = ducks_of(self.view)

    def relations_of(self, seat: int) -> Relations:
        return relations(seat, self.ducks, self.view.playing)


def ducks_of(view: SixTakesView) -> tuple[int, ...]:
    """Return each seat's ducks in the match, including this round's."""
    if not view.totals:
        return (0,) * view.seats
    taken = view.taken or ((),) * view.seats
    return tuple(total + ducks_in(cards) for total, cards in zip(view.totals, taken, strict=True))
