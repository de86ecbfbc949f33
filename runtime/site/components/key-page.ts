// `/key`: sign-up, usage, rotation and revocation.

import { html } from 'htm/preact';
import { useEffect, useState } from 'preact/hooks';
import { BarsView } from '../views/bars.ts';
import { counted, formatted } from '../views/format.ts';
import { ConfirmButton } from './confirm.ts';
import type { ControlEvent } from './field.ts';
import { ProblemNote } from './problem.ts';
import { type ProblemBody, sendJson } from './server-calls.ts';
import { FreshKey, KeyBox, keyName, useKey } from './visitor-key.ts';

/** Response of `GET /key/usage`. */
interface Usage {
  readonly plan: string;
  readonly calls_per_day: number | null;
  readonly used_today: number;
  readonly left_today: number | null;
  readonly days: readonly {
    readonly day: string;
    readonly calls: number;
    readonly failed: number;
    readonly services: Readonly<Record<string, number>>;
  }[];
}

export interface KeyPageProps {
  /** Whether self-service sign-up is open. */
  readonly signup: boolean;
  /** Operator contact for lost keys. */
  readonly contact?: string;
}

export function KeyPage({ signup }: KeyPageProps): unknown {
  const [key, setKey] = useKey();
  const [usage, setUsage] = useState<Usage | undefined>(undefined);
  const [problem, setProblem] = useState<ProblemBody | undefined>(undefined);
  const [message, say] = useState<string | undefined>(undefined);
  const load = async (value: string) => {
    const { json, problem: failed } = await sendJson<Usage>('GET', '/key/usage', { key: value });
    setUsage(json);
    setProblem(failed);
  };
  useEffect(() => {
    setProblem(undefined);
    if (key === '') setUsage(undefined);
    else void load(key);
  }, [key]);
  return html`<div class="stack narrow">
      <p class="note unscripted">This page requires JavaScript to show the usage of a key. Without JavaScript, request a key with POST /signup.</p>
      <${KeyBox} keyText=${key} onKey=${setKey} signup=${signup} />
      <p role="status">${message}</p>
      ${problem && html`<${ProblemNote} problem=${problem} />`}
    </div>
    ${usage && html`<${UsageView} usage=${usage} />`}
    ${key !== '' && problem?.status !== 401 && html`<${KeyCare} keyText=${key} onKey=${setKey} say=${say} />`}`;
}

function UsageView({ usage }: { usage: Usage }): unknown {
  const { plan, calls_per_day: max, used_today: used, left_today: left, days } = usage;
  const failed = days.reduce((sum, day) => sum + day.failed, 0);
  const calls = days.reduce((sum, day) => sum + day.calls, 0);
  const bars = [
    { title: 'Calls', type: 'number' as const },
    { title: 'Failed', type: 'number' as const },
  ];
  const services = new Map<string, number>();
  for (const day of days)
    for (const [slug, count] of Object.entries(day.services)) services.set(slug, (services.get(slug) ?? 0) + count);
  const byService = [...services]
    .sort((a, b) => b[1] - a[1])
    .map(([category, count]) => ({ category, values: [count] }));
  const byDay = days
    .filter((day) => day.calls > 0)
    .map((day) => ({ category: day.day, values: [day.calls, day.failed] }));
  const common = { kind: 'bars' as const, omitted: 0, empty: false };
  return html`<section class="section" aria-labelledby="today-title">
      <h2 id="today-title">Today</h2>
      <p class="value"><span class="value-figure">${formatted(used, 'number')}</span><span class="value-name">${max === null ? 'calls (no daily limit)' : `of ${formatted(max, 'number')} calls, ${formatted(left, 'number')} left`}, plan ${plan}</span></p>
      ${max !== null && html`<meter min="0" max=${max} value=${used} aria-label="Calls used today"></meter>`}
    </section>
    <section class="section" aria-labelledby="days-title">
      <h2 id="days-title">Last 30 days</h2>
      <p class="section-note">${counted(calls, 'call')}, of which ${formatted(failed, 'number')} failed.</p>
      ${
        byDay.length === 0
          ? html`<p class="note">No calls yet.</p>`
          : html`<div class="columns">
            <${BarsView} shown=${{ ...common, title: 'Calls by day', category: 'Day', bars, categories: byDay }} />
            <${BarsView} shown=${{ ...common, title: 'Calls by service', category: 'Service', bars: bars.slice(0, 1), categories: byService }} />
          </div>`
      }
    </section>`;
}

/** Seconds until the old key expires. */
const OVERLAPS = [
  [0, 'immediately'],
  [3_600, 'after an hour'],
  [86_400, 'after a day'],
  [604_800, 'after a week'],
] as const;

interface KeyCareProps {
  readonly keyText: string;
  readonly onKey: (key: string) => void;
  /** Shows the success message in the parent, because this component disappears together with the key. */
  readonly say: (message: string) => void;
}

function KeyCare({ keyText, onKey, say }: KeyCareProps): unknown {
  const [overlap, setOverlap] = useState('86400');
  const [fresh, setFresh] = useState<string | undefined>(undefined);
  const [problem, setProblem] = useState<ProblemBody | undefined>(undefined);
  const rotate = async (event: { preventDefault(): void }) => {
    event.preventDefault();
    const { json, problem: failed } = await sendJson<{ key: string }>('POST', '/key/rotate', {
      key: keyText,
      body: { overlap_seconds: Number(overlap) },
    });
    setProblem(failed);
    if (json === undefined) return;
    setFresh(json.key);
    onKey(json.key);
  };
  const revoke = async () => {
    const { json, problem: failed } = await sendJson('POST', '/key/revoke', { key: keyText, body: {} });
    setProblem(failed);
    if (json === undefined) return;
    say(`Key ${keyName(keyText)} is revoked and no longer works.`);
    onKey('');
  };
  return html`<section class="section" aria-labelledby="care-title">
    <h2 id="care-title">Manage your key</h2>
    ${problem && html`<${ProblemNote} problem=${problem} />`}
    ${fresh !== undefined && html`<${FreshKey} keyText=${fresh} />`}
    <div class="columns">
      <form class="stack" onSubmit=${rotate}>
        <h3>Rotate</h3>
        <p>Replaces this key with a new one that has the same plan and subscriptions.</p>
        <label for="overlap">The old key expires</label>
        <select id="overlap" onChange=${({ currentTarget }: ControlEvent) => setOverlap(currentTarget.value)}>
          ${OVERLAPS.map(([seconds, text]) => html`<option value=${String(seconds)} selected=${String(seconds) === overlap}>${text}</option>`)}
        </select>
        <p class="actions"><button type="submit">Rotate key</button></p>
      </form>
      <div class="stack">
        <h3>Revoke</h3>
        <p>Permanently disables this key and deletes its subscriptions. This cannot be undone.</p>
        <p class="actions">
          <${ConfirmButton}
            id="revoke"
            label="Revoke key"
            question="Revoke your key?"
            consequence=${html`The key <code>${keyName(keyText)}</code> stops working within a second, and its webhook subscriptions end. This cannot be undone.`}
            action="Revoke permanently"
            onConfirm=${revoke}
          />
        </p>
      </div>
    </div>
  </section>`;
}
