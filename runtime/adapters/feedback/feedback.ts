// Tools that every service includes.

import type { SharedHandlers } from '../../../generated/shared/operations.ts';
import type { Context } from '../context.ts';

export function create({ receiveFeedback }: Context<'shared'>): SharedHandlers {
  return {
    report_feedback: ({ feedback, feedback_type }, call) =>
      receiveFeedback({
        service: call.service,
        feedback,
        feedbackType: feedback_type,
        keyId: call.caller.keyId,
      }),
  };
}
