"""Searches a hub and describes its models; small answers, wanted at once, so nothing is retried."""

from collections.abc import Callable
from http import HTTPStatus
from typing import TypeVar
from urllib.parse import quote, urlencode, urlsplit

import msgspec

from moechat.core.download_plan import DownloadPlan, RemoteFile, make_plan
from moechat.core.faults import FaultCode, UserError
from moechat.core.hub_model import (
    OWN_AUTHOR,
    Gate,
    HubModel,
    ModelDetails,
    SearchPage,
    SearchQuery,
    SortOrder,
)
from moechat.core.sanitise import without_surrogates
from moechat.hub.dialer import Dialer, Origin
from moechat.hub.file_cache import FileCache
from moechat.hub.http_client import HttpClient
from moechat.hub.listing import list_files
from moechat.hub.part_file import is_content
from moechat.hub.stopping import Stop
from moechat.hub.trouble import Headers, Timing, TransientError, check_passing, refusal
from moechat.protocol.download_messages import Hub

T = TypeVar("T")

_SORT_NAMES = {
    SortOrder.DOWNLOADS: "downloads",
    SortOrder.LIKES: "likes",
    SortOrder.UPDATED: "lastModified",
    SortOrder.CREATED: "createdAt",
    SortOrder.TRENDING: "trendingScore",
}
_NAMED_ON_CARD = "other"  # a licence that the hub has no id for
_MOST_CARD_TEXT, _MOST_CARD_ITEMS = 300, 200  # anybody may write a card
_EXPAND = ("author", "downloads", "likes", "lastModified", "gated", "tags", "sha")
_FILTER = "openvino"
_OWN, _ALL = "own:", "all:"  # which of the two lists a place is in
_MOST_LIST_BYTES = 16 << 20
_MOST_README_BYTES = 2 << 20
README = "README.md"


class _Listed(msgspec.Struct, frozen=True):
    id: str
    sha: str | None = None
    downloads: int | None = 0
    likes: int | None = 0
    updated: str | None = msgspec.field(name="lastModified", default=None)
    gated: bool | str | None = False
    tags: tuple[str, ...] | None = ()
    card: dict[str, object] | None = msgspec.field(name="cardData", default=None)


