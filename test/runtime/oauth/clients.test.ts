// Runs with one process and the embedded store, and with two processes on one database behind a round-robin proxy.

import type { Client } from '@modelcontextprotocol/client';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { eventually } from '../../support/eventually.ts';
import { send } from '../../support/http.ts';
import { newKey, one, openDocuments, operate, type Served, two } from './servers.ts';
import { Credentials, connect, Person, signIn } from './sign-in.ts';

const MILE = { value: 1, from_unit: 'mile', to_unit: 'kilometer' };
/** Maximum time until every process has applied a revocation. */
const SECOND_MS = 1_000;

const documents = await openDocuments();
const variables = documents?.variables ?? {};
const served: readonly (readonly [string, Served | undefined])[] = [
  ['one process on SQLite', await one(variables)],
  ['two processes on PostgreSQL', await two(variables)],
];
test.after(async () => {
  for (const [, server] of served) await server?.stop();
  await documents?.close();
});

const convert = (client: Client) => client.callTool({ name: 'convert_units', arguments: MILE });

async function meaningOf({ processes, port }: Served, token: string) {
  const host = `127.0.0.1:${port}`;
  const headers = { Authorization: `Bearer ${token}`, Host: host };
  const body = { jsonrpc: '2.0', id: 1, method: 'ping' };
  const answers = await Promise.all(
    processes.map((each) => send(each, { path: '/connect/mcp/unit-conversion/', headers, body })),
  );
  return answers.map(({ status, headers: { 'www-authenticate': why = '' } }) => ({
    status,
    why: /error_description="([^"]*)"/.exec(why)?.[1],
  }));
}

async function ended(server: Served, token: string, why: RegExp): Promise<void> {
  const by = performance.now() + SECOND_MS;
  let answers = await meaningOf(server, token);
  while (answers.some(({ status }) => status !== 401) && performance.now() < by)
    answers = await meaningOf(server, token);
  for (const answer of answers) assert.match(answer.why ?? `${answer.status}`, why);
}

let owners = 0;
const owner = (port: number) => newKey(port, `owner${owners++}@example.org`);

