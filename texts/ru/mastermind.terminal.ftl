# Mastermind в терминале.

## Игра
typed-keys = К Б
board-title = Mastermind, партия { $game } из { $games } · { $score }
told-began-of = Партия { $game } из { $games }. Загадчик кода: { $maker }.
told-row = Ряд { $row }:
ask-hide = Ваш тайный код
ask-guess = Ряд { $row }
ask-guess-or-challenge = Ряд { $row } (или !, чтобы оспорить ответ)
ask-answer = Ключи для ряда { $row }: красные, белые
ask-challenge = ! — оспорить ответ
ask-claim = Взять 3 очка за неверный ответ? (д/н)
help-code = Наберите { $pegs } { $pegs ->
    [one] цвет
    [few] цвета
   *[many] цветов
  }: буквами ({ $letters }) или номерами ({ $colors ->
    [10] от 1 до 9, десятый — 0
   *[other] от 1 до { $colors }
  }). Можно строчными буквами и с пробелами.
help-blanks = Минус — пустая лунка.
help-challenge = ! — сказать, что какой-то ответ неверен. Машина сверит ответы с кодом: если вы правы, вы получите 3 очка, а партию переиграют. Оспорить зря можно один раз за партию.
help-answer = Наберите, сколько ключей красных (верный цвет на верном месте) и сколько белых (верный цвет не на своём месте): 2 1 — два красных и один белый. Можно и ККБ, а 0 — ни одного.
help-claim = д — взять 3 очка и переиграть партию; н — засчитать партию как есть.

## Отказы
refusal-row-length = Фишек в ряду должно быть { $pegs }, а набрано { $given }.
refusal-no-blanks = За этим столом пустых лунок не бывает.
refusal-no-such-color = Цвета «{ $sign }» на этой доске нет. Цвета: { $letters }.
refusal-keys-unreadable = Наберите два числа, красные и белые: например, 2 1.
refusal-answer-slip = По вашему коду должно быть: { $keys }. Чтобы всё же ответить иначе, наберите { $typed }
refusal-only-challenge = Сейчас ходит загадчик кода. Вы можете только оспорить ответ: наберите !
refusal-json-of-all = --json работает только вместе с --all: сам совет — это разговор.

## Совет для настоящего стола
solve-progress = Взлом всех кодов
solve-all = Кодов: { $codes }, попыток всего: { $total }; в среднем { $mean }, самое большее { $max }. { $seconds } с.
solve-worst = Здесь неизвестно, как взломать любой код { $worst ->
    [one] за { $worst } попытку
    [few] за { $worst } попытки
   *[other] за { $worst } попыток
  }. На самый трудный нужно { $max }.
assistant-guess = Ряд { $row }: ваша попытка
assistant-guess-or-advised = Ряд { $row }: ваша попытка (Enter — как советуют)
assistant-keys = Ряд { $row }: ключи, красные и белые
assistant-try = Попробуйте
assistant-best = { $bits ->
    [one] ожидается { $bits } бит
    [few] ожидается { $bits } бита
    [many] ожидается { $bits } бит
   *[other] ожидается { $bits } бита
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

## Показатели
figure-greedy-4x6 = Mastermind 4×6: всё дерево самых полезных попыток
figure-greedy-5x8 = То же для 5×8
figure-advice-6x11 = Самый долгий совет на самой широкой доске
figure-walk-5x8 = Мастер против всех 32 768 кодов 5×8
figure-start = deciban solve mastermind --all, от запуска до конца
