// The attacker can read and write the shared cache but does not know the master key. Attacks may only cause cache misses.
// Takes long. Mostly waits.

import { createClient } from '@redis/client';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { answerOfBytes, bytesOfAnswer } from '../../../runtime/cluster/answer-bytes.ts';
import { Messages } from '../../../runtime/cluster/messages.ts';
import { Seal } from '../../../runtime/cluster/seal.ts';
import { Stored } from '../../../runtime/sources/client/answer.ts';
import type { CacheServer } from '../../support/cache-server.ts';
import { eventually } from '../../support/eventually.ts';
import { call, json } from '../../support/fake-source.ts';
import { type Bench, clientOf, clusterTest, type Process, request, SECRET } from './processes.ts';

const OTHER_SECRET = Buffer.alloc(32, 8);
const BURST = { perSecond: 0.01, size: 5 };

type Attacker = Awaited<ReturnType<typeof attackerOf>>;

async function connected(url: string) {
  const client = createClient({ url });
  // If a test fails, the cache server stops before this client disconnects.
  client.on('error', () => client.destroy());
  await client.connect();
  return client;
}

async function attackerOf({ url }: CacheServer) {
  const client = await connected(url);
  return {
    client,
    names: async (kind: string) => (await client.keys(`*/${kind}/*`)).sort(),
    /** Latin-1: one character per byte. */
    read: async (name: string) => {
      const hex = (await client.eval(
        "return (redis.call('get', KEYS[1]):gsub('.', function(c) return string.format('%02x', c:byte()) end))",
        { keys: [name] },
      )) as string;
      return Buffer.from(hex, 'hex');
    },
    channels: async () => (await client.sendCommand(['PUBSUB', 'CHANNELS'])) as unknown as string[],
  };
}

async function attacked(bench: Bench, attack: (attacker: Attacker) => Promise<void>): Promise<void> {
  const attacker = await attackerOf(bench.engine);
  try {
    await attack(attacker);
  } finally {
    attacker.client.destroy();
  }
}

const textOf = async (of: Process, path: string) => (await clientOf(of).get({ ...request, path }, call())).text();
const breakerOf = ({ sourceClients }: Process) => sourceClients.state()['test-source']?.breaker;
const rejectedOf = ({ cluster }: Process) => cluster.rejected();

const echo: Parameters<typeof clusterTest>[2] = (response, { url = '' }) => json(response, [url.split('?')[0]]);

clusterTest('treats an edited value as a cache miss, whichever byte was edited', {}, echo, (bench) =>
  attacked(bench, async ({ client, names, read }) => {
    const [first, second] = [await bench.process(), await bench.process()];
    await textOf(first, '/a');
    const [name = ''] = await names('answer');
    const genuine = await read(name);
    const at = genuine.indexOf('/a"]');
    assert.ok(at > 0, 'the value contains the body in plain text');
    for (const [edited, position] of [
      ['/b"]', at],
      ['3', genuine.indexOf('"fetchedAt":') + 12],
      ['\u0000', 0],
    ] as const) {
      const forged = Buffer.from(genuine);
      forged.write(edited, position, 'latin1');
      await client.set(name, forged);
      assert.is(await second.cluster.find('test-source', 'unknown'), undefined);
      assert.is(await textOf(await bench.process(), '/a'), '["/a"]');
    }
    await client.set(name, Buffer.from(genuine).fill('/b"]', at));
    const before = bench.server.seen.length;
    assert.is(await textOf(second, '/a'), '["/a"]');
    assert.is(bench.server.seen.length, before + 1, 'the source is queried instead');
    assert.is(rejectedOf(second).answer, 1);
  }),
);

clusterTest("treats a genuine value under another request's name as a cache miss", {}, echo, (bench) =>
  attacked(bench, async ({ client, names, read }) => {
    const [first, second] = [await bench.process(), await bench.process()];
    await textOf(first, '/a');
    const [nameOfA = ''] = await names('answer');
    const valueOfA = await read(nameOfA);
    await textOf(first, '/b');
    const nameOfB = (await names('answer')).find((each) => each !== nameOfA) as string;
    await client.set(nameOfB, valueOfA);
    assert.is(await textOf(second, '/b'), '["/b"]');
    assert.is(rejectedOf(second).answer, 1);
  }),
);

