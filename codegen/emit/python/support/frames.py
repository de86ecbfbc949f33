"""Tables and time series of results as DataFrames."""

from __future__ import annotations

import datetime
import importlib
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import pandas

_TABLES = ("table", "series")


def result_frame(
    data: object, views: Sequence[Mapping[str, Any]], attrs: Mapping[str, Any], name: str | None, wide: bool
) -> pandas.DataFrame:
    """The frame of one view of a result."""
    view = _chosen(views, name)
    if wide and view["kind"] != "series":
        raise ValueError("Only a time series has a wide form.")
    rows = _rows(data, view.get("rows"))
    if view["kind"] == "series":
        return _series(view, rows, attrs, wide)
    columns: dict[str, Any] = {}
    units: dict[str, str] = {}
    titles: dict[str, str] = {}
    for field in view["columns"]:
        for each in _spread(field, rows):
            values = [_value(row, each) for row in rows]
            columns[each["name"]] = _typed(values, each)
            titles[each["name"]] = each["title"]
            found = _units(rows, each)
            if len(set(found)) == 1 and found[0] is not None:
                units[each["name"]] = found[0]
            elif "unitField" in each and len(set(found)) > 1:
                columns[f"{each['name']}_unit"] = _typed([_unit(row, each) for row in rows], {"type": "text"})
    return _frame(columns, None, {**attrs, "units": units, "titles": titles})


def query_frame(table: Mapping[str, Any], attrs: Mapping[str, Any]) -> pandas.DataFrame:
    """The frame of the rows of a query."""
    told = table.get("columns", [])
    rows = table.get("rows", [])
    kinds = {"day": "date", "moment": "date-time", "period": "period"}
    columns = {
        each["name"]: _typed([row[at] for row in rows], {"type": kinds.get(each.get("is", ""), each["type"])})
        for at, each in enumerate(told)
    }
    units = {each["name"]: each["unit"] for each in told if "unit" in each}
    return _frame(columns, None, {**attrs, "units": units})


def _pandas() -> Any:
    try:
        return importlib.import_module("pandas")
    except ImportError:
        raise ImportError("df() needs pandas: pip install 'almanac-client[pandas]'") from None


def _frame(columns: Mapping[str, Any], index: Any, attrs: Mapping[str, Any]) -> pandas.DataFrame:
    pd = _pandas()
    frame: pandas.DataFrame = pd.DataFrame(columns, index=index)
    frame.attrs.update(attrs)
    return frame


def _chosen(views: Sequence[Mapping[str, Any]], name: str | None) -> Mapping[str, Any]:
    if not views:
        raise ValueError("This result has no table; use result.data.")
    if name is None:
        return next((each for each in views if each["kind"] in _TABLES), views[0])
    for view in views:
        if view["title"].lower() == name.lower():
            return view
    raise ValueError(f"view must be one of {', '.join(view['title'] for view in views)}, not {name!r}")


@dataclass(frozen=True)
class _Row:
    value: object
    key: str | None = None
    holder: _Row | None = None


def _rows(data: object, path: str | None) -> list[_Row]:
    """The items at a path of lists, or of an object with arbitrary keys."""
    level = [_Row(data)]
    names = [] if path is None else path.split(".")
    for at, name in enumerate(names):
        following: list[_Row] = []
        for row in level:
            value = _member(row.value, name)
            if isinstance(value, list):
                following.extend(_Row(item, holder=row) for item in value)
            elif at < len(names) - 1:
                following.append(_Row(value, row.key, row.holder))
            elif isinstance(value, dict):
                following.extend(_Row(item, key, row) for key, item in value.items())
        level = following
    return level


def _member(value: object, name: str) -> object:
    return value.get(name) if isinstance(value, dict) else None


def _value(row: _Row, field: Mapping[str, Any]) -> object:
    return field["read"](row) if "read" in field else _at(row, field["path"])


def _at(row: _Row, path: str) -> object:
    """Each leading `^` goes one level up; `$key` and `$value` are the key and the value of a row."""
    start: _Row | None = row
    rest = path
    while rest.startswith("^"):
        start = None if start is None else start.holder
        rest = rest[1:]
    if start is None:
        return None
    if rest == "$key":
        return start.key
    value = start.value
    if rest == "$value":
        return value
    for name in rest.split("."):
        if isinstance(value, list):
            found = [_member(item, name) for item in value]
            value = [each for each in found if each is not None]
        else:
            value = _member(value, name)
    return value


