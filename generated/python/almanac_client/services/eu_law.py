# Generated from spec/services/eu-law/service.yaml by `make generate`: do not edit.
"""EU legislation: tools and types."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from typing import Literal, NotRequired, TypeAlias, TypedDict

from .._caller import Caller
from .._caller_async import AsyncCaller
from .._exchange import Operation
from .._result import Result
from ._shared import FeedbackType, ReportFeedbackResult


ActType: TypeAlias = Literal["regulation", "directive", "decision"]
"""Kind of act, including implementing and delegated acts."""


class LegalAct(TypedDict):
    celex: str
    """CELEX number, such as 32016R0679; pass it to get_document."""
    title: str
    """English title."""
    date: str | None
    """Day of signature; publication in the Official Journal follows days later."""
    doc_type: ActType | None
    """Kind of act; null unless it is a regulation, directive or decision."""
    url: str
    """EUR-Lex page of the act, for people (a bot check blocks automated access). For the text, use get_document with
    text_limit.
    """


class ResourceType(TypedDict):
    code: str
    """Publications Office code, such as REG_IMPL."""
    label: str
    """Meaning, such as implementing regulation; the code itself if unknown."""


class Subject(TypedDict):
    eurovoc_id: str
    """Id of the EuroVoc descriptor, such as 3030; pass it to search_by_subject."""
    label: str
    """English name of the descriptor."""


class SubjectAct(TypedDict):
    celex: str
    """CELEX number; pass it to get_document."""
    title: str
    """English title."""
    date: str | None
    """Day of signature."""
    doc_type: ActType | None
    """Kind of act; null for recommendations, agreements and other acts."""
    url: str
    """EUR-Lex page of the act, for people. For the text, use get_document with text_limit."""
    subjects: list[Subject] | None
    """Names of all EuroVoc subjects of the act; null if the source did not return them in time (see note)."""


class SearchLegislationResult(TypedDict):
    count: int
    """Number of acts returned."""
    more: bool
    """True if more acts match than were returned."""
    total: int | None
    """Number of matching acts; null if there are too many to count."""
    next_offset: int | None
    """Offset of the next page; null if there is none."""
    note: str | None
    """Limitations of this result, such as too many matches to sort or a search for whole words only."""
    acts: list[LegalAct]
    """Newest first."""


class GetDocumentResult(TypedDict):
    celex: str
    """Document number."""
    title: str | None
    """English title; null if there is none."""
    date: str | None
    """Date of the document; for acts, the day of signature."""
    doc_type: ActType | None
    """Kind of act; null unless it is a regulation, directive or decision."""
    document_types: list[ResourceType]
    """All document types reported by the source, in source order."""
    in_force: bool | None
    """Whether the act is in force; null if unknown."""
    entry_into_force: str | None
    """First day of entry into force or application."""
    entry_into_force_dates: list[str]
    """All days of entry into force or application, earliest first: acts can apply in stages."""
    end_of_validity: str | None
    """Last day of validity; null if open-ended."""
    authors: list[str]
    """English names of the institutions that adopted the act."""
    subjects: list[Subject] | None
    """Names of EuroVoc subjects; null if the source did not return them in time (see note)."""
    url: str
    """The document's page on EUR-Lex."""
    full_text_url: str
    """English text on EUR-Lex, for people (a bot check blocks automated access)."""
    machine_text_url: str
    """Text for programs: send Accept: application/xhtml+xml and Accept-Language: eng."""
    text: NotRequired[str | None]
    """With text_limit: part of the English text. Null if there is none or it could not be read (see note)."""
    text_length: NotRequired[int]
    """With text_limit: length of the full text, in characters."""
    text_next_offset: NotRequired[int | None]
    """With text_limit: start of the next part; null after the last part."""
    note: str | None
    """Data missing from this result, and the reason."""


class GetRecentResult(TypedDict):
    from_date: str
    """First day of the period."""
    to_date: str
    """Last day of the period: today in UTC."""
    count: int
    """Number of acts returned."""
    more: bool
    """True if more acts were signed in the period than were returned."""
    total: int | None
    """Number of matching acts; null if there are too many to count."""
    next_offset: int | None
    """Offset of the next page; null if there is none."""
    acts: list[LegalAct]
    """Newest first."""


