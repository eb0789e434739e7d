# Il laboratorio dell’equilibrio: il rapporto e i punti dei bot da soli.

help-balance = Fa giocare ai bot molte partite e mostra che cosa cambia ogni carta.
help-balance-examples = Esempi: undercroft lab balance doggos --games 300 --seats 3 --out doggos.html · undercroft lab balance paper-dungeons --pack MYPACK --against classic.json
help-balance-out = Il rapporto, un solo file HTML (balance-GAME.html).
help-balance-json = Scrive accanto le stesse cifre in JSON.
help-balance-against = La cartella di un altro pacchetto o il JSON di un rapporto precedente: che cosa cambia?
help-ranks = Fa giocare i bot da soli e conserva i loro punti nel pacchetto.
help-ranks-examples = Esempio: undercroft lab ranks paper-dungeons --games 400 --jobs 2
help-ranks-bot = I punti di chi; si può ripetere. Senza, tutti i livelli. hard=search@passes=150 conserva quelli di una ricerca come quelli del livello.
help-ranks-out = Il file; senza, standings.toml nella cartella del pacchetto.
balance-unknown-game = Nessuno sa dove guardare in { $game }. Ci sono: { $games }.
balance-not-alike = { $file } parla di altre partite: { $what } là è { $theirs }, qui { $ours }. Si confrontano solo partite uguali.
balance-not-a-report = { $file } non è un rapporto sull’equilibrio in JSON: { $reason }. Prendi il file che lab balance --json scrive accanto a un rapporto.
balance-written = Il rapporto: { $file }
ranks-written = Conservato nel pacchetto: { $file }
ranks-no-pack = { $game } non ha gradi per chi gioca da solo, li hanno solo { $games }.
ranks-forfeits = Non è stato conservato nulla: { $count ->
    [one] 1 decisione è stata presa
   *[other] { $count } decisioni sono state prese
} a caso al posto di { $bot }, quindi questi non sono i suoi punti. Correggi il programma, o dagli più tempo con --bot-timeout.
ranks-bot = il bot
standing-better = { $bot ->
    [easy] Meglio del { $percent } % delle partite del bot facile.
    [medium] Meglio del { $percent } % delle partite del bot medio.
    [hard] Meglio del { $percent } % delle partite del bot forte.
   *[other] Meglio del { $percent } % delle partite del bot { $bot }.
}

balance-title = Equilibrio: { $game }
balance-order = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}, { $seats ->
    [one] 1 posto
   *[other] { $seats } posti
}, bot: { $bots }, pacchetto { $pack }, seme { $seed }
balance-options = Opzioni: { $options }
balance-lots = Ciò che si sceglie prima della partita è stato deciso a sorte: solo così si distingue una carta da chi la tiene.

balance-checks = Che cosa deve valere
balance-ok = sì
balance-not = NO
balance-unsure-long = troppo poche partite per dirlo
balance-check-shares = { $kind }: ognuno vince dal { $low } % al { $high } % della sua giusta parte ({ $lowest }, { $highest }); va bene dal 60 % al 150 %
balance-check-wins = { $kind }: ognuno vince dal { $low } % al { $high } % delle partite ({ $lowest }, { $highest }); va bene né nessuna né tutte
balance-check-places = Ordine dei turni: il posto { $best } vince il { $high } % della sua giusta parte, il posto { $worst } il { $low } %
balance-check-used = { $kind }, mai usati: { $things }
balance-check-cap = Partite che arrivano all’ultimo round consentito: { $games }
balance-check-rounds = La metà centrale delle partite finisce tra i round { $fast } e { $slow }; va bene da 8 a 16
balance-check-roads = Partite vinte con le missioni: { $quests }, dall’ultimo eroe in vita: { $fights }
balance-none = nessuno

balance-overview = Le partite
balance-scores = Punti
balance-scores-note = tutti i posti; media { $mean }, deviazione standard { $deviation }
balance-places = Chi comincia
balance-places-note = parte della giusta quota di vittorie che tocca a ogni posto nell’ordine dei turni
balance-place = Posto { $place }
balance-decisions = Durata in decisioni
balance-rounds = Durata in round
balance-length-note = media { $mean }, metà centrale da { $low } a { $high }
balance-decisions-always = Ogni partita ha richiesto { $count ->
    [one] 1 decisione
   *[other] { $count } decisioni
}.
balance-rounds-always = Ogni partita è durata { $count ->
    [one] 1 round
   *[other] { $count } round
}.
balance-leads = Cambi in testa
balance-leads-note = media { $mean }; chi è in testa a metà vince nel { $share } % delle partite
balance-margins = Quanto è combattuta
balance-margins-note = punti tra il primo e il secondo; media { $mean }
balance-endings = Come finiscono le partite
balance-ending-quests = Missioni compiute
balance-ending-last-hero = Ultimo eroe in vita
balance-ending-level = Livello massimo raggiunto
balance-ending-cap = Ultimo round consentito
balance-ending-no-quests = Missioni esaurite
balance-ending-solo-won = Vinta da soli
balance-ending-solo-lost = Persa da soli
balance-won = Vittorie
balance-won-note = { $share } % delle partite

