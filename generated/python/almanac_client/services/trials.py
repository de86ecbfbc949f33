# Generated from spec/services/trials/service.yaml by `make generate`: do not edit.
"""Clinical trials: tools and types."""

from __future__ import annotations

from datetime import date as date_type
from typing import Literal, NotRequired, TypeAlias, TypedDict

from .._caller import Caller
from .._caller_async import AsyncCaller
from .._exchange import Operation
from .._result import Result
from ._shared import FeedbackType, ReportFeedbackResult


class Contact(TypedDict):
    name: str | None
    """Person or office."""
    phone: str | None
    """Telephone number."""
    email: str | None
    """E-mail address."""


class CountryCount(TypedDict):
    country: str
    """Country."""
    locations: int
    """Number of sites."""


Detail: TypeAlias = Literal["brief", "full"]
"""brief: long text is truncated; full: complete text."""


class Intervention(TypedDict):
    name: str
    """Name of the drug, device or procedure."""
    type: str | None
    """DRUG, BIOLOGICAL, DEVICE, PROCEDURE, BEHAVIORAL …"""
    description: str | None
    """Dose and use."""


class Location(TypedDict):
    facility: str | None
    """Hospital or institute."""
    city: str | None
    """City."""
    state: str | None
    """State or province."""
    postal_code: NotRequired[str]
    """Postal code."""
    country: str | None
    """Country."""
    status: NotRequired[str]
    """Status of this site, if reported."""
    latitude: NotRequired[float]
    """Degrees north."""
    longitude: NotRequired[float]
    """Degrees east."""


class Outcome(TypedDict):
    measure: str
    """Name of the measure."""
    description: str | None
    """How."""
    time_frame: str | None
    """When."""


RegisteredStatus: TypeAlias = Literal[
    "RECRUITING",
    "NOT_YET_RECRUITING",
    "ACTIVE_NOT_RECRUITING",
    "COMPLETED",
    "TERMINATED",
    "WITHDRAWN",
    "SUSPENDED",
    "ENROLLING_BY_INVITATION",
    "UNKNOWN",
    "AVAILABLE",
    "NO_LONGER_AVAILABLE",
    "TEMPORARILY_NOT_AVAILABLE",
    "APPROVED_FOR_MARKETING",
    "WITHHELD",
]
"""Overall status; the last five values apply to expanded access to drugs outside trials."""


TrialPhase: TypeAlias = Literal["EARLY_PHASE1", "PHASE1", "PHASE2", "PHASE3", "PHASE4", "NA"]
"""Phase of a drug trial; NA for trials of devices or behavioral treatments."""


TrialSort: TypeAlias = Literal["relevance", "last_update"]
"""Sort by best match or most recent update."""


TrialStatus: TypeAlias = Literal[
    "RECRUITING",
    "NOT_YET_RECRUITING",
    "ACTIVE_NOT_RECRUITING",
    "COMPLETED",
    "TERMINATED",
    "WITHDRAWN",
    "SUSPENDED",
    "ENROLLING_BY_INVITATION",
    "UNKNOWN",
]
"""Overall status of a trial; UNKNOWN means that the status has not been confirmed for two years."""


class TrialSummary(TypedDict):
    nct_id: str
    """Registry id: NCT followed by 8 digits."""
    brief_title: str | None
    """Short title."""
    overall_status: RegisteredStatus
    status_note: NotRequired[str]
    """For status UNKNOWN: the date when the status was last verified, and the last known status."""
    phase: str | None
    """Phase; two phases are joined by a slash (PHASE1/PHASE2); NA for trials without phases; null for observational
    studies.
    """
    study_type: str | None
    """INTERVENTIONAL, OBSERVATIONAL or EXPANDED_ACCESS."""
    conditions: list[str]
    """Diseases and conditions."""
    interventions: list[str]
    """Names of drugs, devices and procedures."""
    sponsor: str | None
    """Lead sponsor."""
    start_date: str | None
    """Start date as YYYY-MM-DD, or YYYY-MM if no day was registered."""
    start_date_type: NotRequired[ValueType]
    """Whether the start date is actual or planned."""
    completion_date: str | None
    """Completion date, in the same format."""
    completion_date_type: NotRequired[ValueType]
    """Whether the completion date is actual or planned."""
    enrollment: int | None
    """Participants."""
    enrollment_type: NotRequired[ValueType]
    """Whether the number of participants is actual or planned."""


