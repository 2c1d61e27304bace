"""The browser's types are those of the Python structs."""

from deciban.house.types import FOLDER, files


def test_the_generated_types_are_up_to_date() -> None:
    for name, text in files().items():
        kept = (FOLDER / name).read_text(encoding="utf-8")
        assert kept == text, f"{name} has drifted: run `make types`"
