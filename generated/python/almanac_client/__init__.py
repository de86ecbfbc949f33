# Generated from codegen/emit/python/support/__init__.py by `make generate`: do not edit.
"""Client of an Almanac server: live public data with sources.

Example:
    >>> from almanac_client import Almanac
    >>> almanac = Almanac("https://almanac.example.org", key="...")
    >>> rates = almanac.eu_bank_fx.get_history(base="EUR", target="USD", days=30)
    >>> rates.df().plot(title=rates.citation)
"""

from __future__ import annotations

from ._find import FoundTool, FoundTools
from ._platform import ProblemCode
from ._query import QueryAnswer, QueryCall, QueryResult
from ._result import Result, Source
from ._version import __version__
from .answers import AnswerCheck, AnswerKeys, StoredAnswer, Verification, verify_answer
from .client import Almanac
from .client_async import AsyncAlmanac
from .errors import (
    AlmanacError,
    ArgumentProblem,
    AuthenticationError,
    ConflictError,
    InvalidArgumentsError,
    NoResponseError,
    NotFoundError,
    RateLimitError,
    RequestError,
    ResponseTimeoutError,
    ServerError,
    SourceError,
)
from .webhook import Webhook, WebhookEvent, WebhookVerificationError

__all__ = [
    "Almanac",
    "AlmanacError",
    "AnswerCheck",
    "AnswerKeys",
    "ArgumentProblem",
    "AsyncAlmanac",
    "AuthenticationError",
    "ConflictError",
    "FoundTool",
    "FoundTools",
    "InvalidArgumentsError",
    "NoResponseError",
    "NotFoundError",
    "ProblemCode",
    "QueryAnswer",
    "QueryCall",
    "QueryResult",
    "RateLimitError",
    "RequestError",
    "ResponseTimeoutError",
    "Result",
    "ServerError",
    "Source",
    "SourceError",
    "StoredAnswer",
    "Verification",
    "Webhook",
    "WebhookEvent",
    "WebhookVerificationError",
    "__version__",
    "verify_answer",
]
