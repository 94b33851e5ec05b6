"""What a hub says of a repository, through ``huggingface_hub``; the bytes go another way."""

import itertools
import re
from http import HTTPStatus
from itertools import islice
from typing import TYPE_CHECKING

from moechat.core.download_plan import MAX_FILES, RemoteFile
from moechat.core.faults import FaultCode, UserError
from moechat.hub.dialer import Origin
from moechat.hub.http_client import HttpClient
from moechat.hub.trouble import TransientError, check_passing, refusal
from moechat.protocol.download_messages import Hub

if TYPE_CHECKING:
    import httpx2
    from huggingface_hub import HfApi

_MOST_BYTES = 64 << 20  # of one answer
_MOST_REQUESTS = 500  # for one listing: a hub can name a next page for ever
_COMMIT = re.compile(r"[0-9a-f]{40,64}")
_ABOUT_US = "/api/agent-harnesses"
_TIMEOUT_S = 30.0  # our client has its own; this only keeps the library from having none


def list_files(
    hub: Hub, http: HttpClient, repo: str, revision: str
) -> tuple[str, list[RemoteFile]]:
    """The commit that ``revision`` is now, and all files of ``repo`` in it.

    At most one more than `MAX_FILES`. Raises `TransientError`, `StopRequested` and `UserError`:
    REPO_GATED, REPO_MISSING, REVISION_MISSING, TOKEN_REFUSED.
    """
    from huggingface_hub import RepoFile  # noqa: PLC0415  # takes half a second
    from huggingface_hub.errors import HfHubHTTPError, HFValidationError  # noqa: PLC0415

    try:
        host = Origin.of(hub.endpoint).host
    except ValueError as error:
        raise UserError(FaultCode.HUB_BROKEN, host=hub.endpoint[:60]) from error
    api = _api(hub, http)
    try:
        commit = api.model_info(repo, revision=revision, timeout=_TIMEOUT_S).sha
        if not commit or not _COMMIT.fullmatch(commit):
            raise TransientError(FaultCode.HUB_BROKEN, host=host, detail=f"commit {commit!r}")
        entries = api.list_repo_tree(repo, revision=commit, recursive=True)
        listed = (entry for entry in entries if isinstance(entry, RepoFile))
        files = [
            RemoteFile(
                file.path, file.size, file.blob_id, sha256=file.lfs.sha256 if file.lfs else ""
            )
            for file in islice(listed, MAX_FILES + 1)
        ]
    except HFValidationError as error:
        raise UserError(FaultCode.REPO_MISSING, repo=repo, detail=repr(error)) from error
    except HfHubHTTPError as error:
        status, headers = error.response.status_code, error.response.headers
        known = refusal(
            status, headers, host=host, repo=repo, revision=revision, token=bool(hub.token)
        )
        raise known or TransientError(
            FaultCode.HUB_BROKEN, host=host, detail=f"status {status}: {error!r}"
        ) from error
    except (ValueError, KeyError, TypeError, AttributeError) as error:  # what is no listing
        raise TransientError(FaultCode.HUB_BROKEN, host=host, detail=repr(error)) from error
    return commit, files


def _api(hub: Hub, http: HttpClient) -> "HfApi":
    from huggingface_hub import HfApi, set_client_factory  # noqa: PLC0415  # as above

    set_client_factory(lambda: _client(http, Origin.of(hub.endpoint)))
    # False, not None: a token that lies about in the environment or a file is not for us to use.
    return HfApi(endpoint=hub.endpoint, token=hub.token or False, library_name="moechat")


def _client(http: HttpClient, hub: Origin) -> "httpx2.Client":
    """A client for the library that goes our way: same proxies, certificates and time limits.

    And to our hub alone: it also asks huggingface.co about the program that runs it, whatever
    hub was named.
    """
    import httpx2  # noqa: PLC0415  # as above

    requests = itertools.count(1)

    class Transport(httpx2.BaseTransport):
        def handle_request(self, request: httpx2.Request) -> httpx2.Response:
            if request.method != "GET":
                raise NotImplementedError(request.method)
            if next(requests) > _MOST_REQUESTS:
                raise TransientError(FaultCode.HUB_BROKEN, host=hub.host, detail="no end")
            url = str(request.url)
            if Origin.of(url) != hub or request.url.path.endswith(_ABOUT_US):
                return httpx2.Response(HTTPStatus.NOT_FOUND, request=request)
            token = request.headers.pop("Authorization", "").removeprefix("Bearer ")
            headers = {"Accept": "application/json", "Accept-Encoding": "identity"}
            with http.get(url, headers, token) as answer:
                check_passing(answer.status, answer.headers, answer.host)
                kind = answer.headers.get("Content-Type", "")
                if answer.status == HTTPStatus.OK and kind.startswith("text/html"):
                    raise TransientError(FaultCode.HUB_LOGIN_PAGE, host=answer.host)
                body = answer.read(_MOST_BYTES)
                return httpx2.Response(
                    answer.status,
                    headers=list(answer.headers.items()),
                    content=body,
                    request=request,
                )

    return httpx2.Client(transport=Transport(), trust_env=False)
