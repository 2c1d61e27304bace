### Enigma: Beyond Code, in the browser and in the terminal.

name = Enigma: Beyond Code
sentence = Name the rooms of a mansion, truly or not, and reach a goal that nobody else knows.
leave-means = { $count ->
    [1] You give up, and Chaos has won.
    [2] You give up, and the other player wins.
   *[other] You count as out, your character is shown, and the others play on without you.
  }

## Bots
level-novice = Novice
level-novice-about = Mostly honest, and doubts by feel.
level-skilled = Skilled
level-skilled-about = Follows its goal, lies when that is worth it, and doubts by the odds.
level-master = Master
level-master-about = Keeps every layout in mind, lies unpredictably, and remembers how you lie.
level-random-about = Names, doubts and tries its luck at random. Good for a first look.

## Statistics of games alone
stats-won = Chaos beaten
stats-mean = Average games won
stats-chart = Tries by games won; × means that Chaos won

## The board
quoted = “{ $text }”
mansion = The mansion
players = Players and their tokens
place = { $place }, row { $row }, column { $column }
place-up = face up: { $room }
place-seen = only you see it: { $room }
place-down = face down
place-covered = a silence token lies on it
place-corner = { $corner ->
    [chaos] Chaos in its corner
    [decryption] decryption in its corner
   *[none] nothing in its corner
  }
place-looked = seen by { $names }
place-lit = can be chosen
place-picked = chosen
time = Time: cell { $cell } of { $last }
time-more = Time: cell { $cell } of { $last }; it ends beyond the last cell
plate = { $name }{ $out ->
    [true] , out of this game
   *[false] {""}
  }, { $character ->
    [hidden] character unknown
   *[other] character: { $character }
  }{ $decryption ->
    [true] , decryption token
   *[false] {""}
  }{ $chaos ->
    [true] , Chaos token
   *[false] {""}
  }{ $silence ->
    [true] , silence token
   *[false] {""}
  }{ $keeper ->
    [true] , Keeper of Time
   *[false] {""}
  }{ $wins ->
    [0] {""}
    [one] , { $wins } win
   *[other] , { $wins } wins
  }{ $answer ->
    [given] , has answered
    [awaited] , has yet to answer
   *[none] {""}
  }
plate-target = Choose: { $plate }
out-short = out
stamp-true = true
stamp-lie = a lie
stamp-believed = believed
own-character = Your character
own-only = Only you see this.
own-out = Everybody sees this now: you are out.
own-stack = In the stack: { $characters }.
goal-hold = { $token ->
    [chaos] Hold a Chaos token.
   *[decryption] Hold a decryption token.
  }
goal-lack = { $token ->
    [chaos] Hold no Chaos token.
   *[decryption] Hold no decryption token.
  }
goal-point = Point out { $rooms }.
goal-name = { $count ->
    [one] Name { $count } face-down card.
   *[other] Name { $count } face-down cards.
  }
goal-unmask = Name the character of an opponent.
goal-outlast = Be in the game and not silenced when time runs out.
goal-borrow = Do what the goal of a character in the stack asks, apart from tokens.
goal-met = (done)
goal-unmet = (not yet)
stack = { $count ->
    [one] The stack: { $count } character
   *[other] The stack: { $count } characters
  }
stack-laid = Beside it, face up: { $characters }
breaks = Breakthroughs of Chaos: { $breaks }; with number { $most } everybody loses
ladder = Three games in a row
ladder-game = Game { $number }
ladder-won = { $count ->
    [one] won, { $count } cell left
   *[other] won, { $count } cells left
  }
ladder-now = now
ladder-later = to come
tokens-alone = Your tokens: { $decryption ->
    [true] decryption, { $chaos ->
        [true] Chaos
       *[false] no Chaos
    }
   *[false] no decryption, { $chaos ->
        [true] Chaos
       *[false] no Chaos
    }
  }. Silence tokens in stock: { $silence }
closer-down = { $place }: face down
closer-looked = Seen by { $names }.
closer-unseen = Nobody has seen this card since it was laid here.
closer-said = { $name }: “{ $room }”{ $fate ->
    [believed] , believed
    [true] , checked by { $checker }: true
    [lie] , checked by { $checker }: a lie
    [unasked] , nobody could doubt it
   *[open] {""}
  }

## A game is over
results = How this game ended
result-goal = Winner: { $name }, as “{ $character }”
result-time = Time is up. Winner: { $name }, as “{ $character }”
result-breakthrough = Chaos breaks through
result-alone = The others have left
result-chaos-story = The last grain falls. Doors open where there were none, and the lamps burn darkly. Nobody has got what they came for.
results-characters = Who was who
results-stack = In the stack: { $characters }.
results-mansion = What lay where
results-claims = What was said, and what was true
results-claim = { $name }, { $place }: “{ $room }”{ $fate ->
    [believed] , believed
    [true] , checked
    [lie] , checked
   *[other] {""}
  }
results-true = true
results-lie = really “{ $room }”

