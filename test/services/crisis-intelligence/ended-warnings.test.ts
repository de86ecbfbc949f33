import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { NwsAlerts } from '../../../runtime/adapters/crisis-intelligence/nws-alerts/nws-alerts.ts';
import { create as nwsAlerts } from '../../../runtime/adapters/crisis-intelligence/nws-alerts/watch.ts';
import { SmhiWarnings } from '../../../runtime/adapters/crisis-intelligence/smhi-warnings/smhi-warnings.ts';
import { create as smhiWarnings } from '../../../runtime/adapters/crisis-intelligence/smhi-warnings/watch.ts';
import { callAt, withPlayed } from '../../support/played-folder.ts';

const ENDS = [
  ['ended', '2026-11-20T11:59:00Z'],
  ['in force', '2026-11-20T13:00:00Z'],
  ['open', undefined],
] as const;

test('the watched records do not include a Swedish warning that has ended', () => {
  const warnings = ENDS.map(([name, end]) => ({
    id: name,
    event: { en: 'Wind', code: 'WIND' },
    warningAreas: [{ id: 1, approximateEnd: end, warningLevel: { code: 'YELLOW' } }],
  }));
  return withPlayed(['smhi-warnings'], { '/warning.json': warnings }, async ({ sourceClients }) => {
    const watcher = smhiWarnings({ source: new SmhiWarnings(sourceClients.client('smhi-warnings')) });
    const { records } = await watcher.warning(undefined, {}, callAt());
    assert.equal(
      records.map(({ source_id }) => source_id),
      ['in force/1', 'open/1'],
    );
  });
});

test('drops an ended US alert from the watched records, and keeps one until further notice without an end', () => {
  const features = ENDS.map(([id, ends]) => ({
    properties: {
      ...{ id, event: id, status: 'Actual', messageType: 'Alert', severity: 'Severe' },
      ...{ ends: ends ?? null, expires: '2026-11-20T11:30:00Z' },
    },
  }));
  return withPlayed(['nws-alerts'], { '/alerts/active?*': { features } }, async ({ sourceClients }) => {
    const watcher = nwsAlerts({ source: new NwsAlerts(sourceClients.client('nws-alerts')) });
    const { records } = await watcher.alert(undefined, { severities: ['Severe'], states: [] }, callAt());
    assert.equal(
      records.map(({ source_id, ends_at }) => [source_id, ends_at ?? null]),
      [
        ['in force', '2026-11-20T13:00:00Z'],
        ['open', null],
      ],
    );
  });
});

test.run();
