"""How releases are made: the workflows, checksums, notes and the signing hook."""

import base64
import importlib.util
import itertools
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import yaml

from tools import package
from tools.packaging import release, sign

ROOT = Path(__file__).resolve().parent.parent
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
CALL = re.compile(r"tools[/\\](\w+)\.py\s+([\w-]+)(?:[ ]+([\w-]+))?")


def load(path: Path) -> dict[Any, Any]:
    workflow = yaml.safe_load(path.read_text("utf-8"))
    assert isinstance(workflow, dict)
    return workflow


def steps_of(workflow: dict[Any, Any]) -> Iterator[dict[str, Any]]:
    for job in workflow["jobs"].values():
        yield from job["steps"]


def artifacts(job: dict[str, Any], way: str) -> dict[str, str]:
    """What a job uploads or downloads: the paths by the names."""
    return {
        step["with"]["name"]: str(step["with"].get("path", ""))
        for step in job["steps"]
        if step.get("uses", "").startswith(f"actions/{way}-artifact@")
    }


def needed(jobs: dict[str, Any], name: str) -> set[str]:
    """The jobs that have succeeded before this one starts."""
    needs = jobs[name].get("needs", [])
    direct = {needs} if isinstance(needs, str) else set(needs)
    return direct.union(*(needed(jobs, each) for each in direct))


