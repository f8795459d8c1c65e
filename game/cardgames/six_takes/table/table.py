"""The table of 6 takes!: its picture, and its answers to input."""

from __future__ import annotations

from functools import partial

from pygame import FRect

from game.cardgames.six_takes.rules.events import RoundScored, SixTakesChoice
from game.cardgames.six_takes.rules.game import DUCKS, SIX_TAKES
from game.cardgames.six_takes.rules.view import SixTakesView
from game.cardgames.six_takes.table import focus, hint_tags, reading
from game.cardgames.six_takes.table.animation.animate import steps
from game.cardgames.six_takes.table.art.card_sprites import draw_card, draw_cards
from game.cardgames.six_takes.table.art.cloth import CLOTH, woven
from game.cardgames.six_takes.table.middle import (
    draw_lanes,
    draw_prices,
    draw_question,
    draw_read_card,
    draw_taking,
    draw_way,
)
from game.cardgames.six_takes.table.model import SixTakesModel
from game.cardgames.six_takes.table.picture import Picture
from game.cardgames.six_takes.table.reveal import draw_owners
from game.cardgames.six_takes.table.seats import draw_seats
from game.cardgames.six_takes.table.sounds import tense
from game.cardgames.six_takes.words.habits import HABITS
from game.cardgames.six_takes.words.narrator import NARRATOR
from game.engine.contract import Choice, Event
from game.language.message import message, message_in
from game.tables.animation.motion import MovingCard
from game.tables.art import Art
from game.tables.company.people import Person
from game.tables.focus import Spot
from game.tables.raft.drawing import draw_raft
from game.tables.raft.pegs import holes
from game.tables.table import Manner
from game.tables.table_view import Reading, TableView
from game.ui.animation.timeline import Step
from game.ui.devices.actions import Action
from game.ui.drawing.cards import CARD_RATIO
from game.ui.drawing.draw import Pen
from game.voice.summary import Line, Summary

_NO_ROWS = message("There are no rows yet.")
_ROW_KEYS = (
    Action.ANNOUNCE_ROW_1,
    Action.ANNOUNCE_ROW_2,
    Action.ANNOUNCE_ROW_3,
    Action.ANNOUNCE_ROW_4,
)


