# Mastermind.

name = Mastermind
sentence = One hides a row of coloured pegs, the other breaks it, guess by guess.
leave-means = { $count ->
    [1] The game ends here without a win, and the code is shown.
   *[other] The match ends here, and whoever stays has won it. The code is shown.
  }
stats-won = Solved
stats-mean = Average rows
stats-chart = Games by rows; × is not solved

## Bots
level-novice = Novice
level-novice-about = Guesses sensibly, but now and then forgets an answer.
level-skilled = Skilled
level-skilled-about = Forgets nothing and picks the most useful guess.
level-master = Master
level-master-about = Plays the best strategy known, and hides one of the hardest codes at random.
level-random-about = Places any pegs at all. Good for a first look.

## Colours and their keys
color-0 = red
color-1 = yellow
color-2 = green
color-3 = blue
color-4 = orange
color-5 = violet
color-6 = white
color-7 = black
color-8 = turquoise
color-9 = pink
color-empty = empty
letter-0 = r
letter-1 = y
letter-2 = g
letter-3 = b
letter-4 = o
letter-5 = v
letter-6 = w
letter-7 = k
letter-8 = t
letter-9 = p

## Keys and points
keys-red = { $red } red
keys-white = { $white } white
keys = { $red ->
    [0] { $white ->
        [0] no keys
       *[other] { keys-white }
    }
   *[other] { $white ->
        [0] { keys-red }
       *[other] { keys-red }, { keys-white }
    }
  }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }

## The board
shield-up = The code, hidden behind the shield
shield-mine = Your code, seen by you alone: { $code }
shield-down = The code: { $code }
row-answered = Row { $number }: { $code }. Answer: { $keys }.
row-wrong = This answer was wrong; right would have been: { $keys }.
row-waiting = Row { $number }: { $code }. Waiting for the answer.
row-laying = Row { $number }, being placed
hole = Hole { $number }: { $content }
hole-open = nothing yet
track = Score: { $points }
track-points = { $name } { $points }
game-of = Game { $number } of { $games }. Look at other games
games-played = Game { $number }: { $name }, { points }
games-spoiled = Game { $number }, spoiled by a wrong answer: { $name }, { points }
games-now = Game { $number }, being played
role-maker = codemaker
role-breaker = codebreaker

## The tray
palette = Pegs to choose from
do-guess = Guess
do-hide = Hide this code
do-copy = Copy last row
do-chance = At random
do-rest-empty = Leave the rest empty
do-challenge = Challenge
do-play-on = Play on
do-claim = Claim 3 points
do-decline = Let it count
do-next-game = Next game
do-replay = Play it again
do-back-to-game = Back to the game
do-answer = Answer: { $keys }
do-answer-anyway = Answer anyway: { $keys }
key-red = colour and place
key-white = colour only
key-red-more = One more red key
key-red-less = One red key less
key-white-more = One more white key
key-white-less = One white key less
answer-final = An answer is final.
answer-slip = By your code it should be: { $keys }.
claim-means = An answer in this game was wrong. Claim 3 points and play it again, or let it count as played?
conflict = { $count ->
    [1] The answer to row { $rows } can’t be right.
   *[other] Rows { $rows } can’t all be right.
  }

challenge-title = Was an answer wrong?
challenge-means = The machine compares every answer so far with the hidden code. If one is wrong, you get 3 points, the codemaker gets none, and the game is played again with a new code. If all are right, the game goes on.
challenge-once = One challenge per game may fail. After that you can challenge again only when the answers contradict each other.
challenge-again = Your one failed challenge is used up; this one rests on a contradiction.
challenge-proved = The answers contradict each other, so at least one of them must be wrong.

finished-solved = Game { $number }: broken in row { $rows }. { $name }: { points }.
finished-held = Game { $number }: the code held through all { $rows } rows. { $name }: { points }.
finished-spoiled = Game { $number } was spoiled by a wrong answer and is played again. { $name }: { points }. The wrong answers are underlined.
finished-alone = { $rows ->
    [one] Broken in { $rows } row.
   *[other] Broken in { $rows } rows.
  }
finished-alone-held = The code held through all { $rows } rows.

## How to lay pegs
help-title = How to place pegs
help-click = Tap a colour and it goes to the next hole; tap an empty hole right after, and it goes there instead. Or tap a hole first, then a colour.
help-drag = Drag a colour into a hole, or a peg from hole to hole. Dragged off the board, a peg is taken out.
help-fill = Press a colour for a moment, or click it with Shift, to fill the whole row with it.
help-remove = Tap a peg twice to take it out.
help-keys = Keyboard
help-key-fill = fill the row with a colour
help-key-step = to the next hole
help-key-back = take back a peg
help-key-send = send the row

## The notebook
grid-color = Colour
grid-place = Place
grid-count = in code
grid-between = { $most ->
    [0] not in the code
   *[other] at least { $least }, at most { $most } in the code
  }
