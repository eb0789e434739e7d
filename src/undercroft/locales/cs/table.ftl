# Co říká stůl v prohlížeči: lidé, místa, hodiny, nápovědy, zprávy, kterým nerozumí.

## Stoly a místa

no-such-table = Stůl { $table } tu není. Možná je otevřený na jiném serveru.
no-such-table-code = Kód „{ $code }“ nemá žádný stůl. Zeptej se na něj znovu toho, kdo stůl otevřel.
table-not-begun = Hra ještě nezačala: všichni ještě nesedí.
table-over = Hra skončila. Chceš-li hrát dál, navrhni odvetu.
table-not-over = To jde, až když hra skončí.
table-pack-missing = Tady se hraje s balíčkem { $pack } a ten na tomto serveru není.
not-your-seat = Místo { $seat } není tvoje.
not-your-table = U tohoto stolu nesedíš.
no-open-seat = Volné místo tu už není. Můžeš se dívat, pokud to stůl dovolí.
seat-taken = Někdo si tam sedl těsně před tebou. Zkus jiné místo.
link-taken = Na místě z tohoto odkazu sedí { $name }. Můžeš se dívat, pokud to stůl dovolí.
seat-not-left = Bot hraje jen za toho, kdo odešel nebo je u stolu bez hodin pět minut pryč.
cannot-abandon = Ostatní tu ještě hrají. Můžeš odejít, místo na tebe počká.
watching-off = U tohoto stolu se dívat nedá.
bad-name = Jméno má 1 až { $most } písmen.
bad-seat-kind = Místo je you, person, open nebo bot, ne „{ $kind }“.
too-many-tables = Díváš se už na tolik stolů: { $most }. Nejdřív jeden zavři.

## Hra

stale-version = Hra se mezitím posunula (tys viděl { $version }, teď je { $now }). Podívej se znovu a vyber.
no-such-orders = Pokyn „{ $orders }“ není. Jsou: ask, able, attacked, turn.
not-asked = Nejsi na tahu.
too-many-races = Všichni táhli naráz. Zkus to znovu.
hints-off = U tohoto stolu jsou nápovědy vypnuté: nesouhlasili všichni.
hint-on-its-way = Nápověda už je na cestě.
no-hint = Žádný bot teď nemá odpověď. Zkus to znovu.

## Pohled zpět

nothing-to-play-on = V tomto kroku už hra skončila. Vyber dřívější.
table-given-up = Tento stůl byl opuštěn: hra nemá konec a přehrát se nedá.

## Kdo se ptá a jak

no-identity = Server tě nezná. Načti stránku znovu.
link-spent = Tento odkaz už byl použit nebo vypršel. Vytvoř nový.
other-page = Tohle přišlo z cizí stránky.
too-many-messages = To bylo moc najednou. Chvilku počkej.
message-too-long = Zpráva smí mít bajtů nejvýš { $most }.
bad-message = Tuto zprávu nelze přečíst: { $problem }
bad-request = Tento požadavek nelze přečíst: { $problem }
server-error = Něco se u nás pokazilo. Co bylo zahráno, je v bezpečí; načti stránku znovu.

## Balíčky, hry s průvodcem, jak daleko hra je

no-such-pack-here = Balíček „{ $pack }“ tu není. Jsou tu: { $packs }.
pack-unusable = V balíčku „{ $pack }“ { $errors ->
    [one] je jedna chyba
    [few] jsou { $errors } chyby
   *[other] je { $errors } chyb
 }, první v { $where }. Všechny vypíše „undercroft pack check“.
pack-name-taken = Balíček ve složce „{ $folder }“ si říká { $pack }, stejně jako jiný. Dejte mu vlastní jméno nebo verzi.
guide-is-fixed = Hra s průvodcem začíná pro všechny stejně. Místa a možnosti si zvolíte u obyčejného stolu.
progress-paper-dungeons = Kolo { $round } z { $rounds }
progress-doggos = Kolo { $round } ze { $rounds }
progress-dungeoneer = Kolo { $round }
