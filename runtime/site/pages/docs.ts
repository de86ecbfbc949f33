// `/docs`: overview of the documentation.

import { html } from 'htm/preact';
import { platform } from '../../../generated/platform.ts';
import type { Page } from '../document.ts';

const DOCUMENTS = [
  {
    path: '/docs/clients',
    title: 'Connect an agent',
    summary: 'Settings to paste into Claude, Cursor, VS Code, Codex, Gemini CLI and other MCP clients.',
  },
  {
    path: '/docs/reference',
    title: 'API reference',
    summary: 'Every endpoint with its arguments, responses and code in six languages. Search with Ctrl+K or ⌘K.',
  },
  {
    path: '/docs/python',
    title: 'Python',
    summary:
      'The typed client with pandas frames: install it, find a tool, plot figures with their sources. Also httpx and R.',
  },
  {
    path: '/query',
    title: 'Query',
    summary: 'Call several tools in one request and join their results with SQL. Try queries in an editor.',
  },
  {
    path: '/docs/answers',
    title: 'Citing answers',
    summary: 'Permanent URLs of answers: cite them, check whether they are still current, and verify their signatures.',
  },
  {
    path: '/docs/webhooks',
    title: 'Receiving webhooks',
    summary: 'Verify signatures, respond quickly and recover missed events, with example receivers.',
  },
  { path: '/problems', title: 'Errors', summary: 'Every error code with its HTTP status and how to fix it.' },
  { path: '/changelog', title: 'Changelog', summary: 'Changes to the API and the server, newest first.' },
  { path: '/openapi.json', title: 'OpenAPI 3.1', summary: 'The whole API as one document, for client generators.' },
  {
    path: '/rest',
    title: 'OpenAPI of one service',
    summary: 'The list of tools links to one document per service, which is much smaller than the whole.',
  },
  { path: '/llms.txt', title: 'llms.txt', summary: 'An overview for agents to read first.' },
  { path: '/llms-full.txt', title: 'llms-full.txt', summary: 'All tools and endpoints as plain text.' },
  { path: '/rest', title: 'List of tools', summary: 'All services and tools as JSON.' },
] as const;

export function docsPage(): Page {
  return {
    title: 'Docs',
    description: `Documentation of ${platform.title}: connecting agents, API reference, webhooks, errors and changelog.`,
    path: '/docs',
    section: 'docs',
    body: html`<header class="head">
        <h1>Docs</h1>
        <p class="lead">Calls need a key: <a href="/key">sign up</a> to get one. You can try each tool on its own page, listed under <a href="/services">Services</a>.</p>
      </header>
      <ul class="listing">
        ${DOCUMENTS.map(({ path, title, summary }) => html`<li><p><a href=${path}>${title}</a></p><p class="says">${summary}</p></li>`)}
      </ul>`,
  };
}
