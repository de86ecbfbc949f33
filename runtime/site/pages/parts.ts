// Shared page components.

import { html } from 'htm/preact';
import { sources } from '../../../generated/sources.ts';
import type { Deprecation, Operation } from '../../contract/operation.ts';
import type { Citation, SourcePolicy } from '../../contract/source.ts';
import { TIME_ZONE_RELEASE } from '../../lib/time-zone-release.ts';
import { isForVisitors, meteredSources } from '../../transports/rest/visitor.ts';
import type { NamedSource } from '../components/provenance.ts';
import { type StateName, StateWord } from '../components/state-word.ts';
import type { SiteOptions } from '../page-request.ts';

export function Crumbs({ trail }: { trail: readonly { title: string; path: string }[] }): unknown {
  return html`<nav class="crumbs" aria-label="Breadcrumb">
    ${trail.map(({ title, path }, index) => (index === 0 ? html`<a href=${path}>${title}</a>` : html`<span><a href=${path}>${title}</a></span>`))}
  </nav>`;
}

export type States = ReadonlyMap<string, StateName>;

export async function statesOf({ report }: SiteOptions): Promise<States> {
  const { sources } = await report(false);
  return new Map(sources.map(({ id, state }) => [id, state]));
}

export function policyOf(id: string): SourcePolicy | undefined {
  const all: Readonly<Record<string, SourcePolicy>> = sources;
  return Object.hasOwn(all, id) ? all[id] : undefined;
}

/** Names and licenses of sources, for the source line below charts. */
export function namedSources(ids: readonly string[]): NamedSource[] {
  return ids.flatMap((id) => {
    const policy = policyOf(id);
    return policy === undefined ? [] : [{ id, name: policy.citation.publisher, licence: policy.licence.name }];
  });
}

/** Names of the publishers of data that ships with the server. */
export function namedCitations(citations: readonly Citation[] = []): NamedSource[] {
  return citations.map(({ publisher, licence, asOf }) => ({
    name: publisher,
    ...(licence === undefined ? {} : { licence }),
    ...publishedText(asOf),
  }));
}

function publishedText(asOf: string | undefined): Pick<NamedSource, 'published'> {
  if (asOf === undefined || asOf === '{call}') return {};
  return { published: asOf.replace('{tzdata}', TIME_ZONE_RELEASE.release) };
}

const METERED = meteredSources(Object.values(sources));

/** Whether visitors may call the operation from pages without a key. */
export function isOpenToVisitors(operation: Operation, { config }: SiteOptions): boolean {
  return config.tryCalls > 0 && isForVisitors(operation, METERED);
}

export interface SourceListProps {
  readonly ids: readonly string[];
  readonly states: States;
  readonly builtIn?: readonly Citation[] | undefined;
}

export function SourceList({ ids, states, builtIn = [] }: SourceListProps): unknown {
  if (ids.length === 0 && builtIn.length === 0)
    return html`<p class="note">Uses built-in data. No source is queried.</p>`;
  return html`<ul class="sources">
    ${builtIn.map(({ publisher, page, licence, asOf }) => {
      const { published } = publishedText(asOf);
      return html`<li>
        <p class="source-name">${page === undefined ? publisher : html`<a href=${page} rel="noreferrer">${publisher}</a>`}</p>
        <p class="hint">${licence && `${licence}. `}Ships with the server${published && `, published ${published}`}.</p>
      </li>`;
    })}
    ${ids.map((id) => {
      const policy = policyOf(id);
      if (policy === undefined) return null;
      const { title, homepage, licence, attribution, embedded } = policy;
      return html`<li>
        <p class="source-name"><a href=${homepage} rel="noreferrer">${title}</a> ${!embedded && html`<${StateWord} name=${states.get(id) ?? 'unknown'} />`}</p>
        <p class="hint">${licence.url === undefined ? licence.name : html`<a href=${licence.url} rel="noreferrer">${licence.name}</a>`}. ${attribution}</p>
      </li>`;
    })}
  </ul>`;
}

/** Formats backticked names and tool names such as `get_city` as code. */
export function Sentence({ text }: { text: string }): unknown {
  const parts = text.split(/`([^`]+)`|\b([a-z]+(?:_[a-z0-9]+)+)\b/);
  return parts.map((part, index) => (index % 3 === 0 || part === undefined ? part : html`<code>${part}</code>`));
}

/** Deprecation note with the start date, the removal date and the replacement. */
export function DeprecationNote({ deprecated: { since, removeAfter, use } }: { deprecated: Deprecation }): unknown {
  return html`<span class="going">Deprecated${since && ` since ${since}`}${removeAfter && `, will be removed after ${removeAfter}`}.${use && html` Use <code>${use}</code>.`}</span>`;
}
