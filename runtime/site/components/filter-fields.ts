// Fields of the webhook form that restrict an event type: accepted values, ranges and a box on the map.

import { html } from 'htm/preact';
import { useEffect, useState } from 'preact/hooks';
import type { PageSchema } from '../../contract/page.ts';
import type { ControlEvent } from './field.ts';

/**
 * Form texts, keyed by the name of the control. Ranges use `<field> min` and `<field> max`; the area uses the names of
 * its edges.
 */
export type FilterTexts = Readonly<Record<string, string>>;

/** Filterable fields of an event type, most useful first; `area` is a box on the map. */
export type FilterFields = readonly { readonly name: string; readonly schema: PageSchema }[];

export const EDGES = ['south', 'west', 'north', 'east'] as const;
const LIMITS = { south: 90, west: 180, north: 90, east: 180 } as const;

interface FilterProps {
  readonly fields: FilterFields;
  readonly texts: FilterTexts;
  readonly onChange: (texts: FilterTexts) => void;
}

export function FilterInputs({ fields, texts, onChange }: FilterProps): unknown {
  const set = (name: string) => (event: ControlEvent) => onChange({ ...texts, [name]: event.currentTarget.value });
  return html`<div class="columns">
    ${fields.map(({ name, schema }) =>
      name === 'area'
        ? html`<${AreaInputs} key=${name} texts=${texts} set=${set} />`
        : isNumeric(schema)
          ? html`<${RangeInputs} key=${name} name=${name} schema=${schema} texts=${texts} set=${set} />`
          : html`<${ValueInput} key=${name} name=${name} schema=${schema} texts=${texts} set=${set} />`,
    )}
  </div>`;
}

interface InputProps {
  readonly name: string;
  readonly schema: PageSchema;
  readonly texts: FilterTexts;
  readonly set: (name: string) => (event: ControlEvent) => void;
}

function ValueInput({ name, schema, texts, set }: InputProps): unknown {
  const words = typesOf(schema).includes('boolean') ? ['true', 'false'] : schema.enum?.filter((word) => word !== null);
  const id = `filter-${name}`;
  return html`<div class="field">
    <label for=${id}>${fieldTitle(name)}</label>
    ${
      words === undefined
        ? html`<input id=${id} type="text" value=${texts[name] ?? ''} aria-describedby=${`${id}-hint`} onInput=${set(name)} />`
        : html`<select id=${id} aria-describedby=${`${id}-hint`} onChange=${set(name)}>
          <option value="">any</option>
          ${words.map((word) => html`<option value=${String(word)} selected=${String(word) === texts[name]}>${String(word)}</option>`)}
        </select>`
    }
    <p class="hint" id=${`${id}-hint`}>${schema.description}${words === undefined && ' Separate several values with commas.'}</p>
  </div>`;
}

function RangeInputs({ name, schema, texts, set }: InputProps): unknown {
  const input = (bound: 'min' | 'max', label: string) =>
    html`<label>${label}<input type="number" step="any" value=${texts[`${name} ${bound}`] ?? ''} onInput=${set(`${name} ${bound}`)} /></label>`;
  return html`<fieldset class="field">
    <legend>${fieldTitle(name)}</legend>
    <div class="edges">${input('min', 'at least')}${input('max', 'at most')}</div>
    <p class="hint">${schema.description}</p>
  </fieldset>`;
}

function AreaInputs({ texts, set }: Pick<InputProps, 'texts' | 'set'>): unknown {
  return html`<fieldset class="field">
    <legend>Area</legend>
    <div class="edges">
      ${EDGES.map((edge) => html`<label>${edge}<input type="number" step="any" min=${-LIMITS[edge]} max=${LIMITS[edge]} value=${texts[edge] ?? ''} onInput=${set(edge)} /></label>`)}
    </div>
    <${AreaMap} texts=${texts} />
    <p class="hint">Degrees; all four edges. West of Greenwich and south of the equator are negative.</p>
  </fieldset>`;
}

let loadLand: (() => Promise<string>) | undefined;

