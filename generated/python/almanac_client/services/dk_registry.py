# Generated from spec/services/dk-registry/service.yaml by `make generate`: do not edit.
"""Danish business register: tools and types."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from typing import Literal, NotRequired, TypeAlias, TypedDict

from .._caller import Caller
from .._caller_async import AsyncCaller
from .._exchange import Operation
from .._result import Result
from ._shared import FeedbackType, ReportFeedbackResult


class NotFound(TypedDict):
    """No record has this identifier."""

    error: Literal["not_found"]


class Address(TypedDict):
    street: str | None
    """Street and number."""
    postal_code: str | None
    """Postal code; 4 digits in Denmark."""
    city: str | None
    """Postal district."""
    locality: str | None
    """City district or village."""
    co: str | None
    """Care of."""


class Company(TypedDict):
    registry_number: int
    """CVR number (8 digits)."""
    name: str
    """Registered name."""
    name_match: NotRequired[NameMatch]
    status: CompanyStatus
    status_text: NotRequired[str]
    """Status as worded by the register (Danish)."""
    address: Address | None
    """Registered address."""
    phone: str | None
    """Telephone number."""
    email: str | None
    """Email address."""
    fax: NotRequired[str]
    """Fax number."""
    company_type: str | None
    """Legal form (Danish), such as Aktieselskab."""
    company_type_code: int | None
    """Legal form code, such as 60 (A/S) or 80 (ApS)."""
    industry: str | None
    """Main industry (Danish)."""
    industry_code: str | None
    """Danish industry code (DB07 or DB25; 6 digits)."""
    employees: int | None
    """Employees in the latest statistics, if an exact number is published."""
    employees_interval: str | None
    """Bracket of employees if no exact number is published, such as 200-499."""
    employees_period: str | None
    """Month (2023-07), quarter (2023-Q2) or year (2024) of that figure; null without a figure or if unknown."""
    last_known_employees: NotRequired[LastKnownEmployees]
    """Earlier figure if the latest statistics have none; not current."""
    start_date: str | None
    """Founding date."""
    end_date: str | None
    """Time of revocation."""
    bankrupt: bool
    """Whether the company is under bankruptcy or forced dissolution."""
    credit_status: NotRequired[str]
    """Status of the proceedings (Danish)."""
    credit_start_date: NotRequired[str]
    """Start of the proceedings."""
    advertising_protected: bool
    """Whether contact and use for marketing are prohibited (reklamebeskyttelse)."""
    owners: list[Owner] | None
    """Registered owners in source order, at most 100; null if the source reports none. Addresses are omitted."""
    production_unit_count: int
    """Number of current and former production units."""
    open_unit_count: int
    """Number of open production units."""
    production_units: list[ProductionUnit]
    """Places of business: the requested one first, then open ones, then closed ones; at most limit."""
    next_offset: int | None
    """Offset of the next page; null on the last page."""
    url: str
    """The company's page in the register."""
    note: NotRequired[str]
    """Data that is missing from this result."""


CompanyStatus: TypeAlias = Literal["active", "bankrupt", "reconstruction", "winding_up", "ended"]
"""bankrupt: under bankruptcy or forced dissolution; reconstruction: negotiating with its creditors under insolvency
law; winding_up: in voluntary liquidation; ended: no longer exists.
"""


class LastKnownEmployees(TypedDict):
    period: str
    """Month (2023-07), quarter (2023-Q2) or year (2018) that the figure refers to."""
    employees: int | None
    """Employees at that time, if an exact number was published."""
    employees_interval: str | None
    """Bracket of employees at that time, if no exact number was published."""


NameMatch: TypeAlias = Literal["exact", "contains", "similar"]
"""How the company's name compares with the requested one: identical, containing it, or similar."""


class Owner(TypedDict):
    name: str
    """Name of the owner."""
    registry_number: NotRequired[int]
    """CVR number, if the owner is a Danish company."""
    share_percent: NotRequired[float]
    """Lower end of the published bracket for the share: 5, 10, 15, 20, 25, 33.33, 50, 66.67, 90 or 100 percent."""


class ProductionUnit(TypedDict):
    pno: int
    """Production-unit number (P-number)."""
    main: bool | None
    """Whether it is the main unit; null if unknown."""
    name: str | None
    """Name of the unit."""
    address: Address | None
    """Address."""
    start_date: str | None
    """Opening date."""
    end_date: str | None
    """Closing date; null while open."""
    employees: int | None
    """Employees, if an exact number is published."""
    employees_interval: str | None
    """Bracket of employees if no exact number is published, such as 10-19."""
    employees_period: str | None
    """Month (2023-07), quarter (2023-Q2) or year (2024) of that figure; null without a figure or if unknown."""
    last_known_employees: NotRequired[LastKnownEmployees]
    """Earlier figure if the latest statistics have none; not current."""
    industry_code: str | None
    """Danish industry code (DB07 or DB25; 6 digits)."""
    industry: str | None
    """Meaning of the industry code (Danish)."""
    phone: NotRequired[str]
    """Telephone number."""
    email: NotRequired[str]
    """Email address."""
    advertising_protected: NotRequired[bool]
    """Whether use for marketing is prohibited."""


