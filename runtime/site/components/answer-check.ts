// "Check again": repeats the call of an answer and shows the changes.

import { html } from 'htm/preact';
import { useState } from 'preact/hooks';
import type { CheckedAnswer } from '../../answers/answers.ts';
import { counted, formatted } from '../views/format.ts';
import { CodeBlock } from './copy.ts';
import { ProblemNote } from './problem.ts';
import { type Outcome, sendJson } from './server-calls.ts';
import { useCall } from './use-call.ts';
import { KeyBox, useKey } from './visitor-key.ts';

interface AnswerCheckProps {
  readonly id: string;
  /** Base URL of this server, without a trailing slash. */
  readonly base: string;
  readonly signup: boolean;
}

export function AnswerCheck({ id, base, signup }: AnswerCheckProps): unknown {
  const [key, setKey] = useKey();
  const [wantsKey, setWantsKey] = useState(false);
  const { outcome, busy, run } = useCall<CheckedAnswer>();
  const path = `/answers/${id}/check`;
  const check = () => {
    if (key === '') setWantsKey(true);
    else void run(() => sendJson<CheckedAnswer>('POST', path, { key }));
  };
  return html`<section class="card answer-check" aria-labelledby="check-title">
    <h2 id="check-title">Does it still hold?</h2>
    <p class="hint">Makes the same call now and compares the answers. Counts as one call.</p>
    <p class="actions scripted">
      <button type="button" class="primary" disabled=${busy !== undefined} onClick=${check}>Check again</button>
    </p>
    ${wantsKey && key === '' && html`<p class="hint" role="status">Checking an answer requires a key. Enter yours, or sign up for one.</p>`}
    ${(wantsKey || key !== '') && html`<${KeyBox} keyText=${key} onKey=${setKey} signup=${signup} />`}
    <div class="unscripted">
      <${CodeBlock} code=${`curl -s -X POST '${base}${path}' \\\n  -H "Service-API-Key: $ALMANAC_KEY"`} label="Check with curl" language="sh" />
    </div>
    <div role="status" aria-live="polite">
      ${busy !== undefined && busy > 0 ? html`<p class="hint">Waiting for the response: ${busy.toFixed(1)} s</p>` : outcome?.json && html`<${Found} id=${id} outcome=${outcome} />`}
    </div>
    ${outcome?.problem && html`<${ProblemNote} problem=${outcome.problem} />`}
  </section>`;
}

const VERDICTS: Readonly<Record<CheckedAnswer['status'], readonly [title: string, text: string]>> = {
  unchanged: ['Unchanged', 'The same call returns the same answer.'],
  revised: ['Revised', 'The same call returns a different answer now.'],
  gone: ['Gone', 'The record no longer exists.'],
  unavailable: ['Not available', 'The call currently fails.'],
  answered: [
    'Different',
    'The current answer has a different digest. What changed is unknown, because the earlier data is not kept.',
  ],
};

function Found({ id, outcome }: { id: string; outcome: Outcome<CheckedAnswer> }): unknown {
  const checked = outcome.json as CheckedAnswer;
  const { status, checked_at: at, reason, changes, now } = checked;
  const [title, text] = VERDICTS[status];
  return html`<div class=${`verdict verdict-${status}`}>
    <p><strong>${title}</strong> <span class="hint">${formatted(at, 'date-time')}</span></p>
    <p>${reason ?? text}</p>
    ${changes && html`<${Changes} changes=${changes} />`}
    ${now !== undefined && now.id !== id && html`<p><a href=${`/answers/${encodeURIComponent(now.id)}`}>Open the current answer</a></p>`}
  </div>`;
}

/** Number of changes shown; further ones are collapsed. */
const FIRST_CHANGES = 10;

function Changes({ changes }: { changes: NonNullable<CheckedAnswer['changes']> }): unknown {
  const { fields, field_count: count, rows } = changes;
  const [first, rest] = [fields.slice(0, FIRST_CHANGES), fields.slice(FIRST_CHANGES)];
  const counts = [
    ...(count > 0 ? [`${counted(count, 'field')} changed`] : []),
    ...(rows.changed > 0 ? [`${counted(rows.changed, 'row')} changed`] : []),
    ...(rows.added > 0 ? [`${counted(rows.added, 'row')} added`] : []),
    ...(rows.removed > 0 ? [`${counted(rows.removed, 'row')} removed`] : []),
  ];
  const list = (some: typeof fields) =>
    html`<ul class="changes">${some.map((each) => html`<${Change} change=${each} />`)}</ul>`;
  return html`<p class="hint">${counts.join(' · ')}</p>
    ${list(first)}
    ${rest.length > 0 && html`<details class="more"><summary>${rest.length} more</summary>${list(rest)}</details>`}
    ${count > fields.length && html`<p class="note">${counted(count - fields.length, 'further change')} not listed.</p>`}`;
}

function Change({ change }: { change: NonNullable<CheckedAnswer['changes']>['fields'][number] }): unknown {
  const { path, old, new: current } = change;
  return html`<li>
    <code><bdi>${path}</bdi></code>
    <span><del><span class="visually-hidden">Earlier: </span><bdi>${valueText(old)}</bdi></del> → <ins><span class="visually-hidden">now: </span><bdi>${valueText(current)}</bdi></ins></span>
  </li>`;
}

function valueText(value: unknown): string {
  if (value === undefined) return 'absent';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
