// The World Bank's indicators API: about 29,000 indicators by country and year.

import type { LifetimeName } from '../../../../generated/sources.ts';
import { Problem } from '../../../contract/problem.ts';
import { frequencyOf, type Years } from '../../../lib/period.ts';
import { groupOf } from '../../../reference/countries/countries.ts';
import { inOrder, type Series, type SeriesAnswer } from '../../../sdk/series.ts';
import type { SourceCatalog } from '../../../sources/catalogs/catalogs.ts';
import type { SourceCall, SourceClient } from '../../../sources/client/client.ts';
import type { SourceContext } from '../../../sources/context.ts';
import { type CountryList, reads as countryReads } from './countries.ts';
import { type AreaFigures, type Figures, reads } from './figures.ts';
import { GoneIndicators } from './gone.ts';
import { type Indicator, indicatorList } from './indicators.ts';
import { unitIn } from './units.ts';

export type { Indicator } from './indicators.ts';

/** Large enough for all years of an annual series and for most of a monthly series. */
const PAGE_SIZE = 1000;
const FIRST_YEAR = 1960;

const NEAREST = 3;

export function create({ client, catalogs }: SourceContext<'world-bank'>): WorldBank {
  const gone = new GoneIndicators(catalogs.directory);
  return new WorldBank(client, catalogs.list<Indicator>(indicatorList(client, gone)), gone);
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
   * Returns the observations of an indicator for each area (two- or three-letter codes), in the order of the areas.
   * Rejects with Problem `not_found`, which suggests the closest indicators, if the indicator was deleted or archived.
   */
  async series(
    indicator: Indicator,
    areas: readonly string[],
    years: Years,
    call: SourceCall,
  ): Promise<SeriesAnswer[]> {
    const { id, name } = indicator;
    if (this.isGone(id, call)) throw await this.#isNoMore(id, name, call);
    // The source rejects a date range unless both ends are specified.
    const date =
      years.from === undefined && years.to === undefined
        ? undefined
        : `${years.from ?? FIRST_YEAR}:${years.to ?? call.now().getUTCFullYear()}`;
    const first = await this.#page(id, areas, date, 1, call);
    if (first.gone) {
      this.#gone.add(id, call.now());
      throw await this.#isNoMore(id, name, call);
    }
    if (first.refused && areas.length > 1) {
      // If one area is unknown, the source rejects the whole request without specifying which area.
      const alone = await Promise.all(areas.map((area) => this.series(indicator, [area], years, call)));
      return alone.flat();
    }
    if (first.refused) {
      const reason = `The World Bank has no data for ${id} in ${areas.join(', ')}.`;
      return areas.map(() => ({ kind: 'not_covered', reason }));
    }
    const further = await Promise.all(
      Array.from({ length: first.pages - 1 }, (_, index) => this.#page(id, areas, date, index + 2, call)),
    );
    const pages = [first, ...further];
    return areas.map((area) => ({ kind: 'series', series: [seriesOf(indicator, area, pages, years)] }));
  }

  /**
   * Returns the members of one of the source's regions or income groups, as ISO 3166-1 alpha-2 codes. The source
   * provides only its current classification.
   * @param group code of the group, such as `SSF` or `LMC`
   */
  async membersOf(group: string, call: SourceCall): Promise<string[]> {
    const request = {
      path: '/country',
      query: { format: 'json', per_page: PAGE_SIZE },
      expect: 'json' as const,
      lifetime: 'data' as const,
      answers: ({ total, countries }: CountryList) => total === countries.length,
    };
    const { countries } = await this.#client.read(request, countryReads.countries, call);
    return countries.filter(({ groups }) => groups.includes(group)).map(({ iso2 }) => iso2);
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

  #page(
    id: string,
    areas: readonly string[],
    date: string | undefined,
    page: number,
    call: SourceCall,
  ): Promise<Figures> {
    const request = {
      path: `/country/${areas.map(encodeURIComponent).join(';')}/indicator/${encodeURIComponent(id)}`,
      query: { format: 'json', per_page: PAGE_SIZE, date, ...(page === 1 ? {} : { page }) },
      expect: 'json' as const,
      lifetime: 'data' as const,
      answers: (figures: Figures) => isAbout(figures, id, areas),
    };
    return this.#client.read(request, reads.figures, call);
  }
}

function seriesOf({ id, name, unit }: Indicator, area: string, pages: readonly Figures[], years: Years): Series {
  const [first] = pages;
  const found = pages.flatMap(({ areas }) => areas.filter((each) => isOf(each, area)));
  const observations = inOrder(
    found.flatMap((each) => each.observations),
    years,
  );
  return {
    id,
    name: first?.name ?? name,
    area: found[0]?.area ?? { code: area, label: area },
    unit: first?.unit ?? unit ?? unitIn(first?.name ?? name),
    multiplier: undefined,
    frequency: observations[0] && frequencyOf(observations[0].period),
    dimensions: [],
    updated: first?.updated,
    observations,
    page: `https://data.worldbank.org/indicator/${encodeURIComponent(id)}`,
  };
}

/** Checks that the response is for the requested subject, because a path with a missing part selects all countries. */
function isAbout({ indicators, areas, refused, gone }: Figures, id: string, requested: readonly string[]): boolean {
  if (refused || gone) return true;
  return (
    indicators.every((each) => each.toLowerCase() === id.toLowerCase()) &&
    areas.every((each) => requested.some((area) => isOf(each, area)))
  );
}

function isOf({ codes }: AreaFigures, area: string): boolean {
  const row = groupOf(area)?.worldBankRow;
  return codes.includes(area.toUpperCase()) || (row !== undefined && codes.includes(row));
}