## The tray
waiting = The others are thinking. Your notebook is open meanwhile.
waiting-silenced = You are silenced: until the end of your next turn you can’t doubt, and in that turn you only look at one card.
out-about = You are out until the next game. You may watch and talk.
answered-belief-true = You doubt it. Nobody else sees your answer yet.
answered-belief-false = You believe it. Nobody else sees your answer yet.
answered-cancel-true = You would pay. Nobody else sees your answer yet.
answered-cancel-false = You let it happen. Nobody else sees your answer yet.
go-choose = Tap a card. You look at a face-down one in secret and then say what it is, truly or not.
go-choose-spend = Return your decryption token and name one more face-down card, or end your turn.
go-choose-spend-alone = Return your decryption token and choose one more card, or end your turn.
go-choose-alone = Tap a card without a silence token: a face-down one is turned up, a face-up one gets a silence token. Then its effect happens.
go-down = { $place }: you look at it, nobody else does. Then you say what it is.
go-up = { $place }: “{ $room }” lies face up, so you name it truly, and its effect happens at once.
go-open = { $place }: the card is turned up, and its effect happens.
go-cover = { $place }: “{ $room }” gets a silence token, and its effect happens.
go-uncover = All silence tokens are in use: tap the card from which the one for { $place } is taken.
go-muted = { $place }: you look at it in secret, and your turn ends.
go-muted-none = There is no face-down card to look at.
do-look = Look at it
do-apply = Apply it
do-spend = With the token
do-try = Try for the goal
do-pass = End the turn
name-say = The name that you say
name-true = the truth
name-unasked = Nobody can doubt you now.
do-say = Say “{ $room }”
do-say-lie = Say “{ $room }” though it is not true
answer-belief-about = Answers are secret. If you check and the name was true, you are silenced; if it was a lie, the liar is, and you have seen the card.
answer-voice-about = The first doubt checks at once. If you doubt wrongly, you are silenced; if you are right, the liar is.
answer-cancel-about = Answers are secret. Of those who would pay, the one whose turn comes sooner does.
do-believe = I believe it
do-doubt = I doubt it
do-allow = Let it happen
do-cancel = Pay and cancel
step-look = { $alone ->
    [true] { $count ->
        [one] Tap { $count } face-down card: it is turned up.
       *[other] Tap { $count } face-down cards: they are turned up.
    }
   *[false] { $count ->
        [one] Tap { $count } face-down card.
       *[other] Tap { $count } face-down cards.
    } { $share ->
        [true] Both of you see it
       *[false] Only you see it
    }{ $announce ->
        [corner] ; everybody is told the corner.
        [name] ; everybody is told the name.
       *[nothing] .
    }
  }
step-share = Who looks along with you?
step-turn = { $count ->
    [one] Tap { $count } face-down card: it is turned up for all.
   *[other] Tap { $count } face-down cards: they are turned up for all.
  }
step-shuffle = Tap { $count } cards: they are turned down and shuffled among their places, unseen.
step-swap = Tap two cards: they change places as they lie.
step-apply = Tap a card without a silence token: its effect happens, and if its corner shows Chaos, time moves.
step-choose = Choose what happens.
step-either = Take one of the two tokens.
step-take = { $token ->
    [chaos] Who takes a Chaos token?
   *[decryption] Who takes a decryption token?
  }
step-return = { $token ->
    [chaos] Who returns a Chaos token?
   *[decryption] Who returns a decryption token?
  }
step-toggle = { $token ->
    [chaos] Choose a player, perhaps yourself: who holds Chaos returns it, who does not takes it.
   *[decryption] Choose a player, perhaps yourself: who holds decryption returns it, who does not takes it.
  }
step-meet = Whose character do you look at?
step-trade = With whom do you swap characters?
step-open = { $count ->
    [one] Tap a card to open before the game. It has no effect now.
   *[other] Tap a card to open before the game; { $count } to go. They have no effect now.
  }
may = You may: { $what }.
does-take = { $token ->
    [chaos] take a Chaos token
    [either] take one of the two tokens
   *[decryption] take a decryption token
  }
does-return = { $token ->
    [chaos] return a Chaos token
   *[decryption] return a decryption token
  }
does-toggle = { $token ->
    [chaos] take Chaos, or return it
   *[decryption] take decryption, or return it
  }
does-look = { $count ->
    [one] look at { $count } card
   *[other] look at { $count } cards
  }
does-turn = { $count ->
    [one] turn { $count } card up
   *[other] turn { $count } cards up
  }
does-shuffle = shuffle cards
does-swap = swap two cards
does-meet = look at a character
does-trade = swap characters with that opponent
does-redraw = take the top character of the stack and lay yours beside it, face up
does-time = time moves one cell
does-apply = apply another card
does-choose = choose what happens
do-agree = Yes, do it
do-decline = No, leave it
do-take = { $token ->
    [chaos] Chaos
   *[decryption] Decryption
  }
do-select = { $left ->
    [0] Confirm { $places }
    [one] { $places }: { $left } more
   *[other] { $places }: { $left } more
  }
do-select-none = { $count ->
    [one] Tap a card
   *[other] Tap { $count } cards
  }
keep-about = Keep one of these characters. The others go into the stack.
do-keep = Keep “{ $character }”
do-begin = Begin the next game
do-begin-standard = Begin with all seven characters
try-borrow = Whose goal from the stack do you borrow?
try-point = Tap where “{ $room }” lies.
try-pointed = All rooms are pointed out.
try-cards = { $left ->
    [0] All cards are named.
    [one] Tap a face-down card and name it; { $left } to go.
   *[other] Tap a face-down card and name it; { $left } to go.
  }
