"""The first start on different computers."""

from functools import partial

from moechat.core.recommendation import recommend
from moechat.hub.catalogue import read_catalogue
from moechat.services.first_look import first_look
from moechat.ui.composer import Mode
from moechat.ui.shell import Page
from moechat.ui.theme import Tone
from tests.shots.examples import PROFILES
from tests.shots.stage import Stage


def looking(stage: Stage) -> None:
    """Nothing is known yet."""
    stage.empty()
    shell = stage.shell
    shell.sidebar.set_chats([])
    shell.top_bar.show_model(None)
    shell.top_bar.show_figures("")
    shell.top_bar.show_state("No model", Tone.MUTED)
    shell.panel.streaming.hide()
    stage.show_other_memory()
    stage.show_speed(None, None)
    shell.panel.speed.show_first_token(None)
    shell.panel.speed.show_history([])
    shell.composer.set_mode(Mode.NO_MODEL)
    shell.show_page(Page.FIRST_START)


def looked(stage: Stage, profile: str) -> None:
    """The doctor's verdicts on one computer, and the model for it."""
    looking(stage)
    examination = PROFILES[profile]
    stage.window.first_run.looked.emit(first_look(examination))
    stage.window.first_run.offered.emit(recommend(read_catalogue(), examination.machine))


STATES = {f"first-{profile}": partial(looked, profile=profile) for profile in PROFILES}
