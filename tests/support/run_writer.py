"""A program that keeps runs until it is killed, or so many.

``python -m tests.support.run_writer DATABASE NAME [COUNT]``: says ``kept N`` after every run.
"""

import itertools
import sys
from pathlib import Path

from moechat.store.store import Store
from tests.support.run_cases import run


def main() -> None:
    """Write until the end comes."""
    store = Store.open(Path(sys.argv[1]))
    for number in range(int(sys.argv[3])) if len(sys.argv) > 3 else itertools.count():
        store.runs.add(run(at=float(number), model=sys.argv[2]))
        print(f"kept {number}", flush=True)
    store.close()


if __name__ == "__main__":
    main()
