"""What happened at a real table: read as people type it, and said back."""

import re
from collections.abc import Sequence

from deciban.games.enigma.minds import advice
from deciban.games.enigma.minds.advice import AnyEntry, Claim
from deciban.games.enigma.rules.cards import Corner, Token
from deciban.games.enigma.shell.reading import read_one, read_place, read_room, words
from deciban.games.enigma.shell.wording import Wording
from deciban.kernel import Refused
from deciban.shell.reading import shown

_CORNERS: tuple[Corner, ...] = ("chaos", "decryption", "none")
_TOKENS: tuple[Token, ...] = ("chaos", "decryption")
_PAIR = re.compile(r"([1-9])\s*/\s*([1-9])")
_CLAIM = re.compile(r"([0-9])\s*:\s*([1-9])\s*(.*)")
_TOKEN = re.compile(r"([0-9])\s*([+-])\s*(\S+)")
_CHECK = re.compile(r"([+-])\s*([0-9]?)")
_CARD = re.compile(r"([!^]?)\s*([1-9])\s+(.+)")


class Entries:
    """In the words of one language. Cards have the numbers 1 to 9; I am player 0, and the others
    have their numbers from my left neighbour on."""

    def __init__(self, wording: Wording) -> None:
        self._wording = wording
        self._say = wording.say

    # Reading.

    def read(self, typed: str) -> AnyEntry:
        line = typed.strip().lower()
        if line[:1] in ("@", "&", "*"):
            return self._marked(line[0], line[1:])
        if found := _PAIR.fullmatch(line):
            return advice.Swap(*map(read_place, found.groups()))
        if found := _TOKEN.fullmatch(line):
            seat, sign, token = found.groups()
            kinds = dict(zip(_TOKENS, self._say("typed-tokens").split(), strict=True))
            return advice.Holds(int(seat), read_one(token, kinds), sign == "+")
        if found := _CLAIM.fullmatch(line):
            seat, place, room = found.groups()
            if not room:
                return advice.Glance(int(seat), read_place(place))
            return Claim(int(seat), read_place(place), self._room(room))
        if found := _CARD.fullmatch(line):
            return self._card(*found.groups())
        raise Refused("entry-unread", typed=shown(typed[:30]))

    def _marked(self, sign: str, rest: str) -> AnyEntry:
        if sign == "*":
            return advice.Shuffle(tuple(map(read_place, words(rest))))
        said = words(rest)
        if sign == "&":
            if len(said) != 2 or not all(map(str.isdecimal, said)):
                raise Refused("entry-unread", typed=shown(f"{sign}{rest[:30]}"))
            return advice.Trade(int(said[0]), int(said[1]))
        seat = int(said.pop(0)) if said and said[0].isdecimal() else 0
        cast = {each.id: self._wording.said(each.name) for each in self._wording.cards.characters}
        return advice.Is(seat, read_one(" ".join(said), cast))

    def _card(self, sign: str, place: str, name: str) -> AnyEntry:
        at = read_place(place)
        if sign == "^":
            corners = dict(zip(_CORNERS, self._say("typed-corners").split(), strict=True))
            return advice.Cornered(at, read_one(name, corners))
        room = self._room(name)
        return advice.Open(at, room) if sign else advice.Look(at, room)

    def _room(self, name: str) -> str:
        letters = self._say("room-letters").split()
        return read_room(name, self._wording.rooms(), letters)

    def outcome(self, claim: Claim, typed: str) -> Claim:
        """What became of a name: believed, or checked by somebody."""
        if not typed.strip():
            return claim
        found = _CHECK.fullmatch(typed.strip())
        if found is None:
            raise Refused("outcome-unread", typed=shown(typed[:30]))
        sign, seat = found.groups()
        return Claim(claim.seat, claim.place, claim.room, sign == "+", int(seat or 0))

    # Saying.

    def said(self, entry: AnyEntry) -> str:
        facts: dict[str, int | str] = {}
        for field in entry.__struct_fields__:
            value = getattr(entry, field)
            facts[field] = self._fact(field, value, entry)
        key = type(entry).__name__.lower()
        return self._say(f"entry-{key}", **facts)

    def _fact(self, field: str, value: object, entry: AnyEntry) -> int | str:
        match field, value:
            case "room", str(name):
                return self._wording.room(name)
            case "character", str(name):
                return self._wording.character(name)
            case "place", int(place):
                return place + 1
            case "places", tuple(places):
                return self._numbers(places)
            case "honest", None:
                return "believed"
            case _, bool(flag):
                return str(flag).lower()
            case _, int(number) if isinstance(entry, advice.Swap):
                return number + 1
            case _, int(seat):
                return self.player(seat)
        return str(value)

    def player(self, seat: int) -> str:
        return self._say("assistant-player", seat=seat)

    def _numbers(self, places: Sequence[int]) -> str:
        return ", ".join(str(place + 1) for place in places)
