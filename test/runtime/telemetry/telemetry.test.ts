// Takes long. Mostly waits.

import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { traced } from '../../../runtime/lib/tracing.ts';
import { asOtlp } from '../../../runtime/telemetry/otlp-metrics.ts';
import { openAlmanac } from '../../support/almanac.ts';
import { startRates } from '../../support/changing-rates.ts';
import { eventually } from '../../support/eventually.ts';
import { atLoopback } from '../../support/loopback.ts';

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  readonly status: { code?: number };
}

async function collector() {
  const got: { path: string; text: string }[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    got.push({ path: request.url as string, text });
    response.setHeader('Content-Type', 'application/json').end('{}');
  });
  const { url, close } = await atLoopback(server);
  const spans = () =>
    got
      .filter(({ path }) => path === '/v1/traces')
      .flatMap(({ text }) => JSON.parse(text).resourceSpans)
      .flatMap(({ scopeSpans }) => scopeSpans)
      .flatMap(({ spans: own }) => own as Span[]);
  return { url, close, got, spans };
}

test("the spans for transport, call and source are part of the caller's trace, which is not propagated to the source and contains no key", async () => {
  const heard: IncomingHttpHeaders[] = [];
  const source = await atLoopback(
    createServer((request, response) => {
      heard.push(request.headers);
      response.statusCode = 404;
      response.end();
    }),
  );
  const { url, close, got, spans } = await collector();
  const server = await openAlmanac({ OTEL_EXPORTER_OTLP_ENDPOINT: url, UPSTREAM_BRREG_BASE_URL: source.url });
  const key = await server.key();
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` };
  await server.send({ path: '/rest/no-registry/lookup_registry_company?org_number=974760673', key, headers });
  for (const traceparent of ['nonsense', `00-${'0'.repeat(32)}-b7ad6b7169203331-01`]) {
    await server.send({ path: '/rest', headers: { traceparent } });
  }
  for (const path of [`/${key}`, `/${'x'.repeat(9_000)}`]) await server.send({ path });
  await server.stop();
  const own = spans().filter((span) => span.traceId === traceId);
  const named = (name: string) => own.find((span) => span.name === name) as Span;
  const [transport, call, asked] = [
    named('GET /rest'),
    named('call no-registry.lookup_registry_company'),
    named('GET brreg'),
  ];
  assert.is(transport?.parentSpanId, 'b7ad6b7169203331');
  assert.is(call?.parentSpanId, transport.spanId);
  assert.is(asked?.parentSpanId, call.spanId);
  assert.equal([transport.kind, call.kind, asked.kind], [2, 1, 3]);
  const facts = Object.fromEntries(
    asked.attributes.map(({ key: name, value }) => [name, value.stringValue ?? value.intValue]),
  );
  assert.is(facts['http.response.status_code'], 404);
  assert.is(facts['almanac.source'], 'brreg');
  assert.is(facts['error.type'], '404');
  assert.is(asked.status.code, 2);
  assert.is(
    spans().filter(({ name, parentSpanId }) => name === 'GET /rest' && !parentSpanId).length,
    2,
    'an invalid trace context starts a new trace',
  );
  assert.ok(spans().every(({ name }) => name.length < 100));
  assert.ok(heard.length > 0);
  for (const each of heard)
    assert.equal([each['traceparent'], each['tracestate'], each['baggage']], [undefined, undefined, undefined]);
  const metrics = got.filter(({ path }) => path === '/v1/metrics').map(({ text }) => text);
  assert.ok(metrics.some((text) => text.includes('almanac_calls_total')));
  for (const { text } of got) {
    assert.not.ok(text.includes(key));
    assert.not.ok(text.includes('974760673'), 'no argument is exported');
  }
  // Without a trace reader, the attributes are not computed.
  assert.is(
    await traced(
      (): never => assert.unreachable() as never,
      async () => 5,
    ),
    5,
  );
  await close();
  await source.close();
});

test('a delivery has its own span, which is not propagated to its receiver', async () => {
  const heard: IncomingHttpHeaders[] = [];
  const receiver = await atLoopback(
    createServer((request, response) => {
      heard.push(request.headers);
      request.resume();
      response.writeHead(heard.length === 2 ? 500 : 204).end();
    }),
  );
  const { url, close, spans } = await collector();
  const rates = await startRates(1);
  const server = await openAlmanac({
    OTEL_EXPORTER_OTLP_ENDPOINT: url,
    UPSTREAM_ECB_FX_BASE_URL: rates.url,
    ALMANAC_WEBHOOK_NETWORKS: '127.0.0.0/8',
    ALMANAC_WEBHOOK_HTTP: 'on',
    ALMANAC_WEBHOOK_SCHEDULE: '0s,50ms',
    ALMANAC_EVENT_EVERY_ECB_FX_RATE: '200ms',
  });
  const body = { entity_type: 'ecb-fx_rate', callback_url: `${receiver.url}/somebody-private` };
  const key = await server.key();
  const made = await server.send({ path: '/rest/webhooks/subscribe', key, body });
  assert.is(made.status, 200, made.text);
  const isWatched = async () => {
    const { json } = await server.send({ path: '/rest/webhooks/list_subscriptions', key });
    return heard.length === 1 && json.subscriptions[0].watched_since !== null;
  };
  await eventually(isWatched, 15_000, 'the ping and the first look');
  rates.advance();
  await eventually(() => heard.length === 3, 15_000, 'the event, which failed once');
  await server.stop();
  const own = spans().filter(({ name }) => name === 'POST webhook');
  const factsOf = ({ attributes }: Span) =>
    Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));
  assert.equal(
    own.map((span) => [span.kind, span.status.code ?? 0, factsOf(span)['http.response.status_code']]),
    [
      [3, 0, 204],
      [3, 2, 500],
      [3, 0, 204],
    ],
  );
  for (const span of own) {
    assert.is(factsOf(span)['server.address'], '127.0.0.1');
    assert.not.ok(JSON.stringify(span).includes('somebody-private'), 'no receiver path is exported');
  }
  for (const each of heard) assert.equal([each['traceparent'], each['tracestate']], [undefined, undefined]);
  await Promise.all([close(), receiver.close(), rates.close()]);
});

test('an unavailable collector delays neither calls nor shutdown', async () => {
  const server = await openAlmanac({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
  const key = await server.key();
  assert.is((await server.send({ path: '/rest/unit-conversion/list_unit_categories', key })).status, 200);
  const began = performance.now();
  await server.stop();
  assert.ok(performance.now() - began < 5_000);
});

test('counters, gauges and histograms match /metrics', () => {
  const value = (number: number, labels = {}, metricName?: string) => ({
    value: number,
    labels,
    ...(metricName === undefined ? {} : { metricName }),
  });
  const [counter, gauge, histogram] = asOtlp(
    [
      { name: 'calls_total', help: 'Calls.', type: 'counter', values: [value(3, { service: 'places' })] },
      { name: 'up', help: 'Up.', type: 'gauge', values: [value(1)] },
      {
        name: 'took_seconds',
        help: 'Took.',
        type: 'histogram',
        values: [
          value(2, { le: 0.1 }, 'took_seconds_bucket'),
          value(5, { le: 1 }, 'took_seconds_bucket'),
          value(6, { le: '+Inf' }, 'took_seconds_bucket'),
          value(4.5, {}, 'took_seconds_sum'),
          value(6, {}, 'took_seconds_count'),
        ],
      },
      { name: 'none', help: 'None.', type: 'gauge', values: [] },
    ],
    1_000,
  );
  assert.equal([counter?.dataPointType, gauge?.dataPointType, histogram?.dataPointType], [3, 2, 0]);
  assert.is(counter?.dataPoints[0]?.value, 3);
  assert.equal(counter?.dataPoints[0]?.attributes, { service: 'places' });
  assert.equal(histogram?.dataPoints[0]?.value, {
    buckets: { boundaries: [0.1, 1], counts: [2, 3, 1] },
    sum: 4.5,
    count: 6,
  });
});

test('loads the OpenTelemetry packages only if a collector is configured', () => {
  const folder = fileURLToPath(new URL('../../../runtime/', import.meta.url));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
  const holding = (words: RegExp) =>
    files.filter((path) => words.test(readFileSync(join(folder, path), 'utf8'))).sort();
  const own = ['telemetry/otlp-metrics.ts', 'telemetry/telemetry.ts'];
  assert.equal(holding(/from '@opentelemetry\//), own);
  assert.equal(holding(/from '\.[^']*\/telemetry\.ts'/), []);
  assert.equal(holding(/from '\.[^']*\/otlp-metrics\.ts'/), ['telemetry/telemetry.ts']);
  assert.equal(holding(/import\('\.\.\/telemetry\/telemetry\.ts'\)/), ['app/app.ts']);
});

test.run();