try-name = What is { $place }?
try-whom = Whose character do you name?
try-who = Which character is it?
do-not-try = Back
do-attempt = Show your character
sure-title = Show “{ $character }” and try?
sure-about = If all of it is right, you win this game at once. If anything is wrong, you are out until the next game. You won’t learn what was wrong.
sure-alone = If all of it is right, you win this game. If anything is wrong, Chaos has won.
sure-yes = Yes, try
sure-yes-doomed = Try all the same
sure-no = No, let me think
doomed = So this attempt will fail.
doomed-hold = { $token ->
    [chaos] You hold no Chaos token.
   *[decryption] You hold no decryption token.
  }
doomed-lack = { $token ->
    [chaos] You hold a Chaos token.
   *[decryption] You hold a decryption token.
  }
doomed-there = You know that “{ $other }” lies at { $place }, not “{ $room }”.
doomed-elsewhere = You know that “{ $room }” lies at { $other }, not at { $place }.
doomed-suspect = You know that { $name } is “{ $character }”.

## Whose turn it is
turn-keep-mine = Choose your character.
turn-keep = A character is being chosen.
turn-open = { $count ->
    [one] Open { $count } card before the game begins.
   *[other] Open { $count } cards before the game begins.
  }
turn-alone = Your turn: choose a card, or try for your goal.
turn-alone-named = End your turn, or try for your goal.
turn-turn-mine = Your turn: name a card of the mansion.
turn-turn = { $name } is choosing a card.
turn-named-mine = Try for your goal, or end your turn.
turn-named = { $name } may still try for the goal.
turn-muted-mine = You are silenced: look at one face-down card.
turn-muted = { $name } is silenced and only looks at a card.
turn-name-mine = Only you see it: { $place } is “{ $room }”. What do you say?
turn-name = { $name } is looking at { $place }.
turn-belief-mine = { $name } says: { $place } is “{ $room }”. Do you believe it?
turn-belief = “{ $room }” at { $place }? Answers awaited: { $names }.
turn-cancel-mine = { $name } applies “{ $room }”. Do you pay with a token to cancel it?
turn-cancel = “{ $room }” can still be cancelled. Answers awaited: { $names }.
turn-effect-mine = “{ $room }” takes effect.
turn-effect = “{ $room }” takes effect; { $name } is choosing.
turn-between-mine = You are the new Keeper of Time.
turn-between = The new Keeper of Time, { $name }, begins the next game.
turn-between-alone = This game is won. On to the next.
turn-over = The game is over.

## What happened
told-began = Game { $number }. Keeper of Time: { $name }. In play: { $cast }.
told-began-alone = Game { $number }. In play: { $cast }.
told-dealt = Only you know: your character is “{ $character }”.
told-offered = Only you know: you may keep { $characters }.
told-kept = { $name }: a character is chosen.
told-moved = Time: cell { $cell } of { $last }.
told-visited = { $name } → { $place }
told-spent = { $name } → { $place }, for the decryption token
told-saw = Only you see it: { $place } is “{ $room }”.
told-named = { $name }: “{ $place } is { $room }.”
told-unasked = { $name }: “{ $place } is { $room }.” Nobody is asked.
told-believed = Nobody doubts it.
told-true = Checked by { $name }: it is true.
told-lie = Checked by { $name }: it is a lie! Nobody else sees the card.
told-lie-open = Checked by { $name }: it is a lie!
told-opened = { $place } lies face up: “{ $room }”.
told-silenced = Silenced: { $name }.
told-freed = No longer silenced: { $name }.
told-took = { $name }: + { $token ->
    [chaos] Chaos token
   *[decryption] decryption token
  }
told-returned = { $name }: − { $token ->
    [chaos] Chaos token
   *[decryption] decryption token
  }
told-cancelled = Cancelled and paid for by { $name }: nothing of it happens.
told-looked = A look at { $place }: { $names }.
told-cornered = { $place }: { $corner ->
    [chaos] Chaos in its corner.
    [decryption] decryption in its corner.
   *[none] nothing in its corner.
  }
told-announced = Announced: { $place } is “{ $room }”.
told-shuffled = Turned down and shuffled: { $places }.
told-swapped = Swapped: { $one } and { $other }.
told-met = { $name }: a look at a character ({ $other }).
told-learned = Only you know: { $name } is “{ $character }”.
told-traded = Characters swapped: { $one } and { $other }.
told-redrew = { $name }: a character from the stack; “{ $character }” is laid beside it.{ $remade ->
    [true] { " " }The stack is made up again.
   *[false] {""}
  }
told-covered = { $place }: a silence token.
told-covered-from = { $place }: the silence token from { $other }.
told-applied = { $place } is applied.
told-declined = { $name }: declined.
told-claim = { $place } is “{ $room }”
told-suspicion = { $name }: “{ $character }”
told-attempted-right = { $name } as “{ $character }”{ $borrowed ->
    [none] {""}
   *[other] , with the goal of “{ $borrowed }”
  }: { $claims }. All of it is right!
