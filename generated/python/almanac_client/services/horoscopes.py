# Generated from spec/services/horoscopes/service.yaml by `make generate`: do not edit.
"""Horoscopes: tools and types."""

from __future__ import annotations

from datetime import date as date_type
from typing import Literal, TypeAlias, TypedDict

from .._caller import Caller
from .._caller_async import AsyncCaller
from .._exchange import Operation
from .._result import Result
from ._shared import FeedbackType, ReportFeedbackResult


AspectName: TypeAlias = Literal["conjunction", "semisextile", "sextile", "square", "trine", "quincunx", "opposition"]
"""Name of the angle between two signs."""


class AstrologicalElement(TypedDict):
    name: Element
    description: str
    """Meaning of the element."""
    traits: list[str]
    """Traits of its signs."""
    signs: list[SignName]
    """Its three signs."""


Element: TypeAlias = Literal["Fire", "Earth", "Air", "Water"]
"""One of the four classical elements."""


Quality: TypeAlias = Literal["Cardinal", "Fixed", "Mutable"]
"""Cardinal signs begin a season, fixed signs continue it, mutable signs end it."""


SignName: TypeAlias = Literal[
    "Aries",
    "Taurus",
    "Gemini",
    "Cancer",
    "Leo",
    "Virgo",
    "Libra",
    "Scorpio",
    "Sagittarius",
    "Capricorn",
    "Aquarius",
    "Pisces",
]
"""Sign of the tropical (Western) zodiac."""


class ZodiacSign(TypedDict):
    name: SignName
    symbol: str
    """Symbol of the sign, such as Ram."""
    glyph: str
    """Unicode character of the sign, such as ♈."""
    element: Element
    quality: Quality
    ruling_planet: str
    """Ruler in modern astrology; Sun and Moon count as planets."""
    traditional_ruler: str
    """Ruler used before Uranus, Neptune and Pluto were discovered."""
    date_range: str
    """Conventional dates, both days included: March 21 - April 19."""
    start_month: int
    """Month of the first day."""
    start_day: int
    """First day of the month."""
    end_month: int
    """Month of the last day; Capricorn ends in the next year."""
    end_day: int
    """Last day of the month."""
    traits: list[str]
    """Traditional personality traits, weakness last."""
    compatible_signs: list[SignName]
    """Compatible signs: those in trine (same element), then those in sextile."""


class ListZodiacSignsResult(TypedDict):
    count: int
    """Number of signs."""
    signs: list[ZodiacSign]
    """In zodiac order."""


GetZodiacSignResult: TypeAlias = ZodiacSign


class GetDailyHoroscopeResult(TypedDict):
    sign: SignName
    date: str
    """Day of the reading."""
    reading: str
    """Reading of a few sentences."""
    lucky_number: int
    """Lucky number for the day."""
    lucky_color: str
    """Lucky color for the day."""
    mood: str
    """Mood for the day."""


GetZodiacSignByBirthdayResult: TypeAlias = ZodiacSign


class CheckZodiacCompatibilityResult(TypedDict):
    sign1: SignName
    sign2: SignName
    score: int
    """0 clashes, 100 harmonizes."""
    description: str
    """Traditional description of the pair."""
    aspect: AspectName
    angle_degrees: int
    """Angle between the signs, in degrees."""
    elements: list[Element]
    """Element of sign1, then of sign2."""


class ListAstrologicalElementsResult(TypedDict):
    count: int
    """Number of elements."""
    elements: list[AstrologicalElement]
    """In zodiac order."""


