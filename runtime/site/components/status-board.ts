// Tables of sources and watches, with details if available. Rendered on the server and in the browser.

import { html } from 'htm/preact';
import { useState } from 'preact/hooks';
import type { SourceState, StatusDocumentResult, WatchState } from '../../../generated/endpoints/types.ts';
import { formatted, NOTHING } from '../views/format.ts';
import { DayBars } from './day-bars.ts';
import { OperatorEntrance, useOperator } from './operator-entrance.ts';
import { type ProblemBody, sendJson } from './server-calls.ts';
import { STATES, StateWord } from './state-word.ts';

export type Board = Pick<StatusDocumentResult, 'sources' | 'watches' | 'keys_waiting'>;

export interface StatusPanelProps {
  /** Health states only, without figures. */
  readonly words: Board;
  /** Time of the report, in milliseconds since 1970. */
  readonly until: number;
}

/** Shows health states to everyone and detailed figures to signed-in operators. */
export function StatusPanel({ words, until }: StatusPanelProps): unknown {
  const [details, setDetails] = useState<Board | undefined>(undefined);
  const operating = useOperator(async (token) => {
    const { status, json, problem } = await sendJson<Board>('GET', '/status.json', { token });
    // An unhealthy server responds 503 with the same document.
    const report = json ?? (status === 503 ? (problem as unknown as Board) : undefined);
    if (report?.sources === undefined) return problem as ProblemBody;
    setDetails(report);
    return undefined;
  });
  const shown = operating.token === '' ? undefined : details;
  return html`<${StatusBoard} board=${shown ?? words} until=${until} isDetailed=${shown !== undefined} />
    <section class="section" aria-labelledby="operators-title">
      <h2 id="operators-title">For operators</h2>
      <p class="section-note">${shown === undefined ? 'Detailed figures are visible to operators only.' : 'Signed in: detailed figures are shown.'}</p>
      <${OperatorEntrance} operating=${operating} />
    </section>`;
}

export function StatusBoard({
  board: { sources, watches, keys_waiting: keysWaiting },
  until,
  isDetailed,
}: {
  board: Board;
  until: number;
  isDetailed: boolean;
}): unknown {
  // Most urgent first.
  const sorted = [...sources].sort(
    (a, b) => STATES.indexOf(a.state) - STATES.indexOf(b.state) || a.title.localeCompare(b.title, 'en'),
  );
  return html`<section class="section" aria-labelledby="sources-title">
      <h2 id="sources-title">Sources</h2>
      <p class="section-note tally">
        ${STATES.map((state) => [state, sources.filter((each) => each.state === state).length] as const)
          .filter(([, count]) => count > 0)
          .map(([state, count]) => html`<span>${count} <${StateWord} name=${state} /></span>`)}
      </p>
      <p class="section-note legend-days"><span class="key-good">at least 98 % of requests succeeded</span><span class="key-some">some failed</span><span class="key-most">most failed</span><span class="key-none">no requests</span></p>
      <div class="scroll" role="region" aria-label="Sources" tabindex="0">
        <table class="data status">
          <thead>
            ${isDetailed && html`<${Periods} />`}
            <tr>
              <th scope="col">Source</th>
              <th scope="col">State, last 90 days</th>
              ${isDetailed && html`<${Columns} />`}
            </tr>
          </thead>
          <tbody>
            ${sorted.map((source) => html`<${SourceRow} key=${source.id} source=${source} until=${until} isDetailed=${isDetailed} />`)}
          </tbody>
        </table>
      </div>
    </section>
    ${isDetailed && html`<${Watches} watches=${watches} />`}
    ${keysWaiting !== undefined && html`<${MasterKey} keysWaiting=${keysWaiting} />`}`;
}

function MasterKey({ keysWaiting }: { keysWaiting: number }): unknown {
  const keys = keysWaiting === 1 ? '1 key has' : `${formatted(keysWaiting, 'number')} keys have`;
  return html`<section class="section" aria-labelledby="master-key-title">
    <h2 id="master-key-title">Master key rotation</h2>
    <p class="section-note">${keysWaiting === 0 ? html`Every API key has been used since the rotation. You can remove <code>ALMANAC_MASTER_KEY_PREVIOUS</code>.` : html`${keys} not been used since the rotation. Keep <code>ALMANAC_MASTER_KEY_PREVIOUS</code>: without it, unused keys stop working.`}</p>
  </section>`;
}

