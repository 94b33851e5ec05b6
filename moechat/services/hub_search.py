"""The hub as the window browses it: lists, one model in detail, and a verdict on each."""

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

import msgspec
from PySide6.QtCore import QObject, Signal

from moechat.core.download_plan import DownloadPlan, RemoteFile
from moechat.core.download_verdict import Circumstances, DownloadVerdict, judge
from moechat.core.faults import Fault, FaultCode, UserError
from moechat.core.hub_model import HubModel, ModelDetails, SearchPage, SearchQuery
from moechat.core.inspect_model import LANGUAGE_MODEL, WHOLE_MODEL, facts_from_ir, other_parts
from moechat.core.ir_graph import CHUNK_BYTES, parse_ir
from moechat.core.model_config import CONFIG_FILE, MAX_CONFIG_BYTES, parse_config
from moechat.core.model_facts import ModelFacts
from moechat.hub.file_cache import FileCache
from moechat.hub.stopping import StopRequested
from moechat.protocol.download_messages import Hub
from moechat.services.hub_access import HubAccess
from moechat.services.inspection import estimate_download
from moechat.services.tasks import TaskLane

if TYPE_CHECKING:
    from moechat.hub.search import HubReader

_log = logging.getLogger(__name__)
T = TypeVar("T")

_MOST_GRAPH_BYTES = 64 << 20  # the largest exports have 10 MB


class Described(msgspec.Struct, frozen=True, kw_only=True):
    """A model in detail; what could not be found out is None."""

    details: ModelDetails
    facts: ModelFacts | None = None
    verdict: DownloadVerdict | None = None
    fault: Fault | None = None  # why there are no facts


