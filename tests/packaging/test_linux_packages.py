"""The Debian package, and what every Linux package has: the entry in menus, pages, icons."""

import gzip
import os
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from dataclasses import replace
from pathlib import Path

import pytest

if sys.platform != "linux":
    pytest.skip("made and used on Linux", allow_module_level=True)

from tests.packaging.linux_trees import make_tree
from tools.packaging import appimage, deb
from tools.packaging.linux import product
from tools.packaging.linux.elf_needs import Needs, needs_of
from tools.packaging.linux.files import write_share
from tools.packaging.linux.product import Product, read_product

XML_LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"


@pytest.fixture
def facts() -> Product:
    return replace(read_product(), epoch=1_795_000_000)


@pytest.fixture
def package(tmp_path: Path, facts: Product) -> Path:
    if shutil.which("dpkg-deb") is None or shutil.which("objdump") is None:
        pytest.skip("dpkg-deb or objdump is not installed")
    return deb.build(make_tree(tmp_path / "tree"), facts, tmp_path / "dist", level=0)


def field(package: Path, name: str) -> str:
    command = ["dpkg-deb", "--field", package, name]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def test_the_menu_entry_and_the_metadata_agree(tmp_path: Path, facts: Product) -> None:
    write_share(tmp_path, facts)
    entry = (tmp_path / "applications" / "moechat.desktop").read_text("utf-8")
    assert f"\nComment={facts.summary}\n" in entry
    comments = dict(re.findall(r"^Comment\[(\w+)\]=(.+)$", entry, re.MULTILINE))
    assert set(comments) == {"de", "ja", "zh_CN"}
    for key in ("GenericName", "Keywords"):
        assert set(re.findall(rf"^{key}\[(\w+)\]=", entry, re.MULTILINE)) == set(comments)
    # What the window says of itself, by which desktops find its entry and icon.
    code = (product.ROOT / "moechat" / "ui" / "application.py").read_text("utf-8")
    assert f'setDesktopFileName("{product.NAME}")' in code
    assert f"\nStartupWMClass={product.NAME}\n" in entry
    tree = ET.parse(tmp_path / "metainfo" / f"{product.APP_ID}.metainfo.xml").getroot()
    summaries = {found.get(XML_LANGUAGE): found.text for found in tree.findall("summary")}
    assert summaries == {
        None: facts.summary, "de": comments["de"], "ja": comments["ja"], "zh-CN": comments["zh_CN"]
    }  # fmt: skip
    release = tree.find("releases/release")
    assert release is not None
    assert release.get("version") == facts.version
    for tool, file in (
        (["desktop-file-validate"], "applications/moechat.desktop"),
        (["appstreamcli", "validate", "--no-net"], f"metainfo/{product.APP_ID}.metainfo.xml"),
    ):
        if shutil.which(tool[0]):
            done = subprocess.run(
                [*tool, tmp_path / file], capture_output=True, text=True, check=False
            )
            assert done.returncode == 0, done.stdout + done.stderr


def test_releases_and_screenshots_are_told_where_they_are_known(
    facts: Product, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "CHANGELOG.md").write_text(
        "## [Unreleased]\n\n## [0.3.0] - 2027-02-03\n\n## [0.2.0] - 2027-01-02\n", "utf-8"
    )
    monkeypatch.setattr(product, "ROOT", tmp_path)
    released = replace(facts, version="0.3.0", homepage="https://github.com/someone/moechat")
    assert released.releases() == [("0.3.0", "2027-02-03"), ("0.2.0", "2027-01-02")]
    assert replace(facts, version="0.4.0.dev1").releases()[0] == ("0.4.0.dev1", facts.date)
    write_share(tmp_path / "share", released)
    file = tmp_path / "share" / "metainfo" / f"{product.APP_ID}.metainfo.xml"
    image = ET.parse(file).getroot().find("screenshots/screenshot/image")
    assert image is not None
    assert image.text is not None
    assert image.text.startswith("https://raw.githubusercontent.com/someone/moechat/v0.3.0/docs/")


