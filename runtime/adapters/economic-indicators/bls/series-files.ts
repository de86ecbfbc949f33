// LABSTAT files: one per survey, containing all its series. The largest are tens of megabytes, so the catalog builder's
// thread reads them line by line (`readSeriesFile`).

import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { RecordReader } from '../../../lib/delimited.ts';
import { DAY_MS, MINUTE_MS } from '../../../lib/duration.ts';
import { isFrozen } from '../../../lib/period.ts';
import type { CatalogCall, FilePart, ListDefinition, ListRow } from '../../../sources/catalogs/catalogs.ts';
import { partOf } from '../../../sources/catalogs/unfinished.ts';
import type { SourceClient } from '../../../sources/client/client.ts';
import { SURVEYS, type Survey } from './surveys.ts';
import { baseOf, type CodeTexts, codeTexts, titleFrom } from './titles.ts';

export interface BlsSeries {
  readonly id: string;
  readonly name: string;
  readonly survey: string;
  readonly seasonallyAdjusted: boolean | undefined;
  readonly unit: string | undefined;
  readonly first: string | undefined;
  readonly last: string | undefined;
  readonly ended: boolean;
}

interface FileOptions {
  readonly survey: string;
  /** Time of the download, in milliseconds since 1970. */
  readonly now: number;
  readonly codes: CodeTexts;
}

const NO_TEXTS: CodeTexts = {};

const MAX_FILE_SIZE = 100_000_000;
const MAX_DOWNLOAD_MS = 10 * MINUTE_MS;
const BATCH = 1000;

/** Surveys whose files cannot be downloaded are added to `missing`. */
export function seriesList(client: SourceClient, missing: Set<string>): ListDefinition {
  return {
    id: 'bls-series',
    source: 'bls',
    title: 'BLS series',
    lifetime: 7 * DAY_MS,
    rows: (call) => parts(client, missing, call),
  };
}

async function* parts(client: SourceClient, missing: Set<string>, call: CatalogCall): AsyncGenerator<FilePart> {
  let got = 0;
  let failure: unknown;
  for (const { code, titles } of SURVEYS) {
    const file = await partOf(join(call.folder, `bls-${code}`));
    try {
      const request = { host: 'files', path: `/${code}/${code}.series`, lifetime: 'none' } as const;
      const { signal } = call;
      await client.download(request, { file, maxBytes: MAX_FILE_SIZE, longest: MAX_DOWNLOAD_MS, signal });
    } catch (error) {
      // Continue without this survey, so that the other surveys remain available.
      if (call.signal.aborted) throw error;
      failure = error;
      missing.add(code);
      continue;
    }
    got++;
    missing.delete(code);
    const codes = await codeTexts(client, code, titles, call);
    const options: FileOptions = { survey: code, now: call.now().getTime(), codes };
    yield { file, module: import.meta.url, reader: 'readSeriesFile', options };
  }
  if (got === 0) throw failure;
}

/**
 * The catalog builder's thread looks up this function by name instead of importing it.
 * @public
 */
export async function* readSeriesFile(file: string, options: unknown): AsyncGenerator<readonly ListRow[]> {
  const { survey: code, now, codes } = options as FileOptions;
  const survey = SURVEYS.find((each) => each.code === code);
  if (survey === undefined) throw new Error(`Unknown survey ${code}.`);
  const reader = new RecordReader('\t');
  let columns: ReadonlyMap<string, number> | undefined;
  let batch: ListRow[] = [];
  const take = (lines: readonly string[][]) => {
    for (const line of lines) {
      if (columns === undefined) {
        columns = new Map(line.map((name, index) => [name.trim().toLowerCase(), index]));
        if (!columns.has('series_id')) throw new Error(`The file of ${code} has no series_id column.`);
        continue;
      }
      const row = seriesRow(survey, columns, line, new Date(now), codes);
      if (row !== undefined) batch.push(row);
    }
  };
  for await (const piece of createReadStream(file, { encoding: 'utf8' })) {
    take(reader.push(piece as string));
    if (batch.length >= BATCH) {
      yield batch;
      batch = [];
    }
  }
  take(reader.end());
  yield batch;
}

/** Returns undefined for excluded series. */
export function seriesRow(
  survey: Survey,
  columns: ReadonlyMap<string, number>,
  line: readonly string[],
  now: Date,
  codes: CodeTexts = NO_TEXTS,
): ListRow | undefined {
  const cell = (name: string) => line[columns.get(name) ?? -1]?.trim() || undefined;
  const id = cell('series_id');
  if (id === undefined || survey.leavesOut?.(id) === true) return undefined;
  const title = titleOf(cell('series_title') ?? titleFrom(survey, codes, cell) ?? `${survey.name}, ${id}`);
  const last = periodOf(cell('end_year'), cell('end_period'));
  const ended = isFrozen(last, now);
  const seasonal = cell('seasonal');
  const value: BlsSeries = {
    id,
    name: title,
    survey: survey.name,
    seasonallyAdjusted: seasonal === undefined ? undefined : seasonal === 'S',
    unit: survey.unitOf?.(id, title, baseOf(cell('base_period') ?? cell('base_year') ?? cell('base_date'))),
    first: periodOf(cell('begin_year'), cell('begin_period')),
    last,
    ended,
  };
  return {
    key: id,
    titles: { en: survey.titleOf?.(title) ?? title },
    context: `${survey.name} ${survey.words}`,
    prior: survey.priorOf(id),
    ended,
    value,
  };
}

/** Removes the prefix from `(Seas) Unemployment Rate`, because seasonal adjustment has its own field. */
function titleOf(title: string): string {
  return title.replace(/^\((?:Seas|Unadj)\)\s*/, '');
}

/**
 * Converts year and period (`M03`, `Q02`, `S01`, `A01`) to this project's format. The period of an annual average is
 * the year.
 */
export function periodOf(year: string | undefined, period: string | undefined): string | undefined {
  if (year === undefined || !/^\d{4}$/.test(year)) return undefined;
  const [, kind, digits] = /^([MQS])(\d{2})$/.exec(period ?? '') ?? [];
  const number = Number(digits);
  if (kind === 'M' && number >= 1 && number <= 12) return `${year}-${digits}`;
  if (kind === 'Q' && number >= 1 && number <= 4) return `${year}-Q${number}`;
  if (kind === 'S' && (number === 1 || number === 2)) return `${year}-S${number}`;
  return year;
}
