# What the games are called.

game-paper-dungeons = Papírové doupě
game-doggos = Dungeons & Doggos
game-dungeoneer = Dungeoneer: Volání Pána mrtvých
