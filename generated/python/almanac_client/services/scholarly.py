# Generated from spec/services/scholarly/service.yaml by `make generate`: do not edit.
"""Scholarly works: tools and types."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from .._caller import Caller
from .._caller_async import AsyncCaller
from .._exchange import Operation
from .._result import Result
from ._shared import FeedbackType, ReportFeedbackResult


class AppliedField(TypedDict):
    kind: Literal["field", "topic"]
    """Whether the match is one of the 26 fields or a narrower topic."""
    id: str
    """OpenAlex id."""
    name: str
    """Name."""


class AuthorSummary(TypedDict):
    id: str
    """OpenAlex id, such as A5048491430."""
    display_name: str
    """Name."""
    orcid: str | None
    """ORCID, such as 0000-0003-1613-5981."""
    works_count: int | None
    """Number of works."""
    cited_by_count: int | None
    """Number of citations."""
    h_index: int | None
    """h-index."""
    institutions: list[str]
    """Up to three institutions, latest first."""
    topics: list[str]
    """Up to three topics."""


CitationDirection: TypeAlias = Literal["cited_by", "references"]
"""cited_by: papers that cite this one; references: papers that this one cites."""


class CitationRow(TypedDict):
    id: str
    """OpenAlex id."""
    doi: str | None
    """DOI."""
    title: str | None
    """Title."""
    year: int | None
    """Year of publication."""
    venue: str | None
    """Journal, conference or repository."""
    cited_by_count: int | None
    """Number of works that cite this work."""
    authors: list[str]
    """Names of the first five authors."""
    author_count: int
    """Number of authors; 100 can mean 100 or more."""


CitationSort: TypeAlias = Literal["cited_by_count", "publication_date"]
"""Sort by most cited or most recent."""


class Concept(TypedDict):
    name: str
    """Subject."""
    level: NotRequired[int]
    """Level; 0 is the broadest."""
    score: NotRequired[float]
    """Relevance."""


class Institution(TypedDict):
    id: str | None
    """OpenAlex id."""
    name: str
    """Name."""
    country_code: str | None
    """ISO 3166-1 alpha-2 code."""
    ror: NotRequired[str]
    """URL in the Research Organization Registry."""
    last_year: NotRequired[int]
    """Year of the latest paper from this institution."""


class OpenAccess(TypedDict):
    is_open_access: bool | None
    """Whether the work is free to read."""
    status: str | None
    """gold, diamond, hybrid, bronze, green or closed."""
    url: str | None
    """URL of a free copy."""
    any_repository_has_fulltext: bool | None
    """Whether a repository has the full text."""


class PaperAuthor(TypedDict):
    id: str | None
    """OpenAlex id, such as A5048491430."""
    name: str
    """Name."""
    orcid: NotRequired[str]
    """ORCID, such as 0000-0003-1613-5981."""
    institutions: NotRequired[list[str]]
    """Institutions listed on this paper."""


PaperSort: TypeAlias = Literal["relevance", "cited_by_count", "publication_date"]
"""Sort by best match, most cited or most recent."""


class PaperSummary(TypedDict):
    id: str
    """OpenAlex id, such as W2741809807."""
    doi: str | None
    """DOI, such as 10.7717/peerj.4375."""
    title: str | None
    """Title."""
    year: int | None
    """Year of publication."""
    venue: str | None
    """Journal, conference or repository."""
    type: str | None
    """Type, such as article, preprint, book or dataset."""
    cited_by_count: int | None
    """Number of works that cite this work."""
    is_open_access: bool | None
    """Whether the work is free to read."""
    authors: list[PaperAuthor]
    """The first five authors."""
    author_count: int
    """Number of authors; 100 can mean 100 or more."""
    concepts: list[str]
    """Up to five subjects, in order of relevance."""
    retracted: NotRequired[bool]
    """True if retracted; otherwise absent."""


class SearchPapersResult(TypedDict):
    count: int
    """Number of papers returned."""
    total: int
    """Number of matches."""
    next_page: int | None
    """Next page; null on the last page."""
    field_applied: NotRequired[AppliedField]
    """Field or topic that field_of_study matched."""
    papers: list[PaperSummary]
    """Papers, in the order selected by sort."""


class GetPaperResult(TypedDict):
    id: str
    """OpenAlex id."""
    doi: str | None
    """DOI."""
    title: str | None
    """Title."""
    publication_year: int | None
    """Year of publication."""
    publication_date: NotRequired[str]
    """Day of publication, YYYY-MM-DD."""
    type: str | None
    """Type, such as article, preprint, book or dataset."""
    language: NotRequired[str]
    """ISO 639-1 code."""
    venue: str | None
    """Journal, conference or repository."""
    abstract: str | None
    """Abstract; null if the publisher does not make it available."""
    authors: list[PaperAuthor]
    """In the order listed on the paper."""
    author_count: int
    """Number of authors."""
    concepts: list[Concept]
    """Subjects, in order of relevance."""
    topic: str | None
    """Main topic."""
    field: str | None
    """Field of that topic."""
    cited_by_count: int | None
    """Number of works that cite this paper."""
    references_count: int | None
    """Number of works that this paper cites."""
    open_access: OpenAccess
    """Whether and where the paper is free to read."""
    retracted: bool | None
    """Whether the paper was retracted."""
    url: str
    """Page at OpenAlex."""


class GetAuthorProfileResult(TypedDict):
    id: str
    """OpenAlex id."""
    display_name: str
    """Name."""
    other_names: list[str]
    """Up to ten other spellings of the name."""
    orcid: str | None
    """ORCID."""
    works_count: int | None
    """Number of works."""
    cited_by_count: int | None
    """Number of citations."""
    h_index: int | None
    """h-index: the number h of works cited at least h times."""
    i10_index: int | None
    """Number of works cited at least ten times."""
    affiliations: list[Institution]
    """Up to three institutions, latest first."""
    topics: list[str]
    """Up to five topics."""
    url: str
    """Page at OpenAlex."""


class ListCitationsResult(TypedDict):
    paper_id: str
    """OpenAlex id of the paper."""
    paper_title: str | None
    """Title of the paper."""
    direction: CitationDirection
    count: int
    """Number of papers returned."""
    total: int
    """Total number."""
    next_page: int | None
    """Next page; null on the last page."""
    papers: list[CitationRow]
    """Most cited first or newest first, depending on sort."""


class SearchAuthorsResult(TypedDict):
    count: int
    """Number of researchers returned."""
    total: int
    """Number of matches."""
    next_page: int | None
    """Next page; null on the last page."""
    authors: list[AuthorSummary]
    """Best match first."""


_SEARCH_PAPERS: Operation[SearchPapersResult] = Operation(
    "scholarly.search_papers", "POST", "/rest/scholarly/search_papers"
)
_GET_PAPER: Operation[GetPaperResult] = Operation("scholarly.get_paper", "POST", "/rest/scholarly/get_paper")
_GET_AUTHOR_PROFILE: Operation[GetAuthorProfileResult] = Operation(
    "scholarly.get_author_profile", "POST", "/rest/scholarly/get_author_profile"
)
_LIST_CITATIONS: Operation[ListCitationsResult] = Operation(
    "scholarly.list_citations", "POST", "/rest/scholarly/list_citations"
)
_SEARCH_AUTHORS: Operation[SearchAuthorsResult] = Operation(
    "scholarly.search_authors", "POST", "/rest/scholarly/search_authors"
)
_REPORT_FEEDBACK: Operation[ReportFeedbackResult] = Operation(
    "scholarly.report_feedback", "POST", "/rest/scholarly/report_feedback", changes=True
)


class ScholarlyTools:
    """Scholarly works.

    Research papers in all fields with authors, abstracts and citations, and researchers with their institutions and
    h-index, from OpenAlex.
    """

    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    def search_papers(
        self,
        *,
        query: str,
        year_from: int | None = None,
        year_to: int | None = None,
        field_of_study: str | None = None,
        open_access_only: bool | None = None,
        sort: PaperSort | None = None,
        max_results: int | None = None,
        page: int | None = None,
    ) -> Result[SearchPapersResult]:
        """Search research papers.

        Research papers by words in the title, abstract or full text: authors, year, venue, subjects, citation count and
        open access; best match first unless sort is set. Supports AND, OR, NOT and "quoted phrases". For abstracts, use
        get_paper. Use when the user looks for literature on a subject, or for a paper by words in its title. For one
        paper by its DOI or id, with abstract use get_paper; for what cites a paper, or what it cites use
        list_citations; for researchers by name use search_authors. year_from must not be above year_to.

        Args:
            query: Search words, such as "perovskite solar cells" stability. At most 300 characters.
            year_from: First year of publication. 1000 to 2100.
            year_to: Last year of publication. 1000 to 2100.
            field_of_study: One of 26 fields such as Computer Science, Medicine or Physics and Astronomy, or a
                narrower topic; field_applied reports which one matched. At most 100 characters.
            open_access_only: Only papers that are free to read. Default: False.
            sort: Sort by best match, most cited or most recent. Default: "relevance".
            max_results: Maximum number of papers. 1 to 25. Default: 10.
            page: Page number, starting at 1. 1 to 400. Default: 1.

        Returns:
            SearchPapersResult: its fields; df() has Papers.

        Example:
            >>> almanac.scholarly.search_papers(query="open access citation advantage", max_results=3)
        """
        return self._caller.call(
            _SEARCH_PAPERS,
            {
                "query": query,
                "year_from": year_from,
                "year_to": year_to,
                "field_of_study": field_of_study,
                "open_access_only": open_access_only,
                "sort": sort,
                "max_results": max_results,
                "page": page,
            },
        )

    def get_paper(self, *, paper_id: str, max_authors: int | None = None) -> Result[GetPaperResult]:
        """Paper by DOI or id.

        One paper by its DOI or another identifier, with abstract, authors and their institutions, subjects, open-access
        link, and citation count. Citation counts come from OpenAlex. abstract is null if it is not openly available;
        retracted marks retracted papers. Use when a DOI, PubMed id, arXiv id or OpenAlex id is known, and the user asks
        for the abstract, authors or citation count. For papers whose id is unknown use search_papers; for what cites
        it, or what it cites use list_citations.

        Args:
            paper_id: OpenAlex id (W2741809807), DOI (10.7717/peerj.4375), pmid:29456894, arXiv id
                (arxiv:1706.03762, arxiv:math.GT/0309136), or a URL of one of these. Get it from search_papers (id). At
                most 400 characters.
            max_authors: Maximum number of authors. Default: all, up to 300 and as many as fit in 10,000 tokens. 1
                to 500.

        Returns:
            GetPaperResult: its fields; df() has one row.

        Example:
            >>> almanac.scholarly.get_paper(paper_id="10.7717/peerj.4375")
        """
        return self._caller.call(_GET_PAPER, {"paper_id": paper_id, "max_authors": max_authors})

    def get_author_profile(self, *, author_id: str) -> Result[GetAuthorProfileResult]:
        """Profile of a researcher.

        One researcher by an identifier, not by name: number of works, citations, h-index, ORCID, topics and up to three
        recent institutions. Use when the ORCID or OpenAlex id of a researcher is known, and the user asks for the
        researcher's output, impact or workplace. For researchers by name use search_authors; for papers use
        search_papers.

        Args:
            author_id: OpenAlex id (A5023888391), ORCID (0000-0003-1613-5981), or a URL of one of these. Get it from
                search_authors (id). At most 200 characters.

        Returns:
            GetAuthorProfileResult: its fields; df() has one row.

        Example:
            >>> almanac.scholarly.get_author_profile(author_id="A5023888391")
        """
        return self._caller.call(_GET_AUTHOR_PROFILE, {"author_id": author_id})

    def list_citations(
        self,
        *,
        paper_id: str,
        direction: CitationDirection | None = None,
        sort: CitationSort | None = None,
        max_results: int | None = None,
        page: int | None = None,
    ) -> Result[ListCitationsResult]:
        """Citations of a paper.

        The papers that cite a paper, or those it cites, most cited first. Use when the user asks who cites a paper,
        which papers build on it, or what it cites in its list of references. For the paper itself, with its counts use
        get_paper; for papers on a subject use search_papers.

        Args:
            paper_id: OpenAlex id, DOI, pmid:…, arxiv:…, or a URL of one of these. Get it from search_papers (id) or
                get_paper (id). At most 400 characters.
            direction: cited_by: papers that cite this one; references: papers that this one cites. Default:
                "cited_by".
            sort: Sort by most cited or most recent. Default: most cited.
            max_results: Maximum number of papers. 1 to 25. Default: 20.
            page: Page number, starting at 1. 1 to 400. Default: 1.

        Returns:
            ListCitationsResult: its fields; df() has Papers.

        Example:
            >>> almanac.scholarly.list_citations(paper_id="W2741809807", max_results=2)
        """
        return self._caller.call(
            _LIST_CITATIONS,
            {
                "paper_id": paper_id,
                "direction": direction,
                "sort": sort,
                "max_results": max_results,
                "page": page,
            },
        )

    def search_authors(
        self,
        *,
        name: str,
        max_results: int | None = None,
        page: int | None = None,
    ) -> Result[SearchAuthorsResult]:
        """Search researchers.

        Researchers by name, best match first, with institutions, topics, works, citations, h-index and ORCID to
        distinguish people with the same name. One person can have several entries, because papers are assigned to
        people automatically. Use when the user names a researcher and asks for the id, ORCID, institution or h-index.
        For one researcher whose id or ORCID is known use get_author_profile; for papers by subject or title use
        search_papers.

        Args:
            name: Name or part of it, such as May-Britt Moser. At most 150 characters.
            max_results: Maximum number of researchers. 1 to 25. Default: 10.
            page: Page number, starting at 1. 1 to 400. Default: 1.

        Returns:
            SearchAuthorsResult: its fields; df() has Authors.

        Example:
            >>> almanac.scholarly.search_authors(name="Heather Piwowar", max_results=3)
        """
        return self._caller.call(
            _SEARCH_AUTHORS,
            {
                "name": name,
                "max_results": max_results,
                "page": page,
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
            >>> almanac.scholarly.report_feedback(feedback="The answer lacks a unit.", feedback_type="bug")
        """
        return self._caller.call(
            _REPORT_FEEDBACK,
            {
                "feedback": feedback,
                "feedback_type": feedback_type,
            },
        )


