// Checks that results with default arguments fit into a model's context if the source has a realistic amount of data.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openAlmanac, type TestAlmanac } from '../../support/almanac.ts';
import { fits, MAX_TOKENS_FIXED_LIMIT } from '../../support/answer-size.ts';
import { type Addresses, playSource } from '../../support/played-source.ts';
import * as synthetic from './stortinget/synthetic.ts';

const ballots = Array.from({ length: 150 }, (_, index) => 20_000 + index);
const source: Addresses = {
  '/eksport/sesjoner': synthetic.sessionsXml(),
  '/eksport/dagensrepresentanter': synthetic.currentRepresentativesXml(),
  '/eksport/representanter?stortingsperiodeid=2021-2025': synthetic.representativesXml(),
  '/eksport/allepartier': synthetic.partiesXml(),
  '/eksport/komiteer?sesjonid=2026-2027': synthetic.committeesXml(),
  '/eksport/saker?sesjonid=2026-2027': synthetic.sessionXml(),
  '/eksport/sak?sakid=101010': synthetic.caseXml(),
  '/eksport/voteringer?sakid=101010': synthetic.ballotsXml(),
  '/eksport/emner': synthetic.topicsXml(),
  ...Object.fromEntries(
    ballots.map((id) => [`/eksport/voteringsresultat?voteringid=${id}`, synthetic.rollCallXml(id)]),
  ),
};

let server: Awaited<ReturnType<typeof playSource>>;
let almanac: TestAlmanac;
let key: string;

test.before(async () => {
  server = await playSource('stortinget', source);
  almanac = await openAlmanac({ UPSTREAM_STORTINGET_BASE_URL: server.url });
  key = await almanac.key();
});

test.after(async () => {
  await almanac.stop();
  await server.close();
});

for (const [request, rows, max] of [
  ['list_sessions', 41],
  ['get_current_representatives', 169, MAX_TOKENS_FIXED_LIMIT],
  ['get_representatives?period_id=2021-2025', 169, MAX_TOKENS_FIXED_LIMIT],
  ['list_parties', 60],
  ['list_committees?session_id=2026-2027', 20],
  ['get_cases?session_id=2026-2027', undefined, MAX_TOKENS_FIXED_LIMIT],
  ['get_case?case_id=101010', undefined],
  ['get_votes?case_id=101010', 150, MAX_TOKENS_FIXED_LIMIT],
  ['get_votes?case_id=101010&by=party', 20, MAX_TOKENS_FIXED_LIMIT],
  ['get_votes?case_id=101010&by=member', 2, MAX_TOKENS_FIXED_LIMIT],
  ['list_topics', 22],
] as readonly [asked: string, rows: number | undefined, most?: number][]) {
  test(`the result of ${request} fits within the limit`, async () => {
    const answer = await almanac.send({ path: `/rest/no-parliament/${request}`, key });
    assert.is(answer.status, 200, JSON.stringify(answer.json));
    if (rows !== undefined) assert.is(answer.json.count, rows);
    fits(`no-parliament.${request}`, answer.json, max);
  });
}

test('party totals count all matches, and an explicit limit is respected at both detail levels', async () => {
  for (const detail of ['brief', 'full']) {
    const path = `/rest/no-parliament/get_current_representatives?limit=169&detail=${detail}`;
    const { json } = await almanac.send({ path, key });
    assert.equal([json.count, json.total, json.next_offset], [169, 169, null]);
  }
  const { json } = await almanac.send({ path: '/rest/no-parliament/get_current_representatives', key });
  const seats = json.by_party.map(({ count }: { count: number }) => count);
  assert.equal(seats, [19, 19, 19, 19, 19, 19, 19, 18, 18]);
  assert.equal([json.count, json.total, json.next_offset], [169, 169, null]);
});

test('next_offset reaches all cases of a session', async () => {
  const seen = new Set<number>();
  let offset: number | null = 0;
  while (offset !== null) {
    const path: string = `/rest/no-parliament/get_cases?session_id=2026-2027&offset=${offset}`;
    const { json } = await almanac.send({ path, key });
    assert.is(json.total, 700);
    for (const { id } of json.cases) seen.add(id);
    offset = json.next_offset;
  }
  assert.is(seen.size, 700);
});

test.run();
