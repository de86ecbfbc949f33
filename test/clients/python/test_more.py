"""Queries, the search for tools, pages, stored answers and webhooks."""

from __future__ import annotations

import base64
import copy
import hashlib
import hmac
import json
import random
import time
from typing import Any

import pandas as pd
import pytest

from almanac_client import (
    Almanac,
    InvalidArgumentsError,
    Webhook,
    WebhookVerificationError,
    verify_answer,
)
from almanac_client._canonical_json import canonical_json
from almanac_client._ed25519 import is_signature


def test_query_joins_calls(almanac: Almanac) -> None:
    result = almanac.query(
        {
            "cities": {"tool": "places.search_cities", "arguments": {"query": "Paris", "limit": 3}},
            "times": {"tool": "world-time.get_current_time", "for_each": {"timezone": {"column": "cities.timezone"}}},
        },
        sql="select c.name, c.population, t.utc_offset from cities c join times t using (timezone)",
    )
    frame = result.df()
    assert frame["name"][0] == "Paris"
    assert str(frame["population"].dtype) == "Int64"
    assert frame.attrs["warnings"] == result["warnings"]
    assert [each.publisher for each in result.sources if "GeoNames" in each.publisher]


def test_query_without_sql_has_one_table_per_call(almanac: Almanac) -> None:
    result = almanac.query(
        {
            "rates": {"tool": "eu-bank-fx.get_history", "arguments": {"base": "EUR", "target": "USD"}},
            "city": {"tool": "places.get_city", "arguments": {"geonameid": 3143244}},
        }
    )
    assert str(result.df("rates")["date"].dtype) == "datetime64[ns]"
    assert result.df("city")["name"].tolist() == ["Oslo"]
    with pytest.raises(ValueError, match="rates, city"):
        result.df()
    (source,) = [each for each in result.sources if each.id == "ecb-fx"]
    assert source.publisher.startswith("European Central Bank")


def test_query_rejects_wrong_sql_in_the_words_of_the_server(almanac: Almanac) -> None:
    with pytest.raises(InvalidArgumentsError, match="sql"):
        almanac.query({"city": {"tool": "places.get_city", "arguments": {"geonameid": 3143244}}}, sql="select nothing")
    cost = almanac.query({"city": {"tool": "places.get_city", "arguments": {"geonameid": 3143244}}}, dry_run=True)
    assert cost.data["dry_run"]["calls"] == 1


def test_finds_tools_that_can_be_called(almanac: Almanac) -> None:
    found = almanac.find("exchange rate of euro and dollar over the last month", limit=5)
    assert "eu_bank_fx.get_history" in [each.name for each in found]
    for tool in found:
        service, name = tool.name.split(".")
        assert callable(getattr(getattr(almanac, service), name))
    assert "eu_bank_fx.get_history(base=" in repr(found)
    area = almanac.find("air quality in a city now", limit=5)
    for tool in [each for each in area if each.name.startswith("api.")]:
        assert callable(getattr(getattr(almanac.api, tool.name.split(".")[1]), tool.name.split(".")[2]))
    assert len(almanac.find("recipe for apple pie with cinnamon")) == 0
    with pytest.raises(Exception, match="limit"):
        almanac.find("rates", limit=1000)


def test_iterates_over_pages(almanac: Almanac) -> None:
    pages = list(almanac.places.iter_get_countries(continent="Europe", limit=20))
    assert len(pages) > 2
    whole = pd.concat([page.df() for page in pages])
    assert len(whole) == pages[0]["total"]
    assert whole["iso_code"].is_unique
    later = next(almanac.places.iter_get_countries(continent="Europe", limit=20, offset=20))
    assert later["data"] == pages[1]["data"]


def test_pages_end_if_the_server_does_not_advance(scripted: Any) -> None:
    script = scripted((200, {}, {"next_offset": 5, "data": []}))
    with script.client() as almanac:
        assert len(list(almanac.places.iter_get_countries())) == 2


def test_opens_checks_and_verifies_answers(almanac: Almanac) -> None:
    result = almanac.eu_bank_fx.get_history(base="EUR", target="USD")
    assert result.answer_id is not None
    answer = almanac.answers.get(result.answer_id)
    assert answer["result"] == result.data
    checked = almanac.answers.check(result.answer_id, value="1.1531")
    assert checked["status"] == "unchanged"
    assert checked["value"]["stored"] == {"paths": ["series[1].rate"], "match": "exact"}
    keys = almanac.answers.keys()
    verified = verify_answer(answer, keys, base_url=almanac._caller.base_url)
    assert (verified.valid, verified.covers, bool(verified)) == (True, "content", True)
    assert verify_answer({**answer, "result": None}, keys).covers == "digest"
    moved = {**answer, "url": f"https://other.example.org{answer['url']}"}
    assert verify_answer(moved, keys)
    assert not verify_answer(moved, keys, base_url=almanac._caller.base_url)
    assert not verify_answer(answer, {"keys": []})


def test_rejects_altered_answers(almanac: Almanac) -> None:
    result = almanac.eu_bank_fx.get_history(base="EUR", target="USD")
    answer = almanac.answers.get(str(result.answer_id))
    keys = almanac.answers.keys()
    text = json.dumps(answer, separators=(",", ":"))
    choose = random.Random(20261128)
    tried = 0
    while tried < 300:
        at = choose.randrange(len(text))
        changed = text[:at] + chr(32 + choose.randrange(95)) + text[at + 1 :]
        try:
            altered = json.loads(changed)
        except ValueError:
            continue
        if altered == answer:
            continue
        tried += 1
        assert not verify_answer(altered, keys, base_url=almanac._caller.base_url), changed[at - 20 : at + 20]


