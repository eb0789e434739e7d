"""Make the golden records anew: `make golden`.

Golden records must replay for ever once there is a tagged release. Before it they may be made anew, with a line in
CHANGELOG that says why.
"""

import sys
from pathlib import Path

import undercroft
from undercroft import bots
from undercroft.kernel.match import Match
from undercroft.kernel.record import write_record
from undercroft.kernel.seat import close_seats, open_seats

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "records" / "golden"

# (file name, seed, players in seat order, options)
PAPER_DUNGEONS: tuple[tuple[str, int, tuple[str, ...], dict[str, str]], ...] = (
    ("paper-dungeons-cz-two", 1, ("greedy", "random"), {}),
    (
        "paper-dungeons-it-four",
        2,
        ("greedy", "greedy", "random", "greedy"),
        {"edition": "it", "missions": "off"},
    ),
    ("paper-dungeons-ru-three", 3, ("greedy", "random", "greedy"), {"edition": "ru", "vanishing_gems": "on"}),
    ("paper-dungeons-solo", 4, ("greedy",), {"dungeon": "B"}),
    ("paper-dungeons-eight", 5, ("greedy",) * 4 + ("random",) * 4, {"random_bosses": "on"}),
    (
        "paper-dungeons-secret",
        6,
        ("greedy",) * 3,
        {"secret_cards": "on", "edition": "it", "ask_potions": "on"},
    ),
    ("paper-dungeons-campaign", 7, ("greedy", "greedy"), {"campaign": "ABC"}),
)


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


def main() -> int:
    """Write every record."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, seed, players, options in PAPER_DUNGEONS:
        (FOLDER / f"{name}.txt").write_text(
            write_record(play("paper-dungeons", seed, players, options)), encoding="utf-8"
        )
        print(f"  {name}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
