"""The cooperative template: it keeps the contract, has its words, and its campaign goes on."""

from collections.abc import Sequence
from typing import Any

import pytest

from deciban.kernel import Log, QuickDice, Refused, Setup
from deciban.kernel.check import check, check_texts
from tests.kernel.vault import (
    Mission,
    Record,
    Say,
    Secrets,
    State,
    Vault,
    VaultOptions,
    Vote,
)
from tests.kernel.vault_contents import WORDS, VaultContents

MISSION = Mission("LANTERN", "It is dark.", "Now it is not.")
LOST = Log(Record(2, 0), Secrets(("ANCHOR", "BEACON"), 2))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("log", [None, LOST])
@pytest.mark.usefixtures("vault")
def test_it_keeps_the_contract_and_has_its_words(seats: int, log: Log[Any, Any] | None) -> None:
    report = check(Vault(), Setup(VaultOptions(), MISSION, log), seats)
    assert report.varied == {"mission.word", "mission.ending", "votes", "peeks"}
    assert report.throws == {"peek", "tie"}
    assert report.phrases == {"trust-me"}
    check_texts(Vault(), report.reasons, report.throws, report.phrases)


def play(setup: Setup[VaultOptions], says: str, seats: int = 2) -> State:
    """Everybody votes for the first letter that is shut; then the word is said."""
    vault, dice = Vault(), QuickDice(1)
    state = vault.start(setup, seats, dice).state
    while state.voting:
        state = vault.apply(state, vault.awaited(state)[0], Vote(state.closed[0]), dice).state
    return vault.apply(state, vault.awaited(state)[0], Say(says), dice).state


def test_all_win_or_all_lose() -> None:
    setup = Setup(VaultOptions(), MISSION)
    for said, winners in (("lantern", (0, 1)), ("ladder", ())):
        result = Vault().result(play(setup, said))
        assert result is not None
        assert result.winners == winners


def test_a_victory_costs_a_round_and_a_defeat_earns_a_key() -> None:
    vault, setup = Vault(), Setup(VaultOptions(), MISSION)
    won = vault.log(setup, play(setup, "lantern"))
    assert vault.proceed(VaultOptions(), won) == VaultOptions(rounds=2)
    lost = vault.log(setup, play(setup, "ladder"))
    assert vault.proceed(VaultOptions(), lost) == VaultOptions()
    state = vault.start(setup._replace(log=lost), 2, QuickDice(1)).state
    assert vault.view(state, None).letters == "L······"


def test_a_campaign_comes_to_its_end() -> None:
    with pytest.raises(Refused, match="campaign-over"):
        Vault().proceed(VaultOptions(), Log(Record(4, 0), Secrets(WORDS[:4], 4)))


def leave(seats: Sequence[int], of: int) -> State:
    vault, dice = Vault(), QuickDice(1)
    state = vault.start(Setup(VaultOptions(), MISSION), of, dice).state
    for seat in seats:
        state = vault.leave(state, seat, dice).state
        assert seat not in vault.awaited(state)
    return state


def test_the_others_go_on_without_those_who_left() -> None:
    assert Vault().awaited(leave((0, 2), 4)) == (1, 3)
    assert Vault().silent(leave((0,), 2)) == ()
    result = Vault().result(leave((1, 0), 2))
    assert result is not None
    assert result.winners == ()


def test_what_a_player_wrote_is_read_line_by_line() -> None:
    source = "# For Ann\nstory: It is dark.\n\nword:LANTERN\nending:  Now it is not. "
    assert VaultContents().read(source) == MISSION


@pytest.mark.parametrize(
    ("source", "reason", "line"),
    [
        ("", "part-missing", 0),
        ("word: LANTERN\nstory: It is dark.", "part-missing", 2),
        ("# Mine\nwort: LANTERN", "part-unknown", 2),
        ("word: LANTERN\nword: ANCHOR", "part-twice", 2),
        ("\nword: lantern", "bad-word", 2),
        ("story:", "text-empty", 1),
    ],
)
def test_what_can_not_be_played_is_refused_with_its_line(
    source: str, reason: str, line: int
) -> None:
    with pytest.raises(Refused, match=reason) as refused:
        VaultContents().read(source)
    assert refused.value.refusal.facts["line"] == line


def test_no_word_of_a_campaign_comes_again() -> None:
    log = Log(Record(3, 0), Secrets(WORDS[1:], 3))
    assert VaultContents().supply(VaultOptions(), log).word == WORDS[0]
