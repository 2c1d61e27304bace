# Командная строка.

## Запуск дома
serve-open = Deciban открыт: { $address }
serve-stop = Остановить: Ctrl+C. Всё хранится в { $data }
refusal-port-taken = Порт { NUMBER($port, useGrouping: 0) } занят. Выберите другой через --port или остановите то, что его держит.
refusal-bad-host = Не получается открыться по адресу { $host }, порт { NUMBER($port, useGrouping: 0) }. Выберите другие через --host и --port.
serve-no-data = Папка { $data } не годится: { $detail }. Выберите другую через --data.

## Отказы
refusal-unknown-game = Игры «{ $name }» здесь нет. Есть такие: { $games }.
refusal-unknown-level = Бота «{ $level }» в этой игре нет. Есть такие: { $levels }.
refusal-unknown-role = Роли «{ $role }» в этой игре нет. Есть такие: { $roles }.
refusal-no-roles = В этой игре ролей не выбирают: уберите --as.
refusal-no-games = Нужно сыграть хотя бы одну партию.
refusal-bad-json = Настройки не читаются как JSON. Пример: { $example }
refusal-unknown-option = Настройки «{ $option }» нет. Есть такие: { $options }.
refusal-bad-option = Настройке «{ $option }» такое значение не подходит. Допустимо: { $options }.

## Если что-то сломалось
crashed = Что-то пошло не так, и это наша ошибка: { $detail }
crashed-hint = Запустите ещё раз с DECIBAN_DEBUG=1, чтобы увидеть, где именно.

## Игра
play-you = Вы
play-bot = { $level } (бот)
play-ask = { $question } ›
play-always = ? — справка, q — выйти из-за стола
play-quit = Вы вышли из-за стола.
play-hand-over = Теперь ходит { $name }, остальные не смотрят. Нажмите Enter, когда будете готовы.
play-seen = Это видите только вы. Нажмите Enter, когда посмотрите.
play-your-victory = Вы победили!
play-winner = { $count ->
    [one] Побеждает { $names }.
   *[other] Побеждают { $names }.
  }
play-draw = Ничья.
play-nobody = На этот раз победителей нет.

## Моделирование
simulate-progress = Играем
simulate-title = { $game }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
  }
simulate-seat = Место
simulate-bot = Бот
simulate-wins = Победы
simulate-share = Доля
simulate-draws = Ничьи
simulate-nobody = Без победителя
simulate-mean-actions = Ходов за партию
simulate-speed = Ходов в секунду

## Измерения
bench-title = Показатели этой машины
bench-what = Что
bench-figure = Показатель
bench-goal = Цель
bench-playouts = Случайные партии { $game }, одни правила, один процесс
bench-bots = То же со случайными ботами, которые смотрят на стол
bench-moves = Надёжно записанные ходы, столов: { $tables }
bench-commits = Одиночные записи на тот же диск, одна за другой
bench-p50 = Половина ходов быстрее, чем
bench-p99 = 99 ходов из 100 быстрее, чем
bench-memory = Память сервера, живых столов: { $tables }
bench-client = Клиент до открытия доски, сжатый gzip
bench-per-second = { $number } /с
bench-milliseconds = { $number } мс
bench-seconds = { $number } с
bench-megabytes = { $number } МБ
bench-kilobytes = { $number } кБ
bench-questions = { $number ->
    [one] { $number } вопрос
    [few] { $number } вопроса
    [many] { $number } вопросов
   *[other] { $number } вопроса
  }
bench-measuring = Измеряем
figure-mastermind-greedy-4x6 = Mastermind 4×6: всё дерево самых красноречивых попыток
figure-mastermind-greedy-5x8 = То же для 5×8
figure-mastermind-advice-6x11 = Самый долгий совет на самой широкой доске
figure-mastermind-walk-5x8 = Мастер против всех 32 768 кодов 5×8
figure-mastermind-start = deciban solve mastermind --all, от запуска до конца
figure-break-the-code-update-2 = Два игрока: пересчёт шансов после ответа
figure-break-the-code-update-3 = Три игрока: то же
figure-break-the-code-update-4 = Четыре игрока: то же
figure-break-the-code-decision-2 = Два игрока: самое долгое решение Мастера за партию
figure-break-the-code-decision-3 = Три игрока: то же
figure-break-the-code-decision-4 = Четыре игрока: то же
figure-break-the-code-race-skilled = Спрашивая в одиночку, Знаток узнаёт код за
figure-break-the-code-race-master = То же для Мастера
figure-break-the-code-race-error = Погрешность этих средних

