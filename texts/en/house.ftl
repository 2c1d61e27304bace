# The house: everything around the boards.

## Everywhere
locale = en
skip = Skip to the content
close = Close
save = Save
print = Print
to-home = To the games
play-now = Play now
on-your-own = On your own
with-friend = With a friend
new-table = New table
rules = Rules
rules-of = Rules of { $game }
your-turn = Your turn
header-home = Deciban, to the games
header-nav = Pages
header-mine = My tables
header-language = Language
header-theme = Theme
header-name = { $name ->
    [none] { name-none }: set your name
   *[other] Your name: { $name }
  }
theme-lamp = Dark
theme-day = Light
theme-system = Same as the system

## Names
name-none = Guest
name-title = Your name
name-why = Others at the table see it. No sign-up, no password: this browser remembers you.
name-label = Name

## Home
home-title = The cipher bureau is open all night
home-lead = Code-breaking games in your browser: on your own, with friends, or against machines that think.
home-games = Games
continue = Continue
continue-all = { $count ->
    [one] { $count } open table
   *[other] All { $count } open tables
  }
fact-guest = No sign-up. You need a name only when friends come.
fact-link = Friends join by a link, on any phone or computer.
fact-dice = Every random draw is fair, and you can check them all afterwards.
fact-name = A deciban is a unit of evidence: wartime codebreakers added decibans up until they were sure.

## Who is at a table
with-others = with { $names }
with-nobody = on your own
with-open = with a free seat
with-this-device = together on one device
watching = watching { $names }
level-random = Random

## Bots
bot-aluco = Aluco
bot-ayla = Ayla
bot-barka = Barka
bot-clavis = Clavis
bot-falena = Falena
bot-firn = Firn
bot-glim = Glim
bot-grak = Grak
bot-kotva = Kotva
bot-liska = Liska
bot-malva = Malva
bot-nola = Nola
bot-orso = Orso
bot-quilla = Quilla
bot-rumb = Rumb
bot-runa = Runa
bot-skerry = Skerry
bot-tibert = Tibert
bot-tisan = Tisan
bot-tsuru = Tsuru
bot-ulita = Ulita
bot-vega = Vega
bot-vesper = Vesper
bot-zuza = Zuza
seat-bot = { $name }{ "\u00A0" }· { $level }

## No such page, and errors
missing-title = This drawer is empty
missing-text = There is no page at this address. Perhaps the link was cut short.
failed-title = The tape is torn
failed-text = This page could not be loaded. Check the connection and try again; nothing you played is lost.
failed-again = Try again
error-unreachable = The server can’t be reached. Check the connection and try again.

## A new table
new-title = { $game }: a new table
new-options = Options
new-people = Who plays
new-count = Number of players
new-patience = If somebody goes away
patience-live = Live: 3 minutes
patience-live-about = After that a bot may play for whoever is away, until they are back.
patience-slow = Slow: no hurry
patience-slow-about = The table waits for everybody, for days if need be.
new-invite = Create the table and invite
new-start = Start playing
new-watch = Watch them play
seat-number = Player { $number }
sitter-me = Me
sitter-me-named = Me ({ $name })
sitter-open = A friend, by link
sitter-device = A friend on this device
sitter-device-name = Your friend’s name
sitter-bot = Bot: { $level }
words-title = Mix your own words into the draw
words-why = Any words will do. They are mixed into every random draw, so nobody, not even the server, can choose what comes out.
words-label = Words
option-help = Help in the notebook
option-help-none = None
option-help-facts = Facts
option-help-full = Full
option-hints = Hints from the coach

