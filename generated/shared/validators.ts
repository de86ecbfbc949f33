// Generated from spec/platform.yaml by `make generate`: do not edit.

import { ArgumentReader } from '../../runtime/decoding/arguments.ts';
import type { Decoded, RawArguments } from '../../runtime/contract/operation.ts';
import type { ResultCheck } from '../../runtime/contract/result.ts';
import type { ReportFeedbackArguments } from './types.ts';
import { FEEDBACK_TYPE_VALUES } from './values.ts';

/** spec/platform.yaml#tools.report_feedback */
export function decodeReportFeedback(raw: RawArguments): Decoded<ReportFeedbackArguments> {
  const read = new ArgumentReader(raw, ['feedback', 'feedback_type']);
  return read.finish<ReportFeedbackArguments>({
    feedback: read.string('feedback', { required: true, minLength: 1, maxLength: 4000, multiline: true }),
    feedback_type: read.choice('feedback_type', FEEDBACK_TYPE_VALUES, { default: 'general' }),
  });
}

/** Result of spec/platform.yaml#tools.report_feedback */
export function checkReportFeedbackResult(check: ResultCheck, result: object): void {
  checkFeedbackReceipt(check, result);
}

/** spec/platform.yaml#records.FeedbackReceipt */
function checkFeedbackReceipt(check: ResultCheck, feedbackReceipt: object): void {
  check.string(feedbackReceipt, 'id', { required: true, format: 'uuid' });
  check.choice(feedbackReceipt, 'status', ['received'], { required: true });
  check.string(feedbackReceipt, 'service', { required: true });
  check.string(feedbackReceipt, 'received_at', { required: true, format: 'date-time' });
}
