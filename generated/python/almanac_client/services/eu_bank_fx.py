# Generated from spec/services/eu-bank-fx/service.yaml by `make generate`: do not edit.
"""Euro reference exchange rates: tools and types."""

from __future__ import annotations

from typing import TypedDict

from .._caller import Caller
from .._caller_async import AsyncCaller
from .._exchange import Operation
from .._result import Result
from ._shared import FeedbackType, ReportFeedbackResult


class DailyRate(TypedDict):
    date: str
    """Day for which the European Central Bank published the rate."""
    rate: float
    """Units of target for 1 unit of base."""


class GetRateResult(TypedDict):
    base: str
    """Base currency."""
    target: str
    """Target currency."""
    rate: float
    """1 unit of base equals this many units of target."""
    publication_date: str
    """Day for which the European Central Bank published the rate."""
    stale: bool
    """True if the latest rates from the source are more than 6 days old (it normally publishes at least every 5 days).
    """
    note: str | None
    """Caveats about the day of the rate."""


class GetRatesResult(TypedDict):
    base: str
    """Base currency."""
    publication_date: str
    """Day for which the European Central Bank published the rates."""
    count: int
    """Number of rates."""
    rates: dict[str, float]
    """Units of each currency for 1 unit of base, by ISO 4217 code, sorted; without the base itself."""
    stale: bool
    """True if the latest rates from the source are more than 6 days old."""
    note: str | None
    """Caveats about the day of the rates."""


class GetHistoryResult(TypedDict):
    base: str
    """Base currency."""
    target: str
    """Target currency."""
    days: int
    """Length of the period in calendar days."""
    from_date: str
    """First day of the period."""
    to_date: str
    """Last day of the period: today in Frankfurt, or the latest published day if the source is out of date."""
    count: int
    """Number of days with a rate."""
    series: list[DailyRate]
    """One entry per published day on which both currencies had a rate, newest first."""
    stale: bool
    """True if the latest rates from the source are more than 6 days old."""
    note: str | None
    """Caveats about missing days."""


_GET_RATE: Operation[GetRateResult] = Operation("eu-bank-fx.get_rate", "POST", "/rest/eu-bank-fx/get_rate")
_GET_RATES: Operation[GetRatesResult] = Operation("eu-bank-fx.get_rates", "POST", "/rest/eu-bank-fx/get_rates")
_GET_HISTORY: Operation[GetHistoryResult] = Operation("eu-bank-fx.get_history", "POST", "/rest/eu-bank-fx/get_history")
_REPORT_FEEDBACK: Operation[ReportFeedbackResult] = Operation(
    "eu-bank-fx.report_feedback", "POST", "/rest/eu-bank-fx/report_feedback", changes=True
)


class EuBankFxTools:
    """Euro reference exchange rates.

    The European Central Bank's latest reference rates for a pair of currencies, or for one currency against all others,
    and their history over up to 90 days. For amounts of money and earlier days, use currency-conversion.
    """

    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    def get_rate(self, *, base: str, target: str) -> Result[GetRateResult]:
        """Latest euro reference rate.

        The latest reference rate between two currencies, without amounts or past days. For a past day use
        convert_currency or get_exchange_rates with date. The European Central Bank publishes rates each working day at
        about 16:00 CET. Rates against the euro are as published; others are cross rates via the euro, rounded to 8
        significant digits. Use when the user asks what one euro, dollar or krone is worth now in another currency,
        without an amount. For an amount of money, or the rate on a past day (argument date) use convert_currency of
        currency-conversion; for all rates on a past day (argument date) use get_exchange_rates of currency-conversion;
        for the last few days or weeks use get_history; for all currencies at once use get_rates.

        Args:
            base: ISO 4217 code of the base currency, such as USD; case is ignored.
            target: ISO 4217 code of the target currency, such as NOK.

        Returns:
            GetRateResult: its fields; df() has one row.

        Example:
            >>> almanac.eu_bank_fx.get_rate(base="EUR", target="USD")
        """
        return self._caller.call(_GET_RATE, {"base": base, "target": target})

    def get_rates(self, *, base: str) -> Result[GetRatesResult]:
        """Latest euro reference rates.

        The latest reference rates of one currency against all others (about 30), as last published by the European
        Central Bank; no past days. Rates with base EUR are as published; rates with other bases are cross rates via the
        euro, rounded to 8 significant digits. Use when the user wants today's rates of every currency at once. For one
        pair of currencies use get_rate; for the table of a past day (argument date) use get_exchange_rates of
        currency-conversion.

        Args:
            base: ISO 4217 code of the base currency, such as EUR; case is ignored.

        Returns:
            GetRatesResult: its fields; df() has Rates.

        Example:
            >>> almanac.eu_bank_fx.get_rates(base="EUR")
        """
        return self._caller.call(_GET_RATES, {"base": base})

    def get_history(self, *, base: str, target: str, days: int | None = None) -> Result[GetHistoryResult]:
        """Exchange rate history.

        Daily history of the reference rate between two currencies over the last 1 to 90 calendar days, newest first.
        For an earlier day use convert_currency or get_exchange_rates with date. Days are calendar days: about 5 of 7
        have a rate, and weekends and bank holidays have none. If no day in the period has a rate (such as a short
        period over a long weekend), returns the latest published day. Use when the user asks how a rate moved, rose or
        fell over days, weeks or up to three months. For only the latest rate use get_rate; for a single earlier day
        (argument date) use convert_currency of currency-conversion; for all rates on an earlier day (argument date) use
        get_exchange_rates of currency-conversion.

        Args:
            base: ISO 4217 code of the base currency, such as EUR; case is ignored.
            target: ISO 4217 code of the target currency, such as USD.
            days: Number of calendar days to look back from today. 1 to 90. Default: 30.

        Returns:
            GetHistoryResult: its fields; df() has the views Chart, Rates.

        Example:
            >>> almanac.eu_bank_fx.get_history(base="EUR", target="USD")
        """
        return self._caller.call(_GET_HISTORY, {"base": base, "target": target, "days": days})

    def report_feedback(
        self,
        *,
        feedback: str,
        feedback_type: FeedbackType | None = None,
    ) -> Result[ReportFeedbackResult]:
        """Report feedback on a service.

        Report a bug, a missing feature or any other remark about this service to its operators. The feedback is stored
        for the operators together with the service and the caller's key; no data or settings change. There is no reply,
        and feedback sent twice is stored twice. To get data, use the service's other tools. Use when a result looks
        wrong, something is missing, or a tool could be better.

        Args:
            feedback: Bug report or suggestion, in plain language. At most 4000 characters.
            feedback_type: Kind of feedback. Default: "general".

        Returns:
            ReportFeedbackResult: its fields; df() has one row.

        Example:
            >>> almanac.eu_bank_fx.report_feedback(feedback="The answer lacks a unit.", feedback_type="bug")
        """
        return self._caller.call(
            _REPORT_FEEDBACK,
            {
                "feedback": feedback,
                "feedback_type": feedback_type,
            },
        )