## A table that waits
waiting-title = { $game }: waiting for players
waiting-seats = At the table
sit-title = Sit down and play
sit-text = A place at this table is free. The game begins when every seat is taken.
sit-down = Sit down
share-title = Invite a friend
share-text = Send this link. The game begins by itself when every seat is taken.
share-link = Link to this table
share-copy = Copy the link
share-share = Share
share-copied = The link is copied.
share-selected = The link is selected: now copy it.
seat-open = Free seat
seat-waiting = for whoever has the link
seat-you = you
seat-here = here
seat-away = not here at the moment
seat-free = Free the seat
seat-fill = Seat a bot
stand-up = Leave seat
promise-title = The draw is already fixed
promise-text = All chance in this game comes from one secret number. This is its fingerprint (SHA-256). When the game is over the number is shown, and your browser can check that it is the same one and that every draw followed from it.
rules-meanwhile = Read the rules meanwhile

## A table that is closed, or far away
no-table-title = No such table
no-table-text = Nobody plays at this address. Ask for the link once more, or open a table of your own.
outdated-title = A table of an older version
elsewhere-title = The table is open in another window
elsewhere-text = You have this table open in another window or on another device. You can continue here instead.
elsewhere-here = Continue here
lost-title = No connection
lost-text = The server can’t be reached at the moment. We keep trying; there is nothing you need to do.
lost-banner = Connection lost. Trying again…
lost-now = Try now
trouble-title = One moment
trouble-waiting = The server is waiting for its database. Nothing is lost; the game goes on by itself.
trouble-unwritten = The last move could not be written down and does not count. Nothing earlier is lost; please tell whoever runs this server.

## At the table
board = Board
people = At the table
tray = What you can do now
side = Notebook, moves and chat
side-open = Open notebook, moves and chat
seat-me = You
seat-you-short = you
seat-away-short = away
seat-gone-short = left
seat-stand-in = { $bot } plays
seat-awaited = to move
you-watch = You are watching
you-left = You have left
watchers = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
  }
sound = Sound
tab-notebook = Notebook
tab-tape = Moves
tab-chat = Chat
tape-empty = Nothing has happened yet. Every move will be shown here.
chat-empty = Nobody has said anything yet. Say hello.
chat-label = Message
chat-send = Send
chat-silent = By the rules you must stay silent for now
chat-phrases = Ready phrases
chat-watcher = { $name } (watching)
chat-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
  }
curtain-title = Hand the device to { $name }
curtain-text = Everything secret is hidden. Nobody else should look now.
curtain-lift = I am { $name }: show my side
curtain-peek = Wait, one more look
do-lay = Place it
do-clear = Clear
mark-in = my mark: in
mark-out = my mark: out
mark-maybe = my mark: maybe
codes-title = These fit. Tap one to place it.

## Absence
away-soon = { $name } is away. A bot may step in after { $time }.
away-long = { $name } is away.
away-slow = { $name } is away. This table is in no hurry.
stand-in-offer = Let a bot play
stand-in-title = { $name }: let a bot play
stand-in-text = It sees only what can be seen from this seat. Whoever it plays for can take the seat back at any time.
stand-in-level = Level of the bot
stand-in-mine = { $bot } plays for you.
stand-in-back = Take my seat back
told-stand-in = { $name }: away. { $bot } plays on.
told-back = { $name }: back at the table.
leave = Leave for good
give-up = Give up
leave-title = Leave this table for good?
give-up-title = Give up this game?
leave-after = You can go on watching, but you will not play at this table again.
leave-stay = Stay

## The end
play-again = Play again
rematch = Rematch
rematch-join = Join the rematch
check-dice = Check the draws
check-title = Checking the draws
check-right = The draws were fair: everything fits.
check-wrong = Something does not fit: these are not the draws that were promised.
check-how = Your browser has just repeated every draw from the secret number (HMAC-SHA256) and compared it.
check-promise = Fingerprint shown before the game
check-seed = Secret number
check-match = The number fits the fingerprint
check-words = Words of the players
check-no-words = none
check-step = Move
check-start = start
check-why = What for
check-value = Drawn
check-repeated = The same
check-of = { $value } of { $sides }
check-yes = yes
check-no = no
check-none = Nothing was left to chance in this game.

