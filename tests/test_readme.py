"""The example in the README runs."""

import re
import subprocess
import sys
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"


def test_the_example_plays_a_game_to_its_end() -> None:
    [example] = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.S)
    run = subprocess.run([sys.executable, "-c", example], capture_output=True, text=True)
    assert run.stderr == ""
    assert re.fullmatch(r"(not )?solved in \d+ rows\n", run.stdout)
