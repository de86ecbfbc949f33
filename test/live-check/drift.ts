// Compares a response with the known one; reports differences by source and field. Has no side effects.

import type { SourceProbe } from '../../runtime/contract/source.ts';
import { responseShape } from '../../runtime/sources/client/response-shape.ts';
import { answerDrift, type SchemaDrift } from '../../runtime/sources/client/schema-drift.ts';
import type { KnownRequest } from './known-requests.ts';
import type { NoResponse, SourceResponse } from './source-requester.ts';

/** A certificate is reported this number of days before it expires. */
const CERTIFICATE_DAYS = 21;
const DAY_MS = 86_400_000;

const drift = (kind: string, was: string, is: string, field = ''): SchemaDrift => ({ kind, field, was, is });

export function driftOf({ known }: Pick<KnownRequest, 'known'>, response: SourceResponse | NoResponse): SchemaDrift[] {
  if ('failure' in response) return [drift('dead-host', 'an answer', response.failure)];
  const unexpected = statusDrift(response, [known.status]);
  if (unexpected !== undefined) return [unexpected];
  const type = String(response.headers['content-type'] ?? '');
  const [before, after] = [charsetOf(known.type), charsetOf(type)];
  const text = decoded(response.body, after);
  const found = answerDrift(known.shape, responseShape(text, type));
  if (before !== after || (text.includes('\ufffd') && !known.text.includes('\ufffd'))) {
    found.unshift(drift('charset', before, text.includes('\ufffd') ? `${after}, but the text is not valid` : after));
  }
  return found;
}

export function failedExpectations(probe: SourceProbe, response: SourceResponse | NoResponse): SchemaDrift[] {
  if ('failure' in response) return [drift('dead-host', 'an answer', response.failure)];
  const unexpected = statusDrift(response, probe.status);
  if (unexpected !== undefined) return [unexpected];
  const found: SchemaDrift[] = [];
  const text = decoded(response.body, charsetOf(String(response.headers['content-type'] ?? '')));
  if (probe.contains !== undefined && !text.includes(probe.contains))
    found.push(drift('lacks', probe.contains, 'absent'));
  if (probe.lacks !== undefined && text.includes(probe.lacks)) found.push(drift('holds', 'absent', probe.lacks));
  for (const name of probe.headers) {
    if (response.headers[name] === undefined) found.push(drift('header', 'told', 'absent', name));
  }
  if (probe.seconds !== undefined && response.seconds > probe.seconds) {
    found.push(drift('slow', `${probe.seconds} s`, `${response.seconds.toFixed(1)} s`));
  }
  if (probe.holds.length === 0) return found;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return [...found, drift('form', 'json', responseShape(text).form)];
  }
  return [...found, ...probe.holds.flatMap((each) => assertionDrift(each, json))];
}

function statusDrift({ status, headers }: SourceResponse, expected: readonly number[]): SchemaDrift | undefined {
  if (expected.includes(status)) return undefined;
  const was = expected.join(' or ');
  if (status >= 300 && status < 400)
    return drift('moved', was, `${status} to ${String(headers['location'] ?? 'nowhere')}`);
  if (status === 401 || status === 403) return drift('key-demanded', was, String(status));
  return drift(status === 429 ? 'too-often' : 'status', was, String(status));
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

function assertionDrift(
  { at, type, is, least: min, most: max }: SourceProbe['holds'][number],
  json: unknown,
): SchemaDrift[] {
  const value = valueAt(json, at);
  const found = typeOf(value);
  const amount = Array.isArray(value) ? value.length : value;
  if (type !== undefined && !type.includes(found)) return [drift('field-retyped', type.join(' or '), found, at)];
  if (is !== undefined && value !== is) return [drift('value', String(is), String(value).slice(0, 60), at)];
  if (min !== undefined && !(typeof amount === 'number' && amount >= min))
    return [drift('fewer', `at least ${min}`, String(amount), at)];
  if (max !== undefined && !(typeof amount === 'number' && amount <= max))
    return [drift('more', `at most ${max}`, String(amount), at)];
  return [];
}

function typeOf(value: unknown): string {
  if (value === undefined) return 'absent';
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
}

function valueAt(json: unknown, pointer: string): unknown {
  let value = json;
  for (const name of pointer.split('/').slice(1)) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
  }
  return value;
}

export function certificateDrift(response: SourceResponse | NoResponse, now: number): SchemaDrift[] {
  if ('failure' in response || response.certificateEnds === undefined) return [];
  const days = Math.floor((response.certificateEnds.getTime() - now) / DAY_MS);
  return days > CERTIFICATE_DAYS
    ? []
    : [drift('certificate', `more than ${CERTIFICATE_DAYS} days`, `ends in ${days} days`)];
}
