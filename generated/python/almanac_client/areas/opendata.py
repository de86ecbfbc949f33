# Generated from spec/api/opendata/service.yaml by `make generate`: do not edit.
"""Open-data portals: tools and types."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from typing import Literal, NotRequired, TypeAlias, TypedDict

from .._caller import Caller
from .._caller_async import AsyncCaller
from .._exchange import Operation
from .._result import Result


class Dataset(TypedDict):
    id: str
    """The portal's ID for the dataset, or its name if the portal does not report an ID."""
    name: str
    """Name used in URLs; accepted instead of the id."""
    portal: PortalName
    title: str | None
    """Title."""
    title_fr: NotRequired[str]
    """French title."""
    notes: str | None
    """Description as plain text; cut to 300 characters in search results."""
    notes_fr: NotRequired[str]
    """French description; omitted in search results."""
    organization: Publisher | None
    """Organization that maintains the dataset on the portal."""
    publisher: str | None
    """Who publishes it."""
    license: License
    """License; all its fields are null if no license is stated."""
    tags: list[str]
    """Keywords, at most ten in search results."""
    tags_fr: NotRequired[list[str]]
    """French keywords; omitted in search results."""
    created: str | None
    """Publication date: a time in UTC, a day, a month or a year."""
    modified: str | None
    """Last change according to the publisher: a time in UTC, a day, a month or a year; null if unknown."""
    harvested: NotRequired[str]
    """When the portal last read or changed its entry for the dataset, in UTC; the data itself may be unchanged."""
    update_frequency: NotRequired[str]
    """Update frequency, as given by the publisher."""
    formats: list[str]
    """Formats of all resources."""
    resource_count: int
    """Number of files and services."""
    resources: list[Resource]
    """Files and services: the first two in search results; up to 50, or max_resources, for a single dataset."""
    url: str
    """Dataset page."""


class License(TypedDict):
    id: str | None
    """Short id, such as uk-ogl."""
    title: str | None
    """Name."""
    url: str | None
    """URL of the license text."""


class Organization(TypedDict):
    id: str
    """The portal's ID for the organization, or its name if the portal does not report an ID."""
    name: str
    """Name used in URLs; accepted instead of the id."""
    portal: PortalName
    title: str
    """Display name."""
    title_fr: NotRequired[str]
    """French version."""
    type: str | None
    """Type, such as Federal Government."""
    description: str | None
    """Description; cut to 200 characters in lists."""
    description_fr: NotRequired[str]
    """French version."""
    dataset_count: int | None
    """Number of datasets."""
    aliases: NotRequired[list[str]]
    """Other short names."""
    image_url: NotRequired[str]
    """Logo."""
    created: NotRequired[str]
    """When the organization was added to the portal."""
    url: str
    """Portal page."""


PortalName: TypeAlias = Literal["us", "uk", "ca"]
"""us: catalog.data.gov; uk: data.gov.uk; ca: open.canada.ca."""


class Publisher(TypedDict):
    id: str
    """The portal's ID for the organization, or its name if the portal does not report an ID."""
    name: str
    """Name in URLs."""
    title: str
    """Display name."""
    title_fr: NotRequired[str]
    """French version."""
    type: NotRequired[str]
    """Type, such as Federal Government."""


class Resource(TypedDict):
    name: str | None
    """Name."""
    name_fr: NotRequired[str]
    """French name."""
    format: str | None
    """Format as given by the publisher, such as CSV or text/csv."""
    url: str | None
    """Address."""
    description: NotRequired[str]
    """Description."""
    bytes: NotRequired[int]
    """Size."""
    modified: NotRequired[str]
    """Last change."""
    languages: NotRequired[list[str]]
    """Languages of the content."""


class SearchResult(TypedDict):
    portal: PortalName
    count: int
    """Number of datasets returned."""
    total: int | None
    """Number of matches; null for us, which does not report totals, unless all are returned."""
    next_offset: int | None
    """Offset of the next page; null on the last page."""
    datasets: list[Dataset]
    """Best match first."""


DatasetResult: TypeAlias = Dataset


class OrganizationsResult(TypedDict):
    portal: PortalName
    count: int
    """Number of organizations returned."""
    total: int | None
    """Total number; null if the portal does not report one."""
    next_offset: int | None
    """Offset of the next page; null on the last page."""
    organizations: list[Organization]
    """Organizations, those with the most datasets first."""


OrganizationResult: TypeAlias = Organization


