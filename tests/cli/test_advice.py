"""`deciban solve break-the-code`: a game on a real table, typed as people speak."""

import json

import pytest

from deciban.kernel.texts import Texts, lookup
from tests.cli.conftest import Deciban

OWN = "0b 3w 5 7b 9w"
SOLVE = ("solve", "break-the-code", "--own", OWN)


def words(language: str) -> Texts:
    return Texts(language, *lookup("break-the-code", terminal=True))


def lines(*typed: str) -> str:
    return "".join(f"{line}\n" for line in typed)


def flat(text: str) -> str:
    return " ".join(text.split())


def test_questions_and_answers_go_in_and_advice_comes_out(deciban: Deciban, language: str) -> None:
    done = deciban(*SOLVE, "--lang", language, typed=lines("15", "24", "4", "C", "q"))
    texts = words(language)
    assert done.exit_code == 0
    assert texts.say("codes-left", count=3003) in done.stdout
    assert texts.say("codes-left", count=208) in done.stdout
    for key in ("advice-likeliest", "advice-cells", "advice-question", "advice-others"):
        assert texts.say(key) in done.stdout


def test_the_code_is_broken(deciban: Deciban, language: str) -> None:
    done = deciban(*SOLVE, "--lang", language, typed=lines("15", "24", "!"))
    assert done.exit_code == 0
    won = words(language).say("assistant-won", count=1)
    assert done.stdout.splitlines()[-1] == won


@pytest.mark.parametrize("players", ["3", "4"])
def test_more_players_answer_one_after_another(
    deciban: Deciban, language: str, players: str
) -> None:
    own = OWN if players == "3" else OWN[:-3]
    game = ("solve", "break-the-code", "--players", players, "--own", own, "--lang", language)
    done = deciban(*game, typed=lines("13", *["0"] * (int(players) - 1), "q"))
    assert done.exit_code == 0
    for number in range(1, int(players)):
        name = words(language).say("assistant-neighbour", number=number, players=int(players))
        assert f"({name})" in done.stdout


@pytest.mark.parametrize(
    ("language", "own"), [("ru", "0ч 3б 5 7ч 9б"), ("uk", "9б,7ч,5,3б,0ч"), ("en", "0B3W57B9W")]
)
def test_tiles_are_typed_in_the_own_language(deciban: Deciban, language: str, own: str) -> None:
    done = deciban("solve", "break-the-code", "--own", own, "--lang", language)
    assert words(language).say("codes-left", count=3003) in done.stdout


def test_contradictory_answers_are_named(deciban: Deciban, language: str) -> None:
    done = deciban(*SOLVE, "--lang", language, typed=lines("9", "5", "10", "4", "?", "~1"))
    texts = words(language)
    conflict = texts.say("conflict", count=2, rows="1, 2")
    assert conflict in done.stdout
    assert texts.say("assistant-doubtful") in done.stdout
    assert texts.say("assistant-aside") in done.stdout.rpartition(conflict)[2]
    help_ = texts.say("solve-help")
    assert flat(help_) in flat(done.stdout)


@pytest.mark.parametrize(
    ("typed", "reason", "facts"),
    [
        (["22"], "no-such-card", {}),
        (["3"], "pick-digit", {"one": 3, "other": 4}),
        (["15 2"], "no-choice", {}),
        (["15", "many"], "told-number", {}),
        (["1", "Z"], "told-letters", {"letters": "A B C D E"}),
        (["8", "AC"], "told-runs", {}),
        (["15", "24", "15"], "card-asked", {"card": 15, "row": 1}),
        (["0b 1w 2w 4w 6w"], "guess-own", {"size": 5}),
        (["1w 1b 2w 4w 6w"], "guess-order", {"size": 5}),
        (["1b 1b 2w 4w 6w"], "guess-tile", {"size": 5}),
        (["1b 2w 4w 6w"], "guess-size", {"size": 5}),
        (["1b 2w 4 6w 8w"], "tile-color", None),
        (["5b 2w 4b 6w 8w"], "five-green", {}),
        (["~7"], "no-such-row", {"sign": "~"}),
    ],
)
def test_a_slip_of_the_finger_is_told_in_words(
    deciban: Deciban,
    language: str,
    typed: list[str],
    reason: str,
    facts: dict[str, int | str] | None,
) -> None:
    done = deciban(*SOLVE, "--lang", language, typed=lines(*typed, "q"))
    texts = words(language)
    if facts is None:
        black, white, _ = texts.say("typed-colors").split()
        facts = {"digit": "4", "black": f"4{black}", "white": f"4{white}"}
    assert done.exit_code == 0
    assert flat(texts.say(f"refusal-{reason}", **facts)) in flat(done.stdout)


@pytest.mark.parametrize(
    ("own", "reason", "facts"),
    [
        ("0b 3w 5 7b", "bad-hand", {"size": 5}),
        ("0b 0b 5 7b 9w", "bad-hand", {"size": 5}),
        ("", "bad-hand", {"size": 5}),
        ("0b 3w 5 7b x", "tile-unreadable", {"sign": "X"}),
        ("0b 3w 5w 7b 9w", "five-green", {}),
    ],
)
def test_tiles_that_can_not_be_held_are_refused(
    deciban: Deciban, language: str, own: str, reason: str, facts: dict[str, int | str]
) -> None:
    done = deciban("solve", "break-the-code", "--own", own, "--lang", language)
    assert done.exit_code == 2
    assert done.stdout == ""
    assert done.stderr == words(language).say(f"refusal-{reason}", **facts) + "\n"


def test_the_advice_as_one_json_object(deciban: Deciban) -> None:
    done = deciban(*SOLVE, "--json", typed=lines("15", "24", "+ 4 7 13"))
    assert done.exit_code == 0
    assert done.stdout.count("\n") == 1
    advice = json.loads(done.stdout)
    assert advice["left"] == 208
    assert len(advice["cells"]) == 5
    assert {value["card"] for value in advice["questions"]} == {4, 7, 13}
    bits = [value["expected"] for value in advice["questions"]]
    assert bits == sorted(bits, reverse=True)


def test_what_can_not_be_read_for_json_ends_in_words(deciban: Deciban, language: str) -> None:
    done = deciban(*SOLVE, "--json", "--lang", language, typed=lines("99"))
    assert done.exit_code == 2
    assert done.stdout == ""
    assert done.stderr == words(language).say("refusal-no-such-card") + "\n"