@pytest.mark.parametrize(
    ("python", "debian"),
    [("0.1.0.dev0", "0.1.0~dev0-1"), ("1.0.0rc2", "1.0.0~rc2-1"), ("1.2.3", "1.2.3-1")],
)
def test_what_comes_before_a_release_sorts_before_it(
    python: str, debian: str, facts: Product
) -> None:
    assert replace(facts, version=python).debian_version == debian


def test_the_package_is_what_dpkg_wants(package: Path, facts: Product, tmp_path: Path) -> None:
    assert package.name == f"moechat_{facts.debian_version}_amd64.deb"
    depends = field(package, "Depends").split(", ")
    assert {"ca-certificates", "xkb-data"} < set(depends)
    assert any(re.fullmatch(r"libc6 \(>= 2\.\d+\)", name) for name in depends)
    assert "intel-opencl-icd" in field(package, "Recommends")
    assert "cjk" in field(package, "Recommends")
    listing = subprocess.run(
        ["dpkg-deb", "--contents", package], capture_output=True, text=True, check=True
    ).stdout.splitlines()
    assert all(" root/root " in line for line in listing)
    assert not any(re.search(r" \./(?!usr/)\S+", line) for line in listing)
    root = tmp_path / "root"
    subprocess.run(["dpkg-deb", "--raw-extract", package, root], check=True)
    assert sorted(file.name for file in (root / "DEBIAN").iterdir()) == ["control", "md5sums"]
    subprocess.run(["md5sum", "--quiet", "-c", "DEBIAN/md5sums"], cwd=root, check=True)
    run = subprocess.run([root / "usr/bin/moechat"], capture_output=True, text=True, check=True)
    assert run.stdout == "moechat 0.1.0\n"
    about = root / "usr/share/doc/moechat"
    assert (about / "licenses" / "index.json").is_file()
    assert (
        facts.debian_version
        in gzip.decompress((about / "changelog.Debian.gz").read_bytes()).decode()
    )


def test_two_builds_are_the_same_to_the_bit(package: Path, tmp_path: Path, facts: Product) -> None:
    other = tmp_path / "other"
    shutil.copytree(tmp_path / "tree", other / "tree")
    for file in (other / "tree").rglob("*"):
        os.utime(file)
        file.chmod(file.stat().st_mode & 0o700)  # a strict umask
    old = os.umask(0o077)
    try:
        again = deb.build(other / "tree", facts, other, level=0)
    finally:
        os.umask(old)
    assert again.read_bytes() == package.read_bytes()


def test_what_the_tree_takes_from_the_system_is_read_from_its_files(tmp_path: Path) -> None:
    if shutil.which("objdump") is None:
        pytest.skip("objdump is not installed")
    tree = make_tree(tmp_path / "tree")
    needs = needs_of(tree)
    assert needs.libraries == {"libc.so.6"}
    assert needs.glibc >= (2, 17)
    (tree / "_internal" / "libc.so.6").touch()  # its own
    assert needs_of(tree).libraries == frozenset()


def test_dependencies_are_packages_that_somebody_has_named() -> None:
    needs = Needs(
        frozenset({"libc.so.6", "libstdc++.so.6", "libglib-2.0.so.0", "libgthread-2.0.so.0"}),
        glibc=(2, 35), glibcxx=(3, 4, 29),
    )  # fmt: skip
    assert needs.depends() == [
        "libc6 (>= 2.35)", "libglib2.0-0t64 | libglib2.0-0", "libstdc++6 (>= 11)"
    ]  # fmt: skip
    with pytest.raises(SystemExit, match=r"libnew\.so\.1"):
        replace(needs, libraries=frozenset({"libnew.so.1"})).depends()


def test_the_folder_of_an_appimage_starts(tmp_path: Path, facts: Product) -> None:
    folder = tmp_path / "AppDir"
    appimage.lay_out(make_tree(tmp_path / "tree"), facts, folder)
    run = subprocess.run([folder / "AppRun"], capture_output=True, text=True, check=True)
    assert run.stdout == "moechat 0.1.0\n"
    for name in ("moechat.desktop", "moechat.png", ".DirIcon"):
        assert (folder / name).is_file()
