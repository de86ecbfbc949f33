// Tests `search` and `fetch` on /mcp/research/ with the fixtures, and with fake sources that fail, are slow or return
// long texts.

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { areas, services } from '../../../../generated/catalog.ts';
import { research } from '../../../../generated/research.ts';
import { Problem } from '../../../../runtime/contract/problem.ts';
import type { ResearchSource } from '../../../../runtime/contract/research.ts';
import type { Invocation, Invoke } from '../../../../runtime/dispatch/invocation.ts';
import type { McpRequest } from '../../../../runtime/transports/mcp/mcp-request.ts';
import { createResearch } from '../../../../runtime/transports/mcp/research.ts';
import { MAX_SOURCES } from '../../../../runtime/transports/mcp/research-search.ts';
import type { Block } from '../../../../runtime/transports/mcp/research-sources.ts';
import { openAlmanac, type TestAlmanac } from '../../../support/almanac.ts';
import { JUDGES } from '../../../support/mcp-clients.ts';
import { REPLAYING } from '../../../support/operations.ts';
import { Credentials, signIn } from '../../oauth/sign-in.ts';

interface Context {
  server: TestAlmanac;
  headers: Record<string, string>;
}
const served = suite<Context>('over the fixtures');
served.before(async (context) => {
  context.server = await openAlmanac(REPLAYING);
  context.headers = { 'Service-API-Key': await context.server.key('free') };
});
served.after(({ server }) => server.stop());

interface Content {
  readonly type: string;
  readonly text: string;
}
const contentOf = (result: Record<string, unknown>) => result['content'] as Content[];
// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
const only = (result: Record<string, unknown>): any => {
  assert.not.ok(result['isError'], JSON.stringify(result));
  assert.is(contentOf(result).length, 1, 'one block');
  assert.not.ok('structuredContent' in result);
  return JSON.parse(contentOf(result)[0]?.text ?? '');
};

for (const [name, connect] of JUDGES) {
  served(`${name} searches, and opens the results`, async ({ server, headers }) => {
    const judge = await connect(new URL('/mcp/research/', server.url), headers);
    assert.equal(
      ((await judge.list()).tools as { name: string }[]).map((tool) => tool.name),
      ['search', 'fetch'],
    );
    const { results, not_answered } = only(await judge.call('search', { query: 'open access citation advantage' }));
    const [first] = results;
    assert.equal(Object.keys(first), ['id', 'title', 'url']);
    assert.match(first.id, /^scholarly:W\d+$/);
    assert.match(first.url, /^https:\/\/openalex\.org\/W\d+$/);
    // Only two sources respond: OpenAlex, and the Storting, whose current session is searched locally.
    assert.is(not_answered.length, MAX_SOURCES - 2, 'the other sources have no recording of the query, and are named');
    const opened = only(await judge.call('fetch', { id: 'trials:NCT04280705' }));
    assert.equal(Object.keys(opened), ['id', 'title', 'text', 'url', 'metadata']);
    assert.match(opened.text, /eligibility|Inclusion|interventions/i);
    assert.match(opened.url, /^https:\/\/clinicaltrials\.gov\/study\/NCT04280705/);
    const nothing = await judge.call('fetch', { id: 'trial:NCT04280705' });
    assert.is(nothing['isError'], true);
    assert.match(contentOf(nothing)[0]?.text ?? '', 'ids of trials begin with trials:');
    await judge.close();
  });
}

served(
  'a search counts as one call per queried source; without a key it returns how to get one',
  async ({ server }) => {
    const key = await server.key('free');
    const [, connect] = JUDGES[0] as (typeof JUDGES)[number];
    const judge = await connect(new URL('/mcp/research/', server.url), { 'Service-API-Key': key });
    await judge.call('fetch', { id: 'trials:NCT04280705' });
    const { json } = await server.send({ path: '/key/usage', key });
    assert.match(JSON.stringify(json), '"trials"', 'counted for its service');
    await judge.close();
    const stranger = await connect(new URL('/mcp/research/', server.url), {});
    const refused = await stranger.call('search', { query: 'x' });
    assert.match(contentOf(refused)[0]?.text ?? '', 'key_required');
    await stranger.close();
    assert.is((await server.send({ path: '/connect/mcp/research/', method: 'POST', body: {} })).status, 401);
  },
);

