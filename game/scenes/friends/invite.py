"""The screen that invites friends with phones: a QR code, an address, and chairs that fill up."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from pygame import Surface

from game.ai.levels import LEVELS
from game.ai.spec import UnknownLevel
from game.audio.sounds import Sound
from game.audio.voices import DuckVoice, QuackKind
from game.cardgames.registry import GAMES, UnknownGame, kit_of, rules_of
from game.engine.journal import BadJournal, Player
from game.language.message import Text, join_items, message, message_in, parts, plural, sentences
from game.network import hosting, seats_file
from game.network.room import Rejected, new_code
from game.network.seats_file import SavedSeats
from game.network.server import CannotListen
from game.scenes.answer_line import draw_answer_line
from game.scenes.board_scene import BoardScene, PlacedWidget
from game.scenes.context import Context
from game.scenes.friends.hosted import HostedScene
from game.scenes.friends.invitation import Invitation, ducks_of, open_table, plan_of, with_player
from game.scenes.friends.invite_picture import DrawnChair, draw_chairs, draw_invitation, draw_table_note
from game.scenes.pieces.boathouse import Area
from game.scenes.pieces.fit import Fit
from game.scenes.pieces.kit import BoardButton
from game.scenes.pieces.loading_sign import show_when_loaded
from game.scenes.pieces.plates import PickPlate
from game.scenes.pieces.small_table import draw_small_table
from game.scenes.screens import MatchControls
from game.scenes.stack import SceneStack
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.busts import Wings
from game.ui.drawing.mascots.ducks import Duck
from game.ui.drawing.scenery.boathouse import draw_bunting
from game.ui.drawing.scenery.pond import draw_pond
from game.ui.forms.widgets import Widget
from game.voice.words import LEVEL_WORDS

_DEAL: Area = (976.0, 540.0, 280.0, 92.0)
_BACK: Area = (976.0, 648.0, 280.0, 52.0)
_LEFT, _TOP, _WIDE, _HIGH, _PITCH = 500.0, 526.0, 456.0, 50.0, 47.0
_BUNTING = 470.0
"""The left end of the bunting."""
_USUAL_LEVEL = LEVELS[1].id
_DEAL_WORDS = message("Deal")


def invite(context: Context, stack: SceneStack) -> None:
    """Open a table for friends' phones, and show how to join."""
    plan = plan_of(context, context.game, rules_of(context.game).usual_seats, _USUAL_LEVEL)
    invitation = open_table(context, plan)
    if invitation is not None:
        stack.push(InviteScene(context, invitation))


def invite_planned(
    context: Context,
    stack: SceneStack,
    game: str,
    seats: int,
    options: Mapping[str, Any],
    sitting: Mapping[int, Player],
) -> None:
    """Open a table where the players in `sitting` have seats, and show how to join."""
    plan = plan_of(context, game, seats, _USUAL_LEVEL)
    alone = sum(one.human for one in sitting.values()) == 1
    plan = replace(plan, options=dict(options), local_players=dict(sitting), mine=alone)
    invitation = open_table(context, plan)
    if invitation is not None:
        stack.push(InviteScene(context, invitation, planned=True))


def invite_to_match(context: Context, stack: SceneStack, match: MatchControls) -> None:
    """Show how to join a match in progress; if necessary, open it for phones first."""
    session, journal, invitation = match.session, match.session.journal, context.invitation
    if isinstance(invitation, Invitation):
        stack.push(LateInviteScene(context, invitation))
    elif journal is not None:
        seats = SavedSeats(
            code=new_code(),
            level=_USUAL_LEVEL,
            guests=(),
            here=session.local_seats,
            mine=session.own_seat is not None,
        )
        match.clear_away()
        context.notify(seats_file.save(journal.path, seats) or "")
        show_when_loaded(context, stack, journal.path, partial(_invite_late, context, stack))


def _invite_late(context: Context, stack: SceneStack, path: Path) -> None:
    """Reopen a match for phones, and show how to join; if that fails, resume it without phones."""
    if resume_hosted(context, stack, path):
        assert isinstance(context.invitation, Invitation)
        stack.push(LateInviteScene(context, context.invitation))
    else:
        seats_file.remove(path)
        context.screens.resume(path)


def resume_hosted(context: Context, stack: SceneStack, path: Path) -> bool:
    """Resume a hosted match, to which phones can return; return False, after a notice, on failure."""
    saved = seats_file.load(path)
    if isinstance(saved, str):
        context.notify(saved)
        return False
    ducks, read = partial(ducks_of, context), context.archive.readings.read_exclusive
    try:
        invitation = Invitation(
            context, lambda host: hosting.resume_table(path, saved, host, ducks, on_screen=True, read=read)
        )
    except (BadJournal, UnknownGame, UnknownLevel, OSError, CannotListen) as error:
        context.notify(str(error))
        return False
    context.archive.remember_last_match(path)
    context.invitation = invitation
    stack.push_without_resuming(InviteScene(context, invitation, planned=bool(saved.here)))
    context.captions.clear()
    stack.push(HostedScene(context, invitation))
    return True


