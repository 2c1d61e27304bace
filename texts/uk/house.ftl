# Дім: усе довкола ігрових полів.

## Усюди
locale = uk
skip = Перейти до вмісту
close = Закрити
save = Зберегти
print = Роздрукувати
to-home = До ігор
play-now = Грати
on-your-own = Соло
with-friend = З другом
new-table = Новий стіл
rules = Правила
rules-of = { $game }: правила
your-turn = Ваш хід
header-home = Deciban, до ігор
header-nav = Сторінки
header-mine = Мої столи
header-language = Мова
header-theme = Тема
header-name = { $name ->
    [none] { name-none }: указати ім’я
   *[other] Ваше ім’я: { $name }
  }
theme-lamp = Темна
theme-day = Світла
theme-system = Як у системі

## Імена
name-none = Гість
name-title = Ваше ім’я
name-why = Під ним вас бачитимуть за столом. Ні реєстрації, ні пароля: вас пам’ятає цей браузер.
name-label = Ім’я

## Головна
home-title = Бюро шифрів працює всю ніч
home-lead = Ігри на розгадування коду просто в браузері: соло, з друзями або проти машин, що думають.
home-games = Ігри
continue = Продовжити
continue-all = { $count ->
    [one] { $count } відкритий стіл
    [few] Усі { $count } відкриті столи
   *[many] Усі { $count } відкритих столів
  }
fact-guest = Без реєстрації. Ім’я знадобиться, лише коли прийдуть друзі.
fact-link = Друзі приходять за посиланням з будь-якого телефону чи комп’ютера.
fact-dice = Жереб чесний: після партії його можна перевірити.
fact-name = Децибан — одиниця ваги доказів: дешифрувальники воєнних років додавали децибани, доки не приходила певність.

## Хто за столом
with-others = з вами: { $names }
with-nobody = соло
with-open = з вільним місцем
with-this-device = разом на одному пристрої
watching = за столом: { $names }
level-random = Навмання

## Боти
bot-aluco = Алуко
bot-ayla = Айла
bot-barka = Барка
bot-clavis = Клавіс
bot-falena = Фалена
bot-firn = Фірн
bot-glim = Глім
bot-grak = Грак
bot-kotva = Котва
bot-liska = Лиска
bot-malva = Мальва
bot-nola = Нола
bot-orso = Орсо
bot-quilla = Квілла
bot-rumb = Румб
bot-runa = Руна
bot-skerry = Скеррі
bot-tibert = Тіберт
bot-tisan = Тізан
bot-tsuru = Цуру
bot-ulita = Уліта
bot-vega = Вега
bot-vesper = Веспер
bot-zuza = Зуза
seat-bot = { $name }{ "\u00A0" }· { $level }

## Немає такої сторінки, помилки
missing-title = Ця шухляда порожня
missing-text = За цією адресою нічого немає. Можливо, посилання скопійовано не повністю.
failed-title = Стрічка порвалася
failed-text = Сторінка не завантажилася. Перевірте зв’язок і спробуйте ще раз; ваші партії не зникли.
failed-again = Спробувати ще раз
error-unreachable = Сервер не відповідає. Перевірте зв’язок і спробуйте ще раз.

## Новий стіл
new-title = { $game }: новий стіл
new-options = Умови
new-people = Хто грає
new-count = Скільки гравців
new-patience = Якщо хтось відійде
patience-live = Чекати 3 хвилини
patience-live-about = Потім за того, хто не на зв’язку, може зіграти бот, доки людина не повернеться.
patience-slow = Чекати скільки завгодно
patience-slow-about = Ніхто не поспішає: стіл зачекає на кожного, хоч кілька днів.
new-invite = Відкрити стіл і запросити
new-start = Почати гру
new-watch = Дивитися, як грають
seat-number = Гравець { $number }
sitter-me = Я
sitter-me-named = Я ({ $name })
sitter-open = Друг за посиланням
sitter-device = Друг на цьому пристрої
sitter-device-name = Ім’я друга
sitter-bot = Бот: { $level }
words-title = Додати до жереба свої слова
words-why = Годяться будь-які. Їх домішують до жереба, тож ніхто, навіть сервер, не може вибрати, що випаде.
words-label = Слова
option-help = Допомога в блокноті
option-help-none = Без допомоги
option-help-facts = Факти
option-help-full = Повна
option-hints = Підказки тренера