served(
  'with sign-in, the official client searches and opens with a token that is valid only for research',
  async ({ server }) => {
    const endpoint = `${server.url}/connect/mcp/research/`;
    const client = await signIn(endpoint, new Credentials(), server.port, await server.key('free'));
    const found = await client.callTool({ name: 'search', arguments: { query: 'open access citation advantage' } });
    const { results } = JSON.parse(contentOf(found)[0]?.text ?? '') as {
      results: readonly { id: string; url: string }[];
    };
    const paper = results.find(({ id }) => id.startsWith('scholarly:'));
    assert.ok(paper?.url.startsWith('https://'), JSON.stringify(results));
    const opened = await client.callTool({ name: 'fetch', arguments: { id: 'trials:NCT04280705' } });
    assert.match(contentOf(opened)[0]?.text ?? '', 'Remdesivir');
    await client.close();
  },
);

interface Searched {
  readonly results: readonly { readonly id: string; readonly title: string }[];
  readonly not_answered: readonly { readonly source: string; readonly why: string }[];
}
const servicesOf = ({ results }: Searched) => results.map(({ id }) => id.split(':')[0]);

served(
  'merges the results of the sources rank by rank; each result opens, and sources without a recording are named',
  async (context) => {
    const [, connect] = JUDGES[0] as (typeof JUDGES)[number];
    const judge = await connect(new URL('/mcp/research/', context.server.url), context.headers);
    const found: Searched = only(await judge.call('search', { query: 'hydrogen' }));
    assert.is(found.not_answered, undefined, 'the Storting also responds, for its current session');
    const round = ['eu-research', 'eu-law', 'scholarly', 'se-parliament', 'trials'];
    // The Riksdag returns two results, the other sources three.
    assert.equal(servicesOf(found), [...round, ...round, ...round.filter((each) => each !== 'se-parliament')]);
    const other: Searched = only(await judge.call('search', { query: 'hydrogen preprints and datasets' }));
    assert.equal(servicesOf(other), ['preprints', 'opendata', 'preprints', 'opendata']);
    assert.is(other.not_answered.length, MAX_SOURCES - 3);
    assert.ok(other.not_answered.some(({ why }) => why.includes('no recording')));
    for (const { id, title } of [...found.results.slice(0, round.length), ...other.results.slice(0, 2)]) {
      const opened = only(await judge.call('fetch', { id }));
      assert.equal([opened.id, opened.title], [id, title]);
      assert.match(opened.text, /hydrogen/i, id);
      if (id.startsWith('eu-law:'))
        assert.match(opened.text, /Article 1\n.*how hydrogen is certified/, 'the text itself');
    }
    await judge.close();
  },
);

served('an invalid address is not an internal error, and the error lists the valid ones', async ({ server }) => {
  const key = await server.key('free');
  const faultOf = async (uri: string, at = '/mcp/research/') => {
    const body = { jsonrpc: '2.0', id: 1, method: 'resources/read', params: { uri } };
    const headers = { Accept: 'application/json, text/event-stream', 'MCP-Protocol-Version': '2025-06-18' };
    const { code, message } = (await server.send({ path: at, key, headers, body })).json.error;
    return [code, message.split('\n').at(code === -32_602 ? 1 : 0)];
  };
  assert.equal(await faultOf('almanac://trials/NCT04280705?part=9'), [
    -32_002,
    'Not found. Part 9 does not exist: the text has one part.',
  ]);
  const [code, message] = await faultOf('almanac://trials/NCT1?part=2');
  assert.is(code, -32_602);
  assert.match(message, /^- id: must be NCT and 8 digits/);
});

served('research is not a service, and searches the existing services', () => {
  const slugs = [...services, ...areas].map(({ slug }) => slug.replace('api/', ''));
  assert.equal(
    research.map(({ service }) => service).filter((each) => !slugs.includes(each)),
    [],
  );
  assert.ok(research.length >= 8, String(research.length));
  assert.not.ok(slugs.includes('research'));
});

served.run();

const made = suite('over hand-written sources');
// A source that never responds must not keep the process alive.
const alive = setInterval(() => {}, 1_000);
made.after(() => clearInterval(alive));

