// Parses the settings on each page as the client would, and connects with them.

import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { clientSettings, KEY_PLACEHOLDER } from '../../../runtime/site/client-settings.ts';
import { openAlmanac } from '../../support/almanac.ts';
import { openBrowser } from '../../support/browser.ts';
import { JUDGES } from '../../support/mcp-clients.ts';
import { Credentials, signIn } from '../oauth/sign-in.ts';

interface Connection {
  readonly url: string;
  readonly headers: Record<string, string>;
}

const server = await openAlmanac();
const key = await server.key();
test.after(() => server.stop());

interface Shown {
  readonly client: string;
  readonly language: string;
  readonly text: string;
  readonly install: string | undefined;
}

const shown = await Promise.all(clientSettings('').map(({ slug }) => shownAt(`/docs/clients/${slug}`)));

async function shownAt(path: string): Promise<Shown> {
  const { text: page } = await server.send({ path });
  const [, client = ''] = /<h1[^>]*>Almanac in ([^<]*)<\/h1>/.exec(page) ?? [];
  const [, language = '', text = ''] = /<pre[^>]* data-language="(\w+)"[^>]*><code>([^<]*)</.exec(page) ?? [];
  const install = /<a class="install" href="([^"]*)"/.exec(page)?.[1];
  const decoded = install === undefined ? undefined : unescaped(install);
  return { client: unescaped(client), language, text: unescaped(text), install: decoded };
}

function unescaped(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

/** Parses `Name: value`. */
function header(line: string): Record<string, string> {
  const colon = line.indexOf(':');
  return { [line.slice(0, colon)]: line.slice(colon + 1).trim() };
}

async function commandArguments(line: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'almanac-test-'));
  try {
    const program = join(folder, 'claude');
    await writeFile(program, `#!${process.execPath}\nprocess.stdout.write(JSON.stringify(process.argv.slice(2)));\n`);
    await chmod(program, 0o755);
    const path = [folder, process.env['PATH']].join(delimiter);
    const { stdout } = await promisify(execFile)('sh', ['-c', line], { env: { PATH: path } });
    return JSON.parse(stdout);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Parses `mcp-remote <url> --header <header> …` and `claude mcp add … <url> --header <header>`. */
function fromArguments(args: readonly string[]): Connection {
  const url = args.find((argument) => /^https?:/.test(argument)) ?? '';
  const lines = args.filter((_, index) => args[index - 1] === '--header');
  return { url, headers: Object.assign({}, ...lines.map(header)) };
}

/** Parses `name = "text"` and `name = { "a" = "b" }` in TOML. */
function fromToml(text: string): Connection {
  const url = /^url = "([^"]*)"$/m.exec(text)?.[1] ?? '';
  const table = /^http_headers = \{ (.*) \}$/m.exec(text)?.[1] ?? '';
  const pairs = [...table.matchAll(/"([^"]*)" = "([^"]*)"/g)].map(([, name, value]) => [name, value]);
  return { url, headers: Object.fromEntries(pairs) };
}

interface JsonServer {
  readonly url?: string;
  readonly httpUrl?: string;
  readonly serverUrl?: string;
  readonly args?: readonly string[];
  readonly headers?: Record<string, string>;
}

function fromJson(text: string): Connection {
  const file = JSON.parse(text) as Record<string, Record<string, JsonServer>>;
  const servers = file['mcpServers'] ?? file['servers'] ?? file['context_servers'];
  const entry = servers?.['almanac'] as JsonServer;
  if (entry.args !== undefined) return fromArguments(entry.args);
  // VS Code prompts the user for inputs.
  const inputs = (file['inputs'] ?? []) as unknown as readonly { id: string }[];
  const answered = Object.entries(entry.headers ?? {}).map(([name, value]) => {
    const asked = inputs.find(({ id }) => value === `\${input:${id}}`);
    return [name, asked === undefined ? value : KEY_PLACEHOLDER];
  });
  return { url: entry.url ?? entry.httpUrl ?? entry.serverUrl ?? '', headers: Object.fromEntries(answered) };
}

