// `/status`: how the server, each source and each watch are doing. Under ALMANAC_METRICS=operator in words of health alone.

import { html } from 'htm/preact';
import { eventTypes } from '../../../../generated/events.ts';
import { platform } from '../../../../generated/platform.ts';
import type { SourceState } from '../../../upstream/client.ts';
import type { WatcherState } from '../../../watch/watcher.ts';
import type { Page } from '../document.ts';
import type { PageRequest } from '../serve.ts';
import { formatted } from '../views/format.ts';
import { policyOf, StateWord, stateOf } from './parts.ts';

export async function statusPage({ options }: PageRequest): Promise<Page> {
  const states = Object.entries(options.sources());
  const isOpen = options.config.metrics === 'public';
  const failing = states.filter(([, state]) => stateOf(state) === 'failing').length;
  const healthy = await options.healthy();
  const watching = isOpen ? await options.watches() : undefined;
  const headline = healthy
    ? failing === 0
      ? 'All is well'
      : `${failing} of ${states.length} sources ${failing === 1 ? 'fails' : 'fail'}`
    : 'The store is not available';
  return {
    title: 'Status',
    description: 'How the server and each of its sources are doing now.',
    path: '/status',
    section: 'status',
    body: html`<header class="head">
        <h1>${headline}</h1>
        <p class="lead">Version ${platform.version}, up for ${uptimeText(process.uptime())}. What stands here was seen by this server itself.</p>
      </header>
      <section aria-labelledby="sources-title">
        <h2 id="sources-title">Sources</h2>
        <div class="scroll" role="region" aria-label="Sources" tabindex="0">
          <table class="data status">
            <thead>
              <tr>
                <th scope="col">Source</th>
                <th scope="col">State</th>
                ${isOpen && html`<th scope="col">Last answered</th><th scope="col" class="end">Asked</th><th scope="col" class="end">Failed</th>`}
              </tr>
            </thead>
            <tbody>
              ${states.map(([id, state]) => html`<${SourceRow} id=${id} state=${state} isOpen=${isOpen} />`)}
            </tbody>
          </table>
        </div>
      </section>
      ${watching && html`<${Watches} watching=${watching} />`}`,
  };
}

function SourceRow({ id, state, isOpen }: { id: string; state: SourceState; isOpen: boolean }): unknown {
  const policy = policyOf(id);
  const { requests, failures, lastSuccess, lastFailure } = state;
  const name = stateOf(state);
  const missing = policy?.keys.filter(({ required }) => required).map(({ env }) => env) ?? [];
  return html`<tr>
    <th scope="row">${policy?.title ?? id}</th>
    <td>
      <${StateWord} name=${name} />
      ${name === 'not_configured' && missing.length > 0 && html`<span class="hint block">Set <code>${missing.join(', ')}</code></span>`}
      ${isOpen && name === 'failing' && lastFailure && html`<span class="hint block"><code>${lastFailure.code}</code> since ${timeText(lastFailure.at)}</span>`}
    </td>
    ${isOpen && html`<td><span class="figure">${timeText(lastSuccess)}</span></td><td class="end">${formatted(requests, 'number')}</td><td class="end">${formatted(failures, 'number')}</td>`}
  </tr>`;
}

function Watches({ watching }: { watching: WatcherState }): unknown {
  const summaries = new Map(eventTypes.map(({ type, summary }) => [type, summary]));
  return html`<section class="section" aria-labelledby="watches-title">
    <h2 id="watches-title">What is watched for changes</h2>
    <div class="scroll" role="region" aria-label="Watches" tabindex="0">
      <table class="data">
        <thead>
          <tr><th scope="col">Kind</th><th scope="col">Last look</th><th scope="col">Every</th><th scope="col" class="end">Changes</th></tr>
        </thead>
        <tbody>
          ${Object.entries(watching.watches).map(
            ([type, { everyMs, lookedAt, failure, sequence }]) => html`<tr>
              <th scope="row"><code>${type}</code><span class="hint block plain">${summaries.get(type)}</span></th>
              <td><span class="figure">${timeText(lookedAt)}</span>${failure && html`<span class="hint block"><code>${failure}</code></span>`}</td>
              <td>${uptimeText(everyMs / 1_000)}</td>
              <td class="end">${formatted(sequence, 'number')}</td>
            </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`;
}

function timeText(time: number | null | undefined): string {
  return time == null ? 'not yet' : formatted(new Date(time).toISOString(), 'date-time');
}

/** A length of time in its largest units. */
function uptimeText(seconds: number): string {
  if (seconds < 120) return `${Math.round(seconds)} s`;
  if (seconds < 7_200) return `${Math.round(seconds / 60)} min`;
  return seconds < 172_800 ? `${Math.round(seconds / 3_600)} h` : `${Math.round(seconds / 86_400)} days`;
}
