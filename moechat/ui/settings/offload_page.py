"""How the model is loaded: share on disk, memory, context, and what happens when it fails."""

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QCoreApplication, Signal

from moechat.core.kv_cache import KvPrecision
from moechat.core.memory_lock import LockMode
from moechat.core.memory_plan import GIB
from moechat.core.model_facts import ModelFacts
from moechat.core.model_name import folder_model_name
from moechat.core.number_rules import rule_of
from moechat.services.run_history import RunHistory
from moechat.services.settings import Settings, SettingsFile
from moechat.services.texts import format_bytes, format_count
from moechat.services.wishes import fix_ratio, fixed_ratio
from moechat.ui.icons import IconSet
from moechat.ui.settings.entries import Entry, PageInfo
from moechat.ui.settings.measured_card import MeasuredCard
from moechat.ui.settings.page import Page
from moechat.ui.settings.rows import Card, SettingRow
from moechat.ui.theme import Theme

_RATIOS = (0, *range(5, 100, 5), 99)
_CONTEXTS = (4096, 8192, 16_384, 32_768, 65_536, 131_072, 262_144, 524_288, 1_048_576)
_CHUNKS = (256, 512, 1024, 2048, 4096, 8192, 16_384)


class CurrentModel(Protocol):
    """The model that is loaded or was chosen last, as far as this page wants it."""

    @property
    def folder(self) -> Path | None:
        """Where it is; ``None`` = no model yet."""

    @property
    def facts(self) -> ModelFacts | None:
        """What its files say; ``None`` = not known yet."""

    @property
    def planned_ratio(self) -> int | None:
        """Percent of its experts that the last plan streams; ``None`` = not planned yet."""


def offload_info() -> PageInfo:
    """What the page has."""
    return PageInfo(
        "offload",
        QCoreApplication.translate("Settings", "Offload tuning"),
        (_runs_entry(), *_memory_entries(), *_context_entries(), *_failure_entries()),
    )


def _runs_entry() -> Entry:
    translate = QCoreApplication.translate
    return Entry(
        "runs",
        translate("Settings", "Measured runs"),
        translate("Settings", "Of all models; a CSV file opens in any spreadsheet."),
        translate("Settings", "history benchmark speed export csv best setting tune plot"),
    )


def _memory_entries() -> Sequence[Entry]:
    translate = QCoreApplication.translate
    return (
        Entry(
            "ratio",
            translate("Settings", "Experts streamed, for this model"),
            translate("Settings", "More streamed needs less memory and is slower."),
            translate("Settings", "offload ratio share percent disk starting automatic fixed"),
        ),
        Entry(
            "reserve_bytes",
            translate("Settings", "Leave free for other programs"),
            translate("Settings", "On top of what the plan keeps free anyway."),
            translate("Settings", "memory ram reserve headroom"),
        ),
        Entry(
            "battery_reserve_bytes",
            translate("Settings", "Leave free in addition, on battery"),
            translate("Settings", "Asked when a model is loaded; a loaded one stays as it is."),
            translate("Settings", "memory ram reserve laptop power"),
        ),
        Entry(
            "keep_experts_cached",
            translate("Settings", "Keep streamed experts in the file cache"),
            translate(
                "Settings",
                "Free memory then answers instead of the drive; other programs get it back at "
                "once. Automatic does without on battery.",
            ),
            translate("Settings", "page cache warm read ahead speed first token drive"),
        ),
        Entry(
            "memory_lock",
            translate("Settings", "Lock the model in memory, on a CPU"),
            translate(
                "Settings",
                "Answers stay fast while other programs want the memory, and those get less. "
                "Without it, what they took is read back before an answer.",
            ),
            translate("Settings", "mlock virtuallock swap page file paging pin resident"),
        ),
    )


def _context_entries() -> Sequence[Entry]:
    translate = QCoreApplication.translate
    return (
        Entry(
            "context_tokens",
            translate("Settings", "Context size"),
            translate("Settings", "How much of a chat the model can have in view."),
            translate("Settings", "tokens length memory window kv cache"),
        ),
        Entry(
            "kv_precision",
            translate("Settings", "Context precision"),
            translate("Settings", "Fewer bits need less memory, at some cost in quality."),
            translate("Settings", "kv cache u8 u4 f16 bits quantisation"),
        ),
        Entry(
            "prefill_chunk",
            translate("Settings", "Prefill chunk"),
            translate(
                "Settings",
                "Tokens of a prompt read at a time. Larger is faster with streaming and needs more "
                "memory.",
            ),
            translate("Settings", "prompt reading batch first token"),
        ),
    )


def _failure_entries() -> Sequence[Entry]:
    translate = QCoreApplication.translate
    return (
        Entry(
            "on_load_failure",
            translate("Settings", "When loading fails"),
            "",
            translate("Settings", "out of memory retry try again step down recovery"),
        ),
    )


