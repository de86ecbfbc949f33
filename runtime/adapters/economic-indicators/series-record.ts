import type {
  EconomicSeries,
  Observation as ObservationRecord,
  SeriesChoice,
} from '../../../generated/services/economic-indicators/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import { utcDay } from '../../lib/day.ts';
import type { Years } from '../../lib/period.ts';
import { groupOf } from '../../reference/countries/countries.ts';
import { isPlainlyMissing } from '../../sdk/observation-status.ts';
import { type Choices, endOfSeries, type Observation, type Series, unknownPartNote } from '../../sdk/series.ts';
import type { Area } from './areas.ts';
import type { Organization } from './organizations.ts';

export interface Request {
  readonly area: Area;
  readonly years: Years;
  readonly now: Date;
  /** When the source was last queried for this answer, in milliseconds since 1970. */
  readonly retrieved: number;
}

/**
 * Returns a series with at most `limit` of its latest observations. The area is identified by this project's code, even
 * if the organization uses a different code.
 */
export function seriesRecord(
  series: Series,
  from: Organization,
  { area: requested, years, now, retrieved }: Request,
  limit: number,
): AdapterResult<EconomicSeries> {
  const observations = withoutEmptyEnds(series.observations);
  // A period with an unknown week cannot be used as the first or last period.
  const known = observations.filter(({ period }) => unknownPartNote(period) === undefined);
  const { area } = series;
  const endNote = series.ended === true ? undefined : endNoteOf(known, years, now);
  const updated = series.updated === undefined ? '' : ` Last updated ${series.updated.slice(0, 10)}.`;
  return {
    source: from.source,
    source_id: series.id,
    name: series.name,
    country: area === undefined ? null : { code: codeIn(requested, area.code), name: area.label },
    unit: series.unit,
    multiplier: series.multiplier,
    frequency: series.frequency,
    adjustment: series.dimensions.find(({ id, code }) => ADJUSTMENTS.has(id) && code !== '_Z')?.label,
    dimensions: series.dimensions.map(({ id, name, code, label }) => ({ id, name, code, label })),
    last_updated: series.updated,
    first: known[0]?.period,
    last: known.at(-1)?.period,
    observation_count: observations.length,
    citation: `${from.name}: ${series.name} (${series.id})${area === undefined ? '' : `, ${area.label}`}.${updated} Retrieved ${utcDay(new Date(retrieved))}.`,
    url: series.page,
    discontinued: series.ended === true || endNote !== undefined || undefined,
    notes: [...(series.notes ?? []), endNote, unknownPartsNote(observations)].filter((note) => note !== undefined),
    observations: observations.slice(-limit).map(observationRecord),
  };
}

/**
 * Names of the seasonal adjustment dimension at Eurostat, the OECD and the BLS. The OECD's code _Z means that no
 * adjustment applies.
 */
const ADJUSTMENTS: ReadonlySet<string> = new Set(['s_adj', 'ADJUSTMENT', 'seasonal']);

/**
 * Returns a note if the series appears to be discontinued, judging by its latest observation. Returns undefined if the
 * series continues, or if the requested window ends too early to tell.
 */
function endNoteOf(observations: readonly Observation[], { to }: Years, now: Date): string | undefined {
  const thisYear = now.getUTCFullYear();
  if (to !== undefined && to < thisYear - 1) return undefined;
  const asOf = to !== undefined && to < thisYear ? new Date(Date.UTC(to, 11, 31)) : now;
  const newest = endOfSeries(observations, asOf);
  return newest === undefined
    ? undefined
    : `The latest observation is for ${newest}; the series appears to be discontinued.`;
}

const MAX_LISTED = 5;

function unknownPartsNote(observations: readonly Observation[]): string | undefined {
  const unknown = observations.filter(({ period }) => unknownPartNote(period) !== undefined);
  const [first] = unknown;
  if (first === undefined) return undefined;
  const named = unknown.slice(-MAX_LISTED).map(({ period }) => period);
  const which = unknown.length > MAX_LISTED ? `${named.join(', ')} and earlier ones` : named.join(', ');
  return `${which}: ${unknownPartNote(first.period)}. These figures belong to the year, not to a calendar period in it.`;
}

/**
 * For a country, returns the requested code. For a group, returns the code of the group composition that the data
 * covers.
 */
function codeIn(requested: Area, own: string): string {
  return groupOf(requested.code) === undefined ? requested.code : (groupOf(own)?.code ?? requested.code);
}

/**
 * Removes periods without a value at both ends, but keeps those for which the source explains why the value is missing.
 */
function withoutEmptyEnds(observations: readonly Observation[]): readonly Observation[] {
  const isFilled = ({ value, status }: Observation) => value !== undefined || !isPlainlyMissing(status);
  const first = observations.findIndex(isFilled);
  return first === -1 ? [] : observations.slice(first, observations.findLastIndex(isFilled) + 1);
}

function observationRecord({ period, value, status }: Observation): AdapterResult<ObservationRecord> {
  return { period, value, status };
}

export function choiceRecord(choices: Choices, from: Organization, id: string): AdapterResult<SeriesChoice> {
  return {
    source: from.source,
    source_id: id,
    name: choices.name,
    series_count: choices.series,
    example_id: choices.example,
    dimensions: choices.choices.map((choice) => ({
      id: choice.id,
      name: choice.name,
      count: choice.count ?? choice.codes.length,
      codes: choice.codes.map(({ code, label }) => ({ code, label })),
    })),
  };
}
