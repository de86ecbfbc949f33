// Tests with responses that were recorded from the real source.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { create } from '../../../runtime/adapters/se-parliament/se-parliament.ts';
import { adapter, type HandlersOf } from '../../support/adapter.ts';
import type { Addresses } from '../../support/played-source.ts';
import { sampleText } from '../../support/samples.ts';
import { callAt, WHOLE, WHOLE_HISTORY, WHOLE_TEXT, withParliament } from './riksdagen/parliament.ts';

type Handlers = HandlersOf<'se-parliament'>;

function recorded(
  message: string,
  file: string,
  played: (answer: string) => Addresses,
  body: (handlers: Handlers) => Promise<void>,
): void {
  const answer = sampleText('riksdagen', file);
  if (answer === undefined) return;
  test(`recorded: ${message}`, () =>
    withParliament(played(answer), ({ source }) => body(adapter('se-parliament', create, { riksdagen: source }))));
}

const at =
  (address: string) =>
  (answer: string): Addresses => ({ [address]: answer });

const asVoteList =
  (address: string) =>
  (answer: string): Addresses => {
    const { votering } = JSON.parse(answer).dokvotering;
    return { [address]: JSON.stringify({ voteringlista: { '@antal': String(votering.length), votering } }) };
  };

recorded(
  'a search page that contains only a web page',
  'dokumentlista-2015.json',
  at('/dokumentlista/?a=s&p=1&sort=datum&sortorder=desc&sz=20&utformat=json'),
  async (handlers) => {
    const { count, total, pages, note } = await handlers.search_documents({ page: 1, detail: 'full' }, callAt());
    assert.equal([count, total, pages], [0, 323628, 1619]);
    assert.match(note ?? '', '1 of the hits on this page is omitted');
  },
);

recorded(
  'a committee report',
  'dokumentstatus-HA01AU10.json',
  at('/dokumentstatus/HA01AU10.json'),
  async (handlers) => {
    const found = await handlers.get_document({ dok_id: 'HA01AU10', ...WHOLE_TEXT }, callAt());
    assert.equal(
      [found.title, found.committee, found.session],
      ['En fortsatt stärkt arbetslöshetsförsäkring', 'AU', '2022/23'],
    );
    const [first, second] = found.committee_points;
    assert.equal([first?.votering_id, second?.votering_id], ['2022/23:AU10:1', '2022/23:AU10:2']);
    assert.equal([first?.tally?.yes, first?.tally?.no, first?.tally?.absent], [284, 21, 44]);
    assert.is(first?.tally?.by_party?.length, 9);
    assert.equal([found.references.length, found.activities.length, found.attachments.length], [9, 7, 1]);
    assert.ok(found.html !== null && !/<style|<!--/i.test(found.html));
  },
);

recorded(
  'a bill, whose lists with one item are bare objects',
  'dokumentstatus-H60318-prop.json',
  at('/dokumentstatus/H60318.json'),
  async (handlers) => {
    const found = await handlers.get_document({ dok_id: 'H60318', ...WHOLE_TEXT }, callAt());
    assert.equal([found.issuer, found.committee, found.committee_name], ['Försvarsdepartementet', 'FöU', 'Defence']);
    assert.equal([found.proposals.length, found.attachments.length, found.authors.length], [1, 1, 2]);
    assert.equal([found.proposals[0]?.chamber_decision, found.proposals[0]?.treated_in], ['Bifall', '2018/19:FöU3']);
    assert.is(found.references[0]?.dok_id, 'H601FöU3');
  },
);

recorded(
  'a motion with one author',
  'dokumentstatus-H7021950-mot.json',
  at('/dokumentstatus/H7021950.json'),
  async (handlers) => {
    const found = await handlers.get_document({ dok_id: 'H7021950', ...WHOLE_TEXT }, callAt());
    assert.equal(found.authors, [
      { person_id: '0598792324417', name: 'Ulrika Jörgensen', party: 'M', role: 'undertecknare' },
    ]);
    assert.equal([found.committee, found.issuer, found.doc_type_label], ['UbU', null, 'motion']);
  },
);

