// Form for a webhook subscription: event type, filter, callback URL.

import { html } from 'htm/preact';
import { useEffect, useState } from 'preact/hooks';
import { CodeBlock, CopyButton } from './copy.ts';
import type { ControlEvent } from './field.ts';
import { conditionsOf, type FilterFields, FilterInputs, type FilterTexts } from './filter-fields.ts';
import { ProblemNote } from './problem.ts';
import { type ProblemBody, sendJson } from './server-calls.ts';
import { INBOX_PATH } from './test-inbox.ts';

export interface WatchedType {
  readonly type: string;
  /** Name for people. */
  readonly title: string;
  readonly summary: string;
  /** Fields that the form offers as filters. */
  readonly fields: FilterFields;
  /** Example record. */
  readonly example: object;
}

interface Made {
  readonly id: string;
  readonly secret: string;
}

export function SubscribeForm({
  types,
  keyText,
  onMade,
}: {
  types: readonly WatchedType[];
  keyText: string;
  onMade: () => void;
}): unknown {
  const [type, setType] = useState(types[0]?.type ?? '');
  const [address, setAddress] = useState('');
  const [filter, setFilter] = useState<FilterTexts>({});
  const [made, setMade] = useState<Made | undefined>(undefined);
  const [problem, setProblem] = useState<ProblemBody | undefined>(undefined);
  const [identity, setIdentity] = useState<FilterFields>([]);
  useEffect(() => {
    const asked = askedIn(new URLSearchParams(globalThis.location?.search ?? ''), types);
    if (asked === undefined) return;
    setType(asked.type);
    setFilter(asked.filter);
    setIdentity(asked.identity);
  }, []);
  const chosen = types.find((each) => each.type === type);
  const fields = [...identity, ...(chosen?.fields ?? [])];
  const subscribe = async (url: string) => {
    const body = {
      entity_type: type,
      callback_url: url,
      ...conditionsOf(fields, filter),
    };
    const { json, problem: failed } = await sendJson<Made>('POST', '/rest/webhooks/subscribe', { key: keyText, body });
    setProblem(failed);
    setMade(json);
    if (json !== undefined) onMade();
  };
  const submit = (event: { preventDefault(): void }) => {
    event.preventDefault();
    void subscribe(address);
  };
  const useInbox = async () => {
    const { json, problem: failed } = await sendJson<{ url: string }>('POST', INBOX_PATH, { key: keyText, body: {} });
    setProblem(failed);
    if (json === undefined) return;
    setAddress(json.url);
    await subscribe(json.url);
  };
  return html`<form class="stack subscribe" onSubmit=${submit}>
    <div class="field">
      <label for="watched-type">Event type</label>
      <select
        id="watched-type"
        onChange=${({ currentTarget }: ControlEvent) => {
          setType(currentTarget.value);
          setFilter({});
          setIdentity([]);
        }}
      >
        ${types.map((each) => html`<option value=${each.type} selected=${each.type === type}>${each.title}</option>`)}
      </select>
      <p class="hint">${chosen?.summary} <code>${type}</code></p>
    </div>
    <fieldset class="filters">
      <legend>Only events where (optional)</legend>
      <${FilterInputs} key=${type} fields=${fields} texts=${filter} onChange=${setFilter} />
    </fieldset>
    <details class="more">
      <summary>Sample event</summary>
      <${CodeBlock} code=${sampleOf(chosen)} label="Sample event" language="json" />
    </details>
    <div class="field">
      <label for="callback">Callback URL</label>
      <input id="callback" type="url" required placeholder="https://hooks.example.org/almanac" value=${address} onInput=${({ currentTarget }: ControlEvent) => setAddress(currentTarget.value)} />
      <p class="hint">A public https URL of yours. A <code>ping</code> is sent there first. Without a receiver, use a test inbox: this page shows its deliveries.</p>
    </div>
    <p class="actions scripted"><button type="submit" class="primary" disabled=${keyText === ''}>Subscribe</button><button type="button" disabled=${keyText === ''} onClick=${useInbox}>Use a test inbox</button>${keyText === '' && html`<span class="hint">Enter your key first.</span>`}</p>
    ${problem && html`<${ProblemNote} problem=${problem} />`}
    ${
      made &&
      html`<div class="fresh-key" role="status">
      <p>Subscribed. Save the signing secret now: it is shown only once.</p>
      <p class="joined"><code class="whole-key">${made.secret}</code><${CopyButton} text=${made.secret} /></p>
    </div>`
    }
  </form>`;
}

/**
 * Reads a link from a result (record-links.ts), which contains the event type and the record to filter by. Unknown
 * names are ignored.
 */
function askedIn(query: URLSearchParams, types: readonly WatchedType[]) {
  const found = types.find(({ type }) => type === query.get('type'));
  if (found === undefined) return undefined;
  const [field] = [...query].filter(([name]) => name !== 'type' && Object.hasOwn(found.example, name));
  if (field === undefined) return { type: found.type, filter: {}, identity: [] };
  const [name, value] = field;
  const isNumber = typeof (found.example as Readonly<Record<string, unknown>>)[name] === 'number';
  const schema = { type: isNumber ? 'integer' : 'string', description: 'Only this record.' };
  return {
    type: found.type,
    filter: isNumber ? { [`${name} min`]: value, [`${name} max`]: value } : { [name]: value },
    identity: found.fields.some((each) => each.name === name) ? [] : [{ name, schema }],
  };
}

/** A sample event of this type that contains the example record. */
function sampleOf(chosen: WatchedType | undefined): string {
  const { type, example } = chosen ?? {};
  const data = { entity_id: Object.values(example ?? {})[0], change: 'created', fields_changed: [], record: example };
  return JSON.stringify({ type, timestamp: '2026-11-28T12:00:00.000Z', sequence: 1, data }, null, 2);
}
