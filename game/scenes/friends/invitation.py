"""An open table for friends' phones: its server, its guests and its match."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import cached_property
from typing import TYPE_CHECKING

import segno
from msgspec.structs import replace

from game.cardgames.registry import rules_of
from game.engine.journal import Header, Player
from game.language.message import message, translate
from game.network import hosting
from game.network.address import PORT, local_address
from game.network.hall import Hall
from game.network.room import Rejected, new_code
from game.network.server import CannotListen, Server
from game.network.table import Host, HostedTable, TablePlan, face_name
from game.scenes.cast import duck_of
from game.scenes.context import Context
from game.scenes.friends.guest_pictures import GuestPictures
from game.storage.places import ASSETS
from game.tables.company.people import COLOURS
from game.tables.looks.worn import PLUMES
from game.ui.drawing.mascots.ducks import Duck

if TYPE_CHECKING:
    from game.scenes.match.table import TableScene


_PAGES_A_FRAME = 1
"""The number of page messages sent per frame; each takes one to two milliseconds."""


class Invitation:
    """A table that this program hosts for friends' phones, and whose match it shows too.

    Attributes:
        scene: the scene of the table during a match, otherwise None.
        again: the function that deals another match to the same guests, set by the invite screen.
    """

    def __init__(self, context: Context, make: Callable[[Host], HostedTable]) -> None:
        """`make` returns the table for a host. Raises CannotListen if the server can't start."""
        self._context = context
        self.ducks = ducks_by_name(context)
        host = Host(
            self._header, context.archive.open_journal, context.thinking, lambda _: None, context.notify
        )
        self.table = make(host)
        self.scene: TableScene | None = None
        self.again: Callable[[], None] = lambda: None
        languages = hosting.load_languages(ASSETS, context.notify)
        self._server = Server(hosting.page_files(ASSETS, languages), GuestPictures(self.ducks))
        own = local_address()
        try:
            # Another window, or another program, may use the port.
            self._server.start(own, PORT, any_port=True)
        except CannotListen:
            self.table.leave()
            raise
        self._hall = Hall([self.table], languages)
        self.address = f"{own}:{self._server.port}"

    @property
    def url(self) -> str:
        """The address in the QR code."""
        return f"http://{self.address}/#{self.table.code}"

    @cached_property
    def qr(self) -> tuple[tuple[bool, ...], ...]:
        """The modules of the QR code (True: dark), without the quiet zone."""
        return tuple([tuple(map(bool, row)) for row in segno.make(self.url, error="m").matrix])

    def update(self, seconds: float) -> None:
        """Process the guests' requests; start the next round or match once all guests are ready for it."""
        hosting.run_step(self._hall, self._server, seconds, most=_PAGES_A_FRAME)
        session = self.table.session
        if session is None or session.match.pending or not self.table.pop_ready():
            return
        if session.match.over:
            self.again()
        elif self.scene is not None:
            self.scene.close_overlays()

    def close(self) -> None:
        """Close the table and its server; an unfinished match can be resumed."""
        if self._context.invitation is self:
            self._context.invitation = None
        self._server.send(self._hall.close())
        self._server.close()

    def _header(self, plan: TablePlan, players: tuple[Player, ...]) -> Header:
        context = self._context
        header = context.header(plan.game, (), plan.options, rated=False)
        return replace(header, players=players)


def ducks_by_name(context: Context) -> dict[str, Duck]:
    """Return the ducks of guests, opponents and people at this screen, by face name."""
    plumes = {name: plume.duck for name, plume in PLUMES.items()}
    here = {face_name(number, len(COLOURS)): colour.duck for number, colour in enumerate(COLOURS)}
    cast = {one.id: duck_of(one) for one in context.cast.opponents}
    return {**plumes, **here, face_name(0, 1): context.art.own_duck, **cast}


def plan_of(context: Context, game: str, seats: int, level: str) -> TablePlan:
    """Return a plan of a table with a game's default rules, and ducks of a level on the free chairs."""
    return TablePlan(game, {}, seats, level, ducks_of(context, level))


def ducks_of(context: Context, level: str) -> tuple[Player, ...]:
    """Return all opponents as players of one level, to fill the free chairs."""
    return tuple(
        [Player(translate(one.name, context.language), level, one.id) for one in context.cast.opponents]
    )


def with_player(context: Context, plan: TablePlan, taken: Collection[int]) -> TablePlan:
    """Return the plan with this screen's player on the first free chair; raise Rejected if there's none."""
    seat = next((seat for seat in range(rules_of(plan.game).seat_counts[-1]) if seat not in taken), None)
    if seat is None:
        raise Rejected(message("Every chair is taken."))
    player = Player(context.settings.name)
    seats = next(count for count in rules_of(plan.game).seat_counts if count > max(seat, plan.seats - 1))
    return replace(plan, seats=seats, local_players={seat: player}, mine=True)


def open_table(context: Context, plan: TablePlan) -> Invitation | None:
    """Open a new table for friends' phones; return None, after a notice, on failure."""
    try:
        found = Invitation(context, lambda host: HostedTable(new_code(), plan, host, on_screen=True))
    except CannotListen as error:
        context.notify(str(error))
        return None
    context.invitation = found
    return found