## The coach
do-hint = Hint
coach = Coach
coach-title = What the coach says
coach-thinks = The coach is looking at the game…
coach-player = Player: { $name }
coach-whose = Moves of
coach-skill = Skill: { $percent }%
coach-skill-about = How much the moves could be expected to give, as a share of the best moves. What the answers then were does not matter.
coach-luck-signed = { $sign ->
    [plus] +
    [minus] −
   *[none] {""}
  }{ NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) } bits
coach-luck = { $feeling ->
    [some] A little luck
    [much] A lot of luck
    [ill] A little bad luck
    [worse] Bad luck
   *[none] Neither luck nor bad luck
  }: { coach-luck-signed }
coach-luck-about = How much more the answers gave than could be expected; negative: bad luck.
coach-what-are-bits = What are bits?
coach-chart = Skill and luck, added up move by move, in bits
coach-point = After move { $move }: skill { NUMBER($skill, minimumFractionDigits: 1, maximumFractionDigits: 1) } of { NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) } bits, luck { coach-luck-signed }.
coach-line-skill = skill: what the moves could be expected to give
coach-line-most = what the best moves could be expected to give
coach-line-luck = luck: what the answers gave beyond that
coach-bits = { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) } bits
coach-left = Left
coach-left-change = { $before } → { $after }
coach-left-about = Possible before the move: { $before }. After it: { $after }.
coach-one-in = { $times ->
    [0] nearly all stay possible
    [1] nearly all stay possible
   *[other] one possibility in { $times } stays
  }
coach-expected = Expected
coach-expected-about = From this move { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) } bits could be expected: on average { coach-one-in }.
coach-most = Best
coach-most-about = From the best move { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) } bits could be expected: on average { coach-one-in }.
coach-got = Gained
coach-got-about = In fact the answer gave { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) } bits: { coach-one-in }.

## The assistant and the lesson
to-assistant = A game at a real table? Ask the assistant
to-lesson = Learn to think in bits
assistant-of = { $game }: the assistant
assistant-advice = What the coach says
assistant-thinks = The coach is thinking…
do-start-over = New game
entry-aside = Set aside.
lesson-of = { $game }: think in bits

## Content of one’s own
contents-of = { $what } · { $game }
contents-text = The text
contents-example = Start from the example
contents-upload = Open a file
contents-download = Download
contents-undo = Bring the earlier text back
contents-checking = Checking…
contents-good = “{ $title }” can be played.
contents-line = To line { $line }
contents-table = Open a table with it
contents-saved = “{ $title }” is saved.
contents-shelf = Saved
contents-share = Share it
contents-share-public = Whoever has this link can play with it, and can also read the text and download it.
contents-share-private = Whoever has this link can play with it. Only you can read the text.
contents-link = Link
contents-preview = Preview
contents-preview-old = As it was when it could last be played.
contents-preview-none = Nothing can be shown yet. First fix what is named below the text.
contents-rehearsal = Tried by bots
contents-rehearsal-about = Bots play a few hundred games with it. That shows what is too strong or too weak.
contents-rehearse = Let bots try it
contents-rehearse-again = Try it once more
contents-rehearsal-progress = Game { $games } of { $most }
contents-rehearsal-failed = The bots could not play with it. Try again.
contents-rehearsal-what = Who or what
contents-rehearsal-share = Share of wins when played
contents-rehearsal-won = Won { $won } of { $played }
contents-rehearsal-sum = { $games ->
    [one] { $games } game
   *[other] { $games } games
  }, bots: { $level }. The dashed line is the average, { NUMBER($mean, style: "percent", maximumFractionDigits: 0) }. Nobody won { NUMBER($nobody, style: "percent", maximumFractionDigits: 0) } of the games.
contents-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
new-content = What to play with
new-content-usual = What comes with the game
new-content-look = Look at it

