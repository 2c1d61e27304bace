# Дом: всё вокруг игровых досок.

## Везде
locale = ru
skip = Перейти к содержимому
close = Закрыть
save = Сохранить
print = Распечатать
to-home = К играм
play-now = Играть
on-your-own = В одиночку
with-friend = С другом
new-table = Новый стол
rules = Правила
rules-of = { $game }: правила
your-turn = Ваш ход
header-home = Deciban, к играм
header-nav = Страницы
header-mine = Мои столы
header-language = Язык
header-theme = Тема
header-name = { $name ->
    [none] { name-none }: указать имя
   *[other] Ваше имя: { $name }
  }
theme-lamp = Тёмная
theme-day = Светлая
theme-system = Как в системе

## Имена
name-none = Гость
name-title = Ваше имя
name-why = Под ним вас увидят за столом. Ни регистрации, ни пароля: вас помнит этот браузер.
name-label = Имя

## Главная
home-title = Бюро шифров открыто всю ночь
home-lead = Игры на разгадывание кода прямо в браузере: в одиночку, с друзьями или против думающих машин.
home-games = Игры
continue = Продолжить
continue-all = { $count ->
    [one] { $count } открытый стол
    [few] Все { $count } открытых стола
   *[many] Все { $count } открытых столов
  }
fact-guest = Без регистрации. Имя понадобится, только когда придут друзья.
fact-link = Друзья приходят по ссылке с любого телефона или компьютера.
fact-dice = Жребий честный: после партии его можно проверить.
fact-name = Децибан — единица веса доказательств: дешифровщики военных лет складывали децибаны, пока не приходила уверенность.

## Кто за столом
with-others = с вами: { $names }
with-nobody = в одиночку
with-open = со свободным местом
with-this-device = вместе на одном устройстве
watching = за столом: { $names }
level-random = Наугад

## Боты
bot-aluco = Алуко
bot-ayla = Айла
bot-barka = Барка
bot-clavis = Клавис
bot-falena = Фалена
bot-firn = Фирн
bot-glim = Глим
bot-grak = Грак
bot-kotva = Котва
bot-liska = Лиска
bot-malva = Мальва
bot-nola = Нола
bot-orso = Орсо
bot-quilla = Квилла
bot-rumb = Румб
bot-runa = Руна
bot-skerry = Скерри
bot-tibert = Тиберт
bot-tisan = Тизан
bot-tsuru = Цуру
bot-ulita = Улита
bot-vega = Вега
bot-vesper = Веспер
bot-zuza = Зуза
seat-bot = { $name }{ "\u00A0" }· { $level }

## Нет такой страницы, ошибки
missing-title = Этот ящик пуст
missing-text = По этому адресу ничего нет. Возможно, ссылка скопирована не целиком.
failed-title = Лента порвалась
failed-text = Страница не загрузилась. Проверьте связь и попробуйте ещё раз; ваши партии не пропали.
failed-again = Попробовать ещё раз
error-unreachable = Сервер не отвечает. Проверьте связь и попробуйте ещё раз.

## Новый стол
new-title = { $game }: новый стол
new-options = Условия
new-people = Кто играет
new-count = Сколько игроков
new-patience = Если кто-то отойдёт
patience-live = Ждать 3 минуты
patience-live-about = Потом за того, кто не на связи, может сыграть бот, пока человек не вернётся.
patience-slow = Ждать сколько угодно
patience-slow-about = Никто не торопится: стол подождёт каждого, хоть несколько дней.
new-invite = Открыть стол и пригласить
new-start = Начать игру
new-watch = Смотреть, как играют
seat-number = Игрок { $number }
sitter-me = Я
sitter-me-named = Я ({ $name })
sitter-open = Друг по ссылке
sitter-device = Друг на этом устройстве
sitter-device-name = Имя друга
sitter-bot = Бот: { $level }
words-title = Добавить к жребию свои слова
words-why = Годятся любые. Они подмешиваются к жребию, поэтому никто, даже сервер, не может выбрать, что выпадет.
words-label = Слова
option-help = Помощь в блокноте
option-help-none = Без помощи
option-help-facts = Факты
option-help-full = Полная
option-hints = Подсказки тренера

