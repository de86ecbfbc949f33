// One command, several processes behind one port (WORKERS): the first process asks no source and answers no caller, it only sees that the
// others run, and tells callers to come again while none does. One that dies is begun again, after a pause that grows only while it dies before it serves; one stop ends all of them.

import cluster, { type Worker } from 'node:cluster';
import type { AddressInfo } from 'node:net';
import { AggregatorRegistry } from 'prom-client';
import type { Log } from '../telemetry/log.ts';
import { ASK_METRICS, type MetricsAnswer, type MetricsQuestion } from './metrics-of-all.ts';
import { ASK_PORT, type PortMessage, StandIn } from './stand-in.ts';

const FIRST_PAUSE_MS = 200;
/** After an outage of the database, which no process starts without, each is back so soon. */
const LONGEST_PAUSE_MS = 4_000;
/** Where nobody is left to answer. */
const LONGEST_PAUSE_OF_LAST_MS = 800;
/** A process that listened so long did not die of its start. */
const SERVED_MS = 1_000;
/** What the processes' own watchdogs leave undone. */
const AFTER_STOP_MS = 2_000;

/** What is supervised. */
export interface SupervisorOptions {
  readonly workers: number;
  /** Milliseconds that a stop may take. */
  readonly stopMs: number;
  /** Whether SIGHUP has them read again what may change while they run. */
  readonly reloads: boolean;
  readonly log: Log;
}

/** How a process ended; `error` where it never began. */
type Ending = { readonly code: number | null; readonly signal: string | null } | { readonly error: unknown };

/** Starts the processes; resolves with the code to end with, once they have ended for good. */
export function supervise({ workers, stopMs, reloads, log }: SupervisorOptions): Promise<number> {
  // The kernel hands out connections: what is given to a process that dies in that moment is taken by another, or reset, and never hangs.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const metrics = new AggregatorRegistry();
  const running = new Set<Worker>();
  const { promise, resolve } = Promise.withResolvers<number>();
  /** Those that listen, or are about to. */
  const atPort = new Set<Worker>();
  const standIn = new StandIn();
  let address: AddressInfo | undefined;
  let stopping = false;
  let exitCode = 0;

  const begin = (pause: number) => {
    const begunAt = performance.now();
    let worker: Worker;
    try {
      worker = cluster.fork();
    } catch (error) {
      ended(pause, { error });
      return;
    }
    let listenedAt = Number.POSITIVE_INFINITY;
    running.add(worker);
    worker.on('listening', (where) => {
      address = { ...where, family: String(where.addressType) };
      listenedAt = performance.now();
      log.info({ pid: worker.process.pid, after_ms: Math.round(listenedAt - begunAt) }, 'a process is at the port');
    });
    worker.on('message', (message: MetricsQuestion | PortMessage | undefined) => {
      if (message?.type === ASK_METRICS) void answer(worker, message, metrics);
      if (message?.type !== ASK_PORT) return;
      atPort.add(worker);
      void standIn.close().then(() => worker.isConnected() && worker.send(message));
    });
    worker.on('error', (error) => {
      // What is told to one that dies does not arrive, and its end follows. One that never was has no other end.
      if (worker.process.pid === undefined && running.delete(worker)) ended(pause, { error });
    });
    worker.on('exit', (code, signal) => {
      running.delete(worker);
      atPort.delete(worker);
      const hasServed = performance.now() - listenedAt >= SERVED_MS;
      ended(hasServed ? FIRST_PAUSE_MS : pause, { code, signal });
    });
  };
  const ended = (pause: number, how: Ending) => {
    if (!stopping && address === undefined) {
      // What keeps the first from starting keeps the others: it has said so itself.
      if ('error' in how) log.fatal(how, 'no process can be begun');
      exitCode = ('code' in how && how.code) || 1;
      stop();
    }
    if (stopping) {
      if (running.size === 0) resolve(exitCode);
      return;
    }
    const isLast = atPort.size === 0;
    const wait = isLast ? Math.min(pause, LONGEST_PAUSE_OF_LAST_MS) : pause;
    const what =
      'error' in how ? 'a process could not be begun: it is tried again' : 'a process ended: it is begun again';
    log.error({ ...how, again_in_ms: wait }, what);
    setTimeout(() => !stopping && begin(Math.min(2 * pause, LONGEST_PAUSE_MS)), wait);
    if (!isLast || address === undefined) return;
    log.error('no process is at the port: callers are told to come again');
    standIn.open(address);
  };
  const stop = () => {
    stopping = true;
    void standIn.close();
    for (const worker of running) worker.process.kill('SIGTERM');
    setTimeout(() => killed(), stopMs + AFTER_STOP_MS).unref();
    if (running.size === 0) resolve(exitCode);
  };
  const killed = () => {
    for (const worker of running) worker.process.kill('SIGKILL');
  };
  if (reloads) {
    process.on('SIGHUP', () => {
      for (const worker of running) worker.process.kill('SIGHUP');
    });
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) killed();
      else stop();
    });
  }
  for (let count = 0; count < workers && !stopping; count++) begin(FIRST_PAUSE_MS);
  return promise;
}

/** The numbers of all processes as one text, for the one that was asked. */
async function answer(
  worker: Worker,
  { id }: MetricsQuestion,
  metrics: Pick<AggregatorRegistry<never>, 'clusterMetrics'>,
) {
  const text = await metrics.clusterMetrics().catch(() => undefined);
  if (worker.isConnected()) worker.send({ type: ASK_METRICS, id, text } satisfies MetricsAnswer);
}