const SOURCE = (service: string): ResearchSource => ({
  service,
  search: {
    tool: 'find',
    argument: 'words',
    with: { limit: 2 },
    rows: 'rows',
    id: ['id'],
    title: 'title',
    url: 'https://example.org/{id}',
  },
  fetch: { tool: 'open', arguments: ['id'], with: {}, title: 'title', url: 'url', text: ['title', 'body'] },
});
const NAMES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
type Answer = (invocation: Invocation) => object | Problem | Promise<object | Problem>;

/** Opens a server with eight fake sources. The query lists the sources that return results. */
function over(answer: Answer) {
  const calls: Invocation[] = [];
  const invoke: Invoke = async (invocation) => {
    calls.push(invocation);
    const result = await answer(invocation);
    if (result instanceof Problem) return { ok: false, problem: result, quota: undefined };
    return { ok: true, result, provenance: [], quota: undefined, deprecated: [] };
  };
  const operation = (service: string, name: string) => ({ service, name }) as Invocation['operation'];
  const { tools, resources } = createResearch({
    sources: NAMES.map(SOURCE),
    services: NAMES.map((slug) => ({
      ...{ slug, title: slug.toUpperCase(), summary: '', introduction: '', toolsJson: () => '[]' },
      operations: new Map(['find', 'open'].map((name) => [name, operation(slug, name)])),
    })),
    invoke,
    fitting: (query) => query.split(' '),
    searchMs: 50,
  });
  const ACCOUNT = { id: '', prefix: '', plan: { name: '', subscriptions: 0 } };
  const exchange = {
    ...{ credentials: { keys: [] }, requestId: '', network: '', textFormat: undefined, destroyed: false },
    entry: { isKeyed: true, who: '', identify: () => ACCOUNT, charge() {}, chargeBody() {} },
    signal: new AbortController().signal,
    openStream: () => undefined,
  } satisfies McpRequest;
  const call = async (name: string, values: Record<string, unknown>): Promise<readonly Block[] | Problem> => {
    const tool = tools.get(name);
    if (tool?.kind !== 'composed') throw new Error(name);
    return tool.answer(values, exchange);
  };
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  const json = (blocks: readonly Block[] | Problem): any => {
    assert.ok(Array.isArray(blocks), String(blocks));
    return JSON.parse((blocks[0] as { text: string }).text);
  };
  const read = (uri: string) => resources.read(uri, exchange, undefined as never);
  return { calls, call, json, read };
}

const rows = ({ operation }: Invocation) => ({
  rows: [1, 2].map((number) => ({ id: `${operation.service}/${number}`, title: number === 1 ? 'One' : null })),
});

made('queries the six most relevant sources, and merges their results rank by rank', async () => {
  const { calls, call, json } = over(rows);
  const { results, not_answered } = json(await call('search', { query: 'h g' }));
  assert.equal(
    calls.map(({ operation, raw }) => [operation.service, raw.values]),
    ['h', 'g', 'a', 'b', 'c', 'd'].map((slug) => [slug, { limit: 2, words: 'h g' }]),
  );
  assert.is(not_answered, undefined);
  assert.is(results.length, 12);
  assert.equal(results[0], { id: 'h:h/1', title: 'One', url: 'https://example.org/h%2F1' });
  assert.equal(
    results.slice(5, 8).map(({ id, title }: { id: string; title: string }) => [id, title]),
    [
      ['d:d/1', 'One'],
      ['h:h/2', 'h/2'],
      ['g:g/2', 'g/2'],
    ],
  );
});

made('reports sources that time out or fail, and returns the failure if no source succeeded', async () => {
  const { call, json } = over((invocation) => {
    if (invocation.operation.service === 'a') return new Promise(() => {});
    if (invocation.operation.service === 'b') return new Problem('upstream_failed', 'The source is away.');
    return rows(invocation);
  });
  assert.equal(json(await call('search', { query: 'x' })).not_answered, [
    { source: 'A', why: 'no response in time' },
    { source: 'B', why: 'The source is away.' },
  ]);
  const refused = await over(() => new Problem('key_required', 'No key.')).call('search', { query: 'x' });
  assert.is((refused as Problem).code, 'key_required');
  const wrong = await over(rows).call('search', { query: '', words: 'x' });
  assert.is((wrong as Problem).code, 'invalid_arguments');
});

