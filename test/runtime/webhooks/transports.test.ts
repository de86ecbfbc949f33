// Calls all seven webhook tools over REST GET, REST POST and MCP.

import { randomUUID } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openAlmanac } from '../../support/almanac.ts';
import { eventually } from '../../support/eventually.ts';
import { type Answer, mcpCall, queryString } from '../../support/http.ts';
import { REPLAYING } from '../../support/operations.ts';
import { startReceiver } from './receiver.ts';

const server = await openAlmanac({
  ...REPLAYING,
  ALMANAC_WEBHOOK_NETWORKS: '127.0.0.0/8',
  ALMANAC_WEBHOOK_HTTP: 'on',
});
const receiver = await startReceiver();
test.after(async () => {
  await server.stop();
  await receiver.close();
});

type Values = Readonly<Record<string, unknown>>;
type Door = (tool: string, values: Values, key: string | undefined) => Promise<Answer>;

const get: Door = (tool, values, key) =>
  server.send({ path: `/rest/webhooks/${tool}${queryString(values)}`, ...(key === undefined ? {} : { key }) });
const post: Door = (tool, values, key) =>
  server.send({ path: `/rest/webhooks/${tool}`, body: values, ...(key === undefined ? {} : { key }) });
const mcp = async (tool: string, values: Values, key: string) =>
  (await server.send(mcpCall('webhooks', tool, values, key))).json.result;

const SHIPS = { entity_type: 'brreg_company', callback_url: receiver.url };

function refusal({ status, json }: Answer): unknown[] {
  return [status, json.code, ...(json.errors ?? []).map(({ parameter }: { parameter: string }) => parameter)];
}