cell = { $color }, place { $place }
cell-cannot = can’t be
marks-only = Tap a cell to mark it: out, in, maybe.
marks-and-facts = A stroke means: the answers rule it out. Tap a cell for marks of your own: out, in, maybe.
codes-left = { $count ->
    [0] No code fits all answers
    [one] { $count } code is left
   *[other] { $count } codes are left
  }
note-lines = My notes

## Whose turn
turn-hide-mine = Your turn: hide a code behind the shield.
turn-hide = { $name } is hiding a code.
turn-guess-mine = Your turn: place row { $row } of { $rows }.
turn-guess = { $name } is placing row { $row } of { $rows }.
turn-answer-mine = Your turn: answer row { $row }.
turn-answer = { $name } is answering row { $row }.
turn-claim-mine = Your decision: an answer was wrong.
turn-claim = An answer was wrong; { $name } decides.
turn-over = All games are played.

## What happened
told-began = Game { $number } begins. Codemaker: { $name }.
told-began-alone = The machine has hidden a code. Break it.
told-hidden = { $name }: the code is behind the shield.
told-guessed = Row { $row }: { $code }
told-answered = Row { $row }: { $keys }
told-challenge-upheld = Challenged, and rightly: an answer was wrong.
told-challenge-failed = Challenged, but every answer so far is right.
told-spoiled = The code was: { $code }. The codebreaker gets 3 points, and the game is played again.
told-spoiled-automatic = The code was: { $code }. The codebreaker gets 3 points, and the game is played again with automatic answers.
told-doubtful = The final check found a wrong answer. The code was: { $code }. The codebreaker decides.
told-declined = The codebreaker lets the game count.
told-broken = The code is broken: { $code }. The codemaker scores { points }.
told-held = The code has held: { $code }. The codemaker scores { points }.
told-broken-alone = The code is broken: { $code }.
told-held-alone = The code has held: { $code }.

## How it ended
ending-broken-mine = { $rows ->
    [one] You broke the code in { $rows } row!
   *[other] You broke the code in { $rows } rows!
  }
ending-broken = { $rows ->
    [one] { $name } broke the code in { $rows } row.
   *[other] { $name } broke the code in { $rows } rows.
  }
ending-held-mine = The code held through all { $rows } rows this time.
ending-held = The code held through all { $rows } rows against { $name }.
ending-won = You win the match, { $points } to { $other }!
ending-lost = { $name } wins the match, { $points } to { $other }.
ending-winner = { $name } wins the match, { $points } to { $other }.
ending-drawn = A draw, { $points } to { $points }.

## The coach
remark-certain = Only one code was left, so it had to be this one.
remark-solved = Right! With { $before } codes still possible, the chance was one in { $before }.
remark-wrong-answer = No code fits this answer together with the earlier ones: one of the answers was wrong.
remark-nothing = This guess told nothing new.
remark-best = No guess promised more.
remark-missed = This guess left { $after ->
    [one] { $after } code
   *[other] { $after } codes
  }; the best one would have left { $spared }.
remark-lucky = Another guess promised more, but with this code it would have left { $spared }; this one left { $after }.
review-best = Better
review-finish = To finish
review-finish-guesses = { $estimated ->
    [true] ≈ { NUMBER($guesses, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[other] { NUMBER($guesses, minimumFractionDigits: 1, maximumFractionDigits: 1) }
  }
review-finish-about = { $estimated ->
    [true] Roughly, best play
   *[other] Best play
  } needs { NUMBER($guesses, minimumFractionDigits: 1, maximumFractionDigits: 1) } guesses from here on average, this one included.
hint-better = { $even ->
    [true] Both are equally good.
   *[other] Of these two the first is better: on average it gives { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) } bits more.
  }
hint-guess = The coach would place this row. On average it gives { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) } bits.

## The assistant for a real table
assistant-about = For a game on a real table: enter your guesses and the answers you got, and the coach says what to guess next.
assistant-rows = The rows on your table
assistant-split = How this guess splits the codes
assistant-full = There is room for { $most } rows. Delete one, or start a new game.
do-restore = Bring the rows back
do-leave-row = Leave it as it was
do-add-row = Add the row: { $keys }
do-save-row = Change it to: { $keys }
do-change-row = Change row { $row }
do-aside = Set row { $row } aside
do-remove-row = Delete row { $row }
advice-code = This is the code:
advice-guess = Guess this:
advice-bits = Gives
advice-bits-about = This guess gives { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) } bits on average: { $times ->
    [0] nearly all codes stay possible
    [1] nearly all codes stay possible
   *[other] one code in { $times } stays possible
  }.
