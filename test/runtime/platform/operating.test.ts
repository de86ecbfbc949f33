import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { OperatorList } from '../../../runtime/platform/operators.ts';
import { ADMIN_TOKEN, openAlmanac, type TestAlmanac } from '../../support/almanac.ts';
import { eventually } from '../../support/eventually.ts';
import { type Answer, send } from '../../support/http.ts';
import { startProcess } from '../../support/process.ts';
import { engines, folder, type Place, withStore } from '../store/engines.ts';

const BEARER = { Authorization: `Bearer ${ADMIN_TOKEN}` };
const CALL = '/rest/unit-conversion/list_unit_categories';
const MASTER_KEY = 'a master key of at least 32 characters';

const digest = (token: string) => `sha256:${createHash('sha256').update(token).digest('hex')}`;
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
const list = (...operators: [name: string, may: string, ...tokens: string[]][]) =>
  JSON.stringify(operators.map(([name, may, ...tokens]) => ({ name, may, tokens: tokens.map(digest) })));

async function withServer(
  use: (server: TestAlmanac, file: string) => Promise<void>,
  operators?: string,
): Promise<void> {
  const { path, remove } = folder();
  const file = join(path, 'operators.json');
  if (operators !== undefined) writeFileSync(file, operators);
  const server = await openAlmanac({
    ...(operators === undefined ? {} : { ALMANAC_OPERATORS_FILE: file }),
    ALMANAC_CONTACT: 'help@example.org',
    ALMANAC_TRUSTED_PROXIES: '127.0.0.1',
  });
  try {
    await use(server, file);
  } finally {
    await server.stop();
    remove();
  }
}

const block = (server: TestAlmanac, kind: string, value: string, more = {}) =>
  server.send({ path: '/admin/blocks', headers: BEARER, body: { kind, value, reason: 'a test', ...more } });
const blocked = ({ status, json }: Answer) => assert.equal([status, json.code], [403, 'blocked']);

test('named operators have read or write access, and two tokens allow rotation without downtime', () =>
  withServer(
    async (server, file) => {
      const requested = async (token: string) =>
        (await server.send({ path: '/admin/keys', headers: bearer(token) })).status;
      for (const token of ['tokens of ada, the first', 'tokens of ada, the second', 'token of bob', ADMIN_TOKEN]) {
        assert.is(await requested(token), 200, token);
      }
      assert.is(await requested('token of eve'), 401);
      const body = { email: 'a@example.org', plan: 'free' };
      const refused = await server.send({ path: '/admin/keys', headers: bearer('token of bob'), body });
      assert.equal([refused.status, refused.json.code], [403, 'operator_rights']);
      const { json: key } = await server.send({
        path: '/admin/keys',
        headers: bearer('tokens of ada, the second'),
        body,
      });
      await server.send({ path: `/admin/keys/${key.id}/revoke`, method: 'POST', headers: BEARER });
      writeFileSync(file, list(['ada', 'write', 'tokens of ada, the second']));
      await server.almanac.reload();
      assert.is(await requested('tokens of ada, the first'), 401);
      assert.is(await requested('token of bob'), 401);
      assert.is(await requested('tokens of ada, the second'), 200);
      // If the file is invalid, the previous operators are kept.
      writeFileSync(file, '[{"name": "ada"}]');
      await server.almanac.reload();
      assert.is(await requested('tokens of ada, the second'), 200);
      const { json } = await server.send({
        path: '/admin/audit?after=0',
        headers: bearer('tokens of ada, the second'),
      });
      assert.equal(
        json.entries.map((entry: Record<string, unknown>) => [
          entry['sequence'],
          entry['by'],
          entry['action'],
          entry['subject'],
        ]),
        [
          [1, 'ada', 'key.create', key.id],
          [2, 'operator', 'key.revoke', key.id],
          [3, 'server', 'operators.read', null],
        ],
      );
      assert.equal(json.entries[0].details, { plan: 'free' });
      assert.is(json.next_after, 3);
      const { json: rest } = await server.send({ path: '/admin/audit?after=2&limit=1', headers: BEARER });
      assert.equal([rest.entries.length, rest.entries[0].sequence], [1, 3]);
    },
    list(['ada', 'write', 'tokens of ada, the first', 'tokens of ada, the second'], ['bob', 'read', 'token of bob']),
  ));