told-attempted-wrong = { $name } as “{ $character }”{ $borrowed ->
    [none] {""}
   *[other] , with the goal of “{ $borrowed }”
  }: { $claims }. Something is wrong: out until the next game.
told-passed = { $name }: the turn ends.
told-left-shown = Left the table: { $name }. Character: “{ $character }”.
told-ended-goal = Winner of this game: { $name }, as “{ $character }”.
told-ended-time = Time is up. Winner of this game: { $name }, as “{ $character }”.
told-ended-breakthrough = Chaos breaks through: nobody wins this game.
told-ended-alone = The others have left.
told-void = Game { $game }, naming { $naming }: { $cancel ->
    [true] { $names } would have paid too.
   *[false] { $names } doubted too.
  }
told-unsealed = Secret answers that changed nothing. { $all }

## How it ended
ending-won = You have reached your goal and win!
ending-won-match = Three games won: the match is yours!
ending-lost = { $name } wins the game.
ending-lost-match = { $name } wins the match.
ending-chaos = Chaos has broken through. Everybody loses.
ending-chaos-match = Chaos has broken through once too often. Everybody loses the match.
ending-last = The others have left. Winner: { $name }.
ending-nobody = Everybody has left.
ending-alone-won = Three games in a row: you have beaten Chaos!
ending-alone-lost = { $games ->
    [0] Chaos has won.
    [one] Chaos has won, after { $games } game won.
   *[other] Chaos has won, after { $games } games won.
  }

## The notebook
sheet = Nine cards
sheet-cell = Note on { $place }
sheet-names = Names for { $place }
sheet-mark = { $room }{ $mark ->
    [in] : it is this
    [out] : it is not this
    [maybe] : perhaps this
   *[none] {""}
  }
sheet-about = Tap a cell to pencil in names. They follow their card when it is swapped, and fade when it is shuffled.
sheet-about-names = Tap a name: not this, this, perhaps.
sheet-pencil = in pencil: { $text }
known-likely = { $percent } percent likely
known-few = one of these: { $names }
known-out = it can’t be this
known-to = { $all ->
    [true] Everybody can know this.
   *[false] Not everybody can know this.
  }
known-group = { $places }: { $rooms }, in an unknown order.
known-people = Who may be who
cards-title = All cards in play
cards-rooms = Rooms
cards-characters = Characters

## Options
options-summary = { $characters ->
    [standard] all seven characters
    [growing] growing set of characters
   *[introductory] introductory characters
  }, { $match ->
    [true] to three wins
   *[false] single game
  }{ $doubts ->
    [first-voice] , first voice checks
   *[sealed] {""}
  }{ $help ->
    [none] , notebook without help
    [full] , notebook with full help
   *[facts] {""}
  }{ $hints ->
    [true] , hints
   *[false] {""}
  }
options-board = { $time ->
    [true] alone against Chaos, more time
   *[false] alone against Chaos
  }{ $tokens ->
    [true] , tokens are kept
   *[false] {""}
  }
option-characters = Characters
option-introductory = Introductory
option-introductory-about = Two Cryptologists, two Dark Messiahs, the Wanderer; with two players the Medium too. Good while anyone is new.
option-standard = Standard
option-standard-about = All seven, one of each.
option-growing = Growing
option-growing-about = Begins with the introductory ones; every win changes the set. For two to five players, and only to three wins.
option-length = How long
option-match = To three wins
option-match-about = Several short games; whoever wins three of them wins.
option-single = A single game
option-single-about = Five to ten minutes.
option-breakthroughs = Everybody loses with
option-breakthrough = { $count ->
    [2] the second breakthrough
   *[other] the third breakthrough
  }
option-doubts = Doubts
option-sealed = Secret
option-sealed-about = All answer in secret; of those who doubt, the one whose turn comes sooner checks.
option-first-voice = First voice
option-first-voice-about = The first doubt to arrive checks at once.
option-open-checks = Two players: checked cards stay face up
option-open-checks-about = Both have seen them anyway.
option-alone = Alone against Chaos
option-more-time = More time
option-more-time-about = Time ends only when the marker would leave the last cell.
option-keep-tokens = Keep tokens
option-keep-tokens-about = Tokens that were not shown for a goal are kept between games.
option-help-none-about = Only your own marks, and who has looked where.
option-help-facts-about = Keeps all that is public and all that you have seen.
option-help-full-about = Also works out how likely each room is at each place, and who may be which character.
option-hints-about = On your turn you may ask the coach, in three steps.
option-liars = How the notebook expects others to lie
option-liars-novice = Seldom, and by feel.
option-liars-skilled = When it is worth it.
option-liars-master = Unpredictably.

