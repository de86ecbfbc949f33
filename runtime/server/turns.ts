// Requests in turns: many that come at once do not stand before the one that comes after them. What arrives in one turn of the event
// loop is answered as it comes for some milliseconds; the rest waits, and goes on one a turn, networks in rotation.

import type { IncomingMessage, RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** How long requests of one turn of the loop are answered before the next ones wait. */
const TURN_MS = 5;
/** Of one connection that sends on without waiting for answers; more ends it: nothing else bounds what it may have wait. */
const MOST_OF_A_SOCKET = 100;

/**
 * A listener that has requests wait for their turn.
 * @param networkOf the network that a request comes from
 * @param onWait told of a connection whose request waits
 */
export function inTurns(
  listener: RequestListener,
  networkOf: (request: IncomingMessage) => string,
  onWait: (socket: Socket) => void = () => {},
): RequestListener {
  const waiting = new Map<string, (() => void)[]>();
  const bySocket = new WeakMap<Socket, number>();
  /** When the first request of this turn came, by performance.now(). */
  let began: number | undefined;

  /** The first of the network whose turn it is. Whatever it awaits without leaving the loop is done before the next one. */
  const next = () => {
    for (const [network, own] of waiting) {
      const turn = own.shift();
      waiting.delete(network);
      if (own.length > 0) waiting.set(network, own);
      if (waiting.size > 0) setImmediate(next);
      turn?.();
      return;
    }
  };

  return (request, response) => {
    if (waiting.size === 0) {
      if (began === undefined) {
        began = performance.now();
        setImmediate(() => {
          began = undefined;
        });
      }
      if (performance.now() - began < TURN_MS) return listener(request, response);
    }
    const { socket } = request;
    const before = bySocket.get(socket) ?? 0;
    if (before >= MOST_OF_A_SOCKET) socket.destroy();
    if (socket.destroyed) return;
    bySocket.set(socket, before + 1);
    onWait(socket);
    const network = networkOf(request);
    const others = waiting.get(network);
    const turn = () => {
      bySocket.set(socket, (bySocket.get(socket) ?? 1) - 1);
      if (!socket.destroyed) listener(request, response);
    };
    if (waiting.size === 0) setImmediate(next);
    if (others === undefined) waiting.set(network, [turn]);
    else others.push(turn);
  };
}