test('SIGHUP reloads the operators without downtime, and keeps the previous operators if the file is invalid', async () => {
  const { path, remove } = folder();
  const file = join(path, 'operators.json');
  writeFileSync(file, list(['ada', 'write', 'old token of ada', 'new token of ada']));
  const server = await startProcess({
    DATA_DIR: path,
    ALMANAC_OPERATORS_FILE: file,
    ALMANAC_KEYLESS: '1000000,1000000',
  });
  const meaningOf = (words: string) => server.output().split(words).length - 1;
  const requested = async (token: string) =>
    (await send(server.port, { path: '/admin/keys', headers: bearer(token) })).status;
  let going = true;
  const statuses = new Set<number>();
  try {
    const asking = (async () => {
      while (going) statuses.add(await requested('new token of ada'));
    })();
    assert.is(await requested('old token of ada'), 200);
    writeFileSync(file, list(['ada', 'write', 'new token of ada'], ['bob', 'read', 'token of bob']));
    server.child.kill('SIGHUP');
    await eventually(() => meaningOf('operators file reloaded') === 1, 10_000, 'it is read again');
    assert.equal([await requested('old token of ada'), await requested('token of bob')], [401, 200]);
    writeFileSync(file, '[{"name": "ada", "secret": "somebody-private"}]');
    server.child.kill('SIGHUP');
    const fault = 'operators file is invalid: the previous operators stay in effect';
    await eventually(() => meaningOf(fault) === 1, 10_000, 'the fault is said');
    assert.is(await requested('token of bob'), 200);
    assert.is(meaningOf('somebody-private'), 0, 'the content of the file is not logged');
    going = false;
    await asking;
    assert.equal([...statuses], [200]);
  } finally {
    going = false;
    assert.is(await server.end('SIGTERM'), 0, server.output());
    remove();
  }
});

test('errors in the operators file do not quote its content', () => {
  const { path, remove } = folder();
  const file = join(path, 'operators.json');
  try {
    const faults: [string, RegExp][] = [
      ['a token in the wrong place', /is not valid JSON\.$/],
      [' '.repeat(262_145), /is larger than 256 KiB\.$/],
      ['{}', /must contain a list/],
      ['[null]', /entry 1: name must be/],
      ['[{"name": "operator"}]', /entry 1: name/],
      ['[{"name": "ada", "may": "all"}]', /entry 1: "may" must be "read" or "write"/],
      ['[{"name": "ada", "may": "read", "tokens": []}]', /one or two/],
      ['[{"name": "ada", "may": "read", "tokens": ["a token in the wrong place"]}]', /"sha256:" followed by 64/],
      [list(['ada', 'read', 'x'], ['ada', 'read', 'y']), /ada is not unique/],
    ];
    for (const [text, words] of faults) {
      writeFileSync(file, text);
      assert.throws(
        () => new OperatorList(undefined, file),
        ({ message }: Error) =>
          words.test(message) && /^ALMANAC_OPERATORS_FILE: /.test(message) && !message.includes('wrong place'),
      );
    }
    assert.throws(() => new OperatorList(undefined, join(path, 'none')), /cannot be read \(ENOENT\)\.$/);
  } finally {
    remove();
  }
});

test('the audit log contains erasures, plans, blocks and owner actions, without addresses or keys', () =>
  withServer(async (server) => {
    const { json: made } = await server.send({ path: '/signup', body: { email: 'ada@example.org' } });
    const own = { key: made.key, body: { overlap_seconds: 60 } };
    const { json: rotated } = await server.send({ path: '/key/rotate', ...own });
    const { json: put } = await block(server, 'key', made.id);
    await server.send({ path: `/admin/blocks/${put.id}`, method: 'DELETE', headers: BEARER });
    await server.send({ path: `/admin/keys/${made.id}/plan`, headers: BEARER, body: { plan: 'partner' } });
    await server.send({ path: '/admin/erase', headers: BEARER, body: { email: 'ada@example.org' } });
    const { json, text } = await server.send({ path: '/admin/audit', headers: BEARER });
    assert.equal(
      json.entries.map(({ by, action }: { by: string; action: string }) => `${by} ${action}`),
      ['owner key.rotate', 'operator block.add', 'operator block.lift', 'operator key.plan', 'operator person.erase'],
    );
    for (const secret of ['ada@', made.key, rotated.key]) assert.not.ok(text.includes(secret));
  }));

