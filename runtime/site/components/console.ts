// `/webhooks`: the subscriptions of a key, their deliveries and actions.

import { html } from 'htm/preact';
import { useEffect, useState } from 'preact/hooks';
import { BarsView } from '../views/bars.ts';
import { counted, formatted } from '../views/format.ts';
import { DataTable } from '../views/table.ts';
import { ConfirmButton } from './confirm.ts';
import { CodeBlock } from './copy.ts';
import type { ControlEvent } from './field.ts';
import { type Conditions, conditionsText } from './filter-fields.ts';
import { ProblemNote } from './problem.ts';
import { type ProblemBody, sendJson } from './server-calls.ts';
import { SubscribeForm, type WatchedType } from './subscribe-form.ts';
import { type Tab, Tabs } from './tabs.ts';
import { INBOX_PATH, TestInbox } from './test-inbox.ts';
import { verifyCode } from './verify-code.ts';
import { KeyBox, useKey } from './visitor-key.ts';

export interface ConsoleProps {
  readonly types: readonly WatchedType[];
  readonly signup: boolean;
}

/** A subscription as returned by `list_subscriptions`. */
interface Subscription extends Conditions {
  readonly id: string;
  readonly entity_type: string;
  readonly callback_url: string;
  readonly status: string;
  readonly description: string | null;
  readonly watched_since: string | null;
  readonly last_sequence: number;
  readonly pending: number;
  readonly failures: number;
  readonly circuit_open_since: string | null;
  readonly circuit_open_reason: string | null;
}

interface Delivery {
  readonly event_id: string;
  readonly event_type: string;
  readonly status: string;
  readonly attempts: number;
  readonly response_code: number | null;
  readonly error: string | null;
  readonly duration_ms: number | null;
  readonly created_at: string;
  readonly next_attempt_at: string | null;
}

interface Metrics {
  readonly delivered: number;
  readonly failed: number;
  readonly pending: number;
}

interface PulledEvent {
  /** The webhook-id header, which is not part of the body. */
  readonly id: string;
  readonly sequence: number;
  readonly timestamp: string;
  readonly data: { readonly change: string; readonly entity_id: string };
}

export function Console({ types, signup }: ConsoleProps): unknown {
  const [key, setKey] = useKey();
  const [subscriptions, setSubscriptions] = useState<readonly Subscription[] | undefined>(undefined);
  const [problem, setProblem] = useState<ProblemBody | undefined>(undefined);
  // Changes with every subscription, because the test inbox may have been replaced.
  const [made, count] = useState(0);
  const load = async () => {
    if (key === '') return setSubscriptions(undefined);
    const { json, problem: failed } = await sendJson<{ subscriptions: readonly Subscription[] }>(
      'GET',
      '/rest/webhooks/list_subscriptions',
      { key },
    );
    setSubscriptions(json?.subscriptions);
    setProblem(failed);
  };
  useEffect(() => void load(), [key]);
  const hasInbox = subscriptions?.some(({ callback_url: url }) => url.includes(`${INBOX_PATH}/`)) ?? false;
  return html`<div class="narrow"><${KeyBox} keyText=${key} onKey=${setKey} signup=${signup} /></div>
    ${problem && html`<${ProblemNote} problem=${problem} />`}
    ${
      subscriptions !== undefined &&
      html`<section class="section" aria-labelledby="subscriptions-title">
      <div class="title-row">
        <h2 id="subscriptions-title">Your subscriptions</h2>
        <button type="button" class="quiet" onClick=${load}>Refresh</button>
      </div>
      ${subscriptions.length === 0 && html`<p class="note">No subscriptions yet.</p>`}
      <ul class="cards">
        ${subscriptions.map((each) => html`<${SubscriptionCard} key=${each.id} subscription=${each} keyText=${key} onChange=${load} />`)}
      </ul>
    </section>`
    }
    ${hasInbox && html`<${TestInbox} key=${`${key} ${made}`} keyText=${key} />`}
    <section class="section" aria-labelledby="subscribe-title">
      <h2 id="subscribe-title">Subscribe</h2>
      <${SubscribeForm}
        types=${types}
        keyText=${key}
        onMade=${() => {
          count(made + 1);
          void load();
        }}
      />
    </section>`;
}

interface CardProps {
  readonly subscription: Subscription;
  readonly keyText: string;
  readonly onChange: () => void;
}

