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
      "Path to a field from a row of the view: names joined by dots. ^ starts at the parent of the row, $key is the row's key, and $value is a row that is not a record.",
  }),
);

export const viewTitle = define('viewTitle', string({ minLength: 1, maxLength: 60 }));

export const unit = define('unit', string({ minLength: 1, maxLength: 30 }));

export const viewFieldObject = define(
  'viewFieldObject',
  object({
    field: ref(fieldPath, { description: 'Path to the field.', examples: ['price.amount'] }),
    title: optional(
      ref(viewTitle, {
        description: 'Title in the view, if it differs from the name.',
        examples: ['Largest Kp'],
      }),
    ),
    unit: optional(ref(unit, { description: 'Unit of its numbers.', examples: ['km/h'] })),
    unit_field: optional(
      ref(fieldPath, { description: 'Field with the unit of its numbers.', examples: ['price.currency'] }),
    ),
  }),
);

export type ViewFieldObject = TypeOf<typeof viewFieldObject>;

export const viewField = define('viewField', either({ type: 'string' }, ref(fieldPath), ref(viewFieldObject)));

export type ViewFieldData = TypeOf<typeof viewField>;

export const viewFields = define('viewFields', array(ref(viewField), { minItems: 1, maxItems: 40 }));

export const viewFieldOrFields = define(
  'viewFieldOrFields',
  either({ type: 'array' }, ref(viewFields), ref(viewField)),
);

const scaleValues = array(string({ minLength: 1, maxLength: 60 }), { minItems: 2, maxItems: 8, uniqueItems: true });

export const colourScale = define(
  'colourScale',
  object({
    levels: optional({
      ...scaleValues,
      description: 'Values from mild to severe.',
      examples: [['minor', 'moderate', 'severe', 'extreme']],
    }),
    kinds: optional({
      ...scaleValues,
      description: 'Values without an order. Other values have the color of the last one.',
      examples: [['cargo', 'tanker', 'other']],
    }),
  }),
);

export const view = define(
  'view',
  object({
    kind: enumeration(['value', 'facts', 'table', 'series', 'bars', 'map', 'text'], {
      description:
        'Kind of view: one value, one record, a list, numbers over time, numbers by category, places, or a long text.',
      examples: ['table'],
    }),
    title: optional(ref(viewTitle, { description: 'Title of the view among others.', examples: ['Kp by Kp'] })),
    rows: optional(
      string({
        pattern: '^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$',
        description: 'The list, nested list or object with arbitrary keys that it shows. Default: the result itself.',
        examples: ['storms.kp_index'],
      }),
    ),
    field: optional(ref(viewField, { description: 'For value and text: the field.', examples: ['converted_amount'] })),
    beside: optional(ref(viewFields, { description: 'For value and map: additional fields.', examples: [['rate']] })),
    fields: optional(
      ref(viewFields, {
        description: 'For facts: the fields in order. Default: all fields.',
        examples: [['name', 'address.city']],
      }),
    ),
    more: optional(
      ref(viewFields, {
        description: 'For facts: fields that are collapsed initially.',
        examples: [['industry_code']],
      }),
    ),
    columns: optional(
      ref(viewFields, {
        description: 'For table: the columns in order. Default: all flat fields.',
        examples: [['begin_time', 'class_type']],
      }),
    ),
    headline: optional(
      ref(fieldPath, {
        description: 'For facts, text and table: the field that names the record.',
        examples: ['name'],
      }),
    ),
    link: optional(
      ref(fieldPath, { description: "For table and map: the field with the record's address.", examples: ['url'] }),
    ),
    x: optional(ref(viewField, { description: 'For series: the time.', examples: ['observed_time'] })),
    y: optional(
      ref(viewFieldOrFields, { description: 'For series: the numeric field, or several.', examples: ['kp'] }),
    ),
    group: optional(
      ref(viewFieldOrFields, { description: 'For series: the field with one line per value.', examples: ['^id'] }),
    ),
    category: optional(ref(viewField, { description: 'For bars: the category.', examples: ['party'] })),
    values: optional(
      ref(viewFieldOrFields, {
        description: 'For bars: one or more numbers per category.',
        examples: ['count'],
      }),
    ),
    latitude: optional(ref(fieldPath, { description: 'For map: degrees north.', examples: ['position.lat'] })),
    longitude: optional(ref(fieldPath, { description: 'For map: degrees east.', examples: ['position.lon'] })),
    label: optional(ref(viewField, { description: 'For map: the name of a place.', examples: ['name'] })),
    size: optional(
      ref(viewField, {
        description: 'For map: the number that determines the size of a place.',
        examples: ['magnitude'],
      }),
    ),
    colour: optional(
      ref(viewField, {
        description: 'For map: the field that determines the color of a place.',
        examples: ['severity'],
      }),
    ),
    scale: optional(
      ref(colourScale, {
        description: 'For map: fixed meaning of the colors, so that a value has the same color in every result.',
        examples: [{ levels: ['minor', 'moderate', 'severe', 'extreme'] }],
      }),
    ),
    caption: optional(
      string({
        minLength: 1,
        maxLength: 120,
        description: 'For series, bars and map: what it shows, with fields of the result in braces.',
        examples: ['1 {base} in {target}'],
      }),
    ),
    ordered: optional(
      constant(true, {
        description: 'For bars: the categories have an order, so they are not sorted by value.',
        examples: [true],
      }),
    ),
    track: optional(constant(true, { description: 'For map: connect the places in order.', examples: [true] })),
    unit: optional(
      ref(unit, { description: 'For value, series and bars: the unit of the numbers.', examples: ['Kp'] }),
    ),
    unit_field: optional(
      ref(fieldPath, {
        description: 'For value, series and bars: the field with the unit.',
        examples: ['^unit'],
      }),
    ),
    format: optional(constant('html', { description: 'For text: the text is HTML.', examples: ['html'] })),
  }),
);

/** Validation decides which keywords each kind allows. */
export type ViewData = TypeOf<typeof view>;

export const viewList = define('views', array(ref(view), { minItems: 1, maxItems: 6 }));

export const namedViews = define('namedViews', record(ref(viewList), { propertyNames: ref(typeName) }));
