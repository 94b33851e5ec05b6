"""How long an IR's XML takes to parse and count: ``python benchmarks/inspect_xml.py [MB]``.

The graph is Qwen3-30B-A3B's layout, repeated under other ids until it is as large as wanted. The
bare parser, without any handler, is the lower bound.
"""

import sys
import time
import tracemalloc
from pathlib import Path
from xml.parsers import expat

sys.path.insert(0, str(Path(__file__).parent.parent))

from moechat.core.expert_weights import take_census
from moechat.core.ir_graph import CHUNK_BYTES, parse_ir
from tests.support.ir_text import qwen3_30b

_ROUNDS = 7


def pieces(xml: bytes) -> list[bytes]:
    return [xml[at : at + CHUNK_BYTES] for at in range(0, len(xml), CHUNK_BYTES)]


def large_xml(megabytes: float) -> bytes:
    # As deep as real files are indented: some 2,000 layers a megabyte.
    one = qwen3_30b().xml().decode().replace("><", ">\n\t\t\t\t\t\t<")
    copies = max(1, round(megabytes * 1e6 / len(one)))
    layers, edges = one.split("<layers>")[1].split("</layers>")
    edges = edges.split("<edges>")[1].split("</edges>")[0]
    parts = []
    for text in (layers, edges):
        for copy in range(copies):
            renamed = text
            for mark in ("layer id", "from-layer", "to-layer"):
                renamed = renamed.replace(f'{mark}="', f'{mark}="{copy}.')
            parts.append(renamed)
    body, links = "".join(parts[:copies]), "".join(parts[copies:])
    return f"<net><layers>{body}</layers><edges>{links}</edges></net>".encode()


def bare(xml: bytes) -> None:
    parser = expat.ParserCreate()
    for piece in pieces(xml):
        parser.Parse(piece, False)
    parser.Parse(b"", True)


def main() -> None:
    xml = large_xml(float(sys.argv[1]) if len(sys.argv) > 1 else 20)
    graph = parse_ir(pieces(xml), "m.xml")
    layers = len(graph.scopes[0].kinds)
    print(f"{len(xml) / 1e6:.1f} MB, {layers:,} layers, {expat.EXPAT_VERSION}")
    for name, work in (
        ("expat alone", lambda: bare(xml)),
        ("parse_ir", lambda: parse_ir(pieces(xml), "m.xml")),
        ("take_census", lambda: take_census(graph, 128)),
    ):
        walls, cpus = [], []
        for _ in range(_ROUNDS):
            wall, cpu = time.perf_counter(), time.process_time()
            work()
            walls.append(time.perf_counter() - wall)
            cpus.append(time.process_time() - cpu)
        median = sorted(walls)[_ROUNDS // 2]
        print(
            f"{name:12} best {min(walls):.3f} s, median {median:.3f} s; CPU best {min(cpus):.3f} s"
        )
    tracemalloc.start()
    parse_ir(pieces(xml), "m.xml")
    print(f"peak memory  {tracemalloc.get_traced_memory()[1] / 1e6:.0f} MB beside the pieces")


if __name__ == "__main__":
    main()
