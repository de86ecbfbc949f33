// Facts: runtime/adapters/no-registry/SOURCES.md brreg F13, F14, F26, F27, F28.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Company } from '../../../generated/services/no-registry/types.ts';
import { Brreg } from '../../../runtime/adapters/no-registry/brreg/brreg.ts';
import { reads } from '../../../runtime/adapters/no-registry/brreg/read.ts';
import { watchers } from '../../../runtime/adapters/no-registry/watch.ts';
import type { AdapterResult } from '../../../runtime/contract/adapter-result.ts';
import type { Look } from '../../../runtime/contract/event.ts';
import type { Answer } from '../../../runtime/sources/client/answer.ts';
import { json, problemOf } from '../../support/fake-source.ts';
import { type Answers, callAt, sample, withPlayed } from '../../support/played-folder.ts';
import { recordedTest } from '../../support/samples.ts';

const FIRST = '900000006';
const SECOND = '900000014';
const THIRD = '900000022';

interface Register {
  readonly names: Record<string, string | undefined>;
  readonly news: string[];
  broken: boolean;
}

/** Simulates a register of the companies in `names`. Its feed lists the companies in `news`. */
function answersOf(register: Register): Answers {
  const unit =
    (number: string): Answers[string] =>
    (response) => {
      const navn = register.names[number];
      if (register.broken) response.writeHead(500).end();
      else if (navn === undefined) response.writeHead(410).end();
      else json(response, { organisasjonsnummer: number, navn });
    };
  const feed: Answers[string] = (response, { url }) => {
    const requests = new URL(url, 'http://register').searchParams.get('organisasjonsnummer')?.split(',') ?? [];
    const news = register.news.filter((number) => requests.includes(number));
    const oppdaterteEnheter = news.map((organisasjonsnummer) => ({ organisasjonsnummer, endringstype: 'Endring' }));
    const found = news.length > 0 ? { _embedded: { oppdaterteEnheter } } : {};
    json(response, { ...found, page: { totalElements: news.length } });
  };
  return {
    [`/enheter/${FIRST}`]: unit(FIRST),
    [`/enheter/${SECOND}`]: unit(SECOND),
    [`/enheter/${THIRD}`]: unit(THIRD),
    '/oppdateringer/enheter?*': feed,
    '/oppdateringer/underenheter?*': { page: { totalElements: 0 } },
  };
}

const at = (time: string) => callAt(`2026-11-${time}:00Z`);

function withLooks(
  body: (
    register: Register,
    look: (time: string, cursor?: unknown, numbers?: string[]) => Promise<Look<AdapterResult<Company>>>,
    requestedUrls: () => string[],
  ) => Promise<void>,
): Promise<void> {
  const register: Register = { names: { [FIRST]: 'A', [SECOND]: 'B', [THIRD]: 'C' }, news: [], broken: false };
  return withPlayed(['brreg'], answersOf(register), ({ sourceClients, requests: requestedUrls }) => {
    const source = new Brreg(sourceClients.client('brreg'));
    return body(
      register,
      (time, cursor, watchlist = [FIRST, SECOND]) =>
        watchers.brreg({ source }).company(cursor, { watchlist }, at(time)),
      requestedUrls,
    );
  });
}

const cursorOf = ({ nextCursor }: Look) => nextCursor as { numbers: string[]; wholeAt: number };
const names = (look: { records: readonly { name: string }[] }) => look.records.map(({ name }) => name);

test('polls all companies first and once a day, and otherwise companies in the feed since one hour before the previous poll', () =>
  withLooks(async (register, look, requests) => {
    const first = await look('20T08:00');
    assert.equal(names(first), ['A', 'B']);
    assert.equal([first.removedIds, first.adoptedIds, first.forgottenIds], [[], [], []]);
    const before = requests().length;
    register.names[FIRST] = 'A2';
    register.names[SECOND] = 'B2';
    register.news.push(SECOND);
    const second = await look('20T08:15', first.nextCursor);
    assert.equal(names(second), ['B2']);
    const later = requests().slice(before);
    assert.is(later.length, 3, 'two feeds and one company');
    assert.match(later[0] ?? '', 'dato=2026-11-20T07%3A00%3A00.000Z');
    register.news.length = 0;
    assert.equal(names(await look('20T08:30', second.nextCursor)), []);
    assert.equal(names(await look('21T08:15', second.nextCursor)), ['A2', 'B2']);
  }));

test('reports a company removed from the register as removed', () =>
  withLooks(async (register, look) => {
    const first = await look('20T08:00');
    register.names[SECOND] = undefined;
    register.news.push(SECOND);
    const { records, removedIds } = await look('20T08:15', first.nextCursor);
    assert.equal([records, removedIds], [[], [SECOND]]);
  }));

test('adds companies that were added to the watchlist and forgets those removed from it', () =>
  withLooks(async (_, look) => {
    const first = await look('20T08:00');
    const second = await look('20T08:15', first.nextCursor, [SECOND, THIRD]);
    assert.equal([names(second), second.adoptedIds, second.forgottenIds], [['C'], [THIRD], [FIRST]]);
    assert.equal(cursorOf(second).numbers, [SECOND, THIRD]);
    assert.is(cursorOf(second).wholeAt, cursorOf(first).wholeAt);
  }));

test('a poll fails if it cannot fetch a company', () =>
  withLooks(async (register, look) => {
    const first = await look('20T08:00');
    register.news.push(FIRST);
    register.broken = true;
    assert.is((await problemOf(look('20T08:15', first.nextCursor))).code, 'upstream_failed');
  }));

recordedTest('parses the recorded feed', () => {
  const body = sample('brreg', 'oppdateringer-underenheter.json');
  if (body === undefined) return;
  const updated = reads.updated({ json: () => body } as Answer);
  assert.is(updated.length, 10);
  assert.is(updated[0], '111111111');
});

test.run();
