"""A match whose players hold their cards on their phones: this screen is the table, and perhaps a hand."""

from __future__ import annotations

from pygame import FRect

from game.audio.sounds import Sound
from game.language.message import Text, listed, message
from game.scenes.context import Context
from game.scenes.friends.invitation import Invitation
from game.scenes.match.table import TableScene
from game.scenes.match_mode.mode import Help, MatchMode, Tools
from game.scenes.match_mode.sign import draw_sign
from game.ui.devices.actions import Action
from game.ui.drawing.draw import Pen
from game.voice.topics import Topic


class HostedMode(MatchMode):
    """There's no help but for friends who are away: ducks may play for them, until they're back or for good.

    A sign says how to join; another match begins where friends are invited.
    """

    restarts = False
    signed = True

    def __init__(self, context: Context, invitation: Invitation) -> None:
        self._context, self._invitation = context, invitation
        self._gone: tuple[str, ...] = ()

    def _away(self, *, replaced: bool = False) -> dict[int, str]:
        """Return the names of friends who are away, by seat: those for whom a duck plays, or the others."""
        room = self._invitation.table.room
        return {
            seat: guest.name
            for seat, guest in sorted(room.guests.items())
            if room.is_away(seat) and (seat in room.replaced) is replaced
        }

    @property
    def tools(self) -> Tools:
        found: Tools = ()
        if self._away():
            found = ((Action.UNDO, message("A duck plays")),)
        if self._away(replaced=True):
            found = (*found, (Action.HINT, message("Without them")))
        return found

    def helps(self, action: Action, table: Help) -> bool:
        del table
        if action is Action.UNDO:
            words = self._let_ducks_play()
        else:
            words = self._go_on_without()
            if not words:
                self._context.sound(Sound.ERROR)
                words = message("There are no hints in matches with phones.")
        if words:
            self._context.captions.answer(words)
        return bool(words)

    def _let_ducks_play(self) -> Text | str:
        """Let ducks play for friends who are away; return words for that, if there are any."""
        away = self._away()
        for seat in away:
            self._invitation.table.replace(seat)
        names = listed(tuple(away.values()))
        return message("Ducks play for {names} until they’re back.", names=names) if away else ""

    def _go_on_without(self) -> Text | str:
        """Give the chairs of friends who are still away to ducks; return words for that, if there are any."""
        away = self._away(replaced=True)
        for seat in away:
            self._invitation.table.dismiss(seat)
        words = message(
            "The match goes on without {names}. Between rounds, other friends can sit down there.",
            names=listed(tuple(away.values())),
        )
        return words if away else ""

    def update(self, seconds: float) -> None:
        gone = tuple(self._away().values())
        for name in gone:
            if name not in self._gone:
                self._context.captions.say(message("{name} is away.", name=name), Topic.COURSE)
        self._gone = gone

    @property
    def _sign(self) -> Text:
        address, code = self._invitation.address, self._invitation.table.code
        if not self._gone:
            return message("{address} · {code}", address=address, code=code)
        return message(
            "{address} · {code} · away: {names}", address=address, code=code, names=listed(self._gone)
        )

    def draw(self, pen: Pen, area: FRect) -> None:
        draw_sign(pen, self._sign, area)


class HostedScene(TableScene):
    """The table of a hosted match."""

    def __init__(self, context: Context, invitation: Invitation) -> None:
        assert invitation.table.session is not None
        super().__init__(context, invitation.table.session, HostedMode(context, invitation))
        self._invitation = invitation
        self._players = self.session.players
        invitation.scene = self

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self._players is not self.session.players:
            self._players = self.session.players
            people = self.context.people(self._players)
            for table in {self.table, self._common}:
                table.introduce(people)
        # Phones don't tell what this screen is about to show. Behind the curtain, nothing will be.
        waits = bool(self.session.events) and self.session.due is None
        self._invitation.table.held = self.show.busy or waits

    def shutdown(self) -> None:
        self._invitation.table.held = False
        self._invitation.scene = None
        if not self.session.here:
            # Nobody looked here in confidence.
            self.sharing = None
        self._invitation.table.leave()
        super().shutdown()
