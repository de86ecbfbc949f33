// Runs a tool from a page, with the visitor's key, or without one while the network's allowance lasts.

import type { OperationPage, PageArguments } from '../../contract/page.ts';
import { addressed, queryOf } from './form-values.ts';
import { type Outcome, sendJson } from './server-calls.ts';

export type Answer = Readonly<Record<string, unknown>>;

export type RunOperation = Pick<OperationPage, 'name' | 'path' | 'methods' | 'needsKey'>;

export interface RunTarget {
  readonly operation: RunOperation;
  /** Service slug; `api/<area>` for an area. */
  readonly service: string;
  /** Visitors without a key may call it. */
  readonly isOpen: boolean;
}

/** Without a key, the page must ask for one before the call. */
export function mustAskFirst({ operation, isOpen }: RunTarget, key: string): boolean {
  return operation.needsKey && key === '' && !isOpen;
}

export function runCall({ operation, service }: RunTarget, args: PageArguments, key: string): Promise<Outcome<Answer>> {
  if (key === '' && operation.needsKey) {
    return sendJson<Answer>('POST', `/try/${service}/${operation.name}`, { body: args });
  }
  const isPost = operation.methods.includes('POST');
  const { path, rest } = addressed(operation, args);
  const query = isPost ? '' : queryOf(rest).toString();
  const address = query === '' ? path : `${path}?${query}`;
  return sendJson<Answer>(isPost ? 'POST' : 'GET', address, { key, ...(isPost ? { body: args } : {}) });
}

const KEY_CODES: ReadonlySet<string> = new Set(['allowance_used', 'key_required', 'key_unknown', 'key_revoked']);

/** The call failed only because a key is missing or wrong. */
export function needsKey(outcome: Outcome<unknown> | undefined): boolean {
  return KEY_CODES.has(outcome?.problem?.code ?? '');
}
