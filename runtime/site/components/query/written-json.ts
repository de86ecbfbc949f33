// Formats JSON for people: values that fit stay on one line.

import { isRecord } from '../../../views/walk.ts';

/** Characters of a line. */
const WIDTH = 64;

/**
 * @param indent spaces before the line that the value starts in
 * @param taken number of characters in that line before
 * the value
 */
export function written(value: unknown, indent = '', taken = 0): string {
  const line = inline(value);
  // Each call of a query always starts on its own line.
  const isShort = indent.length + taken + line.length <= WIDTH && !(indent === '' && taken === 0 && line.length > 2);
  if (isShort || typeof value !== 'object' || value === null) return line;
  const inner = `${indent}  `;
  if (!isRecord(value)) {
    const items = (value as readonly unknown[]).map((item) => `${inner}${written(item, inner)}`);
    return `[\n${items.join(',\n')}\n${indent}]`;
  }
  const members = Object.entries(value).map(([name, each]) => {
    const key = `${JSON.stringify(name)}: `;
    return `${inner}${key}${written(each, inner, key.length)}`;
  });
  return `{\n${members.join(',\n')}\n${indent}}`;
}

function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (!isRecord(value)) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value).map(([name, each]) => `${JSON.stringify(name)}: ${inline(each)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}
