"""The HTTP interface: every route, every refusal with its reason, and no fault of ours whatever is sent."""

import json
from typing import Any

import pytest

from tests.table.helpers import Watch, run
from tests.web.client import opened_site
from undercroft.table.presence import SILENT
from undercroft.web.guard import HEADERS, allowed_origin
from undercroft.web.identity import COOKIE, Signer
from undercroft.web.limits import Bucket

AGAINST_BOT = {"game": "paper-dungeons", "seats": [{"kind": "you"}, {"kind": "bot", "bot": "greedy"}]}
FOR_TWO = {"game": "paper-dungeons", "seats": [{"kind": "you"}, {"kind": "open"}], "listed": True}


def with_site(folder, work, **settings):
    async def whole():
        async with opened_site(folder, **settings) as site:
            return await work(site)

    return run(whole())


def reason_of(response, status: int) -> str:
    assert response.status_code == status, response.text
    for name, value in HEADERS.items():
        assert response.headers[name] == value
    return str(response.json()["reason"]["message"])


def test_a_newcomer_is_a_guest_and_stays_the_same(tmp_path):
    async def work(site):
        ann = site.browser()
        assert reason_of(await ann.get("/api/tables"), 401) == "no-identity"
        first = await ann.get("/api/me")
        cookie = first.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert "Secure" not in cookie
        assert (await ann.get("/api/me")).json() == first.json()
        named = await ann.patch("/api/me", json={"name": "  Ann\n Bell "})
        assert named.json()["name"] == "Ann Bell"
        assert reason_of(await ann.patch("/api/me", json={"name": "\u200b\n"}), 400) == "bad-name"
        behind = site.browser(**{"x-forwarded-proto": "https"})
        assert "Secure" in (await behind.get("/api/me")).headers["set-cookie"]

    with_site(tmp_path, work)


def test_a_forged_cookie_is_nobody(tmp_path):
    async def work(site):
        ann = await site.guest()
        person = (await ann.get("/api/me")).json()["id"]
        for forged in (
            f"{person}.AAAA",
            person,
            f"x{ann.cookies[COOKIE]}",
            Signer("other").sign(person),
            "é.é",
            ".",
            "x" * 300,
        ):
            eve = site.browser(cookie=f"{COOKIE}={forged}".encode("latin-1"))
            assert reason_of(await eve.get("/api/tables"), 401) == "no-identity"
            assert (await eve.get("/api/me")).json()["id"] != person

    with_site(tmp_path, work)


def test_a_person_whom_the_store_has_lost_is_nobody(tmp_path):
    async def work(site):
        eve = site.browser(cookie=f"{COOKIE}={site.bare.state.signer.sign('lost')}")
        assert reason_of(await eve.post("/api/tables", json=AGAINST_BOT), 401) == "no-identity"

    with_site(tmp_path, work)


def test_a_personal_link_moves_an_identity_once(tmp_path):
    async def work(site):
        ann = await site.guest()
        path = (await ann.post("/api/me/link")).json()["path"]
        token = {"token": path.removeprefix("/me/")}
        phone = site.browser()
        moved = await phone.post("/api/me/device", json=token)
        assert moved.json() == (await phone.get("/api/me")).json() == (await ann.get("/api/me")).json()
        eve = site.browser()
        assert reason_of(await eve.post("/api/me/device", json=token), 404) == "link-spent"
        assert not eve.cookies
        for nonsense in ({"token": ""}, {"token": "x" * 200}, {}, {"token": "x", "more": 1}):
            assert reason_of(await eve.post("/api/me/device", json=nonsense), 400) == "bad-request"

    with_site(tmp_path, work)


