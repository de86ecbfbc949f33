// Finds the part of a JSON document that contains the caret.

import type { JsonMember, JsonNode, JsonText } from './json-text.ts';

/** The member name or value that is being typed. */
export interface JsonPlace {
  /** Names and indexes that lead to the object whose member name is being typed, or to the value. */
  readonly path: readonly string[];
  readonly at: 'key' | 'value';
  /** The typed text before the caret, without the opening quotation mark. */
  readonly typed: string;
  /** Whether the caret is within quotation marks. */
  readonly isQuoted: boolean;
  /** The range that a completion replaces. */
  readonly from: number;
  readonly to: number;
  readonly hasColon: boolean;
}

export function placeAt({ root }: JsonText, text: string, caret: number): JsonPlace | undefined {
  return root === undefined ? undefined : within(root, text, caret, []);
}

function within(node: JsonNode, text: string, caret: number, path: readonly string[]): JsonPlace | undefined {
  if (node.kind === 'plain') return typing('value', node, text, caret, path, false);
  if (caret <= node.from || (node.isClosed && caret >= node.to)) return undefined;
  if (node.kind === 'array') {
    for (const [index, item] of node.items.entries()) {
      if (caret > item.from && caret <= item.to) return within(item, text, caret, [...path, String(index)]);
    }
    const last = node.items.filter(({ to }) => to <= caret).length;
    return bare('value', caret, [...path, String(last)]);
  }
  for (const member of node.members) {
    const found = inMember(member, text, caret, path);
    if (found !== undefined) return found;
  }
  return bare('key', caret, path);
}

function inMember(member: JsonMember, text: string, caret: number, path: readonly string[]): JsonPlace | undefined {
  const { key, keyFrom, keyTo, colon, value } = member;
  if (caret > keyFrom && (caret < keyTo || (caret === keyTo && isOpen(text, keyFrom, keyTo)))) {
    return typing('key', { from: keyFrom, to: keyTo }, text, caret, path, colon !== undefined);
  }
  if (colon === undefined || caret <= colon) return undefined;
  const inner = [...path, key];
  if (value === undefined) {
    const between = text.slice(colon + 1, caret);
    return between.trim() === '' ? bare('value', caret, inner) : undefined;
  }
  if (caret <= value.from && text.slice(colon + 1, caret).trim() === '') return bare('value', caret, inner);
  return caret > value.from && caret <= value.to ? within(value, text, caret, inner) : undefined;
}

/** Whether a string has no closing quotation mark. */
function isOpen(text: string, from: number, to: number): boolean {
  return to - from < 2 || text[to - 1] !== '"' || /(?:^|[^\\])(?:\\\\)*\\"$/.test(text.slice(from + 1, to));
}

function typing(
  at: JsonPlace['at'],
  { from, to }: { readonly from: number; readonly to: number },
  text: string,
  caret: number,
  path: readonly string[],
  hasColon: boolean,
): JsonPlace | undefined {
  const isQuoted = text[from] === '"';
  if (caret <= from || caret > to) return undefined;
  if (isQuoted && caret === to && !isOpen(text, from, to)) return undefined;
  return { path, at, typed: text.slice(from + (isQuoted ? 1 : 0), caret), isQuoted, from, to, hasColon };
}

function bare(at: JsonPlace['at'], caret: number, path: readonly string[]): JsonPlace {
  return { path, at, typed: '', isQuoted: false, from: caret, to: caret, hasColon: false };
}
