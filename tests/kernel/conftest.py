"""A folder of texts for one test."""

from collections.abc import Callable
from pathlib import Path

import pytest

from deciban.kernel import texts


@pytest.fixture
def texts_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    def write(file: str = "test", /, **contents: str) -> None:
        for language, content in contents.items():
            (tmp_path / language).mkdir(exist_ok=True)
            (tmp_path / language / f"{file}.ftl").write_text(content, encoding="utf-8")

    monkeypatch.setattr(texts, "folder", lambda: tmp_path)
    return write
