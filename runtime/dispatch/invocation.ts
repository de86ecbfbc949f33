// What a transport hands to dispatch, and what it gets back. Transports decode and encode; everything else is behind `Invoke`.

import type { Provenance } from '../contract/call.ts';
import type { AccountKey, QuotaState } from '../contract/gate.ts';
import type { DeprecatedInput, Operation, RawArguments } from '../contract/operation.ts';
import type { Problem } from '../contract/problem.ts';

/** One call, before anything about it was checked. */
export interface Invocation {
  readonly operation: Operation;
  readonly raw: RawArguments;
  /**
   * The key of the caller, which the transport looked up.
   * @param argument the key that the tool's own argument carries
   * @throws Problem key_conflict, key_required, key_unknown, key_revoked, store_unavailable; thrown or as a rejection
   */
  identify(argument?: string): AccountKey | Promise<AccountKey>;
  readonly requestId: string;
  readonly door: 'rest' | 'mcp' | 'api';
  /** The network that it comes from. */
  readonly network: string;
  /** Aborted when the caller has gone. */
  readonly signal: AbortSignal;
  /** Where a slow tool's progress goes, if the caller asked for it. */
  readonly progress?: Progress | undefined;
}

/** Steps done, of how many where that is known, and what happens now. */
export type Progress = (done: number, total: number | undefined, message: string) => void;

/** How a call ended. */
export type Outcome =
  | {
      readonly ok: true;
      readonly result: object;
      readonly provenance: readonly Provenance[];
      /** Why the result is what it is, for readers of text. */
      readonly explanation?: string | undefined;
      readonly quota: QuotaState | undefined;
      /** What the call gave that will go. */
      readonly deprecated: readonly DeprecatedInput[];
    }
  | { readonly ok: false; readonly problem: Problem; readonly quota: QuotaState | undefined };

/** The one way from a transport to an adapter. Never rejects: every failure is a Problem. */
export type Invoke = (invocation: Invocation) => Promise<Outcome>;
