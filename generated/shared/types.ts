// Generated from spec/platform.yaml by `make generate`: do not edit.

/** Kind of feedback. */
export type FeedbackType = 'bug' | 'feature_request' | 'general';

export type ReportFeedbackResult = FeedbackReceipt;

/** spec/platform.yaml#records.FeedbackReceipt */
export interface FeedbackReceipt {
  /** Id of the feedback. */
  readonly id: string;
  /** The feedback was stored. */
  readonly status: 'received';
  /** Slug of the service that the feedback is about. */
  readonly service: string;
  /** Time of receipt, in UTC. */
  readonly received_at: string;
}

export interface ReportFeedbackArguments {
  /** Bug report or suggestion, in plain language. */
  readonly feedback: string;
  /** Kind of feedback. */
  readonly feedback_type: FeedbackType;
}
