# Generated from spec/services/eu-research/service.yaml by `make generate`: do not edit.
"""EU research projects: tools and types."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from typing import Literal, NotRequired, TypeAlias, TypedDict

from .._caller import Caller
from .._caller_async import AsyncCaller
from .._exchange import Operation
from .._result import Result
from ._shared import FeedbackType, ReportFeedbackResult


class CodeAndTitle(TypedDict):
    code: str
    """Code."""
    title: str | None
    """What it means."""


class FoundProject(TypedDict):
    reference: str
    """Grant reference, such as 691102; older references contain letters, such as AIR21353. Pass it to get_project."""
    title: str
    """Title in English."""
    acronym: str | None
    """Short name."""
    programme: Programme | None
    """Framework programme; null for other programmes and if unknown."""
    funding: Funding | None
    """Funding; null if the record could not be read in time (see funding_unread)."""
    start_date: str | None
    """First day."""
    end_date: str | None
    """Last day."""
    coordinating_country: str | None
    """English name of the coordinator's country."""
    coordinating_country_code: str | None
    """Country of the coordinator."""
    url: str
    """Project page."""


class Funding(TypedDict):
    currency: Literal["EUR"]
    """Currency of the amounts."""
    eu_contribution: float | None
    """Maximum EU contribution in euros; null if not declared."""
    total_cost: float | None
    """Total cost of the project in euros; null if not declared."""


class LegalBasis(TypedDict):
    code: str
    """Code of this part of the programme, such as H2020-EU.1.3."""
    title: str | None
    """Title of this part of the programme."""
    framework: str | None
    """Framework programme as named by CORDIS: HORIZON, H2020, FP7, FP6, FP5 and older ones."""
    main: bool
    """True for the main part of the programme."""


class Participant(TypedDict):
    name: str
    """Legal name."""
    short_name: str | None
    """Short name."""
    role: str
    """Role as named by CORDIS: coordinator, participant, thirdParty, associatedPartner, partner, beneficiary and
    others.
    """
    country: str | None
    """English name of the country."""
    country_code: str | None
    """Country (GR and GB, where CORDIS writes EL and UK)."""
    city: str | None
    """City."""
    eu_contribution: float | None
    """EU contribution, in euros."""
    net_eu_contribution: float | None
    """EU contribution without amounts passed on to linked third parties, in euros."""
    total_cost: float | None
    """Total cost, in euros."""
    sme: bool | None
    """Whether the participant is a small or medium-sized enterprise."""
    terminated: bool | None
    """Whether the participant left the project before the end."""
    activity_type: str | None
    """Type of organization, such as Research Organisations."""
    website: str | None
    """Website, as provided by the participant."""
    pic: str | None
    """Participant identification code (PIC) in the EU's funding portal."""


Programme: TypeAlias = Literal["horizon-europe", "horizon-2020", "fp7", "fp6", "fp5"]
"""Framework programme: Horizon Europe since 2021, Horizon 2020 since 2014, FP7 since 2007, FP6 since 2002, FP5 since
1998.
"""


ProjectSort: TypeAlias = Literal["relevance", "newest"]
"""Most relevant first, or newest start first."""


class SearchProjectsResult(TypedDict):
    count: int
    """Number of projects returned."""
    total: int | None
    """Number of projects at the source that match the words and the programme, in any country; null if unknown."""
    more: bool
    """True if more projects may match than were returned."""
    next_offset: int | None
    """Offset of the next page; null if there is none."""
    country_code: NotRequired[str]
    """Requested country."""
    note: str | None
    """Limitations of this result."""
    funding_unread: list[str]
    """References of returned projects whose funding could not be read in time."""
    projects: list[FoundProject]
    """Most relevant first, unless sort is set."""


