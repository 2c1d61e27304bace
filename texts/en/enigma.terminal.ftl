# Enigma in the terminal.

## Typing
room-letters = a b c d e f g h i
typed-pass = p pass
typed-token = d token
typed-believe = b believe + y yes
typed-doubt = d doubt - n no
typed-cancel = c cancel
typed-allow = a allow
typed-standard = s standard

## The board
board-game = game { $game }
board-breaks = { $count ->
    [one] { $count } breakthrough of Chaos
   *[other] { $count } breakthroughs of Chaos
  }
board-time = Time
board-silence = silence token
board-corner = corner: { $corner ->
    [chaos] Chaos
    [decryption] decryption
   *[none] none
  }
board-decryption = decryption
board-chaos = Chaos
board-keeper = Keeper of Time
board-out = out
board-answered = has answered
board-wins = { $count ->
    [one] { $count } win
   *[other] { $count } wins
  }
board-goal = You are: { $character }. { $goal }
board-stack = { $count ->
    [one] { $count } character in the stack
   *[other] { $count } characters in the stack
  }
board-below = In the stack: { $characters }
board-laid = Face up beside the stack: { $characters }

## What is asked
ask-keep = Which character do you keep: { $characters }
ask-open = Open a card before the game starts ({ $count } left)
ask-turn = The number of a card, or ! for your goal
ask-more = pass (p), ! for your goal, or d and a number for your decryption token
ask-pass = pass (p), or ! for your goal
ask-muted = You are silenced: the number of one card to look at
ask-name = It is “{ $room }”. What do you call it? (Enter: the truth)
ask-belief = { $name } says that card { $place } is “{ $room }”. Believe (b) or doubt (d)
ask-cancel = “{ $room }” is about to happen. Return your token to cancel it (c), or allow it (a)
ask-effect = { $room }: { $doing }. { $how }
ask-places = { $count ->
    [one] The number of a card
   *[other] The numbers of { $count } cards
  }
ask-player = Which player: { $players }
ask-way = Which one: { $ways }
ask-may = Do you want that? (y/n)
ask-begin = You are the Keeper of Time now. Enter begins the next game
ask-begin-or-standard = You are the Keeper of Time now. Enter begins the next game, s with the standard characters

## Help
typing-keep = Type the number of the character that you keep, or the beginning of its name.
typing-open = Type the number of a card, 1 to 9. It is turned up and does nothing yet.
typing-turn = Cards have the numbers 1 to 9, row by row. A number chooses a card; p ends your turn once you have named one; ! and what your goal asks for tries to win. Alone: 5 3 puts the silence token of card 3 on card 5.
typing-name = You alone see the card. Type the letter of a room ({ $letters }) or the beginning of its name to call the card that, truly or not. Enter is the truth.
typing-belief = b believes it: the effect of the name happens. d doubts it: if you check, you see the card. If it was true, you are silenced; if it was a lie, the liar is.
typing-cancel = c returns your token, and nothing of the effect happens. a lets it happen.
typing-effect = Type numbers of cards, the number of a player, the number of a choice, or y or n: the question says which.
typing-between = Enter begins the next game.
typing-token = d 5 returns your decryption token to name card 5 as well, which must lie face down.
typing-goal = Your goal: { $typed }. For a name in brackets type the number of the card that you point out.

## What an effect does
way-take = { $who ->
    [all] all take
    [anyone] a player takes
    [opponent] an opponent takes
   *[self] take
  } { $token ->
    [chaos] Chaos
    [decryption] decryption
   *[either] decryption or Chaos
  }
way-return = { $who ->
    [all] all return
    [anyone] a player returns
    [opponent] an opponent returns
   *[self] return
  } { $token ->
    [chaos] Chaos
   *[decryption] decryption
  }
way-toggle = { $who ->
    [all] all take or return
    [anyone] a player takes or returns
    [opponent] an opponent takes or returns
   *[self] take or return
  } { $token ->
    [chaos] Chaos
   *[decryption] decryption
  }
way-look = { $count ->
    [one] look at a card
   *[other] look at { $count } cards
  }
way-turn = { $count ->
    [one] turn a card up
   *[other] turn { $count } cards up
  }
way-shuffle = cards are turned down and shuffled
way-swap = swap two cards
way-meet = look at a character
way-trade = swap characters
way-redraw = take a character from the stack
way-time = time moves
way-apply = apply another card
way-choose = choose

