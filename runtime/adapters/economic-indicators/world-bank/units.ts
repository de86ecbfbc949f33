// Extracts units from titles, for indicators whose `unit` field is empty. Most titles put the unit in parentheses, sometimes
// with other remarks ("modeled ILO estimate", "GPI", "2017 PPP"); some put it after a comma.

const MEASURES = new Set(
  (
    'year years month months week weeks day days hour hours minute minutes kg kilogram kilograms ton tons tonne tonnes metric kt mt t gg ' +
    'gwh kwh mwh tj ej hectare hectares ha sq. square km kilometers route-km ton-km passenger-km mm cubic bcm liter liters litres microgram ' +
    'micrograms teu teu: degree degrees celsius number persons people thousand thousands million millions billion billions index score ratio rank ' +
    'percent scale births deaths barrels kcal'
  ).split(' '),
);
/** Words that may precede the unit. */
const BEFORE = new Set(['total', 'annual', 'average', 'estimated', 'current', 'constant']);
/** Matches currency units, but not poverty lines ("$1.90 a day"). */
const MONEY = /us\$|usd|lcu|\$(?!\d)|\beuros?\b|\bsdrs?\b/;
const SHARE = /\b(?:percent|percentage|share)\b/;

/** Returns `current US$` for `Imports (BoP, current US$)`, and `%` if the title only mentions a percentage or share. */
export function unitIn(title: string): string | undefined {
  const inside = parentheses(title).reverse();
  for (const { text, after } of inside) {
    const unit = unitOf(text.split(', '));
    if (unit !== undefined) return after === undefined ? unit : `${unit} ${after}`;
  }
  // Databases that do not use parentheses have titles such as `GDP,current US$,millions,seas. adj.,`.
  const [, ...parts] = title.split(',').map((part) => part.trim());
  const named = parts.filter((part) => isUnit(part) && !part.includes('('));
  if (named.length > 0) return named.join(', ');
  return /(?<!\d)%/.test(title) || SHARE.test(title.toLowerCase()) ? '%' : undefined;
}

/** Returns the first part that is a unit and all parts after it. Earlier parts only identify the account (BoP, DOD). */
function unitOf(parts: readonly string[]): string | undefined {
  const first = parts.findIndex(isUnit);
  return first === -1 ? undefined : parts.slice(first).join(', ');
}

function isUnit(part: string): boolean {
  const lower = part.trim().toLowerCase();
  const words = lower.split(' ');
  if (lower.includes('%') || words.includes('per')) return true;
  if (MONEY.test(lower)) return true;
  // Matches `2010 = 100`, `1=low to 6=high`, `1 in: rate varies by country` and `0-100`.
  if (/\d ?=/.test(lower) || /^1 in\b/.test(lower) || /^[01] ?(?:-|to) ?(?:1|5|6|7|10|100)$/.test(lower)) return true;
  if (lower.endsWith('indicator values') || lower.endsWith('co2e')) return true;
  const counted = words.find((word) => !BEFORE.has(word)) ?? '';
  return MEASURES.has(counted);
}

interface Parenthesis {
  readonly text: string;
  /** Text after the parenthesis that completes a rate, such as `per $1,000 GDP`. */
  readonly after: string | undefined;
}

function parentheses(title: string): Parenthesis[] {
  const found: Parenthesis[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < title.length; at++) {
    if (title[at] === '(' && depth++ === 0) start = at + 1;
    else if (title[at] === ')' && depth > 0 && --depth === 0) {
      const rest = title.slice(at + 1);
      const next = rest.indexOf('(');
      const after = (next === -1 ? rest : rest.slice(0, next)).trim();
      found.push({ text: title.slice(start, at), after: after.startsWith('per ') ? after : undefined });
    }
  }
  return found;
}
