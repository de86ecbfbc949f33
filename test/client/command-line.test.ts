// Runs the command line `almanac` as a process, against a running server that replays recordings. Takes long.

import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { TOOLS } from '../../generated/client/cli/tools.ts';
import { openAlmanac } from '../support/almanac.ts';
import { almanacCommand, BIN, type Ended, onTerminal, startAlmanacCommand, started } from '../support/command-line.ts';
import { type Seen, startServer } from '../support/fake-source.ts';
import { offer, REPLAYING } from '../support/operations.ts';

const server = await openAlmanac(REPLAYING);
const key = await server.key();
const folder = await mkdtemp(join(tmpdir(), 'almanac-command-'));
const variables = { ALMANAC_URL: server.url, ALMANAC_KEY: key };
const almanac = (...args: string[]) => almanacCommand(args, variables);
test.after(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

async function saved(name: string, content: string): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, content);
  return file;
}

function json({ code, stdout, stderr }: Ended) {
  assert.is(code, 0, stderr);
  return JSON.parse(stdout);
}

function failed(ended: Ended, code: number, message: RegExp): void {
  assert.is(ended.code, code, ended.stderr);
  assert.match(ended.stderr, message);
  assert.not.ok(`${ended.stdout}${ended.stderr}`.includes(key), 'the key is printed');
}

/** Starts a server that always sends the same response. */
async function always(
  status: number,
  body: string | object,
  run: (url: string, seen: readonly Seen[]) => Promise<void>,
) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const fake = await startServer((response) => {
    response
      .writeHead(status, { 'Content-Type': typeof body === 'string' ? 'text/csv' : 'application/json' })
      .end(text);
  });
  try {
    await run(fake.url, fake.seen);
  } finally {
    await fake.close();
  }
}

test('lists every tool and endpoint with its arguments', async () => {
  const offered = await offer();
  assert.is(TOOLS.length, offered.length);
  for (const { id, service, operation } of offered) {
    const tool = TOOLS.find((each) => each.id === `${service.kind === 'area' ? 'api.' : ''}${id}`);
    const names = tool?.arguments.map(({ name }) => name) ?? [];
    for (const { name } of operation.arguments)
      if (name !== 'api_key') assert.ok(names.includes(name), `${id} ${name}`);
  }
});

test('find prints matching tools, each with a command that works', async () => {
  const { matches } = json(await almanac('find', 'population', 'of', 'Oslo', '--limit', '2'));
  assert.is(matches.length, 2);
  assert.is(matches[0].tool, 'places.search_cities');
  const { code, stdout } = await almanac('find', 'population of Oslo', '--table');
  assert.is(code, 0);
  const [, command = ''] = /^ {2}almanac (call places\.search_cities .*)$/m.exec(stdout) ?? [];
  assert.is(json(await almanac(...command.split(' '))).data[0].name, 'Oslo');
  const none = await almanac('find', 'how do I win at chess', '--table');
  failed(none, 1, /No tool|Closest tools/);
  failed(await almanac('find'), 2, /Ask a question/);
  failed(await almanac('find', 'Oslo', '--limit', '99'), 2, /limit/);
});

test('call prints JSON, CSV or a table', async () => {
  const city = ['call', 'places.search_cities', 'query=Oslo', 'limit=2'];
  assert.is(json(await almanac(...city)).data[1].name, 'Oslob');
  assert.equal(json(await almanac(...city, '--json')), json(await almanac(...city)));
  const csv = await almanac(...city, '--csv');
  const same = { path: '/rest/places/search_cities.csv?query=Oslo&limit=2', key };
  assert.is(csv.stdout, (await server.send(same)).text);
  const { stdout, code } = await almanac(...city, '--table');
  assert.is(code, 0);
  const [header = '', , first = ''] = stdout.split('\n');
  assert.match(header, /^name +country_code +population /);
  assert.match(first, /^Oslo +NO +580000 /);
  const facts = await almanac(
    'call',
    'unit-conversion.convert_units',
    'value=1',
    'from_unit=mile',
    'to_unit=foot',
    '--table',
  );
  assert.match(facts.stdout, /^result +5280$/m);
  failed(await almanac(...city, '--csv', '--table'), 2, /Use only one of --table, --csv/);
});

test('call accepts MCP names, paths, endpoints and --fields', async () => {
  for (const name of [
    'unit_conversion__convert_units',
    '/rest/unit-conversion/convert_units',
    'Unit-Conversion.convert_units',
  ]) {
    const { result } = json(
      await almanac('call', name, 'value=1', 'from_unit=mile', 'to_unit=foot', '--fields', 'result'),
    );
    assert.is(result, 5280, name);
  }
  const categories = json(await almanac('call', 'api.preprints.categories'));
  assert.ok(categories.categories.length > 10);
});

