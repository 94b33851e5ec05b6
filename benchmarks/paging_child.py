"""An engine's pipeline in a child process whose memory can be locked, advised and looked at.

Run as a child: ``python -m benchmarks.paging_child MODEL_DIR``. A request is one line of JSON with
``do``; the answer is another. Decoding is timed step by step, which the engine's own messages,
sent thirty times a second, do not allow.
"""

import ctypes
import json
import mmap
import os
import resource
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import openvino as ov

from moechat.core.conversation import Role
from moechat.core.kv_cache import KvPrecision
from moechat.engine.devices import Devices
from moechat.engine.pipeline import LoadedModel, Loader
from moechat.engine.preflight import inspect_folder
from moechat.protocol.messages import ChatMessage, Load

_CONTEXT_TOKENS = 2048
_LARGE = 64 * 1024  # mappings below that are stacks and small change
_PAGE = mmap.PAGESIZE
_ON_FAULT = 1  # flag of mlock2
_PRESENT, _SWAPPED = 1 << 63, 1 << 62  # bits of an entry of /proc/self/pagemap
# Numbers of madvise that Python's mmap does not name everywhere.
_ADVICE = {"willneed": 3, "hugepage": 14, "nohugepage": 15, "pageout": 21, "populate": 22,
           "collapse": 25}  # fmt: skip

_libc = ctypes.CDLL(None, use_errno=True)


class Child:
    """The model, and what is done to its memory."""

    def __init__(self, model_dir: Path) -> None:
        request = Load(
            id=1,
            model_dir=str(model_dir),
            context_tokens=_CONTEXT_TOKENS,
            kv_precision=KvPrecision.U8,
        )
        self._model: LoadedModel = Loader(Devices(ov.Core())).load(
            inspect_folder(model_dir), request, building=lambda _: None, warming_up=lambda: None
        )

    def generate(self, prompt: str, tokens: int) -> dict[str, Any]:
        """One greedy answer: seconds of each step, and what the system counted meanwhile."""
        model = self._model
        text = model.tokenizer.render([ChatMessage(Role.USER, prompt)])
        ids = model.tokenizer.encode(text)
        config = model.pipeline.get_config()
        config.max_new_tokens = tokens
        config.ignore_eos = True
        config.do_sample = False
        before = counters()
        began = time.perf_counter()
        handle = model.add_request(ids, text, config)
        steps = []
        while model.pipeline.has_non_finished_requests():
            step = time.perf_counter()
            model.pipeline.step()
            steps.append(time.perf_counter() - step)
        seconds = time.perf_counter() - began
        del handle
        after = counters()
        return {
            "first_s": steps[0],  # the prompt fits into one chunk
            "steps_s": steps[1:],
            "seconds": seconds,
            **{name: after[name] - before[name] for name in before},
        }

    def lock(self, budget: int | None, *, largest_first: bool = False) -> dict[str, Any]:
        """Lock private mappings, or as many as fit into ``budget`` bytes."""
        began = time.perf_counter()
        locked, error = 0, 0
        for start, size in private_mappings(by_size=largest_first):
            take = size if budget is None else min(size, budget - locked) // _PAGE * _PAGE
            if take <= 0:
                break
            if _lock(start, take):
                error = ctypes.get_errno()
                break
            locked += take
        return {"locked": locked, "errno": error, "seconds": time.perf_counter() - began}

    def lock_ranges(self, ranges: list[tuple[int, int]]) -> dict[str, Any]:
        """Lock what `used` found."""
        began = time.perf_counter()
        locked = error = 0
        for start, size in ranges:
            if _lock(start, size):
                error = ctypes.get_errno()
            else:
                locked += size
        return {"locked": locked, "errno": error, "seconds": time.perf_counter() - began}

    def unlock(self) -> dict[str, Any]:
        """Let go of everything."""
        return {"errno": ctypes.get_errno() if _libc.munlockall() else 0}

    def advise(self, how: str) -> dict[str, Any]:
        """Give one advice on all private mappings."""
        began = time.perf_counter()
        errors: dict[int, int] = {}
        for start, size in private_mappings():
            if _libc.madvise(ctypes.c_void_p(start), ctypes.c_size_t(size), _ADVICE[how]):
                number = ctypes.get_errno()
                errors[number] = errors.get(number, 0) + 1
        return {"errors": errors, "seconds": time.perf_counter() - began}

    def used(self, prompt: str, tokens: int) -> dict[str, Any]:
        """Find what every decoded token needs and what any of ``tokens`` needs; bytes.

        All is put out of memory before each; what is there afterwards was used. Needs swap.
        """
        model = self._model
        text = model.tokenizer.render([ChatMessage(Role.USER, prompt)])
        config = model.pipeline.get_config()
        config.max_new_tokens = tokens + 1
        config.ignore_eos = True
        handle = model.add_request(model.tokenizer.encode(text), text, config)
        model.pipeline.step()
        always: set[int] | None = None
        ever: set[int] = set()
        while model.pipeline.has_non_finished_requests():
            self.advise("pageout")
            model.pipeline.step()
            present = set(present_pages())
            always = present if always is None else always & present
            ever |= present
        del handle
        return {
            "always": len(always or ()) * _PAGE,
            "ever": len(ever) * _PAGE,
            "ranges": merged(sorted(always or ())),
        }


