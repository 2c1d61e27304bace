# Mastermind in the terminal.

## Playing
typed-keys = R W
board-title = Mastermind, game { $game } of { $games } · { $score }
told-began-of = Game { $game } of { $games }. Codemaker: { $maker }.
told-row = Row { $row }:
ask-hide = Your secret code
ask-guess = Row { $row }
ask-guess-or-challenge = Row { $row }, or ! to challenge an answer
ask-answer = Keys for row { $row }: red, white
ask-challenge = ! to challenge an answer
ask-claim = Take 3 points for the wrong answer? (y/n)
help-code = Type { $pegs } colours by their letters ({ $letters }) or numbers ({ $colors ->
    [10] 1 to 9, and 0 for the tenth
   *[other] 1 to { $colors }
  }). Small letters and spaces are fine.
help-blanks = A minus is an empty hole.
help-challenge = ! says that an answer was wrong. The machine looks at the code: if you are right, you get 3 points and the game is played again. One challenge per game may fail.
help-answer = Type how many keys are red (right colour, right place) and how many white (right colour, wrong place): 2 1 is two red and one white. RRW works too, and 0 is no keys.
help-claim = y takes 3 points, and the game is played again; n lets the game count as it was played.

## Refusals
refusal-row-length = A row has { $pegs } pegs; you typed { $given }.
refusal-no-blanks = Holes can’t stay empty at this table.
refusal-no-such-color = “{ $sign }” is no colour of this board. The colours are: { $letters }.
refusal-keys-unreadable = Type two numbers, red and white: 2 1, for example.
refusal-answer-slip = By your code it should be: { $keys }. To answer otherwise all the same, type { $typed }
refusal-only-challenge = It is the codemaker’s turn. All you can do now is challenge an answer: type !
refusal-json-of-all = --json is for --all: the advice itself is a conversation.

## Advice at a real table
solve-progress = Breaking every code
solve-all = { $codes } codes, { $total } guesses in all: { $mean } on average, { $max } at most. { $seconds } s.
solve-worst = No way is known here to break every code in { $worst ->
    [one] { $worst } guess
   *[other] { $worst } guesses
  }. The hardest takes { $max }.
assistant-guess = Row { $row }: your guess
assistant-guess-or-advised = Row { $row }: your guess (Enter for the advised one)
assistant-keys = Row { $row }: its keys, red and white
assistant-try = Try
assistant-best = { $bits ->
    [one] { $bits } bit expected
   *[other] { $bits } bits expected
  }; about { $finish ->
    [one] { $finish } guess
   *[other] { $finish } guesses
  } to the end, this one included
assistant-broken = { $rows ->
    [one] Broken in { $rows } row.
   *[other] Broken in { $rows } rows.
  }
assistant-repair = All would fit if row { $row } were: { $keys } ({ $left ->
    [one] { $left } code left
   *[other] { $left } codes left
  })
assistant-no-repair = No single changed answer would make all rows fit. Set a row aside with ~ and its number.

## Figures
figure-greedy-4x6 = Mastermind 4×6: whole tree of the most useful guesses
figure-greedy-5x8 = The same for 5×8
figure-advice-6x11 = Slowest advice on the widest board
figure-walk-5x8 = Master against all 32,768 codes of 5×8
figure-start = Start and end of deciban solve mastermind --all
