// Maps the JSON pointers of an error to positions in the two editors.

import { type JsonNode, memberOf, readJson } from './json-text.ts';
import { lineAt } from './lines.ts';

/** An error from a problem document. */
export interface Fault {
  readonly parameter: string;
  readonly message: string;
  readonly hint?: string;
}

export interface PlacedFault {
  readonly field: 'calls' | 'sql' | 'limit';
  /** Range of the invalid value; empty if it is missing. */
  readonly from: number;
  readonly to: number;
  /** Line number, starting at 1; undefined for a single-line field. */
  readonly line?: number;
  /** Path of the value, such as `cities.arguments.limit`; empty for the whole field. */
  readonly path: string;
  readonly message: string;
}

/** Separates the errors that belong to a field of the editor from the others. */
export function placedFaults(
  errors: readonly Fault[],
  { calls, sql }: { readonly calls: string; readonly sql: string },
): { readonly placed: readonly PlacedFault[]; readonly others: readonly Fault[] } {
  const placed: PlacedFault[] = [];
  const others: Fault[] = [];
  const { root } = readJson(calls);
  for (const fault of errors) {
    const { parameter } = fault;
    if (parameter === '/calls' || parameter.startsWith('/calls/')) {
      const { from, to } = rangeOf(parameter, root);
      const path = namesIn(parameter).slice(1).join('.');
      placed.push({ field: 'calls', from, to, line: lineAt(calls, from), path, message: sentence(fault) });
    } else if (parameter === '/sql') {
      const { from, to } = sqlRange(fault.message, sql);
      placed.push({ field: 'sql', from, to, line: lineAt(sql, from), path: '', message: sentence(fault) });
    } else if (parameter === '/limit') {
      placed.push({ field: 'limit', from: 0, to: 0, path: '', message: sentence(fault) });
    } else others.push(fault);
  }
  return { placed: placed.sort((a, b) => a.from - b.from), others };
}

/** Returns the syntax error in the calls, or undefined if they are valid JSON. */
export function jsonFault(calls: string): PlacedFault | undefined {
  try {
    JSON.parse(calls);
    return undefined;
  } catch (error) {
    const { fault } = readJson(calls);
    const at = fault?.at ?? 0;
    const message = fault?.message ?? `Not valid JSON: ${(error as Error).message}`;
    return { field: 'calls', from: at, to: at, line: lineAt(calls, at), path: '', message };
  }
}

function sentence({ message, hint }: Fault): string {
  return `${message}${/[.?!]$/.test(message) ? '' : '.'}${hint === undefined ? '' : ` ${hint}`}`;
}

/** The parts of a JSON pointer (RFC 6901). */
function namesIn(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns the range of a plain value, or of the name of any other value. For a missing value, returns the range of the
 * object that should contain it.
 */
function rangeOf(pointer: string, root: JsonNode | undefined): Range {
  let node = root;
  let range: Range = { from: root?.from ?? 0, to: (root?.from ?? 0) + (root === undefined ? 0 : 1) };
  // The last part can be the path of a nested value, such as `a.b[0]`.
  const names = namesIn(pointer)
    .slice(1)
    .flatMap((name) => (memberIn(node, name) === undefined ? name.split(/[.[\]]+/).filter(Boolean) : [name]));
  for (const name of names) {
    const found = memberIn(node, name);
    if (found === undefined) break;
    node = found.node;
    range = found.range;
  }
  return range;
}

function memberIn(node: JsonNode | undefined, name: string): { node: JsonNode | undefined; range: Range } | undefined {
  if (node?.kind === 'array') {
    const item = node.items[Number(name)];
    return item === undefined ? undefined : { node: item, range: { from: item.from, to: item.to } };
  }
  const member = memberOf(node, name);
  if (member === undefined) return undefined;
  const { keyFrom, keyTo, value } = member;
  const range = value?.kind === 'plain' ? { from: value.from, to: value.to } : { from: keyFrom, to: keyTo };
  return { node: value, range };
}

/** Patterns for the words that SQLite quotes in its error messages. */
const QUOTED = [/near "([^"]+)"/, /no such (?:column|table|function): (\S+)/, /ambiguous column name: (\S+)/];

/** Returns the first occurrence of the word that SQLite's message quotes, or the start if it quotes none. */
function sqlRange(message: string, sql: string): Range {
  for (const pattern of QUOTED) {
    const word = pattern.exec(message)?.[1];
    if (word === undefined) continue;
    const from = wordIn(sql.toLowerCase(), word.toLowerCase());
    if (from >= 0) return { from, to: from + word.length };
  }
  return { from: 0, to: 0 };
}

/** Returns the first position at which the word is not part of a longer word, or -1. */
function wordIn(text: string, word: string): number {
  const isWithin = (position: number) => /\w/.test(text[position] ?? ' ');
  let at = text.indexOf(word);
  while (at >= 0 && (isWithin(at - 1) || isWithin(at + word.length))) at = text.indexOf(word, at + 1);
  return at;
}