## Стіл чекає
waiting-title = { $game }: чекаємо на гравців
waiting-seats = За столом
sit-title = Сідайте грати
sit-text = За цим столом є вільне місце. Гра почнеться, коли займуть усі місця.
sit-down = Сісти за стіл
share-title = Запросіть друга
share-text = Надішліть це посилання. Гра почнеться сама, коли займуть усі місця.
share-link = Посилання на цей стіл
share-copy = Скопіювати посилання
share-share = Поділитися
share-copied = Посилання скопійовано.
share-selected = Посилання виділено: лишилося його скопіювати.
seat-open = Вільне місце
seat-waiting = для того, хто має посилання
seat-you = ви
seat-here = на місці
seat-away = зараз не на зв’язку
seat-free = Звільнити місце
seat-fill = Посадити бота
stand-up = Встати з-за столу
promise-title = Жереб уже кинуто
promise-text = Усе випадкове в цій грі походить з одного таємного числа. Ось його відбиток (SHA-256). Коли гра скінчиться, число відкриють, і ваш браузер зможе перевірити, що воно те саме і що весь жереб отримано з нього.
rules-meanwhile = Тим часом почитати правила

## Стіл закрито або він далеко
no-table-title = Такого столу немає
no-table-text = За цією адресою ніхто не грає. Попросіть посилання ще раз або відкрийте свій стіл.
outdated-title = Стіл із попередньої версії
elsewhere-title = Стіл відкрито в іншому вікні
elsewhere-text = Цей стіл відкрито у вас в іншому вікні або на іншому пристрої. Можна продовжити тут.
elsewhere-here = Продовжити тут
lost-title = Немає зв’язку
lost-text = Сервер зараз не відповідає. Ми пробуємо знову й знову, вам нічого робити не треба.
lost-banner = Зв’язок перервався. Пробуємо знову…
lost-now = Повторити
trouble-title = Хвилинку
trouble-waiting = Сервер чекає на базу даних. Нічого не втрачено, гра продовжиться сама.
trouble-unwritten = Останній хід не вдалося записати, і його не зараховано. Усе, що було раніше, збережено. Повідомте, будь ласка, того, хто запустив цей сервер.

## За столом
board = Поле
people = За столом
tray = Що можна зробити зараз
side = Блокнот, ходи і чат
side-open = Відкрити блокнот, ходи і чат
seat-me = Ви
seat-you-short = ви
seat-away-short = не на зв’язку
seat-gone-short = поза грою
seat-stand-in = грає { $bot }
seat-awaited = ходить
you-watch = Ви спостерігаєте
you-left = Ви вийшли з гри
watchers = { $count ->
    [one] { $count } глядач
    [few] { $count } глядачі
   *[many] { $count } глядачів
  }
sound = Звук
tab-notebook = Блокнот
tab-tape = Ходи
tab-chat = Чат
tape-empty = Поки що нічого не сталося. Тут з’явиться кожен хід.
chat-empty = Поки що всі мовчать. Привітайтеся.
chat-label = Повідомлення
chat-send = Надіслати
chat-silent = За правилами зараз треба мовчати
chat-phrases = Готові фрази
chat-watcher = { $name } (спостерігає)
chat-unread = { $count ->
    [one] { $count } нове повідомлення
    [few] { $count } нові повідомлення
   *[many] { $count } нових повідомлень
  }
curtain-title = Передайте пристрій: { $name }
curtain-text = Усе таємне сховано. Іншим зараз дивитися не можна.
curtain-lift = Я — { $name }, відкривайте
curtain-peek = Хвилинку, гляну ще раз
do-lay = Викласти
do-clear = Очистити
mark-in = моя позначка: є
mark-out = моя позначка: немає
mark-maybe = моя позначка: можливо
codes-title = Ці підходять. Натисніть, щоб викласти.

