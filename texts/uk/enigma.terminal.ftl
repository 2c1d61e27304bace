# Енігма в терміналі.

## Typing
room-letters = а б в г д е ж з и
typed-pass = п пас p
typed-token = д жетон d
typed-believe = в вірю + так b
typed-doubt = с сумніваюся - ні d
typed-cancel = с скасувати c
typed-allow = н ні a
typed-standard = с стандартний s

## The board
board-game = партія { $game }
board-breaks = { $count ->
    [one] { $count } прорив Хаосу
    [few] { $count } прориви Хаосу
   *[many] { $count } проривів Хаосу
  }
board-time = Час
board-silence = жетон безмовності
board-corner = кут: { $corner ->
    [chaos] Хаос
    [decryption] дешифрування
   *[none] порожньо
  }
board-decryption = дешифрування
board-chaos = Хаос
board-keeper = Хранитель часу
board-out = поза грою
board-answered = відповідь є
board-wins = { $count ->
    [one] { $count } перемога
    [few] { $count } перемоги
   *[many] { $count } перемог
  }
board-goal = Ваш персонаж — { $character }. { $goal }
board-stack = Персонажів у стосі: { $count }
board-below = У стосі: { $characters }
board-laid = Поруч зі стосом, горілиць: { $characters }

## What is asked
ask-keep = Кого залишите собі: { $characters }
ask-open = Яку карту відкрити до початку партії? (лишилося: { $count })
ask-turn = Номер карти; ! — спробувати досягти мети
ask-more = п — завершити хід, ! — спробувати досягти мети, д і номер — повернути жетон дешифрування й назвати ще одну карту
ask-pass = п — завершити хід, ! — спробувати досягти мети
ask-muted = У вас жетон безмовності: номер карти, яку подивитеся
ask-name = Це «{ $room }». Як її назвете? (Enter — правда)
ask-belief = { $name }: «Карта { $place } — { $room }». Вірите (в) чи сумніваєтеся (с)
ask-cancel = Зараз подіє карта «{ $room }». Повернути жетон і скасувати (с) чи ні (н)
ask-effect = { $room }: { $doing }. { $how }
ask-places = { $count ->
    [one] Номер карти
    [few] Номери { $count } карт
   *[many] Номери { $count } карт
  }
ask-player = Хто саме: { $players }
ask-way = Що виберете: { $ways }
ask-may = Хочете? (т/н)
ask-begin = Хранитель часу тепер ви. Enter — почати наступну партію
ask-begin-or-standard = Хранитель часу тепер ви. Enter — почати наступну партію, с — зі стандартним набором персонажів

## Help
typing-keep = Наберіть номер персонажа, якого залишаєте, або початок його імені.
typing-open = Наберіть номер карти, від 1 до 9. Вона відкриється, але поки що нічого не зробить.
typing-turn = Карти мають номери від 1 до 9, ряд за рядом. Номер — вибрати карту; п — завершити хід, коли карту названо; ! і те, чого вимагає мета, — спроба перемогти. У грі соло 5 3 — перекласти на карту 5 жетон безмовності з карти 3.
typing-name = Карту бачите лише ви. Наберіть літеру кімнати ({ $letters }) або початок її назви: так ви її й назвете, правдиво чи ні. Enter — правда.
typing-belief = в — вірите: подіє ефект названої карти. с — сумніваєтеся: якщо перевіряти випаде вам, ви побачите карту. Була правда — жетон безмовності у вас, була брехня — у суперника.
typing-cancel = с — повернути жетон, і нічого не станеться. н — нехай подіє.
typing-effect = Наберіть номери карт, номер гравця, номер варіанта або т чи н: що саме, сказано в запитанні.
typing-between = Enter — почати наступну партію.
typing-token = д 5 — повернути жетон дешифрування й назвати ще й карту 5. Вона має бути закрита.
typing-goal = Ваша мета: { $typed }. Замість назви в дужках наберіть номер карти, на яку вказуєте.

## What an effect does
way-take = { $who ->
    [all] усі беруть
    [anyone] гравець бере
    [opponent] суперник бере
   *[self] взяти
  } { $token ->
    [chaos] Хаос
    [decryption] дешифрування
   *[either] дешифрування або Хаос
  }
way-return = { $who ->
    [all] усі повертають
    [anyone] гравець повертає
    [opponent] суперник повертає
   *[self] повернути
  } { $token ->
    [chaos] Хаос
   *[decryption] дешифрування
  }
way-toggle = { $who ->
    [all] усі беруть або повертають
    [anyone] гравець бере або повертає
    [opponent] суперник бере або повертає
   *[self] взяти або повернути
  } { $token ->
    [chaos] Хаос
   *[decryption] дешифрування
  }
way-look = { $count ->
    [one] подивитися карту
    [few] подивитися { $count } карти
   *[many] подивитися { $count } карт
  }
way-turn = { $count ->
    [one] відкрити карту
    [few] відкрити { $count } карти
   *[many] відкрити { $count } карт
  }
way-shuffle = карти закривають і перемішують
way-swap = поміняти місцями дві карти
way-meet = подивитися персонажа
way-trade = обмінятися персонажами
way-redraw = взяти персонажа зі стосу
way-time = час іде
way-apply = застосувати іншу карту
way-choose = вибрати

