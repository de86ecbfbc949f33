// Uses a large synthetic list in which other words of the question are rarer or more common than its subject.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { buildListFile } from '../../../../runtime/sources/catalogs/building.ts';
import { partlyFound } from '../../../../runtime/sources/catalogs/catalogs.ts';
import { ListFile } from '../../../../runtime/sources/catalogs/list-file.ts';
import type { ListRow } from '../../../../runtime/sources/catalogs/list-row.ts';

const many = (count: number, title: (n: number) => string): ListRow[] =>
  Array.from({ length: count }, (_, n) => ({ key: title(n), titles: { en: title(n) }, value: title(n) }));
const row = (title: string, description?: string): ListRow => ({
  key: title,
  titles: { en: title },
  description,
  value: title,
});

const ROWS: readonly ListRow[] = [
  // Rows are scanned in this order, so the relevant rows are last.
  ...many(400, (n) => `Electricity tariff ${n}`),
  ...many(400, (n) => `Access to services ${n}`),
  ...many(40, (n) => `Phone model ${n}`),
  ...many(40, (n) => `Lighting of streets ${n}`),
  ...many(40, (n) => `Very high value ${n}`),
  ...many(40, (n) => `Firms having a charger ${n}`),
  ...many(3000, (n) => `Something else ${n}`),
  row('Access to electricity (% of population)', 'Electrification data.'),
  row('Steel output', 'Telecommunication towers and what is made for them.'),
  row('School enrollment, preprimary (% gross)'),
  row('Pre-primary pupils, private'),
  row('School enrollment, primary (% gross)'),
  row('Nonperforming loans to total gross loans'),
  row('Day care places'),
  row('Literacy rate, youth female'),
  row('Literacy rate, youth male'),
  row('Literacy rate, adult total'),
  row('Self-employed, women'),
];

let list: ListFile<string>;
const folder = mkdtempSync(join(tmpdir(), 'almanac-search-'));
test.before(async () => {
  const file = join(folder, 'rows.sqlite');
  await buildListFile(file, [ROWS], 0, () => {});
  list = ListFile.open<string>(file) as ListFile<string>;
});
test.after(() => {
  list.close();
  rmSync(folder, { recursive: true });
});

const found = (question: string) => list.search(question, { limit: 3 }).hits.map(({ value }) => value);

test('ranks words that name the series above rare words', () => {
  const question = 'Access to electricity means that very poor households are having lighting, a phone and a charger';
  assert.is(found(question)[0], 'Access to electricity (% of population)');
  assert.is(
    found('phone lighting very having charger electricity access')[0],
    'Access to electricity (% of population)',
  );
});

test('assigns a low weight to a word that occurs in no title, however rare it is', () => {
  assert.is(found('telecommunication towers access to electricity')[0], 'Access to electricity (% of population)');
});

test('finds rows that contain most of the words, and reports the missing words', () => {
  const { hits, missing } = list.search('electricity access of nomads and hermits in winter nights', { limit: 3 });
  assert.is(hits[0]?.value, 'Access to electricity (% of population)');
  assert.equal(missing, ['nomads', 'hermits', 'winter', 'nights']);
  assert.match(partlyFound(missing) ?? '', /lack "nomads", "hermits", "winter", "nights"\./);
  assert.equal(list.search('access to electricity', { limit: 3 }).missing, []);
  assert.is(partlyFound([]), undefined);
  const some = list.search('nomads hermits winter nights mountains steel', { limit: 3 });
  assert.equal([some.hits.map(({ value }) => value), some.missing.length], [['Steel output'], 5]);
  const none = list.search('nomads hermits winter nights mountains', { limit: 3 });
  assert.equal([none.hits.length, none.missing.length], [0, 0]);
});

test('treats a prefix and the word that follows as one word in every spelling', () => {
  for (const question of ['pre-primary', 'preprimary', 'pre primary', 'Pre-Primary enrolment'])
    assert.ok(
      found(question).some((each) => /preprimary/i.test(each)) &&
        found(question).some((each) => /Pre-primary/.test(each)),
      question,
    );
  assert.not.match(found('primary enrollment')[0] ?? '', /pre-?primary/i);
  for (const question of ['non-performing loans', 'non performing loans', 'nonperforming loans'])
    assert.is(found(question)[0], 'Nonperforming loans to total gross loans', question);
});

test('a search for two words matches their compound, and a search for a compound matches its two words', () => {
  for (const question of ['daycare', 'day care', 'day-care'])
    assert.is(found(question)[0], 'Day care places', question);
  for (const question of ['selfemployed', 'self employed'])
    assert.is(found(question)[0], 'Self-employed, women', question);
});

test('matches "girls" and "women" with "female", and "boys" and "men" with "male"', () => {
  for (const question of ['literacy of girls', 'girls literacy rate', 'literacy women'])
    assert.is(found(question)[0], 'Literacy rate, youth female', question);
  for (const question of ['literacy of boys', 'men literacy'])
    assert.is(found(question)[0], 'Literacy rate, youth male', question);
  assert.is(found('literacy rate')[0], 'Literacy rate, adult total');
});

test('omits excluded rows from results and from near misses', () => {
  const without = (key: string) => key.startsWith('Access to electricity');
  const { hits, nearest } = list.search('access to electricity', { limit: 50, without });
  assert.ok([...hits.map(({ value }) => value), ...nearest].every((each) => !each.startsWith('Access to electricity')));
  assert.not.ok(list.nearestKeys('Access to electricitty (% of population)', 5, without).some(without));
});

test('searches many rows for a long question within the time limit', () => {
  const question =
    'electricity access services tariff phone lighting value firms charger something else model high having';
  const before = process.threadCpuUsage();
  for (let n = 0; n < 20; n++) list.search(question, { limit: 10 });
  const { user, system } = process.threadCpuUsage(before);
  const each = (user + system) / 20_000;
  process.stdout.write(`a search for fourteen words: ${each.toFixed(1)} ms of CPU\n`);
  assert.ok(each < 60, `${each} ms`);
});

test.run();
