// Gets the latest observations of each series that a key selects. The source does not report how many series match, so
// a first request gets a few observations per series and, if there is room, a second request gets more.

import type { SourceCall } from '../../sources/client/client.ts';
import type { Dataflow, EcbSdmx, Figures } from './ecb-sdmx/ecb-sdmx.ts';
import type { Key } from './keys.ts';

interface LatestQuery {
  readonly key: Key | undefined;
  readonly to: string | undefined;
  readonly maxRows: number;
  readonly mostOfEach: number;
}

export interface LatestFigures extends Figures {
  /** Number of observations requested per series. A series with this many observations may also have older ones. */
  readonly ofEach: number;
}

/**
 * Returns the latest observations of each series. If not all series fit, each included series has at least its latest
 * observation.
 */
export async function latestOfEachSeries(
  source: EcbSdmx,
  flow: Dataflow,
  latestQuery: LatestQuery,
  call: SourceCall,
): Promise<LatestFigures> {
  const { key, to, maxRows, mostOfEach } = latestQuery;
  const request = async (newest: number): Promise<LatestFigures> => {
    const query = { key: key?.text, from: undefined, to, newest, maxRows };
    return { ...(await source.figures(flow, query, call)), ofEach: newest };
  };
  const share = (series: number) => Math.max(1, Math.min(mostOfEach, Math.floor(maxRows / Math.max(1, series))));
  const first = await request(share(key?.series ?? maxRows));
  const more = share(first.series.length);
  const isWhole = first.series.every((each) => countOf(first, each.key) < first.ofEach);
  return first.cut || isWhole || more <= first.ofEach ? first : request(more);
}

export function countOf({ figures }: Pick<Figures, 'figures'>, key: string): number {
  return figures.filter((figure) => figure.key === key).length;
}
