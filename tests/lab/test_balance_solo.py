"""What bots score alone: stored with a pack, read by its game, told at the end, and no part of its figures."""

import sys
from pathlib import Path
from typing import Any

import pytest

import undercroft
from undercroft import bots
from undercroft.cli.tables import table_of
from undercroft.games.doggos import Doggos
from undercroft.games.paper_dungeons import PaperDungeons
from undercroft.kernel.match import Match
from undercroft.kernel.seat import close_seats, open_seats
from undercroft.lab.balance.solo import GAMES, ForfeitedScores, solo_scores
from undercroft.lab.simulate import BadSimulation, simulate
from undercroft.locales import LANGUAGES, Speaker
from undercroft.packs import new_pack
from undercroft.packs.standings import NO_STANDINGS, STANDINGS, Standing, read_standings, standings_text

FIGURES = "0123456789abcdef"
EVEN = Standing("steady", tuple(range(10, 109)))


@pytest.fixture(params=GAMES)
def game(request, tmp_path):
    """A game with a pack of one's own, a copy of the built-in one."""
    built_in = undercroft.game(request.param)
    assert isinstance(built_in, PaperDungeons | Doggos)
    new_pack(built_in.folder, tmp_path / "mine")
    (tmp_path / "mine" / STANDINGS).unlink(missing_ok=True)
    return built_in.with_pack(str(tmp_path / "mine"))


def write(folder: Path, figures: str = FIGURES, **options) -> None:
    (folder / STANDINGS).write_text(standings_text(figures, options, [EVEN], "made up\n\nfor a test"))


@pytest.mark.parametrize(
    ("score", "percent"), [(-3, 0), (10, 0), (11, 1), (59, 49), (60, 50), (108, 98), (109, 99), (900, 99)]
)
def test_better_than_counts_the_games_below(score, percent):
    assert EVEN.better_than(score) == percent


def test_what_is_written_is_read(tmp_path):
    write(tmp_path, edition="cz", missions=True, rules=1)
    found = read_standings(tmp_path, FIGURES)
    assert found.bots == (EVEN,)
    assert found.of({"rules": 1, "missions": True, "edition": "cz"}) == (EVEN,)
    assert found.of({"rules": 1, "missions": False, "edition": "cz"}) == ()
    assert NO_STANDINGS.of({}) == ()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "figures = 3",
        'figures = "0123456789abcdef"',
        'figures = "0123456789abcdef"\nbots = 3\noptions = 4',
        'figures = "0123456789abcdef"\noptions = 4\nbots = []',
        'figures = "0123456789abcdef"\noptions = ""\n[[bots]]\nname = "x"\npercentiles = [1, 2]',
        'figures = "0123456789abcdef"\noptions = ""\n[[bots]]\nname = "x"\npercentiles = ["a"]',
        "figures = ",
    ],
)
def test_a_file_that_makes_no_sense_is_no_file(tmp_path, text):
    (tmp_path / STANDINGS).write_text(text)
    assert read_standings(tmp_path, FIGURES) == NO_STANDINGS


def test_scores_of_other_figures_say_nothing(tmp_path):
    write(tmp_path)
    assert read_standings(tmp_path, FIGURES).bots
    assert read_standings(tmp_path, "fedcba9876543210") == NO_STANDINGS
    assert read_standings(tmp_path / "nowhere", FIGURES) == NO_STANDINGS


def test_percentiles_are_those_of_the_bots_games(game):
    told: list[int] = []
    found = solo_scores(
        game.name, games=20, bots=["random"], seed=3, pack=str(game.folder), jobs=1, progress=told.append
    )
    scores = simulate(game.name, games=20, seats=1, bots=["random"], seed=3, jobs=1).tally.seats[0]
    assert found.bots == {"random": scores}
    assert found.file == game.folder / STANDINGS
    assert told[-1] == 20
    found.file.write_text(found.text)
    standings = type(game)(game.folder).content.standings
    (standing,) = standings.of(game.complete_options(None, 1))
    assert standing.percentiles[49] == scores.percentile(50)
    below = sum(count for score, count in scores.counts.items() if score < scores.percentile(50))
    assert standing.better_than(scores.percentile(50)) == pytest.approx(100 * below / 20, abs=5)


