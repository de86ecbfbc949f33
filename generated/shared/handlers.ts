// Generated from spec/platform.yaml by `make generate`: do not edit.

import type { Handler } from '../../runtime/contract/call.ts';
import type { ReportFeedbackArguments, ReportFeedbackResult } from './types.ts';

/** Public reference data and live data for AI agents. */
export interface SharedHandlers {
  /** Report a bug, a missing feature or any other remark about this service to the people who run it. */
  report_feedback: Handler<ReportFeedbackArguments, ReportFeedbackResult>;
}
