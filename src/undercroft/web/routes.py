"""The HTTP interface: everything the page does can be done with it, and is described by its OpenAPI document."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, get, patch, post
from litestar.datastructures import Cookie, State
from litestar.enums import MediaType
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter
from litestar.response import Response

from undercroft.table import shelf
from undercroft.table.frames import Considered, GameAnswer, Replay, SoloGame, TableInfo
from undercroft.table.house import House
from undercroft.table.refused import Refused
from undercroft.table.wishes import NewTable, checked_name
from undercroft.web.bodies import (
    ForkRequest,
    HintRequest,
    JoinRequest,
    LinkToken,
    OrdersRequest,
    PersonalLink,
    PlayRequest,
    RecordText,
    Renamed,
    SketchAnswer,
    SketchRequest,
    UndoRequest,
    WhyAnswer,
    WhyRequest,
)
from undercroft.web.guard import address_of
from undercroft.web.identity import (
    COOKIE,
    LIFETIME,
    LINK_LIFETIME,
    Signer,
    link_hash,
    new_person,
    new_secret,
)
from undercroft.web.limits import Bucket
from undercroft.web.socket import TABLE_ID, Me

Asked = Request[Any, Any, State]
TableKey = Annotated[str, PathParameter(pattern=TABLE_ID, max_length=26)]
GameName = Annotated[str, PathParameter(max_length=40)]


def house_of(request: Asked) -> House:
    """The house that this worker serves."""
    house: House = request.app.state.house
    return house


def person_of(request: Asked) -> str:
    """Who asks; refused without a cookie of ours, which ``/api/me`` gives."""
    signer: Signer = request.app.state.signer
    person = signer.read(request.cookies.get(COOKIE))
    if person is None:
        raise Refused("no-identity", 401)
    state = request.app.state
    within(state.limits, person)
    within(state.addresses, address(request))
    return person


def within(bucket: Bucket, key: str) -> None:
    """Refused if somebody asks too often."""
    if not bucket.allows(key):
        raise Refused("too-many-messages", 429)


def address(request: Asked) -> str:
    """Where a request comes from."""
    return address_of(request.scope, request.app.state.proxied)  # type: ignore[arg-type]


def opener_of(request: Asked) -> str:
    """Who wants a new table, of whatever kind."""
    person = person_of(request)
    within(request.app.state.openers, person)
    within(request.app.state.openers_there, address(request))
    return person


def _read(request: Asked) -> None:
    """Nobody need have a cookie to read what the house has, but making it takes time."""
    within(request.app.state.readers, address(request))


def _cookie(request: Asked, person: str) -> Cookie:
    signer: Signer = request.app.state.signer
    secure = request.headers.get("x-forwarded-proto", request.url.scheme) == "https"
    return Cookie(
        COOKIE,
        value=signer.sign(person),
        max_age=LIFETIME,
        httponly=True,
        samesite="lax",
        secure=secure,
        path="/",
    )


# --- Me --------------------------------------------------------------------------------------------------------------


@get("/api/me", summary="Who am I? A newcomer becomes a guest and gets the cookie that all other calls need.")
async def get_me(request: Asked) -> Response[Me]:
    """Who the caller is."""
    house = house_of(request)
    signer: Signer = request.app.state.signer
    person = signer.read(request.cookies.get(COOKIE))
    within(request.app.state.addresses, address(request))
    if person is not None:
        within(request.app.state.limits, person)
    name = None if person is None else await house.store.person_name(person)
    if person is None or name is None:
        within(request.app.state.newcomers, address(request))
        person = new_person()
        name = request.app.state.guest_name()
        await house.store.add_person(person, name, house_of(request).now())
    return Response(Me(person, name), cookies=[_cookie(request, person)])


@patch("/api/me", summary="Take another name.")
async def rename_me(request: Asked, data: JSONBody[Renamed]) -> Me:
    """Take another name; seats at running tables keep the old one."""
    person = person_of(request)
    name = checked_name(data.name)
    await house_of(request).store.rename_person(person, name)
    return Me(person, name)


@post("/api/me/link", summary="Make a link that moves me to another device.")
async def make_link(request: Asked) -> PersonalLink:
    """A personal link."""
    person = person_of(request)
    token = new_secret()
    await house_of(request).store.add_link(link_hash(token), person, house_of(request).now() + LINK_LIFETIME)
    return PersonalLink(f"/me/{token}")


@get("/api/me/history", summary="Finished games at which I was the only person, newest first.")
async def get_history(request: Asked) -> list[SoloGame]:
    """Scores, ranks and how many hints they took."""
    return await house_of(request).lobby.history(person_of(request))


@post("/api/me/device", status_code=200, summary="Become who a personal link stands for, on this device.")
async def follow_link(request: Asked, data: JSONBody[LinkToken]) -> Response[Me]:
    """The link itself only shows a page that asks: previews of chats open links, and so may any other page."""
    house = house_of(request)
    within(request.app.state.addresses, address(request))
    person = await house.store.take_link(link_hash(data.token), house.now())
    name = None if person is None else await house.store.person_name(person)
    if person is None or name is None:
        raise Refused("link-spent", 404)
    return Response(Me(person, name), cookies=[_cookie(request, person)])


# --- Games -----------------------------------------------------------------------------------------------------------


@get("/api/games", summary="All games with their options and bots.")
async def get_games(request: Asked) -> list[shelf.GameInfo]:
    """The shelf."""
    _read(request)
    # Packs of the house may have to be read.
    return await asyncio.to_thread(shelf.games, house_of(request).packs)


@get("/api/games/{game:str}/setting", summary="What is printed and agreed for a game with these options.")
async def get_setting(
    request: Asked,
    game: GameName,
    seats: Annotated[int, QueryParameter(ge=1, le=8)] = 2,
    pack: Annotated[str | None, QueryParameter(max_length=80)] = None,
) -> dict[str, Any]:
    """The setting; further query parameters are options."""
    _read(request)
    options = {name: value for name, value in request.query_params.items() if name not in ("seats", "pack")}
    made = await asyncio.to_thread(shelf.setting, house_of(request).packs, game, pack, seats, options)
    found: dict[str, Any] = msgspec.to_builtins(made)
    return found


@get("/api/rules/{game:str}", media_type=MediaType.TEXT, summary="The rules of a game as Markdown.")
async def get_rules(request: Asked, game: GameName) -> str:
    """The rules reference; anchors are the rules' ids."""
    _read(request)
    return shelf.rules(game)


