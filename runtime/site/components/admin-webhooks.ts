// Paused webhooks, with operator actions: redeliver failed events, rotate the secret.

import { html } from 'htm/preact';
import { useEffect, useState } from 'preact/hooks';
import type { StandingWebhook } from '../../../generated/endpoints/types.ts';
import { formatted } from '../views/format.ts';
import { ConfirmButton } from './confirm.ts';
import { ProblemNote } from './problem.ts';
import type { AdminCall, ProblemBody } from './server-calls.ts';

interface Page {
  readonly webhooks: readonly StandingWebhook[];
  readonly next_cursor: string | null;
}

export function AdminWebhooks({ call }: { call: AdminCall }): unknown {
  const [rows, setRows] = useState<readonly StandingWebhook[]>([]);
  const [next, setNext] = useState<string | null>(null);
  const [message, say] = useState<string | undefined>(undefined);
  const [problem, setProblem] = useState<ProblemBody | undefined>(undefined);
  const load = async (cursor?: string) => {
    const query = cursor === undefined ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const { json, problem: failed } = await call<Page>('GET', `/admin/webhooks?limit=100${query}`);
    setProblem(failed);
    if (json === undefined) return;
    setRows(cursor === undefined ? json.webhooks : [...rows, ...json.webhooks]);
    setNext(json.next_cursor);
  };
  useEffect(() => void load(), []);
  const act = async <Result>(id: string, what: string, describe: (result: Result) => string) => {
    const { json, problem: failed } = await call<Result>(
      'POST',
      `/admin/webhooks/${encodeURIComponent(id)}/${what}`,
      {},
    );
    setProblem(failed);
    say(json === undefined ? undefined : describe(json));
  };
  return html`<p role="status">${message}</p>
    ${problem && html`<${ProblemNote} problem=${problem} />`}
    ${rows.length === 0 && html`<p class="note">No paused subscriptions.</p>`}
    ${
      rows.length > 0 &&
      html`<div class="scroll" role="region" aria-label="Paused webhooks" tabindex="0">
      <table class="data">
        <thead>
          <tr>
            <th scope="col">Event type</th><th scope="col">Host</th><th scope="col">State</th><th scope="col" class="end">Last event</th>
            <th scope="col" class="end">Waiting</th><th scope="col" class="end">Failures</th><th scope="col">Key</th><th scope="col">Created</th><th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            (each) => html`<tr key=${each.id}>
              <th scope="row"><code>${each.entity_type}</code><span class="hint block plain">${each.id}</span></th>
              <td class="short"><bdi>${each.host}</bdi></td>
              <td>
                <span class=${`state state-${each.status === 'active' ? 'ok' : 'failing'}`}>${each.status.replaceAll('_', ' ')}</span>
                ${each.circuit_open_since && html`<span class="hint block">since ${formatted(each.circuit_open_since, 'date-time')}${each.circuit_open_reason && html`: <code>${each.circuit_open_reason}</code>`}</span>`}
              </td>
              <td class="end">${formatted(each.last_sequence, 'number')}</td>
              <td class="end">${formatted(each.pending, 'number')}</td>
              <td class="end">${formatted(each.failures, 'number')}</td>
              <td class="short">${each.key_id}</td>
              <td><span class="figure">${formatted(each.created_at, 'date-time')}</span></td>
              <td>
                <span class="actions">
                  <button type="button" onClick=${() => act<{ redelivered: number }>(each.id, 'redeliver', ({ redelivered }) => `${redelivered} events are queued for redelivery.`)}>Redeliver failed events</button>
                  <${ConfirmButton}
                    id=${`rotate-${each.id}`}
                    label="Rotate secret"
                    question="Rotate this signing secret?"
                    consequence=${html`Deliveries to <bdi>${each.host}</bdi> carry both signatures for 24 hours and then only the new one. A receiver that still has the old secret then rejects them. The new secret is shown once.`}
                    action="Rotate signing secret"
                    onConfirm=${() => act<{ secret: string }>(each.id, 'rotate-secret', ({ secret }) => `New secret, shown only once: ${secret}`)}
                  />
                </span>
              </td>
            </tr>`,
          )}
        </tbody>
      </table>
    </div>`
    }
    ${next !== null && html`<p class="actions"><button type="button" class="quiet" onClick=${() => load(next)}>Show more</button></p>`}`;
}
