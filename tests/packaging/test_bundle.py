"""The build in one folder: its metadata for desktops is true, and its executable stands in for Python."""

import subprocess
from configparser import ConfigParser
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image

from game import VERSION
from tests.packaging.tree import PROJECT, ROOT
from tests.support.running import run_python

FOLDER = ROOT / ".ci" / "bundle"


def test_desktop_and_shop_metadata_agree() -> None:
    desktop = ConfigParser(interpolation=None)
    desktop.optionxform = str  # type: ignore[assignment,method-assign]
    desktop.read(FOLDER / "sixes.desktop", encoding="utf-8")
    entry = desktop["Desktop Entry"]
    shop = ElementTree.parse(FOLDER / "sixes.metainfo.xml").getroot()
    assert (entry["Type"], entry["Terminal"]) == ("Application", "false")
    assert entry["Exec"] in PROJECT["project"]["scripts"]
    assert shop.findtext("provides/binary") == entry["Exec"]
    assert shop.findtext("launchable") == "sixes.desktop"
    assert shop.findtext("name") == entry["Name"]
    assert shop.findtext("project_license") == PROJECT["project"]["license"]
    assert PROJECT["project"]["description"] == f"{entry['Comment']}."
    language = "{http://www.w3.org/XML/1998/namespace}lang"
    summaries = {one.get(language, "en"): one.text for one in shop.findall("summary")}
    comments = {key[len("Comment[") : -1] or "en": entry[key] for key in entry if key.startswith("Comment")}
    assert summaries == comments
    assert comments.keys() >= {"en", "de", "fr"}
    assert entry["Categories"].rstrip(";").split(";") == [
        one.text for one in shop.findall("categories/category")
    ]


def test_newest_release_is_the_programs_version() -> None:
    shop = ElementTree.parse(FOLDER / "sixes.metainfo.xml").getroot()
    assert next(one.get("version") for one in shop.findall("releases/release")) == VERSION


def started(*words: str | Path) -> subprocess.CompletedProcess[str]:
    """Run the build's start script."""
    code = f"import sys; sys.path.insert(0, {str(ROOT)!r}); sys.argv = sys.argv[1:]; import runpy; "
    code += "runpy.run_path(sys.argv[0], run_name='__main__')"
    return run_python("-c", code, FOLDER / "start.py", *words)


def test_start_script_is_the_command_line() -> None:
    assert started("--version").stdout == f"Sixes {VERSION}\n"
    assert started("replay", "/nowhere", "--verify").returncode == 1


def test_start_script_runs_the_guard_of_bots_like_python(tmp_path: Path) -> None:
    script = tmp_path / "guard.py"
    script.write_text("import sys; print(__name__, sys.argv[1:]); sys.exit(5)")
    answer = started("-I", "-S", script, "7", "bot")
    assert (answer.returncode, answer.stdout) == (5, "__main__ ['7', 'bot']\n")


def test_id_belongs_to_nobody_else_and_is_the_same_everywhere() -> None:
    """A name in a domain or at a forge that the project doesn't own may belong to somebody else."""
    shop = ElementTree.parse(FOLDER / "sixes.metainfo.xml").getroot()
    name = shop.findtext("id", "")
    assert name.startswith("org.example."), "if the project has its own domain now, update this test"
    assert name.startswith(shop.find("developer").attrib["id"])
    assert f'bundle_identifier="{name}"' in (FOLDER / "sixes.spec").read_text(encoding="utf-8")


@pytest.mark.campaign
def test_icons_are_drawn_for_each_system(tmp_path: Path) -> None:
    run_python(FOLDER / "icon.py", tmp_path, PYTHONPATH=str(ROOT)).check_returncode()
    for size in (16, 48, 256):
        with Image.open(tmp_path / "hicolor" / f"{size}x{size}" / "apps" / "sixes.png") as one:
            assert one.size == (size, size)
            corner, middle = one.getpixel((0, 0)), one.getpixel((size // 2, size // 2))
            assert (corner[3], middle[3]) == (0, 255), "a duck in the middle, nothing behind it"
    with Image.open(tmp_path / "sixes.ico") as windows, Image.open(tmp_path / "sixes.icns") as macos:
        assert {(16, 16), (32, 32), (48, 48), (256, 256)} <= set(windows.info["sizes"])
        assert {(16, 16, 2), (128, 128, 1), (512, 512, 2)} <= set(macos.info["sizes"])
