import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { changeRecord, fieldChanges } from '../../../../runtime/adapters/no-registry/changes.ts';
import { company } from '../../../../runtime/adapters/no-registry/company.ts';
import { instantOf } from '../../../../runtime/adapters/no-registry/since.ts';

const record = (fields: object) =>
  company({ type: 'entity', fields: { organisasjonsnummer: '900000006', navn: 'X AS', ...fields } });

test('fields inside an address are told by their path', () => {
  const before = record({ forretningsadresse: { adresse: ['Gata 1'], postnummer: '0150' } });
  const after = record({ forretningsadresse: { adresse: ['Gata 1', '2. etg'], postnummer: '0151' } });
  assert.equal(fieldChanges(before, after), [
    { field: 'address.lines', before: 'Gata 1', after: 'Gata 1; 2. etg' },
    { field: 'address.postal_code', before: '0150', after: '0151' },
  ]);
});

test('empty, null, missing and white space around a text are no change', () => {
  assert.equal(fieldChanges({ a: '', b: null, c: ' x ', d: [] }, { c: 'x', e: '' }), []);
  assert.is(changeRecord({ entityId: '1', changedAt: 0, before: record({}), after: record({}) }), undefined);
});

test('a value that came or went has null on the other side', () => {
  assert.equal(
    fieldChanges(record({ antallAnsatte: 7 }), record({ hjemmeside: 'x.no' })),
    [
      { field: 'employee_count', before: 7, after: null },
      { field: 'website', before: null, after: 'x.no' },
    ].sort((a, b) => (a.field < b.field ? 1 : -1)),
  );
});

test('a list of records is one text', () => {
  const before = record({ naeringskode2: { kode: '06.200', beskrivelse: 'Gass' } });
  const [change] = fieldChanges(before, record({ naeringskode2: { kode: '19.200', beskrivelse: 'Raffinering' } }));
  assert.equal(change, { field: 'further_industries', before: '06.200 Gass', after: '19.200 Raffinering' });
});

test('a deletion is told as such, without the fields that went with it', () => {
  const before = record({ antallAnsatte: 7, registrertIMvaregisteret: true, hjemmeside: 'x.no' });
  assert.equal(fieldChanges(before, record({ slettedato: '2026-11-01' })), [
    { field: 'status', before: 'active', after: 'deleted' },
    { field: 'deleted', before: false, after: true },
    { field: 'deletion_date', before: null, after: '2026-11-01' },
  ]);
});

test('of a company that left the register only the end of its status is told', () => {
  const change = changeRecord({ entityId: '900000006', changedAt: 0, before: record({}), after: null });
  assert.equal([change?.change, change?.name, change?.changed_at], ['removed', 'X AS', '1970-01-01T00:00:00.000Z']);
  assert.equal(change?.field_changes, [{ field: 'status', before: 'active', after: null }]);
});

test('times are read with and without seconds and offset', () => {
  const at = (text: string) => instantOf(text)?.toISOString();
  assert.is(at('2026-11-20'), '2026-11-20T00:00:00.000Z');
  assert.is(at('2026-11-20T08:30'), '2026-11-20T08:30:00.000Z');
  assert.is(at('2026-11-20 08:30:15.123456'), '2026-11-20T08:30:15.123Z');
  assert.is(at('2026-11-20T08:30:00+0130'), '2026-11-20T07:00:00.000Z');
  assert.is(at('2026-11-20t08:30:00z'), '2026-11-20T08:30:00.000Z');
  for (const none of ['2026-02-30', '2026-11-20T25:00', '2026-11-20T08:30:00+99:00', '20.11.2026'])
    assert.is(at(none), undefined, none);
});

test.run();
