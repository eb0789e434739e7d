"""Whatever fits the OpenAPI document, and much that does not, is answered as the document says, never with a fault of ours."""

import asyncio
from random import Random

import hypothesis
import jsonschema_rs
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings

from tests.web.client import Site, opened_site
from tests.web.test_http import AGAINST_BOT
from undercroft.web.limits import Bucket

EXAMPLES = 12


class Standing:
    """An application that stands while Hypothesis asks it again and again."""

    def __init__(self, folder) -> None:
        self.loop = asyncio.new_event_loop()
        self._opened: asyncio.Future[Site] = self.loop.create_future()
        self._enough = asyncio.Event()
        self._keeper = self.loop.create_task(self._keep(folder))
        self.site = self.run(self._opened)
        state = self.site.bare.state
        for name in [name for name in state if isinstance(state[name], Bucket)]:
            state[name] = Bucket(10**9, 10**9)
        self.site.app.visits = Bucket(10**9, 10**9)
        self.guest = self.run(self.site.guest())
        self.table = self.run(self.guest.post("/api/tables", json=AGAINST_BOT)).json()["id"]

    async def _keep(self, folder) -> None:
        # An application must be closed by the task that opened it.
        async with opened_site(folder) as site:
            self._opened.set_result(site)
            await self._enough.wait()

    def run(self, work):
        return self.loop.run_until_complete(asyncio.wait_for(work, 60))

    def close(self) -> None:
        self._enough.set()
        self.run(self._keeper)
        self.loop.run_until_complete(self.loop.shutdown_default_executor())
        self.loop.close()


@pytest.fixture
def standing(tmp_path):
    made = Standing(tmp_path)
    yield made
    made.close()


def check_answer(operation, document, response) -> None:
    """An answer is what the document says: its status, its type, and every field of it."""
    kind = response.headers["content-type"].partition(";")[0]
    if response.status_code >= 400:
        # Whatever is refused is refused in one way.
        assert kind == "application/json"
        assert set(response.json()) == {"reason"}
        assert set(response.json()["reason"]) == {"rule", "message", "args"}
        assert response.json()["reason"]["message"]
        return
    described = operation["responses"][str(response.status_code)]["content"]
    assert kind in described
    if kind == "application/json":
        schema = {**described[kind]["schema"], "components": document["components"]}
        jsonschema_rs.Draft202012Validator(schema).validate(response.json())


def test_no_request_that_fits_the_document_breaks_anything(standing):
    document = standing.run(standing.guest.get("/api/schema/openapi.json")).json()
    asked = set()
    for found in schemathesis.openapi.from_dict(document).get_all_operations():
        operation = found.ok()  # type: ignore[union-attr]

        @hypothesis.seed(1)
        @settings(
            max_examples=EXAMPLES, deadline=None, database=None, suppress_health_check=list(HealthCheck)
        )
        @given(case=operation.as_strategy())
        def ask(case):
            # Half of the tables are one that exists.
            if "table" in (case.path_parameters or {}) and len(str(case.path_parameters["table"])) % 2:
                case.path_parameters["table"] = standing.table
            more = case.as_transport_kwargs(base_url="http://table.test")
            sent = {
                key: more[key]
                for key in ("method", "url", "params", "json", "content")
                if more.get(key) is not None
            }
            if isinstance(more.get("data"), bytes):
                sent["content"] = more["data"]
            response = standing.run(standing.guest.request(**sent))
            assert response.status_code != 429, "a limit answers for the route"
            assert response.status_code < 500 or response.status_code == 503, (sent, response.text)
            check_answer(case.operation.definition.raw, document, response)
            asked.add(case.operation.label)

        ask()
    assert len(asked) >= 20
    errors = f'undercroft_errors_total{{worker="{standing.site.house.worker}"}}'
    assert f"{errors} 0.0" in standing.run(standing.guest.get("/metrics")).text


def broken(rng: Random, body: dict[str, object]) -> object:
    """A body that does not fit any more: a field missing, of another type, or one too many."""
    wrong = dict(body)
    name = rng.choice(list(wrong))
    change = rng.randrange(3)
    if change == 0:
        del wrong[name]
    elif change == 1:
        wrong[name] = rng.choice([[], {}, "no number" if isinstance(wrong[name], int) else 7, -1.5])
    else:
        wrong["extra"] = 1
    return rng.choice([wrong, wrong, wrong, [wrong], None, 3])


def test_bodies_that_do_not_fit_are_refused_and_change_nothing(standing):
    table = f"/api/tables/{standing.table}"
    game = standing.run(standing.guest.get(f"{table}/game", params={"seat": 0})).json()
    code = game["choices"][0]["code"]
    bodies = {
        "/api/tables": {"game": "paper-dungeons", "seats": [{"kind": "you"}]},
        f"{table}/play": {"seat": 0, "version": game["version"], "code": code},
        f"{table}/undo": {"seat": 0, "version": game["version"]},
        f"{table}/orders": {"seat": 0, "windows": "ask"},
        f"{table}/why": {"seat": 0, "code": code},
        f"{table}/hint": {"seat": 0},
        f"{table}/fork": {"seat": 0, "moment": 1},
        "/api/replays": {"record": "x"},
    }
    rng = Random(4)
    for path, body in bodies.items():
        for _ in range(12):
            wrong = broken(rng, body)
            response = standing.run(standing.guest.post(path, json=wrong))
            assert response.status_code == 400, (path, wrong, response.text)
            assert response.json()["reason"]["message"]
    after = standing.run(standing.guest.get(f"{table}/game", params={"seat": 0})).json()
    assert after == game
