# Generated from codegen/emit/python/support/ed25519.py by `make generate`: do not edit.
"""Verification of Ed25519 signatures (RFC 8032), because Python's standard library has none.

Verifying uses no secret, so the time of its steps may depend on the input.
"""

from __future__ import annotations

import hashlib

_P = 2**255 - 19
_ORDER = 2**252 + 27742317777372353535851937790883648493
_D = -121665 * pow(121666, -1, _P) % _P
_ROOT_OF_MINUS_ONE = pow(2, (_P - 1) // 4, _P)

# Extended coordinates: x = X/Z, y = Y/Z, x*y = T/Z.
_Point = tuple[int, int, int, int]
_ZERO: _Point = (0, 1, 1, 0)


def is_signature(key: bytes, message: bytes, signature: bytes) -> bool:
    """Whether the signature of the message was made with the private key of this public key."""
    if len(key) != 32 or len(signature) != 64:
        return False
    owner, nonce = _point(key), _point(signature[:32])
    scalar = int.from_bytes(signature[32:], "little")
    if owner is None or nonce is None or scalar >= _ORDER or _is_small(owner):
        return False
    digest = hashlib.sha512(signature[:32] + key + message).digest()
    challenge = int.from_bytes(digest, "little") % _ORDER
    left = _times(scalar, _BASE)
    right = _sum(nonce, _times(challenge, owner))
    return (left[0] * right[2] - right[0] * left[2]) % _P == 0 and (left[1] * right[2] - right[1] * left[2]) % _P == 0


def _is_small(point: _Point) -> bool:
    """A point of small order would verify many messages."""
    x, y, z, _ = _times(8, point)
    return x % _P == 0 and (y - z) % _P == 0


def _point(encoded: bytes) -> _Point | None:
    number = int.from_bytes(encoded, "little")
    y, sign = number & (2**255 - 1), number >> 255
    if y >= _P:
        return None
    square = (y * y - 1) * pow(_D * y * y + 1, -1, _P) % _P
    x = pow(square, (_P + 3) // 8, _P)
    if (x * x - square) % _P != 0:
        x = x * _ROOT_OF_MINUS_ONE % _P
    if (x * x - square) % _P != 0 or (x == 0 and sign == 1):
        return None
    x = _P - x if x & 1 != sign else x
    return (x, y, 1, x * y % _P)


def _sum(one: _Point, other: _Point) -> _Point:
    a = (one[1] - one[0]) * (other[1] - other[0]) % _P
    b = (one[1] + one[0]) * (other[1] + other[0]) % _P
    c = 2 * one[3] * other[3] * _D % _P
    d = 2 * one[2] * other[2] % _P
    e, f, g, h = b - a, d - c, d + c, b + a
    return (e * f % _P, g * h % _P, f * g % _P, e * h % _P)


def _times(scalar: int, point: _Point) -> _Point:
    result = _ZERO
    while scalar > 0:
        if scalar & 1:
            result = _sum(result, point)
        point = _sum(point, point)
        scalar >>= 1
    return result


def _base() -> _Point:
    found = _point((4 * pow(5, -1, _P) % _P).to_bytes(32, "little"))
    assert found is not None
    return found


_BASE = _base()
