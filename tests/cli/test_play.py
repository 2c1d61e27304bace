"""`deciban play`: whole games, typed as people type."""

import pytest

from deciban.arena import Table
from deciban.kernel import QuickDice, Setup, name_bots, registry
from deciban.kernel.texts import Texts, lookup
from tests.cli.conftest import Deciban, ending

ALONE = ("play", "mastermind", "--as", "alone", "--seed", "8")
TWO = ("play", "mastermind", "--people", "2")
BY_HAND = '{"answers": "by-hand", "first": "seat-0", "games": 1}'


def words(language: str) -> Texts:
    return Texts(language, *lookup("mastermind", terminal=True))


def hidden_code(seed: int) -> str:
    """What the machine hides with this seed, as numbers to type."""
    game = registry.game("mastermind")
    table = Table(game, Setup(game.types.options(alone=True)), 1, QuickDice(seed))
    return "".join(str(peg + 1) for peg in table.state.code)


def lost(texts: Texts, bot: str) -> set[str]:
    """The ways to lose to a bot whose code has held."""
    rows = range(1, 11)
    return {texts.say("ending-lost", name=bot, points=11, other=other) for other in rows}


def lines(*typed: str) -> str:
    return "".join(f"{line}\n" for line in typed)


def test_alone_a_code_is_broken(deciban: Deciban, language: str) -> None:
    done = deciban(*ALONE, "--lang", language, typed=lines("1 1 1 1", hidden_code(8)))
    assert done.exit_code == 0
    assert ending(done.stdout) == words(language).say("ending-broken-mine", rows=2)
    assert "●●●●" in done.stdout


def test_alone_a_code_holds(deciban: Deciban, language: str) -> None:
    done = deciban(*ALONE, "--lang", language, typed=lines(*["1111"] * 10))
    assert done.exit_code == 0
    assert ending(done.stdout) == words(language).say("ending-held-mine", rows=10)


def test_a_match_against_a_bot_in_both_roles(deciban: Deciban, language: str) -> None:
    typed = lines("1234", *["1111"] * 10)
    game = ("play", "mastermind", "--as", "codemaker", "--bots", "skilled", "--seed", "8")
    done = deciban(*game, "--lang", language, typed=typed)
    texts = words(language)
    (name,) = name_bots(1, QuickDice(8))
    bot, level = texts.say(f"bot-{name}"), texts.say("level-skilled")
    company = f"{texts.say('play-you')}, {texts.say('seat-bot', name=bot, level=level)}"
    assert texts.say("play-company", names=company) in done.stdout
    for number, maker in ((1, texts.say("play-you")), (2, bot)):
        assert texts.say("told-began-of", game=number, games=2, maker=maker) in done.stdout
    assert ending(done.stdout) in lost(texts, bot)


@pytest.mark.parametrize("role", ["codemaker", "codebreaker"])
@pytest.mark.parametrize("level", ["random", "novice", "skilled", "master"])
def test_every_bot_plays_in_either_role(deciban: Deciban, role: str, level: str) -> None:
    code, guesses = ["1234"], ["1111"] * 10
    typed = lines(*(code + guesses if role == "codemaker" else guesses + code))
    game = ("play", "mastermind", "--as", role, "--bots", level, "--seed", "8")
    done = deciban(*game, typed=typed)
    assert done.exit_code == 0
    # Four red pegs never break a code that a bot has hidden here: it holds.
    (name,) = name_bots(1, QuickDice(8))
    texts = words("en")
    drawn = texts.say("ending-drawn", points=11)
    assert ending(done.stdout) in {drawn, *lost(texts, texts.say(f"bot-{name}"))}


def test_bots_can_be_watched(deciban: Deciban) -> None:
    done = deciban("play", "mastermind", "--people", "0", "--bots", "skilled,novice", "--seed", "1")
    assert done.exit_code == 0
    assert "Game 2 of 2. Codemaker:" in done.stdout
    skilled, novice = (words("en").say(f"bot-{name}") for name in name_bots(2, QuickDice(1)))
    company = (
        f"At the table: {skilled}\N{NO-BREAK SPACE}· Skilled, {novice}\N{NO-BREAK SPACE}· Novice."
    )
    assert done.stdout.splitlines()[0] == company
    end = done.stdout.splitlines()[-1]
    assert "wins the match" in end or "A draw" in end


def test_bad_input_gets_a_clear_line_and_loses_nothing(deciban: Deciban) -> None:
    bad = ("rgbq", "rg", "rgbyo", "", "r-by", "?", "7777", "[bold]", "!")
    done = deciban(*ALONE, typed=lines(*bad, "rgby", "q"))
    for expected in (
        "“q” is no colour of this board. The colours are: R Y G B O V.",
        "A row has 4 pegs; you typed 2.",
        "A row has 4 pegs; you typed 5.",
        "A row has 4 pegs; you typed 0.",
        "Holes can’t stay empty at this table.",
        "Type 4 colours by their letters (R Y G B O V) or numbers (1 to 6).",
        "“7” is no colour of this board.",
        "“[” is no colour of this board.",
        "there is nothing to challenge",
    ):
        assert expected in done.stdout
    assert "Row 1: R G B Y" in done.stdout
    assert "Row 2 ›" in done.stdout
    assert "Row 3 ›" not in done.stdout


@pytest.mark.parametrize("leaving", ["q\n", "Q\n", ""])
def test_leaving_is_always_possible(deciban: Deciban, language: str, leaving: str) -> None:
    done = deciban(*ALONE, "--lang", language, typed="1111\n" + leaving)
    assert done.exit_code == 0
    assert done.stdout.splitlines()[-1] == words(language).say("play-quit")