## What happened
line-began = Game { $game }. Keeper of Time: { $name }. Characters in play: { $characters }.
line-began-alone = Game { $game } of 3. Characters in play: { $characters }.
line-dealt = Your character: { $character }.
line-offered = You may keep one of these characters: { $characters }.
line-kept = { $name }: a character is chosen.
line-turned = To move: { $name }.
line-moved = Time moves to cell { $time } of { $last }.
line-visited = { $name }: card { $place }.
line-spent = { $name }: card { $place }, for the decryption token.
line-saw = You see card { $place }: { $room }.
line-named = { $name }: “Card { $place } is { $room }.”
line-unasked = { $name }: “Card { $place } is { $room }.” Nobody is asked.
line-answered = { $name }: answered.
line-believed = Nobody doubts it.
line-checked-true = Checked by { $name }: it was true.
line-checked-lie = Checked by { $name }: it was a lie!
line-opened = Card { $place } lies face up: { $room }.
line-silenced = Silenced: { $name }.
line-freed = No longer silenced: { $name }.
line-took = { $name }: + { $token ->
    [chaos] Chaos
   *[decryption] decryption
  }
line-returned = { $name }: − { $token ->
    [chaos] Chaos
   *[decryption] decryption
  }
line-cancelled = Cancelled and paid for by { $name }: nothing of it happens.
line-looked = Card { $place } is seen by: { $names }.
line-cornered = The corner of card { $place }: { $corner ->
    [chaos] Chaos.
    [decryption] decryption.
   *[none] none.
  }
line-announced = Announced: card { $place } is { $room }.
line-shuffled = Turned down and shuffled: cards { $places }.
line-swapped = These cards have changed places: { $places }.
line-met = { $name }: a look at a character ({ $other }).
line-learned = You know now who that is. { $name }: { $character }.
line-traded = Characters swapped: { $names }.
line-redrew = { $name }: a character from the stack. Laid beside it: { $character }.
line-remade = The stack was used up and has been made again from the cards beside it.
line-covered = Card { $place } gets a silence token.
line-covered-from = Card { $place } gets the silence token of card { $other }.
line-applied = Card { $place } is applied.
line-declined = { $name }: no.
line-attempt-right = { $name }: the goal! Character: { $character }. Pointed out: { $claims }. All of it is right!
line-attempt-wrong = { $name }: the goal! Character: { $character }. Pointed out: { $claims }. Something is wrong: out until the next game.
line-passed = { $name }: the turn ends.
line-left = Left the table: { $name }. Character: { $character }.
line-left-early = Left the table: { $name }.
line-ended-goal = Winner of this game: { $name }. Character: { $character }.
line-ended-time = Time is up. Winner of this game: { $name }. Character: { $character }.
line-ended-breakthrough = Chaos breaks through: nobody wins this game.
line-ended-alone = Nobody else is left.
line-mansion = The mansion: { $rooms }.
line-hands = The characters: { $hands }.
line-stack = In the stack: { $characters }.
line-truths = What really lay at the places that were named, in order: { $rooms }.
line-void-doubt = Game { $game }, naming { $naming }, doubted too: { $names }.
line-void-cancel = Game { $game }, naming { $naming }, would have paid too: { $names }.

## Refusals
refusal-card-number = “{ $sign }” is no card. The cards have the numbers 1 to 9.
refusal-player-number = “{ $sign }” is no player. Type @ and the player’s number: @2=spy
refusal-which-one = Which one is “{ $sign }”? Choose from: { $names }.
refusal-one-of = Type one of these: { $words }
refusal-cards-count = { $count ->
    [one] Type the number of one card.
   *[other] Type the numbers of { $count } cards.
  }
refusal-cards-too-many = Too many cards: this goal asks for { $count }. Type ? to see how.
refusal-turn-unread = Type the number of a card, p to pass, or ! and what your goal asks for. ? tells more.
refusal-goal-doomed = As far as you can see, this must fail. If you mean it, type { $typed }

## Coach: odds at a real table
typed-corners = chaos decryption none
typed-tokens = chaos decryption
assistant-entry = Entry { $row }
assistant-outcome = What became of it? Enter: believed, +2: player 2 checked and it was true, -2: it was a lie
assistant-chance = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
assistant-help-cards = Cards have the numbers 1 to 9, row by row. 5 crypt: you saw the Crypt at 5. !5 crypt: it lies face up. ^5 chaos: its corner was announced (chaos, decryption, none).
assistant-help-claims = You are player 0; the others are numbered from your left. 2:5 crypt: player 2 called card 5 the Crypt. 2:5 alone: player 2 looked at it.
assistant-help-moves = 3/7: these cards changed places. *1 2 4: these were shuffled. 2 +chaos: player 2 took Chaos, 2 -chaos returned it.
assistant-help-people = @ spy: you are the Spy. @2 spy: player 2 is. &0 2: you and player 2 swapped characters; then say who you are now.
refusal-entry-unread = “{ $typed }” can’t be read. 5 crypt is a card that you saw; ? shows the rest.
refusal-outcome-unread = “{ $typed }” can’t be read. Enter if it was believed, + or - and a player’s number if it was checked.
figure-update = Chances worked out after any event
figure-decision-novice = Novice’s slowest decision of a game
figure-decision-skilled = The same for Skilled
figure-decision-master = The same for Master
figure-decision-alone = The slowest decision alone against Chaos
figure-review = The review of a game of five