def test_opening_a_personal_link_only_shows_a_page(tmp_path, monkeypatch):
    from undercroft.web.page import page_file

    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text("<p>table")
    monkeypatch.setattr("undercroft.web.app.page_file", lambda path, packed: page_file(path, packed, page))

    async def work(site):
        ann = await site.guest()
        path = (await ann.post("/api/me/link")).json()["path"]
        preview = site.browser()
        for ask in (preview.get, preview.head):
            shown = await ask(path)
            assert shown.status_code in (200, 405)
            assert "set-cookie" not in shown.headers
        assert (await preview.get(path)).text == "<p>table"
        token = {"token": path.removeprefix("/me/")}
        bob = await site.guest()
        before = (await bob.get("/api/me")).json()
        foreign = await bob.post("/api/me/device", json=token, headers={"origin": "https://evil.test"})
        assert reason_of(foreign, 403) == "other-page"
        assert (await bob.get("/api/me")).json() == before, "nobody else's page makes him somebody else"
        own = await bob.post("/api/me/device", json=token, headers={"origin": "http://table.test"})
        assert own.json() == (await ann.get("/api/me")).json(), "all that did not spend the link"

    with_site(tmp_path, work)


def test_the_shelf(tmp_path):
    async def work(site):
        ann = site.browser()
        games = {game["name"]: game for game in (await ann.get("/api/games")).json()}
        assert {tuple(game["levels"]) for game in games.values()} == {("easy", "medium", "hard")}
        assert "greedy" in games["paper-dungeons"]["bots"]
        setting = await ann.get("/api/games/paper-dungeons/setting", params={"seats": 2, "edition": "it"})
        assert setting.status_code == 200
        assert reason_of(await ann.get("/api/games/chess/setting"), 404) == "unknown-game"
        wrong = await ann.get("/api/games/paper-dungeons/setting", params={"colour": "red"})
        assert reason_of(wrong, 400).startswith("unknown-option")
        assert "PD-" in (await ann.get("/api/rules/paper-dungeons")).text
        assert reason_of(await ann.get("/api/rules/..%2f..%2fREADME"), 404)
        assert (await ann.get("/api/schema/openapi.json")).status_code == 200

    with_site(tmp_path, work)


def test_packs_guides_and_bots_in_open_seats(tmp_path):
    from undercroft.kernel import registry
    from undercroft.packs import new_pack

    (tmp_path / "packs").mkdir()
    game: Any = registry.game("paper-dungeons")
    new_pack(game.folder, tmp_path / "packs" / "cellar")

    async def work(site):
        ann = await site.guest()
        games = {game["name"]: game for game in (await ann.get("/api/games")).json()}
        assert [pack["name"] for pack in games["paper-dungeons"]["packs"]] == [
            games["paper-dungeons"]["pack"],
            "cellar 1",
        ]
        setting = await ann.get("/api/games/paper-dungeons/setting", params={"pack": "cellar 1"})
        assert setting.status_code == 200
        unknown = await ann.get("/api/games/paper-dungeons/setting", params={"pack": "attic 1"})
        assert reason_of(unknown, 400) == "no-such-pack-here"
        wish = {**FOR_TWO, "pack": "cellar 1"}
        table = (await ann.post("/api/tables", json=wish)).json()
        assert table["pack"] == "cellar 1"
        seat = f"/api/tables/{table['id']}/seats/1/bot"
        assert reason_of(await ann.post(seat, params={"bot": "nobody"}), 400).startswith("unknown-bot")
        begun = (await ann.post(seat, params={"bot": "random"}, json={})).json()
        assert (begun["status"], begun["seats"][1]["bot"]) == ("playing", "random")
        guided = await ann.post("/api/tables", json={"game": "paper-dungeons", "guide": True})
        assert (guided.status_code, guided.json()["guide"]) == (201, True)
        fixed = await ann.post("/api/tables", json={**FOR_TWO, "guide": True})
        assert reason_of(fixed, 400) == "guide-is-fixed"
        assert (await ann.get("/api/me/history")).json() == []
        bare = site.browser()
        assert reason_of(await bare.get("/api/me/history"), 401) == "no-identity"

    with_site(tmp_path, work)


