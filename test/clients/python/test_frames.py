"""Results as DataFrames."""

from __future__ import annotations

import pickle
import subprocess
import sys
from typing import Any

import pandas as pd
import pytest

from almanac_client import Almanac, Result
from almanac_client._frames import result_frame


def test_a_daily_series_has_a_datetime_index_oldest_first(almanac: Almanac) -> None:
    result = almanac.eu_bank_fx.get_history(base="EUR", target="USD")
    frame = result.df()
    assert isinstance(frame.index, pd.DatetimeIndex)
    assert frame.index.is_monotonic_increasing
    assert frame.index.name == "date"
    assert str(frame["rate"].dtype) == "float64"
    assert frame.loc["2026-03-17", "rate"] == 1.1531
    assert frame.attrs["units"] == {"rate": "USD"}
    (source,) = frame.attrs["sources"]
    assert source["publisher"].startswith("European Central Bank")
    assert source["fetched_at"].startswith("20")
    assert frame.attrs["permalink"] == result.permalink
    assert "European Central Bank" in frame.attrs["citation"]
    assert result.permalink is not None and result.permalink in frame.attrs["citation"]


def test_a_yearly_series_has_a_period_index(almanac: Almanac) -> None:
    frame = almanac.economic_indicators.get_economic_data(
        indicator="NY.GDP.MKTP.CD", country="JPN", year_from=2018, year_to=2019
    ).df()
    assert isinstance(frame.index, pd.PeriodIndex)
    assert frame.index.freqstr.startswith(("A", "Y"))
    assert frame.loc["2019", "value"].item() == 5117993853016.51
    assert frame.attrs["units"] == {"value": "current US$"}


@pytest.mark.parametrize(
    ("periods", "frequency", "first"),
    [
        (["2024", "2023"], ("A", "Y"), "2023-01-01"),
        (["2024-Q2", "2024-Q1"], ("Q",), "2024-01-01"),
        (["2024-03", "2024-02"], ("M",), "2024-02-01"),
        (["2024-W06", "2024-W05"], ("W",), "2024-01-29"),
    ],
)
def test_frequencies(periods: list[str], frequency: tuple[str, ...], first: str) -> None:
    frame = series(periods)
    assert isinstance(frame.index, pd.PeriodIndex)
    assert frame.index.freqstr.startswith(frequency)
    assert str(frame.index[0].start_time.date()) == first


@pytest.mark.parametrize(
    ("periods", "first"),
    [
        (["2024-S2", "2024-S1"], "2024-01-01"),
        (["2024", "2023-Q1"], "2023-01-01"),
        (["2024-01-05", "2024-01-04"], "2024-01-04"),
        (["2024-01-05T12:00:00Z", "2024-01-05T13:00:00+02:00"], "2024-01-05 11:00:00+00:00"),
    ],
)
def test_other_times(periods: list[str], first: str) -> None:
    frame = series(periods)
    assert isinstance(frame.index, pd.DatetimeIndex)
    assert frame.index[0] == pd.Timestamp(first)
    assert list(frame["value"]) == [1, 0]


@pytest.mark.parametrize("periods", [["2024", "around 1990"], ["0001", "0002"], ["2024-13", "2024-W60"], ["2024-02-30"]])
def test_keeps_times_that_are_none(periods: list[str]) -> None:
    assert list(series(periods).index) == sorted(periods)


def series(periods: list[str]) -> pd.DataFrame:
    view = {
        "kind": "series",
        "title": "Chart",
        "rows": "rows",
        "x": {"name": "period", "path": "period", "title": "Period", "type": "period"},
        "y": [{"name": "value", "path": "value", "title": "Value", "type": "integer"}],
        "group": [],
    }
    rows = [{"period": period, "value": at} for at, period in enumerate(periods)]
    return result_frame({"rows": rows}, [view], {}, None, False)


def test_several_lines_can_become_columns(almanac: Almanac) -> None:
    result = almanac.food_agri.compare_countries(
        **next(each for each in operations() if each["id"] == "food-agri.compare_countries")["example"]
    )
    tidy = result.df()
    wide = result.df(wide=True)
    assert len(tidy) == wide.notna().sum().sum()
    assert list(wide.columns) == list(dict.fromkeys(tidy[tidy.columns[0]])) or len(wide.columns) > 1
    assert isinstance(wide.index, pd.PeriodIndex)
    assert set(wide.attrs["units"]) == set(wide.columns)
    with pytest.raises(ValueError, match="time series"):
        result.df("Figures", wide=True)


def operations() -> list[dict[str, Any]]:
    from conftest import OPERATIONS

    return OPERATIONS


