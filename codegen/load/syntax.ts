// Converts YAML errors to one message per mistake, with a remedy. Omits errors that are consequences of earlier ones.

import { type Document, isMap, isNode, isScalar, type LineCounter, visit, type YAMLError } from 'yaml';

/** A mistake in the text of a manifest. Its positions are string offsets. */
export interface Slip {
  readonly from: number;
  readonly to: number;
  readonly message: string;
  readonly hint?: string;
}

export function syntaxSlips(document: Document.Parsed, counter: LineCounter): Slip[] {
  const all = [...document.errors, ...document.warnings].sort((a, b) => a.pos[0] - b.pos[0]);
  // After a tab, the parser reports wrong indentation for all following lines.
  const tabs = all.filter(({ code }) => code === 'TAB_AS_INDENT');
  const errors = tabs.length > 0 ? tabs : all;
  const slips: Slip[] = [];
  let lastLine = -1;
  for (const error of errors) {
    const { line } = counter.linePos(error.pos[0]);
    const follows = lastLine >= 0 && line <= lastLine + 1 && !OWN_SLIPS.has(error.code);
    if (!follows) slips.push(slipOf(error, errors, document, counter));
    lastLine = line;
  }
  return slips;
}

/** Codes of errors that are never consequences of earlier errors. */
const OWN_SLIPS: ReadonlySet<string> = new Set(['DUPLICATE_KEY', 'TAB_AS_INDENT', 'TAG_RESOLVE_FAILED']);

function slipOf(
  { code, pos, message }: YAMLError,
  errors: readonly YAMLError[],
  document: Document.Parsed,
  counter: LineCounter,
): Slip {
  const [from, to] = pos;
  const at = { from, to };
  switch (code) {
    case 'TAB_AS_INDENT':
      return { ...at, message: 'tabs are not allowed: indent with spaces' };
    case 'BLOCK_AS_IMPLICIT_KEY': {
      const runsOn = errors.find((other) => other.code === 'MULTILINE_IMPLICIT_KEY' && other.pos[0] === from);
      if (runsOn === undefined) return { ...at, message: 'a text contains a colon', hint: 'quote the whole text' };
      const { line } = counter.linePos(runsOn.pos[1]);
      const start = counter.lineStarts[line - 1] ?? from;
      return { from: start, to: runsOn.pos[1], message: 'this line is indented too far' };
    }
    case 'BLOCK_IN_FLOW':
      return { ...at, message: 'a text contains a colon', hint: 'quote the whole text' };
    case 'BAD_INDENT':
      if (message.startsWith('Flow')) return { ...at, message: 'a { or [ above this line is not closed' };
      return { ...at, message: 'wrong indentation: all keys of a mapping must start in the same column' };
    case 'BAD_SCALAR_START':
    case 'TAG_RESOLVE_FAILED': {
      const [, sign = 'this'] = / (?:character|tag:) (\S)/.exec(message) ?? [];
      return { ...at, message: `a string cannot begin with ${sign}`, hint: 'put it in quotes' };
    }
    case 'MISSING_CHAR':
      if (message.includes('quote')) return { ...at, message: 'a quotation mark before this is not closed' };
      return { ...at, message: 'a key needs a colon and a value' };
    case 'DUPLICATE_KEY':
      return { ...at, ...duplicate(from, document, counter) };
    default:
      return { ...at, message: `YAML: ${message.split(' at line ')[0]}` };
  }
}

function duplicate(offset: number, document: Document.Parsed, counter: LineCounter): { message: string } {
  let message = 'duplicate key';
  visit(document, {
    Map(_, map) {
      const twice = map.items.find(({ key }) => isNode(key) && key.range?.[0] === offset);
      if (twice === undefined || !isScalar(twice.key) || !isMap(map)) return undefined;
      const name = twice.key.value;
      const first = map.items.find(({ key }) => isScalar(key) && key.value === name);
      const start = isScalar(first?.key) ? first.key.range?.[0] : undefined;
      const line = start === undefined ? undefined : counter.linePos(start).line;
      message = `duplicate key "${String(name)}"${line === undefined ? '' : `: first in line ${line}`}`;
      return visit.BREAK;
    },
  });
  return { message };
}
