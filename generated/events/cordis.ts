// Generated from spec/events/cordis.yaml by `make generate`: do not edit.

export interface Project {
  /** Grant agreement number. */
  reference: string;
  /** Title. */
  title: string | null;
  /** Acronym. */
  acronym: string | null;
  /** Framework programme. */
  programme: string | null;
  /** When it began. */
  start_date: string | null;
  /** When it ends. */
  end_date: string | null;
  /** Country of the coordinator. */
  coordinating_country: string | null;
  /** Its page. */
  url: string;
}