UnitChoice: TypeAlias = Literal["all", "open"]
"""Selection of production units: all, or only open ones."""


LookupDkregistryCompanyResult: TypeAlias = Company | NotFound


SearchDkregistryCompanyResult: TypeAlias = Company | NotFound


LookupDkregistryProductionUnitResult: TypeAlias = Company | NotFound


_LOOKUP_DKREGISTRY_COMPANY: Operation[LookupDkregistryCompanyResult] = Operation(
    "dk-registry.lookup_dkregistry_company", "POST", "/rest/dk-registry/lookup_dkregistry_company"
)
_SEARCH_DKREGISTRY_COMPANY: Operation[SearchDkregistryCompanyResult] = Operation(
    "dk-registry.search_dkregistry_company", "POST", "/rest/dk-registry/search_dkregistry_company"
)
_LOOKUP_DKREGISTRY_PRODUCTION_UNIT: Operation[LookupDkregistryProductionUnitResult] = Operation(
    "dk-registry.lookup_dkregistry_production_unit", "POST", "/rest/dk-registry/lookup_dkregistry_production_unit"
)
_REPORT_FEEDBACK: Operation[ReportFeedbackResult] = Operation(
    "dk-registry.report_feedback", "POST", "/rest/dk-registry/report_feedback", changes=True
)