class GetProjectResult(TypedDict):
    reference: str
    """Grant reference."""
    title: str
    """Title in English."""
    acronym: str | None
    """Short name."""
    abstract: str | None
    """Objective of the project."""
    funding: Funding
    """Funding of the whole project."""
    programme: Programme | None
    """Framework programme; null for older and other programmes."""
    legal_bases: list[LegalBasis]
    """Parts of the programme that fund the project, main part first."""
    topics: list[CodeAndTitle]
    """Topics of the call."""
    calls: list[str]
    """Calls for proposals."""
    funding_scheme: CodeAndTitle | None
    """Type of grant, such as MSCA-RISE."""
    fields_of_science: list[str]
    """Fields of science from the EuroSciVoc taxonomy, each with its path."""
    start_date: str | None
    """First day."""
    end_date: str | None
    """Last day."""
    duration_months: int | None
    """Planned duration in months."""
    signature_date: str | None
    """Day on which the EU signed the grant."""
    status: str | None
    """Status as reported by CORDIS: SIGNED, CLOSED, TERMINATED; null for old projects."""
    status_label: str | None
    """Meaning of the status: running, closed, terminated."""
    coordinating_country: str | None
    """English name of the coordinator's country."""
    coordinating_country_code: str | None
    """Country of the coordinator."""
    participant_count: int
    """Number of participants in the project."""
    participant_country_code: NotRequired[str]
    """Country used as filter."""
    count: int
    """Number of participants returned."""
    total: int
    """Number of participants available: all, or those from participant_country."""
    next_offset: int | None
    """Offset of the next page; null on the last page."""
    participants: list[Participant]
    """Coordinator first, then in the order listed in the grant."""
    grant_doi: str | None
    """DOI of the grant, such as 10.3030/691102."""
    record_number: str | None
    """Number of the CORDIS record (RCN); not the grant reference."""
    updated: str | None
    """Day of the last change to the record."""
    url: str
    """Project page."""
    note: str | None
    """Data missing from this result, and the reason."""


class SearchByProgrammeResult(TypedDict):
    programme: Programme
    count: int
    """Number of projects returned."""
    total: int | None
    """Number of projects in the programme that have started; also counts future projects if the source cannot exclude
    them; null if unknown.
    """
    more: bool
    """True if the programme has more projects than were returned."""
    next_offset: int | None
    """Offset of the next page; null if there is none."""
    note: str | None
    """Limitations of this result."""
    funding_unread: list[str]
    """References of returned projects whose funding could not be read in time."""
    projects: list[FoundProject]
    """Most recently started first, those without a start date last."""


class GetRecentProjectsResult(TypedDict):
    count: int
    """Number of projects returned."""
    next_offset: int | None
    """Offset of the next page; null if there is none."""
    note: str | None
    """Limitations of this result."""
    funding_unread: list[str]
    """References of returned projects whose funding could not be read in time."""
    projects: list[FoundProject]
    """Newest start first."""


_SEARCH_PROJECTS: Operation[SearchProjectsResult] = Operation(
    "eu-research.search_projects", "POST", "/rest/eu-research/search_projects"
)
_GET_PROJECT: Operation[GetProjectResult] = Operation(
    "eu-research.get_project", "POST", "/rest/eu-research/get_project"
)
_SEARCH_BY_PROGRAMME: Operation[SearchByProgrammeResult] = Operation(
    "eu-research.search_by_programme", "POST", "/rest/eu-research/search_by_programme"
)
_GET_RECENT_PROJECTS: Operation[GetRecentProjectsResult] = Operation(
    "eu-research.get_recent_projects", "POST", "/rest/eu-research/get_recent_projects"
)
_REPORT_FEEDBACK: Operation[ReportFeedbackResult] = Operation(
    "eu-research.report_feedback", "POST", "/rest/eu-research/report_feedback", changes=True
)


