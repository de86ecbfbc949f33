// Completions in the SQL of a query: tables and columns of the calls.

import type { CallTables } from './call-tables.ts';
import { type Completion, type Completions, fitting } from './completion.ts';

/** Strings, quoted names and comments, which have no completions. */
const QUIET = /'(?:[^']|'')*(?:'|$)|"[^"]*(?:"|$)|--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/g;
const SOURCE = /\b(?:from|join|,)\s*(\w+)(?:\s+(?:as\s+)?(\w+))?/gi;
const COMMA_SOURCE = /,\s*(\w+)(?:\s+(?:as\s+)?(\w+))?/g;
/** Words that can follow a table name and are not an alias. */
const NO_ALIAS =
  /^(?:on|using|where|join|left|right|full|inner|outer|cross|natural|group|order|having|limit|union|except|intersect|window|as)$/i;

/** SQL keywords. No completions are offered for them, so Enter starts a new line. */
const KEYWORD =
  /^(?:all|and|as|asc|between|by|case|desc|distinct|else|end|from|group|having|in|is|join|left|like|limit|not|null|on|or|order|over|partition|select|then|union|using|when|where|with)$/i;
/** Words shorter than this match only names that start with them. */
const MIN_WITHIN = 3;

/** Undefined if there are no completions at the caret. */
export function completeSql(sql: string, caret: number, tables: CallTables): Completions | undefined {
  const isQuiet = [...sql.matchAll(QUIET)].some(
    ({ 0: text, index }) =>
      caret > index &&
      (caret < index + text.length || (caret === index + text.length && isUnfinished(text, index, sql))),
  );
  if (isQuiet) return undefined;
  const typed = wordBefore(sql, caret);
  const from = caret - typed.length;
  const to = caret + (/^\w*/.exec(sql.slice(caret))?.[0].length ?? 0);
  const before = sql.slice(0, from);
  const aliases = aliasesIn(sql, tables);
  const qualifier = before.endsWith('.') ? wordBefore(sql, from - 1).toLowerCase() : undefined;
  if (qualifier === undefined && KEYWORD.test(typed)) return undefined;
  const all = offered(before, qualifier, aliases, tables);
  const isShort = typed.length < MIN_WITHIN;
  const list = fitting(isShort ? all.filter(({ label }) => label.startsWith(typed.toLowerCase())) : all, typed);
  return list.length === 0 ? undefined : { from, to, list };
}

function wordBefore(text: string, end: number): string {
  let start = end;
  while (start > 0 && /\w/.test(text[start - 1] as string)) start -= 1;
  return text.slice(start, end);
}

function offered(
  before: string,
  qualifier: string | undefined,
  aliases: ReadonlyMap<string, string>,
  tables: CallTables,
): readonly Completion[] {
  if (qualifier !== undefined) {
    const table = aliases.get(qualifier) ?? qualifier;
    return (tables.get(table) ?? []).map((name) => ({ label: name, detail: table, insert: name }));
  }
  const named = [...tables.keys()].map((name): Completion => ({ label: name, detail: 'table', insert: name }));
  if (/\b(?:from|join)\s+$/i.test(before)) return named;
  const used = new Set(aliases.values());
  const columns = new Map<string, string[]>();
  for (const [table, names] of tables) {
    if (used.size > 0 && !used.has(table)) continue;
    for (const name of names) columns.set(name, [...(columns.get(name) ?? []), table]);
  }
  return [...[...columns].map(([name, of]) => ({ label: name, detail: of.join(', '), insert: name })), ...named];
}

/** Maps the aliases used in the statement, and the table names themselves, to tables. */
export function aliasesIn(sql: string, tables: CallTables): ReadonlyMap<string, string> {
  const aliases = new Map<string, string>();
  const text = sql.replaceAll(QUIET, (quiet) => ' '.repeat(quiet.length));
  for (const [, name = '', alias] of [...text.matchAll(SOURCE), ...text.matchAll(COMMA_SOURCE)]) {
    const table = name.toLowerCase();
    if (!tables.has(table)) continue;
    aliases.set(table, table);
    if (alias !== undefined && !NO_ALIAS.test(alias)) aliases.set(alias.toLowerCase(), table);
  }
  return aliases;
}

/** Whether text typed at the end of a string or comment would still be part of it. */
function isUnfinished(text: string, index: number, sql: string): boolean {
  if (text.startsWith('--')) return true;
  if (index + text.length < sql.length) return false;
  if (text.startsWith('/*')) return !(text.length >= 4 && text.endsWith('*/'));
  return text.length < 2 || !text.endsWith(text[0] as string);
}
