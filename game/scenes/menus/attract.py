"""A table that plays by itself behind the title."""

from __future__ import annotations

import random

from pygame import FRect

from game import VERSION
from game.cardgames.registry import kit_of
from game.engine.contract import Phase
from game.engine.journal import Header, Player
from game.scenes.context import Context
from game.scenes.session import Session
from game.tables.show import Show
from game.tables.table import Manner
from game.ui.drawing.draw import Pen

_PAUSE = 1.2


class Attract:
    """An endless match of agents of a game, seen as a spectator, without sound or words.

    Attributes:
        session: the match that is being played.
    """

    def __init__(self, context: Context, game: str) -> None:
        self._context = context
        self.game = game
        self._rest = 0.0
        self._begin()

    def _begin(self) -> None:
        context, kit = self._context, kit_of(self.game)
        game = kit.rules()
        chance = random.Random(len(context.opponents))
        seats = game.usual_seats
        # A cast that is too small for the table comes more than once.
        crowd = context.opponents * (1 if len(context.opponents) >= seats else seats)
        cast = chance.sample(crowd, k=seats)
        players = tuple(Player(one.name, "drake", one.id) for one in cast)
        header = Header(
            version=VERSION, game=self.game, seed=random.getrandbits(32), options={}, players=players
        )
        self.session = Session.new(game, header)
        people = context.people(players)
        blank = game.blank(self.session.match.setup, None)
        settings = context.settings
        manner = Manner(reduced_motion=settings.reduced_motion, switches=settings.switched_on)
        table = kit.table(blank, people, context.art, manner)
        self._show = Show(table, kit.narrator())

    def update(self, seconds: float) -> None:
        """Play on."""
        session = self.session
        if session.match.over and not self._show.busy:
            self._begin()
            return
        if session.match.phase is Phase.ROUND_OVER and not self._show.busy:
            session.deal()
        if not self._show.busy:
            self._rest += seconds
            if self._rest > _PAUSE:
                self._rest = 0.0
                session.update(0.0, patient=False)
        while session.events:
            self._show.feed(session.events.popleft())
        self._show.update(seconds)

    def draw(self, pen: Pen, area: FRect) -> None:
        """Draw the table over the whole canvas."""
        self._show.table.resize(area.width, area.height)
        self._show.table.draw_ground(pen)
        self._show.table.draw(pen)
