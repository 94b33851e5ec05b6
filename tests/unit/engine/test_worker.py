"""The worker's thread, where its job cannot go on."""

import subprocess
import sys
import textwrap

from moechat.core.faults import FaultCode
from moechat.protocol.framing import event_decoder
from moechat.protocol.messages import Failed

_SCRIPT = """
    import sys, time
    from moechat.core.faults import Fault, FaultCode, UserError
    from moechat.engine.worker import Worker
    from moechat.protocol.messages import Unload
    from moechat.protocol.wire import EventWriter

    class Pipeline:
        def __del__(self):
            sys.stderr.write("freed")
            sys.stderr.flush()

    class Session:
        def perform(self, job):
            pipeline = Pipeline()
            try:
                raise RuntimeError("CL_OUT_OF_RESOURCES")
            except RuntimeError as error:
                fault = Fault(FaultCode.GPU_LOST, {"device": "GPU"}, fatal=bool(FATAL))
                raise UserError.from_fault(fault) from error

    worker = Worker(EventWriter(1))
    worker.start(Session)
    worker.submit(Unload(id=3))
    time.sleep(60 if FATAL else 3)
"""


def _perform(*, fatal: bool) -> subprocess.CompletedProcess[bytes]:
    script = textwrap.dedent(_SCRIPT).replace("FATAL", str(int(fatal)))
    return subprocess.run([sys.executable, "-c", script], capture_output=True, check=False)


def test_a_fatal_fault_is_told_and_ends_the_process_with_nothing_freed() -> None:
    done = _perform(fatal=True)
    (line,) = done.stdout.splitlines()
    event = event_decoder.decode(line)
    assert isinstance(event, Failed)
    assert event.id == 3
    assert event.fault.code is FaultCode.GPU_LOST
    assert event.fault.fatal
    assert done.returncode == 0
    assert b"freed" not in done.stderr


def test_another_fault_frees_what_failed() -> None:
    assert b"freed" in _perform(fatal=False).stderr