recorded(
  'a withdrawn motion',
  'dokumentstatus-H702814-mot-withdrawn.json',
  at('/dokumentstatus/H702814.json'),
  async (handlers) => {
    const found = await handlers.get_document({ dok_id: 'H702814', ...WHOLE_TEXT }, callAt());
    assert.equal([found.title, found.status, found.proposals], ['Motionen utgår', 'Utgången', []]);
  },
);

recorded(
  'the 349 votes on point 2 of CU6 in 2019/20',
  'votering-H701CU6-2-full-349-rows.dataset.json',
  asVoteList('/voteringlista/?bet=CU6&punkt=2&rm=2019/20&sz=2000&utformat=json'),
  async (handlers) => {
    const found = await handlers.get_vote_detail({ votering_id: '2019/20:CU6:2', detail: 'full' }, callAt());
    assert.equal([found.count, found.yes, found.no, found.abstain, found.absent], [349, 276, 67, 0, 6]);
    assert.equal([found.date, found.votering_guid], ['2020-01-15', '6D58E372-9EBF-4C31-A1D0-81B9DF219174']);
    assert.is(found.by_party.at(-1)?.party, null, 'members without a party come last');
    assert.is(found.document.dok_id, 'H701CU6', 'derived from session and designation, because the rows lack the id');
    assert.match(found.note ?? '', 'no report under its expected id');
    const parties = found.votes.map(({ party }) => party);
    assert.equal(
      [...new Set(parties)],
      found.by_party.map(({ party }) => party),
    );
  },
);

recorded(
  'votes on a report',
  'votering-HA01AU10-1.dataset.json',
  asVoteList('/voteringlista/?bet=AU10&rm=2022/23&sz=500&utformat=json'),
  async (handlers) => {
    const found = await handlers.list_votes({ session: '2022/23', doc_id: 'AU10', ...WHOLE }, callAt());
    assert.is(found.count, 17);
    assert.ok(found.votes.every(({ votering_id, date }) => votering_id === '2022/23:AU10:1' && date === '2023-06-07'));
  },
);

recorded(
  'a list of grouped votes, which is never requested, is not a list of members',
  'voteringlista-gruppering-votering_id-2015.json',
  at('/voteringlista/?rm=2014/15&sz=500&utformat=json'),
  async (handlers) => {
    const { count, total, votes } = await handlers.list_votes({ session: '2014/15', ...WHOLE }, callAt());
    assert.equal([count, total, votes], [0, null, []]);
  },
);

recorded(
  'a member of 2015, in a response without @hits',
  'personlista-2015.json',
  at('/personlista/?sort=sorteringsnamn&sortorder=asc&utformat=json'),
  async (handlers) => {
    const { total, members } = await handlers.search_members({ ...WHOLE, limit: 50 }, callAt());
    assert.is(total, 1);
    const [only] = members;
    assert.equal(
      [only?.name, only?.party, only?.birth_year, only?.gender],
      ['Barbro Westerholm', 'FP', 1933, 'female'],
    );
    assert.match(only?.party_name ?? '', 'Liberal People');
  },
);

recorded(
  'a former member',
  'person-0391973624515.dataset.json',
  (answer) => {
    const personlista = { '@hits': '1', ...JSON.parse(answer) };
    return { '/personlista/?iid=0391973624515&rdlstatus=samtliga&utformat=json': JSON.stringify({ personlista }) };
  },
  async (handlers) => {
    const found = await handlers.get_member({ person_id: '0391973624515', ...WHOLE_HISTORY }, callAt());
    assert.equal([found.name, found.party, found.constituency], ['Erik A Eriksson', 'C', 'Värmlands län']);
    assert.equal([found.assignments.length, found.assignments.some(({ is_current }) => is_current)], [19, false]);
    assert.equal([found.assignments[0]?.from, found.assignments[0]?.to], ['2014-06-19', '2014-09-29']);
    assert.equal(found.titles, ['Jord- och skogsbrukare']);
  },
);

test.run();
