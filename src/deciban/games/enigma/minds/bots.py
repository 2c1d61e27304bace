"""Novice and Skilled, and what all levels have in common.

A bot believes (`knowledge`), reckons what its position is worth (`outlook`), and decides."""

import functools
from abc import abstractmethod
from collections.abc import Sequence
from typing import NamedTuple

from deciban.games.enigma.minds import effects
from deciban.games.enigma.minds.alone import Alone
from deciban.games.enigma.minds.knowledge import Known, known_of, public_of
from deciban.games.enigma.minds.liars import Strength
from deciban.games.enigma.minds.outlook import SURE, Change, Outlook, Prospect
from deciban.games.enigma.rules import cards, data
from deciban.games.enigma.rules.data import PLACES, Attempt, Pointer, View, Visit
from deciban.games.enigma.solver.layouts import Layouts
from deciban.kernel import Action, Bot, Dice, Listed, Sight

_FINE = 1 << 16


def toss(dice: Dice, chance: float, why: str) -> bool:
    return dice.below(_FINE, why) < chance * _FINE


class Thought:
    """What a seat has to go by at a decision."""

    def __init__(self, sight: Sight[View], expects: Strength = "skilled") -> None:
        self.sight, self.view, self.seat = sight, sight.view, sight.mine
        self.expects: Strength = expects

    @functools.cached_property
    def known(self) -> Known:
        return known_of(self.sight, self.expects)

    @functools.cached_property
    def public(self) -> Known:
        """What everybody may think who has looked nowhere."""
        return public_of(self.sight, self.expects)

    @functools.cached_property
    def outlook(self) -> Outlook:
        return self.outlook_as(None)

    def outlook_as(self, character: str | None) -> Outlook:
        """The position as it would be with another character."""
        return Outlook(self.view, self.seat, self.known, character)

    @property
    def doubters(self) -> tuple[int, ...]:
        """Who may doubt the one whose turn it is."""
        return self.known.answering(self.view.turn)

    def visits(self, spend: bool) -> tuple[int, ...]:
        """The places that may be visited now."""
        return tuple(
            action.place
            for offer in self.sight.legal
            if isinstance(offer, Listed)
            for action in offer.actions
            if isinstance(action, Visit) and action.spend == spend
        )

    @property
    def may_pass(self) -> bool:
        return any(data.Pass() in offer for offer in self.sight.legal)

    @functools.cached_property
    def gains(self) -> tuple[float, ...]:
        """What the effect of each room would change in my chance to win."""
        outlook = self.outlook
        return tuple(outlook.gain(effects.after(outlook, steps)) for steps in outlook.deck.steps)

    @functools.cached_property
    def penalty(self) -> float:
        """What a lie that comes out costs."""
        return -self.outlook.gain(Change(ended=True, silenced=True))

    @functools.cached_property
    def attempt(self) -> tuple[float, Attempt] | None:
        """The likeliest attempt that can be made now, with its chance."""
        goals = [offer for offer in self.sight.legal if isinstance(offer, data.Goal)]
        found = [
            (prospect.chance, self._attempt(prospect))
            for prospect in self.outlook.prospects
            if not prospect.aim.misses(self.outlook.player.decryption, self.outlook.player.chaos)
        ]
        fitting = [
            (chance, attempt) for chance, attempt in found if any(attempt in goal for goal in goals)
        ]
        return max(fitting, key=lambda pair: pair[0], default=None)

    def _attempt(self, prospect: Prospect) -> Attempt:
        names = self.outlook.deck.names
        points = tuple(
            Pointer(place, names[room])
            for place, room in zip(prospect.found.places, prospect.found.rooms, strict=True)
        )
        return Attempt(points, prospect.suspect, prospect.borrowed)


