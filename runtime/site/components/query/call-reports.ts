// The outcome of each call of a query, and the sources of its rows.

import { html } from 'htm/preact';
import type { CallReport, QueryAnswer } from '../../../query/answer.ts';
import { isRecord } from '../../../views/walk.ts';
import { Address } from '../../views/cell.ts';
import { counted, formatted } from '../../views/format.ts';

/** Number of failures shown; further ones are collapsed. */
const FIRST_FAILURES = 5;

export function CallReports({ calls }: Pick<QueryAnswer, 'calls'>): unknown {
  return html`<section class="query-calls" aria-labelledby="query-calls-title">
    <h3 id="query-calls-title">Calls and sources</h3>
    <ul class="listing">
      ${Object.entries(calls).map(([name, report]) => html`<${Report} key=${name} name=${name} report=${report} />`)}
    </ul>
  </section>`;
}

function Report({ name, report }: { readonly name: string; readonly report: CallReport }): unknown {
  const { tool, made, rows, omitted, failed, sources, answers } = report;
  const counts = [counted(made, 'call'), counted(rows, 'row')];
  if (omitted > 0) counts.push(`${counted(omitted, 'row')} omitted`);
  return html`<li>
    <p><code>${name}</code></p>
    <div class="stack">
      <p class="says">${tool} · ${counts.join(' · ')}</p>
      ${failed.length > 0 && html`<${Failures} failed=${failed} />`}
      ${sources.map((source) => html`<${Source} source=${source} />`)}
      ${answers.length > 0 && html`<${Answers} answers=${answers} />`}
    </div>
  </li>`;
}

function Failures({ failed }: Pick<CallReport, 'failed'>): unknown {
  const [first, rest] = [failed.slice(0, FIRST_FAILURES), failed.slice(FIRST_FAILURES)];
  return html`<div class="query-failures">
    <p class="fault">${counted(failed.length, 'call')} failed. The columns of ${failed.length === 1 ? 'its row' : 'their rows'} are NULL.</p>
    <ul>
      ${first.map((each) => html`<${Failure} failure=${each} />`)}
    </ul>
    ${
      rest.length > 0 &&
      html`<details class="more">
        <summary>${rest.length} more</summary>
        <ul>
          ${rest.map((each) => html`<${Failure} failure=${each} />`)}
        </ul>
      </details>`
    }
  </div>`;
}

function Failure({ failure }: { readonly failure: CallReport['failed'][number] }): unknown {
  const values = Object.entries(failure.arguments).map(([name, value]) => `${name} ${String(value)}`);
  return html`<li>
    ${values.length > 0 && html`<b><bdi>${values.join(', ')}</bdi></b>: `}<bdi>${failure.message}</bdi> <a href=${`/problems/${encodeURIComponent(failure.code)}`}>${failure.code}</a>
  </li>`;
}

/** Number of permalinks shown; further ones are collapsed. */
const FIRST_ANSWERS = 5;

/** Permalinks of the answers, where each answer can be cited and checked. */
function Answers({ answers }: Pick<CallReport, 'answers'>): unknown {
  const [first, rest] = [answers.slice(0, FIRST_ANSWERS), answers.slice(FIRST_ANSWERS)];
  const link = ({ arguments: args, id }: CallReport['answers'][number]) => {
    const values = Object.values(args).map(String).join(', ');
    return html`<li><a href=${`/answers/${encodeURIComponent(id)}`}>${values === '' ? 'Permalink' : html`Permalink: <bdi>${values}</bdi>`}</a></li>`;
  };
  return html`<ul class="query-answers">
      ${first.map(link)}
    </ul>
    ${
      rest.length > 0 &&
      html`<details class="more">
      <summary>${rest.length} more permalinks</summary>
      <ul class="query-answers">
        ${rest.map(link)}
      </ul>
    </details>`
    }`;
}

/** Publisher, license and retrieval time of a source. */
function Source({ source }: { readonly source: object }): unknown {
  if (!isRecord(source)) return null;
  const text = (name: string) => (typeof source[name] === 'string' ? source[name] : undefined);
  const publisher = text('publisher') ?? '';
  const page = text('page');
  const fetched = text('fetched_at');
  const facts = [
    text('licence'),
    text('as_of') && `data as of ${text('as_of')}`,
    fetched && `fetched ${formatted(fetched, 'date-time')}${text('cache') === 'stale' ? ', expired' : ''}`,
  ].filter((fact) => fact !== undefined);
  return html`<p class="hint">
    ${page === undefined ? html`<bdi>${publisher}</bdi>` : html`<${Address} address=${page} text=${publisher} />`}${facts.map((fact) => html`<span> · <bdi>${fact}</bdi></span>`)}
  </p>`;
}
