# Generated from spec/services/no-registry/service.yaml by `make generate`: do not edit.
"""Norwegian business registry: tools and types."""

from __future__ import annotations

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
    lines: list[str]
    """Lines of the street address or post office box."""
    postal_code: str | None
    """Postal code."""
    city: str | None
    """City."""
    municipality: str | None
    """Name of the municipality."""
    municipality_code: str | None
    """Municipality number (4 digits)."""
    country: str | None
    """Norwegian name of the country."""
    country_code: str | None
    """Country."""


class Change(TypedDict):
    entity_id: str
    """Organization number of the company."""
    name: str | None
    """Name of the company."""
    changed_at: str
    """When the change was detected, in UTC."""
    change: ChangeKind
    field_changes: list[FieldChange]
    """Changed fields."""


ChangeKind: TypeAlias = Literal["created", "updated", "removed"]
"""created: new on the watchlist; updated; removed: no longer in the register."""


class Company(TypedDict):
    org_number: str
    """Organization number (9 digits)."""
    name: str
    """Registered name."""
    unit_type: UnitType
    status: CompanyStatus
    legal_form: str | None
    """Legal form code, such as AS, ASA, ENK, DA, ORGL, BEDR."""
    legal_form_description: str | None
    """Meaning of the code (Norwegian)."""
    industry_code: str | None
    """Main industry code (Norwegian NACE), such as 06.100."""
    industry_description: str | None
    """Meaning of the code (Norwegian)."""
    address: Address | None
    """Business address; for a branch, its location."""
    employee_count: int | None
    """Number of employees. The register does not publish numbers below 5; null means 0 to 4, or unknown."""
    registration_date: str | None
    """Registration date."""
    vat_registered: bool | None
    """Whether the company is registered for VAT."""
    bankrupt: bool | None
    """Whether bankruptcy proceedings are open."""
    proceedings: NotRequired[list[Proceeding]]
    """Open insolvency proceedings and dissolutions, most severe first. Absent if there are none."""
    deleted: bool
    """Whether the company was deleted from the register; if so, only its number, name, legal form and dates are
    available.
    """
    deletion_date: NotRequired[str]
    """Deletion date."""
    parent_org_number: NotRequired[str]
    """Organization number of the parent unit."""
    website: NotRequired[str]
    """Website as registered, often without http."""
    postal_address: NotRequired[Address]
    """Mailing address."""
    further_industries: NotRequired[list[Industry]]
    """Second and third industry, in that order."""
    auxiliary_industry: NotRequired[Industry]
    """Industry of an auxiliary unit within its group of companies."""
    has_registered_employees: NotRequired[bool]
    """Whether the company has any employees; true with a null employee_count means 1 to 4."""
    employee_count_date: NotRequired[str]
    """Date of the employee count."""
    founded_date: NotRequired[str]
    """Founding date."""
    start_date: NotRequired[str]
    """Start date of a branch."""
    closed_date: NotRequired[str]
    """Closing date of a branch."""
    ownership_change_date: NotRequired[str]
    """When a branch last changed owners."""
    vat_registration_date: NotRequired[str]
    """VAT registration date."""
    voluntary_vat_registrations: NotRequired[list[str]]
    """Activities for which the company registered voluntarily for VAT (Norwegian)."""
    bankruptcy_date: NotRequired[str]
    """When the bankruptcy proceedings were opened."""
    winding_up: NotRequired[bool]
    """Whether the company is being wound up."""
    winding_up_date: NotRequired[str]
    """Start of the winding up."""
    forced_dissolution: NotRequired[bool]
    """Whether the company is under forced liquidation or dissolution."""
    phone: NotRequired[str]
    """Telephone number as registered."""
    mobile: NotRequired[str]
    """Mobile number as registered."""
    email: NotRequired[str]
    """Email address as registered."""
    sector_code: NotRequired[str]
    """Institutional sector code."""
    sector_description: NotRequired[str]
    """Meaning of the sector code (Norwegian)."""
    share_capital: NotRequired[ShareCapital]
    """Registered capital."""
    activity: NotRequired[str]
    """Activity as stated by the company (Norwegian)."""
    purpose: NotRequired[str]
    """Purpose in the articles of association (Norwegian)."""
    articles_date: NotRequired[str]
    """Date of the articles of association."""
    in_group: NotRequired[bool]
    """Whether the company is part of a group of companies."""
    last_annual_accounts: NotRequired[int]
    """Year of the latest annual accounts."""
    business_enterprise_date: NotRequired[str]
    """Registration date in the Register of Business Enterprises."""
    registered_in: NotRequired[Registrations]
    """Other registers that contain the company."""
    language_form: NotRequired[str]
    """Written form of Norwegian that the company uses: Bokmål or Nynorsk."""
    remarks: NotRequired[list[str]]
    """Remarks in the register (Norwegian)."""


