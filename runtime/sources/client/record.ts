// Saves real responses as files (`UPSTREAM_RECORD=<dir>`; layout in replay.ts). Keys are removed first.

import { join } from 'node:path';
import { writeWhole } from '../../lib/whole-file.ts';
import type { AnswerHeaders } from './answer-headers.ts';
import type { Keys } from './keys.ts';
import { META_ENDING, type RecordingMeta } from './replay.ts';
import { type RecordingIdentity, recordingName } from './request.ts';

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/geo\+json/, 'geojson'],
  [/json/, 'json'],
  [/html/, 'html'],
  [/xml/, 'xml'],
  [/csv/, 'csv'],
  [/zip/, 'zip'],
  [/^text\//, 'txt'],
];

export interface RecordedAnswer {
  readonly status: number;
  readonly headers: AnswerHeaders;
  readonly body: Buffer;
  readonly date: Date;
}

export async function record(
  directory: string,
  source: string,
  identity: RecordingIdentity,
  answer: RecordedAnswer,
  keys: Keys,
): Promise<void> {
  const name = keys.redact(recordingName(identity));
  const file = join(directory, source, `${name}.${ending(answer)}`);
  const meta: RecordingMeta = {
    ...(identity.method === 'GET' ? {} : { method: identity.method }),
    ...(identity.host === 'default' ? {} : { host: identity.host }),
    path: identity.path,
    ...(identity.query.length === 0 ? {} : { query: grouped(identity.query) }),
    ...(identity.body === undefined ? {} : { body: readable(identity.body) }),
    status: answer.status,
    headers: answer.headers,
    date: answer.date.toISOString(),
  };
  // Two processes may record into the same directory.
  await writeWhole(file, keys.redactBytes(answer.body));
  await writeWhole(`${file}${META_ENDING}`, keys.redact(`${JSON.stringify(meta, null, 2)}\n`));
}

function ending(answer: RecordedAnswer): string {
  const type = answer.headers['content-type'] ?? '';
  const known = ENDINGS.find(([pattern]) => pattern.test(type))?.[1];
  if (known !== undefined && known !== 'txt') return known;
  // Some sources send text/plain or no content type, so check how the body starts.
  const start = answer.body.subarray(0, 64).toString('latin1').trimStart();
  if (start.startsWith('{') || start.startsWith('[')) return 'json';
  return start.startsWith('<') ? 'xml' : (known ?? 'bin');
}

export function grouped(query: readonly (readonly [string, string])[]): Record<string, string | string[]> {
  const groups: Record<string, string | string[]> = {};
  for (const [name, value] of query) {
    const known = groups[name];
    groups[name] = known === undefined ? value : [known, value].flat();
  }
  return groups;
}

function readable(body: string): string | object {
  return body.startsWith('{') || body.startsWith('[') ? (JSON.parse(body) as object) : body;
}
