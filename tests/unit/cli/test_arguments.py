"""What the command line tells of itself."""

import pytest

from moechat.cli.arguments import parse


@pytest.mark.parametrize("command", ["doctor", "delete-data", "models", "chats export"])
def test_the_usage_of_a_command_is_its_own(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        parse([*command.split(), "--help"])
    assert capsys.readouterr().out.startswith(f"usage: moechat {command} [-h]")


@pytest.mark.parametrize(
    ("command", "says"),
    [
        ("chat", "Chat in the terminal."),
        ("plan", "How a model would be loaded here, and why."),
        ("models verify", "Read all files again and check them."),
        ("chats export", "Write chats to a file."),
        ("delete-data", "Delete chats, settings, logs and"),
    ],
)
def test_a_command_says_in_its_own_help_what_it_is_for(
    command: str, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        parse([*command.split(), "--help"])
    assert f"\n\n{says}" in capsys.readouterr().out
