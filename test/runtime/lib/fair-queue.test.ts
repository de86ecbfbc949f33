import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { FairQueue } from '../../../runtime/lib/fair-queue.ts';

/** Entries are named after their keys: `a1` has the key `a`. */
function queueOf(...entries: string[]): FairQueue<string> {
  const queue = new FairQueue<string>();
  for (const entry of entries) queue.add(entry, entry.slice(0, 1));
  return queue;
}

function drained(queue: FairQueue<string>): string[] {
  return Array.from({ length: queue.size }, () => queue.shift() as string);
}

test('takes one entry from each key in turn, and preserves the order within a key', () => {
  const queue = queueOf('a1', 'a2', 'a3', 'b1', 'c1', 'c2');
  assert.equal(drained(queue), ['a1', 'b1', 'c1', 'a2', 'c2', 'a3']);
  assert.is(queue.shift(), undefined);
  assert.is(queue.size, 0);
});

test('an entry of a new key waits for at most one entry of each earlier key', () => {
  const queue = queueOf('a1', 'a2', 'a3');
  assert.is(queue.shift(), 'a1');
  queue.add('b1', 'b');
  assert.equal(drained(queue), ['a2', 'b1', 'a3']);
});

test('removing an entry does not change the order of the others', () => {
  const queue = queueOf('a1', 'a2', 'b1', 'c1');
  assert.ok(queue.remove('a1'));
  assert.not(queue.remove('a1'), 'the entry is no longer waiting');
  assert.equal([queue.sizeOf('a'), queue.sizeOf('b'), queue.size], [1, 1, 3]);
  queue.remove('b1');
  assert.is(queue.sizeOf('b'), 0);
  assert.equal(drained(queue), ['a2', 'c1']);
});

test('adding an entry that is already waiting changes neither its place nor its key', () => {
  const queue = queueOf('a1', 'a2', 'b1');
  queue.add('a1', 'b');
  assert.equal([queue.size, queue.sizeOf('b')], [3, 1]);
  assert.equal(drained(queue), ['a1', 'b1', 'a2']);
});

test('rotating an entry moves it behind the other entries of its key, and moves the key to the end of the queue', () => {
  const queue = queueOf('a1', 'a2', 'b1');
  queue.rotate('a1');
  queue.rotate('unknown');
  assert.equal(drained(queue), ['b1', 'a2', 'a1']);
});

test('lists entries round-robin by key, with selected keys first in each round', () => {
  const queue = queueOf('a1', 'a2', 'b1', 'c1', 'c2');
  const listed = [...queue.inTurn((key) => key === 'c')].map(({ entry, key, round }) => `${entry} ${key} ${round}`);
  assert.equal(listed, ['c1 c 0', 'a1 a 0', 'b1 b 0', 'c2 c 1', 'a2 a 1']);
  assert.is(queue.size, 5, 'all entries are still waiting');
});

test('a thousand entries of one key delay another key by at most one entry', () => {
  const queue = new FairQueue<number>();
  for (let n = 0; n < 1_000; n++) queue.add(n, 'many');
  queue.add(-1, 'one');
  assert.equal([queue.shift(), queue.shift()], [0, -1]);
});

test.run();
