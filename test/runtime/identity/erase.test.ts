import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { backUp } from '../../../runtime/store/backup/backup.ts';
import type { Store } from '../../../runtime/store/store.ts';
import { beneath, engines, folder, type Place } from '../store/engines.ts';
import { code, header, NOON, type Setting, withAccounts } from './setting.ts';

const DAY = Math.floor(NOON / 86_400_000);

/** Creates data for a person. Returns strings that must not be found after the erasure. */
async function live(
  { accounts, store, place }: Setting,
  email: string,
): Promise<{ id: string; key: string; traces: string[] }> {
  const { id, key } = await accounts.operators.create({ email });
  const account = await accounts.authenticate(header(key));
  await accounts.callLimits.admit(account);
  store.tallies.called(id, DAY, 'places', false);
  await accounts.receiveFeedback({ service: 'places', feedback: `Write to ${email}.`, feedbackType: 'bug', keyId: id });
  const subscription = randomUUID();
  const about = { entityType: 'ship', description: `of ${email}`, filter: undefined };
  const callbackUrl = `https://example.org/${id}`;
  await store.webhooks.subscribe(
    { id: subscription, keyId: id, ...about, callbackUrl, sealedSecret: 's', createdAt: NOON },
    20,
    false,
  );
  for (const statement of [
    `insert into deliveries (subscription_id, sequence, event_id, state, attempts, manual, created_at) values ('${subscription}', 1, 'e', 'delivered', 1, 0, 5)`,
    `insert into attempts (id, subscription_id, key_id, event_id, event_type, number, status, created_at) values ('${randomUUID()}', '${subscription}', '${id}', 'e', 'ship', 1, 'delivered', 5)`,
    `insert into attempt_counts (subscription_id, hour, delivered, failed) values ('${subscription}', 5, 1, 0)`,
  ]) {
    await beneath(place.location, statement);
  }
  const digest = String(
    (await beneath(place.location, `select digest from key_secrets where key_id = '${id}'`))[0]?.['digest'],
  );
  for (const kind of ['Grant', 'AccessToken']) {
    const payload = JSON.stringify({ kind, accountId: digest });
    await store.connect.put({
      kind,
      id: `${kind} of ${id}`,
      grantId: undefined,
      payload,
      createdAt: NOON,
      expiresAt: NOON + 5,
    });
  }
  const link = { digest: `link of ${id}`, email, mailbox: email.replace(/\+.*@/, '@'), day: DAY, expiresAt: NOON + 5 };
  await store.signUpLinks.keep(link, { address: 'x', ofAddress: 50, ofMailbox: 50, waiting: 50 });
  const inbox = randomUUID();
  await store.webhooks.inboxes.create(id, inbox, NOON);
  const message = { receivedAt: NOON, subscriptionId: subscription, verified: true, headers: {}, body: inbox };
  await store.webhooks.inboxes.receive(id, inbox, message);
  // The email address is not included, because data of another address of the same mailbox contains it.
  return { id, key, traces: [id, subscription, digest, inbox] };
}

async function everything(store: Store, place: Place): Promise<string> {
  const { path, remove } = folder();
  try {
    await store.usage.flush();
    await backUp(place.location, join(path, 'all'), undefined);
    return gunzipSync(readFileSync(join(path, 'all'))).toString();
  } finally {
    remove();
  }
}

for (const engine of await engines()) {
  test(`${engine.name}: erases all data of one address, but no data of other addresses of the same mailbox`, () =>
    withAccounts(engine, async (setting) => {
      const { accounts, store, place } = setting;
      const people = [await live(setting, 'ada@example.org'), await live(setting, 'ada@example.org')];
      const other = await live(setting, 'ada+work@example.org');
      const before = await everything(store, place);
      const traces = people.flatMap((each) => each.traces);
      for (const trace of [...traces, ...other.traces]) assert.ok(before.includes(trace), trace);
      const { keys, ...erased } = await accounts.operators.erase(' ada@Example.ORG ');
      assert.equal([...keys].sort(), people.map(({ id }) => id).sort());
      const found = { usage: 2, subscriptions: 2, deliveries: 2, attempts: 2, feedback: 2, signIns: 4, links: 2 };
      assert.equal(erased, found);
      const after = await everything(store, place);
      for (const trace of traces) assert.not.ok(after.includes(trace), trace);
      for (const trace of other.traces) assert.ok(after.includes(trace), trace);
      for (const { key } of people) assert.is(await code(() => accounts.authenticate(header(key))), 'key_unknown');
      assert.ok(await accounts.authenticate(header(other.key)));
      const again = await accounts.operators.erase('ada@example.org');
      assert.equal(again, { keys: [], ...Object.fromEntries(Object.keys(found).map((name) => [name, 0])) });
      assert.is(await code(() => accounts.operators.erase('no address')), 'invalid_arguments');
    }));
}

test.run();
