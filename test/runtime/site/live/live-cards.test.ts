import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { services } from '../../../../generated/catalog.ts';
import { Problem } from '../../../../runtime/contract/problem.ts';
import type { Invoke } from '../../../../runtime/dispatch/invocation.ts';
import { CARDS } from '../../../../runtime/site/live/cards.ts';
import { contentOf, LiveCards } from '../../../../runtime/site/live/live-cards.ts';
import { pageDataOf } from '../../../../runtime/site/offer-files.ts';

const MINUTE_MS = 60_000;

/** Responds with the result of `answer`, or fails if it is undefined. */
function invoking(answer: (id: string) => object | undefined) {
  const calls: string[] = [];
  const invoke: Invoke = async ({ operation }) => {
    calls.push(operation.id);
    const result = answer(operation.id);
    return result === undefined
      ? { ok: false, problem: new Problem('upstream_failed', 'down'), quota: undefined }
      : { ok: true, result, provenance: [], quota: undefined, deprecated: [] };
  };
  return { calls, invoke };
}

const SHIPS = { total: 2, vessels: [{ name: 'A' }, { name: 'B' }] };

test('page views cause at most one call per card every quarter of an hour, and never wait for the call', async () => {
  let now = 0;
  const { calls, invoke } = invoking((id) => (id === 'maritime.vessels_in_area' ? SHIPS : undefined));
  const cards = new LiveCards({ services, invoke, elapsed: () => now });
  for (let view = 0; view < 100; view++) assert.equal(cards.current(), []);
  await cards.settled();
  assert.is(calls.length, CARDS.length);
  assert.equal(
    cards.current().map(({ content }) => content.figure),
    ['2'],
  );
  now += 14 * MINUTE_MS;
  for (let view = 0; view < 100; view++) cards.current();
  await cards.settled();
  assert.is(calls.length, CARDS.length);
  now += 2 * MINUTE_MS;
  cards.current();
  await cards.settled();
  assert.is(calls.length, 2 * CARDS.length);
});

test('keeps a result for a day if its source fails', async () => {
  let now = 0;
  let isUp = true;
  const { invoke } = invoking((id) => (isUp && id === 'maritime.vessels_in_area' ? SHIPS : undefined));
  const cards = new LiveCards({ services, invoke, elapsed: () => now });
  cards.current();
  await cards.settled();
  isUp = false;
  now += 23 * 60 * MINUTE_MS;
  assert.is(cards.current().length, 1);
  await cards.settled();
  now += 2 * 60 * MINUTE_MS;
  assert.is(cards.current().length, 0);
});

test('every card renders the recorded example of its tool, and rejects other results', async () => {
  for (const card of CARDS) {
    const [slug, name] = card.operation.split('.');
    const service = services.find((each) => each.slug === slug);
    assert.ok(service, card.operation);
    const page = (await pageDataOf(service)).operations.find((each) => each.name === name);
    assert.ok(contentOf(card, page?.answer ?? {})?.text, card.operation);
    for (const wrong of [
      {},
      { results: [null], events: 3, series: [{}], ballots: [{ by_party: 'x' }], total: 'many' },
    ]) {
      assert.is(contentOf(card, wrong), undefined, card.operation);
    }
  }
});

test.run();
