// Runs the README's commands unchanged against a server and compares the responses with those in the README.

import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { clientSettings } from '../runtime/site/client-settings.ts';
import { ADMIN_TOKEN, openAlmanac, type TestAlmanac } from './support/almanac.ts';

const ADDRESS = 'http://127.0.0.1:8080';
const run = promisify(execFile);

interface Command {
  readonly text: string;
  readonly shown: string | undefined;
}

const texts = ['../README.md', '../runtime/deploy/README.md'].map((path) =>
  readFile(new URL(path, import.meta.url), 'utf8'),
);
const readme = (await Promise.all(texts)).join('\n');
const commands = [
  ...readme.matchAll(/```sh\n((?:(?:KEY|ADDRESS)=\$\()?curl[\s\S]*?)\n```(?:\n\n```json\n([\s\S]*?)\n```)?/g),
].map(([, text, shown]): Command => ({ text: text as string, shown }));

const test = suite<{ server: TestAlmanac; key: string }>('README');
test.before(async (context) => {
  context.server = await openAlmanac();
  context.key = await context.server.key('free');
});
test.after(({ server }) => server.stop());

async function answer({ server, key }: { server: TestAlmanac; key: string }, command: Command): Promise<string> {
  const text = command.text.replaceAll(ADDRESS, server.url);
  const env = { ...process.env, KEY: key, ALMANAC_ADMIN_TOKEN: ADMIN_TOKEN };
  const { stdout } = await run('sh', ['-c', text], { env });
  return stdout;
}

function named(word: string): Command {
  const found = commands.filter(({ text }) => text.includes(word));
  assert.is(found.length, 1, `the README has one command with ${word}`);
  return found[0] as Command;
}

test('the README contains only commands that these tests run', () => {
  assert.is(commands.length, 10);
});

test('the README states the same counts as the catalog', async () => {
  const catalog = await readFile(new URL('../generated/CATALOG.md', import.meta.url), 'utf8');
  const [counts = ''] = /^\d+ services with .*$/m.exec(catalog) ?? [];
  assert.match(counts, /tools.*sources\.$/);
  assert.ok(readme.includes(`\n${counts}\n`), 'README.md: run make generate');
});

// test/runtime/site/clients.test.ts connects with these settings.
test('adds the server to Claude Code with the settings on the site', () => {
  const claude = clientSettings(`${ADDRESS}/mcp/`).find(({ slug }) => slug === 'claude-code');
  assert.ok(readme.includes(`\`\`\`sh\n${claude?.text}\n\`\`\`\n`));
});

test('sign-up works, and the README shows all fields of the response', async (context) => {
  const command = named('"you@example.org"');
  const shown = JSON.parse(command.shown ?? '{}');
  const input = JSON.parse(await answer(context, command));
  assert.match(input.key, /^alm_[0-9A-Za-z]{36}$/);
  assert.equal(Object.keys(input), Object.keys(shown));
  for (const member of ['plan', 'email', 'calls_per_day']) assert.is(input[member], shown[member], member);
});

test('stores the sign-up key for the commands below', async (context) => {
  const command = named('KEY=$(');
  const call = named('get_city');
  const both = { text: `${command.text}\n${call.text}`, shown: undefined };
  assert.is(JSON.parse(await answer({ ...context, key: '' }, both)).name, 'Oslo');
});

test('lets an operator find a key', async (context) => {
  const { keys } = JSON.parse(await answer(context, named('/admin/keys?email=')));
  assert.is(keys[0].email, 'you@example.org');
});

test('lets an operator erase personal data', async (context) => {
  assert.is(JSON.parse(await answer(context, named('/admin/erase'))).keys, 0);
});

test('converts a mile', async (context) => {
  const command = named('-d \'{"value": 1');
  assert.is(await answer(context, command), command.shown);
});

test('finds Oslo by its geonameid', async (context) => {
  assert.is(JSON.parse(await answer(context, named('get_city'))).name, 'Oslo');
});

test('opens the answer to a call at its permalink', async (context) => {
  const { operation, result } = JSON.parse(await answer(context, named('Prefer: permalink')));
  assert.is(operation, 'places.get_country');
  assert.is(result.country_name, 'Norway');
});

test('suggests the most similar time zone', async (context) => {
  const problem = JSON.parse(await answer(context, named('Europe/Olso')));
  assert.is(problem.status, 422);
  assert.match(JSON.stringify(problem.errors), /Europe\/Oslo/);
});

test('calls a tool over MCP', async (context) => {
  const { result } = JSON.parse(await answer(context, named('tools/call')));
  assert.is(result.structuredContent.result, 100);
});

test('joins the results of several calls', async (context) => {
  const { columns, rows } = JSON.parse(await answer(context, named('/query')));
  assert.equal(
    columns.map(({ name }: { name: string }) => name),
    ['name', 'country_code', 'datetime'],
  );
  assert.is(rows.length, 3);
  for (const [name, , datetime] of rows) {
    assert.is(name, 'Paris');
    assert.match(datetime, /^\d{4}-\d{2}-\d{2}T/);
  }
});

test.run();