_SEARCH: Operation[SearchResult] = Operation("api.opendata.search", "GET", "/api/opendata/search")
_DATASET: Operation[DatasetResult] = Operation("api.opendata.dataset", "GET", "/api/opendata/dataset/{dataset_id}")
_ORGANIZATIONS: Operation[OrganizationsResult] = Operation(
    "api.opendata.organizations", "GET", "/api/opendata/organizations"
)
_ORGANIZATION: Operation[OrganizationResult] = Operation(
    "api.opendata.organization", "GET", "/api/opendata/organization/{org_id}"
)


class OpendataTools:
    """Open-data portals.

    Datasets and publishers on the open-data portals of the United States, the United Kingdom and Canada, in a common
    format.
    """

    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    def search(
        self,
        *,
        q: str,
        portal: PortalName | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Result[SearchResult]:
        """Search datasets.

        Datasets on one open-data portal that match words, best match first as ranked by the portal. Titles and
        descriptions are in English; for ca, French versions are included if the publisher provides both.

        Args:
            q: Words in title, description and keywords. At most 300 characters.
            portal: us, uk or ca. Default: "us".
            limit: Maximum number of datasets. 1 to 50. Default: 20.
            offset: Number of results to skip; for us, offset plus limit is at most 999. 0 to 10000. Default: 0.

        Returns:
            SearchResult: its fields; df() has Datasets.

        Example:
            >>> almanac.api.opendata.search(q="climate", limit=2)
        """
        return self._caller.call(_SEARCH, {"q": q, "portal": portal, "limit": limit, "offset": offset})

    def iter_search(
        self,
        *,
        q: str,
        portal: PortalName | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Iterator[Result[SearchResult]]:
        """Iterate over the pages of search, one result per page.

        Args:
            q: As in search.
            portal: As in search.
            limit: Rows per page.
            offset: Rows to skip before the first page.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(_SEARCH, {"q": q, "portal": portal, "limit": limit, "offset": offset})

    def dataset(
        self,
        *,
        dataset_id: str,
        portal: PortalName | None = None,
        max_resources: int | None = None,
    ) -> Result[DatasetResult]:
        """One dataset.

        One dataset on a government portal by id, with description, publisher, license, and the formats and URLs of its
        files. Files remain on the publishers' servers; this tool does not open them. resource_count reports the total
        number, which can exceed max_resources.

        Args:
            dataset_id: Name or id of the dataset. Get it from search (name) or search (id). At most 200 characters.
            portal: us, uk or ca: the portal that returned it. Default: "us".
            max_resources: Maximum number of resources. 1 to 500. Default: 50.

        Returns:
            DatasetResult: its fields; df() has Files.

        Example:
            >>> almanac.api.opendata.dataset(dataset_id="climate-projections")
        """
        return self._caller.call(
            _DATASET,
            {
                "dataset_id": dataset_id,
                "portal": portal,
                "max_resources": max_resources,
            },
        )

    def organizations(
        self,
        *,
        portal: PortalName | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Result[OrganizationsResult]:
        """Organizations of a portal.

        Publishers on an open-data portal, those with the most datasets first.

        Args:
            portal: us, uk or ca. Default: "us".
            limit: Maximum number of organizations. 1 to 50. Default: 20.
            offset: Number of results to skip. 0 to 10000. Default: 0.

        Returns:
            OrganizationsResult: its fields; df() has Organizations.

        Example:
            >>> almanac.api.opendata.organizations(limit=2)
        """
        return self._caller.call(_ORGANIZATIONS, {"portal": portal, "limit": limit, "offset": offset})

    def iter_organizations(
        self,
        *,
        portal: PortalName | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Iterator[Result[OrganizationsResult]]:
        """Iterate over the pages of organizations, one result per page.

        Args:
            portal: As in organizations.
            limit: Rows per page.
            offset: Rows to skip before the first page.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(_ORGANIZATIONS, {"portal": portal, "limit": limit, "offset": offset})

    def organization(self, *, org_id: str, portal: PortalName | None = None) -> Result[OrganizationResult]:
        """One organization.

        One agency or council that publishes on an open-data portal, with its description and number of datasets. To
        list these datasets, search the same portal for the organization's name.

        Args:
            org_id: Name or id of the organization; us also accepts other short names, such as nasa. Get it from
                organizations (name) or organizations (id). At most 200 characters.
            portal: us, uk or ca: the portal that returned it. Default: "us".

        Returns:
            OrganizationResult: its fields; df() has one row.

        Example:
            >>> almanac.api.opendata.organization(org_id="NASA")
        """
        return self._caller.call(_ORGANIZATION, {"org_id": org_id, "portal": portal})


class AsyncOpendataTools:
    """Open-data portals.

    Datasets and publishers on the open-data portals of the United States, the United Kingdom and Canada, in a common
    format.
    """

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def search(
        self,
        *,
        q: str,
        portal: PortalName | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Result[SearchResult]:
        """Search datasets.

        Datasets on one open-data portal that match words, best match first as ranked by the portal. Titles and
        descriptions are in English; for ca, French versions are included if the publisher provides both.

        Args:
            q: Words in title, description and keywords. At most 300 characters.
            portal: us, uk or ca. Default: "us".
            limit: Maximum number of datasets. 1 to 50. Default: 20.
            offset: Number of results to skip; for us, offset plus limit is at most 999. 0 to 10000. Default: 0.

        Returns:
            SearchResult: its fields; df() has Datasets.

        Example:
            >>> almanac.api.opendata.search(q="climate", limit=2)
        """
        return await self._caller.call(_SEARCH, {"q": q, "portal": portal, "limit": limit, "offset": offset})

    def iter_search(
        self,
        *,
        q: str,
        portal: PortalName | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> AsyncIterator[Result[SearchResult]]:
        """Iterate over the pages of search, one result per page.

        Args:
            q: As in search.
            portal: As in search.
            limit: Rows per page.
            offset: Rows to skip before the first page.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(_SEARCH, {"q": q, "portal": portal, "limit": limit, "offset": offset})

    async def dataset(
        self,
        *,
        dataset_id: str,
        portal: PortalName | None = None,
        max_resources: int | None = None,
    ) -> Result[DatasetResult]:
        """One dataset.

        One dataset on a government portal by id, with description, publisher, license, and the formats and URLs of its
        files. Files remain on the publishers' servers; this tool does not open them. resource_count reports the total
        number, which can exceed max_resources.

        Args:
            dataset_id: Name or id of the dataset. Get it from search (name) or search (id). At most 200 characters.
            portal: us, uk or ca: the portal that returned it. Default: "us".
            max_resources: Maximum number of resources. 1 to 500. Default: 50.

        Returns:
            DatasetResult: its fields; df() has Files.

        Example:
            >>> almanac.api.opendata.dataset(dataset_id="climate-projections")
        """
        return await self._caller.call(
            _DATASET,
            {
                "dataset_id": dataset_id,
                "portal": portal,
                "max_resources": max_resources,
            },
        )

    async def organizations(
        self,
        *,
        portal: PortalName | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Result[OrganizationsResult]:
        """Organizations of a portal.

        Publishers on an open-data portal, those with the most datasets first.

        Args:
            portal: us, uk or ca. Default: "us".
            limit: Maximum number of organizations. 1 to 50. Default: 20.
            offset: Number of results to skip. 0 to 10000. Default: 0.

        Returns:
            OrganizationsResult: its fields; df() has Organizations.

        Example:
            >>> almanac.api.opendata.organizations(limit=2)
        """
        return await self._caller.call(_ORGANIZATIONS, {"portal": portal, "limit": limit, "offset": offset})

    def iter_organizations(
        self,
        *,
        portal: PortalName | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> AsyncIterator[Result[OrganizationsResult]]:
        """Iterate over the pages of organizations, one result per page.

        Args:
            portal: As in organizations.
            limit: Rows per page.
            offset: Rows to skip before the first page.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(_ORGANIZATIONS, {"portal": portal, "limit": limit, "offset": offset})

    async def organization(self, *, org_id: str, portal: PortalName | None = None) -> Result[OrganizationResult]:
        """One organization.

        One agency or council that publishes on an open-data portal, with its description and number of datasets. To
        list these datasets, search the same portal for the organization's name.

        Args:
            org_id: Name or id of the organization; us also accepts other short names, such as nasa. Get it from
                organizations (name) or organizations (id). At most 200 characters.
            portal: us, uk or ca: the portal that returned it. Default: "us".

        Returns:
            OrganizationResult: its fields; df() has one row.

        Example:
            >>> almanac.api.opendata.organization(org_id="NASA")
        """
        return await self._caller.call(_ORGANIZATION, {"org_id": org_id, "portal": portal})
