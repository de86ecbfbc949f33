# Generated from spec/services/currency-conversion/service.yaml by `make generate`: do not edit.
"""Currency conversion: tools and types."""

from __future__ import annotations

from datetime import date as date_type
from typing import TypedDict

from .._caller import Caller
from .._caller_async import AsyncCaller
from .._exchange import Operation
from .._result import Result
from ._shared import FeedbackType, ReportFeedbackResult


class Currency(TypedDict):
    code: str
    """ISO 4217 code."""
    name: str
    """English name."""


class EndedCurrency(TypedDict):
    code: str
    """ISO 4217 code."""
    name: str
    """English name."""
    last_rate_date: str
    """Last day with a rate; conversions work for dates up to this day."""
    reason: str
    """Reason there are no newer rates."""
    successor: str | None
    """Currency that replaced it, if any."""


class ConvertCurrencyResult(TypedDict):
    amount: float
    """Amount to convert, in the base currency."""
    base: str
    """Base currency."""
    target: str
    """Target currency."""
    rate: float
    """Units of target for 1 unit of base: as published when base is EUR, otherwise rounded to 8 significant digits."""
    converted_amount: float
    """Amount in the target currency, computed from the unrounded rate and rounded to 8 significant digits; large
    amounts are rounded to two decimals.
    """
    requested_date: str | None
    """Requested day; null for the latest."""
    rate_date: str
    """Day for which the European Central Bank published the rate."""
    stale: bool
    """True if the rate is more than 6 days older than the requested day. The source normally publishes at least every 5
    days.
    """
    note: str | None
    """Reason rate_date differs from the requested day, and other caveats."""


class GetExchangeRatesResult(TypedDict):
    base: str
    """Base currency."""
    requested_date: str | None
    """Requested day; null for the latest."""
    rate_date: str
    """Day for which the European Central Bank published the rates."""
    count: int
    """Number of rates."""
    rates: dict[str, float]
    """Units of each currency for 1 unit of base, by ISO 4217 code, sorted; without the base itself."""
    stale: bool
    """True if the rates are more than 6 days older than the requested day."""
    note: str | None
    """Reason rate_date differs from the requested day, and other caveats."""


class ListCurrenciesResult(TypedDict):
    rate_date: str
    """Day of the latest rates; currencies lists the ones with a rate on this day."""
    count: int
    """Number of currencies, including EUR."""
    currencies: list[Currency]
    """Currencies with a current rate, sorted by code."""
    ended: list[EndedCurrency]
    """Discontinued currencies, which can be converted only for past dates, sorted by code."""
    stale: bool
    """True if the latest rates from the source are more than 6 days old."""
    note: str | None
    """Caveats about the day of the rates."""


_CONVERT_CURRENCY: Operation[ConvertCurrencyResult] = Operation(
    "currency-conversion.convert_currency", "POST", "/rest/currency-conversion/convert_currency"
)
_GET_EXCHANGE_RATES: Operation[GetExchangeRatesResult] = Operation(
    "currency-conversion.get_exchange_rates", "POST", "/rest/currency-conversion/get_exchange_rates"
)
_LIST_CURRENCIES: Operation[ListCurrenciesResult] = Operation(
    "currency-conversion.list_currencies", "POST", "/rest/currency-conversion/list_currencies"
)
_REPORT_FEEDBACK: Operation[ReportFeedbackResult] = Operation(
    "currency-conversion.report_feedback", "POST", "/rest/currency-conversion/report_feedback", changes=True
)


