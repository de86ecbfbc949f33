"""Views, sources and citations of the tools, read when first needed."""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.resources import files
from typing import Any


@lru_cache(maxsize=1)
def catalog() -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads(files("almanac_client").joinpath("catalog.json").read_text("utf-8"))
    return loaded
