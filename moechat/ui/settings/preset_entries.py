"""What the page of presets has, in words."""

from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from moechat.ui.settings.entries import Entry, PageInfo
from moechat.ui.settings.generation_entries import generation_info

SAMPLING_KEYS = ("temperature", "top_p", "top_k", "min_p", "repetition_penalty")


def presets_info() -> PageInfo:
    """In the order of the page."""
    translate = QCoreApplication.translate
    generation = generation_info()
    keys = ("system_prompt", *SAMPLING_KEYS)
    shared = [replace(generation.entry(key), found=False) for key in keys]
    return PageInfo(
        "presets",
        translate("Settings", "Presets"),
        (
            Entry(
                "default",
                translate("Settings", "New chats begin with"),
                translate("Settings", "For the model that is chosen now; every model has its own."),
                translate("Settings", "default preset model"),
            ),
            Entry(
                "import",
                translate("Settings", "Import presets"),
                translate("Settings", "From a JSON or TOML file that was exported here."),
                translate("Settings", "share backup load"),
            ),
            Entry(
                "export",
                translate("Settings", "Export presets"),
                translate("Settings", "All of them, as JSON, or as TOML where the name says so."),
                translate("Settings", "share backup save"),
            ),
            Entry(
                "preset",
                translate("Settings", "Preset"),
                translate("Settings", "Chats keep what they began with when it is changed."),
                translate("Settings", "library persona assistant"),
            ),
            Entry("name", translate("Settings", "Name"), "", translate("Settings", "rename")),
            *shared,
            Entry(
                "thinking",
                translate("Settings", "Thinking"),
                translate("Settings", "Where the model's template has a switch for it."),
                translate("Settings", "reasoning think enable"),
            ),
            Entry(
                "effort",
                translate("Settings", "Reasoning effort"),
                translate("Settings", "Where the model's template knows it."),
                translate("Settings", "reasoning think low medium high"),
            ),
        ),
    )
