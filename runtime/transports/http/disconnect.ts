// Whether the caller of a request is still there.

import type { RequestContext } from './request-context.ts';

/** What Node reports when a client has gone: no failure of ours, and the client's good right. */
const DEPARTURES = new Set([
  'ECONNRESET',
  'EPIPE',
  'ECONNABORTED',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_DESTROYED',
]);

/** Whether an error says no more than that the client has gone. */
export function isDisconnect(error: unknown): boolean {
  return DEPARTURES.has((error as { code?: string } | undefined)?.code ?? '');
}

/** Aborted when the caller leaves before its answer, or has left. Made when somebody asks: few calls need it. */
export function disconnectSignal({ req, res }: RequestContext): AbortSignal {
  const departure = new AbortController();
  const hasLeft = () => !res.writableFinished && (res.destroyed || (req.destroyed && !req.complete));
  if (hasLeft()) departure.abort();
  else {
    res.once('close', () => {
      if (!res.writableFinished) departure.abort();
    });
  }
  return departure.signal;
}
