"""Every tool: its first example, its signature, its frames."""

from __future__ import annotations

import inspect
import keyword
import typing
import warnings
from collections.abc import Sequence
from typing import Any, Literal, get_args, get_origin

import pandas as pd
import pytest
from conftest import OPERATIONS, tools_of

from almanac_client import Almanac, AsyncAlmanac, Result

ANSWERABLE = [each for each in OPERATIONS if each["isAnswerable"] and each["example"] is not None]


def python_name(name: str) -> str:
    return f"{name}_" if keyword.iskeyword(name) else name


def ids(operation: dict[str, Any]) -> str:
    return str(operation["id"])


def test_nearly_every_tool_has_a_recorded_example() -> None:
    reading = [each for each in OPERATIONS if each["name"] != "report_feedback"]
    assert len(ANSWERABLE) > 120
    assert len(ANSWERABLE) > 0.95 * len(reading)


@pytest.mark.parametrize("operation", ANSWERABLE, ids=ids)
def test_first_example(almanac: Almanac, operation: dict[str, Any]) -> None:
    method = getattr(tools_of(almanac, operation), operation["name"])
    result = method(**{python_name(name): value for name, value in operation["example"].items()})
    assert isinstance(result, Result)
    assert set(operation["fields"]) <= set(result)
    assert result.data == dict(result)
    # Data of the caller, such as its subscriptions, has no source.
    assert result.sources or operation["service"] in {"webhooks", "unit-conversion", "horoscopes"} or not result.fetched_at
    for view in result.views:
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            frame = result.df(view)
        assert set(frame.attrs) >= {"operation", "units", "titles", "sources", "citation", "permalink"}
        assert set(frame.attrs["units"]) <= set(frame.columns)
    if result.views:
        assert list(result.df().columns) == list(result.df(result.views[0]).columns)


@pytest.mark.parametrize("client", [Almanac, AsyncAlmanac])
def test_signatures_agree_with_the_manifests(client: type[Any]) -> None:
    almanac = client("http://127.0.0.1:1", "alm_x")
    for operation in OPERATIONS:
        method = getattr(tools_of(almanac, operation), python_name(operation["name"]))
        parameters = inspect.signature(method).parameters
        declared = {python_name(each["name"]): each for each in operation["arguments"]}
        assert set(parameters) == set(declared), operation["id"]
        # Postponed annotations: parameters named like a type must not hide it.
        hints = typing.get_type_hints(method)
        for name, parameter in parameters.items():
            about = f"{operation['id']} {name}"
            assert parameter.kind is inspect.Parameter.KEYWORD_ONLY, about
            assert (parameter.default is inspect.Parameter.empty) == declared[name]["isRequired"], about
            assert parameter.default in (inspect.Parameter.empty, None), about
            check_type(hints[name], declared[name]["schema"], about)
            assert f"{name}: " in (inspect.getdoc(method) or ""), about
        assert inspect.iscoroutinefunction(method) == (client is AsyncAlmanac), operation["id"]
        assert hasattr(tools_of(almanac, operation), f"iter_{operation['name']}") == operation["isPaged"], operation["id"]
        for section in ("Returns:", "Example:"):
            assert section in (inspect.getdoc(method) or ""), operation["id"]


def check_type(hint: Any, schema: dict[str, Any], about: str) -> None:
    """Compares a type with the published schema."""
    choices = [each for each in flat(hint) if each is not type(None)]
    words = schema.get("enum")
    if words:
        literals = {word for each in choices if get_origin(each) is Literal for word in get_args(each)}
        assert literals == {word for word in words if word is not None}, about
        return
    kinds = schema["type"] if isinstance(schema["type"], list) else [schema["type"]]
    names = {str: "string", int: "integer", float: "number", bool: "boolean"}
    found = {names.get(each, "array" if get_origin(each) is Sequence else "object") for each in choices}
    # Days are also accepted as dates.
    found -= {"object"} if any("datetime.date" in str(each) for each in choices) else set()
    assert found == set(kinds) - {"null"}, f"{about}: {hint} is not {schema['type']}"


def flat(hint: Any) -> list[Any]:
    is_union = get_origin(hint) in (typing.Union, getattr(__import__("types"), "UnionType"))
    return [each for part in get_args(hint) for each in flat(part)] if is_union else [hint]


def test_wrong_arguments_raise_before_the_request(almanac: Almanac) -> None:
    with pytest.raises(TypeError, match="town"):
        almanac.places.search_cities(query="Oslo", town="Oslo")  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="query"):
        almanac.places.search_cities()  # type: ignore[call-arg]
    with pytest.raises(ValueError):
        almanac.unit_conversion.convert_units(value=float("nan"), from_unit="mile", to_unit="foot")


def test_values_of_pandas_and_dates_are_arguments(almanac: Almanac) -> None:
    day = pd.Timestamp("2018-06-16")
    number: Any = pd.Series([250], dtype="int64")[0]
    result = almanac.currency_conversion.convert_currency(amount=number, base="EUR", target="NOK", date=day)
    assert result["requested_date"] == "2018-06-16"
