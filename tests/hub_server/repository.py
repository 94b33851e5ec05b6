"""A model repository in memory, as the hub describes it."""

import hashlib
from dataclasses import dataclass, field
from functools import cached_property


@dataclass(frozen=True)
class StoredFile:
    """One file; ``large`` ones are in LFS: named by SHA-256 and served by another host."""

    data: bytes
    large: bool

    @cached_property
    def sha256(self) -> str:
        return hashlib.sha256(self.data).hexdigest()

    @cached_property
    def blob(self) -> str:
        """Git's name of what is in git: the content, or the pointer to it."""
        return _git_sha1(self._pointer if self.large else self.data)

    @cached_property
    def _pointer(self) -> bytes:
        lines = ("version https://git-lfs.github.com/spec/v1", f"oid sha256:{self.sha256}")
        return "\n".join([*lines, f"size {len(self.data)}", ""]).encode()

    @property
    def oid(self) -> str:
        return self.sha256 if self.large else self.blob

    def listed(self, path: str) -> dict[str, object]:
        entry: dict[str, object] = {
            "type": "file", "oid": self.blob, "size": len(self.data), "path": path,
        }  # fmt: skip
        if self.large:
            pointer = len(self._pointer)
            entry["lfs"] = {"oid": self.sha256, "size": len(self.data), "pointerSize": pointer}
        return entry


@dataclass
class Repository:
    """One commit of a repository. Names ending in .bin are large, as on the hub."""

    id: str
    contents: dict[str, bytes]
    gated: bool = False
    private: bool = False
    tags: tuple[str, ...] = ("openvino", "license:apache-2.0")
    downloads: int = 1
    card: dict[str, object] = field(default_factory=dict)  # goes before what every card has
    files: dict[str, StoredFile] = field(init=False)

    def __post_init__(self) -> None:
        self.files = {
            path: StoredFile(data, large=path.endswith((".bin", ".safetensors")))
            for path, data in self.contents.items()
        }

    @property
    def commit(self) -> str:
        named = "".join(f"{path} {file.oid}\n" for path, file in self.files.items())
        return hashlib.sha1(named.encode("utf-8", "surrogatepass")).hexdigest()

    def info(self) -> dict[str, object]:
        return {
            "_id": "0" * 24,
            "id": self.id,
            "modelId": self.id,
            "sha": self.commit,
            "private": self.private,
            "gated": "manual" if self.gated else False,
            "tags": list(self.tags),
            "downloads": self.downloads,
            "likes": 3,
            "lastModified": "2026-11-01T10:00:00.000Z",
            "cardData": {
                "license": "apache-2.0",
                "license_link": "https://example.org/licence",
                "language": ["en", "de"],
            }
            | self.card,
            "siblings": [{"rfilename": path} for path in list(self.files)[:100]],
        }


def _git_sha1(data: bytes) -> str:
    return hashlib.sha1(b"blob %d\0" % len(data) + data).hexdigest()