CompanyStatus: TypeAlias = Literal[
    "active",
    "bankrupt",
    "forced_dissolution",
    "foreign_insolvency",
    "reconstruction",
    "winding_up",
    "closed",
    "deleted",
]
"""The most severe status that applies: deleted from the register; bankrupt; in forced dissolution; in insolvency
proceedings abroad; in reconstruction (negotiations with creditors under insolvency law); in voluntary winding up;
closed; active if none of these applies.
"""


class CompanySummary(TypedDict):
    org_number: str
    """Organization number (9 digits)."""
    name: str
    """Registered name."""
    unit_type: UnitType
    status: CompanyStatus
    legal_form: str | None
    """Legal form code, such as AS, ASA, ENK, DA, ORGL, BEDR."""
    legal_form_description: str | None
    """Meaning of the code (Norwegian)."""
    industry_code: str | None
    """Main industry code (Norwegian NACE), such as 06.100."""
    industry_description: str | None
    """Meaning of the code (Norwegian)."""
    address: Address | None
    """Business address; for a branch, its location."""
    employee_count: int | None
    """Number of employees. The register does not publish numbers below 5; null means 0 to 4, or unknown."""
    registration_date: str | None
    """Registration date."""
    vat_registered: bool | None
    """Whether the company is registered for VAT."""
    bankrupt: bool | None
    """Whether bankruptcy proceedings are open."""
    proceedings: NotRequired[list[Proceeding]]
    """Open insolvency proceedings and dissolutions, most severe first. Absent if there are none."""
    deleted: bool
    """Whether the company was deleted from the register; if so, only its number, name, legal form and dates are
    available.
    """
    deletion_date: NotRequired[str]
    """Deletion date."""
    parent_org_number: NotRequired[str]
    """Organization number of the parent unit."""
    website: NotRequired[str]
    """Website as registered, often without http."""


class FieldChange(TypedDict):
    field: str
    """Field of lookup_registry_company, such as name or address.postal_code."""
    before: str | float | bool | None
    """Previous value; null if none. Lists are joined by semicolons."""
    after: str | float | bool | None
    """New value; null if removed."""


class Industry(TypedDict):
    code: str
    """Industry code (Norwegian NACE; SN2025 codes since 2025), such as 06.100."""
    description: str | None
    """Meaning of the code (Norwegian)."""


LegalForm: TypeAlias = Literal["AS", "ASA", "ENK", "DA"]
"""AS: private limited company; ASA: public limited company; ENK: sole proprietorship; DA: partnership in which each
partner is liable for a share of the debts.
"""


class Proceeding(TypedDict):
    kind: ProceedingKind
    since: str | None
    """Day on which the proceeding was opened or decided."""
    reason: str | None
    """Reason for a forced dissolution, such as missing annual accounts."""


ProceedingKind: TypeAlias = Literal[
    "bankruptcy",
    "forced_dissolution",
    "foreign_insolvency",
    "reconstruction",
    "winding_up",
]
"""bankruptcy; forced_dissolution: forced liquidation or dissolution by a court; foreign_insolvency: insolvency
proceedings in another country; reconstruction: negotiations with creditors under insolvency law; winding_up: a
dissolution decided by the owners.
"""


class Registrations(TypedDict):
    business_enterprises: bool | None
    """Whether the organization is in the Register of Business Enterprises (Foretaksregisteret)."""
    foundations: bool | None
    """Whether the organization is in the Register of Foundations."""
    voluntary_organisations: bool | None
    """Whether the organization is in the Register of Non-Profit Organisations."""
    political_parties: bool | None
    """Whether the organization is in the Register of Political Parties."""