## Mastermind в терминале
mastermind-key-letters = К Б
typed-yes = д да +
typed-no = н нет -
mastermind-title = Mastermind, партия { $game } из { $games } · { $score }
mastermind-began = Партия { $game } из { $games }. Загадчик кода: { $maker }.
mastermind-row = Ряд { $row }:
mastermind-ask-hide = Ваш тайный код
mastermind-ask-guess = Ряд { $row }
mastermind-ask-guess-or-challenge = Ряд { $row } (или !, чтобы оспорить ответ)
mastermind-ask-answer = Ключи для ряда { $row }: красные, белые
mastermind-ask-claim = Взять 3 очка за неверный ответ? (д/н)
mastermind-help-code = Наберите { $pegs } { $pegs ->
    [one] цвет
    [few] цвета
   *[many] цветов
  }: буквами ({ $letters }) или номерами ({ $colors ->
    [10] от 1 до 9, десятый — 0
   *[other] от 1 до { $colors }
  }). Можно строчными буквами и с пробелами.
mastermind-help-blanks = Минус — пустая лунка.
mastermind-help-challenge = ! — сказать, что какой-то ответ неверен. Машина сверит ответы с кодом: если вы правы, вы получите 3 очка, а партию переиграют. Ошибиться можно один раз за партию.
mastermind-help-answer = Наберите, сколько ключей красных (верный цвет на верном месте) и сколько белых (верный цвет не на своём месте): 2 1 — два красных и один белый. Можно и ККБ, а 0 — ни одного.
mastermind-help-claim = д — взять 3 очка и переиграть партию; н — засчитать партию как есть.
refusal-row-length = Фишек в ряду должно быть { $pegs }, а набрано { $given }.
refusal-no-blanks = За этим столом пустых лунок не бывает.
refusal-no-such-color = Цвета «{ $sign }» на этой доске нет. Цвета: { $letters }.
refusal-keys-unreadable = Наберите два числа, красные и белые: например, 2 1.
refusal-yes-or-no = Наберите { $yes } или { $no }.
refusal-answer-slip = По вашему коду верно: { $keys }. Чтобы всё же ответить иначе, наберите { $typed }

## Break the Code в терминале
break-the-code-color-letters = ч б з
break-the-code-pass = пас п pass
break-the-code-none = нигде нет - 0
break-the-code-began = Плитки розданы. Первый ход: { $name }.
break-the-code-guess-right = попытка { $tiles }: верно!
break-the-code-guess-wrong = попытка { $tiles }: неверно
break-the-code-guess-hidden-right = попытка назвать центр: верно!
break-the-code-guess-hidden-wrong = попытка назвать центр: неверно
break-the-code-inside = точно есть: { $tiles }
break-the-code-ask-turn = Номер карты или ваша попытка
break-the-code-ask-reply = Ваш код взломан. Последний шанс: попытка или пас
break-the-code-ask-last = Карты кончились. Ваша попытка или пас
break-the-code-help-card = Вопрос задают номером карты. Если на карте две цифры, добавьте нужную: 2 1 — карта 2, вопрос о единице.
break-the-code-help-guess = Попытка — это все плитки слева направо (их { $size }), по возрастанию, чёрная перед белой: { $example }. Буквы: ч — чёрная, б — белая; для 5 буква не нужна.
break-the-code-help-once = Попытка одна на всю партию, поэтому поставьте после неё восклицательный знак.
break-the-code-help-pass = пас — отказаться от последней попытки.
refusal-turn-empty = Наберите номер карты или все плитки кода (их { $size }), например { $example }
refusal-guess-once = Попытка одна на всю партию. Если вы уверены, наберите { $typed }
refusal-tile-unreadable = Знака «{ $sign }» на плитках нет. Плитка — это цифра и буква: ч — чёрная, б — белая, например 3б. Для 5 буква не нужна.
refusal-tile-color = Какая именно { $digit }? Наберите { $black }, если чёрная, или { $white }, если белая.
refusal-five-green = Обе пятёрки зелёные: наберите просто 5.

