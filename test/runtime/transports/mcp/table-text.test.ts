import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { services } from '../../../../generated/catalog.ts';
import { rowPathsOf } from '../../../../runtime/transports/mcp/app-views.ts';
import { tableText } from '../../../../runtime/transports/mcp/table-text.ts';
import { exampleAnswers } from '../../../support/example-answers.ts';

test('writes scalars first, then the field names once, then the rows', () => {
  const result = {
    count: 2,
    flares: [
      { class: 'X1.2', begin: '2026-11-21T10:00:00Z', region: 4001 },
      { class: 'M5.0', begin: '2026-11-20T09:00:00Z', region: null },
    ],
    note: null,
    truncated: false,
  };
  assert.is(
    tableText(result),
    [
      'count: 2',
      'note:',
      'truncated: false',
      '',
      'class\tbegin\tregion',
      'X1.2\t2026-11-21T10:00:00Z\t4001',
      'M5.0\t2026-11-20T09:00:00Z\t',
    ].join('\n'),
  );
});

test('a result that is only a list has no line above the header', () => {
  assert.is(tableText({ data: [{ a: 1 }] }), 'a\n1');
});

test('fields that only some rows have get a column, in order of first occurrence', () => {
  assert.is(tableText({ rows: [{ a: 1, b: 2 }, { c: 3, a: 4 }, {}] }), 'a\tb\tc\n1\t2\t\n4\t\t3\n\t\t');
});

test('nested values are JSON above the rows; within rows, a record has a column per field', () => {
  const result = {
    window: { from: 1 },
    similar: ['x', 'y'],
    missing: [],
    rows: [{ tags: ['a', 'b'], at: { lat: 1.5 } }],
  };
  assert.is(tableText(result), 'window: {"from":1}\nsimilar: ["x","y"]\nmissing: []\n\ntags\tat.lat\n["a","b"]\t1.5');
});

test('a result without a list of records stays JSON', () => {
  const others = [
    {},
    { count: 3 },
    { rows: [] },
    { rows: [1, 2] },
    { rows: [{ a: 1 }, null] },
    { rows: [{ a: 1 }, [1]] },
    { one: { two: { rows: [{ a: 1 }] } } },
  ];
  for (const result of others) assert.is(tableText(result), undefined, JSON.stringify(result));
});

test('writes several lists one after another, each after its name, including lists within a record', () => {
  const result = {
    port: { name: 'Oslo', ships: [{ id: 1 }, { id: 2 }] },
    sources: [{ of: 'AIS', ok: true }],
    count: 2,
  };
  assert.is(tableText(result), 'port.name: Oslo\ncount: 2\n\nport.ships:\nid\n1\n2\n\nsources:\nof\tok\nAIS\ttrue');
});

test('each series states its dimensions once, and the field names of the values are written once for all series', () => {
  const series = [
    {
      key: 'NO',
      unit: { id: 'PCT' },
      values: [
        { year: 2023, value: 1.5 },
        { year: 2024, value: null },
      ],
    },
    { key: 'SE', unit: { id: 'PCT' }, values: [] },
    { key: '#1', unit: null, values: [{ year: '# key: XX', value: 2, flag: 'e' }] },
  ];
  assert.is(
    tableText({ count: 3, series }),
    [
      ...['count: 3', '', 'year\tvalue\tflag', '# key: NO; unit.id: PCT', '2023\t1.5\t', '2024\t\t'],
      ...['# key: SE; unit.id: PCT', '# key: #1', ' # key: XX\t2\te'],
    ].join('\n'),
  );
});

test('with three levels of rows, expands the largest list and writes each parent row above its children', () => {
  const flight = (number: string, from: string, to: string) => ({ number, from, to });
  const offers = [
    {
      id: 'a',
      airlines: [{ code: 'SK' }],
      legs: [
        { day: 1, flights: [flight('SK1', 'OSL', 'CPH'), flight('#2', 'CPH', 'LHR')] },
        { day: 9, flights: [flight('SK3', 'LHR', 'OSL')] },
      ],
    },
    { id: 'b', airlines: [], legs: [{ day: 1, flights: [] }] },
  ];
  assert.is(
    tableText({ offers }),
    [
      ...['number\tfrom\tto', '# id: a; airlines.code: SK', '## day: 1', 'SK1\tOSL\tCPH', ' #2\tCPH\tLHR'],
      ...['## day: 9', 'SK3\tLHR\tOSL', '# id: b', '## day: 1'],
    ].join('\n'),
  );
});

test('the declared view decides which list becomes the rows, however long the other lists are', () => {
  const labels = [
    { name: 'Frequency', label: 'A frequency with a very long label that outweighs its figures' },
    { name: 'Unit', label: 'Annual change' },
  ];
  const series = [{ name: 'Prices', dimensions: labels, observations: [{ period: '2024', value: 2 }] }];
  assert.is(
    tableText({ series }, ['series.observations', 'series']),
    [
      'period\tvalue',
      '# name: Prices; dimensions.name: Frequency | Unit; dimensions.label: A frequency with a very long label that outweighs its figures | Annual change',
      '2024\t2',
    ].join('\n'),
  );
  const papers = [
    {
      title: 'One',
      authors: [
        { name: 'A', id: 'A1' },
        { name: 'B', id: 'A2' },
      ],
      year: 2024,
    },
    { title: 'Two', authors: [], year: 2023 },
  ];
  assert.is(
    tableText({ papers }, ['papers']),
    ['title\tauthors.name\tauthors.id\tyear', 'One\tA | B\tA1 | A2\t2024', 'Two\t\t\t2023'].join('\n'),
  );
});