class DkRegistryTools:
    """Danish business register.

    Danish companies from the Central Business Register (CVR), by number, by name or by production unit.
    """

    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    def lookup_dkregistry_company(
        self,
        *,
        registry_number: int,
        units: UnitChoice | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Result[LookupDkregistryCompanyResult]:
        """Danish company by CVR number.

        One Danish company by CVR number, with name, address, legal form, industry, employees, owners and production
        units. Lists open production units first. An invalid CVR number returns not_found without querying the register.
        Use when the CVR number is known and the user asks which company it belongs to. For a company by name use
        search_dkregistry_company; for a P-number of ten digits use lookup_dkregistry_production_unit; for a Norwegian
        company use lookup_registry_company of no-registry.

        Args:
            registry_number: CVR number: 8 digits, such as 89563518. Get it from search_dkregistry_company. 10000000
                to 99999999.
            units: Production units to return: all, or only open ones. Default: "all".
            limit: Maximum number of production units. Default: all, up to 250 and as many as fit in 10,000 tokens;
                continue with next_offset. 1 to 300.
            offset: Number of production units to skip; use next_offset of the previous result. 0 to 100000.
                Default: 0.

        Returns:
            LookupDkregistryCompanyResult: its fields; df() has Production units.

        Example:
            >>> almanac.dk_registry.lookup_dkregistry_company(registry_number=89563518)
        """
        return self._caller.call(
            _LOOKUP_DKREGISTRY_COMPANY,
            {
                "registry_number": registry_number,
                "units": units,
                "limit": limit,
                "offset": offset,
            },
        )

    def iter_lookup_dkregistry_company(
        self,
        *,
        registry_number: int,
        units: UnitChoice | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Iterator[Result[LookupDkregistryCompanyResult]]:
        """Iterate over the pages of lookup_dkregistry_company, one result per page.

        Args:
            registry_number: As in lookup_dkregistry_company.
            units: As in lookup_dkregistry_company.
            limit: Rows per page.
            offset: Rows to skip before the first page.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(
            _LOOKUP_DKREGISTRY_COMPANY,
            {
                "registry_number": registry_number,
                "units": units,
                "limit": limit,
                "offset": offset,
            },
        )

    def search_dkregistry_company(
        self,
        *,
        name: str,
        units: UnitChoice | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Result[SearchDkregistryCompanyResult]:
        """Find a Danish company by name.

        The single Danish company that best matches a name. Returns one company, not a list. Its name may only resemble
        the requested name: check name_match. Use when the user asks for a Danish company by name, or for its CVR
        number. For a company by CVR number use lookup_dkregistry_company; for Norwegian companies use
        search_registry_companies of no-registry.

        Args:
            name: Company name or part of it; case is ignored. At most 150 characters.
            units: Production units to return: all, or only open ones. Default: "all".
            limit: Maximum number of production units. Default: all, up to 250 and as many as fit in 10,000 tokens;
                continue with next_offset. 1 to 300.
            offset: Number of production units to skip; use next_offset of the previous result. 0 to 100000.
                Default: 0.

        Returns:
            SearchDkregistryCompanyResult: its fields; df() has Production units.

        Example:
            >>> almanac.dk_registry.search_dkregistry_company(name="carletti")
        """
        return self._caller.call(
            _SEARCH_DKREGISTRY_COMPANY,
            {
                "name": name,
                "units": units,
                "limit": limit,
                "offset": offset,
            },
        )

    def iter_search_dkregistry_company(
        self,
        *,
        name: str,
        units: UnitChoice | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Iterator[Result[SearchDkregistryCompanyResult]]:
        """Iterate over the pages of search_dkregistry_company, one result per page.

        Args:
            name: As in search_dkregistry_company.
            units: As in search_dkregistry_company.
            limit: Rows per page.
            offset: Rows to skip before the first page.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(
            _SEARCH_DKREGISTRY_COMPANY,
            {
                "name": name,
                "units": units,
                "limit": limit,
                "offset": offset,
            },
        )

    def lookup_dkregistry_production_unit(
        self,
        *,
        pno: int,
        units: UnitChoice | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Result[LookupDkregistryProductionUnitResult]:
        """Danish company of a production unit.

        The Danish company that a production unit (place of business, P-number) belongs to. Returns the complete record
        of the company, with the requested unit first among its production units. Use when a 10-digit P-number is known
        and the user asks which company is behind it. For a CVR number of eight digits use lookup_dkregistry_company;
        for a company by name use search_dkregistry_company.

        Args:
            pno: Production-unit number (P-number): 10 digits, such as 1002821681. Get it from
                lookup_dkregistry_company or search_dkregistry_company. 1000000000 to 9999999999.
            units: Production units to return: all, or only open ones. Default: "all".
            limit: Maximum number of production units. Default: all, up to 250 and as many as fit in 10,000 tokens;
                continue with next_offset. 1 to 300.
            offset: Number of production units to skip; use next_offset of the previous result. 0 to 100000.
                Default: 0.

        Returns:
            LookupDkregistryProductionUnitResult: its fields; df() has Production units.

        Example:
            >>> almanac.dk_registry.lookup_dkregistry_production_unit(pno=1002821681)
        """
        return self._caller.call(
            _LOOKUP_DKREGISTRY_PRODUCTION_UNIT,
            {
                "pno": pno,
                "units": units,
                "limit": limit,
                "offset": offset,
            },
        )

    def iter_lookup_dkregistry_production_unit(
        self,
        *,
        pno: int,
        units: UnitChoice | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Iterator[Result[LookupDkregistryProductionUnitResult]]:
        """Iterate over the pages of lookup_dkregistry_production_unit, one result per page.

        Args:
            pno: As in lookup_dkregistry_production_unit.
            units: As in lookup_dkregistry_production_unit.
            limit: Rows per page.
            offset: Rows to skip before the first page.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(
            _LOOKUP_DKREGISTRY_PRODUCTION_UNIT,
            {
                "pno": pno,
                "units": units,
                "limit": limit,
                "offset": offset,
            },
        )

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
            >>> almanac.dk_registry.report_feedback(feedback="The answer lacks a unit.", feedback_type="bug")
        """
        return self._caller.call(
            _REPORT_FEEDBACK,
            {
                "feedback": feedback,
                "feedback_type": feedback_type,
            },
        )


class AsyncDkRegistryTools:
    """Danish business register.

    Danish companies from the Central Business Register (CVR), by number, by name or by production unit.
    """

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def lookup_dkregistry_company(
        self,
        *,
        registry_number: int,
        units: UnitChoice | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Result[LookupDkregistryCompanyResult]:
        """Danish company by CVR number.

        One Danish company by CVR number, with name, address, legal form, industry, employees, owners and production
        units. Lists open production units first. An invalid CVR number returns not_found without querying the register.
        Use when the CVR number is known and the user asks which company it belongs to. For a company by name use
        search_dkregistry_company; for a P-number of ten digits use lookup_dkregistry_production_unit; for a Norwegian
        company use lookup_registry_company of no-registry.

        Args:
            registry_number: CVR number: 8 digits, such as 89563518. Get it from search_dkregistry_company. 10000000
                to 99999999.
            units: Production units to return: all, or only open ones. Default: "all".
            limit: Maximum number of production units. Default: all, up to 250 and as many as fit in 10,000 tokens;
                continue with next_offset. 1 to 300.
            offset: Number of production units to skip; use next_offset of the previous result. 0 to 100000.
                Default: 0.

        Returns:
            LookupDkregistryCompanyResult: its fields; df() has Production units.

        Example:
            >>> almanac.dk_registry.lookup_dkregistry_company(registry_number=89563518)
        """
        return await self._caller.call(
            _LOOKUP_DKREGISTRY_COMPANY,
            {
                "registry_number": registry_number,
                "units": units,
                "limit": limit,
                "offset": offset,
            },
        )

    def iter_lookup_dkregistry_company(
        self,
        *,
        registry_number: int,
        units: UnitChoice | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> AsyncIterator[Result[LookupDkregistryCompanyResult]]:
        """Iterate over the pages of lookup_dkregistry_company, one result per page.

        Args:
            registry_number: As in lookup_dkregistry_company.
            units: As in lookup_dkregistry_company.
            limit: Rows per page.
            offset: Rows to skip before the first page.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(
            _LOOKUP_DKREGISTRY_COMPANY,
            {
                "registry_number": registry_number,
                "units": units,
                "limit": limit,
                "offset": offset,
            },
        )

    async def search_dkregistry_company(
        self,
        *,
        name: str,
        units: UnitChoice | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Result[SearchDkregistryCompanyResult]:
        """Find a Danish company by name.

        The single Danish company that best matches a name. Returns one company, not a list. Its name may only resemble
        the requested name: check name_match. Use when the user asks for a Danish company by name, or for its CVR
        number. For a company by CVR number use lookup_dkregistry_company; for Norwegian companies use
        search_registry_companies of no-registry.

        Args:
            name: Company name or part of it; case is ignored. At most 150 characters.
            units: Production units to return: all, or only open ones. Default: "all".
            limit: Maximum number of production units. Default: all, up to 250 and as many as fit in 10,000 tokens;
                continue with next_offset. 1 to 300.
            offset: Number of production units to skip; use next_offset of the previous result. 0 to 100000.
                Default: 0.

        Returns:
            SearchDkregistryCompanyResult: its fields; df() has Production units.

        Example:
            >>> almanac.dk_registry.search_dkregistry_company(name="carletti")
        """
        return await self._caller.call(
            _SEARCH_DKREGISTRY_COMPANY,
            {
                "name": name,
                "units": units,
                "limit": limit,
                "offset": offset,
            },
        )

    def iter_search_dkregistry_company(
        self,
        *,
        name: str,
        units: UnitChoice | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> AsyncIterator[Result[SearchDkregistryCompanyResult]]:
        """Iterate over the pages of search_dkregistry_company, one result per page.

        Args:
            name: As in search_dkregistry_company.
            units: As in search_dkregistry_company.
            limit: Rows per page.
            offset: Rows to skip before the first page.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(
            _SEARCH_DKREGISTRY_COMPANY,
            {
                "name": name,
                "units": units,
                "limit": limit,
                "offset": offset,
            },
        )

    async def lookup_dkregistry_production_unit(
        self,
        *,
        pno: int,
        units: UnitChoice | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Result[LookupDkregistryProductionUnitResult]:
        """Danish company of a production unit.

        The Danish company that a production unit (place of business, P-number) belongs to. Returns the complete record
        of the company, with the requested unit first among its production units. Use when a 10-digit P-number is known
        and the user asks which company is behind it. For a CVR number of eight digits use lookup_dkregistry_company;
        for a company by name use search_dkregistry_company.

        Args:
            pno: Production-unit number (P-number): 10 digits, such as 1002821681. Get it from
                lookup_dkregistry_company or search_dkregistry_company. 1000000000 to 9999999999.
            units: Production units to return: all, or only open ones. Default: "all".
            limit: Maximum number of production units. Default: all, up to 250 and as many as fit in 10,000 tokens;
                continue with next_offset. 1 to 300.
            offset: Number of production units to skip; use next_offset of the previous result. 0 to 100000.
                Default: 0.

        Returns:
            LookupDkregistryProductionUnitResult: its fields; df() has Production units.

        Example:
            >>> almanac.dk_registry.lookup_dkregistry_production_unit(pno=1002821681)
        """
        return await self._caller.call(
            _LOOKUP_DKREGISTRY_PRODUCTION_UNIT,
            {
                "pno": pno,
                "units": units,
                "limit": limit,
                "offset": offset,
            },
        )

    def iter_lookup_dkregistry_production_unit(
        self,
        *,
        pno: int,
        units: UnitChoice | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> AsyncIterator[Result[LookupDkregistryProductionUnitResult]]:
        """Iterate over the pages of lookup_dkregistry_production_unit, one result per page.

        Args:
            pno: As in lookup_dkregistry_production_unit.
            units: As in lookup_dkregistry_production_unit.
            limit: Rows per page.
            offset: Rows to skip before the first page.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(
            _LOOKUP_DKREGISTRY_PRODUCTION_UNIT,
            {
                "pno": pno,
                "units": units,
                "limit": limit,
                "offset": offset,
            },
        )

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
            >>> almanac.dk_registry.report_feedback(feedback="The answer lacks a unit.", feedback_type="bug")
        """
        return await self._caller.call(
            _REPORT_FEEDBACK,
            {
                "feedback": feedback,
                "feedback_type": feedback_type,
            },
        )
