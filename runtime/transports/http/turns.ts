// Networks take turns, so a burst from one network does not delay later requests from others.

import type { IncomingMessage, RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { Turns } from '../../lib/turns.ts';

/** Maximum number of waiting requests per socket. There is no other limit on pipelined requests. */
const MAX_REQUESTS_PER_SOCKET = 100;

export function inTurns(
  listener: RequestListener,
  networkOf: (request: IncomingMessage) => string,
  onWait: (socket: Socket) => void = () => {},
): RequestListener {
  const turns = new Turns();
  const bySocket = new WeakMap<Socket, number>();
  return (request, response) => {
    if (turns.isOpen()) return listener(request, response);
    const { socket } = request;
    const before = bySocket.get(socket) ?? 0;
    if (before >= MAX_REQUESTS_PER_SOCKET) socket.destroy();
    if (socket.destroyed) return;
    bySocket.set(socket, before + 1);
    onWait(socket);
    turns.wait(networkOf(request), () => {
      bySocket.set(socket, (bySocket.get(socket) ?? 1) - 1);
      if (!socket.destroyed) listener(request, response);
    });
  };
}
