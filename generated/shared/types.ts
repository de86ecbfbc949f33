// Generated from spec/platform.yaml by `make generate`: do not edit.

/** What kind of feedback this is. */
export type FeedbackType = 'bug' | 'feature_request' | 'general';

export type ReportFeedbackResult = FeedbackReceipt;

/** spec/platform.yaml#records.FeedbackReceipt */
export interface FeedbackReceipt {
  /** Identifier of this feedback. */
  readonly id: string;
  /** It was kept. */
  readonly status: 'received';
  /** Slug of the service that it is about. */
  readonly service: string;
  /** When it was received, in UTC. */
  readonly received_at: string;
}

export interface ReportFeedbackArguments {
  /** The issue or suggestion, in plain words. */
  readonly feedback: string;
  /** What kind of feedback this is. */
  readonly feedback_type: FeedbackType;
}
