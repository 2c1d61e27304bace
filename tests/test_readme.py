"""The examples in the README and the docs run."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_the_example_plays_a_game_to_its_end() -> None:
    run = example_of("README.md")
    assert run.stderr == ""
    assert re.fullmatch(r"(not )?solved in \d+ rows\n", run.stdout)


def test_the_example_of_belief_holds() -> None:
    assert example_of("docs/break-the-code.md").stderr == ""


def example_of(page: str) -> "subprocess.CompletedProcess[str]":
    text = (ROOT / page).read_text(encoding="utf-8")
    [example] = re.findall(r"```python\n(.*?)```", text, re.S)
    return subprocess.run([sys.executable, "-c", example], capture_output=True, text=True)
