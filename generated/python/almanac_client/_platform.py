# Generated from spec/platform.yaml by `make generate`: do not edit.
"""Constants of the platform."""

from __future__ import annotations

from typing import Literal, TypeAlias

KEY_HEADER = "Service-API-Key"

ProblemCode: TypeAlias = Literal[
    "invalid_request",
    "not_acceptable",
    "key_conflict",
    "request_timeout",
    "header_fields_too_large",
    "key_required",
    "key_unknown",
    "key_revoked",
    "forbidden",
    "not_found",
    "answer_unknown",
    "unknown_operation",
    "method_not_allowed",
    "operator_token",
    "operator_rights",
    "blocked",
    "operator_limit",
    "signup_closed",
    "email_taken",
    "subscription_limit",
    "body_too_large",
    "unsupported_media_type",
    "invalid_arguments",
    "quota_exceeded",
    "allowance_used",
    "too_many_requests",
    "too_many_failures",
    "signup_limit",
    "link_expired",
    "internal",
    "upstream_failed",
    "upstream_invalid_response",
    "not_configured",
    "upstream_unavailable",
    "preparing",
    "mail_unavailable",
    "store_unavailable",
    "shutting_down",
    "upstream_timeout",
]
"""Error codes, as listed at `/problems`."""