function Periods(): unknown {
  return html`<tr class="periods">
    <td colspan="3"></td>
    <th scope="colgroup" colspan="2">Last 24 hours</th>
    <th scope="colgroup" colspan="2">Last 30 days</th>
  </tr>`;
}

function Columns(): unknown {
  return html`<th scope="col">Last success</th>
    <th scope="col" class="end">Success rate</th>
    <th scope="col" class="end">Median</th>
    <th scope="col" class="end">Success rate</th>
    <th scope="col" class="end">Median</th>`;
}

function SourceRow({
  source,
  until,
  isDetailed,
}: {
  source: SourceState;
  until: number;
  isDetailed: boolean;
}): unknown {
  const { title, state, days, note, since, last_failure: failure, last_success: success } = source;
  return html`<tr>
    <th scope="row">${title}</th>
    <td class="days">
      <${StateWord} name=${state} />
      <${DayBars} days=${days} until=${until} />
      ${note && html`<span class="hint block">${note}</span>`}
      ${since && html`<span class="hint block">since ${timeText(since)}</span>`}
      ${state === 'failing' && failure && html`<span class="hint block"><${FailureLink} failure=${failure} /></span>`}
    </td>
    ${
      isDetailed &&
      html`<td><span class="figure">${state === 'recorded' ? NOTHING : timeText(success)}</span></td>
        <${Figures} answered=${source.answered_24h} requests=${source.requests_24h} median=${source.median_ms_24h} />
        <${Figures} answered=${source.answered_30d} requests=${source.requests_30d} median=${source.median_ms_30d} />`
    }
  </tr>`;
}

/** @param failure text that consists of an error code, ` at ` and a time */
function FailureLink({ failure }: { failure: string }): unknown {
  const [code = ''] = failure.split(' at ');
  return html`<a href=${`/problems/${encodeURIComponent(code)}`}><code>${code}</code></a>`;
}

interface FiguresProps {
  readonly answered: number | null | undefined;
  readonly requests: number | undefined;
  readonly median: number | null | undefined;
}

/** Success rate, number of requests and median duration in milliseconds. */
function Figures({ answered, requests = 0, median }: FiguresProps): unknown {
  const share = answered == null ? NOTHING : `${formatted(Math.floor(answered * 1_000) / 10, 'number')} %`;
  return html`<td class="end"><span class="figure">${share}</span>${requests > 0 && html`<span class="hint block">of ${formatted(requests, 'number')}</span>`}</td>
    <td class="end"><span class="figure">${median == null ? NOTHING : `${formatted(median, 'number')} ms`}</span></td>`;
}

function Watches({ watches }: { watches: readonly WatchState[] }): unknown {
  return html`<section class="section" aria-labelledby="watches-title">
    <h2 id="watches-title">Watched event types</h2>
    ${watches.length === 0 ? html`<p class="note">None yet. Polling of an event type starts with its first subscription.</p>` : html`<${WatchTable} watches=${watches} />`}
  </section>`;
}

function WatchTable({ watches }: { watches: readonly WatchState[] }): unknown {
  return html`<div class="scroll" role="region" aria-label="Watches" tabindex="0">
    <table class="data">
      <thead>
        <tr><th scope="col">Event type</th><th scope="col">Last poll</th><th scope="col">Interval</th><th scope="col" class="end">Changes</th></tr>
      </thead>
      <tbody>
        ${watches.map(
          ({ type, last_look: look, every_seconds: every, failure, changes }) => html`<tr key=${type}>
            <th scope="row"><code>${type}</code></th>
            <td><span class="figure">${timeText(look)}</span>${failure && html`<span class="hint block"><code>${failure}</code></span>`}</td>
            <td>${durationText(every)}</td>
            <td class="end">${formatted(changes, 'number')}</td>
          </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

function timeText(time: string | null | undefined): string {
  return time == null ? 'never' : formatted(time, 'date-time');
}

/** A duration in its largest units. */
export function durationText(seconds: number): string {
  if (seconds < 120) return `${Math.round(seconds)} s`;
  if (seconds < 7_200) return `${Math.round(seconds / 60)} min`;
  return seconds < 172_800 ? `${Math.round(seconds / 3_600)} h` : `${Math.round(seconds / 86_400)} days`;
}
