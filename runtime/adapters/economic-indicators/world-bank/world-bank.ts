// The World Bank's indicators API: about 29,000 indicators by country and year.

import type { LifetimeName } from '../../../../generated/sources.ts';
import { Problem } from '../../../contract/problem.ts';
import { frequencyOf, type Years } from '../../../lib/period.ts';
import { groupOf } from '../../../reference/countries/countries.ts';
import { inOrder, type SeriesAnswer } from '../../../sdk/series.ts';
import type { SourceCatalog } from '../../../sources/catalogs/catalogs.ts';
import type { SourceCall, SourceClient } from '../../../sources/client/client.ts';
import type { SourceContext } from '../../../sources/context.ts';
import { type Figures, reads } from './figures.ts';
import { GoneIndicators } from './gone.ts';
import { type Indicator, indicatorList } from './indicators.ts';
import { unitIn } from './units.ts';

export type { Indicator } from './indicators.ts';

/** Covers all years of an annual series, and most of a monthly one. */
const PAGE_SIZE = 1000;
const FIRST_YEAR = 1960;

const NEAREST = 3;

export function create({ client, harvests }: SourceContext<'world-bank'>): WorldBank {
  const gone = new GoneIndicators(harvests.directory);
  return new WorldBank(client, harvests.list<Indicator>(indicatorList(client, gone)), gone);
}

export class WorldBank {
  readonly indicators: SourceCatalog<Indicator>;
  readonly #client: SourceClient<LifetimeName<'world-bank'>>;
  readonly #gone: GoneIndicators;

  constructor(
    client: SourceClient<LifetimeName<'world-bank'>>,
    indicators: SourceCatalog<Indicator>,
    gone: GoneIndicators,
  ) {
    this.#client = client;
    this.indicators = indicators;
    this.#gone = gone;
  }

  state() {
    return this.#client.state();
  }

  isGone(id: string, call: Pick<SourceCall, 'now'>): boolean {
    return this.#gone.has(id, call.now());
  }

  /**
   * `area` is a two- or three-letter code. Rejects with `not_found` and the closest indicators if the indicator was deleted or
   * archived.
   */
  async series({ id, name, unit }: Indicator, area: string, years: Years, call: SourceCall): Promise<SeriesAnswer> {
    if (this.isGone(id, call)) throw await this.#isNoMore(id, name, call);
    // The source rejects a date range without both ends.
    const date =
      years.from === undefined && years.to === undefined
        ? undefined
        : `${years.from ?? FIRST_YEAR}:${years.to ?? call.now().getUTCFullYear()}`;
    const first = await this.#page(id, area, date, 1, call);
    if (first.gone) {
      this.#gone.add(id, call.now());
      throw await this.#isNoMore(id, name, call);
    }
    if (first.refused) {
      return { kind: 'not_covered', reason: `The World Bank has no data for ${id} in ${area}.` };
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
          unit: first.unit ?? unit ?? unitIn(first.name ?? name),
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

  async #isNoMore(id: string, name: string, call: SourceCall): Promise<Problem> {
    const without = (key: string) => this.isGone(key, call);
    const { hits, nearest } = await this.indicators.search(name, { limit: NEAREST, without }, call);
    const near = (hits.length > 0 ? hits.map(({ value }) => value) : nearest).map(
      (each) => `${each.id} (${each.name})`,
    );
    const hint = near.length > 0 ? `Closest indicators with data: ${near.join(', ')}.` : undefined;
    const detail = `The World Bank has deleted or archived ${id} (${name}); it no longer has data.`;
    return new Problem('not_found', detail, hint === undefined ? {} : { hint });
  }

  #page(id: string, area: string, date: string | undefined, page: number, call: SourceCall): Promise<Figures> {
    const request = {
      path: `/country/${encodeURIComponent(area)}/indicator/${encodeURIComponent(id)}`,
      query: { format: 'json', per_page: PAGE_SIZE, date, ...(page === 1 ? {} : { page }) },
      expect: 'json' as const,
      lifetime: 'data' as const,
      answers: (figures: Figures) => isAbout(figures, id, area),
    };
    return this.#client.read(request, reads.figures, call);
  }
}

/** A path with a missing part selects all countries. */
function isAbout({ indicators, areas, refused, gone }: Figures, id: string, area: string): boolean {
  if (refused || gone) return true;
  const names = [area.toUpperCase(), groupOf(area)?.worldBankRow];
  return (
    indicators.every((each) => each.toLowerCase() === id.toLowerCase()) &&
    areas.length <= 1 &&
    areas.every((codes) => codes.some((code) => names.includes(code.toUpperCase())))
  );
}