## Кого немає за столом
away-soon = { $name } не на зв’язку. Покликати бота можна буде за { $time }.
away-long = { $name } не на зв’язку.
away-slow = { $name } не на зв’язку. За цим столом не поспішають.
stand-in-offer = Покликати бота
stand-in-title = { $name }: хай зіграє бот
stand-in-text = Бот бачить лише те, що видно з цього місця. Повернувшись, людина будь-коли знову зможе грати сама.
stand-in-level = Рівень бота
stand-in-mine = За вас грає { $bot }.
stand-in-back = Повернутися в гру
told-stand-in = { $name }: не на зв’язку. Грає { $bot }.
told-back = { $name }: знову за столом.
leave = Піти назовсім
give-up = Здатися
leave-title = Піти з-за столу назовсім?
give-up-title = Здатися в цій партії?
leave-after = Дивитися далі можна, а грати за цим столом — уже ні.
leave-stay = Лишитися

## Кінець
play-again = Ще раз
rematch = Реванш
rematch-join = До реваншу
check-dice = Перевірити жереб
check-title = Перевірка жереба
check-right = Жереб чесний: усе сходиться.
check-wrong = Щось не сходиться: це не той жереб, що був обіцяний.
check-how = Ваш браузер щойно повторив увесь жереб за таємним числом (HMAC-SHA256) і порівняв.
check-promise = Відбиток, показаний до гри
check-seed = Таємне число
check-match = Число відповідає відбитку
check-words = Слова гравців
check-no-words = немає
check-step = Хід
check-start = початок
check-why = Для чого
check-value = Випало
check-repeated = Сходиться
check-of = { $value } з { $sides }
check-yes = так
check-no = ні
check-none = Випадковостей у цій партії не було.

## Тренер
do-hint = Підказка
coach = Тренер
coach-title = Що каже тренер
coach-thinks = Тренер вивчає партію…
coach-player = Гравець: { $name }
coach-whose = Чиї ходи
coach-skill = Майстерність: { $percent } %
coach-skill-about = Скільки можна було очікувати від зроблених ходів — у відсотках від найкращих. Якими потім виявилися відповіді, не важить.
coach-luck-signed = { $sign ->
    [plus] +
    [minus] −
   *[none] {""}
  }{ NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) } біта
coach-luck = { $feeling ->
    [some] Трохи пощастило
    [much] Дуже пощастило
    [ill] Трохи не пощастило
    [worse] Не пощастило
   *[none] Удача тут ні до чого
  }: { coach-luck-signed }
coach-luck-about = Наскільки більше дали відповіді, ніж очікувалося від ходів; менше нуля — не пощастило.
coach-what-are-bits = Що таке біти?
coach-chart = Майстерність і удача, хід за ходом, у бітах
coach-point = Після ходу { $move }: майстерність { NUMBER($skill, minimumFractionDigits: 1, maximumFractionDigits: 1) } з { NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) } біта, удача { coach-luck-signed }.
coach-line-skill = майстерність: скільки очікувалося від ходів
coach-line-most = скільки очікувалося від найкращих ходів
coach-line-luck = удача: що відповіді дали понад це
coach-bits = { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) } біта
coach-left = Лишилося
coach-left-change = { $before } → { $after }
coach-left-about = Можливостей до ходу: { $before }. Після нього: { $after }.
coach-one-in = { $times ->
    [0] лишаються майже всі можливості
    [1] лишаються майже всі можливості
   *[other] лишається одна можливість із { $times }
  }
coach-expected = Очікувалося
coach-expected-about = Від цього ходу очікувалося { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) } біта: у середньому { coach-one-in }.
coach-most = Максимум
coach-most-about = Від найкращого ходу очікувалося { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) } біта: у середньому { coach-one-in }.
coach-got = Отримано
coach-got-about = Насправді відповідь дала { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) } біта: { coach-one-in }.

## Помічник і урок
to-assistant = Граєте за справжнім столом? Спитайте помічника
to-lesson = Навчитися рахувати в бітах
assistant-of = { $game }: помічник
assistant-advice = Що каже тренер
assistant-thinks = Тренер думає…
do-start-over = Нова партія
entry-aside = Відкладено.
lesson-of = { $game }: рахуємо в бітах

