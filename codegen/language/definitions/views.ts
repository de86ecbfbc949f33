import {
  array,
  constant,
  define,
  either,
  enumeration,
  object,
  optional,
  record,
  ref,
  string,
  type TypeOf,
} from '../json-schema.ts';
import { typeName } from './names.ts';

export const fieldPath = define(
  'fieldPath',
  string({
    pattern: '^(\\^)*([A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z0-9][A-Za-z0-9_-]*)*|\\$key|\\$value)$',
    description:
      "The way to a field, from a row of the view on: names joined by dots; ^ begins at what holds the row, $key is a row's name, $value a row that is no record.",
  }),
);

export const viewTitle = define('viewTitle', string({ minLength: 1, maxLength: 60 }));

export const unit = define('unit', string({ minLength: 1, maxLength: 30 }));

export const viewFieldObject = define(
  'viewFieldObject',
  object({
    field: ref(fieldPath, { description: 'The way to the field.', examples: ['price.amount'] }),
    title: optional(
      ref(viewTitle, {
        description: 'What it is called in the view, where that is not its name.',
        examples: ['Largest Kp'],
      }),
    ),
    unit: optional(ref(unit, { description: 'Unit of its figures.', examples: ['km/h'] })),
    unit_field: optional(
      ref(fieldPath, { description: 'The field that holds the unit of its figures.', examples: ['price.currency'] }),
    ),
  }),
);

/** A field of a view with words of its own. */
export type ViewFieldObject = TypeOf<typeof viewFieldObject>;

export const viewField = define('viewField', either({ type: 'string' }, ref(fieldPath), ref(viewFieldObject)));

/** A field of a view: its path, or that with words of its own. */
export type ViewFieldData = TypeOf<typeof viewField>;

export const viewFields = define('viewFields', array(ref(viewField), { minItems: 1, maxItems: 40 }));

export const viewFieldOrFields = define(
  'viewFieldOrFields',
  either({ type: 'array' }, ref(viewFields), ref(viewField)),
);

export const view = define(
  'view',
  object({
    kind: enumeration(['value', 'facts', 'table', 'series', 'bars', 'map', 'text'], {
      description:
        'How it is looked at: one answer, one record, a list, figures over time, figures by category, places, a long text.',
      examples: ['table'],
    }),
    title: optional(ref(viewTitle, { description: 'What the view is called beside others.', examples: ['Kp by Kp'] })),
    rows: optional(
      string({
        pattern: '^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$',
        description:
          'The list that it shows, or lists inside lists, or an object of free names; the result itself where it is left out.',
        examples: ['storms.kp_index'],
      }),
    ),
    field: optional(
      ref(viewField, { description: 'Of value and text: the field that it is about.', examples: ['converted_amount'] }),
    ),
    beside: optional(
      ref(viewFields, { description: 'Of value and map: what is told beside it.', examples: [['rate']] }),
    ),
    fields: optional(
      ref(viewFields, {
        description: 'Of facts: the fields in their order; all where it is left out.',
        examples: [['name', 'address.city']],
      }),
    ),
    more: optional(
      ref(viewFields, {
        description: 'Of facts: fields that are shown only when asked for.',
        examples: [['industry_code']],
      }),
    ),
    columns: optional(
      ref(viewFields, {
        description: 'Of a table: the columns in their order; all flat fields where it is left out.',
        examples: [['begin_time', 'class_type']],
      }),
    ),
    headline: optional(
      ref(fieldPath, { description: 'Of facts, text and table: the field that names the record.', examples: ['name'] }),
    ),
    link: optional(
      ref(fieldPath, { description: "Of table and map: the field with the record's address.", examples: ['url'] }),
    ),
    x: optional(ref(viewField, { description: 'Of a series: the time.', examples: ['observed_time'] })),
    y: optional(ref(viewFieldOrFields, { description: 'Of a series: the figure, or several.', examples: ['kp'] })),
    group: optional(
      ref(viewFieldOrFields, { description: 'Of a series: one line for each value of it.', examples: ['^id'] }),
    ),
    category: optional(ref(viewField, { description: 'Of bars: what is counted by.', examples: ['party'] })),
    values: optional(
      ref(viewFieldOrFields, { description: 'Of bars: the figure of each category, or several.', examples: ['count'] }),
    ),
    latitude: optional(ref(fieldPath, { description: 'Of a map: degrees north.', examples: ['position.lat'] })),
    longitude: optional(ref(fieldPath, { description: 'Of a map: degrees east.', examples: ['position.lon'] })),
    label: optional(ref(viewField, { description: 'Of a map: what a place is called.', examples: ['name'] })),
    size: optional(
      ref(viewField, { description: 'Of a map: the figure by which places are larger.', examples: ['magnitude'] }),
    ),
    colour: optional(
      ref(viewField, { description: 'Of a map: the field by which places are coloured.', examples: ['severity'] }),
    ),
    track: optional(
      constant(true, { description: 'Of a map: the places are one way, in their order.', examples: [true] }),
    ),
    unit: optional(ref(unit, { description: 'Of value, series and bars: unit of the figures.', examples: ['Kp'] })),
    unit_field: optional(
      ref(fieldPath, {
        description: 'Of value, series and bars: the field that holds their unit.',
        examples: ['^unit'],
      }),
    ),
    format: optional(constant('html', { description: 'Of a text: it is HTML.', examples: ['html'] })),
  }),
);

/** How a result is looked at. The validation decides which words are allowed for which kind. */
export type ViewData = TypeOf<typeof view>;

export const viewList = define('views', array(ref(view), { minItems: 1, maxItems: 6 }));

export const namedViews = define('namedViews', record(ref(viewList), { propertyNames: ref(typeName) }));