conflict-look = Look at these rows on your table once more. One that you doubt can be set aside for now.
repairs = One other answer would fix it
repair = Row { $row }: { $old } → { $keys }
codes-fit = { $count ->
    [one] { $count } code fits then
   *[other] { $count } codes fit then
  }
do-change = Change
do-repair = Change the answer to row { $row }: { $keys }
repairs-all = Show all { $count }
repairs-none = No single other answer would fix it: more than one must be wrong.
split-part = { $keys }: { $count ->
    [one] { $count } code
   *[other] { $count } codes
  }, { $percent }%
split-sum = { $parts ->
    [one] { $parts } possible answer
   *[other] { $parts } possible answers
  }, { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) } bits on average

## The lesson
lesson-bit = What is a bit?
lesson-bit-text = Somebody has hidden a coin under one of sixteen cups, and you may ask yes-or-no questions. A good question halves what is left: sixteen, eight, four, two, one. Each halving is worth one bit, so sixteen cups make four bits.
lesson-halving = Sixteen dots, then eight, four, two, one: halved four times
lesson-one-bit = 1 bit
lesson-answer-text = In Mastermind every guess is a question too, but with many answers: each number of red and white keys is one. An answer splits the codes into those that fit and those that do not. If it leaves half of them, it gave one bit; a quarter, two bits; one in eight, three.
lesson-average-text = Nobody knows beforehand which answer will come. So the coach works out the average over all codes: many small parts give much, one large part gives little. These are the bits of a guess.
lesson-try = Try it out
lesson-try-text = Place any row and see how it splits the codes. Then choose an answer, as if a codemaker had given it, and go on until one code is left.
lesson-lay = Fill the row to see how it splits the codes.
lesson-mine = Your guess
lesson-best = The coach’s guess
lesson-pick = Choose an answer to go on with. A short bar gives much, but comes up seldom.
lesson-told = { $before } → { $after }: { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) } bits
lesson-over = { $rows ->
    [one] { $rows } question
   *[other] { $rows } questions
  } led from { $all } codes to a single one: { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) } bits in all.
lesson-luck-text = In a real game the answer is not yours to choose, only the question is. A question that splits the codes well is skill; which part the code lies in is luck.
do-step-back = One row back
do-from-start = From the start

## Refusals
refusal-alone-by-hand = Alone, the machine answers; answers by hand need a second player.
refusal-codemaker-only = Only the codemaker can do that.
refusal-codebreaker-only = Only the codebreaker can do that.
refusal-too-many-keys = There can be no more keys than pegs: at most { $pegs }.
refusal-bad-code = Fill the row: it takes { $pegs } pegs in the { $colors } colours of this board.
refusal-answers-automatic = The machine gives the answers here, so there is nothing to challenge.
refusal-nothing-to-challenge = There is no answer to challenge yet.
refusal-challenge-used = Your challenge in this game failed already. Another is possible once the answers contradict each other.
refusal-not-played = That game has not been played to its end.

## Throws of the dice
why-code = the hidden code
why-first-codemaker = who makes the first code

## Options
options-match = { preset-size }{ $blanks ->
    [true] , empty holes allowed
   *[other] {""}
  }; { $games ->
    [one] { $games } game
   *[other] match of { $games } games
  }{ $answers ->
    [by-hand] , answers by hand
   *[other] {""}
  }{ $hints ->
    [true] , hints
   *[other] {""}
  }
options-alone = { preset-size }{ $blanks ->
    [true] , empty holes allowed
   *[other] {""}
  }{ $hints ->
    [true] , hints
   *[other] {""}
  }
options-board = { preset-size }{ $blanks ->
    [true] , empty holes
   *[other] {""}
  }
option-way = How to play
option-alone = Alone
option-alone-about = The machine makes a code, you break it.
option-match = Match
option-match-about = Two players take turns at making and breaking.
option-board = Board
preset-classic = Classic
preset-super = Super
preset-small = Small
preset-own = My own
preset-size = { $pegs } pegs, { $colors } colours, { $rows } rows
board-size = { $pegs } pegs, { $colors } colours
board-summary = { board-size }{ $blanks ->
    [true] , empty holes
   *[other] {""}
  }
option-pegs = Pegs
option-colors = Colours
option-rows = Rows
option-less = { $name }: one less
option-more = { $name }: one more
option-blanks = Holes may stay empty
option-blanks-about = An empty hole counts as one more colour, in the code and in guesses alike. Some programs allow it in guesses only; here it is both.
option-games = Games in the match
option-games-odd = With an odd number of games one player makes more codes than the other, and that is an advantage.
option-first = Who makes the first code
option-first-dice = A random draw decides
option-first-seat = Player { $number }
option-answers = Answers
option-automatic = Automatic
option-automatic-about = The machine places the keys, always right.
option-by-hand = By hand
option-by-hand-about = The codemaker, if a person, places the keys, right or not, and the codebreaker may challenge. Bots always answer right.
option-help-none-about = Only your own marks.
option-help-facts-about = Strikes out what the answers rule out, colour by colour.
option-help-full-about = Also counts the codes that are left, and lists them when there are fewer than 50.
option-hints-about = On your turn the coach helps in three steps: how many codes are left, which of two guesses is better, what to guess.

