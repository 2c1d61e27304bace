# Командная строка.

## Запуск дома
serve-open = Deciban открыт: { $address }
serve-stop = Остановить: Ctrl+C. Всё хранится в { $data }
serve-stop-database = Остановить: Ctrl+C. Всё хранится в базе данных, а ключ, по которому сервер узнаёт людей, — в { $data }
refusal-port-taken = Порт { NUMBER($port, useGrouping: 0) } занят. Выберите другой через --port или остановите то, что его держит.
refusal-bad-host = Не получается открыться по адресу { $host }, порт { NUMBER($port, useGrouping: 0) }. Выберите другие через --host и --port.
refusal-bad-key = Ключ в файле { $file } повреждён: в нём должно быть 32 случайных байта. Верните правильную копию или удалите файл: сервер создаст новый ключ, но уже никого не узнает.
refusal-bad-database = Это не адрес базы данных PostgreSQL. Адрес выглядит так: postgresql://user:password@host/name
refusal-database-driver = Для PostgreSQL нужен драйвер, а он не установлен: pip install "deciban[postgres]"
refusal-database-unusable = С базой данных не получается работать: { $detail }

## Отказы
refusal-unknown-role = Роли «{ $role }» в этой игре нет. Есть такие: { $roles }.
refusal-no-roles = В этой игре ролей не выбирают: уберите --as.
refusal-no-such-player = Игрока с таким номером здесь нет. Наберите { $sign } и номер: { $numbers }.
refusal-no-such-file = Файла «{ $file }» нет, или он не читается.
refusal-no-games = Нужно сыграть хотя бы одну партию.
refusal-bad-json = Условия не читаются как JSON. Пример: { $example }
refusal-unknown-option = Условия «{ $option }» нет. Есть такие: { $options }.
refusal-bad-option = Условию «{ $option }» такое значение не подходит. Допустимо: { $options }.

## Если что-то сломалось
crashed = Что-то пошло не так, и это наша ошибка: { $detail }
crashed-hint = Запустите ещё раз с DECIBAN_DEBUG=1, чтобы увидеть, где именно.

## Игра
play-you = Вы
play-company = За столом: { $names }.
play-ask = { $question } ›
play-chance = { $question }, или Enter, чтобы подождать ›
play-nothing = Сейчас вам делать нечего. Enter — вернуть экран ›
play-always = ? — справка, q — выйти из-за стола
play-call = { $sign }2 передаёт экран игроку 2: может быть, и ему есть что сделать не в свой ход.
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
play-once-more = Сыграем ещё? (д/н) ›

## Свои файлы
content-good = «{ $title }»: играть можно.

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
bench-crowded = То же, столов в базе: { $tables }
bench-postgres = То же на PostgreSQL
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

## Да и нет
typed-yes = д да +
typed-no = н нет -
refusal-yes-or-no = Наберите { $yes } или { $no }.

## Совет за настоящим столом
solve-welcome = Вводите то, что происходит за вашим столом. ? — справка, q — выход.
solve-help = < отменяет последний шаг. ~2 откладывает запись 2, а ещё одно ~2 возвращает её. =2 меняет в ней ответ.
assistant-aside = отложен
assistant-doubtful = где-то здесь ошибка
refusal-no-such-row = Такого ряда нет. Введите { $sign } и номер ряда.
