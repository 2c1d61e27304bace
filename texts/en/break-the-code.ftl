# Break the Code.

name = Break the Code
sentence = Ask clever questions, listen to every answer, and name all the hidden tiles first.
leave-means = { $count ->
    [2] This counts as a wrong guess: the game ends here, and the other player wins.
   *[other] This counts as a wrong guess. The others play on, and your tiles go on answering.
  }

## Bots
level-novice = Novice
level-novice-about = Asks at random, writes down the facts, and guesses once certain.
level-skilled = Skilled
level-skilled-about = Asks the most useful question.
level-master = Master
level-master-about = Looks ahead: what an answer tells, what it gives away, and when a guess beats a question.
level-random-about = Asks and guesses at random. Good for a first look.

## Tiles
tile-black = black { $digit }
tile-white = white { $digit }
tile-green = green { $digit }

## Answers
answer-none = none
answer-yes = yes
answer-no = no

## The 21 questions
card-1 = Where is your 0?
card-1-asks = Where does a 0 lie? The answer names the letters, or none.
card-2 = Where is your 1, or your 2?
card-2-asks = Pick 1 or 2: where does it lie? The answer names the letters, or none.
card-3 = Where is your 3, or your 4?
card-3-asks = Pick 3 or 4: where does it lie? The answer names the letters, or none.
card-4 = Where is your 5?
card-4-asks = Where does a green 5 lie? The answer names the letters, or none.
card-5 = Where is your 6, or your 7?
card-5-asks = Pick 6 or 7: where does it lie? The answer names the letters, or none.
card-6 = Where is your 8, or your 9?
card-6-asks = Pick 8 or 9: where does it lie? The answer names the letters, or none.
card-7 = Neighbours of one colour?
card-7-asks = Which neighbouring tiles have the same colour? The colour itself is not told.
card-8 = Consecutive neighbours?
card-8-asks = Which neighbouring tiles have digits one after the other, like 3 and 4?
card-9 = How many even?
card-9-asks = How many tiles are even? 0 is even.
card-10 = How many odd?
card-10-asks = How many tiles are odd? A 5 is odd.
card-11 = How many black?
card-11-asks = How many tiles are black? Green is not black.
card-12 = How many white?
card-12-asks = How many tiles are white? Green is not white.
card-13 = How many pairs?
card-13-asks = How many pairs of equal digits are there?
card-14 = Is C greater than 4?
card-14-asks = Is the third tile, under C, greater than 4?
card-15 = Sum of all
card-15-asks = What do all digits add up to?
card-16 = Sum of the left three
card-16-asks = What do the first three tiles, A, B and C, add up to?
card-17 = Sum of the middle
card-17-asks = What do the tiles between the first and the last add up to?
card-18 = Sum of the right three
card-18-asks = What do the last three tiles add up to?
card-19 = Sum of the black
card-19-asks = What do the black tiles add up to?
card-20 = Sum of the white
card-20-asks = What do the white tiles add up to?
card-21 = Highest − lowest
card-21-asks = How far apart are the highest digit and the lowest?
card-where = Where is your { $digit }?

## The board
screen-hidden = { $name }: { $count } tiles behind the screen
screen-shown = { $name }: { $tiles }
hand-mine = Your tiles, seen by you alone: { $tiles }
hand-open = Your tiles: { $tiles }
mine = Your tiles
centre = The centre
centre-hidden = The centre: { $count } tiles face down
centre-mine = The centre, seen by you alone: { $tiles }
centre-open = The centre: { $tiles }
centre-you-saw = only you have seen it
market = Questions on the table
deck = Deck: { $count }
discard = Asked: { $count }
first = first
first-about = First to move: { $name }
to-move = to move
fate-right = right
fate-wrong = wrong
fate-passed = passed
fate-left = left
fate-answers = out, still answers
last-round = Last round
last-round-about = Somebody was right, or the cards are used up. Only those who have had fewer turns still play.
reply-about = The first player was right. One guess is left.
said = { $name } answers: { $answer }
said-mine = You answer: { $answer }

