"""Tools that match a question."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .errors import AlmanacError


@dataclass(frozen=True)
class FoundTool:
    """A tool, with all that a first call needs."""

    name: str
    """Path in the client, such as `eu_bank_fx.get_history`."""
    description: str
    arguments: Mapping[str, str]
    """Accepted values of each argument, in words."""
    example: Mapping[str, Any]
    """Arguments of a working call."""

    def __str__(self) -> str:
        written = ", ".join(f"{name}={value!r}" for name, value in self.example.items())
        return f"{self.name}({written})\n    {self.description}"


@dataclass(frozen=True)
class FoundTools(Sequence[FoundTool]):
    """The tools for a question, best match first. Empty if no tool answers it."""

    tools: tuple[FoundTool, ...]
    hint: str | None = None
    """The next step, or the missing data."""

    def __getitem__(self, at: Any) -> Any:
        return self.tools[at]

    def __len__(self) -> int:
        return len(self.tools)

    def __iter__(self) -> Iterator[FoundTool]:
        return iter(self.tools)

    def __repr__(self) -> str:
        return "\n".join(str(each) for each in self.tools) or f"No tool was found. {self.hint or ''}".strip()


def found_in(message: Any) -> FoundTools:
    """Reads the reply of find_tool (JSON-RPC)."""
    result = message.get("result") if isinstance(message, dict) else None
    found = result.get("structuredContent") if isinstance(result, dict) else None
    if not isinstance(result, dict) or not isinstance(found, dict) or result.get("isError"):
        raise AlmanacError(_words(message), code="not_readable", status=200)
    tools = tuple(_tool(each) for each in found.get("matches", []))
    hint = found.get("hint")
    return FoundTools(tools, hint if isinstance(hint, str) else None)


def _tool(match: Mapping[str, Any]) -> FoundTool:
    service, _, tool = str(match["tool"]).partition("__")
    area = service.removeprefix("api_")
    path = f"api.{area}" if area != service else service
    return FoundTool(f"{path}.{tool}", match["description"], match["arguments"], match["example"])


def _words(message: Any) -> str:
    try:
        error = message.get("error") or message["result"]["content"][0]
        return str(error.get("message") or error.get("text"))
    except (AttributeError, IndexError, KeyError, TypeError):
        return "The response is not an answer of Almanac."