class AsyncEuBankFxTools:
    """Euro reference exchange rates.

    The European Central Bank's latest reference rates for a pair of currencies, or for one currency against all others,
    and their history over up to 90 days. For amounts of money and earlier days, use currency-conversion.
    """

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def get_rate(self, *, base: str, target: str) -> Result[GetRateResult]:
        """Latest euro reference rate.

        The latest reference rate between two currencies, without amounts or past days. For a past day use
        convert_currency or get_exchange_rates with date. The European Central Bank publishes rates each working day at
        about 16:00 CET. Rates against the euro are as published; others are cross rates via the euro, rounded to 8
        significant digits. Use when the user asks what one euro, dollar or krone is worth now in another currency,
        without an amount. For an amount of money, or the rate on a past day (argument date) use convert_currency of
        currency-conversion; for all rates on a past day (argument date) use get_exchange_rates of currency-conversion;
        for the last few days or weeks use get_history; for all currencies at once use get_rates.

        Args:
            base: ISO 4217 code of the base currency, such as USD; case is ignored.
            target: ISO 4217 code of the target currency, such as NOK.

        Returns:
            GetRateResult: its fields; df() has one row.

        Example:
            >>> almanac.eu_bank_fx.get_rate(base="EUR", target="USD")
        """
        return await self._caller.call(_GET_RATE, {"base": base, "target": target})

    async def get_rates(self, *, base: str) -> Result[GetRatesResult]:
        """Latest euro reference rates.

        The latest reference rates of one currency against all others (about 30), as last published by the European
        Central Bank; no past days. Rates with base EUR are as published; rates with other bases are cross rates via the
        euro, rounded to 8 significant digits. Use when the user wants today's rates of every currency at once. For one
        pair of currencies use get_rate; for the table of a past day (argument date) use get_exchange_rates of
        currency-conversion.

        Args:
            base: ISO 4217 code of the base currency, such as EUR; case is ignored.

        Returns:
            GetRatesResult: its fields; df() has Rates.

        Example:
            >>> almanac.eu_bank_fx.get_rates(base="EUR")
        """
        return await self._caller.call(_GET_RATES, {"base": base})

    async def get_history(self, *, base: str, target: str, days: int | None = None) -> Result[GetHistoryResult]:
        """Exchange rate history.

        Daily history of the reference rate between two currencies over the last 1 to 90 calendar days, newest first.
        For an earlier day use convert_currency or get_exchange_rates with date. Days are calendar days: about 5 of 7
        have a rate, and weekends and bank holidays have none. If no day in the period has a rate (such as a short
        period over a long weekend), returns the latest published day. Use when the user asks how a rate moved, rose or
        fell over days, weeks or up to three months. For only the latest rate use get_rate; for a single earlier day
        (argument date) use convert_currency of currency-conversion; for all rates on an earlier day (argument date) use
        get_exchange_rates of currency-conversion.

        Args:
            base: ISO 4217 code of the base currency, such as EUR; case is ignored.
            target: ISO 4217 code of the target currency, such as USD.
            days: Number of calendar days to look back from today. 1 to 90. Default: 30.

        Returns:
            GetHistoryResult: its fields; df() has the views Chart, Rates.

        Example:
            >>> almanac.eu_bank_fx.get_history(base="EUR", target="USD")
        """
        return await self._caller.call(_GET_HISTORY, {"base": base, "target": target, "days": days})

    async def report_feedback(
        self,
        *,
        feedback: str,
        feedback_type: FeedbackType | None = None,
    ) -> Result[ReportFeedbackResult]:
        """Report feedback on a service.

        Report a bug, a missing feature or any other remark about this service to its operators. The feedback is stored
        for the operators together with the service and the caller's key; no data or settings change. There is no reply,
        and feedback sent twice is stored twice. To get data, use the service's other tools. Use when a result looks
        wrong, something is missing, or a tool could be better.

        Args:
            feedback: Bug report or suggestion, in plain language. At most 4000 characters.
            feedback_type: Kind of feedback. Default: "general".

        Returns:
            ReportFeedbackResult: its fields; df() has one row.

        Example:
            >>> almanac.eu_bank_fx.report_feedback(feedback="The answer lacks a unit.", feedback_type="bug")
        """
        return await self._caller.call(
            _REPORT_FEEDBACK,
            {
                "feedback": feedback,
                "feedback_type": feedback_type,
            },
        )
