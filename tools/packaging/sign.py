"""Sign programs for Windows: ``python tools/package.py sign FILE…``; nothing without a certificate.

The environment brings the certificate: MOECHAT_SIGN_PFX is a PKCS #12 file in base64 and
MOECHAT_SIGN_PASSWORD its password; MOECHAT_SIGN_TIMESTAMP is another RFC 3161 server than the
usual one. signtool of the Windows SDK does the work, elsewhere osslsigncode.
"""

import base64
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

PFX, PASSWORD = "MOECHAT_SIGN_PFX", "MOECHAT_SIGN_PASSWORD"
TIMESTAMP = "MOECHAT_SIGN_TIMESTAMP"
_USUAL_TIMESTAMP = "http://timestamp.digicert.com"
_KITS = Path(r"C:\Program Files (x86)\Windows Kits\10\bin")
_PROJECT = "moechat"

Run = Callable[[Sequence[str]], int]


def main(arguments: Sequence[str]) -> int:
    """Sign the files, or say that they stay as they are."""
    if not os.environ.get(PFX):
        print(f"not signed, as {PFX} is not set: {', '.join(arguments)}", flush=True)
        return 0
    return sign([Path(file) for file in arguments], os.environ)


def sign(
    files: Sequence[Path],
    environment: Mapping[str, str],
    *,
    platform: str = sys.platform,
    run: Run | None = None,
) -> int:
    """Sign each file in its place; the first exit code that is not 0, else 0."""
    run = run or _run
    server = environment.get(TIMESTAMP) or _USUAL_TIMESTAMP
    with tempfile.TemporaryDirectory(prefix="moechat-sign-") as folder:
        certificate, word = Path(folder, "certificate.pfx"), Path(folder, "password")
        for file, content in (
            (certificate, base64.b64decode(environment[PFX])),
            (word, environment.get(PASSWORD, "").encode()),
        ):
            file.touch(mode=0o600)
            file.write_bytes(content)
        for file in files:
            if platform == "win32":
                command = [
                    _signtool(), "sign", "/fd", "SHA256", "/td", "SHA256", "/tr", server,
                    "/f", str(certificate), "/p", environment.get(PASSWORD, ""), "/d", _PROJECT,
                    str(file),
                ]  # fmt: skip
                code = run(command)
            else:
                signed = Path(folder, file.name)
                command = [
                    "osslsigncode", "sign", "-pkcs12", str(certificate), "-readpass", str(word),
                    "-h", "sha256", "-ts", server, "-n", _PROJECT,
                    "-in", str(file), "-out", str(signed),
                ]  # fmt: skip
                code = run(command)
                if code == 0:
                    shutil.copyfile(signed, file)
            if code:
                print(f"{file} could not be signed", file=sys.stderr)
                return code
    return 0


def _signtool() -> str:
    """In the path, else the newest of the Windows SDK."""
    kits = sorted(_KITS.glob("10.*/x64/signtool.exe"))
    return shutil.which("signtool") or (str(kits[-1]) if kits else "signtool")


def _run(command: Sequence[str]) -> int:
    return subprocess.run(command, check=False).returncode
