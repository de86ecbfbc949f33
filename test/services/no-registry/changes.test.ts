import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { changeFields } from '../../../generated/services/no-registry/codec.ts';
import type { Change } from '../../../generated/services/no-registry/types.ts';
import { changeRecord, type TrackedChange } from '../../../runtime/adapters/no-registry/changes.ts';
import { instantOf } from '../../../runtime/adapters/no-registry/since.ts';
import { publishedRecord } from '../../support/published-record.ts';

const changed = (fields: TrackedChange['fields'], change: TrackedChange['change'] = 'updated') =>
  publishedRecord<Change>(
    changeFields,
    changeRecord({ entityId: '900000006', change, changedAt: 0, fields, record: { name: 'X AS' } }),
  );

test('reports changed values inside an address by path, and omits unchanged ones', () => {
  const before = { lines: ['Gata 1'], postal_code: '0150', city: 'OSLO' };
  const after = { lines: ['Gata 1', '2. etg'], postal_code: '0151', city: 'OSLO' };
  assert.equal(changed([{ field: 'address', before, after }]).field_changes, [
    { field: 'address.lines', before: 'Gata 1', after: 'Gata 1; 2. etg' },
    { field: 'address.postal_code', before: '0150', after: '0151' },
  ]);
});

test('an added address has null as its old value, and a removed one has null as its new value', () => {
  const address = { lines: [], postal_code: '0150', city: null };
  assert.equal(changed([{ field: 'address', before: null, after: address }]).field_changes, [
    { field: 'address.postal_code', before: null, after: '0150' },
  ]);
  assert.equal(changed([{ field: 'address', before: address, after: null }]).field_changes, [
    { field: 'address.postal_code', before: '0150', after: null },
  ]);
});

test('formats a list of records as one string', () => {
  const before = [{ code: '06.200', description: 'Gass' }];
  const after = [...before, { code: '19.200', description: null }];
  assert.equal(changed([{ field: 'further_industries', before, after }]).field_changes, [
    { field: 'further_industries', before: '06.200 Gass', after: '06.200 Gass; 19.200' },
  ]);
});

test('reports a deletion without the fields that were lost with it', () => {
  const { field_changes } = changed([
    { field: 'status', before: 'active', after: 'deleted' },
    { field: 'employee_count', before: 7, after: null },
    { field: 'deleted', before: false, after: true },
    { field: 'deletion_date', before: null, after: '2026-11-01' },
    { field: 'website', before: 'x.no', after: null },
  ]);
  assert.equal(
    field_changes.map(({ field }) => field),
    ['status', 'deleted', 'deletion_date'],
  );
});

test('reports only the status of a company that appeared or disappeared', () => {
  const { change, name, changed_at, field_changes } = changed(
    [
      { field: 'name', before: 'X AS', after: null },
      { field: 'status', before: 'active', after: null },
    ],
    'removed',
  );
  assert.equal([change, name, changed_at], ['removed', 'X AS', '1970-01-01T00:00:00.000Z']);
  assert.equal(field_changes, [{ field: 'status', before: 'active', after: null }]);
});

test('parses times with and without seconds and offset', () => {
  const at = (text: string) => instantOf(text)?.toISOString();
  assert.is(at('2026-11-20'), '2026-11-20T00:00:00.000Z');
  assert.is(at('2026-11-20T08:30'), '2026-11-20T08:30:00.000Z');
  assert.is(at('2026-11-20 08:30:15.123456'), '2026-11-20T08:30:15.123Z');
  assert.is(at('2026-11-20T08:30:00+0130'), '2026-11-20T07:00:00.000Z');
  assert.is(at('2026-11-20t08:30:00z'), '2026-11-20T08:30:00.000Z');
  for (const none of ['2026-02-30', '2026-11-20T25:00', '2026-11-20T08:30:00+99:00', '20.11.2026']) {
    assert.is(at(none), undefined, none);
  }
});

test.run();
