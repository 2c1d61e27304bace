# The command line.

## Starting the house
serve-open = Deciban is open: { $address }
serve-stop = Stop it with Ctrl+C. Everything is kept in { $data }
serve-stop-database = Stop it with Ctrl+C. Everything is kept in the database, and the key by which people are recognised in { $data }
refusal-port-taken = Port { NUMBER($port, useGrouping: 0) } is taken. Choose another with --port, or stop what is using it.
refusal-bad-host = The server can’t listen on { $host }, port { NUMBER($port, useGrouping: 0) }. Choose another with --host and --port.
refusal-bad-key = The key in { $file } is damaged: it should be 32 random bytes. Put a copy of the right one back; or delete it, and a new one is made, but then nobody is recognised any more.
refusal-bad-database = That is not the address of a PostgreSQL database. It looks like this: postgresql://user:password@host/name
refusal-database-driver = PostgreSQL needs a driver that is not installed here: pip install "deciban[postgres]"
refusal-database-unusable = The database can’t be used: { $detail }

## Refusals
refusal-unknown-role = There is no role “{ $role }” in this game. Choose from: { $roles }.
refusal-no-roles = There are no roles to choose from in this game: leave --as out.
refusal-no-such-player = Nobody here has that number. Type { $sign } and one of: { $numbers }.
refusal-no-such-file = The file “{ $file }” does not exist or can’t be read.
refusal-no-games = At least one game has to be played.
refusal-bad-json = The options can’t be read as JSON. An example: { $example }
refusal-unknown-option = There is no option “{ $option }”. The options are: { $options }.
refusal-bad-option = The option “{ $option }” can’t have this value. These are possible: { $options }.

## When something breaks
crashed = Something went wrong that should not have: { $detail }
crashed-hint = Run it again with DECIBAN_DEBUG=1 to see where.

## Playing
play-you = You
play-company = At the table: { $names }.
play-ask = { $question } ›
play-chance = { $question }, or Enter to wait ›
play-nothing = There is nothing for you to do now. Enter gives the screen back ›
play-always = ? for help, q to leave the table
play-call = { $sign }2 hands the screen to player 2, who may have something to do out of turn.
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
play-once-more = Play again? (y/n) ›

## Files of one’s own
content-good = “{ $title }” can be played.

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
bench-crowded = The same with { $tables } tables in the database
bench-postgres = The same on PostgreSQL
bench-commits = Single commits to the same disk, one after another
bench-p50 = Half of the moves are faster than
bench-p99 = 99 of 100 moves are faster than
bench-memory = Memory of the server with { $tables } live tables
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

## Yes and no
typed-yes = y yes +
typed-no = n no -
refusal-yes-or-no = Type { $yes } or { $no }.

## Advice at a real table
solve-welcome = Type in what happens at your table. ? for help, q to leave.
solve-help = < takes the last step back. ~2 sets number 2 aside; typed again, it brings it back. =2 changes the answer to it.
assistant-aside = set aside
assistant-doubtful = one of these is wrong
refusal-no-such-row = There is no such row. Type { $sign } and the row’s number.
