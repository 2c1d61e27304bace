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
header-theme = Свет
header-name = { $name ->
    [none] { name-none }: указать имя
   *[other] Ваше имя: { $name }
  }
theme-lamp = Лампа
theme-day = День
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
fact-dice = Кости честные: после партии можно проверить каждый бросок.
fact-name = Децибан — мера улик: дешифровщики военных лет складывали децибаны, пока не приходила уверенность.

## Кто за столом
with-others = с вами: { $names }
with-nobody = в одиночку
with-open = со свободным местом
with-this-device = вместе за одним устройством
watching = за столом: { $names }
level-random = Случай

## Нет такой страницы, ошибки
missing-title = Этот ящик пуст
missing-text = По этому адресу ничего нет. Возможно, ссылка скопирована не целиком.
failed-title = Лента порвалась
failed-text = Страница не загрузилась. Проверьте связь и попробуйте ещё раз; ваши партии не пропали.
failed-again = Попробовать ещё раз
error-unreachable = Сервер не отвечает. Проверьте связь и попробуйте ещё раз.

## Новый стол
new-title = { $game }: новый стол
new-options = Игра
new-people = Кто играет
new-count = Сколько игроков
new-invite = Открыть стол и пригласить
new-start = Начать игру
new-watch = Смотреть, как играют
seat-number = Игрок { $number }
sitter-me = Я
sitter-me-named = Я ({ $name })
sitter-open = Друг по ссылке
sitter-device = Друг рядом со мной
sitter-device-name = Имя друга
sitter-bot = Бот: { $level }
words-title = Добавить к броскам свои слова
words-why = Годятся любые. Они подмешиваются к каждому броску, поэтому никто, даже сервер, не может выбрать, что выпадет.
words-label = Слова

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
stand-up = Встать
promise-title = Жребий уже брошен
promise-text = Всё случайное в этой игре получается из одного секретного числа. Вот его отпечаток (SHA-256). Когда игра закончится, число откроют, и ваш браузер сможет проверить, что оно то самое и что каждый бросок получен из него.
rules-meanwhile = А пока почитать правила

## Стол закрыт или далеко
no-table-title = Такого стола нет
no-table-text = По этому адресу никто не играет. Попросите ссылку ещё раз или откройте свой стол.
elsewhere-title = Стол открыт в другом окне
elsewhere-text = Этот стол открыт у вас в другом окне или на другом устройстве. Можно продолжить здесь.
elsewhere-here = Продолжить здесь
lost-title = Нет связи
lost-text = Сервер сейчас не отвечает. Мы пробуем снова и снова, вам ничего делать не нужно.
lost-banner = Связь прервалась. Пробуем снова…
lost-now = Повторить

## За столом
board = Доска
people = За столом
tray = Что можно сделать сейчас
side = Блокнот, лента и чат
side-open = Открыть блокнот, ленту и чат
seat-me = Вы
seat-you-short = вы
seat-away-short = не на связи
seat-awaited = ходит
you-watch = Вы наблюдаете
watchers = { $count ->
    [one] наблюдает { $count } человек
    [few] наблюдают { $count } человека
   *[many] наблюдают { $count } человек
  }
sound = Звук
tab-notebook = Блокнот
tab-tape = Лента
tab-chat = Чат
tape-empty = Пока ничего не произошло. Здесь будет печататься каждый ход.
chat-empty = Пока все молчат. Поздоровайтесь.
chat-label = Сообщение
chat-send = Отправить
chat-watcher = { $name } (наблюдает)
chat-unread = { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
   *[many] { $count } новых сообщений
  }
curtain-title = Передайте устройство: { $name }
curtain-text = Всё тайное скрыто. Остальным сейчас смотреть нельзя.
curtain-lift = Это я, { $name }: показать мою сторону
curtain-peek = Минутку, взгляну ещё раз

## Конец
play-again = Ещё раз
rematch = Реванш
rematch-join = К реваншу
check-dice = Проверить броски
check-title = Проверка бросков
check-right = Всё честно: каждый бросок сходится.
check-wrong = Что-то не сходится: это не те броски, что были обещаны.
check-how = Ваш браузер только что повторил каждый бросок из секретного числа (HMAC-SHA256) и сравнил.
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
check-none = В этой игре ничего не бросали.

## Тренер
coach = Тренер
coach-title = Что говорит тренер
coach-thinks = Тренер изучает партию…
coach-player = Игрок: { $name }
coach-whose = Чьи ходы
coach-skill = Мастерство: { $percent } %
coach-skill-about = Сколько обещали сделанные ходы — в процентах от того, что обещали лучшие. Какими потом оказались ответы, не важно.
coach-luck-signed = { $sign ->
    [plus] +
    [minus] −
   *[none] {""}
  }{ NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) } бита
coach-luck = { $feeling ->
    [some] Немного везения
    [much] Большое везение
    [ill] Немного невезения
    [worse] Большое невезение
   *[none] Ни везения, ни невезения
  }: { coach-luck-signed }