## Rules
rules-goal = Goal
rules-goal-text = Two players, one hidden row of coloured pegs. The codemaker hides it, the codebreaker finds it in as few rows as possible. Then they swap. The match goes to the player whose codes cost the other more rows.
rules-start = Before you start
rules-start-text = Agree how many games the match has (usually two; with an even number each makes as many codes as the other) and who makes the first code, or let chance decide. The codemaker puts four pegs behind the shield, in any of six colours. A colour may come twice, three times, even four times.
rules-play = A game
rules-play-text = The codebreaker fills one row after the other, four pegs each time. After every row the codemaker answers with small key pegs:
rules-play-red = A red key for every peg of the right colour in the right place.
rules-play-white = A white key for every peg of the right colour in the wrong place.
rules-play-none = No key for a peg whose colour is not in the code, or not that many times.
rules-play-order = Keys lie in no order: finding out which key belongs to which peg is the game. One peg of the code earns one key at most, and red goes before white. All rows and keys stay in sight until the end.
rules-play-end = When all keys are red, the code is broken and the shield is taken away. The same happens when the last row is used.
rules-score = Points
rules-score-text = The codemaker scores 1 point for every row used, the last one included: a code broken in row 7 is worth 7. If it holds through all 10 rows, it is worth 11. Then the players swap. The score track beside the board shows the points all the time. After the last game the one with more points wins; equal points are a draw.
rules-examples = Examples
rules-examples-text = The hidden code is above; below it are the guess and its keys.
rules-code = Code
rules-guess = Guess
example-1 = Every peg is right: the code is broken.
example-2 = All four colours are there, and not one is in its place.
example-3 = The outer two are right. The inner two have changed places.
example-4 = Two green pegs, but the code has only one. It earns one key, and as one of them is in the right place, a red one.
example-5 = Two red pegs in place. The third red and the green have changed places.
example-6 = None of these colours is in the code. That, too, is worth knowing.
example-7 = The red peg in the second place is right. The other red and the green are in the code, but elsewhere; orange is not.
example-8 = Red is in place, green is elsewhere, and there is no orange.
example-9 = With empty holes allowed: two holes of the code are empty, and two of the four empty ones guessed are in the right place.
example-10 = Two empty holes and two pegs, all in each other’s places.
example-11 = Five pegs: one red peg is in place. The other four are in the code too, but each of them elsewhere.
rules-honest = Honest and dishonest answers
rules-honest-text = A table can have automatic answers, which are always right, or answers by hand: then the codemaker places the keys and may err, or lie. Only a bot never errs. Any number of keys up to the number of pegs is accepted, even three red and one white, which can never be right; and an answer once given is final. A game by hand ends when the codemaker gives all red, or with the last row.
rules-challenge-text = If the codebreaker thinks that an answer was wrong, there is the challenge, at any time of such a game. The machine compares all answers so far with the hidden code.
rules-challenge-upheld = An answer was wrong: 3 points for the codebreaker, none for the codemaker. The spoiled rows don’t count, and the same players play the game again with a new code. If it is spoiled a second time, that is worth 3 points again, and the machine answers from then on.
rules-challenge-failed = All were right: the game goes on, and nothing more is said about the code. One challenge per game may fail.
rules-challenge-proof = If no code at all fits the answers, a challenge is always allowed. The notebook names the rows that contradict each other. Bots challenge only then.
rules-check-text = At the end of a game by hand, the machine checks all answers. If one was wrong, the codebreaker may claim the 3 points and a new game, or let the game count as played.
rules-blanks = Empty holes
rules-blanks-text = For a harder game, holes may stay empty, as many as you like, even all. An empty hole is then simply one more colour, in the code and in guesses alike, and it earns keys like any other. In the tray it is the choice “empty”: a hole you have not decided about yet is not an empty one.
rules-boards = Other boards
rules-boards-text = The board can have 3 to 6 pegs in a row, 4 to 10 colours and 5 to 20 rows; “Super” has 5 pegs and 8 colours. The rules stay the same: a code that holds is worth one point more than there are rows.
rules-alone = Who can play
rules-alone-text = Two people, at one device or at two; a person and a bot, in either role; or two bots while you watch. You can also play alone: the machine hides a code, you break it, and the number of rows you needed goes into your statistics.
rules-ours = House rules
rules-ours-text = Equal points are a draw. Empty holes are allowed in guesses too, for otherwise such a code could not be broken. One failed challenge per game, the check at the end, automatic answers after a second spoiled game, and the other boards are rules of this house.
