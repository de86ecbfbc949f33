// A process that opens a store and executes the orders that it receives over IPC. Its argument is a StoreLocation as
// JSON.

import { openStore } from '../../../runtime/store/open-store.ts';
import type { StoreLocation } from '../../../runtime/store/store.ts';

export type Order =
  | { do: 'take'; keyId: string; day: number; limit: number | null; times: number }
  | { do: 'giveBack'; keyId: string; day: number; times: number }
  | { do: 'start'; source: string; requests: number; per: number; maxWaitMs: number; times: number }
  | { do: 'createKeysForEver' };

const location = JSON.parse(process.argv[2] as string) as StoreLocation;
const say = (message: unknown) => process.send?.(message);
process.on('disconnect', () => process.exit(0));

try {
  const store = await openStore(location);
  process.on('message', async (order: Order) => {
    if (order.do === 'take') {
      const { keyId, day, times } = order;
      const limit = order.limit ?? undefined;
      const counts = await Promise.all(Array.from({ length: times }, () => store.usage.take(keyId, day, limit)));
      say({ admitted: counts.filter((count) => count > 0).length });
    } else if (order.do === 'giveBack') {
      await Promise.all(Array.from({ length: order.times }, () => store.usage.giveBack(order.keyId, order.day)));
      say({ given: order.times });
    } else if (order.do === 'start') {
      const { source, requests, per, maxWaitMs, times } = order;
      const take = async () => {
        const wait = await store.sourceStarts?.take(source, { requests, per }, maxWaitMs);
        return { wait, at: Date.now() + Number(wait) };
      };
      say({ starts: await Promise.all(Array.from({ length: times }, take)) });
    } else {
      for (let n = 0; ; n++) {
        const receivedAt = Date.now();
        const secret = { digest: `d${n}`, prefix: `p${n}` };
        const key = {
          id: `k${n}`,
          plan: 'free',
          email: `${n}@example.org`,
          mailbox: `${n}@example.org`,
          origin: 'operator' as const,
        };
        await store.keys.create({ ...key, createdAt: receivedAt }, secret);
        const remark = { id: `f${n}`, keyId: null, service: 's', kind: 'bug', feedback: 'x', receivedAt };
        await store.feedback.add(remark);
        for (let call = 0; call < 10; call++) await store.usage.take('a', 1, undefined);
        say({ kept: n, counted: 10 * (n + 1), at: receivedAt });
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
    }
  });
  say({ ready: store.engine });
} catch (error) {
  say({ failed: (error as Error).message });
  process.exit(1);
}