## Стол ждёт
waiting-title = { $game }: ждём игроков
waiting-seats = За столом
sit-title = Садитесь играть
sit-text = За этим столом есть свободное место. Игра начнётся, когда займут все места.
sit-down = Сесть за стол
share-title = Пригласите друга
share-text = Отправьте эту ссылку. Игра начнётся сама, когда займут все места.
share-link = Ссылка на этот стол
share-copy = Скопировать ссылку
share-share = Поделиться
share-copied = Ссылка скопирована.
share-selected = Ссылка выделена: осталось её скопировать.
seat-open = Свободное место
seat-waiting = для того, у кого есть ссылка
seat-you = вы
seat-here = на месте
seat-away = сейчас не на связи
seat-free = Освободить место
seat-fill = Посадить бота
stand-up = Встать из-за стола
promise-title = Жребий уже брошен
promise-text = Всё случайное в этой игре получается из одного секретного числа. Вот его отпечаток (SHA-256). Когда игра закончится, число откроют, и ваш браузер сможет проверить, что оно то самое и что весь жребий получен из него.
rules-meanwhile = А пока почитать правила

## Стол закрыт или далеко
no-table-title = Такого стола нет
no-table-text = По этому адресу никто не играет. Попросите ссылку ещё раз или откройте свой стол.
outdated-title = Стол из прежней версии
elsewhere-title = Стол открыт в другом окне
elsewhere-text = Этот стол открыт у вас в другом окне или на другом устройстве. Можно продолжить здесь.
elsewhere-here = Продолжить здесь
lost-title = Нет связи
lost-text = Сервер сейчас не отвечает. Мы пробуем снова и снова, вам ничего делать не нужно.
lost-banner = Связь прервалась. Пробуем снова…
lost-now = Повторить
trouble-title = Минутку
trouble-waiting = Сервер ждёт базу данных. Ничего не пропало, игра продолжится сама.
trouble-unwritten = Последний ход не удалось записать, и он не засчитан. Всё, что было раньше, сохранено. Сообщите, пожалуйста, тому, кто запустил этот сервер.

## За столом
board = Доска
people = За столом
tray = Что можно сделать сейчас
side = Блокнот, ходы и чат
side-open = Открыть блокнот, ходы и чат
seat-me = Вы
seat-you-short = вы
seat-away-short = не на связи
seat-gone-short = вне игры
seat-stand-in = играет { $bot }
seat-awaited = ходит
you-watch = Вы наблюдаете
you-left = Вы вышли из игры
watchers = { $count ->
    [one] наблюдает { $count } человек
    [few] наблюдают { $count } человека
   *[many] наблюдают { $count } человек
  }
sound = Звук
tab-notebook = Блокнот
tab-tape = Ходы
tab-chat = Чат
tape-empty = Пока ничего не произошло. Здесь появится каждый ход.
chat-empty = Пока все молчат. Поздоровайтесь.
chat-label = Сообщение
chat-send = Отправить
chat-silent = По правилам сейчас нужно молчать
chat-phrases = Готовые фразы
chat-watcher = { $name } (наблюдает)
chat-unread = { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
   *[many] { $count } новых сообщений
  }
curtain-title = Передайте устройство: { $name }
curtain-text = Всё тайное скрыто. Остальным сейчас смотреть нельзя.
curtain-lift = Я — { $name }, открывайте
curtain-peek = Минутку, взгляну ещё раз
do-lay = Выложить
do-clear = Очистить
mark-in = моя пометка: есть
mark-out = моя пометка: нет
mark-maybe = моя пометка: возможно
codes-title = Эти подходят. Нажмите, чтобы выложить.

