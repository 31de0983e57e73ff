"""The language where no line of code names one: chosen last, or JupyterLab's, or English."""

from pathlib import Path

import pytest

from buttons_widgets import play
from buttons_widgets.kit.language import follow
from buttons_widgets.kit.language.follow import (
    FILE,
    forget_language,
    language_followed,
    language_remembered,
    remember_language,
)
from buttons_widgets.kit.language.words import set_language, usual_language, words_in
from buttons_widgets.kit.saving.shelf import Shelf

SPOKEN = ("de", "en", "fr", "pt-BR")
PLUGIN = Path("@jupyterlab", "translation-extension", "plugin.jupyterlab-settings")


@pytest.fixture
def lab(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A person's settings of JupyterLab: the file of its language, which is not there yet."""
    monkeypatch.setenv("JUPYTERLAB_SETTINGS_DIR", str(tmp_path / "settings"))
    monkeypatch.setenv("BUTTONS_WIDGETS_GAMES", str(tmp_path / "games"))
    monkeypatch.setattr("sys.prefix", str(tmp_path / "installation"))
    monkeypatch.setattr("buttons_widgets.kit.language.words._chosen", None)
    path = tmp_path / "settings" / PLUGIN
    path.parent.mkdir(parents=True)
    return path


def in_lab(path: Path, locale: str) -> None:
    """Choose a language in JupyterLab's menu, which writes it so."""
    path.write_text(
        "{\n    // Language\n    // @jupyterlab/translation-extension:plugin\n    // Language settings.\n"
        "    // *****************\n\n    // Language locale\n    // Set the interface display language. Examples: "
        f"'es_CO', 'fr_FR'.\n    \"locale\": \"{locale}\"\n}}",
        encoding="utf-8",
    )


def test_english_is_spoken_where_nobody_has_chosen(lab: Path) -> None:
    assert language_followed() is None
    assert usual_language(SPOKEN) == "en"
    in_lab(lab, "default")
    assert usual_language(SPOKEN) == "en"


@pytest.mark.parametrize(("locale", "spoken"), [("de_DE", "de"), ("fr_FR", "fr"), ("pt_BR", "pt-BR"), ("ja_JP", "en")])
def test_jupyterlab_is_followed(lab: Path, locale: str, spoken: str) -> None:
    in_lab(lab, locale)
    assert usual_language(SPOKEN) == spoken


def test_the_language_of_the_installation_is_followed_where_a_person_has_chosen_none(lab: Path, tmp_path: Path) -> None:
    overrides = tmp_path / "installation" / "share" / "jupyter" / "lab" / "settings" / "overrides.json"
    overrides.parent.mkdir(parents=True)
    overrides.write_text('{"@jupyterlab/translation-extension:plugin": {"locale": "fr_FR"}}', encoding="utf-8")
    assert usual_language(SPOKEN) == "fr"
    in_lab(lab, "de_DE")
    assert usual_language(SPOKEN) == "de"


def test_a_choice_counts_more_than_jupyterlab_and_one_in_code_more_than_both(
    lab: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    in_lab(lab, "de_DE")
    assert remember_language("fr")
    assert (language_remembered(), usual_language(SPOKEN)) == ("fr", "fr")
    monkeypatch.setattr("buttons_widgets.kit.language.words.languages", lambda: SPOKEN)
    set_language("en")
    assert usual_language(SPOKEN) == "en"
    set_language(None)
    assert usual_language(SPOKEN) == "fr"
    forget_language()
    forget_language()
    assert usual_language(SPOKEN) == "de"


@pytest.mark.parametrize(
    "text", ["", "no JSON", '{"locale": 5}', '{"locale": "<b>"}', "[1]", '{"locale": {}}', "[" * 5000, "\x00\xff"]
)
def test_settings_that_mean_nothing_change_no_language(lab: Path, text: str, tmp_path: Path) -> None:
    lab.write_bytes(text.encode("latin-1"))
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / FILE).write_bytes(text.encode("latin-1"))
    assert usual_language(SPOKEN) == "en"


def test_a_folder_in_the_place_of_a_file_changes_no_language(lab: Path, tmp_path: Path) -> None:
    lab.mkdir()
    (tmp_path / "games" / FILE).mkdir(parents=True)
    assert usual_language(SPOKEN) == "en"
    assert not remember_language("de")
    forget_language()


def test_without_jupyter_the_usual_folder_is_looked_into(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("JUPYTERLAB_SETTINGS_DIR")
    monkeypatch.setenv("JUPYTER_CONFIG_DIR", str(tmp_path))
    assert follow._settings_folder() == tmp_path / "lab" / "user-settings"
    monkeypatch.setitem(__import__("sys").modules, "jupyter_core.paths", None)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    assert follow._settings_folder() == tmp_path / ".jupyter" / "lab" / "user-settings"


def test_what_is_chosen_at_a_table_holds_for_everything(lab: Path, tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "games")
    lobby = play(shelf=shelf).lobby
    assert lobby is not None
    lobby.language.value = "de"
    assert words_in().language == "de"
    again = play(shelf=shelf).lobby
    assert again is not None and again.language.value == "de"
    again.as_at_first.click()
    assert words_in().language == "en"


@pytest.mark.parametrize("text", ["\n" * 99_000, " " * 99_000, "[" * 99_000, "// " * 30_000, "\n // x" * 10_000])
def test_settings_that_are_none_count_as_no_choice(lab: Path, text: str) -> None:
    lab.write_text(text)
    assert language_followed() is None