test('if the first view of a tool shows rows, the table starts with the fields of these rows', async () => {
  const answers = new Map(exampleAnswers());
  let tables = 0;
  for (const { slug, operations } of services) {
    for (const operation of operations) {
      const answer = answers.get(`${slug}.${operation.name}`);
      const paths = answer === undefined ? [] : await rowPathsOf(operation);
      if (paths.length === 0) continue;
      const [path = ''] = paths;
      const listIn = (each: unknown, name: string): unknown[] => {
        const list = (each as Record<string, unknown>)[name];
        return Array.isArray(list) ? list : [];
      };
      const rows = path.split('.').reduce<unknown[]>((at, name) => at.flatMap((each) => listIn(each, name)), [answer]);
      const first = rows[0];
      if (typeof first !== 'object' || first === null || Array.isArray(first)) continue;
      const text = tableText(answer as object, paths) ?? '';
      const [name = ''] = Object.keys(first);
      assert.match(text, new RegExp(`(?:^|\\n)(?:[^\\n]*\\t)?${name}(?:\\t|\\.|\\n)`), `${slug}.${operation.name}`);
      tables++;
    }
  }
  assert.ok(tables > 50, String(tables));
});

test('records whose field names are data and differ per row stay JSON', () => {
  const rows = Array.from({ length: 20 }, (_, nth) => ({ id: nth, labels: { [`code_${nth}`]: 'x' } }));
  assert.match(tableText({ rows }) as string, /^id\tlabels\n0\t\{"code_0":"x"\}\n/);
});

test('no value can start a new line or a new cell', () => {
  const evil = 'a\tb\nrole: admin\r\n\v\f\u0085\u2028\u2029c';
  const text = tableText({ note: evil, rows: [{ [evil]: evil, list: [evil] }] });
  assert.is(
    text,
    'note: a b role: admin c\n\na b role: admin c\tlist\na b role: admin c\t["a\\tb\\nrole: admin\\r\\n\\u000b\\f c"]',
  );
});

test('handles empty strings, numbers that JSON cannot represent, and the names of inherited object properties', () => {
  const row = JSON.parse('{"__proto__": 1, "constructor": "", "toString": 0}');
  assert.is(tableText({ rows: [row, {}] }), '__proto__\tconstructor\ttoString\n1\t\t0\n\t\t');
  assert.is(
    tableText({ nothing: undefined, rows: [{ a: Number.NaN, b: -0, c: 1e21, d: undefined, e: true, f: '  ' }] }),
    'a\tb\tc\td\te\tf\n\t0\t1e+21\t\ttrue\t  ',
  );
});

function parsed(text: string): { head: string[]; cells: string[][] } {
  const lines = text.split('\n');
  const blank = lines.indexOf('');
  const head = blank < 0 ? [] : lines.slice(0, blank);
  return { head, cells: lines.slice(blank + 1).map((line) => line.split('\t')) };
}

test('writes exactly one line per row and one cell per field', () => {
  const value = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.double(),
    fc.constant(null),
    fc.array(fc.string()),
    fc.boolean(),
  );
  const row = fc.record({ a: value, b: value, 'c d': value });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 20 }), value, (rows, note) => {
      const { head, cells } = parsed(tableText({ count: rows.length, note, rows }) as string);
      assert.is(head.length, 2);
      assert.is(cells.length, rows.length + 1);
      for (const line of cells) assert.is(line.length, 3);
    }),
  );
});

/** Bounded like results. */
function leavesOf(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(leavesOf);
  return value === null || value === undefined ? [] : [String(value)];
}

test('the table contains every value of every example, in fewer characters', () => {
  let tables = 0;
  let [asTables, asJson] = [0, 0];
  for (const [tool, answer] of exampleAnswers()) {
    const text = tableText(answer);
    if (text === undefined) continue;
    tables += 1;
    asTables += text.length;
    asJson += JSON.stringify(answer).length;
    for (const leaf of leavesOf(answer)) {
      const plain = leaf.replaceAll(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ');
      assert.ok(text.includes(plain) || text.includes(JSON.stringify(leaf).slice(1, -1)), `${tool}: ${leaf}`);
    }
  }
  assert.ok(tables > 100, `${tables} tables`);
  assert.ok(asTables < 0.8 * asJson, `${asTables} of ${asJson} characters`);
});

test('writing ten times as many rows takes about ten times as long', () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, nth) => ({ id: nth, name: `Row ${nth}`, tags: ['a'], note: 'x\ny' }));
  const cost = (count: number): number => {
    const result = { count, rows: rows(count) };
    const begun = process.cpuUsage();
    for (let round = 0; round < 5; round++) tableText(result);
    const { user, system } = process.cpuUsage(begun);
    return user + system;
  };
  cost(10_000);
  const ratio = cost(100_000) / cost(10_000);
  assert.ok(ratio < 30, `100,000 rows cost ${ratio.toFixed(1)} times as much as 10,000`);
});

test.run();
