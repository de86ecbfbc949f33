"""Stored answers, and their verification without the server."""

from __future__ import annotations

import base64
import binascii
import hashlib
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, NotRequired, TypedDict

from ._canonical_json import canonical_json
from ._ed25519 import is_signature


class AnswerSource(TypedDict):
    source: str
    fetched_at: str
    digest: NotRequired[str]
    """SHA-256 of the response."""


class StoredAnswer(TypedDict):
    id: str
    """26 characters: the first 130 bits of the digest."""
    url: str
    operation: str
    """`<service>.<tool>`"""
    arguments: dict[str, Any]
    answered_at: str | None
    """Time at which the latest source was fetched; None for data that ships with the server."""
    revision: str
    """Revision of the tools."""
    sources: list[AnswerSource]
    result: dict[str, Any] | None
    """None if only the digest is kept."""
    digest: str
    """`sha256:` and the SHA-256 of the content's canonical JSON (RFC 8785), in hexadecimal."""
    signature: str
    """Detached JWS of the digest."""


class CurrentAnswer(TypedDict):
    id: str
    url: str


class FieldChange(TypedDict):
    path: str
    old: NotRequired[Any]
    new: NotRequired[Any]


class RowChanges(TypedDict):
    added: int
    removed: int
    changed: int


class AnswerChanges(TypedDict):
    fields: list[FieldChange]
    field_count: int
    rows: RowChanges


class FoundValue(TypedDict):
    paths: list[str]
    match: Literal["exact", "rounded", "none"]


class FoundValues(TypedDict):
    stored: FoundValue | None
    now: FoundValue | None


class AnswerCheck(TypedDict):
    id: str
    status: Literal["unchanged", "revised", "gone", "unavailable", "answered"]
    """`answered`: only the digest of the stored answer is kept, and the current one differs."""
    checked_at: str
    now: NotRequired[CurrentAnswer]
    changes: NotRequired[AnswerChanges]
    reason: NotRequired[str]
    value: NotRequired[FoundValues]


class AnswerKeys(TypedDict):
    """Public keys of a server, from `/.well-known/jwks.json`."""

    keys: list[dict[str, Any]]


@dataclass(frozen=True)
class Verification:
    """Whether an answer is genuine. False in a condition if it is not."""

    valid: bool
    covers: Literal["content", "digest"] | None = None
    """`digest`: the result is not kept, so only the id and the signature could be verified."""
    reason: str | None = None
    """Why the answer is not valid."""

    def __bool__(self) -> bool:
        return self.valid


class _Invalid(Exception):
    pass


def verify_answer(
    answer: StoredAnswer | Mapping[str, Any], keys: AnswerKeys | Mapping[str, Any], *, base_url: str | None = None
) -> Verification:
    """Verify an answer: id, digest, times and signature. Needs no server and never raises.

    Args:
        answer: As `almanac.answers.get` returns it.
        keys: As `almanac.answers.keys` returns them.
        base_url: Address that the answer must have. Without it any host is accepted: the signature does not cover it.
    """
    try:
        _check_content(answer, base_url)
        _check_signature(answer, keys)
        return Verification(True, "digest" if answer["result"] is None else "content")
    except _Invalid as error:
        return Verification(False, reason=str(error))
    except Exception as error:  # noqa: BLE001 - unreadable input of any kind is invalid
        return Verification(False, reason=f"The answer is not readable: {type(error).__name__}")


def _check_content(answer: Mapping[str, Any], base_url: str | None) -> None:
    found = re.fullmatch(r"sha256:([0-9a-f]{64})", answer["digest"], re.ASCII)
    if found is None:
        raise _Invalid("digest is not a SHA-256 digest.")
    id = answer["id"]
    if id != _id_of(found[1]):
        raise _Invalid("id does not belong to the digest.")
    if not _is_here(answer["url"], f"/answers/{id}", base_url):
        raise _Invalid("url does not belong to the id.")
    if answer["answered_at"] != max((each["fetched_at"] for each in answer["sources"]), default=None):
        raise _Invalid("answered_at is not the time of the latest source.")
    content = {name: answer[name] for name in ("operation", "revision", "arguments", "sources", "result")}
    if content["result"] is None:
        return
    if hashlib.sha256(canonical_json(content)).hexdigest() != found[1]:
        raise _Invalid("The content does not have this digest.")


def _is_here(url: str, path: str, base_url: str | None) -> bool:
    if url == path:
        return True
    if base_url is not None:
        return url == f"{base_url.rstrip('/')}{path}"
    return re.fullmatch(r"https?://[^/?#\s]+(?:/[^?#\s]*)?", url) is not None and url.endswith(path)


_DIGITS = "0123456789abcdefghjkmnpqrstvwxyz"
_ID_LENGTH = 26


def _id_of(digest: str) -> str:
    """Base 32 of Douglas Crockford, in lower case."""
    number = int(digest, 16) >> (256 - 5 * _ID_LENGTH)
    return "".join(_DIGITS[(number >> (5 * at)) & 31] for at in reversed(range(_ID_LENGTH)))


def _check_signature(answer: Mapping[str, Any], keys: Mapping[str, Any]) -> None:
    parts = answer["signature"].split(".")
    if len(parts) != 3 or parts[1] != "":
        raise _Invalid("signature is not a detached JWS.")
    header, _, signed = parts
    told = json.loads(_bytes(header).decode())
    kid = told.get("kid")
    if told.get("alg") != "EdDSA" or set(told) != {"alg", "kid"}:
        raise _Invalid("signature does not use EdDSA.")
    key = next((each for each in keys["keys"] if each.get("kid") == kid and kid is not None), None)
    if key is None:
        raise _Invalid("The key of the signature is not among the given keys.")
    if (key.get("kty"), key.get("crv")) != ("OKP", "Ed25519"):
        raise _Invalid("The key of the signature is not an Ed25519 key.")
    message = f"{header}.{_base64url(answer['digest'].encode())}".encode()
    if not is_signature(_bytes(key["x"]), message, _bytes(signed)):
        raise _Invalid("The signature does not belong to the digest.")


def _bytes(text: str) -> bytes:
    """Accepts only the form that encoding produces: the last character of base64 has unused bits."""
    try:
        found = base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        raise _Invalid("signature is not base64url.") from None
    if _base64url(found) != text:
        raise _Invalid("signature is not base64url.")
    return found


def _base64url(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).decode().rstrip("=")
