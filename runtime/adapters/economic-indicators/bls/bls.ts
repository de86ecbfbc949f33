// The US Bureau of Labor Statistics: observations by series id from the public data API, and series lists from the
// LABSTAT files. Without a key, the API allows 25 queries per day.

import type { LifetimeName } from '../../../../generated/sources.ts';
import { Problem } from '../../../contract/problem.ts';
import { frequencyOf, type Years } from '../../../lib/period.ts';
import { inOrder, type SeriesAnswer } from '../../../sdk/series.ts';
import type { SourceCatalog } from '../../../sources/catalogs/catalogs.ts';
import type { SourceCall, SourceClient } from '../../../sources/client/client.ts';
import type { SourceContext } from '../../../sources/context.ts';
import { reads, type Timeseries } from './read.ts';
import { type BlsSeries, seriesList } from './series-files.ts';
import { OTHER_SURVEYS, SURVEYS } from './surveys.ts';

export type { BlsSeries } from './series-files.ts';

const KEY = 'BLS_API_KEY';
const YEARS_A_QUERY = { with: 20, without: 10 } as const;
/** Maximum number of queries per call. Without a key, one call can use up 4 of the daily 25 queries. */
const MAX_WINDOWS = 4;
const FIRST_YEAR = 1913;
const KEY_FOR_AVERAGES = `The source reports annual averages only with an API key, and this series may have no other data. The operator of this server can set ${KEY}.`;

export function create({ client, catalogs }: SourceContext<'bls'>): Bls {
  const missing = new Set<string>();
  return new Bls(client, catalogs.list<BlsSeries>(seriesList(client, missing)), missing);
}

export class Bls {
  readonly allSeries: SourceCatalog<BlsSeries>;
  readonly #client: SourceClient<LifetimeName<'bls'>>;
  readonly #missing: ReadonlySet<string>;

  constructor(
    client: SourceClient<LifetimeName<'bls'>>,
    allSeries: SourceCatalog<BlsSeries>,
    missing: ReadonlySet<string>,
  ) {
    this.#client = client;
    this.allSeries = allSeries;
    this.#missing = missing;
  }

  state() {
    return this.#client.state();
  }

  get hasKey(): boolean {
    try {
      return this.#client.key(KEY) !== '';
    } catch {
      return false;
    }
  }

  /**
   * Returns true if a series may exist although it is not in the catalog, because its survey or part is not downloaded
   * or the download failed.
   */
  mayExist(id: string): boolean {
    const code = id.slice(0, 2).toLowerCase();
    const survey = SURVEYS.find((each) => each.code === code);
    if (!/\d{3}/.test(id)) return false;
    if (survey === undefined) return OTHER_SURVEYS.has(code);
    return this.#missing.has(code) || survey.leavesOut?.(id) === true;
  }

  /** Rejects with `not_found` if the series does not exist. @param known the catalog entry of the series */
  async series(id: string, known: BlsSeries | undefined, years: Years, call: SourceCall): Promise<SeriesAnswer> {
    const span = this.hasKey ? YEARS_A_QUERY.with : YEARS_A_QUERY.without;
    const { windows, note } = windowsOf(years, known, span, call.now().getUTCFullYear());
    const answers = await Promise.all(windows.map((window) => this.#ask(id, window, call)));
    if (answers.some(({ unknown }) => unknown)) {
      throw new Problem('not_found', `The Bureau of Labor Statistics has no series ${id}.`);
    }
    const parts = answers.flatMap((answer) => answer.observations);
    // If a series has no monthly, quarterly or semiannual values, return its annual averages.
    const all = parts.length > 0 ? parts : answers.flatMap(({ averages }) => averages);
    const observations = inOrder(all, years);
    const hidden =
      observations.length === 0 && !this.hasKey && mayHaveAveragesOnly(known) ? KEY_FOR_AVERAGES : undefined;
    const seasonal =
      known?.seasonallyAdjusted === undefined
        ? []
        : [
            {
              id: 'seasonal',
              name: 'Seasonal adjustment',
              ...(known.seasonallyAdjusted
                ? { code: 'S', label: 'Seasonally adjusted' }
                : { code: 'U', label: 'Not seasonally adjusted' }),
            },
          ];
    return {
      kind: 'series',
      series: [
        {
          id,
          name: known?.name ?? answers[0]?.name ?? id,
          area: { code: 'US', label: 'United States' },
          unit: known?.unit,
          multiplier: undefined,
          frequency: observations[0] && frequencyOf(observations[0].period),
          dimensions: [
            ...(known === undefined
              ? []
              : [{ id: 'survey', name: 'Survey', code: id.slice(0, 2), label: known.survey }]),
            ...seasonal,
          ],
          updated: undefined,
          observations,
          page: `https://data.bls.gov/timeseries/${encodeURIComponent(id)}`,
          ...(known?.ended === true ? { ended: true } : {}),
          notes: [note, hidden].filter((each) => each !== undefined),
        },
      ],
    };
  }

  #ask(id: string, { from, to }: { from: number; to: number }, call: SourceCall): Promise<Timeseries> {
    const window = { seriesid: [id], startyear: String(from), endyear: String(to) };
    const request = {
      path: `/${this.hasKey ? 'v2' : 'v1'}/timeseries/data/`,
      // API version 1, used without a key, does not support `annualaverage`.
      body: { json: { ...window, ...(this.hasKey ? { annualaverage: true } : {}) } },
      expect: 'json' as const,
      lifetime: 'data' as const,
      answers: (answer: Timeseries) => answer.id === undefined || answer.id.toUpperCase() === id.toUpperCase(),
    };
    return this.#client.read(request, reads.timeseries, call);
  }
}

/**
 * Returns true if the last period in the file is a year or unknown, which means that the series may have only annual
 * averages.
 */
function mayHaveAveragesOnly(known: BlsSeries | undefined): boolean {
  const last = known?.last === undefined ? undefined : frequencyOf(known.last);
  return last === undefined || last === 'annual';
}

/** Splits the years into windows of the length that the API allows, newest first. */
function windowsOf(
  { from, to }: Years,
  known: BlsSeries | undefined,
  span: number,
  thisYear: number,
): { windows: { from: number; to: number }[]; note: string | undefined } {
  const last = Math.min(to ?? thisYear, Math.max(thisYear, FIRST_YEAR));
  const firstKnown = Number(known?.first?.slice(0, 4)) || FIRST_YEAR;
  const first = from === undefined ? Math.max(firstKnown, last - span + 1) : Math.max(from, firstKnown);
  const windows: { from: number; to: number }[] = [];
  for (let end = last; end >= first && windows.length < MAX_WINDOWS; end -= span) {
    windows.push({ from: Math.max(first, end - span + 1), to: end });
  }
  const reached = windows.at(-1)?.from ?? first;
  if (reached > first) return { windows, note: `Years before ${reached} were not requested; set year_to to get them.` };
  const isCut = from === undefined && reached > firstKnown;
  const note = isCut
    ? `Only the last ${last - reached + 1} years; set year_from for earlier ones${known?.first === undefined ? '' : ` (since ${known.first})`}.`
    : undefined;
  return { windows: windows.length === 0 ? [{ from: Math.min(first, last), to: last }] : windows, note };
}
