// The result of a dry run: the number of calls, the columns of the result, and the tables of the calls.

import { html } from 'htm/preact';
import type { AnswerColumn, QueryAnswer } from '../../../query/answer.ts';
import { counted, unitText } from '../../views/format.ts';

export function DryRun({ answer }: { readonly answer: QueryAnswer }): unknown {
  const { columns, tables = {}, calls } = answer;
  return html`<p class="query-cost">${costText(answer)}</p>
    ${
      columns !== undefined &&
      html`<section class="query-table" aria-label="Result">
        <h3>Columns of the result</h3>
        <${ColumnList} columns=${columns} />
      </section>`
    }
    ${Object.entries(tables).map(
      ([name, table]) => html`<section class="query-table" key=${name} aria-label=${`Table ${name}`}>
        <h3><code>${name}</code> <span class="hint">${calls[name]?.tool}</span></h3>
        <${ColumnList} columns=${table.columns} />
      </section>`,
    )}`;
}

function costText({ dry_run: cost = { calls: 0, at_most: 0 } }: QueryAnswer): string {
  const counts =
    cost.at_most > cost.calls
      ? `at least ${counted(cost.calls, 'call')} and at most ${cost.at_most}, depending on how many values the columns in for_each have`
      : counted(cost.calls, 'call');
  return `The query is valid. It makes ${counts}; each call counts against the quota of your key.`;
}

function ColumnList({ columns }: { readonly columns: readonly AnswerColumn[] }): unknown {
  return html`<ul class="column-list">
    ${columns.map(({ name, type, is, unit, calls }) => {
      // SQLite does not know the type of a computed column until there are rows.
      const facts = [
        calls.length === 0 ? 'computed' : type,
        ...(is === undefined ? [] : [is]),
        ...(unit === undefined ? [] : [unitText(unit)]),
      ];
      return html`<li><code>${name}</code> <span class="hint">${facts.join(', ')}</span></li>`;
    })}
  </ul>`;
}
