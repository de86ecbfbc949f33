import { array, define, enumeration, string } from '../json-schema.ts';

export const slug = define(
  'slug',
  string({
    pattern: '^[a-z][a-z0-9]*(-[a-z0-9]+)*$',
    maxLength: 40,
    description: 'Lowercase words joined by hyphens, such as space-weather.',
  }),
);

export const toolName = define(
  'toolName',
  string({
    pattern: '^[a-z][a-z0-9]*(_[a-z0-9]+)*$',
    description: 'Lowercase words joined by underscores, such as get_solar_flares.',
  }),
);

export const toolReference = define(
  'toolReference',
  string({
    pattern: '^([a-z][a-z0-9]*(-[a-z0-9]+)*\\.)?[a-z][a-z0-9]*(_[a-z0-9]+)*$',
    description: 'A tool of this manifest, or of another service as <service>.<tool>.',
  }),
);

export const fieldReference = define(
  'fieldReference',
  string({
    pattern: '^([a-z][a-z0-9]*(-[a-z0-9]+)*\\.)?[a-z][a-z0-9]*(_[a-z0-9]+)*\\.[A-Za-z][A-Za-z0-9_]*$',
    description: "A field of a tool's result as <tool>.<field>, or of another service's as <service>.<tool>.<field>.",
  }),
);

export const typeName = define(
  'typeName',
  string({
    pattern: '^[A-Z][A-Za-z0-9]*$',
    description: 'The name of a record or value set in PascalCase, such as SolarFlare.',
  }),
);

export const fieldName = define(
  'fieldName',
  string({
    pattern: '^[A-Za-z][A-Za-z0-9_]*\\??$',
    description: 'A word of letters, digits and underscores, followed by ? if it is optional.',
  }),
);

export const fieldPath = define(
  'fieldPath',
  string({
    pattern: '^[A-Za-z][A-Za-z0-9_]*([.][A-Za-z][A-Za-z0-9_]*)*$',
    description: 'A field of a record. A field of a nested record has its names joined by dots.',
  }),
);

export const errorCode = define(
  'errorCode',
  string({ pattern: '^[a-z][a-z_]*$', description: 'Lowercase words joined by underscores, such as not_found.' }),
);

export const text = define('text', string({ minLength: 3 }));

export const duration = define(
  'duration',
  string({ pattern: '^[0-9]+(ms|s|m|h|d)$', description: 'A duration such as 250ms, 10s, 5m, 1h, 7d.' }),
);

export const size = define(
  'size',
  string({ pattern: '^[0-9]+(KB|MB|KiB|MiB)$', description: 'A size such as 256KiB or 5MB.' }),
);

export const date = define(
  'date',
  string({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$', description: 'A date such as 2026-11-21.' }),
);

export const language = define(
  'language',
  enumeration(['en', 'da', 'no', 'sv', 'de', 'fr', 'es', 'fi', 'it', 'nl', 'pl', 'pt'], {
    description: 'The language, as an ISO 639-1 code.',
  }),
);

export const nameList = define('names', array(string(), { minItems: 1 }));