for (const [name, server] of served) {
  if (server === undefined) continue;
  const endpoint = `${server.url}/connect/mcp/unit-conversion/`;
  const ways: readonly (readonly [string, () => Credentials])[] = [
    ['registration', () => new Credentials()],
    ...(documents === undefined
      ? []
      : [['its own document', () => new Credentials({ document: documents.client })] as const]),
  ];

  test(`${name}: responses to a client contain only URLs that require sign-in`, async () => {
    const { key } = await owner(server.port);
    const client = await signIn(`${server.url}/connect/mcp/`, new Credentials(), server.port, key);
    const message = client.getInstructions() ?? '';
    assert.match(message, '/connect/mcp/<service>/');
    assert.not.match(message, /(?<!\/connect)\/mcp\//);
    await client.close();
  });

  for (const [way, credentials] of ways) {
    test(`${name}: a client signs in by ${way}, lists and calls tools, and its calls count against the key`, async () => {
      const { key, id } = await owner(server.port);
      const held = credentials();
      const client = await signIn(endpoint, held, server.port, key);
      const { tools } = await client.listTools();
      assert.ok(tools.some((tool) => tool.name === 'convert_units'));
      const { structuredContent } = await convert(client);
      assert.is((structuredContent as { result: number }).result, 1.609344);
      assert.is(
        (held.clientInformation() as { client_id: string }).client_id === documents?.client,
        way !== 'registration',
      );
      await client.close();
      const calls = async () => {
        const { keys } = (await operate(server.port, '')).json;
        return keys.find((each: { id: string }) => each.id === id).calls_today;
      };
      await eventually(async () => (await calls()) === 1, 3_000, 'the call is counted');
    });
  }

  test(`${name}: a client refreshes its token, and reusing the old refresh token revokes all tokens`, async () => {
    const held = new Credentials();
    const client = await signIn(endpoint, held, server.port, (await owner(server.port)).key);
    await client.close();
    const first = held.tokens();
    // After its access token is rejected, the client refreshes it and gets a new refresh token too.
    held.saveTokens({ ...first, access_token: 'x'.repeat(43) });
    const again = await connect(endpoint, held);
    assert.is((await convert(again)).isError, undefined);
    await again.close();
    const second = held.tokens();
    assert.is.not(second?.access_token, first?.access_token);
    assert.is.not(second?.refresh_token, first?.refresh_token);
    const stolen = await refresh(server, held, first?.refresh_token);
    assert.equal([stolen.status, stolen.json.error], [400, 'invalid_grant']);
    await ended(server, second?.access_token ?? '', /was revoked/);
    assert.is((await refresh(server, held, second?.refresh_token)).json.error, 'invalid_grant');
  });

  test(`${name}: a token expires within a second of its key's replacement or revocation, and cannot be refreshed`, async () => {
    for (const [change, body] of [
      ['rotate', { overlap_seconds: 0 }],
      ['revoke', {}],
    ] as const) {
      const { key, id } = await owner(server.port);
      const held = new Credentials();
      const client = await signIn(endpoint, held, server.port, key);
      await convert(client);
      await client.close();
      const { access_token: token = '', refresh_token: more } = held.tokens() ?? {};
      assert.equal(
        (await meaningOf(server, token)).map(({ status }) => status),
        server.processes.map(() => 200),
      );
      assert.ok((await operate(server.port, `${id}/${change}`, body)).status < 300);
      await ended(server, token, /The key behind the access token was revoked or replaced/);
      assert.is((await refresh(server, held, more)).json.error, 'invalid_grant');
    }
  });

  test(`${name}: a client that revokes its token is signed out in all processes`, async () => {
    const held = new Credentials();
    await (await signIn(endpoint, held, server.port, (await owner(server.port)).key)).close();
    const { access_token: token = '', refresh_token: more = '' } = held.tokens() ?? {};
    assert.equal(
      (await meaningOf(server, token)).map(({ status }) => status),
      server.processes.map(() => 200),
    );
    const { status } = await post(server, '/connect/revoke', { token: more, client_id: idOf(held) });
    assert.is(status, 200);
    await ended(server, token, /was revoked/);
  });
}

test('a user without a key gets a key during sign-in, sees it once and continues with it', async () => {
  const [, server] = served[0] as readonly [string, Served];
  const held = new Credentials();
  await connect(`${server.url}/connect/mcp/`, held).catch(() => {});
  const person = new Person(server.port);
  const page = await person.open(held.sentTo ?? '');
  const wrong = await person.submit(page, 'sign-up', { email: 'nobody' });
  assert.equal(
    [wrong.status, /role="alert">([^<]*)/.exec(wrong.text)?.[1]],
    [422, 'This is not a valid email address.'],
  );
  const made = await person.submit(wrong, 'sign-up', { email: 'new@example.org' });
  const key = /<output>(alm_\w+)<\/output>/.exec(made.text)?.[1] ?? '';
  assert.match(key, /^alm_/);
  const done = await person.submit(made, 'allow');
  assert.ok(done.at.searchParams.has('code'), done.text);
  assert.is(done.at.searchParams.get('iss'), `${server.url}/connect`);
  assert.is(
    (await send(server.port, { path: '/rest/unit-conversion/convert_units?value=1&from_unit=mile&to_unit=km', key }))
      .status,
    200,
  );
});

const idOf = (held: Credentials) => (held.clientInformation() as { client_id: string }).client_id;

function refresh(server: Served, held: Credentials, token = '') {
  return post(server, '/connect/token', {
    ...{ grant_type: 'refresh_token', refresh_token: token, client_id: idOf(held) },
  });
}

function post(server: Served, path: string, form: Readonly<Record<string, string>>) {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  return send(server.port, { path, headers, body: new URLSearchParams(form).toString() });
}

test.run();
