// Handlers for sign-up and for managing keys and feedback as an operator. Every action is audited, without the key.

import type { PlatformHandlers } from '../../generated/endpoints/handlers.ts';
import type { BlockEntry } from '../../generated/endpoints/types.ts';
import { OtherStatus, type ServedDocument } from '../contract/endpoint.ts';
import { Problem } from '../contract/problem.ts';
import type { Accounts } from '../identity/accounts.ts';
import type { Block } from '../store/blocks.ts';
import type { Log } from '../telemetry/log.ts';
import type { Audit } from './audit.ts';

export interface SignUpLinkPages {
  linkPage(): Promise<ServedDocument>;
  keyPage(key: string): Promise<ServedDocument>;
}

export interface AccountPagesOptions {
  readonly accounts: Accounts;
  readonly signup: 'open' | 'off';
  /** Contact of the operator, for users who have lost their keys. */
  readonly contact: string | undefined;
  readonly log: Log;
  readonly audit: Audit;
  readonly linkPages: SignUpLinkPages;
  readonly eraseAnswers: (text: string) => Promise<number>;
}

type AccountHandlers = Pick<
  PlatformHandlers,
  | 'sign_up'
  | 'sign_up_link'
  | 'redeem_sign_up_link'
  | 'admin_free_email'
  | 'admin_erase'
  | 'admin_erase_answers'
  | 'admin_list_blocks'
  | 'admin_block'
  | 'admin_unblock'
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

export function accountPages({
  accounts,
  signup,
  contact,
  log,
  audit,
  linkPages,
  eraseAnswers,
}: AccountPagesOptions): AccountHandlers {
  const { operators, signUps } = accounts;
  const demandOpen = () => {
    if (signup === 'off') throw new Problem('signup_closed', 'Sign-up is closed on this server.', ask);
  };
  const demandMail = () => {
    if (!signUps.byMail)
      throw new Problem('not_found', 'This server does not send sign-up links by email.', {
        hint: 'Request a key with POST /signup.',
      });
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
      log.info({ key_id: made.id, plan: made.plan, request_id: requestId }, 'sign-up: key created');
      return contact === undefined ? made : { ...made, contact };
    },
    sign_up_link() {
      demandMail();
      return linkPages.linkPage();
    },
    async redeem_sign_up_link({ token }, { requestId }) {
      demandMail();
      demandOpen();
      const made = await signUps.redeem(token);
      log.info({ key_id: made.id, plan: made.plan, request_id: requestId }, 'sign-up: key issued through emailed link');
      return linkPages.keyPage(made.key);
    },
    async admin_free_email({ email }, endpointRequest) {
      const freed = await operators.freeEmail(email);
      await audit.note(
        { action: 'email.free', details: { key_ids: freed.revoked }, message: 'email address released' },
        endpointRequest,
      );
      return freed;
    },
    async admin_erase({ email }, endpointRequest) {
      const { keys, usage, signIns, ...rest } = await operators.erase(email);
      const answers = await eraseAnswers(email.trim());
      const erased = { keys: keys.length, usage_days: usage, sign_ins: signIns, ...rest, answers };
      await audit.note(
        { action: 'person.erase', details: { ...erased, key_ids: keys }, message: 'personal data erased' },
        endpointRequest,
      );
      return erased;
    },
    async admin_erase_answers({ contains }, endpointRequest) {
      const answers = await eraseAnswers(contains);
      // Omit the string, because it may be personal data.
      const details = { answers, characters: contains.length };
      await audit.note({ action: 'answers.erase', details, message: 'stored answers erased' }, endpointRequest);
      return { answers };
    },
    key_usage: (_, { keyId }) => accounts.ownKey.usage(keyId as string),
    async key_rotate({ overlap_seconds }, endpointRequest) {
      const keyId = endpointRequest.keyId as string;
      const rotated = await accounts.ownKey.rotate(keyId, overlap_seconds);
      await audit.note(
        { action: 'key.rotate', subject: keyId, details: { overlap_seconds }, message: 'key rotated' },
        endpointRequest,
      );
      return rotated;
    },
    async key_revoke(_, endpointRequest) {
      const keyId = endpointRequest.keyId as string;
      const revoked = await accounts.ownKey.revoke(keyId);
      await audit.note({ action: 'key.revoke', subject: keyId, message: 'key revoked' }, endpointRequest);
      return revoked;
    },
    async admin_create_key(request, endpointRequest) {
      const made = await operators.create(request);
      await audit.note(
        { action: 'key.create', subject: made.id, details: { plan: made.plan }, message: 'key created' },
        endpointRequest,
      );
      return made;
    },
    admin_list_keys: (request) => operators.list(request),
    async admin_rotate_key({ id, overlap_seconds }, endpointRequest) {
      const rotated = await operators.rotate(id, overlap_seconds);
      await audit.note(
        { action: 'key.rotate', subject: id, details: { overlap_seconds }, message: 'key rotated' },
        endpointRequest,
      );
      return rotated;
    },
    async admin_revoke_key({ id }, endpointRequest) {
      const revoked = await operators.revoke(id);
      await audit.note({ action: 'key.revoke', subject: id, message: 'key revoked' }, endpointRequest);
      return revoked;
    },
    async admin_change_plan({ id, plan }, endpointRequest) {
      const { before, key } = await operators.changePlan(id, plan);
      await audit.note(
        { action: 'key.plan', subject: id, details: { plan, before }, message: 'key plan changed' },
        endpointRequest,
      );
      return key;
    },
    async admin_list_blocks(page) {
      const { blocks, nextCursor } = await accounts.blocks.list(page);
      return { blocks: blocks.map(blockEntry), next_cursor: nextCursor };
    },
    async admin_block(block, endpointRequest) {
      const entry = blockEntry(await accounts.blocks.add(block, endpointRequest.operator ?? ''));
      const { id, kind, value, reason, until } = entry;
      await audit.note(
        { action: 'block.add', subject: id, details: { kind, value, reason, until }, message: 'blocked' },
        endpointRequest,
      );
      return entry;
    },
    async admin_unblock({ id }, endpointRequest) {
      const entry = blockEntry(await accounts.blocks.lift(id));
      const details = { kind: entry.kind, value: entry.value };
      await audit.note({ action: 'block.lift', subject: id, details, message: 'block lifted' }, endpointRequest);
      return entry;
    },
    admin_list_feedback: (page) => operators.feedback(page),
  };
}

function blockEntry({ until, createdAt, createdBy, ...rest }: Block): BlockEntry {
  const [ends, made] = [until === null ? null : new Date(until).toISOString(), new Date(createdAt).toISOString()];
  return { ...rest, until: ends, created_at: made, created_by: createdBy };
}

function withHint(problem: Problem, hint: { hint?: string }): Problem {
  return new Problem(problem.code, problem.message, { ...problem.extras, ...hint });
}
