"""`undercroft games` and `undercroft scores`: what there is to play, and how it went."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from undercroft import bots
from undercroft.cli.data import scores
from undercroft.cli.desk import Desk
from undercroft.kernel.game import Game, Option
from undercroft.kernel.registry import game as find_game
from undercroft.kernel.registry import games

_LATEST = 20


def list_games(desk: Desk, as_json: bool) -> None:
    """All games with their seats, bots and options."""
    found = [find_game(name) for name in games()]
    if as_json:
        desk.json([_wire(desk, game) for game in found])
        return
    for game in found:
        desk.out.print(Text(f"{game.name}", style="bold") + Text(f"  {desk.say(f'game-{game.name}')}"))
        desk.tell("games-seats", least=game.least_seats, most=game.most_seats)
        desk.tell("games-bots", bots=", ".join(bots.names(game.name)))
        desk.tell("games-options")
        grid = Grid(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
        grid.add_column(style="bold", no_wrap=True)
        grid.add_column(no_wrap=True)
        grid.add_column()
        for option in game.options:
            grid.add_row(f"  {option.name}", Option.spell(option.default), _explained(desk, game, option))
        desk.out.print(grid)


def _explained(desk: Desk, game: Game, option: Option) -> str:
    text = desk.say(f"option-{game.name}-{option.name.replace('_', '-')}")
    return desk.say("games-values", text=text, values=option.spelled_values())


def _wire(desk: Desk, game: Game) -> dict[str, object]:
    return {
        "name": game.name,
        "title": desk.say(f"game-{game.name}"),
        "seats": [game.least_seats, game.most_seats],
        "bots": bots.names(game.name),
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "values": list(option.values),
                "text": desk.say(f"option-{game.name}-{option.name.replace('_', '-')}"),
            }
            for option in game.options
        ],
    }


def list_scores(desk: Desk, as_json: bool) -> None:
    """The history of scores, the latest last."""
    history = scores()
    if as_json:
        desk.json(history)
        return
    if not history:
        desk.tell("no-scores")
        return
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for message in (
        "scores-when",
        "scores-game",
        "scores-player",
        "scores-seats",
        "scores-fame",
        "scores-rank",
    ):
        grid.add_column(desk.say(message))
    for entry in history[-_LATEST:]:
        cells = (str(entry.get(key, "")) for key in ("game", "player", "seats", "fame", "rank"))
        grid.add_row(str(entry.get("when", ""))[:10], *cells)
    desk.out.print(grid)
    for name in games():
        solo = [
            int(str(entry["fame"]))
            for entry in history
            if entry.get("kind") == "solo" and entry.get("game") == name
        ]
        if solo:
            mean = round(sum(solo) / len(solo))
            title = desk.say(f"game-{name}")
            desk.tell("scores-solo", title=title, games=len(solo), best=max(solo), mean=mean)
