import {
  anyOf,
  array,
  constant,
  define,
  enumeration,
  integer,
  number,
  object,
  optional,
  record,
  ref,
  schemaOf,
  string,
  type TypeOf,
} from '../json-schema.ts';
import { duration, nameList, slug, text, toolName } from './names.ts';
import { deprecation, recordOfService, recordOrFields } from './schemas.ts';
import { records, valueSets } from './values.ts';

export const scopeSetting = define(
  'scopeSetting',
  object({
    type: enumeration(['string', 'integer', 'number', 'list'], {
      description: 'Type of the setting.',
      examples: ['list'],
    }),
    description: ref(text, {
      description: 'Meaning of the setting, for operators.',
      examples: ['Alert levels to watch.'],
    }),
    default: schemaOf<string | number | readonly string[]>({
      type: ['string', 'number', 'array'],
      description: 'Default if the environment does not set it.',
      examples: [['Orange', 'Red']],
    }),
    pattern: optional(
      string({
        pattern: '^\\^',
        description: 'Regular expression that begins with ^ and that each value must match.',
        examples: ['^[A-Z]{2}$'],
      }),
    ),
    words: optional(ref(text, { description: 'The pattern in words.', examples: ['a two-letter code'] })),
    ignore: optional(
      string({
        description: 'Characters that are removed from values, such as spaces between digits.',
        examples: [' '],
      }),
    ),
    minimum: optional(number({ description: 'Minimum value.', examples: [1] })),
    maximum: optional(number({ description: 'Maximum value.', examples: [365] })),
    enum: optional(array(string(), { minItems: 1, description: 'Allowed values.', examples: [['Orange', 'Red']] })),
    max_items: optional(integer({ minimum: 1, description: 'Maximum number of values in a list.', examples: [20] })),
    needed: optional(constant(true, { description: 'Watch nothing while the setting is empty.', examples: [true] })),
    by_record: optional(
      constant(true, {
        description: 'Each value is a record. The watcher reports added and removed values itself.',
        examples: [true],
      }),
    ),
  }),
);

export type ScopeSettingData = TypeOf<typeof scopeSetting>;

export const events = define(
  'events',
  object({
    source: ref(slug, {
      description: 'Id of the queried source, and name of its events. Must match the file name.',
      examples: ['donki'],
    }),
    title: ref(text, { description: 'Display name of the events.', examples: ['Space weather'] }),
    values: optional(
      ref(valueSets, {
        description: 'Value sets, by PascalCase name.',
        examples: [{ Level: { type: 'string', enum: ['red'], description: 'Level of alert.' } }],
      }),
    ),
    records: optional(
      ref(records, {
        description: 'Record types with their fields, by PascalCase name.',
        examples: [{ Alert: { id: { type: 'string', description: 'Id of the alert.' } } }],
      }),
    ),
    entities: record(
      object({
        summary: ref(text, {
          maxLength: 200,
          description: 'Description of the events, for subscribers.',
          examples: ['A solar flare starts or is corrected.'],
        }),
        title: optional(
          ref(text, { description: 'Name of the events for people, in the plural.', examples: ['Solar flares'] }),
        ),
        filters: optional(
          ref(nameList, {
            description:
              'Fields that the form for subscriptions offers as filters, most useful first; area for a box on the map, which requires latitude and longitude.',
            examples: [['magnitude', 'area']],
          }),
        ),
        every: ref(duration, { description: 'Interval between two checks.', examples: ['5m'] }),
        deprecated: optional(
          ref(deprecation, {
            description: 'Deprecation: since when, the replacement, and the removal date.',
            examples: [{ since: '2026-11-01', use: 'alert', remove_after: '2027-05-01' }],
          }),
        ),
        identity: string({ description: 'Field that identifies records. It cannot be optional.', examples: ['id'] }),
        compare: optional(
          ref(nameList, {
            description: 'Fields whose changes are reported. Default: all fields.',
            examples: [['class', 'end']],
          }),
        ),
        ends: optional(
          string({
            pattern: '^[a-z][a-z0-9_]*$',
            description:
              'Date-time field with the end of a record (one of the compared fields), or never. A record that disappears from a complete list before its end is reported as removed only after it is missing for three checks and half an hour.',
            examples: ['ends_at', 'never'],
          }),
        ),
        scope: optional(
          record(ref(scopeSetting), {
            propertyNames: ref(toolName),
            description: 'Settings with which an operator selects what is watched.',
            examples: [{ days: { type: 'integer', description: 'Days back.', default: 7 } }],
          }),
        ),
        always: optional(
          constant(true, {
            description: 'Watch the source even without subscribers, because a tool reads its changes.',
            examples: [true],
          }),
        ),
        forget_unseen: optional(
          ref(duration, {
            description: 'Time after which a record that was not seen is forgotten without being reported as removed.',
            examples: ['30d'],
          }),
        ),
        fetch: optional(
          string({
            pattern: '^[a-z][a-z0-9-]*\\.[a-z][a-z0-9_]*\\.[a-z][a-z0-9_]*$',
            description:
              'Call that returns a record by its identity: <service>.<tool>.<argument>. Required if a record is too large for an event.',
            examples: ['no-registry.lookup_registry_company.organization_number'],
          }),
        ),
        record: anyOf(ref(recordOrFields), ref(recordOfService), {
          description: 'The record in the event: fields, a record of this file, or a record of a service.',
          examples: ['no-registry.Company'],
        }),
        example: schemaOf<Readonly<Record<string, unknown>>>({
          type: 'object',
          description: 'Example record of an event.',
          examples: [{ id: '2026-11-20T08:12:00-FLR-001', class: 'M' }],
        }),
      }),
      {
        propertyNames: ref(toolName),
        minProperties: 1,
        description: 'Watchable record types, by name.',
        examples: [
          {
            flare: {
              summary: 'A solar flare starts or is corrected.',
              every: '5m',
              identity: 'id',
              record: { id: { type: 'string', description: 'Id of the flare.' } },
              example: { id: '2026-11-20-FLR-001' },
            },
          },
        ],
      },
    ),
  }),
);

/** Contents of `events/<source>.yaml` in a service's folder. */
export type EventsData = TypeOf<typeof events>;

export type EntityData = EventsData['entities'][string];
