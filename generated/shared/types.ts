// Generated from spec/platform.yaml by `make generate`: do not edit.

/** What kind of feedback this is. */
export type FeedbackType = 'bug' | 'feature_request' | 'general';

export type ReportFeedbackResult = FeedbackReceipt;

/** spec/platform.yaml#records.FeedbackReceipt */
export interface FeedbackReceipt {
  /** Identifier of this feedback. */
  id: string;
  /** It was kept. */
  status: 'received';
  /** Slug of the service that it is about. */
  service: string;
  /** When it was received, in UTC. */
  received_at: string;
}

export interface ReportFeedbackArguments {
  /** The issue or suggestion, in plain words. */
  feedback: string;
  /** What kind of feedback this is. */
  feedback_type: FeedbackType;
}
