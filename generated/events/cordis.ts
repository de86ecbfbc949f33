// Generated from spec/services/eu-research/events/cordis.yaml by `make generate`: do not edit.

export interface Project {
  /** Grant agreement number. */
  readonly reference: string;
  /** Title. */
  readonly title: string | null;
  /** Acronym. */
  readonly acronym: string | null;
  /** Framework programme. */
  readonly programme: string | null;
  /** Start date. */
  readonly start_date: string | null;
  /** End date. */
  readonly end_date: string | null;
  /** Country of the coordinator. */
  readonly coordinating_country: string | null;
  /** Page. */
  readonly url: string;
}