## The tray
ask-choose = Tap a question, or guess.
do-ask = Ask this
do-ask-digit = Ask about { $digit }
do-guess-open = Guess the code
do-questions = Back to the questions
do-guess = Guess
do-pass = Pass
do-choose = Choose it
rack = Tiles to choose from
rack-about = Tap five tiles. They put themselves in order.
rack-about-four = Tap four tiles. They put themselves in order.
slots = Your guess
slot = { $letter }: { $content }
slot-empty = empty
bar-own = yours
bar-used = already chosen
bar-again = tried before
bar-full = enough tiles
guess-tried = You have tried this already, and it was wrong.
sure-title = Are you sure?
sure-tiles = You guess: { $tiles }
sure-turn = If it is wrong, your turn is over, and the game goes on.
sure-once = There is only one guess in the whole game. After it you will not ask any more questions.
sure-reply = The first player was right. If you are right too, it is a draw; otherwise you lose.
sure-last = No cards are left. This is the last guess.
sure-yes = Yes, guess
sure-no = No, let me think
pass-title = Pass?
pass-text = You will not guess any more in this game.
pass-yes = Yes, pass
out-right = You were right! You still answer questions until the game ends.
out-wrong = That was not the centre. You still answer questions until the game ends.
waiting = The others are thinking. Your notebook is open meanwhile.

## Questions and answers
log = Questions and answers
log-of = Show
log-all = all
log-empty = No question has been asked yet.
log-turn = Turn { $turn }
log-guess-right = guess: right
log-guess-wrong = guess: wrong
log-pass = pass

## The notebook
sheet-row = { $name }’s row
sheet-of = Whose tiles
sheet-tiles = Tick off the tiles
sheet-mark = { $tile }, for { $name }
sheet-inside = must be there
sheet-outside = can’t be there
sheet-cell = { $name }, { $letter }
sheet-can = can be: { $tiles }
sheet-note = Notes on { $name }
marks-only = Tap a tile to mark it: out, in, maybe. Write into the cells what you think lies there.
marks-and-facts = The cells show what the answers allow. Tap a tile to mark it yourself: out, in, maybe.
codes-left = { $count ->
    [0] No code fits all answers
    [one] { $count } code is left
   *[other] { $count } codes are left
  }
page-turn = { $turn ->
    [0] The page before the first turn
   *[other] The page after turn { $turn }
  }
page-back = One turn back
page-forward = One turn forward

## Whose turn it is
turn-turn-mine = Your turn: ask or guess.
turn-turn = { $name } is thinking.
turn-closing-mine = Last round, your turn: ask or guess.
turn-closing = Last round: { $name } is thinking.
turn-reply-mine = { $other }: right! Your last chance: guess, or pass.
turn-reply = { $other }: right! { $name } may still guess.
turn-last-mine = The cards are used up: guess, or pass.
turn-last = The cards are used up; { $name } may still guess.
turn-over = The game is over.

## What happened
told-began = The tiles are dealt. First to move: { $name }.
told-asked = { $name }: { $question }
told-answer = · { $name }: { $answer }
told-guessed-right = { $name }: the guess is right!
told-guessed-wrong = { $name }: the guess is wrong.
told-guessed-tiles-right = { $name }: the code is { $tiles }. Right!
told-guessed-tiles-wrong = { $name }: the code is { $tiles }. Wrong.
told-looked = You wrote: { $tiles }. In the centre: { $centre }.
told-passed = { $name }: pass.
told-called = No card is left. Whoever is owed a guess may guess now.
told-ended = The screens are taken away. { $hands }
told-hand = { $name }: { $tiles }.
told-centre = The centre: { $tiles }.

## How it ended
ending-won = You broke the code and win!
ending-won-with = You and { $names } were right: you win together!
ending-lost = { $names } broke the code.
ending-drawn = Both codes are broken: a draw.
ending-nobody = Nobody broke the code.

