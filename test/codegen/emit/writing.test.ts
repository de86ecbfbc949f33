// What generated writers make of what an adapter gives: null for what may be null, nothing for what may be absent, the rest as it is.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { writeGetLevelsResult, writeStation } from '../../fixtures/spec-tiny/generated/services/tides/writers.ts';

const station = {
  ...{ code: 'OSL', name: 'Oslo', position: { lat: 59.9, lon: 10.7 }, tags: [], levels: [], heights: {} },
  ...{ owner: { name: 'Harbour office' }, day: '2020-01-01', kind: 'station' as const, open: true },
};

test('leaves out what is optional and undefined; what may be null too is null where it is named', () => {
  assert.not('raw' in writeStation(station));
  assert.not('by_phase' in writeStation({ ...station, by_phase: undefined }));
  assert.is(writeStation({ ...station, twin: undefined }).twin, null);
  assert.is(writeStation({ ...station, twin: null }).twin, null);
});

test('fills null for a required field that is not known, in lists and maps too, and passes lists on without a copy', () => {
  const missing = [{ code: 'OSL', why: 'the gauge was out' }];
  const levels = { OSL: [{ at: '2026-11-02T00:00:00Z', metres: undefined, phase: 'High' as const }] };
  const written = writeGetLevelsResult({ levels, missing, from: 'gauges' });
  assert.equal(written.levels['OSL'], [{ at: '2026-11-02T00:00:00Z', metres: null, phase: 'High' }]);
  assert.is(written.missing, missing);
});

test.run();
