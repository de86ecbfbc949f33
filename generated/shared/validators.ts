// Generated from spec/platform.yaml by `make generate`: do not edit.

import { ArgumentReader } from '../../runtime/contract/arguments.ts';
import type { Decoded, RawArguments } from '../../runtime/contract/operation.ts';
import type { ResultWatch } from '../../runtime/contract/result.ts';
import type { ReportFeedbackArguments } from './types.ts';

const FEEDBACK_TYPE_VALUES = ['bug', 'feature_request', 'general'] as const;

/** spec/platform.yaml#tools.report_feedback */
export function decodeReportFeedback(raw: RawArguments): Decoded<ReportFeedbackArguments> {
  const read = new ArgumentReader(raw, ['feedback', 'feedback_type']);
  return read.finish<ReportFeedbackArguments>({
    feedback: read.string('feedback', { required: true, minLength: 1, maxLength: 4000 }),
    feedback_type: read.choice('feedback_type', FEEDBACK_TYPE_VALUES, { default: 'general' }),
  });
}

/** Result of spec/platform.yaml#tools.report_feedback */
export function watchReportFeedbackResult(watch: ResultWatch, result: object): void {
  watchFeedbackReceipt(watch, result);
}

/** spec/platform.yaml#records.FeedbackReceipt */
function watchFeedbackReceipt(watch: ResultWatch, feedbackReceipt: object): void {
  watch.string(feedbackReceipt, 'id', { required: true, format: 'uuid' });
  watch.choice(feedbackReceipt, 'status', ['received'], { required: true });
  watch.string(feedbackReceipt, 'service', { required: true });
  watch.string(feedbackReceipt, 'received_at', { required: true, format: 'date-time' });
}
