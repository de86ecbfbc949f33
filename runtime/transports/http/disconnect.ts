import type { RequestContext } from './request-context.ts';

const DEPARTURES = new Set([
  'ECONNRESET',
  'EPIPE',
  'ECONNABORTED',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_DESTROYED',
]);

export function isDisconnect(error: unknown): boolean {
  return DEPARTURES.has((error as { code?: string } | undefined)?.code ?? '');
}

/**
 * Returns a signal that is aborted when the client disconnects early. It is created on demand, because only a few calls
 * need it.
 */
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
