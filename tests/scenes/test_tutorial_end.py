"""The end of a tutorial shows what it earned."""

import pytest

from game.arcade.wardrobe import LOOKS
from game.language.message import translate
from game.scenes.tutorials.ending import TutorialEnd
from game.scenes.tutorials.scene import TutorialScene
from tests.support.driving import Driver
from tests.support.screen_text import ScreenText, assert_apart


@pytest.mark.parametrize("window", [(960, 540), (960, 540, 1.5), (1280, 720)], indirect=True)
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_several_new_looks_hang_on_pegs_with_their_names(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    text, looks = ScreenText(monkeypatch), LOOKS[8:12]
    monkeypatch.setattr("game.scenes.tutorials.ending.save_earned_looks", lambda _context: looks)
    context = driver.app.context
    context.screens.tutorial("six_takes")
    driver.until(lambda: driver.on(TutorialScene))
    context.change(language=language)
    driver.app.stack.replace(TutorialEnd(context, driver.top.course.tutorial))
    texts = text.read(driver)
    shown = " ".join(translate(one.words, context.language) for one in texts)
    assert all(translate(one.title, context.language) in shown for one in looks)
    assert_apart(texts)
    words = {word for look in looks for word in translate(look.title, context.language).split()}
    ends = [
        one.place.bottom for one in texts if words.issuperset(translate(one.words, context.language).split())
    ]
    assert len(ends) >= len(looks)
    assert max(ends) <= driver.top.form.area_of(0).top - 5, "a name is behind the ring of the focus"
