// Generated from spec/events/riksdagen.yaml by `make generate`: do not edit.

export interface Document {
  /** Document id. */
  readonly dok_id: string;
  /** Title. */
  readonly title: string | null;
  /** Second title. */
  readonly subtitle: string | null;
  /** Type: mot, prop, bet and so on. */
  readonly doc_type: string | null;
  /** Session. */
  readonly session: string | null;
  /** Designation within the session. */
  readonly designation: string | null;
  /** Committee or issuer. */
  readonly committee: string | null;
  /** Day of the document. */
  readonly date: string | null;
  /** Status in the source's words. */
  readonly status: string | null;
  /** Its page. */
  readonly url: string | null;
}

export interface Ballot {
  /** Ballot as get_vote_detail takes it: session:designation:point. */
  readonly id: string;
  /** Session. */
  readonly session: string;
  /** Designation of the report. */
  readonly designation: string;
  /** Point of the report. */
  readonly point: number;
  /** Id of the report. */
  readonly dok_id: string | null;
  /** When it was held. */
  readonly date: string | null;
  /** Votes in favour on the matter itself. */
  readonly yes: number;
  /** Votes against. */
  readonly no: number;
  /** Abstentions. */
  readonly abstain: number;
  /** Absent members. */
  readonly absent: number;
}
