# Generated from spec/services/us-health/service.yaml by `make generate`: do not edit.
"""US hospitals and health care providers: tools and types."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from typing import Literal, NotRequired, TypeAlias, TypedDict

from .._caller import Caller
from .._caller_async import AsyncCaller
from .._exchange import Operation
from .._result import Result
from ._shared import FeedbackType, ReportFeedbackResult


Detail: TypeAlias = Literal["brief", "full"]
"""brief: the most commonly used fields; full: every field."""


class Footnote(TypedDict):
    code: str
    """Code, as in footnote_codes."""
    meaning: str | None
    """Text of the footnote; null for unknown codes."""


class Hospital(TypedDict):
    facility_id: str
    """CMS certification number: 6 characters with leading zeros; ids of veterans' and military hospitals end in a
    letter.
    """
    name: str
    """Name, in upper case as published."""
    address: str | None
    """Street address."""
    city: str | None
    """City or town."""
    state: str | None
    """Two-letter code of the state or territory."""
    zip_code: str | None
    """ZIP code."""
    county: str | None
    """County or parish."""
    phone: str | None
    """Telephone number, such as (334) 793-8701."""
    type: str | None
    """Kind of hospital, such as Acute Care Hospitals, Critical Access Hospitals, Childrens or Psychiatric."""
    ownership: str | None
    """Type of owner, such as Proprietary or Government - Local."""
    emergency_services: bool | None
    """Whether the hospital has an emergency department."""
    birthing_friendly: bool
    """Whether the hospital has CMS's birthing-friendly designation."""
    overall_rating: int | None
    """Overall star rating from 1 to 5 (best); null if unrated, with the reason in the footnotes."""
    rating_footnote_codes: list[str]
    """Codes of the footnotes on the rating."""


HospitalSort: TypeAlias = Literal["match", "rating"]
"""Sort by best match or by star rating, highest first."""


class MissingPart(TypedDict):
    part: str
    """Data that could not be fetched."""
    reason: str
    """Why."""


NationalComparison: TypeAlias = Literal["better", "no_different", "worse", "too_few_cases"]
"""Result compared with the national average."""


class Provider(TypedDict):
    npi: str
    """National Provider Identifier, 10 digits."""
    type: ProviderType
    name: str | None
    """First, middle and last name with suffix, or the organization's name; in upper case as published."""
    credentials: str | None
    """Credentials as entered by the provider, such as M.D. or RN; null for organizations."""
    primary_specialty: str | None
    """Description of the primary specialty."""
    specialties: list[ProviderSpecialty]
    """All specialties, primary first."""
    practice_address: ProviderAddress | None
    """Practice address (not the mailing address)."""
    other_practice_addresses: list[ProviderAddress]
    """Other practice addresses."""
    phone: str | None
    """Telephone number of the practice."""
    other_names: list[str]
    """Former names and trade names."""
    sex: NotRequired[Literal["female", "male"]]
    """Sex, if stated; for persons only."""
    sole_proprietor: NotRequired[bool]
    """Whether the person is self-employed, if stated; for persons only."""
    organizational_subpart: NotRequired[bool]
    """Whether the provider is part of a larger organization; for organizations only."""
    authorized_official: NotRequired[str]
    """Person authorized to sign for an organization."""
    authorized_official_title: NotRequired[str]
    """Title of the authorized person."""
    authorized_official_phone: NotRequired[str]
    """Telephone number of the authorized person."""
    active: bool | None
    """Whether the NPI is active."""
    enumeration_date: str | None
    """When the NPI was issued."""
    last_updated: str | None
    """When the entry last changed."""
    certification_date: NotRequired[str]
    """When the provider last confirmed the entry."""


class ProviderAddress(TypedDict):
    lines: list[str]
    """Street address."""
    city: str | None
    """City."""
    state: str | None
    """State; outside the United States, the province."""
    postal_code: str | None
    """ZIP code, including the last four digits if known; outside the United States, the postal code."""
    country: str | None
    """ISO 3166-1 alpha-2 code."""
    phone: str | None
    """Telephone number."""
    fax: NotRequired[str]
    """Fax number."""


class ProviderSpecialty(TypedDict):
    code: str | None
    """Code of the Health Care Provider Taxonomy (NUCC)."""
    description: str | None
    """Description, such as Internal Medicine, Cardiovascular Disease."""
    primary: bool
    """Whether this is the primary specialty."""
    license: NotRequired[str]
    """License number."""
    license_state: NotRequired[str]
    """State that issued the license."""
    group: NotRequired[str]
    """Kind of group practice; for organizations only."""


