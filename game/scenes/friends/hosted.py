"""A match with friends' phones: this screen shows the table, and optionally the player's hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.audio.sounds import Sound
from game.language.message import Text, join_items, message, message_in, sentences
from game.scenes.context import Context
from game.scenes.friends.invitation import Invitation
from game.scenes.keys import key_lines
from game.scenes.match.table import TableScene
from game.scenes.match_mode.mode import MatchMode, TableHelp, Tools
from game.ui.devices.actions import Action
from game.voice.topics import Topic

_KEY_NAMES: Mapping[Action, str] = {
    Action.UNDO: message_in("an action", "let ducks play for absent friends"),
    Action.HINT: message_in("an action", "let ducks take over for good"),
}


class HostedMode(MatchMode):
    """The mode of a hosted match, in which ducks can play for absent friends and a sign says how to join."""

    restarts = False
    signed = True

    def __init__(self, context: Context, invitation: Invitation) -> None:
        self._context, self._invitation = context, invitation
        self._gone: tuple[str, ...] = ()
        self._absent: dict[int, str] = {}

    @property
    def _away(self) -> dict[int, str]:
        """The names of absent friends, by seat."""
        room = self._invitation.table.room
        return {seat: guest.name for seat, guest in sorted(room.guests.items()) if room.is_away(seat)}

    @property
    def _unreplaced(self) -> dict[int, str]:
        """The names of absent friends for whom no duck plays, by seat."""
        replaced = self._invitation.table.room.replaced
        return {seat: name for seat, name in self._away.items() if seat not in replaced}

    @property
    def tools(self) -> Tools:
        # For translators: short labels of buttons, for friends who are away. A duck plays for them until
        # they're back, or the match goes on without them.
        duck: Tools = ((Action.UNDO, message_in("a button", "Duck")),)
        return (*(duck if self._unreplaced else ()), *(((Action.HINT, self.hint),) if self._away else ()))

    @property
    def key_names(self) -> Mapping[Action, str]:
        return _KEY_NAMES if self._away else {}

    @property
    def hint(self) -> Text:
        return message_in("a button", "Without")

    def handle_help(self, action: Action, table: TableHelp) -> bool:
        del table
        hosted, answer = self._invitation.table, self._context.captions.answer
        if action is Action.UNDO and (unreplaced := self._unreplaced):
            for seat in unreplaced:
                hosted.let_duck_play(seat)
            names = join_items(tuple(unreplaced.values()))
            answer(message("Ducks play for {names} until they’re back.", names=names))
        elif action is Action.HINT and (away := self._away):
            for seat in away:
                hosted.dismiss(seat)
            names = join_items(tuple(away.values()))
            answer(message("Ducks take over from {names} for good.", names=names))
        elif action is Action.HINT:
            self._context.play_sound(Sound.ERROR)
            answer(message("There are no hints in matches with phones."))
        else:
            return False
        return True

    def update(self, seconds: float) -> None:
        gone = tuple(self._unreplaced.values())
        new = [message("{name} is away.", name=name) for name in gone if name not in self._gone]
        if new:
            keys = [line.state_words for line in key_lines(self._context, tuple(_KEY_NAMES), _KEY_NAMES)]
            self._context.captions.say(sentences(*new, *keys), Topic.COURSE)
        self._gone = gone
        before, self._absent = self._absent, self._away
        for seat in before.keys() & self._invitation.table.room.guests.keys() - self._absent.keys():
            self._context.captions.say(message("{name} is here.", name=before[seat]), Topic.COURSE)

    @property
    def deal_again(self) -> Callable[[], None]:
        return self._invitation.again

    @property
    def sign_words(self) -> Text:
        address, code = self._invitation.address, self._invitation.table.code
        if not self._gone:
            return message("{address} · {code}", address=address, code=code)
        return message("{code} · away: {names}", code=code, names=join_items(self._gone))


class HostedScene(TableScene):
    """The scene of a hosted match, with its table."""

    def __init__(self, context: Context, invitation: Invitation) -> None:
        assert invitation.table.session is not None
        super().__init__(context, invitation.table.session, HostedMode(context, invitation))
        self._invitation = invitation
        self._players = self.session.players
        invitation.scene = self

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self._players is not self.session.players:
            # A friend has replaced a duck.
            self._players = self.session.players
            people = self.context.people(self._players)
            for table in {self.table, self._shared_table}:
                table.set_people(people)
        self._invitation.table.held = self.show.busy

    def resume(self) -> None:
        self._invitation.table.paused = False
        super().resume()

    def _pause(self) -> None:
        self._invitation.table.paused = True
        super()._pause()

    def shutdown(self) -> None:
        self._invitation.table.held = self._invitation.table.paused = False
        self._invitation.scene = None
        if not self.session.local_seats:
            # No secrets were shown here.
            self.sharing = None
        self._invitation.table.leave()
        super().shutdown()
