// Loads the choices of a picker: a table when the field gets the focus, or the results of a search on request.

import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import type { Choices, Finder, Picker } from '../../../contract/page.ts';
import { sendJson } from '../server-calls.ts';
import { type ChoiceRow, choicesFor, foundRows } from './choice-rows.ts';

/** Maximum number of search results shown. */
const MAX_RESULTS = 100;

export interface PickerSources {
  readonly pickers: Readonly<Record<string, Picker>>;
  readonly tables: Partial<Record<Choices, string>>;
  readonly key: string;
  readonly values: Readonly<Record<string, string>>;
  /** Values of the list item that contains the field. */
  readonly item?: Readonly<Record<string, string>>;
}

export const PickerContext = createContext<PickerSources>({ pickers: {}, tables: {}, key: '', values: {} });

interface Offered {
  /** Undefined for a table. */
  readonly finder: Finder | undefined;
  readonly rows: readonly ChoiceRow[];
  readonly busy: boolean;
  readonly fault: string | undefined;
  /** Loads the table, if there is one. */
  readonly load: () => void;
  /** Calls the tool. Resolves to false if there are no results. */
  readonly find: (query: string) => Promise<boolean>;
  readonly matching: (query: string) => readonly ChoiceRow[];
  readonly labelOf: (value: string) => string | undefined;
}

export function useChoices(picker: Picker): Offered {
  const { tables, key, values, item = {} } = useContext(PickerContext);
  const [rows, setRows] = useState<readonly ChoiceRow[]>([]);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | undefined>(undefined);
  const finder = 'table' in picker ? undefined : picker;
  const ofItem = Object.values(finder?.sameItem ?? {}).map((name) => item[name]);
  // Discard values that were found for another item.
  useEffect(() => setRows([]), ofItem);
  const load = () => {
    const path = 'table' in picker ? tables[picker.table] : undefined;
    if (path === undefined || rows.length > 0 || busy) return;
    setBusy(true);
    // If loading fails, the field still accepts text.
    loaded(path)
      .then(setRows, () => undefined)
      .finally(() => setBusy(false));
  };
  const find = async (query: string) => {
    if (finder === undefined || busy) return false;
    const isEmpty = (text: string | undefined) => (text ?? '').trim() === '';
    const missing =
      (finder.same ?? []).find((name) => isEmpty(values[name])) ??
      Object.values(finder.sameItem ?? {}).find((name) => isEmpty(item[name]));
    if (missing !== undefined) {
      setFault(`Fill in ${missing} first.`);
      return false;
    }
    setBusy(true);
    const { json, problem } = await callFinder(finder, finderArguments(finder, query, values, item), key);
    setBusy(false);
    const found = json === undefined ? [] : foundRows(json, finder);
    setRows(found);
    const nothing = json === undefined ? (problem?.detail ?? problem?.title) : 'Nothing found. Try other words.';
    setFault(found.length > 0 ? undefined : nothing);
    return found.length > 0;
  };
  return {
    ...{ finder, rows, busy, fault, load, find },
    matching: (query) => (finder?.query === undefined ? choicesFor(rows, query) : rows.slice(0, MAX_RESULTS)),
    labelOf: (value) => rows.find(([each]) => each === value)?.[1],
  };
}

export function finderArguments(
  { query: name, fixed = {}, same = [], sameItem = {} }: Finder,
  query: string,
  values: PickerSources['values'],
  item: PickerSources['values'] = {},
): Record<string, string> {
  const shared = Object.fromEntries(same.map((each) => [each, values[each] ?? '']));
  const ofItem = Object.fromEntries(Object.entries(sameItem).map(([each, field]) => [each, item[field] ?? '']));
  return {
    ...fixed,
    ...shared,
    ...ofItem,
    ...(name === undefined || query.trim() === '' ? {} : { [name]: query.trim() }),
  };
}

/** Without a key, the call counts against the allowance of the visitor's network. */
function callFinder(finder: Finder, args: Readonly<Record<string, string>>, key: string) {
  if (key === '') return sendJson<unknown>('POST', finder.open, { body: args });
  return sendJson<unknown>('GET', `${finder.path}?${new URLSearchParams(args)}`, { key });
}

const tables = new Map<string, Promise<readonly ChoiceRow[]>>();

function loaded(path: string): Promise<readonly ChoiceRow[]> {
  let table = tables.get(path);
  if (table === undefined) {
    table = fetch(path).then(async (response) => {
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      return (await response.json()) as readonly ChoiceRow[];
    });
    table.catch(() => tables.delete(path));
    tables.set(path, table);
  }
  return table;
}