class Mind(Bot[View]):
    """What all levels share: how a decision is asked for."""

    rollouts = 120
    """Games played on at a decision, alone against Chaos."""
    expects: Strength = "novice"
    """What others are taken for: a level below Master reads nothing into what somebody says."""

    def choose(self, sight: Sight[View], dice: Dice) -> Action:
        view = sight.view
        if len(sight.legal) == 1 and isinstance(sight.legal[0], Listed):
            actions: tuple[Action, ...] = sight.legal[0].actions
            if len(actions) == 1:
                return actions[0]
        if len(view.players) == 1:
            return Alone(self.rollouts).choose(sight, dice)
        return self.act(Thought(sight, self.expects), dice)

    def act(self, thought: Thought, dice: Dice) -> Action:
        match thought.view.phase:
            case "keep":
                return self.keep(thought, dice)
            case "between":
                return data.Begin(thought.view.characters)
            case "name":
                return self.say(thought, dice)
            case "belief":
                return data.Doubt() if self.doubts(thought, dice) else data.Believe()
            case "cancel":
                return data.Cancel() if self.pays(thought, dice) else data.Allow()
            case "effect":
                return self.effect(thought, dice)
        return self.turn(thought, dice)

    @abstractmethod
    def keep(self, thought: Thought, dice: Dice) -> Action: ...

    @abstractmethod
    def turn(self, thought: Thought, dice: Dice) -> Action: ...

    @abstractmethod
    def say(self, thought: Thought, dice: Dice) -> Action: ...

    @abstractmethod
    def doubts(self, thought: Thought, dice: Dice) -> bool: ...

    @abstractmethod
    def pays(self, thought: Thought, dice: Dice) -> bool: ...

    @abstractmethod
    def effect(self, thought: Thought, dice: Dice) -> Action: ...


def claimed(thought: Thought) -> data.Claim:
    claim = thought.view.claim
    assert claim is not None
    return claim


def seen(thought: Thought) -> int:
    """The room that was just visited."""
    room = thought.view.grid[claimed(thought).place].room
    assert room is not None
    return thought.known.deck.number[room]


class Novice(Mind):
    """Mostly honest, doubts at random, looks where it has not looked, and tries its goal when it
    knows enough, or when time runs out."""

    rollouts = 24
    LIES = 0.12
    DOUBTS = 0.12
    ENOUGH = 0.8

    def keep(self, thought: Thought, dice: Dice) -> Action:
        return data.Keep(dice.pick(thought.view.dealt, "keep"))

    def turn(self, thought: Thought, dice: Dice) -> Action:
        goal = thought.attempt
        last = thought.outlook.turns(thought.outlook.moves) == 0 and thought.view.named
        if goal is not None and goal[0] >= (0.15 if last else self.ENOUGH):
            return goal[1]
        for spend in (False, True):
            places = thought.visits(spend)
            if places and not (spend and "decryption" in thought.outlook.aim.hold):
                return Visit(self._place(thought, places, dice), spend)
        return data.Pass()

    def _place(self, thought: Thought, places: Sequence[int], dice: Dice) -> int:
        looked = thought.known.looked
        fresh = [
            place
            for place in places
            if place in thought.outlook.down and not looked[place] >> thought.seat & 1
        ]
        return dice.pick(fresh or places, "place")

    def say(self, thought: Thought, dice: Dice) -> Action:
        names = thought.known.deck.names
        if toss(dice, self.LIES, "lie"):
            return data.Say(dice.pick(names, "name"))
        return data.Say(names[seen(thought)])

    def doubts(self, thought: Thought, dice: Dice) -> bool:
        claim = claimed(thought)
        room = thought.known.deck.number[claim.room]
        false = thought.known.layouts.cells[claim.place][room] < 0.01
        return toss(dice, 0.9 if false else self.DOUBTS, "doubt")

    def pays(self, thought: Thought, dice: Dice) -> bool:
        return "chaos" not in thought.outlook.aim.hold and toss(dice, 0.5, "pay")

    def effect(self, thought: Thought, dice: Dice) -> Action:
        offer = thought.sight.legal[0]
        if isinstance(thought.view.step, cards.Look) and isinstance(offer, data.Places):
            places = offer.among
            if offer.count == 1:
                return data.Select((self._place(thought, places, dice),))
        return offer.pick(dice)


class Option(NamedTuple):
    """Something that could be said, and what comes of it."""

    room: int
    believed: float
    doubted: float
    risk: float
    """That somebody doubts."""

    @property
    def value(self) -> float:
        return (1 - self.risk) * self.believed + self.risk * self.doubted


