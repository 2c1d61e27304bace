"""`deciban simulate` prints one JSON object, or a table, or a clear refusal."""

import json

import pytest

from deciban.kernel import QuickDice, name_bots, registry
from deciban.kernel.texts import Texts, lookup
from tests.cli.conftest import Deciban

SIMULATE = ("simulate", "mastermind", "--games", "30", "--seed", "5")


def test_one_json_object_on_stdout_and_nothing_else(deciban: Deciban) -> None:
    done = deciban(*SIMULATE, "--bots", "random,skilled", "--cores", "1", "--json")
    assert done.exit_code == 0
    assert done.stderr == ""
    assert done.stdout.count("\n") == 1
    figures = json.loads(done.stdout)
    assert list(figures) == [
        "games",
        "wins",
        "draws",
        "nobody",
        "mean_actions",
        "actions_per_second",
    ]
    assert figures["games"] == 30
    assert sum(figures["wins"]) + figures["draws"] + figures["nobody"] == 30
    assert figures["mean_actions"] > 4
    assert figures["actions_per_second"] > 0


def test_the_same_seed_gives_the_same_figures_on_any_number_of_cores(deciban: Deciban) -> None:
    def figures(cores: str) -> dict[str, object]:
        done = deciban(*SIMULATE, "--bots", "random,novice", "--cores", cores, "--json")
        found: dict[str, object] = json.loads(done.stdout)
        del found["actions_per_second"]
        return found

    assert figures("1") == figures("2")


def test_options_are_obeyed(deciban: Deciban) -> None:
    options = '{"alone": true, "rows": 5}'
    done = deciban(*SIMULATE, "--bots", "random", "--cores", "1", "--options", options, "--json")
    figures = json.loads(done.stdout)
    assert len(figures["wins"]) == 1
    assert figures["mean_actions"] <= 5


def test_without_json_there_is_a_table_in_words(deciban: Deciban, language: str) -> None:
    bots = ("--bots", "random,skilled", "--cores", "1")
    done = deciban(*SIMULATE, *bots, "--lang", language)
    assert done.exit_code == 0
    texts = Texts(language, *lookup("mastermind", terminal=True))
    for key in ("simulate-seat", "simulate-draws"):
        assert texts.say(key) in done.stdout
    for name, level in zip(name_bots(2, QuickDice(5)), ("random", "skilled"), strict=True):
        bot, skill = texts.say(f"bot-{name}"), texts.say(f"level-{level}")
        assert texts.say("seat-bot", name=bot, level=skill) in done.stdout


@pytest.mark.parametrize(
    ("words", "key", "facts"),
    [
        (
            ("chess", "--bots", "random"),
            "unknown-game",
            {"name": "chess", "games": ", ".join(registry.names())},
        ),
        (
            ("mastermind", "--bots", "random,wise"),
            "unknown-level",
            {"level": "wise", "levels": "random, novice, skilled, master"},
        ),
        (("mastermind", "--bots", "random"), "wrong-seats", {"seats": "2"}),
        (("mastermind", "--bots", ""), "wrong-seats", {"seats": "2"}),
        (("mastermind", "--bots", "random,random", "--games", "0"), "no-games", {}),
        (
            ("mastermind", "--bots", "random", "--options", '{"alone":true,"answers":"by-hand"}'),
            "alone-by-hand",
            {},
        ),
        (
            ("mastermind", "--bots", "random,random", "--options", "pegs=5"),
            "bad-json",
            {"example": '{"pegs":4}'},
        ),
    ],
)
def test_what_can_not_be_simulated_is_refused_in_words(
    deciban: Deciban, language: str, words: tuple[str, ...], key: str, facts: dict[str, str]
) -> None:
    done = deciban("simulate", *words, "--lang", language)
    texts = Texts(language, *lookup("mastermind", terminal=True))
    assert done.exit_code == 2
    assert done.stdout == ""
    assert done.stderr == texts.say(f"refusal-{key}", **facts) + "\n"


@pytest.mark.parametrize("options", ['{"pegs": 9}', '{"pegs": "4"}', '{"first": "me"}'])
def test_an_option_out_of_range_is_named_with_all_that_can_be(
    deciban: Deciban, language: str, options: str
) -> None:
    done = deciban(*SIMULATE, "--bots", "random,random", "--options", options, "--lang", language)
    assert done.exit_code == 2
    (name,) = json.loads(options)
    assert name in done.stderr
    assert "pegs 3–6" in done.stderr
    assert "first dice|seat-0|seat-1" in done.stderr


def test_an_option_that_does_not_exist_is_named(deciban: Deciban, language: str) -> None:
    words = ("--bots", "random,random", "--options", '{"holes": 4}', "--lang", language)
    done = deciban(*SIMULATE, *words)
    assert done.exit_code == 2
    assert "holes" in done.stderr
