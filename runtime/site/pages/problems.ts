// `/problems` and `/problems/<code>`: error codes. Each page is the `type` URI of its problem documents.

import { html } from 'htm/preact';
import { problems } from '../../../generated/platform.ts';
import { Problem } from '../../contract/problem.ts';
import type { Page } from '../document.ts';
import type { PageRequest } from '../page-request.ts';
import { Crumbs } from './parts.ts';

interface Entry {
  readonly status: number;
  readonly title: string;
  readonly remedy: string;
}

const table: Readonly<Record<string, Entry>> = problems;

export function problemsPage(): Page {
  return {
    title: 'Errors',
    description: 'Every error code with its HTTP status and how to fix it.',
    path: '/problems',
    section: 'docs',
    body: html`<${Crumbs} trail=${[{ title: 'Docs', path: '/docs' }]} />
      <header class="head">
        <h1>Errors</h1>
        <p class="lead">Every error has one of these codes. REST returns it as <code>application/problem+json</code>, MCP in the text that the model reads.</p>
      </header>
      <ul class="listing">
        ${Object.entries(table).map(
          ([code, { status, title, remedy }]) => html`<li>
            <p><a href=${`/problems/${code}`}>${title}</a><br /><code>${status} ${code}</code></p>
            <p class="says">${remedy}</p>
          </li>`,
        )}
      </ul>`,
  };
}

export function problemPage({ params }: PageRequest): Page {
  const code = params['code'] ?? '';
  const entry = Object.hasOwn(table, code) ? table[code] : undefined;
  if (entry === undefined) throw new Problem('not_found', `Error code ${code.slice(0, 80)} does not exist.`);
  return {
    title: entry.title,
    description: `${entry.title}: ${entry.remedy}`,
    path: `/problems/${code}`,
    section: 'docs',
    body: html`<${Crumbs} trail=${[{ title: 'Docs', path: '/docs' }, { title: 'Errors', path: '/problems' }]} />
      <header class="head">
        <h1>${entry.title}</h1>
        <p class="names"><code>${code}</code>, HTTP ${entry.status}</p>
      </header>
      <div class="prose">
        <h2>What to do</h2>
        <p>${entry.remedy}</p>
        <p class="hint">The field <code>detail</code> of the response explains what went wrong. The operator of this server can look up its <code>request_id</code>.</p>
      </div>`,
  };
}