ValueType: TypeAlias = Literal["ACTUAL", "ESTIMATED"]
"""ACTUAL: has happened; ESTIMATED: planned, even if the date has passed."""


class SearchTrialsResult(TypedDict):
    count: int
    """Number of trials returned."""
    total: int | None
    """Number of matches; only on the first page."""
    next_page_token: str | None
    """Pass this as the argument page_token to get the next page; null on the last page."""
    trials: list[TrialSummary]
    """Trials, in the order selected by sort."""
    note: NotRequired[str]
    """Suggestions if nothing was found."""


class GetTrialResult(TypedDict):
    nct_id: str
    """Registry id."""
    brief_title: str | None
    """Short title."""
    official_title: str | None
    """Full title."""
    acronym: NotRequired[str]
    """Acronym."""
    brief_summary: str | None
    """Summary, in Markdown."""
    overall_status: RegisteredStatus
    status_note: NotRequired[str]
    """For status UNKNOWN: the date when the status was last verified, and the last known status."""
    last_known_status: NotRequired[RegisteredStatus]
    """Status before the status became UNKNOWN."""
    status_verified_date: NotRequired[str]
    """When the sponsor last verified the record, as YYYY-MM or YYYY-MM-DD."""
    why_stopped: NotRequired[str]
    """Reason the trial was stopped or suspended."""
    phase: str | None
    """Phase; two phases are joined by a slash; NA for trials without phases; null for observational studies."""
    study_type: str | None
    """INTERVENTIONAL, OBSERVATIONAL or EXPANDED_ACCESS."""
    allocation: NotRequired[str]
    """Allocation, such as RANDOMIZED."""
    intervention_model: NotRequired[str]
    """Intervention model, such as PARALLEL or CROSSOVER."""
    primary_purpose: NotRequired[str]
    """Primary purpose, such as TREATMENT or PREVENTION."""
    masking: NotRequired[str]
    """Masking of the treatment: NONE, SINGLE, DOUBLE, TRIPLE, QUADRUPLE."""
    observational_model: NotRequired[str]
    """Model of an observational study, such as COHORT."""
    conditions: list[str]
    """Diseases and conditions."""
    keywords: list[str]
    """Keywords provided by the registrant."""
    interventions: list[Intervention]
    """Drugs, devices and procedures, in register order."""
    sponsor: str | None
    """Lead sponsor."""
    sponsor_class: NotRequired[str]
    """Class of the sponsor, such as INDUSTRY, NIH or OTHER."""
    collaborators: list[str]
    """Other sponsors."""
    start_date: str | None
    """Start date as YYYY-MM-DD, or YYYY-MM if no day was registered."""
    start_date_type: NotRequired[ValueType]
    """Whether the start date is actual or planned."""
    primary_completion_date: NotRequired[str]
    """Date of the last measurement for the primary outcomes, in the same format."""
    primary_completion_date_type: NotRequired[ValueType]
    """Whether the primary completion date is actual or planned."""
    completion_date: str | None
    """Completion date, in the same format."""
    completion_date_type: NotRequired[ValueType]
    """Whether the completion date is actual or planned."""
    first_posted_date: NotRequired[str]
    """Date of first publication, in the same format."""
    last_update_date: NotRequired[str]
    """Date of the last update, in the same format."""
    enrollment: int | None
    """Participants."""
    enrollment_type: NotRequired[ValueType]
    """Whether the number of participants is actual or planned."""
    sex: NotRequired[str]
    """Eligible sex: ALL, FEMALE or MALE."""
    minimum_age: NotRequired[str]
    """Minimum age, such as 18 Years."""
    maximum_age: NotRequired[str]
    """Maximum age, such as 75 Years."""
    healthy_volunteers: NotRequired[bool]
    """Whether healthy people can participate."""
    eligibility_criteria: str | None
    """Inclusion and exclusion criteria, in Markdown."""
    primary_outcomes: list[Outcome]
    """Primary outcome measures, in register order."""
    secondary_outcomes: list[str]
    """Names of the first 30 secondary outcome measures."""
    secondary_outcome_count: int
    """Number of secondary outcome measures."""
    location_count: int
    """Number of sites, in location_country if given."""
    countries: list[CountryCount]
    """Countries of all sites, those with the most sites first."""
    location_country_code: NotRequired[str]
    """Country used to filter the sites."""
    locations: list[Location]
    """In registry order."""
    contacts: list[Contact]
    """Contacts for participants, in register order."""
    shortened: list[str]
    """Fields whose text was shortened; use detail full for the complete text."""
    has_results: NotRequired[bool]
    """Whether results are posted."""
    url: str
    """The trial's page."""


