// Builds titles from code files for surveys whose series have no titles, and parses the base period of an index.

import { records } from '../../../lib/delimited.ts';
import type { CatalogCall } from '../../../sources/catalogs/catalogs.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import type { SourceClient } from '../../../sources/client/client.ts';
import { readers } from '../../../sources/client/reading.ts';
import type { Survey, TitleParts } from './surveys.ts';

export const reads = readers(import.meta.url, { codes: readCodes });

export type CodeTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Reads the code files. If a file cannot be read, only its texts are missing from the titles. */
export async function codeTexts(
  client: SourceClient,
  survey: string,
  titles: TitleParts | undefined,
  call: CatalogCall,
): Promise<CodeTexts> {
  const read = (titles?.files ?? []).map(async (name) => {
    const request = { host: 'files', path: `/${survey}/${survey}.${name}`, expect: 'text', lifetime: 'none' } as const;
    try {
      return [name, await client.read(request, reads.codes, call)] as const;
    } catch (error) {
      if (call.signal.aborted) throw error;
      return [name, {}] as const;
    }
  });
  return Object.fromEntries(await Promise.all(read));
}

const TEXT = /_(?:text|name)$/;

function readCodes(answer: Answer): Readonly<Record<string, string>> {
  const [header = [], ...lines] = records(answer.text(), '\t');
  const names = header.map((name) => name.trim().toLowerCase());
  const [code, text] = [names.findIndex((name) => name.endsWith('_code')), names.findIndex((name) => TEXT.test(name))];
  if (code === -1 || text === -1) throw new Error('Unexpected columns in a code file.');
  return Object.fromEntries(lines.map((line) => [line[code]?.trim() ?? '', line[text]?.trim() ?? '']));
}

export function titleFrom(
  { titles }: Survey,
  codes: CodeTexts,
  cell: (column: string) => string | undefined,
): string | undefined {
  return titles?.write(
    Object.fromEntries(titles.files.map((name) => [name, codes[name]?.[cell(`${name}_code`) ?? '']])),
  );
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/**
 * Leaves `1982-84=100` unchanged and reads `2017` and `198200` as years, `200312` as a month. Returns undefined for an
 * index without a base (`-`).
 */
export function baseOf(base: string | undefined): string | undefined {
  if (base === undefined || !/\d{4}/.test(base)) return undefined;
  if (base.includes('=')) return base;
  const [, year, month = ''] = /^(\d{4})(\d{2})?$/.exec(base) ?? [];
  if (year === undefined) return `${base}=100`;
  const name = MONTHS[Number(month) - 1];
  return name === undefined ? `${year}=100` : `${name} ${year}=100`;
}