class Role(TypedDict):
    role_type: str
    """Role code, such as LEDE, MEDL, DAGL, REVI."""
    role_label: str | None
    """English name of the role, such as chair of the board; null for rare codes."""
    role_description: str | None
    """Name of the role in the register (Norwegian)."""
    role_group: str | None
    """Role group code, such as STYR (board)."""
    role_group_description: str | None
    """Name of the group in the register (Norwegian)."""
    group_changed_date: str | None
    """When the group of roles last changed."""
    person_name: str | None
    """Name of the person; null if a company holds the role."""
    birth_year: int | None
    """Year of birth of the person, if known."""
    entity: RoleEntity | None
    """Company that holds the role; null for a person."""
    deceased: NotRequired[bool]
    """Whether the person has died."""
    elected_by: NotRequired[str]
    """Code of the electing group, such as AREP."""
    elected_by_description: NotRequired[str]
    """Meaning of the elected_by code (Norwegian)."""
    liability_share: NotRequired[str]
    """A partner's share of the liability."""


class RoleEntity(TypedDict):
    org_number: str | None
    """Organization number."""
    name: str | None
    """Registered name."""
    legal_form: str | None
    """Legal form code."""
    deleted: bool
    """Whether the company was deleted from the register."""
    approval_status: NotRequired[str]
    """Approval as auditor or accountant (Norwegian), if the register states one."""


class ShareCapital(TypedDict):
    amount: float | None
    """Amount in currency."""
    currency: str | None
    """ISO 4217 code."""
    shares: int | None
    """Number of shares."""
    type: str | None
    """Type of capital (Norwegian), such as Aksjekapital."""
    registered_date: str | None
    """Registration date."""


UnitType: TypeAlias = Literal["entity", "branch"]
"""entity: a company or organization itself; branch: one of its places of business (underenhet)."""


LookupRegistryCompanyResult: TypeAlias = Company | NotFound


class SearchRegistryCompaniesResult(TypedDict):
    count: int
    """Number of companies returned."""
    total: int
    """Number of matching companies in the register."""
    companies: list[CompanySummary]
    """Best match first."""
    hint: NotRequired[str]
    """Suggestions if nothing was found."""


class GetRegistryCompanyRolesResultValue(TypedDict):
    org_number: str
    """Requested organization number."""
    company_name: NotRequired[str]
    """Registered name of the company. Absent if the register did not return it."""
    count: int
    """Number of roles."""
    roles: list[Role]
    """In register order."""


GetRegistryCompanyRolesResult: TypeAlias = GetRegistryCompanyRolesResultValue | NotFound


class GetRegistrySubsidiariesResultValue(TypedDict):
    org_number: str
    """Organization number of the parent."""
    company_name: NotRequired[str]
    """Registered name of the parent. Absent if the register did not return it."""
    count: int
    """Number of units returned."""
    total: int | None
    """Number of units in the register; null if only one of the two kinds could be fetched."""
    subsidiaries: list[CompanySummary]
    """Organizational children first, then branches; see unit_type."""
    missing: NotRequired[list[UnitType]]
    """Kinds of units that the source did not return."""


GetRegistrySubsidiariesResult: TypeAlias = GetRegistrySubsidiariesResultValue | NotFound


class GetRegistryRecentChangesResult(TypedDict):
    since: str
    """Requested time, in UTC."""
    watched: int
    """Number of companies on the watchlist."""
    complete_since: str | None
    """Time since which the change history of the watchlist is complete, in UTC; null before the first complete poll."""
    count: int
    """Number of changes returned."""
    more: bool
    """Whether more changes are available now."""
    changes: list[Change]
    """Changes after since, oldest first. To continue, set since to the last changed_at and call again."""


_LOOKUP_REGISTRY_COMPANY: Operation[LookupRegistryCompanyResult] = Operation(
    "no-registry.lookup_registry_company", "POST", "/rest/no-registry/lookup_registry_company"
)
_SEARCH_REGISTRY_COMPANIES: Operation[SearchRegistryCompaniesResult] = Operation(
    "no-registry.search_registry_companies", "POST", "/rest/no-registry/search_registry_companies"
)
_GET_REGISTRY_COMPANY_ROLES: Operation[GetRegistryCompanyRolesResult] = Operation(
    "no-registry.get_registry_company_roles", "POST", "/rest/no-registry/get_registry_company_roles"
)
_GET_REGISTRY_SUBSIDIARIES: Operation[GetRegistrySubsidiariesResult] = Operation(
    "no-registry.get_registry_subsidiaries", "POST", "/rest/no-registry/get_registry_subsidiaries"
)
_GET_REGISTRY_RECENT_CHANGES: Operation[GetRegistryRecentChangesResult] = Operation(
    "no-registry.get_registry_recent_changes", "POST", "/rest/no-registry/get_registry_recent_changes"
)
_REPORT_FEEDBACK: Operation[ReportFeedbackResult] = Operation(
    "no-registry.report_feedback", "POST", "/rest/no-registry/report_feedback", changes=True
)