def dev_script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("dev", ROOT / "tools" / "dev.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_workflows_may_do_little(path: Path) -> None:
    workflow = load(path)
    assert workflow["permissions"] in ({}, {"contents": "read"})
    assert "group" in workflow["concurrency"]
    for name, job in workflow["jobs"].items():
        granted = job.get("permissions", workflow["permissions"])
        writes = {scope for scope, access in granted.items() if access != "read"}
        expected = {"contents", "id-token", "attestations"} if name == "release" else set()
        assert writes == expected, name
        assert job["timeout-minutes"] <= 60
    for step in steps_of(workflow):
        # What somebody can choose, such as the name of a branch, never becomes part of a script.
        assert "${{" not in step.get("run", ""), step
        uses = step.get("uses", "actions/none@v1")
        pinned = r"(actions/[\w-]+@v\d+|[\w./-]+@[0-9a-f]{40})"  # others by a commit's full id
        assert re.fullmatch(pinned, uses), uses
        if uses.startswith("actions/checkout@"):
            assert step["with"]["persist-credentials"] is False


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_workflows_call_what_there_is(path: Path) -> None:
    commands, known = dev_script().COMMANDS, package.steps()
    called = set()
    for step in steps_of(load(path)):
        for script, command, rest in CALL.findall(step.get("run", "")):
            called.add((script, command))
            assert (ROOT / "tools" / f"{script}.py").is_file()
            assert command in (commands if script == "dev" else known), command
            if command == "release":
                assert f"    {rest} " in str(release.__doc__), rest
    assert called


def test_the_program_arrives_whole_where_the_set_up_is_made(tmp_path: Path) -> None:
    jobs = load(ROOT / ".github" / "workflows" / "release.yml")["jobs"]
    files = {
        Path("dist", "moechat", name): name.encode()
        for name in ("moechat.exe", "_internal/.hidden", "_internal/ünï 日本.dll")
    }
    for path, content in files.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_bytes(content)
    for job in ("windows-freeze", "windows-setup"):
        runs = "\n".join(step.get("run", "") for step in jobs[job]["steps"])
        (call,) = re.findall(r"python (-m tarfile .*)", runs)
        subprocess.run([sys.executable, *call.split()], cwd=tmp_path, check=True)
        if job == "windows-freeze":
            assert artifacts(jobs[job], "upload") == {"windows-frozen": "frozen.tar"}
            shutil.rmtree(tmp_path / "dist")
    assert {path: (tmp_path / path).read_bytes() for path in files} == files


def test_the_release_has_every_package() -> None:
    workflow = load(ROOT / ".github" / "workflows" / "release.yml")
    jobs = workflow["jobs"]
    kept = {name: path for job in jobs.values() for name, path in artifacts(job, "upload").items()}
    packages = set(artifacts(jobs["release"], "download"))
    assert packages == set(jobs["release"]["needs"])
    for suffix in (".deb", ".run", ".AppImage", "-Setup.exe"):
        assert any(suffix in kept[name] for name in packages), suffix
    # Each is tried by the job of its name, after the tests; secrets are where programs are signed.
    for name in packages:
        assert "test" in needed(jobs, name)
        assert name in {**artifacts(jobs[name], "upload"), **artifacts(jobs[name], "download")}
        runs = [step.get("run", "") for step in jobs[name]["steps"]]
        assert any("--self-test" in run and re.search("uninstall|purge", run) for run in runs)
    with_secrets = {
        name: job["environment"] for name, job in jobs.items() if "secrets." in str(job)
    }
    assert with_secrets == {"windows-setup": "signing"}
    assert workflow["env"]["MOECHAT_REPOSITORY"].endswith("${{ github.repository }}")


def test_artifacts_come_from_jobs_that_have_ended() -> None:
    for path in WORKFLOWS:
        jobs = load(path)["jobs"]
        for name, job in jobs.items():
            there: set[str] = set()
            for earlier in needed(jobs, name):
                there |= set(artifacts(jobs[earlier], "upload"))
            assert set(artifacts(job, "download")) <= there, name


CHANGELOG = """# Changelog

## [Unreleased]

- Not yet.

## [1.2.0] - 2026-12-01

- New.

## [1.1.0] - 2026-11-01

- Old.
"""


def test_tag_and_notes() -> None:
    release.check_tag("v1.2.0", "1.2.0", CHANGELOG)
    for tag, version in (("v1.2.1", "1.2.0"), ("1.2.0", "1.2.0"), ("v1.3.0", "1.3.0")):
        with pytest.raises(release.ReleaseError):
            release.check_tag(tag, version, CHANGELOG)
    assert release.notes("1.2.0", CHANGELOG) == "- New."
    assert release.notes("1.3.0", CHANGELOG) == "- Not yet."


def test_prereleases(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    told = {}
    for version in ("1.0.0", "1.0.0rc1", "0.1.0.dev0", "1.0.post1"):
        monkeypatch.setattr(release, "version", lambda version=version: version)
        assert release.main(["is-prerelease"]) == 0
        told[version] = capsys.readouterr().out.strip()
    assert told == {
        "1.0.0": "false",
        "1.0.0rc1": "true",
        "0.1.0.dev0": "true",
        "1.0.post1": "false",
    }


def test_checksums(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert release.main(["checksums", str(tmp_path)]) == 1  # of nothing
    (tmp_path / "b.deb").write_bytes(b"abc")
    (tmp_path / "a.run").write_bytes(b"")
    for _ in range(2):
        assert release.main(["checksums", str(tmp_path)]) == 0
    lines = (tmp_path / "SHA256SUMS").read_bytes().decode().splitlines()
    assert [line.split("  ")[1] for line in lines] == ["a.run", "b.deb"]
    assert lines[1].startswith("ba7816bf8f01cfea414140de5dae2223")
    assert release.main(["verify", str(tmp_path)]) == 0
    (tmp_path / "b.deb").write_bytes(b"abd")
    assert release.main(["verify", str(tmp_path)]) == 1
    assert "b.deb" in capsys.readouterr().err


# ── signing ──────────────────────────────────────────────────────────────────


def test_without_a_certificate_nothing_is_signed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for value in (None, ""):
        if value is None:
            monkeypatch.delenv(sign.PFX, raising=False)
        else:  # as a workflow has a secret that is not set
            monkeypatch.setenv(sign.PFX, value)
        file = tmp_path / "moechat.exe"
        file.write_bytes(b"MZ")
        assert sign.main([str(file)]) == 0
        assert file.read_bytes() == b"MZ"
        assert "not signed" in capsys.readouterr().out


@pytest.mark.parametrize("platform", ["win32", "linux"])
def test_each_file_is_signed(tmp_path: Path, platform: str) -> None:
    file = tmp_path / "moechat-Setup.exe"
    file.write_bytes(b"MZ")
    seen: list[str] = []

    def run(command: Sequence[str]) -> int:
        options = dict(itertools.pairwise(command))
        certificate = Path(options["/f" if platform == "win32" else "-pkcs12"])
        assert certificate.read_bytes() == b"pfx"
        if platform == "linux":
            assert Path(options["-readpass"]).read_bytes() == b"pw"
            if sys.platform != "win32":
                assert certificate.stat().st_mode & 0o077 == 0
            assert "pw" not in command  # others may see command lines
            Path(options["-out"]).write_bytes(Path(options["-in"]).read_bytes() + b" signed")
        seen.append(str(certificate))
        return 0

    secrets = {sign.PFX: base64.b64encode(b"pfx").decode(), sign.PASSWORD: "pw"}
    assert sign.sign([file], secrets, platform=platform, run=run) == 0
    assert len(seen) == 1
    assert not Path(seen[0]).exists()
    assert file.read_bytes() == (b"MZ signed" if platform == "linux" else b"MZ")
    assert sign.sign([file, file], secrets, platform=platform, run=lambda _: 3) == 3