class EuResearchTools:
    """EU research projects.

    Research projects funded by the European Union since FP5 (1998), with funding, partners and dates. Source: CORDIS.
    """

    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    def search_projects(
        self,
        *,
        query: str,
        programme: Programme | None = None,
        country: str | None = None,
        sort: ProjectSort | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Result[SearchProjectsResult]:
        """Search EU research projects.

        Searches EU-funded research projects by words, most relevant first, optionally within one programme or
        coordinating country. All words must occur in the project's record; put phrases in double quotes. The source
        cannot filter by country, so only its first 200 matches are checked; note reports if there are more. Funding
        comes from each project's record; funding_unread lists projects whose record could not be read in time. Use when
        the user asks for EU-funded projects on a subject, in a country or by an organization. For one project with its
        partners use get_project; for the newest projects of one programme on any subject use search_by_programme; for
        the newest projects of all programmes use get_recent_projects.

        Args:
            query: Words such as microalgae cosmetics; at most 12 words or quoted phrases. At most 200 characters.
            programme: Only projects in this framework programme.
            country: Only projects coordinated in this country, such as France, FR or FRA. A name, or an ISO 3166-1
                code of two or three letters (case-insensitive). At most 60 characters.
            sort: Sort by relevance, or by most recent start (returns only projects that have started). Default:
                "relevance".
            limit: Maximum number of projects. Smaller numbers are faster. 1 to 50. Default: 20.
            offset: Number of projects to skip; use next_offset of the previous result. 0 to 150. Default: 0.

        Returns:
            SearchProjectsResult: its fields; df() has Projects.

        Example:
            >>> almanac.eu_research.search_projects(query="microalgae", limit=5)
        """
        return self._caller.call(
            _SEARCH_PROJECTS,
            {
                "query": query,
                "programme": programme,
                "country": country,
                "sort": sort,
                "limit": limit,
                "offset": offset,
            },
        )

    def iter_search_projects(
        self,
        *,
        query: str,
        programme: Programme | None = None,
        country: str | None = None,
        sort: ProjectSort | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Iterator[Result[SearchProjectsResult]]:
        """Iterate over the pages of search_projects, one result per page.

        Args:
            query: As in search_projects.
            programme: As in search_projects.
            country: As in search_projects.
            sort: As in search_projects.
            limit: Rows per page.
            offset: Rows to skip before the first page.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(
            _SEARCH_PROJECTS,
            {
                "query": query,
                "programme": programme,
                "country": country,
                "sort": sort,
                "limit": limit,
                "offset": offset,
            },
        )

    def get_project(
        self,
        *,
        reference: str,
        participant_country: str | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Result[GetProjectResult]:
        """EU research project.

        One EU research project by its grant reference: objective, funding, programme, dates and participants,
        coordinator first. If a project has more participants than limit, continue with offset. Use when the user asks
        for the objective, funding, dates or partners of one project. For projects by subject, name or country use
        search_projects.

        Args:
            reference: Grant reference, such as 691102 or AIR21353. Get it from search_projects. At most 60
                characters.
            participant_country: Only participants from this country, such as Denmark, DK or DNK. A name, or an ISO
                3166-1 code of two or three letters (case-insensitive). At most 60 characters.
            limit: Maximum number of participants. Default: all, up to 250 and as many as fit in 10,000 tokens;
                continue with next_offset. 1 to 300.
            offset: Number of participants to skip; use next_offset of the previous result. 0 to 10000. Default: 0.

        Returns:
            GetProjectResult: its fields; df() has Participants.

        Example:
            >>> almanac.eu_research.get_project(reference="691102")
        """
        return self._caller.call(
            _GET_PROJECT,
            {
                "reference": reference,
                "participant_country": participant_country,
                "limit": limit,
                "offset": offset,
            },
        )

    def iter_get_project(
        self,
        *,
        reference: str,
        participant_country: str | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Iterator[Result[GetProjectResult]]:
        """Iterate over the pages of get_project, one result per page.

        Args:
            reference: As in get_project.
            participant_country: As in get_project.
            limit: Rows per page.
            offset: Rows to skip before the first page.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(
            _GET_PROJECT,
            {
                "reference": reference,
                "participant_country": participant_country,
                "limit": limit,
                "offset": offset,
            },
        )

    def search_by_programme(
        self,
        *,
        programme: Programme,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Result[SearchByProgrammeResult]:
        """Projects of a programme.

        Projects of one EU framework programme (FP5 to Horizon Europe), most recently started first. Omits signed
        projects that start after today. Use when the user wants the projects of Horizon Europe, Horizon 2020 or an
        older programme, newest first. For projects on a subject within a programme use search_projects; for the newest
        across all programmes use get_recent_projects.

        Args:
            programme: Framework programme.
            limit: Maximum number of projects. Smaller numbers are faster. 1 to 50. Default: 20.
            offset: Number of projects to skip; use next_offset of the previous result. 0 to 150. Default: 0.

        Returns:
            SearchByProgrammeResult: its fields; df() has Projects.

        Example:
            >>> almanac.eu_research.search_by_programme(programme="fp7", limit=3)
        """
        return self._caller.call(
            _SEARCH_BY_PROGRAMME,
            {
                "programme": programme,
                "limit": limit,
                "offset": offset,
            },
        )

    def iter_search_by_programme(
        self,
        *,
        programme: Programme,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Iterator[Result[SearchByProgrammeResult]]:
        """Iterate over the pages of search_by_programme, one result per page.

        Args:
            programme: As in search_by_programme.
            limit: Rows per page.
            offset: Rows to skip before the first page.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(
            _SEARCH_BY_PROGRAMME,
            {
                "programme": programme,
                "limit": limit,
                "offset": offset,
            },
        )

    def get_recent_projects(
        self,
        *,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Result[GetRecentProjectsResult]:
        """Newest EU research projects.

        The EU research projects that started most recently, across all programmes, newest start first. Omits signed
        projects that start after today. Use when the user asks for new EU research projects, regardless of programme or
        subject. For projects of one programme use search_by_programme; for projects on a subject use search_projects.

        Args:
            limit: Maximum number of projects. Smaller numbers are faster. 1 to 50. Default: 20.
            offset: Number of projects to skip; use next_offset of the previous result. 0 to 150. Default: 0.

        Returns:
            GetRecentProjectsResult: its fields; df() has Projects.

        Example:
            >>> almanac.eu_research.get_recent_projects(limit=3)
        """
        return self._caller.call(_GET_RECENT_PROJECTS, {"limit": limit, "offset": offset})

    def iter_get_recent_projects(
        self,
        *,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Iterator[Result[GetRecentProjectsResult]]:
        """Iterate over the pages of get_recent_projects, one result per page.

        Args:
            limit: Rows per page.
            offset: Rows to skip before the first page.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(_GET_RECENT_PROJECTS, {"limit": limit, "offset": offset})

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
            >>> almanac.eu_research.report_feedback(feedback="The answer lacks a unit.", feedback_type="bug")
        """
        return self._caller.call(
            _REPORT_FEEDBACK,
            {
                "feedback": feedback,
                "feedback_type": feedback_type,
            },
        )


class AsyncEuResearchTools:
    """EU research projects.

    Research projects funded by the European Union since FP5 (1998), with funding, partners and dates. Source: CORDIS.
    """

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def search_projects(
        self,
        *,
        query: str,
        programme: Programme | None = None,
        country: str | None = None,
        sort: ProjectSort | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Result[SearchProjectsResult]:
        """Search EU research projects.

        Searches EU-funded research projects by words, most relevant first, optionally within one programme or
        coordinating country. All words must occur in the project's record; put phrases in double quotes. The source
        cannot filter by country, so only its first 200 matches are checked; note reports if there are more. Funding
        comes from each project's record; funding_unread lists projects whose record could not be read in time. Use when
        the user asks for EU-funded projects on a subject, in a country or by an organization. For one project with its
        partners use get_project; for the newest projects of one programme on any subject use search_by_programme; for
        the newest projects of all programmes use get_recent_projects.

        Args:
            query: Words such as microalgae cosmetics; at most 12 words or quoted phrases. At most 200 characters.
            programme: Only projects in this framework programme.
            country: Only projects coordinated in this country, such as France, FR or FRA. A name, or an ISO 3166-1
                code of two or three letters (case-insensitive). At most 60 characters.
            sort: Sort by relevance, or by most recent start (returns only projects that have started). Default:
                "relevance".
            limit: Maximum number of projects. Smaller numbers are faster. 1 to 50. Default: 20.
            offset: Number of projects to skip; use next_offset of the previous result. 0 to 150. Default: 0.

        Returns:
            SearchProjectsResult: its fields; df() has Projects.

        Example:
            >>> almanac.eu_research.search_projects(query="microalgae", limit=5)
        """
        return await self._caller.call(
            _SEARCH_PROJECTS,
            {
                "query": query,
                "programme": programme,
                "country": country,
                "sort": sort,
                "limit": limit,
                "offset": offset,
            },
        )

    def iter_search_projects(
        self,
        *,
        query: str,
        programme: Programme | None = None,
        country: str | None = None,
        sort: ProjectSort | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> AsyncIterator[Result[SearchProjectsResult]]:
        """Iterate over the pages of search_projects, one result per page.

        Args:
            query: As in search_projects.
            programme: As in search_projects.
            country: As in search_projects.
            sort: As in search_projects.
            limit: Rows per page.
            offset: Rows to skip before the first page.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(
            _SEARCH_PROJECTS,
            {
                "query": query,
                "programme": programme,
                "country": country,
                "sort": sort,
                "limit": limit,
                "offset": offset,
            },
        )

    async def get_project(
        self,
        *,
        reference: str,
        participant_country: str | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Result[GetProjectResult]:
        """EU research project.

        One EU research project by its grant reference: objective, funding, programme, dates and participants,
        coordinator first. If a project has more participants than limit, continue with offset. Use when the user asks
        for the objective, funding, dates or partners of one project. For projects by subject, name or country use
        search_projects.

        Args:
            reference: Grant reference, such as 691102 or AIR21353. Get it from search_projects. At most 60
                characters.
            participant_country: Only participants from this country, such as Denmark, DK or DNK. A name, or an ISO
                3166-1 code of two or three letters (case-insensitive). At most 60 characters.
            limit: Maximum number of participants. Default: all, up to 250 and as many as fit in 10,000 tokens;
                continue with next_offset. 1 to 300.
            offset: Number of participants to skip; use next_offset of the previous result. 0 to 10000. Default: 0.

        Returns:
            GetProjectResult: its fields; df() has Participants.

        Example:
            >>> almanac.eu_research.get_project(reference="691102")
        """
        return await self._caller.call(
            _GET_PROJECT,
            {
                "reference": reference,
                "participant_country": participant_country,
                "limit": limit,
                "offset": offset,
            },
        )

    def iter_get_project(
        self,
        *,
        reference: str,
        participant_country: str | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> AsyncIterator[Result[GetProjectResult]]:
        """Iterate over the pages of get_project, one result per page.

        Args:
            reference: As in get_project.
            participant_country: As in get_project.
            limit: Rows per page.
            offset: Rows to skip before the first page.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(
            _GET_PROJECT,
            {
                "reference": reference,
                "participant_country": participant_country,
                "limit": limit,
                "offset": offset,
            },
        )

    async def search_by_programme(
        self,
        *,
        programme: Programme,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Result[SearchByProgrammeResult]:
        """Projects of a programme.

        Projects of one EU framework programme (FP5 to Horizon Europe), most recently started first. Omits signed
        projects that start after today. Use when the user wants the projects of Horizon Europe, Horizon 2020 or an
        older programme, newest first. For projects on a subject within a programme use search_projects; for the newest
        across all programmes use get_recent_projects.

        Args:
            programme: Framework programme.
            limit: Maximum number of projects. Smaller numbers are faster. 1 to 50. Default: 20.
            offset: Number of projects to skip; use next_offset of the previous result. 0 to 150. Default: 0.

        Returns:
            SearchByProgrammeResult: its fields; df() has Projects.

        Example:
            >>> almanac.eu_research.search_by_programme(programme="fp7", limit=3)
        """
        return await self._caller.call(
            _SEARCH_BY_PROGRAMME,
            {
                "programme": programme,
                "limit": limit,
                "offset": offset,
            },
        )

    def iter_search_by_programme(
        self,
        *,
        programme: Programme,
        limit: int | None = None,
        offset: int | None = None,
    ) -> AsyncIterator[Result[SearchByProgrammeResult]]:
        """Iterate over the pages of search_by_programme, one result per page.

        Args:
            programme: As in search_by_programme.
            limit: Rows per page.
            offset: Rows to skip before the first page.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(
            _SEARCH_BY_PROGRAMME,
            {
                "programme": programme,
                "limit": limit,
                "offset": offset,
            },
        )

    async def get_recent_projects(
        self,
        *,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Result[GetRecentProjectsResult]:
        """Newest EU research projects.

        The EU research projects that started most recently, across all programmes, newest start first. Omits signed
        projects that start after today. Use when the user asks for new EU research projects, regardless of programme or
        subject. For projects of one programme use search_by_programme; for projects on a subject use search_projects.

        Args:
            limit: Maximum number of projects. Smaller numbers are faster. 1 to 50. Default: 20.
            offset: Number of projects to skip; use next_offset of the previous result. 0 to 150. Default: 0.

        Returns:
            GetRecentProjectsResult: its fields; df() has Projects.

        Example:
            >>> almanac.eu_research.get_recent_projects(limit=3)
        """
        return await self._caller.call(_GET_RECENT_PROJECTS, {"limit": limit, "offset": offset})

    def iter_get_recent_projects(
        self,
        *,
        limit: int | None = None,
        offset: int | None = None,
    ) -> AsyncIterator[Result[GetRecentProjectsResult]]:
        """Iterate over the pages of get_recent_projects, one result per page.

        Args:
            limit: Rows per page.
            offset: Rows to skip before the first page.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(_GET_RECENT_PROJECTS, {"limit": limit, "offset": offset})

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
            >>> almanac.eu_research.report_feedback(feedback="The answer lacks a unit.", feedback_type="bug")
        """
        return await self._caller.call(
            _REPORT_FEEDBACK,
            {
                "feedback": feedback,
                "feedback_type": feedback_type,
            },
        )
