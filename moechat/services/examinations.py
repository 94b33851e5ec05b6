"""The doctor for the window: as often as it is wanted, one at a time."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from moechat.services.doctor import Doctor, Examination

_END_MS = 1000


class Examinations(QObject):
    """Keeps the latest examination; each one has a doctor of its own."""

    changed = Signal()  # one has begun or ended
    seen = Signal(object)  # Examination under way: its drive is not measured yet

    def __init__(self, make_doctor: Callable[[], Doctor], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._make_doctor = make_doctor
        self._doctor: Doctor | None = None
        self._former: list[Doctor] = []  # whose engines may be ending yet
        self.latest: Examination | None = None

    @property
    def is_running(self) -> bool:
        """Whether the machine is being looked over."""
        return self._doctor is not None

    def start(self) -> None:
        """Look the machine over, unless that is going on."""
        if self._doctor is not None:
            return
        self._former = [doctor for doctor in self._former if not doctor.is_over]
        self._doctor = self._make_doctor()
        self._doctor.seen.connect(self.seen)
        self._doctor.examined.connect(self._take)
        self._doctor.start()
        self.changed.emit()

    def close(self) -> None:
        """End what goes on, and wait for its engine: for the end of the program."""
        if self._doctor is not None:
            self._doctor.cancel()
        for doctor in self._former:
            doctor.wait(_END_MS)

    def _take(self, examination: Examination) -> None:
        if self._doctor is not None:
            self._former.append(self._doctor)
        self._doctor = None
        self.latest = examination
        self.changed.emit()
