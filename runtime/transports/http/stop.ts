// Graceful shutdown: calls in flight finish, incomplete bodies are aborted.

import { type IncomingMessage, type OutgoingHttpHeaders, type Server, ServerResponse } from 'node:http';
import { Server as Listener } from 'node:net';
import { setImmediate as polled } from 'node:timers/promises';
import { Problem } from '../../contract/problem.ts';
import type { RequestContext } from './request-context.ts';
import { sendProblem } from './send.ts';
import type { Sockets } from './sockets.ts';

/** Milliseconds from the start of the shutdown. */
export interface StopTimes {
  /** Closes connections without a request. */
  readonly idle: number;
  /** Aborts requests whose body has not arrived. */
  readonly bodies: number;
  /** Ends calls; slow tools return partial results. */
  readonly calls: number;
  /** Additional time for slow tools. */
  readonly grace: number;
  /** Closes every connection. */
  readonly sockets: number;
  /** Ends the process. */
  readonly whole: number;
}

/** A body that is still being sent arrives within this time or not at all. */
const LONGEST_BODY_WAIT_MS = 5_000;
/** Longer than most requests take to arrive. */
const LONGEST_IDLE_MS = 500;
const LOOK_MS = 100;
/** An idle turn takes a few microseconds. */
const QUIET_TURN_MS = 0.05;
const LONGEST_QUIET_WAIT_MS = 200;

export function stopTimes(seconds: number): StopTimes {
  const whole = seconds * 1_000;
  return {
    idle: Math.min(LONGEST_IDLE_MS, whole / 30),
    bodies: Math.min(LONGEST_BODY_WAIT_MS, whole / 6),
    calls: (whole * 25) / 30,
    grace: (whole * 2) / 30,
    sockets: (whole * 28) / 30,
    whole,
  };
}

/** Closes the connection during a shutdown. */
export function responseThatEnds(isStopping: () => boolean): typeof ServerResponse<IncomingMessage> {
  return class extends ServerResponse<IncomingMessage> {
    override writeHead(status: number, ...more: unknown[]): this {
      if (isStopping()) this.shouldKeepAlive = false;
      return super.writeHead(status, ...(more as [OutgoingHttpHeaders]));
    }
  };
}

/**
 * Resolves after an idle turn of the event loop. Closing a listener resets connections that it has not accepted yet, and an
 * idle turn has just found none. A server that is never idle is closed after any turn.
 */
async function quietTurn(): Promise<void> {
  await polled();
  const begin = performance.now();
  for (let before = begin; before - begin < LONGEST_QUIET_WAIT_MS; ) {
    await polled();
    const now = performance.now();
    if (now - before < QUIET_TURN_MS) return;
    before = now;
  }
}

/** Resolves when the last connection has ended, or at the time limit. */
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
      // No request arrived yet, so none is lost. Node does not treat it as idle.
      if (context === undefined) socket.destroy();
      else if (isLate && context !== 'waits') cutUnsent(context);
    }
  };
  const looking = setInterval(look, Math.min(LOOK_MS, times.idle));
  const last = setTimeout(() => server.closeAllConnections(), times.sockets);
  await closed;
  clearInterval(looking);
  clearTimeout(last);
  // Stops Node's timeout checks.
  server.close();
}

/** For requests that do not arrive completely. */
function cutUnsent(context: RequestContext): void {
  const { req, res, fields } = context;
  // The next request's header was incomplete.
  if (res.writableFinished) req.socket.destroy();
  else if (!req.complete && !res.writableEnded) {
    fields.push('Connection', 'close');
    sendProblem(context, new Problem('shutting_down', 'The server shut down before the whole request arrived.'));
  }
}
