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
