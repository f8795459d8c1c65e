"""The set-up screen: ready-made tables, players around a small table, options and *Deal*."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.ai.levels import LEVELS
from game.arcade.par import best_medals
from game.audio.sounds import Sound
from game.cardgames.registry import kit_of
from game.engine.contract import BadSetup
from game.engine.options import BadOption
from game.language.message import (
    Text,
    capital,
    join_items,
    message,
    message_in,
    plural,
    plural_in,
    sentence,
    sentences,
    translate,
)
from game.scenes.board_scene import BoardScene, PlacedWidget
from game.scenes.cast import duck_of
from game.scenes.context import Context
from game.scenes.match_mode.par_words import LEAVING, best_so_far
from game.scenes.menus.table_setup import setup_places as places
from game.scenes.menus.table_setup.chairs import Chair, TableCard
from game.scenes.menus.table_setup.company import (
    YOU,
    friend_id,
    strongest,
)
from game.scenes.menus.table_setup.ducks import DuckScene
from game.scenes.menus.table_setup.house_rules import HouseRulesScene, rules_title
from game.scenes.menus.table_setup.option_controls import (
    HOUSE_RULES,
    OptionControl,
    OptionOpener,
    RatedSwitch,
)
from game.scenes.menus.table_setup.option_rows import TablesScene, option_control
from game.scenes.menus.table_setup.plan import MatchPlan
from game.scenes.menus.table_setup.preparation import TablePreparation
from game.scenes.menus.table_setup.setup_picture import (
    draw_headings,
    draw_key_background,
    draw_raft,
    draw_words,
)
from game.scenes.menus.table_setup.sitters import make_chair, own_duck
from game.scenes.pieces.fit import Fit
from game.scenes.pieces.kit import BoardButton, Keycap, UnpointedButton
from game.scenes.pieces.sides import sides
from game.scenes.player_rating import player_rating
from game.tables.company.people import (
    MAX_LOCAL_PLAYERS,
    colour_names,
    free_name,
)
from game.ui.devices.actions import (
    Action,
    ActionPressed,
    Device,
    InputEvent,
    PointerMoved,
    PointerPressed,
    Scrolled,
)
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.ducks import Duck, Extra, Mood
from game.ui.drawing.palette import BONE
from game.ui.drawing.scenery.pond import draw_pond
from game.ui.drawing.text import Typeface
from game.ui.forms.form import PlacedForm
from game.ui.forms.widgets import Prompts, Widget

if TYPE_CHECKING:
    from game.storage.levels.tables import ReadyTable

_CHIPS = 9
"""The number of cards for ready-made tables; if there are more tables, the last card leads to all."""
_TEACHER = Duck(mood=Mood.GLEE, extra=Extra.CAP)
_OPPONENTS = "levels/opponents.toml"
_PRACTICE = message("Practice: ask for hints and undo moves. It doesn’t change your rating.")
_COUNTS = message("It counts in your records, so there are no hints and you can’t undo.")
_AMONG_FRIENDS = message("Matches among friends don’t count.")


class SetupForm(PlacedForm):
    """The widgets around a table and on it; up and down lead through both columns of options."""

    def _neighbour(self, action: Action) -> int | None:
        if action in (Action.UP, Action.DOWN) and isinstance(self.focused, OptionControl):
            beside = self.focus + (1 if action is Action.DOWN else -1)
            if isinstance(self.widgets[beside], OptionControl):
                return beside
        return super()._neighbour(action)


class SetupScene(BoardScene):
    """The set-up of a match: who sits where, the options, and whether it's rated."""

    def __init__(self, context: Context, game: str, *, among_friends: bool = False) -> None:
        super().__init__(context)
        self.form = SetupForm(context.feedback)
        self._show_plan(MatchPlan(context, game, among_friends=among_friends))
        self._hand, self._scale = places.Hand(0, 0, 0), 1.0
        self._own_pad = 0
        self._note = ""
        self._noted: Widget | None = None

    def _show_plan(self, plan: MatchPlan) -> None:
        """Show a plan in place of the previous one, and start to prepare its table."""
        self.plan = plan
        self.title = plan.rules.title
        self._preparation = TablePreparation(plan)
        self._kit = kit_of(plan.game)
        self._rating = player_rating(self.context, plan.game)
        self._card = partial(TableCard, self.context.art, self.context.input)
        self._medals = best_medals(self.context.archive.scores(), plan.game)

    def resume(self) -> None:
        first = not self.form.widgets
        self.refill()
        if first:
            self.form.focus = self.first_focus
        alone = "" if self.plan.company.counts else self._alone
        self.read_out(self.title, alone, self.form.words)

    @property
    def first_focus(self) -> int:
        """The index of the widget with the initial focus: *Deal*, the last one."""
        return len(self.form.widgets) - 1

    def refill(self) -> None:
        """Recreate the widgets for the plan, keeping the focus, even on a chair whose sitter changes.

        Matches among friends aren't rated.
        """
        company = self.plan.company
        if company.shared:
            self.plan.rated = False
        if company.friends:
            own = translate(own_duck(self.plan)[1], self.context.language)
            company.rename_by_colour(colour_names(self.context.language), own)
        focused, place = self.form.focused, self.form.focus
        chair = self._chair_rows.index(place) if isinstance(focused, Chair) else None
        self.set_widgets(self._placed_widgets())
        if chair is None:
            self.focus_again(focused, place)
        else:
            self.form.focus = self._chair_rows[chair]

    @property
    def _chair_rows(self) -> list[int]:
        """The indices of the chairs among the widgets."""
        return [place for place, row in enumerate(self.form.widgets) if isinstance(row, Chair)]

    @property
    def _alone(self) -> Text:
        """The message if there are no opponents."""
        return message("There’s nobody to play against: {file} couldn’t be read.", file=_OPPONENTS)

    # -- parts ---------------------------------------------------------------------------------------

    def _placed_widgets(self) -> list[PlacedWidget]:
        help, key = message("Back to where you were."), partial(self.keycap, Action.CANCEL)
        back = UnpointedButton(message("Back"), "", self.back, help, key=key)
        if not self.plan.company.counts:
            return [(back, places.BACK)]
        rows, switch = self.option_rows(), self._rated_switch()
        spots = places.options(len(rows) + (switch is not None))
        count = len(self.plan.company.chairs)
        phones = bool(self.plan.company.phones)
        words = message_in("a button", "Invite") if phones else message_in("a button", "Deal")
        deal = BoardButton(
            words, self._kind_words(), self._start, self._meaning_words(), key=self._deal_key, strong=True
        )
        return [
            *self.upper_widgets(),
            *zip(rows, spots, strict=False),
            *([] if switch is None else [(switch, spots[-1])]),
            *zip(map(self._chair, range(count)), places.chairs(count), strict=True),
            (back, places.BACK),
            (deal, places.DEAL),
        ]

    def _rated_switch(self) -> RatedSwitch | None:
        if self.plan.among_friends:
            return None
        help = _AMONG_FRIENDS if self.plan.company.shared else _PRACTICE
        return RatedSwitch(
            self.plan.rated, self._set_rated, sentences(_COUNTS, LEAVING) if self.plan.rated else help
        )

    def _deal_key(self) -> Keycap:
        """Return the keycap on *Deal*: the confirm key's while *Deal* has the focus, otherwise none."""
        return self.keycap(Action.CONFIRM) if self.form.focus == len(self.form.widgets) - 1 else Keycap()

    def _kind_words(self) -> Text:
        """Return a few words about the planned match, such as "rated, 4 players"."""
        players, phones = len(self.plan.company.seated), len(self.plan.company.phones)
        if phones:
            return plural("with one phone", "with {n} phones", phones)
        if self.plan.company.friends:
            return message("among friends")
        if self.plan.rated:
            return plural("rated, {n} player", "rated, {n} players", players)
        return plural("practice, {n} player", "practice, {n} players", players)

    def _meaning_words(self) -> Text:
        """Return a sentence that explains the kind of the planned match."""
        company = self.plan.company
        found = [self.context.cast.opponent(one) for one in company.opponents]
        names = join_items([*company.friends.values(), *(one.name for one in found if one is not None)])
        if company.phones:
            return message("Shows your friends how to join with their phones. Then you deal.")
        if company.friends:
            return message("A match among friends, with {names}.", names=names)
        if self.plan.rated:
            return message("A rated match with {names}.", names=names)
        return message("A practice match with {names}.", names=names)

    def upper_widgets(self) -> list[PlacedWidget]:
        """Return the widgets before the options: the ready-made tables, as a hand of cards."""
        cards = self._cards()
        self._hand = places.Hand.of(len(cards), self._scale, self._hand.first, None)
        return list(zip(cards, self._hand.places, strict=True))

    def _cards(self) -> list[Widget]:
        tables = self.plan.tables
        shown = tables if len(tables) <= _CHIPS else tables[: _CHIPS - 1]
        found: list[Widget] = [self._lesson()] if self.context.archive.offers_tutorial(self.plan.game) else []
        found += [self._table_card(table) for table in shown]
        if len(shown) < len(tables):
            found.append(self._all_tables_card(len(tables)))
        return found

    def _lesson(self) -> TableCard:
        """Return the card that offers the tutorial."""
        game = self.plan.game
        help = message("The tutorial: you play, and a duck tells you how. Five minutes.")
        begin, level = partial(self.context.screens.tutorial, game), LEVELS[0].id
        return self._card(message("New here? Tutorial"), begin, help, (_TEACHER,), chosen=False, level=level)

    def _table_card(self, table: ReadyTable) -> TableCard:
        cast = self.context.cast
        found = [one for one in map(cast.opponent, table.opponents) if one is not None]
        ducks = [duck_of(one) for one in found]
        rivals = sides(self.plan.rules, ["", *table.opponents], 0).opponents
        level = strongest([one.level for one in found if one.id in rivals])
        chosen, take = self.plan.matches_table(table), partial(self._use_table, table)
        medal = self._medals.get(table.key)
        help = sentences(table.about, "" if medal is None else best_so_far(medal))
        return self._card(table.title, take, help, ducks, chosen=chosen, medal=medal, level=level)

    def _all_tables_card(self, count: int) -> TableCard:
        words = plural_in("tables", "There is {n}.", "There are {n}.", count)
        return self._card(message("All tables…"), self._open_tables, words, (), chosen=False)

    def option_rows(self) -> list[Widget]:
        plan = self.plan
        rows: list[Widget] = [
            option_control(plan, option, self.refill, self.stack) for option in plan.common_options()
        ]
        count = sum(plan.differs(option) for option in plan.rare_options())
        words = plural("{n} changed", "{n} changed", count) if count else message_in("house rules", "none")
        meaning = message("House rules, each with an example. Or give every duck the same level.")
        if not plan.rare_options():
            words = message_in("all options", "in pictures")
            meaning = message("Every option, with an example. Or give every duck the same level.")
        more = OptionOpener(rules_title(plan), words, self._open_house_rules, meaning)
        more.picture = HOUSE_RULES
        return [*rows, more]

    def _chair(self, chair: int) -> Chair:
        return make_chair(self.plan, chair, self._rating, partial(self._ask_who, chair))

    # -- selection -------------------------------------------------------------------------------------

    def _use_table(self, table: ReadyTable) -> None:
        rated = self.plan.rated
        self.plan.use_table(table)
        self.refill()
        off = rated and not self.plan.rated
        unrated = message("That’s for practice, so the match isn’t rated any more.") if off else ""
        said = message("{title}: {meaning}", title=table.title, meaning=self._meaning_words())
        self.context.captions.say(sentences(said, unrated))
        self._show_note(sentences(table.about, unrated))

    def _open_tables(self) -> None:
        self.stack.push(TablesScene(self.context, [self._table_card(table) for table in self.plan.tables]))

    def _open_house_rules(self) -> None:
        self.stack.push(HouseRulesScene(self.context, self.plan))

    def _ask_who(self, chair: int) -> None:
        if self.plan.company.chairs[chair] == YOU:
            self._announce(message("This is your seat. Choose another to move there."))
        else:
            self.stack.push(DuckScene(self.context, self.plan.company, chair, self._rating))

    def _announce(self, words: str) -> None:
        """Speak words, and show them in place of the help until the focus moves on."""
        self.context.captions.say(words)
        self._show_note(words)

    def _show_note(self, words: str) -> None:
        """Show words in place of the help until the focus moves on."""
        self._note, self._noted = words, self.form.focused

    def _join(self, pad: int) -> None:
        """Seat a friend, named after a colour, who joins with a gamepad; if that's impossible, say why."""
        # The field of a name that is being typed is replaced.
        self.form.stop_editing()
        company = self.plan.company
        if pad == self._own_pad or pad in company.seats_of_pads.values():
            self._refuse(message("Gamepad {n} is already at the table.", n=pad))
            return
        if len(company.people) == MAX_LOCAL_PLAYERS or not (None in company.chairs or company.opponents):
            self._refuse(message("There’s no seat left for a friend."))
            return
        taken = [self.context.settings.name, *company.friends.values(), own_duck(self.plan)[1]]
        name = free_name(taken, len(company.people), self.context.language)
        if self._own_pad:
            company.pads[YOU] = self._own_pad
        company.join(friend_id(name), pad)
        self.context.play_sound(Sound.MENU_CONFIRM)
        self.refill()
        seat = next(seat for seat, own in company.seats_of_pads.items() if own == pad)
        self._announce(message("{name} joins with gamepad {n}.", name=company.friends[seat], n=pad))

    def _set_rated(self, on: bool) -> None:
        if on and self.plan.company.shared:
            self._refuse(_AMONG_FRIENDS)
        self.plan.rated = on
        # Some options are only for practice.
        self.refill()

    def _start(self) -> None:
        try:
            self.plan.check()
        except BadSetup as error:
            self._refuse(sentence(capital(error.reason)))
            return
        except BadOption as error:
            self._refuse(message("{option}: this can’t be played.", option=error.label))
            return
        if self.plan.rated:
            self.context.screens.confirm_before_rated(self._deal_behind_sign)
        else:
            self._deal_behind_sign()

    def _deal_behind_sign(self) -> None:
        self.stack.run_behind_sign(message("Shuffling…"), self._deal)

    def _refuse(self, words: str) -> None:
        self.context.play_sound(Sound.ERROR)
        self._announce(words)

    def _deal(self) -> None:
        if not self.plan.company.phones:
            # The invitation comes first, and leads back here.
            self.stack.pop_without_resuming()
        self.plan.start()

    # -- the picture ---------------------------------------------------------------------------------

    @property
    def prompts(self) -> Prompts:
        join = [(Action.MENU, message("new gamepad: join"))] if len(self.context.input.pads) > 1 else []
        return tuple(join)

    @property
    def keys(self) -> tuple[Action, ...]:
        return (*super().keys, Action.HELP)

    def update(self, seconds: float) -> None:
        self._preparation.update(seconds)
        super().update(seconds)

    def draw(self, pen: Pen) -> None:
        fit = Fit.of(pen.area)
        self._preparation.draw(pen)
        draw_pond(pen)
        draw_headings(pen, fit, self.title, self._kit.pitch)
        if self.plan.company.counts:
            draw_raft(pen, fit, self._kit.emblem())
        else:
            pen.paragraph(self._alone, fit.area(40, 140, 580, 200), fit.letter_size(18), Typeface.BOLD, BONE)
        if self.prompts and self.context.device is not Device.MOUSE:
            at, letters, room = draw_key_background(pen, fit)
            self.draw_keys(pen, self.prompts, at, letters, room)
        self.draw_form(pen, fit)
        if self._hand.size:
            name, letters = message("Ready-made tables"), fit.letter_size(17)
            pen.outlined(name, fit.at(*places.HAND_NAME), letters, Typeface.BOLD, anchor="midleft")
        widget = self.form.focused
        if widget is not None and widget.help:
            said = self._note if widget is self._noted else widget.help
            title = widget.title if isinstance(widget, Chair | TableCard) else ""
            draw_words(pen, fit.area(*places.NOTE), fit, title, said)

    def draw_form(self, pen: Pen, fit: Fit) -> None:
        if self._hand.size:
            # The number of visible cards depends on the window; the focused card must be among them.
            self._scale, focused = fit.scale, self.form.focus
            card = focused if focused < self._hand.size else None
            self._hand = places.Hand.of(self._hand.size, fit.scale, self._hand.first, card)
            self._places[: self._hand.size] = self._hand.places
            for number, widget in enumerate(self.form.widgets):
                if isinstance(widget, TableCard):
                    widget.peeks = self._hand.peeking.get(number, 0)
        super().draw_form(pen, fit)

    # -- input ---------------------------------------------------------------------------------------

    def handle(self, event: InputEvent) -> bool:
        self._preparation.postpone()
        if isinstance(event, ActionPressed) and event.pad and event.action is Action.MENU:
            self._join(event.pad)
            return True
        if isinstance(event, Scrolled) and self._hand.size:
            self._scroll_hand(self._hand.scroll(-round(event.dy)))
            return True
        if isinstance(event, PointerMoved | PointerPressed) and (
            page := self._peek_direction(event.x, event.y)
        ):
            # A card that peeks out can't be recognised, so a click only shows it, without choosing it.
            if isinstance(event, PointerPressed) and event.button == 1:
                self._scroll_hand(self._hand.scroll_page(page))
                self.context.play_sound(Sound.MENU_MOVE)
            return True
        if isinstance(event, ActionPressed):
            self._own_pad = event.pad
        return super().handle(event)

    def _peek_direction(self, x: float, y: float) -> int:
        """Return the direction of the card that peeks out at a point: -1 left, 1 right, or 0 for none."""
        ways = self._hand.peeking.items()
        return next((way for card, way in ways if self.form.area_of(card).collidepoint(x, y)), 0)

    def _scroll_hand(self, hand: places.Hand) -> None:
        self._hand = hand
        if self.form.focus < hand.size:
            # Otherwise the focused card would be scrolled back into view.
            self.form.focus = hand.first

    def handle_unused(self, event: ActionPressed) -> None:
        if event.action is Action.HELP:
            self.context.screens.rules(self.plan.game)
        else:
            super().handle_unused(event)
