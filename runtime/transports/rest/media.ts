import type { IncomingMessage } from 'node:http';
import { qualities } from '../http/qualities.ts';

const SUFFIX = '.csv';

/** Removes a `.csv` suffix. */
export function withoutSuffix(path: string): { readonly path: string; readonly isCsv: boolean } {
  const isCsv = path.endsWith(SUFFIX);
  return { path: isCsv ? path.slice(0, -SUFFIX.length) : path, isCsv };
}

/** RFC 9110, 12.5.1. */
export function prefersCsv({ headers }: IncomingMessage): boolean {
  const { accept } = headers;
  if (accept === undefined || !/text\/csv/i.test(accept)) return false;
  const accepted = qualities(accept);
  const csv = accepted.get('text/csv') ?? 0;
  const json = accepted.get('application/json') ?? accepted.get('application/*') ?? 0;
  return csv > 0 && csv >= json;
}

/** Returns whether the client is a browser. Programs that accept anything get JSON. */
export function prefersHtml({ headers }: IncomingMessage): boolean {
  const accepted = qualities(headers.accept);
  const html = accepted.get('text/html') ?? 0;
  return html > 0 && html >= (accepted.get('application/json') ?? 0);
}
