// `/status`: how the server, each source and each watch are doing. Under ALMANAC_METRICS=operator in words of health alone.

import { html } from 'htm/preact';
import type { SourceState } from '../../../../generated/endpoints/types.ts';
import { eventTypes } from '../../../../generated/events.ts';
import type { WatcherState } from '../../../watch/watcher.ts';
import type { Page } from '../document.ts';
import type { PageRequest } from '../serve.ts';
import { formatted, NOTHING } from '../views/format.ts';
import { STATES, StateWord } from './parts.ts';

export async function statusPage({ options }: PageRequest): Promise<Page> {
  const isOpen = options.config.metrics === 'public';
  const { status, sources, version, uptime_seconds } = await options.report(isOpen);
  const failing = sources.filter(({ state }) => state === 'failing').length;
  const watching = isOpen ? await options.watches() : undefined;
  const headline =
    status === 'store_unavailable'
      ? 'The store is not available'
      : status === 'stopping'
        ? 'The server is stopping'
        : failing === 0
          ? 'All is well'
          : `${failing} of ${sources.length} sources ${failing === 1 ? 'fails' : 'fail'}`;
  // What needs attention stands first.
  const rank = STATES.map(([state]) => state);
  const sorted = [...sources].sort(
    (a, b) => rank.indexOf(a.state) - rank.indexOf(b.state) || a.title.localeCompare(b.title, 'en'),
  );
  return {
    title: 'Status',
    description: 'How the server and each of its sources are doing now.',
    path: '/status',
    section: 'status',
    body: html`<header class="head">
        <h1>${headline}</h1>
        <p class="lead">Version ${version}, up for ${uptimeText(uptime_seconds)}. What stands here was seen by this server itself; <a href="/status.json">programs read the same</a>.</p>
      </header>
      <section class="section" aria-labelledby="sources-title">
        <h2 id="sources-title">Sources</h2>
        <p class="section-note tally">
          ${STATES.map(([state]) => [state, sources.filter((each) => each.state === state).length] as const)
            .filter(([, count]) => count > 0)
            .map(([state, count]) => html`<span>${count} <${StateWord} name=${state} /></span>`)}
        </p>
        <div class="scroll" role="region" aria-label="Sources" tabindex="0">
          <table class="data status">
            <thead>
              ${isOpen && html`<${Periods} />`}
              <tr>
                <th scope="col">Source</th>
                <th scope="col">State</th>
                ${isOpen && html`<${Columns} />`}
              </tr>
            </thead>
            <tbody>
              ${sorted.map((source) => html`<${SourceRow} source=${source} isOpen=${isOpen} />`)}
            </tbody>
          </table>
        </div>
      </section>
      ${watching && html`<${Watches} watching=${watching} />`}`,
  };
}

function Periods(): unknown {
  return html`<tr class="periods">
    <td colspan="3"></td>
    <th scope="colgroup" colspan="2">Last 24 hours</th>
    <th scope="colgroup" colspan="2">Last 30 days</th>
  </tr>`;
}

function Columns(): unknown {
  return html`<th scope="col">Last answered</th>
    <th scope="col" class="end">Answered</th>
    <th scope="col" class="end">Median</th>
    <th scope="col" class="end">Answered</th>
    <th scope="col" class="end">Median</th>`;
}

function SourceRow({ source, isOpen }: { source: SourceState; isOpen: boolean }): unknown {
  const { title, state, note, since, last_failure: failure, last_success: success } = source;
  return html`<tr>
    <th scope="row">${title}</th>
    <td>
      <${StateWord} name=${state} />
      ${note && html`<span class="hint block">${note}</span>`}
      ${since && html`<span class="hint block">since ${timeText(since)}</span>`}
      ${state === 'failing' && failure && html`<span class="hint block"><code>${failure.split(' at ')[0]}</code></span>`}
    </td>
    ${
      isOpen &&
      html`<td><span class="figure">${timeText(success)}</span></td>
        <${Figures} answered=${source.answered_24h} requests=${source.requests_24h} median=${source.median_ms_24h} />
        <${Figures} answered=${source.answered_30d} requests=${source.requests_30d} median=${source.median_ms_30d} />`
    }
  </tr>`;
}

interface FiguresProps {
  readonly answered: number | null | undefined;
  readonly requests: number | undefined;
  readonly median: number | null | undefined;
}

/** The share of requests that were answered, of how many, and how long half of those took at most. */
function Figures({ answered, requests = 0, median }: FiguresProps): unknown {
  const share = answered == null ? NOTHING : `${formatted(Math.floor(answered * 1_000) / 10, 'number')} %`;
  return html`<td class="end"><span class="figure">${share}</span>${requests > 0 && html`<span class="hint block">of ${formatted(requests, 'number')}</span>`}</td>
    <td class="end"><span class="figure">${median == null ? NOTHING : `${formatted(median, 'number')} ms`}</span></td>`;
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

function timeText(time: number | string | null | undefined): string {
  return time == null ? 'not yet' : formatted(new Date(time).toISOString(), 'date-time');
}

/** A length of time in its largest units. */
function uptimeText(seconds: number): string {
  if (seconds < 120) return `${Math.round(seconds)} s`;
  if (seconds < 7_200) return `${Math.round(seconds / 60)} min`;
  return seconds < 172_800 ? `${Math.round(seconds / 3_600)} h` : `${Math.round(seconds / 86_400)} days`;
}