## Кого нет за столом
away-soon = { $name } не на связи. Позвать бота можно будет через { $time }.
away-long = { $name } не на связи.
away-slow = { $name } не на связи. За этим столом не торопятся.
stand-in-offer = Позвать бота
stand-in-title = { $name }: пусть сыграет бот
stand-in-text = Бот видит только то, что видно с этого места. Вернувшись, человек в любой момент снова сможет играть сам.
stand-in-level = Уровень бота
stand-in-mine = За вас играет { $bot }.
stand-in-back = Вернуться в игру
told-stand-in = { $name }: не на связи. Играет { $bot }.
told-back = { $name }: снова за столом.
leave = Уйти насовсем
give-up = Сдаться
leave-title = Уйти из-за стола насовсем?
give-up-title = Сдаться в этой партии?
leave-after = Смотреть дальше можно, а играть за этим столом — уже нет.
leave-stay = Остаться

## Конец
play-again = Ещё раз
rematch = Реванш
rematch-join = К реваншу
check-dice = Проверить жребий
check-title = Проверка жребия
check-right = Жребий честный: всё сходится.
check-wrong = Что-то не сходится: это не тот жребий, что был обещан.
check-how = Ваш браузер только что повторил весь жребий по секретному числу (HMAC-SHA256) и сравнил.
check-promise = Отпечаток, показанный до игры
check-seed = Секретное число
check-match = Число соответствует отпечатку
check-words = Слова игроков
check-no-words = нет
check-step = Ход
check-start = начало
check-why = Для чего
check-value = Выпало
check-repeated = Сходится
check-of = { $value } из { $sides }
check-yes = да
check-no = нет
check-none = Случайностей в этой партии не было.

## Тренер
do-hint = Подсказка
coach = Тренер
coach-title = Что говорит тренер
coach-thinks = Тренер изучает партию…
coach-player = Игрок: { $name }
coach-whose = Чьи ходы
coach-skill = Мастерство: { $percent } %
coach-skill-about = Сколько можно было ожидать от сделанных ходов — в процентах от лучших. Какими потом оказались ответы, не важно.
coach-luck-signed = { $sign ->
    [plus] +
    [minus] −
   *[none] {""}
  }{ NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) } бита
coach-luck = { $feeling ->
    [some] Немного повезло
    [much] Очень повезло
    [ill] Слегка не повезло
    [worse] Не повезло
   *[none] Удача ни при чём
  }: { coach-luck-signed }
coach-luck-about = Насколько больше дали ответы, чем ожидалось от ходов; меньше нуля — не повезло.
coach-what-are-bits = Что такое биты?
coach-chart = Мастерство и удача, ход за ходом, в битах
coach-point = После хода { $move }: мастерство { NUMBER($skill, minimumFractionDigits: 1, maximumFractionDigits: 1) } из { NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) } бита, удача { coach-luck-signed }.
coach-line-skill = мастерство: сколько ожидалось от ходов
coach-line-most = сколько ожидалось от лучших ходов
coach-line-luck = удача: что ответы дали сверх этого
coach-bits = { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) } бита
coach-left = Осталось
coach-left-change = { $before } → { $after }
coach-left-about = Возможностей до хода: { $before }. После него: { $after }.
coach-one-in = { $times ->
    [0] остаются почти все возможности
    [1] остаются почти все возможности
   *[other] остаётся одна возможность из { $times }
  }
coach-expected = Ожидалось
coach-expected-about = От этого хода ожидалось { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) } бита: в среднем { coach-one-in }.
coach-most = Максимум
coach-most-about = От лучшего хода ожидалось { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) } бита: в среднем { coach-one-in }.
coach-got = Получено
coach-got-about = На самом деле ответ дал { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) } бита: { coach-one-in }.

## Помощник и урок
to-assistant = Играете за настоящим столом? Спросите помощника
to-lesson = Научиться считать в битах
assistant-of = { $game }: помощник
assistant-advice = Что говорит тренер
assistant-thinks = Тренер думает…
do-start-over = Новая партия
entry-aside = Отложено.
lesson-of = { $game }: считаем в битах

