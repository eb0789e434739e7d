## Общество за столом: часы, кого нет, боты на замене

ui-hand-to-bot = Пусть вместо { $player } играет бот
ui-hand-sure = Бот играет, пока { $player } не вернётся.
ui-hand-yes = Пусть играет бот
ui-hand-no = Подождать
ui-missing = Кого нет
ui-missing-left = { $player } больше не за столом.
ui-missing-away = { $player }: уже давно нет на месте.
ui-player-bot = играет бот
ui-bot-for = Место { $player }: играет бот
ui-dock-bot = За вас играет бот
ui-dock-bot-line = Он выбирает вместо вас, пока вы не вернётесь на своё место.
ui-seat-back = Вернуться на место
ui-toast-left = { $player } больше не за столом.
ui-toast-bot = { $player }: теперь играет бот.
ui-toast-back = { $player } снова в игре.
ui-time-left-of = Осталось времени: { $player }
ui-time-left-is = Осталось времени: { $time }.
