"""The address of JupyterLab is in the terminal, whoever chose its token."""

import pytest
from jupyter_server import serverapp
from jupyter_server.auth.identity import PasswordIdentityProvider

from buttons_widgets.launch.command import ServerApp


@pytest.mark.parametrize(("token", "said"), [("mine", True), ("", True), (None, False)], ids=["own", "none", "made"])
def test_the_address_is_said_where_jupyter_does_not_say_it(
    token: str | None, said: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(serverapp.ServerApp, "start_app", lambda self: None)
    given = {} if token is None else {"token": token}
    server = ServerApp(port=9999, default_url="/lab/tree/x")
    server.identity_provider = PasswordIdentityProvider(parent=server, **given)
    assert bool(server.identity_provider.token) is (token != "")
    server.start_app()
    printed = capsys.readouterr().out
    assert ("http://localhost:9999/lab/tree/x" in printed) is said
    assert "token" not in printed
