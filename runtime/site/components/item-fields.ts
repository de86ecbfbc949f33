// A list of records in a form, with one group of fields per record. The value of the list is its JSON.

import { html } from 'htm/preact';
import { useContext } from 'preact/hooks';
import type { PageArguments, Picker } from '../../contract/page.ts';
import { argumentsOf, type Field, itemFieldsOf, itemsIn, valuesOf } from './form-values.ts';
import { PickerContext } from './picker/use-choices.ts';

export interface ItemFieldsProps {
  readonly name: string;
  /** Fields of an item, named `argument.field`. */
  readonly fields: readonly Field[];
  readonly items: readonly PageArguments[];
  /** Renders one field. Passed as a parameter, because the module that defines it imports this one. */
  readonly control: (props: ItemControlProps) => unknown;
  readonly onChange: (value: string) => void;
}

interface ItemControlProps {
  readonly field: Field;
  readonly value: string;
  readonly faults: readonly string[];
  readonly onChange: (value: string) => void;
}

export function ItemFields({ name, fields, items, control, onChange }: ItemFieldsProps): unknown {
  const save = (next: readonly PageArguments[]) => onChange(next.length === 0 ? '' : JSON.stringify(next, null, 2));
  return html`<div class="items">
    ${items.map(
      (item, index) =>
        html`<${Item} key=${index} name=${name} index=${index} fields=${fields} control=${control} item=${item} onItem=${(next: PageArguments | undefined) => save(replaced(items, index, next))} />`,
    )}
    <button type="button" class="quiet" onClick=${() => save([...items, {}])}>Add</button>
  </div>`;
}

function replaced(items: readonly PageArguments[], index: number, next: PageArguments | undefined) {
  return items.flatMap((each, at) => (at !== index ? [each] : next === undefined ? [] : [next]));
}

interface ItemProps extends Pick<ItemFieldsProps, 'name' | 'fields' | 'control'> {
  readonly index: number;
  readonly item: PageArguments;
  /** Called with the changed item, or with undefined to remove it. */
  readonly onItem: (item: PageArguments | undefined) => void;
}

function Item({ name, index, fields, control, item, onItem }: ItemProps): unknown {
  const sources = useContext(PickerContext);
  const partOf = (field: Field) => field.name.slice(name.length + 1);
  const own = fields.map((field) => ({ ...field, name: partOf(field) }));
  const values = valuesOf(own, item);
  const change = (part: string) => (text: string) => onItem(argumentsOf(own, { ...values, [part]: text }));
  // The names are numbered, because names and ids of form fields must be unique.
  const numbered = (part: string) => `${name}.${index}.${part}`;
  const pickers = Object.fromEntries(
    own.flatMap(({ name: part }) => {
      const picker = sources.pickers[`${name}.${part}`];
      return picker === undefined ? [] : [[numbered(part), picker]];
    }),
  );
  return html`<fieldset class="item">
    <legend>${index + 1}</legend>
    <${PickerContext.Provider} value=${{ ...sources, pickers, item: values }}>
      ${own.map((field) => html`<${control} key=${field.name} field=${{ ...field, name: numbered(field.name) }} value=${values[field.name] ?? ''} faults=${[]} onChange=${change(field.name)} />`)}
    </${PickerContext.Provider}>
    <button type="button" class="quiet" aria-label=${`Remove ${name} ${index + 1}`} onClick=${() => onItem(undefined)}>Remove</button>
  </fieldset>`;
}

/**
 * Undefined if the field is not a list of records, or its value cannot be read as one. A list within a record needs a
 * picker, because a text field with one value per line would lose line breaks during typing.
 */
export function itemPropsOf(
  field: Field,
  value: string,
  pickers: Readonly<Record<string, Picker>>,
): Pick<ItemFieldsProps, 'fields' | 'items'> | undefined {
  const fields = itemFieldsOf(field);
  const items = itemsIn(value);
  if (fields === undefined || items === undefined) return undefined;
  return fields.every(({ name, kind }) => kind !== 'lines' || name in pickers) ? { fields, items } : undefined;
}