class CurrencyConversionTools:
    """Currency conversion.

    Converts amounts of money between about 30 currencies and returns full tables of exchange rates, for today or any
    day since 1999. For the latest rate of one pair without an amount, or its history, use eu-bank-fx.
    """

    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    def convert_currency(
        self,
        *,
        amount: float,
        base: str,
        target: str,
        date: str | date_type | None = None,
    ) -> Result[ConvertCurrencyResult]:
        """Convert an amount of money.

        Converts an amount of money into another currency at the European Central Bank's daily reference rate for today
        or any past day since 1999. Without a date, uses the latest rates. On weekends and bank holidays, uses the rates
        of the previous published day; rate_date reports that day. Reference rates are for information only; banks and
        card issuers use different rates. Use when the user asks what a sum or price is in another currency, today or on
        a past day. For one currency against all others use get_exchange_rates; for how a rate moved over weeks or
        months use get_history of eu-bank-fx; for which currencies can be converted use list_currencies.

        Args:
            amount: Amount of the base currency, greater than 0. At most 1000000000000000. Greater than 0.
            base: ISO 4217 code of the currency of the amount, such as USD; case is ignored.
            target: ISO 4217 code of the currency to convert into, such as SEK.
            date: Day of the rate, YYYY-MM-DD, from 1999-01-04 to today. Default: latest.

        Returns:
            ConvertCurrencyResult: its fields; df() has one row.

        Example:
            >>> almanac.currency_conversion.convert_currency(amount=100, base="USD", target="SEK")
        """
        return self._caller.call(
            _CONVERT_CURRENCY,
            {
                "amount": amount,
                "base": base,
                "target": target,
                "date": date,
            },
        )

    def get_exchange_rates(
        self,
        *,
        base: str | None = None,
        date: str | date_type | None = None,
    ) -> Result[GetExchangeRatesResult]:
        """Table of exchange rates.

        The full table of exchange rates for one currency against all others (30 or more), for today or any past day
        since 1999. Without a date, uses the latest rates. On weekends and bank holidays, uses the rates of the previous
        published day; rate_date reports that day. Past days include currencies that no longer exist, such as BGN, HRK
        and RUB. Use when the user wants a full table of exchange rates, especially for a past day. For an amount of
        money use convert_currency; for the latest rate of two currencies use get_rate of eu-bank-fx; for the rates of
        two currencies day by day use get_history of eu-bank-fx.

        Args:
            base: ISO 4217 code of the base currency; case is ignored. Default: "EUR".
            date: Day of the rates, YYYY-MM-DD, from 1999-01-04 to today. Default: latest.

        Returns:
            GetExchangeRatesResult: its fields; df() has Rates.

        Example:
            >>> almanac.currency_conversion.get_exchange_rates()
        """
        return self._caller.call(_GET_EXCHANGE_RATES, {"base": base, "date": date})

    def list_currencies(self) -> Result[ListCurrenciesResult]:
        """Currencies that can be converted.

        The currencies that can be converted now, with their names, and the discontinued ones, with the last day for
        which they have a rate; each list sorted by code. Use when the user asks which currencies are covered, what a
        code stands for, or the last day with rates for an old currency. For an amount of money use convert_currency;
        for the currency of a country use get_country of places.

        Returns:
            ListCurrenciesResult: its fields; df() has the views Currencies, No longer quoted.

        Example:
            >>> almanac.currency_conversion.list_currencies()
        """
        return self._caller.call(_LIST_CURRENCIES, {})

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
            >>> almanac.currency_conversion.report_feedback(feedback="The answer lacks a unit.", feedback_type="bug")
        """
        return self._caller.call(
            _REPORT_FEEDBACK,
            {
                "feedback": feedback,
                "feedback_type": feedback_type,
            },
        )


class AsyncCurrencyConversionTools:
    """Currency conversion.

    Converts amounts of money between about 30 currencies and returns full tables of exchange rates, for today or any
    day since 1999. For the latest rate of one pair without an amount, or its history, use eu-bank-fx.
    """

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def convert_currency(
        self,
        *,
        amount: float,
        base: str,
        target: str,
        date: str | date_type | None = None,
    ) -> Result[ConvertCurrencyResult]:
        """Convert an amount of money.

        Converts an amount of money into another currency at the European Central Bank's daily reference rate for today
        or any past day since 1999. Without a date, uses the latest rates. On weekends and bank holidays, uses the rates
        of the previous published day; rate_date reports that day. Reference rates are for information only; banks and
        card issuers use different rates. Use when the user asks what a sum or price is in another currency, today or on
        a past day. For one currency against all others use get_exchange_rates; for how a rate moved over weeks or
        months use get_history of eu-bank-fx; for which currencies can be converted use list_currencies.

        Args:
            amount: Amount of the base currency, greater than 0. At most 1000000000000000. Greater than 0.
            base: ISO 4217 code of the currency of the amount, such as USD; case is ignored.
            target: ISO 4217 code of the currency to convert into, such as SEK.
            date: Day of the rate, YYYY-MM-DD, from 1999-01-04 to today. Default: latest.

        Returns:
            ConvertCurrencyResult: its fields; df() has one row.

        Example:
            >>> almanac.currency_conversion.convert_currency(amount=100, base="USD", target="SEK")
        """
        return await self._caller.call(
            _CONVERT_CURRENCY,
            {
                "amount": amount,
                "base": base,
                "target": target,
                "date": date,
            },
        )

    async def get_exchange_rates(
        self,
        *,
        base: str | None = None,
        date: str | date_type | None = None,
    ) -> Result[GetExchangeRatesResult]:
        """Table of exchange rates.

        The full table of exchange rates for one currency against all others (30 or more), for today or any past day
        since 1999. Without a date, uses the latest rates. On weekends and bank holidays, uses the rates of the previous
        published day; rate_date reports that day. Past days include currencies that no longer exist, such as BGN, HRK
        and RUB. Use when the user wants a full table of exchange rates, especially for a past day. For an amount of
        money use convert_currency; for the latest rate of two currencies use get_rate of eu-bank-fx; for the rates of
        two currencies day by day use get_history of eu-bank-fx.

        Args:
            base: ISO 4217 code of the base currency; case is ignored. Default: "EUR".
            date: Day of the rates, YYYY-MM-DD, from 1999-01-04 to today. Default: latest.

        Returns:
            GetExchangeRatesResult: its fields; df() has Rates.

        Example:
            >>> almanac.currency_conversion.get_exchange_rates()
        """
        return await self._caller.call(_GET_EXCHANGE_RATES, {"base": base, "date": date})

    async def list_currencies(self) -> Result[ListCurrenciesResult]:
        """Currencies that can be converted.

        The currencies that can be converted now, with their names, and the discontinued ones, with the last day for
        which they have a rate; each list sorted by code. Use when the user asks which currencies are covered, what a
        code stands for, or the last day with rates for an old currency. For an amount of money use convert_currency;
        for the currency of a country use get_country of places.

        Returns:
            ListCurrenciesResult: its fields; df() has the views Currencies, No longer quoted.

        Example:
            >>> almanac.currency_conversion.list_currencies()
        """
        return await self._caller.call(_LIST_CURRENCIES, {})

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
            >>> almanac.currency_conversion.report_feedback(feedback="The answer lacks a unit.", feedback_type="bug")
        """
        return await self._caller.call(
            _REPORT_FEEDBACK,
            {
                "feedback": feedback,
                "feedback_type": feedback_type,
            },
        )
