# Generated from spec/api/preprints/service.yaml by `make generate`: do not edit.
"""Preprints: tools and types."""

from __future__ import annotations

from datetime import date as date_type
from typing import Literal, NotRequired, TypeAlias, TypedDict

from .._caller import Caller
from .._caller_async import AsyncCaller
from .._exchange import Operation
from .._result import Result


Detail: TypeAlias = Literal["brief", "full"]
"""brief: lists each archive name once; full: repeats it for each category."""


class Preprint(TypedDict):
    id: str
    """arXiv id without version, such as 1605.08386 or astro-ph/0601001."""
    version: int | None
    """Version described here."""
    title: str
    """Title; may contain LaTeX."""
    abstract: str | None
    """Abstract; may contain LaTeX."""
    authors: list[PreprintAuthor]
    """In the order listed on the paper: the first 20 in lists, the first 500 for a single paper."""
    author_count: int
    """Number of authors."""
    published: str | None
    """Submission time of version 1, in UTC."""
    updated: str | None
    """Submission time of this version, in UTC."""
    primary_category: str | None
    """Main category, such as cs.LG."""
    primary_category_name: str | None
    """Name of the main category, such as Machine Learning."""
    categories: list[str]
    """All categories."""
    doi: str | None
    """DOI of the published article."""
    journal_ref: str | None
    """Journal reference."""
    comment: str | None
    """Authors' comment, such as the number of pages."""
    abs_url: str
    """Abstract page."""
    pdf_url: str | None
    """PDF on arXiv; null if there is none, as for a withdrawn version."""
    withdrawn: bool
    """True if the authors or arXiv state that this version is withdrawn: it has no PDF, and the comment or the abstract
    states the withdrawal. Earlier versions may still be available.
    """
    doi_url: NotRequired[str]
    """URL of the published article."""


class PreprintArchive(TypedDict):
    id: str
    """Archive, such as cs."""
    name: str
    """Name."""
    group: str
    """Group, such as Physics."""


class PreprintAuthor(TypedDict):
    name: str
    """Name."""
    affiliations: NotRequired[list[str]]
    """Institutions, if given by the author."""


class PreprintCategory(TypedDict):
    id: str
    """Category code, such as cs.LG."""
    name: str
    """Name."""
    archive: str
    """Archive, such as cs; covers all its categories."""
    archive_name: NotRequired[str]
    """Name of the archive. This field and the next one are returned only if detail is full."""
    group: NotRequired[str]
    """Group, such as Physics."""


class PreprintList(TypedDict):
    count: int
    """Number of preprints returned."""
    total: int
    """Number of matches."""
    next_offset: int | None
    """Offset of the next page; null on the last page."""
    preprints: list[Preprint]
    """Preprints, in the order selected by sort."""
    query: str
    """Query sent to arXiv, in the arXiv query language."""


PreprintSort: TypeAlias = Literal["relevance", "newest", "updated"]
"""Sort by best match, most recent submission or most recent version."""


SearchResult: TypeAlias = PreprintList


PaperResult: TypeAlias = Preprint


AuthorResult: TypeAlias = PreprintList


RecentResult: TypeAlias = PreprintList


class CategoriesResult(TypedDict):
    count: int
    """Number of categories."""
    archives: list[PreprintArchive]
    """Archives of these categories."""
    categories: list[PreprintCategory]
    """Sorted by archive."""
    source: str
    """Taxonomy page."""


_SEARCH: Operation[SearchResult] = Operation("api.preprints.search", "GET", "/api/preprints/search")
_PAPER: Operation[PaperResult] = Operation("api.preprints.paper", "GET", "/api/preprints/paper/{preprint_id}")
_AUTHOR: Operation[AuthorResult] = Operation("api.preprints.author", "GET", "/api/preprints/author/{author_name}")
_RECENT: Operation[RecentResult] = Operation("api.preprints.recent", "GET", "/api/preprints/recent/{category}")
_CATEGORIES: Operation[CategoriesResult] = Operation("api.preprints.categories", "GET", "/api/preprints/categories")


