"""Presets that are there from the beginning."""

from PySide6.QtCore import QCoreApplication

from moechat.protocol.answer_options import AnswerOptions
from moechat.protocol.messages import Sampling
from moechat.protocol.preset import Preset


def built_in_presets() -> list[Preset]:
    """Few, and each of a kind; in the language of the window."""
    translate = QCoreApplication.translate
    return [
        _preset(
            "concise",
            translate("Presets", "Concise"),
            translate(
                "Presets",
                "Answer in as few words as the question allows. Begin with the answer itself; "
                "no introduction, no repetition of the question, no closing remark.",
            ),
        ),
        _preset(
            "programmer",
            translate("Presets", "Programmer"),
            translate(
                "Presets",
                "You are an experienced software engineer. Give code that is complete and runs, "
                "say which versions it needs, and point out errors and edge cases. If something "
                "is unclear, ask before you write much code.",
            ),
            temperature=0.2,
        ),
        _preset(
            "editor",
            translate("Presets", "Editor"),
            translate(
                "Presets",
                "Correct spelling, grammar and style of the texts you are given. Keep meaning, "
                "tone and language. Give the corrected text first, then the changes as a list.",
            ),
            temperature=0.3,
        ),
        _preset(
            "tutor",
            translate("Presets", "Tutor"),
            translate(
                "Presets",
                "Explain step by step, from what is known to what is new, with a small example. "
                "After each step check with a question whether it was understood. "
                "Today is {{date}}.",
            ),
        ),
    ]


def _preset(key: str, name: str, system_prompt: str, temperature: float | None = None) -> Preset:
    options = AnswerOptions(system_prompt=system_prompt, sampling=Sampling(temperature=temperature))
    return Preset(id=f"built-in {key}", name=name, options=options)
