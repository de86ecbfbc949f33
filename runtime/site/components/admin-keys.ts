// Key management for operators: find by email address, create, rotate, revoke, change plan.

import { html } from 'htm/preact';
import { useEffect, useState } from 'preact/hooks';
import { formatted } from '../views/format.ts';
import { ConfirmButton } from './confirm.ts';
import type { ControlEvent } from './field.ts';
import { ProblemNote } from './problem.ts';
import type { AdminCall, Outcome, ProblemBody } from './server-calls.ts';
import { FreshKey } from './visitor-key.ts';

interface KeyEntry {
  readonly id: string;
  readonly prefix: string;
  readonly plan: string;
  readonly email: string;
  readonly last_used_at: string | null;
  readonly revoked_at: string | null;
  readonly calls_today: number;
}

interface KeyList {
  readonly keys: readonly KeyEntry[];
  readonly next_cursor: string | null;
}

export function AdminKeys({ plans, call }: { plans: readonly string[]; call: AdminCall }): unknown {
  const [email, setEmail] = useState('');
  const [list, setList] = useState<KeyList | undefined>(undefined);
  const [fresh, setFresh] = useState<string | undefined>(undefined);
  const [problem, setProblem] = useState<ProblemBody | undefined>(undefined);
  const load = async (cursor?: string) => {
    const query = new URLSearchParams({
      ...(email === '' ? {} : { email }),
      ...(cursor === undefined ? {} : { cursor }),
    }).toString();
    const { json, problem: failed } = await call<KeyList>('GET', `/admin/keys?${query}`);
    setProblem(failed);
    if (json !== undefined)
      setList(cursor === undefined ? json : { ...json, keys: [...(list?.keys ?? []), ...json.keys] });
  };
  const done = async (called: Promise<Outcome<{ key?: string }>>) => {
    const { json, problem: failed } = await called;
    setProblem(failed);
    setFresh(json?.key);
    if (failed === undefined) await load();
  };
  useEffect(() => void load(), []);
  const own = (id: string) => `/admin/keys/${encodeURIComponent(id)}`;
  return html`<div class="stack">
    <form
      class="actions"
      onSubmit=${(event: { preventDefault(): void }) => {
        event.preventDefault();
        void load();
      }}
    >
      <label for="admin-email">Email address</label>
      <input class="short" id="admin-email" type="email" value=${email} onInput=${({ currentTarget }: ControlEvent) => setEmail(currentTarget.value.trim())} />
      <button type="submit">Find</button>
      <button type="button" disabled=${email === ''} onClick=${() => done(call('POST', '/admin/keys', { email, plan: plans[0] }))}>Create key</button>
    </form>
    ${problem && html`<${ProblemNote} problem=${problem} />`} ${fresh !== undefined && html`<${FreshKey} keyText=${fresh} />`}
    <div class="scroll" role="region" aria-label="Keys" tabindex="0">
      <table class="data">
        <thead>
          <tr>
            <th scope="col">Owner</th>
            <th scope="col">Key</th>
            <th scope="col">Plan</th>
            <th scope="col" class="end">Calls today</th>
            <th scope="col">Last used</th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          ${list?.keys.map(
            (each) => html`<tr key=${each.id}>
              <th scope="row" class="middling"><bdi>${each.email}</bdi></th>
              <td><code>${each.prefix}…</code></td>
              <td>
                <select aria-label=${`Plan of ${each.email}`} disabled=${each.revoked_at !== null} onChange=${({ currentTarget }: ControlEvent) => done(call('POST', `${own(each.id)}/plan`, { plan: currentTarget.value }))}>
                  ${plans.map((plan) => html`<option value=${plan} selected=${plan === each.plan}>${plan}</option>`)}
                </select>
              </td>
              <td class="end">${formatted(each.calls_today, 'number')}</td>
              <td>${formatted(each.last_used_at, 'date-time')}</td>
              <td>
                ${
                  each.revoked_at === null
                    ? html`<${ConfirmButton}
                        id=${`rotate-${each.id}`}
                        label="Rotate"
                        question="Rotate this key?"
                        consequence=${html`The key <code>${each.prefix}…</code> of <bdi>${each.email}</bdi> stops working in 24 hours. The new key is shown once; you must pass it on to the owner.`}
                        action="Rotate key"
                        onConfirm=${() => done(call('POST', `${own(each.id)}/rotate`, {}))}
                      /><${ConfirmButton}
                        id=${`revoke-${each.id}`}
                        label="Revoke"
                        question="Revoke this key?"
                        consequence=${html`The key <code>${each.prefix}…</code> of <bdi>${each.email}</bdi> stops working within a second, and its webhook subscriptions end. This cannot be undone.`}
                        action="Revoke key"
                        onConfirm=${() => done(call('POST', `${own(each.id)}/revoke`, {}))}
                      />`
                    : `revoked ${formatted(each.revoked_at, 'date-time')}`
                }
              </td>
            </tr>`,
          )}
        </tbody>
      </table>
    </div>
    ${list?.next_cursor && html`<p><button type="button" onClick=${() => load(list.next_cursor ?? undefined)}>Show more keys</button></p>`}
  </div>`;
}
