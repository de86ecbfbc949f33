// Times as people write them in settings.

const UNITS = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;
const LONGEST_MS = 30 * UNITS.d;

/** `500ms`, `5s`, `5m`, `2h` or `1d`, at most 30 days, in milliseconds; undefined for anything else. */
export function durationOf(text: string): number | undefined {
  const match = /^([0-9]{1,9})(ms|s|m|h|d)$/.exec(text);
  if (match === null) return undefined;
  const value = Number(match[1]) * UNITS[match[2] as keyof typeof UNITS];
  return value <= LONGEST_MS ? value : undefined;
}