balance-kind-talent = Talenti
balance-kind-goal = Obiettivi
balance-kind-mission = Missioni
balance-kind-dungeon = Dungeon
balance-kind-boss = Boss
balance-kind-item = Oggetti
balance-kind-dog = Cani
balance-kind-quest = Missioni personali
balance-kind-common-quest = Missioni comuni
balance-kind-monster = Mostri
balance-kind-room = Stanze
balance-kind-potion = Pozioni distribuite
balance-kind-hero = Eroi
balance-kind-card = Carte
balance-kind-location = Luoghi

balance-way-held = La sorte ha deciso chi tiene che cosa. I posti che la tengono si confrontano con tutti gli altri allo stesso posto nell’ordine dei turni.
balance-way-drawn = Vengono da un mazzo mescolato. L’effetto è quello di una in più rispetto a quanto il mazzo prometteva, sul posto che l’ha pescata.
balance-way-laid = Stanno sul tavolo per tutti. L’effetto è quello della loro comparsa, o di una in più del previsto, sulla media dei punti al tavolo.
balance-way-given = Nessuno li riceve in mano. Ogni partita è stata giocata di nuovo con lo stesso seme e un posto ne ha avuto uno in regalo al primo dado; l’effetto è la differenza per quel posto.

balance-thing = Nome
balance-seen = Vista
balance-wanted = Voluta
balance-use-goal = Premiato
balance-use-mission = Compiuta
balance-use-boss = Affrontato
balance-use-item = Creato
balance-use-quest = Compiuta
balance-use-monster = Battuto
balance-use-room = Presa
balance-use-card = Giocata
balance-use-location = Visitato
balance-use-hero = Morto
balance-used-in = Nel round
balance-fair = Giusta parte
balance-score-effect = Punti
balance-win-effect = Probabilità di vincere
balance-margin-effect = Distacco
balance-length-effect = Decisioni
balance-flags = Segnali
balance-flag-dead = mai usata
balance-flag-unseen = mai vista
balance-flag-unwanted = mai voluta
balance-flag-strong = forte
balance-flag-weak = debole
balance-flag-high = più punti
balance-flag-low = meno punti
balance-only-flagged = Solo ciò che è segnalato
balance-nothing-flagged = Niente spicca.
balance-flagged = Che cosa spicca

balance-reading = Come si legge
balance-reading-effect = Il punto è l’effetto, la linea il suo intervallo al 95 %. Punto pieno: l’intervallo non contiene lo 0, o la giusta parte. In una riga su 20 succede per caso.
balance-reading-flags = Forte e debole, più e meno punti: almeno 0,3 deviazioni standard e non per caso, anche guardando tutte le cose dello stesso tipo (Benjamini–Hochberg, 5 %), oppure una parte oltre il 150 % o sotto il 60 % che di certo non è giusta.
balance-reading-seen = Vista conta quante volte è stata tenuta, pescata o messa sul tavolo; Voluta, quanti dei bot a cui è stata offerta l’avrebbero presa.

balance-against = Rispetto a { $pack }
balance-against-note = { $games ->
    [one] La stessa partita
   *[other] Le stesse { $games } partite
}, seme per seme. Differenza: qui meno là, con il suo intervallo al 95 %.
balance-forfeits-there = Là { $count ->
    [one] 1 decisione è stata presa
   *[other] { $count } decisioni sono state prese
} a caso al posto dei bot.
balance-figure = Cifra
balance-there = Là
balance-here = Qui
balance-difference = Differenza
balance-figure-score = Punti in media
balance-figure-margin = Distacco tra primo e secondo
balance-figure-decisions = Decisioni
balance-figure-rounds = Round
balance-figure-leads = Cambi in testa
balance-effects-differ = Che cosa conta di più o di meno
balance-only-here = solo qui
balance-only-there = solo là
