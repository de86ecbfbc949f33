# Generated from codegen/emit/python/support/result.py by `make generate`: do not edit.
"""The result of a call: data, sources, and the way to pandas."""

from __future__ import annotations

import datetime
import email.utils
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

from ._catalog import catalog
from ._frames import result_frame

if TYPE_CHECKING:
    import pandas

T = TypeVar("T")


@dataclass(frozen=True)
class Source:
    """Who published the data of a result."""

    publisher: str
    id: str | None = None
    """None for data that ships with the server."""
    licence: str | None = None
    page: str | None = None
    """A page for readers."""
    fetched_at: str | None = None
    """Time of the oldest part, ISO 8601 in UTC."""

    @classmethod
    def of(cls, told: Mapping[str, Any]) -> Source:
        names = {"id": "source", "licence": "licence", "page": "page", "fetched_at": "fetched_at"}
        return cls(told["publisher"], **{name: told.get(key) for name, key in names.items()})

    def __str__(self) -> str:
        licence = "" if self.licence is None else f" ({self.licence})"
        page = "" if self.page is None else f", {self.page}"
        return f"{self.publisher}{licence}{page}"


class Result(Mapping[str, Any], Generic[T]):
    """The result of a call. `result["field"]` reads a field, `result.data` is typed, `result.df()` is a DataFrame."""

    def __init__(self, data: Any, headers: Mapping[str, str], operation: str, base_url: str) -> None:
        self._data: dict[str, Any] = data
        self._headers = {name.lower(): headers[name] for name in headers}
        self.operation = operation
        """`<service>.<tool>`"""
        self.base_url = base_url

    @property
    def data(self) -> T:
        """The fields, as a plain typed dict."""
        return cast(T, self._data)

    def __getitem__(self, name: str) -> Any:
        return self._data[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._data)

    def __len__(self) -> int:
        return len(self._data)

    def __eq__(self, other: object) -> bool:
        return self._data == (other._data if isinstance(other, Result) else other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        fields = [f"{name}={_brief(value)}" for name, value in self._data.items()]
        return f"<{type(self).__name__} of {self.operation}: {', '.join(fields)}>"

    def _ipython_key_completions_(self) -> list[str]:
        return list(self._data)

    @property
    def sources(self) -> tuple[Source, ...]:
        """The sources of the data."""
        told = catalog()
        used = [name.strip() for name in self._headers.get("almanac-source", "").split(",") if name.strip()]
        fetched = None if self.fetched_at is None else self.fetched_at.isoformat()
        publishers = told["sources"]
        known = [{"source": name, "fetched_at": fetched, **publishers.get(name, {"publisher": name})} for name in used]
        return tuple(Source.of(each) for each in [*known, *told["cited"].get(self.operation, [])])

    @property
    def citation(self) -> str:
        """One line for below a figure: the sources, the time of fetching and the permalink."""
        if not self.sources:
            return ""
        label = "Source" if len(self.sources) == 1 else "Sources"
        at = "" if self.fetched_at is None else f", as of {self.fetched_at:%Y-%m-%d %H:%M} UTC"
        link = "" if self.permalink is None else f" {self.permalink}"
        return f"{label}: {'; '.join(map(str, self.sources))}{at}.{link}"

    @property
    def answer_id(self) -> str | None:
        """Id of the stored answer; None for data that ships with the server."""
        found = re.search(r"/answers/([0-9a-z]{26})$", self._headers.get("content-location", ""))
        return None if found is None else found[1]

    @property
    def permalink(self) -> str | None:
        """Permanent address of the answer, to cite it."""
        return None if self.answer_id is None else f"{self.base_url}/answers/{self.answer_id}"

    @property
    def age(self) -> int | None:
        """Seconds since the oldest part was fetched; None for data that ships with the server."""
        age = self._headers.get("age", "")
        return int(age) if re.fullmatch(r"[0-9]{1,12}", age) else None

    @property
    def cached(self) -> bool:
        """Whether every part came from the server's cache."""
        parts = [each for each in self._headers.get("cache-status", "").split(",") if each.strip()]
        return bool(parts) and all(re.search(r";\s*hit\b", each) for each in parts)

    @property
    def fetched_at(self) -> datetime.datetime | None:
        """Time at which the oldest part was fetched, in UTC."""
        age, now = self.age, self._headers.get("date")
        if age is None or now is None:
            return None
        try:
            return email.utils.parsedate_to_datetime(now) - datetime.timedelta(seconds=age)
        except (ValueError, OverflowError):
            return None

    @property
    def views(self) -> list[str]:
        """Names of the tables for `df`. The first is the default."""
        return [view["title"] for view in catalog()["views"].get(self.operation, [])]

    def df(self, view: str | None = None, *, wide: bool = False) -> pandas.DataFrame:
        """The result as a DataFrame. Needs pandas: `pip install 'almanac-client[pandas]'`.

        Args:
            view: One of `views`. Default: the first.
            wide: For a time series: one column per line, such as a country, instead of one row per value.

        Returns:
            A frame. A time series has a PeriodIndex (years, quarters, months, weeks) or a DatetimeIndex, oldest first.
            `attrs` has the units, titles, sources, citation and permalink.

        Raises:
            ValueError: The view does not exist, or the wide form would have several values in one cell.
        """
        views = catalog()["views"].get(self.operation, [])
        return result_frame(self._data, views, self._attrs(), view, wide)

    def _attrs(self) -> dict[str, Any]:
        sources = [{name: value for name, value in vars(each).items() if value is not None} for each in self.sources]
        return {
            "operation": self.operation,
            "sources": sources,
            "citation": self.citation,
            "permalink": self.permalink,
        }


def _brief(value: object) -> str:
    if isinstance(value, list):
        return f"[{len(value)} items]" if value else "[]"
    if isinstance(value, dict):
        return f"{{{len(value)} fields}}" if value else "{}"
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."