_LIST_ZODIAC_SIGNS: Operation[ListZodiacSignsResult] = Operation(
    "horoscopes.list_zodiac_signs", "POST", "/rest/horoscopes/list_zodiac_signs"
)
_GET_ZODIAC_SIGN: Operation[GetZodiacSignResult] = Operation(
    "horoscopes.get_zodiac_sign", "POST", "/rest/horoscopes/get_zodiac_sign"
)
_GET_DAILY_HOROSCOPE: Operation[GetDailyHoroscopeResult] = Operation(
    "horoscopes.get_daily_horoscope", "POST", "/rest/horoscopes/get_daily_horoscope"
)
_GET_ZODIAC_SIGN_BY_BIRTHDAY: Operation[GetZodiacSignByBirthdayResult] = Operation(
    "horoscopes.get_zodiac_sign_by_birthday", "POST", "/rest/horoscopes/get_zodiac_sign_by_birthday"
)
_CHECK_ZODIAC_COMPATIBILITY: Operation[CheckZodiacCompatibilityResult] = Operation(
    "horoscopes.check_zodiac_compatibility", "POST", "/rest/horoscopes/check_zodiac_compatibility"
)
_LIST_ASTROLOGICAL_ELEMENTS: Operation[ListAstrologicalElementsResult] = Operation(
    "horoscopes.list_astrological_elements", "POST", "/rest/horoscopes/list_astrological_elements"
)
_REPORT_FEEDBACK: Operation[ReportFeedbackResult] = Operation(
    "horoscopes.report_feedback", "POST", "/rest/horoscopes/report_feedback", changes=True
)


