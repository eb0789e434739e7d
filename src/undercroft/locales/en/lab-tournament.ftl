# Tournaments between bots.

help-tournament = Let bots meet in all pairings, on the same seeds with the seats swapped: ratings, win rates, latencies. An interrupted tournament goes on where it stopped. Needs pip install "undercroft\[lab]".
help-tournament-examples = Examples:
    undercroft lab tournament doggos --bot easy --bot greedy --games 200
    undercroft lab tournament paper-dungeons --bot easy --bot greedy --bot search@passes=200
    undercroft lab tournament doggos --bot greedy --bot easy --sequential
    undercroft lab tournament paper-dungeons --seats 1 --bot easy --bot greedy
    undercroft lab tournament doggos --bot greedy --bot "cmd:python examples/outside_bot.py"
help-tournament-bot = A bot: a name, search@passes=200, search@ms=100, or cmd: and a command. Repeat it for each.
help-tournament-games = How many games each pairing plays (100; with --sequential at most 400).
help-tournament-sequential = Play two bots only until it is clear whether the first wins often enough.
help-tournament-h0 = With --sequential: a share of wins that is not enough.
help-tournament-h1 = With --sequential: a share of wins that is enough.
help-tournament-out = The folder for the results (tournament-GAME).
bad-hypotheses = { $h0 } and { $h1 } are no shares to decide between. Take two numbers between 0 and 1, the smaller one as --h0.
tournament-same-bot = A bot meets others, not itself. Name each once: { $bots }.
tournament-one-bot = A tournament needs two bots or more. Name each with --bot.
tournament-test-of-two = A sequential test is between two bots at two seats. Here are { $bots } and { $seats }.
tournament-busy = Another process is playing in { $folder }. Wait for it, or take another folder with --out.
tournament-other = { $folder } holds another tournament: there { $what } is { $was }, here { $now }. Take another folder with --out.
tournament-unreadable = { $file } cannot be read. Move it away, or take another folder with --out.
tournament-line-unreadable = { $file }, line { $line }, tells of no games: { $reason }. Delete this line and all after it, and the same command plays these games again; or take another folder with --out.
tournament-kept = What was played is kept in { $folder }. The same command goes on from there.
tournament-rating = rating
tournament-games = games
tournament-first = first
tournament-think = ms a decision
tournament-think-p99 = 99 % in ms
tournament-pairing = pairing
tournament-ties = tied
tournament-lost = lost
tournament-share = share
tournament-difference = points
tournament-effect = in deviations
tournament-pairs = pairs
tournament-both-won = both won
tournament-one-each = one each
tournament-both-lost = both lost
tournament-with-a-tie = with a tie
tournament-test-h1 = { $first } beats { $second } in at least { $h1 } of the games rather than at most { $h0 }: { $share } ({ $interval }) of { $games }; evidence { $evidence }, enough from { $high } on.
tournament-test-h0 = { $first } beats { $second } in at most { $h0 } of the games rather than at least { $h1 }: { $share } ({ $interval }) of { $games }; evidence { $evidence }, enough from { $low } down.
tournament-test-open = Undecided after { $games } games between { $first } and { $second }: { $share } ({ $interval }); evidence { $evidence }, for { $h1 } it takes { $high }, for { $h0 } { $low }.
tournament-played = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $seconds } s of play, seed { $seed }.
tournament-written = games.parquet and summary.json are in { $folder }
