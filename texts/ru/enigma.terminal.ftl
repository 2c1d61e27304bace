# Энигма в терминале.

## Typing
room-letters = а б в г д е ж з и
typed-pass = п пас p
typed-token = д жетон d
typed-believe = в верю + да b
typed-doubt = с сомневаюсь - нет d
typed-cancel = о отменить c
typed-allow = н нет a
typed-standard = с стандартный s

## The board
board-game = партия { $game }
board-breaks = { $count ->
    [one] { $count } прорыв Хаоса
    [few] { $count } прорыва Хаоса
   *[many] { $count } прорывов Хаоса
  }
board-time = Время
board-silence = жетон безмолвия
board-corner = угол: { $corner ->
    [chaos] Хаос
    [decryption] дешифровка
   *[none] пусто
  }
board-decryption = дешифровка
board-chaos = Хаос
board-keeper = Хранитель времени
board-out = вне игры
board-answered = ответ дан
board-wins = { $count ->
    [one] { $count } победа
    [few] { $count } победы
   *[many] { $count } побед
  }
board-goal = Ваш персонаж — { $character }. { $goal }
board-stack = Персонажей в стопке: { $count }
board-below = В стопке: { $characters }
board-laid = Рядом со стопкой, в открытую: { $characters }

## What is asked
ask-keep = Кого оставите себе: { $characters }
ask-open = Какую карту открыть до начала партии? (осталось: { $count })
ask-turn = Номер карты; ! — попытаться достичь цели
ask-more = п — закончить ход, ! — попытаться достичь цели, д и номер — вернуть жетон дешифровки и назвать ещё карту
ask-pass = п — закончить ход, ! — попытаться достичь цели
ask-muted = У вас жетон безмолвия: номер карты, которую посмотрите
ask-name = Это «{ $room }». Как её назовёте? (Enter — правда)
ask-belief = { $name }: «Карта { $place } — { $room }». Верите (в) или сомневаетесь (с)
ask-cancel = Сейчас сработает карта «{ $room }». Вернуть жетон и отменить (о) или нет (н)
ask-effect = { $room }: { $doing }. { $how }
ask-places = { $count ->
    [one] Номер карты
    [few] Номера { $count } карт
   *[many] Номера { $count } карт
  }
ask-player = Кто именно: { $players }
ask-way = Что выберете: { $ways }
ask-may = Хотите? (д/н)
ask-begin = Хранитель времени теперь вы. Enter — начать следующую партию
ask-begin-or-standard = Хранитель времени теперь вы. Enter — начать следующую партию, с — со стандартным набором персонажей

## Help
typing-keep = Наберите номер персонажа, которого оставляете, или начало его имени.
typing-open = Наберите номер карты, от 1 до 9. Она откроется, но пока ничего не сделает.
typing-turn = Карты пронумерованы от 1 до 9, ряд за рядом. Номер — выбрать карту; п — закончить ход, когда карта названа; ! и то, чего требует цель, — попытка победить. В одиночной игре 5 3 — переложить на карту 5 жетон безмолвия с карты 3.
typing-name = Карту видите только вы. Наберите букву комнаты ({ $letters }) или начало её названия: так вы её и назовёте, правдиво или нет. Enter — правда.
typing-belief = в — верите: сработает эффект названной карты. с — сомневаетесь: если проверять выпадет вам, вы увидите карту. Была правда — жетон безмолвия у вас, была ложь — у соперника.
typing-cancel = о — вернуть жетон, и ничего не произойдёт. н — пусть сработает.
typing-effect = Наберите номера карт, номер игрока, номер варианта либо д или н: что именно, сказано в вопросе.
typing-between = Enter — начать следующую партию.
typing-token = д 5 — вернуть жетон дешифровки и назвать ещё и карту 5. Она должна быть закрыта.
typing-goal = Ваша цель: { $typed }. Вместо названия в скобках наберите номер карты, на которую указываете.

## What an effect does
way-take = { $who ->
    [all] все берут
    [anyone] игрок берёт
    [opponent] соперник берёт
   *[self] взять
  } { $token ->
    [chaos] Хаос
    [decryption] дешифровку
   *[either] дешифровку или Хаос
  }
way-return = { $who ->
    [all] все возвращают
    [anyone] игрок возвращает
    [opponent] соперник возвращает
   *[self] вернуть
  } { $token ->
    [chaos] Хаос
   *[decryption] дешифровку
  }
way-toggle = { $who ->
    [all] все берут или возвращают
    [anyone] игрок берёт или возвращает
    [opponent] соперник берёт или возвращает
   *[self] взять или вернуть
  } { $token ->
    [chaos] Хаос
   *[decryption] дешифровку
  }
way-look = { $count ->
    [one] посмотреть карту
    [few] посмотреть { $count } карты
   *[many] посмотреть { $count } карт
  }
way-turn = { $count ->
    [one] открыть карту
    [few] открыть { $count } карты
   *[many] открыть { $count } карт
  }
way-shuffle = карты закрывают и перемешивают
way-swap = поменять местами две карты
way-meet = посмотреть персонажа
way-trade = обменяться персонажами
way-redraw = взять персонажа из стопки
way-time = время идёт
way-apply = применить другую карту
way-choose = выбрать