class HoroscopesTools:
    """Horoscopes.

    Zodiac signs, daily horoscope readings and compatibility, from built-in tables, for entertainment.
    """

    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    def list_zodiac_signs(self) -> Result[ListZodiacSignsResult]:
        """All 12 zodiac signs.

        All 12 zodiac signs, Aries first, with dates, element, quality, ruling planet, traits and compatible signs. For
        entertainment. In zodiac order, starting with Aries. Use when the user wants all signs at once, or a comparison
        of them. For one sign use get_zodiac_sign; for the sign for a birthday use get_zodiac_sign_by_birthday.

        Returns:
            ListZodiacSignsResult: its fields; df() has Signs.

        Example:
            >>> almanac.horoscopes.list_zodiac_signs()
        """
        return self._caller.call(_LIST_ZODIAC_SIGNS, {})

    def get_zodiac_sign(self, *, name: SignName) -> Result[GetZodiacSignResult]:
        """Zodiac sign by name.

        One zodiac sign by name: its traits, its element, quality and ruling planet, its dates, and the signs it gets
        along with. For entertainment. Use when the user asks what a Leo, a Virgo or another sign is like, or when that
        sign begins and ends. For the sign for a birthday use get_zodiac_sign_by_birthday; for the reading for a day use
        get_daily_horoscope; for how two signs get along use check_zodiac_compatibility.

        Args:
            name: Name of the sign, such as Leo; case is ignored.

        Returns:
            GetZodiacSignResult: its fields; df() has one row.

        Example:
            >>> almanac.horoscopes.get_zodiac_sign(name="Leo")
        """
        return self._caller.call(_GET_ZODIAC_SIGN, {"name": name})

    def get_daily_horoscope(
        self,
        *,
        sign: SignName,
        date: str | date_type | None = None,
    ) -> Result[GetDailyHoroscopeResult]:
        """Horoscope of a sign and day.

        A zodiac sign's reading for a given day, with lucky number, lucky color and mood. For entertainment. Assembled
        from fixed phrases by sign and date: the same sign and date always return the same reading. Accepts any date,
        past or future; the default is today in UTC. Use when the user wants to know what today or another day holds for
        a zodiac sign. For the sign of a person whose birthday is known use get_zodiac_sign_by_birthday; for what is
        typical of a sign use get_zodiac_sign.

        Args:
            sign: Name of the sign, such as Leo; case is ignored.
            date: Day of the reading, YYYY-MM-DD. Default: today in UTC.

        Returns:
            GetDailyHoroscopeResult: its fields; df() has one row.

        Example:
            >>> almanac.horoscopes.get_daily_horoscope(sign="Leo", date="2026-11-21")
        """
        return self._caller.call(_GET_DAILY_HOROSCOPE, {"sign": sign, "date": date})

    def get_zodiac_sign_by_birthday(self, *, month: int, day: int) -> Result[GetZodiacSignByBirthdayResult]:
        """Zodiac sign for a given birthday.

        The zodiac sign of a birthday, with full details. For entertainment. Uses the conventional dates; in some years
        the sun changes sign up to a day earlier or later. Use when a date of birth is known and the user asks for the
        star sign. For a sign given by name use get_zodiac_sign; for the reading of a day use get_daily_horoscope.

        Args:
            month: Month of birth, 1 to 12. 1 to 12.
            day: Day of the month. February 29 is valid. 1 to 31.

        Returns:
            GetZodiacSignByBirthdayResult: its fields; df() has one row.

        Example:
            >>> almanac.horoscopes.get_zodiac_sign_by_birthday(month=7, day=28)
        """
        return self._caller.call(_GET_ZODIAC_SIGN_BY_BIRTHDAY, {"month": month, "day": day})

    def check_zodiac_compatibility(
        self,
        *,
        sign1: SignName,
        sign2: SignName,
    ) -> Result[CheckZodiacCompatibilityResult]:
        """Compatibility of two zodiac signs.

        Compatibility of two zodiac signs (how well they get along), as a score from 0 to 100 and a description. For
        entertainment. Based on the angle between the signs (their aspect) and their elements; the order of the two does
        not matter. Use when the user asks whether two zodiac signs, or people born under them, are compatible. For one
        sign use get_zodiac_sign; for the sign for a birthday use get_zodiac_sign_by_birthday.

        Args:
            sign1: First sign; case is ignored.
            sign2: Second sign; case is ignored. Can be the same as the first.

        Returns:
            CheckZodiacCompatibilityResult: its fields; df() has one row.

        Example:
            >>> almanac.horoscopes.check_zodiac_compatibility(sign1="Aries", sign2="Libra")
        """
        return self._caller.call(_CHECK_ZODIAC_COMPATIBILITY, {"sign1": sign1, "sign2": sign2})

    def list_astrological_elements(self) -> Result[ListAstrologicalElementsResult]:
        """Elements and their zodiac signs.

        The four elements, Fire, Earth, Air and Water, in zodiac order, with their signs and traits. For entertainment.
        Use when the user asks which signs are fire, earth, air or water, or what an element stands for. For all signs
        with their details use list_zodiac_signs.

        Returns:
            ListAstrologicalElementsResult: its fields; df() has Elements.

        Example:
            >>> almanac.horoscopes.list_astrological_elements()
        """
        return self._caller.call(_LIST_ASTROLOGICAL_ELEMENTS, {})

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
            >>> almanac.horoscopes.report_feedback(feedback="The answer lacks a unit.", feedback_type="bug")
        """
        return self._caller.call(
            _REPORT_FEEDBACK,
            {
                "feedback": feedback,
                "feedback_type": feedback_type,
            },
        )


class AsyncHoroscopesTools:
    """Horoscopes.

    Zodiac signs, daily horoscope readings and compatibility, from built-in tables, for entertainment.
    """

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def list_zodiac_signs(self) -> Result[ListZodiacSignsResult]:
        """All 12 zodiac signs.

        All 12 zodiac signs, Aries first, with dates, element, quality, ruling planet, traits and compatible signs. For
        entertainment. In zodiac order, starting with Aries. Use when the user wants all signs at once, or a comparison
        of them. For one sign use get_zodiac_sign; for the sign for a birthday use get_zodiac_sign_by_birthday.

        Returns:
            ListZodiacSignsResult: its fields; df() has Signs.

        Example:
            >>> almanac.horoscopes.list_zodiac_signs()
        """
        return await self._caller.call(_LIST_ZODIAC_SIGNS, {})

    async def get_zodiac_sign(self, *, name: SignName) -> Result[GetZodiacSignResult]:
        """Zodiac sign by name.

        One zodiac sign by name: its traits, its element, quality and ruling planet, its dates, and the signs it gets
        along with. For entertainment. Use when the user asks what a Leo, a Virgo or another sign is like, or when that
        sign begins and ends. For the sign for a birthday use get_zodiac_sign_by_birthday; for the reading for a day use
        get_daily_horoscope; for how two signs get along use check_zodiac_compatibility.

        Args:
            name: Name of the sign, such as Leo; case is ignored.

        Returns:
            GetZodiacSignResult: its fields; df() has one row.

        Example:
            >>> almanac.horoscopes.get_zodiac_sign(name="Leo")
        """
        return await self._caller.call(_GET_ZODIAC_SIGN, {"name": name})

    async def get_daily_horoscope(
        self,
        *,
        sign: SignName,
        date: str | date_type | None = None,
    ) -> Result[GetDailyHoroscopeResult]:
        """Horoscope of a sign and day.

        A zodiac sign's reading for a given day, with lucky number, lucky color and mood. For entertainment. Assembled
        from fixed phrases by sign and date: the same sign and date always return the same reading. Accepts any date,
        past or future; the default is today in UTC. Use when the user wants to know what today or another day holds for
        a zodiac sign. For the sign of a person whose birthday is known use get_zodiac_sign_by_birthday; for what is
        typical of a sign use get_zodiac_sign.

        Args:
            sign: Name of the sign, such as Leo; case is ignored.
            date: Day of the reading, YYYY-MM-DD. Default: today in UTC.

        Returns:
            GetDailyHoroscopeResult: its fields; df() has one row.

        Example:
            >>> almanac.horoscopes.get_daily_horoscope(sign="Leo", date="2026-11-21")
        """
        return await self._caller.call(_GET_DAILY_HOROSCOPE, {"sign": sign, "date": date})

    async def get_zodiac_sign_by_birthday(self, *, month: int, day: int) -> Result[GetZodiacSignByBirthdayResult]:
        """Zodiac sign for a given birthday.

        The zodiac sign of a birthday, with full details. For entertainment. Uses the conventional dates; in some years
        the sun changes sign up to a day earlier or later. Use when a date of birth is known and the user asks for the
        star sign. For a sign given by name use get_zodiac_sign; for the reading of a day use get_daily_horoscope.

        Args:
            month: Month of birth, 1 to 12. 1 to 12.
            day: Day of the month. February 29 is valid. 1 to 31.

        Returns:
            GetZodiacSignByBirthdayResult: its fields; df() has one row.

        Example:
            >>> almanac.horoscopes.get_zodiac_sign_by_birthday(month=7, day=28)
        """
        return await self._caller.call(_GET_ZODIAC_SIGN_BY_BIRTHDAY, {"month": month, "day": day})

    async def check_zodiac_compatibility(
        self,
        *,
        sign1: SignName,
        sign2: SignName,
    ) -> Result[CheckZodiacCompatibilityResult]:
        """Compatibility of two zodiac signs.

        Compatibility of two zodiac signs (how well they get along), as a score from 0 to 100 and a description. For
        entertainment. Based on the angle between the signs (their aspect) and their elements; the order of the two does
        not matter. Use when the user asks whether two zodiac signs, or people born under them, are compatible. For one
        sign use get_zodiac_sign; for the sign for a birthday use get_zodiac_sign_by_birthday.

        Args:
            sign1: First sign; case is ignored.
            sign2: Second sign; case is ignored. Can be the same as the first.

        Returns:
            CheckZodiacCompatibilityResult: its fields; df() has one row.

        Example:
            >>> almanac.horoscopes.check_zodiac_compatibility(sign1="Aries", sign2="Libra")
        """
        return await self._caller.call(_CHECK_ZODIAC_COMPATIBILITY, {"sign1": sign1, "sign2": sign2})

    async def list_astrological_elements(self) -> Result[ListAstrologicalElementsResult]:
        """Elements and their zodiac signs.

        The four elements, Fire, Earth, Air and Water, in zodiac order, with their signs and traits. For entertainment.
        Use when the user asks which signs are fire, earth, air or water, or what an element stands for. For all signs
        with their details use list_zodiac_signs.

        Returns:
            ListAstrologicalElementsResult: its fields; df() has Elements.

        Example:
            >>> almanac.horoscopes.list_astrological_elements()
        """
        return await self._caller.call(_LIST_ASTROLOGICAL_ELEMENTS, {})

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
            >>> almanac.horoscopes.report_feedback(feedback="The answer lacks a unit.", feedback_type="bug")
        """
        return await self._caller.call(
            _REPORT_FEEDBACK,
            {
                "feedback": feedback,
                "feedback_type": feedback_type,
            },
        )
