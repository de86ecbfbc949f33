// One form field: the control for its schema, a hint and the errors reported by the server.

import { html } from 'htm/preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import type { PageSchema } from '../../contract/page.ts';
import { counted } from '../views/format.ts';
import { choicesOf, type Field } from './form-values.ts';
import { ItemFields, itemPropsOf } from './item-fields.ts';
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

/** Enums with more values than this get a scrolling list. */
const MANY_WORDS = 24;
/** Maximum lengths above this are not shown. */
const TELLING_LENGTH = 200;

export function FormField({ field, value, faults, onChange }: FieldProps): unknown {
  const { name, kind, schema, required } = field;
  const id = `argument-${name}`;
  const bounds = boundsText(schema);
  const [isAwake, wake] = useState(false);
  useEffect(() => wake(true), []);
  const { pickers } = useContext(PickerContext);
  // Without JavaScript, such fields remain text fields for JSON or for one value per line.
  const records = isAwake && kind === 'json' ? itemPropsOf(field, value, pickers) : undefined;
  const isGroup = kind === 'chips' || records !== undefined;
  const described = [`${id}-hint`, ...(faults.length > 0 ? [`${id}-fault`] : [])].join(' ');
  const own = name.slice(name.lastIndexOf('.') + 1);
  const label = html`<span class="argument">${labelOf(own)}</span> <code class="argument-name">${own}</code>${required && html` <span class="required">required</span>`}`;
  const control =
    records === undefined
      ? html`<${Control} isAwake=${isAwake} field=${field} id=${id} value=${value} described=${described} wrong=${faults.length > 0} onChange=${onChange} />`
      : html`<${ItemFields} name=${name} ...${records} control=${FormField} onChange=${onChange} />`;
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
  readonly isAwake: boolean;
  readonly id: string;
  readonly described: string;
  readonly wrong: boolean;
}

function Control({ isAwake, field, id, value, described, wrong, onChange }: ControlProps): unknown {
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
  if (picker !== undefined && ((isAwake && several) || kind === 'text' || kind === 'number'))
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

function unchosen({ default: fallback }: PageSchema): string {
  return fallback === undefined || fallback === '' ? 'any' : `${String(fallback)} (default)`;
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
  const { minimum, maximum, minItems, maxItems, maxLength = Number.POSITIVE_INFINITY, default: fallback } = schema;
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
  if (fallback !== undefined && fallback !== '' && typeof fallback !== 'object')
    parts.push(`default ${String(fallback)}`);
  const text = parts.join(', ');
  return text === '' ? undefined : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
