"""The client's files, the API's own page, and what every answer says about itself."""

import json
import re
from pathlib import Path

import httpx
import pytest

from deciban.house.http import pages
from tests.house.conftest import Running

ROUTES = Path(__file__).parents[2] / "web" / "src" / "client" / "routes.json"
ADDRESSES = [re.sub(":[a-z]+", "x", route) for route in json.loads(ROUTES.read_text())]


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client that is built, as far as the house can tell."""
    home = tmp_path / "client"
    for name, text in {
        "index.html": "<title>The client</title>",
        ".vite/routes.json": ROUTES.read_text(encoding="utf-8"),
        "assets/app-1234.js": "play();" * 200,
        "swagger/swagger-ui.css": "body {}",
        "favicon.svg": "<svg/>",
    }.items():
        (home / name).parent.mkdir(parents=True, exist_ok=True)
        (home / name).write_text(text)
    (tmp_path / "secret").write_text("secret")
    monkeypatch.setattr(pages, "HOMES", (home,))
    return home


async def get(house: Running, path: str, **headers: str) -> httpx.Response:
    async with httpx.AsyncClient(base_url=house.address) as http:
        return await http.get(path, headers=headers)


@pytest.mark.parametrize("path", [*ADDRESSES, "/mine/", "/t/abc", "/new/mastermind"])
async def test_the_client_is_at_all_its_addresses(house: Running, client: Path, path: str) -> None:
    answer = await get(house, path)
    assert answer.status_code == 200
    assert answer.text == "<title>The client</title>"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    [
        "/nothing",
        "/t",
        "/t/a/b",
        "/../secret",
        "/%2e%2e/secret",
        "/assets/../../secret",
        "/%00",
        "/" + "a" * 5000,
    ],
)
async def test_elsewhere_the_client_says_that_there_is_nothing(
    house: Running, client: Path, path: str
) -> None:
    answer = await get(house, path)
    assert answer.status_code == 404
    assert answer.text == "<title>The client</title>"


async def test_files_with_a_hash_in_their_name_are_kept_for_good(
    house: Running, client: Path
) -> None:
    answer = await get(house, "/assets/app-1234.js")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["content-encoding"] == "gzip"
    plain = await get(house, "/assets/app-1234.js", **{"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == answer.text
    other = await get(house, "/favicon.svg")
    assert other.headers["cache-control"] == "no-cache"
    again = await get(house, "/favicon.svg", **{"if-none-match": other.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


async def test_the_addresses_are_those_of_the_client_that_is_built(
    house: Running, client: Path
) -> None:
    (client / ".vite" / "routes.json").write_text('{"/other/:place": "other"}')
    assert (await get(house, "/other/x")).status_code == 200
    assert (await get(house, "/mine")).status_code == 404


async def test_a_missing_client_is_said_plainly(
    house: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "HOMES", (tmp_path / "nowhere",))
    answer = await get(house, "/")
    assert answer.status_code == 503
    assert "make setup" in answer.text


@pytest.mark.parametrize("path", ["/", "/nothing", "/api/me", "/api/nothing", "/schema"])
async def test_every_answer_is_guarded(house: Running, client: Path, path: str) -> None:
    headers = (await get(house, path)).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "script-src" not in policy, "scripts have no exception"
    assert headers["x-content-type-options"] == "nosniff"
    assert "server" not in headers


async def test_an_unknown_question_is_refused_in_the_apis_own_words(house: Running) -> None:
    answer = await get(house, "/api/nothing")
    assert answer.status_code == 404
    assert answer.json() == {"reason": "unknown-page", "facts": {}}


async def test_the_api_describes_itself(house: Running) -> None:
    schema = (await get(house, "/schema/openapi.json")).json()
    assert {"/api/me", "/api/tables", "/api/tables/{key}/seats/{number}"} <= set(schema["paths"])
    assert "NewTable" in str(schema["components"])
    page = await get(house, "/schema")
    assert page.headers["content-type"].startswith("text/html")
    addresses = re.findall(r'(?:src|href)="([^"]+)"', page.text)
    assert addresses
    assert all(address.startswith("/") for address in addresses), "nothing from elsewhere"
    assert "<script>" not in page.text
    script = await get(house, "/schema/start.js")
    assert script.headers["content-type"].startswith("text/javascript")


async def test_the_house_says_that_it_is_well(house: Running) -> None:
    health = (await get(house, "/healthz")).json()
    assert health["ok"] is True
    assert health["tables"] == 0
