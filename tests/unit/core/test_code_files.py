"""Names for files with code."""

import pytest

from moechat.core.code_files import file_name


@pytest.mark.parametrize(
    ("language", "code", "name"),
    [
        ("python", "x = 1\n", "code.py"),
        ("C++", "int x;\n", "code.cpp"),
        ("nosuchlanguage", "x", "code.txt"),
        ("", "x", "code.txt"),
        ("Dockerfile", "FROM x", "Dockerfile"),
        ("py", "# tools/run_all.py\nx = 1\n", "run_all.py"),
        ("html", "<!-- index.html -->\n<p>", "index.html"),
        ("js", "// file: app.js\n", "app.js"),
        ("py", "# ../../etc/passwd.py\n", "passwd.py"),
        ("py", "# see version 3.11\n", "code.py"),
        ("py", "# con.py\n", "code.py"),
        ("sh", "#!/bin/sh\n", "code.sh"),
    ],
)
def test_names(language: str, code: str, name: str) -> None:
    assert file_name(language, code) == name
