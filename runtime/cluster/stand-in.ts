// Who answers while no process behind the port can: the first process itself, with 503 to everything, so that callers are told to come
// again where they would meet a closed port. Its socket and theirs cannot stand beside each other, so a process asks for the port before
// it listens.

import cluster from 'node:cluster';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as polled } from 'node:timers/promises';
import { Problem } from '../contract/problem.ts';
import { problemDetails, problemFields, statusOf } from '../dispatch/problem-details.ts';

/** Marks the question for the port, and its answer. */
export const ASK_PORT = 'almanac:port';
const SLOWEST_CALLER_MS = 5_000;
const AGAIN_IN_S = 2;
const DETAIL = 'The processes are being started again; none of them answers yet.';
/** Whoever watches over the command starts it again where this is not answered, and it is what begins the others. */
const LIVE = '/health/live';

/** The question, and the answer. */
export interface PortMessage {
  readonly type: typeof ASK_PORT;
}

/** Resolves when this process may listen: at once, where it was not begun by another. */
export async function askForPort(): Promise<void> {
  if (!cluster.isWorker) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const hear = (message: PortMessage | undefined) => message?.type === ASK_PORT && resolve();
  process.on('message', hear);
  process.send?.({ type: ASK_PORT } satisfies PortMessage);
  await promise;
  process.off('message', hear);
}

/** Listens where the processes do, while none of them does. */
export class StandIn {
  #server: Server | undefined;
  #left: Promise<void> = Promise.resolve();

  /** Begins to answer; where the port is taken nobody is missing. */
  open({ address, port }: AddressInfo): void {
    if (this.#server !== undefined) return;
    const timeouts = { headersTimeout: SLOWEST_CALLER_MS, requestTimeout: SLOWEST_CALLER_MS, keepAlive: false };
    const server = createServer({ ...timeouts, connectionsCheckingInterval: SLOWEST_CALLER_MS }, answer);
    server.on('error', () => {});
    this.#server = server;
    void this.#left.then(() => this.#server === server && server.listen(port, address));
  }

  /** Leaves the port, and resolves when it is free; answers that have begun end. */
  close(): Promise<void> {
    if (this.#server !== undefined) this.#left = leave(this.#server);
    this.#server = undefined;
    return this.#left;
  }
}

/** Closing resets whoever waits to be let in, so it comes right after a look at the port; the first may end a look begun before. */
async function leave(server: Server): Promise<void> {
  await polled();
  await polled();
  server.close();
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  // What a caller still sends must not break off the answer.
  request.resume();
  const fields = ['Cache-Control', 'no-store', 'Connection', 'close', 'Content-Type'];
  if (request.url?.split('?')[0] === LIVE) {
    response.writeHead(200, [...fields, 'application/json; charset=utf-8']);
    response.end(JSON.stringify({ status: 'ok', uptime_seconds: Math.floor(process.uptime()) }));
    return;
  }
  const problem = new Problem('shutting_down', DETAIL, { retryAfter: AGAIN_IN_S });
  const more = problemFields(problem);
  response.writeHead(statusOf(problem), [...fields, 'application/problem+json; charset=utf-8', ...more]);
  response.end(JSON.stringify(problemDetails(problem)));
}