made('a text too long for one result continues at an address, part by part, to its end', async () => {
  // The first part ends near a surrogate pair, which must not be split.
  const body = `${'a'.repeat(19_990)}😀${'b'.repeat(25_000)}`;
  const { call, read, json, calls } = over(() => ({
    title: 'Long',
    url: 'https://example.org',
    body,
    pages: 3,
    note: null,
  }));
  const blocks = await call('fetch', { id: 'a:x/1 2' });
  const { text, metadata, title } = json(blocks);
  assert.is(title, 'Long');
  assert.equal(metadata, { source: 'A', pages: 3, parts: 3, next: 'almanac://a/x%2F1%202?part=2' });
  assert.is((blocks as Block[])[1]?.type, 'resource_link');
  const parts = [text];
  for (let part = 2; part <= metadata.parts; part++) {
    const found = await read(`almanac://a/x%2F1%202?part=${part}`);
    if (found === undefined || found instanceof Problem) throw new Error(`part ${part}`);
    parts.push(found.contents[0]?.text);
  }
  assert.is(parts.join(''), `title: Long\n\n${body}`);
  for (const part of parts) assert.not.match(part, /[\uD800-\uDBFF]$/, 'no character is split');
  assert.is(calls.length, metadata.parts, 'each part takes one call');
  assert.equal(calls.at(-1)?.raw.values, { id: 'x/1 2' });
  for (const uri of [
    'almanac://a/x?part=0',
    'almanac://a/x?part=123456',
    'almanac://a/%E0%A4%A?part=1',
    'ui://a',
    'almanac://a/',
  ]) {
    assert.is(await read(uri), undefined, uri);
  }
  assert.is(((await read('almanac://nobody/x')) as Problem).code, 'not_found');
  assert.is(((await read('almanac://a/x?part=4')) as Problem).message, 'Part 4 does not exist: the text has 3 parts.');
});

made('reads the parts of a text by an id with any characters up to the maximum length', async () => {
  for (const own of ['Ωμέγα/№ 7?part=1#x', '%2F..%2F', 'a:b', '😀'.repeat(240)]) {
    const { call, read, json, calls } = over(() => ({ title: 'Odd', url: '', body: 'a'.repeat(30_000) }));
    const { metadata } = json(await call('fetch', { id: `a:${own}` }));
    const found = await read(metadata.next);
    assert.ok(found !== undefined && !(found instanceof Problem), own);
    assert.equal(calls.at(-1)?.raw.values, { id: own });
  }
});

made('reports an error in an argument under the name that the caller used', async () => {
  const refusing = (parameter: string) => () =>
    new Problem('invalid_arguments', 'Wrong.', { errors: [{ parameter, code: 'value', message: 'is no number' }] });
  const fetched = (await over(refusing('id')).call('fetch', { id: 'a:x' })) as Problem;
  assert.equal(fetched.extras.errors, [{ parameter: 'id', code: 'value', message: 'is no number' }]);
  const searched = (await over(refusing('words')).call('search', { query: 'x' })) as Problem;
  assert.equal(searched.extras.errors, [{ parameter: 'query', code: 'value', message: 'is no number' }]);
  const other = (await over(refusing('session')).call('search', { query: 'x' })) as Problem;
  assert.is(other.extras.errors?.[0]?.message, 'session is no number');
  const { calls, call } = over(rows);
  assert.is(((await call('search', { query: ' …' })) as Problem).code, 'invalid_arguments');
  assert.is(calls.length, 0, 'no source is queried without search words');
});

made('names each source if all fail in different ways', async () => {
  const { call } = over(({ operation }) => {
    if (operation.service === 'b') return new Promise(() => {});
    return new Problem('upstream_failed', `${operation.service} is away.`);
  });
  const problem = (await call('search', { query: 'x' })) as Problem;
  assert.is(problem.code, 'upstream_failed');
  assert.match(problem.message, 'A: a is away.; B: no response in time; C: c is away.');
});

made('a missing record is a failure, not an empty text', async () => {
  const missing = await over(() => ({ error: 'not_found' })).call('fetch', { id: 'a:1' });
  assert.is((missing as Problem).code, 'not_found');
});

made.run();
