# The command line.

## Starting the house
serve-open = The house is open: { $address }
serve-stop = Stop it with Ctrl+C. Everything is kept in { $data }
refusal-port-taken = Port { NUMBER($port, useGrouping: 0) } is taken. Choose another with --port, or stop what is using it.
refusal-bad-host = The house can’t listen on { $host }, port { NUMBER($port, useGrouping: 0) }. Choose another with --host and --port.
serve-no-data = The folder { $data } can’t be used: { $detail }. Choose another with --data.

## Refusals
refusal-unknown-game = There is no game “{ $name }” here. Choose one of: { $games }.
refusal-unknown-level = There is no bot “{ $level }” in this game. Choose from: { $levels }.
refusal-unknown-role = Nobody is “{ $role }” in this game. Choose from: { $roles }.
refusal-no-roles = There are no roles to choose from in this game: leave --as out.
refusal-no-games = At least one game has to be played.
refusal-bad-json = The options can’t be read as JSON. An example: { $example }
refusal-unknown-option = There is no option “{ $option }”. The options are: { $options }.
refusal-bad-option = The option “{ $option }” can’t have this value. These are possible: { $options }.

## When something breaks
crashed = Something went wrong that should not have: { $detail }
crashed-hint = Run it again with DECIBAN_DEBUG=1 to see where.

## Playing
play-you = You
play-bot = { $level } (bot)
play-ask = { $question } ›
play-always = ? for help, q to leave the table
play-quit = You have left the table.
play-hand-over = It is { $name }’s turn now; nobody else should look. Press Enter when ready.
play-seen = For your eyes only. Press Enter when you have looked.
play-your-victory = You win!
play-winner = { $count ->
    [one] The winner is { $names }.
   *[other] The winners are { $names }.
  }
play-draw = A draw.
play-nobody = Nobody wins this time.

## Simulating
simulate-progress = Playing
simulate-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
  }
simulate-seat = Seat
simulate-bot = Bot
simulate-wins = Won
simulate-share = Share
simulate-draws = Draws
simulate-nobody = Nobody won
simulate-mean-actions = Actions per game
simulate-speed = Actions per second

## Measuring
bench-title = Figures of this machine
bench-what = What
bench-figure = Figure
bench-goal = Goal
bench-playouts = Random games of { $game }, rules only, one process
bench-bots = The same with random bots that look at the table
bench-moves = Durable moves, { $tables } tables
bench-commits = Single commits to the same disk, one after another
bench-p50 = Half of the moves are faster than
bench-p99 = 99 of 100 moves are faster than
bench-memory = Memory of the house with { $tables } live tables
bench-client = Client before a board is opened, gzipped
bench-per-second = { $number } /s
bench-milliseconds = { $number } ms
bench-seconds = { $number } s
bench-megabytes = { $number } MB
bench-kilobytes = { $number } kB
bench-questions = { $number ->
    [one] { $number } question
   *[other] { $number } questions
  }
bench-measuring = Measuring
figure-mastermind-greedy-4x6 = Mastermind 4×6: whole tree of the most telling guesses
figure-mastermind-greedy-5x8 = The same for 5×8
figure-mastermind-advice-6x11 = Slowest advice on the widest board
figure-mastermind-walk-5x8 = Master against all 32,768 codes of 5×8
figure-mastermind-start = Start and end of deciban solve mastermind --all
figure-break-the-code-update-2 = Two players: chances worked out after an answer
figure-break-the-code-update-3 = Three players: the same
figure-break-the-code-update-4 = Four players: the same
figure-break-the-code-decision-2 = Two players: Master’s slowest decision of a game
figure-break-the-code-decision-3 = Three players: the same
figure-break-the-code-decision-4 = Four players: the same
figure-break-the-code-race-skilled = Asking alone, Skilled knows the code after
figure-break-the-code-race-master = The same for Master
figure-break-the-code-race-error = Error of these averages

## Mastermind in the terminal
mastermind-key-letters = R W
typed-yes = y yes +
typed-no = n no -
mastermind-title = Mastermind, game { $game } of { $games } · { $score }
mastermind-began = Game { $game } of { $games }. Codemaker: { $maker }.
mastermind-row = Row { $row }:
mastermind-ask-hide = Your secret code
mastermind-ask-guess = Row { $row }
mastermind-ask-guess-or-challenge = Row { $row }, or ! to challenge an answer
mastermind-ask-answer = Keys for row { $row }: red, white
mastermind-ask-claim = Take 3 points for the wrong answer? (y/n)
mastermind-help-code = Type { $pegs } colours by their letters ({ $letters }) or numbers ({ $colors ->
    [10] 1 to 9, and 0 for the tenth
   *[other] 1 to { $colors }
  }). Small letters and spaces are fine.