def test_types_of_a_table(almanac: Almanac) -> None:
    cities = almanac.places.search_cities(query="Oslo").df()
    assert str(cities["name"].dtype) == "string"
    assert str(cities["population"].dtype) == "Int64"
    indicators = almanac.economic_indicators.search_economic_indicators(query="unemployment rate in Germany").df()
    assert isinstance(indicators["source"].dtype, pd.CategoricalDtype)
    assert str(indicators["discontinued"].dtype) == "boolean"
    # All values of the closed set, so that frames can be concatenated without losing the type.
    assert "us_labour_statistics" in indicators["source"].cat.categories
    (example,) = [each["example"] for each in operations() if each["id"] == "eu-law.get_recent"]
    acts = almanac.eu_law.get_recent(**example).df()
    assert any(str(dtype).startswith("datetime64") for dtype in acts.dtypes)


def test_an_empty_table_keeps_its_columns(almanac: Almanac) -> None:
    subscriptions = almanac.webhooks.list_subscriptions().df()
    assert len(subscriptions) == 0
    assert len(subscriptions.columns) > 5


def test_a_result_without_rows_is_one_row(almanac: Almanac) -> None:
    frame = almanac.unit_conversion.convert_units(value=1, from_unit="mile", to_unit="kilometer").df()
    assert frame["result"].tolist() == [1.609344]
    assert frame.attrs["units"]["result"] == "kilometer"


def test_names_the_views(almanac: Almanac) -> None:
    result = almanac.eu_bank_fx.get_history(base="EUR", target="USD")
    assert result.views == ["Chart", "Rates"]
    assert list(result.df("rates").columns) == ["date", "rate"]
    with pytest.raises(ValueError, match="Chart, Rates"):
        result.df("nothing")


@pytest.mark.parametrize(
    ("kind", "values", "dtype"),
    [
        ("integer", [1, None], "Int64"),
        ("integer", [1, 2.5], "float64"),
        ("integer", [1, "2"], "object"),
        ("number", [1, None, 2.5], "float64"),
        ("boolean", [True, None], "boolean"),
        ("text", ["a", None], "string"),
        ("text", ["a", 1], "object"),
        ("date", ["2024-01-01", None], "datetime64[ns]"),
        ("date", ["2024-01-01", "2024"], "string"),
        ("date", ["0001-01-01", "9999-12-31"], "string"),
        ("date-time", ["2024-01-01T00:00:00Z", None], "datetime64[ns, UTC]"),
        ("date-time", ["2024-01-01T00:00:00", "2024-01-01T00:00:00.5"], "datetime64[ns]"),
        ("date-time", ["2024-01-01T00:00:00", "2024-01-01T00:00:00Z"], "string"),
        ("json", [["a"], {"b": 1}], "object"),
        ("period", ["2024-Q1", "2024-Q2"], "period[Q-DEC]"),
        ("period", ["2024-Q1", None], "string"),
    ],
)
def test_what_has_another_type_stays_as_it_is(kind: str, values: list[object], dtype: str) -> None:
    view = {"kind": "table", "title": "T", "rows": "rows"}
    columns = [{"name": "value", "path": "value", "title": "Value", "type": kind}]
    frame = result_frame({"rows": [{"value": each} for each in values]}, [{**view, "columns": columns}], {}, None, False)
    found = str(frame["value"].dtype)
    assert found == dtype
    if found in {"string", "object"}:
        assert [None if each is pd.NA else each for each in frame["value"]] == values


def test_hostile_data_does_not_fail() -> None:
    view = {"kind": "table", "title": "T", "rows": "a.b", "columns": [column("c.d.e"), column("^^^x"), column("$key")]}
    deep: Any = []
    for _ in range(5_000):
        deep = [deep]
    for data in [None, 5, [], {"a": 1}, {"a": {"b": "text"}}, {"a": {"b": [1, None, {"c": [{"d": 1}]}]}}, {"a": {"b": deep}}]:
        assert list(result_frame(data, [view], {}, None, False).columns) == ["c.d.e", "^^^x", "$key"]


def column(path: str) -> dict[str, str]:
    return {"name": path, "path": path, "title": path, "type": "text"}


def test_results_are_mappings_that_can_be_pickled(almanac: Almanac) -> None:
    result = almanac.eu_bank_fx.get_history(base="EUR", target="USD")
    assert {**result} == result.data == result
    copy: Result[Any] = pickle.loads(pickle.dumps(result))
    assert (copy, copy.citation) == (result, result.citation)
    assert repr(result).startswith("<Result of eu-bank-fx.get_history: base='EUR'")
    assert len(repr(result)) < 500
    assert result.cached and result.age is not None and result.age > 0
    assert result.fetched_at is not None and result.fetched_at.year == 2026


def test_works_without_pandas(almanac: Almanac) -> None:
    code = """
import sys
sys.modules["pandas"] = None
from almanac_client import Almanac
result = Almanac().unit_conversion.convert_units(value=1, from_unit="mile", to_unit="foot")
try:
    result.df()
except ImportError as error:
    print(result["result"], error)
"""
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "5280" in run.stdout and "almanac-client[pandas]" in run.stdout
