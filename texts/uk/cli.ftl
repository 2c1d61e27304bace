# Командний рядок.

## Запуск дому
serve-open = Deciban відкрито: { $address }
serve-stop = Зупинити: Ctrl+C. Усе зберігається в { $data }
refusal-port-taken = Порт { NUMBER($port, useGrouping: 0) } зайнятий. Виберіть інший через --port або зупиніть те, що його тримає.
refusal-bad-host = Не вдається відкритися за адресою { $host }, порт { NUMBER($port, useGrouping: 0) }. Виберіть інші через --host і --port.
serve-no-data = Тека { $data } не годиться: { $detail }. Виберіть іншу через --data.

## Відмови
refusal-unknown-game = Гри «{ $name }» тут немає. Є такі: { $games }.
refusal-unknown-level = Бота «{ $level }» у цій грі немає. Є такі: { $levels }.
refusal-unknown-role = Ролі «{ $role }» у цій грі немає. Є такі: { $roles }.
refusal-no-roles = У цій грі ролей не вибирають: приберіть --as.
refusal-no-games = Треба зіграти бодай одну партію.
refusal-bad-json = Налаштування не читаються як JSON. Приклад: { $example }
refusal-unknown-option = Налаштування «{ $option }» немає. Є такі: { $options }.
refusal-bad-option = Налаштуванню «{ $option }» таке значення не підходить. Допустимо: { $options }.

## Якщо щось зламалося
crashed = Щось пішло не так, і це наша помилка: { $detail }
crashed-hint = Запустіть ще раз із DECIBAN_DEBUG=1, щоб побачити, де саме.

## Гра
play-you = Ви
play-bot = { $level } (бот)
play-ask = { $question } ›
play-always = ? — довідка, q — вийти з-за столу
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
figure-mastermind-greedy-4x6 = Mastermind 4×6: усе дерево найпромовистіших спроб
figure-mastermind-greedy-5x8 = Те саме для 5×8
figure-mastermind-advice-6x11 = Найдовша порада на найширшому полі
figure-mastermind-walk-5x8 = Майстер проти всіх 32 768 кодів 5×8
figure-mastermind-start = deciban solve mastermind --all, від запуску до кінця
figure-break-the-code-update-2 = Двоє гравців: перерахунок шансів після відповіді
figure-break-the-code-update-3 = Троє гравців: те саме
figure-break-the-code-update-4 = Четверо гравців: те саме
figure-break-the-code-decision-2 = Двоє гравців: найдовше рішення Майстра за партію
figure-break-the-code-decision-3 = Троє гравців: те саме
figure-break-the-code-decision-4 = Четверо гравців: те саме
figure-break-the-code-race-skilled = Питаючи наодинці, Знавець дізнається код за
figure-break-the-code-race-master = Те саме для Майстра
figure-break-the-code-race-error = Похибка цих середніх

## Mastermind у терміналі
mastermind-key-letters = Ч Б
typed-yes = т так +
typed-no = н ні -
mastermind-title = Mastermind, партія { $game } з { $games } · { $score }
mastermind-began = Партія { $game } з { $games }. Творець Коду: { $maker }.
mastermind-row = Ряд { $row }:
mastermind-ask-hide = Ваш таємний код
mastermind-ask-guess = Ряд { $row }
mastermind-ask-guess-or-challenge = Ряд { $row } (або !, щоб оскаржити відповідь)
mastermind-ask-answer = Ключ-фішки для ряду { $row }: червоні, білі
mastermind-ask-claim = Взяти 3 бали за хибну відповідь? (т/н)
mastermind-help-code = Наберіть { $pegs } { $pegs ->
    [one] колір
    [few] кольори
   *[many] кольорів
  }: літерами ({ $letters }) або номерами ({ $colors ->
    [10] від 1 до 9, десятий — 0
   *[other] від 1 до { $colors }
  }). Можна малими літерами й з пробілами.
mastermind-help-blanks = Мінус — порожній отвір.
mastermind-help-challenge = ! — сказати, що якась відповідь хибна. Машина звірить відповіді з кодом: якщо ви маєте рацію, ви отримаєте 3 бали, а партію переграють. Помилитися можна один раз за партію.
mastermind-help-answer = Наберіть, скільки ключ-фішок червоних (правильний колір на правильному місці) і скільки білих (правильний колір не на своєму місці): 2 1 — дві червоні й одна біла. Можна й ЧЧБ, а 0 — жодної.
mastermind-help-claim = т — взяти 3 бали й переграти партію; н — зарахувати партію як є.
refusal-row-length = Фішок у ряду має бути { $pegs }, а набрано { $given }.
refusal-no-blanks = За цим столом порожніх отворів не буває.
refusal-no-such-color = Кольору «{ $sign }» на цьому полі немає. Кольори: { $letters }.
refusal-keys-unreadable = Наберіть два числа, червоні й білі: наприклад, 2 1.
refusal-yes-or-no = Наберіть { $yes } або { $no }.
refusal-answer-slip = За вашим кодом правильно: { $keys }. Щоб усе ж відповісти інакше, наберіть { $typed }

