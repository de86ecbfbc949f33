// Answers that nobody reads: a client that stops reading holds its connection and the answer's memory for as long as it likes, unless
// somebody looks whether anything of it still goes out.

import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How long nothing of an answer may go out. */
const UNREAD_MS = 30_000;

/** Ends the connections of a server whose answers make no progress. One on which a call is being worked on goes on. */
export function endUnread(server: Server, unreadMs = UNREAD_MS): void {
  const answers = new WeakMap<Socket, ServerResponse>();
  // Node's own clock of a connection: it starts anew with each byte that goes out, also within one large write.
  server.timeout = unreadMs;
  server.on('request', (request: IncomingMessage, response: ServerResponse) => answers.set(request.socket, response));
  server.on('timeout', (socket: Socket) => {
    const answer = answers.get(socket);
    const isBeingMade = answer !== undefined && !answer.writableEnded && !answer.destroyed;
    if (isBeingMade && socket.writableLength === 0) socket.setTimeout(unreadMs);
    // Nobody reads, or the connection was kept for a next request long enough.
    else socket.destroy();
  });
}
