// Worker threads for everything that must not share an event loop with the attack: the receivers, and an unrelated
// caller that sends requests constantly.

import { once } from 'node:events';
import http from 'node:http';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { type Came, startHostile } from '../../runtime/webhooks/hostile.ts';

const BETWEEN_MS = 3;

type WorkerOptions =
  | { readonly callPort: number }
  | { readonly slowMs: number; readonly well: number; readonly each: number };

export interface Addresses {
  readonly well: readonly string[];
  readonly worst: readonly (readonly string[])[];
}

/** Starts an unrelated caller, which sends one request after another and records the milliseconds between answers. */
export async function startOther(port: number): Promise<{ waits(): Promise<number[]>; stop(): Promise<unknown> }> {
  const worker = new Worker(new URL(import.meta.url), { workerData: { callPort: port } satisfies WorkerOptions });
  await once(worker, 'message');
  const waits = async () => {
    worker.postMessage('take');
    return (await once(worker, 'message'))[0] as number[];
  };
  return { waits, stop: () => worker.terminate() };
}

export async function startReceiverThread(slowMs: number, well: number, each: number) {
  const worker = new Worker(new URL(import.meta.url), { workerData: { slowMs, well, each } satisfies WorkerOptions });
  const addresses = (await once(worker, 'message'))[0] as Addresses;
  return {
    addresses,
    async deliveries(): Promise<Came[]> {
      worker.postMessage('take');
      return (await once(worker, 'message'))[0] as Came[];
    },
    turn: () => worker.postMessage('turn'),
    stop: () => worker.terminate(),
  };
}

async function callRepeatedly(port: number): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  let waits: number[] = [];
  parentPort?.on('message', () => parentPort?.postMessage(waits.splice(0)));
  parentPort?.postMessage('ready');
  for (;;) {
    const sendRequest = performance.now();
    await new Promise<void>((resolve) => {
      const done = () => resolve();
      const at = { port, host: '127.0.0.1', path: '/health/live', agent };
      http.get(at, (response) => response.resume().on('end', done)).on('error', done);
    });
    waits = [...waits.slice(-50_000), performance.now() - sendRequest];
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
  }
}

async function receive(slowMs: number, well: number, each: number): Promise<void> {
  const hostile = await startHostile(slowMs);
  parentPort?.on('message', (what) => {
    if (what === 'turn') hostile.turn();
    else parentPort?.postMessage(hostile.came.splice(0));
  });
  const worst = [hostile.slow(each), hostile.hanging(each), hostile.dripping(each)];
  parentPort?.postMessage({ well: hostile.well(well), worst } satisfies Addresses);
}

if (!isMainThread) {
  const options = workerData as WorkerOptions;
  await ('callPort' in options
    ? callRepeatedly(options.callPort)
    : receive(options.slowMs, options.well, options.each));
}
