import { LRUCache } from 'lru-cache';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { atMost } from '../../../runtime/lib/at-most.ts';

test('evicts expired entries, and the least recently used entry if there are more entries than the limit', () => {
  let now = 1;
  const cache = new LRUCache<string, number>({ ...atMost(3), ttl: 100, perf: { now: () => now }, ttlResolution: 0 });
  for (const [index, name] of ['a', 'b', 'c'].entries()) cache.set(name, index);
  assert.is(cache.get('a'), 0);
  cache.set('d', 3);
  assert.equal([...cache.keys()].sort(), ['a', 'c', 'd']);
  now += 101;
  assert.is(cache.get('a'), undefined);
});

test.run();
