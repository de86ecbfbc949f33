// Finds a value in a result.

export interface FoundValue {
  /** Paths of the fields, at most ten. */
  readonly paths: readonly string[];
  /** `exact`; `rounded`: a value of the result rounds to it. */
  readonly match: 'exact' | 'rounded' | 'none';
}

const MAX_PATHS = 10;
const NUMBER = /^-?\d{1,15}(?:\.(\d{1,15}))?$/;

/** @param value a number, or its string: `4.20` also matches values that round to it */
export function findValue(result: unknown, value: number | string): FoundValue {
  const matches = matcher(value);
  const found = { exact: [] as string[], rounded: [] as string[] };
  const waiting: (readonly [path: string, value: unknown])[] = [['', result]];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [path, each] = next;
    if (typeof each === 'object' && each !== null) waiting.push(...membersOf(path, each).reverse());
    else {
      const match = matches(each);
      if (match !== 'none') found[match].push(path);
    }
  }
  const match = found.exact.length > 0 ? 'exact' : found.rounded.length > 0 ? 'rounded' : 'none';
  return { paths: match === 'none' ? [] : found[match].slice(0, MAX_PATHS), match };
}

function membersOf(path: string, value: object): (readonly [path: string, value: unknown])[] {
  if (Array.isArray(value)) return value.map((item, index) => [`${path}[${index}]`, item] as const);
  return Object.entries(value).map(([name, member]) => [path === '' ? name : `${path}.${name}`, member] as const);
}

function matcher(value: number | string): (each: unknown) => FoundValue['match'] {
  const text = String(value).trim();
  const [, decimals = ''] = NUMBER.exec(text) ?? [];
  const number = NUMBER.test(text) ? Number(text) : undefined;
  return (each) => {
    if (each === value || String(each) === text || each === number) return 'exact';
    const isNumber = number !== undefined && typeof each === 'number';
    return isNumber && roundsTo(each, number, decimals.length) ? 'rounded' : 'none';
  };
}

/** Rounds half away from zero and half to even, because both are in use. */
function roundsTo(exact: number, number: number, decimals: number): boolean {
  return Math.abs(exact - number) <= 0.5 * 10 ** -decimals * (1 + 1e-9);
}