coach-luck-about = На сколько больше дали ответы, чем обещали ходы; меньше нуля — невезение.
coach-what-are-bits = Что такое биты?
coach-chart = Мастерство и везение, ход за ходом, в битах
coach-point = После хода { $move }: мастерство { NUMBER($skill, minimumFractionDigits: 1, maximumFractionDigits: 1) } из { NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) } бита, везение { coach-luck-signed }.
coach-line-skill = мастерство: сколько обещали ходы
coach-line-most = сколько обещали лучшие ходы
coach-line-luck = везение: что ответы дали сверх этого
coach-bits = { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) } бита
coach-left = Осталось
coach-left-change = { $before } → { $after }
coach-left-about = Возможностей до хода: { $before }. После него: { $after }.
coach-one-in = { $times ->
    [0] остаются почти все возможности
    [1] остаются почти все возможности
   *[other] остаётся одна возможность из { $times }
  }
coach-expected = Обещано
coach-expected-about = Этот ход обещал { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) } бита: в среднем { coach-one-in }.
coach-most = Лучший
coach-most-about = Лучший ход обещал { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) } бита: в среднем { coach-one-in }.
coach-got = Вышло
coach-got-about = На самом деле ответ дал { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) } бита: { coach-one-in }.

## Помощник и урок
to-assistant = Играете за настоящим столом? Спросите помощника
to-lesson = Научиться думать битами
assistant-of = { $game }: помощник
lesson-of = { $game }: думаем битами

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
stats-empty = Сыграйте партию в одиночку, и здесь появятся ваши показатели.
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
refusal-unknown = Сервер отказал и не объяснил почему. Попробуйте ещё раз.
refusal-already-started = Игра уже началась, за столом больше ничего не поменять.
refusal-bad-action = В этой игре так не ходят. Обновите страницу.
refusal-bad-data = Сервер не может писать в папку с данными: { $folder }. Разрешите ему это или выберите другую папку.
refusal-bad-frame = Сервер этого не понял. Обновите страницу.
refusal-bad-options = Эти условия не сочетаются. Просмотрите их ещё раз.
refusal-bad-request = Сервер этого не понял. Обновите страницу.
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
refusal-foreign-origin = Запрос пришёл с чужого сайта и отклонён. Откройте игру по её собственному адресу.
refusal-host-only = Это может только тот, кто открыл стол.
refusal-internal = На сервере что-то сломалось. Ваши партии не пропали; попробуйте ещё раз.
refusal-move-id-taken = Ход перепутался по дороге. Попробуйте ещё раз.
refusal-name-empty = Напишите имя.
refusal-name-needed = Сначала выберите имя, чтобы другие знали, кто вы.
refusal-name-too-long = В имени не больше { $most } { $most ->
    [one] знака
   *[many] знаков
  }.
refusal-name-unreadable = В имени есть знаки, которые нельзя показать. Выберите другое.
refusal-no-coach = В этой игре нет тренера.
refusal-no-hints = Подсказки сейчас нет: их включают, когда открывают стол, а просить их можно только в свой ход.
refusal-no-such-seat = За этим столом нет такого места. Обновите страницу.
refusal-not-now = Сейчас так нельзя. Посмотрите, чей ход.
refusal-not-over = Игра ещё не окончена. Сначала доиграйте её.
refusal-not-seated = За этим столом вы только наблюдаете. Чтобы играть, откройте свой стол.
refusal-not-started = Игра ещё не началась. Дождитесь, пока займут все места.
refusal-not-your-seat = Это не ваше место. Обновите страницу.
refusal-seat-taken = Кто-то вас опередил: место занято. Можно остаться и наблюдать.
refusal-stale = За столом тем временем всё изменилось. Взгляните ещё раз и повторите ход.
refusal-table-over = Эта игра окончена. Начните новую.
refusal-table-unreadable = Этот стол больше не читается. Откройте новый.
refusal-too-large = Это слишком много за один раз. Сократите и попробуйте ещё раз.
refusal-too-many-guesses = Слишком много неверных ссылок подряд. Подождите минуту и попробуйте снова.
refusal-too-many-questions = Вы спросили тренера много раз подряд. Подождите минуту и попробуйте снова.
refusal-too-many-sockets = Из вашей сети открыто слишком много страниц. Закройте часть и попробуйте ещё раз.
refusal-too-many-tables = Вы открыли много столов подряд. Подождите минуту и попробуйте снова.
refusal-unknown-game = Такой игры здесь нет. Выберите другую.
refusal-unknown-level = В этой игре нет такого бота. Выберите другого.
refusal-unknown-page = По этому адресу ничего нет. Проверьте ссылку.
refusal-unknown-table = Такого стола нет. Попросите ссылку ещё раз или откройте свой стол.
refusal-words-too-long = Слишком много слов: не больше { $most } { $most ->
    [one] знака
   *[many] знаков
  }.
refusal-words-unreadable = В этих словах есть знаки, которые нельзя показать. Выберите другие.
refusal-wrong-seats = Эта игра на другое число игроков: { $seats }.
