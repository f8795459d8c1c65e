"""A match at a table of a run: charms provide tools, and a sign shows the goal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pygame import FRect

from game.ai.levels import LEVELS
from game.arcade.result import result_of
from game.arcade.run.charms import CharmAct, Tool
from game.arcade.run.entries import ToolUsed
from game.arcade.run.goals import GoalState, goal_state, opponent_seat
from game.arcade.run.scoring import run_scoring_of
from game.arcade.run.state import AtTable
from game.arcade.run.tables import strongest_rival
from game.audio.cues import Tier
from game.audio.sounds import Sound
from game.cardgames.run_scoring import Earned, ScoringTally
from game.engine.contract import Event
from game.language.message import Text, capital, figure, message, message_in, plural, sentence, sentences
from game.scenes.context import Context
from game.scenes.match_mode.mode import SIGN_EDGE, SIGN_LETTERS, SIGN_LINE, MatchMode, TableHelp, Tools
from game.scenes.run.charms.charm_widgets import act_words, coin_image
from game.scenes.run.map_picture import RunStanding, draw_feathers
from game.scenes.run.run_session import RunSession
from game.session.analysis import Coaching
from game.session.par import MatchPar
from game.session.session import Session
from game.ui.devices.actions import Action
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, CORAL, GOLD, INK, MINT
from game.ui.drawing.text import Typeface
from game.voice.topics import Topic

_FLASH = 2.4
"""The seconds for which the sign shows news, such as a combo, instead of the goal."""
_STANDING, _BELOW, _SCORE, _LETTERS = 24.0, 4.0, 21.0, 16.5
"""On a sign with two lines: the first one's height, the margin below, and the letters of score and goal."""
_PITCHES = 2
"""The semitones by which the pitch rises from one sound of a series to the next."""


