// A field for finding codes by name: a WAI-ARIA combobox with a list. It shows names, but the form sends codes.

import { html } from 'htm/preact';
import { useState } from 'preact/hooks';
import type { Picker } from '../../../contract/page.ts';
import type { ChoiceRow } from './choice-rows.ts';
import { useChoices } from './use-choices.ts';

export interface PickerFieldProps {
  readonly picker: Picker;
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly several: boolean;
  /** Attributes that every form field has. */
  readonly common: Readonly<Record<string, unknown>>;
  readonly placeholder: string | undefined;
  readonly onChange: (value: string) => void;
}

interface TextEvent {
  readonly currentTarget: { readonly value: string };
}

interface KeyEvent {
  readonly key: string;
  readonly altKey: boolean;
  preventDefault(): void;
}

export function PickerField(props: PickerFieldProps): unknown {
  const { picker, id, name, value, several, common, placeholder, onChange } = props;
  const choices = useChoices(picker);
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const chosen = several ? value.split('\n').filter((line) => line.trim() !== '') : [];
  const text = several ? typed : value;
  const { finder, busy, fault } = choices;
  // Results of a search are shown in full; a list is narrowed by the input.
  const options = choices.matching(finder?.query === undefined ? text : '').filter(([each]) => !chosen.includes(each));
  const shows = isOpen && options.length > 0;
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const pick = ([code]: ChoiceRow) => {
    if (several) setTyped('');
    onChange(several ? [...chosen, code].join('\n') : code);
    close();
  };
  const type = (given: string) => {
    if (several) setTyped(given);
    else onChange(given);
    setActive(-1);
    setOpen(finder?.query === undefined);
  };
  /**
   * Input that was typed and not chosen is also accepted as a value, because the server knows more names than the list.
   */
  const addTyped = () => {
    if (several && typed.trim() !== '') onChange([...chosen, typed.trim()].join('\n'));
    if (several) setTyped('');
  };
  const search = async () => {
    setActive(-1);
    setOpen(await choices.find(text));
    field(id)?.focus();
  };
  const move = (by: number) => {
    setOpen(true);
    const next = active + by;
    setActive(next < 0 ? options.length - 1 : next >= options.length ? 0 : next);
  };
  const onKeyDown = (event: KeyEvent) => {
    const option = options[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (options.length === 0 && finder !== undefined) void search();
      else move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && shows && option !== undefined) {
      event.preventDefault();
      pick(option);
    } else if (event.key === 'Enter' && several && typed.trim() !== '') {
      event.preventDefault();
      addTyped();
      close();
    } else if (event.key === 'Escape' && shows) {
      event.preventDefault();
      close();
    } else if (event.key === 'Backspace' && several && typed === '' && chosen.length > 0) {
      onChange(chosen.slice(0, -1).join('\n'));
    }
  };
  const label = several ? undefined : choices.labelOf(value);
  return html`<div class="picker">
    ${chosen.length > 0 && html`<${Chosen} name=${name} values=${chosen} labelOf=${choices.labelOf} onChange=${(rest: readonly string[]) => onChange(rest.join('\n'))} />`}
    <div class="picker-entry">
      <input
        ...${common}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded=${shows ? 'true' : 'false'}
        aria-controls=${`${id}-list`}
        aria-activedescendant=${shows && active >= 0 ? `${id}-option-${active}` : undefined}
        name=${several ? undefined : name}
        value=${text}
        placeholder=${placeholder}
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        onFocus=${choices.load}
        onClick=${() => setOpen(true)}
        onInput=${({ currentTarget }: TextEvent) => type(currentTarget.value)}
        onKeyDown=${onKeyDown}
        onBlur=${() => {
          addTyped();
          close();
        }}
      />
      ${finder !== undefined && html`<button type="button" class="picker-find" aria-describedby=${`${id}-hint`} onClick=${search}>${busy ? 'Searching…' : finder.query === undefined ? 'List' : 'Find'}</button>`}
      <ul id=${`${id}-list`} role="listbox" aria-label=${`Values for ${name}`} class="picker-list" hidden=${!shows}>
        ${
          shows &&
          options.map(
            (option, index) => html`<li
              id=${`${id}-option-${index}`}
              key=${option[0]}
              role="option"
              aria-selected=${index === active ? 'true' : 'false'}
              ref=${index === active ? reveal : undefined}
              onMouseDown=${(event: { preventDefault(): void }) => event.preventDefault()}
              onClick=${() => pick(option)}
            ><bdi class="picker-name">${option[1] || option[0]}</bdi>${option[1] !== '' && html`<code>${option[0]}</code>`}</li>`,
          )
        }
      </ul>
    </div>
    <p class="picker-note" role="status">${fault ? html`<span class="fault">${fault}</span>` : label && label !== value && html`<bdi>${label}</bdi>`}</p>
  </div>`;
}

function reveal(element: { scrollIntoView(options: { block: 'nearest' }): void } | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

function field(id: string): { focus(): void } | null {
  const { document } = globalThis as unknown as { document: { getElementById(id: string): { focus(): void } | null } };
  return document.getElementById(id);
}

interface ChosenProps {
  readonly name: string;
  readonly values: readonly string[];
  readonly labelOf: (value: string) => string | undefined;
  readonly onChange: (values: readonly string[]) => void;
}

function Chosen({ name, values, labelOf, onChange }: ChosenProps): unknown {
  return html`<ul class="picker-chosen" aria-label=${`Chosen values for ${name}`}>
    ${values.map((value, index) => {
      const label = labelOf(value);
      return html`<li key=${`${value}-${index}`}><bdi>${label ?? value}</bdi>${label && label !== value && html` <code>${value}</code>`}<button type="button" aria-label=${`Remove ${label ?? value}`} onClick=${() => onChange(values.filter((_, at) => at !== index))}>×</button></li>`;
    })}
  </ul>`;
}