## The rules
rules-goal = Goal
rules-goal-text = Nine cards of a mansion lie face down, and everybody has a secret character with a goal of its own. In turn you look at cards and say what you have seen, truly or not; whatever is believed takes effect. Whoever proves the goal of their character first wins the game. If time runs out before that, Chaos breaks through, and everybody loses.
rules-setup = Before a game
rules-setup-mansion = The nine rooms are shuffled and laid face down, three by three. Places are called as on a plan: columns A to C, rows 1 to 3.
rules-setup-characters = Everybody gets one secret character. The introductory set has two Cryptologists, two Dark Messiahs and the Wanderer; the rest is put away. The standard set has all seven, and the rest is the stack.
rules-setup-keeper = One player is the Keeper of Time. The marker lies on the first of six cells.
rules-token-decryption = Decryption: return it for one more naming, or show it for a goal.
rules-token-chaos = Chaos: some effects and goals ask for it, some forbid it.
rules-token-silence = Silence: you were caught lying, or doubted wrongly.
rules-token-triumph = Triumph: games won in a match.
rules-token-break = Breakthrough: games that Chaos has won.
rules-turn = A turn
rules-turn-order = The Keeper begins, and turns go around. Whenever the turn reaches the Keeper’s seat, the first time too, time moves one cell. On the last cell the game ends at once.
rules-turn-name = In your turn you must name a card. Choose any place. You look at a face-down card in secret, then you say any of the nine names, true or false. You may try for your goal after that, or instead.
rules-turn-spend = If you held a decryption token when your turn began, you may return it, once a turn, to name one more card, a face-down one. A token taken this turn waits for the next.
rules-turn-pass = After the naming your turn ends when you end it.
rules-belief = Believe or doubt
rules-belief-ask = All opponents who are in the game and not silenced believe the name or doubt it.
rules-belief-nobody = Nobody doubts: the effect of the named card happens, whatever the card really is.
rules-belief-true = Somebody doubts, and the name was true: the doubter is silenced, the card is turned face up, and its effect happens.
rules-belief-lie = Somebody doubts, and it was a lie: the doubter alone sees the card, and it stays face down. The liar is silenced, and the turn ends at once without any effect.
rules-belief-up = Nobody is asked about a face-up card: it is named truly, and its effect happens at once. If every opponent is silenced or out, you may call any card anything.
rules-belief-sealed = Answers are secret. Of those who doubt, the one whose turn comes sooner checks; the other doubts are not shown until the whole game is over. With the option “First voice” the first doubt checks at once.
rules-silence = Silence
rules-silence-how = A silence token stays until the end of your next own turn.
rules-silence-what = In that turn you only look at one face-down card. While silenced you can’t doubt, try for your goal, use a decryption token or cancel the Enigma Machine.
rules-silence-chat = You keep silent at the table, too: your chat is closed.
rules-attempt = The goal
rules-attempt-how = Show your character and prove all it asks at once: hold the tokens or not, point out rooms, name cards or a character. If all is right, you win the game.
rules-attempt-fail = If anything is wrong, you are out until the next game, and your character stays open. Nobody is told what was wrong.
rules-attempt-last = If only one player is left, that player goes on alone, free to lie, while time moves on. If all are out, Chaos breaks through.
rules-end = The end, and the match
rules-end-time = Time runs out: a Spy who is in the game and not silenced wins. Otherwise Chaos breaks through.
rules-end-match = A match goes to three wins.
rules-end-breaks = With the second breakthrough everybody loses the match; as an option, with the third.
rules-end-between = Between games the mansion is laid out again, tokens return, the player on the Keeper’s left becomes Keeper, and characters are dealt again. The new Keeper may pass from the introductory set to the standard one.
rules-end-growing = The growing set starts with the introductory five. The first win of a Cryptologist or a Dark Messiah takes that copy away and brings the Spy or the Medium; the Wanderer’s first win brings the Archivist; any other win brings the Ghost, or else one who is still missing.
rules-two = Two players
rules-two-deal = Each is dealt three characters and keeps one; the others form the stack. The introductory set has the Medium too. A growing set deals two each while it has five.
rules-two-shadow = With Chaos, the Shadow of Scherbius does not swap characters: you may take the top of the stack and lay your old character face up beside it.
rules-two-open = After any check the card stays face up, unless the table has switched that off.
rules-solo = Alone against Chaos
rules-solo-start = Win three games in a row: as Cryptologist, Dark Messiah and Wanderer, in the order in which you draw them. Teamwork is left out, the Personal Errand comes in. There are seven cells of time and four silence tokens.
rules-solo-turn = In a turn choose a card without a silence token. Face down: turn it up. Face up: put a silence token on it; if none is left, move one from another card. If its corner shows Chaos, time moves. Then its effect happens; you can’t lie. At the end of the turn time moves one cell.
rules-solo-open = Looking means turning up. A card that another card opens does not move time. A decryption token that you held when the turn began lets you choose one more card.
rules-solo-next = You may try for your goal before or after that; a wrong try loses everything. After the first win the mansion is laid out again, you open as many cards as cells were left, and time begins on cell 2, without tokens.
rules-solo-last = After the second win you open one card more than cells were left, and begin with a decryption token on cell 3.
rules-solo-easier = Two options make it easier: time ends only beyond the last cell; and tokens that were not shown for a goal are kept.
rules-rooms = The rooms of the house set
rules-rooms-text = A table may also be played with a set of your own.
rules-alone = Alone: { $text }
rules-corner = { $corner ->
    [chaos] Corner: Chaos.
    [decryption] Corner: decryption.
   *[none] The corner is empty.
  }
