import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { areas, services } from '../../../generated/catalog.ts';
import { eventTypes } from '../../../generated/events.ts';
import { platform } from '../../../generated/platform.ts';
import type { ServedDocument } from '../../../runtime/contract/endpoint.ts';
import { documentPages } from '../../../runtime/platform/documents.ts';
import { openAlmanac } from '../../support/almanac.ts';
import { judge, mcpTools, openapi } from '../../support/published.ts';

const server = await openAlmanac();
const key = await server.key();
test.after(() => server.stop());

/**
 * Maximum event-loop delay in milliseconds. For comparison, parsing and rewriting the largest document takes 30 ms on
 * an idle machine.
 */
const MAX_HELD_MS = 20;

for (const path of ['/openapi.json', '/llms.txt']) {
  test(`${path} responds with 304 to clients that already have the current version`, async () => {
    const first = await server.send({ path });
    const etag = String(first.headers.etag);
    assert.is(first.status, 200);
    assert.match(etag, /^"[\w-]{20}"$/);
    assert.match(first.headers['cache-control'] ?? '', /^public, max-age=\d+$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await server.send({ path, headers: { 'If-None-Match': known } });
      assert.is(again.status, 304, known);
      assert.is(again.text, '');
      assert.is(again.headers.etag, etag);
    }
    const changed = await server.send({ path, headers: { 'If-None-Match': '"other"' } });
    assert.is(changed.text, first.text);
  });
}

test('the lists of services and tools match the catalog', async () => {
  const { json } = await server.send({ path: '/rest' });
  assert.equal(
    json.services.map(({ slug, tools, lifecycle }: Record<string, unknown>) => [slug, tools, lifecycle]),
    services.map(({ slug, operations, lifecycle }) => [slug, operations.map(({ name }) => name), lifecycle]),
  );
  assert.equal(
    json.areas.flatMap(({ paths }: { paths: string[] }) => paths),
    areas.flatMap(({ operations }) => operations.map(({ path }) => path)),
  );
});

test('lists webhook event types for people and for agents', async () => {
  const { json } = await server.send({ path: '/rest' });
  const types = eventTypes.map(({ type }) => type);
  assert.equal(
    json.event_types.map(({ type }: { type: string }) => type),
    types,
  );
  assert.ok(types.length >= 18);
  const { text } = await server.send({ path: '/llms-full.txt' });
  const catalog = readFileSync(new URL('../../../generated/CATALOG.md', import.meta.url), 'utf8');
  for (const type of types) {
    assert.ok(text.includes(`- ${type}: `), type);
    assert.ok(catalog.includes(`| \`${type}\` |`), type);
  }
  assert.is((await server.send({ path: '/' })).json.webhooks, '/docs/webhooks');
  assert.is((await server.send({ path: '/docs/webhooks' })).status, 200);
});

test('a service’s list contains everything needed to call each of its tools', async () => {
  for (const { slug, operations } of services) {
    const { json } = await server.send({ path: `/rest/${slug}` });
    const published = mcpTools(slug);
    for (const [index, tool] of json.tools.entries()) {
      assert.is(tool.name, operations[index]?.name);
      assert.is(tool.path, `/rest/${slug}/${tool.name}`);
      assert.equal(tool.methods, operations[index]?.methods);
      assert.equal(tool.arguments, published[index]?.inputSchema);
      assert.equal(tool.result, published[index]?.outputSchema);
      judge().compile(tool.arguments);
    }
  }
});