class PreprintsTools:
    """Preprints.

    Preprints on arXiv by search words, author, category or date, with abstracts.
    """

    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    def search(
        self,
        *,
        query: str,
        category: str | None = None,
        date_from: str | date_type | None = None,
        date_to: str | date_type | None = None,
        sort: PreprintSort | None = None,
        max_results: int | None = None,
        offset: int | None = None,
    ) -> Result[SearchResult]:
        """Search preprints.

        arXiv preprints whose title, abstract or authors contain all words, best match first. "Quoted phrases" stay
        together; AND, OR and ANDNOT are operators when capitalized. arXiv accepts one request every three seconds
        across all callers, so a call can take several seconds or return 503 with Retry-After. date_from must not be
        after date_to.

        Args:
            query: Words in title, abstract or author. At most 300 characters.
            category: Category such as cs.LG, or an archive such as cs. Get it from categories (id). At most 30
                characters.
            date_from: Earliest submission day.
            date_to: Latest submission day.
            sort: Sort by best match, most recent submission or most recent version. Default: "relevance".
            max_results: Maximum number of preprints. 1 to 25. Default: 10.
            offset: Number of results to skip. 0 to 29000. Default: 0.

        Returns:
            SearchResult: its fields; df() has Preprints.

        Example:
            >>> almanac.api.preprints.search(
            ...     query="topological insulators",
            ...     category="cond-mat.mes-hall",
            ...     max_results=2,
            ... )
        """
        return self._caller.call(
            _SEARCH,
            {
                "query": query,
                "category": category,
                "date_from": date_from,
                "date_to": date_to,
                "sort": sort,
                "max_results": max_results,
                "offset": offset,
            },
        )

    def paper(self, *, preprint_id: str) -> Result[PaperResult]:
        """One preprint.

        One preprint by arXiv id, in its latest or a given version, with abstract, all authors, categories and PDF link.
        Without a version, returns the latest one and reports its number in the field version. A journal reference and a
        DOI are included once the paper has been published elsewhere.

        Args:
            preprint_id: arXiv id such as 1605.08386, 1605.08386v1, astro-ph/0601001 or math.GT/0309136 (in a path,
                write the slash as %2F). Also accepts the prefix arXiv:, a URL at arxiv.org (abs, pdf, html) and the DOI
                10.48550/arXiv.…. Get it from search (id). At most 100 characters.

        Returns:
            PaperResult: its fields; df() has one row.

        Example:
            >>> almanac.api.preprints.paper(preprint_id="1605.08386")
        """
        return self._caller.call(_PAPER, {"preprint_id": preprint_id})

    def author(
        self,
        *,
        author_name: str,
        max_results: int | None = None,
        offset: int | None = None,
    ) -> Result[AuthorResult]:
        """Preprints by an author.

        arXiv preprints by an author, newest submission first. The name must be spelled as on the papers. Authors with
        the same name are not distinguished.

        Args:
            author_name: Name such as Jane Doe, or Doe, Jane. At most 150 characters.
            max_results: Maximum number of preprints. 1 to 25. Default: 10.
            offset: Number of results to skip. 0 to 29000. Default: 0.

        Returns:
            AuthorResult: its fields; df() has Preprints.

        Example:
            >>> almanac.api.preprints.author(author_name="Lisa Randall", max_results=2)
        """
        return self._caller.call(
            _AUTHOR,
            {
                "author_name": author_name,
                "max_results": max_results,
                "offset": offset,
            },
        )

    def recent(
        self,
        *,
        category: str,
        max_results: int | None = None,
        offset: int | None = None,
    ) -> Result[RecentResult]:
        """Latest preprints in a category.

        The latest arXiv submissions in a category or archive, newest first.

        Args:
            category: Category such as cs.LG, or an archive such as cs. Get it from categories (id). At most 30
                characters.
            max_results: Maximum number of preprints. 1 to 25. Default: 10.
            offset: Number of results to skip. 0 to 29000. Default: 0.

        Returns:
            RecentResult: its fields; df() has Preprints.

        Example:
            >>> almanac.api.preprints.recent(category="cs.LG", max_results=2)
        """
        return self._caller.call(
            _RECENT,
            {
                "category": category,
                "max_results": max_results,
                "offset": offset,
            },
        )

    def categories(self, *, detail: Detail | None = None) -> Result[CategoriesResult]:
        """Preprint categories.

        The arXiv categories in use, sorted by archive, with their archives and groups.

        Args:
            detail: full repeats the name and group of the archive for each category. Default: "brief".

        Returns:
            CategoriesResult: its fields; df() has Categories.

        Needs no key.

        Example:
            >>> almanac.api.preprints.categories()
        """
        return self._caller.call(_CATEGORIES, {"detail": detail})