## My tables
mine-running = Open
mine-finished = Finished
mine-more = Show more
mine-empty = You have not sat at any table yet. Your first game is one click away.
state-waiting = Waiting
state-theirs = Their turn
state-over = Finished
state-won = Won
state-lost = Lost
state-drawn = Draw
stats-title = Games on your own
stats-empty = Finish a game on your own, and your statistics will be kept here.
stats-games = Games
stats-won = Won
stats-mean = Average points
stats-chart = Games by points; × is not won
stats-share = { $percent }%
stats-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
stats-bar = { $points }: { $count ->
    [one] { $count } game.
   *[other] { $count } games.
  }
stats-bar-lost = Not won: { $count ->
    [one] { $count } game.
   *[other] { $count } games.
  }

## Refusals
refusal-no-campaign = This game has no campaigns.
refusal-text-empty = Write something first.
refusal-text-too-long = That is too long: at most { $most } characters, please.
refusal-text-unreadable = There are characters in it that can’t be shown. Please write it differently.
refusal-source-unreadable = Line { $line }: this can’t be read. Look at the quotes, brackets and equals signs around here.
refusal-source-unknown = Line { $line }: “{ $what }” is not known here.
refusal-source-missing = Line { $line }: “{ $what }” is missing.
refusal-source-value = Line { $line }: “{ $what }” can’t be used here.
refusal-source-range = Line { $line }: “{ $what }” is too long, too short, too large or too small.
refusal-source-kind = Line { $line }: “{ $what }” is of the wrong kind: a text where a number belongs, or the other way round.
refusal-unknown = The server said no, and did not say why. Please try again.
refusal-already-started = The game has already begun, so nothing can be changed at the table any more.
refusal-already-left = You have left this table and can only watch.
refusal-bad-action = That is not a move of this game. Please reload the page.
refusal-bad-data = The server can’t write to its data folder: { $folder }. Allow it to, or choose another folder.
refusal-bad-frame = The server did not understand that. Please reload the page.
refusal-bad-options = These options do not go together. Please look through them once more.
refusal-bad-request = The server did not understand that. Please reload the page.
refusal-bad-sequel = The game can’t go on from here with the same people. Please open a new table.
refusal-campaign-host-only = Only the host of this campaign, who has been in it the longest, can remove others.
refusal-campaign-open = A table of this campaign is already open. Finish it first.
refusal-campaign-table = This table belongs to a campaign. Open the next one there.
refusal-chat-closed = By the rules you must stay silent for now. You can talk again later.
refusal-chat-full = The chat of this table is full. You can go on talking at a new table.
refusal-chat-empty = Write something first.
refusal-chat-too-long = That is too long: at most { $most } characters, please.
refusal-chat-unreadable = There are characters in it that can’t be shown. Please write it differently.
refusal-coach-busy = The coach is busy right now. Try again in a moment.
refusal-coach-failed = The coach could not work this out. Try again.
refusal-content-failed = The server could not prepare the game. Please try again.
refusal-content-memory = Checking this took too much memory, so the server stopped it. Make it simpler.
refusal-content-timeout = Checking this took too long, so the server stopped it. Make it simpler, or try again later.
refusal-content-too-large = This file is too large: at most { $most } kB, please.
refusal-content-unreadable = Line { $line } can’t be read as text. Save the file as UTF-8 and try again.
refusal-foreign-origin = That came from another site, so it was not done. Open the game at its own address.
refusal-host-only = Only whoever opened this table can do that.
refusal-house-waiting = The server is waiting for its database. Please try again in a moment.
refusal-internal = Something went wrong on the server. Nothing you played is lost; please try again.
refusal-members-only = This is for the members of the campaign only. Ask one of them for the link to join.
refusal-move-id-taken = The move got mixed up on its way. Please try again.
refusal-name-empty = Please write a name.
refusal-name-needed = Please choose a name first, so that others know who you are.
refusal-name-too-long = A name has at most { $most } characters.
refusal-name-unreadable = There are characters in this name that can’t be shown. Please choose another.
refusal-no-coach = This game has no coach.
refusal-no-contents = You can’t bring anything of your own to this game.
refusal-no-hints = No hint right now: hints are switched on when a table is opened, and are given only on your turn.
refusal-no-patience = This table is in no hurry: it waits for everybody.
refusal-no-rehearsal = In this game bots can’t try what you have written.
refusal-no-such-seat = There is no such seat at this table. Please reload the page.
refusal-not-a-person = Nobody sits there for whom a bot could play.
refusal-not-away = That person is here. Give them a moment.
refusal-not-away-long = That person has only just gone. In { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  } a bot may play instead.
refusal-not-awaited = The table is not waiting for this seat right now.
refusal-not-now = That can’t be done right now. Look whose turn it is.
refusal-not-over = The game is not over yet. Play it to the end first.
refusal-not-seated = You are only watching here. To play, open a table of your own.
refusal-not-started = The game has not begun yet. Wait until every seat is taken.
refusal-not-your-seat = That is not your seat. Please reload the page.
refusal-note-unreadable = There are characters in this note that can’t be kept. Please write it differently.
refusal-phrase-closed = That can’t be said right now.
refusal-rehearsal-under-way = Bots are already trying something of yours. Wait until they are done.
refusal-rehearsals-busy = The bots are busy at the moment. Try again in a minute.
refusal-removed-member = The host has removed you from this campaign, so you can’t join it again.
refusal-seat-taken = Somebody else was quicker: the seat is taken. You can stay and watch.
refusal-stale = The table has changed in the meantime. Look again and repeat your move.
refusal-stand-in-plays = A bot is playing for you. Take your seat back first.
refusal-table-given-up = Everybody had left this table, and the campaign went on at another one.
refusal-table-over = This game is over. Start another one.
refusal-table-outdated = This table was begun under older rules and can’t be played on. Please open a new one.
refusal-too-large = That is too much at once. Please make it shorter.
refusal-too-many-checks = Too many checks in a short time. Wait a moment; nothing you wrote is lost.
refusal-too-many-contents = Too many files in a short time. Wait a minute and try again.
refusal-too-many-guesses = Too many wrong links in a short time. Wait a minute and try again.
refusal-too-many-questions = You have asked the coach many times in a short time. Wait a minute and try again.
refusal-too-many-rehearsals = Bots have played a lot for you in a short time. Wait a minute and try again.
refusal-too-many-sockets = Too many pages are open from your network. Close some and try again.
refusal-too-many-tables = You have opened many tables in a short time. Wait a minute and try again.
refusal-unknown-campaign = There is no such campaign. Ask for the link once more.
refusal-unknown-content = There is no such file here, or it is not yours. Check the link.
refusal-unknown-game = There is no game “{ $name }” here. Choose one of: { $games }.
refusal-unknown-level = There is no bot “{ $level }” in this game. Choose from: { $levels }.
refusal-unknown-member = That person is not in this campaign any more. Please reload the page.
refusal-unknown-page = There is nothing at this address. Check the link.
refusal-unknown-table = There is no such table. Ask for the link once more, or open a table of your own.
refusal-words-too-long = Too many words: at most { $most } characters, please.
refusal-words-unreadable = There are characters in these words that can’t be shown. Please choose others.
refusal-write-failed = The server could not write this down, so it does not count. Please try again; if that does not help, tell whoever runs this server.
refusal-write-uncertain = The connection to the database broke just then. Reload the page to see whether this was done.
refusal-wrong-seats = This game is for another number of players: { $seats }.

# What is told in every game.
told-left = { $name } left the table.
ending-left = { $name } left the table, so the game ends here.

## The first steps at a table
first-steps = First steps
first-of = { $step } of { $count }
do-first-next = Next
do-first-done = Got it
do-first-skip = Skip
do-first-again = Show the first steps again
