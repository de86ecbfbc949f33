// Generated from spec/api/opendata.yaml by `make generate`: do not edit.

/** us: catalog.data.gov; uk: data.gov.uk; ca: open.canada.ca. */
export type PortalName = 'us' | 'uk' | 'ca';

export type DatasetResult = Dataset;

export type OrganizationResult = Organization;

/** spec/api/opendata.yaml#records.Dataset */
export interface Dataset {
  /** Id at the portal. */
  id: string | null;
  /** Name in addresses; opens the dataset as its id does. */
  name: string;
  portal: PortalName;
  /** Title. */
  title: string | null;
  /** Title in French. */
  title_fr?: string;
  /** Description as plain text; cut to 300 characters in a search. */
  notes: string | null;
  /** The same in French; left out in a search. */
  notes_fr?: string;
  /** Who runs it at the portal. */
  organization: Publisher | null;
  /** Who publishes it. */
  publisher: string | null;
  /** Licence; everything is null where none is named. */
  license: License;
  /** Keywords, ten at most in a search. */
  tags: string[];
  /** Keywords in French; left out in a search. */
  tags_fr?: string[];
  /** When it was published, a day or a time in UTC. */
  created: string | null;
  /** When it last changed, a day or a time in UTC. */
  modified: string | null;
  /** How often it changes, as the publisher wrote it. */
  update_frequency?: string;
  /** Formats of all resources. */
  formats: string[];
  /** How many files and services it has. */
  resource_count: number;
  /** Files and services: the first two in a search, 50 of a dataset unless max_resources says otherwise. */
  resources: Resource[];
  /** Page of the dataset. */
  url: string;
}

/** spec/api/opendata.yaml#records.License */
export interface License {
  /** Short id, such as uk-ogl. */
  id: string | null;
  /** Its name. */
  title: string | null;
  /** Its text. */
  url: string | null;
}

/** spec/api/opendata.yaml#records.Organization */
export interface Organization {
  /** Id at the portal. */
  id: string | null;
  /** Name in addresses; opens the organization as its id does. */
  name: string;
  portal: PortalName;
  /** Name for people. */
  title: string;
  /** The same in French. */
  title_fr?: string;
  /** Kind, such as Federal Government. */
  type: string | null;
  /** What it is; cut to 200 characters in the list. */
  description: string | null;
  /** The same in French. */
  description_fr?: string;
  /** How many datasets it has. */
  dataset_count: number | null;
  /** Other short names. */
  aliases?: string[];
  /** Logo. */
  image_url?: string;
  /** When it was added to the portal. */
  created?: string;
  /** Its page at the portal. */
  url: string;
}

/** spec/api/opendata.yaml#records.Publisher */
export interface Publisher {
  /** Id at the portal. */
  id: string | null;
  /** Name in addresses. */
  name: string;
  /** Name for people. */
  title: string;
  /** The same in French. */
  title_fr?: string;
  /** Kind, such as Federal Government. */
  type?: string;
}

/** spec/api/opendata.yaml#records.Resource */
export interface Resource {
  /** Name. */
  name: string | null;
  /** Name in French. */
  name_fr?: string;
  /** Format as the publisher wrote it, such as CSV or text/csv. */
  format: string | null;
  /** Where it is. */
  url: string | null;
  /** What it is. */
  description?: string;
  /** Size. */
  bytes?: number;
  /** When it last changed. */
  modified?: string;
  /** Languages of the content. */
  languages?: string[];
}

export interface SearchArguments {
  /** Words of title, description and keywords. */
  q: string;
  /** us, uk or ca. */
  portal: PortalName;
  /** How many datasets at most. */
  limit: number;
  /** How many to skip; at us offset and limit together reach 999. */
  offset: number;
}

export interface SearchResult {
  portal: PortalName;
  /** How many datasets are given here. */
  count: number;
  /** How many match; null at us, which does not count, unless all are seen. */
  total: number | null;
  /** The offset that goes on; null at the end. */
  next_offset: number | null;
  /** Best match first. */
  datasets: Dataset[];
}

export interface DatasetArguments {
  /** Name or id of the dataset. */
  dataset_id: string;
  /** us, uk or ca: where it was found. */
  portal: PortalName;
  /** How many resources at most. */
  max_resources: number;
}

export interface OrganizationsArguments {
  /** us, uk or ca. */
  portal: PortalName;
  /** How many organizations at most. */
  limit: number;
  /** How many to skip. */
  offset: number;
}

export interface OrganizationsResult {
  portal: PortalName;
  /** How many organizations are given here. */
  count: number;
  /** How many there are; null where the portal does not count. */
  total: number | null;
  /** The offset that goes on; null at the end. */
  next_offset: number | null;
  /** Those with most datasets first. */
  organizations: Organization[];
}

export interface OrganizationArguments {
  /** Name or id of the organization; at us also another short name, such as nasa. */
  org_id: string;
  /** us, uk or ca: where it was found. */
  portal: PortalName;
}
