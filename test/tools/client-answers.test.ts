// `client.answers` opens and checks answers on a running server, and also verifies them without a server. Takes long.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createClient, isProblem, type StoredAnswer, verifyAnswer } from '../../generated/client/index.ts';
import { openAlmanac } from '../support/almanac.ts';
import { REPLAYING } from '../support/operations.ts';

const server = await openAlmanac(REPLAYING);
const key = await server.key();
const client = createClient({ baseUrl: server.url, key });
test.after(() => server.stop());

async function idOf(path: string, headers: Record<string, string> = {}): Promise<string> {
  const answered = await server.send({ path, headers: { 'Service-API-Key': key, ...headers } });
  return String(answered.headers['content-location']).replace('/answers/', '');
}

const id = await idOf('/rest/eu-bank-fx/get_history?base=EUR&target=USD');
const answer = await client.answers.get(id);
const keys = await client.answers.keys();

test('opens an answer, with or without a key', async () => {
  assert.is(answer.operation, 'eu-bank-fx.get_history');
  assert.equal(answer.arguments, { base: 'EUR', days: 30, target: 'USD' });
  assert.equal(await createClient({ baseUrl: server.url }).answers.get(id), answer);
  const unknown = await client.answers.get('0'.repeat(26)).catch((error: unknown) => error);
  assert.ok(isProblem(unknown, 'answer_unknown'));
});

test('verifies an answer and finds a value in it', async () => {
  const checked = await client.answers.check(id, { value: '1.1531' });
  assert.is(checked.status, 'unchanged');
  assert.equal(checked.value?.stored, { paths: ['series[1].rate'], match: 'exact' });
  assert.is((await client.answers.check(id)).value, undefined);
});

test('verifies answers from sources and from built-in data, including answers with non-ASCII text', async () => {
  assert.equal(await verifyAnswer(answer, keys), { valid: true, covers: 'content' });
  const others = [
    await idOf('/rest/places/get_city?geonameid=3143244', { Prefer: 'permalink' }),
    await idOf('/rest/unit-conversion/convert_units?value=0.000000001&from_unit=mile&to_unit=foot', {
      Prefer: 'permalink',
    }),
  ];
  for (const other of others) {
    assert.equal(await verifyAnswer(await client.answers.get(other), keys), { valid: true, covers: 'content' }, other);
  }
});

test('rejects 2,000 single-byte mutations', async () => {
  const text = Buffer.from(JSON.stringify(answer));
  let seed = 20_261_128;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((seed / 2 ** 31) * below);
  };
  let rejected = 0;
  for (let tried = 0; rejected < 2_000; tried += 1) {
    assert.ok(tried < 100_000, `${rejected} of ${tried}`);
    const bytes = Buffer.from(text);
    const at = random(bytes.length);
    bytes[at] = tried % 2 === 0 ? (bytes[at] as number) ^ (1 << random(8)) : 32 + random(95);
    const mutated = parsed(bytes);
    // The same value in different bytes, such as 1E-7 for 1e-7, does not count as a mutation.
    if (mutated === undefined || JSON.stringify(mutated) === JSON.stringify(answer)) continue;
    const verified = await verifyAnswer(mutated, keys, { baseUrl: server.url });
    assert.is(verified.valid, false, `byte ${at}: ${bytes.subarray(at - 20, at + 20)}`);
    rejected += 1;
  }
});

test('an answer is invalid if any character of its id, digest or signature changes, or if the key differs', async () => {
  for (const name of ['id', 'digest', 'signature', 'url', 'answered_at', 'revision', 'operation'] as const) {
    const text = String(answer[name]);
    for (let at = 0; at < text.length; at += 1) {
      for (const other of ['0', 'A', 'Q', '.', '-']) {
        if (text[at] === other) continue;
        const changed = { ...answer, [name]: `${text.slice(0, at)}${other}${text.slice(at + 1)}` };
        assert.is((await verifyAnswer(changed, keys, { baseUrl: server.url })).valid, false, `${name} ${at} ${other}`);
      }
    }
    const { [name]: _, ...without } = answer;
    assert.is((await verifyAnswer(without as StoredAnswer, keys)).valid, false, name);
  }
  assert.is((await verifyAnswer(answer, { keys: [] })).valid, false);
  const [first] = keys.keys;
  const swapped = { keys: [{ ...first, x: Buffer.alloc(32, 7).toString('base64url') }] };
  assert.is((await verifyAnswer(answer, swapped)).valid, false);
});

test('states that only the digest is verified if the result was not stored, and only then', async () => {
  assert.equal(await verifyAnswer({ ...answer, result: null }, keys), { valid: true, covers: 'digest' });
  const moved = { ...answer, url: `https://almanac.example.org/answers/${id}` };
  assert.equal(await verifyAnswer(moved, keys), { valid: true, covers: 'content' });
  assert.is((await verifyAnswer(moved, keys, { baseUrl: server.url })).valid, false);
});

test('unreadable input is invalid and does not throw', async () => {
  const deep = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`);
  for (const input of [
    null,
    5,
    {},
    [],
    { ...answer, sources: 5 },
    { ...answer, result: deep },
    { ...answer, url: 5 },
  ]) {
    assert.is((await verifyAnswer(input as unknown as StoredAnswer, keys)).valid, false);
  }
  for (const input of [null, {}, { keys: 5 }, { keys: [null] }]) {
    assert.is((await verifyAnswer(answer, input as unknown as typeof keys)).valid, false);
  }
});

function parsed(bytes: Buffer): StoredAnswer | undefined {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

test.run();
