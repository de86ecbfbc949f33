// Which form of an answer a request asks for: JSON, or CSV by the address or the Accept field.

import type { IncomingMessage } from 'node:http';

const SUFFIX = '.csv';

/** A path without the `.csv` behind the name of its tool, and whether it stood there. */
export function withoutSuffix(path: string): { readonly path: string; readonly isCsv: boolean } {
  const isCsv = path.endsWith(SUFFIX);
  return { path: isCsv ? path.slice(0, -SUFFIX.length) : path, isCsv };
}

/** Whether the Accept field prefers CSV to JSON (RFC 9110, 12.5.1). */
export function prefersCsv({ headers }: IncomingMessage): boolean {
  const { accept } = headers;
  if (accept === undefined || !/text\/csv/i.test(accept)) return false;
  const ranges = accept.split(',').slice(0, MOST_RANGES).map(range);
  const quality = (type: string) => ranges.find(([name]) => name === type)?.[1];
  const csv = quality('text/csv') ?? 0;
  const json = quality('application/json') ?? quality('application/*') ?? 0;
  return csv > 0 && csv >= json;
}

const MOST_RANGES = 40;

function range(text: string): readonly [type: string, quality: number] {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const given = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  const quality = given === undefined ? 1 : Number(given);
  return [type, Number.isFinite(quality) ? quality : 0];
}
