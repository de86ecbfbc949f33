// Datasets and organisations of open-data portals, one shape for all: CKAN's and Data.gov's. What is not known is undefined.

/** A text in English, and in French where the portal has both. */
export interface Text {
  readonly en: string | undefined;
  readonly fr: string | undefined;
}

/** An organisation that publishes datasets. */
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

/** A file or service of a dataset. */
export interface Resource {
  readonly name: Text;
  readonly format: string | undefined;
  readonly url: string | undefined;
  readonly description: string | undefined;
  readonly bytes: number | undefined;
  readonly modified: string | undefined;
  readonly languages: readonly string[];
}

/** A dataset with its files. */
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
  /** Times, days, or months or years alone. */
  readonly created: string | undefined;
  readonly modified: string | undefined;
  /** When the portal last read it from the publisher. */
  readonly harvested: string | undefined;
  readonly frequency: string | undefined;
  readonly resources: readonly Resource[];
  /** Page that the publisher names. */
  readonly page: string | undefined;
}

/** A piece of the datasets that were found. */
export interface FoundDatasets {
  /** Undefined where the portal does not count. */
  readonly total: number | undefined;
  readonly datasets: readonly Dataset[];
}

/** A piece of the organisations. */
export interface FoundOrganizations {
  readonly total: number | undefined;
  readonly organizations: readonly Organization[];
}

/** What every portal can be asked. All methods reject with a Problem of the client. */
export interface Portal<Call> {
  /** `invalid_arguments` for a search that the portal cannot read. */
  search(words: string, limit: number, offset: number, call: Call): Promise<FoundDatasets>;
  /** By id or name; undefined when there is none. */
  dataset(id: string, call: Call): Promise<Dataset | undefined>;
  /** Those with most datasets first. */
  organizations(limit: number, offset: number, call: Call): Promise<FoundOrganizations>;
  /** By id or name; undefined when there is none. */
  organization(id: string, call: Call): Promise<Organization | undefined>;
}
