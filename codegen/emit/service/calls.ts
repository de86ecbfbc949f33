// Objects of the readers of source values as source text.

/** An object literal of members that are calls, one per line. */
export function members(entries: readonly (readonly [name: string, source: string])[]): string {
  if (entries.length === 0) return '{}';
  return `{\n${entries.map(([name, source]) => `${shifted(`${name}: ${source}`)},\n`).join('')}}`;
}

function shifted(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '  ');
}
