"""How a game of a match begins: who is in the set, who gets whom, what lies where."""

from collections.abc import Sequence

from msgspec.structs import replace

from deciban.games.enigma.rules import data
from deciban.games.enigma.rules.cards import CardSet, Hold, Token
from deciban.games.enigma.rules.clock import WINS, cells_left, character_of
from deciban.games.enigma.rules.data import Characters, Player, Recent, State
from deciban.kernel import Dice, Told


def pair_hand(cast: Sequence[str]) -> int:
    """Two players are dealt three characters each, fewer while few are in play."""
    return 2 if len(cast) == 5 else 3


def names_of(cards: CardSet, seats: int) -> tuple[str, ...]:
    """The nine rooms that so many play with."""
    return cards.names_alone if seats == 1 else cards.names_together


def cast_of(cards: CardSet, characters: Characters, seats: int) -> tuple[str, ...]:
    """The characters that a match begins with."""
    if seats == 1:
        return cards.casts.solo
    if characters == "standard":
        return cards.casts.standard
    if characters == "introductory" and seats == 2:
        return cards.casts.introductory_pair
    return cards.casts.introductory


def next_game(state: State, characters: Characters, told: list[Told], dice: Dice) -> State:
    """The game after one that is over."""
    assert state.end is not None
    won = state.end.character
    cast = state.cast
    if state.alone:
        cast = _without(cast, won)
    elif state.characters == "growing":
        cast = _grown(state, won, dice)
    elif characters != state.characters:
        cast = cast_of(state.cards, characters, len(state.players))
    state = replace(
        state,
        characters=characters,
        game=state.game + 1,
        cast=cast,
        opening=cells_left(state) + (state.game == 1) if state.alone else 0,
        victors=state.victors if won is None else (*state.victors, won),
    )
    return begin(state, told, dice)


def begin(state: State, told: list[Told], dice: Dice) -> State:
    """Lays the mansion out and deals the characters."""
    seats = len(state.players)
    rooms = dice.shuffled(names_of(state.cards, seats), "mansion")
    state = replace(
        state,
        players=tuple(_fresh(state, player) for player in state.players),
        turn=state.keeper,
        time=state.game if state.alone else 0,
        rooms=rooms,
        up=(False,) * len(rooms),
        looked=(0,) * len(rooms),
        covered=(),
        laid=(),
        dealt=((),) * seats,
        hands=(None,) * seats,
        knowers=(0,) * seats,
        answers=(None,) * seats,
        named=False,
        truths=(),
        seen=(),
        end=None,
        recent=Recent(),
    )
    told.append(Told(data.Began(state.game, state.keeper, tuple(sorted(state.cast)), state.time)))
    return _deal_pair(state, told, dice) if seats == 2 else _deal(state, told, dice)


def keep(state: State, told: list[Told], dice: Dice) -> State:
    """Two players have both chosen: all others, shuffled, form the stack."""
    others = list(state.cast)
    for hand in state.hands:
        assert hand is not None
        others.remove(hand)
    for seat, hand in enumerate(state.hands):
        told.append(Told(data.Dealt(hand or ""), to=(seat,)))
    return replace(state, dealt=((), ()), stack=dice.shuffled(others, "stack"))


def _deal(state: State, told: list[Told], dice: Dice) -> State:
    deck = list(dice.shuffled(state.cast, "characters"))
    hands = tuple(None if player.gone else deck.pop() for player in state.players)
    for seat, hand in enumerate(hands):
        if hand is not None:
            told.append(Told(data.Dealt(hand), to=(seat,)))
    stack = tuple(deck) if _has_stack(state) else ()
    return replace(state, hands=hands, stack=stack, phase="open" if state.opening else "turn")


def _deal_pair(state: State, told: list[Told], dice: Dice) -> State:
    deck = dice.shuffled(state.cast, "characters")
    size = pair_hand(deck)
    dealt = tuple(tuple(sorted(deck[seat * size : (seat + 1) * size])) for seat in (0, 1))
    for seat, hand in enumerate(dealt):
        told.append(Told(data.Offered(hand), to=(seat,)))
    return replace(state, dealt=dealt, stack=deck[2 * size :], phase="keep")


def _has_stack(state: State) -> bool:
    """Introductory games put the rest away, and so does the first one of a growing set."""
    if state.alone or state.characters == "standard":
        return True
    return state.characters == "growing" and state.game > 0


def _fresh(state: State, player: Player) -> Player:
    """Tokens return, but for the triumphs; who has left stays away. A lone player begins the last
    game with a decryption token, and may keep what was not shown for a goal."""
    shown: tuple[Token, ...] = ("decryption", "chaos")
    if state.alone and state.options.keep_tokens and state.end is not None:
        shown = _shown(state, state.end.character)
    return Player(
        decryption=("decryption" not in shown and player.decryption)
        or (state.alone and state.game == WINS - 1),
        chaos="chaos" not in shown and player.chaos,
        wins=player.wins,
        gone=player.gone,
        out=player.gone,
    )


def _shown(state: State, name: str | None) -> tuple[Token, ...]:
    """The tokens that a goal asks for."""
    goal = () if name is None else character_of(state, name).goal
    return tuple(demand.token for demand in goal if isinstance(demand, Hold))


def _without(cast: tuple[str, ...], name: str | None) -> tuple[str, ...]:
    left = list(cast)
    if name in left:
        left.remove(name)
    return tuple(left)


def _grown(state: State, won: str | None, dice: Dice) -> tuple[str, ...]:
    """A growing set after a win."""
    casts, cast = state.cards.casts, state.cast
    if won is None:
        return cast
    growth = next((each for each in casts.growth if each.wins == won), None)
    if growth is not None and won not in state.victors:
        if growth.leaves:
            cast = _without(cast, won)
        return cast if growth.joins in cast else (*cast, growth.joins)
    if casts.later is not None and casts.later not in cast:
        return (*cast, casts.later)
    outside = tuple(name for name in casts.at_random if name not in cast)
    return (*cast, dice.pick(outside, "joins")) if outside else cast
