import msgspec
import pytest

from moechat.core.memory_lock import LockLack, MemoryLock
from moechat.services.memory_lock_texts import lock_text
from moechat.services.texts import format_bytes

MIB = 1024**2


@pytest.mark.parametrize("platform", ["linux", "win32"])
@pytest.mark.parametrize("lack", LockLack)
def test_each_lack_has_sentences_of_its_own(lack: LockLack, platform: str) -> None:
    lock = MemoryLock(locked_bytes=8 * MIB, wanted_bytes=900 * MIB, lack=lack, limit_bytes=9 * MIB)
    text = lock_text(lock, platform)
    assert format_bytes(8 * MIB) in text
    assert (format_bytes(900 * MIB) in text) == (lack is not LockLack.NONE)
    assert (format_bytes(9 * MIB) in text) == (lack is LockLack.LIMIT and platform == "linux")
    assert ("memlock unlimited" in text) == (lack is LockLack.LIMIT and platform == "linux")
    others = {lock_text(msgspec.structs.replace(lock, lack=other), platform) for other in LockLack}
    assert len(others) == len(LockLack)


def test_where_the_system_tells_no_addresses_nothing_is_claimed() -> None:
    text = lock_text(MemoryLock(locked_bytes=0, wanted_bytes=0))
    assert text.startswith("Nothing is locked")
