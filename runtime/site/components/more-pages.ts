// Loads further pages of a paginated result and appends their rows.

import { html } from 'htm/preact';
import { useState } from 'preact/hooks';
import type { PageArguments } from '../../contract/page.ts';
import { counted } from '../views/format.ts';
import type { Answer } from './run-call.ts';
import type { Outcome } from './server-calls.ts';

/** Maximum number of pages to load. Each page counts as one call against the visitor's quota. */
const MAX_CALLS = 10;
/** Maximum number of rows with which the page stays usable. */
const MAX_ROWS = 2_000;

/** Maps the result field that identifies the next page to the corresponding argument. */
const NEXT_FIELDS = { next_offset: 'offset', next_page: 'page' } as const;

/** Returns the argument that requests the next page, or undefined after the last page. */
export function nextPageOf(answer: Answer): PageArguments | undefined {
  for (const [field, argument] of Object.entries(NEXT_FIELDS)) {
    const value = answer[field];
    if (typeof value === 'number') return { [argument]: value };
  }
  return undefined;
}

/**
 * Appends the rows of the next page to the result. Of its other fields, only those that identify the following page are
 * used.
 */
export function joinedPages(first: Answer, next: Answer, rows: string): Answer {
  const all = [...rowsIn(first, rows), ...rowsIn(next, rows)];
  const { next_offset: _offset, next_page: _page, ...rest } = first;
  const following = Object.fromEntries(
    Object.keys(NEXT_FIELDS).flatMap((field) => (typeof next[field] === 'number' ? [[field, next[field]]] : [])),
  );
  const count = typeof first['count'] === 'number' ? { count: all.length } : {};
  return { ...rest, [rows]: all, ...count, ...following };
}

function rowsIn(answer: Answer, rows: string): readonly unknown[] {
  const list = answer[rows];
  return Array.isArray(list) ? list : [];
}

export interface MorePagesProps {
  readonly answer: Answer;
  /** Field of the result that contains the paginated list. */
  readonly rows: string;
  /** Arguments of the first page. */
  readonly args: PageArguments;
  readonly call: (args: PageArguments) => Promise<Outcome<Answer>>;
  readonly onAnswer: (answer: Answer) => void;
}

export function MorePages({ answer, rows, args, call, onAnswer }: MorePagesProps): unknown {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | undefined>(undefined);
  const loaded = rowsIn(answer, rows).length;
  if (nextPageOf(answer) === undefined || loaded === 0) return null;
  const total = typeof answer['total'] === 'number' ? answer['total'] : undefined;
  const load = async (maxCalls: number) => {
    setBusy(true);
    setFault(undefined);
    let whole = answer;
    for (let calls = 0; calls < maxCalls && rowsIn(whole, rows).length < MAX_ROWS; calls += 1) {
      const next = nextPageOf(whole);
      if (next === undefined) break;
      const { json, problem } = await call({ ...args, ...next });
      if (json === undefined || rowsIn(json, rows).length === 0) {
        setFault(problem?.detail ?? problem?.title ?? 'The next page is empty.');
        break;
      }
      whole = joinedPages(whole, json, rows);
      onAnswer(whole);
    }
    setBusy(false);
  };
  const known = total === undefined ? counted(loaded, 'row') : `${loaded} of ${counted(total, 'row')}`;
  return html`<p class="more-pages scripted" role="status">
    <span>${known} loaded.</span>
    <button type="button" class="quiet" aria-disabled=${busy ? 'true' : undefined} onClick=${() => busy || load(1)}>${busy ? 'Loading…' : 'Load more'}</button>
    <button type="button" class="quiet" aria-disabled=${busy ? 'true' : undefined} onClick=${() => busy || load(MAX_CALLS)}>Load all</button>
    <span class="hint">Each page is one call; “Load all” makes at most ${MAX_CALLS}.</span>
    ${fault !== undefined && html`<span class="fault">${fault}</span>`}
  </p>`;
}
