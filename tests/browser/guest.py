"""A person at a browser: reads what the page shows, and does what hands can do.

Everything is found as people find it: by role and name, in the words of the language."""

import re
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

from playwright.sync_api import Locator, Page, expect

from deciban.games.mastermind.rules.code import Code, Keys, all_keys
from deciban.kernel.texts import Texts, lookup

EMPTY = -1
"""A hole left empty on purpose."""
MOST_PEGS = 6
WIDE: dict[str, object] = {"alone": True, "pegs": 6, "colors": 10}
"""A game alone that no fixed guess ends by chance: the odds are a million to one."""
SETTLED = """async () => {
  await document.fonts.ready;
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  await Promise.allSettled(document.getAnimations().map((motion) => motion.finished));
}"""


class Row(NamedTuple):
    """An answered row, as the page tells it."""

    code: Code
    keys: Keys


class Guest:
    def __init__(self, page: Page, home: str, language: str) -> None:
        self.page = page
        self.home = home
        self.game = "mastermind"
        self.speak(language)

    # Words.

    def speak(self, language: str) -> None:
        """From now on this guest looks for the words of this language."""
        self.language = language
        self._texts = Texts(language, *lookup(self.game))
        say = Texts(language, "mastermind").say
        self._colors = {say(f"color-{color}"): color for color in range(10)}
        self._colors[say("color-empty")] = EMPTY
        self._keys = {say("keys", red=r, white=w): (r, w) for r, w in all_keys(MOST_PEGS)}

    def turn_to_game(self, game: str) -> None:
        """From now on this guest plays this game, and looks for its words."""
        self.game = game
        self.speak(self.language)

    def say(self, key: str, /, **args: float | str) -> str:
        return self._texts.say(key, **args)

    def pattern(self, key: str, *parts: str) -> re.Pattern[str]:
        """A text with its arguments as groups."""
        said = re.escape(self.say(key, **{part: f"@{part}@" for part in parts}))
        for part in parts:
            said = said.replace(f"@{part}@", f"(?P<{part}>.+?)", 1)
            said = said.replace(f"@{part}@", f"(?P={part})")
        return re.compile(said)

    def switch(self, language: str) -> None:
        """Chooses another language in the header."""
        self.page.get_by_label(self.say("header-language"), exact=True).select_option(language)
        self.speak(language)
        expect(self.page.locator("html")).to_have_attribute("lang", language)

    def light(self, theme: str) -> None:
        self.page.get_by_label(self.say("header-theme"), exact=True).select_option(theme)
        expect(self.page.locator("html")).to_have_attribute("data-theme", theme)

    def settle(self) -> None:
        """Until the letters are there and nothing moves any more."""
        self.page.evaluate(SETTLED)

    # Finding things.

    def button(self, key: str, **args: float | str) -> Locator:
        return self.page.get_by_role("button", name=self.say(key, **args), exact=True)

    def choice(self, key: str) -> Locator:
        """A list to choose from."""
        return self.page.get_by_role("combobox", name=self.say(key), exact=True)

    def way(self, key: str) -> Locator:
        """A button of this guest's game on the first page."""
        card = self.page.get_by_role("article", name=self.say("name"), exact=True)
        return card.get_by_role("button", name=self.say(key), exact=True)

    def link(self, key: str, **args: float | str) -> Locator:
        return self.page.get_by_role("link", name=self.say(key, **args), exact=True)

    def heading(self, key: str, **args: float | str) -> Locator:
        return self.page.get_by_role("heading", name=self.say(key, **args), exact=True)

    def text(self, key: str, **args: float | str) -> Locator:
        return self.page.get_by_text(self.say(key, **args), exact=True)

    def region(self, key: str) -> Locator:
        return self.page.get_by_role("region", name=self.say(key), exact=True)

    def dialog(self, key: str, **args: float | str) -> Locator:
        return self.page.get_by_role("dialog", name=self.say(key, **args), exact=True)

    def sees(self, key: str, **args: float | str) -> None:
        expect(self.text(key, **args).filter(visible=True).first).to_be_visible()

    def sees_turn(self, key: str, **args: float | str) -> None:
        """The line of the tray that says whose turn it is, or how it ended."""
        expect(self.region("tray").get_by_role("paragraph").first).to_have_text(
            self.say(key, **args)
        )

    # Getting about.

    def open(self, path: str = "/") -> None:
        self.page.goto(self.home + path)

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """Asks the house directly, as this guest."""
        answer = self.page.context.request.fetch(self.home + path, method=method, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def name(self, name: str) -> None:
        self.ask("GET", "/api/me")
        self.ask("PATCH", "/api/me", {"name": name})

    def make(self, options: dict[str, object], *seats: str) -> str:
        """Makes a table without the form: seats are `me`, `open` or a bot's level."""
        self.ask("GET", "/api/me")
        sitters = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat}
            for seat in seats
        ]
        table = {"game": self.game, "options": options, "seats": sitters}
        return "/t/" + str(self.ask("POST", "/api/tables", table)["table"])

    def bot(self, seat: int) -> str:
        """What the bot on a seat of the open table is called."""
        self.page.wait_for_url("**/t/*")
        table = self.page.url.rsplit("/", 1)[1]
        name = self.ask("GET", f"/api/tables/{table}")["seats"][seat]["bot"]
        return self.say(f"bot-{name}")

    def sit_down(self, name: str) -> None:
        """Gives a name at a waiting table and takes the free seat."""
        self.page.get_by_label(self.say("name-label"), exact=True).fill(name)
        self.button("sit-down").click()

    def turn_to(self, tab: str) -> None:
        """Notebook, tape or chat; on a phone they lie in a drawer."""
        if self.button("side-open").is_visible():
            self.button("side-open").click()
        self.page.get_by_role("tab", name=self.say(tab)).click()

    # The board.

    def lay(self, code: Code) -> None:
        """Lays a row with the keyboard, without sending it."""
        for symbol in code:
            self.page.keyboard.press("-" if symbol == EMPTY else str((symbol + 1) % 10))

    def hide(self, code: Code) -> None:
        expect(self.button("do-hide")).to_be_visible()
        self.lay(code)
        self.page.keyboard.press("Enter")
        expect(self.shield("shield-mine", code)).to_be_visible()

    def guess(self, code: Code) -> None:
        """Lays a row and sends it; done when the row stands on the board."""
        expect(self.button("do-guess")).to_be_visible()
        number = len(self.rows()) + 1
        expect(self.group("row-laying", number=number)).to_be_visible()
        self.lay(code)
        self.page.keyboard.press("Enter")
        expect(self.group("row-laying", number=number)).to_be_hidden()

    def answer(self, keys: Keys) -> None:
        """Gives keys by hand; a slip is confirmed."""
        self._give(keys)
        said = self.say("keys", red=keys[0], white=keys[1])
        self.button("do-answer", keys=said).click()

    def enter(self, code: Code, keys: Keys) -> None:
        """Types a row of a real table into the assistant, with the keys it earned there."""
        expect(self.group("palette")).to_be_visible()
        self.lay(code)
        self.enter_keys(keys)

    def enter_keys(self, keys: Keys) -> None:
        self._give(keys)
        self.button("do-add-row", keys=self.say("keys", red=keys[0], white=keys[1])).click()
        advice = self.region("assistant-advice")
        expect(advice).to_have_attribute("aria-busy", "false")

    def _give(self, keys: Keys) -> None:
        red, white = keys
        for _ in range(red):
            self.button("key-red-more").click()
        for _ in range(white):
            self.button("key-white-more").click()

    def group(self, key: str, **args: float | str) -> Locator:
        return self.page.get_by_role("group", name=self.say(key, **args), exact=True)

    def shield(self, key: str, code: Code = ()) -> Locator:
        name = self.say(key, code=self.code_in_words(code))
        return self.page.get_by_role("img", name=name, exact=True)

    def code_in_words(self, code: Code) -> str:
        names = {color: name for name, color in self._colors.items()}
        return ", ".join(names[symbol] for symbol in code)

    def rows(self, region: str = "board") -> list[Row]:
        """The answered rows on the board, or wherever they are drawn."""
        pattern = self.pattern("row-answered", "number", "code", "keys")
        found = (pattern.match(label) for label in self._drawn(region))
        rows = {int(m["number"]): self._row(m["code"], m["keys"]) for m in found if m}
        assert sorted(rows) == list(range(1, len(rows) + 1))
        return [rows[number] for number in sorted(rows)]

    def codes(self, region: str) -> list[Code]:
        """The codes that are drawn in a region, without keys."""
        words = [label.split(", ") for label in self._drawn(region)]
        return [tuple(map(self._colors.__getitem__, code)) for code in words]

    def sees_row(self, number: int, row: Row) -> None:
        red, white = row.keys
        words = self.code_in_words(row.code)
        name = self.say(
            "row-answered", number=number, code=words, keys=self.say("keys", red=red, white=white)
        )
        expect(self.page.get_by_role("img", name=name, exact=True)).to_be_visible()

    def laid(self) -> list[int | None]:
        """What lies in the holes of the row being laid; None: nothing yet."""
        pattern = self.pattern("hole", "number", "content")
        labels = self._labels(self.page.get_by_role("button").filter(visible=True))
        contents = [match["content"] for label in labels if (match := pattern.fullmatch(label))]
        return [self._colors.get(content) for content in contents]

    def sees_laid(self, *holes: int | None) -> None:
        """The row being laid looks like this, soon."""
        for number, symbol in enumerate(holes, start=1):
            content = self.say("hole-open") if symbol is None else self.code_in_words((symbol,))
            expect(self.button("hole", number=number, content=content)).to_be_visible()

    def color(self, symbol: int) -> Locator:
        """A peg of the palette."""
        name = self.code_in_words((symbol,))
        return self.group("palette").get_by_role("button", name=name, exact=True)

    def _drawn(self, region: str) -> Sequence[str]:
        return self._labels(self.region(region).get_by_role("img"))

    @staticmethod
    def _labels(found: Locator) -> Sequence[str]:
        labels: list[str] = found.evaluate_all(
            "all => all.map((one) => one.getAttribute('aria-label') ?? '')"
        )
        return labels

    def _row(self, code: str, keys: str) -> Row:
        return Row(tuple(self._colors[name] for name in code.split(", ")), self._keys[keys])


Meet: TypeAlias = Callable[..., Guest]
"""Brings another guest; the first argument is their language."""