class AsyncPreprintsTools:
    """Preprints.

    Preprints on arXiv by search words, author, category or date, with abstracts.
    """

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def search(
        self,
        *,
        query: str,
        category: str | None = None,
        date_from: str | date_type | None = None,
        date_to: str | date_type | None = None,
        sort: PreprintSort | None = None,
        max_results: int | None = None,
        offset: int | None = None,
    ) -> Result[SearchResult]:
        """Search preprints.

        arXiv preprints whose title, abstract or authors contain all words, best match first. "Quoted phrases" stay
        together; AND, OR and ANDNOT are operators when capitalized. arXiv accepts one request every three seconds
        across all callers, so a call can take several seconds or return 503 with Retry-After. date_from must not be
        after date_to.

        Args:
            query: Words in title, abstract or author. At most 300 characters.
            category: Category such as cs.LG, or an archive such as cs. Get it from categories (id). At most 30
                characters.
            date_from: Earliest submission day.
            date_to: Latest submission day.
            sort: Sort by best match, most recent submission or most recent version. Default: "relevance".
            max_results: Maximum number of preprints. 1 to 25. Default: 10.
            offset: Number of results to skip. 0 to 29000. Default: 0.

        Returns:
            SearchResult: its fields; df() has Preprints.

        Example:
            >>> almanac.api.preprints.search(
            ...     query="topological insulators",
            ...     category="cond-mat.mes-hall",
            ...     max_results=2,
            ... )
        """
        return await self._caller.call(
            _SEARCH,
            {
                "query": query,
                "category": category,
                "date_from": date_from,
                "date_to": date_to,
                "sort": sort,
                "max_results": max_results,
                "offset": offset,
            },
        )

    async def paper(self, *, preprint_id: str) -> Result[PaperResult]:
        """One preprint.

        One preprint by arXiv id, in its latest or a given version, with abstract, all authors, categories and PDF link.
        Without a version, returns the latest one and reports its number in the field version. A journal reference and a
        DOI are included once the paper has been published elsewhere.

        Args:
            preprint_id: arXiv id such as 1605.08386, 1605.08386v1, astro-ph/0601001 or math.GT/0309136 (in a path,
                write the slash as %2F). Also accepts the prefix arXiv:, a URL at arxiv.org (abs, pdf, html) and the DOI
                10.48550/arXiv.…. Get it from search (id). At most 100 characters.

        Returns:
            PaperResult: its fields; df() has one row.

        Example:
            >>> almanac.api.preprints.paper(preprint_id="1605.08386")
        """
        return await self._caller.call(_PAPER, {"preprint_id": preprint_id})

    async def author(
        self,
        *,
        author_name: str,
        max_results: int | None = None,
        offset: int | None = None,
    ) -> Result[AuthorResult]:
        """Preprints by an author.

        arXiv preprints by an author, newest submission first. The name must be spelled as on the papers. Authors with
        the same name are not distinguished.

        Args:
            author_name: Name such as Jane Doe, or Doe, Jane. At most 150 characters.
            max_results: Maximum number of preprints. 1 to 25. Default: 10.
            offset: Number of results to skip. 0 to 29000. Default: 0.

        Returns:
            AuthorResult: its fields; df() has Preprints.

        Example:
            >>> almanac.api.preprints.author(author_name="Lisa Randall", max_results=2)
        """
        return await self._caller.call(
            _AUTHOR,
            {
                "author_name": author_name,
                "max_results": max_results,
                "offset": offset,
            },
        )

    async def recent(
        self,
        *,
        category: str,
        max_results: int | None = None,
        offset: int | None = None,
    ) -> Result[RecentResult]:
        """Latest preprints in a category.

        The latest arXiv submissions in a category or archive, newest first.

        Args:
            category: Category such as cs.LG, or an archive such as cs. Get it from categories (id). At most 30
                characters.
            max_results: Maximum number of preprints. 1 to 25. Default: 10.
            offset: Number of results to skip. 0 to 29000. Default: 0.

        Returns:
            RecentResult: its fields; df() has Preprints.

        Example:
            >>> almanac.api.preprints.recent(category="cs.LG", max_results=2)
        """
        return await self._caller.call(
            _RECENT,
            {
                "category": category,
                "max_results": max_results,
                "offset": offset,
            },
        )

    async def categories(self, *, detail: Detail | None = None) -> Result[CategoriesResult]:
        """Preprint categories.

        The arXiv categories in use, sorted by archive, with their archives and groups.

        Args:
            detail: full repeats the name and group of the archive for each category. Default: "brief".

        Returns:
            CategoriesResult: its fields; df() has Categories.

        Needs no key.

        Example:
            >>> almanac.api.preprints.categories()
        """
        return await self._caller.call(_CATEGORIES, {"detail": detail})
