// Query parameters follow the same rules as bodies, except that all values are strings.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openAlmanac } from '../../../support/almanac.ts';
import type { Answer } from '../../../support/http.ts';

const CONVERT = '/rest/unit-conversion/convert_units';
const BIRTHDAY = '/rest/horoscopes/get_zodiac_sign_by_birthday';
const CITIES = '/rest/places/search_cities';

const server = await openAlmanac();
const key = await server.key();
test.after(() => server.stop());

const get = (path: string): Promise<Answer> => server.send({ path, key });

function faults(answer: Answer): Record<string, string> {
  assert.is(answer.status, 422, answer.text);
  const errors = answer.json.errors as { parameter: string; code: string }[];
  return Object.fromEntries(errors.map(({ parameter, code }) => [parameter, code]));
}

test('accepts whole numbers only in plain digits', async () => {
  assert.is((await get(`${BIRTHDAY}?month=7&day=30`)).json.name, 'Leo');
  for (const text of [
    '1e0',
    '0x7',
    '%207',
    '7%20',
    '07',
    '+7',
    '7.0',
    '7.',
    '',
    'seven',
    'NaN',
    'Infinity',
    '%D9%A7',
    '1_0',
    '-0',
    'true',
  ]) {
    assert.equal(faults(await get(`${BIRTHDAY}?month=${text}&day=30`)), { month: 'type' }, text);
  }
});

test('accepts numbers in plain digits, with or without a fraction', async () => {
  for (const [text, value] of [
    ['5', 5],
    ['-5.25', -5.25],
    ['0.001', 0.001],
    ['-0', 0],
  ] as const) {
    assert.is((await get(`${CONVERT}?value=${text}&from_unit=celsius&to_unit=celsius`)).json?.value, value, text);
  }
  for (const text of ['1e3', '0x10', '.5', '5.', '1,5', '--1', '1e400', '%2B1', '']) {
    assert.equal(
      faults(await get(`${CONVERT}?value=${text}&from_unit=mile&to_unit=kilometer`)),
      { value: 'type' },
      text,
    );
  }
});

test('rejects a repeated single value even if both are equal', async () => {
  for (const limits of ['limit=1&limit=200', 'limit=5&limit=5']) {
    assert.equal(faults(await get(`${CITIES}?query=oslo&${limits}`)), { limit: 'repeated' });
  }
});

test('brackets and commas do not turn single values into lists', async () => {
  assert.equal(faults(await get(`${CITIES}?query[]=oslo`)), { 'query[]': 'unknown_argument', query: 'required' });
  assert.equal(faults(await get(`${CITIES}?query=oslo&limit[a]=1`)), { 'limit[a]': 'unknown_argument' });
});

test('reports all errors together, and unknown arguments with the nearest known one', async () => {
  const answer = await get(`${CITIES}?quary=oslo&limit=0&country_code=Atlantis`);
  const named = faults(answer);
  assert.equal(Object.keys(named).sort(), ['country_code', 'limit', 'quary', 'query']);
  const hint = answer.json.errors.find(({ parameter }: { parameter: string }) => parameter === 'quary').hint;
  assert.is(hint, 'Did you mean query?');
});

test('rejects control characters, and tolerates malformed percent encoding', async () => {
  for (const text of ['a%0D%0ASet-Cookie:%20x', 'a%00', '%1b[31m', '%c2%85']) {
    const answer = await get(`${CITIES}?query=${text}`);
    assert.equal(faults(answer), { query: 'control_character' }, text);
    assert.is(answer.headers['set-cookie'], undefined);
  }
  for (const text of ['%', '%zz', '%ff%fe', '%ed%a0%80', '..%2f..%2fetc%2fpasswd', '%252e%252e', '../../x']) {
    assert.is((await get(`${CITIES}?query=oslo${text}`)).status, 200, text);
  }
});

test('treats names of Object.prototype as unknown query arguments', async () => {
  for (const name of ['__proto__', 'constructor', 'toString']) {
    assert.equal(faults(await get(`${CITIES}?query=oslo&${name}=1`)), { [name]: 'unknown_argument' });
  }
});

test('rejects arguments in the query of a POST', async () => {
  const answer = await server.send({ path: `${CITIES}?limit=1`, key, body: { query: 'oslo' } });
  assert.is(answer.status, 400);
  assert.match(answer.json.detail, /limit/);
  const keyed = await server.send({ path: `${CITIES}?api_key=${key}`, body: { query: 'oslo' } });
  assert.is(keyed.status, 200, 'the key is not an argument');
});

test('errors state the accepted values', async () => {
  const message = async (query: string) => (await get(`${CITIES}?${query}`)).json.errors[0].message as string;
  assert.match(await message('query=oslo&limit=101'), /from 1 to 100.*101/);
  assert.match(await message('limit=1'), /is required/);
  assert.match(await message(`query=${'a'.repeat(201)}`), /at most 200 characters, not 201/);
  const sign = await get('/rest/horoscopes/get_zodiac_sign?name=Virgp');
  assert.match(sign.json.errors[0].message, /one of Aries, .*Pisces/);
  assert.is(sign.json.errors[0].hint, 'Did you mean Virgo?');
});

test.run();
