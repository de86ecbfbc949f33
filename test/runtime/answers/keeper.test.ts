// Stores that fail, are slow or are damaged, and killed servers: calls continue, and no wrong answer is ever returned.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { contentOf } from '../../../runtime/answers/answers.ts';
import { answerName } from '../../../runtime/answers/content.ts';
import { AnswerKeeper } from '../../../runtime/answers/keeper.ts';
import type { Operation } from '../../../runtime/contract/operation.ts';
import { Problem } from '../../../runtime/contract/problem.ts';
import { canonicalJson } from '../../../runtime/lib/canonical-json.ts';
import type { AnswerStore, StoredAnswer } from '../../../runtime/store/answers.ts';
import { openAlmanac } from '../../support/almanac.ts';
import { eventually } from '../../support/eventually.ts';
import { send } from '../../support/http.ts';
import { startProcess } from '../../support/process.ts';
import { random } from './random.ts';

const OPERATION = { id: 'places.get_city', effect: 'read' } as Operation;
const provenance = [{ source: 'x', cache: 'miss', fetchedAt: Date.UTC(2026, 10, 28), freshUntil: 0 }] as const;

function keeperOver(put: (rows: readonly StoredAnswer[]) => Promise<void>) {
  const errors: unknown[] = [];
  const store = { put, evict: async () => 0 } as unknown as AnswerStore;
  const keeper = new AnswerKeeper({
    ...{ store, revision: 'r', isKept: () => true, maxBytes: 1_000_000 },
    onError: (_message, error) => errors.push(error),
  });
  const keep = (result: object) =>
    keeper.keep({ operation: OPERATION, arguments: {}, provenance, result, isPermalink: false });
  return { keeper, keep, errors };
}

test('if the store fails, the call succeeds without an answer address, and the next answer is stored', async () => {
  let isDown = true;
  const stored: string[] = [];
  const { keeper, keep, errors } = keeperOver(async (rows) => {
    if (isDown) throw new Error('disk full');
    stored.push(...rows.map(({ id }) => id));
  });
  const first = keep({ n: 1 });
  assert.is(first?.id.length, 26);
  await keeper.flush();
  assert.is(errors.length, 1);
  isDown = false;
  // The same answer is stored the second time.
  assert.is(keep({ n: 1 })?.id, first?.id);
  await keeper.close();
  assert.equal(stored, [first?.id]);
});

test('opening an unknown address does not write pending answers; opening a pending one does', async () => {
  const stored: string[] = [];
  const { keeper, keep } = keeperOver(async (rows) => {
    stored.push(...rows.map(({ id }) => id));
  });
  const name = keep({ n: 2 });
  await keeper.settled('0'.repeat(26));
  assert.equal(stored, []);
  await keeper.settled(name?.id ?? '');
  assert.equal(stored, [name?.id]);
});

test('a store that does not respond delays no call, and the number of pending answers is bounded', async () => {
  const { promise: never, resolve } = Promise.withResolvers<void>();
  const stored: number[] = [];
  const { keeper, keep } = keeperOver(async (rows) => {
    stored.push(rows.length);
    await never;
  });
  const text = 'a'.repeat(100_000);
  keep({ n: -1 });
  const flushing = keeper.flush();
  await eventually(() => stored.length === 1, 5_000, 'the first batch');
  const began = performance.now();
  for (let n = 0; n < 1_000; n += 1) assert.is(keep({ n, text })?.id.length, 26);
  const each = (performance.now() - began) / 1_000;
  assert.ok(each < 20, `${each} ms`);
  resolve();
  await flushing;
  await keeper.flush();
  // A thousand answers have 100 million characters; 32 million may be pending.
  assert.is(
    stored.slice(1).reduce((sum, rows) => sum + rows, 0),
    319,
  );
});

test('a result without a canonical form gets no address', () => {
  const { keep, errors } = keeperOver(async () => {});
  assert.is(keep({ n: Number.NaN }), undefined);
  let deep: object = {};
  for (let level = 0; level < 1_000; level += 1) deep = { deep };
  assert.is(keep(deep), undefined);
  assert.is(errors.length, 2);
});

const MUTATIONS = 10_000;

