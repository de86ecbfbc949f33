// The interface between transports and dispatch. Transports decode and encode; everything else happens behind `Invoke`.

import type { Provenance } from '../contract/call.ts';
import type { AccountKey, QuotaState } from '../contract/gate.ts';
import type { DeprecatedInput, Operation, RawArguments } from '../contract/operation.ts';
import type { Problem } from '../contract/problem.ts';

/** One call, not yet checked. */
export interface Invocation {
  readonly operation: Operation;
  readonly raw: RawArguments;
  /**
   * Returns the caller's key, which the transport looked up.
   * @param argument the key in the tool's own key argument
   * @throws Problem key_conflict, key_required, key_unknown, key_revoked, store_unavailable; synchronously or as a rejection
   */
  identify(argument?: string): AccountKey | Promise<AccountKey>;
  readonly requestId: string;
  readonly transport: 'rest' | 'mcp' | 'api';
  /** The caller's network. */
  readonly network: string;
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
  /** Receives the progress of a slow tool, if the caller requested it. */
  readonly progress?: Progress | undefined;
}

/** Steps done, total steps if known, and a description of the current step. */
export type Progress = (done: number, total: number | undefined, message: string) => void;

export type Outcome =
  | {
      readonly ok: true;
      readonly result: object;
      readonly provenance: readonly Provenance[];
      /** Explains the result to readers of text. */
      readonly explanation?: string | undefined;
      readonly quota: QuotaState | undefined;
      /** Deprecated inputs that the call used. */
      readonly deprecated: readonly DeprecatedInput[];
    }
  | { readonly ok: false; readonly problem: Problem; readonly quota: QuotaState | undefined };

/** The only path from a transport to an adapter. Never rejects: every failure is a Problem. */
export type Invoke = (invocation: Invocation) => Promise<Outcome>;
