"""The command `doctor`: checks everything the program needs, and says how to fix each fault."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path

from game.commands.doctor import data, devices, program
from game.commands.doctor.finding import Check, Finding, Severity, pip_remedy, run_check
from game.files.streams import exit_without

_WIDTH = 15


def run(data_dir: str | None, *, headless: bool) -> int:
    """Print the report and return the exit code; if `headless`, use no screen or sound card."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    if headless:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
        os.environ["SDL_AUDIODRIVER"] = "dummy"
    remedy = pip_remedy("-r requirements.txt; if Sixes itself is installed, reinstall it")
    findings = {title: run_check(check, remedy) for title, check in all_checks(data_dir).items()}
    print(format_report(findings))
    code = int(_count(findings, Severity.FAULT) > 0)
    exit_without(devices.VOICE_THREAD, code, patience=0.0)
    return code


def all_checks(data_dir: str | None) -> Mapping[str, Check]:
    return {
        "Versions": program.check_versions,
        "Libraries": program.check_libraries,
        "Files": program.check_files,
        "Languages": program.check_languages,
        "Fonts": program.check_fonts,
        "Graphics": devices.check_graphics,
        "Sound": devices.check_sound,
        "Gamepads": devices.check_gamepads,
        "Speech": devices.check_speech,
        "Data directory": partial(data.check_data_directory, data_dir),
        "Settings": partial(data.check_settings, data_dir),
        "Packages": data.check_packages,
        "Levels": partial(data.check_levels, data_dir),
        "Bots": program.check_bots,
    }


def format_report(findings_by_title: Mapping[str, Sequence[Finding]]) -> str:
    """Format the report: a line for each finding and one for its remedy. The home directory is shown as ~."""
    lines = []
    for title, findings in findings_by_title.items():
        for finding in findings:
            lines.append(f"{finding.severity.value:<6}{title:<{_WIDTH}} {finding.words}")
            if finding.remedy:
                lines.append(f"{'':<6}{'':<{_WIDTH}} -> {finding.remedy}")
    faults, notes = _count(findings_by_title, Severity.FAULT), _count(findings_by_title, Severity.NOTE)
    lines += ["", f"Faults: {faults}. Notes: {notes}. If you ask for help, paste all of these lines."]
    text = "\n".join(lines)
    home = str(Path("~").expanduser())
    return text.replace(home, "~") if len(home) > 1 else text


def _count(findings_by_title: Mapping[str, Sequence[Finding]], state: Severity) -> int:
    return sum(finding.severity is state for findings in findings_by_title.values() for finding in findings)
