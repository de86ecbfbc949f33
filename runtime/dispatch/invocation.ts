// The interface between transports and dispatch. Transports only decode and encode.

import type { AnswerName } from '../contract/answer-name.ts';
import type { Provenance } from '../contract/call.ts';
import type { AccountKey, QuotaState } from '../contract/gate.ts';
import type { DeprecatedInput, Operation, RawArguments } from '../contract/operation.ts';
import type { Problem } from '../contract/problem.ts';

/** Not yet checked. */
export interface Invocation {
  readonly operation: Operation;
  readonly raw: RawArguments;
  /**
   * Returns the key that the transport looked up.
   * @param argument value of the tool's own key argument
   * @throws Problem key_conflict, key_required, key_unknown, key_revoked, store_unavailable; synchronously or as a rejection
   */
  identify(argument?: string): AccountKey | Promise<AccountKey>;
  readonly requestId: string;
  readonly transport: 'rest' | 'mcp' | 'api';
  readonly network: string;
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
  /** Set if the caller requested progress. */
  readonly progress?: Progress | undefined;
  /** Set if the answer gets an address even if no source was used. */
  readonly isPermalink?: boolean;
}

/** Identifies the caller, without describing the call. */
export type Caller = Omit<Invocation, 'operation' | 'raw' | 'progress' | 'isPermalink'>;

/** Returns only the caller, so that no other property of a request reaches a call made on its behalf. */
export function callerOf({ requestId, transport, network, signal, identify }: Caller): Caller {
  return { requestId, transport, network, signal, identify };
}

/** Reports the number of completed steps, the total number if known, and the current step. */
export type Progress = (done: number, total: number | undefined, message: string) => void;

export type Outcome =
  | {
      readonly ok: true;
      readonly result: object;
      readonly provenance: readonly Provenance[];
      readonly explanation?: string | undefined;
      readonly quota: QuotaState | undefined;
      readonly deprecated: readonly DeprecatedInput[];
      /** Absent if the answer has no address. */
      readonly answer?: AnswerName | undefined;
    }
  | { readonly ok: false; readonly problem: Problem; readonly quota: QuotaState | undefined };

/** Never rejects: every failure is a Problem. */
export type Invoke = (invocation: Invocation) => Promise<Outcome>;
