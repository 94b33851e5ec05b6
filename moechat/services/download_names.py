"""Which names a download can have."""

import re
from pathlib import Path

from moechat.core.faults import Fault, FaultCode
from moechat.core.sanitise import without_surrogates

_REPO = re.compile(r"[\w.-]+/[\w.-]+")


def name_fault(repo: str, revision: str, folder: Path | None) -> Fault | None:
    """Why there can be no download with these names; None where there can."""
    if not _REPO.fullmatch(repo) or ".." in repo:
        return Fault(FaultCode.REPO_MISSING, {"repo": without_surrogates(repo[:200])})
    if revision != without_surrogates(revision):
        asked = without_surrogates(revision)
        return Fault(FaultCode.REVISION_MISSING, {"repo": repo, "revision": asked})
    # Linux takes any bytes for a name; the worker, and the runtime later, take text.
    if folder is not None and str(folder) != without_surrogates(str(folder)):
        return Fault(FaultCode.DOWNLOAD_FOLDER_NAME, {"path": without_surrogates(str(folder))})
    return None
