// The newest observations of each series that a key selects. The source counts them by series, and how many series there are is told by
// no list: a first answer with few of each tells it, a second one fills the room that is left.

import type { SourceCall } from '../../sources/client/client.ts';
import type { Dataflow, EcbSdmx, Figures } from './ecb-sdmx/ecb-sdmx.ts';
import type { Key } from './keys.ts';

/** What is asked for: all of a flow without a key. */
interface Asked {
  readonly key: Key | undefined;
  readonly to: string | undefined;
  /** Rows of the answer, and observations of one series, at most. */
  readonly mostRows: number;
  readonly mostOfEach: number;
}

/** The newest figures, and whether there are older ones. */
export interface Newest extends Figures {
  /** Observations that each series was asked for: one that has as many may have older ones. */
  readonly ofEach: number;
}

/** No series is hidden by the length of another: where they do not fit, each of those that do has its newest observation. */
export async function newestOfEach(source: EcbSdmx, flow: Dataflow, asked: Asked, call: SourceCall): Promise<Newest> {
  const { key, to, mostRows, mostOfEach } = asked;
  const ask = async (newest: number): Promise<Newest> => {
    const query = { key: key?.text, from: undefined, to, newest, mostRows };
    return { ...(await source.figures(flow, query, call)), ofEach: newest };
  };
  const share = (series: number) => Math.max(1, Math.min(mostOfEach, Math.floor(mostRows / Math.max(1, series))));
  const first = await ask(share(key?.series ?? mostRows));
  const more = share(first.series.length);
  const isWhole = first.series.every((each) => countOf(first, each.key) < first.ofEach);
  return first.cut || isWhole || more <= first.ofEach ? first : ask(more);
}

/** Observations of a series in an answer. */
export function countOf({ figures }: Pick<Figures, 'figures'>, key: string): number {
  return figures.filter((figure) => figure.key === key).length;
}