## Своё для игры
contents-of = { $what } · { $game }
contents-text = Текст
contents-example = Начать с примера
contents-upload = Открыть файл
contents-download = Скачать
contents-undo = Вернуть прежний текст
contents-checking = Идёт проверка…
contents-good = «{ $title }»: играть можно.
contents-line = К строке { $line }
contents-table = Открыть с этим стол
contents-saved = «{ $title }»: сохранено.
contents-shelf = Сохранённое
contents-share = Поделиться
contents-share-public = По этой ссылке любой сможет сыграть, а также прочитать текст и скачать его.
contents-share-private = По этой ссылке любой сможет сыграть. Прочитать текст можете только вы.
contents-link = Ссылка
contents-preview = Предпросмотр
contents-preview-old = Таким текст был, когда играть им ещё было можно.
contents-preview-none = Показать пока нечего. Сначала исправьте то, что названо под текстом.
contents-rehearsal = Проба с ботами
contents-rehearsal-about = Боты сыграют несколько сотен партий. Станет видно, что слишком сильно, а что слишком слабо.
contents-rehearse = Пусть попробуют боты
contents-rehearse-again = Попробовать ещё раз
contents-rehearsal-progress = Партия { $games } из { $most }
contents-rehearsal-failed = Ботам не удалось этим сыграть. Попробуйте ещё раз.
contents-rehearsal-what = Кто или что
contents-rehearsal-share = Доля побед, когда в игре
contents-rehearsal-won = Побед: { $won } из { $played }
contents-rehearsal-sum = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
  }, боты: { $level }. Пунктир — среднее, { NUMBER($mean, style: "percent", maximumFractionDigits: 0) }. Без победителя закончилось { NUMBER($nobody, style: "percent", maximumFractionDigits: 0) } партий.
contents-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
new-content = Чем играем
new-content-usual = Тем, что есть в игре
new-content-look = Посмотреть

## Мои столы
mine-running = Открытые
mine-finished = Сыгранные
mine-more = Показать ещё
mine-empty = Вы ещё не сидели ни за одним столом. До первой партии — одно нажатие.
state-waiting = Ждём
state-theirs = Чужой ход
state-over = Сыграно
state-won = Победа
state-lost = Поражение
state-drawn = Ничья
stats-title = Партии в одиночку
stats-empty = Сыграйте партию в одиночку, и здесь появится ваша статистика.
stats-games = Партий
stats-won = Побед
stats-mean = Очков в среднем
stats-chart = Партии по очкам; × — без победы
stats-share = { $percent } %
stats-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
stats-bar = { $points }: { $count ->
    [one] { $count } партия.
    [few] { $count } партии.
   *[many] { $count } партий.
  }
stats-bar-lost = Без победы: { $count ->
    [one] { $count } партия.
    [few] { $count } партии.
   *[many] { $count } партий.
  }

## Отказы
refusal-no-campaign = В этой игре нет кампаний.
refusal-text-empty = Сначала напишите что-нибудь.
refusal-text-too-long = Слишком длинно: не больше { $most } { $most ->
    [one] знака
   *[many] знаков
  }.