ProviderType: TypeAlias = Literal["person", "organization"]
"""Type of NPI: person (NPI-1) or organization (NPI-2)."""


QualityArea: TypeAlias = Literal[
    "complications_and_deaths",
    "infections",
    "unplanned_visits",
    "timely_and_effective_care",
]
"""Data set that contains the measure."""


class QualityMeasure(TypedDict):
    area: QualityArea
    measure_id: str
    """Id of the measure, such as MORT_30_AMI."""
    measure_name: str | None
    """Name of the measure."""
    condition: NotRequired[str]
    """Group of conditions, such as Sepsis Care; only if detail is full, and for timely_and_effective_care."""
    score: float | None
    """Result of the hospital; null if no result was published or the result is a word. Units: percent for death and
    readmission rates and for care given, per 1,000 discharges for individual PSIs, minutes for times, days per 100
    discharges for return days, otherwise a ratio. Whether higher is better depends on the measure.
    """
    score_text: NotRequired[str]
    """Result that is a word, such as "very high" for emergency department volume."""
    comparison: NationalComparison | None
    """Comparison with the national average; null if not compared. For infections it applies to the standardized
    infection ratio and is repeated in all rows for the infection.
    """
    compared_to_national: NotRequired[str | None]
    """Comparison as worded by the source. This and the following optional fields are returned only if detail is full.
    """
    denominator: NotRequired[float]
    """Number of cases behind the score."""
    lower_estimate: NotRequired[float]
    """Lower end of the interval estimate, in the same unit as score."""
    higher_estimate: NotRequired[float]
    """Upper end of the interval estimate, in the same unit as score."""
    sample: NotRequired[float]
    """Number of patients in the sample."""
    number_of_patients: NotRequired[float]
    """Patients counted."""
    number_of_patients_returned: NotRequired[float]
    """Number of patients who returned to a hospital."""
    start_date: str | None
    """First day of the measured period."""
    end_date: str | None
    """Last day of the measured period."""
    footnote_codes: list[str]
    """Codes of the footnotes; see footnotes for their text."""


class RatingGroup(TypedDict):
    group: Literal["mortality", "safety", "readmission", "patient_experience", "timely_and_effective_care"]
    """Group of measures that contributes to the overall rating."""
    measures_in_group: int | None
    """Number of measures in the group."""
    measures_reported: int | None
    """Number of measures that this hospital reported."""
    better: NotRequired[int | None]
    """Number of measures better than the national average."""
    no_different: NotRequired[int | None]
    """Number of measures no different from the national average."""
    worse: NotRequired[int | None]
    """Number of measures worse than the national average."""
    footnote_codes: list[str]
    """Codes of the footnotes on the group."""


class SearchHospitalsResult(TypedDict):
    state: NotRequired[str]
    """Requested state."""
    count: int
    """Number of hospitals returned."""
    total: int
    """Number of matches."""
    next_offset: int | None
    """Offset of the next page; null on the last page."""
    hospitals: list[Hospital]
    """Best match first, then by facility_id; or highest star rating first, unrated hospitals last."""
    footnotes: list[Footnote]
    """Text of each footnote code in this result, sorted by code."""


class GetHospitalQualityResult(TypedDict):
    facility_id: str
    """Requested hospital."""
    hospital: Hospital | None
    """Hospital; null if it is missing from the general list or could not be fetched."""
    rating_groups: list[RatingGroup]
    """Components of the overall star rating."""
    count: int
    """Number of measures returned."""
    total: int
    """Total number."""
    next_offset: int | None
    """Offset of the next page; null on the last page."""
    measures: list[QualityMeasure]
    """Sorted by area, then in source order."""
    footnotes: list[Footnote]
    """Text of each footnote code in this result, sorted by code."""
    missing: list[MissingPart]
    """Data that could not be fetched, in the order of the result; empty if the result is complete."""


class SearchProvidersResult(TypedDict):
    state: NotRequired[str]
    """Requested state."""
    count: int
    """Number of providers returned."""
    more_available: bool
    """Whether there are more matches than were returned or examined."""
    specialty_searched: str | None
    """Taxonomy description used for the specialty."""
    providers: list[Provider]
    """Exact names first, alternating between persons and organizations."""
    missing: list[MissingPart]
    """Searches that failed; empty if all succeeded."""