class SixTakesTable(TableView[SixTakesView, SixTakesModel, Picture]):
    """One seat's picture of a match of 6 takes!"""

    rules, habits = SIX_TAKES, HABITS

    def __init__(self, view: SixTakesView, people: tuple[Person, ...], art: Art, manner: Manner) -> None:
        super().__init__(view, people, art, manner, SixTakesModel(view, people, lambda: self.manner))

    # -- the shown state -----------------------------------------------------------------------------

    def steps(self, event: Event) -> list[Step]:
        return steps(self.model, event)

    @property
    def tense(self) -> bool:
        """Whether the end is near."""
        return tense(self.view)

    def summary(self, event: Event) -> Summary | None:
        """The ducks of the round, fewest first."""
        if not isinstance(event, RoundScored):
            return None
        limit = self.view.options.limit
        fatal = limit if self.view.options.ending == "elimination" else 0
        lines = [
            Line(
                seat,
                event.taken[seat],
                event.ducks[seat],
                total,
                bool(fatal) and total > fatal,
                worth=tuple([DUCKS[card] for card in event.taken[seat]]),
            )
            for seat, total in enumerate(event.totals)
            if seat in self.view.playing
        ]
        return Summary(event.round, tuple(sorted(lines, key=lambda line: line.points)), limit=limit)

    # -- time and drawing ----------------------------------------------------------------------------

    def picture(self) -> Picture:
        """The picture of the table, for drawing."""
        model = self.model
        return Picture(
            view=self.view,
            people=self.people,
            layout=model.layout,
            focus=model.focus,
            areas=self.areas(),
            words=self.words(),
            moods=model.moods,
            gazes=model.gazes,
            preview=self.manner.preview,
            asking=self.asking and not self._played_on,
            advice=model.advice,
            ducks=model.ducks,
            centre=model.centre,
            revealed={
                card: self.stage.cards[card].pose
                for card, _seat in self.view.waiting
                if card in self.stage.cards
            },
            over_focus=self._over_focus(),
            pulse=model.pulse,
            taking=model.taking,
            shift=model.shift,
        )

    @property
    def _played_on(self) -> bool:
        """Whether the turn before still goes on: the next question waits until its last card lies."""
        hand = self.view.hand
        if self.model.revealed and self.view.stage == "choose":
            return True
        flying = (card.key for card in self.stage.cards.values() if card.held)
        return bool(self.stage.passing) or any(key not in hand for key in flying)

    def _over_focus(self) -> tuple[float, float]:
        """The point above the focused hand card."""
        layout, spot = self.model.layout, self.model.focus.spot
        card = self.stage.cards.get(spot.key) if spot is not None and spot.zone == focus.Zone.HAND else None
        if card is None:
            return layout.prompt.center
        home = card.home
        return home.x, home.y - home.width * CARD_RATIO / 2 - 16 * layout.ground.scale

    def draw_ground(self, pen: Pen) -> None:
        """The raft on its pond."""
        ground = self.model.layout.ground
        draw_raft(pen, self.art, ground, CLOTH, lambda: holes(ground) + woven(ground))

    def draw_below(self, pen: Pen, picture: Picture) -> None:
        """Players and lanes."""
        draw_seats(pen, self.art, picture)
        if not self.view.pool:
            draw_lanes(pen, picture)
            draw_prices(pen, self.art, picture)

    def draw_cards(self, pen: Pen, picture: Picture, cards: list[MovingCard]) -> None:
        """The cards, which shake when a dear row is taken."""
        draw_cards(pen, self.art, cards, picture.shift)

    def draw_above(self, pen: Pen, picture: Picture) -> None:
        """The marks over the cards: prices, names, the question, a hint."""
        if not self.view.pool:
            draw_way(pen, self.art, picture)
            draw_taking(pen, picture)
            draw_read_card(pen, picture)
            draw_owners(pen, self.art, picture)
        draw_question(pen, picture)
        if self.model.advice is not None and self.asking:
            poses = {key: card.pose for key, card in self.stage.cards.items()}
            tags = hint_tags.tags(self.view, picture.layout, self.model.advice, poses)
            hint_tags.draw(pen, tags, self.faded)

    def draw_card(self, pen: Pen, view: SixTakesView, card: int, area: FRect) -> None:
        """A still card in an area."""
        del view
        draw_card(pen, self.art, card, area)

    # -- the player ----------------------------------------------------------------------------------

    def spot_of(self, choice: Choice) -> Spot | None:
        """The row or card that makes a choice."""
        return focus.spot_of(choice)

    @property
    def prompts(self) -> tuple[tuple[Action, str], ...]:
        """The rows and the scores."""
        return (
            (Action.ANNOUNCE_ROWS, message_in("a key reads", "rows")),
            (Action.ANNOUNCE_SCORES, message_in("a key reads", "scores")),
        )

    def confirm(self) -> SixTakesChoice | None:
        """The choice that the focus makes; rows that are read are closed."""
        if self.focus.browsing:
            self.browse(on=False)
            return None
        return focus.chosen(self.view, self.model.focus)

    def way(self, action: Action) -> Spot | None:
        """Along the hand, over the cards of a draft, or over rows and their cards."""
        return focus.moved(self.view, self.model.layout, self.model.focus, action)

    def tell_focus(self, *, asked: bool = False) -> None:
        """Show and say the new focus: rows are open because the player asked for them."""
        del asked
        super().tell_focus(asked=self.focus.browsing)

    def read(self, spot: Spot) -> None:
        """Say the row again that is being read."""
        if self.focus.browsing and spot == self.focus.spot:
            self.tell_focus()

    # -- words ---------------------------------------------------------------------------------------

    def words(self) -> str:
        """The words of the focus; with a hint, also its prospect."""
        return reading.words_of(self.view, self.model.focus, self.model.advice)

    @property
    def unread(self) -> str:
        """Before the rows are laid there is nothing to read."""
        return "" if self.view.rows else _NO_ROWS

    @property
    def reading(self) -> Reading:
        """The keys that read."""
        view, names = self.view, self.model.names
        return {
            **{key: partial(self._row_words, row) for row, key in enumerate(_ROW_KEYS)},
            Action.ANNOUNCE_ENDS: lambda: NARRATOR.ends(view) or _NO_ROWS,
            Action.ANNOUNCE_CARD: partial(reading.price_words, view, self.model.focus),
            Action.ANNOUNCE_TURN: partial(NARRATOR.who_has_chosen, view, names),
            Action.ANNOUNCE_SCORES: partial(NARRATOR.scores, view, names),
        }

    def _row_words(self, row: int) -> str:
        return NARRATOR.row(self.view, row) if self.view.rows else _NO_ROWS
