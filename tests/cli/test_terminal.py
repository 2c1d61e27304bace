"""`deciban play` at a real terminal, and with what no terminal sends."""

import os
import pty
import re
import select
import subprocess
import sys
from pathlib import Path

from deciban.arena import Table
from deciban.games.break_the_code.shell.wording import Speech
from deciban.kernel import QuickDice, Setup, registry
from deciban.kernel.texts import Texts, lookup

COMMAND = (Path(sys.executable).with_name("deciban"), "play")
ENVIRONMENT = {
    **{name: value for name, value in os.environ.items() if name != "NO_COLOR"},
    "DECIBAN_LANG": "en",
    "TERM": "xterm-256color",
    "COLORTERM": "truecolor",
}
WIPE = "\x1b[3J"
PATIENCE = 60.0


class Keyboard:
    """A person at a terminal: types a line when asked for one."""

    def __init__(self, *words: str) -> None:
        self.screen, their_end = pty.openpty()
        self.process = subprocess.Popen(
            (*COMMAND, *words), stdin=their_end, stdout=their_end, env=ENVIRONMENT, close_fds=True
        )
        os.close(their_end)
        self.seen = ""

    def type(self, line: str, *, after: str) -> None:
        start = len(self.seen)
        while after not in self.seen[start:]:
            more = self._more()
            assert more, f"no “{after}” in: {self.seen[start:]}"
            self.seen += more
        os.write(self.screen, f"{line}\n".encode())

    def rest(self) -> str:
        while more := self._more():
            self.seen += more
        self.process.wait(PATIENCE)
        os.close(self.screen)
        return self.seen

    def _more(self) -> str:
        """What is shown next; nothing, if nothing comes any more."""
        if not select.select([self.screen], [], [], PATIENCE)[0]:
            self.process.kill()
            return ""
        try:
            return os.read(self.screen, 1 << 16).decode()
        except OSError:  # Linux says so when the other end is closed.
            return ""


def test_a_screen_is_wiped_before_the_next_person_looks() -> None:
    person = Keyboard("mastermind", "--people", "2", "--options", '{"first": "seat-0", "games": 1}')
    person.type("", after="Press Enter")
    person.type("rgby", after="Your secret code ›")
    person.type("", after="Press Enter")
    person.type("q", after="Row 1 ›")
    before, wiped, after = person.rest().rpartition(WIPE)
    assert "rgby" in before
    assert wiped
    assert "rgby" not in after.lower()
    assert "Row 1 ›" in after


def test_a_screen_shows_the_board_anew_after_every_row() -> None:
    person = Keyboard("mastermind", "--as", "alone", "--seed", "8")
    person.type("1111", after="Row 1 ›")
    person.type("1122", after="Row 2 ›")
    person.type("q", after="Row 3 ›")
    seen = person.rest()
    assert seen.count("Mastermind") == 3
    assert "48;2;187;30;23m R " in seen


def test_bytes_that_are_no_text_lose_nothing() -> None:
    done = subprocess.run(
        (*COMMAND, "mastermind", "--as", "alone", "--seed", "8"),
        input=b"1111\n\xff\xfe\xd0\n\x00\x07\n1122\nq\n",
        env={**ENVIRONMENT, "PYTHONIOENCODING": "utf-8:strict"},
        capture_output=True,
        check=True,
        timeout=PATIENCE,
    )
    seen = done.stdout.decode()
    assert seen.count("is no colour of this board") == 2
    assert "Row 2: R R Y Y" in seen
    assert "Traceback" not in seen + done.stderr.decode()


def test_what_a_guesser_saw_is_wiped_before_the_next_person_looks() -> None:
    game = registry.game("break-the-code")
    state = Table(game, Setup(game.types.options()), 3, QuickDice(2)).state
    texts = Texts("en", *lookup("break-the-code", terminal=True))
    hands = state.hands[state.first - 1], state.centre
    guess, centre = map(Speech(texts).plain, hands)
    turn = f"{texts.say('ask-turn')} ›"
    person = Keyboard("break-the-code", "--people", "3", "--seed", "2")
    person.type("", after="Press Enter")
    person.type(f"{guess}!", after=turn)
    person.type("", after=texts.say("play-seen"))
    person.type("", after="Press Enter")
    person.type("q", after=turn)
    plain = re.sub(r"\x1b\[[0-9;]*m", "", person.rest())
    before, wiped, after = plain.rpartition(WIPE)
    assert wiped
    assert centre in before
    assert guess in before
    assert centre not in after
    assert guess not in after
    assert texts.say("guess-hidden-wrong") in after