_BETWEEN_POSTS = 254.0
"""The middle between the posts of the board with the code."""


class InviteScene(BoardScene):
    """A scene with the QR code, the address and settings; at a `planned` table, the game is already set."""

    title = message("Friends, to your phones!")
    shows_answers = True
    _note: Text | str = ""
    """The text below the table."""

    def __init__(self, context: Context, invitation: Invitation, *, planned: bool = False) -> None:
        super().__init__(context)
        self._invitation, self._planned = invitation, planned
        self._greeted: dict[int, str] = {}
        self._deal_next_match_here()
        self.refill()

    def _deal_next_match_here(self) -> None:
        """Make this screen the one that deals the next match."""
        self._invitation.again = self._deal_again

    # -- plan of the match ---------------------------------------------------------------------------

    def refill(self) -> None:
        """Recreate the widgets, keeping the focus or moving it to *Deal*."""
        focused = self.form.focused
        self._said = self._chairs_words
        self.set_widgets(self._placed_widgets())
        places = {row.title: place for place, row in enumerate(self.form.widgets)}
        deal = places.get(_DEAL_WORDS, 0)
        self.form.focus = deal if focused is None else places.get(focused.title, deal)

    def _placed_widgets(self) -> list[PlacedWidget]:
        rows = [*([] if self._planned else self._game_rows()), *self._screen_row(), *self._level_row()]
        deal = BoardButton(
            _DEAL_WORDS,
            self._chairs_words,
            self._deal,
            message("Begin with everyone who’s here."),
            strong=True,
        )
        return [
            *((row, (_LEFT, _TOP + _PITCH * number, _WIDE, _HIGH)) for number, row in enumerate(rows)),
            (deal, _DEAL),
            (self.back_sign(message("Closes the table.")), _BACK),
        ]

    def _game_rows(self) -> list[Widget]:
        plan = self._invitation.table.plan
        games, counts = list(GAMES), list(rules_of(plan.game).seat_counts)
        game = PickPlate(
            message("Game"),
            [GAMES[one].title for one in games],
            games.index(plan.game),
            lambda place: self._change_plan(game=games[place], seats=rules_of(games[place]).usual_seats),
        )
        seats = PickPlate(
            message("Chairs"),
            [str(count) for count in counts],
            counts.index(plan.seats),
            lambda place: self._change_plan(seats=counts[place]),
            message("Ducks take the free chairs."),
        )
        return [game, seats]

    def _screen_row(self) -> list[Widget]:
        """Return a switch for showing the player's hand here, or an empty list if there's no choice."""
        plan = self._invitation.table.plan
        if len(plan.local_people.seats) > 1 or (self._planned and not plan.local_people.seats):
            return []
        names = [message_in("a screen", "the table"), message_in("a screen", "my hand")]
        shared = message("It’s the table for everyone. Whoever sits at it looks behind a curtain.")
        if not plan.local_people.seats:
            shared = message("It’s the table for everyone, and never shows a hand.")
        mine = message("Your hand is always here. Your friends have theirs on their phones.")
        help = mine if plan.mine else shared
        return [
            PickPlate(
                message("This screen shows"),
                names,
                int(plan.mine),
                lambda place: self._change_plan(mine=bool(place)),
                help,
            )
        ]

    def _level_row(self) -> list[Widget]:
        plan = self._invitation.table.plan
        if not [seat for seat in range(plan.seats) if seat not in plan.local_players]:
            return []
        levels = [level.id for level in LEVELS]
        return [
            PickPlate(
                message("The ducks"),
                [LEVEL_WORDS[one].name for one in levels],
                levels.index(plan.level),
                lambda place: self._change_plan(level=levels[place]),
                LEVEL_WORDS[plan.level].help,
            )
        ]

    def _change_plan(
        self,
        *,
        game: str | None = None,
        seats: int | None = None,
        level: str | None = None,
        mine: bool | None = None,
    ) -> None:
        """Change the given parts of the plan, keeping a chair for every friend who has joined."""
        table, plan = self._invitation.table, self._invitation.table.plan
        mine, level = plan.mine if mine is None else mine, level or plan.level
        try:
            if self._planned:
                wanted = replace(plan, level=level, ducks=ducks_of(self.context, level), mine=mine)
            else:
                game, guests = game or plan.game, table.room.guests
                counts, needed = rules_of(game).seat_counts, max(guests, default=-1) + 1
                enough = (count for count in counts if count >= max(seats or plan.seats, needed))
                wanted = plan_of(self.context, game, next(enough, counts[-1]), level)
                wanted = with_player(self.context, wanted, guests) if mine else wanted
            table.change_plan(wanted)
        except Rejected as refused:
            self.context.play_sound(Sound.ERROR)
            self.context.captions.answer(refused.words)
        self.refill()

    def _deal(self) -> None:
        self._invitation.table.start_match()
        self._show_match()

    def _show_match(self) -> None:
        self.context.captions.clear()
        self.stack.push(HostedScene(self.context, self._invitation))

    def _deal_again(self) -> None:
        """Return to this screen, and deal another match to the same friends."""
        self.stack.pop_to(self)
        self._deal()

    # -- friends who come and go -----------------------------------------------------------------------

    @property
    def _who(self) -> Text:
        """A text about who has joined, and who takes the free chairs."""
        own = self._invitation.table.plan.local_people
        names = [
            message("You") if own.mine and seat in own.seats else chair.name
            for seat, chair in enumerate(self._invitation.table.chairs)
            if chair.guest
        ]
        here = (
            message("Here: {names}.", names=join_items(names)) if names else message("Nobody has joined yet.")
        )
        free = self._free_count
        ducks = plural("A duck takes the free chair.", "Ducks take the {n} free chairs.", free)
        return sentences(here, ducks if free else "")

    @property
    def _free_count(self) -> int:
        return sum(not chair.name for chair in self._invitation.table.chairs)

    @property
    def _chairs_words(self) -> Text:
        """A short text about who takes the free chairs."""
        if not self._free_count:
            away = sum(chair.away for chair in self._invitation.table.chairs)
            if away:
                return plural("one friend is away", "{n} friends are away", away)
            return message("everyone is here")
        return plural("plus one duck", "plus {n} ducks", self._free_count)

    @property
    def _address(self) -> Text:
        return message(
            "Open {address} in any browser on the same network. The code of the table is {code}.",
            address=self._invitation.address,
            code=parts(" ", tuple(self._invitation.table.code)),
        )

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self._announce_guests()
        if self._said != self._chairs_words:
            self.refill()
        if self._invitation.table.session is not None and self._invitation.scene is None:
            # A friend has started the match.
            self._show_match()

    def _announce_guests(self) -> None:
        """Announce who has joined or left."""
        guests = self._invitation.table.room.guests
        now = {seat: guest.name for seat, guest in guests.items()}
        if now == self._greeted:
            return
        for seat, name in now.items():
            if seat not in self._greeted:
                self.context.audio.quack(DuckVoice(), QuackKind.GLAD)
                self.context.captions.answer(message("{name} is here.", name=name), in_turn=True)
        for seat, name in self._greeted.items():
            if seat not in now:
                self.context.captions.answer(message("{name} has left.", name=name), in_turn=True)
        self._greeted = now
        self.refill()

    def resume(self) -> None:
        self.read_again()

    def read_again(self) -> None:
        self.read_out(self.title, self._address, self._who, self._note, self.form.words)

    def shutdown(self) -> None:
        self._invitation.close()

    @property
    def moving(self) -> bool:
        """Always true, as friends may join at any time."""
        return True

    # -- drawing -------------------------------------------------------------------------------------

    def draw(self, pen: Pen) -> None:
        fit, invitation = Fit.of(pen.area), self._invitation
        table = invitation.table
        draw_pond(pen)
        draw_bunting(pen, fit.at(_BUNTING, 0)[0], fit.scale)
        draw_invitation(pen, fit, invitation.qr, self.title, invitation.address, table.code)
        draw_small_table(pen, fit, kit_of(table.plan.game).emblem(), self.context.art)
        here = table.plan.local_people
        chairs = [DrawnChair(chair, seat in table.room.guests) for seat, chair in enumerate(table.chairs)]
        draw_chairs(pen, fit, chairs, here.seats[0] if here.mine else None, self._bust_image)
        draw_table_note(pen, fit, self._note)
        self.draw_form(pen, fit)
        if words := self.context.answers.answer_for(self):
            draw_answer_line(pen, words, fit.at(_BETWEEN_POSTS, 0)[0])

    def _bust_image(self, face: str, width: int) -> Surface:
        duck = self._invitation.ducks.get(face, Duck())
        return self.context.art.ducks.bust(duck, width, (0.0, 0.4), Wings.DOWN)


class LateInviteScene(InviteScene):
    """The invite scene of a match in progress, over its table."""

    _note = message("Friends sit down between rounds, and watch until then.")

    def _deal_next_match_here(self) -> None:
        self._greeted = {seat: one.name for seat, one in self._invitation.table.room.guests.items()}

    def _placed_widgets(self) -> list[PlacedWidget]:
        return [(self.back_sign(message("Back to the table.")), _BACK)]

    def shutdown(self) -> None:
        """Keep the table open, as the match continues and friends may still join."""