test(`detects each of ${MUTATIONS} changed bytes of a stored answer`, async () => {
  const rows: StoredAnswer[] = [];
  const { keeper, keep } = keeperOver(async (some) => void rows.push(...some));
  for (let n = 0; n < 20; n += 1) keep({ n, text: 'Žluťoučký kůň '.repeat(n), list: [{ a: n / 3, b: null }] });
  await keeper.close();
  assert.is(rows.length, 20);
  const next = random(37);
  /** A changed byte may leave the content unchanged, because the last bits of a compressed string are unused. */
  const isRefused = async (row: StoredAnswer, original: StoredAnswer) => {
    try {
      const content = canonicalJson(await contentOf(row));
      return row.id === original.id && row.digest === original.digest && answerName(content).id === original.id;
    } catch (error) {
      assert.instance(error, Problem);
      return true;
    }
  };
  for (let mutation = 0; mutation < MUTATIONS; mutation += 1) {
    const row = rows[next(rows.length)] as StoredAnswer;
    const member = (['content', 'content', 'content', 'digest', 'id'] as const)[next(5)] as 'content';
    const bytes = Buffer.from(row[member], member === 'content' ? 'base64' : 'utf8');
    const at = next(bytes.length);
    bytes[at] = ((bytes[at] as number) + 1 + next(255)) % 256;
    const changed = { ...row, [member]: bytes.toString(member === 'content' ? 'base64' : 'latin1') };
    assert.ok(await isRefused(changed, row), `${member} ${at}`);
  }
  const [one, other] = rows as [StoredAnswer, StoredAnswer];
  assert.ok(await isRefused({ ...one, content: other.content }, one), 'content of another answer');
  assert.ok(await isRefused({ ...one, content: one.content.slice(0, 40) }, one), 'truncated content');
});

test('returns clear errors for bad ids, values and callers', async () => {
  const server = await openAlmanac();
  try {
    const key = await server.key('free');
    const made = await server.send({
      path: '/rest/places/search_cities?query=Oslo',
      key,
      headers: { prefer: 'permalink' },
    });
    const address = String(made.headers['content-location']);
    const id = address.split('/').at(-1) as string;
    const problem = async (path: string, more: object = {}) => {
      const { status, json } = await server.send({ path, ...more });
      return [status, json.code];
    };
    const other = `${id.slice(0, -1)}${id.endsWith('0') ? '1' : '0'}`;
    for (const wrong of ['x', other, id.toUpperCase(), `${id}0`, '%00', 'u'.repeat(26)]) {
      assert.equal(await problem(`/answers/${wrong}`), [404, 'answer_unknown'], wrong);
      assert.equal(await problem(`/answers/${wrong}/check`, { key, body: {} }), [404, 'answer_unknown'], wrong);
    }
    assert.equal(await problem(`${address}/check`, { body: {} }), [401, 'key_required']);
    for (const body of [{ value: {} }, { value: true }, { value: 'x'.repeat(201) }, { other: 1 }]) {
      assert.equal(await problem(`${address}/check`, { key, body }), [422, 'invalid_arguments'], JSON.stringify(body));
    }
    const left = async () => (await server.send({ path: '/key/usage', key })).json.left_today as number;
    const before = await left();
    assert.is((await server.send({ path: `${address}/check`, key, body: {} })).json.status, 'unchanged');
    assert.is(before - (await left()), 1, 'a check counts as one call');
  } finally {
    await server.stop();
  }
});

test('a killed server leaves no partial answer, and loses at most the last second', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'almanac-test-'));
  const cities = ['Oslo', 'Bergen', 'Paris', 'Lima', 'Kyoto', 'Accra', 'Quito', 'Hanoi', 'Perth', 'Turin'];
  try {
    const server = await startProcess({ DATA_DIR: dataDir });
    const signUp = await send(server.port, { path: '/signup', body: { email: 'n@example.org' } });
    const key = signUp.json.key as string;
    const made: { readonly address: string; readonly at: number }[] = [];
    for (let n = 0; n < 40; n += 1) {
      const path = `/rest/places/search_cities?query=${cities[n % 10]}&limit=${1 + n}`;
      const { headers } = await send(server.port, { path, key, headers: { prefer: 'permalink' } });
      made.push({ address: String(headers['content-location']), at: Date.now() });
      await sleep(50);
    }
    const killed = Date.now();
    await server.end('SIGKILL');
    const again = await startProcess({ DATA_DIR: dataDir });
    let lost = 0;
    for (const { address, at } of made) {
      const { status, json } = await send(again.port, { path: address });
      if (status === 200) assert.ok(address.endsWith(json.id as string));
      else {
        assert.is(status, 404);
        lost += 1;
        assert.ok(killed - at < 1_500, `lost an answer from ${killed - at} ms before the kill`);
      }
    }
    assert.ok(lost < made.length);
    await again.end('SIGKILL');
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});

test.run();
