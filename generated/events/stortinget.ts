// Generated from spec/events/stortinget.yaml by `make generate`: do not edit.

export interface Case {
  /** Case number. */
  id: number;
  /** Session of the list. */
  session: string;
  /** Formal title. */
  title: string;
  /** Readable title. */
  short_title: string | null;
  /** varslet, mottatt, til_behandling, behandlet, trukket, bortfalt. */
  status: string | null;
  /** alminneligsak, budsjett, lovsak. */
  type: string | null;
  /** Group of documents. */
  document_group: string | null;
  /** Documents of the case. */
  reference: string | null;
  /** Code of the committee. */
  committee: string | null;
  /** Names of its topics. */
  topics: string[];
  /** Number of the committee's recommendation. */
  recommendation_id: number | null;
  /** Day of the last change. */
  last_updated: string | null;
  /** Its page. */
  url: string;
}
