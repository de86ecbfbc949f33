// Builds citations from the manifest of the source and the provenance of the call.

import { citedOf, type Provenance } from '../../contract/call.ts';
import type { Operation } from '../../contract/operation.ts';
import type { Citation } from '../../contract/source.ts';
import { TIME_ZONE_RELEASE } from '../../lib/time-zone-release.ts';

export type Citations = ReadonlyMap<string, Citation>;

export interface Cited extends Citation {
  /** Undefined for data that ships with the server. */
  readonly source?: string;
  /** `stale` if any part is stale; `miss` if all parts were fetched for this call. */
  readonly cache?: Provenance['cache'];
  /** Time when the oldest part was fetched, in milliseconds since 1970. */
  readonly fetchedAt?: number;
}

/** Maximum number of sources with a link to their page; further links are omitted to keep the line short. */
const MAX_WITH_PAGE = 3;
const STALENESS = ['miss', 'hit', 'stale'] as const;

/** Lists each source once, in the order in which the sources were queried. */
export function sourcesOf(
  provenance: readonly Provenance[],
  citations: Citations,
  operation?: Operation,
  now: number = Date.now(),
): Cited[] {
  const bySource = new Map<string, Cited & Provenance>();
  for (const { source, cache, fetchedAt, freshUntil } of citedOf(provenance)) {
    const known = bySource.get(source);
    bySource.set(source, {
      ...(citations.get(source) ?? { publisher: source }),
      source,
      cache: known === undefined ? cache : worse(known.cache, cache),
      fetchedAt: Math.min(fetchedAt, known?.fetchedAt ?? fetchedAt),
      freshUntil,
    });
  }
  return [...bySource.values(), ...(operation?.builtIn ?? []).map((each) => ofItself(each, now))];
}

function ofItself({ asOf, ...who }: Citation, now: number): Cited {
  if (asOf === '{call}') return { ...who, cache: 'miss', fetchedAt: now };
  return asOf === undefined ? who : { ...who, asOf };
}

/**
 * Returns, for example, `Source: UNHCR (CC BY 4.0), https://www.unhcr.org, as of 2026-11-20 08:15 UTC.`; empty if there
 * is no source.
 */
export function sourceLine(sources: readonly Cited[], address?: string): string {
  if (sources.length === 0) return '';
  const withPages = sources.length <= MAX_WITH_PAGE;
  const line = `${sources.length === 1 ? 'Source' : 'Sources'}: ${sources.map((each) => cited(each, withPages)).join('; ')}.`;
  return address === undefined ? line : `${line} Permalink: ${address}`;
}

export function sourceFacts(sources: readonly Cited[]): object[] {
  return sources.map(({ source, publisher, licence, page, asOf, cache, fetchedAt }) => {
    const fetched_at = fetchedAt === undefined ? undefined : new Date(fetchedAt).toISOString();
    return { source, publisher, licence, page, as_of: dated(asOf), cache, fetched_at };
  });
}

function cited({ publisher, licence, page, asOf, cache, fetchedAt }: Cited, withPage: boolean): string {
  const who = licence === undefined ? publisher : `${publisher} (${licence})`;
  const parts = [who];
  if (withPage && page !== undefined) parts.push(page);
  if (asOf !== undefined) parts.push(`as of ${dated(asOf)}`);
  if (fetchedAt !== undefined) parts.push(`${cache === 'miss' ? 'as of' : 'cached since'} ${minuteOf(fetchedAt)}`);
  return parts.join(', ');
}

/** `2026-11-20 08:15 UTC` */
export function minuteOf(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

function worse(a: Provenance['cache'], b: Provenance['cache']): Provenance['cache'] {
  return STALENESS.indexOf(a) >= STALENESS.indexOf(b) ? a : b;
}

function dated(asOf: string | undefined): string | undefined {
  return asOf?.replace('{tzdata}', TIME_ZONE_RELEASE.release);
}