def test_two_people_by_hand_with_a_challenge(deciban: Deciban) -> None:
    typed = lines(
        *("", "rgby"),  # Player 1 hides,
        *("", "rrrr"),  # Player 2 guesses,
        *("", "4 0", "1 1!"),  # Player 1 slips, then lies on purpose,
        *("", "!"),  # Player 2 does not believe it.
        *("", "rgby"),  # The game is played again,
        *("", "rgby"),  # and broken at once.
        *("", "rrrr"),
    )
    done = deciban(*TWO, "--options", BY_HAND, typed=typed)
    assert "By your code it should be: 1 red." in done.stdout
    assert "Challenged, and rightly: an answer was wrong." in done.stdout
    assert ending(done.stdout) == "Player 2 wins the match, 3 to 1."


@pytest.mark.parametrize(
    ("decision", "end"),
    [("y", "Player 2 wins the match, 3 to 1."), ("n", "Player 1 wins the match, 1 to 0.")],
)
def test_the_final_check_offers_a_claim(deciban: Deciban, decision: str, end: str) -> None:
    again = ("", "rgby", "", "rgby", "", "rrrr") if decision == "y" else ()
    typed = lines("", "rgby", "", "rgbo", "", "rrrr!", "", "perhaps", decision, *again)
    done = deciban(*TWO, "--options", BY_HAND, typed=typed)
    assert "The final check found a wrong answer. The code was: R G B Y" in done.stdout
    assert "Type y or n." in done.stdout
    assert ending(done.stdout) == end


def test_the_codebreaker_takes_the_screen_to_challenge(deciban: Deciban) -> None:
    typed = lines(
        *("", "rgby"),  # Player 1 hides,
        *("", "rrrr"),  # Player 2 guesses,
        *("", "0 0!"),  # Player 1 lies,
        *("", "gggg"),  # Player 2 does not notice it at once,
        *("", "@1", "@7", "?", "@2"),  # but calls before Player 1 can answer again:
        *("", "?", "rgby", ""),  # Player 2 may only challenge, waits first,
        *("", "@2", "", "!", ""),  # and then does it.
    )
    shown = deciban(*TWO, "--options", BY_HAND, typed=typed).stdout
    texts = words("en")
    assert shown.count(texts.say("refusal-no-such-player", sign="@", numbers="2")) == 2
    assert texts.say("play-call", sign="@") in " ".join(shown.split())
    assert texts.say("play-chance", question=texts.say("ask-challenge")) in shown
    assert texts.say("refusal-only-challenge") in shown
    assert texts.say("told-challenge-upheld") in shown


def test_who_has_nothing_to_do_gives_the_screen_back(deciban: Deciban) -> None:
    shown = deciban(*TWO, "--options", BY_HAND, typed=lines("", "@2", "", "?", "", "", "q")).stdout
    assert shown.count(words("en").say("play-nothing")) == 2
    assert "Your secret code ›" in shown.rpartition(words("en").say("play-nothing"))[2]


def test_once_more_with_the_roles_exchanged(deciban: Deciban, language: str) -> None:
    texts = words(language)
    yes, no = (texts.say(f"typed-{word}").split()[0] for word in ("yes", "no"))
    game = ("play", "mastermind", "--as", "codebreaker", "--bots", "random", "--seed", "8")
    once = '{"games": 1, "rows": 5}'
    typed = lines(*["1111"] * 5, "?", yes, "1234", no)
    done = deciban(*game, "--options", once, "--lang", language, typed=typed)
    assert done.exit_code == 0
    assert done.stdout.count(texts.say("play-once-more")) == 3
    assert texts.say("refusal-yes-or-no", yes=yes, no=no) in done.stdout
    (bot,) = (texts.say(f"bot-{name}") for name in name_bots(1, QuickDice(8)))
    first, second = (
        texts.say("told-began-of", game=1, games=1, maker=maker)
        for maker in (bot, texts.say("play-you"))
    )
    assert done.stdout.index(first) < done.stdout.index(second)
    assert texts.say("play-quit") not in done.stdout


def test_an_uneven_match_is_announced_once(deciban: Deciban) -> None:
    game = ("play", "mastermind", "--people", "0", "--bots", "random,random")
    done = deciban(*game, "--options", '{"games": 3}')
    assert done.stdout.count("With an odd number of games") == 1


@pytest.mark.parametrize(
    ("wrong", "key", "facts"),
    [
        (("chess",), "unknown-game", {"name": "chess", "games": ", ".join(registry.names())}),
        (
            ("mastermind", "--as", "king"),
            "unknown-role",
            {"role": "king", "roles": "codebreaker, codemaker, alone"},
        ),
        (("mastermind", "--people", "3"), "wrong-seats", {"seats": "2"}),
        (("mastermind", "--people", "2", "--bots", "novice"), "wrong-seats", {"seats": "2"}),
        (
            ("mastermind", "--bots", "wise"),
            "unknown-level",
            {"level": "wise", "levels": "random, novice, skilled, master"},
        ),
    ],
)
def test_who_can_not_sit_down_hears_why(
    deciban: Deciban, language: str, wrong: tuple[str, ...], key: str, facts: dict[str, str]
) -> None:
    done = deciban("play", *wrong, "--lang", language)
    assert done.exit_code == 2
    assert done.stdout == ""
    assert done.stderr == words(language).say(f"refusal-{key}", **facts) + "\n"
