# Командний рядок.

## Запуск дому
serve-open = Deciban відкрито: { $address }
serve-stop = Зупинити: Ctrl+C. Усе зберігається в { $data }
serve-stop-database = Зупинити: Ctrl+C. Усе зберігається в базі даних, а ключ, за яким сервер упізнає людей, — у { $data }
refusal-port-taken = Порт { NUMBER($port, useGrouping: 0) } зайнятий. Виберіть інший через --port або зупиніть те, що його тримає.
refusal-bad-host = Не вдається відкритися за адресою { $host }, порт { NUMBER($port, useGrouping: 0) }. Виберіть інші через --host і --port.
refusal-bad-key = Ключ у файлі { $file } пошкоджено: там мають бути 32 випадкові байти. Поверніть правильну копію або видаліть файл: сервер створить новий ключ, але вже нікого не впізнає.
refusal-bad-database = Це не адреса бази даних PostgreSQL. Адреса має такий вигляд: postgresql://user:password@host/name
refusal-database-driver = Для PostgreSQL потрібен драйвер, а його не встановлено: pip install "deciban[postgres]"
refusal-database-unusable = З базою даних не вдається працювати: { $detail }

## Відмови
refusal-unknown-role = Ролі «{ $role }» у цій грі немає. Є такі: { $roles }.
refusal-no-roles = У цій грі ролей не вибирають: приберіть --as.
refusal-no-such-player = Гравця з таким номером тут немає. Наберіть { $sign } і номер: { $numbers }.
refusal-no-such-file = Файлу «{ $file }» немає, або він не читається.
refusal-no-games = Треба зіграти бодай одну партію.
refusal-bad-json = Умови не читаються як JSON. Приклад: { $example }
refusal-unknown-option = Умови «{ $option }» немає. Є такі: { $options }.
refusal-bad-option = Умові «{ $option }» таке значення не підходить. Допустимо: { $options }.

## Якщо щось зламалося
crashed = Щось пішло не так, і це наша помилка: { $detail }
crashed-hint = Запустіть ще раз із DECIBAN_DEBUG=1, щоб побачити, де саме.

## Гра
play-you = Ви
play-company = За столом: { $names }.
play-ask = { $question } ›
play-chance = { $question }, або Enter, щоб зачекати ›
play-nothing = Зараз вам нема чого робити. Enter — повернути екран ›
play-always = ? — довідка, q — вийти з-за столу
play-call = { $sign }2 передає екран гравцеві 2: може, і йому є що зробити поза чергою.
play-quit = Ви вийшли з-за столу.
play-hand-over = Тепер ходить { $name }, решта не дивиться. Натисніть Enter, коли будете готові.
play-seen = Це бачите лише ви. Натисніть Enter, коли подивитеся.
play-your-victory = Ви перемогли!
play-winner = { $count ->
    [one] Перемагає { $names }.
   *[other] Перемагають { $names }.
  }
play-draw = Нічия.
play-nobody = Цього разу переможців немає.
play-once-more = Зіграємо ще? (т/н) ›

## Власні файли
content-good = «{ $title }»: грати можна.

## Моделювання
simulate-progress = Граємо
simulate-title = { $game }: { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[many] { $games } партій
  }
simulate-seat = Місце
simulate-bot = Бот
simulate-wins = Перемоги
simulate-share = Частка
simulate-draws = Нічиї
simulate-nobody = Без переможця
simulate-mean-actions = Ходів за партію
simulate-speed = Ходів за секунду

## Вимірювання
bench-title = Показники цієї машини
bench-what = Що
bench-figure = Показник
bench-goal = Мета
bench-playouts = Випадкові партії { $game }, самі правила, один процес
bench-bots = Те саме з випадковими ботами, які дивляться на стіл
bench-moves = Надійно записані ходи, столів: { $tables }
bench-crowded = Те саме, столів у базі: { $tables }
bench-postgres = Те саме на PostgreSQL
bench-commits = Поодинокі записи на той самий диск, один за одним
bench-p50 = Половина ходів швидша, ніж
bench-p99 = 99 ходів зі 100 швидші, ніж
bench-memory = Пам’ять сервера, живих столів: { $tables }
bench-client = Клієнт до відкриття поля, стиснений gzip
bench-per-second = { $number } /с
bench-milliseconds = { $number } мс
bench-seconds = { $number } с
bench-megabytes = { $number } МБ
bench-kilobytes = { $number } кБ
bench-questions = { $number ->
    [one] { $number } запитання
    [few] { $number } запитання
    [many] { $number } запитань
   *[other] { $number } запитання
  }
bench-measuring = Вимірюємо

## Так і ні
typed-yes = т так +
typed-no = н ні -
refusal-yes-or-no = Наберіть { $yes } або { $no }.

## Порада за справжнім столом
solve-welcome = Вводьте те, що відбувається за вашим столом. ? — довідка, q — вихід.
solve-help = < скасовує останній крок. ~2 відкладає запис 2, а ще одне ~2 повертає його. =2 змінює в ньому відповідь.
assistant-aside = відкладено
assistant-doubtful = десь тут помилка
refusal-no-such-row = Такого ряду немає. Введіть { $sign } і номер ряду.
