// Compares a response with the known one; reports differences by source and field. Pure.

import type { SourceProbe } from '../../runtime/contract/source.ts';
import { responseShape } from '../../runtime/sources/client/response-shape.ts';
import { answerDrift, type SchemaDrift } from '../../runtime/sources/client/schema-drift.ts';
import type { Came, Silence } from './asking.ts';
import type { Question } from './questions.ts';

/** Reports a certificate so many days before it expires. */
const CERTIFICATE_DAYS = 21;
const DAY_MS = 86_400_000;

const one = (kind: string, was: string, is: string, field = ''): SchemaDrift => ({ kind, field, was, is });

/** Differences from the known response. */
export function departuresOf({ known }: Pick<Question, 'known'>, came: Came | Silence): SchemaDrift[] {
  if ('failure' in came) return [one('dead-host', 'an answer', came.failure)];
  const refused = refusal(came, [known.status]);
  if (refused !== undefined) return [refused];
  const type = String(came.headers['content-type'] ?? '');
  const [before, after] = [charsetOf(known.type), charsetOf(type)];
  const text = decoded(came.body, after);
  const found = answerDrift(known.portrait, responseShape(text, type));
  if (before !== after || (text.includes('\ufffd') && !known.text.includes('\ufffd'))) {
    found.unshift(one('charset', before, text.includes('\ufffd') ? `${after}, but the text is not valid` : after));
  }
  return found;
}

export function unheld(probe: SourceProbe, came: Came | Silence): SchemaDrift[] {
  if ('failure' in came) return [one('dead-host', 'an answer', came.failure)];
  const refused = refusal(came, probe.status);
  if (refused !== undefined) return [refused];
  const found: SchemaDrift[] = [];
  const text = decoded(came.body, charsetOf(String(came.headers['content-type'] ?? '')));
  if (probe.contains !== undefined && !text.includes(probe.contains))
    found.push(one('lacks', probe.contains, 'absent'));
  if (probe.lacks !== undefined && text.includes(probe.lacks)) found.push(one('holds', 'absent', probe.lacks));
  for (const name of probe.headers) {
    if (came.headers[name] === undefined) found.push(one('header', 'told', 'absent', name));
  }
  if (probe.seconds !== undefined && came.seconds > probe.seconds) {
    found.push(one('slow', `${probe.seconds} s`, `${came.seconds.toFixed(1)} s`));
  }
  if (probe.holds.length === 0) return found;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return [...found, one('form', 'json', responseShape(text).form)];
  }
  return [...found, ...probe.holds.flatMap((each) => assertion(each, json))];
}

function refusal({ status, headers }: Came, wanted: readonly number[]): SchemaDrift | undefined {
  if (wanted.includes(status)) return undefined;
  const was = wanted.join(' or ');
  if (status >= 300 && status < 400)
    return one('moved', was, `${status} to ${String(headers['location'] ?? 'nowhere')}`);
  if (status === 401 || status === 403) return one('key-demanded', was, String(status));
  return one(status === 429 ? 'too-often' : 'status', was, String(status));
}

function charsetOf(type: string): string {
  return /charset="?([\w-]+)/i.exec(type)?.[1]?.toLowerCase() ?? 'utf-8';
}

function decoded(body: Buffer, charset: string): string {
  try {
    return new TextDecoder(charset).decode(body);
  } catch {
    return body.toString('utf8');
  }
}

function assertion({ at, type, is, least, most }: SourceProbe['holds'][number], json: unknown): SchemaDrift[] {
  const value = pointed(json, at);
  const found = typeOf(value);
  const amount = Array.isArray(value) ? value.length : value;
  if (type !== undefined && !type.includes(found)) return [one('field-retyped', type.join(' or '), found, at)];
  if (is !== undefined && value !== is) return [one('value', String(is), String(value).slice(0, 60), at)];
  if (least !== undefined && !(typeof amount === 'number' && amount >= least))
    return [one('fewer', `at least ${least}`, String(amount), at)];
  if (most !== undefined && !(typeof amount === 'number' && amount <= most))
    return [one('more', `at most ${most}`, String(amount), at)];
  return [];
}

function typeOf(value: unknown): string {
  if (value === undefined) return 'absent';
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
}

/** Value at a JSON Pointer. */
function pointed(json: unknown, pointer: string): unknown {
  let value = json;
  for (const name of pointer.split('/').slice(1)) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
  }
  return value;
}

export function certificateDeparture(came: Came | Silence, now: number): SchemaDrift[] {
  if ('failure' in came || came.certificateEnds === undefined) return [];
  const days = Math.floor((came.certificateEnds.getTime() - now) / DAY_MS);
  return days > CERTIFICATE_DAYS
    ? []
    : [one('certificate', `more than ${CERTIFICATE_DAYS} days`, `ends in ${days} days`)];
}