## Власне для гри
contents-of = { $what } · { $game }
contents-text = Текст
contents-example = Почати з прикладу
contents-upload = Відкрити файл
contents-download = Зберегти як файл
contents-undo = Повернути попередній текст
contents-checking = Триває перевірка…
contents-good = «{ $title }»: грати можна.
contents-line = До рядка { $line }
contents-table = Відкрити із цим стіл
contents-saved = «{ $title }»: збережено.
contents-shelf = Збережене
contents-share = Поділитися
contents-share-public = За цим посиланням кожен зможе зіграти, а також прочитати текст і завантажити його.
contents-share-private = За цим посиланням кожен зможе зіграти. Прочитати текст можете лише ви.
contents-link = Посилання
contents-preview = Попередній перегляд
contents-preview-old = Таким текст був, коли ним ще можна було грати.
contents-preview-none = Показати поки що нема чого. Спершу виправте те, що названо під текстом.
contents-rehearsal = Проба з ботами
contents-rehearsal-about = Боти зіграють кількасот партій. Стане видно, що надто сильне, а що надто слабке.
contents-rehearse = Нехай спробують боти
contents-rehearse-again = Спробувати ще раз
contents-rehearsal-progress = Партія { $games } із { $most }
contents-rehearsal-failed = Ботам не вдалося цим зіграти. Спробуйте ще раз.
contents-rehearsal-what = Хто або що
contents-rehearsal-share = Частка перемог, коли у грі
contents-rehearsal-won = Перемог: { $won } із { $played }
contents-rehearsal-sum = { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[other] { $games } партій
  }, боти: { $level }. Пунктир — середнє, { NUMBER($mean, style: "percent", maximumFractionDigits: 0) }. Без переможця закінчилося { NUMBER($nobody, style: "percent", maximumFractionDigits: 0) } партій.
contents-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
new-content = Чим граємо
new-content-usual = Тим, що є у грі
new-content-look = Подивитися

## Мої столи
mine-running = Відкриті
mine-finished = Зіграні
mine-more = Показати ще
mine-empty = Ви ще не сиділи за жодним столом. До першої партії — одне натискання.
state-waiting = Чекаємо
state-theirs = Чужий хід
state-over = Зіграно
state-won = Перемога
state-lost = Поразка
state-drawn = Нічия
stats-title = Соло-партії
stats-empty = Зіграйте партію соло, і тут з’явиться ваша статистика.
stats-games = Партій
stats-won = Перемог
stats-mean = Балів у середньому
stats-chart = Партії за балами; × — без перемоги
stats-share = { $percent } %
stats-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
stats-bar = { $points }: { $count ->
    [one] { $count } партія.
    [few] { $count } партії.
   *[many] { $count } партій.
  }
stats-bar-lost = Без перемоги: { $count ->
    [one] { $count } партія.
    [few] { $count } партії.
   *[many] { $count } партій.
  }

## Відмови
refusal-no-campaign = У цій грі немає кампаній.
refusal-text-empty = Спершу напишіть щось.
refusal-text-too-long = Забагато тексту: не більше ніж { $most } { $most ->
    [one] знак
    [few] знаки
   *[many] знаків
  }.
