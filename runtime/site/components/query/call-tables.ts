// The tables produced by the calls in the editor, as far as the calls have been typed.

import { columnNames } from '../../../contract/column-names.ts';
import { type JsonNode, type JsonText, memberOf, stringOf } from './json-text.ts';
import { type ListedTool, type ToolList, toolNamed } from './tool-list.ts';

export type CallTables = ReadonlyMap<string, readonly string[]>;

/** @param exact columns of each table, as reported by a dry run; they take precedence over the list */
export function callTables({ root }: JsonText, list: ToolList | undefined, exact: CallTables = new Map()): CallTables {
  const tables = new Map<string, readonly string[]>();
  for (const { key, value } of root?.kind === 'object' ? root.members : []) {
    const tool = toolNamed(list, stringOf(memberOf(value, 'tool')?.value));
    const columns = exact.get(key) ?? (tool === undefined ? [] : columnsOf(tool, memberOf(value, 'for_each')?.value));
    tables.set(key, columns);
  }
  return tables;
}

/** The varied arguments become the first columns; a result column with the same name is called `result_<name>`. */
export function columnsOf({ columns }: ListedTool, forEach: JsonNode | undefined): string[] {
  const varied = forEach?.kind === 'object' ? forEach.members.map(({ key }) => key) : [];
  return [...varied, ...columnNames(varied, columns)];
}