test('the OpenAPI document lists exactly the served paths', async () => {
  const listed = Object.entries(openapi.paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method} ${path}`),
  );
  for (const each of listed) {
    const [method = '', path = ''] = each.split(' ');
    const filled = path.replaceAll(/\{\w+\}/g, 'x');
    const answer = await server.send({ path: filled, method: method.toUpperCase() });
    assert.is.not(answer.status, 405, each);
    assert.is.not(answer.json?.code, path.includes('{') ? '' : 'unknown_operation', each);
  }
  for (const { operations, slug } of [...services, ...areas]) {
    for (const { name, methods, path = `/rest/${slug}/${name}` } of operations) {
      for (const method of methods) assert.ok(listed.includes(`${method.toLowerCase()} ${path}`), `${method} ${path}`);
    }
  }
});

test('the type of every problem is the URL of its page', async () => {
  const { json: table } = await server.send({ path: '/problems' });
  assert.ok(Object.keys(table).length > 20);
  for (const [code, entry] of Object.entries<{ status: number; title: string; remedy: string }>(table)) {
    const { json } = await server.send({ path: `/problems/${code}` });
    assert.equal(json, { code, ...entry });
    assert.ok(entry.status >= 400 && entry.title && entry.remedy);
  }
  const { json: problem } = await server.send({ path: '/rest/places/get_city', key });
  assert.is(problem.type, '/problems/invalid_arguments');
  assert.is((await server.send({ path: problem.type })).json.title, problem.title);
  assert.is((await server.send({ path: '/problems/nothing' })).status, 404);
});

test('the front page links to all other pages', async () => {
  const { json } = await server.send({ path: '/' });
  for (const path of [
    json.documentation,
    json.api_reference,
    json.clients,
    json.webhooks,
    json.openapi,
    json.llms,
    json.services,
    json.health,
  ]) {
    assert.is((await server.send({ path })).status, 200, path);
  }
  assert.match(json.key, /signup/);
});

test('llms.txt lists every service and explains how to call tools', async () => {
  const { text, headers } = await server.send({ path: '/llms.txt' });
  assert.match(headers['content-type'] ?? '', /^text\/plain; charset=utf-8/);
  for (const { slug } of services) assert.ok(text.includes(slug), slug);
  assert.match(text, /Service-API-Key/);
});

test('llms.txt is an index of at most 8 KB, and llms-full.txt contains every tool', async () => {
  const { text: index } = await server.send({ path: '/llms.txt' });
  assert.ok(Buffer.byteLength(index) <= 8_192, `${Buffer.byteLength(index)}`);
  const { text: full } = await server.send({ path: '/llms-full.txt' });
  for (const { operations } of services) {
    for (const { name } of operations) assert.ok(full.includes(`/${name}`), name);
  }
});

test('each service and area has an OpenAPI document smaller than 200 KB, with the revision of the complete one', async () => {
  const { json } = await server.send({ path: '/rest' });
  const whole = (await server.send({ path: '/openapi.json' })).json;
  for (const { slug, openapi } of [...json.services, ...json.areas]) {
    const { text, json: own } = await server.send({ path: openapi });
    assert.ok(Buffer.byteLength(text) < 200_000, `${slug}: ${text.length}`);
    assert.is(own.info.version, json.version);
    assert.is(whole.info.version, json.version);
    const prefix = slug.startsWith('api/') ? `/${slug}/` : `/rest/${slug}/`;
    const below = (path: string) => path.startsWith(prefix);
    assert.equal(Object.keys(own.paths), Object.keys(whole.paths).filter(below), slug);
    const unused = Object.keys(own.components.schemas).filter((name) => !text.includes(`/schemas/${name}"`));
    assert.equal(unused, [], slug);
    for (const [path, item] of Object.entries(own.paths)) assert.equal(item, whole.paths[path], path);
    const refs = [...text.matchAll(/"#\/components\/(\w+)\/([^"]+)"/g)];
    for (const [, kind = '', name = ''] of refs) assert.ok(own.components[kind][name], `${slug}: ${name}`);
  }
});

