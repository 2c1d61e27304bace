# Break the Code в терминале.

## Игра
typed-colors = ч б з
typed-pass = пас п pass
typed-none = нигде нет - 0
guess-right = попытка { $tiles }: верно!
guess-wrong = попытка { $tiles }: неверно
guess-hidden-right = попытка назвать центр: верно!
guess-hidden-wrong = попытка назвать центр: неверно
inside = точно есть: { $tiles }
ask-turn = Номер карты или ваша попытка
ask-reply = Ваш код взломан. Последний шанс: попытка или пас
ask-last = Карты кончились. Ваша попытка или пас
help-card = Вопрос задают номером карты. Если на карте две цифры, добавьте нужную: 2 1 — карта 2, вопрос о единице.
help-guess = Попытка — это все плитки слева направо (их { $size }), по возрастанию, чёрная перед белой: { $example }. Буквы: ч — чёрная, б — белая; для 5 буква не нужна.
help-once = Попытка одна на всю партию, поэтому поставьте после неё восклицательный знак.
help-pass = пас — отказаться от последней попытки.

## Отказы
refusal-turn-empty = Наберите номер карты или все плитки кода (их { $size }), например { $example }
refusal-guess-once = Попытка одна на всю партию. Если вы уверены, наберите { $typed }
refusal-tile-unreadable = Знака «{ $sign }» на плитках нет. Плитка — это цифра и буква: ч — чёрная, б — белая, например 3б. Для 5 буква не нужна.
refusal-tile-color = Какая именно { $digit }? Наберите { $black }, если чёрная, или { $white }, если белая.
refusal-five-green = Обе пятёрки зелёные: наберите просто 5.
refusal-no-such-card = Такой карты за этим столом нет. Карты набирают номерами, от 1 до 21.
refusal-card-asked = Карта { $card } уже была: это вопрос { $row }. Чтобы изменить ответы, наберите ={ $row }
refusal-told-letters = Наберите буквы ({ $letters }) или -, если нигде.
refusal-told-runs = Наберите буквы соседей, каждый ряд отдельно: например, AB CDE. Минус — нигде.
refusal-told-number = Наберите число.

## Совет для настоящего стола
assistant-card = Вопрос { $row }: номер карты
assistant-advised = Вопрос { $row }: номер карты (Enter — как советуют)
assistant-guess = ! — ваша попытка верна, Enter — неверна. Или вопрос { $row }: номер карты
assistant-guess-once = ! — ваша попытка верна. Или вопрос { $row }: номер карты
assistant-answer = Ответ на «{ $question }» ({ $name })
assistant-won = { $count ->
    [one] Взломан после { $count } вопроса.
   *[other] Взломан после { $count } вопросов.
  }
assistant-bits = { $bits ->
    [one] ожидается { $bits } бит
    [few] ожидается { $bits } бита
    [many] ожидается { $bits } бит
   *[other] ожидается { $bits } бита
  }
assistant-chance = { NUMBER($chance, style: "percent", maximumFractionDigits: 4) }
assistant-help-questions = Вводите каждый заданный вопрос, чей бы он ни был: 15 — карта 15, 2 1 — карта 2, вопрос о единице. + 3 7 15 — открыты эти карты; иначе учитываются все, по которым ещё не спрашивали.
assistant-help-answers = Ответы вводите так, как они прозвучали: BD или «нигде», AB CDE — соседи, числа, да или нет. Enter — этот игрок не отвечал.
assistant-help-guesses = Свою неверную попытку вводите плитками: { $example }.
assistant-help-right = ! — ваша попытка оказалась верной.

## Показатели
figure-update-2 = Два игрока: пересчёт шансов после ответа
figure-update-3 = Три игрока: то же
figure-update-4 = Четыре игрока: то же
figure-decision-2 = Два игрока: самое долгое решение Мастера за партию
figure-decision-3 = Три игрока: то же
figure-decision-4 = Четыре игрока: то же
figure-race-skilled = Спрашивая в одиночку, Знаток узнаёт код за
figure-race-master = То же для Мастера
figure-race-error = Погрешность этих средних