# --- Tables ----------------------------------------------------------------------------------------------------------


@post("/api/tables", summary="Open a table.")
async def open_table(request: Asked, data: JSONBody[NewTable]) -> TableInfo:
    """A new table; the game begins as soon as no seat is open."""
    return await house_of(request).lobby.open_table(opener_of(request), data)


@get("/api/tables", summary="Lists of tables: mine (my move first), open, finished.")
async def get_tables(
    request: Asked, which: FromQuery[Literal["mine", "open", "finished"]] = "mine"
) -> list[TableInfo]:
    """Tables."""
    return await house_of(request).lobby.tables(person_of(request), which)


@get("/api/tables/{table:str}", summary="One table.")
async def get_table(request: Asked, table: TableKey) -> TableInfo:
    """A table."""
    return await house_of(request).lobby.table(person_of(request), table)


@get("/api/codes/{code:str}", summary="The table with this code.")
async def get_code(request: Asked, code: Annotated[str, PathParameter(max_length=60)]) -> TableInfo:
    """Join with a code: look the table up first."""
    person = person_of(request)
    # Codes are short: nobody shall try them all, under whatever names.
    within(request.app.state.seekers, person)
    within(request.app.state.seekers_there, address(request))
    return await house_of(request).lobby.table_by_code(person, code)


@post("/api/tables/{table:str}/join", status_code=200, summary="Sit down, or come back.")
async def join_table(request: Asked, table: TableKey, data: JSONBody[JoinRequest]) -> TableInfo:
    """Sit down in an open seat."""
    return await house_of(request).lobby.join(person_of(request), table, data.seat, data.token)


@post("/api/tables/{table:str}/leave", status_code=200, summary="Get up.")
async def leave_table(request: Asked, table: TableKey) -> TableInfo:
    """Leave; in a running game the seat waits for its player."""
    return await house_of(request).lobby.leave(person_of(request), table)


@post("/api/tables/{table:str}/abandon", status_code=200, summary="End a game without a result.")
async def abandon_table(request: Asked, table: TableKey) -> TableInfo:
    """Abandon."""
    return await house_of(request).lobby.abandon(person_of(request), table)


@post("/api/tables/{table:str}/rematch", status_code=200, summary="Play the same table once more.")
async def rematch_table(request: Asked, table: TableKey) -> TableInfo:
    """Rematch."""
    return await house_of(request).lobby.rematch(opener_of(request), table)


@post("/api/tables/{table:str}/seats/{seat:int}/bot", status_code=200, summary="Give a seat to a bot.")
async def hand_to_bot(
    request: Asked,
    table: TableKey,
    seat: Annotated[int, PathParameter(ge=0, le=7)],
    bot: Annotated[str | None, QueryParameter(max_length=40)] = None,
) -> TableInfo:
    """Before the game the host fills an open seat; in a game a bot plays for somebody who has left, until they return."""
    return await house_of(request).lobby.hand_to_bot(person_of(request), table, seat, bot)


