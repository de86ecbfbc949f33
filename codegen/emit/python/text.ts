// Writes Python source text: literals, docstrings and wrapped lines.

import { pythonLiteral, pythonString } from '../../../runtime/lib/python.ts';
import { wrapped } from '../print/comment.ts';

export const LINE = 120;

export function indented(text: string, indent: number): string {
  const margin = ' '.repeat(indent);
  return text
    .split('\n')
    .map((line) => (line === '' ? line : margin + line))
    .join('\n');
}

export function pythonHeader(source: string): string {
  return `# Generated from ${source} by \`make generate\`: do not edit.\n`;
}

export function docstring(text: string, indent: number): string {
  const safe = text.trim().replaceAll('\\', '\\\\').replaceAll('"""', '\\"\\"\\"');
  const room = LINE - indent;
  if (!safe.includes('\n') && safe.length + 6 <= room && !safe.endsWith('"')) return indented(`"""${safe}"""`, indent);
  const lines = `"""${safe}`.split('\n').flatMap((line) => {
    const inside = ' '.repeat(line.length - line.trimStart().length);
    return wrapped(line.trimStart(), room - inside.length).map((part) => (inside + part).trimEnd());
  });
  return indented(`${lines.join('\n')}\n"""`, indent);
}

export function docItem(name: string, text: string, indent: number): string {
  const [first = '', ...rest] = wrapped(`${name}: ${text}`, LINE - 8 - indent - 4);
  return [first, ...rest.map((line) => `    ${line}`)].join('\n');
}

export function brokenLiteral(value: unknown, indent: number, column: number): string {
  const flat = pythonLiteral(value);
  if (column + flat.length <= LINE) return flat;
  if (typeof value === 'string') return brokenText(value, indent);
  if (typeof value !== 'object' || value === null) return flat;
  const margin = ' '.repeat(indent + 4);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const lines = Array.isArray(value)
    ? value.map((item: unknown) => `${margin}${brokenLiteral(item, indent + 4, indent + 4)},\n`)
    : Object.entries(value).map(([name, item]) => {
        const head = `${margin}${pythonString(name)}: `;
        return `${head}${brokenLiteral(item, indent + 4, head.length)},\n`;
      });
  return `${open}\n${lines.join('')}${' '.repeat(indent)}${close}`;
}

function brokenText(text: string, indent: number): string {
  const room = LINE - indent - 10;
  const characters = [...text];
  const parts: string[] = [];
  for (let at = 0; at < characters.length; at += room) parts.push(characters.slice(at, at + room).join(''));
  const margin = ' '.repeat(indent + 4);
  return `(\n${parts.map((part) => `${margin}${pythonString(part)}\n`).join('')}${' '.repeat(indent)})`;
}
