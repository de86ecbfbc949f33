// Sign-up, and what operators do with keys and feedback. Whatever changes or refuses is a line in the log, without the key.

import type { PlatformHandlers } from '../../generated/endpoints/handlers.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { type EndpointRequest, OtherStatus } from '../contract/endpoint.ts';
import { Problem } from '../contract/problem.ts';
import type { Log } from '../observe/log.ts';
import { keyPage, linkPage } from './sign-up-links.ts';

/** What the pages of accounts need. */
export interface AccountPagesOptions {
  readonly accounts: Accounts;
  readonly signup: 'open' | 'off';
  /** Whom to ask about lost keys. */
  readonly contact: string | undefined;
  readonly log: Log;
}

type AccountHandlers = Pick<
  PlatformHandlers,
  | 'sign_up'
  | 'sign_up_link'
  | 'redeem_sign_up_link'
  | 'admin_free_email'
  | 'admin_erase'
  | 'key_usage'
  | 'key_rotate'
  | 'key_revoke'
  | 'admin_create_key'
  | 'admin_list_keys'
  | 'admin_rotate_key'
  | 'admin_revoke_key'
  | 'admin_change_plan'
  | 'admin_list_feedback'
>;

/** The handlers of sign-up and of lost keys. */
export function accountPages({ accounts, signup, contact, log }: AccountPagesOptions): AccountHandlers {
  const { operators, signUps } = accounts;
  const demandOpen = () => {
    if (signup === 'off') throw new Problem('signup_closed', 'Sign-up is closed on this server.', ask);
  };
  const demandMail = () => {
    if (!signUps.byMail)
      throw new Problem('not_found', 'This server mails no links.', { hint: 'POST /signup gives a key.' });
  };
  const ask = contact === undefined ? {} : { hint: `Ask ${contact}.` };
  return {
    async sign_up({ email }, { address, requestId }) {
      demandOpen();
      if (signUps.byMail) {
        await signUps.mailLink(email, address);
        return new OtherStatus({ status: 'sent' });
      }
      const made = await signUps.atOnce(email, address).catch((error: unknown) => {
        throw error instanceof Problem && error.code === 'email_taken' ? withHint(error, ask) : error;
      });
      log.info({ key_id: made.id, plan: made.plan, request_id: requestId }, 'sign-up: key made');
      return contact === undefined ? made : { ...made, contact };
    },
    sign_up_link() {
      demandMail();
      return linkPage();
    },
    async redeem_sign_up_link({ token }, { requestId }) {
      demandMail();
      demandOpen();
      const made = await signUps.redeem(token);
      log.info({ key_id: made.id, plan: made.plan, request_id: requestId }, 'sign-up: key given over a mailed link');
      return keyPage(made.key);
    },
    async admin_free_email({ email }, visit) {
      const freed = await operators.freeEmail(email);
      log.info({ key_ids: freed.revoked, ...by(visit) }, 'e-mail address freed');
      return freed;
    },
    async admin_erase({ email }, visit) {
      const { keys, usage, signIns, ...rest } = await operators.erase(email);
      const erased = { keys: keys.length, usage_days: usage, sign_ins: signIns, ...rest };
      log.info({ ...erased, ...by(visit) }, 'data of a person erased');
      return erased;
    },
    key_usage: (_, { keyId }) => accounts.ownKey.usage(keyId as string),
    async key_rotate({ overlap_seconds }, { keyId, requestId }) {
      const rotated = await accounts.ownKey.rotate(keyId as string, overlap_seconds);
      log.info({ key_id: keyId, overlap_seconds, by: 'owner', request_id: requestId }, 'key rotated');
      return rotated;
    },
    async key_revoke(_, { keyId, requestId }) {
      const revoked = await accounts.ownKey.revoke(keyId as string);
      log.info({ key_id: keyId, by: 'owner', request_id: requestId }, 'key revoked');
      return revoked;
    },
    async admin_create_key(request, visit) {
      const made = await operators.create(request);
      log.info({ key_id: made.id, plan: made.plan, ...by(visit) }, 'key made');
      return made;
    },
    admin_list_keys: (request) => operators.list(request),
    async admin_rotate_key({ id, overlap_seconds }, visit) {
      const rotated = await operators.rotate(id, overlap_seconds);
      log.info({ key_id: id, overlap_seconds, ...by(visit) }, 'key rotated');
      return rotated;
    },
    async admin_revoke_key({ id }, visit) {
      const revoked = await operators.revoke(id);
      log.info({ key_id: id, ...by(visit) }, 'key revoked');
      return revoked;
    },
    async admin_change_plan({ id, plan }, visit) {
      const { before, key } = await operators.changePlan(id, plan);
      log.info({ key_id: id, plan, before, ...by(visit) }, 'plan of a key changed');
      return key;
    },
    admin_list_feedback: (page) => operators.feedback(page),
  };
}

/** There is one operator's token, so that the address says who it was. */
function by({ address, requestId }: EndpointRequest): object {
  return { by: 'operator', address, request_id: requestId };
}

function withHint(problem: Problem, hint: { hint?: string }): Problem {
  return new Problem(problem.code, problem.message, { ...problem.extras, ...hint });
}