class OffloadPage(Page):
    """What was measured, and wishes for the plan; the next load follows them."""

    tune_wanted = Signal()

    def __init__(
        self,
        theme: Theme,
        icons: IconSet,
        settings: SettingsFile,
        model: CurrentModel,
        history: RunHistory,
    ) -> None:
        super().__init__(theme, icons, offload_info())
        self._settings, self._model, self._history = settings, model, history
        measured = MeasuredCard(theme, icons, history)
        measured.tune_wanted.connect(self.tune_wanted)
        self.add_made_card(measured)
        self.add_row(measured, "runs", measured.export)
        self._add_memory(self.add_card(self.tr("Memory")))
        self.on_refresh(self._show_model)
        self.add_later(self._add_context)
        self.add_later(self._add_failure)

    # ── rows ─────────────────────────────────────────────────────────────────

    def _add_memory(self, card: Card) -> None:
        self._ratio = self.add_open_choice(
            card,
            "ratio",
            lambda: [
                (None, self._automatic_text()),
                *((r, self._ratio_text(r)) for r in _with(_RATIOS, self._fixed_ratio())),
            ],
            self._fixed_ratio,
            self._fix_ratio,
        )
        self._add_reserve(card, "reserve_bytes")
        self._add_reserve(card, "battery_reserve_bytes")
        self.add_choice(
            card,
            "keep_experts_cached",
            [
                ("automatic", self.tr("Automatic")),
                ("on", self.tr("On")),
                ("off", self.tr("Off")),
            ],
            lambda: self._settings.value.keep_experts_cached,
            lambda value: self._settings.update(keep_experts_cached=value),
        )
        self.add_choice(
            card,
            "memory_lock",
            [
                (LockMode.OFF, self.tr("Off")),
                (LockMode.AUTOMATIC, self.tr("If all of it fits easily")),
                (LockMode.ON, self.tr("As much as fits easily")),
            ],
            lambda: self._settings.value.memory_lock,
            lambda value: self._settings.update(memory_lock=value),
        )

    def _add_reserve(self, card: Card, key: str) -> None:
        settings = self._settings
        self.add_number(
            card,
            key,
            rule_of(Settings, key).in_units_of(GIB),
            lambda: getattr(settings.value, key) / GIB,
            lambda value: settings.update(**{key: round(value * GIB)}),
            unit=self.tr("GB"),
            step=0.5,
        )

    def _add_context(self) -> None:
        card = self.add_card(self.tr("Context"))
        settings = self._settings
        context = self.add_open_choice(
            card,
            "context_tokens",
            lambda: [
                (None, self.tr("Automatic")),
                *((n, self._tokens(n)) for n in self._contexts()),
            ],
            lambda: settings.value.context_tokens,
            lambda value: settings.update(context_tokens=value),
        )
        self.on_refresh(lambda: self._show_cost(context))
        self.add_choice(
            card,
            "kv_precision",
            [
                (None, self.tr("Automatic")),
                (KvPrecision.U4, self.tr("4 bit")),
                (KvPrecision.U8, self.tr("8 bit")),
                (KvPrecision.F16, self.tr("16 bit")),
            ],
            lambda: settings.value.kv_precision,
            lambda value: settings.update(kv_precision=value),
        )
        self.add_open_choice(
            card,
            "prefill_chunk",
            lambda: [
                (None, self.tr("Automatic")),
                *((n, self._tokens(n)) for n in _with(_CHUNKS, settings.value.prefill_chunk)),
            ],
            lambda: settings.value.prefill_chunk,
            lambda value: settings.update(prefill_chunk=value),
        )

    def _add_failure(self) -> None:
        card = self.add_card(self.tr("Trouble"))
        self.add_choice(
            card,
            "on_load_failure",
            [
                ("stream_more", self.tr("Stream more and try again")),
                ("ask", self.tr("Stop and ask")),
            ],
            lambda: self._settings.value.on_load_failure,
            lambda value: self._settings.update(on_load_failure=value),
        )

    def shown(self) -> None:
        """Runs of now."""
        super().shown()
        self._history.look()

    # ── values ───────────────────────────────────────────────────────────────

    def _fixed_ratio(self) -> int | None:
        folder = self._model.folder
        return fixed_ratio(self._settings.value, folder) if folder else None

    def _fix_ratio(self, ratio: int | None) -> None:
        if self._model.folder is not None:
            fix_ratio(self._settings, self._model.folder, ratio)

    def _contexts(self) -> list[int]:
        facts = self._model.facts
        most = facts.max_context if facts and facts.max_context else _CONTEXTS[-1]
        offered = [tokens for tokens in _CONTEXTS if tokens < most]
        return _with((*offered, most), self._settings.value.context_tokens)

    def _automatic_text(self) -> str:
        planned = self._model.planned_ratio
        if planned is None or self._fixed_ratio() is not None:
            return self.tr("Automatic")
        return self.tr("Automatic ({0} %)").format(planned)

    def _ratio_text(self, ratio: int) -> str:
        return self.tr("{0} %").format(ratio) if ratio else self.tr("0 %, all in memory")

    def _tokens(self, tokens: int) -> str:
        return self.tr("{0} tokens").format(format_count(tokens))

    # ── what it means ────────────────────────────────────────────────────────

    def _show_model(self) -> None:
        folder, facts = self._model.folder, self._model.facts
        name = folder_model_name(folder) if folder else None
        self.show_subtitle(
            " ".join(filter(None, (name.name, name.precision)))
            if name
            else self.tr("No model was chosen yet.")
        )
        ratio = self._ratio
        if ratio.control is not None:
            ratio.control.setEnabled(folder is not None and (facts is None or facts.experts > 0))
        ratio.show_note(
            self.tr("This model has no experts; nothing of it can be streamed.")
            if facts and not facts.experts
            else ""
        )

    def _show_cost(self, row: SettingRow) -> None:
        facts, settings = self._model.facts, self._settings.value
        if facts is None:
            row.show_note("")
            return
        precision = settings.kv_precision or KvPrecision.U8
        each: int = getattr(facts.kv_bytes_per_token, precision.value, 0)
        tokens = settings.context_tokens
        if tokens is None:
            row.show_note(
                self.tr("Costs {0} for each 1,000 tokens.").format(format_bytes(each * 1000))
            )
        else:
            row.show_note(self.tr("Costs {0}").format(format_bytes(each * tokens)))


def _with(offered: Sequence[int], chosen: int | None) -> list[int]:
    """A file that was edited by hand may have any value: it is offered too."""
    return sorted({*offered, *([] if chosen is None else [chosen])})
