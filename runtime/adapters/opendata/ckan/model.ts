// Common data model for CKAN and Data.gov. Unknown values are undefined.

/** A text in English, and in French if the portal has both. */
export interface Text {
  readonly en: string | undefined;
  readonly fr: string | undefined;
}

export interface Organization {
  readonly id: string | undefined;
  readonly name: string;
  readonly title: Text;
  readonly type: string | undefined;
  readonly description: Text;
  readonly datasets: number | undefined;
  readonly aliases: readonly string[];
  readonly image: string | undefined;
  readonly created: string | undefined;
}

export interface Resource {
  readonly name: Text;
  readonly format: string | undefined;
  readonly url: string | undefined;
  readonly description: string | undefined;
  readonly bytes: number | undefined;
  readonly modified: string | undefined;
  readonly languages: readonly string[];
}

export interface Dataset {
  readonly id: string | undefined;
  readonly name: string;
  readonly title: Text;
  readonly notes: Text;
  readonly organization: Organization | undefined;
  readonly publisher: string | undefined;
  readonly license: {
    readonly id: string | undefined;
    readonly title: string | undefined;
    readonly url: string | undefined;
  };
  readonly tags: readonly string[];
  readonly tagsFr: readonly string[];
  /** A timestamp, date, month or year. */
  readonly created: string | undefined;
  readonly modified: string | undefined;
  /** Time at which the portal last read the dataset from the publisher. */
  readonly harvested: string | undefined;
  readonly frequency: string | undefined;
  readonly resources: readonly Resource[];
  readonly page: string | undefined;
}

export interface FoundDatasets {
  /** Undefined if the portal reports no total. */
  readonly total: number | undefined;
  readonly datasets: readonly Dataset[];
}

export interface FoundOrganizations {
  readonly total: number | undefined;
  readonly organizations: readonly Organization[];
}

export interface Portal<Call> {
  /** Rejects with `invalid_arguments` if the portal cannot parse the search. */
  search(words: string, limit: number, offset: number, call: Call): Promise<FoundDatasets>;
  /** Accepts an id or a name. */
  dataset(id: string, call: Call): Promise<Dataset | undefined>;
  /** Sorted by number of datasets, largest first. */
  organizations(limit: number, offset: number, call: Call): Promise<FoundOrganizations>;
  /** Accepts an id or a name. */
  organization(id: string, call: Call): Promise<Organization | undefined>;
}
