// `/docs/reference` lists all operations; `/docs/reference/<group>` describes those of one service, area or part of the
// platform.

import { html } from 'htm/preact';
import { renderToString } from 'preact-render-to-string';
import { platform } from '../../../generated/platform.ts';
import { Problem } from '../../contract/problem.ts';
import { nearest } from '../../lib/text/nearest.ts';
import type { Page } from '../document.ts';
import { pathOf } from '../offer-files.ts';
import type { PageRequest, SiteOptions } from '../page-request.ts';
import { groupsOf, pathOfGroup, type ReferenceGroup } from '../reference/groups.ts';
import { referenceIndex } from '../reference/index-file.ts';
import { operationsOf, type ReferenceOperation } from '../reference/operations.ts';
import { searchReference } from '../reference/search.ts';
import { counted } from '../views/format.ts';
import { Crumbs, Sentence } from './parts.ts';
import { Access, Operation } from './reference-operation.ts';

export async function referencePage({ options, query, params, base }: PageRequest): Promise<Page> {
  const groups = groupsOf(options);
  // Links from earlier versions contain the group in the query string.
  const name = params['group'] ?? query.get('service') ?? undefined;
  const group = name === undefined ? undefined : groups.find((each) => [each.name, each.service?.slug].includes(name));
  if (group !== undefined) return groupPage(group, groups, options, base);
  if (params['group'] !== undefined) throw unknownGroup(params['group'], groups);
  return overview(groups, options, query.get('q') ?? '');
}

function unknownGroup(name: string, groups: readonly ReferenceGroup[]): Problem {
  const near = nearest(
    name,
    groups.map((each) => each.name),
  );
  return new Problem(
    'not_found',
    `The reference has no page ${JSON.stringify(name.slice(0, 80))}.`,
    near === undefined ? {} : { hint: `Did you mean ${near}?` },
  );
}

async function overview(groups: readonly ReferenceGroup[], options: SiteOptions, query: string): Promise<Page> {
  const index = await referenceIndex(options);
  const found = searchReference(index.entries, query);
  const isSearch = query.trim() !== '';
  const countOf = (group: ReferenceGroup) =>
    index.entries.filter(({ url }) => url.startsWith(`${pathOfGroup(group)}#`)).length;
  const Groups = ({ kind, title }: { kind: ReferenceGroup['kind']; title: string }) =>
    html`<section class="section" aria-labelledby=${`${kind}-title`}>
      <h2 id=${`${kind}-title`}>${title}</h2>
      <ul class="listing">
        ${groups
          .filter((each) => each.kind === kind)
          .map(
            (each) => html`<li>
              <p><a href=${pathOfGroup(each)}>${each.title}</a></p>
              <p class="says">${each.summary} <span class="count">${counted(countOf(each), each.name === 'events' ? 'event type' : 'operation')}</span></p>
            </li>`,
          )}
      </ul>
    </section>`;
  return {
    title: isSearch ? 'Search the reference' : 'API reference',
    description: `Every endpoint of ${platform.title} with its arguments, responses and code.`,
    path: '/docs/reference',
    section: 'docs',
    script: 'reference',
    ...(isSearch ? { unlisted: true } : {}),
    body: html`<div class="reference">
      <${Side} groups=${groups} index=${index.path} query=${query} />
      <div class="reference-main">
        <${Crumbs} trail=${[{ title: 'Docs', path: '/docs' }]} />
        <header class="head">
          <h1>API reference</h1>
          <p class="lead">${index.entries.length} operations. Tools accept the same arguments and return the same results over REST and MCP.</p>
          <${Downloads} document="/openapi.json" />
        </header>
        ${
          isSearch &&
          html`<section class="section" aria-labelledby="found-title">
          <h2 id="found-title">${found.length === 0 ? 'No operation matches' : `Results for “${query.slice(0, 100)}”`}</h2>
          ${found.length === 0 && html`<p class="note">No operation contains all words of “${query.slice(0, 100)}”. Try fewer words.</p>`}
          <ul class="listing">
            ${found.map(({ url, title, method, path, group }) => html`<li><p><a href=${url}>${title}</a></p><p class="says"><code>${method} ${path}</code> ${group}</p></li>`)}
          </ul>
        </section>`
        }
        <${Access} />
        <p class="note unscripted">Searching while you type requires JavaScript.</p>
        <${Groups} kind="platform" title="Platform" />
        <${Groups} kind="service" title="Services" />
        <${Groups} kind="area" title="Areas of /api" />
      </div>
    </div>`,
  };
}

/** Placeholder in cached pages, which is replaced with the URL of the server. */
const BASE = 'https://base-url-of-this-server.invalid';
const rendered = new WeakMap<SiteOptions['services'], Map<string, Promise<string>>>();