async function connectionOf(language: string, text: string): Promise<Connection> {
  if (language === 'sh') return fromArguments(await commandArguments(text));
  if (language === 'toml') return fromToml(text);
  if (language === 'json') return fromJson(text);
  const [url = '', ...lines] = text.split('\n');
  return { url: url.replace('URL: ', ''), headers: Object.assign({}, ...lines.map(header)) };
}

function installed(link: string): Connection {
  const { protocol, searchParams, search } = new URL(link);
  const config =
    protocol === 'vscode:'
      ? JSON.parse(decodeURIComponent(search.slice(1)))
      : JSON.parse(Buffer.from(searchParams.get('config') ?? '', 'base64').toString());
  return fromJson(JSON.stringify({ servers: { almanac: config }, inputs: config.inputs ?? [] }));
}

async function connects({ url, headers }: Connection): Promise<void> {
  if (url.includes('/connect/')) {
    const client = await signIn(url, new Credentials(), server.port, key);
    assert.ok((await client.listTools()).tools.length > 0);
    return client.close();
  }
  const withKey = (value: string) => value.replaceAll(KEY_PLACEHOLDER, key);
  const named = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, withKey(value)]));
  for (const [judge, connect] of JUDGES) {
    const connected = await connect(new URL(withKey(url)), named);
    try {
      assert.ok((await connected.list()).tools.length > 0);
      const values = { tool: 'unit_conversion__list_unit_categories', arguments: {} };
      const result = await connected.call('call_tool', values);
      assert.not.ok(result.isError, `${judge}: ${JSON.stringify(result)}`);
    } finally {
      await connected.close();
    }
  }
}

test('the pages show the settings for every client, with the base URL of the request', async () => {
  const expected = clientSettings(`${server.url}/mcp/`);
  assert.equal(
    shown.map(({ client, language, text }) => ({ client, language, text })),
    expected.map(({ client, language, text }) => ({ client, language, text })),
  );
  assert.ok(shown.length >= 8);
  const { text: all } = await server.send({ path: '/docs/clients' });
  for (const { slug, takes } of expected) {
    assert.ok(all.includes(`href="/docs/clients/${slug}"`), slug);
    if (takes !== undefined) assert.ok(all.includes(`<time datetime="${takes.on}">`), slug);
  }
});

for (const { client, language, text, install } of shown) {
  test(`${client} connects with the settings on the page`, async () => connects(await connectionOf(language, text)));
  if (install !== undefined)
    test(`${client} connects with the settings in its install link`, () => connects(installed(install)));
}

const browser = await openBrowser();
if (browser !== undefined) {
  test.after(() => browser.close());
  test('the page fills in the URL of the server and the reader’s key', async () => {
    const tab = await browser.newPage();
    const complaints: string[] = [];
    tab.on('console', (message) => complaints.push(message.text()));
    tab.on('pageerror', (error) => complaints.push(error.message));
    await tab.goto(`${server.url}/docs/clients`);
    await tab.locator('#key').fill('alm_mine');
    const texts = await tab.locator('pre').allTextContents();
    assert.is(texts.length, shown.length);
    for (const text of texts) {
      assert.ok(text.replace('/connect/', '/').includes(`${server.url}/mcp/`), text);
      assert.not.match(text, /YOUR_KEY/);
    }
    assert.equal(complaints, []);
  });
}

test('the page states the supported features of each client that can send headers, with a date', () => {
  const silent = clientSettings('').filter(({ takes }) => takes === undefined);
  assert.equal(
    silent.map(({ slug }) => slug),
    ['no-header'],
  );
  for (const { slug, takes } of clientSettings('')) if (takes) assert.match(takes.on, /^\d{4}-\d\d-\d\d$/, slug);
});

test.run();
