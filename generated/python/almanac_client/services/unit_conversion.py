# Generated from spec/services/unit-conversion/service.yaml by `make generate`: do not edit.
"""Unit conversion: tools and types."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from .._caller import Caller
from .._caller_async import AsyncCaller
from .._exchange import Operation
from .._result import Result
from ._shared import FeedbackType, ReportFeedbackResult


class Category(TypedDict):
    category: UnitCategory
    base_unit: str
    """Unit whose factor is 1."""
    unit_count: int
    """Number of units."""
    units: list[Unit]
    """Base unit first, then sorted by kind and size."""


Detail: TypeAlias = Literal["brief", "full"]
"""Level of detail per row."""


class ListedCategory(TypedDict):
    category: UnitCategory
    base_unit: str
    """Unit whose factor is 1."""
    unit_count: int
    """Number of units."""
    units: list[ListedUnit]
    """Base unit first, then sorted by kind and size."""


class ListedUnit(TypedDict):
    name: str
    """Canonical name, as used in results: kilometer_per_hour."""
    symbol: str
    """Usual symbol: km/h."""
    factor: NotRequired[float | None]
    """Size of the unit in base units; null for temperatures, which have a formula instead. This and the following
    fields are returned only if detail is full.
    """
    plural: NotRequired[str]
    """Plural form."""
    aliases: NotRequired[list[str]]
    """Other accepted symbols and names."""
    base: NotRequired[bool]
    """Whether this is the base unit of its category."""
    approximate: NotRequired[bool]
    """True if the factor is measured or rounded, not exact by definition."""
    formula: NotRequired[str]
    """Formula that converts a temperature to kelvins."""
    note: NotRequired[str]
    """Caveats about the definition."""


class Unit(TypedDict):
    name: str
    """Canonical name, as used in results: kilometer_per_hour."""
    symbol: str
    """Usual symbol: km/h."""
    plural: str
    """Plural form: kilometers per hour."""
    aliases: list[str]
    """Other accepted symbols and names. Also accepted: British spelling, spaces or hyphens instead of underscores, sq,
    ^2 and ² for squares, cu, ^3 and ³ for cubes, x/y for x per y.
    """
    factor: float | None
    """Size of the unit in base units; null for temperatures, which have a formula instead."""
    base: bool
    """Whether this is the base unit of its category."""
    approximate: bool
    """True if the factor is measured or rounded, not exact by definition."""
    formula: NotRequired[str]
    """Formula that converts a temperature to kelvins."""
    note: NotRequired[str]
    """Caveats about the definition."""


UnitCategory: TypeAlias = Literal[
    "length",
    "mass",
    "volume",
    "area",
    "speed",
    "time",
    "temperature",
    "digital_storage",
    "energy",
    "pressure",
]
"""Quantity measured. Units can be converted only within one category."""


class ConvertUnitsResult(TypedDict):
    value: float
    """Input amount."""
    from_unit: str
    """Canonical name of the source unit."""
    to_unit: str
    """Canonical name of the target unit."""
    result: float
    """Amount in to_unit, at full precision."""
    category: UnitCategory
    text: str
    """Conversion as a sentence, with up to 12 digits: 1 mile = 1.609344 kilometers."""
    formula: str
    """Formula for other amounts: kilometers = miles × 1.609344."""
    approximate: bool
    """True if a factor is measured or rounded (mach, parsec, dalton), so not all digits of the result are significant.
    """


class ListUnitCategoriesResult(TypedDict):
    count: int
    """Number of categories."""
    unit_count: int
    """Number of units in all categories."""
    categories: list[ListedCategory]
    """Every category with its units."""


ListUnitsInCategoryResult: TypeAlias = Category


_CONVERT_UNITS: Operation[ConvertUnitsResult] = Operation(
    "unit-conversion.convert_units", "POST", "/rest/unit-conversion/convert_units"
)
_LIST_UNIT_CATEGORIES: Operation[ListUnitCategoriesResult] = Operation(
    "unit-conversion.list_unit_categories", "POST", "/rest/unit-conversion/list_unit_categories"
)
_LIST_UNITS_IN_CATEGORY: Operation[ListUnitsInCategoryResult] = Operation(
    "unit-conversion.list_units_in_category", "POST", "/rest/unit-conversion/list_units_in_category"
)
_REPORT_FEEDBACK: Operation[ReportFeedbackResult] = Operation(
    "unit-conversion.report_feedback", "POST", "/rest/unit-conversion/report_feedback", changes=True
)


class UnitConversionTools:
    """Unit conversion.

    Exact conversion between about 300 units of length, mass, volume, area, speed, time, temperature, data, energy and
    pressure.
    """

    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    def convert_units(self, *, value: float, from_unit: str, to_unit: str) -> Result[ConvertUnitsResult]:
        """Convert a value between units.

        Converts a value from one unit to another, exactly. Gallons, pints, cups and similar volumes are US units unless
        prefixed with imperial. Both units must belong to one category. Accepts canonical names (kilometer, square_foot,
        kilometer_per_hour, fluid_ounce, kilowatt_hour, psi), plurals, symbols (km, ft², km/h, kWh) and common aliases.
        Case matters only where it distinguishes units: Mb is megabit, MB is megabyte (1000000 bytes), MiB is mebibyte
        (1048576 bytes). Gallon, pint, cup and other volumes without a prefix are US customary units; for imperial
        volumes, use the prefix (imperial_gallon). Ambiguous words (ton, hundredweight, barrel, therm, mb) are rejected
        with an error that lists the choices. Temperatures are readings on a scale, not differences. The result is the
        double nearest to the exact value. Use when the user wants a length, weight, volume, temperature or other
        measure in another unit. For all units of one category use list_units_in_category; for amounts of money use
        convert_currency of currency-conversion; for times of day in other zones use convert_time of world-time.

        Args:
            value: Amount to convert, in from_unit. May be negative, except below absolute zero.
            from_unit: Unit of the value, such as mile, lb, fahrenheit, GB, km/h. At most 80 characters.
            to_unit: Target unit of the same category, such as kilometer, kg, celsius, MiB, mph. At most 80
                characters.

        Returns:
            ConvertUnitsResult: its fields; df() has one row.

        Example:
            >>> almanac.unit_conversion.convert_units(value=26.2, from_unit="mile", to_unit="kilometer")
        """
        return self._caller.call(
            _CONVERT_UNITS,
            {
                "value": value,
                "from_unit": from_unit,
                "to_unit": to_unit,
            },
        )

    def list_unit_categories(self, *, detail: Detail | None = None) -> Result[ListUnitCategoriesResult]:
        """All categories and units.

        Every category of units with all its units and their symbols, in a fixed order. About 300 units. Use when the
        user asks which categories of units can be converted, or wants all units in one result. For the units of one
        category use list_units_in_category; for a conversion, which accepts common names without a lookup use
        convert_units.

        Args:
            detail: full adds factors, plurals, aliases and notes: about 13,000 tokens. Default: "brief".

        Returns:
            ListUnitCategoriesResult: its fields; df() has the views Categories, Units.

        Example:
            >>> almanac.unit_conversion.list_unit_categories()
        """
        return self._caller.call(_LIST_UNIT_CATEGORIES, {"detail": detail})

    def list_units_in_category(self, *, category: UnitCategory) -> Result[ListUnitsInCategoryResult]:
        """Units of measure in one category.

        The units of one category with symbols, aliases and factors. Use when the user asks which units of length, mass,
        pressure or another kind are supported, or how units are abbreviated. For a conversion use convert_units; for
        all kinds of measure use list_unit_categories.

        Args:
            category: Quantity measured, such as length or digital_storage.

        Returns:
            ListUnitsInCategoryResult: its fields; df() has Units.

        Example:
            >>> almanac.unit_conversion.list_units_in_category(category="length")
        """
        return self._caller.call(_LIST_UNITS_IN_CATEGORY, {"category": category})

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
            >>> almanac.unit_conversion.report_feedback(feedback="The answer lacks a unit.", feedback_type="bug")
        """
        return self._caller.call(
            _REPORT_FEEDBACK,
            {
                "feedback": feedback,
                "feedback_type": feedback_type,
            },
        )