class HubSearch(QObject):
    """One list and one description at a time; a new one ends the one before.

    ``circumstances`` is asked on a lane and may block for a moment; None while the machine is
    not known yet: then nothing is judged.
    """

    found = Signal(object)  # SearchPage
    judged = Signal(str, object)  # repository, DownloadVerdict; estimated, one after the other
    described = Signal(object)  # Described; counted from the graph where that could be had
    failed = Signal(object)  # Fault of a list or a description

    def __init__(
        self,
        access: HubAccess,
        cache: FileCache,
        circumstances: Callable[[], Circumstances | None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._access = access
        self._cache = cache
        self._circumstances = circumstances
        self._list, self._one = _Turns("hub-list", self), _Turns("hub-model", self)
        self._query = SearchQuery()
        self._next = ""
        self._unjudged: list[HubModel] = []

    @property
    def has_more(self) -> bool:
        """Whether the list goes on."""
        return bool(self._next)

    def search(self, query: SearchQuery) -> None:
        """Begin a list; `found` and then `judged`, or `failed`."""
        self._query, self._next, self._unjudged = query, "", []
        self._look_for("")

    def more(self) -> None:
        """The next page of the list."""
        if self._next:
            self._look_for(self._next)

    def describe(self, repo: str, revision: str = "main") -> None:
        """All about one model; `described` or `failed`."""
        self._ask(self._one, lambda reader: self._describe(reader, repo, revision), self._tell_one)

    def cancel(self) -> None:
        """Nothing more is wanted."""
        self._list.end()
        self._one.end()

    def close(self, timeout_s: float) -> None:
        """End for good; blocks for a moment."""
        self.cancel()
        self._list.lane.drain(timeout_s)
        self._one.lane.drain(timeout_s)

    # ── lists ────────────────────────────────────────────────────────────────

    def _look_for(self, place: str) -> None:
        query = self._query
        self._ask(self._list, lambda reader: reader.search(query, place), self._take_page)

    def _take_page(self, page: SearchPage, reader: "HubReader") -> None:
        self._next = page.next
        self.found.emit(page)
        self._unjudged += page.models
        self._judge_next(reader)

    def _judge_next(self, reader: "HubReader") -> None:
        """Judge one after the other: the first are known soon, and a new list begins soon."""
        if not self._unjudged:
            reader.close()
            return
        model = self._unjudged[0]

        def done(verdict: DownloadVerdict | None) -> None:
            if self._list.reader is not reader:
                return
            self._unjudged.pop(0)
            if verdict is not None:
                self.judged.emit(model.repo, verdict)
            self._judge_next(reader)

        def failed(error: Exception) -> None:
            _log.info("%s cannot be judged: %s", model.repo, error)
            done(None)

        self._list.lane.run(lambda: self._estimate(reader, model), done, failed)

    def _estimate(self, reader: "HubReader", model: HubModel) -> DownloadVerdict | None:
        here = self._circumstances()
        if here is None:
            return None
        plan = reader.plan(model.repo, model.commit or "main")
        facts = estimated_facts(reader, plan)
        return judge(facts, here, download_bytes=plan.total_bytes)

    # ── one model ────────────────────────────────────────────────────────────

    def _describe(self, reader: "HubReader", repo: str, revision: str) -> Described:
        details = reader.details(repo, revision)
        try:
            facts = counted_facts(reader, details.plan)
        except UserError as error:
            try:  # the graph is behind a gate, or not as it should be
                facts = estimated_facts(reader, details.plan)
            except UserError:
                return Described(details=details, fault=error.fault)
        here = self._circumstances()
        if here is None:
            return Described(details=details, facts=facts)
        verdict = judge(facts, here, download_bytes=details.plan.total_bytes)
        return Described(details=details, facts=facts, verdict=verdict)

    def _tell_one(self, described: Described, reader: "HubReader") -> None:
        reader.close()
        self.described.emit(described)

    # ── both ─────────────────────────────────────────────────────────────────

    def _ask(
        self,
        turns: "_Turns",
        work: "Callable[[HubReader], T]",
        then: "Callable[[T, HubReader], None]",
    ) -> None:
        """Do ``work`` on the lane with a reader of its own; only the latest is told."""
        turn = turns.begin()

        def run(hub: Hub) -> None:
            if turn != turns.turn:
                return
            from moechat.hub.search import HubReader  # noqa: PLC0415 - see `load_reader`

            reader = turns.reader = HubReader(hub, self._cache)
            turns.lane.run(
                lambda: work(reader),
                lambda result: then(result, reader) if turns.reader is reader else None,
                lambda error: self._tell(error) if turns.reader is reader else None,
            )

        def failed(fault: Fault) -> None:
            if turn == turns.turn:
                self.failed.emit(fault)

        turns.lane.run(load_reader, lambda _: self._access.ask(run, failed))

    def _tell(self, error: Exception) -> None:
        if isinstance(error, StopRequested):
            return
        if isinstance(error, UserError):
            self.failed.emit(error.fault)
            return
        _log.error("asking the hub", exc_info=error)
        self.failed.emit(Fault(FaultCode.UNEXPECTED, {"reason": type(error).__name__}, str(error)))


def load_reader() -> None:
    """Import what speaks to a hub: it takes some 20 ms, and not everybody asks one. For a lane."""
    import moechat.hub.search  # noqa: F401, PLC0415


class _Turns:
    """The latest of things of which each ends the one before."""

    def __init__(self, name: str, parent: QObject) -> None:
        self.lane = TaskLane(name, parent)
        self.turn = 0
        self.reader: HubReader | None = None

    def begin(self) -> int:
        self.end()
        return self.turn

    def end(self) -> None:
        self.turn += 1
        reader, self.reader = self.reader, None
        if reader is not None:
            reader.stop()
            self.lane.run(reader.close)


def estimated_facts(reader: "HubReader", plan: DownloadPlan) -> ModelFacts:
    """From config.json and sizes. Raises `UserError` as `HubReader.file`, CONFIG_DAMAGED."""
    return estimate_download(_name(plan), _config(reader, plan), _sizes(plan))


def counted_facts(reader: "HubReader", plan: DownloadPlan) -> ModelFacts:
    """From the graph, fetched alone. Raises `UserError` as `HubReader.file`, MODEL_XML_DAMAGED."""
    sizes = _sizes(plan)
    stem = next((s for s in (LANGUAGE_MODEL, WHOLE_MODEL) if f"{s}.xml" in sizes), None)
    if stem is None:
        raise UserError(FaultCode.REPO_NOT_OPENVINO, repo=plan.repo)
    file = _file(plan, f"{stem}.xml")
    content = reader.file(plan.repo, plan.commit, file, _MOST_GRAPH_BYTES)
    chunks = (content[at : at + CHUNK_BYTES] for at in range(0, len(content), CHUNK_BYTES))
    return facts_from_ir(
        parse_ir(chunks, file.path),
        parse_config(_config(reader, plan)) if CONFIG_FILE in sizes else None,
        name=_name(plan),
        pipeline="VLM" if stem == LANGUAGE_MODEL else "LLM",
        weights_bytes=sizes.get(f"{stem}.bin"),
        other_parts_bytes=other_parts(sizes),
    )


def _config(reader: "HubReader", plan: DownloadPlan) -> bytes:
    file = _file(plan, CONFIG_FILE)
    return reader.file(plan.repo, plan.commit, file, MAX_CONFIG_BYTES)


def _file(plan: DownloadPlan, path: str) -> RemoteFile:
    for file in plan.files:
        if file.path == path:
            return file
    raise UserError(FaultCode.CONFIG_DAMAGED, file=path, field="")


def _sizes(plan: DownloadPlan) -> dict[str, int]:
    return {file.path: file.size for file in plan.files if "/" not in file.path}


def _name(plan: DownloadPlan) -> str:
    return plan.repo.rpartition("/")[2]