# --- Playing ---------------------------------------------------------------------------------------------------------


@get("/api/tables/{table:str}/game", summary="The game as a seat of mine knows it, or as one who watches.")
async def get_game(
    request: Asked,
    table: TableKey,
    seat: Annotated[int | None, QueryParameter(ge=0, le=7)] = None,
    first: Annotated[int, QueryParameter(ge=0, le=10**9)] = 0,
) -> GameAnswer:
    """View, choices, clocks and events from index ``first`` on."""
    return await house_of(request).playing.game_and_clock(person_of(request), table, seat, first)


@post("/api/tables/{table:str}/play", status_code=200, summary="Play a choice.")
async def play(request: Asked, table: TableKey, data: JSONBody[PlayRequest]) -> GameAnswer:
    """The game after it, with no events: ask for them with ``/game``."""
    person = person_of(request)
    house = house_of(request)
    await house.playing.play(person, table, data.seat, data.version, data.code, data.id)
    return await house.playing.game_and_clock(person, table, data.seat)


@post("/api/tables/{table:str}/undo", status_code=200, summary="Take the latest choice back.")
async def undo(request: Asked, table: TableKey, data: JSONBody[UndoRequest]) -> GameAnswer:
    """The game after it."""
    person = person_of(request)
    house = house_of(request)
    await house.playing.undo(person, table, data.seat, data.version, data.id)
    return await house.playing.game_and_clock(person, table, data.seat)


@post("/api/tables/{table:str}/orders", status_code=200, summary="Give standing orders.")
async def orders(request: Asked, table: TableKey, data: JSONBody[OrdersRequest]) -> GameAnswer:
    """The game after them."""
    person = person_of(request)
    house = house_of(request)
    await house.playing.orders(person, table, data.seat, data.windows, data.id)
    return await house.playing.game_and_clock(person, table, data.seat)


@post("/api/tables/{table:str}/why", status_code=200, summary="Why can this not be played?")
async def why(request: Asked, table: TableKey, data: JSONBody[WhyRequest]) -> WhyAnswer:
    """The rule and the reason."""
    return WhyAnswer(await house_of(request).playing.why_not(person_of(request), table, data.seat, data.code))


@post("/api/tables/{table:str}/hint", status_code=200, summary="What would a bot consider?")
async def hint(request: Asked, table: TableKey, data: JSONBody[HintRequest]) -> list[Considered]:
    """Choices that a bot considers and why, best first."""
    return await house_of(request).playing.hint(person_of(request), table, data.seat)


@post("/api/tables/{table:str}/sketch", status_code=200, summary="What would these choices come to?")
async def sketch(request: Asked, table: TableKey, data: JSONBody[SketchRequest]) -> SketchAnswer:
    """A plan ahead of its time, in private: nothing is played."""
    person = person_of(request)
    return SketchAnswer(await house_of(request).playing.sketch(person, table, data.seat, data.steps))


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT, summary="The game as a record.")
async def get_record(request: Asked, table: TableKey) -> str:
    """Whole once the game is over, before that what the caller may know."""
    return await house_of(request).archive.record(person_of(request), table)


# --- Looking back ----------------------------------------------------------------------------------------------------


@get("/api/tables/{table:str}/replay", summary="A finished game again, step by step.")
async def get_replay(
    request: Asked,
    table: TableKey,
    seat: Annotated[int | None, QueryParameter(ge=0, le=7)] = None,
    first: Annotated[int, QueryParameter(ge=0, le=10**6)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=200)] = 50,
) -> Replay:
    """What a seat saw, or somebody who watched."""
    return await house_of(request).archive.replay(person_of(request), table, seat, first, count)


@post("/api/tables/{table:str}/fork", summary="Play on from a moment of a finished game against bots.")
async def fork(request: Asked, table: TableKey, data: JSONBody[ForkRequest]) -> TableInfo:
    """A new table."""
    return await house_of(request).archive.fork(opener_of(request), table, data.seat, data.moment)


@post("/api/replays", summary="Bring a record, to look at it and to play on from it.")
async def bring_record(request: Asked, data: JSONBody[RecordText]) -> TableInfo:
    """A finished table of one's own."""
    return await house_of(request).archive.import_record(opener_of(request), data.record)


HANDLERS = (
    get_me, rename_me, make_link, get_history, follow_link, get_games, get_setting, get_rules, open_table, get_tables, get_table,
    get_code, join_table, leave_table, abandon_table, rematch_table, hand_to_bot, get_game, play, undo, orders, why,
    hint, sketch, get_record, get_replay, fork, bring_record,
)  # fmt: skip
