// How a server ends: it takes no more connections, lets calls in flight end, waits for no body for long, then closes.

import { type IncomingMessage, type OutgoingHttpHeaders, type Server, ServerResponse } from 'node:http';
import { Server as Listener } from 'node:net';
import { setImmediate as polled } from 'node:timers/promises';
import { Problem } from '../../contract/problem.ts';
import type { RequestContext } from './request-context.ts';
import { sendProblem } from './send.ts';
import type { Sockets } from './sockets.ts';

/** The parts of a stop, in milliseconds from its begin. */
export interface StopTimes {
  /** Connections without a request are closed: until then a request may be on its way. */
  readonly idle: number;
  /** A request whose body has not come by then is cut. */
  readonly bodies: number;
  /** Calls end, slow tools with what they have. */
  readonly calls: number;
  /** What a slow tool has beyond that to answer. */
  readonly grace: number;
  /** Every connection is closed, whatever stands on it. */
  readonly sockets: number;
  /** The whole of it: the process ends. */
  readonly whole: number;
}

/** A body that is under way comes within this time, or not at all. */
const LONGEST_BODY_WAIT_MS = 5_000;
/** Longer than most requests take to arrive on a connection that is open. */
const LONGEST_IDLE_MS = 500;
const LOOK_MS = 100;
/** A turn of the event loop without any work takes a few microseconds. */
const QUIET_TURN_MS = 0.05;
const LONGEST_QUIET_WAIT_MS = 200;

/** How the time that a stop may take is spent. */
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

/** An answer that is given while the server stops is its connection's last, and says so: the caller shall not use it again. */
export function responseThatEnds(isStopping: () => boolean): typeof ServerResponse<IncomingMessage> {
  return class extends ServerResponse<IncomingMessage> {
    override writeHead(status: number, ...more: unknown[]): this {
      if (isStopping()) this.shouldKeepAlive = false;
      return super.writeHead(status, ...(more as [OutgoingHttpHeaders]));
    }
  };
}

/**
 * Resolves right after a turn of the event loop in which nothing happened. Closing a listener resets the connections that it has not
 * accepted yet, and such a turn has just found none. A server without a quiet turn is closed after any.
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

/** Closes a server. Resolves when the last connection has ended, and no later than its time. */
export async function drain(server: Server, sockets: Sockets, times: StopTimes): Promise<void> {
  await quietTurn();
  const begin = performance.now();
  const closed = new Promise<void>((resolve) => {
    // The HTTP server's own close would also close idle connections, on which a request may be about to arrive.
    Listener.prototype.close.call(server, () => resolve());
  });
  const look = () => {
    const elapsed = performance.now() - begin;
    if (elapsed < times.idle) return;
    // Connections become idle as their answers end; those that stay open for more requests would keep the server alive.
    server.closeIdleConnections();
    const isLate = elapsed > times.bodies;
    for (const [socket, visit] of sockets) {
      // Nothing was asked on it yet: nothing is lost. Node does not take it for idle.
      if (visit === undefined) socket.destroy();
      else if (isLate && visit !== 'waits') cutUnsent(visit);
    }
  };
  const looking = setInterval(look, Math.min(LOOK_MS, times.idle));
  const last = setTimeout(() => server.closeAllConnections(), times.sockets);
  await closed;
  clearInterval(looking);
  clearTimeout(last);
  // Ends Node's own checks of time-outs.
  server.close();
}

/** Ends a connection on which a request has begun to come, and does not come. */
function cutUnsent(visit: RequestContext): void {
  const { req, res, fields } = visit;
  // The head of the next request, cut in the middle.
  if (res.writableFinished) req.socket.destroy();
  else if (!req.complete && !res.writableEnded) {
    fields.push('Connection', 'close');
    sendProblem(visit, new Problem('shutting_down', 'The server shut down before the whole request arrived.'));
  }
}