mastermind-help-blanks = A minus is an empty hole.
mastermind-help-challenge = ! says that an answer was wrong. The machine looks at the code: if you are right, you get 3 points and the game is played again. One challenge per game may fail.
mastermind-help-answer = Type how many keys are red (right colour, right place) and how many white (right colour, wrong place): 2 1 is two red and one white. RRW works too, and 0 is no keys.
mastermind-help-claim = y takes 3 points, and the game is played again; n lets the game count as it was played.
refusal-row-length = A row has { $pegs } pegs; you typed { $given }.
refusal-no-blanks = Holes can’t stay empty at this table.
refusal-no-such-color = “{ $sign }” is no colour of this board. The colours are: { $letters }.
refusal-keys-unreadable = Type two numbers, red and white: 2 1, for example.
refusal-yes-or-no = Type { $yes } or { $no }.
refusal-answer-slip = By your code it should be: { $keys }. To answer otherwise all the same, type { $typed }

## Break the Code in the terminal
break-the-code-color-letters = b w g
break-the-code-pass = pass p
break-the-code-none = none no - 0
break-the-code-began = The tiles are dealt. First to move: { $name }.
break-the-code-guess-right = guess { $tiles }: right!
break-the-code-guess-wrong = guess { $tiles }: wrong
break-the-code-guess-hidden-right = guess at the centre: right!
break-the-code-guess-hidden-wrong = guess at the centre: wrong
break-the-code-inside = { $tiles } for sure
break-the-code-ask-turn = A card’s number, or your guess
break-the-code-ask-reply = Your code is broken. Your last chance: a guess, or pass
break-the-code-ask-last = No card is left. Your guess, or pass
break-the-code-help-card = Ask a card by its number. On cards that leave a choice, add the digit: 2 1 asks card 2 about the 1.
break-the-code-help-guess = A guess names { $size } tiles from left to right, in rising order and black before white: { $example }. The letters are b for black and w for white; a 5 needs none.
break-the-code-help-once = You have one guess in the whole game, so put an exclamation mark after it.
break-the-code-help-pass = pass gives up your last guess.
refusal-turn-empty = Type a card’s number, or a guess of { $size } tiles such as { $example }
refusal-guess-once = You have one guess in the whole game. If you mean it, type { $typed }
refusal-tile-unreadable = There is no “{ $sign }” on a tile. A tile is a digit and b for black or w for white: 3w. A 5 needs no letter.
refusal-tile-color = Which { $digit } is it? Type { $black } for the black one or { $white } for the white one.
refusal-five-green = Both 5s are green: just type 5.

## Advice at a real table
solve-welcome = Type in what happens at your table. ? for help, q to leave.
solve-progress = Breaking every code
solve-all = { $codes } codes, { $total } guesses in all: { $mean } on average, { $max } at most. { $seconds } s.
solve-worst = No way is known here to break every code in { $worst ->
    [one] { $worst } guess
   *[other] { $worst } guesses
  }. The hardest takes { $max }.
refusal-json-of-all = --json is for --all: the advice itself is a conversation.
assistant-guess = Row { $row }: your guess
assistant-guess-or-advised = Row { $row }: your guess (Enter for the advised one)
assistant-keys = Row { $row }: its keys, red and white
assistant-help = < takes the last row back. ~2 sets row 2 aside, and once more counts it again. =2 changes the keys of row 2.
assistant-aside = set aside
assistant-doubtful = one of these is wrong
assistant-try = Try
assistant-best = { $bits ->
    [one] { $bits } bit promised
   *[other] { $bits } bits promised
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
refusal-no-such-row = There is no such row. Type { $sign } and the row’s number.

## Advice for Break the Code
break-the-code-assistant-card = Question { $row }: the number of its card
break-the-code-assistant-advised = Question { $row }: the number of its card (Enter for the advised one)
break-the-code-assistant-guess = ! if your guess was right, Enter if it was wrong. Or question { $row }: the number of its card
break-the-code-assistant-guess-once = ! if your guess was right. Or question { $row }: the number of its card
break-the-code-assistant-answer = Answer to “{ $question }” ({ $name })
break-the-code-assistant-won = { $count ->
    [one] Broken after { $count } question.
   *[other] Broken after { $count } questions.
  }
break-the-code-assistant-bits = { $bits ->
    [one] { $bits } bit promised
   *[other] { $bits } bits promised
  }
break-the-code-assistant-chance = { NUMBER($chance, style: "percent", maximumFractionDigits: 4) }
break-the-code-assistant-help-questions = Type every question that is asked, whoever asks it: 15 for card 15, 2 1 for card 2 about the 1. + 3 7 15 says that these cards lie open; without it, all that have not been asked count.
break-the-code-assistant-help-answers = Answers are typed as they are said: BD or none for letters, AB CDE for neighbours, numbers, yes or no. Enter if this player did not answer.
break-the-code-assistant-help-guesses = Your own wrong guess is typed as its tiles: { $example }.
break-the-code-assistant-help-rows = < takes the last step back. ~2 sets question 2 aside, and once more counts it again. =2 changes its answers. ! says that your guess was right.
refusal-no-such-card = There is no such card at this table. Cards are typed by their numbers, from 1 to 21.
refusal-card-asked = Card { $card } has been asked already, as question { $row }. To change its answers, type ={ $row }
refusal-told-letters = Type the letters ({ $letters }), or - for none.
refusal-told-runs = Type the letters of neighbours, each run on its own: AB CDE, for example. A minus is none.
refusal-told-number = Type a number.