## Break the Code у терміналі
break-the-code-color-letters = ч б з
break-the-code-pass = пас п pass
break-the-code-none = ніде ні немає - 0
break-the-code-began = Тайли роздано. Перший хід: { $name }.
break-the-code-guess-right = спроба { $tiles }: правильно!
break-the-code-guess-wrong = спроба { $tiles }: хибно
break-the-code-guess-hidden-right = спроба назвати центр: правильно!
break-the-code-guess-hidden-wrong = спроба назвати центр: хибно
break-the-code-inside = точно є: { $tiles }
break-the-code-ask-turn = Номер карти або ваша спроба
break-the-code-ask-reply = Ваш код зламано. Останній шанс: спроба або пас
break-the-code-ask-last = Карти скінчилися. Ваша спроба або пас
break-the-code-help-card = Запитання ставлять номером карти. Якщо на карті дві цифри, додайте потрібну: 2 1 — карта 2, запитання про одиницю.
break-the-code-help-guess = Спроба — це всі тайли зліва направо (їх { $size }), за зростанням, чорний перед білим: { $example }. Літери: ч — чорний, б — білий; для 5 літера не потрібна.
break-the-code-help-once = Спроба одна на всю партію, тому поставте після неї знак оклику.
break-the-code-help-pass = пас — відмовитися від останньої спроби.
refusal-turn-empty = Наберіть номер карти або всі тайли коду (їх { $size }), наприклад { $example }
refusal-guess-once = Спроба одна на всю партію. Якщо ви певні, наберіть { $typed }
refusal-tile-unreadable = Знака «{ $sign }» на тайлах немає. Тайл — це цифра й літера: ч — чорний, б — білий, наприклад 3б. Для 5 літера не потрібна.
refusal-tile-color = Який саме тайл { $digit }? Наберіть { $black }, якщо чорний, або { $white }, якщо білий.
refusal-five-green = Обидві п’ятірки зелені: наберіть просто 5.

## Порада за справжнім столом
solve-welcome = Вводьте те, що відбувається за вашим столом. ? — довідка, q — вихід.
solve-progress = Розгадування всіх кодів
solve-all = Кодів: { $codes }, спроб загалом: { $total }; у середньому { $mean }, щонайбільше { $max }. { $seconds } с.
solve-worst = Тут невідомо, як розгадати будь-який код { $worst ->
    [one] за { $worst } спробу
    [few] за { $worst } спроби
   *[other] за { $worst } спроб
  }. На найважчий потрібно { $max }.
refusal-json-of-all = --json працює лише разом з --all: сама порада — це розмова.
assistant-guess = Ряд { $row }: ваша спроба
assistant-guess-or-advised = Ряд { $row }: ваша спроба (Enter — як радять)
assistant-keys = Ряд { $row }: ключ-фішки, червоні й білі
assistant-help = < забирає останній ряд. ~2 відкладає ряд 2, а ще раз — повертає його. =2 змінює ключ-фішки ряду 2.
assistant-aside = відкладено
assistant-doubtful = десь тут помилка
assistant-try = Спробуйте
assistant-best = { $bits ->
    [one] обіцяє { $bits } біт
    [few] обіцяє { $bits } біти
    [many] обіцяє { $bits } бітів
   *[other] обіцяє { $bits } біта
  }; до кінця близько { $finish ->
    [one] { $finish } спроби
    [few] { $finish } спроб
    [many] { $finish } спроб
   *[other] { $finish } спроби
  }, рахуючи цю
assistant-broken = { $rows ->
    [one] Розгадано за { $rows } ряд.
    [few] Розгадано за { $rows } ряди.
   *[other] Розгадано за { $rows } рядів.
  }
assistant-repair = Усе зійшлося б, якби в ряду { $row } було: { $keys } ({ $left ->
    [one] лишився б { $left } код
    [few] лишилося б { $left } коди
   *[other] лишилося б { $left } кодів
  })
assistant-no-repair = Змінити одну відповідь недостатньо, щоб усі ряди зійшлися. Відкладіть ряд: ~ та його номер.
refusal-no-such-row = Такого ряду немає. Введіть { $sign } і номер ряду.

## Порада для Break the Code
break-the-code-assistant-card = Запитання { $row }: номер карти
break-the-code-assistant-advised = Запитання { $row }: номер карти (Enter — як радять)
break-the-code-assistant-guess = ! — ваша спроба правильна, Enter — хибна. Або запитання { $row }: номер карти
break-the-code-assistant-guess-once = ! — ваша спроба правильна. Або запитання { $row }: номер карти
break-the-code-assistant-answer = Відповідь на «{ $question }» ({ $name })
break-the-code-assistant-won = { $count ->
    [one] Зламано після { $count } запитання.
   *[other] Зламано після { $count } запитань.
  }
break-the-code-assistant-bits = { $bits ->
    [one] обіцяє { $bits } біт
    [few] обіцяє { $bits } біти
    [many] обіцяє { $bits } бітів
   *[other] обіцяє { $bits } біта
  }
break-the-code-assistant-chance = { NUMBER($chance, style: "percent", maximumFractionDigits: 4) }
break-the-code-assistant-help-questions = Вводьте кожне поставлене запитання, хоч би чиє воно було: 15 — карта 15, 2 1 — карта 2, запитання про одиницю. + 3 7 15 — відкрито ці карти; інакше враховуються всі, про які ще не питали.
break-the-code-assistant-help-answers = Відповіді вводьте так, як вони прозвучали: BD або «ніде», AB CDE — сусіди, числа, так або ні. Enter — цей гравець не відповідав.
break-the-code-assistant-help-guesses = Свою хибну спробу вводьте тайлами: { $example }.
break-the-code-assistant-help-rows = < скасовує останній крок. ~2 відкладає запитання 2, а ще раз — повертає його. =2 змінює відповіді на нього. ! — ваша спроба виявилася правильною.
refusal-no-such-card = Такої карти за цим столом немає. Карти набирають номерами, від 1 до 21.
refusal-card-asked = Карта { $card } вже була: це запитання { $row }. Щоб змінити відповіді, наберіть ={ $row }
refusal-told-letters = Наберіть літери ({ $letters }) або -, якщо ніде.
refusal-told-runs = Наберіть літери сусідів, кожен ряд окремо: наприклад, AB CDE. Мінус — ніде.
refusal-told-number = Наберіть число.
