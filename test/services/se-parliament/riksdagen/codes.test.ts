import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  committeeCode,
  designationOf,
  reportId,
  reportOf,
  runningSession,
  sessionName,
  sessionStart,
} from '../../../../runtime/adapters/se-parliament/riksdagen/codes.ts';

test('sessions have the format YYYY/YY, except the one that spans the turn of the millennium', () => {
  assert.equal(
    ['2024/25', '1999/2000', '1999/00', '2000/01', '2024/2025'].map(sessionStart),
    [2024, 1999, 1999, 2000, 2024],
  );
  assert.equal(['2024/26', '2024', '2024-25', '24/25', '1999/01'].map(sessionStart), Array(5).fill(undefined));
  assert.equal([2024, 1999, 2000, 2009].map(sessionName), ['2024/25', '1999/2000', '2000/01', '2009/10']);
});

test('document ids of reports begin with the session in base 36', () => {
  const known = { GZ: 2011, H0: 2012, H9: 2021, HA: 2022, HB: 2023, HC: 2024, HD: 2025, HE: 2026 };
  for (const [code, start] of Object.entries(known)) {
    assert.is(reportId(start, 'AU10'), `${code}01AU10`);
    assert.equal(reportOf(`${code}01FöU11`), { start, designation: 'FöU11' });
  }
  assert.equal(reportOf('ha01au10'), { start: 2022, designation: 'AU10' });
  for (const other of ['HA0385', 'AU10', 'sfs-1974-152', 'HA022363', '']) assert.is(reportOf(other), undefined, other);
});

test('spells committees as the source does', () => {
  assert.equal(['fiu', 'FÖU', 'AU', 'xyz'].map(committeeCode), ['FiU', 'FöU', 'AU', 'xyz']);
  assert.equal(['fiu20', 'AU10', '12'].map(designationOf), ['FiU20', 'AU10', '12']);
});

test('the session changes in the middle of September in Stockholm', () => {
  assert.is(runningSession(new Date('2026-09-14T21:59:00Z')), 2025);
  assert.is(runningSession(new Date('2026-09-14T22:00:00Z')), 2026);
  assert.is(runningSession(new Date('2027-03-01T00:00:00Z')), 2026);
});

test.run();