class SearchBySubjectResult(TypedDict):
    subject: Subject | None
    """Descriptor used; null if none matches."""
    other_subjects: list[Subject]
    """Other descriptors that contain the words."""
    count: int
    """Number of acts returned."""
    more: bool
    """True if more acts have this subject than were returned."""
    total: int | None
    """Number of matching acts; null if there are too many to count."""
    next_offset: int | None
    """Offset of the next page; null if there is none."""
    note: str | None
    """Caveats: a different descriptor was used, none was found, or labels are missing."""
    acts: list[SubjectAct]
    """Newest first."""


_SEARCH_LEGISLATION: Operation[SearchLegislationResult] = Operation(
    "eu-law.search_legislation", "POST", "/rest/eu-law/search_legislation"
)
_GET_DOCUMENT: Operation[GetDocumentResult] = Operation("eu-law.get_document", "POST", "/rest/eu-law/get_document")
_GET_RECENT: Operation[GetRecentResult] = Operation("eu-law.get_recent", "POST", "/rest/eu-law/get_recent")
_SEARCH_BY_SUBJECT: Operation[SearchBySubjectResult] = Operation(
    "eu-law.search_by_subject", "POST", "/rest/eu-law/search_by_subject"
)
_REPORT_FEEDBACK: Operation[ReportFeedbackResult] = Operation(
    "eu-law.report_feedback", "POST", "/rest/eu-law/report_feedback", changes=True
)


