// The World Bank's indicators API: a catalogue of some 29,000 indicators and, of each, figures by country and year.

import type { LifetimeName } from '../../../generated/upstreams.ts';
import type { HarvestedList } from '../../harvest/harvest.ts';
import { frequencyOf, inOrder, type SeriesAnswer, type Years } from '../../kit/series.ts';
import type { SourceCall, UpstreamClient } from '../../upstream/client.ts';
import type { SourceContext } from '../context.ts';
import { type Figures, readFigures } from './figures.ts';
import { rowId } from './groups.ts';
import { type Indicator, indicatorList } from './indicators.ts';

export { COUNTRY_GROUPS } from './groups.ts';
export type { Indicator } from './indicators.ts';

/** Rows of one page: all years of an annual series, and most of a monthly one. */
const PAGE_SIZE = 1000;
const FIRST_YEAR = 1960;

export function create({ client, harvests }: SourceContext<'world-bank'>): WorldBank {
  return new WorldBank(client, harvests.list<Indicator>(indicatorList(client)));
}

export class WorldBank {
  readonly indicators: HarvestedList<Indicator>;
  readonly #client: UpstreamClient<LifetimeName<'world-bank'>>;

  constructor(client: UpstreamClient<LifetimeName<'world-bank'>>, indicators: HarvestedList<Indicator>) {
    this.#client = client;
    this.indicators = indicators;
  }

  state() {
    return this.#client.state();
  }

  /** Figures of an indicator that the catalogue has, in an area by its code of two or three letters. Rejects with a Problem. */
  async series({ id, name }: Indicator, area: string, years: Years, call: SourceCall): Promise<SeriesAnswer> {
    // Only the whole window is named: of a half-open one the source wants to know the other end.
    const date =
      years.from === undefined && years.to === undefined
        ? undefined
        : `${years.from ?? FIRST_YEAR}:${years.to ?? call.now().getUTCFullYear()}`;
    const first = await this.#page(id, area, date, 1, call);
    if (first.refused) {
      return { kind: 'not_covered', reason: `The World Bank has no figures of ${id} for ${area}.` };
    }
    const further = await Promise.all(
      Array.from({ length: first.pages - 1 }, (_, index) => this.#page(id, area, date, index + 2, call)),
    );
    const all = [first, ...further].flatMap(({ observations }) => observations);
    const observations = inOrder(all, years);
    return {
      kind: 'series',
      series: [
        {
          id,
          name: first.name ?? name,
          area: first.area ?? { code: area, label: area },
          unit: first.unit ?? unitIn(name),
          multiplier: undefined,
          frequency: observations[0] && frequencyOf(observations[0].period),
          dimensions: [],
          updated: first.updated,
          observations,
          page: `https://data.worldbank.org/indicator/${encodeURIComponent(id)}`,
        },
      ],
    };
  }

  #page(id: string, area: string, date: string | undefined, page: number, call: SourceCall): Promise<Figures> {
    const request = {
      path: `/country/${encodeURIComponent(area)}/indicator/${encodeURIComponent(id)}`,
      query: { format: 'json', per_page: PAGE_SIZE, date, ...(page === 1 ? {} : { page }) },
      expect: 'json' as const,
      lifetime: 'data' as const,
      answers: (figures: Figures) => isAbout(figures, id, area),
    };
    return this.#client.read(request, readFigures, call);
  }
}

/** A path whose part is lost means all countries: then the answer is about others, too. */
function isAbout({ indicators, areas, refused }: Figures, id: string, area: string): boolean {
  if (refused) return true;
  const names = [area.toUpperCase(), rowId(area.toUpperCase())];
  return (
    indicators.every((each) => each.toLowerCase() === id.toLowerCase()) &&
    areas.length <= 1 &&
    areas.every((codes) => codes.some((code) => names.includes(code.toUpperCase())))
  );
}

/** The unit stands in the name, in its last parentheses: `GDP (current US$)`. */
function unitIn(name: string): string | undefined {
  const start = name.lastIndexOf('(');
  return start > 0 && name.endsWith(')') ? name.slice(start + 1, -1) : undefined;
}
