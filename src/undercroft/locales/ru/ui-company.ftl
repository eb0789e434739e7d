## Общество за столом: часы, кого нет, боты на замене

ui-hand-to-bot = { $player }: пусть играет бот
ui-hand-sure = Бот играет, пока { $player } не вернётся.
ui-hand-yes = Пусть играет бот
ui-hand-no = Подождать
ui-missing = Кого нет
ui-missing-left = { $player } больше не за столом.
ui-missing-away = { $player }: уже давно нет на месте.
ui-player-bot = играет бот
ui-bot-for = { $player }: играет бот
ui-dock-bot = За вас играет бот
ui-dock-bot-line = Он выбирает вместо вас, пока вы не вернётесь на своё место.
ui-seat-back = Вернуться на место
ui-toast-left = { $player } больше не за столом.
ui-toast-bot = { $player }: теперь играет бот.
ui-toast-back = { $player } снова в игре.
ui-time-left-of = Осталось времени: { $player }
ui-time-left-is = Осталось времени: { $time }.

## Ссылки и уговор

ui-copy-by-hand = Текст выделен: скопируйте его через Ctrl+C, на телефоне — долгим нажатием.
ui-link-of-seat = Ссылка на место { $seat }
ui-waiting-local = Эти ссылки открываются только на этом компьютере. Чтобы друзья могли войти, запустите дом командой **{ $command }** и откройте его по адресу этого компьютера в вашей сети.
ui-agreed = Садясь за стол, все согласны:
ui-agreed-hints = { $on ->
    [yes] подсказки разрешены
   *[no] без подсказок
}
ui-agreed-clock = время на ход: { $clock }
ui-agreed-watch = { $on ->
    [yes] другие могут смотреть
   *[no] больше никто не смотрит
}
ui-device-link = Откройте эту ссылку на другом устройстве в течение часа; она сработает один раз.