def _lock(start: int, size: int) -> int:
    # What is reserved and not in use is locked when it is, so that locking takes no memory.
    return _libc.mlock2(ctypes.c_void_p(start), ctypes.c_size_t(size), _ON_FAULT)


def private_mappings(*, by_size: bool = False) -> list[tuple[int, int]]:
    """Start and size of anonymous, writable, private mappings that are not small."""
    found = []
    for line in Path("/proc/self/maps").read_text("ascii", "replace").splitlines():
        span, rights, _, _, inode, *name = line.split(None, 5)
        if rights != "rw-p" or inode != "0" or (name and name[0] != "[heap]"):
            continue
        start, end = (int(part, 16) for part in span.split("-"))
        if end - start >= _LARGE:
            found.append((start, end - start))
    return sorted(found, key=lambda each: -each[1]) if by_size else found


def present_pages() -> Iterator[int]:
    """Addresses of the private pages that are in memory."""
    with Path("/proc/self/pagemap").open("rb", buffering=0) as pagemap:
        for start, size in private_mappings():
            pagemap.seek(start // _PAGE * 8)
            entries = memoryview(pagemap.read(size // _PAGE * 8)).cast("Q")
            for number, entry in enumerate(entries):
                if entry & _PRESENT:
                    yield start + number * _PAGE


def merged(pages: list[int]) -> list[tuple[int, int]]:
    """Neighbouring pages as ranges of start and size."""
    ranges: list[tuple[int, int]] = []
    for page in pages:
        if ranges and sum(ranges[-1]) == page:
            ranges[-1] = (ranges[-1][0], ranges[-1][1] + _PAGE)
        else:
            ranges.append((page, _PAGE))
    return ranges


def counters() -> dict[str, int]:
    """Faults of this process that waited for a drive, and pages the machine swapped."""
    vmstat = dict(line.split() for line in Path("/proc/vmstat").read_text("ascii").splitlines())
    return {
        "major_faults": resource.getrusage(resource.RUSAGE_SELF).ru_majflt,
        "swapped_in": int(vmstat["pswpin"]) * _PAGE,
        "swapped_out": int(vmstat["pswpout"]) * _PAGE,
    }


def memory() -> dict[str, int]:
    """Bytes of this process: private in memory, mapped, swapped, locked."""
    lines = Path("/proc/self/status").read_text("ascii").splitlines()
    values = dict(line.split(":", 1) for line in lines)
    names = {"private": "RssAnon", "mapped": "RssFile", "swapped": "VmSwap", "locked": "VmLck"}
    return {key: int(values[name].split()[0]) * 1024 for key, name in names.items()}


def main() -> None:
    """Answer requests until stdin ends."""
    child = Child(Path(sys.argv[1]))
    print(json.dumps({"pid": os.getpid(), **memory()}), flush=True)
    for line in sys.stdin:
        request = json.loads(line)
        match request.pop("do"):
            case "memory":
                answer: dict[str, Any] = memory()
            case name:
                answer = getattr(child, name)(**request)
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
