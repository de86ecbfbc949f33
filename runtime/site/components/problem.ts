import { html } from 'htm/preact';
import type { ProblemBody } from './server-calls.ts';

export function ProblemNote({ problem }: { problem: ProblemBody }): unknown {
  const { title, detail, code, request_id, errors = [] } = problem;
  return html`<div class="problem" role="alert">
    <p class="problem-title">${title}</p>
    ${detail && html`<p>${detail}</p>`}
    ${
      errors.length > 0 &&
      html`<ul>
      ${errors.map(({ parameter, message, hint }) => html`<li><code>${parameter}</code> ${message}${hint && html` <span class="bounds">${hint}</span>`}</li>`)}
    </ul>`
    }
    <p class="hint">
      ${code && html`<a href=${`/problems/${encodeURIComponent(code)}`}>About ${code}</a>`}${code?.startsWith('upstream_') && html` <a href="/status">Source status</a>`}${request_id && html` <span class="bounds">Request ID ${request_id}</span>`}
    </p>
  </div>`;
}
