// Lets the reader add the same call, with one argument changed, to a chart.

import { html } from 'htm/preact';
import { useState } from 'preact/hooks';
import type { PageArguments } from '../../contract/page.ts';
import type { Compared } from '../views/compare.ts';
import { argumentsOf, type Field, valuesOf } from './form-values.ts';
import type { Outcome } from './server-calls.ts';

export interface CompareProps {
  readonly fields: readonly Field[];
  readonly args: PageArguments;
  readonly call: (args: PageArguments) => Promise<Outcome<Readonly<Record<string, unknown>>>>;
  readonly compared: readonly Compared[];
  readonly onChange: (compared: readonly Compared[]) => void;
}

interface ValueEvent {
  readonly currentTarget: { readonly value: string };
}

/** With more results, the lines would be indistinguishable. */
const MAX_COMPARED = 6;

export function Compare({ fields, args, call, compared, onChange }: CompareProps): unknown {
  const own = fields.filter(({ name }) => typeof args[name] === 'string' || typeof args[name] === 'number');
  const [name, setName] = useState('');
  const [value, setValue] = useState('');
  const [fault, setFault] = useState<string | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  if (own.length === 0) return null;
  const chosen =
    own.find((field) => field.name === name) ?? own.findLast((field) => typeof args[field.name] === 'string') ?? own[0];
  const add = async (event: { preventDefault(): void }) => {
    event.preventDefault();
    const text = value.trim();
    if (chosen === undefined || text === '') return;
    setBusy(true);
    const { json, problem } = await call(argumentsOf(fields, { ...valuesOf(fields, args), [chosen.name]: text }));
    setBusy(false);
    setFault(problem === undefined ? undefined : (problem.detail ?? problem.title));
    if (json === undefined) return;
    setValue('');
    onChange([...compared.filter(({ label }) => label !== text), { label: text, argument: chosen.name, answer: json }]);
  };
  return html`<form class="compare scripted" onSubmit=${add}>
    <span id="compare-label">Add a series:</span>
    <select aria-label="Argument that differs" value=${chosen?.name} onChange=${(event: ValueEvent) => setName(event.currentTarget.value)}>
      ${own.map((field) => html`<option value=${field.name}>${field.name}</option>`)}
    </select>
    <input aria-labelledby="compare-label" value=${value} placeholder=${`instead of ${String(args[chosen?.name ?? ''] ?? '')}`} onInput=${(event: ValueEvent) => setValue(event.currentTarget.value)} />
    <button type="submit" disabled=${busy || compared.length >= MAX_COMPARED}>${busy ? 'Adding …' : 'Add'}</button>
    ${compared.map(
      ({ label }) =>
        html`<button type="button" class="toggle" aria-label=${`Remove ${label}`} onClick=${() => onChange(compared.filter((each) => each.label !== label))}>${label} ×</button>`,
    )}
    ${fault !== undefined && html`<p class="fault" role="alert">${fault}</p>`}
  </form>`;
}
