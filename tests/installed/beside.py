"""Packages beside the house."""

from pathlib import Path


def install(folder: Path, package: str, name: str, place: str) -> None:
    """As much of an installed package as Python looks at: it brings the game at this place."""
    metadata = folder / f"{package}-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text(f"[deciban.games]\n{name} = {place}\n")
