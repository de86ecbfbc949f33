// Generated from spec/api/opendata/service.yaml by `make generate`: do not edit.

/** us: catalog.data.gov; uk: data.gov.uk; ca: open.canada.ca. */
export type PortalName = 'us' | 'uk' | 'ca';

export type DatasetResult = Dataset;

export type OrganizationResult = Organization;

/** spec/api/opendata/service.yaml#records.Dataset */
export interface Dataset {
  /** Id at the portal; its name where the portal does not tell the id. */
  readonly id: string;
  /** Name in addresses; opens the dataset as its id does. */
  readonly name: string;
  readonly portal: PortalName;
  /** Title. */
  readonly title: string | null;
  /** Title in French. */
  readonly title_fr?: string;
  /** Description as plain text; cut to 300 characters in a search. */
  readonly notes: string | null;
  /** The same in French; left out in a search. */
  readonly notes_fr?: string;
  /** Who runs it at the portal. */
  readonly organization: Publisher | null;
  /** Who publishes it. */
  readonly publisher: string | null;
  /** Licence; everything is null where none is named. */
  readonly license: License;
  /** Keywords, ten at most in a search. */
  readonly tags: readonly string[];
  /** Keywords in French; left out in a search. */
  readonly tags_fr?: readonly string[];
  /** When it was published: a time in UTC, a day, or a month or year alone. */
  readonly created: string | null;
  /**
   * When it last changed, as the publisher says: a time in UTC, a day, or a month or year alone; null where it does
   * not say.
   */
  readonly modified: string | null;
  /** When the portal last read or changed its entry, in UTC: no sign that the data changed. */
  readonly harvested?: string;
  /** How often it changes, as the publisher wrote it. */
  readonly update_frequency?: string;
  /** Formats of all resources. */
  readonly formats: readonly string[];
  /** How many files and services it has. */
  readonly resource_count: number;
  /** Files and services: the first two in a search, 50 of a dataset unless max_resources says otherwise. */
  readonly resources: readonly Resource[];
  /** Page of the dataset. */
  readonly url: string;
}

/** spec/api/opendata/service.yaml#records.License */
export interface License {
  /** Short id, such as uk-ogl. */
  readonly id: string | null;
  /** Its name. */
  readonly title: string | null;
  /** Its text. */
  readonly url: string | null;
}

/** spec/api/opendata/service.yaml#records.Organization */
export interface Organization {
  /** Id at the portal; its name where the portal does not tell the id. */
  readonly id: string;
  /** Name in addresses; opens the organization as its id does. */
  readonly name: string;
  readonly portal: PortalName;
  /** Display name. */
  readonly title: string;
  /** The same in French. */
  readonly title_fr?: string;
  /** Kind, such as Federal Government. */
  readonly type: string | null;
  /** What it is; cut to 200 characters in the list. */
  readonly description: string | null;
  /** The same in French. */
  readonly description_fr?: string;
  /** How many datasets it has. */
  readonly dataset_count: number | null;
  /** Other short names. */
  readonly aliases?: readonly string[];
  /** Logo. */
  readonly image_url?: string;
  /** When it was added to the portal. */
  readonly created?: string;
  /** Its page at the portal. */
  readonly url: string;
}

/** spec/api/opendata/service.yaml#records.Publisher */
export interface Publisher {
  /** Id at the portal; its name where the portal does not tell the id. */
  readonly id: string;
  /** Name in addresses. */
  readonly name: string;
  /** Display name. */
  readonly title: string;
  /** The same in French. */
  readonly title_fr?: string;
  /** Kind, such as Federal Government. */
  readonly type?: string;
}

/** spec/api/opendata/service.yaml#records.Resource */
export interface Resource {
  /** Name. */
  readonly name: string | null;
  /** Name in French. */
  readonly name_fr?: string;
  /** Format as the publisher wrote it, such as CSV or text/csv. */
  readonly format: string | null;
  /** Where it is. */
  readonly url: string | null;
  /** What it is. */
  readonly description?: string;
  /** Size. */
  readonly bytes?: number;
  /** When it last changed. */
  readonly modified?: string;
  /** Languages of the content. */
  readonly languages?: readonly string[];
}

export interface SearchArguments {
  /** Words of title, description and keywords. */
  readonly q: string;
  /** us, uk or ca. */
  readonly portal: PortalName;
  /** How many datasets at most. */
  readonly limit: number;
  /** How many to skip; at us offset and limit together reach 999. */
  readonly offset: number;
}

export interface SearchResult {
  readonly portal: PortalName;
  /** How many datasets are given here. */
  readonly count: number;
  /** How many match; null at us, which does not count, unless all are seen. */
  readonly total: number | null;
  /** Offset of the next page; null at the end. */
  readonly next_offset: number | null;
  /** Best match first. */
  readonly datasets: readonly Dataset[];
}

export interface DatasetArguments {
  /** Name or id of the dataset. */
  readonly dataset_id: string;
  /** us, uk or ca: where it was found. */
  readonly portal: PortalName;
  /** How many resources at most. */
  readonly max_resources: number;
}

export interface OrganizationsArguments {
  /** us, uk or ca. */
  readonly portal: PortalName;
  /** How many organizations at most. */
  readonly limit: number;
  /** How many to skip. */
  readonly offset: number;
}

export interface OrganizationsResult {
  readonly portal: PortalName;
  /** How many organizations are given here. */
  readonly count: number;
  /** How many there are; null where the portal does not count. */
  readonly total: number | null;
  /** Offset of the next page; null at the end. */
  readonly next_offset: number | null;
  /** Those with most datasets first. */
  readonly organizations: readonly Organization[];
}

export interface OrganizationArguments {
  /** Name or id of the organization; at us also another short name, such as nasa. */
  readonly org_id: string;
  /** us, uk or ca: where it was found. */
  readonly portal: PortalName;
}