/** @param load returns the outlines of the land as an SVG path, with degrees as units and south at the bottom */
export function drawLandWith(load: () => Promise<string>): void {
  loadLand = load;
}

function AreaMap({ texts }: { texts: FilterTexts }): unknown {
  const [land, setLand] = useState('');
  useEffect(() => {
    loadLand?.().then(setLand, () => {});
  }, []);
  const [south, west, north, east] = EDGES.map((edge) => Number.parseFloat(texts[edge] ?? '')) as [
    number,
    number,
    number,
    number,
  ];
  const isBox = [south, west, north, east].every(Number.isFinite) && south <= north;
  // A box that crosses the 180th meridian has two parts.
  const parts =
    west <= east
      ? [[west, east]]
      : [
          [west, 180],
          [-180, east],
        ];
  return html`<svg class="area-map" viewBox="-180 -90 360 180" role="img" aria-label=${isBox ? `Map of the world with the area from ${south} to ${north} degrees of latitude` : 'Map of the world without an area'}>
    <path class="area-land" d=${land} />
    ${isBox && parts.map(([from = 0, to = 0]) => html`<rect class="area-box" x=${from} y=${-north} width=${Math.max(0, to - from)} height=${north - south} />`)}
  </svg>`;
}

/** Example: `depth_km` becomes `Depth km`. */
export function fieldTitle(name: string): string {
  const text = name.replaceAll('_', ' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function typesOf(schema: PageSchema): readonly string[] {
  return [schema.items?.type ?? schema.type ?? []].flat();
}

function isNumeric(schema: PageSchema): boolean {
  return typesOf(schema).some((type) => type === 'number' || type === 'integer') && schema.enum === undefined;
}

/**
 * Converts the input to arguments of `subscribe`. Incomplete areas are also sent, because the server then reports the
 * missing edge.
 */
export function conditionsOf(fields: FilterFields, texts: FilterTexts): Record<string, Record<string, unknown>> {
  const groups: Record<string, Record<string, unknown>> = {};
  const add = (group: string, name: string, value: unknown) => {
    groups[group] = { ...groups[group], [name]: value };
  };
  for (const { name, schema } of fields) {
    if (name === 'area') {
      for (const edge of EDGES) if (isFilled(texts[edge])) add('area', edge, Number(texts[edge]));
    } else if (isNumeric(schema)) {
      if (isFilled(texts[`${name} min`])) add('at_least', name, Number(texts[`${name} min`]));
      if (isFilled(texts[`${name} max`])) add('at_most', name, Number(texts[`${name} max`]));
    } else if (isFilled(texts[name])) add('filter', name, valuesIn(schema, texts[name] as string));
  }
  return groups;
}

function isFilled(text: string | undefined): boolean {
  return (text ?? '').trim() !== '';
}

function valuesIn(schema: PageSchema, text: string): unknown[] {
  if (typesOf(schema).includes('boolean')) return [text === 'true'];
  if (schema.enum !== undefined) return [text];
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Describes the conditions in words: `Magnitude at least 6, and only in the area from 35 to 60 north …`. */
export function conditionsText({ filter, at_least: min = {}, at_most: max = {}, area }: Conditions): string {
  const parts = [
    ...Object.entries(filter ?? {}).map(([name, values]) => `${name} is ${values.join(' or ')}`),
    ...Object.entries(min).map(([name, value]) => `${name} is at least ${value}`),
    ...Object.entries(max).map(([name, value]) => `${name} is at most ${value}`),
    ...(area === undefined
      ? []
      : [
          `the place is within latitudes ${area['south']} to ${area['north']} and longitudes ${area['west']} to ${area['east']}`,
        ]),
  ];
  return parts.join(', and ');
}

export interface Conditions {
  readonly filter: Readonly<Record<string, readonly unknown[]>> | null;
  readonly at_least?: Readonly<Record<string, number>>;
  readonly at_most?: Readonly<Record<string, number>>;
  readonly area?: Readonly<Record<string, number>>;
}