class AsyncScholarlyTools:
    """Scholarly works.

    Research papers in all fields with authors, abstracts and citations, and researchers with their institutions and
    h-index, from OpenAlex.
    """

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def search_papers(
        self,
        *,
        query: str,
        year_from: int | None = None,
        year_to: int | None = None,
        field_of_study: str | None = None,
        open_access_only: bool | None = None,
        sort: PaperSort | None = None,
        max_results: int | None = None,
        page: int | None = None,
    ) -> Result[SearchPapersResult]:
        """Search research papers.

        Research papers by words in the title, abstract or full text: authors, year, venue, subjects, citation count and
        open access; best match first unless sort is set. Supports AND, OR, NOT and "quoted phrases". For abstracts, use
        get_paper. Use when the user looks for literature on a subject, or for a paper by words in its title. For one
        paper by its DOI or id, with abstract use get_paper; for what cites a paper, or what it cites use
        list_citations; for researchers by name use search_authors. year_from must not be above year_to.

        Args:
            query: Search words, such as "perovskite solar cells" stability. At most 300 characters.
            year_from: First year of publication. 1000 to 2100.
            year_to: Last year of publication. 1000 to 2100.
            field_of_study: One of 26 fields such as Computer Science, Medicine or Physics and Astronomy, or a
                narrower topic; field_applied reports which one matched. At most 100 characters.
            open_access_only: Only papers that are free to read. Default: False.
            sort: Sort by best match, most cited or most recent. Default: "relevance".
            max_results: Maximum number of papers. 1 to 25. Default: 10.
            page: Page number, starting at 1. 1 to 400. Default: 1.

        Returns:
            SearchPapersResult: its fields; df() has Papers.

        Example:
            >>> almanac.scholarly.search_papers(query="open access citation advantage", max_results=3)
        """
        return await self._caller.call(
            _SEARCH_PAPERS,
            {
                "query": query,
                "year_from": year_from,
                "year_to": year_to,
                "field_of_study": field_of_study,
                "open_access_only": open_access_only,
                "sort": sort,
                "max_results": max_results,
                "page": page,
            },
        )

    async def get_paper(self, *, paper_id: str, max_authors: int | None = None) -> Result[GetPaperResult]:
        """Paper by DOI or id.

        One paper by its DOI or another identifier, with abstract, authors and their institutions, subjects, open-access
        link, and citation count. Citation counts come from OpenAlex. abstract is null if it is not openly available;
        retracted marks retracted papers. Use when a DOI, PubMed id, arXiv id or OpenAlex id is known, and the user asks
        for the abstract, authors or citation count. For papers whose id is unknown use search_papers; for what cites
        it, or what it cites use list_citations.

        Args:
            paper_id: OpenAlex id (W2741809807), DOI (10.7717/peerj.4375), pmid:29456894, arXiv id
                (arxiv:1706.03762, arxiv:math.GT/0309136), or a URL of one of these. Get it from search_papers (id). At
                most 400 characters.
            max_authors: Maximum number of authors. Default: all, up to 300 and as many as fit in 10,000 tokens. 1
                to 500.

        Returns:
            GetPaperResult: its fields; df() has one row.

        Example:
            >>> almanac.scholarly.get_paper(paper_id="10.7717/peerj.4375")
        """
        return await self._caller.call(_GET_PAPER, {"paper_id": paper_id, "max_authors": max_authors})

    async def get_author_profile(self, *, author_id: str) -> Result[GetAuthorProfileResult]:
        """Profile of a researcher.

        One researcher by an identifier, not by name: number of works, citations, h-index, ORCID, topics and up to three
        recent institutions. Use when the ORCID or OpenAlex id of a researcher is known, and the user asks for the
        researcher's output, impact or workplace. For researchers by name use search_authors; for papers use
        search_papers.

        Args:
            author_id: OpenAlex id (A5023888391), ORCID (0000-0003-1613-5981), or a URL of one of these. Get it from
                search_authors (id). At most 200 characters.

        Returns:
            GetAuthorProfileResult: its fields; df() has one row.

        Example:
            >>> almanac.scholarly.get_author_profile(author_id="A5023888391")
        """
        return await self._caller.call(_GET_AUTHOR_PROFILE, {"author_id": author_id})

    async def list_citations(
        self,
        *,
        paper_id: str,
        direction: CitationDirection | None = None,
        sort: CitationSort | None = None,
        max_results: int | None = None,
        page: int | None = None,
    ) -> Result[ListCitationsResult]:
        """Citations of a paper.

        The papers that cite a paper, or those it cites, most cited first. Use when the user asks who cites a paper,
        which papers build on it, or what it cites in its list of references. For the paper itself, with its counts use
        get_paper; for papers on a subject use search_papers.

        Args:
            paper_id: OpenAlex id, DOI, pmid:…, arxiv:…, or a URL of one of these. Get it from search_papers (id) or
                get_paper (id). At most 400 characters.
            direction: cited_by: papers that cite this one; references: papers that this one cites. Default:
                "cited_by".
            sort: Sort by most cited or most recent. Default: most cited.
            max_results: Maximum number of papers. 1 to 25. Default: 20.
            page: Page number, starting at 1. 1 to 400. Default: 1.

        Returns:
            ListCitationsResult: its fields; df() has Papers.

        Example:
            >>> almanac.scholarly.list_citations(paper_id="W2741809807", max_results=2)
        """
        return await self._caller.call(
            _LIST_CITATIONS,
            {
                "paper_id": paper_id,
                "direction": direction,
                "sort": sort,
                "max_results": max_results,
                "page": page,
            },
        )

    async def search_authors(
        self,
        *,
        name: str,
        max_results: int | None = None,
        page: int | None = None,
    ) -> Result[SearchAuthorsResult]:
        """Search researchers.

        Researchers by name, best match first, with institutions, topics, works, citations, h-index and ORCID to
        distinguish people with the same name. One person can have several entries, because papers are assigned to
        people automatically. Use when the user names a researcher and asks for the id, ORCID, institution or h-index.
        For one researcher whose id or ORCID is known use get_author_profile; for papers by subject or title use
        search_papers.

        Args:
            name: Name or part of it, such as May-Britt Moser. At most 150 characters.
            max_results: Maximum number of researchers. 1 to 25. Default: 10.
            page: Page number, starting at 1. 1 to 400. Default: 1.

        Returns:
            SearchAuthorsResult: its fields; df() has Authors.

        Example:
            >>> almanac.scholarly.search_authors(name="Heather Piwowar", max_results=3)
        """
        return await self._caller.call(
            _SEARCH_AUTHORS,
            {
                "name": name,
                "max_results": max_results,
                "page": page,
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
            >>> almanac.scholarly.report_feedback(feedback="The answer lacks a unit.", feedback_type="bug")
        """
        return await self._caller.call(
            _REPORT_FEEDBACK,
            {
                "feedback": feedback,
                "feedback_type": feedback_type,
            },
        )
