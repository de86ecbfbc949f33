// Data rows contain indicator, country, period and value, newest first.

import { numberOf, objectOf, textOf } from '../../../lib/loose-json.ts';
import { writtenPeriod } from '../../../lib/period.ts';
import { observationStatus } from '../../../sdk/observation-status.ts';
import type { Coded, Observation } from '../../../sdk/series.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import { readers } from '../../../sources/client/reading.ts';
import { envelopeOf } from './envelope.ts';

export const reads = readers(import.meta.url, { figures: readFigures });

export interface Figures {
  readonly refused: boolean;
  readonly gone: boolean;
  readonly pages: number;
  readonly updated: string | undefined;
  readonly name: string | undefined;
  readonly unit: string | undefined;
  readonly area: Coded | undefined;
  /** Used to check the response against the request. */
  readonly indicators: readonly string[];
  readonly areas: readonly (readonly string[])[];
  readonly observations: readonly Observation[];
}

function readFigures(answer: Answer): Figures {
  const { header, items, refused, gone } = envelopeOf(answer.json());
  const rows = items.map(objectOf);
  const first = rows[0] ?? {};
  const [indicator, country] = [objectOf(first['indicator']), objectOf(first['country'])];
  const areas = new Map(
    rows.map((row) => {
      const codes = [textOf(row['countryiso3code']), textOf(objectOf(row['country'])['id'])];
      const known = codes.filter((code) => code !== undefined);
      return [known.join(), known];
    }),
  );
  const code = textOf(first['countryiso3code']) ?? textOf(country['id']);
  return {
    refused,
    gone,
    pages: Math.max(1, Number(header['pages'] ?? 1)),
    updated: textOf(header['lastupdated']),
    name: textOf(indicator['value']),
    unit: textOf(first['unit']),
    area: code === undefined ? undefined : { code, label: textOf(country['value']) ?? code },
    indicators: [...new Set(rows.map((row) => textOf(objectOf(row['indicator'])['id']) ?? ''))],
    areas: [...areas.values()],
    observations: rows.flatMap((row): Observation[] => {
      const period = writtenPeriod(textOf(row['date']) ?? '');
      return period === undefined
        ? []
        : [{ period, value: numberOf(row['value']), status: observationStatus(textOf(row['obs_status'])) }];
    }),
  };
}
