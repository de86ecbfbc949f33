// `/services/<slug>/<tool>` and `/endpoints/<area>/<name>`: purpose, form with example response, response fields and sources.

import { html } from 'htm/preact';
import type { OperationPage, PageSchema, ServicePage } from '../../contract/page.ts';
import { Problem } from '../../contract/problem.ts';
import { nearest } from '../../lib/text/nearest.ts';
import { viewsOf } from '../../views/declared.ts';
import { choicePaths } from '../choices.ts';
import { fieldsOf, valuesIn, valuesOf } from '../components/form-values.ts';
import { Island } from '../components/island.ts';
import { OperationForm, type OperationProps } from '../components/operation.ts';
import type { Page } from '../document.ts';
import { pageDataOf, pathOf } from '../offer-files.ts';
import type { PageRequest } from '../page-request.ts';
import {
  Crumbs,
  DeprecationNote,
  isOpenToVisitors,
  namedCitations,
  namedSources,
  Sentence,
  SourceList,
  statesOf,
} from './parts.ts';
import { serviceNamed } from './service.ts';

const PROOF: Readonly<Record<OperationPage['provenBy'], string>> = {
  recorded: 'Tested against recorded responses of the source.',
  fixture:
    'Tested against hand-written responses that follow the source’s documentation. No real response is recorded.',
  unverified: 'Not yet tested against its source.',
  'built in': 'Uses built-in data.',
};

export async function operationPage(request: PageRequest, kind: 'services' | 'areas'): Promise<Page> {
  const service = serviceNamed(request, kind);
  const data = await pageDataOf(service);
  const operation = operationNamed(data, pathOf(service), request.params['name'] ?? '');
  const { options, base, query } = request;
  const declared = service.operations.find((each) => each.name === operation.name);
  const { result, ...tried } = operation;
  const fields = fieldsOf(operation);
  const input = valuesIn(fields, query);
  const first = operation.examples[0]?.arguments ?? {};
  const props: OperationProps = {
    operation: tried,
    service: service.slug,
    views: declared === undefined ? [] : await viewsOf(declared),
    sources: [...namedSources(declared?.sources ?? []), ...namedCitations(declared?.builtIn)],
    values: Object.keys(input).length > 0 ? input : valuesOf(fields, first),
    isShared: Object.keys(input).length > 0,
    isOpen: declared !== undefined && isOpenToVisitors(declared, options),
    base,
    signup: options.config.signup === 'open',
    choices: choicePaths(operation),
  };
  const { title, summary, description, when, name, path, methods } = operation;
  const titles = await titlesOf(operation, options);
  return {
    title: `${title} · ${service.title}`,
    description: summary,
    path: operation.page,
    section: 'services',
    script: 'operation',
    body: html`<${Crumbs} trail=${[{ title: 'Services', path: '/services' }, { title: service.title, path: pathOf(service) }]} />
      <header class="head">
        <h1>${title}</h1>
        <p class="names"><code>${kind === 'areas' ? `${methods[0]} ${path}` : name}</code></p>
        <p class="lead"><${Sentence} text=${summary} /></p>
        ${operation.deprecated && html`<p class="problem"><${DeprecationNote} deprecated=${operation.deprecated} /></p>`}
        <${Guidance} operation=${operation} titles=${titles} when=${when} description=${description} />
      </header>
      <${Island} name="operation" component=${OperationForm} props=${props} />
      <section class="section columns" aria-label="About it">
        <div class="stack">
          <h2>Response fields</h2>
          <${Returns} schema=${result} />
        </div>
        <div class="stack">
          <h2>Sources</h2>
          <${SourceList} ids=${declared?.sources ?? []} builtIn=${declared?.builtIn} states=${await statesOf(options)} />
          <p class="hint">${PROOF[operation.provenBy]}${operation.slow && ' A call can take up to 50 seconds.'}</p>
        </div>
      </section>`,
  };
}

/** @throws Problem `not_found` */
function operationNamed(data: ServicePage, parent: string, name: string): OperationPage {
  const found = data.operations.find(({ page }) => page === `${parent}/${name}`);
  if (found !== undefined) return found;
  const near = nearest(
    name,
    data.operations.map(({ page }) => page.slice(parent.length + 1)),
  );
  throw new Problem(
    'not_found',
    `${data.title} has no tool ${JSON.stringify(name.slice(0, 80))}.`,
    near === undefined ? {} : { hint: `Did you mean ${near}?` },
  );
}

/** Titles of alternative tools, keyed by the paths of their pages. */
async function titlesOf(
  { instead }: OperationPage,
  { services }: PageRequest['options'],
): Promise<Map<string, string>> {
  const named = new Set(instead.map(({ service }) => service));
  const pages = await Promise.all(services.filter(({ slug }) => named.has(slug)).map(pageDataOf));
  return new Map(pages.flatMap(({ operations }) => operations.map(({ page, title }) => [page, title] as const)));
}

interface GuidanceProps {
  readonly operation: OperationPage;
  /** Titles of alternative tools, keyed by the paths of their pages. */
  readonly titles: ReadonlyMap<string, string>;
  readonly when: string | undefined;
  readonly description: string | undefined;
}

function Guidance({ operation, titles, when, description }: GuidanceProps): unknown {
  const { instead, rules } = operation;
  return html`<div class="guidance">
    ${when && html`<p>Use when <${Sentence} text=${when} />.</p>`}
    ${
      instead.length > 0 &&
      html`<p>
      For ${instead.map(({ service, tool, purpose }, index) => {
        const page = `/services/${service}/${tool}`;
        const link = html`<a href=${page}>${titles.get(page) ?? tool}</a>`;
        return html`${index > 0 ? (index === instead.length - 1 ? '; for ' : '; for ') : ''}${purpose}: ${link}`;
      })}.
    </p>`
    }
    ${(description || rules.length > 0) && html`<p class="hint"><${Sentence} text=${[description, ...rules].filter(Boolean).join(' ')} /></p>`}
  </div>`;
}

/** Maximum nesting level shown. */
const DEEPEST = 3;

function Returns({ schema }: { schema: PageSchema }): unknown {
  return html`<${FieldList} schema=${schema} level=${1} />`;
}

function FieldList({ schema, level }: { schema: PageSchema; level: number }): unknown {
  const fields = Object.entries(schema.properties ?? {});
  return html`<ul class="returns">
    ${fields.map(([name, field]) => {
      const inner = field.items ?? field;
      const has = level < DEEPEST && inner.properties !== undefined;
      return html`<li>
        <code>${name}</code> <span class="type">${typeText(field)}</span>
        ${field.description && html`<span class="hint">${field.description}</span>`}
        ${has && html`<details class="more"><summary>Fields</summary><${FieldList} schema=${inner} level=${level + 1} /></details>`}
      </li>`;
    })}
  </ul>`;
}

function typeText({ type, items, format }: PageSchema): string {
  const types = [type ?? []].flat();
  const word = types
    .filter((each) => each !== 'null')
    .map((each) =>
      each === 'array'
        ? `list of ${[items?.type ?? 'values'].flat()[0]}s`
        : format === 'date' || format === 'date-time'
          ? format
          : each,
    );
  return `${word.join(' or ')}${types.includes('null') ? ' or null' : ''}`;
}
