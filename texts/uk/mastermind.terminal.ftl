# Mastermind у терміналі.

## Гра
typed-keys = Ч Б
board-title = Mastermind, партія { $game } з { $games } · { $score }
told-began-of = Партія { $game } з { $games }. Творець Коду: { $maker }.
told-row = Ряд { $row }:
ask-hide = Ваш таємний код
ask-guess = Ряд { $row }
ask-guess-or-challenge = Ряд { $row } (або !, щоб оскаржити відповідь)
ask-answer = Ключ-фішки для ряду { $row }: червоні, білі
ask-challenge = ! — оскаржити відповідь
ask-claim = Взяти 3 бали за неправильну відповідь? (т/н)
help-code = Наберіть { $pegs } { $pegs ->
    [one] колір
    [few] кольори
   *[many] кольорів
  }: літерами ({ $letters }) або номерами ({ $colors ->
    [10] від 1 до 9, десятий — 0
   *[other] від 1 до { $colors }
  }). Можна малими літерами й з пробілами.
help-blanks = Мінус — порожній отвір.
help-challenge = ! — сказати, що якась відповідь неправильна. Машина звірить відповіді з кодом: якщо ви маєте рацію, ви отримаєте 3 бали, а партію переграють. Оскаржити даремно можна один раз за партію.
help-answer = Наберіть, скільки ключ-фішок червоних (правильний колір на правильному місці) і скільки білих (правильний колір не на своєму місці): 2 1 — дві червоні й одна біла. Можна й ЧЧБ, а 0 — жодної.
help-claim = т — взяти 3 бали й переграти партію; н — зарахувати партію як є.

## Відмови
refusal-row-length = Фішок у ряду має бути { $pegs }, а набрано { $given }.
refusal-no-blanks = За цим столом порожніх отворів не буває.
refusal-no-such-color = Кольору «{ $sign }» на цьому полі немає. Кольори: { $letters }.
refusal-keys-unreadable = Наберіть два числа, червоні й білі: наприклад, 2 1.
refusal-answer-slip = За вашим кодом має бути: { $keys }. Щоб усе ж відповісти інакше, наберіть { $typed }
refusal-only-challenge = Зараз ходить Творець Коду. Ви можете лише оскаржити відповідь: наберіть !
refusal-json-of-all = --json працює лише разом з --all: сама порада — це розмова.

## Порада для справжнього столу
solve-progress = Розгадування всіх кодів
solve-all = Кодів: { $codes }, спроб загалом: { $total }; у середньому { $mean }, щонайбільше { $max }. { $seconds } с.
solve-worst = Тут невідомо, як розгадати будь-який код { $worst ->
    [one] за { $worst } спробу
    [few] за { $worst } спроби
   *[other] за { $worst } спроб
  }. На найважчий потрібно { $max }.
assistant-guess = Ряд { $row }: ваша спроба
assistant-guess-or-advised = Ряд { $row }: ваша спроба (Enter — як радять)
assistant-keys = Ряд { $row }: ключ-фішки, червоні й білі
assistant-try = Спробуйте
assistant-best = { $bits ->
    [one] очікується { $bits } біт
    [few] очікується { $bits } біти
    [many] очікується { $bits } бітів
   *[other] очікується { $bits } біта
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

## Показники
figure-greedy-4x6 = Mastermind 4×6: усе дерево найкорисніших спроб
figure-greedy-5x8 = Те саме для 5×8
figure-advice-6x11 = Найдовша порада на найширшому полі
figure-walk-5x8 = Майстер проти всіх 32 768 кодів 5×8
figure-start = deciban solve mastermind --all, від запуску до кінця
