"""The browser's types are those of the Python structs."""

from deciban.house.protocol.typescript import FOLDER, files


def test_the_generated_types_are_up_to_date() -> None:
    for name, text in files().items():
        kept = (FOLDER / name).read_text(encoding="utf-8")
        assert kept == text, f"{name} has drifted: run `make types`"


def test_two_structs_of_one_name_are_told_apart() -> None:
    text = files()["enigma.ts"]
    assert "export interface Cornered {\n  type: 'cornered';" in text
    assert "export interface AdviceCornered {\n  what: 'cornered';" in text