refusal-text-unreadable = В тексте есть знаки, которые нельзя показать. Напишите иначе.
refusal-source-unreadable = Строка { $line }: это не прочитать. Проверьте кавычки, скобки и знаки равенства поблизости.
refusal-source-unknown = Строка { $line }: «{ $what }» здесь неизвестно.
refusal-source-missing = Строка { $line }: не хватает «{ $what }».
refusal-source-value = Строка { $line }: «{ $what }» здесь стоять не может.
refusal-source-range = Строка { $line }: «{ $what }» слишком длинно, коротко, велико или мало.
refusal-source-kind = Строка { $line }: «{ $what }» не того вида: текст вместо числа или наоборот.
refusal-unknown = Сервер отказал и не объяснил почему. Попробуйте ещё раз.
refusal-already-started = Игра уже началась, за столом больше ничего не поменять.
refusal-already-left = Вы вышли из этой игры и можете только наблюдать.
refusal-bad-action = В этой игре так не ходят. Обновите страницу.
refusal-bad-data = Сервер не может писать в папку с данными: { $folder }. Разрешите ему это или выберите другую папку.
refusal-bad-frame = Сервер этого не понял. Обновите страницу.
refusal-bad-options = Эти условия не сочетаются. Просмотрите их ещё раз.
refusal-bad-request = Сервер этого не понял. Обновите страницу.
refusal-bad-sequel = Отсюда тем же составом игру не продолжить. Откройте новый стол.
refusal-campaign-host-only = Удалять других может только ведущий кампании: тот, кто в ней дольше всех.
refusal-campaign-open = В этой кампании уже открыт стол. Сначала доиграйте за ним.
refusal-campaign-table = Этот стол относится к кампании. Следующий открывается там.
refusal-chat-closed = По правилам вам сейчас нужно молчать. Поговорить можно будет позже.
refusal-chat-full = Чат этого стола заполнен. Договорить можно за новым столом.
refusal-chat-empty = Сначала напишите что-нибудь.
refusal-chat-too-long = Слишком длинно: не больше { $most } { $most ->
    [one] знака
   *[many] знаков
  }.
refusal-chat-unreadable = В сообщении есть знаки, которые нельзя показать. Напишите иначе.
refusal-coach-busy = К тренеру сейчас очередь. Попробуйте ещё раз чуть позже.
refusal-coach-failed = Тренер не справился с этим вопросом. Попробуйте ещё раз.
refusal-content-failed = Сервер не смог подготовить игру. Попробуйте ещё раз.
refusal-content-memory = Проверка заняла слишком много памяти, и сервер её прервал. Упростите текст.
refusal-content-timeout = Проверка шла слишком долго, и сервер её прервал. Упростите текст или попробуйте позже.
refusal-content-too-large = Файл слишком большой: можно не больше { $most } кБ.
refusal-content-unreadable = Строка { $line } не читается как текст. Сохраните файл в кодировке UTF-8 и попробуйте ещё раз.
refusal-foreign-origin = Запрос пришёл с чужого сайта и отклонён. Откройте игру по её собственному адресу.
refusal-host-only = Это может только тот, кто открыл стол.
refusal-house-waiting = Сервер ждёт базу данных. Попробуйте чуть позже.
refusal-internal = На сервере что-то сломалось. Ваши партии не пропали; попробуйте ещё раз.
refusal-members-only = Это только для участников кампании. Попросите у них ссылку, чтобы присоединиться.
refusal-move-id-taken = Ход перепутался по дороге. Попробуйте ещё раз.
refusal-name-empty = Напишите имя.
refusal-name-needed = Сначала выберите имя, чтобы другие знали, кто вы.
refusal-name-too-long = В имени не больше { $most } { $most ->
    [one] знака
   *[many] знаков
  }.
refusal-name-unreadable = В имени есть знаки, которые нельзя показать. Выберите другое.
refusal-no-coach = В этой игре нет тренера.
refusal-no-contents = В эту игру нельзя добавить ничего своего.
refusal-no-hints = Подсказки сейчас нет: их включают, когда открывают стол, а просить их можно только в свой ход.
refusal-no-patience = За этим столом не торопятся и ждут каждого.
refusal-no-rehearsal = В этой игре боты не могут опробовать то, что вы написали.
refusal-no-such-seat = За этим столом нет такого места. Обновите страницу.
refusal-not-a-person = На этом месте нет человека, за которого мог бы сыграть бот.
refusal-not-away = Этот игрок на связи. Дайте ему немного времени.
refusal-not-away-long = Этот игрок отошёл совсем недавно. Позвать бота можно будет через { $seconds } { $seconds ->
    [one] секунду
    [few] секунды
   *[many] секунд
  }.