for (const [name, call] of Object.entries({ get, post })) {
  test(`${name}: subscribes, lists, resets, reads history and unsubscribes`, async () => {
    const key = await server.key();
    const filter = { status: ['bankrupt', 'deleted'], employee_count: 7 };
    const made = await call('subscribe', { ...SHIPS, description: 'My own', filter }, key);
    assert.is(made.status, 200, made.text);
    const { id, secret, ...rest } = made.json;
    assert.match(id, /^[0-9a-f]{8}-/);
    assert.match(secret, /^whsec_/);
    assert.equal([rest.status, rest.entity_type, rest.callback_url], ['active', 'brreg_company', receiver.url]);
    assert.equal(rest.filter, { status: ['bankrupt', 'deleted'], employee_count: [7] });
    assert.is(made.headers['cache-control'], 'no-store');
    const listed = await call('list_subscriptions', {}, key);
    assert.is(listed.json.count, 1);
    assert.equal(listed.json.subscriptions[0].id, id);
    assert.not.match(listed.text, /whsec_|secret/);
    assert.equal((await call('reset_subscription', { subscription_id: id }, key)).json, { id, status: 'active' });
    assert.equal((await call('list_deliveries', { subscription_id: id, limit: 200 }, key)).json, {
      count: 0,
      deliveries: [],
    });
    const metrics = await call('get_webhook_metrics', { hours: 720 }, key);
    assert.equal(metrics.json.metrics, [
      { subscription_id: id, window_hours: 720, total: 0, delivered: 0, failed: 0, pending: 0, last_delivery_at: null },
    ]);
    assert.equal((await call('unsubscribe', { subscription_id: id }, key)).json, { id, status: 'removed' });
    assert.is((await call('list_subscriptions', {}, key)).json.count, 0);
    assert.equal(refusal(await call('unsubscribe', { subscription_id: id }, key)), [404, 'not_found']);
    const pinged = () => receiver.received.some(({ json }) => json.data.subscription_id === id);
    await eventually(pinged, 5_000, 'the ping');
  });

  test(`${name}: accepts the key only as the argument, and requires a valid one`, async () => {
    const key = await server.key();
    const other = await server.key();
    assert.is((await call('list_subscriptions', { api_key: key }, undefined)).status, 200);
    assert.is((await call('list_subscriptions', { api_key: key }, key)).status, 200);
    assert.equal(refusal(await call('list_subscriptions', { api_key: key }, other)), [400, 'key_conflict']);
    assert.equal(refusal(await call('list_subscriptions', {}, undefined)), [401, 'key_required']);
  });

  test(`${name}: rejects each kind of invalid request with its own code, and creates nothing`, async () => {
    const key = await server.key();
    const at = (values: Values) => call('subscribe', { ...SHIPS, ...values }, key);
    const unknown = await at({ entity_type: 'brreg_companies' });
    assert.equal(refusal(unknown), [422, 'invalid_arguments', 'entity_type']);
    assert.match(unknown.json.errors[0].message, /brreg_company/);
    assert.is(unknown.json.errors[0].hint, 'Did you mean brreg_company?');
    for (const callback_url of [
      'http://8.8.8.8/',
      'https://10.0.0.1/',
      'https://user:word@127.0.0.1/',
      'nonsense',
      'https://nobody.invalid/',
      'https://[::1]/',
      'https://8.8.8.8:22/',
    ]) {
      assert.equal(refusal(await at({ callback_url })), [422, 'invalid_arguments', 'callback_url'], callback_url);
    }
    const field = await at({ filter: { stauts: 'active' } });
    assert.equal(refusal(field), [422, 'invalid_arguments', 'filter.stauts']);
    assert.is(field.json.errors[0].hint, 'Did you mean status?');
    assert.match(field.json.errors[0].message, /org_number/);
    assert.equal(refusal(await at({ filter: { status: 'actve' } })), [422, 'invalid_arguments', 'filter.status']);
    assert.equal(refusal(await at({ filter: { employee_count: 'many' } })), [
      422,
      'invalid_arguments',
      'filter.employee_count',
    ]);
    assert.equal(refusal(await at({ filter: { address: 'x' } })), [422, 'invalid_arguments', 'filter.address']);
    const many = Object.fromEntries(Array.from({ length: 11 }, (_, n) => [`f${n}`, 1]));
    assert.equal(refusal(await at({ filter: many })), [422, 'invalid_arguments', 'filter']);
    const values = Array.from({ length: 51 }, (_, n) => n);
    assert.is((await at({ filter: { employee_count: values } })).status, 422);
    assert.equal(refusal(await at({ filter: { employee_count: [] } })), [
      422,
      'invalid_arguments',
      'filter.employee_count',
    ]);
    for (const [tool, bad] of [
      ['list_deliveries', { limit: 0 }],
      ['list_deliveries', { limit: 201 }],
      ['get_webhook_metrics', { hours: 0 }],
      ['get_webhook_metrics', { hours: 721 }],
      ['unsubscribe', { subscription_id: 'x' }],
      ['reset_subscription', {}],
      ['subscribe', { entity_type: 'brreg_company' }],
    ] as const) {
      assert.is((await call(tool, bad, key)).status, 422, tool);
    }
    assert.is((await call('list_subscriptions', {}, key)).json.count, 0);
  });

  test(`${name}: treats the subscription id of another key exactly like an unknown id`, async () => {
    const [mine, theirs] = [await server.key(), await server.key()];
    const { id } = (await call('subscribe', SHIPS, mine)).json;
    for (const tool of ['unsubscribe', 'reset_subscription', 'list_deliveries', 'get_webhook_metrics']) {
      const [foreign, unknown] = [
        await call(tool, { subscription_id: id }, theirs),
        await call(tool, { subscription_id: randomUUID() }, theirs),
      ];
      assert.equal(refusal(foreign), [404, 'not_found'], tool);
      assert.equal({ ...foreign.json, request_id: '' }, { ...unknown.json, request_id: '' }, tool);
    }
    const pulled = await server.send({ path: `/webhooks/${id}/events`, key: theirs });
    assert.is(pulled.status, 404);
    assert.is((await call('list_subscriptions', {}, theirs)).json.count, 0);
    assert.is((await call('list_subscriptions', {}, mine)).json.subscriptions[0].status, 'active');
  });
}

