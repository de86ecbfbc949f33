import { Webhook } from 'standardwebhooks';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { eventually } from '../../support/eventually.ts';
import { beneath, engines, withStore } from '../store/engines.ts';
import { QUICK, ships, withEngine } from './engine.ts';
import { type Received, startReceiver } from './receiver.ts';

const PATIENCE_MS = 60_000;

function verifies(secret: string, { body, headers }: Received): boolean {
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>);
    return true;
  } catch {
    return false;
  }
}

for (const kind of await engines()) {
  test(`${kind.name}: an attempt with an unreadable secret fails, counts toward the circuit breaker, and occupies no slot`, () =>
    withStore(kind, async (store, { location }) => {
      const [broken, well] = [await startReceiver(), await startReceiver()];
      try {
        await withEngine(
          store,
          async (engine) => {
            const { id, keyId } = await engine.subscribe(broken.url);
            await engine.subscribe(well.url);
            await eventually(() => broken.received.length + well.received.length === 2, PATIENCE_MS, 'the pings');
            await beneath(location, `update subscriptions set secret = 'sealed by another key' where id = '${id}'`);
            await engine.report(...ships(6));
            await eventually(() => well.events().length === 6, PATIENCE_MS, 'the events of the other one');
            const own = async () => (await engine.subscriptions.list(keyId))[0];
            await eventually(async () => (await own())?.status === 'circuit_open', PATIENCE_MS, 'the circuit opens');
            assert.is((await own())?.openedBy, 'secret_unreadable');
            const [row] = (await engine.subscriptions.deliveries(keyId, id, 200)).filter((each) => each.attempts === 2);
            assert.equal([row?.error, row?.responseCode], ['secret_unreadable', undefined]);
            assert.is(broken.events().length, 0, 'nothing is sent without a signature');
            assert.is(engine.underWay(), 0, 'no slot is occupied forever');
          },
          // There are fewer slots than deliveries, so a leaked slot would block the other subscription.
          {
            slots: { perSubscription: 5, perNetwork: 10, perKey: 10, inAll: 5 },
            settings: { ...QUICK, circuit: { failures: 8, ageMs: 0 } },
          },
        );
      } finally {
        await Promise.all([broken.close(), well.close()]);
      }
    }));

  test(`${kind.name}: after a rotation, the new secret signs messages, and the old one also signs them until the overlap ends`, () =>
    withStore(kind, async (store, { location }) => {
      const receiver = await startReceiver();
      try {
        await withEngine(store, async (engine) => {
          const { id, secret: first } = await engine.subscribe(receiver.url);
          await eventually(() => receiver.received.length === 1, PATIENCE_MS, 'the ping');
          const next = async (n: number) => {
            await engine.report(...ships(1, n));
            await eventually(() => receiver.events().length === n, PATIENCE_MS, `event ${n}`);
            return receiver.events().at(-1) as Received;
          };
          const before = await next(1);
          assert.ok(verifies(first, before));
          const { secret: second } = await engine.subscriptions.rotateSecret(id, 60_000);
          const during = await next(2);
          assert.equal([verifies(first, during), verifies(second, during)], [true, true]);
          assert.is(String(during.headers['webhook-signature']).split(' ').length, 2);
          assert.not.ok(verifies(second, before), 'sent messages are not signed again');
          await beneath(location, `update subscriptions set previous_until = ${Date.now() - 1}`);
          const after = await next(3);
          assert.equal([verifies(first, after), verifies(second, after)], [false, true]);
          const { secret: third } = await engine.subscriptions.rotateSecret(id, 0);
          const last = await next(4);
          assert.equal(
            [first, second, third].map((each) => verifies(each, last)),
            [false, false, true],
          );
        });
      } finally {
        await receiver.close();
      }
    }));

  test(`${kind.name}: a retry after a rotation is signed with the new secret`, () =>
    withStore(kind, async (store) => {
      const receiver = await startReceiver();
      try {
        await withEngine(
          store,
          async (engine) => {
            const { id, secret: first } = await engine.subscribe(receiver.url);
            await eventually(() => receiver.received.length === 1, PATIENCE_MS, 'the ping');
            receiver.behave(500);
            await engine.report(...ships(1));
            await eventually(() => receiver.events().length === 1, PATIENCE_MS, 'the first attempt');
            const { secret: second } = await engine.subscriptions.rotateSecret(id, 0);
            receiver.behave(204);
            await eventually(() => receiver.events().length === 2, PATIENCE_MS, 'the second');
            const [before, after] = receiver.events() as [Received, Received];
            assert.is(before.body, after.body);
            assert.equal([verifies(first, before), verifies(second, before)], [true, false]);
            assert.equal([verifies(first, after), verifies(second, after)], [false, true]);
          },
          { settings: { ...QUICK, schedule: [0, 1_500] } },
        );
      } finally {
        await receiver.close();
      }
    }));
}

test.run();