class GetSpendingResult(TypedDict):
    facility_id: str
    """Requested hospital."""
    facility_name: str | None
    """Name, in upper case as published."""
    measure_id: str | None
    """Id of the measure."""
    measure_name: str | None
    """Name of the measure."""
    unit: Literal["ratio_to_national_median"]
    """Unit of the figures."""
    spending_per_beneficiary: float | None
    """Ratio of the hospital's spending per beneficiary to the national median; null if not published."""
    national_average: float | None
    """National average, in the same unit."""
    national_median: NotRequired[float]
    """National median, if the source reports it."""
    start_date: str | None
    """First day of the measured period."""
    end_date: str | None
    """Last day of the measured period."""
    footnote_codes: list[str]
    """Codes of the footnotes on the hospital's figure."""
    national_footnote_codes: list[str]
    """Codes of the footnotes on the national figures."""
    footnotes: list[Footnote]
    """Text of each footnote code in this result, sorted by code."""
    note: str | None
    """Reason there is no figure."""
    missing: list[MissingPart]
    """Data that could not be fetched, in the order of the result; empty if the result is complete."""


_SEARCH_HOSPITALS: Operation[SearchHospitalsResult] = Operation(
    "us-health.search_hospitals", "POST", "/rest/us-health/search_hospitals"
)
_GET_HOSPITAL_QUALITY: Operation[GetHospitalQualityResult] = Operation(
    "us-health.get_hospital_quality", "POST", "/rest/us-health/get_hospital_quality"
)
_SEARCH_PROVIDERS: Operation[SearchProvidersResult] = Operation(
    "us-health.search_providers", "POST", "/rest/us-health/search_providers"
)
_GET_SPENDING: Operation[GetSpendingResult] = Operation(
    "us-health.get_spending", "POST", "/rest/us-health/get_spending"
)
_REPORT_FEEDBACK: Operation[ReportFeedbackResult] = Operation(
    "us-health.report_feedback", "POST", "/rest/us-health/report_feedback", changes=True
)


