"""Runs all tests: each folder of tests in a process of its own, a few of them at a time.

    python -m tests.support.run

The tests start engines, windows and servers and watch clocks that are not theirs, so on a busy
machine one of thousands may fail for no fault of the program. The few that fail are therefore run
once more, alone, when all others are done; what passes only then is named at the end.
"""

import json
import os
import queue
import subprocess
import sys
import tempfile
import threading
import time
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
# Those that take longest begin, so that nobody waits for one of them at the end.
SLOWEST_FIRST = (
    "tests/ui", "tests/unit/services", "tests/engine", "tests/cli", "tests/packaging",
    "tests/unit/hub",
)  # fmt: skip
MOST_AT_ONCE = 4
MOST_SECOND_GOES = 5  # more have one cause, and it is not the machine
TESTS_FAILED = 1  # pytest's exit code, as is the next
NO_TESTS = 5


@dataclass
class Part:
    """The test files that lie directly in one folder."""

    folder: str  # relative to the root, with slashes
    cache: Path  # pytest's, of this run alone: which tests failed
    code: int = 0
    seconds: float = 0.0

    def run(self, *more: str) -> str:
        """Run the tests to their end; returns what they printed."""
        files = sorted(str(path) for path in (ROOT / self.folder).glob("test_*.py"))
        began = time.monotonic()
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "-o", f"cache_dir={self.cache}", *more, *files],
            cwd=ROOT, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            env={**os.environ, "COLUMNS": "100", "MOECHAT_FREEZE": "1"},
        )  # fmt: skip
        self.code = done.returncode
        self.seconds += time.monotonic() - began
        return done.stdout.decode("utf-8", "replace")

    def failed(self) -> list[str]:
        """The tests that failed in the last run."""
        file = self.cache / "v" / "cache" / "lastfailed"
        return sorted(json.loads(file.read_text("utf-8"))) if file.is_file() else []


def parts(caches: Path) -> list[Part]:
    """Every folder with test files, the slowest first."""
    found = {path.parent.relative_to(ROOT).as_posix() for path in ROOT.glob("tests/**/test_*.py")}
    order = {folder: number for number, folder in enumerate(SLOWEST_FIRST)}
    ordered = sorted(found, key=lambda folder: (order.get(folder, len(order)), folder))
    return [Part(folder, caches / str(number)) for number, folder in enumerate(ordered)]


def run_side_by_side(todo: list[Part]) -> None:
    """Run all parts; each prints what it has to say when it is done."""
    waiting: queue.SimpleQueue[Part] = queue.SimpleQueue()
    for part in todo:
        waiting.put(part)
    printing = threading.Lock()

    def work() -> None:
        while True:
            try:
                part = waiting.get_nowait()
            except queue.Empty:
                return
            text = part.run()
            with printing:
                print(f"── {part.folder}, {part.seconds:.0f} s\n{text}", flush=True)

    # One more than there are cores: tests wait for engines and clocks much of their time.
    count = min(MOST_AT_ONCE, (os.cpu_count() or 1) + 1)
    threads = [threading.Thread(target=work) for _ in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def main() -> int:
    """Run all; 0 if every test passed, if need be at the second go."""
    with tempfile.TemporaryDirectory() as caches:
        all_parts = parts(Path(caches))
        run_side_by_side(all_parts)
        broken = [part for part in all_parts if part.code not in (0, TESTS_FAILED, NO_TESTS)]
        again = [part for part in all_parts if part.code == TESTS_FAILED]
        named = [test for part in again for test in part.failed()]
        passed_late: list[str] = []
        if not broken and len(named) <= MOST_SECOND_GOES:
            for part in again:
                tests = part.failed()
                print(f"── {part.folder}, once more\n{part.run('--last-failed')}", flush=True)
                if part.code == 0:
                    passed_late += tests
    bad = [part for part in all_parts if part.code not in (0, NO_TESTS)]
    for part in sorted(all_parts, key=lambda part: -part.seconds):
        print(f"{part.seconds:6.0f} s  {part.folder}{'  FAILED' if part in bad else ''}")
    for test in passed_late:
        print(f"passed only at the second go: {test}")
    print("All tests passed." if not bad else f"Failed in {', '.join(p.folder for p in bad)}.")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
