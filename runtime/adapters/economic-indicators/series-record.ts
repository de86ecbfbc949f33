// Series and choices of the sources as published records: pure mapping, field by field.

import type {
  EconomicSeries,
  Observation as ObservationRecord,
  SeriesChoice,
} from '../../../generated/services/economic-indicators/types.ts';
import type { Given } from '../../contract/given.ts';
import type { Choices, Observation, Series } from '../../kit/series.ts';
import { groupOf } from '../../language/countries/countries.ts';
import type { Area } from './areas.ts';
import type { Organisation } from './organisations.ts';

/**
 * A series with its newest observations, at most `limit`; `retrieved` is the day for the citation. Its area has the code that the
 * answer has for it, whatever the organisation's own is.
 */
export function seriesRecord(
  series: Series,
  from: Organisation,
  asked: Area,
  limit: number,
  retrieved: string,
): Given<EconomicSeries> {
  const observations = withoutEmptyEnds(series.observations);
  const { area } = series;
  const updated = series.updated === undefined ? '' : ` Last updated ${series.updated.slice(0, 10)}.`;
  return {
    source: from.source,
    source_id: series.id,
    name: series.name,
    country: area === undefined ? null : { code: codeIn(asked, area.code), name: area.label },
    unit: series.unit,
    multiplier: series.multiplier,
    frequency: series.frequency,
    dimensions: series.dimensions.map(({ id, name, code, label }) => ({ id, name, code, label })),
    last_updated: series.updated,
    first: observations[0]?.period,
    last: observations.at(-1)?.period,
    observation_count: observations.length,
    citation: `${from.name}: ${series.name} (${series.id})${area === undefined ? '' : `, ${area.label}`}.${updated} Retrieved ${retrieved}.`,
    url: series.page,
    discontinued: series.ended,
    notes: series.notes ?? [],
    observations: observations.slice(-limit).map(observationRecord),
  };
}

/** A country has the code that was asked for; of a group it is the composition that the figures are of. */
function codeIn(asked: Area, own: string): string {
  return groupOf(asked.code) === undefined ? asked.code : (groupOf(own)?.code ?? asked.code);
}

/** Periods without a figure before the first and after the last one say nothing, unless the source says why. */
function withoutEmptyEnds(observations: readonly Observation[]): readonly Observation[] {
  const isFilled = ({ value, status }: Observation) => value !== undefined || status !== undefined;
  const first = observations.findIndex(isFilled);
  return first === -1 ? [] : observations.slice(first, observations.findLastIndex(isFilled) + 1);
}

function observationRecord({ period, value, status }: Observation): Given<ObservationRecord> {
  return { period, value, status };
}

/** What must still be chosen before a table is one series. */
export function choiceRecord(choices: Choices, from: Organisation, id: string): Given<SeriesChoice> {
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
