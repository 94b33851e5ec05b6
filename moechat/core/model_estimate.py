"""Estimate the bytes of a model's weights from config.json and the size of its file.

Every way in which exporters commonly store weights gives a total; the one nearest to the file's
size is taken. What is left between the two bounds the error: at worst all of it is in the experts.
Checked against the bytes that OpenVINO itself counted for Qwen3-30B-A3B: int4 and int8 experts to
the byte, the rest within 0.4 %.
"""

from dataclasses import dataclass

from moechat.core.model_config import ModelConfig

_GROUPS = (128, 64, 32)
_SCALE_BYTES = 2
_ROUNDING = 0.002  # small constants and norms that are not in the formulas
_MIXED = 0.01  # a larger difference means some layers in a higher precision
_WITHOUT_SIZE = 0.1


@dataclass(frozen=True)
class WeightFormat:
    """How matrices are stored."""

    bits: int  # 4, 8 or 16
    group: int | None = None  # None = one scale a row
    symmetric: bool = False

    @property
    def precision(self) -> str:
        """Its name for people."""
        return "f16" if self.bits == 16 else f"int{self.bits}"

    def matrix(self, rows: int, columns: int) -> float:
        """Bytes of a matrix with its scales and zero points."""
        values = rows * columns * self.bits / 8
        if self.bits == 16:
            return values
        group = self._group(columns)
        if self.bits == 4 and group is None and self.group is not None:
            return EIGHT_BIT.matrix(rows, columns)  # no group divides it
        scales = rows * (columns // group if group else 1)
        return values + scales * (_SCALE_BYTES + (0 if self.symmetric else self.bits / 8))

    def gated(self, inner: int, hidden: int) -> float:
        """Bytes of the gate, up and down projections of one feed-forward block or expert."""
        return 2 * self.matrix(inner, hidden) + self.matrix(hidden, inner)

    def divides(self, *columns: int) -> bool:
        """Whether the group size divides them all; otherwise exporters differ in what they do."""
        return self.group is None or not any(size % self.group for size in columns)

    def _group(self, columns: int) -> int | None:
        """The group size, halved until it divides the columns."""
        group = self.group
        while group is not None and columns % group:
            group = group // 2 if group > _GROUPS[-1] else None
        return group


EIGHT_BIT = WeightFormat(8)  # embeddings and the last layer of 4-bit models as well
_FORMATS = (
    *(WeightFormat(4, group, symmetric) for group in _GROUPS for symmetric in (False, True)),
    WeightFormat(4, None, symmetric=True),
    EIGHT_BIT,
    WeightFormat(8, symmetric=True),
    WeightFormat(16),
)


@dataclass(frozen=True)
class WeightEstimate:
    """Bytes of the language model's weights; ``error`` bounds that of ``routed_bytes``."""

    routed_bytes: int
    fixed_bytes: int
    lookup_bytes: int
    precision: str
    group_size: int | None
    error: float


def estimate_weights(
    config: ModelConfig, file_bytes: int | None, *, embedding_inside: bool
) -> WeightEstimate:
    """Estimate what is in a weights file of ``file_bytes``; None means that it is not known.

    ``embedding_inside`` tells whether the embedding table is in it and not in a file of its own.
    Raises `UserError`: CONFIG_DAMAGED.
    """
    totals = {kind: _Parts(config, kind, embedding_inside=embedding_inside) for kind in _FORMATS}
    if file_bytes is None:
        kind, parts = next(iter(totals.items()))
        return _result(parts, kind, parts.routed, parts.total, _WITHOUT_SIZE)
    kind, parts = min(totals.items(), key=lambda item: abs(item[1].total - file_bytes))
    rest = abs(parts.total - file_bytes)
    if not parts.routed:
        return _result(parts, kind, 0, file_bytes, max(rest / max(file_bytes, 1), _ROUNDING))
    routed = min(parts.routed, file_bytes)
    mismatch = rest / max(file_bytes, 1)
    if mismatch > _MIXED:
        # Spread the difference over all matrices alike, as a mixture of precisions does.
        share = parts.routed / (parts.total - parts.tables)
        routed = share * max(file_bytes - parts.tables, 0)
    error = _ROUNDING + rest / parts.routed
    return _result(parts, kind, routed, file_bytes, error)


def _result(
    parts: "_Parts", kind: WeightFormat, routed: float, total: float, error: float
) -> WeightEstimate:
    routed_bytes = round(routed)
    return WeightEstimate(
        routed_bytes=routed_bytes,
        fixed_bytes=max(round(total) - routed_bytes, 0),
        lookup_bytes=round(parts.lookup),
        precision=kind.precision,
        group_size=kind.group,
        error=error,
    )


class _Parts:
    """The parts of a language model in one format, in bytes."""

    def __init__(self, config: ModelConfig, kind: WeightFormat, *, embedding_inside: bool) -> None:
        self._config, self._kind = config, kind
        self._hidden = config.need("hidden")
        self._layers = config.need("layers")
        table = self._table(config.need("vocabulary"))
        tied = config.tied_embeddings and embedding_inside
        self.lookup = table if embedding_inside and not tied else 0.0
        self.tables = self.lookup + table
        self.routed = self._routed()
        self.total = self.routed + self.tables + self._attention() + self._feed_forward()

    def _table(self, rows: int) -> float:
        kind = self._kind if self._kind.bits == 16 else EIGHT_BIT
        return kind.matrix(rows, self._hidden)

    def _gated(self, inner: int) -> float:
        return self._kind.gated(inner, self._hidden)

    def _routed(self) -> float:
        config = self._config
        if not config.experts:
            return 0.0
        return config.moe_layers * config.experts * self._gated(config.need("expert_inner"))

    def _feed_forward(self) -> float:
        config = self._config
        dense = config.dense_layers
        total = dense * self._gated(config.need("dense_inner")) if dense else 0.0
        if config.experts:
            router = self._kind.matrix(config.experts, self._hidden)
            shared = self._gated(config.shared_inner) if config.shared_inner else 0.0
            total += config.moe_layers * (router + shared)
        return total

    def _attention(self) -> float:
        config, matrix = self._config, self._kind.matrix
        cache = config.cache
        if cache is None:
            return 0.0
        total = 0.0
        for (key_heads, key_size), (value_heads, value_size) in zip(
            cache.key_heads, cache.value_heads, strict=True
        ):
            queries = (config.heads or key_heads) * key_size
            total += matrix(queries * (2 if config.linear else 1), self._hidden)  # with its gate
            total += matrix(key_heads * key_size + value_heads * value_size, self._hidden)
            total += matrix(self._hidden, (config.heads or value_heads) * value_size)
        if config.linear:
            linear = config.linear
            values = linear.value_heads * linear.value_dim
            inward = linear.channels + values + 2 * linear.value_heads
            one = matrix(inward, self._hidden) + matrix(self._hidden, values)
            total += (self._layers - len(cache.key_heads)) * one
        elif cache.is_hybrid:  # short convolutions: three projections in, one out
            others = self._layers - len(cache.key_heads)
            total += others * (
                matrix(3 * self._hidden, self._hidden) + matrix(self._hidden, self._hidden)
            )
        norms = 4 * self._hidden * (2 * self._layers + 1)  # float32
        return total + norms