class EuLawTools:
    """EU legislation.

    European Union regulations, directives and decisions by title, number, date and EuroVoc subject, with links to the
    full texts.
    """

    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    def search_legislation(
        self,
        *,
        query: str,
        doc_type: ActType | None = None,
        year: int | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Result[SearchLegislationResult]:
        """Search EU legislation.

        Searches EU regulations, directives and decisions by words in their English title, newest first. All words must
        occur in the title, in any order; words also match within longer words. Put phrases in double quotes. Use a few
        formal words ("artificial intelligence", "general data protection"), not everyday names such as GDPR. doc_type
        and especially year make the search much faster, and are needed to get the most recent acts for very common
        words. Use when the user wants a regulation, directive or decision and knows words from its formal title. For
        acts on a topic, regardless of their titles use search_by_subject; for an act whose CELEX number is known use
        get_document; for recently adopted acts use get_recent.

        Args:
            query: Words from the English title, such as data protection; at most 12 words or quoted phrases. At
                most 200 characters.
            doc_type: Only this kind of act.
            year: Year of the act, as in the document number. 1950 to 2100.
            limit: Maximum number of acts. 1 to 50. Default: 20.
            offset: Number of acts to skip; use next_offset of the previous result. 0 to 450. Default: 0.

        Returns:
            SearchLegislationResult: its fields; df() has Acts.

        Example:
            >>> almanac.eu_law.search_legislation(query="data protection", doc_type="regulation")
        """
        return self._caller.call(
            _SEARCH_LEGISLATION,
            {
                "query": query,
                "doc_type": doc_type,
                "year": year,
                "limit": limit,
                "offset": offset,
            },
        )

    def iter_search_legislation(
        self,
        *,
        query: str,
        doc_type: ActType | None = None,
        year: int | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Iterator[Result[SearchLegislationResult]]:
        """Iterate over the pages of search_legislation, one result per page.

        Args:
            query: As in search_legislation.
            doc_type: As in search_legislation.
            year: As in search_legislation.
            limit: Rows per page.
            offset: Rows to skip before the first page.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(
            _SEARCH_LEGISLATION,
            {
                "query": query,
                "doc_type": doc_type,
                "year": year,
                "limit": limit,
                "offset": offset,
            },
        )

    def get_document(
        self,
        *,
        celex: str,
        text_limit: int | None = None,
        text_offset: int | None = None,
    ) -> Result[GetDocumentResult]:
        """EU document by CELEX number.

        One EU law document by CELEX number: title, dates, types, whether it is in force, subjects, links to the text
        and, with text_limit, the English text itself. A CELEX number consists of sector, year, type letter and number:
        32016R0679 is sector 3 (legislation), 2016, R (regulation), 679. L means directive, D means decision. Sector 0
        contains consolidated texts (02016R0679-20160504), sector 6 contains case law. Use when the CELEX number of an
        act is known and the user asks whether the act applies, since when, what it says, or where to read it. For an
        act by words in its title use search_legislation.

        Args:
            celex: CELEX number, such as 32016R0679; case is ignored. Get it from search_legislation or
                search_by_subject. At most 50 characters.
            text_limit: Maximum number of characters of the English text to return; if omitted, no text is returned.
                A regulation can have about 300,000 characters. 100 to 100000.
            text_offset: Start of the text to return; use text_next_offset of the previous result. 0 to 10000000.
                Default: 0.

        Returns:
            GetDocumentResult: its fields; df() has one row.

        Example:
            >>> almanac.eu_law.get_document(celex="32016R0679")
        """
        return self._caller.call(
            _GET_DOCUMENT,
            {
                "celex": celex,
                "text_limit": text_limit,
                "text_offset": text_offset,
            },
        )

    def get_recent(
        self,
        *,
        doc_type: ActType | None = None,
        days: int | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Result[GetRecentResult]:
        """Latest EU legislation.

        EU regulations, directives and decisions signed in recent days, newest first. Acts are published in the Official
        Journal days after signature, so few acts from the most recent days are listed. Most EU acts are implementing
        regulations. Use when the user asks what the EU adopted in the last days, weeks or months. For acts by title or
        year use search_legislation; for acts on a topic use search_by_subject.

        Args:
            doc_type: Only this kind of act.
            days: Number of days to look back from today (UTC). 1 to 365. Default: 30.
            limit: Maximum number of acts. 1 to 50. Default: 20.
            offset: Number of acts to skip; use next_offset of the previous result. 0 to 450. Default: 0.

        Returns:
            GetRecentResult: its fields; df() has Acts.

        Example:
            >>> almanac.eu_law.get_recent()
        """
        return self._caller.call(
            _GET_RECENT,
            {
                "doc_type": doc_type,
                "days": days,
                "limit": limit,
                "offset": offset,
            },
        )

    def iter_get_recent(
        self,
        *,
        doc_type: ActType | None = None,
        days: int | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Iterator[Result[GetRecentResult]]:
        """Iterate over the pages of get_recent, one result per page.

        Args:
            doc_type: As in get_recent.
            days: As in get_recent.
            limit: Rows per page.
            offset: Rows to skip before the first page.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(
            _GET_RECENT,
            {
                "doc_type": doc_type,
                "days": days,
                "limit": limit,
                "offset": offset,
            },
        )

    def search_by_subject(
        self,
        *,
        subject: str,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Result[SearchBySubjectResult]:
        """EU legislation on a subject.

        EU legal acts indexed under a subject of the EuroVoc thesaurus, newest first, with all their subjects. The
        subject is a EuroVoc descriptor such as "artificial intelligence" or "consumer protection" (case is ignored), or
        its id. If no descriptor matches exactly, the shortest one that contains the words is used; subject reports it,
        and other_subjects lists alternatives. Descriptors in other languages also work. Use when the user asks for EU
        law on a topic, such as fisheries or consumer protection. For acts by words in their titles use
        search_legislation; for the newest acts on any subject use get_recent.

        Args:
            subject: EuroVoc descriptor such as artificial intelligence, its id such as 3030, or its URI
                http://eurovoc.europa.eu/3030. At most 200 characters.
            limit: Maximum number of acts. 1 to 50. Default: 20.
            offset: Number of acts to skip; use next_offset of the previous result. 0 to 450. Default: 0.

        Returns:
            SearchBySubjectResult: its fields; df() has the views Acts, Other subjects.

        Example:
            >>> almanac.eu_law.search_by_subject(subject="Artificial Intelligence")
        """
        return self._caller.call(
            _SEARCH_BY_SUBJECT,
            {
                "subject": subject,
                "limit": limit,
                "offset": offset,
            },
        )

    def iter_search_by_subject(
        self,
        *,
        subject: str,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Iterator[Result[SearchBySubjectResult]]:
        """Iterate over the pages of search_by_subject, one result per page.

        Args:
            subject: As in search_by_subject.
            limit: Rows per page.
            offset: Rows to skip before the first page.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(
            _SEARCH_BY_SUBJECT,
            {
                "subject": subject,
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
            >>> almanac.eu_law.report_feedback(feedback="The answer lacks a unit.", feedback_type="bug")
        """
        return self._caller.call(
            _REPORT_FEEDBACK,
            {
                "feedback": feedback,
                "feedback_type": feedback_type,
            },
        )


class AsyncEuLawTools:
    """EU legislation.

    European Union regulations, directives and decisions by title, number, date and EuroVoc subject, with links to the
    full texts.
    """

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def search_legislation(
        self,
        *,
        query: str,
        doc_type: ActType | None = None,
        year: int | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Result[SearchLegislationResult]:
        """Search EU legislation.

        Searches EU regulations, directives and decisions by words in their English title, newest first. All words must
        occur in the title, in any order; words also match within longer words. Put phrases in double quotes. Use a few
        formal words ("artificial intelligence", "general data protection"), not everyday names such as GDPR. doc_type
        and especially year make the search much faster, and are needed to get the most recent acts for very common
        words. Use when the user wants a regulation, directive or decision and knows words from its formal title. For
        acts on a topic, regardless of their titles use search_by_subject; for an act whose CELEX number is known use
        get_document; for recently adopted acts use get_recent.

        Args:
            query: Words from the English title, such as data protection; at most 12 words or quoted phrases. At
                most 200 characters.
            doc_type: Only this kind of act.
            year: Year of the act, as in the document number. 1950 to 2100.
            limit: Maximum number of acts. 1 to 50. Default: 20.
            offset: Number of acts to skip; use next_offset of the previous result. 0 to 450. Default: 0.

        Returns:
            SearchLegislationResult: its fields; df() has Acts.

        Example:
            >>> almanac.eu_law.search_legislation(query="data protection", doc_type="regulation")
        """
        return await self._caller.call(
            _SEARCH_LEGISLATION,
            {
                "query": query,
                "doc_type": doc_type,
                "year": year,
                "limit": limit,
                "offset": offset,
            },
        )

    def iter_search_legislation(
        self,
        *,
        query: str,
        doc_type: ActType | None = None,
        year: int | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> AsyncIterator[Result[SearchLegislationResult]]:
        """Iterate over the pages of search_legislation, one result per page.

        Args:
            query: As in search_legislation.
            doc_type: As in search_legislation.
            year: As in search_legislation.
            limit: Rows per page.
            offset: Rows to skip before the first page.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(
            _SEARCH_LEGISLATION,
            {
                "query": query,
                "doc_type": doc_type,
                "year": year,
                "limit": limit,
                "offset": offset,
            },
        )

    async def get_document(
        self,
        *,
        celex: str,
        text_limit: int | None = None,
        text_offset: int | None = None,
    ) -> Result[GetDocumentResult]:
        """EU document by CELEX number.

        One EU law document by CELEX number: title, dates, types, whether it is in force, subjects, links to the text
        and, with text_limit, the English text itself. A CELEX number consists of sector, year, type letter and number:
        32016R0679 is sector 3 (legislation), 2016, R (regulation), 679. L means directive, D means decision. Sector 0
        contains consolidated texts (02016R0679-20160504), sector 6 contains case law. Use when the CELEX number of an
        act is known and the user asks whether the act applies, since when, what it says, or where to read it. For an
        act by words in its title use search_legislation.

        Args:
            celex: CELEX number, such as 32016R0679; case is ignored. Get it from search_legislation or
                search_by_subject. At most 50 characters.
            text_limit: Maximum number of characters of the English text to return; if omitted, no text is returned.
                A regulation can have about 300,000 characters. 100 to 100000.
            text_offset: Start of the text to return; use text_next_offset of the previous result. 0 to 10000000.
                Default: 0.

        Returns:
            GetDocumentResult: its fields; df() has one row.

        Example:
            >>> almanac.eu_law.get_document(celex="32016R0679")
        """
        return await self._caller.call(
            _GET_DOCUMENT,
            {
                "celex": celex,
                "text_limit": text_limit,
                "text_offset": text_offset,
            },
        )

    async def get_recent(
        self,
        *,
        doc_type: ActType | None = None,
        days: int | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Result[GetRecentResult]:
        """Latest EU legislation.

        EU regulations, directives and decisions signed in recent days, newest first. Acts are published in the Official
        Journal days after signature, so few acts from the most recent days are listed. Most EU acts are implementing
        regulations. Use when the user asks what the EU adopted in the last days, weeks or months. For acts by title or
        year use search_legislation; for acts on a topic use search_by_subject.

        Args:
            doc_type: Only this kind of act.
            days: Number of days to look back from today (UTC). 1 to 365. Default: 30.
            limit: Maximum number of acts. 1 to 50. Default: 20.
            offset: Number of acts to skip; use next_offset of the previous result. 0 to 450. Default: 0.

        Returns:
            GetRecentResult: its fields; df() has Acts.

        Example:
            >>> almanac.eu_law.get_recent()
        """
        return await self._caller.call(
            _GET_RECENT,
            {
                "doc_type": doc_type,
                "days": days,
                "limit": limit,
                "offset": offset,
            },
        )

    def iter_get_recent(
        self,
        *,
        doc_type: ActType | None = None,
        days: int | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> AsyncIterator[Result[GetRecentResult]]:
        """Iterate over the pages of get_recent, one result per page.

        Args:
            doc_type: As in get_recent.
            days: As in get_recent.
            limit: Rows per page.
            offset: Rows to skip before the first page.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(
            _GET_RECENT,
            {
                "doc_type": doc_type,
                "days": days,
                "limit": limit,
                "offset": offset,
            },
        )

    async def search_by_subject(
        self,
        *,
        subject: str,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Result[SearchBySubjectResult]:
        """EU legislation on a subject.

        EU legal acts indexed under a subject of the EuroVoc thesaurus, newest first, with all their subjects. The
        subject is a EuroVoc descriptor such as "artificial intelligence" or "consumer protection" (case is ignored), or
        its id. If no descriptor matches exactly, the shortest one that contains the words is used; subject reports it,
        and other_subjects lists alternatives. Descriptors in other languages also work. Use when the user asks for EU
        law on a topic, such as fisheries or consumer protection. For acts by words in their titles use
        search_legislation; for the newest acts on any subject use get_recent.

        Args:
            subject: EuroVoc descriptor such as artificial intelligence, its id such as 3030, or its URI
                http://eurovoc.europa.eu/3030. At most 200 characters.
            limit: Maximum number of acts. 1 to 50. Default: 20.
            offset: Number of acts to skip; use next_offset of the previous result. 0 to 450. Default: 0.

        Returns:
            SearchBySubjectResult: its fields; df() has the views Acts, Other subjects.

        Example:
            >>> almanac.eu_law.search_by_subject(subject="Artificial Intelligence")
        """
        return await self._caller.call(
            _SEARCH_BY_SUBJECT,
            {
                "subject": subject,
                "limit": limit,
                "offset": offset,
            },
        )

    def iter_search_by_subject(
        self,
        *,
        subject: str,
        limit: int | None = None,
        offset: int | None = None,
    ) -> AsyncIterator[Result[SearchBySubjectResult]]:
        """Iterate over the pages of search_by_subject, one result per page.

        Args:
            subject: As in search_by_subject.
            limit: Rows per page.
            offset: Rows to skip before the first page.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(
            _SEARCH_BY_SUBJECT,
            {
                "subject": subject,
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
            >>> almanac.eu_law.report_feedback(feedback="The answer lacks a unit.", feedback_type="bug")
        """
        return await self._caller.call(
            _REPORT_FEEDBACK,
            {
                "feedback": feedback,
                "feedback_type": feedback_type,
            },
        )
