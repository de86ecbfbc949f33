# Generated from codegen/emit/python/support/webhook.py by `make generate`: do not edit.
"""Verification of webhook deliveries (Standard Webhooks)."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import time
from collections.abc import Mapping
from typing import Any, NotRequired, TypedDict

_TOLERANCE_SECONDS = 300


class WebhookVerificationError(Exception):
    """The delivery was not sent by the server, was altered, or is too old."""


class WebhookChange(TypedDict):
    entity_id: str
    change: str
    """created, updated or removed."""
    fields_changed: list[str]
    record: dict[str, Any] | None
    """None if it is too large; then `fetch` is the call that returns it."""
    truncated: NotRequired[bool]
    fetch: NotRequired[dict[str, Any]]


class WebhookEvent(TypedDict):
    type: str
    """Type of the record, such as brreg_company, or ping."""
    timestamp: str
    sequence: NotRequired[int]
    """Numbers the events of a subscription without gaps. Absent in pings and tests."""
    test: NotRequired[bool]
    data: WebhookChange


class Webhook:
    """Verifies deliveries of one subscription.

    Example:
        >>> webhook = Webhook(os.environ["WEBHOOK_SECRET"])
        >>> event = webhook.verify(request.body, request.headers)
    """

    def __init__(self, *secrets: str) -> None:
        """
        Args:
            secrets: Secrets of the subscription, which start with `whsec_`. During a rotation, pass the old one too.
        """
        if not secrets:
            raise ValueError("A secret is required.")
        self._keys = [_key(secret) for secret in secrets]

    def __repr__(self) -> str:
        return "Webhook(***)"

    def verify(
        self,
        body: bytes | str,
        headers: Mapping[str, str],
        *,
        tolerance: float = _TOLERANCE_SECONDS,
        now: float | None = None,
    ) -> WebhookEvent:
        """Check the signature and the time of a delivery.

        Args:
            body: The raw bytes of the request: parse nothing before this.
            headers: The headers of the request, in any case.
            tolerance: Longest difference of the clocks, in seconds.
            now: Seconds since 1970. Default: the present.

        Returns:
            The event.

        Raises:
            WebhookVerificationError: Do not process the delivery; respond with 401.
        """
        found = {name.lower(): value for name, value in headers.items()}
        id, sent, signatures = (found.get(f"webhook-{name}", "") for name in ("id", "timestamp", "signature"))
        if not id or not signatures:
            raise WebhookVerificationError("A header of the signature is missing.")
        if not (sent.isascii() and sent.isdigit() and len(sent) <= 12):
            raise WebhookVerificationError("The timestamp is not a number of seconds.")
        if abs((time.time() if now is None else now) - int(sent)) > tolerance:
            raise WebhookVerificationError("The timestamp is too far from the present.")
        content = body.encode() if isinstance(body, str) else body
        signed = f"{id}.{sent}.".encode() + content
        expected = [hmac.new(key, signed, hashlib.sha256).digest() for key in self._keys]
        given = [_signature(each) for each in signatures.split(" ")[:20]]
        # Compares every pair, so the time does not depend on which one matches.
        if not any([hmac.compare_digest(one, other) for one in expected for other in given]):
            raise WebhookVerificationError("No signature matches.")
        try:
            event: WebhookEvent = json.loads(content)
        except (ValueError, RecursionError):
            raise WebhookVerificationError("The body is not JSON.") from None
        return event


def _key(secret: str) -> bytes:
    try:
        return base64.b64decode(secret.removeprefix("whsec_"), validate=True)
    except (binascii.Error, ValueError):
        raise ValueError("The secret must be base64, with or without whsec_.") from None


def _signature(text: str) -> bytes:
    version, _, encoded = text.partition(",")
    try:
        return base64.b64decode(encoded, validate=True) if version == "v1" else b""
    except (binascii.Error, ValueError):
        return b""
