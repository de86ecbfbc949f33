// Parts that several pages share.

import { html } from 'htm/preact';
import { sources } from '../../../generated/sources.ts';
import type { Deprecation } from '../../contract/operation.ts';
import type { SourcePolicy } from '../../contract/source.ts';
import { type StateName, StateWord } from '../components/state-word.ts';
import type { SiteOptions } from '../page-request.ts';

/** A page's way up. */
export function Crumbs({ trail }: { trail: readonly { title: string; path: string }[] }): unknown {
  return html`<nav class="crumbs" aria-label="Breadcrumb">
    ${trail.map(({ title, path }, index) => (index === 0 ? html`<a href=${path}>${title}</a>` : html`<span><a href=${path}>${title}</a></span>`))}
  </nav>`;
}

/** The state of each source, by its id. */
export type States = ReadonlyMap<string, StateName>;

/** How the sources do now, in words. */
export async function statesOf({ report }: SiteOptions): Promise<States> {
  const { sources } = await report(false);
  return new Map(sources.map(({ id, state }) => [id, state]));
}

/** The policy of a source. */
export function policyOf(id: string): SourcePolicy | undefined {
  const all: Readonly<Record<string, SourcePolicy>> = sources;
  return Object.hasOwn(all, id) ? all[id] : undefined;
}

/** Sources with their licence, attribution and state. */
export function SourceList({ ids, states }: { ids: readonly string[]; states: States }): unknown {
  if (ids.length === 0) return html`<p class="note">Uses built-in data. No source is queried.</p>`;
  return html`<ul class="sources">
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

/** Sentences whose names in code are set as code: between backticks, or `get_city`. */
export function Sentence({ text }: { text: string }): unknown {
  const parts = text.split(/`([^`]+)`|\b([a-z]+(?:_[a-z0-9]+)+)\b/);
  return parts.map((part, index) => (index % 3 === 0 || part === undefined ? part : html`<code>${part}</code>`));
}

/** When something goes, and what to use. */
export function Going({ deprecated: { since, removeAfter, use } }: { deprecated: Deprecation }): unknown {
  return html`<span class="going">Deprecated${since && ` since ${since}`}${removeAfter && `, will be removed after ${removeAfter}`}.${use && html` Use <code>${use}</code>.`}</span>`;
}