refusal-not-awaited = Сейчас стол ждёт не этого игрока.
refusal-not-now = Сейчас так нельзя. Посмотрите, чей ход.
refusal-not-over = Игра ещё не окончена. Сначала доиграйте её.
refusal-not-seated = За этим столом вы только наблюдаете. Чтобы играть, откройте свой стол.
refusal-not-started = Игра ещё не началась. Дождитесь, пока займут все места.
refusal-not-your-seat = Это не ваше место. Обновите страницу.
refusal-note-unreadable = В заметке есть знаки, которые нельзя сохранить. Напишите иначе.
refusal-phrase-closed = Сейчас этого сказать нельзя.
refusal-rehearsal-under-way = Боты уже опробуют кое-что ваше. Дождитесь, пока они закончат.
refusal-rehearsals-busy = У ботов сейчас много работы. Попробуйте через минуту.
refusal-removed-member = Ведущий удалил вас из этой кампании, и вернуться в неё нельзя.
refusal-seat-taken = Кто-то вас опередил: место занято. Можно остаться и наблюдать.
refusal-stale = За столом тем временем всё изменилось. Взгляните ещё раз и повторите ход.
refusal-stand-in-plays = За вас играет бот. Сначала вернитесь в игру.
refusal-table-given-up = Этот стол все покинули, и кампания продолжилась за другим.
refusal-table-over = Эта игра окончена. Начните новую.
refusal-table-outdated = Этот стол начат по прежней версии правил, и продолжить его нельзя. Откройте новый.
refusal-too-large = Это слишком много за один раз. Сократите и попробуйте ещё раз.
refusal-too-many-checks = Слишком много проверок за короткое время. Подождите немного: написанное не пропадёт.
refusal-too-many-contents = Слишком много файлов за короткое время. Подождите минуту и попробуйте снова.
refusal-too-many-guesses = Слишком много неверных ссылок подряд. Подождите минуту и попробуйте снова.
refusal-too-many-questions = Вы спросили тренера много раз подряд. Подождите минуту и попробуйте снова.
refusal-too-many-rehearsals = Боты уже много раз играли для вас за короткое время. Подождите минуту и попробуйте снова.
refusal-too-many-sockets = Из вашей сети открыто слишком много страниц. Закройте часть и попробуйте ещё раз.
refusal-too-many-tables = Вы открыли много столов подряд. Подождите минуту и попробуйте снова.
refusal-unknown-campaign = Такой кампании нет. Попросите ссылку ещё раз.
refusal-unknown-content = Такого файла здесь нет, или он не ваш. Проверьте ссылку.
refusal-unknown-game = Игры «{ $name }» здесь нет. Есть такие: { $games }.
refusal-unknown-level = Бота «{ $level }» в этой игре нет. Есть такие: { $levels }.
refusal-unknown-member = Такого участника в кампании уже нет. Обновите страницу.
refusal-unknown-page = По этому адресу ничего нет. Проверьте ссылку.
refusal-unknown-table = Такого стола нет. Попросите ссылку ещё раз или откройте свой стол.
refusal-words-too-long = Слишком много слов: не больше { $most } { $most ->
    [one] знака
   *[many] знаков
  }.
refusal-words-unreadable = В этих словах есть знаки, которые нельзя показать. Выберите другие.
refusal-write-failed = Сервер не смог этого записать, так что это не засчитано. Попробуйте ещё раз, а если не поможет, сообщите тому, кто запустил этот сервер.
refusal-write-uncertain = Связь с базой данных прервалась. Обновите страницу и посмотрите, засчитано ли это.
refusal-wrong-seats = Эта игра на другое число игроков: { $seats }.

# What is told in every game.
told-left = { $name }: выход из игры.
ending-left = Партия окончена досрочно. Выход из игры: { $name }.

## Первые шаги за столом
first-steps = Первые шаги
first-of = { $step } из { $count }
do-first-next = Дальше
do-first-done = Понятно
do-first-skip = Пропустить
do-first-again = Показать первые шаги ещё раз
