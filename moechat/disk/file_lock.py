"""A lock on an open file that the system frees when its holder dies."""

import sys

if sys.platform == "win32":
    import msvcrt

    def lock_file(descriptor: int) -> None:
        """Lock an open file as long as it is open; raises `OSError`, as for one that is locked."""
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def lock_file(descriptor: int) -> None:
        """Lock an open file as long as it is open; raises `OSError`, as for one that is locked."""
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