clusterTest(
  'ignores values and messages of another deployment on the same cache server',
  { breaker: { failures: 2, pause: 60_000 } },
  echo,
  (bench) =>
    attacked(bench, async ({ client, names, read, channels }) => {
      const [own, other] = [await bench.process(), await bench.process(OTHER_SECRET)];
      await textOf(other, '/a');
      const [foreign = ''] = await names('answer');
      const value = await read(foreign);
      await textOf(own, '/a');
      const name = (await names('answer')).find((each) => each !== foreign) as string;
      await client.set(name, value);
      assert.is(await textOf(await bench.process(), '/a'), '["/a"]');
      assert.is((await channels()).length, 2, 'each deployment has its own channel');
      other.cluster.opened('test-source', 3_600_000);
      // A message in the other deployment's channel.
      const message = new Messages(new Seal(OTHER_SECRET), 'somebody').outgoing({
        kind: 'circuit',
        source: 'test-source',
        milliseconds: 3_600_000,
      });
      for (const channel of await channels()) await client.publish(channel, message);
      await eventually(() => rejectedOf(own).message === 1, 2_000, 'the message arrives');
      assert.is(breakerOf(own), 'closed');
    }),
);

clusterTest(
  'a forged or replayed message does not pause a source',
  { breaker: { failures: 2, pause: 60_000 } },
  echo,
  (bench) =>
    attacked(bench, async ({ client, channels }) => {
      const victim = await bench.process();
      const [channel = ''] = await channels();
      const listener = await connected(bench.engine.url);
      const heard: Buffer[] = [];
      await listener.subscribe(channel, (message: Buffer) => void heard.push(message), true);
      for (const forged of [
        'circuit somebody test-source 3600000',
        '',
        'x'.repeat(100_000),
        JSON.stringify({
          from: 'x',
          number: 1,
          at: Date.now(),
          message: { kind: 'circuit', source: 'test-source', milliseconds: 3_600_000 },
        }),
      ]) {
        for (const each of [channel, 'almanac/1/told', 'almanac/2/told']) await client.publish(each, forged);
      }
      await eventually(() => rejectedOf(victim).message === 4, 2_000, 'the messages arrive');
      assert.is(breakerOf(victim), 'closed');
      // A genuine message takes effect once.
      const colleague = await bench.process();
      colleague.cluster.opened('test-source', 300);
      await eventually(() => breakerOf(victim) === 'open', 2_000, 'the genuine message is obeyed');
      await eventually(() => breakerOf(victim) === 'half_open', 2_000, 'the pause is over');
      const genuine = heard.at(-1) as Buffer;
      await client.publish(channel, genuine);
      await eventually(() => rejectedOf(victim).message === 5, 2_000, 'the copy arrives');
      assert.is(breakerOf(victim), 'half_open');
      listener.destroy();
    }),
);

clusterTest(
  'a forged lock delays no process',
  { timeouts: { connect: 500, request: 9_000, call: 12_000 } },
  echo,
  (bench) =>
    attacked(bench, async ({ client }) => {
      const victim = await bench.process();
      const seal = new Seal(SECRET);
      const name = seal.name('turn', 'test-source', 'a key');
      const old = seal.close(name, Buffer.from(`${Date.now() - 3_600_000} somebody`));
      for (const forged of [
        'somebody',
        'x'.repeat(100_000),
        old,
        seal.close('another name', Buffer.from(`${Date.now()} somebody`)),
      ]) {
        await client.set(name, forged);
        const turn = await victim.cluster.turn('test-source', 'a key');
        assert.is(turn.kind, 'ours', String(forged).slice(0, 20));
        if (turn.kind === 'ours') turn.done();
        await eventually(async () => (await client.exists(name)) === 0, 2_000, 'the turn is over');
      }
      await client.lPush(name, 'a list');
      const turn = await victim.cluster.turn('test-source', 'a key');
      assert.is(turn.kind, 'ours');
      if (turn.kind === 'ours') turn.done();
      assert.is(rejectedOf(victim).turn, 5);
    }),
);

