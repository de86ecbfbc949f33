import { KINDS } from '../../../../codegen/language/kinds.ts';
import type { BadManifest } from '../bad-manifest.ts';
import { TIDES } from '../sound.ts';

const AT = 'at: { type: string, format: date-time, description: When. }';
const LEVELS = 'levels: { type: array, items: Level, description: The levels. }';
const NAMES = 'names: { type: array, items: { type: string }, description: Names. }';
const PLACE = 'place?: { type: string, description: Town or coast. }';
const FILE = 'spec/services/tides/service.yaml';

const field = (words: string) => [TIDES, AT, `at: { ${words}, description: When. }`] as const;
const list = (words: string) =>
  [TIDES, LEVELS, `levels: { type: array, items: Level, ${words}, description: The levels. }`] as const;

export const kinds: readonly BadManifest[] = [
  {
    code: 'SPEC004',
    what: 'an unknown kind',
    edits: [field('type: string, is: country.iso')],
    messages: [`${FILE}:10:29  SPEC004  must be one of ${Object.keys(KINDS).join(', ')}  (did you mean country.iso2?)`],
  },
  {
    code: 'SPEC163',
    what: 'a kind that the format already implies',
    edits: [field('type: string, format: date-time, is: moment')],
    messages: [`${FILE}:10:44  SPEC163  format: date-time already implies it  (leave "is" out)`],
  },
  {
    code: 'SPEC163',
    what: 'a kind that the type of the argument already implies',
    edits: [[TIDES, PLACE, 'place?: { type: CurrencyCode, is: currency, description: Town or coast. }']],
    messages: [`${FILE}:39:37  SPEC163  type: CurrencyCode already implies it  (leave "is" out)`],
  },
  {
    code: 'SPEC163',
    what: 'an id of a source that does not exist',
    edits: [field('type: string, is: id.tide-ofice.station')],
    messages: [
      `${FILE}:10:29  SPEC163  there is no source or service tide-ofice  (did you mean id.tide-office.station?)`,
    ],
  },
  {
    code: 'SPEC164',
    what: 'a kind that the format contradicts',
    edits: [field('type: string, format: date, is: moment')],
    messages: [`${FILE}:10:43  SPEC164  the field is already day by its format`],
  },
  {
    code: 'SPEC164',
    what: 'a kind with a different type',
    edits: [field('type: integer, is: currency')],
    messages: [`${FILE}:10:30  SPEC164  currency is string, but the field is integer`],
  },
  {
    code: 'SPEC164',
    what: 'a pattern that no value of the kind matches',
    edits: [field("type: string, pattern: '^[a-z]{2}$', wanted: a code, is: currency")],
    messages: [`${FILE}:10:68  SPEC164  the field accepts none of EUR, USD, NOK: EUR does not match ^[a-z]{2}$`],
  },
  {
    code: 'SPEC164',
    what: 'bounds that no value of the kind satisfies',
    edits: [field('type: number, minimum: 200, is: latitude')],
    messages: [
      `${FILE}:10:43  SPEC164  the field accepts none of 59.91, -33.86: 59.91 must be a number of at least 200, not 59.91`,
    ],
  },
  {
    code: 'SPEC164',
    what: 'an example that does not match the kind',
    edits: [field('type: string, examples: [Norway], is: country.iso2')],
    messages: [`${FILE}:10:49  SPEC164  "Norway" is not of the kind country.iso2`],
  },
  {
    code: 'SPEC164',
    what: 'a value set whose values do not match the kind',
    edits: [[TIDES, 'phase: Phase\n', 'phase: { type: Phase, is: country.iso2, description: Where. }\n']],
    messages: [`${FILE}:11:31  SPEC164  "High" is not of the kind country.iso2`],
  },
  {
    code: 'SPEC164',
    what: 'a kind on a list instead of its items',
    edits: [[TIDES, NAMES, 'names: { type: array, is: place, items: { type: string }, description: Names. }']],
    messages: [`${FILE}:42:33  SPEC164  a list cannot have a kind; set it on its items`],
  },
  {
    code: 'SPEC165',
    what: 'an identity on something other than a list of records',
    edits: [[TIDES, NAMES, 'names: { type: array, key: none, items: { type: string }, description: Names. }']],
    messages: [`${FILE}:42:29  SPEC165  "key" needs a list of records`],
  },
  {
    code: 'SPEC165',
    what: 'an identity and an order by fields that the record lacks',
    edits: [list('key: [att], order: [-height]')],
    messages: [
      `${FILE}:28:50  SPEC165  the record has no field att  (did you mean at?)`,
      `${FILE}:28:64  SPEC165  the record has no field height`,
    ],
  },
  {
    code: 'SPEC165',
    what: 'an identity by a field that may be absent',
    edits: [[TIDES, AT, AT.replace('at:', 'at?:')], list('key: [at]')],
    messages: [`${FILE}:28:50  SPEC165  at is optional  (write at? if its absence also distinguishes records)`],
  },
  {
    code: 'SPEC165',
    what: 'an identity by a field that is marked as sometimes absent but is always present',
    edits: [list("key: ['at?']")],
    messages: [`${FILE}:28:50  SPEC165  at is required  (remove the ?)`],
  },
  {
    code: 'SPEC165',
    what: 'a kind for the keys of a list',
    edits: [list('keys: { is: currency }')],
    messages: [`${FILE}:28:44  SPEC165  "keys" needs an object with additionalProperties`],
  },
  {
    code: 'SPEC164',
    what: 'a numeric kind for keys',
    edits: [field('type: object, additionalProperties: { type: number }, keys: { is: latitude }')],
    messages: [`${FILE}:10:77  SPEC164  latitude is number or integer, but the field is string`],
  },
  {
    code: 'SPEC163',
    what: 'a kind for keys of a source that does not exist',
    edits: [field('type: object, additionalProperties: { type: number }, keys: { is: id.tide-ofice.station }')],
    messages: [
      `${FILE}:10:77  SPEC163  there is no source or service tide-ofice  (did you mean id.tide-office.station?)`,
    ],
  },
  {
    code: 'SPEC165',
    what: 'an identity inside a field that has no fields',
    edits: [list('key: [at.day]')],
    messages: [`${FILE}:28:50  SPEC165  at has no fields`],
  },
];
