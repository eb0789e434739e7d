# What the games are called.

game-paper-dungeons = Бумажные подземелья
game-doggos = Подземелья и пёсики
game-dungeoneer = Подземелье. Зов Повелителя мёртвых
