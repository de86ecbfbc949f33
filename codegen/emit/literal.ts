// Values as TypeScript source, in the style of the hand-written code: single quotes, bare names, one line where it fits.

const LINE = 118;

/** A JSON-like value as an expression. Lists and objects that do not fit on the rest of the line are broken up. `column` is where it begins. */
export function literal(value: unknown, indent = 0, column = indent): string {
  if (value instanceof Code) return value.text;
  const flat = oneLine(value);
  if (flat.length + column <= LINE || typeof value !== 'object' || value === null) return flat;
  const inner = ' '.repeat(indent + 2);
  const outer = ' '.repeat(indent);
  if (Array.isArray(value)) {
    if (value.every((item) => typeof item !== 'object')) return wrapped(value.map(oneLine), inner, outer);
    return `[\n${value.map((item) => `${inner}${literal(item, indent + 2)},\n`).join('')}${outer}]`;
  }
  const members = entries(value).map(
    ([name, member]) => `${inner}${propertyName(name)}: ${literal(member, indent + 2, indent + name.length + 4)},\n`,
  );
  return `{\n${members.join('')}${outer}}`;
}

function oneLine(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (value instanceof Code) return value.text;
  if (typeof value === 'object' && value !== null) {
    const members = entries(value).map(([name, member]) => `${propertyName(name)}: ${oneLine(member)}`);
    return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
  }
  return String(value);
}

/** Source text that stands in a literal as it is: a regular expression, a name. */
export class Code {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A string in single quotes. */
export function quoted(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return escaped.includes("'") && !text.includes('"') ? JSON.stringify(text) : `'${escaped.replaceAll("'", "\\'")}'`;
}

/** A name before a colon: in quotes where it must be. */
export function propertyName(name: string): string {
  return /^[A-Za-z_$][A-Za-z0-9_$]*$/.test(name) ? name : quoted(name);
}

function entries(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, member]) => member !== undefined);
}

function wrapped(words: readonly string[], inner: string, outer: string): string {
  const lines: string[] = [];
  let line = inner;
  for (const word of words) {
    if (line.length + word.length > LINE && line.trim() !== '') {
      lines.push(line.trimEnd());
      line = inner;
    }
    line += `${word}, `;
  }
  lines.push(line.trimEnd());
  return `[\n${lines.join('\n')}\n${outer}]`;
}
