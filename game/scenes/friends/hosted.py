"""A match whose players hold their cards on their phones: this screen is the table."""

from __future__ import annotations

from pygame import FRect

from game.language.message import message
from game.scenes.context import Context
from game.scenes.friends.invitation import Invitation
from game.scenes.match.table import TableScene
from game.scenes.match_mode.mode import MatchMode
from game.scenes.match_mode.sign import draw_sign
from game.ui.drawing.draw import Pen


class HostedMode(MatchMode):
    """Nobody plays here, so there's no help; a sign says how to join, and another match begins elsewhere."""

    restarts = False
    signed = True

    def __init__(self, invitation: Invitation) -> None:
        self._invitation = invitation

    def draw(self, pen: Pen, area: FRect) -> None:
        code = self._invitation.table.code
        draw_sign(pen, message("{address} · {code}", address=self._invitation.address, code=code), area)


class HostedScene(TableScene):
    """The table of a hosted match."""

    def __init__(self, context: Context, invitation: Invitation) -> None:
        assert invitation.table.session is not None
        super().__init__(context, invitation.table.session, HostedMode(invitation))
        self._invitation = invitation
        invitation.scene = self

    def update(self, seconds: float) -> None:
        super().update(seconds)
        # Phones don't tell what this screen is about to show.
        self._invitation.table.held = self.show.busy or bool(self.session.events)

    def shutdown(self) -> None:
        self._invitation.table.held = False
        self._invitation.scene = None
        # Nobody looked here in confidence.
        self.sharing = None
        self._invitation.table.leave()
        super().shutdown()
