"""The asynchronous client."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import pytest
from conftest import Scripted

from almanac_client import AsyncAlmanac, InvalidArgumentsError, NotFoundError, SourceError


def test_calls_simultaneously() -> None:
    async def run() -> list[str]:
        async with AsyncAlmanac() as almanac:
            cities = await asyncio.gather(*(almanac.places.search_cities(query=name) for name in ("Oslo", "Paris")))
            categories = await almanac.api.preprints.categories()
            assert len(categories["categories"]) > 10
            assert len(categories.df()) == len(categories["categories"])
            return [str(each["data"][0]["name"]) for each in cities]

    assert asyncio.run(run()) == ["Oslo", "Paris"]


def test_errors_pages_queries_and_answers() -> None:
    async def run() -> None:
        async with AsyncAlmanac() as almanac:
            with pytest.raises(InvalidArgumentsError, match="limit must be"):
                await almanac.places.search_cities(query="Oslo", limit=1000)
            pages = [page async for page in almanac.places.iter_get_countries(continent="Oceania", limit=10)]
            assert sum(len(page["data"]) for page in pages) == pages[0]["total"]
            found = await almanac.find("exchange rate euro dollar")
            assert len(found) > 0
            queried = await almanac.query({"city": {"tool": "places.search_cities", "arguments": {"query": "Oslo"}}})
            assert queried.df()["name"][0] == "Oslo"
            with pytest.raises(NotFoundError):
                await almanac.answers.get("0" * 26)

    asyncio.run(run())


def test_cancellation_ends_a_call_and_a_wait(scripted: Callable[..., Scripted]) -> None:
    async def run(script: Scripted, after: float) -> None:
        async with AsyncAlmanac(script.url, "alm_x", longest_wait=60) as almanac:
            call = asyncio.create_task(almanac.places.get_city(geonameid=1))
            await asyncio.sleep(after)
            call.cancel()
            with pytest.raises(asyncio.CancelledError):
                await call

    began = time.monotonic()
    asyncio.run(run(scripted((200, {}, {}), delay=20), 0.3))
    waiting = scripted((503, {"Retry-After": "30"}, {"code": "preparing"}))
    asyncio.run(run(waiting, 0.5))
    assert len(waiting.requests) == 1
    assert time.monotonic() - began < 10


def test_a_time_limit_of_the_caller(scripted: Callable[..., Scripted]) -> None:
    async def run(script: Scripted) -> None:
        async with AsyncAlmanac(script.url) as almanac:
            # Not asyncio.timeout: with the anyio 3 of Debian 12, httpx does not support it.
            await asyncio.wait_for(almanac.places.get_city(geonameid=1), 0.3)

    with pytest.raises(TimeoutError):
        asyncio.run(run(scripted((200, {}, {}), delay=20)))


def test_repeats_without_blocking_the_loop(
    scripted: Callable[..., Scripted], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run(script: Scripted) -> int:
        async with AsyncAlmanac(script.url, retries=1) as almanac:
            with pytest.raises(SourceError):
                await almanac.places.get_city(geonameid=1)
        return len(script.requests)

    monkeypatch.setattr("time.sleep", lambda _: pytest.fail("blocks the loop"))
    assert asyncio.run(run(scripted((502, {}, {"code": "upstream_failed"})))) == 2