## What happened
line-began = Партія { $game }. Хранитель часу: { $name }. Персонажі в грі: { $characters }.
line-began-alone = Партія { $game } з 3. Персонажі в грі: { $characters }.
line-dealt = Ваш персонаж: { $character }.
line-offered = Залиште собі одного з персонажів: { $characters }.
line-kept = { $name }: персонажа вибрано.
line-turned = Хід: { $name }.
line-moved = Час: клітинка { $time } з { $last }.
line-visited = { $name }: карта { $place }.
line-spent = { $name }: карта { $place }, за жетон дешифрування.
line-saw = Ви бачите карту { $place }: { $room }.
line-named = { $name }: «Карта { $place } — { $room }».
line-unasked = { $name }: «Карта { $place } — { $room }». Сумніватися нема кому.
line-answered = { $name }: відповідь є.
line-believed = Ніхто не сумнівається.
line-checked-true = Перевірка, { $name }: сказано правду.
line-checked-lie = Перевірка, { $name }: це брехня!
line-opened = Карта { $place } відкрита: { $room }.
line-silenced = Жетон безмовності: { $name }.
line-freed = Безмовність скінчилася: { $name }.
line-took = { $name }: + { $token ->
    [chaos] Хаос
   *[decryption] дешифрування
  }
line-returned = { $name }: − { $token ->
    [chaos] Хаос
   *[decryption] дешифрування
  }
line-cancelled = { $name }: плата жетоном, ефект скасовано.
line-looked = Карту { $place } бачать: { $names }.
line-cornered = Кут карти { $place }: { $corner ->
    [chaos] Хаос.
    [decryption] дешифрування.
   *[none] порожньо.
  }
line-announced = Оголошено: карта { $place } — { $room }.
line-shuffled = Закрито й перемішано карти { $places }.
line-swapped = Помінялися місцями карти { $places }.
line-met = { $name }: погляд на чужого персонажа ({ $other }).
line-learned = Тепер ви знаєте, хто це. { $name }: { $character }.
line-traded = Обмін персонажами: { $names }.
line-redrew = { $name }: новий персонаж зі стосу. Колишній лежить поруч: { $character }.
line-remade = Стос скінчився, і його складено заново з карт, що лежали поруч.
line-covered = На карті { $place } тепер жетон безмовності.
line-covered-from = Жетон безмовності з карти { $other } тепер на карті { $place }.
line-applied = Застосовується карта { $place }.
line-declined = { $name }: ні.
line-attempt-right = { $name }: персонажа відкрито, це { $character }. Вказано: { $claims }. Усе правильно!
line-attempt-wrong = { $name }: персонажа відкрито, це { $character }. Вказано: { $claims }. Щось не так: поза грою до наступної партії.
line-passed = { $name }: хід завершено.
line-left = { $name }: вихід із гри. Персонаж: { $character }.
line-left-early = { $name }: вихід із гри.
line-ended-goal = Перемога в партії: { $name }. Персонаж: { $character }.
line-ended-time = Час сплив. Перемога в партії: { $name }. Персонаж: { $character }.
line-ended-breakthrough = Хаос прорвався: у цій партії не переміг ніхто.
line-ended-alone = Більше нікого не лишилося.
line-mansion = Особняк: { $rooms }.
line-hands = Персонажі: { $hands }.
line-stack = У стосі: { $characters }.
line-truths = Що насправді лежало там, де називали карти, по черзі: { $rooms }.
line-void-doubt = Партія { $game }, назва № { $naming }, ще сумніви: { $names }.
line-void-cancel = Партія { $game }, назва № { $naming }, ще охочі заплатити: { $names }.

## Refusals
refusal-card-number = Карти «{ $sign }» немає. Карти мають номери від 1 до 9.
refusal-player-number = Гравця «{ $sign }» немає. Наберіть @ і номер гравця: @2=шпигун
refusal-which-one = Що означає «{ $sign }»? Є такі варіанти: { $names }.
refusal-one-of = Наберіть щось одне: { $words }
refusal-cards-count = Номерів карт треба рівно { $count }.
refusal-cards-too-many = Забагато карт: для цієї мети треба вказати { $count }. Як набирати — підкаже ?
refusal-turn-unread = Наберіть номер карти, п — завершити хід, або ! і те, чого вимагає мета. Докладніше — ?
refusal-goal-doomed = Судячи з того, що ви бачите, це точно не вдасться. Якщо ви певні, наберіть { $typed }

## Coach: odds at a real table
typed-corners = хаос дешифрування немає
typed-tokens = хаос дешифрування
assistant-entry = Запис { $row }
assistant-outcome = Чим скінчилося? Enter — повірили, +2 — перевірка гравця 2: правда, -2 — брехня
assistant-chance = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
assistant-help-cards = Карти мають номери від 1 до 9, ряд за рядом. 5 крипта — на 5 ви бачили Крипту. !5 крипта — вона лежить відкрито. ^5 хаос — оголошено кут (хаос, дешифрування, немає).
assistant-help-claims = Ви — гравець 0, решта за порядком, починаючи із сусіда ліворуч. 2:5 крипта — гравець 2 назвав карту 5 Криптою. Просто 2:5 — гравець 2 її подивився.
assistant-help-moves = 3/7 — ці карти поміняли місцями. *1 2 4 — ці перемішали. 2 +хаос — гравець 2 узяв Хаос, 2 -хаос — повернув.
assistant-help-people = @ шпигун — ви Шпигун. @2 шпигун — це гравець 2. &0 2 — ви з гравцем 2 обмінялися персонажами; потім укажіть, хто ви тепер.
refusal-entry-unread = «{ $typed }» не прочитати. 5 крипта — карта, яку ви бачили; решту підкаже ?
refusal-outcome-unread = «{ $typed }» не прочитати. Enter, якщо повірили; + або - і номер гравця, якщо перевірили.
figure-update = Перерахунок імовірностей після будь-якої події
figure-decision-novice = Найдовше рішення Новачка за партію
figure-decision-skilled = Те саме для Знавця
figure-decision-master = Те саме для Майстра
figure-decision-alone = Найдовше рішення в грі сам на сам із Хаосом
figure-review = Розбір партії вп’ятьох
