"""A hub as a process: ``python -m tests.hub_server MIB …`` has a repository ``bench/MIB`` for each.

It prints its address and serves until its standard input ends. ``--rate MIB`` is how much each
connection gets in a second, at most.
"""

import argparse
import os
import sys

from tests.hub_server.repository import Repository
from tests.hub_server.rules import Kind, Rule
from tests.hub_server.server import running

_FILES = {"openvino_model.xml": b"<net/>", "config.json": b"{}"}


def main() -> None:
    """Serve."""
    parser = argparse.ArgumentParser(prog="python -m tests.hub_server", description=__doc__)
    parser.add_argument("sizes", type=int, nargs="+", metavar="MIB")
    parser.add_argument("--rate", type=int, metavar="MIB")
    options = parser.parse_args()
    repositories = [
        Repository(f"bench/{size}", _FILES | {"openvino_model.bin": os.urandom(size << 20)})
        for size in options.sizes
    ]
    with running(*repositories) as hub:
        if options.rate is not None:
            hub.faults(Rule(Kind.THROTTLE, "/cdn/", times=None, after=options.rate << 20))
        print(hub.url, flush=True)
        sys.stdin.read()


if __name__ == "__main__":
    main()
