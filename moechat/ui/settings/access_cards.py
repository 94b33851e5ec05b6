"""How models are downloaded: token, mirror, proxy, certificates, limits, and a test of it all."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtWidgets import QFileDialog

from moechat.core.number_rules import rule_of
from moechat.services.access_settings import AccessSettings
from moechat.services.access_texts import (
    endpoint_refusal,
    keeping_text,
    proxy_refusal,
    token_refusal,
)
from moechat.services.kept_secret import Keeping, KeptSecret
from moechat.services.settings import Settings, SettingsFile
from moechat.ui.buttons import Button
from moechat.ui.icons import IconSet
from moechat.ui.settings.connection_row import ConnectionRow
from moechat.ui.settings.page import Page
from moechat.ui.settings.rows import Card
from moechat.ui.settings.text_fields import SecretField, TextField
from moechat.ui.theme import Theme

_GIB = 1024**3
_HELD = frozenset({Keeping.KEYRING, Keeping.SESSION, Keeping.REFUSED, Keeping.STUCK})


class AccessCards(QObject):
    """Adds its cards to a page, each in a turn of the event loop of its own."""

    def __init__(
        self,
        page: Page,
        theme: Theme,
        icons: IconSet,
        settings: SettingsFile,
        access: AccessSettings,
    ) -> None:
        super().__init__(page)
        self._page, self._theme, self._icons = page, theme, icons
        self._settings, self._access = settings, access
        for build in (self._add_hub, self._add_network, self._add_connection, self._add_downloads):
            page.add_later(build)

    def look(self) -> None:
        """See where the secrets are."""
        self._access.token.look()
        self._access.proxy_password.look()

    def _add_hub(self) -> None:
        settings, access = self._settings, self._access
        card = self._page.add_card(self.tr("Access to the hub"))
        self._add_secret(
            card, "hub_token", access.token, token_refusal, self.tr("Remove the access token")
        )
        field = TextField(self._theme, _at_once(endpoint_refusal), access.usual_endpoint)
        self._page.add_text(
            card,
            "hub_endpoint",
            field,
            lambda: settings.value.hub_endpoint,
            lambda text: settings.update(hub_endpoint=text),
        )
        self._page.add_switch(
            card,
            "hub_token_to_mirror",
            lambda: settings.value.hub_token_to_mirror,
            lambda on: settings.update(hub_token_to_mirror=on),
        )

    def _add_network(self) -> None:
        settings = self._settings
        self._network = card = self._page.add_card(self.tr("Network"))
        self._page.add_text(
            card,
            "hub_proxy",
            TextField(self._theme, _at_once(proxy_refusal), self.tr("None")),
            lambda: settings.value.hub_proxy,
            lambda text: settings.update(hub_proxy=text),
        )
        self._add_secret(
            card,
            "proxy_password",
            self._access.proxy_password,
            lambda _: "",
            self.tr("Remove the password of the proxy"),
        )
        self._page.add_switch(
            card,
            "hub_use_system_proxy",
            lambda: settings.value.hub_use_system_proxy,
            lambda on: settings.update(hub_use_system_proxy=on),
        )

    def _add_connection(self) -> None:
        settings = self._settings
        self._ca_file = TextField(self._theme, self._access.check_ca_file, self.tr("None"))
        row = self._page.add_text(
            self._network,
            "hub_ca_file",
            self._ca_file,
            lambda: settings.value.hub_ca_file,
            lambda text: settings.update(hub_ca_file=text),
        )
        choose = Button(self._theme, self._icons, self.tr("Choose…"))
        choose.setAccessibleName(self.tr("Choose a file with certificates"))
        choose.clicked.connect(self._ask_for_file)
        row.add_beside(choose)
        ConnectionRow(
            self._page,
            self._network,
            theme=self._theme,
            icons=self._icons,
            settings=settings,
            check=self._access.connection,
        )

    def _add_downloads(self) -> None:
        settings = self._settings
        card = self._page.add_card(self.tr("Downloads"))
        self._page.add_number(
            card,
            "parallel_files",
            rule_of(Settings, "parallel_files"),
            lambda: settings.value.parallel_files,
            lambda value: settings.update(parallel_files=value),
        )
        self._page.add_number(
            card,
            "download_reserve_bytes",
            rule_of(Settings, "download_reserve_bytes").in_units_of(_GIB),
            lambda: settings.value.download_reserve_bytes / _GIB,
            lambda value: settings.update(download_reserve_bytes=round(value * _GIB)),
            unit=self.tr("GB"),
            step=0.5,
        )

    def _add_secret(
        self,
        card: Card,
        key: str,
        secret: KeptSecret,
        refuse: Callable[[str], str],
        removal: str,
    ) -> None:
        field = SecretField(self._theme, refuse)
        row = self._page.add_field(card, key, field)
        field.bind(row)
        field.given.connect(secret.put)
        remove = Button(self._theme, self._icons, self.tr("Remove"))
        remove.setAccessibleName(removal)
        row.add_beside(remove)

        def take_away() -> None:
            field.setFocus(Qt.FocusReason.OtherFocusReason)  # the button is about to go
            secret.remove()

        def show() -> None:
            held = secret.keeping in _HELD
            row.show_note(keeping_text(secret.keeping))
            remove.setVisible(held)
            field.setPlaceholderText(
                self.tr("Type another one") if held else self.tr("Type it or paste it")
            )

        remove.clicked.connect(take_away)
        # From a refresh, which ends with the page, not from the secret, which outlives it.
        secret.changed.connect(self._page.refresh)
        self._page.on_refresh(show)

    @Slot()
    def _ask_for_file(self) -> None:
        dialog = QFileDialog(self._page.window(), self.tr("Choose a file with certificates"))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilters(
            [self.tr("Certificates (*.pem *.crt *.cer)"), self.tr("All files (*)")]
        )
        dialog.fileSelected.connect(self._ca_file.choose)
        dialog.open()


def _at_once(refuse: Callable[[str], str]) -> Callable[[str, Callable[[str], None]], None]:
    return lambda text, then: then(refuse(text))
