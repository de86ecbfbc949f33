// Counts only buffers, because other memory use varies between runs (test/bench/memory.ts measures it).

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { buffersIn, loadCities } from '../../../../runtime/sources/places-data/load-cities.ts';

const MEGABYTE = 1024 * 1024;
const MAX_MEGABYTES = 31;

test(`uses at most ${MAX_MEGABYTES} MB for the places and the search index`, () => {
  const loaded = loadCities(new URL('../../../../generated/embedded/places.bin.br', import.meta.url));
  const parts = { columns: loaded.columns, ...loaded.postings };
  const megabytes = (value: unknown) =>
    [...buffersIn(value)].reduce((sum, { byteLength }) => sum + byteLength, 0) / MEGABYTE;
  const whole = megabytes(loaded);
  const table = Object.entries(parts).map(([name, part]) => `${name} ${megabytes(part).toFixed(1)}`);
  process.stdout.write(`places: ${whole.toFixed(1)} MB (${table.join(', ')}; what two share is in both)\n`);
  assert.ok(loaded.columns.header.places > 190_000);
  assert.ok(whole <= MAX_MEGABYTES, `${whole.toFixed(1)} MB`);
});

test.run();