rules-characters = The characters of the house set
rules-exact = Fine points
rules-exact-skip = An effect must be followed unless it says “may”. What is impossible is left out, the rest happens.
rules-exact-player = Players and opponents are those in the game; silenced ones may be chosen.
rules-exact-public = Who looks where is public; what they see is not.
rules-exact-truth = Only the naming may be a lie. All else that is announced is true. Table talk is free, but please do not tell a character that you know for certain.
rules-exact-one = Nobody ever holds two tokens of one kind: a second one is not taken.
rules-exact-library = With the Library you look at another card than the one just named.
rules-exact-book = If the Book ends the game, no token is taken.
rules-exact-shadow = You decide about the swap after looking. Tokens stay with their players.
rules-exact-machine = Those who hold Chaos and are not silenced may cancel the Machine. They answer in secret; of several, the one whose turn comes sooner pays. The naming stays used.
rules-exact-point = Pointing out means place and name; face-up cards count, but not for the Archivist. Tokens shown for a goal are not spent.
rules-exact-ghost = Only the Ghost sees the stack, at any time, but not its order. The Spy’s goal can’t be borrowed.
rules-exact-left = Whoever leaves for good counts as out, in later games too. The last one left wins the match.

## Throws
why-mansion = what lies where
why-characters = the characters
why-keeper = the Keeper of Time
why-stack = the stack
why-joins = which character joins

## Refusals
refusal-not-your-turn = It is not your turn.
refusal-silenced = You are silenced: until the end of your next turn you only look at one card.
refusal-named-already = You have named a card this turn. End your turn, or try for your goal.
refusal-named-truly = This card lies face up and somebody could doubt: it is named truly, and its effect happens at once.
refusal-name-first = First name a card of the mansion; then your turn can end.
refusal-no-decryption = You have no decryption token.
refusal-token-waits = You can use a decryption token only if you held it when your turn began, and once a turn.
refusal-only-face-down = Choose a card that lies face down.
refusal-place-covered = A silence token lies on this card. Choose another.
refusal-move-silence = All silence tokens lie on cards: say from which one to take it.
refusal-no-such-place = The mansion has nine places. Choose one of them.
refusal-no-such-room = No card in play has this name.
refusal-no-such-choice = That is not among the choices of this card.
refusal-goal-waits = There is nothing to try for this goal: you win if you are in the game and not silenced when time runs out.
refusal-goal-no-stack = There is no character in the stack whose goal you could borrow.
refusal-goal-not-now = Nobody could reach this goal now: it asks for more face-down cards or opponents than there are.
refusal-goal-borrowed = Say whose goal from the stack you borrow.
refusal-goal-places = Point out different places of the mansion.
refusal-goal-pointers = Point out exactly the rooms that your goal asks for.
refusal-goal-cards = Name exactly { $cards } cards that lie face down.
refusal-goal-names = One of these names is not in play.
refusal-goal-suspect = If your goal asks for it, name the character of an opponent who is still in the game; if not, name nobody.
refusal-growing-match = A growing set needs a match to three wins.

## Refusals of sets of cards
refusal-set-language = Line { $line }: the text is missing in “{ $language }”, though the title is there in it.
refusal-set-words = Line { $line }: only plain words may stand here, without < and >, without hidden characters, and at least one of them.
refusal-set-twice = Line { $line }: there is a “{ $what }” already.
refusal-set-room-nowhere = Line { $line }: the room “{ $what }” does nothing in any game.
refusal-set-rooms = Line { $line }: two to five players need exactly nine rooms; here the count is { $count }.
refusal-set-rooms-solo = Line { $line }: a lone player needs exactly nine rooms; here the count is { $count }.
refusal-set-loop = Line { $line }: “{ $what }” applies another card. One card may do that, and only alone; otherwise it would never end.
refusal-set-choice = Line { $line }: in “{ $what }” there is a choice within a choice.
refusal-set-shuffle = Line { $line }: “{ $what }” must shuffle either a number of cards or all that lie face up.
refusal-set-alone = Line { $line }: “{ $what }” needs an opponent, but a lone player has none.
refusal-set-cast-small = Line { $line }: at least { $least } characters are needed here; alone exactly three different ones.
refusal-set-unknown = Line { $line }: nothing in this set is called “{ $what }”.
refusal-set-growth = Line { $line }: “{ $what }” can’t join a growing set: it is there from the start, or joins by another win.
refusal-set-outlast = Line { $line }: only one character may wait for the end of time, and it can ask for nothing else.
refusal-set-goal-twice = Line { $line }: “{ $what }” asks for the same thing twice.
refusal-set-goal-pointers = Line { $line }: “{ $what }” points out a room twice, or points out rooms and names cards at once.
refusal-set-goal-never = Line { $line }: “{ $what }” must hold a token and must not hold it: nobody could ever win.
refusal-set-goal-solo = Line { $line }: “{ $what }” plays alone, where there are no opponents and no stack to borrow from.

## Sets of cards
contents = Your own cards
caution-set-time = Line { $line }: “{ $what }” moves time. By the rulebook only the Book of Order and Chaos (“book”) does, and games get shorter.
caution-set-goal-token = Line { $line }: “{ $what }” must hold a token that no room gives.
caution-set-unused = Line { $line }: “{ $what }” is in none of the sets of characters, so nobody will ever play it.