def test_another_bot_may_stand_in_for_a_level(game):
    found = solo_scores(
        game.name, games=4, bots=["easy", "hard=random"], seed=3, pack=str(game.folder), jobs=1
    )
    scores = simulate(game.name, games=4, seats=1, bots=["random"], seed=3, jobs=1).tally.seats[0]
    assert list(found.bots) == ["easy", "hard"]
    assert found.bots["hard"] == scores
    command = f"# undercroft lab ranks {game.name} --games 4 --seed 3 --bot easy --bot hard=random\n"
    assert command in found.text
    found.file.write_text(found.text)
    standings = type(game)(game.folder).content.standings
    assert [standing.bot for standing in standings.bots] == ["easy", "hard"]


def test_only_a_level_has_a_stand_in(game):
    with pytest.raises(bots.UnknownBot):
        solo_scores(game.name, games=1, bots=["strong=random"], seed=3)
    # A budget has an equals sign of its own.
    found = solo_scores(game.name, games=1, bots=["search@passes=1"], seed=3, jobs=1)
    assert list(found.bots) == ["search@passes=1"]


@pytest.mark.parametrize("name", ["paper-dungeons", "doggos"])
def test_the_house_compares_solo_players_with_every_level(name):
    built_in = undercroft.game(name)
    assert isinstance(built_in, PaperDungeons | Doggos)
    standings = built_in.content.standings.of(built_in.complete_options(None, 1))
    assert tuple(standing.bot for standing in standings) == bots.levels(name)
    middles = [standing.percentiles[49] for standing in standings]
    assert middles == sorted(set(middles))


def test_scores_that_are_not_the_bots_own_are_refused(game, tmp_path):
    """The program answers rightly but for its first question, and that is one too many."""
    program = tmp_path / "bot.py"
    program.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    message = json.loads(line)\n"
        "    ready = message['type'] == 'hello'\n"
        "    answer = {'type': 'ready'} if ready else {'id': message['id'], 'code': message['choices'][0]['code']}\n"
        "    print(json.dumps(answer) if ready or message['id'] > 1 else 'hm', flush=True)\n"
    )
    command = f"cmd:{sys.executable} {program}"
    order: dict[str, Any] = {"games": 1, "seed": 3, "pack": str(game.folder), "jobs": 1, "patience": 60.0}
    with pytest.raises(ForfeitedScores) as caught:
        solo_scores(game.name, bots=["random", f"hard={command}"], **order)
    assert (caught.value.message, caught.value.args_) == ("ranks-forfeits", {"bot": command, "count": 1})
    assert caught.value.forfeits.first == {"forfeit-no-choice": "hm"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_have_names_in_every_language(language):
    say = Speaker(language).say
    told = [say("standing-better", percent=62, bot=level) for level in bots.levels("paper-dungeons")]
    assert len(set(told)) == len(told)
    if language != "en":
        assert not any(level in line for level in bots.levels("paper-dungeons") for line in told)


def test_standings_change_no_hash(game):
    before = game.pack_hash
    write(game.folder, before, **game.complete_options(None, 1))
    again = type(game)(game.folder)
    assert again.pack_hash == before
    assert again.content.standings.bots == (EVEN,)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ending_of_a_game_alone_tells_them(game, language):
    write(game.folder, game.pack_hash, **game.complete_options(None, 1))
    told = Match(type(game)(game.folder), seats=1, seed=5)
    other = Match(type(game)(game.folder), seats=1, seed=5, options={_another(game): True})
    for match in (told, other):
        seats = open_seats(match.state)
        bot = bots.make("random", game.name, 1)
        while not match.state.over:
            match.state.choices_into(0, seats[0].choices)
            match.play(0, bot.choose(seats[0]))
        close_seats(seats)
    outcome = told.state.outcome
    assert outcome is not None
    speaker = Speaker(language)
    line = speaker.say("standing-better", percent=EVEN.better_than(outcome.scores[0]), bot="steady")
    assert "steady" in line
    table = table_of(game.name)
    assert line in table.ending(told, 0, speaker)
    assert not any("steady" in each for each in table.ending(other, 0, speaker))


def _another(game) -> str:
    """An option that is off unless somebody asks for it."""
    return "vanishing_gems" if game.name == "paper-dungeons" else "night_watch"


def test_a_game_without_ranks_is_refused():
    with pytest.raises(BadSimulation) as caught:
        solo_scores("dungeoneer", games=1, seed=1)
    assert caught.value.message == "ranks-no-pack"