## The coach
remark-best = No question on the table promised more.
remark-missed = Another question promised { NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) } bits; this one { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
remark-lucky = Another question promised more, but this answer gave { NUMBER($got, minimumFractionDigits: 1, maximumFractionDigits: 1) } bits all the same.
remark-nothing = This answer told nothing new.
remark-right = Right! The chance was { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
remark-wrong = Wrong; the chance was { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
remark-early = A risky guess: the chance was only { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }, and a question would have given more.
remark-passed = Passed, although there was nothing to lose: the likeliest code had a chance of { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
review-best = Better
review-guess-right = Guess: right
review-guess-wrong = Guess: wrong
review-passed = Passed
review-gave = Gave away
review-gave-about = What the answers told the others about the code they are after, on average: { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) } bits.
review-chance = Chance
review-chance-value = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
review-chance-about = How likely the likeliest code was at that moment; for a guess, how likely it was to be right.
review-provable = After turn { $turn } only one code was left.
review-unprovable = It never came down to a single code.
hint-better = { $even ->
    [true] Both questions are equally good.
   *[other] The first is better: on average it gives { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) } bits more.
  }
hint-ask = The coach would ask this. On average it gives { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) } bits.
hint-guess = The coach would guess now:

## The assistant for a real table
assistant-about = For a game on a real table: enter your tiles, and every question with its answers. The coach says what is likely and what to ask next.
assistant-players = Players
assistant-own = Your tiles
assistant-own-about = { $count ->
    [one] Tap { $count } more tile.
   *[other] Tap { $count } more tiles.
  }
assistant-own-change = Change
assistant-heard = Questions heard
assistant-add = Which question was asked?
assistant-wrong = Wrong guesses
assistant-market = Cards on the table
assistant-market-about = Mark the cards that lie open. If you mark none, all that have not been asked count.
assistant-first = Enter your own tiles first.
assistant-neighbour = { $number ->
    [1] { $players ->
        [2] Opponent
       *[other] Left neighbour
    }
   *[other] { $number } seats to the left
  }
assistant-full = There is room for { $most } questions. Delete one, or start a new game.
answer-of = Answer of: { $name }
answer-silent = did not answer
answer-number = Number
do-add-heard = Add
do-save-heard = Save
do-leave-heard = Cancel
do-was-wrong = That was wrong
do-forget-wrong = Take it back: { $tiles }
do-restore = Bring it back
do-change-row = Change question { $row }
do-aside = Set question { $row } aside
do-remove-row = Delete question { $row }
conflict = { $count ->
    [1] The answers to question { $rows } can’t be right.
   *[other] The answers to questions { $rows } can’t all be right.
  }
conflict-look = Look at them once more. One that you doubt can be set aside for now.
advice-guess = Guess this:
advice-question = Ask this:
advice-bits-about = This question gives { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) } bits on average: { $times ->
    [0] nearly all codes stay possible
    [1] nearly all codes stay possible
   *[other] one code in { $times } stays possible
  }.
