// Checks that results with default arguments fit into a model's context if the source has a realistic amount of data.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openAlmanac, type TestAlmanac } from '../../support/almanac.ts';
import { fits, MAX_TOKENS_FIXED_LIMIT } from '../../support/answer-size.ts';
import { type Addresses, playSource } from '../../support/played-source.ts';
import * as synthetic from './riksdagen/synthetic.ts';

const BY_NAME = 'sort=sorteringsnamn&sortorder=asc&utformat=json';
const everybody = synthetic.membersJson(2500, 20);
const session = encodeURIComponent('2026/27');
const source: Addresses = {
  '/dokumentlista/?a=s&p=1&sort=datum&sortorder=desc&sz=20&utformat=json': synthetic.documentsJson(),
  '/dokumentstatus/HE01CU1.json': synthetic.reportJson(5000),
  '/voteringlista/?rm=2026/27&sz=500&utformat=json': synthetic.votesJson(500),
  '/voteringlista/?rm=2026/27&sz=1000&utformat=json': synthetic.votesJson(1000),
  '/voteringlista/?bet=CU1&punkt=1&rm=2026/27&sz=2000&utformat=json': synthetic.votesJson(349),
  [`/personlista/?${BY_NAME}`]: synthetic.membersJson(349, 20),
  [`/personlista/?rdlstatus=samtliga&${BY_NAME}`]: everybody,
  '/personlista/?iid=0257612500000&rdlstatus=samtliga&utformat=json': synthetic.membersJson(1, 180),
};

let server: Awaited<ReturnType<typeof playSource>>;
let almanac: TestAlmanac;
let key: string;

test.before(async () => {
  server = await playSource('riksdagen', source);
  almanac = await openAlmanac({ UPSTREAM_RIKSDAGEN_BASE_URL: server.url });
  key = await almanac.key();
});

test.after(async () => {
  await almanac.stop();
  await server.close();
});

for (const [request, rows, max] of [
  ['search_documents', 20],
  ['get_document?dok_id=HE01CU1', undefined],
  [`list_votes?session=${session}`, 300, MAX_TOKENS_FIXED_LIMIT],
  [`get_vote_detail?votering_id=${session}:CU1:1`, 349, MAX_TOKENS_FIXED_LIMIT],
  ['search_members', 50, MAX_TOKENS_FIXED_LIMIT],
  ['search_members?status=samtliga', 50, MAX_TOKENS_FIXED_LIMIT],
  ['get_member?person_id=0257612500000', 180, MAX_TOKENS_FIXED_LIMIT],
] as readonly [asked: string, rows: number | undefined, most?: number][]) {
  test(`the result of ${request} fits the limit`, async () => {
    const answer = await almanac.send({ path: `/rest/se-parliament/${request}`, key });
    assert.is(answer.status, 200, JSON.stringify(answer.json));
    assert.is(answer.json.count, rows);
    fits(`se-parliament.${request}`, answer.json, max);
  });
}

test('a page of documents has the same rows in brief and full mode, and in full mode all known fields', async () => {
  const call = async (detail: string) =>
    (await almanac.send({ path: `/rest/se-parliament/search_documents?detail=${detail}`, key })).json.documents;
  const [brief, full] = [await call('brief'), await call('full')];
  assert.equal(
    brief.map(({ dok_id, title, authors_total }: Record<string, unknown>) => [dok_id, title, authors_total]),
    full.map(({ dok_id, title, authors_total }: Record<string, unknown>) => [dok_id, title, authors_total]),
  );
  assert.equal(brief[0].authors[0], { name: 'Anna-Margareta Gudbrandsdotter', party: 'C' });
  assert.equal([full[0].authors.length, full[0].authors[0].person_id, full[0].number], [12, '0257612500000', '0']);
});

test('offset reaches votes beyond the first 500', async () => {
  const path = `/rest/se-parliament/list_votes?session=${session}&offset=500`;
  const { json } = await almanac.send({ path, key });
  assert.equal([json.count, json.total, json.next_offset], [300, null, 800]);
});

test("complete ballots have party counts before their members, and the caller's limit applies", async () => {
  const path = `/rest/se-parliament/list_votes?session=${session}&limit=500`;
  const { json } = await almanac.send({ path, key });
  assert.is(json.count, 500);
  assert.equal(
    json.ballots.map(({ votering_id }: { votering_id: string }) => votering_id),
    ['2026/27:CU1:1'],
    'only 151 rows of the second point are in the response',
  );
  const counted = json.ballots[0].by_party.map(
    ({ yes, no, abstain, absent }: Record<string, number>) => (yes ?? 0) + (no ?? 0) + (abstain ?? 0) + (absent ?? 0),
  );
  assert.is(
    counted.reduce((sum: number, each: number) => sum + each, 0),
    349,
  );
});

test.run();
