"""The hub's look-alike."""

import os
import shutil
import ssl
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.hub_server.server import FakeHub, running
from tests.support.downloads import tiny_repository

# As the worker sets it before it imports huggingface_hub.
os.environ["HF_HUB_DISABLE_XET"] = "1"


@pytest.fixture
def hub() -> Iterator[FakeHub]:
    with running(tiny_repository()) as hub:
        yield hub


@pytest.fixture(scope="session")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A certificate for 127.0.0.1 that nobody knows; it signs itself."""
    if shutil.which("openssl") is None:
        pytest.skip("openssl is not installed")
    path = tmp_path_factory.mktemp("tls") / "hub.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj",
         "/CN=hub", "-addext", "subjectAltName=IP:127.0.0.1", "-keyout", path,
         "-out", path.with_suffix(".crt")],
        check=True, capture_output=True,
    )  # fmt: skip
    path.write_bytes(path.read_bytes() + path.with_suffix(".crt").read_bytes())
    return path


@pytest.fixture
def secure_hub(certificate: Path) -> Iterator[FakeHub]:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate)
    with running(tiny_repository(), tls=context) as hub:
        yield hub
