// `/docs/clients` and `/docs/clients/<client>`: settings for MCP clients.

import { html } from 'htm/preact';
import { platform } from '../../../generated/platform.ts';
import { Problem } from '../../contract/problem.ts';
import { nearest } from '../../lib/text/nearest.ts';
import { clientSettings } from '../client-settings.ts';
import { ClientPage, type ClientPageProps } from '../components/client-page.ts';
import { Island } from '../components/island.ts';
import type { Page } from '../document.ts';
import type { PageRequest } from '../page-request.ts';
import { Crumbs } from './parts.ts';

export function clientsPage({ base, params }: PageRequest): Page {
  const slug = params['client'];
  const all = clientSettings(`${base}/mcp/`);
  const one = all.find((each) => each.slug === slug);
  if (slug !== undefined && one === undefined)
    throw unknownClient(
      slug,
      all.map((each) => each.slug),
    );
  const props: ClientPageProps = { base, ...(slug === undefined ? {} : { slug }) };
  const trail = [
    { title: 'Docs', path: '/docs' },
    ...(one === undefined ? [] : [{ title: 'Clients', path: '/docs/clients' }]),
  ];
  return {
    title: one === undefined ? 'Connect an agent' : `${one.client}`,
    description: `How to connect ${one?.client ?? 'MCP clients'} to ${platform.title}.`,
    path: one === undefined ? '/docs/clients' : `/docs/clients/${one.slug}`,
    section: 'docs',
    script: 'clients',
    body: html`<${Crumbs} trail=${trail} />
      <header class="head">
        <h1>${one === undefined ? 'Connect an agent' : `${platform.title} in ${one.client}`}</h1>
        <p class="lead">
          <code>/mcp/</code> reaches every service through the tools <code>find_tool</code> and <code>call_tool</code>. <code>/mcp/<${Words}>service<//>/</code> lists the tools of one service, ${''}
          <code>/mcp/?services=a,b</code> those of several.
        </p>
        <p class="hint">Add <code>?text=table</code> to save tokens: models then read lists as tables that name each field only once. Structured results stay the same.</p>
      </header>
      <${Island} name="clients" component=${ClientPage} props=${props} />`,
  };
}

function Words({ children }: { children: unknown }): unknown {
  return html`<i>${children}</i>`;
}

function unknownClient(slug: string, known: readonly string[]): Problem {
  const near = nearest(slug, known);
  return new Problem(
    'not_found',
    `Client ${JSON.stringify(slug.slice(0, 80))} does not exist.`,
    near === undefined ? {} : { hint: `Did you mean ${near}?` },
  );
}