test('call reads values from files and standard input', async () => {
  const file = await saved('query.txt', 'Oslo\n');
  assert.is(json(await almanac('call', 'places.search_cities', `query=@${file}`, 'limit=1')).data[0].name, 'Oslo');
  const piped = await almanacCommand(
    ['call', 'places.search_cities', '-', 'limit=1'],
    variables,
    '{"query": "Bergen", "limit": 5}',
  );
  assert.equal(
    json(piped).data.map(({ name }: { name: string }) => name),
    ['Bergen'],
  );
});

test('prints the error message from the server, and derives the exit code from the error class', async () => {
  const wrong = await almanac('call', 'places.search_cities', 'query=Oslo', 'limit=200', 'town=x');
  failed(wrong, 2, /limit must be a number from 1 to 100, not 200/);
  assert.match(wrong.stderr, /town is not a known argument; accepted: query/);
  failed(await almanac('call', 'places.get_citi'), 2, /Did you mean get_city\?/);
  failed(await almanac('call', 'city'), 2, /use <service>\.<tool>/);
  failed(
    await almanac('call', 'unit-conversion.convert_units', 'value=1', '--csv', 'from_unit=m', 'to_unit=km'),
    2,
    /CSV is not available/,
  );
  failed(await almanac('call', 'places.get_city', 'geonameid=1'), 1, /./);
  assert.is((await almanac('call', 'no-registry.lookup_registry_company', 'org_number=123456789')).code, 1);
  const url = ['--url', server.url];
  failed(await almanacCommand(['call', 'places.get_city', 'geonameid=3143244', ...url]), 3, /key/i);
  const unknown = `${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`;
  const rejected = await almanac('call', 'places.get_city', 'geonameid=3143244', '--key', unknown);
  failed(rejected, 3, /key/i);
  assert.not.ok(rejected.stderr.includes(unknown));
  await always(502, { code: 'upstream_failed', detail: 'The source failed.', status: 502 }, async (fake) => {
    failed(await almanac('call', 'webhooks.report_feedback', 'feedback=x', '--url', fake), 4, /The source failed\./);
  });
  await always(200, '<html>', async (fake) =>
    failed(await almanac('call', 'places.get_country', 'iso_code=NO', '--url', fake), 4, /cannot be read/),
  );
  await always(404, '<html>', async (fake) =>
    failed(await almanac('call', 'places.get_country', 'iso_code=NO', '--url', fake), 4, /status 404/),
  );
  failed(
    await almanac('call', 'places.get_country', 'iso_code=NO', '--url', 'http://127.0.0.1:9'),
    5,
    /cannot be reached/,
  );
});

test('rejects invalid options and server URLs, and prints no secrets from them', async () => {
  failed(await almanac('call', 'places.get_city', '--cvs'), 2, /--cvs.* See almanac call --help/s);
  failed(await almanac('cal'), 2, /cal is not a command/);
  failed(await almanac('find', 'x', '--timeout', '0'), 2, /--timeout must be/);
  for (const url of ['http://me:secret@127.0.0.1', 'http://127.0.0.1/?api_key=secret', 'file:///secret', 'secret']) {
    const ended = await almanac('find', 'x', '--url', url);
    failed(ended, 2, /The URL must/);
    assert.not.match(ended.stderr, /secret/);
  }
  const ended = await almanac('find', 'x', '--key', 'alm_secret\n');
  failed(ended, 2, /The key contains invalid characters/);
  assert.not.match(ended.stderr, /secret/);
});

test('stops waiting after the time specified by --timeout', async () => {
  const silent = await startServer(() => {});
  try {
    failed(
      await almanac('call', 'webhooks.report_feedback', 'feedback=x', '--url', silent.url, '--timeout', '1'),
      5,
      /within 1 s/,
    );
  } finally {
    await silent.close();
  }
});

const QUERY = { calls: { cities: { tool: 'places.search_cities', arguments: { query: 'Paris', limit: 3 } } } };
const JOINED = { ...QUERY, sql: 'select name, country_code from cities' };

