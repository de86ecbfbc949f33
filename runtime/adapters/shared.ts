// The tools that every service gets.

import type { SharedHandlers } from '../../generated/shared/handlers.ts';
import type { Accounts } from '../accounts/accounts.ts';

/** Answers `report_feedback` of every service. */
export function shared(accounts: Pick<Accounts, 'receiveFeedback'>): SharedHandlers {
  return {
    report_feedback: ({ feedback, feedback_type }, call) =>
      accounts.receiveFeedback({
        service: call.service,
        feedback,
        feedbackType: feedback_type,
        keyId: call.caller.keyId,
      }),
  };
}
