export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
export const MINUTE_S = MINUTE_MS / 1_000;
export const HOUR_S = HOUR_MS / 1_000;
export const DAY_S = DAY_MS / 1_000;

const UNITS = { ms: 1, s: 1_000, m: MINUTE_MS, h: HOUR_MS, d: DAY_MS } as const;
const MAX_MS = 30 * DAY_MS;

/** Converts `500ms`, `5s`, `5m`, `2h` or `1d` to milliseconds; at most 30 days. */
export function durationOf(text: string): number | undefined {
  const match = /^([0-9]{1,9})(ms|s|m|h|d)$/.exec(text);
  if (match === null) return undefined;
  const value = Number(match[1]) * UNITS[match[2] as keyof typeof UNITS];
  return value <= MAX_MS ? value : undefined;
}
