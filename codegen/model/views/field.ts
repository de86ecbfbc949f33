// Derives the title, type and unit of a field in a view, unless they are declared in the manifest.

import type { FieldType, ViewField } from '../../../runtime/contract/view.ts';
import type { ViewFieldData, ViewFieldObject } from '../../language/data.ts';
import type { Shape } from '../model.ts';
import { fieldAt, isUnfound, type Level, named, type Reached } from './paths.ts';

export function fieldWords(data: ViewFieldData): ViewFieldObject {
  return typeof data === 'string' ? { field: data } : data;
}

export function viewField(
  data: ViewFieldData,
  row: Level,
  unit: Pick<ViewFieldObject, 'unit' | 'unit_field'> = {},
): ViewField {
  const words = { ...unit, ...fieldWords(data) };
  const reached = fieldAt(row, words.field);
  const { shape, inList } = isUnfound(reached) ? UNKNOWN : reached;
  const type = fieldType(words.field, shape, inList);
  const { title, unit: suffix } = titleOf(words.field, type === 'number');
  const shown = words.unit ?? (words.unit_field === undefined ? suffix : undefined);
  return {
    path: words.field,
    title: words.title ?? title,
    type,
    ...(shown === undefined ? {} : { unit: shown }),
    ...(words.unit_field === undefined ? {} : { unitField: words.unit_field }),
    ...(shape.kind === 'map' && !inList
      ? { spread: true as const, type: fieldType('', named(shape.values), false) }
      : {}),
  };
}

const UNKNOWN: Reached = { shape: { kind: 'object', nullable: true, words: {}, input: {}, fields: [] }, inList: false };

/** Matches numeric fields that must not be summed or written with thousands separators. */
const IDENTIFIER = /(^|_)(id|year|mmsi|imo|pno|npi|number|code|geonameid|port|page|rank|region)$/;
const ADDRESS = /(^|_)(url|uri|link|website|homepage)$/;

function fieldType(path: string, shape: Shape, inList: boolean): FieldType {
  const name = path.split('.').at(-1) ?? '';
  if (inList || shape.kind === 'list') return 'list';
  if (shape.kind !== 'scalar') return 'record';
  const { types, words } = shape;
  if (types.length > 1) return types.every((type) => type !== 'string' && type !== 'boolean') ? 'number' : 'text';
  if (types[0] === 'boolean') return 'boolean';
  if (types[0] === 'string') {
    if (words.format === 'date' || words.format === 'date-time') return words.format;
    if (words.enum !== undefined) return 'word';
    return words.format === 'uri' || ADDRESS.test(name) ? 'link' : 'text';
  }
  return types[0] === 'integer' && IDENTIFIER.test(name) ? 'identifier' : 'number';
}

/** Units by suffix of the field name. */
const UNITS: Readonly<Record<string, string>> = {
  km: 'km',
  km2: 'km²',
  m: 'm',
  kmh: 'km/h',
  nm: 'NM',
  kg: 'kg',
  ms: 'ms',
  seconds: 's',
  minutes: 'min',
  hours: 'h',
  days: 'days',
  months: 'months',
  percent: '%',
  degrees: '°',
};

/** Field names that are too vague without the name of their parent. */
const VAGUE = new Set(['name', 'title', 'label', 'text', 'code', 'amount', 'value', 'id', 'description', 'url']);

const ABBREVIATIONS = new Map(
  [
    'ID',
    'URL',
    'URI',
    'DOI',
    'ORCID',
    'MMSI',
    'IMO',
    'NPI',
    'CELEX',
    'UTC',
    'NCT',
    'ISO',
    'EU',
    'VAT',
    'DST',
    'PNO',
    'GLIDE',
    'SME',
    'IDPs',
    'GMT',
    'ISO2',
    'ISO3',
    'FAO',
    'MAC',
    'HTML',
    'PDF',
    'ETA',
    'ASCII',
  ].map((word) => [word.toLowerCase(), word]),
);

/** Suffixes that are omitted from titles: `committee_name` becomes Committee. */
const KINDS_OF_NAME = new Set([
  'display',
  'short',
  'full',
  'legal',
  'native',
  'alternative',
  'given',
  'family',
  'first',
  'last',
  'middle',
  'file',
]);
const SPOKEN: Readonly<Record<string, string>> = { lat: 'latitude', lon: 'longitude', lng: 'longitude' };

function spoken(words: readonly string[]): readonly string[] {
  const [first = '', ...rest] = words;
  if (rest.length === 0) return [SPOKEN[first] ?? first];
  if (first === 'is') return rest;
  const last = words.at(-1);
  if (first === 'display' && last === 'name') return ['name'];
  const isSaid = last === 'label' || (last === 'name' && !KINDS_OF_NAME.has(words.at(-2) ?? ''));
  return isSaid ? words.slice(0, -1) : words;
}

/** Returns the title of a field, and the unit if the field name has one as a suffix. */
function titleOf(path: string, isFigure: boolean): { title: string; unit?: string } {
  const names = path.replaceAll('^', '').split('.');
  const last = names.at(-1) ?? '';
  if (last === '$key') return { title: 'Name' };
  if (last === '$value') return { title: 'Value' };
  const before = names.at(-2);
  const name =
    before !== undefined &&
    VAGUE.has(last) &&
    (last === 'name' || last === 'title' || last === 'label' || last === 'text' || last === 'amount')
      ? before
      : last;
  const words = (before !== undefined && VAGUE.has(name) ? `${before}_${name}` : name).split('_');
  const unit = isFigure && words.length > 1 ? UNITS[words.at(-1) ?? ''] : undefined;
  const shown = unit === undefined ? words : words.slice(0, -1);
  const title = spoken(shown)
    .map((word) => ABBREVIATIONS.get(word) ?? word)
    .join(' ')
    .replace(/([0-9]) ([0-9])/, '$1–$2');
  return { title: title.charAt(0).toUpperCase() + title.slice(1), ...(unit === undefined ? {} : { unit }) };
}
