"""Named options for answers, and which model begins with which; reached as `Store.presets`."""

from collections.abc import Sequence

from moechat.protocol.answer_options import AnswerOptions
from moechat.protocol.preset import LONGEST_NAME, Preset
from moechat.store import rows
from moechat.store.db import Database
from moechat.store.ids import IdMaker


class Presets:
    """In the order of the user; what cannot be read is left out.

    Every call may raise `UserError` as those of `Store` do; nothing is half done then.
    """

    def __init__(self, database: Database, ids: IdMaker) -> None:
        self._db, self._ids = database, ids

    def all(self) -> list[Preset]:
        """Return all presets."""
        with self._db.read() as connection:
            found = connection.execute(
                "SELECT id, name, preset FROM preset ORDER BY position, id"
            ).fetchall()
        presets = []
        for id_, name, stored in found:
            try:
                options = rows.read_json(stored, AnswerOptions)
            except ValueError:
                continue
            title = rows.salvage_text(name)[:LONGEST_NAME] or "?"
            presets.append(Preset(id=rows.salvage_text(id_), name=title, options=options))
        return presets

    def save(self, preset: Preset) -> Preset:
        """Keep a preset, a new one behind the others; return it with its id."""
        (kept,) = self.add([preset])
        return kept

    def add(self, presets: Sequence[Preset]) -> list[Preset]:
        """As `save`, all or none."""
        kept = [
            Preset(id=preset.id or self._ids.new(), name=preset.name, options=preset.options)
            for preset in presets
        ]
        with self._db.write() as connection:
            connection.executemany(
                "INSERT INTO preset (id, name, position, preset) "
                "VALUES (?, ?, (SELECT COALESCE(MAX(position), 0) + 1 FROM preset), ?) "
                "ON CONFLICT (id) DO UPDATE SET name = excluded.name, preset = excluded.preset",
                [
                    (each.id, rows.store_text(each.name), rows.store_json(each.options))
                    for each in kept
                ],
            )
        return kept

    def remove(self, preset_id: str) -> None:
        """Delete a preset; chats that began with it keep what it said."""
        with self._db.write() as connection:
            connection.execute("DELETE FROM model_preset WHERE preset_id = ?", (preset_id,))
            connection.execute("DELETE FROM preset WHERE id = ?", (preset_id,))

    def defaults(self) -> dict[str, str]:
        """Return the ids of the presets that models begin with, by the names of their folders."""
        with self._db.read() as connection:
            found = connection.execute("SELECT model, preset_id FROM model_preset").fetchall()
        return {rows.salvage_text(model): rows.salvage_text(id_) for model, id_ in found}

    def set_default(self, model: str, preset_id: str) -> None:
        """Have chats with a model begin with a preset; "" = with none."""
        with self._db.write() as connection:
            connection.execute("DELETE FROM model_preset WHERE model = ?", (model,))
            if preset_id:
                connection.execute(
                    "INSERT INTO model_preset (model, preset_id) "
                    "SELECT ?, id FROM preset WHERE id = ?",
                    (model, preset_id),
                )
