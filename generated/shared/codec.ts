// Generated from spec/platform.yaml by `make generate`: do not edit.

import type { Decoded, RawArguments } from '../../runtime/contract/operation.ts';
import { published } from '../../runtime/contract/published.ts';
import { ArgumentReader } from '../../runtime/decoding/arguments.ts';
import type { ReportFeedbackArguments } from './types.ts';

/** What kind of feedback this is. */
export const FEEDBACK_TYPE_VALUES = ['bug', 'feature_request', 'general'] as const;

/** spec/platform.yaml#records.FeedbackReceipt */
export const feedbackReceiptFields = published.fields({
  id: published.string({ format: 'uuid' }),
  status: published.choice(['received']),
  service: published.string(),
  received_at: published.string({ format: 'date-time' }),
});

/** spec/platform.yaml#tools.report_feedback */
export function decodeReportFeedback(raw: RawArguments): Decoded<ReportFeedbackArguments> {
  const read = new ArgumentReader(raw, ['feedback', 'feedback_type']);
  return read.finish<ReportFeedbackArguments>({
    feedback: read.string('feedback', { required: true, minLength: 1, maxLength: 4000, multiline: true }),
    feedback_type: read.choice('feedback_type', FEEDBACK_TYPE_VALUES, { default: 'general' }),
  });
}

/** Result of spec/platform.yaml#tools.report_feedback */
export const reportFeedbackResult = published.record(feedbackReceiptFields);