## Coach
remark-truth-best = The truth: no lie would have been worth its risk.
remark-truth-cost = Honest, but another name promised more: this gave away { NUMBER($cost, style: "percent", maximumFractionDigits: 0) } of the chance to win.
remark-lie-best = A lie that was worth its risk.
remark-lie-cost = Another name promised more than this lie, which gave away { NUMBER($cost, style: "percent", maximumFractionDigits: 0) } of the chance to win.
remark-place-best = No other card promised more.
remark-place-cost = Another card promised more: this one gave away { NUMBER($cost, style: "percent", maximumFractionDigits: 0) } of the chance to win.
remark-look-best = No other card was more worth a look.
remark-look-cost = Another card was more worth a look: this gave away { NUMBER($cost, style: "percent", maximumFractionDigits: 0) } of the chance to win.
remark-doubt-caught = This player would lie here in { NUMBER($odds, style: "percent", maximumFractionDigits: 0) } of cases, and did: the doubt was right.
remark-doubt-lucky = It was a lie, but the odds of that were only { NUMBER($odds, style: "percent", maximumFractionDigits: 0) }: the doubt risked { NUMBER($cost, style: "percent", maximumFractionDigits: 0) } of the chance to win and was lucky.
remark-doubt-unlucky = The name was true, but a lie was likely: { NUMBER($odds, style: "percent", maximumFractionDigits: 0) }. The doubt was worth it.
remark-doubt-rash = Only in { NUMBER($odds, style: "percent", maximumFractionDigits: 0) } of cases would this player lie here: the doubt gave away { NUMBER($cost, style: "percent", maximumFractionDigits: 0) } of the chance to win.
remark-trust-right = This player would lie here in { NUMBER($odds, style: "percent", maximumFractionDigits: 0) } of cases: not enough for a doubt, and it was true.
remark-trust-lucky = It was true, but this player would lie here in { NUMBER($odds, style: "percent", maximumFractionDigits: 0) } of cases: believing risked { NUMBER($cost, style: "percent", maximumFractionDigits: 0) } of the chance to win.
remark-trust-fooled = It was a lie, but when the odds of a lie are { NUMBER($odds, style: "percent", maximumFractionDigits: 0) }, believing is right.
remark-trust-cost = This player would lie here in { NUMBER($odds, style: "percent", maximumFractionDigits: 0) } of cases, and did: believing gave away { NUMBER($cost, style: "percent", maximumFractionDigits: 0) } of the chance to win.
remark-pay-best = Worth the token.
remark-pay-cost = The token was worth more than the effect: this gave away { NUMBER($cost, style: "percent", maximumFractionDigits: 0) } of the chance to win.
remark-allow-best = Not worth the token.
remark-allow-cost = The effect should have been stopped: this gave away { NUMBER($cost, style: "percent", maximumFractionDigits: 0) } of the chance to win.
remark-goal-right = Right, and rightly tried: the chance was { NUMBER($odds, style: "percent", maximumFractionDigits: 0) }.
remark-goal-lucky = Right, but risky: the chance was { NUMBER($odds, style: "percent", maximumFractionDigits: 0) }, and waiting promised more.
remark-goal-unlucky = Wrong, but worth a try: the chance was { NUMBER($odds, style: "percent", maximumFractionDigits: 0) }.
remark-goal-rash = Too early: the chance was { NUMBER($odds, style: "percent", maximumFractionDigits: 0) }, and waiting promised { NUMBER($cost, style: "percent", maximumFractionDigits: 0) } more.
remark-pass-missed = The goal could have been tried for with a chance of { NUMBER($odds, style: "percent", maximumFractionDigits: 0) }: passing gave away { NUMBER($cost, style: "percent", maximumFractionDigits: 0) } of the chance to win.
remark-solo-best = No other move promised more.
remark-solo-cost = Another move promised more: this one gave away { NUMBER($cost, style: "percent", maximumFractionDigits: 0) } of the chance to win.
hint-goal = You know enough: think of your goal.
hint-find = Think of the rooms that your goal asks for: where could they be, and which card is most worth a look?
hint-tokens = You know the rooms well enough. Think of the tokens: which effect gives you what you need, or takes away what is in the way?
hint-outlast = Time works for you. Stay in the game and don’t get silenced.
hint-silence = You are silenced: choose the card that tells you the most.
hint-name = Which effect do you need, who could know better, and what would a lie cost if it came out?
hint-believe = How much does this player gain by this name, and who has seen the card?
hint-cancel = Whom does this effect help, and do you need the token yourself?
hint-effect = What do you still need to know, and what should the others not know?
hint-begin = This is still before the game: choose what leads you to a goal soonest.
hint-alone = Time, tokens, rooms: what are you short of?
hint-odds = This player would lie here in { NUMBER($odds, style: "percent", maximumFractionDigits: 0) } of cases.
hint-some = One of these is best:
hint-do = The coach would do this:
hint-chance = { $how ->
    [exact] Chance to win with the best play: exactly { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
    [trials] Chance to win, estimated by playing on: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } ± { NUMBER($error, style: "percent", maximumFractionDigits: 0) }.
   *[model] Chance to win, roughly: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
  }
advice-visit = { $spend ->
    [true] Choose { $place } and return the decryption token
   *[false] Choose { $place }
  }{ $uncover ->
    [none] {""}
   *[other] , with the silence token from { $uncover }
  }
