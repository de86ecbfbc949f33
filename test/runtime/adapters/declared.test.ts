import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { declaredHandlers } from '../../../runtime/adapters/declared.ts';
import type { DeclaredTools } from '../../../runtime/contract/declared-tool.ts';
import type { AnyHandler } from '../../../runtime/dispatch/binding.ts';
import { TinyFolder } from '../../codegen/tiny.ts';
import { type Behaviour, callAt, json, problemOf, withSource } from '../../support/fake-source.ts';

const tiny = await TinyFolder.open();
const tools: DeclaredTools = await tiny.load('services/tides/requests.ts');

const CALL = () => callAt('2026-11-28T12:00:00Z');

function withTool(
  behaviour: Behaviour,
  body: (findGauges: AnyHandler, requests: () => string[]) => Promise<void>,
  more: object = {},
): Promise<void> {
  // The source defines the cache lifetime that the tool requests.
  const lifetimes = { tables: { fresh: 60_000, stale: 0, staleOnError: 0, missing: 0 } };
  return withSource({ lifetimes, ...more }, behaviour, async ({ client, server }) => {
    const handlers = declaredHandlers(tools, () => client);
    await body(handlers['find_gauges'] as AnyHandler, () => server.seen.map(({ url }) => url));
  });
}

test("sends the call's encoded arguments, and parses the response", () =>
  withTool(
    (response) => json(response, { page: { gauges: [{ no: 7, depth_cm: '125' }, { no: '8' }] } }),
    async (findGauges, requests) => {
      const result = await findGauges({ coast: 'west/../east?', name: 'a b', limit: 5 }, CALL());
      assert.equal(result, {
        count: 2,
        gauges: [
          { id: '7', depth: 1.25 },
          { id: '8', depth: undefined },
        ],
      });
      assert.equal(requests(), ['/coasts/west%2F..%2Feast%3F/gauges?q=a+b&rows=5&format=json']);
    },
  ));

test('omits the parameter of a missing argument', () =>
  withTool(
    (response) => json(response, { page: { gauges: [] } }),
    async (findGauges, requests) => {
      assert.equal(await findGauges({ coast: 'west', limit: 10 }, CALL()), { count: 0, gauges: [] });
      assert.equal(requests(), ['/coasts/west/gauges?rows=10&format=json']);
    },
  ));

test('maps a declared status to its error, and other statuses and responses without a required field to a source failure', () =>
  withTool(
    (response, { url }) => {
      if (url.includes('/none/')) json(response, {}, 404);
      else if (url.includes('/broken/')) json(response, {}, 500);
      else json(response, { page: { gauges: [{ depth_cm: 1 }] } });
    },
    async (findGauges) => {
      const problem = (coast: string) => problemOf(findGauges({ coast, limit: 1 }, CALL()) as Promise<object>);
      assert.is((await problem('none')).code, 'not_found');
      assert.is((await problem('..')).code, 'invalid_arguments');
      assert.is((await problem('broken')).code, 'upstream_failed');
      assert.is((await problem('west')).code, 'upstream_invalid_response');
    },
    { retries: 0 },
  ));

test('parses a large response in the worker thread with the generated module', () => {
  const gauges = Array.from({ length: 60_000 }, (_, no) => ({ no, depth_cm: no }));
  return withTool(
    (response) => json(response, { page: { gauges } }),
    async (findGauges) => {
      const { count } = (await findGauges({ coast: 'west', limit: 50 }, CALL())) as { count: number };
      assert.is(count, 60_000);
    },
    { maxBody: 60_000_000, timeouts: { connect: 500, request: 20_000, call: 25_000 } },
  );
});

test.run();
