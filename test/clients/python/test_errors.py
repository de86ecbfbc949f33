"""Errors have the server's words; only passing failures are repeated; the key stays secret."""

from __future__ import annotations

import logging
import pickle
import time
import traceback
from collections.abc import Callable
from typing import Any

import pytest
from conftest import KEY, Scripted

from almanac_client import (
    Almanac,
    AlmanacError,
    AuthenticationError,
    ConflictError,
    InvalidArgumentsError,
    NoResponseError,
    NotFoundError,
    RateLimitError,
    ResponseTimeoutError,
    ServerError,
    SourceError,
)

Start = Callable[..., Scripted]
BUSY = (429, {"Retry-After": "0"}, {"code": "too_many_requests", "detail": "Slower."})
FAILED = (502, {}, {"code": "upstream_failed", "detail": "The source failed."})
DONE = (200, {}, {"result": 1})


def convert(script: Scripted, **options: Any) -> Any:
    with script.client(**options) as almanac:
        return almanac.unit_conversion.convert_units(value=1, from_unit="mile", to_unit="foot")


def remark(script: Scripted) -> Any:
    with script.client() as almanac:
        return almanac.places.report_feedback(feedback="Well done.")


@pytest.fixture(autouse=True)
def without_waiting(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    waits: list[float] = []
    monkeypatch.setattr("almanac_client._caller.time.sleep", waits.append)
    return waits


def test_invalid_arguments_have_the_words_of_the_server(almanac: Almanac) -> None:
    with pytest.raises(InvalidArgumentsError) as caught:
        almanac.places.search_cities(query="Oslo", limit=1000)
    error = caught.value
    assert (error.code, error.status) == ("invalid_arguments", 422)
    assert error.errors[0].parameter == "limit"
    assert "limit must be a number from 1 to 100, not 1000" in str(error)
    assert error.request_id


def test_a_nearest_value_is_part_of_the_text(almanac: Almanac) -> None:
    with pytest.raises(InvalidArgumentsError, match="Europe/Oslo"):
        almanac.world_time.get_current_time(timezone="Europe/Olso")


def test_unknown_records_and_keys(almanac: Almanac) -> None:
    with pytest.raises(NotFoundError, match="No city has the GeoNames id 1"):
        almanac.places.get_city(geonameid=1)
    with pytest.raises(NotFoundError) as caught:
        almanac.answers.get("0" * 26)
    assert caught.value.code == "answer_unknown"
    for key in ["alm_wrong", ""]:
        with pytest.raises(AuthenticationError), Almanac(almanac._caller.base_url, key) as stranger:
            stranger.places.get_city(geonameid=3143244)


@pytest.mark.parametrize(
    ("status", "code", "kind"),
    [
        (401, "key_unknown", AuthenticationError),
        (403, "blocked", AuthenticationError),
        (404, "not_found", NotFoundError),
        (409, "subscription_limit", ConflictError),
        (422, "invalid_arguments", InvalidArgumentsError),
        (429, "quota_exceeded", RateLimitError),
        (500, "internal", ServerError),
        (502, "upstream_failed", SourceError),
        (503, "upstream_unavailable", SourceError),
        (503, "not_configured", SourceError),
        (503, "shutting_down", ServerError),
        (504, "upstream_timeout", SourceError),
    ],
)
def test_each_code_has_its_class(scripted: Start, status: int, code: str, kind: type[AlmanacError]) -> None:
    script = scripted((status, {"Retry-After": "7200"}, {"code": code, "detail": "In words."}))
    with pytest.raises(kind) as caught:
        convert(script)
    assert type(caught.value) is kind
    assert (caught.value.code, str(caught.value), caught.value.retry_after) == (code, "In words.", 7200)
    assert len(script.requests) == 1


def test_repeats_passing_failures(scripted: Start, without_waiting: list[float]) -> None:
    script = scripted(BUSY, FAILED, DONE)
    assert convert(script)["result"] == 1
    assert len(script.requests) == 3
    assert 0.25 <= without_waiting[0] <= 0.5
    assert 0.5 <= without_waiting[1] <= 1.0


def test_waits_as_long_as_the_server_requests(scripted: Start, without_waiting: list[float]) -> None:
    script = scripted((503, {"Retry-After": "7"}, {"code": "preparing"}), DONE)
    assert convert(script)["result"] == 1
    assert without_waiting == [7.0]


@pytest.mark.parametrize(
    "reply",
    [
        (404, {}, {"code": "not_found"}),
        (503, {}, {"code": "not_configured"}),
        (429, {"Retry-After": "3600"}, {"code": "quota_exceeded"}),
        (500, {}, {"code": "internal"}),
    ],
)
def test_does_not_repeat_what_would_fail_again(scripted: Start, reply: Any) -> None:
    script = scripted(reply)
    with pytest.raises(AlmanacError):
        convert(script)
    assert len(script.requests) == 1


def test_never_repeats_a_change_that_may_have_been_made(scripted: Start) -> None:
    script = scripted(FAILED)
    with pytest.raises(SourceError):
        remark(script)
    assert len(script.requests) == 1
    rejected = scripted(BUSY)
    with pytest.raises(RateLimitError):
        remark(rejected)
    assert len(rejected.requests) == 3


def test_an_unreachable_server(unused_url: str, without_waiting: list[float]) -> None:
    with pytest.raises(NoResponseError) as caught, Almanac(unused_url, KEY) as almanac:
        almanac.places.get_city(geonameid=1)
    assert caught.value.code == "no_response"
    assert len(without_waiting) == 2
    with pytest.raises(NoResponseError), Almanac(unused_url, KEY) as almanac:
        almanac.places.report_feedback(feedback="Lost.")
    assert len(without_waiting) == 2


def test_a_timeout(scripted: Start) -> None:
    script = scripted(DONE, delay=5)
    began = time.monotonic()
    with pytest.raises(ResponseTimeoutError) as caught:
        convert(script, timeout=0.2, retries=0)
    assert isinstance(caught.value, TimeoutError)
    assert time.monotonic() - began < 3


@pytest.mark.parametrize(
    "reply",
    [
        (200, {"Content-Type": "text/html"}, b"<html>"),
        (200, {}, b"[]"),
        (200, {}, b"[" * 100_000),
        (204, {}, b""),
        (302, {"Location": "https://elsewhere.example.org"}, b""),
        (418, {}, b"tea"),
        (500, {}, {"code": 5, "detail": ["x"], "errors": [None, {"hint": 3}]}),
    ],
)
def test_a_response_of_another_program(scripted: Start, reply: Any) -> None:
    with pytest.raises(AlmanacError) as caught:
        convert(scripted(reply))
    assert caught.value.code == "not_readable"
    assert str(caught.value)


def test_the_key_appears_nowhere(
    scripted: Start, unused_url: str, caplog: pytest.LogCaptureFixture, without_waiting: list[float]
) -> None:
    caplog.set_level(logging.DEBUG)
    script = scripted(FAILED)
    texts = []
    for url in (script.url, unused_url):
        with Almanac(url, KEY) as almanac:
            texts += [repr(almanac), repr(vars(almanac._caller)), repr(almanac.places)]
            try:
                almanac.api.preprints.categories()
            except AlmanacError as error:
                texts += [repr(error), str(error), str(vars(error)), "".join(traceback.format_exception(error))]
    assert script.requests[0][2]["Service-API-Key"] == KEY
    assert len(texts) == 14
    assert not [text for text in [*texts, caplog.text] if KEY in text]


def test_errors_can_be_pickled(almanac: Almanac) -> None:
    with pytest.raises(InvalidArgumentsError) as caught:
        almanac.places.search_cities(query="Oslo", limit=1000)
    copy = pickle.loads(pickle.dumps(caught.value))
    assert (type(copy), str(copy), copy.code) == (InvalidArgumentsError, str(caught.value), "invalid_arguments")


@pytest.mark.parametrize("url", ["", "example.org", "ftp://example.org", "https://", "https://me:secret@example.org"])
def test_rejects_a_wrong_address(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ALMANAC_URL")
    with pytest.raises(ValueError, match="base_url") as caught:
        Almanac(url, "alm_x")
    assert "secret" not in str(caught.value)


def test_sends_arguments_in_path_and_query(scripted: Start) -> None:
    script = scripted((200, {}, {}))
    with script.client() as almanac:
        almanac.api.preprints.author(author_name="a/b c", max_results=2)
        almanac.places.search_cities(query="Oslo", country_code=None)
    assert [request[:2] for request in script.requests] == [
        ("GET", "/api/preprints/author/a%2Fb%20c?max_results=2"),
        ("POST", "/rest/places/search_cities"),
    ]
    assert script.requests[1][3] == b'{"query": "Oslo"}'
    assert script.requests[0][2]["User-Agent"].startswith("almanac-client/")
