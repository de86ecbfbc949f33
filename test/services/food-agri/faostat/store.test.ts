import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type DataFilter, DomainStore, STORE_FORMAT } from '../../../../runtime/adapters/food-agri/faostat/store.ts';

const [AREAS, ITEMS, YEARS] = [200, 40, 40];
const folder = mkdtempSync(join(tmpdir(), 'almanac-store-'));
const file = join(folder, 'store.sqlite');

function make(): void {
  const database = new DatabaseSync(file);
  database.exec(`
    CREATE TABLE about (format INTEGER, updated TEXT, built_at INTEGER, rows INTEGER, extras TEXT, titles TEXT);
    CREATE TABLE codes (dimension TEXT NOT NULL, code TEXT NOT NULL, label TEXT NOT NULL, m49 TEXT, place INTEGER NOT NULL, PRIMARY KEY (dimension, code)) WITHOUT ROWID;
    CREATE TABLE texts (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE);
    CREATE TABLE data (area TEXT NOT NULL, item TEXT NOT NULL, element TEXT NOT NULL, year TEXT NOT NULL, unit INTEGER, value REAL, text INTEGER, flag INTEGER, note INTEGER, extra INTEGER);
    INSERT INTO about VALUES (${STORE_FORMAT}, '2026-01-01', 0, ${AREAS * ITEMS * YEARS}, '[]', '{}');
    INSERT INTO texts VALUES (1, 't'), (2, 'A');
    WITH RECURSIVE
      a (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM a WHERE n < ${AREAS}),
      i (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM i WHERE n < ${ITEMS}),
      y (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM y WHERE n < ${YEARS})
    INSERT INTO data SELECT a.n, i.n, '5510', 1980 + y.n, 1, a.n * 1000 + i.n, NULL, 2, NULL, NULL FROM a, i, y;
    INSERT INTO codes SELECT DISTINCT 'area', area, 'Area ' || area, NULL, CAST(area AS INTEGER) FROM data;
    CREATE INDEX data_by_area ON data (area, item, element, year DESC);`);
  database.close();
}

make();
const store = DomainStore.open(file) as DomainStore;
const MANY: DataFilter = { items: Array.from({ length: ITEMS - 1 }, (_, n) => String(n + 1)) };

test('pages continue across areas without duplicates or gaps', () => {
  const filter: DataFilter = { items: ['3', '7'], years: ['2001', '2019'], areas: ['20', '3', '100', '20'] };
  const name = ({ area, item, year }: { area: string; item: string; year: string }) => `${area} ${item} ${year}`;
  const all = store.select(filter, 100, 0).map(name);
  assert.equal(all.length, 12);
  assert.equal(all.slice(0, 5), ['100 3 2019', '100 3 2001', '100 7 2019', '100 7 2001', '20 3 2019']);
  const paged = [0, 5, 10].flatMap((offset) => store.select(filter, 5, offset).slice(0, 5).map(name));
  assert.equal(paged, all);
  assert.is(store.select(filter, 5, 0).length, 6, 'one extra row shows that there are more');
  assert.equal(store.select(filter, 5, 12), []);
});

test('returns the first rows of many items in all areas without sorting all matching rows', () => {
  const min = (body: () => void) =>
    Math.min(
      ...Array.from({ length: 5 }, () => {
        const start = performance.now();
        body();
        return performance.now() - start;
      }),
    );
  const database = new DatabaseSync(file, { readOnly: true });
  const sorting = database.prepare('SELECT * FROM data WHERE area > ? ORDER BY value, area, item LIMIT 501');
  const sorted = min(() => sorting.all(''));
  database.close();
  const read = min(() => assert.is(store.select(MANY, 500, 0).length, 501));
  assert.ok(read < sorted / 4, `reading took ${read} ms, sorting the rows once takes ${sorted} ms`);
});

test.after(() => {
  store.close();
  rmSync(folder, { recursive: true });
});
test.run();
