"""What of one's data is deleted, chosen in the settings."""

from collections.abc import Callable
from pathlib import Path

from moechat.core.faults import Fault, FaultCode
from moechat.services.data_files import DataKind
from moechat.services.hub_access import TOKEN
from moechat.ui.settings.privacy_page import PrivacyPage
from tests.hub_server.server import running
from tests.support.downloads import download, tiny_repository
from tests.ui.conftest import make_model_folder
from tests.ui.settings.conftest import Desk, Key


def test_only_what_was_chosen_is_deleted(desk: Callable[..., Desk], tmp_path: Path) -> None:
    with running(tiny_repository()) as hub:
        download(hub, tmp_path / "models" / "ours")
    make_model_folder(tmp_path / "models" / "theirs")
    at = desk(idle_unload_minutes=7)
    secrets = at.window._program._downloading.secrets
    secrets.put(TOKEN, "hf_secret")
    page = at.view.show_page("privacy")
    assert isinstance(page, PrivacyPage)
    at.window.until(lambda: "nothing" not in page._question._rows[DataKind.MODELS].note)
    at.press(at.control("privacy", "delete_all"), Key.Key_Space)
    switches = page._question.switches
    assert [kind for kind, switch in switches.items() if not switch.isChecked()] == ["models"]
    for kind in (DataKind.CHATS, DataKind.SETTINGS, DataKind.LOGS, DataKind.ACCESS):
        at.press(switches[kind], Key.Key_Space)
    assert not page._question.really.isEnabled()  # nothing is left to delete
    for kind in (DataKind.ACCESS, DataKind.MODELS):
        at.press(switches[kind], Key.Key_Space)
    page._question.really.click()
    at.window.until(lambda: "deleted" in page.rows["delete_all"].note)
    assert not (tmp_path / "models" / "ours").exists()
    assert (tmp_path / "models" / "theirs" / "openvino_model.xml").exists()
    assert secrets.get(TOKEN) == ""
    assert at.stored().value.idle_unload_minutes == 7
    page._data._tell([Fault(FaultCode.SECRETS_KEPT)])
    assert page.rows["delete_all"].note == "Not all of what you chose could be deleted."
