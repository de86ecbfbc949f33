// `/admin`: keys, plans, feedback, sources, watches and webhooks, after sign-in with an operator token.

import { html } from 'htm/preact';
import { useEffect, useState } from 'preact/hooks';
import type { Row } from '../../views/shown.ts';
import { DataTable, type DrawnColumn } from '../views/table.ts';
import { AdminKeys } from './admin-keys.ts';
import { AdminWebhooks } from './admin-webhooks.ts';
import { OperatorEntrance, useOperator } from './operator-entrance.ts';
import { ProblemNote } from './problem.ts';
import { type AdminCall, type ProblemBody, sendJson } from './server-calls.ts';
import { Tabs } from './tabs.ts';

export interface AdminProps {
  readonly plans: readonly string[];
}

interface Health {
  readonly sources?: Readonly<Record<string, SourceHealth>>;
  readonly watching?: { readonly leading: boolean; readonly watches: Readonly<Record<string, WatchHealth>> };
}

interface SourceHealth {
  readonly configured: boolean;
  readonly circuit: string;
  readonly requests: number;
  readonly failures: number;
  readonly last_success: string | null;
  readonly last_failure: { readonly at: string; readonly code: string } | null;
}

interface WatchHealth {
  readonly source: string;
  readonly last_look: string | null;
  readonly failures: number;
  readonly failure: string | null;
  readonly changes: number;
}

interface Feedback {
  readonly service: string;
  readonly feedback_type: string;
  readonly feedback: string;
  readonly key_id: string | null;
  readonly received_at: string;
}

export function AdminPanel({ plans }: AdminProps): unknown {
  const [health, setHealth] = useState<Health | undefined>(undefined);
  const operating = useOperator(async (value) => {
    const { json, problem } = await sendJson<Health>('GET', '/health', { token: value });
    const refused = problem ?? (await sendJson('GET', '/admin/feedback?limit=1', { token: value })).problem;
    if (refused === undefined) setHealth(json);
    return refused;
  });
  const { token } = operating;
  const call: AdminCall = (method, path, body) =>
    sendJson(method, path, { token, ...(body === undefined ? {} : { body }) });
  if (token === '') return html`<${OperatorEntrance} operating=${operating} />`;
  const tabs = [
    { name: 'keys', title: 'Keys', panel: html`<${AdminKeys} plans=${plans} call=${call} />` },
    { name: 'feedback', title: 'Feedback', panel: html`<${FeedbackList} call=${call} />` },
    { name: 'sources', title: 'Sources', panel: html`<${Sources} sources=${health?.sources ?? {}} />` },
    { name: 'watches', title: 'Watches', panel: html`<${Watches} watches=${health?.watching?.watches ?? {}} />` },
    { name: 'webhooks', title: 'Webhooks', panel: html`<${AdminWebhooks} call=${call} />` },
  ];
  return html`<${OperatorEntrance} operating=${operating} />
    <${Tabs} id="admin" label="Operator pages" tabs=${tabs} />`;
}

const FEEDBACK_COLUMNS: readonly DrawnColumn[] = [
  { title: 'Received', type: 'date-time' },
  { title: 'Service', type: 'text' },
  { title: 'Kind', type: 'text' },
  { title: 'Feedback', type: 'text' },
  { title: 'Key', type: 'identifier' },
];

function FeedbackList({ call }: { call: AdminCall }): unknown {
  const [rows, setRows] = useState<readonly Row[]>([]);
  const [problem, setProblem] = useState<ProblemBody | undefined>(undefined);
  useEffect(() => {
    void call<{ feedback: readonly Feedback[] }>('GET', '/admin/feedback?limit=100').then(
      ({ json, problem: failed }) => {
        setProblem(failed);
        setRows(
          (json?.feedback ?? []).map((each) => ({
            cells: [each.received_at, each.service, each.feedback_type, each.feedback, each.key_id],
          })),
        );
      },
    );
  }, []);
  if (problem !== undefined) return html`<${ProblemNote} problem=${problem} />`;
  return rows.length === 0
    ? html`<p class="note">No feedback yet.</p>`
    : html`<${DataTable} title="Feedback" columns=${FEEDBACK_COLUMNS} rows=${rows} />`;
}

const SOURCE_COLUMNS: readonly DrawnColumn[] = [
  { title: 'Source', type: 'text', headline: true },
  { title: 'Configured', type: 'boolean' },
  { title: 'Circuit', type: 'text' },
  { title: 'Requests', type: 'number' },
  { title: 'Failed', type: 'number' },
  { title: 'Last success', type: 'date-time' },
  { title: 'Last failure', type: 'text' },
];

function Sources({ sources }: { sources: NonNullable<Health['sources']> }): unknown {
  const rows = Object.entries(sources).map(
    ([id, { configured, circuit, requests, failures, last_success, last_failure }]) => ({
      cells: [
        id,
        configured,
        circuit,
        requests,
        failures,
        last_success,
        last_failure === null ? null : `${last_failure.code}, ${last_failure.at}`,
      ],
    }),
  );
  return html`<${DataTable} title="Sources" columns=${SOURCE_COLUMNS} rows=${rows} />`;
}

const WATCH_COLUMNS: readonly DrawnColumn[] = [
  { title: 'Event type', type: 'text', headline: true },
  { title: 'Source', type: 'text' },
  { title: 'Last poll', type: 'date-time' },
  { title: 'Failed polls', type: 'number' },
  { title: 'Failure', type: 'text' },
  { title: 'Changes', type: 'number' },
];

function Watches({ watches }: { watches: Readonly<Record<string, WatchHealth>> }): unknown {
  const rows = Object.entries(watches).map(([type, { source, last_look, failures, failure, changes }]) => ({
    cells: [type, source, last_look, failures, failure, changes],
  }));
  return html`<${DataTable} title="Watches" columns=${WATCH_COLUMNS} rows=${rows} />`;
}
