"""What a game is: the contract that every game keeps and every other room relies on."""

from deciban.kernel.assistant import Assistant
from deciban.kernel.bot import RANDOM, Bot, RandomBot, Sight
from deciban.kernel.coach import Coach, Verdict
from deciban.kernel.dice import Dice, FairDice, QuickDice, Throw, commitment, new_seed
from deciban.kernel.event import Told, Viewer, heard
from deciban.kernel.figure import Figure
from deciban.kernel.game import Game, Outcome, Result, Types
from deciban.kernel.journal import Entry, replay
from deciban.kernel.offer import Listed, Offer
from deciban.kernel.refusal import Refusal, Refused
from deciban.kernel.struct import Action, Data, Event, Options
from deciban.kernel.terminal import Terminal

__all__ = [
    "RANDOM",
    "Action",
    "Assistant",
    "Bot",
    "Coach",
    "Data",
    "Dice",
    "Entry",
    "Event",
    "FairDice",
    "Figure",
    "Game",
    "Listed",
    "Offer",
    "Options",
    "Outcome",
    "QuickDice",
    "RandomBot",
    "Refusal",
    "Refused",
    "Result",
    "Sight",
    "Terminal",
    "Throw",
    "Told",
    "Types",
    "Verdict",
    "Viewer",
    "commitment",
    "heard",
    "new_seed",
    "replay",
]