test('query reads a file or standard input, and prints one or several tables', async () => {
  const file = await saved('joined.json', JSON.stringify(JOINED));
  assert.equal(json(await almanac('query', file)).rows[0], ['Paris', 'FR']);
  const csv = await almanac('query', file, '--csv');
  assert.is(csv.stdout, 'name,country_code\r\nParis,FR\r\nParis,US\r\nParis,CA\r\n');
  const piped = await almanacCommand(['query', '--table'], variables, JSON.stringify(QUERY));
  assert.is(piped.code, 0);
  assert.match(piped.stdout, /^Paris +FR/m);
  const dry = await almanacCommand(['query', '-', '--dry-run'], variables, JSON.stringify(JOINED));
  assert.equal(json(dry).dry_run, { calls: 1, at_most: 1 });
  const two = { calls: { ...QUERY.calls, others: QUERY.calls.cities } };
  failed(
    await almanacCommand(['query', '--csv'], variables, JSON.stringify(two)),
    2,
    /CSV output supports only one table/,
  );
  const bad = await almanacCommand(['query'], variables, JSON.stringify({ ...QUERY, sql: 'select town from cities' }));
  failed(bad, 2, /town/);
  failed(await almanacCommand(['query'], variables, '[]'), 2, /must be a JSON object/);
  const lost = { calls: { city: { tool: 'places.get_city', arguments: { geonameid: 1 } } } };
  failed(await almanacCommand(['query'], variables, JSON.stringify(lost)), 4, /city .*failed/);
});

test('the "answers" command opens and verifies an answer', async () => {
  const answered = await server.send({ path: '/rest/eu-bank-fx/get_history?base=EUR&target=USD', key });
  const address = String(answered.headers['content-location']);
  const id = address.replace('/answers/', '');
  assert.is(json(await almanac('answers', 'get', id)).operation, 'eu-bank-fx.get_history');
  const checked = json(await almanac('answers', 'check', `${server.url}${address}`, '--value', '1.1531'));
  assert.is(checked.status, 'unchanged');
  assert.is(checked.value.stored.match, 'exact');
  assert.match((await almanac('answers', 'check', id, '--table')).stdout, /^status +unchanged$/m);
  failed(await almanac('answers', 'get', '0'.repeat(26)), 1, /answer/i);
  failed(await almanac('answers', 'forget', id), 2, /answers get <id>/);
});

test('prints help for the program, each command and each tool', async () => {
  for (const args of [['--help'], ['help'], ['-h']]) assert.match((await almanac(...args)).stdout, /Exit codes\n {2}0/);
  const none = await almanac();
  failed(none, 2, /Usage: almanac <command>/);
  assert.is(none.stdout, '');
  for (const command of ['find', 'call', 'query', 'answers', 'completion']) {
    const { code, stdout } = await almanac(command, '--help');
    assert.is(code, 0);
    assert.match(stdout, new RegExp(`^Usage: almanac ${command}.*--url`, 's'));
    assert.is((await almanac('help', command)).stdout, stdout);
  }
  const { stdout } = await almanac('call', 'places.search_cities', '--help');
  assert.match(stdout, /query=…\n.* {2}country_code \(text\)\n.*One of\s+match,\s+population/s);
  assert.match((await almanac('--version')).stdout, /^\d+\.\d+\.\d+\n$/);
});

const ESCAPE = '\u001b';
const HOSTILE = '\u001b]0;owned\u0007\u001b[31mred\u009b2J\u202e\u0000\r東京\n';

test('escapes control characters in source data on a terminal', async () => {
  const bad = /[\p{Cc}\u202e]/u;
  await always(200, `name,${HOSTILE.replace(/[\r\n]/g, '')}\r\n"${HOSTILE}",1\r\n`, async (url) => {
    const call = `almanac call places.search_cities query=x --url ${url}`;
    for (const command of [call, `${call} --csv`]) {
      const { stdout } = await onTerminal(command, { NO_COLOR: '1' });
      assert.match(stdout, /red.*東京/s);
      assert.not.match(stdout.replaceAll(/\r?\n/g, ''), bad);
    }
  });
  await always(200, { [HOSTILE]: HOSTILE }, async (url) => {
    const { stdout } = await onTerminal(`almanac call places.get_country iso_code=NO --json --url ${url}`, {
      NO_COLOR: '1',
    });
    assert.not.match(stdout.replaceAll(/\r?\n/g, ''), bad);
    assert.equal(JSON.parse(stdout), { [HOSTILE]: HOSTILE });
    const facts = await onTerminal(`almanac call places.get_country iso_code=NO --url ${url}`, { NO_COLOR: '1' });
    assert.not.match(facts.stdout.replaceAll(/\r?\n/g, ''), bad);
  });
  await always(
    422,
    { detail: HOSTILE, code: 'invalid_arguments', errors: [{ parameter: HOSTILE, message: HOSTILE }] },
    async (url) => {
      const { stderr } = await almanac('call', 'places.get_country', '--url', url);
      assert.not.match(stderr.replaceAll('\n', ''), bad);
    },
  );
});

