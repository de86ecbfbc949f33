// Generated from spec/services/no-parliament/events/stortinget.yaml by `make generate`: do not edit.

export interface Case {
  /** Case number. */
  readonly id: number;
  /** Session in which the case is listed. */
  readonly session: string;
  /** Formal title. */
  readonly title: string;
  /** Readable title. */
  readonly short_title: string | null;
  /** varslet, mottatt, til_behandling, behandlet, trukket, bortfalt. */
  readonly status: string | null;
  /** alminneligsak, budsjett, lovsak. */
  readonly type: string | null;
  /** Document group. */
  readonly document_group: string | null;
  /** The case's document references. */
  readonly reference: string | null;
  /** Code of the committee. */
  readonly committee: string | null;
  /** Names of the case's topics. */
  readonly topics: readonly string[];
  /** Number of the committee's recommendation. */
  readonly recommendation_id: number | null;
  /** Day of the last change. */
  readonly last_updated: string | null;
  /** Page. */
  readonly url: string;
}
