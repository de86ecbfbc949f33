// Deliveries to the key's test inbox, newest first.

import { html } from 'htm/preact';
import { useEffect, useState } from 'preact/hooks';
import { formatted } from '../views/format.ts';
import { ConfirmButton } from './confirm.ts';
import { CodeBlock } from './copy.ts';
import { ProblemNote } from './problem.ts';
import { type ProblemBody, sendJson } from './server-calls.ts';

/** Path of the endpoints, and part of the URL of every inbox. */
export const INBOX_PATH = '/webhooks/inbox';
const REFRESH_MS = 2_000;
/** Maximum number of messages shown; the server stores the same number. */
const MAX_MESSAGES = 50;
/** Status if another tab reads the inbox with the same key at the same time. */
const BUSY = 429;

interface Message {
  readonly number: number;
  readonly received_at: string;
  readonly signature_verified: boolean;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface Inbox {
  readonly url: string;
  readonly messages: readonly Message[];
}

export function TestInbox({ keyText }: { keyText: string }): unknown {
  const [inbox, setInbox] = useState<Inbox | undefined>(undefined);
  const [problem, setProblem] = useState<ProblemBody | undefined>(undefined);
  // Incremented by every action, to discard the messages and restart the refresh timer.
  const [round, setRound] = useState(0);
  const [deleted, setDeleted] = useState(false);
  useEffect(() => {
    if (deleted) return;
    let ended = false;
    let messages: readonly Message[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = async () => {
      if (globalThis.document?.hidden) {
        timer = setTimeout(load, REFRESH_MS);
        return;
      }
      const path = `${INBOX_PATH}?after=${messages[0]?.number ?? 0}`;
      const { json, problem: failed } = await sendJson<Inbox>('GET', path, { key: keyText });
      if (ended) return;
      if (json !== undefined) {
        messages = [...json.messages, ...messages].slice(0, MAX_MESSAGES);
        setInbox({ url: json.url, messages });
      }
      if (failed?.status !== BUSY) setProblem(failed);
      // Stop refreshing if the inbox does not exist.
      if (failed?.status !== 404) timer = setTimeout(load, REFRESH_MS);
    };
    void load();
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }, [keyText, round, deleted]);
  const act = async (path: string, isDeleted: boolean) => {
    const { problem: failed } = await sendJson('DELETE', path, { key: keyText });
    setProblem(failed);
    if (failed !== undefined) return;
    setInbox(undefined);
    setDeleted(isDeleted);
    setRound(round + 1);
  };
  if (deleted) return html`<p role="status" class="hint">Test inbox deleted.</p>`;
  return html`<section class="section" aria-labelledby="inbox-title">
    <div class="title-row">
      <h2 id="inbox-title">Test inbox</h2>
      <span class="actions">
        <button type="button" class="quiet" onClick=${() => act(`${INBOX_PATH}/messages`, false)}>Clear</button>
        <${ConfirmButton}
          id="delete-inbox"
          label="Delete"
          question="Delete the test inbox?"
          consequence="Its messages are deleted. Subscriptions that use it are paused at their next event, because a new inbox has a different URL."
          action="Delete inbox"
          onConfirm=${() => act(INBOX_PATH, true)}
        />
      </span>
    </div>
    <div class="stack">
      <p class="hint">The last ${MAX_MESSAGES} deliveries of 24 hours, newest first. An inbox that is not opened for 7 days is deleted.</p>
      ${problem && html`<${ProblemNote} problem=${problem} />`}
      ${inbox !== undefined && html`<p class="address"><bdi>${inbox.url}</bdi></p>`}
      ${inbox?.messages.length === 0 && html`<p class="note">No deliveries yet. Send one with “Test event”.</p>`}
      <ul class="cards inbox" aria-live="polite">
        ${inbox?.messages.map((each) => html`<${MessageCard} key=${each.number} message=${each} />`)}
      </ul>
    </div>
  </section>`;
}

function MessageCard({ message }: { message: Message }): unknown {
  const { received_at: at, signature_verified: verified, headers, body } = message;
  const { type = '', ...event } = JSON.parse(body) as { readonly type?: string };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return html`<li class="card">
    <div class="card-head">
      <h3><code>${type}</code></h3>
      <span class=${`state state-${verified ? 'ok' : 'failing'}`}>${verified ? 'signature verified' : 'signature not valid'}</span>
    </div>
    <p class="hint">${formatted(at, 'date-time')}, answered with 204</p>
    <details class="more">
      <summary>Headers and body</summary>
      <${CodeBlock} code=${lines.join('\n')} label="Headers" language="http" />
      <${CodeBlock} code=${JSON.stringify({ type, ...event }, null, 2)} label="Body" language="json" />
    </details>
  </li>`;
}
