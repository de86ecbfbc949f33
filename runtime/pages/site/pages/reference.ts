// `/docs/reference`: Swagger UI, from this server's own files, a service at a time.

import { html } from 'htm/preact';
import { platform } from '../../../../generated/platform.ts';
import { viewerFiles } from '../assets.ts';
import type { Page } from '../document.ts';
import { pathOf } from '../offer-files.ts';
import type { PageRequest } from '../serve.ts';
import { Crumbs } from './parts.ts';

export async function referencePage({ options, query }: PageRequest): Promise<Page> {
  const { script, style } = await viewerFiles();
  const offers = [...options.services, ...options.areas];
  const tags = [
    ...offers.map(({ slug, title }) => ({ tag: slug.replace(/^api\//, ''), title })),
    { tag: 'platform', title: 'Keys, lists and state' },
    { tag: 'operators', title: 'For operators' },
  ];
  const asked = query.get('service') ?? '';
  const chosen = tags.find(({ tag }) => tag === asked) ?? tags[0];
  const service = offers.find(({ slug }) => slug.replace(/^api\//, '') === chosen?.tag);
  return {
    title: 'API reference',
    description: `Every address of ${platform.title} with its arguments and answers.`,
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
              ${tags.map(({ tag, title }) => html`<option value=${tag} selected=${tag === chosen?.tag}>${title}</option>`)}
            </select>
            <button type="submit">Show</button>
          </span>
          <p class="hint">All of it is one document: <a href="/openapi.json">OpenAPI 3.1</a>.${service && html` Forms and tables of this one: <a href=${pathOf(service)}>${service.title}</a>.`}</p>
        </form>
      </header>
      <div id="reference" data-tag=${chosen?.tag} data-viewer=${script}><p class="note unscripted">It needs a script. <a href="/openapi.json">The document itself</a> does not.</p></div>`,
  };
}
