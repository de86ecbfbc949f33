// Generated from spec/services/se-parliament/events/riksdagen.yaml by `make generate`: do not edit.

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
