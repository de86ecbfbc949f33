// Takes long. Mostly waits.

import { createClient } from '@redis/client';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { answerOfBytes, bytesOfAnswer } from '../../../runtime/cluster/answer-bytes.ts';
import { Stored } from '../../../runtime/sources/client/answer.ts';
import { eventually } from '../../support/eventually.ts';
import { call, json, problemOf } from '../../support/fake-source.ts';
import { reads } from '../sources/client/readers.ts';
import { clientOf, clusterTest, type Process, request } from './processes.ts';

clusterTest(
  'other processes reuse a response and report its age',
  {},
  (response) => json(response, [1, 2, 3]),
  async ({ server, process }) => {
    const [first, second] = [await process(), await process()];
    const asked = call();
    assert.is(await clientOf(first).read(request, reads.count, asked), 3);
    const told = call();
    assert.is(await clientOf(second).read(request, reads.count, told), 3);
    assert.is(server.seen.length, 1);
    assert.is(asked.noted[0]?.cache, 'miss');
    assert.is(told.noted[0]?.cache, 'hit');
    assert.is(told.noted[0]?.fetchedAt, asked.noted[0]?.fetchedAt);
    assert.is(told.noted[0]?.freshUntil, asked.noted[0]?.freshUntil);
  },
);

clusterTest(
  'simultaneous callers in all processes cause one request',
  {},
  (response) => void setTimeout(() => json(response, [1]), 300),
  async ({ server, process }) => {
    const processes = await Promise.all([process(), process(), process()]);
    const requests = processes.flatMap((each) =>
      Array.from({ length: 5 }, () => clientOf(each).read(request, reads.count, call())),
    );
    assert.equal(new Set(await Promise.all(requests)), new Set([1]));
    assert.is(server.seen.length, 1);
  },
);

clusterTest(
  'shares a large response completely even if the reader has consumed its body',
  { maxBody: 9_000_000 },
  (response) => json(response, Array(400_000).fill('abc')),
  async ({ server, process }) => {
    const [first, second] = [await process(), await process()];
    assert.is(await clientOf(first).read(request, reads.count, call(25_000)), 400_000);
    // Closing waits until responses have been shared in the background.
    await first.cluster.close();
    assert.is(await clientOf(second).read(request, reads.count, call(25_000)), 400_000);
    assert.is(server.seen.length, 1);
  },
);

clusterTest(
  'requests the newest response on demand, and does not share failures',
  { breaker: { failures: 50, pause: 300 } },
  (response, _, nth) => (nth === 1 ? json(response, {}, 500) : json(response, [nth])),
  async ({ server, process }) => {
    const [first, second] = [await process(), await process()];
    await problemOf(clientOf(first).get(request, call()));
    assert.is((await clientOf(second).get(request, call())).text(), '[2]');
    assert.is((await clientOf(first).get(request, { ...call(), newest: true })).text(), '[3]');
    assert.is(server.seen.length, 3);
  },
);

clusterTest(
  'a process that dies during a request delays the others only briefly',
  { timeouts: { connect: 500, request: 9_000, call: 12_000 } },
  (response, _, nth) => void (nth > 1 && json(response, [1])),
  async ({ server, process }) => {
    const [first, second] = [await process(), await process()];
    const lost = clientOf(first).get(request, call(1_000));
    lost.catch(() => {});
    await eventually(() => server.seen.length === 1, 5_000, 'the source is asked');
    // The closed process leaves its lock in place, as a killed process would.
    await first.cluster.close();
    const before = Date.now();
    assert.is((await clientOf(second).get(request, call(12_000))).text(), '[1]');
    assert.ok(Date.now() - before < 8_000, `${Date.now() - before} ms`);
    await problemOf(lost);
  },
);

