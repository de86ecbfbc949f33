const MILLISECONDS = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;
const BYTES = { KB: 1000, MB: 1_000_000, KiB: 1024, MiB: 1_048_576 } as const;

/** Parses durations such as `250ms`, `10s`, `5m`, `1h` or `7d`. */
export function milliseconds(duration: string): number {
  const [, amount, unit] = /^([0-9]+)(ms|s|m|h|d)$/.exec(duration) as unknown as [
    string,
    string,
    keyof typeof MILLISECONDS,
  ];
  return Number(amount) * MILLISECONDS[unit];
}

/** Parses sizes such as `256KiB` or `5MB`. */
export function bytes(size: string): number {
  const [, amount, unit] = /^([0-9]+)(KB|MB|KiB|MiB)$/.exec(size) as unknown as [string, string, keyof typeof BYTES];
  return Number(amount) * BYTES[unit];
}
