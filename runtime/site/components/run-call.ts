// Runs a tool from a page with the visitor's key, or without a key until the allowance of the visitor's network is used
// up.

import type { OperationPage, PageArguments } from '../../contract/page.ts';
import { addressed, queryOf } from './form-values.ts';
import { type Outcome, sendJson } from './server-calls.ts';

export type Answer = Readonly<Record<string, unknown>>;

export type RunOperation = Pick<OperationPage, 'name' | 'path' | 'methods' | 'needsKey'>;

export interface RunTarget {
  readonly operation: RunOperation;
  /** Service slug; `api/<area>` for an area. */
  readonly service: string;
  /** True if visitors without a key may call the tool. */
  readonly isOpen: boolean;
}

/** True if the page must ask for a key before the call. */
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

/** True if the call failed only because a key is missing or invalid. */
export function needsKey(outcome: Outcome<unknown> | undefined): boolean {
  return KEY_CODES.has(outcome?.problem?.code ?? '');
}
