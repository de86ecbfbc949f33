// Form for a webhook subscription: event type, filter, callback URL.

import { html } from 'htm/preact';
import { useEffect, useState } from 'preact/hooks';
import type { PageSchema } from '../../contract/page.ts';
import { CopyButton } from './copy.ts';
import type { ControlEvent } from './field.ts';
import { ProblemNote } from './problem.ts';
import { type ProblemBody, sendJson } from './server-calls.ts';

export interface WatchedType {
  readonly type: string;
  readonly summary: string;
  /** Record fields that a filter may use. */
  readonly fields: Readonly<Record<string, PageSchema>>;
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
  const [filter, setFilter] = useState<Readonly<Record<string, string>>>({});
  const [made, setMade] = useState<Made | undefined>(undefined);
  const [problem, setProblem] = useState<ProblemBody | undefined>(undefined);
  useEffect(() => {
    const asked = askedIn(new URLSearchParams(globalThis.location?.search ?? ''), types);
    if (asked === undefined) return;
    setType(asked.type);
    setFilter(asked.filter);
  }, []);
  const chosen = types.find((each) => each.type === type);
  const submit = async (event: { preventDefault(): void }) => {
    event.preventDefault();
    const wanted = filterOf(chosen, filter);
    const body = {
      entity_type: type,
      callback_url: address,
      ...(Object.keys(wanted).length === 0 ? {} : { filter: wanted }),
    };
    const { json, problem: failed } = await sendJson<Made>('POST', '/rest/webhooks/subscribe', { key: keyText, body });
    setProblem(failed);
    setMade(json);
    if (json !== undefined) onMade();
  };
  return html`<form class="stack subscribe" onSubmit=${submit}>
    <div class="field">
      <label for="watched-type">Event type</label>
      <select
        id="watched-type"
        onChange=${({ currentTarget }: ControlEvent) => {
          setType(currentTarget.value);
          setFilter({});
        }}
      >
        ${types.map((each) => html`<option value=${each.type} selected=${each.type === type}>${each.type}</option>`)}
      </select>
      <p class="hint">${chosen?.summary}</p>
    </div>
    <details class="more" open=${Object.keys(filter).length > 0}>
      <summary>Filter by field</summary>
      <div class="columns">
        ${Object.entries(chosen?.fields ?? {}).map(
          ([field, schema]) => html`<div class="field" key=${`${type}.${field}`}>
            <label for=${`filter-${field}`}><span class="argument">${field}</span></label>
            ${
              schema.enum === undefined
                ? html`<input id=${`filter-${field}`} type="text" value=${filter[field] ?? ''} onInput=${({ currentTarget }: ControlEvent) => setFilter({ ...filter, [field]: currentTarget.value })} />`
                : html`<select id=${`filter-${field}`} onChange=${({ currentTarget }: ControlEvent) => setFilter({ ...filter, [field]: currentTarget.value })}>
                  <option value="">any</option>
                  ${schema.enum.filter((word) => word !== null).map((word) => html`<option value=${String(word)} selected=${String(word) === filter[field]}>${String(word)}</option>`)}
                </select>`
            }
            <p class="hint">${schema.description}${schema.enum === undefined && ' Separate several values with commas.'}</p>
          </div>`,
        )}
      </div>
    </details>
    <div class="field">
      <label for="callback">Callback URL</label>
      <input id="callback" type="url" required placeholder="https://hooks.example.org/almanac" value=${address} onInput=${({ currentTarget }: ControlEvent) => setAddress(currentTarget.value)} />
      <p class="hint">A public https URL of yours. A <code>ping</code> is sent there first.</p>
    </div>
    <p class="actions scripted"><button type="submit" class="primary" disabled=${keyText === ''}>Subscribe</button>${keyText === '' && html`<span class="hint">Enter your key first.</span>`}</p>
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

/** The event type and filter of a link from a result (record-links.ts). Unknown names are ignored. */
function askedIn(query: URLSearchParams, types: readonly WatchedType[]) {
  const found = types.find(({ type }) => type === query.get('type'));
  if (found === undefined) return undefined;
  const filter = [...query].filter(([name]) => name !== 'type' && Object.hasOwn(found.fields, name));
  return { type: found.type, filter: Object.fromEntries(filter) };
}

/** Filter values by field, converted to the type of the field. */
function filterOf(chosen: WatchedType | undefined, given: Readonly<Record<string, string>>): Record<string, unknown[]> {
  const entries = Object.entries(given).filter(([, text]) => text.trim() !== '');
  return Object.fromEntries(entries.map(([field, text]) => [field, valuesIn(chosen?.fields[field], text)]));
}

function valuesIn(schema: PageSchema | undefined, text: string): unknown[] {
  const types = [schema?.items?.type ?? schema?.type ?? []].flat();
  const parts = schema?.enum === undefined ? text.split(',').map((part) => part.trim()) : [text];
  return parts.map((part) => {
    if (types.includes('boolean')) return part === 'true';
    return types.includes('number') || types.includes('integer') ? Number(part) : part;
  });
}
