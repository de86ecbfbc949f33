import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { NwsAlerts } from '../../../runtime/adapters/crisis-intelligence/nws-alerts/nws-alerts.ts';
import { create } from '../../../runtime/adapters/crisis-intelligence/nws-alerts/watch.ts';
import { callAt, withPlayed } from '../../support/played-folder.ts';

const alert = (id: string, fields: object = {}) => ({
  properties: {
    ...{ id, event: 'Gale Warning', status: 'Actual', messageType: 'Alert', severity: 'Severe', headline: id },
    ...{ sent: '2026-11-26T10:00:00Z', ends: '2026-11-26T20:00:00Z', geocode: { UGC: ['NYZ081'] }, references: [] },
    ...fields,
  },
});
const references = (...ids: string[]) => ids.map((identifier) => ({ identifier, sent: '2026-11-26T09:00:00Z' }));

async function look(features: readonly object[], scope: { severities?: string[]; states?: string[] } = {}) {
  const requests: string[] = [];
  let seen: Awaited<ReturnType<ReturnType<typeof create>['alert']>> | undefined;
  await withPlayed(
    ['nws-alerts'],
    {
      '/alerts/active?*': (response, { url }) => {
        requests.push(url);
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ features }));
      },
    },
    async ({ sourceClients }) => {
      const source = new NwsAlerts(sourceClients.client('nws-alerts'));
      const { severities = ['Extreme', 'Severe', 'Moderate', 'Minor', 'Unknown'], states = [] } = scope;
      seen = await create({ source }).alert(undefined, { severities, states }, callAt());
    },
  );
  return { listed: seen?.records.map((record) => record.source_id), removed: seen?.removedIds, requests };
}

test('requests cancellations of every severity, because they are less severe than the alerts that they cancel', async () => {
  const { requests } = await look([], { severities: ['Extreme'] });
  const query = new URL(requests[0] as string, 'http://source').searchParams;
  assert.equal([query.get('message_type'), query.get('severity')], ['alert,update,cancel', null]);
});

test('a cancellation removes all messages that it refers to, even if their end is in the future', async () => {
  const cancel = alert('c3', { messageType: 'Cancel', severity: 'Minor', references: references('a1', 'a2') });
  const { listed, removed } = await look([alert('b1'), cancel], { severities: ['Severe'] });
  assert.equal([listed, removed], [['b1'], ['a1', 'a2']]);
  const { removed: byTest } = await look([
    alert('t', { messageType: 'Cancel', status: 'Test', references: references('a1') }),
  ]);
  assert.equal(byTest, [], 'a test message cancels nothing');
});

test('immediately removes an alert that is listed but no longer matches', async () => {
  const weaker = alert('a2', { messageType: 'Update', severity: 'Minor', references: references('a1') });
  const { listed, removed } = await look([weaker, alert('b1')], { severities: ['Severe'] });
  assert.equal([listed, removed], [['b1'], ['a2', 'a1']]);
  const elsewhere = await look([alert('d1', { geocode: { UGC: ['TXZ001'] } })], { states: ['NY'] });
  assert.equal([elsewhere.listed, elsewhere.removed], [[], ['d1', 'd1']]);
});

test.run();