advice-select = Choose { $what }
advice-attempt = { $claims ->
    [none] Try for the goal
   *[other] Try for the goal: { $claims }
  }
advice-lay = Set it up
review-move = Move { $move }
review-visit = A look at { $place }
review-better = Better:
review-grade = { $grade ->
    [best] best
    [good] good
    [inexact] inexact
   *[wasted] wasted
  }
review-chance = Chance to win
review-chance-about = Before the move, by what this player could know then.
review-cost = Given away
review-cost-about = How much less this move promised than the best one. What came of it does not matter.
review-luck = Luck
review-luck-about = How much better the move turned out than could be expected; negative: bad luck.
review-share = { $sign ->
    [plus] +{ NUMBER($share, style: "percent", maximumFractionDigits: 0) }
    [minus] −{ NUMBER($share, style: "percent", maximumFractionDigits: 0) }
   *[none] { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
  }
review-truth = Really: { $room }
review-provable = After move { $move } the goal could be proved.
review-unprovable = The goal could never be proved for certain.
refusal-no-such-opponent = There are { $players } players: you are 0, and the others are numbered from your left.
refusal-no-such-character = This character is not in play.
refusal-entry-twice = The same thing is named twice here.
refusal-own-check = Nobody checks themselves: say who doubted.
refusal-not-played = This game has not been played to its end.

## The assistant for a real table
assistant-about = For a game on a real table: enter what you see and hear, and the coach reckons what lies where and who is who.
assistant-setup = The table
assistant-players = Players
assistant-liars = How the others lie
assistant-own = Your character
assistant-seats = The others are counted from your left: player 1 sits next to you.
assistant-player = { $seat ->
    [0] You
   *[other] Player { $seat }
  }
assistant-happened = What happened so far
assistant-add = What happened?
assistant-first = Choose your character, or enter the first thing that happened.
assistant-mansion = What lies where
assistant-any = { $count ->
    [one] { $count } room is possible
   *[other] { $count } rooms are possible, about equally
  }
assistant-any-short = 1 of { $count }
assistant-goal = Your goal most likely: { $claims } ({ NUMBER($chance, style: "percent", maximumFractionDigits: 0) })
assistant-full = There is room for { $most } entries. Delete one, or start a new game.
kind-look = I saw a card
kind-claim = A card was named
kind-open = A card lies face up
kind-glance = Somebody looked
kind-cornered = A corner was told
kind-swap = Two cards changed places
kind-shuffle = Cards were shuffled
kind-holds = A token came or went
kind-is = I know a character
kind-trade = Characters were swapped
part-seat = Who?
part-other = Who looked?
part-place = Which card?
part-room = Which name?
part-fate = What became of it?
part-checker = Who checked?
part-corner = What is in the corner?
part-pair = Tap both cards.
part-places = Tap all of them.
part-token = Which token?
part-character = Which character?
part-seats = Tap both players.
fate-believed = Nobody doubted
fate-true = Checked: true
fate-lie = Checked: a lie
corner-name = { $corner ->
    [chaos] Chaos
    [decryption] Decryption
   *[none] Nothing
  }
token-moved = { $held ->
    [true] took
   *[false] returned
  } { $token ->
    [chaos] Chaos
   *[decryption] decryption
  }
do-add-entry = Add
do-save-entry = Save
do-leave-entry = Cancel
do-restore = Bring it back
do-change-row = Change entry { $row }
do-aside = Set entry { $row } aside
do-remove-row = Delete entry { $row }
entry-look = { $place }: you saw “{ $room }”
entry-open = { $place }: “{ $room }”, face up
entry-cornered = { $place }: corner { $corner ->
    [chaos] Chaos
    [decryption] decryption
   *[none] empty
  }
entry-glance = { $seat } → { $place }: a look
entry-claim = { $seat } → { $place }: “{ $room }”, { $honest ->
    [true] checked ({ $checker }): true
    [false] checked ({ $checker }): a lie
   *[believed] believed
  }
entry-swap = { $one } and { $other } changed places
entry-shuffle = { $places } were shuffled
entry-is = { $seat }: { $character }
entry-trade = Characters swapped: { $one }, { $other }
entry-holds = { $seat }: { $held ->
    [true] took
   *[false] returned
  } { $token ->
    [chaos] Chaos
   *[decryption] decryption
  }
conflict = { $count ->
    [one] Entry { $rows } can’t be true.
   *[other] Entries { $rows } can’t all be true.
  }
conflict-look = Look at them once more. One that you doubt can be set aside for now.

## The first steps
first-want = You want to reach the goal of your character. It is on your card, which only you see. Be there before time runs out.
first-do = On your turn, look at a card in secret and say what it is, truly or not. If nobody doubts it, the effect of the name that you said happens.
first-answer = When others name a card, believe or doubt. A liar whom you catch is silenced for a turn; if it was true, you are.
first-alone-want = You want to reach the goal of your character, three games in a row. It is on your card. Be there before time runs out.
first-alone-do = Tap a card. A face-down one is turned up and its effect happens; a face-up one works again, and gets a silence token.
first-alone-answer = Every turn costs a cell of time, a Chaos corner one more. When you know enough, try for the goal: a wrong try loses everything.