class NoRegistryTools:
    """Norwegian business registry.

    Norwegian companies, organizations and their branches from the Brønnøysund registers, with roles, branches and
    tracked changes.
    """

    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    def lookup_registry_company(self, *, org_number: str) -> Result[LookupRegistryCompanyResult]:
        """Norwegian company by number.

        One Norwegian company, organization or branch by organization number. Returns legal form, industry, addresses,
        employees, dates, VAT and bankruptcy status. Deleted units have deleted: true and few other fields. A number
        with a wrong check digit returns not_found without querying the register. Use when the organization number is
        known and the user wants the record of the company or branch. For a company by name, place or industry use
        search_registry_companies; for its board, managing director and auditor use get_registry_company_roles; for a
        Danish company use lookup_dkregistry_company of dk-registry.

        Args:
            org_number: Organization number: 9 digits, such as 974 760 673; spaces and dashes are allowed. Get it
                from search_registry_companies. At most 40 characters.

        Returns:
            LookupRegistryCompanyResult: its fields; df() has one row.

        Example:
            >>> almanac.no_registry.lookup_registry_company(org_number="974760673")
        """
        return self._caller.call(_LOOKUP_REGISTRY_COMPANY, {"org_number": org_number})

    def search_registry_companies(
        self,
        *,
        name: str | None = None,
        municipality_code: str | None = None,
        industry_code: str | None = None,
        legal_form: LegalForm | None = None,
        max_results: int | None = None,
    ) -> Result[SearchRegistryCompaniesResult]:
        """Search Norwegian companies.

        Norwegian companies and organizations that match all given filters (name, municipality, industry or legal form);
        best match first, as ranked by the register. Name matching is loose: a single word of the name is enough.
        Branches are not included. Use when the user asks for a Norwegian firm by name, or for firms by municipality,
        industry or legal form. For the complete record of one company use lookup_registry_company; for branches use
        get_registry_subsidiaries; for a Danish company use search_dkregistry_company of dk-registry. At least one of
        name, municipality_code, industry_code, legal_form is required.

        Args:
            name: Name or part of it; case is ignored. At most 180 characters.
            municipality_code: Municipality number: 4 digits, such as 0301 for Oslo.
            industry_code: NACE code at any level, such as 06, 06.1 or 06.100 (SN2025 codes; older SN2007 codes
                match nothing).
            legal_form: Only companies with this legal form.
            max_results: Maximum number of companies. 1 to 50. Default: 10.

        Returns:
            SearchRegistryCompaniesResult: its fields; df() has Companies.

        Example:
            >>> almanac.no_registry.search_registry_companies(name="equinor")
        """
        return self._caller.call(
            _SEARCH_REGISTRY_COMPANIES,
            {
                "name": name,
                "municipality_code": municipality_code,
                "industry_code": industry_code,
                "legal_form": legal_form,
                "max_results": max_results,
            },
        )

    def get_registry_company_roles(self, *, org_number: str) -> Result[GetRegistryCompanyRolesResult]:
        """Board and roles of a company.

        People and companies with roles in a Norwegian company: board, managing director, auditor, owner of a sole
        proprietorship; in the order of the register. Omits roles that ended by resignation or deletion. Branches have
        no roles and return not_found; use the parent's number. Use when the user asks who runs, chairs, audits or signs
        for a Norwegian company. For its address, industry and employees use lookup_registry_company; for its
        organization number use search_registry_companies.

        Args:
            org_number: Organization number: 9 digits; spaces and dashes are allowed. Get it from
                search_registry_companies. At most 40 characters.

        Returns:
            GetRegistryCompanyRolesResult: its fields; df() has Roles.

        Example:
            >>> almanac.no_registry.get_registry_company_roles(org_number="923609016")
        """
        return self._caller.call(_GET_REGISTRY_COMPANY_ROLES, {"org_number": org_number})

    def get_registry_subsidiaries(
        self,
        *,
        org_number: str,
        max_results: int | None = None,
    ) -> Result[GetRegistrySubsidiariesResult]:
        """Branches and child units of a company.

        Units below a Norwegian company or public body in the register: organizational children first, then branches.
        Most organizational children belong to public bodies; branches are places of business. Ownership between
        companies (one AS that owns another) is not in this register. Use when the user asks for the branches, places of
        business or units below a Norwegian company or public body. For the company itself use lookup_registry_company;
        for other companies by name use search_registry_companies.

        Args:
            org_number: Organization number of the parent: 9 digits; spaces and dashes are allowed. Get it from
                search_registry_companies. At most 40 characters.
            max_results: Maximum number of units. 1 to 50. Default: 50.

        Returns:
            GetRegistrySubsidiariesResult: its fields; df() has Subsidiaries.

        Example:
            >>> almanac.no_registry.get_registry_subsidiaries(org_number="974760673")
        """
        return self._caller.call(
            _GET_REGISTRY_SUBSIDIARIES,
            {
                "org_number": org_number,
                "max_results": max_results,
            },
        )

    def get_registry_recent_changes(
        self,
        *,
        since: str,
        limit: int | None = None,
    ) -> Result[GetRegistryRecentChangesResult]:
        """Changes to watched companies.

        Changes since a given time to the Norwegian companies on this server operator's watchlist (only these), oldest
        first, with previous and new values. Companies are tracked from the moment they were added to the watchlist. Use
        when the user asks what changed recently at the Norwegian companies that the operator watches. For the current
        record of any company use lookup_registry_company.

        Args:
            since: ISO 8601 timestamp, such as 2026-11-20T08:00:00Z; without an offset it is UTC.
            limit: Maximum number of changes. 1 to 100. Default: 50.

        Returns:
            GetRegistryRecentChangesResult: its fields; df() has the views Changes, Fields.

        Example:
            >>> almanac.no_registry.get_registry_recent_changes(since="2026-11-01T00:00:00Z")
        """
        return self._caller.call(_GET_REGISTRY_RECENT_CHANGES, {"since": since, "limit": limit})

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
            >>> almanac.no_registry.report_feedback(feedback="The answer lacks a unit.", feedback_type="bug")
        """
        return self._caller.call(
            _REPORT_FEEDBACK,
            {
                "feedback": feedback,
                "feedback_type": feedback_type,
            },
        )


class AsyncNoRegistryTools:
    """Norwegian business registry.

    Norwegian companies, organizations and their branches from the Brønnøysund registers, with roles, branches and
    tracked changes.
    """

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def lookup_registry_company(self, *, org_number: str) -> Result[LookupRegistryCompanyResult]:
        """Norwegian company by number.

        One Norwegian company, organization or branch by organization number. Returns legal form, industry, addresses,
        employees, dates, VAT and bankruptcy status. Deleted units have deleted: true and few other fields. A number
        with a wrong check digit returns not_found without querying the register. Use when the organization number is
        known and the user wants the record of the company or branch. For a company by name, place or industry use
        search_registry_companies; for its board, managing director and auditor use get_registry_company_roles; for a
        Danish company use lookup_dkregistry_company of dk-registry.

        Args:
            org_number: Organization number: 9 digits, such as 974 760 673; spaces and dashes are allowed. Get it
                from search_registry_companies. At most 40 characters.

        Returns:
            LookupRegistryCompanyResult: its fields; df() has one row.

        Example:
            >>> almanac.no_registry.lookup_registry_company(org_number="974760673")
        """
        return await self._caller.call(_LOOKUP_REGISTRY_COMPANY, {"org_number": org_number})

    async def search_registry_companies(
        self,
        *,
        name: str | None = None,
        municipality_code: str | None = None,
        industry_code: str | None = None,
        legal_form: LegalForm | None = None,
        max_results: int | None = None,
    ) -> Result[SearchRegistryCompaniesResult]:
        """Search Norwegian companies.

        Norwegian companies and organizations that match all given filters (name, municipality, industry or legal form);
        best match first, as ranked by the register. Name matching is loose: a single word of the name is enough.
        Branches are not included. Use when the user asks for a Norwegian firm by name, or for firms by municipality,
        industry or legal form. For the complete record of one company use lookup_registry_company; for branches use
        get_registry_subsidiaries; for a Danish company use search_dkregistry_company of dk-registry. At least one of
        name, municipality_code, industry_code, legal_form is required.

        Args:
            name: Name or part of it; case is ignored. At most 180 characters.
            municipality_code: Municipality number: 4 digits, such as 0301 for Oslo.
            industry_code: NACE code at any level, such as 06, 06.1 or 06.100 (SN2025 codes; older SN2007 codes
                match nothing).
            legal_form: Only companies with this legal form.
            max_results: Maximum number of companies. 1 to 50. Default: 10.

        Returns:
            SearchRegistryCompaniesResult: its fields; df() has Companies.

        Example:
            >>> almanac.no_registry.search_registry_companies(name="equinor")
        """
        return await self._caller.call(
            _SEARCH_REGISTRY_COMPANIES,
            {
                "name": name,
                "municipality_code": municipality_code,
                "industry_code": industry_code,
                "legal_form": legal_form,
                "max_results": max_results,
            },
        )

    async def get_registry_company_roles(self, *, org_number: str) -> Result[GetRegistryCompanyRolesResult]:
        """Board and roles of a company.

        People and companies with roles in a Norwegian company: board, managing director, auditor, owner of a sole
        proprietorship; in the order of the register. Omits roles that ended by resignation or deletion. Branches have
        no roles and return not_found; use the parent's number. Use when the user asks who runs, chairs, audits or signs
        for a Norwegian company. For its address, industry and employees use lookup_registry_company; for its
        organization number use search_registry_companies.

        Args:
            org_number: Organization number: 9 digits; spaces and dashes are allowed. Get it from
                search_registry_companies. At most 40 characters.

        Returns:
            GetRegistryCompanyRolesResult: its fields; df() has Roles.

        Example:
            >>> almanac.no_registry.get_registry_company_roles(org_number="923609016")
        """
        return await self._caller.call(_GET_REGISTRY_COMPANY_ROLES, {"org_number": org_number})

    async def get_registry_subsidiaries(
        self,
        *,
        org_number: str,
        max_results: int | None = None,
    ) -> Result[GetRegistrySubsidiariesResult]:
        """Branches and child units of a company.

        Units below a Norwegian company or public body in the register: organizational children first, then branches.
        Most organizational children belong to public bodies; branches are places of business. Ownership between
        companies (one AS that owns another) is not in this register. Use when the user asks for the branches, places of
        business or units below a Norwegian company or public body. For the company itself use lookup_registry_company;
        for other companies by name use search_registry_companies.

        Args:
            org_number: Organization number of the parent: 9 digits; spaces and dashes are allowed. Get it from
                search_registry_companies. At most 40 characters.
            max_results: Maximum number of units. 1 to 50. Default: 50.

        Returns:
            GetRegistrySubsidiariesResult: its fields; df() has Subsidiaries.

        Example:
            >>> almanac.no_registry.get_registry_subsidiaries(org_number="974760673")
        """
        return await self._caller.call(
            _GET_REGISTRY_SUBSIDIARIES,
            {
                "org_number": org_number,
                "max_results": max_results,
            },
        )

    async def get_registry_recent_changes(
        self,
        *,
        since: str,
        limit: int | None = None,
    ) -> Result[GetRegistryRecentChangesResult]:
        """Changes to watched companies.

        Changes since a given time to the Norwegian companies on this server operator's watchlist (only these), oldest
        first, with previous and new values. Companies are tracked from the moment they were added to the watchlist. Use
        when the user asks what changed recently at the Norwegian companies that the operator watches. For the current
        record of any company use lookup_registry_company.

        Args:
            since: ISO 8601 timestamp, such as 2026-11-20T08:00:00Z; without an offset it is UTC.
            limit: Maximum number of changes. 1 to 100. Default: 50.

        Returns:
            GetRegistryRecentChangesResult: its fields; df() has the views Changes, Fields.

        Example:
            >>> almanac.no_registry.get_registry_recent_changes(since="2026-11-01T00:00:00Z")
        """
        return await self._caller.call(_GET_REGISTRY_RECENT_CHANGES, {"since": since, "limit": limit})

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
            >>> almanac.no_registry.report_feedback(feedback="The answer lacks a unit.", feedback_type="bug")
        """
        return await self._caller.call(
            _REPORT_FEEDBACK,
            {
                "feedback": feedback,
                "feedback_type": feedback_type,
            },
        )