def test_a_whole_game_over_http(tmp_path):
    async def work(site):
        ann = await site.guest()
        opened = await ann.post("/api/tables", json=AGAINST_BOT)
        assert opened.status_code == 201
        table = f"/api/tables/{opened.json()['id']}"
        frame = (await ann.get(f"{table}/game", params={"seat": 0})).json()
        number = 0
        while not frame["over"]:
            site.bare.state.limits._levels.clear()
            site.bare.state.addresses._levels.clear()
            if not frame["asked"]:
                frame = (await ann.get(f"{table}/game", params={"seat": 0, "first": 10**9})).json()
                continue
            choice = frame["choices"][number * 7 % len(frame["choices"])]
            body = {"seat": 0, "version": frame["version"], "code": choice["code"], "id": f"m{number}"}
            frame = (await ann.post(f"{table}/play", json=body)).json()
            number += 1
        assert (await ann.get(table)).json()["status"] == "finished"
        record = (await ann.get(f"{table}/record")).text
        replay = (await ann.get(f"{table}/replay", params={"seat": 0, "first": 2, "count": 3})).json()
        assert [each["version"] for each in replay["frames"]] == [3, 4, 5]
        assert (
            await ann.post(f"{table}/fork", json={"seat": 0, "moment": replay["moments"][2]})
        ).status_code == 201
        assert (await ann.post("/api/replays", json={"record": record})).status_code == 201
        assert (await ann.post(f"{table}/rematch")).json()["status"] == "playing"
        finished = (await ann.get("/api/tables", params={"which": "finished"})).json()
        assert opened.json()["id"] in [each["id"] for each in finished]
        (solo,) = (await ann.get("/api/me/history")).json()
        assert (solo["table"], solo["hints"]) == (opened.json()["id"], 0)
        assert "undercroft_moves" in (await ann.get("/metrics")).text
        assert (await ann.get("/healthz")).json() == {"status": "ok"}

    with_site(tmp_path, work)


def test_the_clocks_stand_in_the_game(tmp_path):
    clock = Watch()

    async def work(site):
        ann, bob = await site.guest(), await site.guest()
        plain = (await ann.post("/api/tables", json=AGAINST_BOT)).json()["id"]
        assert (await ann.get(f"/api/tables/{plain}/game", params={"seat": 0})).json()["clock"] is None
        wish = {**FOR_TWO, "clock": {"kind": "move", "seconds": 60}}
        table = (await ann.post("/api/tables", json=wish)).json()["id"]
        await bob.post(f"/api/tables/{table}/join", json={})
        clock.now += 25
        path = f"/api/tables/{table}"
        frame = (await ann.get(f"{path}/game", params={"seat": 0})).json()
        assert frame["clock"] == [{"seat": 0, "left": 35.0}, {"seat": 1, "left": 35.0}]
        play = {"seat": 0, "version": frame["version"], "code": frame["choices"][0]["code"]}
        after = (await ann.post(f"{path}/play", json=play)).json()
        assert after["clock"] == [{"seat": 0, "left": 60.0}, {"seat": 1, "left": 35.0}]
        assert after["events"] == []
        theirs = (await bob.get(f"{path}/game", params={"seat": 1})).json()
        assert theirs["clock"] == [{"seat": 0, "left": 35.0}, {"seat": 1, "left": 35.0}], (
            "a hidden choice is no news"
        )
        undone = await ann.post(f"{path}/undo", json={"seat": 0, "version": after["version"]})
        assert undone.json()["clock"] == frame["clock"], "taking back gives nobody more time"
        orders = (await bob.post(f"{path}/orders", json={"seat": 1, "windows": "attacked"})).json()
        assert [each["seat"] for each in orders["clock"]] == [0, 1]

    with_site(tmp_path, work, clock=clock)


