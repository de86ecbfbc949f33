// Speed and memory of the place index: `node --expose-gc test/bench/places-search.ts`. The naive peer folds every name
// once, then compares all names with each query.

import { statSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { foldWords } from '../../runtime/lib/text/fold.ts';
import { create } from '../../runtime/sources/places-data/places-data.ts';

const print = (line: string): boolean => process.stdout.write(`${line}\n`);
const collect = (globalThis as { gc?: () => void }).gc ?? (() => {});
const megabytes = (): number => process.memoryUsage().rss / 1e6;
const asset = statSync(new URL('../../generated/embedded/places.bin.br', import.meta.url)).size / 1e6;

collect();
const before = megabytes();
const blocked = monitorEventLoopDelay({ resolution: 5 });
blocked.enable();
const start = performance.now();
const { gazetteer, search } = await create().cities();
const loaded = performance.now() - start;
const peak = megabytes() - before;
collect();
print(`asset ${asset.toFixed(1)} MB, ${gazetteer.size} places; load ${loaded.toFixed(0)} ms in a separate thread,`);
print(
  `event loop blocked at most ${(blocked.max / 1e6).toFixed(0)} ms; memory +${peak.toFixed(0)} MB, settled +${(megabytes() - before).toFixed(0)} MB`,
);

const names = Array.from({ length: gazetteer.size }, (_, index) => foldWords(gazetteer.place(index).name));
const naive = (query: string): string[] => {
  const wanted = foldWords(query);
  return names.filter((name) => name.includes(wanted)).slice(0, 10);
};

const sample = Array.from(
  { length: 300 },
  (_, index) => gazetteer.place(Math.floor((index * gazetteer.size) / 300)).name,
);
const queries = sample.flatMap((name) => [name, name.slice(0, 4), name.slice(0, 2)]);
const times = (run: (query: string) => unknown, list: readonly string[]): number[] =>
  list
    .map((query) => {
      const began = performance.now();
      run(query);
      return performance.now() - began;
    })
    .sort((a, b) => a - b);
const at = (sorted: readonly number[], share: number): number => sorted[Math.floor(sorted.length * share)] as number;

times((query) => search.find(query, [], 10), queries);
const ours = times((query) => search.find(query, [], 10), queries);
const theirs = times(naive, queries.slice(0, 200));
print(`${queries.length} queries: p50 ${at(ours, 0.5).toFixed(2)} ms, p99 ${at(ours, 0.99).toFixed(2)} ms`);
print(
  `scan of every name: p50 ${at(theirs, 0.5).toFixed(2)} ms: ${(at(theirs, 0.5) / at(ours, 0.5)).toFixed(0)} times as long`,
);

for (const [query, country] of [['a'], ['s'], ['san'], ['saint'], ['ville'], ['a', 'US'], ['s', 'LI']] as [
  string,
  string?,
][]) {
  const sorted = times(
    () => search.find(query, country === undefined ? [] : [[{ countryCode: country }]], 100),
    Array.from({ length: 50 }, () => query),
  );
  print(
    `worst cases, 100 results: ${query}${country === undefined ? '' : ` in ${country}`} p50 ${at(sorted, 0.5).toFixed(2)} ms`,
  );
}
