"""The tables of docs/envs.md; `PYTHONPATH=src python -m tests.envs.fields` writes them anew."""

from pathlib import Path

from undercroft.envs import layout
from undercroft.envs.encoders.encoder import Field

PAGE = Path(__file__).parents[2] / "docs" / "envs.md"
GAMES = ("paper-dungeons", "doggos", "dungeoneer")


def tables_of(game: str) -> str:
    """The fields of a game for two seats; those that every seat has are told once."""
    fields = layout(game, 2).fields
    rows = [_row(field) for field in fields if not field.name.startswith("1.")]
    size = f"{sum(field.size for field in fields):,}"
    head = (
        f"Two seats: {size} numbers.\n\n| field | shape | most | what it says |\n| --- | --- | --- | --- |\n"
    )
    return head + "\n".join(rows) + "\n"


def _row(field: Field) -> str:
    name = field.name.replace("0.", "*seat*.")
    shape = " × ".join(str(size) for size in field.shape)
    high = field.high if isinstance(field.high, int) else f"{min(field.high)} – {max(field.high)}"
    return f"| `{name}` | {shape} | {high} | {field.about} |".replace("`*seat*.", "*seat*`.")


def main() -> None:
    """Put the tables between their marks."""
    text = PAGE.read_text()
    for game in GAMES:
        begin, end = f"<!-- fields of {game} -->\n", f"<!-- end of {game} -->"
        before, _, rest = text.partition(begin)
        _, _, after = rest.partition(end)
        text = before + begin + tables_of(game) + end + after
    PAGE.write_text(text)


if __name__ == "__main__":
    main()
