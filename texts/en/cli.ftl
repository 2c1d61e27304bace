# The command line.

## Starting the house
serve-open = The house is open: { $address }
serve-stop = Stop it with Ctrl+C. Everything is kept in { $data }
refusal-port-taken = Port { NUMBER($port, useGrouping: 0) } is taken. Choose another with --port, or stop what is using it.
refusal-bad-host = The house can't listen on { $host }, port { NUMBER($port, useGrouping: 0) }. Choose another with --host and --port.
serve-no-data = The folder { $data } can't be used: { $detail }. Choose another with --data.

## Refusals
refusal-unknown-game = There is no game “{ $name }” here. Choose one of: { $games }.
refusal-unknown-level = There is no bot “{ $level }” in this game. Choose from: { $levels }.
refusal-unknown-role = Nobody is “{ $role }” in this game. Choose from: { $roles }.
refusal-wrong-seats = { $seats ->
    [one] { $seats } player is the wrong number
   *[other] { $seats } players are the wrong number
  } for this game with these options. It takes: { $allowed }.
refusal-no-games = At least one game has to be played.
refusal-bad-json = The options are not readable as JSON. An example: { $example }
refusal-bad-option = The option “{ $option }” can't be that. The options are: { $options }.

## When something breaks
crashed = Something went wrong that should not have: { $detail }
crashed-hint = Run it again with DECIBAN_DEBUG=1 to see where.
interrupted = Stopped.

## Playing
play-you = You
play-player = Player { $number }
play-bot = { $level } (bot)
play-ask = { $question } ›
play-always = ? for help, q to leave the table
play-quit = You have left the table.
play-hand-over = Now it is { $name }’s turn, and nobody else looks. Press Enter when ready.
play-your-victory = You win!
play-winner = { $count ->
    [one] The winner is { $names }.
   *[other] The winners are { $names }.
  }
play-draw = A draw.
play-nobody = Nobody wins this time.
play-points = Points: { $points }.
play-unreadable = That line could not be read. Please type it again.

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
bench-playouts = Random playouts of { $game } through the contract, one process
bench-bots = The same played by random bots with views
bench-moves = Durable moves, { $tables } tables
bench-commits = Single commits to the same disk, one after another
bench-p50 = Half of the moves are faster than
bench-p99 = 99 of 100 moves are faster than
bench-memory = Memory of the house with { $tables } live tables
bench-client = Client before a board is opened, gzipped
bench-ratio = { $ratio } times
bench-per-second = { $number } /s
bench-milliseconds = { $number } ms
bench-megabytes = { $number } MB
bench-kilobytes = { $number } kB
bench-measuring = Measuring

## Mastermind in the terminal
terminal-letters = R Y G B O P W K C N
terminal-key-letters = R W
terminal-red = right colour in the right place
terminal-white = right colour in the wrong place
terminal-yes = y yes +
terminal-no = n no -
terminal-title = Mastermind, game { $game } of { $games } · { $score }
terminal-began = Game { $game } of { $games }. Codemaker: { $maker }.
terminal-began-alone = A code stands behind the shield. You have { $rows } rows to break it.
terminal-hidden = The code stands behind the shield.
terminal-row = Row { $row }:
terminal-keys = { $red } red, { $white } white
terminal-challenge-upheld = The challenge is right: an answer was wrong.
terminal-challenge-failed = The challenge fails: every answer so far is right.
terminal-spoiled = { $keys ->
    [automatic] 3 points for the codebreaker. The game is played again, now with automatic keys.
   *[by-hand] 3 points for the codebreaker. The game is played again.
  } The code was:
terminal-doubtful = The final check found a wrong answer. The code was:
terminal-declined = The codebreaker lets the game count.
terminal-solved = Broken in row { $points }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  } for the codemaker. The code was:
terminal-unsolved = Not broken: { $points } points for the codemaker. The code was:
terminal-solved-alone = Broken in { $points ->
    [one] { $points } row!
   *[other] { $points } rows!
  } The code was:
terminal-unsolved-alone = The rows are used up. The code was:
terminal-conflict = No code fits the answers in rows { $rows }: at least one of them is wrong.
terminal-left = { $count ->
    [0] No code fits all answers.
    [one] { $count } code fits all answers:
   *[other] { $count } codes fit all answers:
  }
terminal-ask-hide = Your secret code
terminal-ask-guess = Row { $row }
terminal-ask-guess-or-challenge = Row { $row }, or ! to challenge an answer
terminal-ask-answer = Keys for row { $row }: red, white
terminal-ask-claim = Take 3 points for the wrong answer? (y/n)
terminal-help-code = Type { $pegs } colours by their letters ({ $letters }) or numbers ({ $colors ->
    [10] 1 to 9, and 0 for the tenth
   *[other] 1 to { $colors }
  }). Small letters and spaces are fine.
terminal-help-blanks = A minus is an empty hole.
terminal-help-challenge = ! says that an answer was wrong. The machine looks at the code: if you are right, you get 3 points and the game is played again. One challenge per game may fail.
terminal-help-answer = Type how many keys are red (right colour, right place) and how many white (right colour, wrong place): 2 1 is two red and one white. RRW works too, and 0 is no keys.
terminal-help-claim = y takes 3 points, and the game is played again; n lets the game count as it was played.
refusal-row-length = A row has { $pegs } pegs; you typed { $given }.
refusal-no-blanks = Holes can't stay empty at this table.
refusal-no-such-color = “{ $sign }” is no colour of this board. The colours are: { $letters }.
refusal-keys-unreadable = Type two numbers, red and white: 2 1, for example.
refusal-yes-or-no = Type { $yes } or { $no }.
