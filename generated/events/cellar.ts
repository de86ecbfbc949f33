// Generated from spec/events/cellar.yaml by `make generate`: do not edit.

export interface Act {
  /** CELEX number. */
  celex: string;
  /** Title in English. */
  title: string;
  /** Day of the document. */
  date: string | null;
  /** Its page on EUR-Lex. */
  url: string;
}
