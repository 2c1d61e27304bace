"""The peers: who could be set up and run here, and why the others could not."""

import sys
from pathlib import Path

from benchmarks import environment
from benchmarks.findings import Entrant, Peer
from benchmarks.process import Run, Trouble, run

PYTHON_PEERS = ("mastermind-ai", "open_spiel", "pettingzoo", "rlcard")
NODE_PEER = "boardgame.io"
OURS = "Deciban"


class Roster:
    def __init__(self) -> None:
        self._programs: dict[str, Path] = {}
        self.troubles: dict[str, str] = {}

    def set_up(self) -> None:
        for peer in (*PYTHON_PEERS, NODE_PEER):
            try:
                self._programs[peer] = (
                    environment.node() if peer == NODE_PEER else environment.python(peer)
                )
            except Trouble as trouble:
                self.troubles[peer] = f"can't be installed here: {trouble}"

    def run(self, peer: str, *arguments: str | Path) -> Run | None:
        """None where it can't be measured; why is then known."""
        if peer in self.troubles:
            return None
        try:
            return run((self._programs[peer], *arguments))
        except Trouble as trouble:
            self.troubles[peer] = f"does not run here: {trouble}"
            return None

    def entrant(self, peer: str, figures: dict[str, float], *, name: str = "") -> Entrant:
        trouble = self.troubles.get(peer, "")
        return Entrant(name or peer, {} if trouble else figures, trouble)

    def peers(self) -> list[Peer]:
        return [
            Peer(peer, environment.version(peer), self.troubles.get(peer, ""))
            for peer in (*PYTHON_PEERS, NODE_PEER)
        ]


def ours(module: str, *arguments: str) -> Run:
    """A script of ours, in our own environment."""
    return run((sys.executable, "-m", f"benchmarks.peers.{module}", *arguments))


def deciban(*arguments: str) -> Run:
    """Our command line, as installed."""
    return run((Path(sys.executable).parent / "deciban", *arguments))
