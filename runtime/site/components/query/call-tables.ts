// The tables that the calls in the editor become, as far as they are typed.

import { columnNames } from '../../../contract/column-names.ts';
import { type JsonNode, type JsonText, memberOf, stringOf } from './json-text.ts';
import { type ListedTool, type ToolList, toolNamed } from './tool-list.ts';

export type CallTables = ReadonlyMap<string, readonly string[]>;

/** @param exact columns by table as a dry run described them; they win over the list */
export function callTables({ root }: JsonText, list: ToolList | undefined, exact: CallTables = new Map()): CallTables {
  const tables = new Map<string, readonly string[]>();
  for (const { key, value } of root?.kind === 'object' ? root.members : []) {
    const tool = toolNamed(list, stringOf(memberOf(value, 'tool')?.value));
    const columns = exact.get(key) ?? (tool === undefined ? [] : columnsOf(tool, memberOf(value, 'for_each')?.value));
    tables.set(key, columns);
  }
  return tables;
}

/** Varied arguments are the first columns; a column of the same name is then called `result_<name>`. */
export function columnsOf({ columns }: ListedTool, forEach: JsonNode | undefined): string[] {
  const varied = forEach?.kind === 'object' ? forEach.members.map(({ key }) => key) : [];
  return [...varied, ...columnNames(varied, columns)];
}
