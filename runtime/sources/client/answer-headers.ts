const KEPT_HEADERS: ReadonlySet<string> = new Set([
  // Header that fetch.ts sets if the body was truncated.
  'almanac-cut',
  'content-type',
  'content-language',
  'content-disposition',
  'date',
  'etag',
  'last-modified',
  'link',
  'retry-after',
]);
const KEPT_PREFIXES = ['x-total', 'x-count', 'x-ratelimit', 'x-rate-limit', 'ratelimit'];

export type AnswerHeaders = Readonly<Record<string, string>>;

export function keptHeaders(headers: Readonly<Record<string, string | string[] | undefined>>): AnswerHeaders {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    const isKept = KEPT_HEADERS.has(name) || KEPT_PREFIXES.some((prefix) => name.startsWith(prefix));
    if (isKept && value !== undefined) kept[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return kept;
}
