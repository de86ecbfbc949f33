// Generates a value that a schema accepts, for operations without a recorded example.

import type { PageSchema } from '../../contract/page.ts';

/** Maximum nesting level; deeper values are truncated. */
const DEEPEST = 6;

export function exampleOf(schema: PageSchema, level = 0): unknown {
  const { examples, default: fallback, enum: words, format, minimum, properties, items } = schema;
  if (examples !== undefined && examples.length > 0) return examples[0];
  if (fallback !== undefined && fallback !== '') return fallback;
  if (words !== undefined) return words.find((word) => word !== null) ?? null;
  const [type] = [schema.type ?? (properties === undefined ? 'string' : 'object')]
    .flat()
    .filter((each) => each !== 'null');
  if (level > DEEPEST) return null;
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(properties ?? {}).map(([name, each]) => [name, exampleOf(each, level + 1)]),
      );
    case 'array':
      return items === undefined ? [] : [exampleOf(items, level + 1)];
    case 'integer':
    case 'number':
      return minimum ?? 1;
    case 'boolean':
      return true;
    default:
      return FORMATS[format ?? ''] ?? 'string';
  }
}

const FORMATS: Readonly<Record<string, string>> = {
  date: '2026-11-28',
  'date-time': '2026-11-28T12:00:00Z',
  uuid: '3f0f6a0e-5b0c-4c53-9a51-0d6a1f2b7c11',
};
