"""Master: the best known play, in both roles."""

from deciban.games.mastermind.minds.board import board
from deciban.games.mastermind.minds.bots import Player
from deciban.games.mastermind.rules.code import Code
from deciban.games.mastermind.rules.data import Options, Row, View
from deciban.kernel import Dice


class Master(Player):
    def guess(self, view: View, dice: Dice) -> Code | None:
        options = view.options
        left = board(options.pegs, options.symbols, options.rows).left(view.rows)
        return left.play().guess if left.count else None

    def hide(self, options: Options, dice: Dice) -> Code:
        """Evenly any code of more than one colour: those of one colour are the quickest to break,
        and against all others together the best codebreaker needs most guesses (4.341 on the
        standard board)."""
        while True:
            code = super().hide(options, dice)
            if len(set(code)) > 1:
                return code


def warm() -> None:
    """Compiles what is not yet, for narrow and for wide boards, before anybody waits for it."""
    for pegs, symbols in ((4, 6), (4, 11)):
        here = board(pegs, symbols)
        left = here.all.after(Row((0, 1, 2, 3), 1, 1))
        for some in (here.all, left, left.after(Row((0, 4, 5, 2), 1, 1))):
            some.play()
            some.telling()
