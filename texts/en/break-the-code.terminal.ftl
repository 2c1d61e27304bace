# Break the Code in the terminal.

## Playing
typed-colors = b w g
typed-pass = pass p
typed-none = none no - 0
guess-right = guess { $tiles }: right!
guess-wrong = guess { $tiles }: wrong
guess-hidden-right = guess at the centre: right!
guess-hidden-wrong = guess at the centre: wrong
inside = { $tiles } for sure
ask-turn = A card’s number, or your guess
ask-reply = Your code is broken. Your last chance: a guess, or pass
ask-last = No card is left. Your guess, or pass
help-card = Ask a card by its number. On cards that leave a choice, add the digit: 2 1 asks card 2 about the 1.
help-guess = A guess names { $size } tiles from left to right, in rising order and black before white: { $example }. The letters are b for black and w for white; a 5 needs none.
help-once = You have one guess in the whole game, so put an exclamation mark after it.
help-pass = pass gives up your last guess.

## Refusals
refusal-turn-empty = Type a card’s number, or a guess of { $size } tiles such as { $example }
refusal-guess-once = You have one guess in the whole game. If you mean it, type { $typed }
refusal-tile-unreadable = There is no “{ $sign }” on a tile. A tile is a digit and b for black or w for white: 3w. A 5 needs no letter.
refusal-tile-color = Which { $digit } is it? Type { $black } for the black one or { $white } for the white one.
refusal-five-green = Both 5s are green: just type 5.
refusal-no-such-card = There is no such card at this table. Cards are typed by their numbers, from 1 to 21.
refusal-card-asked = Card { $card } has been asked already, as question { $row }. To change its answers, type ={ $row }
refusal-told-letters = Type the letters ({ $letters }), or - for none.
refusal-told-runs = Type the letters of neighbours, each run on its own: AB CDE, for example. A minus is none.
refusal-told-number = Type a number.

## Advice at a real table
assistant-card = Question { $row }: the number of its card
assistant-advised = Question { $row }: the number of its card (Enter for the advised one)
assistant-guess = ! if your guess was right, Enter if it was wrong. Or question { $row }: the number of its card
assistant-guess-once = ! if your guess was right. Or question { $row }: the number of its card
assistant-answer = Answer to “{ $question }” ({ $name })
assistant-won = { $count ->
    [one] Broken after { $count } question.
   *[other] Broken after { $count } questions.
  }
assistant-bits = { $bits ->
    [one] { $bits } bit expected
   *[other] { $bits } bits expected
  }
assistant-chance = { NUMBER($chance, style: "percent", maximumFractionDigits: 4) }
assistant-help-questions = Type every question that is asked, whoever asks it: 15 for card 15, 2 1 for card 2 about the 1. + 3 7 15 says that these cards lie open; without it, all that have not been asked count.
assistant-help-answers = Answers are typed as they are said: BD or none for letters, AB CDE for neighbours, numbers, yes or no. Enter if this player did not answer.
assistant-help-guesses = Your own wrong guess is typed as its tiles: { $example }.
assistant-help-right = ! says that your guess was right.

## Figures
figure-update-2 = Two players: chances worked out after an answer
figure-update-3 = Three players: the same
figure-update-4 = Four players: the same
figure-decision-2 = Two players: Master’s slowest decision of a game
figure-decision-3 = Three players: the same
figure-decision-4 = Four players: the same
figure-race-skilled = Asking alone, Skilled knows the code after
figure-race-master = The same for Master
figure-race-error = Error of these averages
