"""Friends with phones at a table of the real program, as sockets that answer."""

import socket
import threading
from typing import Any

from game.scenes.friends.invitation import Invitation
from tests.support.driving import Driver
from tests.support.served import Socket


def connect(invitation: Invitation) -> Socket:
    host, _colon, port = invitation.address.rpartition(":")
    return Socket(int(port), host)


class Friend:
    """A friend's phone; while it `plays`, it gives the first answer to each question."""

    def __init__(self, invitation: Invitation, name: str, face: str = "rose") -> None:
        self.shown: dict[str, Any] = {}
        self.token, self.last_words = "", ""
        self.plays = True
        self._answered = 0
        self._socket = connect(invitation)
        self._socket.say(type="join", version=1, code=invitation.table.code, name=name, face=face)
        self._listen()

    def _listen(self) -> None:
        self._thread = threading.Thread(target=self._answer, daemon=True)
        self._thread.start()

    def _answer(self) -> None:
        while (heard := self._socket.hear()) is not None:
            match heard["type"]:
                case "welcome":
                    self.token = heard.get("token", "")
                case "bye":
                    self.last_words = heard["words"]
                case "table" | "lobby":
                    self.shown = heard
                    # A table is sent again when it changes, but a phone that answers twice is disconnected.
                    if self.plays and heard.get("question") and heard["number"] != self._answered:
                        self._answered = heard["number"]
                        self.say(type="choose", question=self._answered, answer=0)

    def say(self, **request: Any) -> None:
        self._socket.say(**request)

    def hang_up(self) -> None:
        self._socket.socket.shutdown(socket.SHUT_RDWR)

    def ended(self) -> str:
        self._thread.join(30.0)
        return self.last_words


def join_friends(driver: Driver, invitation: Invitation, *names: str) -> list[Friend]:
    friends = []
    for name in names:
        friends.append(Friend(invitation, name))
        driver.wait_for(lambda name=name: name in {g.name for g in invitation.table.room.guests.values()})
    return friends
