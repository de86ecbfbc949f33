// `make demo-webhooks`: a server, a receiver and a source that changes. The receiver verifies events and fails ten times. The
// circuit opens and is reset, held events arrive oldest first, and the pull endpoint returns the same sequence.

import { Webhook } from 'standardwebhooks';
import { type Received, startReceiver } from '../runtime/webhooks/receiver.ts';
import { openAlmanac } from '../support/almanac.ts';
import { startRates } from '../support/changing-rates.ts';
import { queryString } from '../support/http.ts';

const PATIENCE_MS = 30_000;

let step = 0;
const say = (text: string) => process.stdout.write(`${text}\n`);
const begin = (text: string) => say(`\n${++step}. ${text}`);

const rates = await startRates(5);
const receiver = await startReceiver();
const server = await openAlmanac({
  UPSTREAM_ECB_FX_BASE_URL: rates.url,
  ALMANAC_EVENT_EVERY_ECB_FX_RATE: '300ms',
  ALMANAC_WEBHOOK_NETWORKS: '127.0.0.0/8',
  ALMANAC_WEBHOOK_HTTP: 'on',
  ALMANAC_WEBHOOK_SCHEDULE: '0s,100ms,100ms,100ms,100ms,100ms,100ms,100ms,100ms,100ms,100ms,100ms',
  ALMANAC_WEBHOOK_CIRCUIT: '10,0s',
});

try {
  await demonstrate();
} finally {
  await server.stop();
  await receiver.close();
  await rates.close();
}

async function demonstrate(): Promise<void> {
  const key = await server.key('free');
  const tool = async (name: string, values: object = {}) => {
    const answer = await server.send({ path: `/rest/webhooks/${name}${queryString({ ...values })}`, key });
    if (answer.status !== 200) throw new Error(`${name}: ${answer.text}`);
    return answer.json;
  };
  const subscription = async () => (await tool('list_subscriptions')).subscriptions[0];
  const until = async (holds: () => boolean | Promise<boolean>, what: string) => {
    const end = Date.now() + PATIENCE_MS;
    while (!(await holds())) {
      if (Date.now() > end) throw new Error(`Timed out waiting for ${what}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const sequences = (from: number) =>
    receiver
      .events()
      .slice(from)
      .map(({ json }) => json.sequence as number);

  begin('A server, a receiver and a source run on loopback. Subscribing to exchange rates:');
  const { id, secret } = await tool('subscribe', { entity_type: 'ecb-fx_rate', callback_url: receiver.url });
  say(`   id ${id}, secret ${secret.slice(0, 12)}…`);
  await until(() => receiver.received.length === 1, 'the ping');
  verified(secret, receiver.received[0] as Received);
  say('   a signed ping arrived, and its signature is valid');
  await until(async () => (await subscription()).watched_since !== null, 'the first poll');
  say('   the source was polled for the first time: changes are reported from now on');

  begin('The source changes: five rates.');
  rates.advance();
  await until(() => receiver.events().length === 5, 'five events');
  for (const each of receiver.events()) verified(secret, each);
  say(`   five events with valid signatures; sequence ${sequences(0).sort(numeric).join(' ')}`);
  say(`   ${receiver.events()[0]?.body}`);

  begin('The receiver breaks (500), and the source changes.');
  receiver.behave(500);
  const before = receiver.events().length;
  rates.advance();
  await until(async () => (await subscription()).status === 'circuit_open', 'an open circuit');
  const open = await subscription();
  say(
    `   after ${receiver.events().length - before} consecutive failed attempts the circuit is open: ${open.circuit_open_reason}`,
  );

  begin('The source changes twice more: all events are held, and none is sent.');
  const held = async (count: number) => until(async () => (await subscription()).pending === count, `${count} held`);
  await held(5);
  rates.advance();
  await held(10);
  rates.advance();
  await held(15);
  say(`   pending: ${(await subscription()).pending}, attempts unchanged: ${receiver.events().length - before}`);

  begin('The receiver is repaired: reset_subscription.');
  receiver.behave((response) => setTimeout(() => response.writeHead(204).end(), 5));
  const mark = receiver.events().length;
  await tool('reset_subscription', { subscription_id: id });
  await until(async () => (await subscription()).pending === 0, 'drained');
  say(`   held events arrive oldest first, starting with a single one: ${sequences(mark).join(' ')}`);

  begin('The pull endpoint returns the same sequence.');
  const pulled = await server.send({ path: `/webhooks/${id}/events?after=0`, key });
  const ids = (pulled.json.events as { id: string; sequence: number }[]).map(
    (event) => `${event.sequence} ${event.id}`,
  );
  const got = new Set(receiver.events().map(({ json, headers }) => `${json.sequence} ${headers['webhook-id']}`));
  const same = ids.length === got.size && ids.every((each) => got.has(each));
  if (!same) throw new Error(`The pulled events differ: ${ids.join(', ')} and ${[...got].join(', ')}`);
  say(`   ${ids.length} events, 1 to ${pulled.json.next_after}, with the same ids as the delivered ones`);
  const [metrics] = (await tool('get_webhook_metrics')).metrics;
  say(`   get_webhook_metrics: ${metrics.delivered} delivered, ${metrics.failed} failed, ${metrics.pending} pending`);
}

function verified(secret: string, { body, headers }: Received): void {
  new Webhook(secret).verify(body, headers as Record<string, string>);
}

function numeric(a: number, b: number): number {
  return a - b;
}
