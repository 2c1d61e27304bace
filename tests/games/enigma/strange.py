"""A valid set of cards that is nothing like the house's: every piece, in unusual company."""

import functools
import json

from deciban.games.enigma.rules.cards import CardSet
from deciban.games.enigma.rules.sets import read

_STEPS: dict[str, list[dict[str, object]]] = {
    "attic": [{"do": "turn", "cards": 2}],
    "cellar": [{"do": "look", "cards": 3, "announce": "name", "may": True}],
    "garden": [{"do": "trade", "may": True}, {"do": "take", "token": "chaos", "who": "all"}],
    "tower": [{"do": "shuffle", "cards": 9}],
    "chapel": [{"do": "toggle", "token": "decryption", "who": "opponent"}, {"do": "swap"}],
    "stable": [{"do": "return", "token": "chaos", "who": "anyone"}, {"do": "redraw", "may": True}],
    "kitchen": [{"do": "time"}, {"do": "look", "share": True, "when": "no-decryption"}],
    "nursery": [{"do": "take", "token": "either"}, {"do": "shuffle", "open": True}],
    "salon": [
        {
            "do": "choose",
            "of": [
                {"when": "chaos", "steps": [{"do": "meet"}, {"do": "trade"}]},
                {"steps": [{"do": "take", "token": "decryption", "who": "opponent"}]},
                {"steps": [{"do": "look", "elsewhere": True, "announce": "corner"}]},
            ],
        }
    ],
}
_ALONE = {
    "garden": [{"do": "redraw", "may": True}],
    "chapel": [{"do": "swap"}],
    "salon": [{"do": "choose", "of": [{"steps": [{"do": "apply"}]}, {"steps": [{"do": "time"}]}]}],
}
_GOALS: dict[str, list[dict[str, object]]] = {
    "heir": [{"ask": "point", "rooms": ["attic", "cellar", "garden", "tower", "chapel", "stable"]}],
    "clerk": [{"ask": "name", "cards": 9}],
    "gossip": [{"ask": "unmask"}, {"ask": "hold", "token": "decryption"}],
    "miser": [{"ask": "hold", "token": "decryption"}, {"ask": "hold", "token": "chaos"}],
    "guest": [{"ask": "lack", "token": "chaos"}, {"ask": "point", "rooms": ["salon"]}],
    "clock": [{"ask": "outlast"}],
    "mimic": [{"ask": "borrow"}],
}


def _toml(value: object) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {_toml(each)}" for key, each in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value)


@functools.cache
def strange_set() -> CardSet:
    lines = ['title.en = "Strange"']
    for number, (name, steps) in enumerate(_STEPS.items()):
        corner = ("chaos", "none", "decryption")[number % 3]
        lines += ["[[rooms]]", f'id = "{name}"', f'corner = "{corner}"']
        lines += [f'name.en = "{name}"', f'text.en = "{name}"', f"steps = {_toml(steps)}"]
        if name == "tower":
            lines.append('cancel = "decryption"')
        if name in _ALONE:
            lines.append(f"solo = {_toml(_ALONE[name])}")
    for name, goal in _GOALS.items():
        lines += ["[[characters]]", f'id = "{name}"', f"goal = {_toml(goal)}"]
        lines += [f'{field}.en = "{name}"' for field in ("name", "text", "story")]
    every = [*_GOALS]
    lines += ["[casts]", f"standard = {_toml(every)}", f"introductory = {_toml(every[:5])}"]
    lines += [f"introductory_pair = {_toml(every[:6])}", 'solo = ["heir", "miser", "guest"]']
    return read("\n".join(lines))
