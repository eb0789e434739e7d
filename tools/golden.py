"""Make the golden records anew: `make golden`, those of some games alone with `make golden ARGS=doggos`.

Golden records must replay for ever once there is a tagged release. Before it they may be made anew, with a line in
CHANGELOG that says why.
"""

import sys
from collections.abc import Sequence
from pathlib import Path

import undercroft
from undercroft import bots
from undercroft.kernel.match import Match
from undercroft.kernel.record import write_record
from undercroft.kernel.seat import close_seats, open_seats

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "records" / "golden"

# By game: (file name behind the game's, seed, players in seat order, options)
GAMES: dict[str, tuple[tuple[str, int, tuple[str, ...], dict[str, str]], ...]] = {
    "paper-dungeons": (
        ("cz-two", 2, ("greedy", "random"), {}),
        ("it-four", 2, ("greedy", "greedy", "random", "greedy"), {"edition": "it", "missions": "off"}),
        ("ru-three", 4, ("greedy", "random", "greedy"), {"edition": "ru", "vanishing_gems": "on"}),
        ("solo", 4, ("greedy",), {"dungeon": "B"}),
        ("eight", 5, ("greedy",) * 4 + ("random",) * 4, {"random_bosses": "on"}),
        ("secret", 6, ("greedy",) * 3, {"secret_cards": "on", "edition": "it", "ask_potions": "on"}),
        ("campaign", 7, ("greedy", "greedy"), {"campaign": "ABC"}),
    ),
    "doggos": (
        ("two", 1, ("greedy", "greedy"), {}),
        ("three", 2, ("greedy", "random", "greedy"), {"dogs": "random"}),
        ("four", 3, ("greedy", "greedy", "random", "greedy"), {}),
        ("solo", 4, ("greedy",), {}),
        ("two-side", 5, ("greedy", "random", "greedy"), {"two_side": "on", "damage": "sum"}),
        ("night-watch", 6, ("greedy", "greedy"), {"night_watch": "on"}),
        ("hidden-coins", 7, ("greedy", "greedy", "random", "random"), {"hidden_coins": "on"}),
    ),
    "dungeoneer": (
        ("four", 1, ("random",) * 4, {}),
        ("two", 3, ("greedy", "greedy"), {}),
        ("three", 3, ("greedy", "random", "random"), {"sets": "legendary", "decks": "split"}),
        ("solo", 4, ("greedy",), {}),
        ("harder-solo", 5, ("random",), {"sets": "heroic", "harder_solo": "on", "hero_choice": "on"}),
        ("stages", 2, ("greedy", "greedy"), {"sets": "heroic,epic,legendary"}),
        (
            "open-map",
            7,
            ("random", "greedy", "random"),
            {
                "no_white_spots": "on",
                "resurrection": "on",
                "nothing_personal": "on",
                "optional_discard": "on",
            },
        ),
        (
            "house-rules",
            8,
            ("random", "greedy"),
            {
                "impartial_placement": "on",
                "limited_movement": "on",
                "dodging_spikes": "on",
                "one_way_doors": "on",
                "saved_ap": "challenge",
            },
        ),
    ),
}


def play(game_name: str, seed: int, players: tuple[str, ...], options: dict[str, str]) -> Match:
    """A whole match between bots."""
    match = Match(undercroft.game(game_name), len(players), seed, options, players)
    at = [bots.make(name, game_name, seed * 100 + seat) for seat, name in enumerate(players)]
    seats = open_seats(match.state)
    while not match.state.over:
        index = match.state.to_act[0]
        match.state.choices_into(index, seats[index].choices)
        match.play(index, at[index].choose(seats[index]))
    close_seats(seats)
    return match


def main(games: Sequence[str]) -> int:
    """Write every record of these games, of all without any."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in games or GAMES:
        for name, seed, players, options in GAMES[game]:
            text = write_record(play(game, seed, players, options))
            (FOLDER / f"{game}-{name}.txt").write_text(text, encoding="utf-8")
            print(f"  {game}-{name}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
