// Whether the caller of a request is still there.

import type { IncomingMessage, ServerResponse } from 'node:http';

/** What Node reports when a client has gone: no failure of ours, and the client's good right. */
const DEPARTURES = new Set([
  'ECONNRESET',
  'EPIPE',
  'ECONNABORTED',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_DESTROYED',
]);

/** Whether an error says no more than that the client has gone. */
export function isDeparture(error: unknown): boolean {
  return DEPARTURES.has((error as { code?: string } | undefined)?.code ?? '');
}

/** Aborted when the caller leaves before its answer, or has left. Made when somebody asks: few calls need it. */
export function departureOf(request: IncomingMessage, response: ServerResponse): AbortSignal {
  const departure = new AbortController();
  const hasLeft = () => !response.writableFinished && (response.destroyed || (request.destroyed && !request.complete));
  if (hasLeft()) departure.abort();
  else {
    response.once('close', () => {
      if (!response.writableFinished) departure.abort();
    });
  }
  return departure.signal;
}