test('the first request for the largest document does not block other requests, and only inserts the contact', async () => {
  let last = '';
  let min = Number.POSITIVE_INFINITY;
  for (let nth = 0; nth < 4; nth++) {
    const pages = documentPages({ services, areas, contact: `https://example.org/${nth}`, publicUrl: undefined });
    const before = performance.eventLoopUtilization();
    const { text } = (await pages.openapi_document({}, {} as never)) as ServedDocument;
    min = Math.min(min, performance.eventLoopUtilization(before).active);
    last = String(text);
  }
  assert.ok(min < MAX_HELD_MS, `${min} ms`);
  const { info, ...rest } = JSON.parse(last);
  const { contact, version, ...own } = info;
  assert.equal(contact, { name: 'Operator of this server', url: 'https://example.org/3' });
  assert.is(version, platform.version);
  const { version: _, ...generated } = openapi.info;
  assert.equal({ ...rest, info: own }, { ...openapi, info: generated });
  const pages = documentPages({ services, areas, contact: 'a@example.org', publicUrl: undefined });
  const { text } = (await pages.service_openapi_document({ document: 'places.json' }, {} as never)) as ServedDocument;
  assert.is(JSON.parse(String(text)).info.contact.email, 'a@example.org');
});

test('the API catalog lists each service, and all of its URLs exist', async () => {
  const { json: front, headers: frontHeaders } = await server.send({ path: '/' });
  assert.ok(front);
  assert.match(String(frontHeaders.link), '</.well-known/api-catalog>; rel="api-catalog"');
  const { text, headers } = await server.send({ path: '/.well-known/api-catalog' });
  assert.match(headers['content-type'] ?? '', /^application\/linkset\+json/);
  assert.match(String(headers.link), 'rel="api-catalog"');
  const { linkset } = JSON.parse(text) as { linkset: Record<string, { href: string }[]>[] };
  assert.is(linkset.length, 1 + services.length + areas.length);
  const linked = new Set(linkset.flatMap((each) => Object.values(each).filter(Array.isArray).flat()));
  for (const { href } of linked) assert.is((await server.send({ path: href })).status, 200, href);
});

/** Number of REST calls to list_unit_categories with the given outcome. */
async function counted(outcome: string): Promise<number> {
  const { text } = await server.send({ path: '/metrics' });
  const labels = `service="unit-conversion",tool="list_unit_categories",transport="rest",outcome="${outcome}"`;
  const line = text.split('\n').find((each) => each.startsWith(`almanac_calls_total{${labels}} `));
  return Number(line?.split(' ')[1] ?? 0);
}

test('/metrics counts calls by tool, transport and outcome', async () => {
  const path = '/rest/unit-conversion/list_unit_categories';
  const calls = { ok: { path, key }, invalid_arguments: { path: `${path}?x=1`, key }, key_required: { path } };
  for (const [outcome, call] of Object.entries(calls)) {
    const before = await counted(outcome);
    await server.send(call);
    assert.is(await counted(outcome), before + 1, outcome);
  }
});

const SAMPLE =
  /^([a-zA-Z_:][\w:]*)(?:\{(?:[a-zA-Z_]\w*="(?:[^"\\\n]|\\.)*",?)*\})? (?:[-+]?[\d.]+(?:e[-+]?\d+)?|nan|[-+]inf)$/i;

test('/metrics is valid Prometheus text format', async () => {
  const { text, headers } = await server.send({ path: '/metrics' });
  assert.match(headers['content-type'] ?? '', /^text\/plain; version=0\.0\.4/);
  const types = new Map([...text.matchAll(/^# TYPE (\S+) (\w+)$/gm)].map(([, name, type]) => [name, type]));
  const samples = text.split('\n').filter((line) => line !== '' && !line.startsWith('# '));
  assert.ok(samples.length > 50);
  for (const line of samples) {
    const name = SAMPLE.exec(line)?.[1];
    assert.ok(name, line);
    const family = types.get(name) === undefined ? name.replace(/_(?:bucket|sum|count)$/, '') : name;
    assert.match(types.get(family) ?? '', /^(?:counter|gauge|histogram|summary)$/, line);
  }
});

test('/health reports that the store is available', async () => {
  const { status, json, headers } = await server.send({ path: '/health' });
  assert.is(status, 200);
  assert.is(json.status, 'ok');
  assert.equal(json.store, { engine: 'sqlite', healthy: true });
  assert.equal(json.result_violations, {});
  assert.is(headers['cache-control'], 'no-store');
});

test.run();