class GetTrialsByConditionResult(TypedDict):
    condition: str
    """Requested condition."""
    count: int
    """Number of trials returned."""
    total: int | None
    """Number of matches; only on the first page."""
    next_page_token: str | None
    """Pass this as the argument page_token to get the next page; null on the last page."""
    trials: list[TrialSummary]
    """Trials, in the order selected by sort."""
    note: NotRequired[str]
    """Suggestions if nothing was found."""


class GetTrialsBySponsorResult(TypedDict):
    sponsor: str
    """Requested condition."""
    count: int
    """Number of trials returned."""
    total: int | None
    """Number of matches; only on the first page."""
    next_page_token: str | None
    """Pass this as the argument page_token to get the next page; null on the last page."""
    trials: list[TrialSummary]
    """Trials, in the order selected by sort."""
    note: NotRequired[str]
    """Suggestions if nothing was found."""


_SEARCH_TRIALS: Operation[SearchTrialsResult] = Operation("trials.search_trials", "POST", "/rest/trials/search_trials")
_GET_TRIAL: Operation[GetTrialResult] = Operation("trials.get_trial", "POST", "/rest/trials/get_trial")
_GET_TRIALS_BY_CONDITION: Operation[GetTrialsByConditionResult] = Operation(
    "trials.get_trials_by_condition", "POST", "/rest/trials/get_trials_by_condition"
)
_GET_TRIALS_BY_SPONSOR: Operation[GetTrialsBySponsorResult] = Operation(
    "trials.get_trials_by_sponsor", "POST", "/rest/trials/get_trials_by_sponsor"
)
_REPORT_FEEDBACK: Operation[ReportFeedbackResult] = Operation(
    "trials.report_feedback", "POST", "/rest/trials/report_feedback", changes=True
)