class UsHealthTools:
    """US hospitals and health care providers.

    US hospitals with star ratings, quality measures and Medicare spending, and the national registry of physicians,
    nurses and health care organizations.
    """

    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    def search_hospitals(
        self,
        *,
        query: str | None = None,
        state: str | None = None,
        sort: HospitalSort | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Result[SearchHospitalsResult]:
        """Search US hospitals.

        Find US hospitals by name, city and state, with address, type, ownership, emergency services and overall star
        rating; best match first, or highest rating first. Covers hospitals registered with Medicare (about 5,400), as
        published by CMS. Hospitals whose name or city contains the whole query come first, followed by hospitals whose
        name and city together contain all its words. Use when the user asks for a hospital in the United States by name
        or place, or for its star rating, owner or phone number. For doctors, nurses, pharmacies and other providers use
        search_providers; for death, infection and readmission rates of one hospital use get_hospital_quality; for
        Medicare spending on its patients use get_spending.

        Args:
            query: Part of a name or city, or words from both, such as Mayo Rochester; case is ignored. At most 200
                characters.
            state: Two-letter code of a state or territory, such as CA. At most 2 characters.
            sort: rating sorts by star rating, highest first. Default: best match.
            limit: Maximum number of hospitals. 1 to 50. Default: 10.
            offset: Number of results to skip; use next_offset of the previous result. 0 to 10000. Default: 0.

        Returns:
            SearchHospitalsResult: its fields; df() has Hospitals.

        Example:
            >>> almanac.us_health.search_hospitals(query="university", state="AL")
        """
        return self._caller.call(
            _SEARCH_HOSPITALS,
            {
                "query": query,
                "state": state,
                "sort": sort,
                "limit": limit,
                "offset": offset,
            },
        )

    def iter_search_hospitals(
        self,
        *,
        query: str | None = None,
        state: str | None = None,
        sort: HospitalSort | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Iterator[Result[SearchHospitalsResult]]:
        """Iterate over the pages of search_hospitals, one result per page.

        Args:
            query: As in search_hospitals.
            state: As in search_hospitals.
            sort: As in search_hospitals.
            limit: Rows per page.
            offset: Rows to skip before the first page.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(
            _SEARCH_HOSPITALS,
            {
                "query": query,
                "state": state,
                "sort": sort,
                "limit": limit,
                "offset": offset,
            },
        )

    def get_hospital_quality(
        self,
        *,
        facility_id: str,
        area: QualityArea | None = None,
        limit: int | None = None,
        offset: int | None = None,
        detail: Detail | None = None,
    ) -> Result[GetHospitalQualityResult]:
        """Quality of a US hospital.

        Quality measures of one US hospital: deaths and complications, infections, unplanned visits and timely care,
        each compared with the national average, sorted by area. Returns about 100 measures with score, period and
        footnotes, and the components of the overall star rating. Patient survey (HCAHPS) and imaging measures are not
        included. missing lists data sets that could not be fetched. Use when the user asks how good or safe one US
        hospital is: deaths, infections, readmissions, waiting times. For only its star rating, or its facility_id use
        search_hospitals; for its costs use get_spending.

        Args:
            facility_id: Facility id (CMS certification number), such as 010001 or 05027F. Get it from
                search_hospitals.
            area: Only measures in this area. Default: all.
            limit: Maximum number of measures. Default: all, up to 300 and as many as fit in 10,000 tokens; continue
                with next_offset. 1 to 500.
            offset: Number of results to skip; use next_offset of the previous result. 0 to 1000. Default: 0.
            detail: full adds patients, samples, intervals, conditions and the source's wording. Default: "brief".

        Returns:
            GetHospitalQualityResult: its fields; df() has Measures.

        Example:
            >>> almanac.us_health.get_hospital_quality(facility_id="010001")
        """
        return self._caller.call(
            _GET_HOSPITAL_QUALITY,
            {
                "facility_id": facility_id,
                "area": area,
                "limit": limit,
                "offset": offset,
                "detail": detail,
            },
        )

    def iter_get_hospital_quality(
        self,
        *,
        facility_id: str,
        area: QualityArea | None = None,
        limit: int | None = None,
        offset: int | None = None,
        detail: Detail | None = None,
    ) -> Iterator[Result[GetHospitalQualityResult]]:
        """Iterate over the pages of get_hospital_quality, one result per page.

        Args:
            facility_id: As in get_hospital_quality.
            area: As in get_hospital_quality.
            limit: Rows per page.
            offset: Rows to skip before the first page.
            detail: As in get_hospital_quality.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(
            _GET_HOSPITAL_QUALITY,
            {
                "facility_id": facility_id,
                "area": area,
                "limit": limit,
                "offset": offset,
                "detail": detail,
            },
        )

    def search_providers(
        self,
        *,
        name: str | None = None,
        state: str | None = None,
        specialty: str | None = None,
        limit: int | None = None,
    ) -> Result[SearchProvidersResult]:
        """Search US health care providers.

        Find US physicians, nurses, dentists, pharmacies and health care organizations by name, specialty and state,
        with NPI, address and phone; exact names first. Requires a name or a specialty; state by itself is not enough.
        Searches last names, first and last names, and organizations; titles, credentials, suffixes and middle initials
        (Dr. John Q. Smith Jr., MD) are recognized. The registry reports no total, and at most 50 matches of each kind
        are examined. Narrow the search if more_available is true. Use when the user asks for a physician, nurse,
        dentist, pharmacy or practice in the United States, or for an NPI. For hospitals with their ratings use
        search_hospitals. At least one of name, specialty is required.

        Args:
            name: Last name, first and last name (Jane Doe, or Doe, Jane), or the beginning of an organization's
                name. At most 100 characters.
            state: Two-letter code of the state or territory of a practice address, such as NY; mailing addresses
                are not searched. At most 2 characters.
            specialty: Beginning of a taxonomy description, such as Internal Medicine or Registered Nurse; common
                words such as cardiology are also accepted. At most 100 characters.
            limit: Maximum number of providers. 1 to 50. Default: 10.

        Returns:
            SearchProvidersResult: its fields; df() has Providers.

        Example:
            >>> almanac.us_health.search_providers(name="hart", state="CA")
        """
        return self._caller.call(
            _SEARCH_PROVIDERS,
            {
                "name": name,
                "state": state,
                "specialty": specialty,
                "limit": limit,
            },
        )

    def get_spending(self, *, facility_id: str) -> Result[GetSpendingResult]:
        """Medicare spending of a hospital.

        Medicare spending per beneficiary of one US hospital (MSPB), as a ratio to the national median, with the
        national average and the period. The figures are ratios, not dollars: 1.00 is the national median, 0.96 is 4%
        less, for an episode from 3 days before a hospital stay to 30 days after it. Critical access, veterans',
        military and children's hospitals are not measured; for them, the ratio is null and note gives the reason. Use
        when the user asks how costly a US hospital is for Medicare compared with the national median or average. For
        the quality of its care use get_hospital_quality; for its facility_id use search_hospitals.

        Args:
            facility_id: Facility id (CMS certification number), such as 010001. Get it from search_hospitals.

        Returns:
            GetSpendingResult: its fields; df() has one row.

        Example:
            >>> almanac.us_health.get_spending(facility_id="010001")
        """
        return self._caller.call(_GET_SPENDING, {"facility_id": facility_id})

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
            >>> almanac.us_health.report_feedback(feedback="The answer lacks a unit.", feedback_type="bug")
        """
        return self._caller.call(
            _REPORT_FEEDBACK,
            {
                "feedback": feedback,
                "feedback_type": feedback_type,
            },
        )


class AsyncUsHealthTools:
    """US hospitals and health care providers.

    US hospitals with star ratings, quality measures and Medicare spending, and the national registry of physicians,
    nurses and health care organizations.
    """

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def search_hospitals(
        self,
        *,
        query: str | None = None,
        state: str | None = None,
        sort: HospitalSort | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Result[SearchHospitalsResult]:
        """Search US hospitals.

        Find US hospitals by name, city and state, with address, type, ownership, emergency services and overall star
        rating; best match first, or highest rating first. Covers hospitals registered with Medicare (about 5,400), as
        published by CMS. Hospitals whose name or city contains the whole query come first, followed by hospitals whose
        name and city together contain all its words. Use when the user asks for a hospital in the United States by name
        or place, or for its star rating, owner or phone number. For doctors, nurses, pharmacies and other providers use
        search_providers; for death, infection and readmission rates of one hospital use get_hospital_quality; for
        Medicare spending on its patients use get_spending.

        Args:
            query: Part of a name or city, or words from both, such as Mayo Rochester; case is ignored. At most 200
                characters.
            state: Two-letter code of a state or territory, such as CA. At most 2 characters.
            sort: rating sorts by star rating, highest first. Default: best match.
            limit: Maximum number of hospitals. 1 to 50. Default: 10.
            offset: Number of results to skip; use next_offset of the previous result. 0 to 10000. Default: 0.

        Returns:
            SearchHospitalsResult: its fields; df() has Hospitals.

        Example:
            >>> almanac.us_health.search_hospitals(query="university", state="AL")
        """
        return await self._caller.call(
            _SEARCH_HOSPITALS,
            {
                "query": query,
                "state": state,
                "sort": sort,
                "limit": limit,
                "offset": offset,
            },
        )

    def iter_search_hospitals(
        self,
        *,
        query: str | None = None,
        state: str | None = None,
        sort: HospitalSort | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> AsyncIterator[Result[SearchHospitalsResult]]:
        """Iterate over the pages of search_hospitals, one result per page.

        Args:
            query: As in search_hospitals.
            state: As in search_hospitals.
            sort: As in search_hospitals.
            limit: Rows per page.
            offset: Rows to skip before the first page.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(
            _SEARCH_HOSPITALS,
            {
                "query": query,
                "state": state,
                "sort": sort,
                "limit": limit,
                "offset": offset,
            },
        )

    async def get_hospital_quality(
        self,
        *,
        facility_id: str,
        area: QualityArea | None = None,
        limit: int | None = None,
        offset: int | None = None,
        detail: Detail | None = None,
    ) -> Result[GetHospitalQualityResult]:
        """Quality of a US hospital.

        Quality measures of one US hospital: deaths and complications, infections, unplanned visits and timely care,
        each compared with the national average, sorted by area. Returns about 100 measures with score, period and
        footnotes, and the components of the overall star rating. Patient survey (HCAHPS) and imaging measures are not
        included. missing lists data sets that could not be fetched. Use when the user asks how good or safe one US
        hospital is: deaths, infections, readmissions, waiting times. For only its star rating, or its facility_id use
        search_hospitals; for its costs use get_spending.

        Args:
            facility_id: Facility id (CMS certification number), such as 010001 or 05027F. Get it from
                search_hospitals.
            area: Only measures in this area. Default: all.
            limit: Maximum number of measures. Default: all, up to 300 and as many as fit in 10,000 tokens; continue
                with next_offset. 1 to 500.
            offset: Number of results to skip; use next_offset of the previous result. 0 to 1000. Default: 0.
            detail: full adds patients, samples, intervals, conditions and the source's wording. Default: "brief".

        Returns:
            GetHospitalQualityResult: its fields; df() has Measures.

        Example:
            >>> almanac.us_health.get_hospital_quality(facility_id="010001")
        """
        return await self._caller.call(
            _GET_HOSPITAL_QUALITY,
            {
                "facility_id": facility_id,
                "area": area,
                "limit": limit,
                "offset": offset,
                "detail": detail,
            },
        )

    def iter_get_hospital_quality(
        self,
        *,
        facility_id: str,
        area: QualityArea | None = None,
        limit: int | None = None,
        offset: int | None = None,
        detail: Detail | None = None,
    ) -> AsyncIterator[Result[GetHospitalQualityResult]]:
        """Iterate over the pages of get_hospital_quality, one result per page.

        Args:
            facility_id: As in get_hospital_quality.
            area: As in get_hospital_quality.
            limit: Rows per page.
            offset: Rows to skip before the first page.
            detail: As in get_hospital_quality.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(
            _GET_HOSPITAL_QUALITY,
            {
                "facility_id": facility_id,
                "area": area,
                "limit": limit,
                "offset": offset,
                "detail": detail,
            },
        )

    async def search_providers(
        self,
        *,
        name: str | None = None,
        state: str | None = None,
        specialty: str | None = None,
        limit: int | None = None,
    ) -> Result[SearchProvidersResult]:
        """Search US health care providers.

        Find US physicians, nurses, dentists, pharmacies and health care organizations by name, specialty and state,
        with NPI, address and phone; exact names first. Requires a name or a specialty; state by itself is not enough.
        Searches last names, first and last names, and organizations; titles, credentials, suffixes and middle initials
        (Dr. John Q. Smith Jr., MD) are recognized. The registry reports no total, and at most 50 matches of each kind
        are examined. Narrow the search if more_available is true. Use when the user asks for a physician, nurse,
        dentist, pharmacy or practice in the United States, or for an NPI. For hospitals with their ratings use
        search_hospitals. At least one of name, specialty is required.

        Args:
            name: Last name, first and last name (Jane Doe, or Doe, Jane), or the beginning of an organization's
                name. At most 100 characters.
            state: Two-letter code of the state or territory of a practice address, such as NY; mailing addresses
                are not searched. At most 2 characters.
            specialty: Beginning of a taxonomy description, such as Internal Medicine or Registered Nurse; common
                words such as cardiology are also accepted. At most 100 characters.
            limit: Maximum number of providers. 1 to 50. Default: 10.

        Returns:
            SearchProvidersResult: its fields; df() has Providers.

        Example:
            >>> almanac.us_health.search_providers(name="hart", state="CA")
        """
        return await self._caller.call(
            _SEARCH_PROVIDERS,
            {
                "name": name,
                "state": state,
                "specialty": specialty,
                "limit": limit,
            },
        )

    async def get_spending(self, *, facility_id: str) -> Result[GetSpendingResult]:
        """Medicare spending of a hospital.

        Medicare spending per beneficiary of one US hospital (MSPB), as a ratio to the national median, with the
        national average and the period. The figures are ratios, not dollars: 1.00 is the national median, 0.96 is 4%
        less, for an episode from 3 days before a hospital stay to 30 days after it. Critical access, veterans',
        military and children's hospitals are not measured; for them, the ratio is null and note gives the reason. Use
        when the user asks how costly a US hospital is for Medicare compared with the national median or average. For
        the quality of its care use get_hospital_quality; for its facility_id use search_hospitals.

        Args:
            facility_id: Facility id (CMS certification number), such as 010001. Get it from search_hospitals.

        Returns:
            GetSpendingResult: its fields; df() has one row.

        Example:
            >>> almanac.us_health.get_spending(facility_id="010001")
        """
        return await self._caller.call(_GET_SPENDING, {"facility_id": facility_id})

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
            >>> almanac.us_health.report_feedback(feedback="The answer lacks a unit.", feedback_type="bug")
        """
        return await self._caller.call(
            _REPORT_FEEDBACK,
            {
                "feedback": feedback,
                "feedback_type": feedback_type,
            },
        )
