// `/docs/reference`: Swagger UI for one service at a time, served locally.

import { html } from 'htm/preact';
import { platform } from '../../../generated/platform.ts';
import { viewerFiles } from '../assets.ts';
import type { Page } from '../document.ts';
import { pathOf } from '../offer-files.ts';
import type { PageRequest } from '../page-request.ts';
import { Crumbs } from './parts.ts';

/** Tags of operations that belong to no service. */
const GROUPS = [
  ['keys', 'Your key'],
  ['queries', 'Several calls in one request'],
  ['answers', 'Stored answers'],
  ['deliveries', 'Webhook deliveries'],
  ['platform', 'Sign-up, catalog and status'],
  ['operators', 'For operators'],
] as const;

/** URLs omit the `api/` prefix of areas; tags keep it. */
const shortOf = (slug: string) => slug.replace(/^api\//, '');

export async function referencePage({ options, query }: PageRequest): Promise<Page> {
  const { script, style } = await viewerFiles();
  const offers = [...options.services, ...options.areas];
  const choices = [
    ...offers.map(({ slug, title }) => ({ name: shortOf(slug), title, tag: slug })),
    ...GROUPS.map(([name, title]) => ({ name, title, tag: name })),
  ];
  const asked = query.get('service') ?? '';
  const chosen = choices.find(({ name }) => name === asked) ?? choices[0];
  const service = offers.find(({ slug }) => slug === chosen?.tag);
  // Webhook deliveries are described only in the complete document.
  const document =
    service === undefined || service.slug === 'webhooks' ? '/openapi.json' : `/openapi/${shortOf(service.slug)}.json`;
  return {
    title: 'API reference',
    description: `Every endpoint of ${platform.title} with its parameters and responses.`,
    path: '/docs/reference',
    section: 'docs',
    script: 'reference',
    style,
    body: html`<${Crumbs} trail=${[{ title: 'Docs', path: '/docs' }]} />
      <header class="head">
        <h1>API reference</h1>
        <form class="reference-choice" method="get" action="/docs/reference">
          <label for="service">Service or area</label>
          <span class="joined">
            <select id="service" name="service">
              ${choices.map(({ name, title }) => html`<option value=${name} selected=${name === chosen?.name}>${title}</option>`)}
            </select>
            <button type="submit">Show</button>
          </span>
          <p class="hint">The whole API as one document: <a href="/openapi.json">OpenAPI 3.1</a>.${service && html` Try it with forms and tables: <a href=${pathOf(service)}>${service.title}</a>.`}</p>
        </form>
      </header>
      <div id="reference" data-tag=${chosen?.tag} data-document=${document} data-viewer=${script}><p class="note unscripted">The viewer requires JavaScript. The <a href="/openapi.json">OpenAPI document</a> does not.</p></div>`,
  };
}