class TrialsTools:
    """Clinical trials.

    Clinical trials registered at ClinicalTrials.gov: search by disease, treatment, sponsor, phase and status; complete
    records by NCT number.
    """

    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    def search_trials(
        self,
        *,
        query: str | None = None,
        condition: str | None = None,
        intervention: str | None = None,
        status: TrialStatus | None = None,
        phase: TrialPhase | None = None,
        sponsor: str | None = None,
        location: str | None = None,
        sort: TrialSort | None = None,
        max_results: int | None = None,
        page_token: str | None = None,
    ) -> Result[SearchTrialsResult]:
        """Search clinical trials.

        Clinical trials by free text, disease, treatment, sponsor, place, phase and status: titles, status, phase,
        sponsor, dates and enrollment; best match first unless sort is set. Combines all given filters; without filters,
        lists all trials. Words are expanded with medical synonyms. AND, OR, NOT and "quoted phrases" are supported;
        brackets are ignored. Use when the user asks for clinical trials by drug, by a combination of criteria, or by
        words in the record. For complete record of one trial whose NCT number is known use get_trial; for trials for
        one disease use get_trials_by_condition; for trials run by one company or university use get_trials_by_sponsor.

        Args:
            query: Free text, searched in the whole record. At most 300 characters.
            condition: Disease or condition, such as type 2 diabetes. At most 200 characters.
            intervention: Drug, device or procedure, such as pembrolizumab. At most 200 characters.
            status: Only trials with this status.
            phase: Only trials in this phase.
            sponsor: Lead sponsor or collaborator, such as Novo Nordisk. At most 200 characters.
            location: City, state, country or hospital, such as Denmark. At most 200 characters.
            sort: Sort by best match or most recent update. Default: "relevance".
            max_results: Maximum number of trials. 1 to 50. Default: 10.
            page_token: next_page_token of the previous result for the same search. At most 300 characters.

        Returns:
            SearchTrialsResult: its fields; df() has Trials.

        Example:
            >>> almanac.trials.search_trials(condition="melanoma", status="RECRUITING", max_results=3)
        """
        return self._caller.call(
            _SEARCH_TRIALS,
            {
                "query": query,
                "condition": condition,
                "intervention": intervention,
                "status": status,
                "phase": phase,
                "sponsor": sponsor,
                "location": location,
                "sort": sort,
                "max_results": max_results,
                "page_token": page_token,
            },
        )

    def get_trial(
        self,
        *,
        nct_id: str,
        max_locations: int | None = None,
        location_country: str | None = None,
        detail: Detail | None = None,
    ) -> Result[GetTrialResult]:
        """Record of a clinical trial.

        Complete record of one clinical trial by NCT number: summary, design, eligibility, treatments, outcomes,
        sponsor, dates and sites. A trial can have hundreds of sites. location_count and countries cover all of them,
        including those not listed. For results and documents, see the page at url. Use when the NCT number of a trial
        is known and the user asks for its criteria, treatments, outcomes, sites or contacts. For trials whose number is
        unknown use search_trials.

        Args:
            nct_id: Registry id. Get it from search_trials.
            max_locations: Maximum number of sites. Default: all, up to 300 and as many as fit in 10,000 tokens. 0
                to 500.
            location_country: Only sites in this country, such as Sweden. A name, or an ISO 3166-1 code of two or
                three letters (case-insensitive). At most 60 characters.
            detail: brief: the first 4000 characters of the criteria, 2000 of the summary and 200 of each
                description; full: complete text. Default: "brief".

        Returns:
            GetTrialResult: its fields; df() has Locations.

        Example:
            >>> almanac.trials.get_trial(nct_id="NCT04280705")
        """
        return self._caller.call(
            _GET_TRIAL,
            {
                "nct_id": nct_id,
                "max_locations": max_locations,
                "location_country": location_country,
                "detail": detail,
            },
        )

    def get_trials_by_condition(
        self,
        *,
        condition: str,
        status: TrialStatus | None = None,
        sort: TrialSort | None = None,
        max_results: int | None = None,
        page_token: str | None = None,
    ) -> Result[GetTrialsByConditionResult]:
        """Clinical trials on a disease.

        Clinical trials on one disease or condition, best match first, with status, phase, treatments and sponsor. Use
        when the user asks which trials exist for a disease, or where patients with the disease are being recruited. For
        a disease combined with a drug, phase or place use search_trials; for trials run by one company or university
        use get_trials_by_sponsor.

        Args:
            condition: Disease or condition, such as type 2 diabetes. At most 200 characters.
            status: Only trials with this status.
            sort: Sort by best match or most recent update. Default: best match.
            max_results: Maximum number of trials. 1 to 50. Default: 10.
            page_token: next_page_token of the previous result for the same search. At most 300 characters.

        Returns:
            GetTrialsByConditionResult: its fields; df() has Trials.

        Example:
            >>> almanac.trials.get_trials_by_condition(condition="Huntington disease", max_results=5)
        """
        return self._caller.call(
            _GET_TRIALS_BY_CONDITION,
            {
                "condition": condition,
                "status": status,
                "sort": sort,
                "max_results": max_results,
                "page_token": page_token,
            },
        )

    def get_trials_by_sponsor(
        self,
        *,
        sponsor: str,
        lead_only: bool | None = None,
        status: TrialStatus | None = None,
        sort: TrialSort | None = None,
        max_results: int | None = None,
        page_token: str | None = None,
    ) -> Result[GetTrialsBySponsorResult]:
        """Clinical trials of a sponsor.

        Clinical trials in which a company, university or agency is a sponsor or collaborator, with status, phase and
        disease, best match first. Use when the user asks what trials a company, hospital, university or agency runs.
        For a sponsor combined with a disease, drug or phase use search_trials; for trials for one disease use
        get_trials_by_condition.

        Args:
            sponsor: Name of the sponsor or part of it, such as Novo Nordisk. At most 200 characters.
            lead_only: Only trials with this lead sponsor (not collaborator). Default: False.
            status: Only trials with this status.
            sort: Sort by best match or most recent update. Default: best match.
            max_results: Maximum number of trials. 1 to 50. Default: 10.
            page_token: next_page_token of the previous result for the same search. At most 300 characters.

        Returns:
            GetTrialsBySponsorResult: its fields; df() has Trials.

        Example:
            >>> almanac.trials.get_trials_by_sponsor(sponsor="Lundbeck", status="COMPLETED", max_results=5)
        """
        return self._caller.call(
            _GET_TRIALS_BY_SPONSOR,
            {
                "sponsor": sponsor,
                "lead_only": lead_only,
                "status": status,
                "sort": sort,
                "max_results": max_results,
                "page_token": page_token,
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
            >>> almanac.trials.report_feedback(feedback="The answer lacks a unit.", feedback_type="bug")
        """
        return self._caller.call(
            _REPORT_FEEDBACK,
            {
                "feedback": feedback,
                "feedback_type": feedback_type,
            },
        )


class AsyncTrialsTools:
    """Clinical trials.

    Clinical trials registered at ClinicalTrials.gov: search by disease, treatment, sponsor, phase and status; complete
    records by NCT number.
    """

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def search_trials(
        self,
        *,
        query: str | None = None,
        condition: str | None = None,
        intervention: str | None = None,
        status: TrialStatus | None = None,
        phase: TrialPhase | None = None,
        sponsor: str | None = None,
        location: str | None = None,
        sort: TrialSort | None = None,
        max_results: int | None = None,
        page_token: str | None = None,
    ) -> Result[SearchTrialsResult]:
        """Search clinical trials.

        Clinical trials by free text, disease, treatment, sponsor, place, phase and status: titles, status, phase,
        sponsor, dates and enrollment; best match first unless sort is set. Combines all given filters; without filters,
        lists all trials. Words are expanded with medical synonyms. AND, OR, NOT and "quoted phrases" are supported;
        brackets are ignored. Use when the user asks for clinical trials by drug, by a combination of criteria, or by
        words in the record. For complete record of one trial whose NCT number is known use get_trial; for trials for
        one disease use get_trials_by_condition; for trials run by one company or university use get_trials_by_sponsor.

        Args:
            query: Free text, searched in the whole record. At most 300 characters.
            condition: Disease or condition, such as type 2 diabetes. At most 200 characters.
            intervention: Drug, device or procedure, such as pembrolizumab. At most 200 characters.
            status: Only trials with this status.
            phase: Only trials in this phase.
            sponsor: Lead sponsor or collaborator, such as Novo Nordisk. At most 200 characters.
            location: City, state, country or hospital, such as Denmark. At most 200 characters.
            sort: Sort by best match or most recent update. Default: "relevance".
            max_results: Maximum number of trials. 1 to 50. Default: 10.
            page_token: next_page_token of the previous result for the same search. At most 300 characters.

        Returns:
            SearchTrialsResult: its fields; df() has Trials.

        Example:
            >>> almanac.trials.search_trials(condition="melanoma", status="RECRUITING", max_results=3)
        """
        return await self._caller.call(
            _SEARCH_TRIALS,
            {
                "query": query,
                "condition": condition,
                "intervention": intervention,
                "status": status,
                "phase": phase,
                "sponsor": sponsor,
                "location": location,
                "sort": sort,
                "max_results": max_results,
                "page_token": page_token,
            },
        )

    async def get_trial(
        self,
        *,
        nct_id: str,
        max_locations: int | None = None,
        location_country: str | None = None,
        detail: Detail | None = None,
    ) -> Result[GetTrialResult]:
        """Record of a clinical trial.

        Complete record of one clinical trial by NCT number: summary, design, eligibility, treatments, outcomes,
        sponsor, dates and sites. A trial can have hundreds of sites. location_count and countries cover all of them,
        including those not listed. For results and documents, see the page at url. Use when the NCT number of a trial
        is known and the user asks for its criteria, treatments, outcomes, sites or contacts. For trials whose number is
        unknown use search_trials.

        Args:
            nct_id: Registry id. Get it from search_trials.
            max_locations: Maximum number of sites. Default: all, up to 300 and as many as fit in 10,000 tokens. 0
                to 500.
            location_country: Only sites in this country, such as Sweden. A name, or an ISO 3166-1 code of two or
                three letters (case-insensitive). At most 60 characters.
            detail: brief: the first 4000 characters of the criteria, 2000 of the summary and 200 of each
                description; full: complete text. Default: "brief".

        Returns:
            GetTrialResult: its fields; df() has Locations.

        Example:
            >>> almanac.trials.get_trial(nct_id="NCT04280705")
        """
        return await self._caller.call(
            _GET_TRIAL,
            {
                "nct_id": nct_id,
                "max_locations": max_locations,
                "location_country": location_country,
                "detail": detail,
            },
        )

    async def get_trials_by_condition(
        self,
        *,
        condition: str,
        status: TrialStatus | None = None,
        sort: TrialSort | None = None,
        max_results: int | None = None,
        page_token: str | None = None,
    ) -> Result[GetTrialsByConditionResult]:
        """Clinical trials on a disease.

        Clinical trials on one disease or condition, best match first, with status, phase, treatments and sponsor. Use
        when the user asks which trials exist for a disease, or where patients with the disease are being recruited. For
        a disease combined with a drug, phase or place use search_trials; for trials run by one company or university
        use get_trials_by_sponsor.

        Args:
            condition: Disease or condition, such as type 2 diabetes. At most 200 characters.
            status: Only trials with this status.
            sort: Sort by best match or most recent update. Default: best match.
            max_results: Maximum number of trials. 1 to 50. Default: 10.
            page_token: next_page_token of the previous result for the same search. At most 300 characters.

        Returns:
            GetTrialsByConditionResult: its fields; df() has Trials.

        Example:
            >>> almanac.trials.get_trials_by_condition(condition="Huntington disease", max_results=5)
        """
        return await self._caller.call(
            _GET_TRIALS_BY_CONDITION,
            {
                "condition": condition,
                "status": status,
                "sort": sort,
                "max_results": max_results,
                "page_token": page_token,
            },
        )

    async def get_trials_by_sponsor(
        self,
        *,
        sponsor: str,
        lead_only: bool | None = None,
        status: TrialStatus | None = None,
        sort: TrialSort | None = None,
        max_results: int | None = None,
        page_token: str | None = None,
    ) -> Result[GetTrialsBySponsorResult]:
        """Clinical trials of a sponsor.

        Clinical trials in which a company, university or agency is a sponsor or collaborator, with status, phase and
        disease, best match first. Use when the user asks what trials a company, hospital, university or agency runs.
        For a sponsor combined with a disease, drug or phase use search_trials; for trials for one disease use
        get_trials_by_condition.

        Args:
            sponsor: Name of the sponsor or part of it, such as Novo Nordisk. At most 200 characters.
            lead_only: Only trials with this lead sponsor (not collaborator). Default: False.
            status: Only trials with this status.
            sort: Sort by best match or most recent update. Default: best match.
            max_results: Maximum number of trials. 1 to 50. Default: 10.
            page_token: next_page_token of the previous result for the same search. At most 300 characters.

        Returns:
            GetTrialsBySponsorResult: its fields; df() has Trials.

        Example:
            >>> almanac.trials.get_trials_by_sponsor(sponsor="Lundbeck", status="COMPLETED", max_results=5)
        """
        return await self._caller.call(
            _GET_TRIALS_BY_SPONSOR,
            {
                "sponsor": sponsor,
                "lead_only": lead_only,
                "status": status,
                "sort": sort,
                "max_results": max_results,
                "page_token": page_token,
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
            >>> almanac.trials.report_feedback(feedback="The answer lacks a unit.", feedback_type="bug")
        """
        return await self._caller.call(
            _REPORT_FEEDBACK,
            {
                "feedback": feedback,
                "feedback_type": feedback_type,
            },
        )
