"""Checked by mypy and pyright, not run: what the types accept and reject."""

from __future__ import annotations

import datetime
from typing import assert_type

from almanac_client import Almanac, AsyncAlmanac, InvalidArgumentsError, ProblemCode, Result
from almanac_client.services.eu_bank_fx import DailyRate, GetHistoryResult
from almanac_client.services.places import SearchCitiesResult


def accepted(almanac: Almanac) -> None:
    history = almanac.eu_bank_fx.get_history(base="EUR", target="USD", days=30)
    assert_type(history, Result[GetHistoryResult])
    assert_type(history.data["series"], list[DailyRate])
    assert_type(history.data["series"][0]["rate"], float)
    assert_type(almanac.eu_law.search_legislation(query="x", doc_type="regulation").data["count"], int)
    almanac.currency_conversion.convert_currency(amount=1, base="EUR", target="NOK", date=datetime.date(2024, 1, 2))
    for page in almanac.eu_law.iter_search_legislation(query="x"):
        print(page.data["acts"])
    code: ProblemCode = "not_found"
    print(code, InvalidArgumentsError.__doc__)


async def also_accepted(almanac: AsyncAlmanac) -> None:
    cities = await almanac.places.search_cities(query="Oslo")
    assert_type(cities, Result[SearchCitiesResult])
    async for page in almanac.places.iter_get_countries(limit=10):
        print(page.data["data"])


def rejected(almanac: Almanac) -> None:
    almanac.places.search_cities(query=5)  # type: ignore[arg-type]
    almanac.places.search_cities(query="Oslo", town="Oslo")  # type: ignore[call-arg]
    almanac.places.search_cities()  # type: ignore[call-arg]
    almanac.eu_law.search_legislation(query="x", doc_type="novel")  # type: ignore[arg-type]
    almanac.nothing  # type: ignore[attr-defined]
    almanac.eu_bank_fx.get_history(base="EUR", target="USD").data["nothing"]  # type: ignore[typeddict-item]
