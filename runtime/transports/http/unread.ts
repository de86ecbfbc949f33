// Closes stalled connections, because a client that stops reading would occupy its connection and the memory of the
// response.

import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Maximum time without progress. */
const UNREAD_MS = 30_000;
/**
 * Number of checks per UNREAD_MS. The socket's own timer restarts with every byte that the client sends, so a slowly
 * sent next request would prevent the timeout.
 */
const CHECKS = 4;

interface Stall {
  readonly unsent: string;
  readonly checks: number;
}

/**
 * Closes connections whose responses have made no progress for `unreadMs` to 1.25 times `unreadMs`. Calls in progress
 * stay open.
 */
export function endUnread(server: Server, unreadMs = UNREAD_MS): void {
  const stalls = new Map<Socket, Stall | undefined>();
  server.on('connection', (socket) => {
    stalls.set(socket, undefined);
    socket.once('close', () => stalls.delete(socket));
  });
  const timer = setInterval(() => closeStalled(stalls), unreadMs / CHECKS).unref();
  server.once('close', () => clearInterval(timer));
  closeIdle(server, unreadMs);
}

function closeStalled(stalls: Map<Socket, Stall | undefined>): void {
  for (const [socket, known] of stalls) {
    if (isSent(socket)) {
      stalls.set(socket, undefined);
      continue;
    }
    const unsent = `${socket.bytesWritten} ${socket.writableLength} ${queuedBytes(socket)}`;
    const checks = known?.unsent === unsent ? known.checks + 1 : 0;
    if (checks >= CHECKS) socket.destroy();
    else stalls.set(socket, { unsent, checks });
  }
}

/** Node emits `timeout` for idle connections, and after keepAliveTimeout for keep-alive connections. */
function closeIdle(server: Server, idleMs: number): void {
  const responses = new WeakMap<Socket, ServerResponse>();
  server.timeout = idleMs;
  server.on('request', (request: IncomingMessage, response: ServerResponse) => responses.set(request.socket, response));
  server.on('timeout', (socket: Socket) => {
    const response = responses.get(socket);
    const isBeingMade = response !== undefined && !response.writableEnded && !response.destroyed;
    // closeStalled handles unsent bytes, some of which may have been sent just now.
    if (isBeingMade || !isSent(socket)) socket.setTimeout(idleMs);
    else socket.destroy();
  });
}

/** True if the system has accepted all written bytes. */
function isSent(socket: Socket): boolean {
  return socket.writableLength === 0 && queuedBytes(socket) === 0;
}

/** Number of bytes that the system has not accepted yet. Node has no public property for it. */
function queuedBytes(socket: Socket): number {
  return (socket as { readonly _handle?: { readonly writeQueueSize?: number } | null })._handle?.writeQueueSize ?? 0;
}
