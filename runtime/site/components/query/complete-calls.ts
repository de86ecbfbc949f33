// Completions in the calls of a query: tools, arguments and values.

import { callTables } from './call-tables.ts';
import { type Completion, type Completions, fitting } from './completion.ts';
import { type JsonPlace, placeAt } from './json-place.ts';
import { type JsonNode, type JsonText, memberOf, readJson, stringOf } from './json-text.ts';
import { type ListedArgument, type ListedTool, type ToolList, toolNamed } from './tool-list.ts';

const MEMBERS: readonly Completion[] = [
  { label: 'tool', detail: 'tool to call', insert: 'tool' },
  { label: 'arguments', detail: 'its arguments', insert: 'arguments' },
  { label: 'for_each', detail: 'repeat the call', insert: 'for_each' },
];
const OVER: readonly Completion[] = [
  { label: 'members_of', detail: 'group of countries', insert: 'members_of' },
  { label: 'at', detail: 'day of the membership', insert: 'at' },
  { label: 'column', detail: 'column of another call', insert: 'column' },
];

/** Undefined if there are no completions at the caret. */
export function completeCalls(text: string, caret: number, list: ToolList): Completions | undefined {
  const json = readJson(text);
  const place = placeAt(json, text, caret);
  if (place === undefined) return undefined;
  const all = place.at === 'key' ? keysAt(json, place, list) : valuesAt(json, place, list);
  const offered = fitting(all, place.typed).map((each) => inserted(each, place));
  return offered.length === 0 ? undefined : { from: place.from, to: place.to, list: offered };
}

/** Adds quotation marks, and a colon after a name. */
function inserted(completion: Completion, { at, hasColon }: JsonPlace): Completion {
  if (at === 'value') return completion;
  return { ...completion, insert: `${JSON.stringify(completion.insert)}${hasColon ? '' : ': '}` };
}

function keysAt({ root }: JsonText, { path, typed }: JsonPlace, list: ToolList): readonly Completion[] {
  const [call = '', part, argument, ...deeper] = path;
  const node = memberOf(root, call)?.value;
  if (path.length === 1) return without(MEMBERS, node, typed);
  const tool = toolNamed(list, stringOf(memberOf(node, 'tool')?.value));
  const members = memberOf(node, part ?? '')?.value;
  if (argument !== undefined) {
    const isOver = part === 'for_each' && deeper.length === 0;
    return isOver ? without(OVER, memberOf(members, argument)?.value, typed) : [];
  }
  if (tool === undefined || (part !== 'arguments' && part !== 'for_each')) return [];
  const entries = Object.entries(tool.arguments).filter(([, { repeats }]) => part === 'arguments' || repeats);
  const other = memberOf(node, part === 'arguments' ? 'for_each' : 'arguments')?.value;
  return without(without(entries.map(argumentCompletion), members, typed), other, '');
}

function argumentCompletion([name, { type, required }]: [string, ListedArgument]): Completion {
  return { label: name, detail: `${type ?? 'value'}${required ? ', required' : ''}`, insert: name };
}

/** Omits the names that the object already contains, except the one being typed. */
function without(all: readonly Completion[], node: JsonNode | undefined, typed: string): readonly Completion[] {
  const names = new Set(node?.kind === 'object' ? node.members.map(({ key }) => key) : []);
  return all.filter(({ label }) => label === typed || !names.has(label));
}

function valuesAt(json: JsonText, { path, isQuoted }: JsonPlace, list: ToolList): readonly Completion[] {
  const [call = '', part, argument = '', last] = path;
  const node = memberOf(json.root, call)?.value;
  if (part === 'tool' && path.length === 2) return toolCompletions(list);
  const tool = toolNamed(list, stringOf(memberOf(node, 'tool')?.value));
  if (part === 'for_each' && path.length === 4) {
    if (last === 'members_of') return list.groups.map((group) => quoted(group));
    if (last === 'column') return columnCompletions(json, call, list);
  }
  const values = part === 'arguments' || part === 'for_each' ? valuesOf(tool, argument) : [];
  // Within quotation marks, only strings are offered.
  const offered = values.map((value) => quoted(value));
  return isQuoted ? offered.filter(({ insert }) => insert.startsWith('"')) : offered;
}

function valuesOf(tool: ListedTool | undefined, argument: string): readonly (string | number | boolean)[] {
  if (tool === undefined || !Object.hasOwn(tool.arguments, argument)) return [];
  const { type, values = [] } = tool.arguments[argument] as ListedArgument;
  return type === 'boolean' ? [true, false] : values;
}

function quoted(value: string | number | boolean, detail?: string): Completion {
  return { label: String(value), insert: JSON.stringify(value), ...(detail === undefined ? {} : { detail }) };
}

function toolCompletions({ tools }: ToolList): Completion[] {
  return Object.entries(tools).map(([name, { title }]) => quoted(name, title));
}

function columnCompletions(json: JsonText, call: string, list: ToolList): Completion[] {
  const others = [...callTables(json, list)].filter(([name]) => name !== call);
  return others.flatMap(([name, columns]) => columns.map((column) => quoted(`${name}.${column}`)));
}
