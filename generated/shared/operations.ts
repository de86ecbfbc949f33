// Generated from spec/platform.yaml by `make generate`: do not edit.

import type { Handler } from '../../runtime/contract/call.ts';
import type { Operation } from '../../runtime/contract/operation.ts';
import { decodeReportFeedback, reportFeedbackResult } from './codec.ts';
import type { ReportFeedbackArguments, ReportFeedbackResult } from './types.ts';

/** Public reference data and live data for AI agents. */
export interface SharedHandlers {
  /**
   * Report a bug, a missing feature or any other remark about this service to its operators. The feedback is stored
   * for the operators together with the service and the caller's key; no data or settings change. There is no reply,
   * and feedback sent twice is stored twice. To get data, use the service's other tools.
   */
  report_feedback: Handler<ReportFeedbackArguments, ReportFeedbackResult>;
}

/** spec/platform.yaml#tools.report_feedback */
export const reportFeedback: Operation = {
  id: 'shared.report_feedback',
  service: 'shared',
  adapter: 'shared',
  name: 'report_feedback',
  summary: 'Report a bug, a missing feature or any other remark about this service to its operators.',
  effect: 'write',
  methods: ['POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: [],
  decode: decodeReportFeedback,
  result: reportFeedbackResult,
};
