"""``moechat chats`` as a person calls it."""

import json
import subprocess
import sys
from pathlib import Path

from pypdf import PdfReader

from tests.support.chat_files import save, simple_chatgpt


def moechat(*arguments: object) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "moechat", "chats", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)


def test_in_and_out(tmp_path: Path) -> None:
    chats = [simple_chatgpt(), simple_chatgpt(conversation_id="2", title="Other")]
    done = moechat("import", save(tmp_path / "in.json", chats))
    assert (done.returncode, done.stdout) == (0, "2 chats imported from ChatGPT.\n")
    target = tmp_path / "out.json"
    done = moechat("export", target)
    assert (done.returncode, done.stdout) == (0, f"2 chats saved as {target}.\n")
    assert len(json.loads(target.read_bytes())["chats"]) == 2
    done = moechat("export", tmp_path / "one.md", "--title", "other")
    assert done.stdout.startswith("1 chat saved")
    done = moechat("import", target)
    assert "2 chats left out" in done.stdout
    done = moechat("import", "--copies", target)
    assert done.stdout == "2 chats imported from moechat.\n"
    broken = tmp_path / "broken.json"
    broken.write_text("[{", "utf-8")
    done = moechat("import", broken)
    assert (done.returncode, done.stdout) == (1, "")
    assert "Nothing was imported." in done.stderr
    done = moechat("export", tmp_path / "a.pdf")
    assert done.stdout.startswith("4 chats saved"), done.stderr
    assert "Other" in "".join(page.extract_text() for page in PdfReader(tmp_path / "a.pdf").pages)
    done = moechat("export", tmp_path / "a.doc")
    assert (done.returncode, done.stdout) == (2, "")
    assert ".md, .html, .json or .pdf" in done.stderr