def test_coming_going_and_asking(tmp_path):
    async def work(site):
        ann, bob = await site.guest(), await site.guest()
        table = (await ann.post("/api/tables", json=FOR_TWO)).json()
        path = f"/api/tables/{table['id']}"
        listed = (await bob.get("/api/tables", params={"which": "open"})).json()
        assert [each["id"] for each in listed] == [table["id"]]
        assert (await bob.get(f"/api/codes/{table['code']}")).json()["id"] == table["id"]
        assert reason_of(await bob.get("/api/codes/no%00code"), 404) == "no-such-table-code"
        token = table["seats"][1]["invite"]
        assert (await bob.post(f"{path}/join", json={"token": token})).json()["status"] == "playing"
        frame = (await bob.get(f"{path}/game", params={"seat": 1})).json()
        assert reason_of(await bob.get(f"{path}/game", params={"seat": 0}), 403) == "not-your-seat"
        code = frame["choices"][0]["code"]
        assert (await bob.post(f"{path}/why", json={"seat": 1, "code": code})).json() == {"reason": None}
        assert (await bob.post(f"{path}/why", json={"seat": 1, "code": 0})).json() is not None
        assert reason_of(await bob.post(f"{path}/hint", json={"seat": 1}), 403) == "hints-off"
        play = {"seat": 1, "version": frame["version"], "code": code}
        after = (await bob.post(f"{path}/play", json=play)).json()
        assert reason_of(await bob.post(f"{path}/play", json=play), 409) == "stale-version"
        undo = await bob.post(f"{path}/undo", json={"seat": 1, "version": after["version"]})
        assert undo.json()["choices"] == frame["choices"]
        orders = await bob.post(f"{path}/orders", json={"seat": 1, "windows": "attacked"})
        assert orders.status_code == 200
        assert (await ann.post(f"{path}/leave")).json()["seats"][0]["left"]
        assert (await bob.post(f"{path}/seats/0/bot")).json()["seats"][0]["bot"] == "greedy"
        assert (await bob.post(f"{path}/abandon")).json()["status"] == "abandoned"

    with_site(tmp_path, work)


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("POST", "/api/tables", b"{", 400),
        ("POST", "/api/tables", b"[]", 400),
        ("POST", "/api/tables", b'{"game": "paper-dungeons", "seats": [{"kind": "you"}], "extra": 1}', 400),
        (
            "POST",
            "/api/tables",
            b'{"game": "paper-dungeons", "seats": [], "clock": {"kind": "move", "seconds": 1}}',
            400,
        ),
        ("POST", "/api/tables", b"\xff\xfe", 400),
        ("POST", "/api/tables", b"x" * 300_000, 413),
        ("GET", "/api/tables?which=all", None, 400),
        ("GET", "/api/tables/nope", None, 404),
        ("GET", "/api/tables/a%00b", None, 400),
        ("GET", "/api/tables/" + "x" * 50, None, 400),
        ("POST", "/api/tables/nope/play", b'{"seat": 0, "version": 1, "code": 1, "id": "a b"}', 400),
        ("POST", "/api/tables/nope/play", b'{"seat": 0, "version": 1, "code": -1}', 400),
        ("POST", "/api/tables/nope/seats/99999999999999999999/bot", None, 400),
        ("POST", "/api/tables/nope/seats/-1/bot", None, 400),
        ("POST", "/api/tables/nope/seats/0/bot?bot=" + "x" * 50, None, 400),
        ("GET", "/api/games/paper-dungeons/setting?pack=../../etc", None, 400),
        (
            "POST",
            "/api/tables",
            b'{"game": "paper-dungeons", "pack": "../.. 1", "seats": [{"kind": "you"}]}',
            400,
        ),
        ("POST", "/api/tables", b'{"game": "chess", "guide": true}', 400),
        (
            "POST",
            "/api/tables",
            b'{"game": "paper-dungeons", "guide": true, "options": {"edition": "it"}}',
            400,
        ),
        ("DELETE", "/api/tables", None, 405),
        ("GET", "/api/nothing", None, 404),
        ("GET", "/%00", None, 404),
        ("GET", "/" + "x" * 5000, None, 404),
        ("GET", "/../../etc/passwd", None, 404),
        ("GET", "/api/ws", None, 426),
        ("POST", "/api/replays", b'{"record": "hello"}', 400),
    ],
)
def test_bad_requests_get_a_reason_and_all_headers(tmp_path, monkeypatch, method, path, body, status):
    monkeypatch.setattr(
        "undercroft.web.app.page_file", lambda path, packed: page_file(path, packed, tmp_path / "no page")
    )

    async def work(site):
        ann = await site.guest()
        response = await ann.request(method, path, content=body)
        assert response.status_code == status, response.text
        assert all(response.headers[name] == value for name, value in HEADERS.items())
        if status != 426:
            assert response.json()["reason"]["message"]

    from undercroft.web.page import page_file

    with_site(tmp_path, work)


