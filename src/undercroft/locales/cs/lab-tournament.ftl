# Turnaje botů.

help-tournament = Nechat boty setkat ve všech dvojicích, na stejných semínkách a s prohozenými místy: hodnocení, podíly výher, časy. Přerušený turnaj pokračuje tam, kde skončil. Potřebuje pip install "undercroft\[lab]".
help-tournament-examples = Příklady:
    undercroft lab tournament doggos --bot easy --bot greedy --games 200
    undercroft lab tournament paper-dungeons --bot easy --bot greedy --bot search@passes=200
    undercroft lab tournament doggos --bot greedy --bot easy --sequential
    undercroft lab tournament paper-dungeons --seats 1 --bot easy --bot greedy
    undercroft lab tournament doggos --bot greedy --bot "cmd:python examples/outside_bot.py"
help-tournament-bot = Bot: jméno, search@passes=200, search@ms=100, nebo cmd: a příkaz. Zopakuj pro každého.
help-tournament-games = Kolik her hraje každá dvojice (100; se --sequential nejvýš 400).
help-tournament-sequential = Nechat dva boty hrát jen tak dlouho, než je jasné, zda první vyhrává dost často.
help-tournament-h0 = Se --sequential: podíl výher, který nestačí.
help-tournament-h1 = Se --sequential: podíl výher, který stačí.
help-tournament-out = Složka pro výsledky (tournament-GAME).
bad-hypotheses = { $h0 } a { $h1 } nejsou podíly, mezi kterými lze rozhodnout. Vezmi dvě čísla mezi 0 a 1, menší do --h0.
tournament-same-bot = Bot se potkává s jinými, ne sám se sebou. Jmenuj každého jednou: { $bots }.
tournament-one-bot = Turnaj potřebuje aspoň dva boty. Jmenuj každého pomocí --bot.
tournament-test-of-two = Postupný test je mezi dvěma boty na dvou místech. Tady je botů { $bots } a míst { $seats }.
tournament-busy = Ve složce { $folder } hraje jiný proces. Počkej na něj, nebo vezmi jinou složku pomocí --out.
tournament-other = Složka { $folder } patří jinému turnaji: tam je { $what } { $was }, tady { $now }. Vezmi jinou složku pomocí --out.
tournament-unreadable = { $file } se nedá přečíst. Přesuň ho jinam, nebo vezmi jinou složku pomocí --out.
tournament-line-unreadable = { $file }, řádek { $line }: není to záznam her: { $reason }. Smaž tento řádek a všechny za ním a stejný příkaz ty hry sehraje znovu; nebo vezmi jinou složku pomocí --out.
tournament-kept = Co se odehrálo, je uloženo v { $folder }. Stejný příkaz pokračuje odtud.
tournament-rating = síla
tournament-games = her
tournament-first = první
tournament-think = ms na tah
tournament-think-p99 = 99 % do ms
tournament-pairing = dvojice
tournament-ties = remíz
tournament-lost = proher
tournament-share = podíl
tournament-difference = body
tournament-effect = v odchylkách
tournament-pairs = dvojice her
tournament-both-won = obě vyhrané
tournament-one-each = po jedné
tournament-both-lost = obě prohrané
tournament-with-a-tie = s remízou
tournament-test-h1 = { $first } poráží { $second } spíš aspoň v { $h1 } her než nejvýš v { $h0 }: { $share } ({ $interval }), her { $games }; svědectví { $evidence }, stačí od { $high }.
tournament-test-h0 = { $first } poráží { $second } spíš nejvýš v { $h0 } her než aspoň v { $h1 }: { $share } ({ $interval }), her { $games }; svědectví { $evidence }, stačí od { $low } dolů.
tournament-test-open = Mezi { $first } a { $second } není rozhodnuto, her { $games }: { $share } ({ $interval }); svědectví { $evidence }, pro { $h1 } je třeba { $high }, pro { $h0 } { $low }.
tournament-played = { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}, { $seconds } s hraní, semínko { $seed }.
tournament-written = games.parquet a summary.json jsou v { $folder }
