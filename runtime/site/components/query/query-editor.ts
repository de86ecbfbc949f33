// The query page: two editors, examples, and the answer. Rendered on the server and in the browser.

import { html } from 'htm/preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { QueryAnswer } from '../../../query/answer.ts';
import { CodeBlock, CopyButton } from '../copy.ts';
import type { ControlEvent } from '../field.ts';
import { inShell } from '../samples.ts';
import { sendJson } from '../server-calls.ts';
import { useCall } from '../use-call.ts';
import { KeyBox, useKey } from '../visitor-key.ts';
import { type CallTables, callTables } from './call-tables.ts';
import { CodeField } from './code-field.ts';
import { completeCalls } from './complete-calls.ts';
import { completeSql } from './complete-sql.ts';
import { QUERY_EXAMPLES, type QueryExample } from './examples.ts';
import { jsonFault, type PlacedFault, placedFaults } from './fault-places.ts';
import { readJson } from './json-text.ts';
import { fragmentOf, isLimit, MAX_IN_LINK, type QueryText, queryIn } from './permalink.ts';
import { QueryResult } from './query-result.ts';
import type { ToolList } from './tool-list.ts';
import { written } from './written-json.ts';

export interface QueryEditorProps {
  /** Base URL of this server, without a trailing slash. */
  readonly base: string;
  readonly tools: string;
  readonly signup: boolean;
}

/** Height of the editors, in lines. */
const MIN_ROWS = 11;
const MAX_ROWS = 24;
const NO_FAULTS: readonly PlacedFault[] = [];
const NO_LIMIT: PlacedFault = {
  ...{ field: 'limit', from: 0, to: 0, path: '' },
  message: 'Must be a whole number from 1 to 1,000.',
};

export function QueryEditor({ base: initialBase, tools, signup }: QueryEditorProps): unknown {
  const [text, setText] = useState<QueryText>(textOf(QUERY_EXAMPLES[0]));
  const [note, setNote] = useState('');
  const [base, setBase] = useState(initialBase);
  const [key, setKey] = useKey();
  const [isKeyRequested, setKeyRequested] = useState(false);
  // The query as it was when Run or Dry run was pressed.
  const [sent, setSent] = useState<QueryText | undefined>(undefined);
  const list = useToolList(tools);
  const { outcome, busy, run } = useCall<QueryAnswer>();
  useEffect(() => setBase(browser().location.origin), []);
  useLinkedQuery((query) => {
    if (query !== 'unreadable') setText(query);
    setSent(undefined);
    setNote(
      query === 'unreadable'
        ? 'The link does not contain a readable query.'
        : 'This query comes from a link. Check it, then press Run.',
    );
  });
  const change = (part: Partial<QueryText>) => setText({ ...text, ...part });
  const faults = faultsOf(text, sent, outcome?.problem?.errors ?? []);
  const send = (isDryRun: boolean) => {
    setSent(text);
    setNote('');
    if (busy !== undefined || jsonFault(text.calls) !== undefined || !isLimit(text.limit)) return;
    browser().history.replaceState(null, '', fragmentOf(text) ?? browser().location.pathname);
    if (key === '') setKeyRequested(true);
    else void run(() => sendJson<QueryAnswer>('POST', '/query', { key, body: bodyOf(text, isDryRun) }));
  };
  const submit = (event: { preventDefault(): void }) => {
    event.preventDefault();
    send(false);
  };
  const exact = useMemo(() => exactTables(outcome?.json), [outcome]);
  const rows = Math.max(MIN_ROWS, Math.min(MAX_ROWS, Math.max(linesOf(text.calls), linesOf(text.sql)) + 1));
  const fragment = fragmentOf(text);
  const choose = (example: QueryExample) => {
    setText(textOf(example));
    setNote('');
    setSent(undefined);
  };
  // Do not show errors that belong to another query.
  const shown = sent === undefined && outcome?.problem !== undefined ? undefined : outcome;
  const field = { rows, onRun: () => send(false) };
  const isBusy = busy !== undefined;
  return html`<div class="query">
    <form class="query-form" onSubmit=${submit} novalidate>
      <${Examples} onChoose=${choose} />
      ${note && html`<p class="query-note" role="status">${note}</p>`}
      <div class="query-fields">
        <${CodeField}
          ...${field}
          id="query-calls"
          label="Calls"
          hint=${html`JSON: calls by name.<span class="scripted"> Type a quotation mark for suggestions, or press <kbd>Ctrl</kbd>+<kbd>Space</kbd>.</span>`}
          value=${text.calls}
          faults=${faults.filter((fault) => fault.field === 'calls')}
          complete=${(calls: string, caret: number) => list && completeCalls(calls, caret, list)}
          onChange=${(calls: string) => change({ calls })}
        />
        <${CodeField}
          ...${field}
          id="query-sql"
          label="SQL"
          hint="One SELECT statement over the tables of the calls. Leave it empty to see each table."
          value=${text.sql}
          faults=${faults.filter((fault) => fault.field === 'sql')}
          complete=${(sql: string, caret: number) => completeSql(sql, caret, callTables(readJson(text.calls), list, exact))}
          onChange=${(sql: string) => change({ sql })}
        />
      </div>
      <p class="note unscripted">Running a query on this page requires JavaScript. The curl command below works without it.</p>
      <div class="actions query-actions scripted">
        <button type="submit" class="primary" aria-disabled=${isBusy ? 'true' : undefined}>Run</button>
        <button type="button" aria-disabled=${isBusy ? 'true' : undefined} onClick=${() => send(true)}>Dry run</button>
        <${LimitField} value=${text.limit} fault=${faults.find((fault) => fault.field === 'limit')} onChange=${(limit: string) => change({ limit })} />
        ${
          fragment === undefined
            ? html`<span class="hint">Too long for a link (at most ${MAX_IN_LINK.toLocaleString('en')} characters).</span>`
            : html`<${CopyButton} text=${`${base}/query${fragment}`} label="Copy link" />`
        }
      </div>
    </form>
    ${(isKeyRequested || key !== '') && html`<div class="query-key">${key === '' && html`<p class="hint">Queries require a key. Enter yours, or sign up for one, then press Run again.</p>`}<${KeyBox} keyText=${key} onKey=${setKey} signup=${signup} /></div>`}
    <${QueryResult} outcome=${shown} busy=${busy} placed=${faults} isOld=${sent === undefined || !isSame(sent, text)} />
    <section class="try-code">
      <h2>The same query with curl</h2>
      <${CodeBlock} code=${curl(base, text)} label="The query with curl" language="sh" />
    </section>
  </div>`;
}

