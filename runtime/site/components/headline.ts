import type { SourceState, StatusDocumentResult } from '../../../generated/endpoints/types.ts';

type Report = Pick<StatusDocumentResult, 'status' | 'sources'>;

/** States that the headline must mention, most urgent first. */
const TROUBLES = [
  ['failing', 'is failing', 'are failing'],
  ['slow', 'is slow', 'are slow'],
  ['preparing', 'is still preparing its data', 'are still preparing their data'],
] as const;

/** Returns "All sources respond" only if every configured source has been queried and responds. */
export function headlineOf({ status, sources }: Report): string {
  if (status === 'store_unavailable') return 'Database unavailable';
  if (status === 'stopping') return 'The server is shutting down';
  const used = sources.filter(({ state }) => state !== 'not_configured');
  const count = (state: SourceState['state']) => used.filter((each) => each.state === state).length;
  for (const [state, one, many] of TROUBLES) {
    const found = count(state);
    if (found > 0) return `${found} of ${used.length} sources ${found === 1 ? one : many}`;
  }
  if (used.length > 0 && count('recorded') === used.length) return 'Serving recorded responses';
  const unknown = count('unknown');
  if (unknown === used.length) return 'The server is running; no source has been queried yet';
  return unknown === 0 ? 'All sources respond' : `${used.length - unknown} sources respond; ${unknown} not queried yet`;
}