@pytest.mark.parametrize("answer", [None, 5, [], {}, {"digest": "sha256:" + "0" * 64, "id": 5}])
def test_unreadable_answers_are_invalid(answer: Any) -> None:
    verified = verify_answer(answer, {"keys": []})
    assert not verified and verified.reason


def test_deep_answers_are_invalid(almanac: Almanac) -> None:
    result = almanac.eu_bank_fx.get_history(base="EUR", target="USD")
    answer: Any = copy.deepcopy(almanac.answers.get(str(result.answer_id)))
    for _ in range(100_000):
        answer["result"] = [answer["result"]]
    assert not verify_answer(answer, almanac.answers.keys())


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (0, "0"), (-0.0, "0"), (1, "1"), (1.0, "1"), (-1.5, "-1.5"), (100.0, "100"), (0.001, "0.001"), (1e-6, "0.000001"),
        (1e-7, "1e-7"), (1.5e-7, "1.5e-7"), (1e20, "100000000000000000000"), (1e21, "1e+21"), (1.5e300, "1.5e+300"),
        (123456789012345680000.0, "123456789012345680000"), (5e-324, "5e-324"), (333333333.33333329, "333333333.3333333"),
        (2**53, "9007199254740992"), (10**22, "1e+22"), (4.5, "4.5"), (2e-3, "0.002"), (1e23, "1e+23"),
    ],
)  # fmt: skip
def test_canonical_numbers(number: float, text: str) -> None:
    assert canonical_json(number) == text.encode()


def test_canonical_json() -> None:
    value = {"\u20ac": "Euro", "\r": 1, "\U0001f600": None, "\ufb33": [True, False], "1": "\u000f\n\"\\\u007f\ud800"}
    expected = '{"\\r":1,"1":"\\u000f\\n\\"\\\\\x7f\\ud800","\u20ac":"Euro","\U0001f600":null,"\ufb33":[true,false]}'
    assert canonical_json(value) == expected.encode()


# RFC 8032, 7.1: tests 2 and 3.
VECTORS = [
    (
        "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
        "72",
        "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00",
    ),
    (
        "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025",
        "af82",
        "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a",
    ),
]


@pytest.mark.parametrize(("key", "message", "signature"), VECTORS)
def test_ed25519(key: str, message: str, signature: str) -> None:
    parts = [bytes.fromhex(part) for part in (key, message, signature)]
    assert is_signature(*parts)
    for at in range(3):
        changed = list(parts)
        changed[at] = bytes([parts[at][0] ^ 1]) + parts[at][1:]
        assert not is_signature(*changed)
    order = 2**252 + 27742317777372353535851937790883648493
    scalar = int.from_bytes(parts[2][32:], "little") + order
    assert not is_signature(parts[0], parts[1], parts[2][:32] + scalar.to_bytes(32, "little"))
    neutral = (1).to_bytes(32, "little")
    assert not is_signature(neutral, parts[1], neutral + bytes(32))


SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
# The example of the Standard Webhooks specification.
EXAMPLE = {
    "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
    "webhook-timestamp": "1614265330",
    "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
}
BODY = b'{"test": 2432232314}'


def signed(body: bytes, secret: str = SECRET, at: int | None = None, id: str = "evt_1") -> dict[str, str]:
    sent = int(time.time()) if at is None else at
    key = base64.b64decode(secret.removeprefix("whsec_"))
    mac = hmac.new(key, f"{id}.{sent}.".encode() + body, hashlib.sha256).digest()
    return {
        "Webhook-Id": id,
        "Webhook-Timestamp": str(sent),
        "Webhook-Signature": f"v1a,ignored v1,{base64.b64encode(mac).decode()}",
    }


def test_verifies_the_example_of_the_specification() -> None:
    assert Webhook(SECRET).verify(BODY, EXAMPLE, now=1614265330) == json.loads(BODY)
    assert Webhook(SECRET).verify(BODY.decode(), EXAMPLE, now=1614265330 + 299) == json.loads(BODY)
    assert Webhook("whsec_b2xk", SECRET).verify(BODY, signed(BODY)) == json.loads(BODY)
    assert SECRET not in repr(Webhook(SECRET))


@pytest.mark.parametrize(
    ("headers", "body"),
    [
        ({}, BODY),
        (signed(BODY), BODY + b" "),
        (signed(BODY, secret="whsec_b3RoZXI="), BODY),
        ({**signed(BODY), "Webhook-Id": "evt_2"}, BODY),
        ({**signed(BODY), "Webhook-Timestamp": "1"}, BODY),
        ({**signed(BODY), "Webhook-Timestamp": "nan"}, BODY),
        ({**signed(BODY), "Webhook-Timestamp": "\u0661"}, BODY),
        ({**signed(BODY), "Webhook-Signature": "v1,"}, BODY),
        ({**signed(BODY), "Webhook-Signature": "v1,\u00e9"}, BODY),
        (signed(BODY, at=int(time.time()) - 3_600), BODY),
        (signed(BODY, at=int(time.time()) + 3_600), BODY),
        (signed(b"no json"), b"no json"),
        (signed(b"[" * 100_000), b"[" * 100_000),
    ],
)
def test_rejects_other_deliveries(headers: dict[str, str], body: bytes) -> None:
    with pytest.raises(WebhookVerificationError):
        Webhook(SECRET).verify(body, headers)


def test_rejects_wrong_secrets() -> None:
    with pytest.raises(ValueError):
        Webhook()
    with pytest.raises(ValueError, match="base64"):
        Webhook("whsec_!!")
