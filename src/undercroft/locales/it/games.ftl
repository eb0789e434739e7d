# What the games are called.

game-paper-dungeons = Paper Dungeons
game-doggos = Dungeons & Doggos
game-dungeoneer = Dungeoneer: il richiamo del Signore dei morti