class RunMatch(MatchMode):
    """The mode of a match in a run: it tracks combos, what charms add, and the state of the goal."""

    restarts = False
    signed = True
    sign_height = 46.0
    medals = False
    counts = True

    def __init__(self, context: Context, session: Session, play: RunSession) -> None:
        self.context, self.session = context, session
        self.play = play
        self._help: TableHelp | None = None
        self._seat = session.own_seat or 0
        archive, journal = context.archive, "" if session.journal is None else session.journal.path.name
        self.par = MatchPar(
            session.header, self._seat, journal, archive.scores(), archive.save_score, context.notify
        )
        self._tallies: tuple[ScoringTally, ...] = ()
        self.earned: tuple[Earned, ...] = ()
        self.acts: tuple[CharmAct, ...] = ()
        self.state: GoalState | None = None
        self._flash, self._flash_left = "", 0.0
        self._acting, self._acting_left = ("", ""), 0.0
        self._news_left = 0.0
        self._announced = False
        self.after_undo()

    @property
    def node(self) -> int:
        """The index of the table's place on the run's map."""
        pending = self.play.run.pending
        return pending.node if isinstance(pending, AtTable) else self.play.run.played[-1].node

    @property
    def greetings(self) -> Mapping[int, str]:
        table = self.play.table(self.node)
        return {opponent_seat(table, table.keeper): table.before} if table.keeper else {}

    # -- combos --------------------------------------------------------------------------------------

    def on_event_shown(self, event: Event) -> None:
        before, acts, state = len(self.earned), self.acts, self.state
        self._count_event(event)
        self._update_score()
        self._announce_goal(state)
        new = self.earned[before:]
        self._announce_lasting_charms(acts)
        if not new:
            return
        last = new[-1]
        self._flash, self._flash_left = _combo_words(last), _FLASH
        self.context.audio.play(Sound.COUNT, volume=0.7, pitch=_PITCHES * max(last.chain - 1, 0))
        for one in new:
            if one.chain != 1:
                self.context.captions.announce_shown(sentence(_combo_words(one)), Topic.OWN)

    def _announce_goal(self, before: GoalState | None) -> None:
        """Let the sign and a sound tell that the goal is lost or reached, unless it already was `before`."""
        now = self.state
        lost = now is not None and now.lost and not (before is not None and before.lost)
        met = now is not None and now.met and not (before is not None and before.met)
        if lost:
            way_out = message("You can leave this table, or play on for points.")
            self.context.captions.announce_shown(sentences(self._state_words, way_out), Topic.OWN)
        if lost or met:
            self._news_left = _FLASH
            self.context.audio.play(Sound.LOSE if lost else Sound.MADE, tier=Tier.STAKES)

    def _count_event(self, event: Event) -> None:
        for seat, tally in enumerate(self._tallies):
            tally.count_event(event, seat)

    def _update_score(self) -> None:
        """Update the combos, the effects of lasting charms, and the state of the goal."""
        tally, points = self._tallies[self._seat], [one.points for one in self._tallies]
        self.earned = tuple(tally.earned)
        self.acts = self.play.run.live_acts(tally.counts)
        self.state = goal_state(self.play.table(self.node), tally, points)

    def _announce_lasting_charms(self, before: Sequence[CharmAct]) -> None:
        """Announce what lasting charms have added since `before`, which holds their earlier additions."""
        known = {act.charm: act for act in before}
        for act in self.acts:
            new = act.difference(known.get(act.charm, CharmAct(act.charm)))
            if new.adds:
                words = act_words(new)
                self._acting, self._acting_left = (new.charm, words), _FLASH
                self.context.captions.announce_shown(sentence(words), Topic.OWN)

    def after_undo(self) -> None:
        session, scoring = self.session, run_scoring_of(self.session.header.game)
        known = session.match.events(self._seat)
        self._tallies = tuple(scoring.tally() for _player in session.header.players)
        for event in known[: len(known) - len(session.events)]:
            self._count_event(event)
        self._update_score()
        self._flash_left = self._acting_left = self._news_left = 0.0

    def update(self, seconds: float) -> None:
        if not self._announced:
            self._announced = True
            self.context.captions.announce_shown(self.words, Topic.COURSE)
        self._flash_left = max(self._flash_left - seconds, 0.0)
        self._acting_left = max(self._acting_left - seconds, 0.0)
        self._news_left = max(self._news_left - seconds, 0.0)

    # -- help ----------------------------------------------------------------------------------------

    @property
    def tools(self) -> Tools:
        return ((Action.HINT, message("Hint") if self._hinted else self.hint),)

    @property
    def key_names(self) -> Mapping[Action, str]:
        return {} if self._hinted else {Action.HINT: message_in("an action", "charms")}

    @property
    def _hinted(self) -> bool:
        """Whether a hint is on the table or on its way, which the key then explains in figures."""
        return self.session.hinting or self.session.advice is not None

    @property
    def hint(self) -> Text:
        if self._hinted:
            return super().hint
        run = self.play.run
        count = len(run.rack) + sum(left > 0 for left in run.effects.tools.values())
        return message("Charms {n}", n=count)

    def handle_help(self, action: Action, table: TableHelp) -> bool:
        if action is Action.HINT and self._hinted:
            return False
        self._help = table
        self.play.screens.rack(self)
        return True

    @property
    def leave_label(self) -> Text | None:
        lost = self.state is not None and self.state.lost and not self.session.match.over
        return message("Leave table") if lost else None

    def leave_early(self) -> None:
        self.play.screens.leave_table(self.session)

    @property
    def granted_tools(self) -> tuple[tuple[Tool, Text], ...]:
        # Once the match is over, restarting its deal is the only tool left.
        playing = self._help is not None and not self.session.match.over
        granted = self.play.run.effects.tools.items()
        return tuple(
            (tool, _tool_words(tool, count))
            for tool, count in granted
            if count and (playing or tool is Tool.AGAIN)
        )

    def use(self, tool: Tool) -> Text | None:
        session, table = self.session, self._help
        match tool:
            case Tool.HINT | Tool.VANE:
                if not session.my_turn or session.hinting or session.advice is not None:
                    return message("There’s nothing to choose right now.")
                if len(session.game.choices(session.view)) == 1:
                    return message("There’s nothing else to choose.")
                rival = None if tool is Tool.HINT else strongest_rival(session.header, self._seat)
                if rival is not None and rival.level == LEVELS[0].id:
                    return message("Your opponents play any old card: they have no opinion of your cards.")
                if self.play.add(ToolUsed(tool)):
                    session.request_hint(rival)
            case Tool.SIGHT if table is not None:
                if not table.open_hands():
                    return message("There’s nothing to choose right now.")
                self.play.add(ToolUsed(tool))
            case Tool.UNDO if table is not None:
                if not any(chosen.seat == session.own_seat for chosen in session.match.history):
                    return message("Nothing to undo.")
                if self.play.add(ToolUsed(tool)):
                    table.undo()
            case Tool.AGAIN:
                self.play.screens.deal_again()
        return None

    # -- standing and goal ---------------------------------------------------------------------------

    @property
    def live_score(self) -> int:
        """The score of the run, including this table's combos and charms so far."""
        return self.play.run.live_score(sum(one.points for one in self.earned), self.acts)

    @property
    def standing(self) -> RunStanding:
        return self.play.standing._replace(score=self.live_score)

    @property
    def words(self) -> Text:
        return sentences(self._goal_words, self.standing.words, self._combo_summary)

    @property
    def task(self) -> Text:
        return sentences(self._goal_words, self._combo_summary)

    @property
    def _goal_words(self) -> Text:
        goal = message("Goal: {goal}", goal=self.play.goal(self.node))
        return sentences(goal, sentence(capital(self.state.words)) if self.state is not None else None)

    @property
    def _combo_summary(self) -> Text | None:
        count = len(self.earned)
        if not count:
            return None
        points = sum(one.points for one in self.earned)
        return message("Combos here: {count}, worth {points} points.", count=count, points=points)

    @property
    def _state_words(self) -> str:
        """The progress towards the goal; empty if it's unknown."""
        if self.state is None:
            return ""
        sign = self.play.goal_sign(self.node)
        return sentence(capital(message("{goal}: {state}", goal=sign, state=self.state.words)))

    def draw_sign(self, pen: Pen, area: FRect) -> None:
        """Draw the run's standing and, beside it or below, the goal; news about the goal fill the sign."""
        charm, words, colour = self._sign_content
        news = self._news_left > 0
        if news:
            pen.plate(area, colour, radius=8, border=INK)
        else:
            pen.panel(area, alpha=0.8, radius=8)
        room = self._draw_standing(pen, area, news=news)
        if charm:
            size = room.height * 0.82
            pen.image(coin_image(pen, charm, size), room.midleft, anchor="midleft")
            room = FRect(room.left + size * 1.15, room.top, room.width - size * 1.15, room.height)
        letters = _LETTERS if area.height > SIGN_LINE else SIGN_LETTERS
        colour, face, at = INK if news else colour, Typeface.BOLD, room.midleft
        pen.text(words, at, letters, face, colour, anchor="midleft", width=room.width, tight=True)

    def _draw_standing(self, pen: Pen, area: FRect, *, news: bool) -> FRect:
        """Draw feathers and score at the top of a sign, or at its left if it's low; return the goal's area.

        While there's `news`, a low sign has no score.
        """
        tall = area.height > SIGN_LINE
        edge = SIGN_EDGE * (1.0 if tall else 0.6)
        line = FRect(area.left + edge, area.top, area.width - 2 * edge, _STANDING if tall else area.height)
        standing, score = self.standing, figure(self.standing.score)
        high = line.height * 0.82
        left = line.left + draw_feathers(pen, line.midleft, high, standing.feathers, standing.most) + 4
        if tall:
            pen.text(score, line.midright, _SCORE, Typeface.TITLE, INK if news else GOLD, anchor="midright")
            return FRect(line.left, line.bottom, line.width, area.bottom - line.bottom - _BELOW)
        if not news:
            at = left, line.centery
            left = pen.text(score, at, SIGN_LETTERS, Typeface.TITLE, BONE, anchor="midleft").right + SIGN_EDGE
            pen.line((left, area.top + 5), (left, area.bottom - 5), BONE, 1.2)
        return FRect(left + SIGN_EDGE, line.top, line.right - left - SIGN_EDGE, line.height)

    @property
    def _sign_content(self) -> tuple[str, str, str]:
        """The id of the charm that has just acted (or empty), the sign's text, and the text's colour."""
        if rival := self._rival_view_words:
            return "", rival, MINT
        if self._news_left <= 0 and self._acting_left > 0:
            return *self._acting, MINT
        if self._news_left <= 0 and self._flash_left > 0:
            return "", self._flash, MINT
        goal, state = self.play.goal_sign(self.node), self.state
        if state is None:
            return "", goal, BONE
        if state.lost:
            return "", message("{goal}: lost", goal=goal), CORAL
        if state.met:
            return "", message("{goal}: reached", goal=goal), MINT
        return "", message("{goal}: {n}", goal=goal, n=state.now), BONE

    @property
    def _rival_view_words(self) -> str:
        """A note that the hint on the table is a rival's; empty if no such hint is shown."""
        session = self.session
        if session.adviser is None or session.advice is None:
            return ""
        return message("as {name} sees it", name=session.adviser.name)

    # -- end of the match ----------------------------------------------------------------------------

    def on_match_over(self) -> None:
        if self.par is not None:
            self.par.finish(result_of(self.session.game, self.session.match, self._seat))

    def end(self, coaching: Coaching | None) -> bool:
        self.play.screens.show_score_sheet(self.session, self.par, self, coaching)
        return True


def _combo_words(earned: Earned) -> Text:
    name = earned.combo.name
    if earned.chain > 1:
        return message("{combo} ×{chain}: +{points}", combo=name, chain=earned.chain, points=earned.points)
    return message("{combo}: +{points}", combo=name, points=earned.points)


def _tool_words(tool: Tool, count: int) -> Text:
    match tool:
        case Tool.HINT:
            return plural("Hint: {n} left", "Hint: {n} left", count)
        case Tool.VANE:
            return plural(
                "What would your opponent play? {n} left", "What would your opponent play? {n} left", count
            )
        case Tool.SIGHT:
            return message("Show all hands until your next turn")
        case Tool.UNDO:
            return message("Undo your last choice")
        case Tool.AGAIN:
            return message("Play this deal again")
