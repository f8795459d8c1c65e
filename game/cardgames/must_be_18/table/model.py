"""What the table of You Must Be 18! shows: a view, the draft of a play, and what changes during events."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec import Struct
from msgspec.structs import replace

from game.cardgames.must_be_18.rules.deck import STARTERS
from game.cardgames.must_be_18.rules.events import MustBe18Choice
from game.cardgames.must_be_18.rules.game import MUST_BE_18
from game.cardgames.must_be_18.rules.legality import laid_numbers
from game.cardgames.must_be_18.rules.view import MustBe18View
from game.cardgames.must_be_18.sheet import Zone, sheet
from game.cardgames.must_be_18.table import selection, spot_words
from game.cardgames.must_be_18.table.card_places import hand_poses, homes
from game.cardgames.must_be_18.table.layout import TableLayout, lay_out
from game.cardgames.must_be_18.table.selection import NOTHING, SelectionDraft
from game.cardgames.must_be_18.words.narrator import NARRATOR
from game.tables.advice import Advice
from game.tables.animation.moments import Point
from game.tables.animation.motion import Pose
from game.tables.company.people import Person
from game.tables.company.reactions import Relations, relations
from game.tables.focus import Focus, Spot, move_focus
from game.tables.seats import add_to_seat, opponents_of
from game.tables.table import TableServices
from game.tables.table_model import TableModel

_BEAT_SECONDS = 0.5


class DraggedCard(Struct, frozen=True):
    """A card that the pointer drags, and where it is."""

    card: int
    x: float
    y: float


class MustBe18Model(TableModel[MustBe18View, TableLayout, Focus]):
    """The shown state of the table.

    Attributes:
        draft: the play that the player is preparing.
        previous_draft: the draft before the last event.
        dragged: the card that is dragged by the pointer.
        tops: the tops that the sign shows while cards are in the air; otherwise None.
        counts: by seat, the number of cards shown; it changes as cards arrive.
        totals: by seat, the points shown; they change as points arrive.
        flying: the cards in the air, which cover no other card before they land.
        acting: the seat whose action is being animated; until that ends, it counts as being on turn.
        standing: whether a key has opened the totals.
        pointed: whether the pointer is where it opens the totals.
        refused: whether the player has pressed a button that can't be used yet.
        beat: how strongly the sign throbs, from 1 down to 0.
    """

    rules, narrator, sheet = MUST_BE_18, NARRATOR, staticmethod(sheet)

    def __init__(
        self, view: MustBe18View, people: tuple[Person, ...], services: Callable[[], TableServices]
    ) -> None:
        self.draft: SelectionDraft = NOTHING
        self.previous_draft: SelectionDraft = NOTHING
        self.dragged: DraggedCard | None = None
        self.tops: tuple[int, ...] | None = None
        self.counts, self.totals = view.hand_sizes, view.totals
        self.flying: frozenset[int] = frozenset()
        self.acting: int | None = None
        self.standing = self.pointed = self.refused = False
        self.beat = 0.0
        super().__init__(view, people, services, Focus())

    def lay_out(self) -> TableLayout:
        view = self.view
        columns = (len(view.columns) or STARTERS) + self.has_new_column
        others = len(opponents_of(view))
        return lay_out(*self.size, others, view.seats, columns)

    @property
    def has_new_column(self) -> bool:
        """Whether the limit of columns allows another one, even if it can't be opened now."""
        return bool(self.view.columns) and len(self.view.columns) < self.view.options.columns

    def reset(self, view: MustBe18View) -> None:
        super().reset(view)
        self.tops = self.acting = self.dragged = None
        self.flying = frozenset()
        self.show_counts()
        self.draft = selection.valid_draft(view, NOTHING)
        self._start_choice(view)

    def update_view(self, before: MustBe18View, view: MustBe18View) -> None:
        super().update_view(before, view)
        self.dragged = None
        self.previous_draft, self.draft = self.draft, selection.valid_draft(view, self.draft)
        if view.hand != before.hand or not selection.must_choose(before):
            self._start_choice(view)

    def _start_choice(self, view: MustBe18View) -> None:
        """Reset the draft, and the focus unless the player is browsing, if the viewer must choose."""
        if selection.must_choose(view):
            self.draft = selection.valid_draft(view, NOTHING)
            self.refused = False
            if not self.focus.browsing:
                self.focus = replace(self.focus, spot=None)

    # -- the pending choice ----------------------------------------------------------------------------

    @property
    def prompting(self) -> bool:
        return self.asking and self.acting is None

    @property
    def hint(self) -> Advice | None:
        advice = self.advice
        return advice if self.prompting and advice is not None and advice.prospects else None

    @property
    def aimed_column(self) -> int | None:
        """The column that the picked-up card would go to."""
        spot = self.focus.spot
        if self.draft.held is None or spot is None or spot.zone is not Zone.COLUMN:
            return None
        return spot.key if self.preview or self.dragged is not None else None

    @property
    def targets(self) -> frozenset[int]:
        """The columns that the picked-up card may go to."""
        return (
            selection.target_columns(self.view, self.draft)
            if self.prompting and self.preview
            else frozenset()
        )

    @property
    def shown_tops(self) -> tuple[int, ...]:
        return (
            selection.check_draft(self.view, self.draft, self.aimed_column).tops
            if self.tops is None
            else self.tops
        )

    @property
    def legal(self) -> bool:
        return selection.choice_of_draft(self.view, self.draft) is not None

    @property
    def lay_refused(self) -> bool:
        """Whether the player has pressed the lay button before the cards make a legal play."""
        return self.refused and self.focus.spot == selection.LAYING and not self.legal

    @property
    def prompt(self) -> str:
        """The words in the middle of the table."""
        return spot_words.prompt_words(
            self.view, self.draft, self.aimed_column, laying=self.aim == selection.LAYING
        )

    @property
    def turn(self) -> int | None:
        """The seat whose turn is shown."""
        return self.view.turn if self.acting is None else self.acting

    @property
    def totals_open(self) -> bool:
        return self.standing or self.pointed or self.focus.spot == Spot(Zone.TOTALS)

    def spot_words(self, spot: Spot) -> str:
        match spot.zone:
            case Zone.HAND:
                return spot_words.card_words(self.view, self.draft, spot.key)
            case Zone.COLUMN:
                return spot_words.column_words(self.view, self.draft, spot.key)
            case Zone.ACT:
                return spot_words.action_words(self.view, self.draft, spot.key)
            case Zone.COUNTER:
                return spot_words.total_words(self.view, self.draft)
        return super().spot_words(spot)

    def card_words(self, card: int) -> str:
        return NARRATOR.focus_card(self.view, card)

    def choice_at(self, spot: Spot) -> MustBe18Choice | None:
        return None if self.focus.browsing else spot_words.choice_of_spot(self.view, self.draft, spot)

    # -- the focus -------------------------------------------------------------------------------------

    def table_poses(self) -> dict[int, Pose]:
        return homes(self.view, self.layout, self.draft, self.flying)

    def homes(self) -> dict[int, Pose]:
        poses = super().homes()
        drag = self.dragged
        if drag is not None and drag.card in poses:
            poses[drag.card] = Pose(drag.x, drag.y, self.layout.card, angle=-3.0, lift=22.0, z=900.0)
        return poses

    @property
    def hand(self) -> tuple[Spot, ...]:
        return tuple([Spot(Zone.HAND, card) for card in selection.unplaced_cards(self.view, self.draft)])

    def held_poses(self, raised: int | None) -> list[Pose]:
        return hand_poses(self.view, self.layout, self.draft, raised)

    def spots(self) -> tuple[Spot, ...]:
        view = self.view
        if self.focus.browsing:
            return self.readable_spots()
        if not selection.must_choose(view):
            return self.hand
        if not view.columns:
            return (selection.LAYING, *(Spot(Zone.COLUMN, column) for column in range(STARTERS)), *self.hand)
        columns = len(view.columns) + self.has_new_column
        return (
            *self.hand,
            *(Spot(Zone.COLUMN, column) for column in range(columns)),
            *(Spot(Zone.ACT, button) for button in self.buttons),
        )

    @property
    def buttons(self) -> tuple[int, ...]:
        """The actions that are offered; without help, there are no suggestions."""
        view, draft = self.view, self.draft
        if not selection.must_choose(view):
            return ()
        if not view.columns:
            return (selection.LAY,)
        suggest = (selection.SUGGEST,) if self.services().helps else ()
        back = (selection.BACK,) if draft.placements or draft.held is not None else ()
        return (selection.LAY, *suggest, *back, *self._idle_buttons)

    @property
    def _idle_buttons(self) -> list[int]:
        return [
            button
            for button, choice in selection.IDLE.items()
            if selection.is_legal_choice(self.view, choice)
        ]

    def focus_on(self, spot: Spot) -> None:
        super().focus_on(spot)
        self.refused = False

    def validate_focus(self) -> None:
        hand, browsing = self.hand, self.focus.browsing
        if self.focus.spot is None and not browsing and selection.must_choose(self.view):
            self.focus = move_focus(self.focus, self.next_draft_spot(), hand)
            return
        reachable = self.spots()
        if self.focus.spot in reachable:
            return
        if not reachable or browsing or not hand:
            self.focus = replace(self.focus, spot=reachable[0] if reachable else None)
        else:
            self.focus = move_focus(self.focus, hand[min(self.focus.place, len(hand) - 1)], hand)

    def next_draft_spot(self) -> Spot:
        """Return the spot of the draft's next step: a column, a card that fits, or the button that lays.

        With help, confirming these spots one after the other makes a legal choice.
        """
        view, draft, place = self.view, self.draft, self.focus.place
        if self.legal and draft.held is None:
            return selection.LAYING
        if not self.services().helps:
            if draft.held is not None:
                return Spot(Zone.COLUMN, 0)
            return self.hand[min(place, len(self.hand) - 1)] if self.hand else selection.LAYING
        if draft.held is not None:
            return Spot(Zone.COLUMN, selection.best_column(view, draft))
        held = selection.unplaced_cards(view, draft)
        for lay in selection.matching_plays(view, draft):
            placed = selection.placed_numbers(view, draft)
            wanted = dict(laid_numbers(len(view.columns), lay).items() - placed.items()).values()
            fitting = [card for card in held if view.numbers[card] in wanted]
            if fitting:
                return Spot(Zone.HAND, min(fitting, key=lambda card: abs(held.index(card) - place)))
        if draft.placements:
            return Spot(Zone.ACT, selection.BACK)
        return Spot(Zone.ACT, self._idle_buttons[0]) if self._idle_buttons else selection.LAYING

    # -- changes during animations -------------------------------------------------------------------

    def add_cards(self, seat: int, change: int) -> None:
        """Change the number of cards shown at a seat."""
        self.counts = add_to_seat(self.counts, seat, change)

    def show_total(self, seat: int, total: int) -> None:
        self.totals = tuple(total if other == seat else points for other, points in enumerate(self.totals))

    def show_counts(self) -> None:
        """Show the view's numbers of cards and points at all seats, and end the current action."""
        self.counts, self.totals = self.view.hand_sizes, self.view.totals
        self.acting = self.centre = None

    def start_flight(self, seat: int, cards: Iterable[int]) -> None:
        """Start the flight of a seat's cards to their columns."""
        self.acting, self.flying = seat, frozenset(cards)

    def land_card(self, card: int) -> None:
        """Land a card on its column; the cards below make room."""
        self.flying -= {card}
        self.settle()

    def relations_of(self, seat: int) -> Relations:
        return relations(seat, self.totals)

    # -- the sign --------------------------------------------------------------------------------------

    def throb(self) -> None:
        """Make the sign throb, unless motion is off."""
        self.beat = 0.0 if self.stage.still else 1.0

    def pass_time(self, seconds: float) -> None:
        super().pass_time(seconds)
        self.beat = max(0.0, self.beat - seconds / _BEAT_SECONDS)

    # -- places ----------------------------------------------------------------------------------------

    def stock_pose(self) -> Pose:
        pile = self.layout.stock
        return Pose(pile.centerx, pile.centery, pile.width, face=0.0, z=300.0)

    def pose_at_seat(self, seat: int, **changes: float) -> Pose:
        others = opponents_of(self.view)
        if seat not in others:
            x, y = self.layout.hand.center
            return replace(Pose(x, y, self.layout.hand_card, face=0.0, lift=8.0, z=180.0), **changes)
        held = self.layout.held[others.index(seat)]
        return replace(Pose(held.x, held.y, held.card, face=0.0, lift=8.0, z=180.0), **changes)

    def middle(self) -> Point:
        area = self.layout.middle
        return area.centerx, self.layout.prompt.centery
