// Generated from spec/api/opendata/service.yaml by `make generate`: do not edit.

/** us: catalog.data.gov; uk: data.gov.uk; ca: open.canada.ca. */
export type PortalName = 'us' | 'uk' | 'ca';

export type DatasetResult = Dataset;

export type OrganizationResult = Organization;

/** spec/api/opendata/service.yaml#records.Dataset */
export interface Dataset {
  /** The portal's ID for the dataset, or its name if the portal does not report an ID. */
  readonly id: string;
  /** Name used in URLs; accepted instead of the id. */
  readonly name: string;
  readonly portal: PortalName;
  /** Title. */
  readonly title: string | null;
  /** French title. */
  readonly title_fr?: string;
  /** Description as plain text; cut to 300 characters in search results. */
  readonly notes: string | null;
  /** French description; omitted in search results. */
  readonly notes_fr?: string;
  /** Organization that maintains the dataset on the portal. */
  readonly organization: Publisher | null;
  /** Who publishes it. */
  readonly publisher: string | null;
  /** License; all its fields are null if no license is stated. */
  readonly license: License;
  /** Keywords, at most ten in search results. */
  readonly tags: readonly string[];
  /** French keywords; omitted in search results. */
  readonly tags_fr?: readonly string[];
  /** Publication date: a time in UTC, a day, a month or a year. */
  readonly created: string | null;
  /** Last change according to the publisher: a time in UTC, a day, a month or a year; null if unknown. */
  readonly modified: string | null;
  /** When the portal last read or changed its entry for the dataset, in UTC; the data itself may be unchanged. */
  readonly harvested?: string;
  /** Update frequency, as given by the publisher. */
  readonly update_frequency?: string;
  /** Formats of all resources. */
  readonly formats: readonly string[];
  /** Number of files and services. */
  readonly resource_count: number;
  /** Files and services: the first two in search results; up to 50, or max_resources, for a single dataset. */
  readonly resources: readonly Resource[];
  /** Dataset page. */
  readonly url: string;
}

/** spec/api/opendata/service.yaml#records.License */
export interface License {
  /** Short id, such as uk-ogl. */
  readonly id: string | null;
  /** Name. */
  readonly title: string | null;
  /** URL of the license text. */
  readonly url: string | null;
}

/** spec/api/opendata/service.yaml#records.Organization */
export interface Organization {
  /** The portal's ID for the organization, or its name if the portal does not report an ID. */
  readonly id: string;
  /** Name used in URLs; accepted instead of the id. */
  readonly name: string;
  readonly portal: PortalName;
  /** Display name. */
  readonly title: string;
  /** French version. */
  readonly title_fr?: string;
  /** Type, such as Federal Government. */
  readonly type: string | null;
  /** Description; cut to 200 characters in lists. */
  readonly description: string | null;
  /** French version. */
  readonly description_fr?: string;
  /** Number of datasets. */
  readonly dataset_count: number | null;
  /** Other short names. */
  readonly aliases?: readonly string[];
  /** Logo. */
  readonly image_url?: string;
  /** When the organization was added to the portal. */
  readonly created?: string;
  /** Portal page. */
  readonly url: string;
}

/** spec/api/opendata/service.yaml#records.Publisher */
export interface Publisher {
  /** The portal's ID for the organization, or its name if the portal does not report an ID. */
  readonly id: string;
  /** Name in URLs. */
  readonly name: string;
  /** Display name. */
  readonly title: string;
  /** French version. */
  readonly title_fr?: string;
  /** Type, such as Federal Government. */
  readonly type?: string;
}

/** spec/api/opendata/service.yaml#records.Resource */
export interface Resource {
  /** Name. */
  readonly name: string | null;
  /** French name. */
  readonly name_fr?: string;
  /** Format as given by the publisher, such as CSV or text/csv. */
  readonly format: string | null;
  /** Address. */
  readonly url: string | null;
  /** Description. */
  readonly description?: string;
  /** Size. */
  readonly bytes?: number;
  /** Last change. */
  readonly modified?: string;
  /** Languages of the content. */
  readonly languages?: readonly string[];
}

export interface SearchArguments {
  /** Words in title, description and keywords. */
  readonly q: string;
  /** us, uk or ca. */
  readonly portal: PortalName;
  /** Maximum number of datasets. */
  readonly limit: number;
  /** Number of results to skip; for us, offset plus limit is at most 999. */
  readonly offset: number;
}

export interface SearchResult {
  readonly portal: PortalName;
  /** Number of datasets returned. */
  readonly count: number;
  /** Number of matches; null for us, which does not report totals, unless all are returned. */
  readonly total: number | null;
  /** Offset of the next page; null on the last page. */
  readonly next_offset: number | null;
  /** Best match first. */
  readonly datasets: readonly Dataset[];
}

export interface DatasetArguments {
  /** Name or id of the dataset. */
  readonly dataset_id: string;
  /** us, uk or ca: the portal that returned it. */
  readonly portal: PortalName;
  /** Maximum number of resources. */
  readonly max_resources: number;
}

export interface OrganizationsArguments {
  /** us, uk or ca. */
  readonly portal: PortalName;
  /** Maximum number of organizations. */
  readonly limit: number;
  /** Number of results to skip. */
  readonly offset: number;
}

export interface OrganizationsResult {
  readonly portal: PortalName;
  /** Number of organizations returned. */
  readonly count: number;
  /** Total number; null if the portal does not report one. */
  readonly total: number | null;
  /** Offset of the next page; null on the last page. */
  readonly next_offset: number | null;
  /** Organizations, those with the most datasets first. */
  readonly organizations: readonly Organization[];
}

export interface OrganizationArguments {
  /** Name or id of the organization; us also accepts other short names, such as nasa. */
  readonly org_id: string;
  /** us, uk or ca: the portal that returned it. */
  readonly portal: PortalName;
}
