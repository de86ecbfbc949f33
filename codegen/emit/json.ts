// Formats JSON for review: an object or list that fits is written on one line, so that an argument or field is one line
// in a diff.

const LINE = 120;

export function printJson(value: unknown): string {
  return `${printed(value, '', 0)}\n`;
}

/** @param used number of characters on the line before and after the value, without the indentation */
function printed(value: unknown, indent: string, used: number): string {
  const flat = oneLine(value);
  if (typeof value !== 'object' || value === null || indent.length + used + flat.length <= LINE) return flat;
  const inner = `${indent}  `;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const members = Array.isArray(value)
    ? value.map((item) => `${inner}${printed(item, inner, 1)}`)
    : membersOf(value).map(([name, member]) => `${inner}${name}: ${printed(member, inner, name.length + 3)}`);
  return `${open}\n${members.join(',\n')}\n${indent}${close}`;
}

function oneLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  const members = membersOf(value).map(([name, member]) => `${name}: ${oneLine(member)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

function membersOf(value: object): [string, unknown][] {
  return Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .map(([name, member]) => [JSON.stringify(name), member]);
}