def test_our_own_fault_is_told_without_details(tmp_path, caplog):
    async def work(site):
        ann = await site.guest()

        async def broken(person, which):
            raise RuntimeError("secret detail")

        site.house.lobby.tables = broken
        response = await ann.get("/api/tables")
        assert reason_of(response, 500) == "server-error"
        assert "secret" not in response.text
        metrics = (await ann.get("/metrics")).text
        assert f'undercroft_errors_total{{worker="{site.house.worker}"}} 1.0' in metrics

    with_site(tmp_path, work)
    assert "request failed" in caplog.text


def test_the_page_is_served_for_every_address(tmp_path):
    from undercroft.web.page import YEAR, page_file

    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<p>table")
    (page / "assets" / "a.js").write_text("1")
    for path in ("/", "/table/x", "/../secret"):
        index: Any = page_file(path, False, page)
        assert index.file_path == page / "index.html"
    found: Any = page_file("/assets/a.js", False, page)
    assert (found.file_path, found.headers["cache-control"]) == (page / "assets" / "a.js", YEAR)


def test_what_is_long_goes_packed_to_those_who_can_unpack_it(tmp_path, monkeypatch):
    from undercroft.web.page import YEAR, page_file

    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<p>table")
    (page / "assets" / "a.js").write_text("let a = 1;\n" * 500)
    (page / "assets" / "a.woff2").write_bytes(b"\0" * 5000)
    monkeypatch.setattr("undercroft.web.app.page_file", lambda path, packed: page_file(path, packed, page))

    async def work(site):
        ann = await site.guest()
        script = await ann.get("/assets/a.js", headers={"accept-encoding": "gzip, br"})
        assert (script.headers["content-encoding"], script.headers["vary"]) == ("gzip", "accept-encoding")
        assert int(script.headers["content-length"]) < 200
        assert script.headers["cache-control"] == YEAR
        assert "javascript" in script.headers["content-type"]
        assert script.text == "let a = 1;\n" * 500
        plain = await ann.get("/assets/a.js", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.headers["vary"] == "accept-encoding"
        assert plain.text == script.text
        for path in ("/assets/a.woff2", "/", "/api/me"):
            short = await ann.get(path, headers={"accept-encoding": "gzip"})
            assert "content-encoding" not in short.headers, path
        games = await ann.get("/api/games", headers={"accept-encoding": "gzip"})
        assert games.headers["content-encoding"] == "gzip"
        assert "accept-encoding" in games.headers["vary"].lower()
        assert int(games.headers["content-length"]) < len(games.content)
        assert (
            "content-encoding"
            not in (await ann.get("/api/games", headers={"accept-encoding": "identity"})).headers
        )

    with_site(tmp_path, work)


def test_another_page_may_change_nothing(tmp_path):
    async def work(site):
        ann = await site.guest()
        foreign = await ann.post("/api/tables", json=AGAINST_BOT, headers={"origin": "https://evil.test"})
        assert reason_of(foreign, 403) == "other-page"
        for origin in ("http://table.test", "https://games.example.org"):
            own = await ann.post("/api/tables", json=AGAINST_BOT, headers={"origin": origin})
            assert own.status_code == 201

    with_site(tmp_path, work, origins=("https://games.example.org",))


@pytest.mark.parametrize(
    ("origin", "allowed"),
    [
        (None, True),
        ("https://table.test", True),
        ("https://table.test.evil.test", False),
        ("https://evil.test/table.test", False),
        ("null", False),
        ("", False),
        ("http://[", False),
        ("https://named.test/", True),
    ],
)
def test_origins(origin, allowed):
    assert allowed_origin(origin, "table.test", ("https://named.test",)) is allowed
    assert not allowed_origin("", None, ())


def test_who_asks_too_often_waits(tmp_path):
    async def work(site):
        ann, bob = await site.guest(), await site.guest()
        site.bare.state.limits = Bucket(0.01, 5.0)
        answers = [(await ann.get("/api/tables")).status_code for _ in range(6)]
        assert answers == [200] * 5 + [429]
        assert reason_of(await ann.get("/api/tables"), 429) == "too-many-messages"
        assert (await bob.get("/api/tables")).status_code == 200, "others need not wait"

    with_site(tmp_path, work)


async def refused_after(asked, path: str, most: int = 400) -> int:
    """How many requests are answered before one is refused as one too many."""
    for number in range(most):
        response = await asked(path)
        if response.status_code == 429:
            assert reason_of(response, 429) == "too-many-messages"
            return number
    raise AssertionError("no limit")


def test_an_address_has_a_limit_on_whatever_it_asks_for(tmp_path):
    async def work(site):
        site.app.visits = Bucket(0.001, 5.0)
        eve = site.browser()
        for path in ("/healthz", "/metrics", "/api/schema", "/me/x", "/"):
            assert (await eve.get(path)).status_code != 429, path
        for path in ("/healthz", "/metrics", "/api/schema", "/me/x", "/", "/api/games", "/api/me"):
            assert reason_of(await eve.get(path), 429) == "too-many-messages"
        assert (await eve.get("/healthz", headers={"x-forwarded-for": "9.9.9.9"})).status_code == 200

    with_site(tmp_path, work, proxied=True)


def test_reading_the_shelf_needs_no_cookie_and_has_a_limit(tmp_path):
    async def work(site):
        eve = site.browser()
        for path in ("/api/games", "/api/games/doggos/setting", "/api/rules/doggos"):
            site.bare.state.readers = Bucket(0.001, 3.0)
            assert await refused_after(eve.get, path) == 3, path

    with_site(tmp_path, work)


def test_an_identity_is_counted_with_its_cookie_too(tmp_path):
    async def work(site):
        ann, bob = await site.guest(), await site.guest()
        site.bare.state.limits = Bucket(0.001, 4.0)
        assert await refused_after(ann.get, "/api/me") == 4
        assert (await bob.get("/api/me")).status_code == 200
        site.bare.state.addresses = Bucket(0.001, 2.0)
        assert await refused_after(bob.get, "/api/me") == 2, "many names at one address"

    with_site(tmp_path, work)


def test_codes_cannot_be_tried_out_under_many_names(tmp_path):
    async def work(site):
        site.bare.state.seekers_there = Bucket(0.001, 6.0)
        tried = 0
        for _ in range(4):
            eve = await site.guest()
            for number in range(2):
                tried += (await eve.get(f"/api/codes/moss-{number}")).status_code == 404
        assert tried == 6
        other = await site.guest(**{"x-forwarded-for": "9.9.9.9"})
        assert (await other.get("/api/codes/moss-1")).status_code == 404, (
            "another house may look for its table"
        )

    with_site(tmp_path, work, proxied=True)


def test_every_way_to_a_new_table_has_the_limit_of_new_tables(tmp_path):
    async def work(site):
        ann = await site.guest()
        wish = {"game": "paper-dungeons", "seats": [{"kind": "you"}]}
        table = (await ann.post("/api/tables", json=wish)).json()["id"]
        ways = {
            "/api/tables": wish,
            "/api/replays": {"record": "nothing"},
            f"/api/tables/{table}/fork": {"seat": 0, "moment": 0},
            f"/api/tables/{table}/rematch": None,
        }
        for path, body in ways.items():
            site.bare.state.openers = Bucket(0.001, 2.0)
            assert await refused_after(lambda path, body=body: ann.post(path, json=body), path) == 2, path
            site.bare.state.openers = Bucket(100.0, 100.0)
            site.bare.state.openers_there = Bucket(0.001, 2.0)
            assert await refused_after(lambda path, body=body: ann.post(path, json=body), path) == 2, path
            site.bare.state.openers_there = Bucket(100.0, 100.0)

    with_site(tmp_path, work)


def test_the_load_that_is_measured_stays_within_all_limits(tmp_path):
    """The bench opens its tables as fast as it can: each client has an address and a cookie of its own."""

    async def work(site):
        for number in range(40):
            people = []
            for seat in range(2):
                person = await site.guest(**{"x-forwarded-for": f"10.{seat}.0.{number}"})
                people.append(person)
            table = (await people[0].post("/api/tables", json=FOR_TWO)).json()["id"]
            assert (await people[1].post(f"/api/tables/{table}/join", json={})).status_code == 200

    with_site(tmp_path, work, proxied=True)


def test_a_household_behind_one_address_is_not_hurt(tmp_path):
    """Ten people open the page, look round and sit down within a second."""

    async def work(site):
        for _ in range(10):
            person = await site.guest()
            for _ in range(90):
                assert (await person.get("/healthz")).status_code == 200
            for path in ("/api/games", "/api/games/doggos/setting", "/api/rules/doggos", "/api/tables"):
                assert (await person.get(path)).status_code == 200
            assert (await person.get("/api/codes/moss-1")).status_code == 404
            assert (await person.post("/api/tables", json=AGAINST_BOT)).status_code == 201
            async with site.socket(person) as socket:
                await socket.accepted()

    with_site(tmp_path, work)


def test_a_bucket_fills_with_time_and_forgets():
    now = [0.0]
    bucket = Bucket(2.0, 3.0, lambda: now[0])
    assert [bucket.allows("a") for _ in range(4)] == [True, True, True, False]
    assert bucket.allows("b")
    now[0] = 0.5
    assert [bucket.allows("a"), bucket.allows("a")] == [True, False]
    now[0] = 100.0
    assert bucket.allows("c")
    assert set(bucket._levels) == {"c"}


def test_whichever_worker_is_asked_tells_the_figures_of_all(tmp_path):
    async def work(site):
        eve = site.browser()
        assert reason_of(await eve.get("/api/tables"), 401) == "no-identity"
        own = site.house.worker
        other = [
            ("undercroft_moves", {}, 41.0),
            ("undercroft_refused_total", {"reason": "not-legal"}, 3.0),
            ("undercroft_secrets", {}, 1.0),
        ]
        await site.house.floor.heard("*", f"figures w2 {json.dumps(other)}")
        await site.house.floor.heard("*", "figures w3 nonsense")
        page = (await eve.get("/metrics")).text
        assert f'undercroft_moves{{worker="{own}"}} 0.0' in page
        assert 'undercroft_moves{worker="w2"} 41.0' in page
        assert f'undercroft_refused_total{{reason="no-identity",worker="{own}"}} 1.0' in page
        assert 'undercroft_refused_total{reason="not-legal",worker="w2"} 3.0' in page
        assert page.count("# TYPE undercroft_moves gauge") == 1
        assert "secrets" not in page
        assert "w3" not in page
        site.house.now.now += SILENT + 1
        assert "w2" not in (await eve.get("/metrics")).text

    with_site(tmp_path, work)


def test_addresses_behind_a_proxy(tmp_path):
    from undercroft.web.guard import address_of

    scope = {"client": ("10.0.0.1", 4), "headers": [(b"x-forwarded-for", b"6.6.6.6, 1.2.3.4")]}
    assert address_of(scope, proxied=False) == "10.0.0.1"
    assert address_of(scope, proxied=True) == "1.2.3.4"
    assert address_of({"client": None, "headers": []}, proxied=True) == ""


def test_the_document_describes_what_the_page_does(tmp_path):
    async def work(site):
        ann = site.browser()
        return (await ann.get("/api/schema/openapi.json")).json()

    document = with_site(tmp_path, work)
    paths = {f"/api/tables/{{table}}/{what}" for what in ("play", "game", "sketch", "hint", "why")}
    assert paths | {"/api/replays", "/api/me/device"} <= set(document["paths"])
    answer = next(
        value for name, value in document["components"]["schemas"].items() if name.endswith("GameAnswer")
    )
    assert {"board", "choices", "clock"} <= set(answer["properties"])
