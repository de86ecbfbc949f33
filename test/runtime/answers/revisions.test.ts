// Checks answers through a real server after seeded revisions at simulated sources: changed values, units and field names, added, removed
// and reordered rows, and a new fetch without changes. Takes long.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { areas, services } from '../../../generated/catalog.ts';
import { sources as policies } from '../../../generated/sources.ts';
import type { CheckedAnswer } from '../../../runtime/answers/answers.ts';
import type { SourceCacheLifetimes, SourcePolicy } from '../../../runtime/contract/source.ts';
import { queryTools } from '../../../runtime/query/tools.ts';
import { Replay } from '../../../runtime/sources/client/replay.ts';
import { canonicalBody } from '../../../runtime/sources/client/request.ts';
import { openAlmanac } from '../../support/almanac.ts';
import { startServer } from '../../support/fake-source.ts';
import { FIXTURES } from '../../support/fixtures.ts';
import { byPost } from '../../support/operations.ts';
import { expectedChanges } from './expected-changes.ts';
import { answerable, idOf } from './ids.ts';
import { random } from './random.ts';
import { type Json, KINDS, type Kind, type Members, revise } from './revise.ts';

const REVISIONS = 1_000;
const SOURCES = ['unhcr', 'clinicaltrials', 'openalex', 'thesportsdb'] as const;
const SERVICES: ReadonlySet<string> = new Set(['migration', 'trials', 'scholarly', 'sports']);
const NOTHING: ReadonlySet<string> = new Set();

/** Queries its sources for each call. */
function uncached(policy: SourcePolicy): SourcePolicy {
  const none = { fresh: 0, stale: 0, staleOnError: 0, missing: 0 } satisfies SourceCacheLifetimes;
  const { rate: _, ...politeness } = policy.politeness;
  const lifetimes = Object.fromEntries(Object.keys(policy.lifetimes).map((name) => [name, none]));
  const breaker = { failures: 1_000_000, pause: 1 };
  return { ...policy, politeness, lifetimes, breaker, retries: 0, cache: { ...policy.cache, ...none } } as SourcePolicy;
}

let revision: { readonly kind: Kind; readonly seed: number } | undefined;

/** A source that answers from revised fixtures. */
function startSource(id: (typeof SOURCES)[number], replay: Replay) {
  return startServer(async (response, seen) => {
    const { pathname, searchParams } = new URL(seen.url, 'http://source');
    const query = [...searchParams].sort(([a, x], [b, y]) => (a === b ? (x < y ? -1 : 1) : a < b ? -1 : 1));
    const body = seen.body === '' ? undefined : canonicalBody(seen.body, NOTHING);
    for (const host of Object.keys((policies[id] as SourcePolicy).hosts)) {
      const identity = { method: seen.method, host, path: decodeURIComponent(pathname), query, body };
      const found = await replay.answer(id, identity, NOTHING).catch(() => undefined);
      if (found === undefined) continue;
      const json = JSON.parse(found.body.toString()) as Json;
      if (revision !== undefined) revise(json, revision.kind, revision.seed);
      response.writeHead(found.status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
      return;
    }
    response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
  });
}

interface Answered {
  readonly example: Awaited<ReturnType<typeof answerable>>[number];
  readonly id: string;
  readonly result: Members;
}

/** Compares the report of a check with the previous and the current result. Returns the kind of change, for the statistics. */
function judge(
  { example, result }: Answered,
  kind: Kind,
  now: { readonly status: number; readonly json: unknown },
  checked: CheckedAnswer,
  lists: Readonly<Record<string, readonly string[]>>,
): string {
  const where = `${example.name} ${kind}: ${JSON.stringify(checked)?.slice(0, 600)}`;
  if (now.status !== 200) {
    assert.ok(['unavailable', 'gone'].includes(checked.status), where);
    return 'failed';
  }
  if ((now.json as Members)['error'] === 'not_found') {
    assert.is(checked.status, 'gone', where);
    return 'gone';
  }
  const { isChanged, paths } = expectedChanges(result, now.json as Members, lists);
  assert.is(checked.status, isChanged ? 'revised' : 'unchanged', where);
  if (kind === 'fetch') assert.is(isChanged, false, where);
  if (paths !== undefined && paths.length <= MAX_LISTED) {
    assert.equal((checked.changes?.fields ?? []).map(({ path }) => path).sort(), paths, where);
  }
  return isChanged ? 'changed' : 'same';
}

/** Fields that a check lists. */
const MAX_LISTED = 200;
/** A key with many failures is rejected for a minute. */
const REVISIONS_A_KEY = 10;

test(`finds ${REVISIONS} seeded revisions, names the changed fields, and reports no other field`, async () => {
  const replay = new Replay(FIXTURES);
  const fakes = await Promise.all(SOURCES.map((id) => startSource(id, replay)));
  const bases = SOURCES.map((id, index) => [`UPSTREAM_${id.toUpperCase()}_BASE_URL`, fakes[index]?.url ?? '']);
  const server = await openAlmanac(Object.fromEntries(bases) as Record<string, string>, {
    policies: Object.values(policies).map((policy) => uncached(policy as SourcePolicy)),
  });
  const tables = queryTools([...services, ...areas]);
  const operations = new Map([...services, ...areas].flatMap((each) => each.operations.map((one) => [one.id, one])));
  const counts: Record<string, number> = {};
  try {
    let key = await server.key();
    const answers: Answered[] = [];
    for (const example of await answerable()) {
      if (!SERVICES.has(example.offered.service.slug)) continue;
      const answer = await server.send(byPost(example.offered, example.values, key));
      const id = idOf(answer);
      if (answer.status === 200 && id !== undefined) answers.push({ example, id, result: answer.json as Members });
    }
    assert.ok(answers.length >= 20, String(answers.length));
    const next = random(9);
    for (let seed = 0; seed < REVISIONS; seed += 1) {
      if (seed % REVISIONS_A_KEY === 0) key = await server.key();
      const answered = answers[next(answers.length)] as Answered;
      const { example, id } = answered;
      const kind = KINDS[seed % KINDS.length] as Kind;
      revision = { kind, seed };
      const now = await server.send(byPost(example.offered, example.values, key));
      const { status, json, text } = await server.send({ path: `/answers/${id}/check`, key, body: {} });
      revision = undefined;
      assert.is(status, 200, `${example.name} ${kind} ${seed}: ${text}`);
      const operation = operations.get(example.offered.id);
      const lists = operation === undefined ? {} : ((await tables.tableOf(operation))?.lists ?? {});
      const what = `${kind} ${judge(answered, kind, now, json as CheckedAnswer, lists)}`;
      counts[what] = (counts[what] ?? 0) + 1;
    }
    process.stdout.write(`${JSON.stringify(counts)}\n`);
    for (const kind of ['value', 'unit', 'rename', 'remove', 'add'])
      assert.ok((counts[`${kind} changed`] ?? 0) > 20, kind);
  } finally {
    await server.stop();
    for (const fake of fakes) await fake.close();
  }
});

test.run();
