"""A plan in private: choices tried ahead of their time over the WebSocket, which play nothing."""

from tests.web.test_http import AGAINST_BOT, with_site
from undercroft.games.doggos.codes import OUT, STEP

ALONE = {"game": "doggos", "seats": [{"kind": "you"}]}


async def joined(site, browser, wish):
    table = str((await browser.post("/api/tables", json=wish)).json()["id"])
    me = (await browser.get("/api/me")).json()["id"]
    return table, me


def test_a_way_out_is_sketched_and_nothing_is_played(tmp_path):
    async def work(site):
        ann = await site.guest()
        table, me = await joined(site, ann, ALONE)
        for _ in range(2):
            game = await site.house.playing.game(me, table, 0)
            await site.house.playing.play(
                me, table, 0, game.version, game.choices[0].code, f"m{game.version}"
            )
        before = await site.house.playing.game(me, table, 0)
        async with site.socket(ann) as socket:
            await socket.accepted()
            socket.send(type="sketch", id="s", table=table, seat=0, steps=[OUT])
            answer = await socket.frame("sketch")
            assert (answer["id"], answer["sketch"]["held"], answer["sketch"]["path"]["mode"]) == (
                "s",
                1,
                "out",
            )
            socket.send(type="sketch", id="t", table=table, seat=0, steps=[STEP])
            stopped = (await socket.frame("sketch"))["sketch"]
            assert (stopped["held"], stopped["stopped"]["message"]) == (0, "doggos-no-room")
            assert [choice["kind"] for choice in stopped["choices"]] == ["out"]
            socket.send(type="sketch", id="u", table=table, seat=1, steps=[])
            assert (await socket.frame("refused"))["reason"]["message"] == "not-your-seat"
        after = await site.house.playing.game(me, table, 0)
        assert (after.version, after.choices) == (before.version, before.choices)

    with_site(tmp_path, work)


def test_a_game_without_plans_has_nothing_to_try(tmp_path):
    async def work(site):
        ann = await site.guest()
        table, _ = await joined(site, ann, AGAINST_BOT)
        async with site.socket(ann) as socket:
            await socket.accepted()
            socket.send(type="sketch", id="s", table=table, seat=0, steps=[1, 2, 3])
            assert await socket.frame("sketch") == {"type": "sketch", "id": "s", "sketch": None}

    with_site(tmp_path, work)


def test_a_plan_is_tried_over_http_as_over_the_socket(tmp_path):
    async def work(site):
        ann, bob = await site.guest(), await site.guest()
        table, me = await joined(site, ann, ALONE)
        for _ in range(2):
            game = await site.house.playing.game(me, table, 0)
            await site.house.playing.play(
                me, table, 0, game.version, game.choices[0].code, f"m{game.version}"
            )
        version = (await site.house.playing.game(me, table, 0)).version
        path = f"/api/tables/{table}/sketch"
        answer = await ann.post(path, json={"seat": 0, "steps": [OUT]})
        assert answer.status_code == 200, answer.text
        async with site.socket(ann) as socket:
            await socket.accepted()
            socket.send(type="sketch", id="s", table=table, seat=0, steps=[OUT])
            assert (await socket.frame("sketch"))["sketch"] == answer.json()["sketch"]
        refused = await bob.post(path, json={"seat": 0, "steps": [OUT]})
        assert (refused.status_code, refused.json()["reason"]["message"]) == (403, "not-your-seat")
        unreadable: list[dict[str, object]] = [
            {"seat": 0},
            {"seat": 0, "steps": [-1]},
            {"seat": 0, "steps": [1] * 401},
            {"steps": []},
        ]
        for wrong in unreadable:
            assert (await ann.post(path, json=wrong)).status_code == 400
        assert (await site.house.playing.game(me, table, 0)).version == version
        plain, _ = await joined(site, ann, AGAINST_BOT)
        nothing = await ann.post(f"/api/tables/{plain}/sketch", json={"seat": 0, "steps": [1]})
        assert nothing.json() == {"sketch": None}

    with_site(tmp_path, work)
