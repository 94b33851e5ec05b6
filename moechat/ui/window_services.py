"""The services that the window's widgets stand for."""

from collections.abc import Callable
from dataclasses import dataclass

from moechat.services.about import About
from moechat.services.access_settings import AccessSettings
from moechat.services.cache_warmer import CacheWarmer
from moechat.services.chat import ChatService
from moechat.services.chat_export import ChatExport
from moechat.services.chat_import import ChatImport
from moechat.services.chat_search import ChatSearch
from moechat.services.current_model import CurrentModel
from moechat.services.diagnostics import Diagnostics
from moechat.services.downloads import DownloadService
from moechat.services.first_run import FirstRunService
from moechat.services.getting import GettingModels
from moechat.services.health_check import HealthCheck
from moechat.services.hub_search import HubSearch
from moechat.services.loads import LoadService
from moechat.services.memory import MemoryMonitor
from moechat.services.model_manager import ModelManager
from moechat.services.model_shelf import ModelShelf
from moechat.services.models import ModelLibrary
from moechat.services.organiser import Organiser
from moechat.services.own_data import OwnData
from moechat.services.presets import Presets
from moechat.services.run_figures import RunFigures
from moechat.services.run_history import RunHistory
from moechat.services.settings import SettingsFile
from moechat.services.tuner import Tuner
from moechat.services.update_check import UpdateCheck


@dataclass(frozen=True, kw_only=True)
class WindowServices:
    """What `moechat.app` hands in; each presenter is given those of them that it needs."""

    chat: ChatService
    organiser: Organiser
    chat_search: ChatSearch
    loads: LoadService
    settings: SettingsFile
    library: ModelLibrary
    memory: MemoryMonitor
    figures: RunFigures
    warmer: CacheWarmer
    health: HealthCheck
    tuner: Tuner
    first_run: FirstRunService
    shelf: ModelShelf
    manager: ModelManager
    downloads: DownloadService
    search: HubSearch
    getting: GettingModels
    updates: UpdateCheck
    hub: Callable[[], str]
    access: AccessSettings
    current_model: CurrentModel
    own_data: OwnData
    diagnostics: Diagnostics
    history: RunHistory
    presets: Presets
    exports: ChatExport
    imports: ChatImport
    about: About
