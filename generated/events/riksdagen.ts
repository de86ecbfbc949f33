// Generated from spec/services/se-parliament/events/riksdagen.yaml by `make generate`: do not edit.

export interface Ballot {
  /** Id of the ballot in the format that get_vote_detail accepts: session:designation:point. */
  readonly id: string;
  /** Session. */
  readonly session: string;
  /** Designation of the report. */
  readonly designation: string;
  /** Point of the report. */
  readonly point: number;
  /** Id of the report. */
  readonly dok_id: string | null;
  /** Day of the ballot. */
  readonly date: string | null;
  /** Yes votes in the ballot on the matter itself. */
  readonly yes: number;
  /** Votes against. */
  readonly no: number;
  /** Abstentions. */
  readonly abstain: number;
  /** Absent members. */
  readonly absent: number;
}