/** Group pages depend only on the contract, so each page is rendered only once. */
function groupText(group: ReferenceGroup, groups: readonly ReferenceGroup[], options: SiteOptions): Promise<string> {
  const known = rendered.get(options.services) ?? new Map<string, Promise<string>>();
  rendered.set(options.services, known);
  let text = known.get(group.name);
  if (text === undefined) {
    text = renderGroup(group, groups, options);
    text.catch(() => known.delete(group.name));
    known.set(group.name, text);
  }
  return text;
}

async function groupPage(
  group: ReferenceGroup,
  groups: readonly ReferenceGroup[],
  options: SiteOptions,
  base: string,
): Promise<Page> {
  const text = await groupText(group, groups, options);
  return {
    title: `${group.title} · API reference`,
    description: group.summary,
    path: pathOfGroup(group),
    section: 'docs',
    script: 'reference',
    isStable: true,
    body: html`<div class="reference" dangerouslySetInnerHTML=${{ __html: text.replaceAll(BASE, safeBase(base)) }} />`,
  };
}

/** The URL is inserted into HTML and into strings in code samples, so it must not contain quotes or tags. */
function safeBase(base: string): string {
  return /^https?:\/\/[\w.:[\]/~%-]+$/.test(base) ? base : 'http://localhost';
}

async function renderGroup(
  group: ReferenceGroup,
  groups: readonly ReferenceGroup[],
  options: SiteOptions,
): Promise<string> {
  const [operations, index] = await Promise.all([operationsOf(group, BASE), referenceIndex(options)]);
  const { service, kind, title, summary } = group;
  return renderToString(
    html`<${Side} groups=${groups} index=${index.path} current=${group} operations=${operations} />
    <div class="reference-main">
      <${Crumbs} trail=${[{ title: 'Docs', path: '/docs' }, { title: 'API reference', path: '/docs/reference' }]} />
      <header class="head">
        <h1>${title}</h1>
        <p class="lead"><${Sentence} text=${summary} /></p>
        <${Downloads} document=${group.document} page=${service && pathOf(service)} mcp=${service && `${BASE}/mcp/${service.slug}/`} />
      </header>
      ${kind !== 'platform' && html`<${Access} />`}
      <p class="note unscripted">Searching while you type and inserting your key into the code require JavaScript.</p>
      <div class="key-choice scripted" data-key-choice></div>
      ${operations.map((operation) => html`<${Operation} key=${operation.anchor} operation=${operation} />`)}
    </div>` as Parameters<typeof renderToString>[0],
  );
}

function Downloads({ document, page, mcp }: { document: string; page?: string; mcp?: string }): unknown {
  return html`<p class="downloads">
    <a href=${document} download=${document.split('/').at(-1)}>Download OpenAPI 3.1</a>
    ${page && html`<a href=${page}>Tools with forms</a>`}
    ${mcp && html`<span>MCP endpoint <code>${mcp}</code></span>`}
  </p>`;
}

interface SideProps {
  readonly groups: readonly ReferenceGroup[];
  readonly index: string;
  readonly query?: string;
  readonly current?: ReferenceGroup;
  readonly operations?: readonly ReferenceOperation[];
}

function Side({ groups, index, query = '', current, operations = [] }: SideProps): unknown {
  const Group = ({ group }: { group: ReferenceGroup }) => html`<li>
    <a href=${pathOfGroup(group)} aria-current=${group === current ? 'page' : undefined}>${group.title}</a>
    ${group === current && html`<ul class="side-operations">${operations.map(({ anchor, title }) => html`<li><a href=${`#${anchor}`}>${title}</a></li>`)}</ul>`}
  </li>`;
  const Groups = ({
    kind,
    title,
  }: {
    kind: ReferenceGroup['kind'];
    title: string;
  }) => html`<p class="side-title">${title}</p>
    <ul>${groups.filter((each) => each.kind === kind).map((group) => html`<${Group} group=${group} />`)}</ul>`;
  return html`<div class="reference-side">
    <form class="reference-search" role="search" method="get" action="/docs/reference" data-index=${index}>
      <label class="visually-hidden" for="reference-query">Search the reference</label>
      <input id="reference-query" name="q" type="search" placeholder="Search" autocomplete="off" spellcheck="false" maxlength="100" value=${query} />
      <kbd class="scripted" aria-hidden="true">Ctrl K</kbd>
    </form>
    <details class="side-fold" open>
      <summary>${current === undefined ? 'All pages of the reference' : `${current.title}: all operations`}</summary>
      <nav aria-label="Reference">
        <${Groups} kind="platform" title="Platform" />
        <${Groups} kind="service" title="Services" />
        <${Groups} kind="area" title="Areas of /api" />
      </nav>
    </details>
  </div>`;
}
