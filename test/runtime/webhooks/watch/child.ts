// A process that watches a loopback source until it is killed. Reports leadership, each poll, and each batch of changes within
// its transaction.

import type { Look } from '../../../../runtime/contract/event.ts';
import { createSourceClients } from '../../../../runtime/sources/client/clients.ts';
import { openStore } from '../../../../runtime/store/open-store.ts';
import type { StoreLocation } from '../../../../runtime/store/store.ts';
import { createLog } from '../../../../runtime/telemetry/log.ts';
import { Watcher } from '../../../../runtime/webhooks/watch/watcher.ts';
import { policy } from '../../../support/fake-source.ts';

export interface ChildOptions {
  readonly location: StoreLocation;
  readonly url: string;
  /** Time for which the transaction stays open after each batch, so that a kill can interrupt it. */
  readonly holdMs: number;
}

export type Word = 'ready' | 'looking' | 'writing';

const options = JSON.parse(process.argv[2] as string) as ChildOptions;
const say = (word: Word) => process.send?.({ word });
process.on('disconnect', () => process.exit(0));

const sourceClients = createSourceClients([policy({ maxBody: 1_000_000 })], {
  version: '0.0.0',
  environment: { UPSTREAM_TEST_SOURCE_BASE_URL: options.url },
});
const client = sourceClients.client('test-source');
const store = await openStore(options.location);
const watcher = new Watcher({
  store,
  watches: [
    {
      entityType: 'harbour_ship',
      source: 'test-source',
      everyMs: 40,
      identity: 'mmsi',
      compare: ['name', 'port'],
      look: async (_cursor, call) => {
        say('looking');
        return (await client.get({ path: '/ships', expect: 'json', lifetime: 'none' }, call)).json() as Look;
      },
    },
  ],
  now: () => new Date(),
  log: createLog('silent'),
  onChanges: async () => {
    say('writing');
    await new Promise((resolve) => setTimeout(resolve, options.holdMs));
  },
  limits: { spreadMs: 0, leadRetryMs: 100 },
});
watcher.start();
say('ready');
process.on('SIGTERM', async () => {
  await watcher.stop();
  await store.close();
  sourceClients.close();
  process.exit(0);
});
