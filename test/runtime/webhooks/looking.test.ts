// The cost of a scan for due deliveries does not depend on the number of past and waiting deliveries.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openStore } from '../../../runtime/store/open-store.ts';
import { eventually } from '../../support/eventually.ts';
import { beneath, postgres } from '../store/engines.ts';
import { writeEvents } from './history.ts';

const SUBSCRIPTIONS = 20;
const LOOKS = 20;

const engine = await postgres();
if (engine !== undefined) {
  test('after deliveries are leased repeatedly, a scan still does not read all past deliveries', async () => {
    const place = await engine.place();
    try {
      const { location } = place;
      await (await openStore(location)).close();
      for (let n = 0; n < SUBSCRIPTIONS; n++) {
        const isWaiting = n % 2 === 0;
        const state = isWaiting ? 'pending' : 'delivered';
        await writeEvents(place, `sub_${n}`, { count: isWaiting ? 1_000 : 2_000, bytes: 10, state });
      }
      await beneath(location, `update deliveries set due_at = 1 where state = 'pending'`);
      // Until a vacuum, each lease leaves an entry in the index of due deliveries, so the index becomes larger than the
      // primary key.
      for (let lease = 0; lease < 4; lease++) {
        await beneath(location, 'update deliveries set due_at = due_at + 1 where due_at is not null');
      }
      const scans = async (index: string) => {
        const [row] = await beneath(
          location,
          `select idx_scan from pg_stat_user_indexes where indexrelname = '${index}'`,
        );
        return Number(row?.['idx_scan']);
      };
      const [byOrder, byDue] = [await scans('deliveries_in_order'), await scans('deliveries_due')];
      const store = await openStore(location);
      for (let look = 0; look < LOOKS; look++) {
        assert.is((await store.webhooks.due('', 500)).length, SUBSCRIPTIONS / 2);
      }
      // PostgreSQL updates its statistics when a connection is closed.
      await store.close();
      const counted = async () => (await scans('deliveries_due')) - byDue >= LOOKS * (SUBSCRIPTIONS / 2);
      await eventually(counted, 30_000, 'the looks are counted');
      assert.is(await scans('deliveries_in_order'), byOrder);
    } finally {
      await place.remove();
    }
  });
}

test.run();
