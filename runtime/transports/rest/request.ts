// Parts of an invocation that are rarely needed are created on first use.

import type { AccountKey, AdmittedRequest } from '../../contract/gate.ts';
import type { Operation, RawArguments } from '../../contract/operation.ts';
import type { Invocation } from '../../dispatch/invocation.ts';
import { disconnectSignal } from '../http/disconnect.ts';
import type { RequestContext } from '../http/request-context.ts';

export class RestInvocation implements Invocation {
  readonly operation: Operation;
  readonly raw: RawArguments;
  readonly requestId: string;
  readonly transport: 'rest' | 'api';
  readonly #admitted: AdmittedRequest;
  readonly #context: RequestContext;
  #signal: AbortSignal | undefined;

  constructor(operation: Operation, raw: RawArguments, admitted: AdmittedRequest, context: RequestContext) {
    this.operation = operation;
    this.raw = raw;
    this.#admitted = admitted;
    this.requestId = context.requestId;
    this.transport = operation.path === undefined ? 'rest' : 'api';
    this.#context = context;
  }

  identify(argument?: string): AccountKey | Promise<AccountKey> {
    return this.#admitted.identify(argument);
  }

  /** `Prefer: permalink` (RFC 7240). */
  get isPermalink(): boolean {
    const prefer = this.#context.req.headers['prefer'];
    return prefer !== undefined && /(?:^|,)\s*permalink\s*(?:[;,]|$)/i.test(String(prefer).slice(0, 500));
  }

  get network(): string {
    return this.#context.network;
  }

  get signal(): AbortSignal {
    this.#signal ??= disconnectSignal(this.#context);
    return this.#signal;
  }
}
