# Generated from spec/platform.yaml by `make generate`: do not edit.
"""Types of the tools that every service has."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict


class FeedbackReceipt(TypedDict):
    id: str
    """Id of the feedback."""
    status: Literal["received"]
    """The feedback was stored."""
    service: str
    """Slug of the service that the feedback is about."""
    received_at: str
    """Time of receipt, in UTC."""


FeedbackType: TypeAlias = Literal["bug", "feature_request", "general"]
"""Kind of feedback."""


ReportFeedbackResult: TypeAlias = FeedbackReceipt
