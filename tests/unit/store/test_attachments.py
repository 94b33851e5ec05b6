"""What is attached: from the composer to the message, to its versions, and over a restart."""

from pathlib import Path

from moechat.core.attachments import (
    Attachment,
    AttachmentAbout,
    AttachmentKind,
    DocumentUse,
    PassageMethod,
    PassageSpot,
)
from moechat.store.store import Store

DOCUMENT = Attachment(
    name="Größe.txt",
    kind=AttachmentKind.DOCUMENT,
    about=AttachmentAbout(file_bytes=7, pages=2, page_starts=(0, 4)),
    text="One\nTwo",
)
IMAGE = Attachment(
    name="a.png",
    kind=AttachmentKind.IMAGE,
    about=AttachmentAbout(width=3, height=2, thumbnail=b"\xff\xd8"),
    data=b"\x89PNG",
)


def names(attached: "list[Attachment] | tuple[Attachment, ...]") -> list[str]:
    return [each.name for each in attached]


def test_from_the_composer_to_the_message(tmp_path: Path) -> None:
    store = Store.open(tmp_path / "a.db")
    for each in (DOCUMENT, IMAGE, DOCUMENT):
        last = store.attachments.add("", each)
    store.attachments.remove(last)
    store.close()
    store = Store.open(tmp_path / "a.db")  # they are drafts like the text
    first, second = store.attachments.waiting("")
    assert (first.text, first.about) == (DOCUMENT.text, DOCUMENT.about)
    assert (second.data, second.about) == (IMAGE.data, IMAGE.about)
    user, answer = store.begin_chat("t", "Why?", seed=1, model="m")
    assert store.attachments.waiting("") == []
    assert names(user.attachments) == ["Größe.txt", "a.png"]
    store.attachments.remove(first.id)  # it was sent
    (stored,) = store.messages([user.id])
    assert stored == user
    assert [(each.text, each.data) for each in stored.attachments] == [("", None), ("", None)]
    whole = store.attachments.of([user.id, answer.id])[user.id]
    assert [(each.text, each.data) for each in whole] == [(DOCUMENT.text, None), ("", IMAGE.data)]
    assert store.attachments.image(whole[1].id) == IMAGE.data

    chat = user.conversation_id
    store.attachments.add(chat, DOCUMENT)
    store.attachments.add("", IMAGE)  # of another composer
    more, _ = store.begin_turn(chat, "And?", seed=1, model="m")
    assert names(more.attachments) == ["Größe.txt"]
    assert names(store.attachments.waiting("")) == ["a.png"]
    store.close()


def test_what_is_said_of_an_attachment_may_be_nonsense(tmp_path: Path) -> None:
    store = Store.open(tmp_path / "a.db")
    store.attachments.add("", DOCUMENT)
    with store._db.write() as connection:
        connection.execute('UPDATE attachment SET about = \'{"pages": "many"}\'')
    (found,) = store.attachments.waiting("")
    assert (found.text, found.about) == (DOCUMENT.text, AttachmentAbout())
    store.close()


def test_what_was_decided_stays_and_another_version_decides_anew(tmp_path: Path) -> None:
    store = Store.open(tmp_path / "a.db")
    store.attachments.add("", DOCUMENT)
    user, _ = store.begin_chat("t", "Why?", seed=1, model="m")
    (document,) = user.attachments
    about = AttachmentAbout(method=PassageMethod.WORDS, spots=(PassageSpot(0, 3, page=1),))
    passages = Attachment(name=document.name, kind=AttachmentKind.PASSAGES, about=about, text="One")
    decided = AttachmentAbout(use=DocumentUse.PASSAGES)
    store.attachments.decide(user.conversation_id, user.id, {document.id: decided}, [passages])
    (stored,) = store.messages([user.id])
    assert [each.about for each in stored.attachments] == [decided, about]
    assert stored.attachments[1].text == "One"
    edited, _ = store.edit(user.id, "Why not?", seed=1, model="m")
    assert [(each.name, each.kind) for each in edited.attachments] == [
        (DOCUMENT.name, AttachmentKind.DOCUMENT)
    ]
    assert store.attachments.of([edited.id])[edited.id][0].text == DOCUMENT.text
    store.delete(user.conversation_id)
    assert store.attachments.of([user.id, edited.id]) == {}
    store.close()
