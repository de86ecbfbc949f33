import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openAlmanac } from '../../support/almanac.ts';
import { startRates } from '../../support/changing-rates.ts';
import { eventually } from '../../support/eventually.ts';
import { queryString } from '../../support/http.ts';
import { startReceiver } from './receiver.ts';

const PATIENCE_MS = 20_000;

test('does not report changes from before the first subscription, and a new subscriber does not affect the others', async () => {
  const rates = await startRates(1);
  const [first, second] = [await startReceiver(), await startReceiver()];
  const server = await openAlmanac({
    UPSTREAM_ECB_FX_BASE_URL: rates.url,
    ALMANAC_EVENT_EVERY_ECB_FX_RATE: '100ms',
    ALMANAC_WEBHOOK_NETWORKS: '127.0.0.0/8',
    ALMANAC_WEBHOOK_HTTP: 'on',
  });
  const key = await server.key();
  const tool = async (name: string, values: object) =>
    (await server.send({ path: `/rest/webhooks/${name}${queryString({ ...values })}`, key })).json;
  const subscribe = async (callback_url: string): Promise<string> => {
    const { id } = await tool('subscribe', { entity_type: 'ecb-fx_rate', callback_url });
    const watched = async () => (await tool('list_subscriptions', {})).subscriptions[0].watched_since !== null;
    await eventually(watched, PATIENCE_MS, 'the first look');
    return id;
  };
  const looks = async (count: number) => {
    const until = rates.requestCount() + count;
    await eventually(() => rates.requestCount() >= until, PATIENCE_MS, `${count} looks`);
  };
  const reported = (receiver: typeof first) => receiver.events().map(({ json }) => Math.floor(json.data.record.rate));
  try {
    await looks(0);
    assert.is(rates.requestCount(), 0, 'without subscribers, no source is queried');
    const id = await subscribe(first.url);
    rates.advance();
    await eventually(() => first.events().length === 1, PATIENCE_MS, 'the first change');

    await subscribe(second.url);
    rates.advance();
    await eventually(
      () => first.events().length === 2 && second.events().length === 1,
      PATIENCE_MS,
      'the second change',
    );

    // After one of two subscribers unsubscribes, the source is still polled.
    await tool('unsubscribe', { subscription_id: id });
    rates.advance();
    await eventually(() => second.events().length === 2, PATIENCE_MS, 'the third change');
    assert.equal(
      [reported(first), reported(second)],
      [
        [2, 3],
        [3, 4],
      ],
    );

    // The last subscriber unsubscribes, the source changes, and then someone subscribes again.
    const [left] = (await tool('list_subscriptions', {})).subscriptions;
    await tool('unsubscribe', { subscription_id: left.id });
    await new Promise((resolve) => setTimeout(resolve, 500));
    const requestsMade = rates.requestCount();
    rates.advance();
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    assert.ok(rates.requestCount() <= requestsMade + 1, 'the source is no longer queried');
    await subscribe(first.url);
    await looks(2);
    rates.advance();
    await eventually(() => first.events().length === 3, PATIENCE_MS, 'the fifth change');
    assert.equal(reported(first), [2, 3, 6], 'the fourth change is not delivered');
    assert.is(first.events().at(-1)?.json.sequence, 1, 'a new subscription starts at one');
  } finally {
    await server.stop();
    await Promise.all([first.close(), second.close(), rates.close()]);
  }
});

test.run();