## Совет за настоящим столом
solve-welcome = Вводите то, что происходит за вашим столом. ? — справка, q — выход.
solve-progress = Взлом всех кодов
solve-all = Кодов: { $codes }, попыток всего: { $total }; в среднем { $mean }, самое большее { $max }. { $seconds } с.
solve-worst = Здесь неизвестно, как взломать любой код { $worst ->
    [one] за { $worst } попытку
    [few] за { $worst } попытки
   *[other] за { $worst } попыток
  }. На самый трудный нужно { $max }.
refusal-json-of-all = --json работает только вместе с --all: сам совет — это разговор.
assistant-guess = Ряд { $row }: ваша попытка
assistant-guess-or-advised = Ряд { $row }: ваша попытка (Enter — как советуют)
assistant-keys = Ряд { $row }: ключи, красные и белые
assistant-help = < убирает последний ряд. ~2 откладывает ряд 2, а ещё раз — возвращает его. =2 меняет ключи ряда 2.
assistant-aside = отложен
assistant-doubtful = где-то здесь ошибка
assistant-try = Попробуйте
assistant-best = { $bits ->
    [one] обещает { $bits } бит
    [few] обещает { $bits } бита
    [many] обещает { $bits } бит
   *[other] обещает { $bits } бита
  }; до конца около { $finish ->
    [one] { $finish } попытки
    [few] { $finish } попыток
    [many] { $finish } попыток
   *[other] { $finish } попытки
  }, считая эту
assistant-broken = { $rows ->
    [one] Взломан за { $rows } ряд.
    [few] Взломан за { $rows } ряда.
   *[other] Взломан за { $rows } рядов.
  }
assistant-repair = Всё сошлось бы, будь в ряду { $row }: { $keys } ({ $left ->
    [one] остался бы { $left } код
    [few] осталось бы { $left } кода
   *[other] осталось бы { $left } кодов
  })
assistant-no-repair = Изменить один ответ недостаточно, чтобы все ряды сошлись. Отложите ряд: ~ и его номер.
refusal-no-such-row = Такого ряда нет. Введите { $sign } и номер ряда.

## Совет для Break the Code
break-the-code-assistant-card = Вопрос { $row }: номер карты
break-the-code-assistant-advised = Вопрос { $row }: номер карты (Enter — как советуют)
break-the-code-assistant-guess = ! — ваша попытка верна, Enter — неверна. Или вопрос { $row }: номер карты
break-the-code-assistant-guess-once = ! — ваша попытка верна. Или вопрос { $row }: номер карты
break-the-code-assistant-answer = Ответ на «{ $question }» ({ $name })
break-the-code-assistant-won = { $count ->
    [one] Взломан после { $count } вопроса.
   *[other] Взломан после { $count } вопросов.
  }
break-the-code-assistant-bits = { $bits ->
    [one] обещает { $bits } бит
    [few] обещает { $bits } бита
    [many] обещает { $bits } бит
   *[other] обещает { $bits } бита
  }
break-the-code-assistant-chance = { NUMBER($chance, style: "percent", maximumFractionDigits: 4) }
break-the-code-assistant-help-questions = Вводите каждый заданный вопрос, чей бы он ни был: 15 — карта 15, 2 1 — карта 2, вопрос о единице. + 3 7 15 — открыты эти карты; иначе учитываются все, по которым ещё не спрашивали.
break-the-code-assistant-help-answers = Ответы вводите так, как они прозвучали: BD или «нигде», AB CDE — соседи, числа, да или нет. Enter — этот игрок не отвечал.
break-the-code-assistant-help-guesses = Свою неверную попытку вводите плитками: { $example }.
break-the-code-assistant-help-rows = < отменяет последний шаг. ~2 откладывает вопрос 2, а ещё раз — возвращает его. =2 меняет ответы на него. ! — ваша попытка оказалась верной.
refusal-no-such-card = Такой карты за этим столом нет. Карты набирают номерами, от 1 до 21.
refusal-card-asked = Карта { $card } уже была: это вопрос { $row }. Чтобы изменить ответы, наберите ={ $row }
refusal-told-letters = Наберите буквы ({ $letters }) или -, если нигде.
refusal-told-runs = Наберите буквы соседей, каждый ряд отдельно: например, AB CDE. Минус — нигде.
refusal-told-number = Наберите число.
