"""States of what an answer can hold: formulas, tables, code, text from right to left."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QPoint

from moechat.ui.transcript.code_buttons import WrapButton
from tests.shots.stage import Stage

_MATHS = r"""The roots of $ax^2 + bx + c = 0$ with $a \neq 0$ are

$$
x_{1,2} = \frac{-b \pm \sqrt{b^2 - 4ac}}{2a}
$$

and for \(b^2 < 4ac\) they are complex. A lens costs $5 to $6 here. Attention weighs the values:

\[
\operatorname{Attention}(Q, K, V) = \operatorname{softmax}\left(\frac{QK^\top}{\sqrt{d_k}}\right) V
\]

1. The sum $\sum_{k=1}^{n} k = \frac{n(n+1)}{2}$ grows as $n^2$.
2. A matrix and its cases:
   $$A = \begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix}, \quad
   f(x) = \begin{cases} 1 & x > 0 \\ 0 & \text{otherwise} \end{cases}$$

> Longer than the column: $$LONG = 325$$

This cannot be drawn: $\text{速度} = v$."""
_LONG = " + ".join(map(str, range(1, 26)))

_TABLES = (
    "| Model | Parameters | Experts | Active | Context | Precision | Licence | Memory needed | "
    "Tokens a second |\n"
    "|---|--:|--:|--:|--:|:-:|---|--:|--:|\n"
    + "\n".join(
        f"| MixtureOfExperts-{n}B-instruct-2507 | {n} 000 000 000 | {n * 4} | {n // 2} | 262,144 | "
        f"int4 | Apache-2.0 | {n * 0.6:.1f} GiB | {200 / n:.1f} |"
        for n in (8, 20, 35, 120)
    )
    + "\n\nA small one, with tasks below:\n\n| a | b |\n|---|--:|\n| $x^2$ | **2** |\n\n"
    "- [x] measured\n- [ ] written down[^1]\n  - nested\n    > quoted ~~twice~~\n\n"
    "![A chart](https://example.org/chart.png) 👩‍👩‍👧 🚀\n\n[^1]: As soon as there is time.\n"
)

_CODE = '''
```python
def measure(model, prompt, *, tokens=128, warm=True):  # this line is longer than the column
    """How fast an answer is."""
    started = time.perf_counter()
    return sum(1 for _ in model.stream(prompt, tokens)) / (time.perf_counter() - started)
```

```json
{"model": "Qwen3.6-35B-A3B", "ratio": 30, "device": "GPU", "context": 32768, "kv": "u8"}
```
'''

_RTL = """مرحبا بالعالم، هذه فقرة من اليمين إلى اليسار مع كلمة English في وسطها.

- عنصر أول
- عنصر ثان مع `code`

A paragraph from left to right with שלום in it.

> اقتباس قصير

1. ראשון
2. שני
"""


def _unwrapped(stage: Stage) -> None:
    stage.talk(_CODE)
    while not stage.transcript.is_settled:
        QCoreApplication.processEvents()
    area = stage.transcript.viewport()
    below = max(area.findChildren(WrapButton), key=lambda button: button.mapTo(area, QPoint()).y())
    below.click()


def _saying(text: str) -> Callable[[Stage], None]:
    return lambda stage: stage.talk(text)


STATES: dict[str, Callable[[Stage], None]] = {
    "maths": _saying(_MATHS.replace("LONG", _LONG)),
    "tables": _saying(_TABLES),
    "code": _unwrapped,
    "right-to-left": _saying(_RTL),
}
