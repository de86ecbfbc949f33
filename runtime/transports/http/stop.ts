// Graceful shutdown. Calls in progress finish; requests with incomplete bodies are aborted.

import { type IncomingMessage, type OutgoingHttpHeaders, type Server, ServerResponse } from 'node:http';
import { Server as Listener } from 'node:net';
import { setImmediate as polled } from 'node:timers/promises';
import { Problem } from '../../contract/problem.ts';
import type { RequestContext } from './request-context.ts';
import { sendProblem } from './send.ts';
import type { Sockets } from './sockets.ts';

/** Times in milliseconds from the start of the shutdown. */
export interface StopTimes {
  /** When connections without a request are closed. */
  readonly idle: number;
  /** When requests whose body has not arrived are aborted. */
  readonly bodies: number;
  /** When calls are ended; slow tools return partial results. */
  readonly calls: number;
  /** Additional time for slow tools. */
  readonly grace: number;
  /** When all connections are closed. */
  readonly sockets: number;
  /** When the process is ended. */
  readonly whole: number;
}

/** A body that has not arrived within this time is not expected to arrive at all. */
const MAX_BODY_WAIT_MS = 5_000;
/** This is longer than most requests take to arrive. */
const MAX_IDLE_MS = 500;
const LOOK_MS = 100;
/** A shorter turn counts as idle; an idle turn takes a few microseconds. */
const QUIET_TURN_MS = 0.05;
const MAX_QUIET_WAIT_MS = 200;

export function stopTimes(seconds: number): StopTimes {
  const whole = seconds * 1_000;
  return {
    idle: Math.min(MAX_IDLE_MS, whole / 30),
    bodies: Math.min(MAX_BODY_WAIT_MS, whole / 6),
    calls: (whole * 25) / 30,
    grace: (whole * 2) / 30,
    sockets: (whole * 28) / 30,
    whole,
  };
}

/** Returns a response class that closes the connection during a shutdown. */
export function responseThatEnds(isStopping: () => boolean): typeof ServerResponse<IncomingMessage> {
  return class extends ServerResponse<IncomingMessage> {
    override writeHead(status: number, ...more: unknown[]): this {
      if (isStopping()) this.shouldKeepAlive = false;
      return super.writeHead(status, ...(more as [OutgoingHttpHeaders]));
    }
  };
}

/**
 * Resolves after an idle turn of the event loop. Closing a listener resets connections that it has not accepted yet,
 * and after an idle turn there are none. If no turn is idle within MAX_QUIET_WAIT_MS, it resolves anyway.
 */
async function quietTurn(): Promise<void> {
  await polled();
  const begin = performance.now();
  for (let before = begin; before - begin < MAX_QUIET_WAIT_MS; ) {
    await polled();
    const now = performance.now();
    if (now - before < QUIET_TURN_MS) return;
    before = now;
  }
}

/** Resolves when the last connection has ended or the time limit is reached. */
export async function drain(server: Server, sockets: Sockets, times: StopTimes): Promise<void> {
  await quietTurn();
  const begin = performance.now();
  const closed = new Promise<void>((resolve) => {
    // The HTTP server's own close would also close idle connections, on which a request may be arriving.
    Listener.prototype.close.call(server, () => resolve());
  });
  const look = () => {
    const elapsed = performance.now() - begin;
    if (elapsed < times.idle) return;
    // Idle keep-alive connections would keep the server running.
    server.closeIdleConnections();
    const isLate = elapsed > times.bodies;
    for (const [socket, context] of sockets) {
      // No request has arrived on this connection yet, so none is lost. Node does not treat such a connection as idle.
      if (context === undefined) socket.destroy();
      else if (isLate && context !== 'waits') cutUnsent(context);
    }
  };
  const looking = setInterval(look, Math.min(LOOK_MS, times.idle));
  const last = setTimeout(() => server.closeAllConnections(), times.sockets);
  await closed;
  clearInterval(looking);
  clearTimeout(last);
  // This stops Node's timeout checks.
  server.close();
}

/** Ends a request that has not arrived completely. */
function cutUnsent(context: RequestContext): void {
  const { req, res, fields } = context;
  // The response is finished, so only the header of the next request is incomplete.
  if (res.writableFinished) req.socket.destroy();
  else if (!req.complete && !res.writableEnded) {
    fields.push('Connection', 'close');
    sendProblem(context, new Problem('shutting_down', 'The server shut down before the whole request arrived.'));
  }
}