test('a blocked network, mail domain or key gets 403 with a contact; operators and health checks are not blocked', () =>
  withServer(async (server) => {
    const key = await server.key();
    const from = (address: string, path: string, more = {}) =>
      server.send({ path, headers: { 'X-Forwarded-For': address }, ...more });
    const { json: net } = await block(server, 'network', '192.0.2.0/24');
    const refused = await from('192.0.2.7', CALL, { key });
    blocked(refused);
    assert.match(refused.json.detail, /Your network is blocked.*help@example\.org/);
    for (const path of ['/', '/rest', '/mcp/places/']) assert.is((await from('192.0.2.7', path)).status, 403, path);
    assert.is((await from('192.0.2.7', '/health/ready')).status, 200);
    assert.is(
      (await from('192.0.2.7', '/admin/blocks', { headers: { ...BEARER, 'X-Forwarded-For': '192.0.2.7' } })).status,
      200,
    );
    assert.is((await from('192.0.3.7', CALL, { key })).status, 200);
    const { json: lifted } = await server.send({ path: `/admin/blocks/${net.id}`, method: 'DELETE', headers: BEARER });
    assert.is(lifted.value, '192.0.2.0/24');
    assert.is((await from('192.0.2.7', CALL, { key })).status, 200);

    const { json: theirs } = await server.send({ path: '/signup', body: { email: 'x@mail.bad.example' } });
    await block(server, 'email_domain', '@Bad.example');
    blocked(await server.send({ path: '/signup', body: { email: 'y@bad.example' } }));
    blocked(await server.send({ path: CALL, key: theirs.key }));
    assert.is((await server.send({ path: CALL, key })).status, 200);

    const { json: other } = await server.send({ path: '/signup', body: { email: 'z@example.net' } });
    await block(server, 'key', other.id);
    blocked(await server.send({ path: CALL, key: other.key }));
    const mcp = {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'list_unit_categories', arguments: {} },
    };
    const response = await server.send({ path: `/mcp/unit-conversion/?api_key=${other.key}`, body: mcp });
    assert.match(response.text, /blocked/);
  }));

test('rejects invalid blocks, and treats duplicate blocks as one block', () =>
  withServer(async (server) => {
    for (const [kind, value, status] of [
      ['network', '0.0.0.0/0', 422],
      ['network', 'nowhere', 422],
      ['email_domain', 'no domain', 422],
      ['key', 'key_nobody', 404],
      ['colour', 'red', 422],
    ] as const) {
      assert.is((await block(server, kind, value)).status, status, value);
    }
    assert.is((await block(server, 'network', '192.0.2.1', { until: '2001-01-01T00:00:00Z' })).status, 422);
    await block(server, 'network', '192.0.2.1');
    await block(server, 'network', '192.0.2.1/32', { reason: 'another' });
    const { json } = await server.send({ path: '/admin/blocks', headers: BEARER });
    assert.equal(
      json.blocks.map(({ value, reason, until }: Record<string, unknown>) => [value, reason, until]),
      [['192.0.2.1/32', 'another', null]],
    );
    assert.is((await server.send({ path: '/admin/blocks/blk_none', method: 'DELETE', headers: BEARER })).status, 404);
  }));

test('a block expires', () =>
  withServer(async (server) => {
    const key = await server.key();
    await block(server, 'network', '127.0.0.0/8', { until: new Date(Date.now() + 300).toISOString() });
    blocked(await server.send({ path: CALL, key }));
    await eventually(async () => (await server.send({ path: CALL, key })).status === 200, 3_000, 'it is over');
  }));

for (const engine of await engines()) {
  test(`${engine.name}: concurrent audit log entries get consecutive numbers`, () =>
    withStore(engine, async (store) => {
      const entry = {
        at: 5,
        actor: 'ada',
        action: 'key.create',
        subject: 'key_1',
        details: { n: 1 },
        address: undefined,
        requestId: undefined,
      };
      await Promise.all(Array.from({ length: 12 }, () => store.audit.add(entry)));
      const entries = await store.audit.list(0, 20);
      assert.equal(
        entries.map(({ sequence }) => sequence),
        Array.from({ length: 12 }, (_, n) => n + 1),
      );
      assert.equal(entries[0], { ...entry, sequence: 1 });
      assert.is((await store.audit.list(11, 20)).length, 1);
    }));

  if (engine.name === 'sqlite') continue;
  test('a block takes effect in the other process within two seconds', async () => {
    const place: Place = await engine.place();
    const { databaseUrl } = place.location as { databaseUrl: string };
    const settings = { DATABASE_URL: databaseUrl, ALMANAC_MASTER_KEY: MASTER_KEY, ALMANAC_ADMIN_TOKEN: ADMIN_TOKEN };
    const processes = await Promise.all([startProcess(settings), startProcess(settings)]);
    try {
      const [here, there] = processes.map(({ port }) => port) as [number, number];
      const body = { email: 'a@example.org', plan: 'unlimited' };
      const { key, id } = (await send(here, { path: '/admin/keys', headers: BEARER, body })).json;
      assert.is((await send(there, { path: CALL, key })).status, 200);
      const options = { kind: 'key', value: id, reason: 'a test' };
      assert.is((await send(here, { path: '/admin/blocks', headers: BEARER, body: options })).status, 201);
      await eventually(async () => (await send(there, { path: CALL, key })).status === 403, 2_000, 'it takes hold');
    } finally {
      await Promise.all(processes.map((each) => each.end('SIGTERM')));
      await place.remove();
    }
  });
}

test.run();