def _spread(field: Mapping[str, Any], rows: Iterable[_Row]) -> list[Mapping[str, Any]]:
    """One column per key of an object with arbitrary keys."""
    if not field.get("spread"):
        return [field]
    names: dict[str, None] = {}
    for row in rows:
        value = _at(row, field["path"])
        names.update(dict.fromkeys(value if isinstance(value, dict) else {}))
    return [
        {
            **{"name": f"{field['name']}.{name}", "title": name, "type": field["type"]},
            "read": lambda row, name=name: _member(_at(row, field["path"]), name),
        }
        for name in names
    ]


def _unit(row: _Row, field: Mapping[str, Any]) -> str | None:
    found = _at(row, field["unitField"]) if "unitField" in field else None
    return str(found) if found not in (None, "") else field.get("unit")


def _units(rows: Sequence[_Row], field: Mapping[str, Any]) -> list[str | None]:
    if "unitField" not in field:
        return [field.get("unit")]
    return [_unit(row, field) for row in rows if _value(row, field) is not None]


def _series(view: Mapping[str, Any], rows: Sequence[_Row], attrs: Mapping[str, Any], wide: bool) -> pandas.DataFrame:
    """One row per value, oldest first within each line; or one column per line."""
    lines: dict[tuple[str, ...], list[_Row]] = {}
    groups = view["group"]
    for row in rows:
        if _at(row, view["x"]["path"]) is not None:
            lines.setdefault(tuple(_label(row, each, view["x"]) for each in groups), []).append(row)
    kept = [row for line in lines.values() for row in line]
    times, index = _times([_at(row, view["x"]["path"]) for row in kept], view["x"])
    order = sorted(range(len(kept)), key=lambda at: (_line_of(kept[at], lines, view), times[at]))
    if wide:
        return _wide(view, lines, kept, index, attrs)
    ordered = [kept[at] for at in order]
    columns: dict[str, Any] = {}
    for field in groups:
        texts = [_label(row, field, view["x"]) or None for row in ordered]
        columns[field["name"]] = _typed(texts, field if field["type"] == "category" else {"type": "text"})
    units: dict[str, str] = {}
    for field in view["y"]:
        columns[field["name"]] = _typed([_value(row, field) for row in ordered], field)
        found = _units(ordered, field)
        if len(set(found)) == 1 and found[0] is not None:
            units[field["name"]] = found[0]
        elif len(set(found)) > 1:
            columns[f"{field['name']}_unit"] = _typed([_unit(row, field) for row in ordered], {"type": "text"})
    titles = {field["name"]: field["title"] for field in [*groups, *view["y"]]}
    return _frame(columns, index.take(order), {**attrs, "units": units, "titles": titles})


def _line_of(row: _Row, lines: Mapping[tuple[str, ...], Sequence[_Row]], view: Mapping[str, Any]) -> int:
    return list(lines).index(tuple(_label(row, each, view["x"]) for each in view["group"]))


def _label(row: _Row, field: Mapping[str, Any], x: Mapping[str, Any]) -> str:
    value = _at(row, field["path"])
    if isinstance(value, dict):
        at, time = _at(row, x["path"]), x["path"].rsplit(".", 1)[-1]
        value = [each for name, each in value.items() if name != time and each != at]
    items = value if isinstance(value, list) else [value]
    return ", ".join(str(each) for each in items if each is not None and not isinstance(each, (dict, list)))


def _wide(
    view: Mapping[str, Any],
    lines: Mapping[tuple[str, ...], Sequence[_Row]],
    kept: Sequence[_Row],
    index: Any,
    attrs: Mapping[str, Any],
) -> pandas.DataFrame:
    pd = _pandas()
    # Parts that all lines have in common say nothing in a label.
    varying = [at for at in range(len(view["group"])) if len({label[at] for label in lines}) > 1]
    columns: dict[str, Any] = {}
    units: dict[str, str] = {}
    start = 0
    for label, rows in lines.items():
        times = index[start : start + len(rows)]
        start += len(rows)
        if times.has_duplicates:
            raise ValueError("A line has several values for one time; use df() without wide.")
        words = [label[at] for at in varying if label[at]]
        for field in view["y"]:
            more = [field["title"]] if len(view["y"]) > 1 and words else [] if words else [field["name"]]
            name = ", ".join([*words, *more])
            columns[name] = pd.Series(_typed([_value(row, field) for row in rows], field), index=times)
            found = [unit for unit in _units(rows, field) if unit is not None]
            if len(set(found)) == 1:
                units[name] = found[0]
    frame = _frame({}, index.unique().sort_values(), {**attrs, "units": units})
    for name, values in columns.items():
        frame[name] = values
    return frame


