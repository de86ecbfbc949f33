// Error page: what happened and what to do next.

import { html } from 'htm/preact';
import { problems } from '../../../generated/platform.ts';
import type { Problem } from '../../contract/problem.ts';
import type { Page } from '../document.ts';

export function failurePage({ code, message, extras }: Problem, requestId: string, path: string): Page {
  const { title, remedy, status } = problems[code];
  return {
    title,
    description: title,
    path,
    unlisted: true,
    body: html`<header class="head">
        <p class="names">${status}</p>
        <h1>${title}</h1>
        <p class="lead">${message}${extras.hint && ` ${extras.hint}`}</p>
      </header>
      <div class="prose">
        <p>${wayOn(path, status, remedy)}</p>
        <p class="hint"><a href=${`/problems/${code}`}>About <code>${code}</code></a> · Request ID ${requestId}</p>
      </div>`,
  };
}

function wayOn(path: string, status: number, remedy: string): unknown {
  if (path === '/signup')
    return html`This address accepts POST requests from programs. To sign up in the browser, go to <a href="/key">Your key</a>.`;
  if (status !== 404 && status !== 405) return remedy;
  return html`Go to the <a href="/">front page</a> to search or browse all services.`;
}
