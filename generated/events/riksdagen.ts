// Generated from spec/events/riksdagen.yaml by `make generate`: do not edit.

export interface Document {
  /** Document id. */
  dok_id: string;
  /** Title. */
  title: string | null;
  /** Second title. */
  subtitle: string | null;
  /** Type: mot, prop, bet and so on. */
  doc_type: string | null;
  /** Session. */
  session: string | null;
  /** Designation within the session. */
  designation: string | null;
  /** Committee or issuer. */
  committee: string | null;
  /** Day of the document. */
  date: string | null;
  /** Status in the source's words. */
  status: string | null;
  /** Its page. */
  url: string | null;
}

export interface Ballot {
  /** Ballot as get_vote_detail takes it: session:designation:point. */
  id: string;
  /** Session. */
  session: string;
  /** Designation of the report. */
  designation: string;
  /** Point of the report. */
  point: number;
  /** Id of the report. */
  dok_id: string | null;
  /** When it was held. */
  date: string | null;
  /** Votes in favour on the matter itself. */
  yes: number;
  /** Votes against. */
  no: number;
  /** Abstentions. */
  abstain: number;
  /** Absent members. */
  absent: number;
}