class HubReader:
    """Asks one hub; every method blocks and may be called from one thread at a time.

    Raises `StopRequested` after `stop`, and `UserError`: HUB_…, PROXY_FAILED, CA_FILE_UNREADABLE,
    TOKEN_REFUSED, REPO_… and REVISION_MISSING.
    """

    def __init__(self, hub: Hub, cache: FileCache, timing: Timing | None = None) -> None:
        self._hub = hub
        self._cache = cache
        self._timing = timing or Timing()
        self._stop = Stop()
        self._http: HttpClient | None = None

    def stop(self) -> None:
        """End what is going on; callable from any thread."""
        self._stop.request()

    def close(self) -> None:
        """Close what is open."""
        if self._http is not None:
            self._http.close()

    def search(self, query: SearchQuery, place: str = "") -> SearchPage:
        """The models at ``place``, the ``next`` of the page before; first those of OpenVINO."""
        return self._told(lambda http: self._search(http, query, place))

    def details(self, repo: str, revision: str = "main") -> ModelDetails:
        """All about a model; raises also what `make_plan` does."""
        return self._told(lambda http: self._details(http, repo, revision))

    def plan(self, repo: str, revision: str = "main") -> DownloadPlan:
        """What a download would fetch; raises also what `make_plan` does."""

        def work(http: HttpClient) -> DownloadPlan:
            commit, files = list_files(self._hub, http, repo, revision)
            return make_plan(repo, commit, files)

        return self._told(work)

    def file(self, repo: str, commit: str, file: RemoteFile, most_bytes: int) -> bytes:
        """The content of a small file, verified; from the cache if it was fetched before."""
        return self._told(lambda http: self._file(http, repo, commit, file, most_bytes))

    # ── lists ────────────────────────────────────────────────────────────────

    def _search(self, http: HttpClient, query: SearchQuery, place: str) -> SearchPage:
        author, slash, words = without_surrogates(query.text).strip().partition("/")
        asked = {"search": words.strip(), "author": author.strip()} if slash else {}
        asked = {name: text for name, text in asked.items() if text}
        if not slash and author:
            asked = {"search": author}
        models: list[HubModel] = []
        if not place.startswith(_ALL) and "author" not in asked:
            page, rest = self._page(http, query, asked | {"author": OWN_AUTHOR}, place, _OWN)
            if rest:
                return SearchPage(tuple(page), rest)
            models, place = page, ""
        while True:
            page, place = self._page(http, query, asked, place, _ALL)
            if "author" not in asked:
                page = [model for model in page if not model.repo.startswith(f"{OWN_AUTHOR}/")]
            models += page
            if models or not place:
                return SearchPage(tuple(models), place)

    def _page(
        self, http: HttpClient, query: SearchQuery, asked: dict[str, str], place: str, which: str
    ) -> tuple[list[HubModel], str]:
        """One answer of the hub, and the place of the next."""
        words = place.removeprefix(which) or urlencode(
            asked
            | {
                "filter": _FILTER,
                "sort": _SORT_NAMES[query.sort],
                "limit": query.page_size,
                "expand": _EXPAND,
            },
            doseq=True,
        )
        body, headers = self._get(http, f"api/models?{words}", _MOST_LIST_BYTES)
        found = self._decoded(body, list[_Listed])
        # Only the words: the address may be that of the hub behind a mirror.
        following = _next_words(headers.get("Link", ""))
        return [_model(listed) for listed in found], which + following if following else ""

    # ── one model ────────────────────────────────────────────────────────────

    def _details(self, http: HttpClient, repo: str, revision: str) -> ModelDetails:
        commit, files = list_files(self._hub, http, repo, revision)
        body, _ = self._get(
            http, f"api/models/{quote(repo)}/revision/{commit}", _MOST_LIST_BYTES, repo, commit
        )
        listed = self._decoded(body, _Listed)
        plan = make_plan(repo, commit, files)
        readme = next((file for file in plan.files if file.path == README), None)
        text = ""
        if readme is not None and readme.size <= _MOST_README_BYTES:
            try:
                content = self._file(http, repo, commit, readme, _MOST_README_BYTES)
            except (UserError, TransientError):
                pass  # gated: everything else is known all the same
            else:
                text = _without_table(content.decode("utf-8", "replace"))
        card = listed.card or {}
        model = _model(listed)
        if model.licence in ("", _NAMED_ON_CARD):
            model = msgspec.structs.replace(model, licence=_licence_of(card) or model.licence)
        return ModelDetails(
            model=model,
            commit=commit,
            plan=plan,
            readme=text,
            licence_link=_text(card, "license_link"),
            languages=_texts(card, "language"),
        )

    def _file(
        self, http: HttpClient, repo: str, commit: str, file: RemoteFile, most_bytes: int
    ) -> bytes:
        if file.size > most_bytes:
            raise self._broken(f"{file.path} has {file.size} bytes")
        kept = self._cache.get(file.oid)
        if kept is not None and is_content(kept, file):
            return kept
        path = f"{quote(repo)}/resolve/{commit}/{quote(file.path)}"
        content, _ = self._get(http, path, file.size, repo, commit)
        if not is_content(content, file):
            raise UserError(FaultCode.DOWNLOAD_CORRUPT, file=file.path)
        self._cache.put(file.oid, content)
        return content

    # ── requests ─────────────────────────────────────────────────────────────

    def _get(
        self, http: HttpClient, path: str, most_bytes: int, repo: str = "", revision: str = ""
    ) -> tuple[bytes, Headers]:
        headers = {"Accept-Encoding": "identity"}
        token = self._hub.token
        host = Origin.of(self._hub.endpoint).host
        with http.get(f"{self._hub.endpoint}/{path}", headers, token) as answer:
            check_passing(answer.status, answer.headers, answer.host)
            if answer.headers.get("Content-Type", "").startswith("text/html"):
                raise TransientError(FaultCode.HUB_LOGIN_PAGE, host=answer.host)
            if answer.status != HTTPStatus.OK:
                known = refusal(
                    answer.status,
                    answer.headers,
                    host=host,
                    repo=repo,
                    revision=revision,
                    token=bool(token),
                )
                raise known or self._broken(f"status {answer.status}")
            return answer.read(most_bytes), answer.headers

    def _decoded(self, body: bytes, kind: type[T]) -> T:
        try:
            return msgspec.json.decode(body, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise self._broken(repr(error)) from error

    def _broken(self, detail: str) -> TransientError:
        host = Origin.of(self._hub.endpoint).host
        return TransientError(FaultCode.HUB_BROKEN, host=host, detail=detail)

    def _told(self, work: Callable[[HttpClient], T]) -> T:
        try:
            if self._http is None:  # here, as certificates are read from the disk
                self._http = HttpClient(Dialer(self._hub, self._timing), self._stop)
            return work(self._http)
        except TransientError as error:
            raise UserError.from_fault(error.fault) from error


def _model(listed: _Listed) -> HubModel:
    tags = listed.tags or ()
    licence = next((tag for tag in tags if tag.startswith("license:")), "")
    gate = Gate.OPEN
    if listed.gated:
        gate = Gate.MANUAL if listed.gated == "manual" else Gate.AUTOMATIC
    return HubModel(
        repo=listed.id,
        commit=listed.sha or "",
        downloads=listed.downloads or 0,
        likes=listed.likes or 0,
        updated=listed.updated or "",
        gate=gate,
        licence=licence.removeprefix("license:"),
        tags=tags,
    )


def _licence_of(card: dict[str, object]) -> str:
    """As the card names it: the list knows only those that many models have."""
    licence = _text(card, "license")
    return (_text(card, "license_name") or licence) if licence == _NAMED_ON_CARD else licence


def _text(card: dict[str, object], key: str) -> str:
    value = card.get(key)
    return value[:_MOST_CARD_TEXT] if isinstance(value, str) else ""


def _texts(card: dict[str, object], key: str) -> tuple[str, ...]:
    value = card.get(key)
    values = value if isinstance(value, list) else [value]
    return tuple(each for each in values[:_MOST_CARD_ITEMS] if isinstance(each, str))


def _next_words(link: str) -> str:
    for part in link.split(","):
        address, _, kind = part.partition(";")
        if 'rel="next"' in kind:
            return urlsplit(address.strip().strip("<>")).query
    return ""


def _without_table(text: str) -> str:
    """Without the YAML that the hub keeps at the beginning."""
    if not text.startswith("---"):
        return text
    end = text.find("\n---", 3)
    return text[end + 4 :].lstrip("-").lstrip() if end >= 0 else text
