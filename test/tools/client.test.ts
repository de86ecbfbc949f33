// generated/client: one function per tool and endpoint. Compiles every example in the manifests, calls a running
// server, and retries temporary failures. Takes long.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { areas, services } from '../../generated/catalog.ts';
import { AlmanacError, createClient, isProblem } from '../../generated/client/index.ts';
import { openAlmanac } from '../support/almanac.ts';
import { offer, REPLAYING } from '../support/operations.ts';

const server = await openAlmanac(REPLAYING);
const client = createClient({ baseUrl: server.url, key: await server.key() });
test.after(() => server.stop());

const camel = (slug: string) => slug.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

test('has exactly one function per tool and endpoint', () => {
  const names = (slug: string) => Object.keys((client as never)[camel(slug)] ?? {});
  for (const { slug, operations } of services) {
    assert.equal(
      names(slug),
      operations.map(({ name }) => name),
      slug,
    );
  }
  for (const { slug, operations } of areas) {
    const functions = (client.api as never)[camel(slug.replace('api/', ''))];
    assert.equal(
      Object.keys(functions),
      operations.map(({ name }) => name),
      slug,
    );
  }
});

test('the compiler accepts every example and rejects invalid calls', async () => {
  const lines = (await offer()).flatMap(({ operation, service }) =>
    operation.examples.map(({ arguments: { api_key: _, ...values } }) => {
      const place = service.kind === 'area' ? `api.${camel(service.slug)}` : camel(service.slug);
      return `await client.${place}.${operation.name}(${JSON.stringify(values)});`;
    }),
  );
  assert.ok(lines.length > 150, `${lines.length}`);
  const file = fileURLToPath(new URL('client-examples.ts', import.meta.url));
  const text = [
    "import type { Client } from '../../generated/client/index.ts';",
    'declare const client: Client;',
    ...lines,
    '// @ts-expect-error a text for a number',
    "await client.places.get_city({ geonameid: 'Oslo' });",
    '// @ts-expect-error no such argument',
    "await client.places.search_cities({ query: 'Oslo', town: 'Oslo' });",
    "const { result }: { result: number } = await client.unitConversion.convert_units({ value: 1, from_unit: 'mile', to_unit: 'foot' });",
    'export { result };',
  ].join('\n');
  const options = { strict: true, noEmit: true, allowImportingTsExtensions: true, skipLibCheck: true } as const;
  const all = {
    ...{ ...options, module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext },
    ...{ target: ts.ScriptTarget.ESNext, types: ['node'], erasableSyntaxOnly: true, verbatimModuleSyntax: true },
  };
  const host = ts.createCompilerHost(all);
  const read = host.readFile.bind(host);
  const getSourceFile = host.getSourceFile.bind(host);
  host.readFile = (path) => (path === file ? text : read(path));
  host.fileExists = (path) => path === file || ts.sys.fileExists(path);
  host.getSourceFile = (path, ...more) =>
    path === file ? ts.createSourceFile(path, text, ts.ScriptTarget.ESNext) : getSourceFile(path, ...more);
  const program = ts.createProgram([file], all, host);
  const messages = ts.getPreEmitDiagnostics(program).map((each) => {
    const line = each.file && each.start !== undefined ? each.file.getLineAndCharacterOfPosition(each.start).line : 0;
    return `${ts.flattenDiagnosticMessageText(each.messageText, ' ')} in ${each.file?.fileName}: ${each.file?.text.split('\n')[line]}`;
  });
  assert.equal(messages, []);
});

test('calls tools and endpoints', async () => {
  const { result } = await client.unitConversion.convert_units({ value: 1, from_unit: 'mile', to_unit: 'kilometer' });
  assert.is(result, 1.609344);
  const { data } = await client.places.search_cities({ query: 'oslo', limit: 1 });
  assert.is(data[0]?.name, 'Oslo');
  const { categories } = await client.api.preprints.categories();
  assert.ok(categories.length > 10);
  const { subscriptions } = await client.webhooks.list_subscriptions();
  assert.equal(subscriptions, []);
});

test('an error has its code and the problem of each argument', async () => {
  const wrong = await client.places.search_cities({ query: 'oslo', limit: 101 }).catch((error: unknown) => error);
  assert.instance(wrong, AlmanacError);
  assert.ok(isProblem(wrong, 'invalid_arguments'));
  assert.is(wrong.status, 422);
  assert.is(wrong.errors[0]?.parameter, 'limit');
  assert.match(wrong.requestId ?? '', /^[\w-]{8,}$/);
  const stranger = createClient({ baseUrl: server.url });
  const refused = await stranger.places.get_city({ geonameid: 3143244 }).catch((error: unknown) => error);
  assert.ok(isProblem(refused, 'key_required'));
});

interface Told {
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly body?: object;
}

async function answering(answers: readonly Told[]) {
  const requests: string[] = [];
  const http = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    const { status, headers = {}, body = {} } = answers[Math.min(requests.length, answers.length) - 1] as Told;
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(http.address() as AddressInfo).port}/`;
  return { requests, client: createClient({ baseUrl, key: 'alm_x' }), close: () => http.close(), baseUrl };
}

const BUSY = { status: 429, headers: { 'Retry-After': '0' }, body: { code: 'too_many_requests', detail: 'Slower.' } };
const FAILED = { status: 502, body: { code: 'upstream_failed' } };

test('retries only temporary failures, and never a call that may have been executed', async () => {
  const passing = await answering([BUSY, { status: 200, body: { result: 1 } }]);
  const { result } = await passing.client.unitConversion.convert_units({ value: 1, from_unit: 'm', to_unit: 'km' });
  assert.is(result, 1);
  assert.is(passing.requests.length, 2);
  passing.close();
  const tries = async (answers: readonly Told[], call: (client: typeof passing.client) => Promise<unknown>) => {
    const { requests, client: asking, close } = await answering(answers);
    const error = await call(asking).catch((failed: unknown) => failed);
    assert.instance(error, AlmanacError);
    close();
    return requests.length;
  };
  const city = (asking: typeof client) => asking.places.get_city({ geonameid: 1 });
  const remark = (asking: typeof client) => asking.places.report_feedback({ feedback: 'Well done.' });
  assert.is(await tries([{ status: 404, body: { code: 'not_found' } }], city), 1);
  assert.is(
    await tries([{ status: 503, body: { code: 'not_configured' } }], city),
    1,
    'the response has no Retry-After',
  );
  assert.is(
    await tries([{ ...BUSY, headers: { 'Retry-After': '3600' } }], city),
    1,
    'longer than the client is willing to wait',
  );
  assert.is(await tries([FAILED], remark), 1, 'the call may have been executed');
  assert.is(await tries([BUSY, BUSY, BUSY, BUSY], remark), 3, 'rejected before execution, then retried twice');
});

test('sends endpoint arguments in the path and the query, and a call can be aborted', async () => {
  const { requests, client: asking, close, baseUrl } = await answering([{ status: 200 }]);
  await asking.api.preprints.author({ author_name: 'a/b c', max_results: 2 });
  assert.equal(requests, ['GET /api/preprints/author/a%2Fb%20c?max_results=2']);
  const gone = new AbortController();
  gone.abort();
  const ended = await asking.places
    .get_city({ geonameid: 1 }, { signal: gone.signal })
    .catch((error: Error) => error.name);
  assert.is(ended, 'AbortError');
  close();
  const nobody = createClient({ baseUrl, retries: 0 });
  assert.instance(await nobody.places.get_city({ geonameid: 1 }).catch((error: unknown) => error), TypeError);
});

test.run();