clusterTest('a forged bucket blocks no caller', {}, echo, (bench) =>
  attacked(bench, async ({ client, names, read }) => {
    const [first, second] = [await bench.process(), await bench.process()];
    const take = (of: Process, id: string) => of.cluster.take(id, BURST, { admitted: 0, requested: [1] });
    await take(first, 'somebody');
    const [name = ''] = await names('bucket');
    const empty = (await first.cluster.take('somebody else', BURST, { admitted: 5, requested: [1] }))?.waits[0];
    assert.ok(Number(empty) > 0, 'the other bucket is empty');
    const other = (await names('bucket')).find((each) => each !== name) as string;
    const swapped = await read(other);
    for (const forged of ['{"tokens":-1e300,"at":0}', 'x'.repeat(100_000), swapped]) {
      await client.set(name, forged);
      assert.equal((await take(second, 'somebody'))?.waits, [0]);
    }
    await client.del(name);
    await client.hSet(name, { tokens: '-1e300', at: '0' });
    assert.equal((await take(second, 'somebody'))?.waits, [0]);
    assert.is(rejectedOf(second).bucket, 3);
    // Create a valid bucket, which the other processes see.
    for (let nth = 0; nth < 4; nth++) await take(first, 'somebody');
    assert.ok(Number((await take(second, 'somebody'))?.waits[0]) > 0);
  }),
);

clusterTest('does not read a very large value completely', {}, echo, (bench) =>
  attacked(bench, async ({ client, names }) => {
    const [first, second] = [await bench.process(), await bench.process()];
    await textOf(first, '/a');
    const [name = ''] = await names('answer');
    await client.setRange(name, 50_000_000, 'x');
    const sent = async () => Number(/total_net_output_bytes:(\d+)/.exec(await client.info('stats'))?.[1]);
    const before = await sent();
    assert.is(await textOf(second, '/a'), '["/a"]');
    const read = (await sent()) - before;
    assert.ok(read < 10_000_000, `${read} bytes`);
  }),
);

test('validates every field of a stored response, even if its tag is valid', () => {
  const now = Date.now();
  const [head, body] = bytesOfAnswer(new Stored(200, { etag: '"1"' }, Buffer.from('[1]'), now, now)) as [
    Buffer,
    Buffer,
  ];
  const good = JSON.parse(head.toString());
  const read = (changes: object) =>
    answerOfBytes(Buffer.concat([Buffer.from(`${JSON.stringify({ ...good, ...changes })}\n`), body]), now);
  assert.is(read({})?.fetchedAt, now);
  assert.is(
    read({ checkedAt: now + 5_000 })?.checkedAt,
    now,
    'a clock that is slightly ahead does not make a response fresher',
  );
  for (const changes of [
    ...[1e300, -1, 0.5, null, '1', now + 3_600_000].flatMap((time) => [{ fetchedAt: time }, { checkedAt: time }]),
    ...[0, 99, 200.5, 301, 401, 500, 1e9, '200', null].map((status) => ({ status })),
    ...[null, [], 'x', { etag: 1 }, { 'set-cookie': 'a=b' }, { ETag: '"1"' }].map((headers) => ({ headers })),
  ]) {
    assert.is(read(changes), undefined, JSON.stringify(changes));
  }
});

test('ignores messages whose clock is far off', () => {
  const seal = new Seal(SECRET);
  const [from, to] = [new Messages(seal, 'a'), new Messages(seal, 'b')];
  const sent = { kind: 'circuit', source: 's', milliseconds: 1 } as const;
  const now = Date.now();
  assert.equal(to.incoming(from.outgoing(sent, now), now), sent);
  assert.is(to.incoming(from.outgoing(sent, now - 60_000), now), undefined);
  assert.is(to.incoming(from.outgoing(sent, now + 60_000), now), undefined);
  assert.equal(to.incoming(from.outgoing(sent, now + 1_000), now), sent);
});

test.run();
