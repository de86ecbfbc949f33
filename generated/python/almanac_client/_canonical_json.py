# Generated from codegen/emit/python/support/canonical_json.py by `make generate`: do not edit.
"""Canonical JSON (RFC 8785): members sorted by UTF-16 code units, no spaces, numbers as in ECMAScript."""

from __future__ import annotations

import json
import math
import re


def canonical_json(value: object) -> bytes:
    return _written(value).encode("utf-8")


def _written(value: object) -> str:
    if isinstance(value, dict):
        names: list[str] = sorted(value, key=_code_units)
        return "{" + ",".join(f"{_text(name)}:{_written(value[name])}" for name in names) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(_written, value)) + "]"
    if isinstance(value, bool) or value is None:
        return {True: "true", False: "false", None: "null"}[value]
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, (int, float)):
        return _number(float(value))
    raise TypeError("not a JSON value")


def _code_units(name: str) -> bytes:
    return name.encode("utf-16-be", "surrogatepass")


def _text(text: str) -> str:
    written = json.dumps(text, ensure_ascii=False)
    return re.sub("[\ud800-\udfff]", lambda found: f"\\u{ord(found[0]):04x}", written)


def _number(number: float) -> str:
    """ECMAScript's Number::toString. Both languages choose the shortest digits that read back as the same number."""
    if not math.isfinite(number):
        raise ValueError("not a JSON number")
    if number == 0:
        return "0"
    sign = "-" if number < 0 else ""
    mantissa, _, exponent = f"{abs(number)!r}".partition("e")
    whole, _, fraction = mantissa.partition(".")
    digits = (whole + fraction).lstrip("0")
    # The position of the decimal point, counted from the first digit.
    point = len(whole) + int(exponent or 0) - (len(whole + fraction) - len(digits))
    digits = digits.rstrip("0")
    count = len(digits)
    if count <= point <= 21:
        return f"{sign}{digits}{'0' * (point - count)}"
    if 0 < point <= 21:
        return f"{sign}{digits[:point]}.{digits[point:]}"
    if -6 < point <= 0:
        return f"{sign}0.{'0' * -point}{digits}"
    rest = f".{digits[1:]}" if count > 1 else ""
    return f"{sign}{digits[0]}{rest}e{'+' if point > 0 else '-'}{abs(point - 1)}"
