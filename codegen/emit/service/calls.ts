// Calls of the checking functions as source text, broken up as a person would where a line gets too long.

const LINE = 118;

/** A call on one line, or with an argument a line. `indent` is the depth at which the statement will stand. */
export function call(callee: string, args: readonly string[], indent: number): string {
  const flat = `${callee}(${args.join(', ')})`;
  if (fits(flat, indent)) return flat;
  return `${callee}(\n${args.map((arg) => `${shifted(arg)},\n`).join('')})`;
}

/**
 * A call whose last argument is a function that makes another call: `check.list(…, (check, items, index) => item)`.
 * It is broken after the arrow where that is enough. `body` is handed the indent at which it will stand.
 */
export function callWith(
  callee: string,
  args: readonly string[],
  parameters: string,
  body: (indent: number) => string,
  indent: number,
  after: readonly string[] = [],
): string {
  const head = `${callee}(${[...args, `(${parameters}) =>`].join(', ')}`;
  const tail = after.map((arg) => `, ${arg}`).join('');
  const flat = `${head} ${body(indent)}${tail})`;
  if (!flat.includes('\n') && fits(flat, indent)) return flat;
  if (after.length === 0 && fits(head, indent)) return `${head}\n${shifted(body(indent + 2))},\n)`;
  const last = `(${parameters}) =>\n${shifted(body(indent + 4))}`;
  return `${callee}(\n${[...args, last, ...after].map((arg) => `${shifted(arg)},\n`).join('')})`;
}

/** An object literal of members that are calls, one a line. */
export function members(entries: readonly (readonly [name: string, source: string])[]): string {
  if (entries.length === 0) return '{}';
  return `{\n${entries.map(([name, source]) => `${shifted(`${name}: ${source}`)},\n`).join('')}}`;
}

/** The text two columns further right. */
export function shifted(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '  ');
}

function fits(text: string, indent: number): boolean {
  const [first = ''] = text.split('\n');
  return first.length + indent <= LINE;
}
