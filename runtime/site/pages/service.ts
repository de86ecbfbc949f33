// `/services/<slug>` and `/endpoints/<area>`: the tools, sources and URLs of a service or area.

import { html } from 'htm/preact';
import type { Quality, Service } from '../../contract/operation.ts';
import type { OperationPage } from '../../contract/page.ts';
import { Problem } from '../../contract/problem.ts';
import { nearest } from '../../lib/text/nearest.ts';
import { CodeBlock } from '../components/copy.ts';
import type { Page } from '../document.ts';
import { pageDataOf, pathOf } from '../offer-files.ts';
import type { PageRequest } from '../page-request.ts';
import { Crumbs, DeprecationNote, Sentence, SourceList, statesOf } from './parts.ts';

/** @throws Problem `not_found` */
export function serviceNamed({ params, options }: PageRequest, kind: 'services' | 'areas'): Service {
  const slug = params['slug'] ?? '';
  const all = options[kind];
  const found = all.find((each) => each.slug === (kind === 'areas' ? `api/${slug}` : slug));
  if (found !== undefined) return found;
  const near = nearest(
    slug,
    all.map((each) => each.slug.replace(/^api\//, '')),
  );
  throw new Problem(
    'not_found',
    `${kind === 'areas' ? 'Area' : 'Service'} ${JSON.stringify(slug.slice(0, 80))} does not exist.`,
    near === undefined ? {} : { hint: `Did you mean ${near}?` },
  );
}

export async function servicePage(request: PageRequest, kind: 'services' | 'areas'): Promise<Page> {
  const service = serviceNamed(request, kind);
  const data = await pageDataOf(service);
  const { base, options } = request;
  const { title, summary, slug } = service;
  const own = data.operations.filter(({ name }) => name !== 'report_feedback');
  return {
    title,
    description: summary,
    path: pathOf(service),
    section: 'services',
    script: 'copy',
    body: html`<${Crumbs} trail=${[{ title: 'Services', path: '/services' }]} />
      <header class="head">
        <h1>${title}</h1>
        <p class="lead">${summary}</p>
      </header>
      <section aria-labelledby="tools-title">
        <h2 id="tools-title" class="visually-hidden">${kind === 'areas' ? 'Endpoints' : 'Tools'}</h2>
        <ul class="listing">
          ${own.map((operation) => html`<${Entry} operation=${operation} />`)}
        </ul>
      </section>
      <section class="section" aria-label="Sources and connection">
        <div class="columns">
          <div class="stack"><h2>Sources</h2><${SourceList} ids=${service.sources} states=${await statesOf(options)} />${data.quality && html`<${Evidence} quality=${data.quality} />`}</div>
          <div class="stack">
            <h2>Connect</h2>
            ${kind === 'services' && html`<p>As an MCP server:</p><${CodeBlock} code=${`${base}/mcp/${slug}/`} label="URL of the MCP server" />`}
            <p>Over REST:</p>
            <${CodeBlock} code=${`${base}${kind === 'services' ? `/rest/${slug}/` : `/${slug}/`}`} label="Base URL of the REST API" />
            <p class="hint"><a href="/docs/clients">Settings for MCP clients</a>, <a href=${`/openapi/${slug.replace(/^api\//, '')}.json`}>OpenAPI of this service</a>. ${kind === 'services' && html`Something wrong or missing? <a href=${`${pathOf(service)}/report_feedback`}>Send feedback.</a>`}</p>
          </div>
        </div>
      </section>`,
  };
}

function Entry({ operation }: { operation: OperationPage }): unknown {
  const { title, summary, page, path, name, methods, deprecated } = operation;
  return html`<li>
    <p><a href=${page}>${title}</a><br /><code>${path.startsWith('/api/') ? `${methods[0]} ${path}` : name}</code></p>
    <p class="says">${summary}${deprecated && html` <${DeprecationNote} deprecated=${deprecated} />`}</p>
  </li>`;
}

function Evidence({ quality: { level, next, missing, verified } }: { quality: Quality }): unknown {
  return html`<div class="stack">
    <h2>Quality</h2>
    <p>${level === 'none' ? 'No quality level reached yet.' : html`Quality level: <strong>${level}</strong>, derived from test evidence.`}
      ${verified === undefined ? '' : html` All live checks against its sources passed on <span class="figure">${verified}</span>.`}</p>
    ${
      next !== undefined &&
      missing.length > 0 &&
      html`<details class="more"><summary>Missing for ${next}</summary><ul class="bullets">${missing.map((each) => html`<li><${Sentence} text=${each} /></li>`)}</ul></details>`
    }
  </div>`;
}
