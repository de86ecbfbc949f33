// One REST request as the corridor sees it. What few calls need is made when it is asked for.

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Credentials } from '../../contract/gate.ts';
import type { Operation, RawArguments } from '../../contract/operation.ts';
import type { Invocation } from '../../corridor/invocation.ts';
import { departureOf } from '../http/departure.ts';

export class RestInvocation implements Invocation {
  readonly operation: Operation;
  readonly raw: RawArguments;
  readonly credentials: Credentials;
  readonly requestId: string;
  readonly door: 'rest' | 'api';
  readonly #request: IncomingMessage;
  readonly #response: ServerResponse;
  #signal: AbortSignal | undefined;

  constructor(
    operation: Operation,
    raw: RawArguments,
    credentials: Credentials,
    requestId: string,
    request: IncomingMessage,
    response: ServerResponse,
  ) {
    this.operation = operation;
    this.raw = raw;
    this.credentials = credentials;
    this.requestId = requestId;
    this.door = operation.path === undefined ? 'rest' : 'api';
    this.#request = request;
    this.#response = response;
  }

  /** Aborted when the caller leaves before its answer. */
  get signal(): AbortSignal {
    this.#signal ??= departureOf(this.#request, this.#response);
    return this.#signal;
  }
}