refusal-text-unreadable = У тексті є знаки, які не можна показати. Напишіть інакше.
refusal-source-unreadable = Рядок { $line }: цього не прочитати. Перевірте лапки, дужки та знаки рівності поблизу.
refusal-source-unknown = Рядок { $line }: «{ $what }» тут невідоме.
refusal-source-missing = Рядок { $line }: бракує «{ $what }».
refusal-source-value = Рядок { $line }: «{ $what }» тут стояти не може.
refusal-source-range = Рядок { $line }: «{ $what }» задовге, закоротке, завелике або замале.
refusal-source-kind = Рядок { $line }: «{ $what }» не того виду: текст замість числа або навпаки.
refusal-unknown = Сервер відмовив і не пояснив чому. Спробуйте ще раз.
refusal-already-started = Гра вже почалася, за столом більше нічого не змінити.
refusal-already-left = Ви вийшли з цієї гри і можете лише спостерігати.
refusal-bad-action = У цій грі так не ходять. Оновіть сторінку.
refusal-bad-data = Сервер не може писати до теки з даними: { $folder }. Дозвольте йому це або виберіть іншу теку.
refusal-bad-frame = Сервер цього не зрозумів. Оновіть сторінку.
refusal-bad-options = Ці умови не поєднуються. Перегляньте їх ще раз.
refusal-bad-request = Сервер цього не зрозумів. Оновіть сторінку.
refusal-bad-sequel = Звідси тим самим складом гру не продовжити. Відкрийте новий стіл.
refusal-campaign-host-only = Вилучати інших може лише той, хто веде кампанію: найдавніший її учасник.
refusal-campaign-open = У цій кампанії вже відкрито стіл. Спершу дограйте за ним.
refusal-campaign-table = Цей стіл належить до кампанії. Наступний відкривається там.
refusal-chat-closed = За правилами вам зараз треба мовчати. Поговорити можна буде пізніше.
refusal-chat-full = Чат цього столу заповнено. Договорити можна за новим столом.
refusal-chat-empty = Спершу напишіть щось.
refusal-chat-too-long = Забагато тексту: не більше ніж { $most } { $most ->
    [one] знак
    [few] знаки
   *[many] знаків
  }.
refusal-chat-unreadable = У повідомленні є знаки, які не можна показати. Напишіть інакше.
refusal-coach-busy = До тренера зараз черга. Спробуйте ще раз трохи згодом.
refusal-coach-failed = Тренер не впорався з цим запитанням. Спробуйте ще раз.
refusal-content-failed = Сервер не зміг підготувати гру. Спробуйте ще раз.
refusal-content-memory = Перевірка забрала забагато пам’яті, тож сервер її припинив. Спростіть текст.
refusal-content-timeout = Перевірка тривала надто довго, тож сервер її припинив. Спростіть текст або спробуйте пізніше.
refusal-content-too-large = Файл завеликий: можна щонайбільше { $most } кБ.
refusal-content-unreadable = Рядок { $line } не читається як текст. Збережіть файл у кодуванні UTF-8 і спробуйте ще раз.
refusal-foreign-origin = Запит прийшов із чужого сайту, його відхилено. Відкрийте гру за її власною адресою.
refusal-host-only = Це може лише той, хто відкрив стіл.
refusal-house-waiting = Сервер чекає на базу даних. Спробуйте трохи згодом.
refusal-internal = На сервері щось зламалося. Ваші партії не зникли; спробуйте ще раз.
refusal-members-only = Це лише для учасників кампанії. Попросіть у них посилання, щоб приєднатися.
refusal-move-id-taken = Хід переплутався дорогою. Спробуйте ще раз.
refusal-name-empty = Напишіть ім’я.
refusal-name-needed = Спершу виберіть ім’я, щоб інші знали, хто ви.
refusal-name-too-long = В імені не більше ніж { $most } { $most ->
    [one] знак
    [few] знаки
   *[many] знаків
  }.
refusal-name-unreadable = В імені є знаки, які не можна показати. Виберіть інше.
refusal-no-coach = У цій грі немає тренера.
refusal-no-contents = До цієї гри не можна додати нічого свого.
refusal-no-hints = Підказки зараз немає: їх вмикають, коли відкривають стіл, а просити їх можна лише у свій хід.
refusal-no-patience = За цим столом не поспішають і чекають на кожного.
refusal-no-rehearsal = У цій грі боти не можуть випробувати те, що ви написали.
refusal-no-such-seat = За цим столом немає такого місця. Оновіть сторінку.
refusal-not-a-person = На цьому місці немає людини, за яку міг би зіграти бот.
refusal-not-away = Цей гравець на зв’язку. Дайте йому трохи часу.
refusal-not-away-long = Цей гравець відійшов зовсім недавно. Покликати бота можна буде за { $seconds } { $seconds ->
    [one] секунду
    [few] секунди
   *[many] секунд
  }.
