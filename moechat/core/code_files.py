"""How a file with code from an answer is called."""

import re
from typing import Final

_SUFFIXES: Final = {
    "asm": ".asm", "awk": ".awk", "bash": ".sh", "bat": ".bat", "batch": ".bat", "c": ".c",
    "c#": ".cs", "c++": ".cpp", "clojure": ".clj", "cmake": ".cmake", "cpp": ".cpp", "cs": ".cs",
    "csharp": ".cs", "css": ".css", "csv": ".csv", "cuda": ".cu", "dart": ".dart",
    "diff": ".diff", "elixir": ".ex", "erlang": ".erl", "fortran": ".f90", "fsharp": ".fs",
    "glsl": ".glsl", "go": ".go", "golang": ".go", "graphql": ".graphql", "groovy": ".groovy",
    "haskell": ".hs", "hs": ".hs", "html": ".html", "ini": ".ini", "java": ".java",
    "javascript": ".js", "js": ".js", "json": ".json", "jsonc": ".json", "jsx": ".jsx",
    "julia": ".jl", "kotlin": ".kt", "kt": ".kt", "latex": ".tex", "less": ".less",
    "lisp": ".lisp", "lua": ".lua", "markdown": ".md", "matlab": ".m", "md": ".md",
    "mermaid": ".mmd", "nim": ".nim", "nix": ".nix", "objective-c": ".m", "ocaml": ".ml",
    "opencl": ".cl", "pascal": ".pas", "perl": ".pl", "php": ".php", "pl": ".pl",
    "powershell": ".ps1", "proto": ".proto", "protobuf": ".proto", "ps1": ".ps1", "py": ".py",
    "python": ".py", "python3": ".py", "r": ".r", "rb": ".rb", "rs": ".rs", "ruby": ".rb",
    "rust": ".rs", "sass": ".sass", "scala": ".scala", "scss": ".scss", "sh": ".sh",
    "shell": ".sh", "sql": ".sql", "svelte": ".svelte", "svg": ".svg", "swift": ".swift",
    "tex": ".tex", "toml": ".toml", "ts": ".ts", "tsx": ".tsx", "typescript": ".ts",
    "vb": ".vb", "verilog": ".v", "vhdl": ".vhd", "vue": ".vue", "xml": ".xml", "yaml": ".yaml",
    "yml": ".yaml", "zig": ".zig", "zsh": ".sh",
}  # fmt: skip
_WHOLE_NAMES: Final = {"dockerfile": "Dockerfile", "make": "Makefile", "makefile": "Makefile"}
# A first line such as `# tools/run.py` or `<!-- index.html -->`.
_NAMED = re.compile(
    r"\s*(?:#|//|--|;|/\*|<!--)\s*(?:file(?:name)?:\s*)?([\w./-]{1,120}\.\w{1,8})\b"
)
_RESERVED = re.compile(r"(?i:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)")


def file_suffix(language: str) -> str:
    """With its dot; ``.txt`` for what is not known."""
    return _SUFFIXES.get(language.lower(), ".txt")


def file_name(language: str, code: str) -> str:
    """A name to suggest: the one that the first line tells, else one after the language."""
    whole = _WHOLE_NAMES.get(language.lower())
    if whole is not None:
        return whole
    named = _NAMED.match(code.split("\n", 1)[0])
    if named is not None:
        name = named[1].rpartition("/")[2]
        if name[0] not in ".-" and not _RESERVED.match(name):
            return name
    return f"code{file_suffix(language)}"
