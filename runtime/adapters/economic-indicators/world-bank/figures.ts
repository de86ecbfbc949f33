// Data rows contain indicator, country, period and value, newest first.

import { numberOf, objectOf, textOf } from '../../../lib/loose-json.ts';
import { writtenPeriod } from '../../../lib/period.ts';
import { observationStatus } from '../../../sdk/observation-status.ts';
import type { Coded, Observation } from '../../../sdk/series.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import { readers } from '../../../sources/client/reading.ts';
import { envelopeOf } from './envelope.ts';

export const reads = readers(import.meta.url, { figures: readFigures });

/** The rows of one country or group. */
export interface AreaFigures {
  /** The area's codes as they appear in the rows, in uppercase. */
  readonly codes: readonly string[];
  readonly area: Coded;
  readonly observations: readonly Observation[];
}

export interface Figures {
  readonly refused: boolean;
  readonly gone: boolean;
  readonly pages: number;
  readonly updated: string | undefined;
  readonly name: string | undefined;
  readonly unit: string | undefined;
  /** Indicators that appear in the rows, used to check the response against the request. */
  readonly indicators: readonly string[];
  readonly areas: readonly AreaFigures[];
}

function readFigures(answer: Answer): Figures {
  const { header, items, refused, gone } = envelopeOf(answer.json());
  const rows = items.map(objectOf);
  const first = rows[0] ?? {};
  const areas = new Map<string, AreaFigures & { readonly observations: Observation[] }>();
  for (const row of rows) {
    const country = objectOf(row['country']);
    const codes = [textOf(row['countryiso3code']), textOf(country['id'])].filter((code) => code !== undefined);
    const [code = ''] = codes;
    const known = areas.get(codes.join()) ?? {
      codes: codes.map((each) => each.toUpperCase()),
      area: { code, label: textOf(country['value']) ?? code },
      observations: [],
    };
    areas.set(codes.join(), known);
    const period = writtenPeriod(textOf(row['date']) ?? '');
    if (period === undefined) continue;
    const status = observationStatus(textOf(row['obs_status']));
    known.observations.push({ period, value: numberOf(row['value']), status });
  }
  return {
    refused,
    gone,
    pages: Math.max(1, Number(header['pages'] ?? 1)),
    updated: textOf(header['lastupdated']),
    name: textOf(objectOf(first['indicator'])['value']),
    unit: textOf(first['unit']),
    indicators: [...new Set(rows.map((row) => textOf(objectOf(row['indicator'])['id']) ?? ''))],
    areas: [...areas.values()],
  };
}