refusal-not-awaited = Зараз стіл чекає не на цього гравця.
refusal-not-now = Зараз так не можна. Подивіться, чий хід.
refusal-not-over = Гра ще не скінчилася. Спершу дограйте її.
refusal-not-seated = За цим столом ви лише спостерігаєте. Щоб грати, відкрийте свій стіл.
refusal-not-started = Гра ще не почалася. Зачекайте, доки займуть усі місця.
refusal-not-your-seat = Це не ваше місце. Оновіть сторінку.
refusal-note-unreadable = У нотатці є знаки, які не можна зберегти. Напишіть інакше.
refusal-phrase-closed = Зараз цього сказати не можна.
refusal-rehearsal-under-way = Боти вже випробовують щось ваше. Зачекайте, доки вони закінчать.
refusal-rehearsals-busy = Боти зараз мають багато роботи. Спробуйте за хвилину.
refusal-removed-member = Вас вилучили з цієї кампанії, тож повернутися до неї не можна.
refusal-seat-taken = Хтось вас випередив: місце зайнято. Можна лишитися і спостерігати.
refusal-stale = За столом тим часом усе змінилося. Гляньте ще раз і повторіть хід.
refusal-stand-in-plays = За вас грає бот. Спершу поверніться в гру.
refusal-table-given-up = Цей стіл усі залишили, і кампанія продовжилася за іншим.
refusal-table-over = Ця гра скінчилася. Почніть нову.
refusal-table-outdated = Цей стіл розпочато за попередньою версією правил, і продовжити його не можна. Відкрийте новий.
refusal-too-large = Це забагато за один раз. Скоротіть і спробуйте ще раз.
refusal-too-many-checks = Забагато перевірок за короткий час. Зачекайте трохи: написане не зникне.
refusal-too-many-contents = Забагато файлів за короткий час. Зачекайте хвилину й спробуйте знову.
refusal-too-many-guesses = Забагато неправильних посилань поспіль. Зачекайте хвилину і спробуйте знову.
refusal-too-many-questions = Ви спитали тренера багато разів поспіль. Зачекайте хвилину і спробуйте знову.
refusal-too-many-rehearsals = Боти вже багато разів грали для вас за короткий час. Зачекайте хвилину й спробуйте знову.
refusal-too-many-sockets = З вашої мережі відкрито забагато сторінок. Закрийте частину і спробуйте ще раз.
refusal-too-many-tables = Ви відкрили багато столів поспіль. Зачекайте хвилину і спробуйте знову.
refusal-unknown-campaign = Такої кампанії немає. Попросіть посилання ще раз.
refusal-unknown-content = Такого файлу тут немає, або він не ваш. Перевірте посилання.
refusal-unknown-game = Гри «{ $name }» тут немає. Є такі: { $games }.
refusal-unknown-level = Бота «{ $level }» у цій грі немає. Є такі: { $levels }.
refusal-unknown-member = Такого учасника в кампанії вже немає. Оновіть сторінку.
refusal-unknown-page = За цією адресою нічого немає. Перевірте посилання.
refusal-unknown-table = Такого столу немає. Попросіть посилання ще раз або відкрийте свій стіл.
refusal-words-too-long = Забагато слів: не більше ніж { $most } { $most ->
    [one] знак
    [few] знаки
   *[many] знаків
  }.
refusal-words-unreadable = У цих словах є знаки, які не можна показати. Виберіть інші.
refusal-write-failed = Сервер не зміг цього записати, тож це не зараховано. Спробуйте ще раз, а якщо не допоможе, повідомте того, хто запустив цей сервер.
refusal-write-uncertain = Зв’язок із базою даних перервався. Оновіть сторінку й подивіться, чи це зараховано.
refusal-wrong-seats = Ця гра на іншу кількість гравців: { $seats }.

# What is told in every game.
told-left = { $name }: вихід із гри.
ending-left = Партію завершено достроково. Вихід із гри: { $name }.

## Перші кроки за столом
first-steps = Перші кроки
first-of = { $step } з { $count }
do-first-next = Далі
do-first-done = Зрозуміло
do-first-skip = Пропустити
do-first-again = Показати перші кроки ще раз
