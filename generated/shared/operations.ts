// Generated from spec/platform.yaml by `make generate`: do not edit.

import type { Operation } from '../../runtime/contract/operation.ts';
import { checkReportFeedbackResult, decodeReportFeedback } from './validators.ts';

/** spec/platform.yaml#tools.report_feedback */
export const reportFeedback: Operation = {
  id: 'shared.report_feedback',
  service: 'shared',
  adapter: 'shared',
  name: 'report_feedback',
  summary: 'Report a bug, a missing feature or any other remark about this service to the people who run it.',
  effect: 'write',
  methods: ['POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: [],
  decode: decodeReportFeedback,
  check: checkReportFeedbackResult,
};
