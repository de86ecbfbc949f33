// Error page: what happened and what to do next.

import { html } from 'htm/preact';
import { problems } from '../../../generated/platform.ts';
import type { Problem } from '../../contract/problem.ts';
import type { Page } from '../document.ts';
import { meantPath, wordsOfPath } from './meant-path.ts';

export function failurePage({ code, message, extras }: Problem, requestId: string, path: string): Page {
  const { title, remedy, status } = problems[code];
  const meant = meantPath(path, extras.hint);
  const hint = meant === undefined ? extras.hint : html`Did you mean <a href=${meant.path}>${meant.name}</a>?`;
  return {
    title,
    description: title,
    path,
    unlisted: true,
    body: html`<header class="head">
        <p class="names">${status}</p>
        <h1>${title}</h1>
        <p class="lead">${message}${hint && html` ${hint}`}</p>
      </header>
      <div class="prose">
        <p>${wayOn(path, code, remedy)}</p>
        ${status === 404 && html`<${Search} words=${wordsOfPath(path)} />`}
        <p class="hint"><a href=${`/problems/${code}`}>About <code>${code}</code></a> · Request ID ${requestId}</p>
      </div>`,
  };
}

function Search({ words }: { words: string }): unknown {
  return html`<form class="ask" method="get" action="/" role="search">
    <input type="search" name="q" value=${words} maxlength="200" required aria-label="Your question" placeholder="Ask in your own words" />
    <button type="submit" class="primary">Search</button>
  </form>`;
}

function wayOn(path: string, code: Problem['code'], remedy: string): unknown {
  const { status } = problems[code];
  if (path === '/signup')
    return html`This address accepts POST requests from programs. To sign up in the browser, go to <a href="/key">Your key</a>.`;
  if (code === 'answer_unknown') {
    return html`Answers are deleted if they are not opened for a long time. Find the tool under <a href="/services">Services</a> and make the call again: its answer gets an address. See <a href="/docs/answers#kept">how long answers are kept</a>.`;
  }
  if (status === 404)
    return html`Search for a tool, or browse <a href="/services">all services</a> and the <a href="/docs">docs</a>.`;
  if (status === 405) return html`Go to the <a href="/">front page</a> to search or browse all services.`;
  return remedy;
}
