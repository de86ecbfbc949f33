// Runs the two example receivers from the text of `/docs/webhooks`.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { makeSecret } from '../../../runtime/webhooks/signature.ts';
import { openAlmanac } from '../../support/almanac.ts';
import { startRates } from '../../support/changing-rates.ts';
import { eventually } from '../../support/eventually.ts';
import { queryString } from '../../support/http.ts';
import { folder } from '../store/engines.ts';
import { type Received, startReceiver } from './receiver.ts';

const PATIENCE_MS = 20_000;
/** Older than the receivers accept, by more than the duration of this test. */
const OLD_MS = 330_000;

interface Delivery {
  readonly secret: string;
  readonly ping: Received;
  readonly event: Received;
  readonly page: string;
}

async function deliver(): Promise<Delivery> {
  const rates = await startRates(1);
  const receiver = await startReceiver();
  const server = await openAlmanac({
    UPSTREAM_ECB_FX_BASE_URL: rates.url,
    ALMANAC_EVENT_EVERY_ECB_FX_RATE: '200ms',
    ALMANAC_WEBHOOK_NETWORKS: '127.0.0.0/8',
    ALMANAC_WEBHOOK_HTTP: 'on',
  });
  try {
    const key = await server.key();
    const options = queryString({ entity_type: 'ecb-fx_rate', callback_url: receiver.url });
    const { secret } = (await server.send({ path: `/rest/webhooks/subscribe${options}`, key })).json;
    const list = async () => (await server.send({ path: '/rest/webhooks/list_subscriptions', key })).json;
    await eventually(
      async () => (await list()).subscriptions[0].watched_since !== null && receiver.received.length === 1,
      PATIENCE_MS,
      'the ping and the first look',
    );
    rates.advance();
    await eventually(() => receiver.events().length === 1, PATIENCE_MS, 'an event');
    const [ping, event] = receiver.received as [Received, Received];
    const page = await server.send({ path: '/docs/webhooks' });
    assert.is(page.status, 200);
    return { secret, ping, event, page: page.text };
  } finally {
    await server.stop();
    await receiver.close();
    await rates.close();
  }
}

function code(page: string, language: string): string {
  const found = [
    ...page.matchAll(new RegExp(`<pre[^>]* data-language="${language}"[^>]*><code>([^<]*)</code></pre>`, 'g')),
  ];
  assert.is(found.length, 1, `one code block for ${language}`);
  const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  return (found[0]?.[1] ?? '').replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);
}

interface Running {
  readonly port: number;
  readonly child: ChildProcess;
  /** Output since the process started to listen. */
  lines(): string[];
}

async function run(command: string, file: string, secret: string): Promise<Running> {
  const env = { PATH: process.env.PATH, WEBHOOK_SECRET: secret, PORT: '0' };
  const child = spawn(command, [file], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.on('data', (chunk) => {
    text += chunk;
  });
  await eventually(() => /^listening \d+$/m.test(text), PATIENCE_MS, `${command} listens`);
  return {
    child,
    port: Number(/^listening (\d+)$/m.exec(text)?.[1]),
    lines: () => text.trimEnd().split('\n').slice(1),
  };
}

type Headers = Readonly<Record<string, string | undefined>>;

async function post(port: number, headers: Headers, body: string): Promise<number | undefined> {
  const values = Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const length = { 'content-length': Buffer.byteLength(body) };
  const sent = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/almanac',
    headers: { ...Object.fromEntries(values), ...length },
  });
  sent.end(body);
  const [response] = await once(sent, 'response');
  response.resume();
  return response.statusCode;
}

const { secret, ping, event, page } = await deliver();

function signed(by: string, id: string, at: number): Headers {
  const signature = new Webhook(by).sign(id, new Date(at), event.body);
  return { 'webhook-id': id, 'webhook-timestamp': String(Math.floor(at / 1_000)), 'webhook-signature': signature };
}

for (const [language, command, name] of [
  ['javascript', process.execPath, 'receiver.mjs'],
  ['python', 'python3', 'receiver.py'],
] as const) {
  if (spawnSync(command, ['--version']).status !== 0) {
    process.stdout.write(`skipped: no ${command} to run the guide's receiver with\n`);
    continue;
  }
  test(`the guide's ${language} code accepts signed requests, processes a repeated event once, and rejects all other requests`, async () => {
    const { path, remove } = folder();
    writeFileSync(join(path, name), code(page, language));
    const { port, child, lines } = await run(command, join(path, name), secret);
    try {
      const headers = event.headers as Headers;
      const id = headers['webhook-id'] ?? '';
      const now = Date.now();
      const refused: readonly (readonly [string, Headers, string])[] = [
        ['one extra byte', headers, `${event.body} `],
        ['another rate', headers, event.body.replace('"sequence":1', '"sequence":2')],
        ['another id', { ...headers, 'webhook-id': 'evt_1' }, event.body],
        ['another time', { ...headers, 'webhook-timestamp': String(Math.floor(now / 1_000) + 2) }, event.body],
        ['an old message with a valid signature', signed(secret, id, now - OLD_MS), event.body],
        ['a future message with a valid signature', signed(secret, id, now + OLD_MS), event.body],
        ['a message signed with another secret', signed(makeSecret(), id, now), event.body],
        [
          'another version',
          { ...headers, 'webhook-signature': headers['webhook-signature']?.replace('v1', 'v2') },
          event.body,
        ],
        ['an empty signature', { ...headers, 'webhook-signature': 'v1,' }, event.body],
        ['no signature', { ...headers, 'webhook-signature': undefined }, event.body],
        ['no time', { ...headers, 'webhook-timestamp': undefined }, event.body],
        ['nothing', {}, event.body],
      ];
      for (const [what, altered, body] of refused) assert.is(await post(port, altered, body), 401, what);
      assert.equal(lines(), [], 'no event was processed');
      assert.is(await post(port, ping.headers as Headers, ping.body), 204);
      assert.is(await post(port, headers, event.body), 204);
      const { data } = event.json;
      const line = `1 ecb-fx_rate updated ${data.entity_id}`;
      await eventually(() => lines().length === 1, PATIENCE_MS, 'the event');
      assert.is(await post(port, headers, event.body), 204, 'a repeated event is accepted');
      // During a secret rotation, the signature with the new secret comes first.
      const { 'webhook-signature': other, ...rotated } = signed(makeSecret(), 'evt_2', now);
      const both = `${other} ${signed(secret, 'evt_2', now)['webhook-signature']}`;
      assert.is(await post(port, { ...rotated, 'webhook-signature': both }, event.body), 204);
      await eventually(() => lines().length === 2, PATIENCE_MS, 'the event under another id');
      assert.equal(lines(), [line, line], 'and processed once');
    } finally {
      child.kill('SIGKILL');
      await once(child, 'close');
      remove();
    }
  });
}

test.run();
