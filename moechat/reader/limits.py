"""How much a document may ask for."""

import sys

MOST_FILE_BYTES = 100_000_000
MOST_CHARACTERS = 4_000_000  # of text: some 1,500 pages
MOST_XML_BYTES = 100_000_000  # of one part of an archive, unpacked
_MEMORY_BYTES = 2 << 30
_CPU_SECONDS = 180


def confine() -> None:
    """Have the system end this process where a document asks for too much of it.

    Windows limits it by the job that the process is in.
    """
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 - there is none on Windows

        for what, most in (
            (resource.RLIMIT_AS, _MEMORY_BYTES),
            (resource.RLIMIT_CPU, _CPU_SECONDS),
            (resource.RLIMIT_FSIZE, 0),  # nothing is written here
        ):
            _, hard = resource.getrlimit(what)
            least = most if hard == resource.RLIM_INFINITY else min(most, hard)
            resource.setrlimit(what, (least, hard))
