// Type and bounds of a schema, in words.

import type { PageSchema } from '../../contract/page.ts';
import { counted } from '../views/format.ts';

/** Describes the type: `date`, `list of objects`, `string or null`. */
export function typeText({ type, items, format, properties }: PageSchema): string {
  const types = [type ?? (properties === undefined ? 'any' : 'object')].flat();
  const words = types
    .filter((each) => each !== 'null')
    .map((each) => {
      if (each === 'array') return `list of ${pluralOf(items)}`;
      return each === 'string' && format !== undefined ? (FORMATS[format] ?? format) : each;
    });
  return `${words.join(' or ')}${types.includes('null') ? ' or null' : ''}`;
}

const FORMATS: Readonly<Record<string, string>> = { uri: 'URL', uuid: 'UUID', 'date-time': 'date and time' };

function pluralOf(items: PageSchema | undefined): string {
  if (items?.type === undefined) return items?.properties === undefined ? 'values' : 'objects';
  const text = typeText({ ...items, type: [items.type].flat().filter((each) => each !== 'null') });
  if (text.startsWith('list of')) return text.replace('list of', 'lists of');
  if (text === 'date and time') return 'dates and times';
  return text
    .split(' or ')
    .map((word) => `${word}s`)
    .join(' or ');
}

/** Maximum lengths above this are not shown. */
const TELLING_LENGTH = 200;

/** Describes the bounds: `1 to 100`, `at most 5 items`, `default 20`. */
export function boundsOf(schema: PageSchema): readonly string[] {
  const { minimum, maximum, minItems, maxItems, maxLength = Number.POSITIVE_INFINITY, default: fallback } = schema;
  const range =
    minimum !== undefined && maximum !== undefined
      ? `${minimum} to ${maximum}`
      : minimum !== undefined
        ? `at least ${minimum}`
        : maximum !== undefined
          ? `at most ${maximum}`
          : undefined;
  const items =
    maxItems === undefined
      ? undefined
      : minItems === undefined
        ? `at most ${counted(maxItems, 'item')}`
        : `${minItems} to ${counted(maxItems, 'item')}`;
  const length =
    maxLength <= TELLING_LENGTH && schema.enum === undefined && schema.format === undefined
      ? `at most ${maxLength} characters`
      : undefined;
  const preset =
    fallback === undefined || fallback === '' || typeof fallback === 'object' ? undefined : `default ${fallback}`;
  return [range, items, length, preset].filter((each) => each !== undefined);
}

/** Accepted values of a field or of the members of its list. */
export function wordsOf(schema: PageSchema, listed: readonly (string | number)[] | undefined): readonly string[] {
  const words = listed ?? schema.enum ?? schema.items?.enum ?? [];
  return words.filter((word) => word !== null && word !== '').map(String);
}

export function fieldsWithin(schema: PageSchema): PageSchema | undefined {
  if (schema.properties !== undefined) return schema;
  return schema.items === undefined ? undefined : fieldsWithin(schema.items);
}
