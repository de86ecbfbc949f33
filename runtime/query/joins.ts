// Finds comparisons of columns in a SQL statement, and rejects comparisons between different code systems before a
// source is queried.

import { canJoin, systemOf } from './normalize.ts';
import type { Faults } from './request.ts';
import type { TableColumn } from './rows.ts';

export type Tables = ReadonlyMap<string, readonly TableColumn[]>;

interface Token {
  readonly kind: 'name' | 'sign' | 'other';
  readonly text: string;
}

const TOKEN =
  /--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|'(?:[^']|'')*'?|"((?:[^"]|"")*)"?|\[([^\]]*)\]?|`([^`]*)`?|([A-Za-z_][A-Za-z0-9_$]*)|(==|<>|!=|[=.,()])|\d[\w.]*|\S/g;

/** Returns the tokens of a statement, with names in lower case. */
function tokensOf(sql: string): Token[] {
  const tokens: Token[] = [];
  for (const match of sql.matchAll(TOKEN)) {
    const [text, quoted, bracketed, backticked, word, sign] = match;
    if (text.startsWith('--') || text.startsWith('/*')) continue;
    const name = quoted ?? bracketed ?? backticked ?? word;
    if (name !== undefined) tokens.push({ kind: 'name', text: name.toLowerCase() });
    else tokens.push({ kind: sign === undefined ? 'other' : 'sign', text });
  }
  return tokens;
}

/** Keywords that can follow a table name and are not an alias. */
const NO_ALIAS = new Set(
  'on using where join left right full inner outer cross natural group order having limit union except intersect window as'.split(
    ' ',
  ),
);

interface Comparison {
  readonly left: string;
  readonly right: string;
}

/** Adds an error for each comparison between columns with different code systems. */
export function checkJoins(sql: string, tables: Tables, faults: Faults): void {
  const tokens = tokensOf(sql);
  const sources = sourcesOf(tokens, tables);
  for (const { left, right } of comparisonsOf(tokens)) {
    const [one, other] = [columnAt(left, sources, tables), columnAt(right, sources, tables)];
    if (one === undefined || other === undefined || canJoin(one.is, other.is)) continue;
    const message = `compares ${left} (${one.is}) with ${right} (${other.is}): these are different code systems`;
    if (!faults.list.some((fault) => fault.message === message)) faults.add('/sql', 'value', message);
  }
  for (const name of sharedNames(tokens, sources, tables)) checkShared(name, sources, tables, faults);
}

/** Returns the tables of a statement, keyed by the name or alias that the statement uses. */
function sourcesOf(tokens: readonly Token[], tables: Tables): ReadonlyMap<string, string> {
  const sources = new Map<string, string>();
  for (const [index, { kind, text }] of tokens.entries()) {
    if (kind !== 'name' || !tables.has(text)) continue;
    const before = tokens[index - 1];
    if (
      before === undefined ||
      !(before.text === 'from' || before.text === 'join' || before.text === ',' || before.text === '(')
    )
      continue;
    const [next, after] = [tokens[index + 1], tokens[index + 2]];
    if (next?.text === '.') continue;
    const alias = next?.text === 'as' ? after : next;
    sources.set(text, text);
    if (alias?.kind === 'name' && !NO_ALIAS.has(alias.text)) sources.set(alias.text, text);
  }
  return sources;
}

/** Returns pairs of columns that have an equals sign between them. */
function comparisonsOf(tokens: readonly Token[]): Comparison[] {
  const found: Comparison[] = [];
  for (const [index, { text }] of tokens.entries()) {
    if (!['=', '==', '<>', '!='].includes(text)) continue;
    const left = nameBefore(tokens, index);
    const right = nameAfter(tokens, index);
    if (left !== undefined && right !== undefined) found.push({ left, right });
  }
  return found;
}

function nameBefore(tokens: readonly Token[], at: number): string | undefined {
  const [table, dot, column] = [tokens[at - 3], tokens[at - 2], tokens[at - 1]];
  if (column?.kind !== 'name') return undefined;
  return dot?.text === '.' && table?.kind === 'name' ? `${table.text}.${column.text}` : column.text;
}

function nameAfter(tokens: readonly Token[], at: number): string | undefined {
  const [first, dot, column, next] = [tokens[at + 1], tokens[at + 2], tokens[at + 3], tokens[at + 4]];
  if (first?.kind !== 'name') return undefined;
  if (dot?.text === '.')
    return column?.kind === 'name' && next?.text !== '(' ? `${first.text}.${column.text}` : undefined;
  return dot?.text === '(' ? undefined : first.text;
}

function columnAt(name: string, sources: ReadonlyMap<string, string>, tables: Tables): TableColumn | undefined {
  const [table, column] = name.includes('.') ? (name.split('.') as [string, string]) : [undefined, name];
  if (table !== undefined) return tables.get(sources.get(table) ?? '')?.find((each) => each.name === column);
  const holders = [...new Set(sources.values())].filter((each) => tables.get(each)?.some((one) => one.name === column));
  return holders.length === 1 ? tables.get(holders[0] as string)?.find((each) => each.name === column) : undefined;
}

/** Returns the columns that USING and NATURAL JOIN compare. */
function sharedNames(tokens: readonly Token[], sources: ReadonlyMap<string, string>, tables: Tables): string[] {
  const names: string[] = [];
  for (const [index, { text }] of tokens.entries()) {
    if (text === 'using' && tokens[index + 1]?.text === '(') {
      for (let at = index + 2; at < tokens.length && tokens[at]?.text !== ')'; at += 1) {
        if (tokens[at]?.kind === 'name') names.push((tokens[at] as Token).text);
      }
    }
    if (text === 'natural') {
      const all = [...new Set(sources.values())].flatMap((table) => (tables.get(table) ?? []).map(({ name }) => name));
      names.push(...all.filter((name, at) => all.indexOf(name) !== at));
    }
  }
  return [...new Set(names)];
}

function checkShared(name: string, sources: ReadonlyMap<string, string>, tables: Tables, faults: Faults): void {
  const systems = new Map<string, string>();
  for (const table of new Set(sources.values())) {
    const is = tables.get(table)?.find((column) => column.name === name)?.is;
    const system = systemOf(is);
    if (system !== undefined) systems.set(system, `${table}.${name} (${is})`);
  }
  if (systems.size < 2) return;
  const message = `joins ${[...systems.values()].join(' with ')}: these are different code systems`;
  faults.add('/sql', 'value', message);
}
