"""One player alone against Chaos: every choice is tried out in games that could be the true one.

The layouts are drawn by belief; in each the game is played on by a simple player who knows no more
than what lies face up."""

from collections.abc import Iterator, Sequence

from deciban.games.enigma.minds.deck import Aim, Deck, deck_of
from deciban.games.enigma.minds.knowledge import Known, known_of
from deciban.games.enigma.rules import cards, data
from deciban.games.enigma.rules.cards import AnyStep, Steps, Token
from deciban.games.enigma.rules.clock import cells_left, last_cell
from deciban.games.enigma.rules.data import PLACES, Attempt, Pointer, State, View, Visit
from deciban.games.enigma.rules.rules import Enigma
from deciban.kernel import Action, Bot, Dice, Listed, Offer, QuickDice, Sight

_CHOICES = 24
"""So many choices are tried out at most."""
_CELL = 0.12
"""What a cell that is left over is worth in the games to come."""
_LONG = 60

_GAME = Enigma()


class Alone(Bot[View]):
    def __init__(self, rollouts: int) -> None:
        """`rollouts`: games that are played on at a decision, all choices together."""
        self.rollouts = rollouts

    def choose(self, sight: Sight[View], dice: Dice) -> Action:
        view = sight.view
        if view.phase == "between":
            return data.Begin(view.characters)
        known = known_of(sight)
        choices = choices_of(sight, known, dice)
        rounds = max(1, self.rollouts // len(choices))
        worth = [sum(each) for each in tried(sight, known, choices, rounds, dice)]
        return choices[max(range(len(choices)), key=lambda number: worth[number])]


def tried(
    sight: Sight[View], known: Known, choices: Sequence[Action], rounds: int, dice: Dice
) -> list[list[float]]:
    """What each choice was worth in so many games, which are the same for all of them."""
    worth: list[list[float]] = [[] for _ in choices]
    for _ in range(rounds):
        world = dice.below(1 << 30, "world")
        state = imagined(sight, known, QuickDice(world))
        for number, choice in enumerate(choices):
            worth[number].append(_played(state, choice, QuickDice(world + 1)))
    return worth


def choices_of(sight: Sight[View], known: Known, dice: Dice) -> list[Action]:
    """What could be done; of attempts only the likeliest."""
    found: list[Action] = []
    for offer in sight.legal:
        if isinstance(offer, Listed):
            found.extend(offer.actions)
        elif isinstance(offer, data.Places):
            found.extend(_selections(offer, dice))
        elif isinstance(offer, data.Goal):
            found.extend(_attempts(sight.view, known, offer))
    return found[:_CHOICES]


def _selections(offer: data.Places, dice: Dice) -> list[Action]:
    if offer.count == 1:
        return [data.Select((place,)) for place in offer.among]
    drawn = dict.fromkeys(offer.pick(dice) for _ in range(2 * _CHOICES))
    return [*drawn][:_CHOICES]


def _attempts(view: View, known: Known, goal: data.Goal) -> Iterator[Action]:
    player, aim = view.players[0], known.deck.aims[goal.character]
    if aim.misses(player.decryption, player.chaos):
        return
    names = known.deck.names
    if goal.cards:
        found = known.layouts.name(goal.down, goal.cards)
    else:
        found = known.layouts.find(tuple(known.deck.number[room] for room in goal.rooms))
    if found.chance > 0.05:
        points = zip(found.places, found.rooms, strict=True)
        yield Attempt(tuple(Pointer(place, names[room]) for place, room in points))


def imagined(sight: Sight[View], known: Known, dice: Dice) -> State:
    """A state that could be the true one."""
    view, laid = sight.view, sight.heard[0]
    assert isinstance(laid, data.Laid)
    layout = known.layouts.draw(dice.below(1 << 24, "layout") / (1 << 24))
    hand = view.hands[0]
    aside = [*view.cast]
    for name in (hand, *view.laid):
        if name in aside:
            aside.remove(name)
    return State(
        options=view.options,
        cards=laid.cards,
        set=view.set,
        characters=view.characters,
        game=view.game,
        phase=view.phase,
        players=view.players,
        keeper=0,
        turn=0,
        time=view.time,
        rooms=tuple(known.deck.names[room] for room in layout),
        up=tuple(cell.up for cell in view.grid),
        looked=(0,) * len(PLACES),
        covered=tuple(place for place in PLACES if view.grid[place].covered),
        cast=view.cast,
        hands=(hand,),
        knowers=(0,),
        stack=dice.shuffled(aside, "stack"),
        laid=view.laid,
        dealt=((),),
        victors=view.victors,
        usable=view.usable,
        muted=view.muted,
        named=view.named,
        claim=view.claim,
        answers=(None,),
        todo=_rest(view, known.deck),
        agreed=view.agreed,
        opening=view.opening,
        cells=view.cells,
    )


def _rest(view: View, deck: Deck) -> Steps:
    """What is left of the effect, from the step that is asked for on."""
    if view.step is None or view.claim is None:
        return ()
    steps = deck.steps[deck.number[view.claim.room]]
    for number, step in enumerate(steps):
        if step == view.step:
            return steps[number:]
        if isinstance(step, cards.Choose):
            for way in step.of:
                if view.step in way.steps:
                    return way.steps[way.steps.index(view.step) :] + steps[number + 1 :]
    return (view.step,)


def _played(state: State, action: Action, dice: Dice) -> float:
    """What a game is worth that begins with an action: won or not, and with how much time."""
    game = state.game
    simple = Simple(deck_of(state.cards, state.set, 1), dice)
    for _ in range(_LONG):
        state = _GAME.apply(state, 0, action, dice).state  # type: ignore[arg-type]
        if state.end is not None:
            won = state.end.winner == 0
            return won * (1 + _CELL * cells_left(state) * (game < 2))
        action = simple.choose(state)
    return 0.0


class Simple:
    """Plays on by what lies face up: needed cards, then tokens, then the goal."""

    def __init__(self, deck: Deck, dice: Dice) -> None:
        self.deck, self.dice = deck, dice

    def choose(self, state: State) -> Action:
        aim = self.deck.aims[state.hands[0] or ""]
        if state.phase == "turn":
            return self._turn(state, aim)
        offer = _GAME.legal(state, 0)[0]
        if state.phase == "effect":
            return self._effect(state, aim, offer)
        return offer.pick(self.dice)

    def _turn(self, state: State, aim: Aim) -> Action:
        player = state.players[0]
        misses = aim.misses(player.decryption, player.chaos)
        attempt = self._attempt(state, aim)
        if attempt is not None and not misses:
            return attempt
        if not state.named or (state.usable and "decryption" not in aim.hold):
            visit = self._visit(state, aim, attempt is None)
            if visit is not None:
                return visit
        ending = state.time >= last_cell(state) - 1
        if ending and not misses and (guess := self._guess(state, aim)) is not None:
            return guess
        return data.Pass()

    def _attempt(self, state: State, aim: Aim) -> Attempt | None:
        """A sure one."""
        up = {state.rooms[place]: place for place in PLACES if state.up[place]}
        wanted = [self.deck.names[room] for room in aim.rooms]
        missing = [room for room in wanted if room not in up]
        down = [place for place in PLACES if not state.up[place]]
        if aim.cards or len(missing) > 1 or (missing and len(down) > 1):
            return None
        where = {**up, **dict(zip(missing, down, strict=False))}
        return Attempt(tuple(Pointer(where[room], room) for room in wanted))

    def _guess(self, state: State, aim: Aim) -> Attempt | None:
        if aim.cards:
            return None
        up = {state.rooms[place]: place for place in PLACES if state.up[place]}
        down = [place for place in PLACES if not state.up[place]]
        places = iter(self.dice.shuffled(down, "guess"))
        wanted = [self.deck.names[room] for room in aim.rooms]
        return Attempt(tuple(Pointer(up[r] if r in up else next(places), r) for r in wanted))

    def _visit(self, state: State, aim: Aim, searching: bool) -> Action | None:
        spend = state.named
        free = [place for place in PLACES if place not in state.covered]
        down = [place for place in free if not state.up[place]]
        up = [place for place in free if state.up[place]]
        scores = {place: self._score(state, aim, place, searching) for place in up}
        best = max(up, key=lambda place: scores[place], default=None)
        if down and (best is None or scores[best] < (1.2 if searching else 0.3)):
            return Visit(self.dice.pick(down, "visit"), spend)
        if best is None:
            return None
        full = len(state.covered) == 4
        return Visit(best, spend, self.dice.pick(state.covered, "cover") if full else None)

    def _score(self, state: State, aim: Aim, place: int, searching: bool) -> float:
        """How welcome the effect of a face-up card is now."""
        player = state.players[0]
        number = self.deck.number[state.rooms[place]]
        wants = self.deck.wants(state.hands[0] or "", player.decryption, player.chaos)[number]
        looks = sum(isinstance(step, cards.Look) for step in self.deck.steps[number])
        late = 0.5 * (self.deck.corners[number] == "chaos")
        return wants - late - (0.9 * looks if not searching else 0.0)

    def _effect(self, state: State, aim: Aim, offer: Offer) -> Action:
        step = state.todo[0]
        if isinstance(offer, Listed) and isinstance(offer.actions[0], data.Decide):
            if step.may and not state.agreed:
                return data.Decide(None)
            ways = [action for action in offer.actions if isinstance(action, data.Decide)]
            return max(ways, key=lambda action: self._way(state, aim, step, action.way))
        return offer.pick(self.dice)

    def _way(self, state: State, aim: Aim, step: AnyStep, way: int | None) -> float:
        player = state.players[0]
        tokens = {"decryption": player.decryption, "chaos": player.chaos}
        if isinstance(step, cards.Choose) and way is not None:
            for part in step.of[way].steps:
                if isinstance(part, cards.Take | cards.Return | cards.Toggle):
                    _exchange(tokens, part)
        elif way is not None:
            tokens["chaos" if way else "decryption"] = True
        misses = aim.misses(tokens["decryption"], tokens["chaos"])
        return -misses + 0.2 * tokens["decryption"] + 0.1 * self.dice.below(2, "way")


def _exchange(tokens: dict[str, bool], step: cards.Take | cards.Return | cards.Toggle) -> None:
    token: Token = "decryption" if step.token == "either" else step.token
    if isinstance(step, cards.Toggle):
        tokens[token] = not tokens[token]
    else:
        tokens[token] = isinstance(step, cards.Take)