_FREQUENCIES = {"Y": r"\d{4}", "Q": r"\d{4}-Q[1-4]", "M": r"\d{4}-\d{2}", "W": r"\d{4}-W\d{2}"}
# Half-years and days have no regular period: an index of days is more useful.
_ANY = [*_FREQUENCIES.values(), r"\d{4}-S[12]", r"\d{4}-\d{2}-\d{2}"]


def _times(values: Sequence[object], field: Mapping[str, Any]) -> tuple[list[Any], Any]:
    """Sortable times, and the index that they form."""
    pd = _pandas()
    texts = [str(value) for value in values]
    name = field["name"]
    for frequency, pattern in _FREQUENCIES.items():
        if texts and all(re.fullmatch(pattern, text) for text in texts):
            days = _first_days(texts)
            if days is not None:
                return days, pd.PeriodIndex(pd.to_datetime(days), freq=frequency, name=name)
    # Years, months and quarters in one result have no common frequency, so each begins on its first day.
    days = _first_days(texts)
    moments = days if days is not None else _moments(texts)
    if moments is None:
        return texts, pd.Index(texts, name=name)
    try:
        return list(moments), pd.DatetimeIndex(_stamps(moments), name=name)
    except (ValueError, OverflowError):
        return texts, pd.Index(texts, name=name)


def _stamps(moments: Sequence[datetime.datetime | None]) -> Any:
    pd = _pandas()
    found = pd.to_datetime(list(moments), utc=any(each is not None and each.tzinfo is not None for each in moments))
    return found.as_unit("ns") if hasattr(found, "as_unit") else found


def _first_days(texts: Sequence[str]) -> list[datetime.datetime] | None:
    """The first day of each period; None if one is not a period."""
    found: list[datetime.datetime] = []
    for text in texts:
        if not any(re.fullmatch(pattern, text) for pattern in _ANY):
            return None
        year, rest = int(text[:4]), text[5:]
        try:
            if rest.startswith("W"):
                day = datetime.datetime.fromisocalendar(year, int(rest[1:]), 1)
            elif rest[:1] in {"Q", "S"}:
                day = datetime.datetime(year, 1 + (int(rest[1:]) - 1) * (3 if rest[0] == "Q" else 6), 1)
            else:
                month, _, number = rest.partition("-")
                day = datetime.datetime(year, int(month or 1), int(number or 1))
        except ValueError:
            return None
        if not 1678 <= day.year <= 2261:
            return None
        found.append(day)
    return found


def _moments(texts: Sequence[str]) -> list[datetime.datetime] | None:
    """None unless all are times with an offset, or all without."""
    try:
        found = [datetime.datetime.fromisoformat(text) for text in texts]
    except ValueError:
        return None
    aware = [each.astimezone(datetime.timezone.utc) for each in found if each.tzinfo is not None]
    return aware if len(aware) == len(found) else found if not aware else None


def _typed(values: Sequence[object], field: Mapping[str, Any]) -> Any:
    """A column. Values of another type than the declared one stay unchanged."""
    pd = _pandas()
    kind = field["type"]
    present = [value for value in values if value is not None]
    try:
        if kind == "integer" and all(type(value) is int for value in present):
            return pd.array(values, dtype="Int64")
        if kind in {"integer", "number"} and all(type(value) in {int, float} for value in present):
            return pd.array([float("nan") if value is None else value for value in values], dtype="float64")
        if kind == "boolean" and all(isinstance(value, (bool, int)) for value in present):
            return pd.array([None if value is None else bool(value) for value in values], dtype="boolean")
        if not all(isinstance(value, str) for value in present):
            return pd.Series(values, dtype="object").array
        if kind == "category":
            known = field["values"]
            others = [value for value in dict.fromkeys(present) if value not in known]
            return pd.Categorical(values, categories=[*known, *others])
        if kind == "period" and present and len(present) == len(values):
            return _times(values, {"name": None})[1].array
        if kind in {"date", "date-time"} and present:
            moments = _moments([str(value) for value in present])
            if moments is not None:
                rest = iter(moments)
                return _stamps([None if value is None else next(rest) for value in values])
    except (ValueError, OverflowError):
        # A time beyond the range of pandas.
        pass
    is_text = all(isinstance(value, str) for value in present)
    return pd.array(values, dtype="string") if is_text else pd.Series(values, dtype="object").array
