# What the games are called.

game-paper-dungeons = Paper Dungeons
game-doggos = Dungeons & Doggos
game-dungeoneer = Dungeoneer: Call of the Lich Lord
