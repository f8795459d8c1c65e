"""What the table of Sixpack shows: a view, the part of it that is already visible, and cards' results."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from game.audio.cues import Cues
from game.cardgames.sixpack.rules.choices import Play, SixpackChoice
from game.cardgames.sixpack.rules.game import SIXPACK
from game.cardgames.sixpack.rules.view import SixpackView
from game.cardgames.sixpack.sheet import Zone, hand_order, packs_of, sheet
from game.cardgames.sixpack.table.art.signs import WORD_SIZE, PackMoment
from game.cardgames.sixpack.table.card_places import front_of, homes, play_indices
from game.cardgames.sixpack.table.close_up import Overlay
from game.cardgames.sixpack.table.focus import DraftFocus, answers, leads_to
from game.cardgames.sixpack.table.layout import TableLayout, lay_out
from game.cardgames.sixpack.table.pickers import NO_DRAFT, ChoiceDraft, Picker, question_window
from game.cardgames.sixpack.words.choices import SixpackChoices
from game.cardgames.sixpack.words.narrator import NARRATOR
from game.tables.animation.moments import Point
from game.tables.animation.motion import MovingCard, Pose
from game.tables.company.people import Person
from game.tables.company.reactions import Relations, relations
from game.tables.focus import Spot
from game.tables.seats import add_to_seat, opponents_of
from game.tables.table import TableServices
from game.tables.table_model import TableModel
from game.ui.animation.timeline import Step, Tween
from game.ui.drawing.palette import BONE, PALE_GOLD
from game.voice.words import choice_sentence


class PlayResult(NamedTuple):
    """What happened to a played card, in a word or two, and a colour for good, bad or neutral news."""

    play: Play
    words: str
    colour: str


class SixpackModel(TableModel[SixpackView, TableLayout, DraftFocus]):
    """The state that the table shows.

    Attributes:
        play_results: what happened to this turn's cards, in order.
        last_play_results: what happened to the last turn's cards.
        acting: the seat whose card is being handled.
        turned: how far the arrow board has turned to reversed order, 0 to 1.
        seen: the view without cards that are still in the air; it catches up when cards land.
        counts: by seat, the number of cards shown; it changes as cards come and go.
        overlay: the close-up or sheet that is open over the table.
        lays: by revealed card, its index among its player's plays.
    """

    rules, narrator, sheet = SIXPACK, NARRATOR, staticmethod(sheet)
    held = 0.45

    def __init__(
        self, view: SixpackView, people: tuple[Person, ...], services: Callable[[], TableServices]
    ) -> None:
        self.lays: dict[int, int] = {}
        self.overlay = Overlay()
        self._window_inputs: tuple[SixpackView, ChoiceDraft] = view, NO_DRAFT
        self._window = question_window(view, NO_DRAFT)
        super().__init__(view, people, services, DraftFocus())
        self.play_results: tuple[PlayResult, ...] = ()
        self.last_play_results: tuple[PlayResult, ...] = ()
        self.acting: int | None = None
        self.turned = 0.0
        self.seen = view
        self.counts = card_counts(view)

    def lay_out(self) -> TableLayout:
        tagged = self.advice is not None and self.window is None
        return lay_out(*self.size, len(opponents_of(self.view)), has_tags=tagged)

    def reset(self, view: SixpackView) -> None:
        super().reset(view)
        self.overlay.close()
        self.play_results = self.last_play_results = ()
        self.acting = None
        self.lays = play_indices(view, {})
        self.show_all()

    def update_view(self, before: SixpackView, view: SixpackView) -> None:
        super().update_view(before, view)
        self.lays = play_indices(view, self.lays)

    def show_all(self) -> None:
        """Show the whole view, as no card is in the air any more."""
        self.seen = self.view
        self.counts = card_counts(self.view)

    def end_event(self) -> None:
        """Show the whole view at the end of an event, and let the ducks look ahead again."""
        self.show_all()
        self.centre = None

    def add_cards(self, seat: int, cards: int) -> None:
        self.counts = add_to_seat(self.counts, seat, cards)

    def place_cards(self) -> None:
        super().place_cards()
        self.turned = float(self.view.reversed)

    def spot_words(self, spot: Spot) -> str:
        if spot.zone != Zone.ENTRY:
            return super().spot_words(spot)
        if self.window is None or spot.key >= len(self.window.entries):
            return ""
        entry = self.window.entries[spot.key]
        if isinstance(entry.then, ChoiceDraft):
            return choice_sentence(entry.words)
        return choice_sentence(SixpackChoices(self.names).words(self.view, entry.then))

    def card_words(self, card: int) -> str:
        return NARRATOR.card(self.view, card)

    def choice_at(self, spot: Spot) -> SixpackChoice | None:
        answer = answers(self.view, self.focus.draft).get(spot)
        return None if isinstance(answer, ChoiceDraft) else answer

    @property
    def described_pack(self) -> str:
        """The pack of the spot in focus or hovered, which the viewer's duck explains; empty if none."""
        packs = (self._pack_at(spot) for spot in (self.overlay.hovered, self.aim))
        return next(filter(None, packs), "")

    def _pack_at(self, spot: Spot | None) -> str:
        if spot is None:
            return ""
        if spot.zone == Zone.PACK:
            kinds = packs_of(self.view)
            return kinds[spot.key] if spot.key < len(kinds) else ""
        if spot.zone in (Zone.HAND, Zone.TURN) and 0 < spot.key < len(self.view.cards):
            return self.view.cards[spot.key].pack
        return ""

    def table_poses(self) -> dict[int, Pose]:
        return homes(self.view, self.layout, self.lays)

    def homes(self) -> dict[int, Pose]:
        poses, passing = super().homes(), self.view.passing
        if passing in poses:
            pose = poses[passing]
            poses[passing] = replace(pose, y=pose.y - pose.width * 0.3, lift=14.0)
        return poses

    def relations_of(self, seat: int) -> Relations:
        totals = self.view.totals or (0,) * self.view.seats
        return relations(seat, [total + own for total, own in zip(totals, self.counts, strict=True)])

    # -- the focus -------------------------------------------------------------------------------------

    @property
    def window(self) -> Picker | None:
        view, draft = self._window_inputs
        if view is not self.view or draft != self.focus.draft:
            # Creating the window takes a while if there are very many legal lays.
            self._window_inputs = self.view, self.focus.draft
            self._window = question_window(self.view, self.focus.draft)
        return self._window

    @property
    def can_show_hint_box(self) -> bool:
        return super().can_show_hint_box and self.window is None

    @property
    def hand(self) -> tuple[Spot, ...]:
        return tuple(Spot(Zone.HAND, card) for card in hand_order(self.view))

    def spots(self) -> tuple[Spot, ...]:
        if self.focus.browsing:
            return self.readable_spots()
        return tuple(answers(self.view, self.focus.draft)) or self.hand

    def validate_focus(self) -> None:
        question, draft = self.view.question, self.focus.draft
        legal = () if question is None else question.legal
        if draft != NO_DRAFT and not any(leads_to(draft, NO_DRAFT, choice) for choice in legal):
            self.focus = replace(self.focus, draft=NO_DRAFT)
        reachable = self.spots()
        if not reachable:
            self.focus = replace(self.focus, spot=None)
        elif self.focus.spot not in reachable:
            place = self.focus.place if reachable[0].zone == Zone.HAND else 0
            self.focus = replace(self.focus, spot=reachable[min(place, len(reachable) - 1)])

    def set_draft(self, draft: ChoiceDraft) -> None:
        """Change the draft of the choice; toggling a Calculator keeps the focus."""
        before, spot = self.focus.draft, None
        if before.card and before.card == draft.card:
            spot = self.focus.spot
        elif before.card and draft == NO_DRAFT:
            spot = Spot(Zone.HAND, before.card)
        elif before.seat >= 0 and draft == NO_DRAFT:
            spot = Spot(Zone.SEAT, before.seat)
        self.focus = replace(self.focus, spot=spot, draft=draft)
        self.validate_focus()
        self.hint_text = ""
        self.settle()

    # -- places ----------------------------------------------------------------------------------------

    def middle(self) -> Point:
        return self.layout.piles[1].top.center

    def deck_pose(self) -> Pose:
        """Return the pose from which cards are dealt: face down, above the top of the canvas."""
        return Pose(self.middle()[0], -self.layout.card, self.layout.card, face=0.0, lift=14.0)

    def pose_at_seat(self, seat: int, **changes: float) -> Pose:
        wings = front_of(self.view, self.layout, seat).wings
        held = {"x": wings.x, "y": wings.y, "width": wings.card * 1.2}
        return super().pose_at_seat(seat, **{**held, **changes})

    def card_point(self, card: int, seat: int) -> Point:
        """Return a card's middle on the table; if the card isn't there, its player's point."""
        return self.stage.centre_of(card, self.seat_point(seat))

    def pile_point(self, pile: int) -> Point:
        return self.layout.piles[pile].top.center

    def log_play_result(self, card: int, words: str, colour: str = BONE) -> None:
        play = self.before.waiting_by_card.get(card)
        if play is not None:
            others = [result for result in self.play_results if result.play.card != card]
            self.play_results = (*others, PlayResult(play, words, colour))

    def pack_moment(
        self,
        pack: str,
        word: str,
        at: Point,
        *,
        seconds: float = 0.85,
        arrows: tuple[tuple[Point, Point], ...] = (),
        cues: Cues = (),
        colour: str = PALE_GOLD,
        beside: Sequence[Tween] = (),
        begin: Callable[[], None] = lambda: None,
        letter_size: float = WORD_SIZE,
    ) -> Step:
        """Return a step that shows a word and a pack's icon; the tweens `beside` run at the same time."""
        room = self.layout.prompt
        moment = PackMoment(
            word, at, colour, self.stage.still, pack=pack, room=room, arrows=arrows, letter_size=letter_size
        )
        return self.stage.moment_step(moment, seconds, beside=beside, cues=cues, x=at[0], begin=begin)

    def hold_cards(self, cards: Sequence[int], seat: int) -> list[MovingCard]:
        """Hold cards where they lie or, if not on the table, at their seat; return them, ready to fly."""
        stage = self.stage
        on_table = {card for card in cards if card in stage.cards}
        self.settle()
        arriving = [stage.cards[card] for card in cards if card in stage.cards]
        for moving in arriving:
            if moving.key not in on_table:
                moving.pose = self.pose_at_seat(seat, face=0.0)
            moving.held = True
        return arriving

    def move_to_hand(self, cards: Sequence[int], seat: int) -> list[Step]:
        """Return the steps that move cards into a hand, visible to everyone."""
        stage = self.stage
        if seat == self.view.seat:
            self.settle()
            own = [stage.cards[card] for card in cards]
            for card in own:
                card.held = True
            return [Step(tuple(stage.fly(card, seconds=0.36, height=30) for card in own))]
        leaving = stage.take_out(cards)
        goal = self.pose_at_seat(seat, face=1.0, alpha=0.3)
        return stage.sweep(leaving, goal, seconds=0.42)

    def move_from_seat(self, card: int, giver: int, cues: Cues) -> list[Step]:
        """Return the step that moves a card into the viewer's hand and turns it over on the way."""
        stage = self.stage
        self.settle()
        moving = stage.cards[card]
        moving.pose, moving.held = self.pose_at_seat(giver, face=0.0), True
        return [
            Step((stage.fly(moving, seconds=0.45, height=30),), begin=lambda: stage.play(cues, moving.home.x))
        ]

    def move_between_seats(self, card: int, giver: int, receiver: int, cues: Cues) -> list[Step]:
        """Return the steps that move a card to a player other than the viewer; a hidden one (0) is a back."""
        face = 1.0 if card else 0.0
        if card in self.homes():
            shown = self.stage.cards.get(card)
            start = self.pose_at_seat(giver, face=face) if shown is None else shown.pose
            self.settle()
            arriving = self.stage.cards[card]
            arriving.pose, arriving.held = start, True
            fly = self.stage.fly(arriving, seconds=0.45, height=30)
            return [Step((fly,), begin=lambda: self.play(cues, giver))]
        moving = self.stage.take_out((card,), self.pose_at_seat(giver, face=face))
        return self.stage.sweep(moving, self.pose_at_seat(receiver, face=face, alpha=0.0), cues, seconds=0.45)


def card_counts(view: SixpackView) -> tuple[int, ...]:
    """Return each seat's number of cards: in hand, laid, and waiting."""
    if not view.hand_sizes:
        return (0,) * view.seats
    waiting = [
        sum(len(play.cards) for play in view.waiting if play.seat == seat) for seat in range(view.seats)
    ]
    laid = view.laid_counts or (0,) * view.seats
    return tuple(map(sum, zip(view.hand_sizes, laid, waiting, strict=True)))
