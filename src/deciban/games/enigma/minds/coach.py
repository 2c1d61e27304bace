"""The coach of Enigma: reviews, hints, and help at a real table."""

from deciban.games.enigma.minds.advice import Advice, Hint, Inquiry, Review
from deciban.games.enigma.minds.hints import hint
from deciban.games.enigma.minds.ledger import advise
from deciban.games.enigma.minds.replay import chapters, replay
from deciban.games.enigma.minds.review import review
from deciban.games.enigma.rules.data import View
from deciban.kernel import Coach, Refused, Sight


class EnigmaCoach(Coach[View, Inquiry]):
    def review(self, sight: Sight[View], chapter: int) -> Review:
        if not 0 <= chapter < len(chapters(sight.heard)):
            raise Refused("not-played")
        return review(replay(sight, chapter))

    def hint(self, sight: Sight[View], depth: int) -> Hint:
        return hint(sight, depth)

    def advise(self, inquiry: Inquiry) -> Advice:
        return advise(inquiry)
