# Tornei tra bot.

help-tournament = Fai incontrare i bot in tutte le coppie, sugli stessi semi e a posti scambiati: valutazioni, quote di vittorie, tempi. Un torneo interrotto riprende da dove si era fermato. Serve pip install "undercroft\[lab]".
help-tournament-examples = Esempi:
    undercroft lab tournament doggos --bot easy --bot greedy --games 200
    undercroft lab tournament paper-dungeons --bot easy --bot greedy --bot search@passes=200
    undercroft lab tournament doggos --bot greedy --bot easy --sequential
    undercroft lab tournament paper-dungeons --seats 1 --bot easy --bot greedy
    undercroft lab tournament doggos --bot greedy --bot "cmd:python examples/outside_bot.py"
help-tournament-bot = Un bot: un nome, search@passes=200, search@ms=100, oppure cmd: e un comando. Ripetilo per ciascuno.
help-tournament-games = Quante partite gioca ogni coppia (100; con --sequential al massimo 400).
help-tournament-sequential = Fai giocare due bot solo finché è chiaro se il primo vince abbastanza spesso.
help-tournament-h0 = Con --sequential: una quota di vittorie che non basta.
help-tournament-h1 = Con --sequential: una quota di vittorie che basta.
help-tournament-out = La cartella per i risultati (tournament-GAME).
bad-hypotheses = { $h0 } e { $h1 } non sono quote tra cui decidere. Usa due numeri tra 0 e 1, il minore come --h0.
tournament-same-bot = Un bot incontra altri, non se stesso. Indica ciascuno una volta: { $bots }.
tournament-one-bot = Un torneo ha bisogno di almeno due bot. Indica ciascuno con --bot.
tournament-test-of-two = Una prova sequenziale è tra due bot a due posti. Qui i bot sono { $bots } e i posti { $seats }.
tournament-busy = Un altro processo sta giocando in { $folder }. Aspettalo, o scegli un’altra cartella con --out.
tournament-other = { $folder } contiene un altro torneo: lì { $what } è { $was }, qui { $now }. Scegli un’altra cartella con --out.
tournament-unreadable = { $file } non si può leggere. Spostalo, o scegli un’altra cartella con --out.
tournament-line-unreadable = { $file }, riga { $line }: non racconta partite: { $reason }. Cancella questa riga e tutte le seguenti, e lo stesso comando rigioca quelle partite; oppure prendi un’altra cartella con --out.
tournament-kept = Ciò che è stato giocato è conservato in { $folder }. Lo stesso comando riprende da lì.
tournament-rating = valore
tournament-games = partite
tournament-first = primo
tournament-think = ms a scelta
tournament-think-p99 = 99 % entro ms
tournament-pairing = coppia
tournament-ties = pari
tournament-lost = perse
tournament-share = quota
tournament-difference = punti
tournament-effect = in deviazioni
tournament-pairs = coppie
tournament-both-won = vinte entrambe
tournament-one-each = una a testa
tournament-both-lost = perse entrambe
tournament-with-a-tie = con un pareggio
tournament-test-h1 = { $first } batte { $second } in almeno { $h1 } delle partite piuttosto che in al massimo { $h0 }: { $share } ({ $interval }) di { $games }; evidenza { $evidence }, basta da { $high } in su.
tournament-test-h0 = { $first } batte { $second } in al massimo { $h0 } delle partite piuttosto che in almeno { $h1 }: { $share } ({ $interval }) di { $games }; evidenza { $evidence }, basta da { $low } in giù.
tournament-test-open = Nulla di deciso dopo { $games } partite tra { $first } e { $second }: { $share } ({ $interval }); evidenza { $evidence }, per { $h1 } serve { $high }, per { $h0 } { $low }.
tournament-played = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}, { $seconds } s di gioco, seme { $seed }.
tournament-written = games.parquet e summary.json sono in { $folder }
