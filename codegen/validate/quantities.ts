// Suggests the manifest notation for other spellings of a duration or size (`10 s`, `5 minutes`, `1.5h`, 10).

/**
 * A unit followed by smaller ones, each with the number of them that make up the first unit. A quantity is written in
 * the first unit in which it is an integer.
 */
type Ladder = readonly (readonly [unit: string, count: number])[];

const UNITS: readonly (readonly [names: string, ladder: Ladder])[] = [
  ['ms msec msecs millis millisecond milliseconds', [['ms', 1]]],
  [
    's sec secs second seconds',
    [
      ['s', 1],
      ['ms', 1000],
    ],
  ],
  [
    'm min mins minute minutes',
    [
      ['m', 1],
      ['s', 60],
    ],
  ],
  [
    'h hr hrs hour hours',
    [
      ['h', 1],
      ['m', 60],
      ['s', 3600],
    ],
  ],
  [
    'd day days',
    [
      ['d', 1],
      ['h', 24],
      ['m', 1440],
    ],
  ],
  [
    'w wk week weeks',
    [
      ['d', 7],
      ['h', 168],
    ],
  ],
  ['kb', [['KB', 1]]],
  [
    'mb',
    [
      ['MB', 1],
      ['KB', 1000],
    ],
  ],
  ['kib', [['KiB', 1]]],
  [
    'mib',
    [
      ['MiB', 1],
      ['KiB', 1024],
    ],
  ],
  ['gb', [['MB', 1000]]],
  ['gib', [['MiB', 1024]]],
];

/**
 * Returns undefined if the value is not a quantity.
 * @param fits whether a string is a valid duration or size
 */
export function quantityHint(value: unknown, fits: (text: string) => boolean): string | undefined {
  if (typeof value === 'number') {
    const units = ['s', 'm', 'h', 'KiB', 'MB'].map((unit) => `${Math.abs(Math.round(value))}${unit}`);
    const choices = units.filter(fits);
    return choices.length === 0 ? undefined : `add the unit: ${choices.join(' or ')}`;
  }
  const [, amount, name] = /^ *([0-9]+(?:\.[0-9]+)?) *([A-Za-z]+) *$/.exec(String(value)) ?? [];
  if (amount === undefined || name === undefined) return undefined;
  const [, ladder = []] = UNITS.find(([names]) => names.split(' ').includes(name.toLowerCase())) ?? [];
  for (const [unit, count] of ladder) {
    const whole = Number(amount) * count;
    if (Number.isInteger(whole) && fits(`${whole}${unit}`)) return `write ${whole}${unit}`;
  }
  return undefined;
}