interface BrowserParts {
  readonly location: { readonly origin: string; readonly pathname: string; readonly hash: string };
  readonly history: { replaceState(state: null, title: string, url: string): void };
}

function browser(): BrowserParts {
  return globalThis as unknown as BrowserParts;
}

function textOf({ calls, sql }: QueryExample): QueryText {
  return { calls: written(calls), sql, limit: '' };
}

function isSame(one: QueryText, other: QueryText): boolean {
  return one.calls === other.calls && one.sql === other.sql && one.limit === other.limit;
}

function linesOf(text: string): number {
  return text.split('\n').length;
}

/** The list of tools; undefined until it has been loaded, or if loading failed. */
function useToolList(path: string): ToolList | undefined {
  const [list, setList] = useState<ToolList | undefined>(undefined);
  useEffect(() => {
    // Ignore a failure, because only completions need the list.
    fetch(path)
      .then((response) => (response.ok ? (response.json() as Promise<ToolList>) : undefined))
      .then(setList, () => undefined);
  }, [path]);
  return list;
}

/** Reads the query from the URL, also when only the fragment changes. Never runs the query. */
function useLinkedQuery(onFound: (query: QueryText | 'unreadable') => void): void {
  useEffect(() => {
    const read = () => {
      const found = queryIn(browser().location.hash);
      if (found !== undefined) onFound(found);
    };
    read();
    globalThis.addEventListener('hashchange', read);
    return () => globalThis.removeEventListener('hashchange', read);
  }, []);
}

type Errors = Parameters<typeof placedFaults>[0];

/** Errors in the JSON, or errors from the server. */
function faultsOf(text: QueryText, sent: QueryText | undefined, errors: Errors): readonly PlacedFault[] {
  if (sent === undefined) return NO_FAULTS;
  const limit: readonly PlacedFault[] = isLimit(text.limit) ? [] : [NO_LIMIT];
  // While the text is being edited, it need not be valid JSON.
  const json = sent.calls === text.calls ? jsonFault(text.calls) : undefined;
  return [...(json === undefined ? placedFaults(errors, text).placed : [json]), ...limit];
}

/** @throws SyntaxError if the calls are not valid JSON */
function bodyOf({ calls, sql, limit }: QueryText, isDryRun: boolean): object {
  return {
    calls: JSON.parse(calls),
    ...(sql.trim() === '' ? {} : { sql }),
    ...(limit === '' ? {} : { limit: Number(limit) }),
    ...(isDryRun ? { dry_run: true } : {}),
  };
}

function curl(base: string, text: QueryText): string {
  const isWritten = jsonFault(text.calls) === undefined && isLimit(text.limit);
  const body = isWritten ? inShell(written(bodyOf(text, false))) : `'…'`;
  return `curl -s -X POST ${inShell(`${base}/query`)} \\\n  -H "Service-API-Key: $ALMANAC_KEY" \\\n  -H 'Content-Type: application/json' \\\n  -d ${body}`;
}

/** Columns of each table, as described by the last answer. */
function exactTables(answer: QueryAnswer | undefined): CallTables {
  const tables = Object.entries(answer?.tables ?? {});
  return new Map(tables.map(([name, { columns }]) => [name, columns.map((column) => column.name)]));
}

function Examples({ onChoose }: { readonly onChoose: (example: QueryExample) => void }): unknown {
  return html`<div class="examples scripted">
    <span class="hint" id="query-examples">Examples</span>
    <ul aria-labelledby="query-examples">
      ${QUERY_EXAMPLES.map((example) => html`<li><button type="button" class="link" onClick=${() => onChoose(example)}>${example.title}</button></li>`)}
    </ul>
  </div>`;
}

interface LimitFieldProps {
  readonly value: string;
  readonly fault: PlacedFault | undefined;
  readonly onChange: (limit: string) => void;
}

function LimitField({ value, fault, onChange }: LimitFieldProps): unknown {
  const described = fault === undefined ? undefined : 'query-limit-fault';
  return html`<span class="limit-field">
    <label for="query-limit">Maximum rows</label>
    <input id="query-limit" type="text" inputmode="numeric" autocomplete="off" placeholder="200" value=${value} aria-invalid=${fault && 'true'} aria-describedby=${described} onInput=${({ currentTarget }: ControlEvent) => onChange(currentTarget.value.trim())} />
    ${fault && html`<span class="fault" id="query-limit-fault">${fault.message}</span>`}
  </span>`;
}
