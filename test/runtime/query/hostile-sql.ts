// Statements that try to access files, exhaust memory or time, or modify data, over a table t with the columns name, value and
// list.

/** Statements that are rejected, or aborted when they exceed their memory limit. */
export const REFUSED: readonly string[] = [
  // Files and extensions
  "attach database '/etc/passwd' as x",
  "select load_extension('x')",
  "select readfile('/etc/passwd')",
  "select writefile('/tmp/x', 'y')",
  "vacuum into '/tmp/x.db'",
  "select * from fsdir('/')",
  'select * from dbstat',
  'create virtual table x using fts5(a)',
  // Changes
  'drop table t',
  'delete from t',
  "insert into t values ('a', 1, null) returning *",
  'update t set value = 1',
  'create table u (x)',
  'create temp table u as select 1',
  'create view v as select 1',
  'create trigger x after insert on t begin select 1; end',
  'alter table t rename to u',
  'reindex',
  'analyze',
  'begin',
  'savepoint x',
  // Pragmas and the schema
  'pragma user_version',
  'pragma hard_heap_limit=0',
  'pragma writable_schema=1',
  "select * from pragma_table_info('t')",
  'select * from pragma_database_list',
  'select * from sqlite_master',
  'select * from sqlite_schema',
  'select * from sqlite_temp_master',
  // Several statements
  'select 1; select 2',
  'select 1; drop table t',
  'select 1 /* ; */; select 2 --',
  // Recursion
  'with recursive r(n) as (select 1 union all select n + 1 from r) select count(*) from r',
  'with recursive r(n) as (select 1 union all select n + 1 from r limit 10) select * from r',
  // Memory
  'select randomblob(1000000000)',
  'select zeroblob(1000000000)',
  "select printf('%1000000000d', 1)",
  "select format('%.*c', 100000000, 'x')",
  'select hex(zeroblob(100000000))',
  "select replace(replace(name, 'n', name), 'a', name) from t",
  // Functions that reveal information about the process, or are not deterministic
  'select random()',
  'select sqlite_version()',
  'select sqlite_compileoption_get(1)',
  'select last_insert_rowid()',
  'select changes()',
  "select edit('x')",
  "select fts3_tokenizer('x')",
  // Syntax
  '',
  ';',
  'selec 1',
  'select',
  "select 'x",
  'explain select 1',
  'explain query plan select * from t',
  'values (1), (2); values (3)',
];

/** Long and deeply nested statements, which are also rejected. */
export const GROWING: readonly string[] = [
  `select ${'-'.repeat(1)}${'~'.repeat(3_000)}1`,
  `select ${Array.from({ length: 900 }, () => '1').join('+')}`,
  Array.from({ length: 200 }, () => 'select 1').join(' union '),
  `select ${'abs('.repeat(700)}1${')'.repeat(700)}`,
  `select '${'x'.repeat(3_980)}' || 1; x`,
  `select ${'case when 1 then '.repeat(150)}1${' end'.repeat(150)}`,
];

/** Statements that exceed the time limit. */
export const ENDLESS: readonly string[] = [
  'select count(*) from t a, t b, t c',
  'select max(a.value * b.value) from t a cross join t b cross join t c',
  "select count(*) from t a, t b where a.name || b.name like '%a%b%c%d%e%f%g%'",
  'select a.name from t a, t b, t c order by a.value * b.value * c.value',
  'select group_concat(a.name || b.name) from t a, t b',
  'select sum(x) from (select a.value + b.value as x from t a, t b, t c group by a.name, b.name)',
];
