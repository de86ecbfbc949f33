// The layout of the types that json-schema-to-typescript prints bare: its own formatter costs ten times the compilation. It
// prints a line a member or brace, so lines are all that is looked at.

import { comment } from '../comment.ts';

/** The text as the rest of the house is laid out, without the interface of the root. */
export function layOut(text: string, root: string): string {
  const given = withoutInterface(text.split('\n'), root)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const lines: string[] = [];
  let depth = 0;
  for (let at = 0; at < given.length; at++) {
    let line = given[at] as string;
    if (depth === 0 && (line === '/**' || line.startsWith('export '))) lines.push('');
    if (line === '/**') {
      const end = given.indexOf('*/', at);
      lines.push(
        comment(
          given
            .slice(at + 1, end)
            .map(remark)
            .join('\n'),
          2 * depth,
        ),
      );
      at = end + 1;
      line = given[at] as string;
    }
    if (line.startsWith('}')) depth -= 1;
    // The members of a union that is too long for a line stand below its name.
    const inside = line.startsWith('| ') ? depth + 1 : depth;
    const text = depth > 0 && MEMBER.test(line) ? unchanging(line, given, at) : line;
    lines.push(`${'  '.repeat(inside)}${punctuated(text, depth, given[at + 1])}`);
    if (line.endsWith('{')) depth += 1;
  }
  return `${lines.join('\n').trimStart().replaceAll('{\n}', '{}')}\n`;
}

/** The begin of a member: `name: `, `name?: `, `'odd-name': `. */
const MEMBER = /^(?:'[^']*'|"[^"]*"|[\w$]+)\??: /;

/** A member that is not assigned to; where it opens a list of objects, neither is the list. */
function unchanging(line: string, lines: readonly string[], at: number): string {
  const isList = line.endsWith('{') && (lines[closing(lines, at)] as string).startsWith('}[]');
  return `readonly ${isList ? line.replace(/: \{$/, ': readonly {') : line}`;
}

/** Where the brace ends that a line opens. */
function closing(lines: readonly string[], opening: number): number {
  let open = 0;
  for (let at = opening; at < lines.length; at++) {
    const line = lines[at] as string;
    if (line.startsWith('}')) open -= 1;
    if (open === 0 && at > opening) return at;
    if (line.endsWith('{')) open += 1;
  }
  return opening;
}

/** A line of a comment without its star. */
function remark(line: string): string {
  return line.startsWith('* ') ? line.slice(2) : '';
}

/** Members and aliases end in a semicolon; what opens a brace, the end of an interface and parts of a union do not. */
function punctuated(line: string, depth: number, next: string | undefined): string {
  if (line.endsWith('({')) return line.replace('({', '{');
  if (line.endsWith('{') || line.endsWith(' =') || next?.startsWith('| ')) return line;
  if (line.startsWith('}') && line.endsWith(')')) return `${line.slice(0, -1)};`;
  return line === '}' && depth === 0 ? line : `${line};`;
}

function withoutInterface(lines: readonly string[], name: string): string[] {
  const first = lines.indexOf(`export interface ${name} {`);
  return first < 0 ? [...lines] : [...lines.slice(0, first), ...lines.slice(lines.indexOf('}', first) + 1)];
}
