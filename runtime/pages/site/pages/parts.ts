// Parts that several pages share.

import { html } from 'htm/preact';
import { upstreams } from '../../../../generated/upstreams.ts';
import type { UpstreamPolicy } from '../../../contract/upstream.ts';
import type { SourceState } from '../../../upstream/client.ts';

/** A page's way up. */
export function Crumbs({ trail }: { trail: readonly { title: string; path: string }[] }): unknown {
  return html`<nav class="crumbs" aria-label="Breadcrumb">
    ${trail.map(({ title, path }, index) => (index === 0 ? html`<a href=${path}>${title}</a>` : html`<span><a href=${path}>${title}</a></span>`))}
  </nav>`;
}

/** How a source is doing, in a word. */
export type StateName = 'ok' | 'failing' | 'not_configured' | 'unknown';

const STATE_WORDS: Readonly<Record<StateName, string>> = {
  ok: 'answering',
  failing: 'failing',
  not_configured: 'not set up here',
  unknown: 'not asked yet',
};

/** How a source is doing, from what was last seen of it. */
export function stateOf(state: SourceState | undefined): StateName {
  if (state === undefined) return 'unknown';
  if (!state.configured) return 'not_configured';
  const { lastSuccess, lastFailure, breaker } = state;
  if (breaker === 'open' || (lastFailure !== undefined && lastFailure.at > (lastSuccess ?? 0))) return 'failing';
  return lastSuccess === undefined ? 'unknown' : 'ok';
}

export function StateWord({ name }: { name: StateName }): unknown {
  return html`<span class=${`state state-${name}`}>${STATE_WORDS[name]}</span>`;
}

/** The policy of a source. */
export function policyOf(id: string): UpstreamPolicy | undefined {
  const all: Readonly<Record<string, UpstreamPolicy>> = upstreams;
  return Object.hasOwn(all, id) ? all[id] : undefined;
}

/** Sources with their licence, attribution and state. */
export function SourceList({
  ids,
  states,
}: {
  ids: readonly string[];
  states: Readonly<Record<string, SourceState>>;
}): unknown {
  if (ids.length === 0) return html`<p class="note">Its data is built in: nothing is asked elsewhere.</p>`;
  return html`<ul class="sources">
    ${ids.map((id) => {
      const policy = policyOf(id);
      if (policy === undefined) return null;
      const { title, homepage, licence, attribution, embedded } = policy;
      return html`<li>
        <p class="source-name"><a href=${homepage} rel="noreferrer">${title}</a> ${!embedded && html`<${StateWord} name=${stateOf(states[id])} />`}</p>
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
