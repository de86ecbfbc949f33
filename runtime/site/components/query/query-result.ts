// The result of a query: the dry run, or the rows as a table and charts, with the outcome of each call.

import { html } from 'htm/preact';
import { useMemo } from 'preact/hooks';
import type { AnswerTable, QueryAnswer } from '../../../query/answer.ts';
import { Call, type CallContext } from '../../views/context.ts';
import { counted } from '../../views/format.ts';
import { ShownView } from '../../views/view.ts';
import { CodeBlock } from '../copy.ts';
import { ProblemNote } from '../problem.ts';
import type { Outcome, ProblemBody } from '../server-calls.ts';
import { type Tab, Tabs } from '../tabs.ts';
import { CallReports } from './call-reports.ts';
import { chartsOf } from './chart-choice.ts';
import { DryRun } from './dry-run.ts';
import type { PlacedFault } from './fault-places.ts';
import { shownTable } from './result-table.ts';

export interface QueryResultProps {
  readonly outcome: Outcome<QueryAnswer> | undefined;
  /** Seconds since the request was sent. */
  readonly busy: number | undefined;
  /** Errors that are shown next to the editors. */
  readonly placed: readonly PlacedFault[];
  /** Whether the query has been edited since it was sent. */
  readonly isOld: boolean;
}

export function QueryResult({ outcome, busy, placed, isOld }: QueryResultProps): unknown {
  const answer = outcome?.json;
  const title = answer === undefined ? 'Result' : answer.dry_run === undefined ? 'Result' : 'Dry run';
  const isRunning = busy !== undefined && busy > 0;
  const problem = outcome?.problem === undefined ? undefined : shortened(outcome.problem, placed.length);
  return html`<section class="query-result" aria-label=${title}>
    <div class="result-head">
      ${(outcome !== undefined || isRunning) && html`<h2>${title}</h2>`}
      <p class="result-meta" role="status" aria-live="polite">
        ${isRunning ? `Waiting for the response: ${busy.toFixed(1)} s` : outcome === undefined ? '' : metaText(outcome)}
      </p>
    </div>
    ${isRunning && html`<progress class="progress" aria-label="In progress"></progress>`}
    ${isOld && answer !== undefined && html`<p class="note">The query above has changed since this result.</p>`}
    ${problem && html`<${ProblemNote} problem=${problem} />`}
    ${answer !== undefined && (answer.dry_run === undefined ? html`<${Rows} key=${outcome?.ms} answer=${answer} />` : html`<${DryRun} answer=${answer} />`)}
  </section>`;
}

/** Removes the errors that are shown next to their lines. */
function shortened(problem: ProblemBody, placed: number): ProblemBody {
  const { errors = [] } = problem;
  if (placed === 0 || errors.length === 0) return problem;
  const others = errors.filter(({ parameter }) => !/^\/(?:calls|sql|limit)\b/.test(parameter));
  const detail = 'No source was queried. Correct the marked lines above, then run the query again.';
  return { ...problem, title: `The query has ${counted(errors.length, 'error')}`, detail, errors: others };
}

function metaText({ status, ms, json }: Outcome<QueryAnswer>): string {
  const parts = [status === 0 ? 'no response' : `HTTP ${status}`, `${ms} ms`];
  if (json === undefined) return parts.join(' · ');
  if (json.dry_run !== undefined) return [...parts, 'no source queried'].join(' · ');
  const made = Object.values(json.calls).reduce((sum, call) => sum + call.made, 0);
  if (json.row_count !== undefined) parts.unshift(counted(json.row_count, 'row'));
  return [...parts, counted(made, 'call')].join(' · ');
}

/** The result of the SQL statement or, if there is none, the table of each call. */
function Rows({ answer }: { readonly answer: QueryAnswer }): unknown {
  const { columns, rows, truncated = false, tables = {}, calls, warnings } = answer;
  const whole = columns === undefined || rows === undefined ? undefined : { columns, rows, truncated };
  return html`
    ${warnings.length > 0 && html`<ul class="query-warnings">${warnings.map((text) => html`<li>${text}</li>`)}</ul>`}
    ${whole !== undefined && html`<${OneTable} table=${whole} name="query" answer=${answer} />`}
    ${
      whole === undefined &&
      Object.entries(tables).map(
        ([name, table]) => html`<section class="query-table" key=${name} aria-label=${`Table ${name}`}>
          <h3><code>${name}</code></h3>
          <${OneTable} table=${table} name=${name} />
        </section>`,
      )
    }
    <${CallReports} calls=${calls} />`;
}

interface OneTableProps {
  readonly table: Pick<AnswerTable, 'columns' | 'rows' | 'truncated'>;
  readonly name: string;
  /** Shown as JSON. */
  readonly answer?: QueryAnswer;
}

/** Maximum number of JSON characters shown. */
const MAX_JSON_LENGTH = 200_000;

function OneTable({ table, name, answer }: OneTableProps): unknown {
  const shown = useMemo(() => shownTable('Table', table), [table]);
  const charts = useMemo(() => chartsOf(table), [table]);
  const call = useMemo((): CallContext => ({ fileName: name, source: undefined }), [name]);
  if (shown.empty) return html`<p class="note">No rows. The calls below show what each source returned.</p>`;
  const tabs: Tab[] = [
    { name: 'table', title: 'Table', panel: html`<${ShownView} shown=${shown} csv=${() => shown} />` },
    ...charts.map((chart, index) => ({
      name: `chart-${index}`,
      title: charts.length === 1 ? 'Chart' : `Chart of ${chart.title}`,
      panel: html`<${ShownView} shown=${chart} csv=${() => shown} />`,
    })),
  ];
  if (answer !== undefined) tabs.push({ name: 'json', title: 'JSON', panel: html`<${Json} answer=${answer} />` });
  return html`<${Call.Provider} value=${call}><${Tabs} id=${`rows-${name}`} label="Views of the rows" tabs=${tabs} /><//>
    ${table.truncated && html`<p class="note">There are more rows. Raise the maximum, or select fewer rows in SQL.</p>`}`;
}

function Json({ answer }: { readonly answer: QueryAnswer }): unknown {
  const json = JSON.stringify(answer, null, 2);
  const cut = json.length > MAX_JSON_LENGTH ? `${json.slice(0, MAX_JSON_LENGTH)}\n…` : json;
  return html`<${CodeBlock} code=${cut} label="Response as JSON" language="json" />`;
}
