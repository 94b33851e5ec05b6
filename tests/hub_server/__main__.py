"""A hub as a process: ``python -m tests.hub_server MIB …`` has a repository ``bench/MIB`` for each.

It prints its address and serves until its standard input ends.
"""

import os
import sys

from tests.hub_server.repository import Repository
from tests.hub_server.server import running

_FILES = {"openvino_model.xml": b"<net/>", "config.json": b"{}"}


def main() -> None:
    """Serve."""
    sizes = [int(text) for text in sys.argv[1:]]
    repositories = [
        Repository(f"bench/{size}", _FILES | {"openvino_model.bin": os.urandom(size << 20)})
        for size in sizes
    ]
    with running(*repositories) as hub:
        print(hub.url, flush=True)
        sys.stdin.read()


if __name__ == "__main__":
    main()