class Skilled(Mind):
    """Follows its goal, lies when the gain is worth the risk, doubts by odds."""

    CARE = 0.004
    """A lie must gain so much more than the truth."""

    def keep(self, thought: Thought, dice: Dice) -> Action:
        def worth(character: str) -> float:
            return thought.outlook_as(character).now

        return data.Keep(max(thought.view.dealt, key=worth))

    # Turns.

    def turn(self, thought: Thought, dice: Dice) -> Action:
        goal = thought.attempt
        chance = 0.0 if goal is None else goal[0]
        if goal is not None and chance >= SURE:
            return goal[1]
        visit = self.best_visit(thought, dice)
        if not thought.may_pass:
            if visit is None or (
                goal is not None and visit[0] < 0 and chance > self.later(thought)
            ):
                assert goal is not None
                return goal[1]
            return visit[1]
        if visit is not None and visit[0] > 0:
            return visit[1]
        if goal is not None and chance >= self.later(thought) and chance > 0:
            return goal[1]
        return data.Pass()

    def later(self, thought: Thought) -> float:
        """The chance to win if this turn ends without an attempt."""
        return thought.outlook.value(Change(ended=True))

    def best_visit(self, thought: Thought, dice: Dice) -> tuple[float, Visit] | None:
        """The visit that gains most; the token's only if the turn's own is done."""
        own = thought.visits(False)
        spend = not own
        places = own or thought.visits(True)
        if not places:
            return None
        cost = thought.outlook.gain(Change(decryption=False)) if spend else 0.0
        told = effects.curiosity(thought.outlook)
        order = dice.shuffled(places, "place")
        values = {place: self.visit_value(thought, place, float(told[place])) for place in order}
        best = max(order, key=lambda place: values[place])
        return values[best] + cost, Visit(best, spend)

    def visit_value(self, thought: Thought, place: int, told: float) -> float:
        outlook = thought.outlook
        if place not in outlook.down and thought.doubters:
            room = thought.known.up[place]
            assert room is not None
            return thought.gains[room]
        look = outlook.gain(Change(looks=told)) if place in outlook.down else 0.0
        if thought.view.muted:
            return look + 0.01 * told
        if not thought.doubters:
            return look + max(thought.gains)
        cell = thought.known.layouts.cells[place]
        lies = [self.option(thought, place, said, True).value for said in PLACES]
        best = max(lies)
        said = sum(
            chance * max(best, self.option(thought, place, room, False).value)
            for room, chance in enumerate(cell)
            if chance > 0.02
        )
        return look + 0.01 * told + float(said)

    # Names.

    def say(self, thought: Thought, dice: Dice) -> Action:
        place, room = claimed(thought).place, seen(thought)
        if not thought.doubters:
            return self._freely(thought)
        options = self.options(thought, place, room)
        best = max(options, key=lambda option: option.value - self.CARE * (option.room != room))
        return data.Say(thought.known.deck.names[best.room])

    def _freely(self, thought: Thought) -> Action:
        gains = thought.gains
        return data.Say(thought.known.deck.names[gains.index(max(gains))])

    def options(self, thought: Thought, place: int, room: int) -> list[Option]:
        """All that could be said of a card that is this room."""
        return [self.option(thought, place, said, said != room) for said in PLACES]

    def option(self, thought: Thought, place: int, said: int, lie: bool) -> Option:
        gain = thought.gains[said]
        doubted = -self.penalty(thought) if lie else gain + self.pride(thought)
        return Option(said, gain, doubted, self.risk(thought, place, said, lie))

    def penalty(self, thought: Thought) -> float:
        """What a lie that comes out costs."""
        return thought.penalty

    def pride(self, thought: Thought) -> float:
        """What it gains to be doubted wrongly."""
        return 0.1 * thought.outlook.now * thought.outlook.danger

    def risk(self, thought: Thought, place: int, said: int, lie: bool) -> float:
        """How likely somebody doubts."""
        trust = 1.0
        for rival in thought.doubters:
            knows = self.knows_better(thought, rival, place, said) if lie else 0.0
            trust *= 1 - (knows * 0.9 + (1 - knows) * self.suspicion(thought, rival, place, said))
        return 1 - trust

    def knows_better(self, thought: Thought, rival: int, place: int, said: int) -> float:
        """How likely a rival knows that this name is a lie: has seen the card, or the other."""
        looked, down = thought.known.looked, thought.outlook.down
        if looked[place] >> rival & 1:
            return 1.0
        column = thought.known.layouts.cells[:, said]
        return float(
            sum(
                column[other]
                for other in PLACES
                if other != place and (other not in down or looked[other] >> rival & 1)
            )
        )

    def suspicion(self, thought: Thought, rival: int, place: int, said: int) -> float:
        """How likely a rival who knows nothing doubts."""
        return 0.18

    # Doubts.

    def doubts(self, thought: Thought, dice: Dice) -> bool:
        lie, gain, loss = self.stakes(thought)
        return lie * gain > (1 - lie) * loss

    def stakes(self, thought: Thought) -> tuple[float, float, float]:
        """How likely the name is a lie, what a right doubt gains, and what a wrong one costs."""
        claim, outlook = claimed(thought), thought.outlook
        room = thought.known.deck.number[claim.room]
        lie = 1.0 - float(thought.known.layouts.cells[claim.place][room])
        told = float(effects.curiosity(outlook)[claim.place])
        harmed = self.harmed(thought, room)
        right = outlook.gain(Change(looks=told, hushed=claim.seat)) + harmed
        wrong = -outlook.gain(Change(silenced=True, looks=told))
        return lie, max(0.0, right), max(0.0, wrong)

    def harmed(self, thought: Thought, room: int) -> float:
        """What the effect of a rival's name costs me."""
        outlook, cost = thought.outlook, 0.0
        for step in outlook.deck.steps[room]:
            match step:
                case cards.Time():
                    cost -= outlook.gain(Change(time=1))
                case cards.Shuffle():
                    cost += 0.1 * outlook.now
                case _:
                    cost += 0.02
        return cost

    def pays(self, thought: Thought, dice: Dice) -> bool:
        room = thought.known.deck.number[claimed(thought).room]
        token = thought.known.deck.rooms[room].cancel
        assert token is not None
        change = effects.with_token(Change(), token, False)
        return thought.outlook.gain(change) + self.harmed(thought, room) > 0

    # Effects.

    def effect(self, thought: Thought, dice: Dice) -> Action:
        offer, step = thought.sight.legal[0], thought.view.step
        assert step is not None
        if isinstance(offer, data.Places):
            return data.Select(self.places(thought, step, offer, dice))
        assert isinstance(offer, Listed)
        if isinstance(offer.actions[0], data.Target):
            return self.target(thought, step, offer.actions)
        if step.may and not thought.view.agreed:
            return data.Decide(0 if self.wants(thought, step) else None)
        return self.way(thought, step, offer.actions)

    def places(
        self, thought: Thought, step: cards.AnyStep, offer: data.Places, dice: Dice
    ) -> tuple[int, ...]:
        match step:
            case cards.Look() | cards.Turn():
                return effects.look_at(thought.outlook, offer.count, offer.among)
            case cards.Shuffle():
                return effects.mixing(thought.outlook, offer.count)
        return tuple(sorted(dice.shuffled(offer.among, "places")[: offer.count]))

    def target(self, thought: Thought, step: cards.AnyStep, actions: Sequence[Action]) -> Action:
        outlook = thought.outlook
        match step:
            case cards.Meet() | cards.Trade():
                return data.Target(effects.acquaintance(outlook))
            case cards.Take() | cards.Return() | cards.Toggle():
                return max(
                    (action for action in actions if isinstance(action, data.Target)),
                    key=lambda action: self._token_for(outlook, step, action.seat),
                )
        return data.Target(effects.partner(outlook))

    def _token_for(
        self, outlook: Outlook, step: cards.Take | cards.Return | cards.Toggle, seat: int
    ) -> float:
        if seat != outlook.seat:
            return outlook.gain(Change(danger=-effects.harm(outlook, seat, step)))
        assert step.token != "either"
        has = effects.held(Change(), outlook, step.token)
        return outlook.gain(effects.with_token(Change(), step.token, effects.given(step, has)))

    def wants(self, thought: Thought, step: cards.AnyStep) -> bool:
        """Whether a step that may be left is done."""
        outlook = thought.outlook
        match step:
            case cards.Trade() if thought.view.target is not None:
                others = thought.known.cast.chances(thought.view.target)
            case cards.Redraw():
                others = thought.known.cast.stacked()
            case cards.Trade():
                return False
            case _:
                return outlook.gain(effects.after(outlook, (step,))) >= 0
        total = sum(others.values())
        mean = sum(
            chance * thought.outlook_as(who).now for who, chance in others.items() if chance > 0
        )
        return total > 0 and mean / total > outlook.now + 0.02

    def way(self, thought: Thought, step: cards.AnyStep, actions: Sequence[Action]) -> Action:
        outlook = thought.outlook

        def worth(action: data.Decide) -> float:
            assert action.way is not None
            if isinstance(step, cards.Choose):
                return outlook.gain(effects.after(outlook, step.of[action.way].steps))
            token: cards.Token = "decryption" if action.way == 0 else "chaos"
            return outlook.gain(effects.with_token(Change(), token, True))

        ways = [action for action in actions if isinstance(action, data.Decide)]
        return max(ways, key=worth)


def warm() -> None:
    """Compiles what is not yet, before anybody waits for it."""
    layouts = Layouts().told(0, [0.1] * 9).shuffled((0, 1)).denied((0,), (0,)).seen(0, 1)
    layouts.find((0, 1))
    layouts.name(tuple(PLACES), 6)
    layouts.looks((0, 1))