advice-others = Other questions
advice-cells = Place by place
advice-cell = { $letter }: { $tiles }
advice-likeliest = The likeliest codes
advice-odds = { $tile } { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
advice-chance = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
advice-none-left = There is no question left that would help.

## Refusals
refusal-guess-size = A guess takes { $size } tiles.
refusal-guess-tile = There are not that many of these tiles: there is one of each, and only the green 5 is there twice.
refusal-guess-order = The tiles lie in rising order, and of two equal digits the black one lies left.
refusal-guess-own = You hold one of these tiles yourself, so it can’t lie there.
refusal-guess-again = You have guessed this before, and it was wrong.
refusal-guess-used = You have had your guess in this game. The others play on.
refusal-card-gone = This card no longer lies on the table. Take another.
refusal-no-choice = There is no digit to choose on this card.
refusal-pick-digit = Choose a digit for this card: { $one } or { $other }.
refusal-only-guess = There are no more questions: guess, or pass.
refusal-no-passing = On your turn you ask or guess; you can’t pass.
refusal-not-your-turn = It is not your turn.
refusal-bad-hand = Your own hand has { $size } tiles, each from this set: two green 5s, and every other digit in black and in white.
refusal-bad-question = There is no such question on the 21 cards.
refusal-bad-answers = { $count ->
    [one] A question has { $count } answer here: your opponent’s.
   *[other] A question has { $count } answers here: one for each of the others.
  }
refusal-not-played = This game has not been played to its end.

## Throws of the dice
why-tiles = the tiles
why-cards = the question cards
why-first-player = who goes first

## Options
options-summary = { $help ->
    [none] notebook without help
    [full] notebook with full help
   *[facts] notebook with facts
  }{ $tagiron ->
    [true] , Tagiron
   *[other] {""}
  }{ $call ->
    [true] , last call
   *[other] {""}
  }{ $hints ->
    [true] , hints
   *[other] {""}
  }
option-help-none-about = Only your own marks.
option-help-facts-about = Fills in what each answer proves on its own.
option-help-full-about = Fills in what all answers together prove, counts the codes that are left, and lists them when there are fewer than 50.
option-hints-about = On your turn the coach helps in three steps: how many codes are left, which of two questions is better, what to do.
option-rules = Rules
option-tagiron = Tagiron
option-tagiron-about = Cards 14, 15 and 21 are answered by the asker too; four play without 14 and 17.
option-last-call = Last call, for two players
option-last-call-about = When the cards are used up, each player has one more guess.

## Rules
rules-goal = Goal
rules-goal-text = Behind every screen lies a secret code of tiles. Two players break each other’s; three or four look for the one in the centre that nobody sees. Ask, listen, write everything down, and be the first to name every tile.
rules-tiles = The tiles
rules-tiles-text = There are twenty: two of every digit from 0 to 9, one black and one white. Only the 5s are different: both are green, a third colour of its own.
rules-order-text = A code always lies in rising order from left to right, under the letters A to E. Of two equal digits the black one lies left.
rules-order-example = A code in order: black 1, black 4, white 4, green 5, white 8.
rules-two = Two players
rules-two-start = Each gets five tiles behind the screen; the other ten stay in the box, unseen. Six question cards lie open. A random draw decides who goes first.
rules-two-ask = On your turn either ask or guess. To ask, take one of the open cards: your opponent’s answer is given truthfully, and both of you see it. The card is out of the game then, and the next one from the deck takes its place.
rules-two-guess = To guess, name all five tiles of your opponent, from left to right. You hear only “right” or “wrong”. After a wrong guess your turn is over, and the game goes on; the same guess can’t be made twice.
rules-two-end = If the player who went second is right, that player wins at once. If the first player is right, the other has one guess at once: right too, and it is a draw. When no card is left on the table, nobody wins.
rules-more = Three and four players
rules-more-start = Three players get five tiles each, and five lie face down in the centre. Four players get four each, with four in the centre; there is no E then. The centre is the code to break.
rules-more-ask = With three players both others answer your question about their own tiles. With four everybody answers, and so do you: a question also gives something away.
rules-more-guess = Each has one guess in the whole game. You write down your guess and look at the centre in secret; the others hear only whether you were right. Right or wrong, you take no more turns, but you still answer questions.
rules-more-end = After a right guess the round is played to its end, so that all have had equally many turns. Everybody who was right wins. The game also ends when all have guessed, or when no card is left; those who are owed a turn may then guess or pass.
rules-cards = The 21 questions
rules-cards-text = The drawings show the five places; with four players there is one less. On cards with two digits the asker picks one.
rules-exact = Fine points
rules-exact-zero = 0 is even.
rules-exact-five = Green is neither black nor white: a 5 never counts in black or white numbers and sums. In everything else it is an odd 5.
rules-exact-fives = Two 5s side by side have the same colour, and they are a pair.
rules-exact-row = “Consecutive” means exactly one more each time; equal digits break it. Every run is named on its own.
rules-exact-row-example = 3 4 4 5 at the left gives A–B and C–D.
rules-exact-middle = With four players the middle is B and C, and the right three are B, C and D.
rules-options = Tagiron and last call
rules-options-text = At a Tagiron table the asker, too, answers cards 14, 15 and 21 when two or three play; four play without cards 14 and 17. With “last call” two players have one more guess each when the cards are used up.
rules-ours = House rules
rules-ours-text = That a wrong guess can’t be repeated, that a guess with one of your own tiles is refused, that those who are owed a turn may still guess when the cards are used up, and the last call are rules of this house.