class AsyncUnitConversionTools:
    """Unit conversion.

    Exact conversion between about 300 units of length, mass, volume, area, speed, time, temperature, data, energy and
    pressure.
    """

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def convert_units(self, *, value: float, from_unit: str, to_unit: str) -> Result[ConvertUnitsResult]:
        """Convert a value between units.

        Converts a value from one unit to another, exactly. Gallons, pints, cups and similar volumes are US units unless
        prefixed with imperial. Both units must belong to one category. Accepts canonical names (kilometer, square_foot,
        kilometer_per_hour, fluid_ounce, kilowatt_hour, psi), plurals, symbols (km, ft², km/h, kWh) and common aliases.
        Case matters only where it distinguishes units: Mb is megabit, MB is megabyte (1000000 bytes), MiB is mebibyte
        (1048576 bytes). Gallon, pint, cup and other volumes without a prefix are US customary units; for imperial
        volumes, use the prefix (imperial_gallon). Ambiguous words (ton, hundredweight, barrel, therm, mb) are rejected
        with an error that lists the choices. Temperatures are readings on a scale, not differences. The result is the
        double nearest to the exact value. Use when the user wants a length, weight, volume, temperature or other
        measure in another unit. For all units of one category use list_units_in_category; for amounts of money use
        convert_currency of currency-conversion; for times of day in other zones use convert_time of world-time.

        Args:
            value: Amount to convert, in from_unit. May be negative, except below absolute zero.
            from_unit: Unit of the value, such as mile, lb, fahrenheit, GB, km/h. At most 80 characters.
            to_unit: Target unit of the same category, such as kilometer, kg, celsius, MiB, mph. At most 80
                characters.

        Returns:
            ConvertUnitsResult: its fields; df() has one row.

        Example:
            >>> almanac.unit_conversion.convert_units(value=26.2, from_unit="mile", to_unit="kilometer")
        """
        return await self._caller.call(
            _CONVERT_UNITS,
            {
                "value": value,
                "from_unit": from_unit,
                "to_unit": to_unit,
            },
        )

    async def list_unit_categories(self, *, detail: Detail | None = None) -> Result[ListUnitCategoriesResult]:
        """All categories and units.

        Every category of units with all its units and their symbols, in a fixed order. About 300 units. Use when the
        user asks which categories of units can be converted, or wants all units in one result. For the units of one
        category use list_units_in_category; for a conversion, which accepts common names without a lookup use
        convert_units.

        Args:
            detail: full adds factors, plurals, aliases and notes: about 13,000 tokens. Default: "brief".

        Returns:
            ListUnitCategoriesResult: its fields; df() has the views Categories, Units.

        Example:
            >>> almanac.unit_conversion.list_unit_categories()
        """
        return await self._caller.call(_LIST_UNIT_CATEGORIES, {"detail": detail})

    async def list_units_in_category(self, *, category: UnitCategory) -> Result[ListUnitsInCategoryResult]:
        """Units of measure in one category.

        The units of one category with symbols, aliases and factors. Use when the user asks which units of length, mass,
        pressure or another kind are supported, or how units are abbreviated. For a conversion use convert_units; for
        all kinds of measure use list_unit_categories.

        Args:
            category: Quantity measured, such as length or digital_storage.

        Returns:
            ListUnitsInCategoryResult: its fields; df() has Units.

        Example:
            >>> almanac.unit_conversion.list_units_in_category(category="length")
        """
        return await self._caller.call(_LIST_UNITS_IN_CATEGORY, {"category": category})

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
            >>> almanac.unit_conversion.report_feedback(feedback="The answer lacks a unit.", feedback_type="bug")
        """
        return await self._caller.call(
            _REPORT_FEEDBACK,
            {
                "feedback": feedback,
                "feedback_type": feedback_type,
            },
        )