function SubscriptionCard({ subscription, keyText, onChange }: CardProps): unknown {
  const {
    id,
    entity_type,
    callback_url,
    status,
    description,
    pending,
    failures,
    last_sequence,
    circuit_open_since: since,
    circuit_open_reason: reason,
  } = subscription;
  const paused = since !== null;
  const conditions = conditionsText(subscription);
  // Incremented by every action, so that the lists below are reloaded.
  const [done, count] = useState(0);
  return html`<li class="card">
    <div class="card-head">
      <h3><code>${entity_type}</code></h3>
      <span class=${`state state-${paused ? 'failing' : status === 'active' ? 'ok' : 'unknown'}`}>${status.replaceAll('_', ' ')}</span>
    </div>
    <p class="address"><bdi>${callback_url}</bdi></p>
    ${description && html`<p class="hint"><bdi>${description}</bdi></p>`}
    ${conditions !== '' && html`<p class="hint">Only where ${conditions}.</p>`}
    <p class="hint">
      ${`Last event: ${last_sequence}. Waiting: ${pending}. Consecutive failures: ${failures}.`}
      ${paused && html` Paused since ${formatted(since, 'date-time')}${reason && html`: <code>${reason}</code>`}.`}
    </p>
    <${SubscriptionActions}
      id=${id}
      keyText=${keyText}
      paused=${paused}
      newest=${last_sequence}
      onChange=${() => {
        count(done + 1);
        onChange();
      }}
    />
    <details class="more">
      <summary>Deliveries, metrics and events</summary>
      <${Insight} id=${id} type=${entity_type} keyText=${keyText} newest=${last_sequence} done=${done} />
    </details>
  </li>`;
}

interface SubscriptionActionsProps {
  readonly id: string;
  readonly keyText: string;
  readonly paused: boolean;
  /** Sequence number of the latest event. */
  readonly newest: number;
  readonly onChange: () => void;
}

/** Response to a ping or test event. */
interface TestOutcome {
  readonly delivered: boolean;
  readonly response_code: number | null;
  readonly error: string | null;
  readonly duration_ms: number;
  /** Of a test event. */
  readonly sample?: 'latest_event' | 'example';
  readonly sample_at?: string;
}

/** Response to a redelivery request. */
interface Redelivery {
  readonly redelivered: number;
}

function trialText(what: string): (trial: TestOutcome) => string {
  return ({ delivered, response_code: code, error, duration_ms: ms, sample, sample_at: at }) => {
    const answered = code === null ? '' : ` with ${code}`;
    const content =
      sample === undefined ? '' : ` (${at === undefined ? 'example event' : `latest real event, ${at.slice(0, 10)}`})`;
    if (delivered) return `${what}${content} was accepted${answered}, in ${ms} ms.`;
    return `${what}${content} was not accepted${answered}${error === null ? '' : `: ${error}`}, after ${ms} ms.`;
  };
}

/** Actions of a subscription. */
function SubscriptionActions({ id, keyText, paused, newest, onChange }: SubscriptionActionsProps): unknown {
  const [message, say] = useState<string | undefined>(undefined);
  const [problem, setProblem] = useState<ProblemBody | undefined>(undefined);
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const act = async (what: string | ((done: TestOutcome & Redelivery) => string), path: string, body: object) => {
    const { json, problem: failed } = await sendJson<TestOutcome & Redelivery>('POST', path, { key: keyText, body });
    setProblem(failed);
    say(json === undefined ? undefined : typeof what === 'string' ? what : what(json));
    if (json !== undefined) onChange();
  };
  const own = `/webhooks/${encodeURIComponent(id)}`;
  const range = () => ({ after: Number(from) - 1, until: Number(to === '' ? from : to) });
  return html`<p class="actions">
      <button type="button" onClick=${() => act(trialText('The ping'), `${own}/ping`, {})}>Ping</button>
      <button type="button" onClick=${() => act(trialText('The test event'), `${own}/test`, {})}>Test event</button>
      ${paused && html`<button type="button" class="primary" onClick=${() => act('Deliveries resumed.', '/rest/webhooks/reset_subscription', { subscription_id: id })}>Resume</button>`}
      <${ConfirmButton}
        id=${`unsubscribe-${id}`}
        label="Unsubscribe"
        question="Delete this subscription?"
        consequence="Deliveries to this URL end immediately. Waiting events are dropped, and past events can no longer be pulled or redelivered. This cannot be undone."
        action="Delete subscription"
        onConfirm=${() => act('Subscription deleted.', '/rest/webhooks/unsubscribe', { subscription_id: id })}
      />
    </p>
    <form
      class="actions again"
      onSubmit=${(event: { preventDefault(): void }) => {
        event.preventDefault();
        void act(
          ({ redelivered }) => `${counted(redelivered, 'event')} queued for redelivery.`,
          `${own}/redeliver`,
          range(),
        );
      }}
    >
      <label for=${`from-${id}`}>Redeliver events</label>
      <input id=${`from-${id}`} type="number" min="1" max=${newest} required value=${from} onInput=${({ currentTarget }: ControlEvent) => setFrom(currentTarget.value)} />
      <label for=${`to-${id}`}>to</label>
      <input id=${`to-${id}`} type="number" min="1" max=${newest} placeholder=${from === '' ? 'same' : from} value=${to} onInput=${({ currentTarget }: ControlEvent) => setTo(currentTarget.value)} />
      <button type="submit" disabled=${newest === 0}>Redeliver</button>
    </form>
    <p role="status" class="hint">${message}</p>
    ${problem && html`<${ProblemNote} problem=${problem} />`}`;
}

interface Seen {
  readonly deliveries?: readonly Delivery[];
  readonly metrics?: Metrics;
  readonly events?: readonly PulledEvent[];
}

