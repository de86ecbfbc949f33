// Runs statements that try to read files, exhaust memory or time, or modify data. Each statement is rejected or
// aborted, and the runner continues.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Problem } from '../../../runtime/contract/problem.ts';
import type { SqlJob } from '../../../runtime/query/sql-job.ts';
import { SqlRunner } from '../../../runtime/query/sql-runner.ts';
import { ENDLESS, GROWING, REFUSED } from './hostile-sql.ts';

const runner = new SqlRunner();
test.after(() => runner.close());

const TABLES: SqlJob['tables'] = [
  {
    name: 't',
    columns: [
      { name: 'name', type: 'text' },
      { name: 'value', type: 'number' },
      { name: 'list', type: 'json' },
    ],
    rows: Array.from({ length: 10_000 }, (_, index) => [`name ${index}`, index / 2, '[1,2]']),
  },
];

const run = (sql: string, limit = 10, who = 'one') =>
  runner.run({ tables: TABLES, sql, limit, prepareOnly: false }, who);

async function refusal(sql: string): Promise<string> {
  try {
    const { rows } = await run(sql);
    throw new Error(`was answered: ${JSON.stringify(rows).slice(0, 200)}`);
  } catch (error) {
    assert.ok(error instanceof Problem, `${sql.slice(0, 120)}: ${error}`);
    assert.is(error.code, 'invalid_arguments');
    return error.message;
  }
}

test('returns the rows of a SELECT, up to one row more than the limit', async () => {
  const { columns, rows } = await run('select name, value * 2 as twice from t order by value desc', 3);
  assert.equal(columns, [
    { name: 'name', table: 't', column: 'name' },
    { name: 'twice', table: null, column: null },
  ]);
  assert.equal(rows[0], ['name 9999', 9999]);
  assert.is(rows.length, 4);
});

test('runs common analyses', async () => {
  const statements = [
    'select count(*), avg(value), min(name), median(value) from t',
    'select value > 100 as big, count(*) from t group by 1 having count(*) > 2',
    'with top as (select * from t order by value desc limit 10) select sum(value) from top',
    'select name, row_number() over (order by value), lag(value) over (order by value) from t',
    'select json_each.value from t, json_each(t.list) limit 3',
    "select json_extract(list, '$[0]'), substr(name, 1, 4), round(value, 1), coalesce(null, 'x') from t",
    'select a.name from t a join t b on a.value = b.value limit 5',
    'select 1 union select 2 except select 1',
    "select strftime('%Y', '2024-03-31'), date('2024-03-31', '+1 month')",
    '-- comment\nselect 1; -- the end\n ;',
    `select ${'('.repeat(1_500)}1${')'.repeat(1_500)}`,
  ];
  for (const sql of statements) assert.ok((await run(sql)).rows.length > 0, sql);
});

test('rejects everything but a plain SELECT over the tables', async () => {
  for (const sql of [...REFUSED, ...GROWING]) await refusal(sql);
});

test('rejects disguised forms of forbidden statements', async () => {
  const disguises: readonly ((sql: string) => string)[] = [
    (sql) => sql.toUpperCase(),
    (sql) => `/* x */ ${sql}`,
    (sql) => `${sql} -- end`,
  ];
  let sent = 0;
  for (const sql of REFUSED.filter((each) => each.length > 8)) {
    for (const disguise of disguises) {
      await refusal(disguise(sql));
      sent += 1;
    }
  }
  assert.ok(sent >= 130, String(sent));
});

test('aborts slow statements, and runs other statements during and after a slow one', async () => {
  for (const sql of ENDLESS) {
    const [slow, fast] = [refusal(sql), run('select count(*) from t')];
    assert.equal((await fast).rows, [[10_000]]);
    assert.match(await slow, /took more than 1 s|out of memory|too big|used more memory/, sql);
  }
  assert.equal((await run('select count(*) from t')).rows, [[10_000]]);
});

test('limits the number of characters in a result', async () => {
  const sql = 'select (select group_concat(name) from t) from t limit 60';
  const { message } = await runner
    .run({ tables: TABLES, sql, limit: 1_000, prepareOnly: false }, 'one')
    .then(() => ({ message: 'was answered' }))
    .catch((error: Error) => error);
  assert.match(message, /returns more than 5 million characters/);
});

test('limits a caller that sends many statements without delaying other callers', async () => {
  const many = Promise.allSettled(Array.from({ length: 40 }, () => run('select count(*) from t', 10, 'greedy')));
  const other = run('select 1', 10, 'modest').then(() => performance.now());
  const ends = await many;
  const end = performance.now();
  assert.ok((await other) < end);
  const refused = ends.filter(({ status }) => status === 'rejected');
  assert.ok(refused.length >= 20 && refused.length < 40, String(refused.length));
  for (const each of refused) assert.is((each as PromiseRejectedResult).reason.code, 'too_many_requests');
});

test.run();
