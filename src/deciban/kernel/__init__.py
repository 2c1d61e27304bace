"""What a game is: the contract that every game keeps and every other room relies on."""

from deciban.kernel.bot import RANDOM, Bot, RandomBot, Sight, Sitter, name_bots
from deciban.kernel.coach import Coach, Grade, Measured, Verdict
from deciban.kernel.dice import Dice, FairDice, QuickDice, Throw, commitment, new_seed
from deciban.kernel.event import Told, Viewer, heard
from deciban.kernel.figure import Figure
from deciban.kernel.game import Game, Outcome, Result, Types
from deciban.kernel.journal import Entry, Leave, follow, replay
from deciban.kernel.offer import Listed, Offer
from deciban.kernel.refusal import Refusal, Refused
from deciban.kernel.rehearsal import Rehearsal, Share
from deciban.kernel.setup import Caution, Contents, Log, Setup, check_range
from deciban.kernel.struct import Action, Data, Event, Options
from deciban.kernel.text import FreeText, Typed

__all__ = [
    "RANDOM",
    "Action",
    "Bot",
    "Caution",
    "Coach",
    "Contents",
    "Data",
    "Dice",
    "Entry",
    "Event",
    "FairDice",
    "Figure",
    "FreeText",
    "Game",
    "Grade",
    "Leave",
    "Listed",
    "Log",
    "Measured",
    "Offer",
    "Options",
    "Outcome",
    "QuickDice",
    "RandomBot",
    "Refusal",
    "Refused",
    "Rehearsal",
    "Result",
    "Setup",
    "Share",
    "Sight",
    "Sitter",
    "Throw",
    "Told",
    "Typed",
    "Types",
    "Verdict",
    "Viewer",
    "check_range",
    "commitment",
    "follow",
    "heard",
    "name_bots",
    "new_seed",
    "replay",
]
