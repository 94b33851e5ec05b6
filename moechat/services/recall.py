"""What earlier runs of a model left, read at once: for commands, which have nothing else to do."""

import logging
from pathlib import Path

from moechat.core.faults import UserError
from moechat.core.machine import Machine
from moechat.core.model_facts import ModelFacts
from moechat.core.plan import Remembered
from moechat.services.load_planner import remembered_of
from moechat.services.model_identity import read_model_key
from moechat.store.store import Store

_log = logging.getLogger(__name__)


def recall(database: Path, model: Path, facts: ModelFacts, machine: Machine) -> Remembered:
    """Blocks for the reading. Nothing is remembered where the store cannot be read."""
    if not database.is_file():
        return Remembered()
    try:
        key = read_model_key(model)
        store = Store.open(database)
        try:
            runs, tuned = store.runs.latest(key), store.runs.tuned(key)
        finally:
            store.close()
    except UserError as error:
        _log.warning("Planning without earlier runs: %s", error.fault.code)
        return Remembered()
    return remembered_of(runs, tuned, facts=facts, machine=machine, model_key=key)