clusterTest(
  'without the cache server each process continues immediately, and shares again once the server is back',
  {},
  (response) => json(response, [1]),
  async ({ engine, server, process }) => {
    const [first, second] = [await process(), await process()];
    await engine.stop();
    const before = Date.now();
    for (const each of [first, second]) await clientOf(each).get(request, call());
    assert.ok(Date.now() - before < 1_000, `${Date.now() - before} ms`);
    assert.is(server.seen.length, 2);
    await eventually(
      () => !first.cluster.state().up && !second.cluster.state().up,
      1_000,
      'it is known that the engine is away',
    );
    await engine.start();
    await eventually(() => first.cluster.state().up && second.cluster.state().up, 10_000, 'the engine is back');
    const other = { path: '/b' };
    for (const each of [first, second]) await clientOf(each).get(other, call());
    assert.is(server.seen.length, 3);
  },
);

clusterTest(
  'names do not reveal the request; processes with another secret share nothing; foreign values are ignored',
  {},
  (response) => json(response, [1]),
  async ({ engine, server, process }) => {
    const [first, second] = [await process(), await process()];
    await clientOf(first).get(request, call());
    const client = createClient({ url: engine.url });
    await client.connect();
    const names = await client.keys('*');
    assert.is(names.length, 1);
    assert.match(names[0] as string, /^almanac\/2\/answer\/[\w-]{43}$/);
    assert.ok((await client.pTTL(names[0] as string)) > 50_000);
    const stranger = await process(Buffer.alloc(32, 8));
    await clientOf(stranger).get(request, call());
    assert.is(server.seen.length, 2);
    for (const nonsense of ['', 'nonsense', '{}\n', '{"status":"200"}\n[]', 'null\n[]']) {
      await client.set(names[0] as string, nonsense);
      assert.is((await second.cluster.find('test-source', 'x'))?.status, undefined);
      const [name] = names as [string];
      assert.is(answerOfBytes(Buffer.from((await client.get(name)) as string)), undefined);
    }
    await clientOf(second).get(request, call());
    assert.is(server.seen.length, 3);
    client.destroy();
  },
);

clusterTest(
  'a circuit that opens in one process is open in all of them',
  { breaker: { failures: 2, pause: 60_000 } },
  (response) => json(response, {}, 500),
  async ({ server, process }) => {
    const [first, second] = [await process(), await process()];
    for (const path of ['/1', '/2']) await problemOf(clientOf(first).get({ path }, call()));
    const isOpen = () => second.sourceClients.state()['test-source']?.breaker === 'open';
    await eventually(isOpen, 2_000, 'the other process hears of it');
    const refused = await problemOf(clientOf(second).get({ path: '/3' }, call()));
    assert.is(refused.code, 'upstream_unavailable');
    assert.is(server.seen.length, 2);
  },
);

test('serializing a response loses no data', () => {
  const stored = new Stored(404, { 'content-type': 'text/plain; charset=utf-8' }, Buffer.from('line\nænd\u0000'), 5, 7);
  const back = answerOfBytes(Buffer.concat(bytesOfAnswer(stored))) as Stored;
  assert.equal([back.status, back.headers, back.fetchedAt, back.checkedAt], [404, stored.headers, 5, 7]);
  assert.ok(back.body.equals(stored.body));
});

clusterTest(
  'closing waits until the response is shared, but a caller does not',
  { timeouts: { connect: 500, request: 9_000, call: 12_000 } },
  async (response, { headers }) => {
    const pauser = createClient({ url: String(headers['x-engine']) });
    await pauser.connect();
    // Make the cache server pause all writes for a while.
    await pauser.sendCommand(['CLIENT', 'PAUSE', '120', 'WRITE']);
    pauser.destroy();
    json(response, [1, 2, 3]);
  },
  async ({ engine, process, server }) => {
    const [first, second] = [await process(), await process()];
    const headers = { 'x-engine': engine.url };
    const read = (of: Process) => clientOf(of).read({ ...request, headers }, reads.count, call());
    const ended = read(first);
    await eventually(() => server.seen.length === 1, 5_000, 'the request');
    const answered = await ended.then(() => performance.now());
    await first.cluster.close();
    const closed = performance.now();
    assert.ok(closed - answered > 50, `the stop waited ${Math.round(closed - answered)} ms`);
    assert.is(await read(second), 3);
    assert.is(server.seen.length, 1);
  },
);

test.run();