test('MCP returns the same results, and errors that a model can act on', async () => {
  const key = await server.key();
  const made = await mcp('subscribe', SHIPS, key);
  assert.is(made.isError ?? false, false, JSON.stringify(made));
  const listed = await mcp('list_subscriptions', { api_key: key }, key);
  assert.is(listed.structuredContent.subscriptions[0].id, made.structuredContent.id);
  const refused = await mcp('subscribe', { ...SHIPS, entity_type: 'companies' }, key);
  assert.ok(refused.isError);
  assert.match(refused.content[0].text, /brreg_company/);
});

test('MCP rejects the same invalid requests with the same codes, and creates nothing', async () => {
  const key = await server.key();
  for (const [tool, values, code] of [
    ['subscribe', { ...SHIPS, entity_type: 'ships' }, 'invalid_arguments'],
    ['subscribe', { ...SHIPS, callback_url: 'http://8.8.8.8/' }, 'invalid_arguments'],
    ['subscribe', { ...SHIPS, callback_url: 'https://10.0.0.1/' }, 'invalid_arguments'],
    ['subscribe', { ...SHIPS, filter: { stauts: 'active' } }, 'invalid_arguments'],
    ['list_deliveries', { limit: 201 }, 'invalid_arguments'],
    ['unsubscribe', { subscription_id: randomUUID() }, 'not_found'],
    ['reset_subscription', { subscription_id: randomUUID() }, 'not_found'],
  ] as const) {
    const refused = await mcp(tool, values, key);
    assert.is(refused?.isError, true, `${tool} ${JSON.stringify(values)}`);
    assert.is(refused._meta.code, code, JSON.stringify(refused));
  }
  const other = mcpCall('webhooks', 'list_subscriptions', { api_key: await server.key() }, key);
  const conflict = await server.send(other);
  assert.equal([conflict.status, conflict.json.error.data.code], [400, 'key_conflict']);
  assert.is((await post('list_subscriptions', {}, key)).json.count, 0);
});

test('a filter may have fifty values, and ten fields if the record has that many', async () => {
  const key = await server.key();
  const values = Array.from({ length: 50 }, (_, n) => n);
  const made = await post('subscribe', { ...SHIPS, filter: { employee_count: values } }, key);
  assert.equal([made.status, made.json.filter], [200, { employee_count: values }], made.text);
  // Eleven fields exceed the limit. Ten do not, but their names are unknown.
  const fields = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`f${n}`, 1]));
  const parameters = async (count: number) =>
    refusal(await post('subscribe', { ...SHIPS, filter: fields(count) }, key)).slice(2);
  assert.equal(await parameters(11), ['filter']);
  assert.equal(await parameters(10), ['filter.f0']);
});

test('rejects a subscription over the limit, even with many concurrent requests', async () => {
  const key = await server.key('free');
  const answers = await Promise.all(Array.from({ length: 24 }, () => post('subscribe', SHIPS, key)));
  const statuses = answers.map(({ status }) => status).sort();
  assert.equal(statuses, [...Array(20).fill(200), ...Array(4).fill(409)]);
  const refused = answers.find(({ status }) => status === 409);
  assert.is(refused?.json.code, 'subscription_limit');
  assert.match(refused?.json.detail, /20 subscriptions/);
});

test('pulling does not count against the quota', async () => {
  const key = await server.key('free');
  const { id } = (await post('subscribe', SHIPS, key)).json;
  for (let n = 0; n < 5; n++) {
    const { json, status } = await server.send({ path: `/webhooks/${id}/events`, key });
    assert.equal([status, json], [200, { events: [], next_after: 0, more: false, oldest: null }]);
  }
  assert.match(String((await post('list_subscriptions', {}, key)).headers['ratelimit']), /r=98/);
});

test.run();
