// One REST request as the corridor sees it. What few calls need is made when it is asked for.

import type { Credentials } from '../../contract/gate.ts';
import type { Operation, RawArguments } from '../../contract/operation.ts';
import type { Invocation } from '../../dispatch/invocation.ts';
import { disconnectSignal } from '../http/disconnect.ts';
import type { RequestContext } from '../http/request-context.ts';

/** A request as the corridor takes it. */
export class RestInvocation implements Invocation {
  readonly operation: Operation;
  readonly raw: RawArguments;
  readonly credentials: Credentials;
  readonly requestId: string;
  readonly door: 'rest' | 'api';
  readonly #visit: RequestContext;
  #signal: AbortSignal | undefined;

  constructor(operation: Operation, raw: RawArguments, credentials: Credentials, visit: RequestContext) {
    this.operation = operation;
    this.raw = raw;
    this.credentials = credentials;
    this.requestId = visit.requestId;
    this.door = operation.path === undefined ? 'rest' : 'api';
    this.#visit = visit;
  }

  get network(): string {
    return this.#visit.network;
  }

  /** Aborted when the caller leaves before its answer. */
  get signal(): AbortSignal {
    this.#signal ??= disconnectSignal(this.#visit);
    return this.#signal;
  }
}
