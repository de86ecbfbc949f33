// Arguments generated from a published schema by fast-check: mostly valid, sometimes with a wrong length or range,
// always of the correct type, because a body and a query must be able to carry the same values.

import fc from 'fast-check';
import type { Schema } from './published.ts';

export function argumentsOf(schema: Schema, except: string | undefined): fc.Arbitrary<Record<string, unknown>> {
  const names = Object.keys(schema.properties ?? {}).filter((name) => name !== except);
  const fields = Object.fromEntries(names.map((name) => [name, drawn(schema.properties?.[name] ?? {})]));
  const always = names.filter((name) => schema.required?.includes(name));
  return fc.oneof(
    { weight: 4, arbitrary: fc.record(fields, { requiredKeys: always }) },
    { weight: 1, arbitrary: fc.record(fields, { requiredKeys: [] }) },
  ) as fc.Arbitrary<Record<string, unknown>>;
}

function drawn(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.enum !== undefined)
    return fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...schema.enum) }, word(schema));
  const kind = [schema.type ?? []].flat().find((type) => type !== 'null');
  if (kind === 'boolean') return fc.boolean();
  if (kind === 'integer') return whole(schema);
  // Generates thousandths, because a query accepts only plain decimal notation.
  if (kind === 'number') return fc.tuple(whole(schema), fc.nat(999)).map(([units, parts]) => units + parts / 1000);
  if (kind === 'object') return argumentsOf(schema, undefined);
  if (kind === 'array') {
    // At least one item, because an empty list in a query looks like a missing argument.
    const { minItems = 1, maxItems = 5 } = schema;
    return fc.array(drawn(schema.items ?? {}), {
      minLength: Math.max(1, minItems),
      maxLength: Math.min(maxItems, 5),
    });
  }
  return word(schema);
}

function whole({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Schema): fc.Arbitrary<number> {
  const min = Math.ceil(minimum ?? exclusiveMinimum ?? -1_000_000);
  const max = Math.floor(maximum ?? exclusiveMaximum ?? 1_000_000);
  return fc.oneof({ weight: 5, arbitrary: fc.integer({ min, max }) }, fc.integer({ min: min - 2, max: max + 2 }));
}

function word({ minLength = 0, maxLength = 40, format, pattern, type }: Schema): fc.Arbitrary<unknown> {
  if ([type].flat().includes('integer')) return fc.integer({ min: 0, max: 100 });
  const free = fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 40) });
  if (format === 'date') {
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    return fc.oneof({ weight: 5, arbitrary: days.map((day) => day.toISOString().slice(0, 10)) }, free);
  }
  if (pattern === undefined) return free;
  return fc.oneof({ weight: 5, arbitrary: fc.stringMatching(new RegExp(pattern)) }, free);
}
