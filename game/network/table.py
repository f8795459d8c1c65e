"""A hosted table: lobby, matches and what each guest may see. It has no access to connections."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from game.cardgames.registry import kit_of
from game.engine.contract import Event, IllegalChoice, Phase
from game.engine.journal import Header, Journal, Player, Reading
from game.engine.match import Match
from game.language.message import Language, Text, message, plural, sentences, translate
from game.network import seats_file
from game.network.board import PublicTable, rules_message, table_message
from game.network.messages import Lobby, PageChair, PageMessage
from game.network.room import Guest, GuestList, Rejected
from game.network.seats_file import SavedSeats
from game.session.session import LocalPeople, Session, Thinking
from game.storage.levels.tables import BadLevel
from game.storage.settings import has_own_name
from game.voice.narrator import Verbosity

_NEWS = 12
"""How many captions a page shows."""


class TablePlan(Struct, frozen=True):
    """The game that a table plays, and the players there who don't use a phone.

    Attributes:
        level: the spec of ducks that play for absent guests.
        ducks: the players for seats that nobody takes.
        local_players: people at the host's screen and chosen ducks, by seat.
        mine: whether that screen always shows the hand of the one person there.
    """

    game: str
    options: dict[str, Any]
    seats: int
    level: str
    ducks: tuple[Player, ...]
    local_players: dict[int, Player] = {}
    mine: bool = False

    @property
    def local_people(self) -> LocalPeople:
        seats = sorted(seat for seat, player in self.local_players.items() if player.human)
        return LocalPeople(tuple(seats), self.mine)


class Host(Struct, frozen=True):
    """The functions that a table needs from the program that hosts it.

    Attributes:
        new_header: returns the header of a new match.
        open_journal: returns a new match's journal; None if it isn't saved.
        new_thinker: returns a `Thinking` for the ducks; None: they think in this process.
        save_result: saves the result of a finished match.
        report: reports a problem to the host.
    """

    new_header: Callable[[TablePlan, tuple[Player, ...]], Header]
    open_journal: Callable[[Header], Journal | None]
    new_thinker: Callable[[], Thinking | None]
    save_result: Callable[[Session], None]
    report: Callable[[str], None]


def face_name(number: int, count: int) -> str:
    return f"own-{number}" if count > 1 else "own"


def _display_name(player: Player) -> str:
    """Return the name that guests see for a player without a phone."""
    return player.name if has_own_name(player.name) else message("Host")


def _player_of(guest: Guest) -> Player:
    return Player(guest.name, face=guest.face)


class _SeatFeed:
    """The captions for one seat or the spectators, and the events that have no captions yet."""

    def __init__(self, match: Match, seat: int | None, view: Any) -> None:
        self.view = view
        self.news: deque[tuple[int, str]] = deque(maxlen=_NEWS)
        self.events: deque[Event] = deque()
        match.listen(self.events.append, seat)


class HostedTable:
    """A table that guests can join.

    Attributes:
        version: a number that increases whenever a page may have to change.
        on_screen: whether the host's screen shows the match, and then runs its session and saves the result.
        held: whether the host's screen is still showing events.
        paused: whether the host has paused the match.
        set_aside: whether the last match was closed before its end.
    """

    def __init__(self, code: str, plan: TablePlan, host: Host, *, on_screen: bool = False) -> None:
        self.code, self.plan, self.on_screen = code, plan, on_screen
        self.room = GuestList()
        self.session: Session | None = None
        self.version = 0
        self.held = self.paused = False
        self._host = host
        self._kit = kit_of(plan.game)
        self._game = self._kit.rules()
        self._ready: set[int] = set()
        self._feeds: dict[int | None, _SeatFeed] = {}
        self._last_number = 0
        self._last_state: tuple[int, int, Phase] | None = None
        self._result_saved = self.set_aside = False
        self._messages: dict[tuple[int | None, str], tuple[int, PageMessage]] = {}

    @property
    def waits_for_screen(self) -> bool:
        """Whether pages aren't updated yet, because the host's screen hasn't shown the last events."""
        session = self.session
        # Pages don't reveal what the screen hasn't shown yet, unless a curtain hides it anyway.
        unshown = self.on_screen and session is not None and session.due_seat is None and session.events
        return self.held or bool(unshown)

    @classmethod
    def resumed(
        cls,
        saved: SavedSeats,
        plan: TablePlan,
        host: Host,
        reading: Reading,
        journal: Journal,
        *,
        on_screen: bool = False,
    ) -> HostedTable:
        """Return a table that continues a saved match."""
        table = cls(saved.code, plan, host, on_screen=on_screen)
        table.room = GuestList(saved.guests)
        session = Session.resumed(table._game, reading, journal, host.new_thinker(), local=plan.local_people)
        for seat, guest in table.room.guests.items():
            session.take_over(seat, _player_of(guest))
        for seat in session.seats:
            if seat not in (*table.room.guests, *plan.local_people.seats) or seat in saved.replaced:
                session.set_stand_in(seat, plan.level)
        table.room.replaced = {seat for seat in saved.replaced if seat in table.room.guests}
        table._open_session(session)
        return table

    @property
    def playing(self) -> bool:
        return self.session is not None and not self.session.match.over

    @property
    def free_seats(self) -> tuple[int, ...]:
        """The seats that a guest may take: empty ones first, then ducks' seats."""
        taken = {*self.room.guests, *self.plan.local_people.seats}
        seats = [seat for seat in range(self.plan.seats) if seat not in taken]
        return tuple(sorted(seats, key=lambda seat: seat in self.plan.local_players))

    # -- guests --------------------------------------------------------------------------------------

    def sit(self, name: str, face: str, wanted: int | None = None) -> Guest:
        """Give a guest a free seat or a duck's; raise Rejected if there is none, or during a round."""
        free = self.free_seats
        if not free:
            raise Rejected(message("All chairs are taken. You can watch."))
        seat = free[0] if wanted is None else wanted
        if seat not in free:
            raise Rejected(message("Someone else was faster. Choose another chair."))
        session = self.session
        if session is not None and session.match.pending:
            raise Rejected(message("A round is being played. You can sit down when it’s over."))
        others = [name_there for place, name_there in enumerate(self._names()) if place != seat]
        guest = self.room.sit(seat, name, face, others)
        if session is not None:
            if not session.match.over:
                session.take_over(seat, _player_of(guest))
            self._feeds[seat] = _SeatFeed(session.match, seat, session.match.view(seat))
            self._feeds[seat].news.extend(self._feeds[None].news)
        self._mark_changed()
        return guest

    def stand_up(self, seat: int) -> None:
        self.room.stand_up(seat)
        self._ready.discard(seat)
        if self.session is not None and self.playing:
            self.session.set_stand_in(seat, self.plan.level)
        self._mark_changed()

    def connect(self, seat: int) -> None:
        """Count a new connection of a guest, who takes over from a duck that played for them."""
        self.room.connect(seat)
        if seat in self.room.replaced:
            self.room.replaced.discard(seat)
            if self.session is not None:
                self.session.set_stand_in(seat, None)
        self._mark_changed()

    def disconnect(self, seat: int) -> None:
        self.room.disconnect(seat)
        self._mark_changed(save=False)

    def let_duck_play(self, seat: int) -> None:
        """Let a duck play for a guest until they reconnect; raise Rejected unless they are disconnected."""
        self._check_away(seat)
        self.room.replaced.add(seat)
        if self.session is not None:
            self.session.set_stand_in(seat, self.plan.level)
        self._mark_changed()

    def dismiss(self, seat: int) -> None:
        """Give a guest's seat to a duck for good; raise Rejected unless they are disconnected."""
        self._check_away(seat)
        self.stand_up(seat)

    def _check_away(self, seat: int) -> None:
        if not self.room.is_away(seat):
            raise Rejected(message("Nobody’s missing from that seat."))

    def _mark_changed(self, *, save: bool = True) -> None:
        self.version += 1
        if save:
            self._save()

    def _save(self) -> None:
        session = self.session
        if session is None or session.journal is None or session.match.over:
            return
        saved = SavedSeats(
            code=self.code,
            level=self.plan.level,
            guests=tuple(self.room.guests.values()),
            replaced=tuple(sorted(self.room.replaced)),
            here=session.local_seats,
            mine=self.plan.mine,
        )
        problem = seats_file.save(session.journal.path, saved)
        if problem:
            self._host.report(problem)

    # -- the match -----------------------------------------------------------------------------------

    def start_or_continue(self, seat: int) -> None:
        """Start a match, or note that a guest is ready to continue; raise Rejected during a round."""
        session = self.session
        if session is None or (session.match.over and not self.on_screen):
            self.start_match()
            return
        if not session.match.over and session.match.phase is not Phase.ROUND_OVER:
            raise Rejected(message("The round isn’t over yet."))
        self._ready.add(seat)
        self._mark_changed(save=False)

    def pop_ready(self) -> bool:
        """Return whether everyone present is ready to continue; if so, nobody counts as ready any more."""
        agreed = bool(self._ready) and self._ready >= {
            *self.room.present_seats,
            *self.plan.local_people.seats,
        }
        if agreed:
            self._ready.clear()
        return agreed

    def start_match(self) -> None:
        """Start a new match with everyone at the table, and ducks on the other seats."""
        self.leave()
        guests = {seat: _player_of(guest) for seat, guest in self.room.guests.items()}
        seated = {**self.plan.local_players, **guests}
        names = {guest.name for guest in seated.values()}
        ducks = [duck for duck in self.plan.ducks if duck.name not in names]
        players = tuple([seated.get(seat, ducks[seat % len(ducks)]) for seat in range(self.plan.seats)])
        header = self._host.new_header(self.plan, players)
        journal = self._host.open_journal(header)
        session = Session.new(
            self._game, header, journal, self._host.new_thinker(), local=self.plan.local_people
        )
        self.room.replaced.clear()
        self._open_session(session)
        session.deal()
        self._mark_changed()

    def _open_session(self, session: Session) -> None:
        match = session.match
        self.session, self._result_saved, self._last_state = session, False, None
        self._feeds = {
            seat: _SeatFeed(
                match, seat, match.view(seat) if session.dealt else self._game.initial_view(match.setup, seat)
            )
            for seat in (None, *session.seats)
        }
        self._ready.clear()

    def choose(self, seat: int, number: int, index: int) -> None:
        """Commit a guest's answer; raise Rejected if it's invalid or the question isn't open any more."""
        session = self.session
        if session is None or number != self._question_number(seat) or seat not in session.match.pending:
            raise Rejected(message("That question has been answered already."))
        answers = self._kit.sheet(session.match.view(seat), self._names()).answers
        if index >= len(answers):
            raise Rejected(message("That isn’t possible right now."))
        try:
            session.answer(seat, answers[index].choice)
        except IllegalChoice:
            raise Rejected(message("That isn’t possible right now.")) from None
        self._mark_changed(save=False)

    def _question_number(self, seat: int | None) -> int:
        """Return the number of the seat's next question, from 1; 0 for spectators or without a match."""
        if seat is None or self.session is None:
            return 0
        return 1 + sum(chosen.seat == seat for chosen in self.session.match.history)

    def update(self, seconds: float) -> None:
        session = self.session
        if session is None:
            return
        if not self.on_screen and not session.match.over:
            if session.match.phase is Phase.ROUND_OVER and self.pop_ready():
                session.deal()
            session.update(seconds)
            session.events.clear()
        state = len(session.match.history), session.match.rounds, session.match.phase
        if state != self._last_state:
            self._last_state = state
            self._caption_events()
            self._mark_changed(save=False)
        if self.on_screen:
            return
        if session.problem:
            self._host.report(session.problem)
            session.problem = None
        if session.match.over and not self._result_saved:
            self._result_saved = True
            self._host.save_result(session)
            if session.journal is not None:
                seats_file.remove(session.journal.path)

    def _caption_events(self) -> None:
        """Turn new events into captions for each seat."""
        narrator, names = self._kit.narrator(), self._names()
        last = self._last_number
        for feed in self._feeds.values():
            number = self._last_number
            while feed.events:
                event = feed.events.popleft()
                before, feed.view = feed.view, self._game.apply_event(feed.view, event)
                words = narrator.narrate(event, before, feed.view, names, Verbosity.NORMAL)
                if words:
                    number += 1
                    feed.news.append((number, words))
            last = max(last, number)
        self._last_number = last

    def leave(self) -> None:
        """Close the current match, if there is one, so that it can be resumed."""
        if self.session is not None:
            over, journal = self.session.match.over, self.session.journal
            self.session.leave()
            self.session, self.set_aside = None, not over
            if over and journal is not None:
                seats_file.remove(journal.path)
            self._mark_changed(save=False)

    def change_plan(self, plan: TablePlan) -> None:
        """Change the plan of the next match; raise Rejected if there are too few seats for the guests."""
        if any(seat >= plan.seats or seat in plan.local_people.seats for seat in self.room.guests):
            raise Rejected(message("There are more friends here than chairs."))
        self.plan, self._kit = plan, kit_of(plan.game)
        self._game = self._kit.rules()
        self._mark_changed()

    # -- messages to guests --------------------------------------------------------------------------

    def message(self, seat: int | None, language: Language) -> PageMessage:
        """Return what the page of a guest (None: a spectator) shows, cached until something changes."""
        key = seat, language.code
        version, made = self._messages.get(key, (-1, None))
        if made is None or version != self.version:
            made = (
                self._lobby_message(seat, language)
                if self.session is None
                else self._table_message(seat, language)
            )
            self._messages[key] = self.version, made
        return made

    def rules(self, language: Language) -> PageMessage:
        """Return the rules of the game; raises Rejected, after a report, if its rulebook can't be used."""
        try:
            return rules_message(self._kit, language)
        except BadLevel as error:
            self._host.report(str(error))
            raise Rejected(message("The rules can’t be read.")) from None

    def _names(self) -> tuple[str, ...]:
        guests = self.room.guests
        return tuple(
            [
                guests[seat].name if seat in guests else _display_name(player) if player else ""
                for seat, player in enumerate(self._players)
            ]
        )

    @property
    def _players(self) -> Sequence[Player | None]:
        """The match's players by seat; before it, those without phones, and None for the other seats."""
        if self.session is not None:
            return self.session.header.players
        return [self.plan.local_players.get(seat) for seat in range(self.plan.seats)]

    def _faces(self) -> tuple[str, ...]:
        guests, here = self.room.guests, self.plan.local_people.seats
        own = {seat: face_name(number, len(here)) for number, seat in enumerate(here)}
        return tuple(
            [
                guests[seat].face if seat in guests else own.get(seat, player.face if player else "")
                for seat, player in enumerate(self._players)
            ]
        )

    def _people(self) -> frozenset[int]:
        return frozenset((*self.room.guests, *self.plan.local_people.seats))

    @property
    def chairs(self) -> tuple[PageChair, ...]:
        faces, people = self._faces(), self._people()
        return tuple(
            [
                PageChair(name=name, face=faces[seat], guest=seat in people, away=self.room.is_away(seat))
                for seat, name in enumerate(self._names())
            ]
        )

    def _lobby_message(self, seat: int | None, language: Language) -> Lobby:
        return Lobby(
            title=translate(self._kit.title, language),
            pitch=translate(self._kit.pitch, language),
            code=self.code,
            chairs=tuple([replace(chair, name=translate(chair.name, language)) for chair in self.chairs]),
            status=translate(self._lobby_status(), language),
            seat=seat,
        )

    def _lobby_status(self) -> Text:
        people = len(self._people())
        free = self.plan.seats - len({*self.room.guests, *self.plan.local_players})
        here = plural("{n} friend is here", "{n} friends are here", people)
        ducks = plural("A duck sits on the free chair.", "Ducks sit on the {n} free chairs.", free)
        aside = message("The host has put the match aside. It’s saved.") if self.set_aside else ""
        if not free:
            return sentences(aside, message("{friends}. Every chair is taken.", friends=here))
        return sentences(aside, message("{friends}. {ducks}", friends=here, ducks=ducks))

    def _table_message(self, seat: int | None, language: Language) -> PageMessage:
        assert self.session is not None
        match = self.session.match
        scored = match.phase in (Phase.ROUND_OVER, Phase.MATCH_OVER) and self.session.dealt
        public = PublicTable(
            names=self._names(),
            faces=self._faces(),
            people=self._people(),
            away=frozenset(filter(self.room.is_away, self.room.guests)),
            replaced=frozenset(self.room.replaced),
            ready=frozenset(self._ready),
            round=match.rounds,
            due=frozenset(match.pending),
            totals=self._game.totals(match.state),
            points=self._round_points(match) if scored else None,
            ranking=match.ranking if match.over else None,
        )
        view, news = match.view(seat), tuple(self._feeds[seat].news)
        number = self._question_number(seat)
        return table_message(self._kit, self.code, view, seat, public, news, number, language)

    def _round_points(self, match: Match) -> dict[int, int]:
        if not match.history or len(match.scored) == match.snapshot(len(match.history) - 1).scored:
            return {}
        return dict(self._game.points(match.scored[-1]) or {})
