// Describes the origin of a result: its sources, and when they were queried or published.

export interface NamedSource {
  /** Undefined for built-in data. */
  readonly id?: string;
  readonly name: string;
  readonly licence?: string;
  /** Date or version of built-in data. */
  readonly published?: string;
}

interface Headers {
  get(name: string): string | null;
}

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;
/** For responses older than this, the date is shown. */
const DAYS_IN_WORDS = 2;

/** `just now`, `3 minutes ago`, `5 hours ago`; for older responses, the date. */
export function agoText(seconds: number, now: number): string {
  if (seconds < MINUTE) return 'just now';
  if (seconds < HOUR) return inWords(Math.round(seconds / MINUTE), 'minute');
  if (seconds < DAYS_IN_WORDS * DAY) return inWords(Math.round(seconds / HOUR), 'hour');
  return new Date(now - seconds * 1000).toISOString().slice(0, 10);
}

function inWords(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}

export function sourcesIn(headers: Headers, all: readonly NamedSource[]): readonly NamedSource[] {
  const ids = headers.get('Almanac-Source')?.split(',') ?? [];
  const used = ids.map((id) => id.trim()).filter((id) => id !== '');
  if (used.length === 0) return all.filter(({ id }) => id === undefined);
  return used.map((id) => all.find((source) => source.id === id) ?? { id, name: id });
}

/** Examples: `European Central Bank`, `fetched 3 minutes ago`; `GeoNames`, `published 2026-11-25`. */
export function provenanceParts(headers: Headers, all: readonly NamedSource[], now: number): string[] {
  const used = sourcesIn(headers, all);
  const names = namesOf(used);
  if (headers.get('Almanac-Source') === null) {
    const published = used.find((source) => source.published !== undefined)?.published;
    return [names || 'built-in data', ...(published === undefined ? [] : [`published ${published}`])];
  }
  const age = Number(headers.get('Age') ?? 0);
  const isExpired = headers.get('Cache-Status')?.includes('stale') === true;
  return [names, `fetched ${agoText(age, now)}${isExpired ? ', the source did not respond again' : ''}`];
}

/** Number of names listed; of the others, only the number is shown. */
const MAX_NAMES = 3;

export function namesOf(sources: readonly NamedSource[]): string {
  const names = [...new Set(sources.map(({ name }) => name))];
  if (names.length <= MAX_NAMES + 1) return names.join(', ');
  return `${names.slice(0, MAX_NAMES).join(', ')} and ${names.length - MAX_NAMES} more`;
}

/** For pictures and files, which may be opened much later: `Source: European Central Bank, fetched 2026-03-18`. */
export function sourceLine(sources: readonly NamedSource[], fetchedAt: number | undefined): string | undefined {
  if (sources.length === 0) return undefined;
  const published = sources.find((source) => source.published !== undefined)?.published;
  const when =
    published !== undefined
      ? `, published ${published}`
      : fetchedAt === undefined
        ? ''
        : `, fetched ${new Date(fetchedAt).toISOString().slice(0, 10)}`;
  return `${sources.length === 1 ? 'Source' : 'Sources'}: ${namesOf(sources)}${when}`;
}
