# The balance laboratory: its report and what bots score alone.

help-balance = Let bots play many games and see what every card does to them.
help-balance-examples = Examples: undercroft lab balance doggos --games 300 --seats 3 --out doggos.html · undercroft lab balance paper-dungeons --pack MYPACK --against classic.json
help-balance-out = The report, one HTML file (balance-GAME.html).
help-balance-json = Write the same figures as JSON beside it.
help-balance-against = Another pack's folder, or the JSON of an earlier run: what is different?
help-ranks = Let bots play alone and store their scores with the pack.
help-ranks-examples = Example: undercroft lab ranks paper-dungeons --games 400 --jobs 2
help-ranks-bot = Whose scores; give it again for more. All levels if nothing is said. hard=search@passes=150 stores those of a search as the level’s.
help-ranks-out = The file; without it standings.toml in the pack's folder.
balance-unknown-game = Nobody knows where to look in { $game }. There are: { $games }.
balance-not-alike = { $file } tells of other games: { $what } there is { $theirs }, here { $ours }. Only equal games can be compared.
balance-not-a-report = { $file } is no balance report in JSON: { $reason }. Take the file that lab balance --json has written beside a report.
balance-written = The report: { $file }
ranks-written = Stored with the pack: { $file }
ranks-no-pack = { $game } has no ranks for a single player, only { $games } have.
ranks-forfeits = Nothing was stored: { $count ->
    [one] 1 decision was
   *[other] { $count } decisions were
} made for { $bot }, at random, so these are not its scores. Mend the program, or give it more time with --bot-timeout.
ranks-bot = bot
standing-better = { $bot ->
    [easy] Better than { $percent } % of the easy bot’s games.
    [medium] Better than { $percent } % of the medium bot’s games.
    [hard] Better than { $percent } % of the hard bot’s games.
   *[other] Better than { $percent } % of the games of the { $bot } bot.
}

balance-title = Balance: { $game }
balance-order = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}, bots: { $bots }, pack { $pack }, seed { $seed }
balance-options = Options: { $options }
balance-lots = What players choose before the game was decided by lot: only so can what they hold be told from who holds it.

balance-checks = What should hold
balance-ok = ok
balance-not = NOT
balance-unsure-long = too few games to tell
balance-check-shares = { $kind }: each wins { $low } % to { $high } % of its fair share ({ $lowest }, { $highest }); right is 60 % to 150 %
balance-check-wins = { $kind }: each wins { $low } % to { $high } % of the games ({ $lowest }, { $highest }); right is neither none nor all
balance-check-places = Order of turns: place { $best } wins { $high } % of its fair share, place { $worst } wins { $low } %
balance-check-used = { $kind }, never used: { $things }
balance-check-cap = Games that reach the last round allowed: { $games }
balance-check-rounds = The middle half of the games ends in rounds { $fast } to { $slow }; right is 8 to 16
balance-check-roads = { $quests } games are won by quests, { $fights } by the last hero standing
balance-none = none

balance-overview = The games
balance-scores = Score
balance-scores-note = all seats; mean { $mean }, standard deviation { $deviation }
balance-places = Who begins
balance-places-note = part of the fair share of wins that each place in the order of turns gets
balance-place = Place { $place }
balance-decisions = Length in decisions
balance-rounds = Length in rounds
balance-length-note = mean { $mean }, middle half { $low } to { $high }
balance-decisions-always = Every game took { $count ->
    [one] 1 decision
   *[other] { $count } decisions
}.
balance-rounds-always = Every game lasted { $count ->
    [one] 1 round
   *[other] { $count } rounds
}.
balance-leads = Changes of the lead
balance-leads-note = mean { $mean }; who led halfway wins { $share } %
balance-margins = How close
balance-margins-note = points between the first and the second; mean { $mean }
balance-endings = How games ended
balance-ending-quests = Quests done
balance-ending-last-hero = Last hero standing
balance-ending-level = Top level reached
balance-ending-cap = Last round allowed
balance-ending-no-quests = No quests left
balance-ending-solo-won = Won alone
balance-ending-solo-lost = Lost alone
balance-won = Won
balance-won-note = { $share } % of the games

balance-kind-talent = Talents
balance-kind-goal = Goals
balance-kind-mission = Missions
balance-kind-dungeon = Dungeons
balance-kind-boss = Bosses
balance-kind-item = Items
balance-kind-dog = Dogs
balance-kind-quest = Personal quests
balance-kind-common-quest = Common quests
balance-kind-monster = Monsters
balance-kind-room = Rooms
balance-kind-potion = Potions dealt
balance-kind-hero = Heroes
balance-kind-card = Cards
balance-kind-location = Locations

balance-way-held = A lot decided who held which. Seats with it are compared with all others at the same place in the order of turns.
balance-way-drawn = These come from a shuffled deck. The effect is that of one more than the deck’s odds promised, on the seat that drew it.
balance-way-laid = These lie on the table for all. The effect is that of its coming up, or of one more than the odds promised, on the mean score of the table.
balance-way-given = Nobody is dealt these. Every game was played again with the same seed, and one seat got one for nothing at its first die; the effect is the difference for that seat.

balance-thing = Name
balance-seen = Seen
balance-wanted = Wanted
balance-use-goal = Paid
balance-use-mission = Claimed
balance-use-boss = Fought
balance-use-item = Made
balance-use-quest = Fulfilled
balance-use-monster = Beaten
balance-use-room = Taken
balance-use-card = Played
balance-use-location = Entered
balance-use-hero = Died
balance-used-in = In round
balance-fair = Fair share
balance-score-effect = Score
balance-win-effect = Win chance
balance-margin-effect = Distance
balance-length-effect = Decisions
balance-flags = Flags
balance-flag-dead = never used
balance-flag-unseen = never seen
balance-flag-unwanted = never wanted
balance-flag-strong = strong
balance-flag-weak = weak
balance-flag-high = higher scores
balance-flag-low = lower scores
balance-only-flagged = Only what is flagged
balance-nothing-flagged = Nothing stands out.
balance-flagged = What stands out

balance-reading = How to read this
balance-reading-effect = A dot is the effect, the line its 95 % interval. A filled dot: the interval leaves out 0, or the fair share. In one of 20 rows it does so by chance.
balance-reading-flags = Strong and weak, higher and lower scores: at least 0.3 standard deviations and beyond chance even if all things of the kind are looked at (Benjamini–Hochberg, 5 %), or a fair share over 150 % or under 60 % that is surely not fair.
balance-reading-seen = Seen counts how often it was held, drawn or laid; Wanted, how many of the bots that were offered it would have taken it.

balance-against = Against { $pack }
balance-against-note = The same { $games ->
    [one] game
   *[other] { $games } games
}, seed by seed. Difference: here less there, with its 95 % interval.
balance-forfeits-there = There { $count ->
    [one] 1 decision was
   *[other] { $count } decisions were
} made for bots, at random.
balance-figure = Figure
balance-there = There
balance-here = Here
balance-difference = Difference
balance-figure-score = Mean score
balance-figure-margin = Distance of first and second
balance-figure-decisions = Decisions
balance-figure-rounds = Rounds
balance-figure-leads = Changes of the lead
balance-effects-differ = What does more or less
balance-only-here = only here
balance-only-there = only there
