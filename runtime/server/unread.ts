// Answers that nobody reads: a client that stops reading holds its connection and the answer's memory until somebody notices that
// nothing goes out.

import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Longest time in which nothing of an answer goes out. */
const UNREAD_MS = 30_000;
/**
 * Looks in that time. Node's timer of a socket restarts once when a part of a large write went out since its last look, so that a
 * single look after the whole time would come after up to twice the time.
 */
const LOOKS = 4;

/** What had not gone out at a look, and since when it has not changed. */
interface Stall {
  readonly unsent: string;
  readonly since: number;
}

/** Ends connections whose answers make no progress for `unreadMs`. A connection on which a call is being worked on goes on. */
export function endUnread(server: Server, unreadMs = UNREAD_MS): void {
  const lookMs = unreadMs / LOOKS;
  const answers = new WeakMap<Socket, ServerResponse>();
  const stalls = new WeakMap<Socket, Stall>();
  server.timeout = lookMs;
  server.on('request', (request: IncomingMessage, response: ServerResponse) => answers.set(request.socket, response));
  server.on('timeout', (socket: Socket) => {
    const answer = answers.get(socket);
    const isBeingMade = answer !== undefined && !answer.writableEnded && !answer.destroyed;
    const isSent = socket.writableLength === 0 && queuedBytes(socket) === 0;
    if (isBeingMade && isSent) {
      socket.setTimeout(lookMs);
      return;
    }
    // Kept for a next request for as long as Node keeps such connections.
    if (answer !== undefined && isSent) {
      socket.destroy();
      return;
    }
    const now = performance.now();
    const unsent = `${socket.writableLength} ${queuedBytes(socket)}`;
    const known = stalls.get(socket);
    const since = known?.unsent === unsent ? known.since : now - lookMs;
    if (now - since >= unreadMs - lookMs) socket.destroy();
    else {
      stalls.set(socket, { unsent, since });
      socket.setTimeout(lookMs);
    }
  });
}

/** Bytes of a write that the system has not taken yet; Node has no public name for it. */
function queuedBytes(socket: Socket): number {
  return (socket as { readonly _handle?: { readonly writeQueueSize?: number } | null })._handle?.writeQueueSize ?? 0;
}
