// `/docs`: what is written, for whom.

import { html } from 'htm/preact';
import { platform } from '../../../generated/platform.ts';
import type { Page } from '../document.ts';

const WRITINGS = [
  {
    path: '/docs/clients',
    title: 'Connect an agent',
    says: 'What to paste into Claude, Cursor, VS Code, Codex, Gemini CLI and others.',
  },
  {
    path: '/docs/reference',
    title: 'API reference',
    says: 'Every address with its arguments and answers, a service at a time, to be called from the page.',
  },
  {
    path: '/docs/webhooks',
    title: 'Receiving webhooks',
    says: 'Verify, answer fast, mend a gap: with receivers to copy.',
  },
  { path: '/problems', title: 'Problems', says: 'Every failure with its code, its status and the way out.' },
  { path: '/changelog', title: 'Changes', says: 'What changed for those who call.' },
  { path: '/openapi.json', title: 'OpenAPI 3.1', says: 'The whole offer for generators of clients.' },
  {
    path: '/rest',
    title: 'OpenAPI of one service',
    says: 'The list of tools says where each service has its own document, a tenth of the whole or less.',
  },
  { path: '/llms.txt', title: 'llms.txt', says: 'What an agent reads first.' },
  { path: '/llms-full.txt', title: 'llms-full.txt', says: 'All tools and endpoints as text.' },
  { path: '/rest', title: 'List of tools', says: 'All services and tools as JSON.' },
] as const;

export function docsPage(): Page {
  return {
    title: 'Docs',
    description: `What is written about ${platform.title}: connecting agents, the API reference, webhooks, problems, changes.`,
    path: '/docs',
    section: 'docs',
    body: html`<header class="head">
        <h1>Docs</h1>
        <p class="lead">A call needs a key, which <a href="/key">signing up</a> gives. Each tool can be tried on its own page, below <a href="/#services">Services</a>.</p>
      </header>
      <ul class="listing">
        ${WRITINGS.map(({ path, title, says }) => html`<li><p><a href=${path}>${title}</a></p><p class="says">${says}</p></li>`)}
      </ul>`,
  };
}
