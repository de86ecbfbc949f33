// Parses the ECB's csvdata: rows grouped by series, in chronological order. The body may be truncated on purpose (see
// `maxRows`).

import { records } from '../../../lib/delimited.ts';
import { numberOf, textOf } from '../../../lib/loose-json.ts';
import { observationStatus } from '../../../sdk/observation-status.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import { readers } from '../../../sources/client/reading.ts';

export const reads = readers(import.meta.url, { figures: readFigures });

export interface Figure {
  readonly key: string;
  readonly period: string;
  readonly value: number | undefined;
  readonly status: string | undefined;
}

export interface FiguresSeries {
  readonly key: string;
  readonly codes: Readonly<Record<string, string>>;
  readonly title: string | undefined;
  readonly unit: string | undefined;
  readonly multiplier: number | undefined;
}

export interface Figures {
  readonly series: readonly FiguresSeries[];
  readonly figures: readonly Figure[];
  readonly cut: boolean;
}

const KEY = 'KEY';

function readFigures(answer: Answer): Figures {
  if (answer.status !== 200) return { series: [], figures: [], cut: false };
  const [header = [], ...rows] = records(answer.text());
  const time = header.indexOf('TIME_PERIOD');
  if (header[0] !== KEY || time === -1) throw new Error('Unexpected columns in the data.');
  const column = (name: string) => header.indexOf(name);
  const [value, status, unit, title, complement, multiplier] = [
    'OBS_VALUE',
    'OBS_STATUS',
    'UNIT',
    'TITLE',
    'TITLE_COMPL',
    'UNIT_MULT',
  ].map(column) as [number, number, number, number, number, number];
  const unitMeasure = column('UNIT_MEASURE');
  const series = new Map<string, FiguresSeries>();
  const figures = rows.map((row): Figure => {
    // In the CSV, the series key starts with the dataflow id.
    const whole = row[0] ?? '';
    const key = whole.slice(whole.indexOf('.') + 1);
    if (!series.has(key)) {
      const power = numberOf(row[multiplier]);
      series.set(key, {
        key,
        codes: Object.fromEntries(header.slice(1, time).map((name, index) => [name, row[index + 1] ?? ''])),
        title: textOf(row[complement]) ?? textOf(row[title]),
        unit: textOf(row[unit]) ?? textOf(row[unitMeasure]),
        multiplier: power === 0 ? undefined : power,
      });
    }
    const text = textOf(row[value]);
    return {
      key,
      period: row[time] ?? '',
      value: text === undefined || !Number.isFinite(Number(text)) ? undefined : Number(text),
      status: observationStatus(textOf(row[status])),
    };
  });
  return { series: [...series.values()], figures, cut: answer.headers['almanac-cut'] !== undefined };
}
