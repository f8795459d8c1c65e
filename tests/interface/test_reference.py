"""The reference docs of the interfaces: made without a warning, and all names resolve."""

from pathlib import Path

import pytest

from tests.support.running import run_python


@pytest.mark.campaign
def test_docs_are_made_without_a_warning(tmp_path: Path) -> None:
    done = run_python(".ci/docs", tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    page = (tmp_path / "game" / "interface" / "engine.html").read_text(encoding="utf-8")
    assert "IllegalChoice" in page
    for part in (
        "cardgames/sixpack/rules/events",
        "cardgames/kit",
        "language/message",
        "voice/narrator",
        "tables/plain",
        "ui/drawing/draw",
        "storage/plugins",
        "ai/agent",
        "ai/bots/sandbox",
        "lab/arena/tournament",
    ):
        assert (tmp_path / "game" / f"{part}.html").exists(), part
