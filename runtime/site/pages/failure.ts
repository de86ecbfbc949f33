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
        <p>${wayOn(path, code, remedy)}</p>
        <p class="hint"><a href=${`/problems/${code}`}>About <code>${code}</code></a> · Request ID ${requestId}</p>
      </div>`,
  };
}

function wayOn(path: string, code: Problem['code'], remedy: string): unknown {
  const { status } = problems[code];
  if (path === '/signup')
    return html`This address accepts POST requests from programs. To sign up in the browser, go to <a href="/key">Your key</a>.`;
  if (code === 'answer_unknown') {
    return html`Answers are deleted if they are not opened for a long time. Find the tool under <a href="/#services">Services</a> and make the call again: its answer gets an address. See <a href="/docs/answers#kept">how long answers are kept</a>.`;
  }
  if (status !== 404 && status !== 405) return remedy;
  return html`Go to the <a href="/">front page</a> to search or browse all services.`;
}