## What happened
line-began = Партия { $game }. Хранитель времени: { $name }. Персонажи в игре: { $characters }.
line-began-alone = Партия { $game } из 3. Персонажи в игре: { $characters }.
line-dealt = Ваш персонаж: { $character }.
line-offered = Оставьте себе одного из персонажей: { $characters }.
line-kept = { $name }: персонаж выбран.
line-turned = Ход: { $name }.
line-moved = Время: ячейка { $time } из { $last }.
line-visited = { $name }: карта { $place }.
line-spent = { $name }: карта { $place }, за жетон дешифровки.
line-saw = Вы видите карту { $place }: { $room }.
line-named = { $name }: «Карта { $place } — { $room }».
line-unasked = { $name }: «Карта { $place } — { $room }». Сомневаться некому.
line-answered = { $name }: ответ дан.
line-believed = Никто не сомневается.
line-checked-true = Проверка, { $name }: сказана правда.
line-checked-lie = Проверка, { $name }: это ложь!
line-opened = Карта { $place } открыта: { $room }.
line-silenced = Жетон безмолвия: { $name }.
line-freed = Безмолвие окончено: { $name }.
line-took = { $name }: + { $token ->
    [chaos] Хаос
   *[decryption] дешифровка
  }
line-returned = { $name }: − { $token ->
    [chaos] Хаос
   *[decryption] дешифровка
  }
line-cancelled = { $name }: плата жетоном, эффект отменён.
line-looked = Карту { $place } видят: { $names }.
line-cornered = Угол карты { $place }: { $corner ->
    [chaos] Хаос.
    [decryption] дешифровка.
   *[none] пусто.
  }
line-announced = Объявлено: карта { $place } — { $room }.
line-shuffled = Закрыты и перемешаны карты { $places }.
line-swapped = Поменялись местами карты { $places }.
line-met = { $name }: взгляд на чужого персонажа ({ $other }).
line-learned = Теперь вы знаете, кто это. { $name }: { $character }.
line-traded = Обмен персонажами: { $names }.
line-redrew = { $name }: новый персонаж из стопки. Прежний лежит рядом: { $character }.
line-remade = Стопка кончилась, и её собрали заново из карт, лежавших рядом.
line-covered = На карте { $place } теперь жетон безмолвия.
line-covered-from = Жетон безмолвия с карты { $other } теперь на карте { $place }.
line-applied = Применяется карта { $place }.
line-declined = { $name }: нет.
line-attempt-right = { $name }: персонаж открыт, это { $character }. Указано: { $claims }. Всё верно!
line-attempt-wrong = { $name }: персонаж открыт, это { $character }. Указано: { $claims }. Что-то неверно: вне игры до следующей партии.
line-passed = { $name }: ход окончен.
line-left = { $name }: выход из игры. Персонаж: { $character }.
line-left-early = { $name }: выход из игры.
line-ended-goal = Победа в партии: { $name }. Персонаж: { $character }.
line-ended-time = Время истекло. Победа в партии: { $name }. Персонаж: { $character }.
line-ended-breakthrough = Хаос прорвался: в этой партии не победил никто.
line-ended-alone = Больше никого не осталось.
line-mansion = Особняк: { $rooms }.
line-hands = Персонажи: { $hands }.
line-stack = В стопке: { $characters }.
line-truths = Что на самом деле лежало там, где называли карты, по порядку: { $rooms }.
line-void-doubt = Партия { $game }, название № { $naming }, ещё сомнения: { $names }.
line-void-cancel = Партия { $game }, название № { $naming }, ещё желающие заплатить: { $names }.

## Refusals
refusal-card-number = Карты «{ $sign }» нет. Карты пронумерованы от 1 до 9.
refusal-player-number = Игрока «{ $sign }» нет. Наберите @ и номер игрока: @2=лазутчик
refusal-which-one = Что значит «{ $sign }»? Есть такие варианты: { $names }.
refusal-one-of = Наберите что-то одно: { $words }
refusal-cards-count = Номеров карт нужно ровно { $count }.
refusal-cards-too-many = Слишком много карт: для этой цели нужно указать { $count }. Как набирать — подскажет ?
refusal-turn-unread = Наберите номер карты, п — закончить ход, или ! и то, чего требует цель. Подробнее — ?
refusal-goal-doomed = Судя по тому, что вы видите, это точно не удастся. Если вы уверены, наберите { $typed }

## Coach: odds at a real table
typed-corners = хаос дешифровка нет
typed-tokens = хаос дешифровка
assistant-entry = Запись { $row }
assistant-outcome = Чем кончилось? Enter — поверили, +2 — проверка игрока 2: правда, -2 — ложь
assistant-chance = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
assistant-help-cards = Карты пронумерованы от 1 до 9, ряд за рядом. 5 крипта — на 5 вы видели Крипту. !5 крипта — она лежит открыто. ^5 хаос — объявлен угол (хаос, дешифровка, нет).
assistant-help-claims = Вы — игрок 0, остальные по порядку, начиная с соседа слева. 2:5 крипта — игрок 2 назвал карту 5 Криптой. Просто 2:5 — игрок 2 её посмотрел.
assistant-help-moves = 3/7 — эти карты поменяли местами. *1 2 4 — эти перемешали. 2 +хаос — игрок 2 взял Хаос, 2 -хаос — вернул.
assistant-help-people = @ лазутчик — вы Лазутчик. @2 лазутчик — это игрок 2. &0 2 — вы с игроком 2 обменялись персонажами; потом укажите, кто вы теперь.
refusal-entry-unread = «{ $typed }» не прочитать. 5 крипта — карта, которую вы видели; остальное подскажет ?
refusal-outcome-unread = «{ $typed }» не прочитать. Enter, если поверили; + или - и номер игрока, если проверили.
figure-update = Пересчёт вероятностей после любого события
figure-decision-novice = Самое долгое решение Новичка за партию
figure-decision-skilled = То же для Знатока
figure-decision-master = То же для Мастера
figure-decision-alone = Самое долгое решение в игре один на один с Хаосом
figure-review = Разбор партии впятером
