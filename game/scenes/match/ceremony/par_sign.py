"""The content of the sign that compares a match with par."""

from __future__ import annotations

from typing import NamedTuple

from game.arcade.par import Medal, Par
from game.language.message import Text, message, parts, plural, sentence, sentences
from game.scenes.match_mode.par_words import MEDALS, METALS, Terms
from game.session.par import MatchPar


class StripPlot(NamedTuple):
    """A strip plot of par, the ghosts' results and the player's result; better results are further right."""

    par: Par
    own: float

    def share(self, value: float) -> float:
        """Return the position of a result in the plot, from 0 (left) to 1 (right)."""
        ends = (*self.par.results, self.own)
        least, most = min(ends), max(ends)
        return 0.5 if most == least else (value - least) / (most - least)


class ParSign:
    """The par sign of a match, whose text changes once par is known; `focused` marks the sign."""

    def __init__(self, par: MatchPar, terms: Terms, *, medals: bool = True) -> None:
        """Without `medals`, there's no note that only rated matches win medals."""
        self._par = par
        self._medals = medals
        self._words = terms
        self._awaited = par.par is None
        self.focused = False

    def update(self) -> bool:
        """Check for new results; return True if par has just been computed or has just failed."""
        self._par.update()
        came = self._awaited and not self._par.busy
        self._awaited = self._par.busy
        return came

    @property
    def medal(self) -> Medal | None:
        return self._par.medal

    @property
    def strip(self) -> StripPlot | None:
        """The plot, or None until par is known."""
        par, own = self._par.par, self._par.result
        return None if par is None or own is None else StripPlot(par, own)

    @property
    def lines(self) -> tuple[str, str]:
        strip = self.strip
        if strip is None:
            if self._par.failed:
                return message("No par"), message("The ghosts had to stop.")
            played = plural(
                "{n} of {count} ghosts has played.",
                "{n} of {count} ghosts have played.",
                self._par.done,
                count=self._par.count,
            )
            return message("Par coming soon"), played
        own = message("you: {points}", points=self._words.figure(strip.own))
        par = message("par: {points}", points=self._words.figure(strip.par.mean))
        medal = [] if self.medal is None else [METALS[self.medal]]
        return self._words.difference(strip.par, strip.own), parts(" · ", [*medal, own, par])

    @property
    def words(self) -> str:
        """The whole content, to be read aloud."""
        strip = self.strip
        if strip is None:
            head, more = self.lines
            return sentences(sentence(head), more)
        compared = self._words.comparison(strip.par, strip.own)
        return sentences(compared, _ghosts_words(strip), self._medal_words)

    @property
    def _medal_words(self) -> str:
        if self.medal is not None:
            return sentence(MEDALS[self.medal])
        return "" if self._par.rated or not self._medals else message("Only rated matches win medals.")


def _ghosts_words(strip: StripPlot) -> Text:
    count, better = len(strip.par.results), strip.par.ghosts_below(strip.own)
    tied = strip.par.ghosts_matched(strip.own) - better
    if tied:
        return message("Better than {n} of {count} ghosts, {tied} tied.", n=better, count=count, tied=tied)
    return message("Better than {n} of {count} ghosts.", n=better, count=count)
