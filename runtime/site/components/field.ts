// One form field: the control for its schema, a hint and the errors reported by the server.

import { html } from 'htm/preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import type { PageSchema } from '../../contract/page.ts';
import { counted } from '../views/format.ts';
import { choicesOf, type Field } from './form-values.ts';
import { PickerField } from './picker/picker.ts';
import { PickerContext } from './picker/use-choices.ts';

/** The part of a DOM event that handlers use. */
export interface ControlEvent {
  readonly currentTarget: { readonly value: string; readonly checked: boolean };
}

export interface FieldProps {
  readonly field: Field;
  readonly value: string;
  /** Error messages from the server. */
  readonly faults: readonly string[];
  readonly onChange: (value: string) => void;
}

/** Larger enums get a scrolling list. */
const MANY_WORDS = 24;
/** Higher maximum lengths are not worth showing. */
const TELLING_LENGTH = 200;

export function FormField({ field, value, faults, onChange }: FieldProps): unknown {
  const { name, kind, schema, required } = field;
  const id = `argument-${name}`;
  const bounds = boundsText(schema);
  const isGroup = kind === 'chips';
  const described = [`${id}-hint`, ...(faults.length > 0 ? [`${id}-fault`] : [])].join(' ');
  const label = html`<span class="argument">${labelOf(name)}</span> <code class="argument-name">${name}</code>${required && html` <span class="required">required</span>`}`;
  const control = html`<${Control} field=${field} id=${id} value=${value} described=${described} wrong=${faults.length > 0} onChange=${onChange} />`;
  const hint = html`<p class="hint" id=${`${id}-hint`}>${schema.description}${bounds && html` <span class="bounds">${bounds}</span>`}</p>`;
  const fault = faults.length > 0 && html`<p class="fault" id=${`${id}-fault`}>${faults.join(' ')}</p>`;
  if (isGroup) {
    return html`<fieldset class="field" aria-describedby=${described}>
      <legend>${label}</legend>
      ${control}${hint}${fault}
    </fieldset>`;
  }
  return html`<div class=${`field field-${kind}`}><label for=${id}>${label}</label>${control}${hint}${fault}</div>`;
}

interface ControlProps extends Omit<FieldProps, 'faults'> {
  readonly id: string;
  readonly described: string;
  readonly wrong: boolean;
}

function Control({ field, id, value, described, wrong, onChange }: ControlProps): unknown {
  const { name, kind, schema, required } = field;
  const onInput = ({ currentTarget }: ControlEvent) => onChange(currentTarget.value);
  const common = {
    id,
    name,
    'aria-describedby': described,
    'aria-invalid': wrong ? 'true' : undefined,
    'aria-required': required ? 'true' : undefined,
  };
  const example = schema.examples?.[0];
  const fallback = schema.default === undefined || schema.default === '' ? example : schema.default;
  const placeholder = fallback === undefined || typeof fallback === 'object' ? undefined : String(fallback);
  const { [name]: picker } = useContext(PickerContext).pickers;
  const several = kind === 'lines';
  const [isAwake, wake] = useState(!several);
  useEffect(() => wake(true), []);
  // Without JavaScript, one value per line remains.
  if (picker !== undefined && isAwake && (several || kind === 'text' || kind === 'number'))
    return html`<${PickerField} ...${{ picker, id, name, value, several, common, placeholder, onChange }} />`;
  switch (kind) {
    case 'choice':
      return html`<select ...${common} onChange=${onInput}>
        ${(!required || value === '') && html`<option value="" selected=${value === ''}>${unchosen(schema)}</option>`}
        ${choicesOf(field).map((word) => html`<option value=${word} selected=${word === value}>${word}</option>`)}
      </select>`;
    case 'switch': {
      const checked = (value === '' ? String(schema.default) : value) === 'true';
      return html`<input ...${common} type="checkbox" value="true" checked=${checked} onChange=${({ currentTarget }: ControlEvent) => onChange(String(currentTarget.checked))} />`;
    }
    case 'chips':
      return html`<${Chips} field=${field} value=${value} onChange=${onChange} />`;
    case 'number':
      return html`<input ...${common} type="text" inputmode=${schema.type === 'integer' ? 'numeric' : 'decimal'} value=${value} placeholder=${placeholder} autocomplete="off" onInput=${onInput} />`;
    case 'date':
      return html`<input ...${common} type="date" value=${value} onInput=${onInput} />`;
    case 'text':
      return html`<input ...${common} type="text" value=${value} placeholder=${placeholder} autocomplete="off" spellcheck="false" onInput=${onInput} />`;
    default:
      return html`<textarea ...${common} rows=${kind === 'long-text' ? 3 : 2} spellcheck="false" value=${value} onInput=${onInput}>${value}</textarea>`;
  }
}

function unchosen({ default: given }: PageSchema): string {
  return given === undefined || given === '' ? 'any' : `${String(given)} (default)`;
}

const ABBREVIATIONS: Readonly<Record<string, string>> = {
  id: 'ID',
  url: 'URL',
  doi: 'DOI',
  mmsi: 'MMSI',
  nct: 'NCT',
  iso: 'ISO',
};

/** Example: `session_id` becomes `Session ID`. */
export function labelOf(name: string): string {
  const words = name.split('_').map((word) => ABBREVIATIONS[word] ?? word);
  const text = words.join(' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** Multiple choice. */
function Chips({ field, value, onChange }: Pick<FieldProps, 'field' | 'value' | 'onChange'>): unknown {
  const chosen = value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const lower = new Set(chosen.map((word) => word.toLowerCase()));
  const change = (word: string, on: boolean) => {
    const others = chosen.filter((each) => each.toLowerCase() !== word.toLowerCase());
    onChange((on ? [...others, word] : others).join(','));
  };
  return html`<div class=${`chips${field.words.length > MANY_WORDS ? ' many' : ''}`}>
    ${field.words.map(
      (word) => html`<label class="chip"
        ><input type="checkbox" name=${field.name} value=${word} checked=${lower.has(word.toLowerCase())} onChange=${({ currentTarget }: ControlEvent) => change(word, currentTarget.checked)} /><span>${word}</span></label
      >`,
    )}
  </div>`;
}

function boundsText(schema: PageSchema): string | undefined {
  const { minimum, maximum, minItems, maxItems, maxLength = Number.POSITIVE_INFINITY, default: given } = schema;
  const parts: string[] = [];
  if (minimum !== undefined && maximum !== undefined) parts.push(`${minimum} to ${maximum}`);
  else if (minimum !== undefined) parts.push(`from ${minimum}`);
  else if (maximum !== undefined) parts.push(`up to ${maximum}`);
  if (maxItems !== undefined)
    parts.push(
      minItems === undefined ? `at most ${counted(maxItems, 'item')}` : `${minItems} to ${counted(maxItems, 'item')}`,
    );
  if (schema.type === 'array') parts.push('one a line');
  if (maxLength <= TELLING_LENGTH && schema.enum === undefined && schema.format === undefined)
    parts.push(`at most ${maxLength} characters`);
  if (given !== undefined && given !== '' && typeof given !== 'object') parts.push(`default ${String(given)}`);
  const text = parts.join(', ');
  return text === '' ? undefined : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
