import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { eventTypes } from '../../../../generated/events.ts';
import { scopedTypes, watchOf } from '../../../../runtime/webhooks/watch/watches.ts';

function spoiled(value: unknown): unknown {
  if (typeof value === 'string') return `\u200b${value}\u202e`;
  if (Array.isArray(value)) return value.map(spoiled);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, spoiled(each)]));
}

test('event records contain no hidden characters', async () => {
  for (const type of eventTypes) {
    const [scoped] = scopedTypes([type], {});
    const record = spoiled(type.example) as object;
    assert.not.equal(record, type.example, type.type);
    const look = async () => ({ covers: 'all' as const, records: [record] });
    const watch = watchOf(
      scoped as NonNullable<typeof scoped>,
      async () => ({ [type.entity]: look }),
      async () => true,
    );
    const { records } = await watch.look(undefined, {} as never);
    assert.equal(records, [type.example], type.type);
  }
});

test('keeps a record with an invalid required value, and drops an invalid optional one', async () => {
  const [type] = eventTypes.filter((each) => each.fields.some(([, { optional }]) => optional === true));
  assert.ok(type);
  const [optional] = type.fields.filter(([, value]) => value.optional === true).map(([name]) => name);
  const { [type.identity]: id, ...rest } = type.example as Record<string, unknown>;
  const record = { [type.identity]: id, ...rest, [optional as string]: { not: 'published' } };
  const look = async () => ({ covers: 'all' as const, records: [record, { [type.identity]: id }] });
  const [scoped] = scopedTypes([type], {});
  const watch = watchOf(
    scoped as NonNullable<typeof scoped>,
    async () => ({ [type.entity]: look }),
    async () => true,
  );
  const { records } = await watch.look(undefined, {} as never);
  assert.is(records.length, 2);
  assert.not((optional as string) in (records[0] as object));
  assert.is((records[1] as Record<string, unknown>)[type.identity], id);
});

test.run();
