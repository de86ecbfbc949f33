// Detects units and sort orders in descriptions, because schemas do not contain them. Only a replacement counts as a
// change, because a word may be added or removed in a rewording.

const UNITS: readonly (readonly string[])[] = [
  ['kilometres', 'kilometers', 'kilometre', 'kilometer', 'km'],
  ['miles', 'mile', 'mi'],
  ['nautical miles', 'nautical mile', 'nmi'],
  ['metres', 'meters', 'metre', 'meter'],
  ['feet', 'foot', 'ft'],
  ['centimetres', 'centimeters', 'cm'],
  ['millimetres', 'millimeters', 'mm'],
  ['knots', 'knot', 'kn'],
  ['km/h', 'kilometres an hour', 'kilometres per hour'],
  ['m/s', 'metres a second', 'metres per second'],
  ['degrees Celsius', 'Celsius', '°C'],
  ['Fahrenheit', '°F'],
  ['kelvins', 'kelvin'],
  ['percent', 'per cent', '%'],
  ['share of one', 'from 0 to 1', 'between 0 and 1'],
  ['milliseconds', 'ms'],
  ['seconds', 'second'],
  ['minutes', 'minute'],
  ['hours', 'hour'],
  ['days', 'day'],
  ['weeks', 'week'],
  ['years', 'year'],
  ['tonnes', 'tonne', 'metric tons'],
  ['kilograms', 'kg'],
  ['grams', 'gram'],
  ['pounds'],
  ['bytes'],
  ['euros', 'euro', 'EUR'],
  ['US dollars', 'USD'],
  ['cents', 'minor units'],
  ['thousands', 'thousand'],
  ['millions', 'million'],
  ['billions', 'billion'],
];

const BY_NAME = new Map(
  UNITS.flatMap(([first, ...others]) => [first, ...others].map((name) => [name as string, first as string] as const)),
);
const WORD = /[\p{L}\d%°/]+/gu;

/** Number of words in the longest unit name ("from 0 to 1"). */
const MAX_LENGTH = 4;

export function unitsIn(description: string): string[] {
  const words = description.match(WORD) ?? [];
  const found = new Set<string>();
  for (let at = 0; at < words.length; at++) {
    // Tries the longest names first, so that "nautical miles" is not read as "miles".
    for (let length = MAX_LENGTH; length > 0; length--) {
      const unit = BY_NAME.get(words.slice(at, at + length).join(' '));
      if (unit === undefined) continue;
      found.add(unit);
      at += length - 1;
      break;
    }
  }
  return [...found].sort();
}

const ORDERS = [
  /\b((?:most|least) [a-z]+|[a-z]{3,}est|best)(?: [a-z]+){0,2} first\b/i,
  /\b(alphabetical|alphabetically|ascending|descending|chronological|chronologically)\b/i,
  /\b(?:sorted|ordered) (by [a-z_]+)\b/i,
];

const SAME_ORDER: Readonly<Record<string, string>> = {
  latest: 'newest',
  'most recent': 'newest',
  gravest: 'most severe',
  cheapest: 'fewest',
};

/** Returns the sort order in a description, such as `newest` or `by name`. */
export function orderIn(description: string): string | undefined {
  for (const order of ORDERS) {
    const found = order.exec(description)?.[1]?.toLowerCase();
    if (found !== undefined) return SAME_ORDER[found] ?? found;
  }
  return undefined;
}
