"""What must agree across the checkout: locks, versions, documents, imports; and Qt itself."""

import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from PySide6.QtCore import QObject

import moechat

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
LOCKED = re.compile(r"^(?P<name>[\w.-]+)==(?P<version>[^\s;]+)(?: ; (?P<marker>.*?))? \\$")
TARGETS = [(python, system) for python in ("3.11", "3.12", "3.13") for system in ("linux", "win32")]


def environment(python: str, system: str) -> dict[str, str]:
    return {
        "python_version": python,
        "python_full_version": f"{python}.0",
        "sys_platform": system,
        "os_name": "nt" if system == "win32" else "posix",
        "platform_system": "Windows" if system == "win32" else "Linux",
        "platform_machine": "AMD64" if system == "win32" else "x86_64",
        "platform_python_implementation": "CPython",
        "implementation_name": "cpython",
    }


def locked(file: str, where: dict[str, str]) -> dict[str, str]:
    """Name to version, of what ``file`` installs there."""
    found = {}
    for line in (ROOT / file).read_text("utf-8").splitlines():
        match = LOCKED.match(line)
        if match is None:
            continue
        marker = match["marker"]
        text = f"{match['name']}; {marker}" if marker else match["name"]
        requirement = Requirement(text)
        if requirement.marker is None or requirement.marker.evaluate(where):
            name = canonicalize_name(match["name"])
            assert name not in found, f"{name} twice in {file}"
            found[name] = match["version"]
    return found


def wanted(lines: list[str], where: dict[str, str]) -> Iterator[Requirement]:
    for line in lines:
        requirement = Requirement(line)
        if requirement.marker is None or requirement.marker.evaluate(where):
            yield requirement


@pytest.mark.parametrize(("python", "system"), TARGETS)
def test_the_locks_hold_what_the_project_asks_for(python: str, system: str) -> None:
    where = environment(python, system)
    runtime = PROJECT["project"]["dependencies"]
    development = runtime + PROJECT["dependency-groups"]["dev"]
    for file, lines in (("requirements.lock", runtime), ("requirements-dev.lock", development)):
        versions = locked(file, where)
        for requirement in wanted(lines, where):
            name = canonicalize_name(requirement.name)
            assert name in versions, f"{name} is not in {file}: run `make lock`"
            assert requirement.specifier.contains(versions[name]), f"{name} in {file}"


@pytest.mark.parametrize(("python", "system"), TARGETS)
def test_what_is_shipped_is_what_is_tested(python: str, system: str) -> None:
    where = environment(python, system)
    shipped, tested = locked("requirements.lock", where), locked("requirements-dev.lock", where)
    assert shipped.items() <= tested.items()
    assert "pytest" not in shipped


def test_the_stand_in_has_a_lock_of_its_own() -> None:
    where = environment("3.13", "linux")
    versions = locked("requirements-standin.lock", where)
    for requirement in wanted(PROJECT["dependency-groups"]["standin"], where):
        assert requirement.specifier.contains(versions[canonicalize_name(requirement.name)])
    assert locked("requirements-standin.lock", environment("3.13", "win32")) == {}


@pytest.mark.parametrize(
    ("file", "least"),
    [("requirements.lock", 20), ("requirements-dev.lock", 20), ("requirements-standin.lock", 2)],
)
def test_the_locks_have_hashes_and_name_no_place(file: str, least: int) -> None:
    text = (ROOT / file).read_text("utf-8")
    assert "://" not in text
    assert not re.search(r"^-", text, re.MULTILINE)
    blocks = re.split(r"^(?=[\w.-]+==)", text, flags=re.MULTILINE)[1:]
    assert len(blocks) > least
    assert all("--hash=sha256:" in block for block in blocks)


def test_one_version_everywhere() -> None:
    assert PROJECT["project"]["dynamic"] == ["version"]
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    headings = re.findall(r"^## \[(.+?)\]", text, re.MULTILINE)
    assert headings[0] == "Unreleased"
    if "dev" not in moechat.__version__:
        assert headings[1] == moechat.__version__


def test_the_documents_name_commands_and_files_that_exist() -> None:
    targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    documents = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    assert len(documents) > 5
    for document in documents:
        text = document.read_text("utf-8")
        for command in re.findall(r"\bmake ([a-z]+)`", text) + re.findall(
            r"^\s*make ([a-z]+)$", text, re.MULTILINE
        ):
            assert command in targets, f"{document.name}: make {command}"
        for link in re.findall(r"\]\((?!https?:)([^)#]+)[^)]*\)", text):
            assert (document.parent / link).exists(), f"{document.name}: {link}"
        for path in re.findall(r"`((?:moechat|docs|tests|tools|benchmarks)/[\w./-]+)`", text):
            assert (ROOT / path).exists(), f"{document.name}: {path}"


def imported_by(modules: str) -> set[str]:
    """Top-level names in a fresh interpreter that has imported these packages whole."""
    script = (
        "import importlib, pkgutil, sys\n"
        "for name in sys.argv[1:]:\n"
        "    package = importlib.import_module(name)\n"
        "    for found in pkgutil.walk_packages(getattr(package, '__path__', []), name + '.'):\n"
        "        importlib.import_module(found.name)\n"
        "print(*{name.split('.')[0] for name in sys.modules})\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, *modules.split()],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    return set(done.stdout.split())


def test_the_window_loads_no_openvino() -> None:
    window = imported_by("moechat.app moechat.ui moechat.cli moechat.services moechat.hub")
    assert "PySide6" in window
    assert not window & {"openvino", "openvino_genai", "openvino_tokenizers", "numpy"}


def test_the_engine_loads_no_qt() -> None:
    engine = imported_by("moechat.engine")
    assert "openvino" in engine
    assert not engine & {"PySide6", "shiboken6", "huggingface_hub", "sqlite3"}


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="None is immortal from 3.12 on")
def test_a_void_call_of_qt_costs_no_reference_of_none() -> None:
    # PySide6 6.12.0 drops one at every such call and aborts after some five thousand.
    thing = QObject()
    before = sys.getrefcount(None)
    for _ in range(2000):
        thing.setObjectName("x")
    assert abs(sys.getrefcount(None) - before) < 100
