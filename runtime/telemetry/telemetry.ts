// OTLP over HTTP, loaded only if OTEL_EXPORTER_OTLP_ENDPOINT is set. Accepts trace context from callers, but does not propagate
// it.

import { AsyncLocalStorage } from 'node:async_hooks';
import { hostname } from 'node:os';
import {
  type Context,
  DiagLogLevel,
  diag,
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  type CollectionResult,
  MeterProvider,
  type MetricProducer,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Registry } from 'prom-client';
import { MINUTE_MS } from '../lib/duration.ts';
import { type SpanHead, type SpanNote, type Spans, tellSpans } from '../lib/tracing.ts';
import type { Log } from './log.ts';
import { asOtlp, type PlainMetric } from './otlp-metrics.ts';

const METRICS_EVERY_MS = MINUTE_MS;
/** Maximum wait for pending exports at shutdown. */
const LAST_SENDING_MS = 2_000;
const TRACEPARENT = /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
const KINDS = { server: SpanKind.SERVER, internal: SpanKind.INTERNAL, client: SpanKind.CLIENT } as const;

export interface TelemetryOptions {
  /** Without `/v1/…`. */
  readonly endpoint: string;
  readonly version: string;
  readonly registry: Pick<Registry, 'getMetricsAsJSON'>;
  readonly log: Pick<Log, 'warn'>;
}

/** Returns a function that exports pending data and stops telemetry. */
export function startTelemetry({ endpoint, version, registry, log }: TelemetryOptions): () => Promise<void> {
  const resource = resourceFromAttributes({
    'service.name': process.env['OTEL_SERVICE_NAME'] || 'almanac',
    'service.version': version,
    // The host name is included because the process id is 1 in every container.
    'service.instance.id': `${hostname()}:${process.pid}`,
  });
  const base = endpoint.replace(/\/$/, '');
  sayFailures(log);
  const traces = new TracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${base}/v1/traces` }) })],
  });
  const producer: MetricProducer = {
    async collect(): Promise<CollectionResult> {
      const metrics = asOtlp((await registry.getMetricsAsJSON()) as unknown as PlainMetric[], Date.now());
      return {
        resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'almanac', version }, metrics }] },
        errors: [],
      };
    },
  };
  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter({ url: `${base}/v1/metrics` }),
    exportIntervalMillis: METRICS_EVERY_MS,
    metricProducers: [producer],
  });
  const meters = new MeterProvider({ resource, readers: [reader] });
  tellSpans(spansOf(traces, version));
  return async () => {
    tellSpans(undefined);
    const { promise: late, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, LAST_SENDING_MS);
    await Promise.race([Promise.allSettled([traces.shutdown(), meters.shutdown()]), late]);
    clearTimeout(timer);
  };
}

function spansOf(traces: TracerProvider, version: string): Spans {
  const tracer = traces.getTracer('almanac', version);
  const present = new AsyncLocalStorage<Context>();
  return {
    run<Result>(
      { name, kind, facts, traceparent }: SpanHead,
      work: (note: SpanNote) => Promise<Result>,
    ): Promise<Result> {
      const above = contextAbove(present.getStore(), traceparent);
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes: facts }, above);
      const failed = (why: string) => {
        span.setAttribute('error.type', why);
        span.setStatus({ code: SpanStatusCode.ERROR });
      };
      const note = { set: (more: SpanHead['facts']) => void span.setAttributes(more), failed };
      return present.run(trace.setSpan(above, span), async () => {
        try {
          return await work(note);
        } catch (error) {
          // Record only the code or name of the error, because error messages may contain caller input.
          const { code, name: kindOfError } = error as { code?: unknown; name?: string };
          failed(typeof code === 'string' ? code : (kindOfError ?? 'Error'));
          throw error;
        } finally {
          span.end();
        }
      });
    },
  };
}

/** Returns the context of the surrounding span, or of the caller's span if there is none. */
function contextAbove(around: Context | undefined, traceparent: string | undefined): Context {
  if (around !== undefined || traceparent === undefined) return around ?? ROOT_CONTEXT;
  const [, traceId = '', spanId = '', flags = '00'] = TRACEPARENT.exec(traceparent) ?? [];
  const context = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
  return isSpanContextValid(context) ? trace.setSpanContext(ROOT_CONTEXT, context) : ROOT_CONTEXT;
}

/** Logs failed exports at most once per minute. Data that cannot be sent is dropped. */
function sayFailures(log: Pick<Log, 'warn'>): void {
  let saidAt = Number.NEGATIVE_INFINITY;
  const say = () => {
    if (performance.now() - saidAt < MINUTE_MS) return;
    saidAt = performance.now();
    log.warn('OTEL_EXPORTER_OTLP_ENDPOINT: export failed, spans or metrics are dropped');
  };
  const nothing = () => {};
  diag.setLogger(
    { error: say, warn: say, info: nothing, debug: nothing, verbose: nothing },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
}
