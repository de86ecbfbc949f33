// `/metrics` of several processes behind one port: whichever is asked tells the numbers of all of them, which the first process gathers.

import cluster from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';

/** Marks a question for the numbers of all, and its answer. */
export const ASK_METRICS = 'almanac:metrics';

/** From the process that was asked to the first. */
export interface MetricsQuestion {
  readonly type: typeof ASK_METRICS;
  readonly id: number;
}

/** And back; without a text where a process did not answer in time. */
export interface MetricsAnswer extends MetricsQuestion {
  readonly text: string | undefined;
}

/** Gives the text of `/metrics`: this process's, or in a process that was begun by another the sum over all. */
export function metricsOfAll(registry: Registry): () => Promise<string> {
  if (!cluster.isWorker) return () => registry.metrics();
  const waiting = new Map<number, (text: string | undefined) => void>();
  let count = 0;
  // Its making is what has prom-client answer the first process.
  new AggregatorRegistry();
  AggregatorRegistry.setRegistries([registry]);
  process.on('message', (message: MetricsAnswer | undefined) => {
    if (message?.type !== ASK_METRICS) return;
    waiting.get(message.id)?.(message.text);
    waiting.delete(message.id);
  });
  return async () => {
    const id = count++;
    const text = await new Promise<string | undefined>((resolve) => {
      waiting.set(id, resolve);
      process.send?.({ type: ASK_METRICS, id } satisfies MetricsQuestion);
    });
    return text ?? registry.metrics();
  };
}