test('prints a table that fits the terminal, in color unless NO_COLOR is set', async () => {
  const command = 'almanac call places.search_cities query=Oslo limit=3';
  const color = await onTerminal(command, variables, 60);
  assert.ok(color.stdout.startsWith(`${ESCAPE}[1mname`), color.stdout);
  const plain = await onTerminal(command, { ...variables, NO_COLOR: '1' }, 60);
  assert.not.ok(plain.stdout.includes(ESCAPE));
  const lines = plain.stdout.trimEnd().split('\n');
  assert.ok(lines.length >= 5);
  for (const line of lines.slice(0, 5)) assert.ok(line.trimEnd().length <= 60, line);
  assert.match(plain.stdout, /Columns that do not fit: /);
  const piped = await almanac('call', 'places.search_cities', 'query=Oslo', '--table');
  assert.not.ok(piped.stdout.includes(ESCAPE));
});

test('prints the permalink of the answer on a terminal', async () => {
  const { stdout } = await onTerminal('almanac call eu-bank-fx.get_history base=EUR target=USD', {
    ...variables,
    NO_COLOR: '1',
  });
  assert.match(stdout, new RegExp(`Answer: ${server.url}/answers/\\w{26}`));
});

test('exits silently when the pipe is closed, and terminates by the same signal when interrupted', async () => {
  const shell = `'${process.execPath}' '${BIN}' call places.get_countries --json | head -c 10; echo "codes \${PIPESTATUS[*]}"`;
  const { stdout, stderr } = await started('bash', ['--norc', '-c', shell], variables, '').ended;
  assert.match(stdout, /codes 0 0/);
  assert.is(stderr, '');
  let disconnected = () => {};
  const gone = new Promise<void>((resolve) => {
    disconnected = resolve;
  });
  const silent = await startServer((response) => {
    response.on('close', disconnected);
    child.kill('SIGINT');
  });
  const { child, ended } = startAlmanacCommand(['call', 'places.get_countries', '--url', silent.url]);
  assert.is((await ended).signal, 'SIGINT');
  await gone;
  await silent.close();
});

test('completes commands, tools, arguments and values', async () => {
  const complete = async (...words: string[]) =>
    (await almanac('complete', '--', ...words)).stdout.trimEnd().split('\n');
  assert.equal(await complete('c'), ['call', 'completion']);
  assert.equal(await complete('call', 'places.get_c'), [
    'places.get_city',
    'places.get_countries',
    'places.get_country',
  ]);
  assert.equal(await complete('call', 'places.search_cities', ''), ['query=', 'country_code=', 'limit=', 'sort=']);
  assert.equal(await complete('call', '--url', 'http://x', 'places.search_cities', 'query=a', 'l'), ['limit=']);
  assert.equal(await complete('call', 'places.search_cities', 'sort='), ['sort=match', 'sort=population']);
  assert.equal(await complete('call', 'places.search_cities', '--c'), ['--csv']);
  assert.equal(await complete('answers', ''), ['get', 'check']);
  assert.equal(await complete('query', ''), ['']);
  failed(await almanac('completion', 'csh'), 2, /bash, zsh, fish/);
  for (const shell of ['zsh', 'fish'])
    assert.match((await almanac('completion', shell)).stdout, /almanac complete -- /);
});

test('completion works in bash', async () => {
  const script = (await almanac('completion', 'bash')).stdout;
  const completed = async (line: string, word: string, breaks = ' \t\n"\'><=;|&(:') => {
    const program = `almanac() { '${process.execPath}' '${BIN}' "$@"; }
      ${script}
      compopt() { :; }
      COMP_WORDBREAKS=$BREAKS COMP_LINE=$LINE COMP_POINT=\${#LINE} COMP_WORDS=(x) COMP_CWORD=0
      _almanac almanac "$WORD" x; printf '%s\\n' "\${COMPREPLY[@]}"; complete -p almanac >/dev/null`;
    const { stdout } = await promisify(execFile)('bash', ['-c', program], {
      env: { ...process.env, LINE: line, WORD: word, BREAKS: breaks },
    });
    return stdout.trimEnd().split('\n');
  };
  assert.equal(await completed('almanac call places.get_ci', 'places.get_ci'), ['places.get_city']);
  assert.equal(await completed('almanac call places.search_cities li', 'li'), ['limit=']);
  assert.equal(await completed('almanac call places.search_cities sort=p', 'p'), ['population']);
  assert.equal(await completed('almanac call places.search_cities sort=', ''), ['match', 'population']);
  assert.equal(await completed('almanac call places.search_cities sort=p', 'sort=p', ' \t\n'), ['sort=population']);
});

test.run();