/** Number of most recent events that are listed. */
const MAX_EVENTS = 20;

interface InsightProps {
  readonly id: string;
  readonly type: string;
  readonly keyText: string;
  readonly newest: number;
  /** Incremented by every action. */
  readonly done: number;
}

/** Delivery details, loaded when opened. */
function Insight({ id, type, keyText, newest, done }: InsightProps): unknown {
  const [seen, setSeen] = useState<Seen>({});
  const [problem, setProblem] = useState<ProblemBody | undefined>(undefined);
  const load = async () => {
    const query = `subscription_id=${encodeURIComponent(id)}`;
    const [deliveries, metrics, events] = await Promise.all([
      sendJson<{ deliveries: readonly Delivery[] }>('GET', `/rest/webhooks/list_deliveries?${query}`, { key: keyText }),
      sendJson<{ metrics: readonly Metrics[] }>('GET', `/rest/webhooks/get_webhook_metrics?${query}`, { key: keyText }),
      sendJson<{ events: readonly PulledEvent[] }>(
        'GET',
        `/webhooks/${encodeURIComponent(id)}/events?after=${Math.max(0, newest - MAX_EVENTS)}`,
        {
          key: keyText,
        },
      ),
    ]);
    setProblem(deliveries.problem ?? metrics.problem ?? events.problem);
    const [figures] = metrics.json?.metrics ?? [];
    setSeen({
      ...(deliveries.json === undefined ? {} : { deliveries: deliveries.json.deliveries }),
      ...(figures === undefined ? {} : { metrics: figures }),
      ...(events.json === undefined ? {} : { events: events.json.events }),
    });
  };
  useEffect(() => void load(), [id, newest, done]);
  const tabs: Tab[] = [
    { name: 'deliveries', title: 'Deliveries', panel: html`<${Deliveries} deliveries=${seen.deliveries} />` },
    { name: 'figures', title: 'Last 24 hours', panel: html`<${Figures} metrics=${seen.metrics} />` },
    { name: 'events', title: 'Events', panel: html`<${Events} events=${seen.events} />` },
    {
      name: 'verify',
      title: 'Verify',
      panel: html`<${CodeBlock} code=${verifyCode(type, bodyOf(seen.events?.at(-1)))} label="Code that verifies an event" language="javascript" />`,
    },
  ];
  return html`${problem && html`<${ProblemNote} problem=${problem} />`}
        <${Tabs} id=${`insight-${id}`} label="Delivery details" tabs=${tabs} />`;
}

/** The event body as it was sent. */
function bodyOf(event: PulledEvent | undefined): object | undefined {
  if (event === undefined) return undefined;
  const { id: _, ...body } = event;
  return body;
}

const DELIVERY_COLUMNS = [
  { title: 'Time', type: 'date-time' },
  { title: 'Status', type: 'text' },
  { title: 'Code', type: 'identifier' },
  { title: 'Error', type: 'text' },
  { title: 'Attempt', type: 'number' },
  { title: 'Duration', type: 'number', unit: 'ms' },
  { title: 'Next attempt', type: 'date-time' },
  { title: 'Event', type: 'identifier' },
] as const;

function Deliveries({ deliveries }: { deliveries: readonly Delivery[] | undefined }): unknown {
  if (deliveries === undefined || deliveries.length === 0) return html`<p class="note">No deliveries yet.</p>`;
  const rows = deliveries.map((each) => ({
    cells: [
      each.created_at,
      each.status,
      each.response_code,
      each.error,
      each.attempts,
      each.duration_ms,
      each.next_attempt_at,
      each.event_id,
    ],
  }));
  return html`<${DataTable} title="Deliveries" columns=${DELIVERY_COLUMNS} rows=${rows} />`;
}

function Figures({ metrics }: { metrics: Metrics | undefined }): unknown {
  if (metrics === undefined) return html`<p class="note">No deliveries in the last 24 hours.</p>`;
  const categories = (['delivered', 'failed', 'pending'] as const).map((name) => ({
    category: name,
    values: [metrics[name]],
  }));
  const shown = {
    kind: 'bars' as const,
    title: 'Deliveries',
    omitted: 0,
    empty: false,
    category: 'Outcome',
    bars: [{ title: 'Deliveries', type: 'number' as const }],
    categories,
  };
  return html`<${BarsView} shown=${shown} />`;
}

const EVENT_COLUMNS = [
  { title: 'Sequence', type: 'identifier' },
  { title: 'Time', type: 'date-time' },
  { title: 'Change', type: 'text' },
  { title: 'Record', type: 'identifier' },
] as const;

function Events({ events }: { events: readonly PulledEvent[] | undefined }): unknown {
  if (events === undefined || events.length === 0) return html`<p class="note">No events in the last 72 hours.</p>`;
  const rows = events.map(({ sequence, timestamp, data }) => ({
    cells: [sequence, timestamp, data.change, data.entity_id],
  }));
  return html`<${DataTable} title="Events" columns=${EVENT_COLUMNS} rows=${rows} />`;
}
