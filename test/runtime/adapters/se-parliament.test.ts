// The Swedish parliament's tools over a loopback server that plays hand-made answers.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { seParliament } from '../../../runtime/adapters/se-parliament.ts';
import { openAlmanac } from '../../support/almanac.ts';
import { callOnEveryDoor } from '../../support/every-door.ts';
import { type Addresses, fixture, playSource } from '../../support/played-source.ts';
import { callAt, withParliament } from '../sources/riksdagen/parliament.ts';
import { problemOf } from '../upstream/support.ts';

type Handlers = ReturnType<typeof seParliament>;

const withService = (
  body: (handlers: Handlers, asked: () => string[]) => Promise<void>,
  instead: Addresses = {},
): Promise<void> => withParliament(instead, ({ source, asked }) => body(seParliament(source), asked));

const problem = (answer: () => unknown) => problemOf((async () => answer())());

test('every tool answers its examples over REST POST, REST GET and MCP alike', async () => {
  const server = await playSource('riksdagen');
  const almanac = await openAlmanac({ UPSTREAM_RIKSDAGEN_BASE_URL: server.url });
  try {
    assert.is(await callOnEveryDoor('se-parliament', almanac), 8);
    const key = await almanac.key();
    for (const unknown of ['get_document?dok_id=HA0999', 'get_member?person_id=0999999999999']) {
      const answer = await almanac.send({ path: `/rest/se-parliament/${unknown}`, key });
      assert.equal([answer.status, answer.json.code], [404, 'not_found']);
    }
    const outside = await almanac.send({ path: '/rest/se-parliament/get_document?dok_id=..%2Fpersonlista', key });
    assert.is(outside.status, 422);
  } finally {
    await almanac.stop();
    await server.close();
  }
});

test('a search gives documents without their markup, and counts what it leaves out', () =>
  withService(async (handlers) => {
    const args = {
      query: 'arbetslöshetsförsäkring',
      doc_type: 'bet',
      committee: 'au',
      session: '2022/23',
      page: 1,
    } as const;
    const { count, total, page, pages, documents, note } = await handlers.search_documents(args, callAt());
    assert.equal([count, total, page, pages], [2, 43, 1, 3]);
    assert.equal(documents[0], {
      dok_id: 'HA01AU10',
      title: 'En fortsatt stärkt arbetslöshetsförsäkring',
      subtitle: null,
      doc_type: 'bet',
      doc_type_label: 'committee report',
      subtype: 'bet',
      session: '2022/23',
      designation: 'AU10',
      number: '10',
      committee: 'AU',
      committee_name: 'Labour Market',
      date: '2023-06-01',
      published: '2023-01-23',
      status: 'Webbpublicering',
      summary: 'Förslag om arbetslöshetsförsäkring & villkor',
      url: 'https://data.riksdagen.se/dokument/HA01AU10.html',
      authors: [],
    });
    assert.equal([documents[1]?.dok_id, documents[1]?.url], ['HA01AU5', 'https://data.riksdagen.se/dokument/HA01AU5']);
    assert.match(note ?? '', '1 of the hits on this page is no document');
  }));

test('one hit is a list of one, and so is its only author; no hits are none', () =>
  withService(async (handlers) => {
    const one = await handlers.search_documents({ doc_type: 'prop', session: '2026/27', page: 1 }, callAt());
    assert.equal([one.count, one.total, one.pages, one.note], [1, 1, 1, null]);
    assert.equal(one.documents[0]?.authors, [
      { person_id: '0218878014918', name: 'Åsa Öberg', party: 'M', role: 'Statsråd1' },
    ]);
    assert.equal([one.documents[0]?.summary, one.documents[0]?.committee_name], ['Regeringen föreslår – kort.', null]);
    const none = await handlers.search_documents({ query: 'finnsinte', page: 1 }, callAt());
    assert.equal(none, { count: 0, total: 0, page: 1, pages: 0, documents: [], note: null });
  }));

test('inquiry reports go by calendar year, and that is said where a session finds none', () => {
  const none = fixture('riksdagen', 'dokumentlista-none.json');
  const rest = 'p=1&rm=2013/14&sort=datum&sortorder=desc&sz=20&utformat=json';
  return withService(
    async (handlers, asked) => {
      const { note } = await handlers.search_documents({ doc_type: 'sou', session: '2013/14', page: 1 }, callAt());
      assert.match(note ?? '', 'calendar year');
      await handlers.search_documents({ doc_type: 'sou', session: '2013', page: 1 }, callAt());
      assert.match(asked()[1] ?? '', 'rm=2013&');
    },
    {
      [`/dokumentlista/?a=s&doktyp=sou&${rest}`]: none,
      [`/dokumentlista/?a=s&doktyp=sou&${rest.replace('2013/14', '2013')}`]: none,
    },
  );
});

test('what is no session is refused before the source is asked', () =>
  withService(async (handlers, asked) => {
    const session = '2024/26';
    for (const answer of [
      () => handlers.search_documents({ session, page: 1 }, callAt()),
      () => handlers.list_votes({ session }, callAt()),
      () => handlers.get_vote_detail({ votering_id: `${session}:AU10:1` }, callAt()),
    ]) {
      const { code, extras } = await problem(answer);
      assert.is(code, 'invalid_arguments');
      assert.match(extras.errors?.[0]?.hint ?? '', 'Did you mean 2024/25?');
    }
    const clash = await problem(() => handlers.list_votes({ session: '2021/22', doc_id: 'HA01AU10' }, callAt()));
    assert.is(clash.extras.errors?.[0]?.parameter, 'doc_id');
    assert.equal(asked(), []);
  }));

test('a report has points with our ballot ids and party tables, and its text without styles and scripts', () =>
  withService(async (handlers) => {
    const found = await handlers.get_document({ dok_id: 'HA01AU10' }, callAt());
    assert.equal([found.committee, found.committee_name, found.issuer], ['AU', 'Labour Market', null]);
    assert.equal([found.date, found.published, found.updated], ['2023-06-01', '2023-01-23', '2026-04-21']);
    assert.equal([found.html, found.html_truncated], ['<h1>Betänkande</h1><p>Förslag &amp; skäl</p>', false]);
    const [voted, acclaimed] = found.committee_points;
    assert.is(voted?.votering_id, '2022/23:AU10:1');
    assert.is(voted?.votering_guid, '91110125-72B3-4C4F-8B1A-584C5616EF08');
    assert.is(voted?.text, 'Riksdagen antar regeringens förslag. Därmed bifaller riksdagen propositionen.');
    assert.equal(voted?.tally, {
      yes: 3,
      no: 1,
      abstain: 0,
      absent: 1,
      concerns: 'Utskottets förslag mot reservation 1 (C)',
      by_party: [
        { party: 'S', yes: 2, no: 0, abstain: 0, absent: 1 },
        { party: 'C', yes: 0, no: 1, abstain: 0, absent: 0 },
        { party: null, yes: 1, no: 0, abstain: 0, absent: 0 },
      ],
    });
    assert.equal([acclaimed?.votering_id, acclaimed?.votering_guid, acclaimed?.tally], [null, null, null]);
    assert.equal(found.reservations, [{ number: 1, parties: ['C', 'V'], kind: 'reservation', point: 1 }]);
    assert.equal(
      found.notes.map(({ code }) => code),
      ['rdbeslut', 'utsknotis'],
      'empty and repeated notes go',
    );
    assert.equal(found.attachments[0]?.bytes, 341805);
    assert.is(found.attachments[0]?.url, 'https://data.riksdagen.se/fil/65D24A1D');
    assert.equal([found.references.length, found.proposals, found.authors], [1, [], []]);
  }));

test('a party table of another shape is none, and the text is cut after a tag when it is long', () => {
  const body = JSON.parse(fixture('riksdagen', 'dokumentstatus-HA01AU10.json'));
  body.dokumentstatus.dokument.html = `<p>${'lång text '.repeat(20)}</p>`.repeat(1000);
  const [point] = body.dokumentstatus.dokutskottsforslag.utskottsforslag;
  point.votering_sammanfattning_html = { table: { tr: [{ td: ['Ja', '3'] }] } };
  return withService(
    async (handlers) => {
      const found = await handlers.get_document({ dok_id: 'HA01AU10' }, callAt());
      assert.is(found.committee_points[0]?.tally, null);
      assert.is(found.html_truncated, true);
      assert.ok((found.html?.length ?? 0) <= 100_000 && found.html?.endsWith('>'));
    },
    { '/dokumentstatus/HA01AU10.json': JSON.stringify(body) },
  );
});

test('votes are one row a member and ballot, and take a designation or a document id', () =>
  withService(async (handlers, asked) => {
    const found = await handlers.list_votes({ session: '2022/23', doc_id: 'au10' }, callAt());
    assert.equal(
      [found.session, found.designation, found.count, found.total, found.note],
      ['2022/23', 'AU10', 7, 7, null],
    );
    assert.equal(found.votes[0], {
      votering_id: '2022/23:AU10:1',
      votering_guid: '91110125-72B3-4C4F-8B1A-584C5616EF08',
      session: '2022/23',
      designation: 'AU10',
      point: 1,
      dok_id: 'HA01AU10',
      person_id: '0257612529618',
      name: 'Östen Åberg',
      party: 'S',
      constituency: 'Västra Götalands läns västra',
      vote: 'Ja',
      concerns: 'sakfrågan',
      kind: 'huvud',
      date: '2023-06-07',
    });
    assert.equal(await handlers.list_votes({ doc_id: 'HA01AU10' }, callAt()), found);
    assert.is(asked().length, 1);
  }));

test('a designation without a session is of the running one; one row is a list, none is explained', () =>
  withService(async (handlers) => {
    const one = await handlers.list_votes({ doc_id: 'CU7' }, callAt());
    assert.equal([one.session, one.count, one.votes[0]?.votering_id], ['2026/27', 1, '2026/27:CU7:1']);
    const none = await handlers.list_votes({ doc_id: 'CU99' }, callAt());
    assert.equal([none.count, none.total, none.votes], [0, 0, []]);
    assert.match(none.note ?? '', 'no votes on CU99 of session 2026/27');
  }));

test('where the source has more rows than are given, that is said', () => {
  const list = JSON.parse(fixture('riksdagen', 'voteringlista-CU7.json'));
  list.voteringlista['@antal'] = '6980';
  return withService(
    async (handlers) => {
      const { count, total, note } = await handlers.list_votes({ doc_id: 'CU7' }, callAt());
      assert.equal([count, total], [1, 6980]);
      assert.match(note ?? '', '1 rows of 6980');
    },
    { '/voteringlista/?bet=CU7&rm=2026/27&sz=500&utformat=json': JSON.stringify(list) },
  );
});

test('one ballot has its report, counts by party, and everybody in order of party and name', () =>
  withService(async (handlers, asked) => {
    const found = await handlers.get_vote_detail({ votering_id: '2022/23:AU10:1' }, callAt());
    assert.equal([found.count, found.yes, found.no, found.abstain, found.absent], [6, 3, 1, 1, 1]);
    assert.equal(
      found.votes.map(({ name, party, vote }) => `${party} ${name} ${vote}`),
      [
        'C Anders Karlsson Nej',
        'M Anna Öhman Avstår',
        'S Berit Ek Ja',
        'S Åke Ek Frånvarande',
        'S Östen Åberg Ja',
        'null Bo Vilde Ja',
      ],
    );
    assert.equal(found.by_party[2], { party: 'S', yes: 2, no: 0, abstain: 0, absent: 1 });
    assert.equal([found.date, found.concerns, found.kind, found.note], ['2023-06-07', 'sakfrågan', 'huvud', null]);
    assert.is(found.votering_guid, '91110125-72B3-4C4F-8B1A-584C5616EF08');
    const { document } = found;
    assert.equal(
      [document.dok_id, document.committee_name, document.winner],
      ['HA01AU10', 'Labour Market', 'utskottet'],
    );
    assert.is(document.point_heading, 'Regeringens lagförslag');
    assert.equal(found.other_ballots, [
      {
        votering_guid: '0AAA0125-72B3-4C4F-8B1A-584C5616EF08',
        concerns: 'motivfrågan',
        kind: 'huvud',
        yes: 0,
        no: 1,
        abstain: 0,
        absent: 0,
      },
    ]);
    assert.equal(asked().sort(), [
      '/dokumentstatus/HA01AU10.json',
      '/voteringlista/?bet=AU10&punkt=1&rm=2022/23&sz=2000&utformat=json',
    ]);
  }));

test('a ballot without votes is not found; one whose report fails is given without it, and that is said', () =>
  withService(
    async (handlers) => {
      const unknown = await problem(() => handlers.get_vote_detail({ votering_id: '2022/23:AU10:9' }, callAt()));
      assert.is(unknown.code, 'not_found');
      const found = await handlers.get_vote_detail({ votering_id: '2022/23:au10:1' }, callAt());
      assert.equal([found.votering_id, found.count], ['2022/23:AU10:1', 6]);
      assert.equal([found.document.dok_id, found.document.title], ['HA01AU10', null]);
      assert.match(found.note ?? '', 'The report could not be fetched');
    },
    { '/dokumentstatus/HA01AU10.json': (response) => response.writeHead(500).end() },
  ));

test('members are sorted by name and cut to the limit; only what is held today is listed', () =>
  withService(async (handlers) => {
    const { count, total, members } = await handlers.search_members({ party: 'C', limit: 50 }, callAt());
    assert.equal([count, total], [2, 2]);
    assert.equal(
      members.map(({ name }) => name),
      ['Åke Alm', 'Anna Öhman'],
    );
    const anna = members[1];
    assert.equal(
      [anna?.person_id, anna?.party_name, anna?.gender, anna?.birth_year],
      ['066036027425', 'Centre Party', 'female', 1976],
    );
    assert.equal(
      anna?.assignments.map(({ organ, from, to }) => [organ, from, to]),
      [
        ['MJU', '2026-10-06', null],
        ['kam', '2026-09-22', '2030-09-23'],
      ],
    );
    assert.is(anna?.assignments_total, 3);
    assert.is(members[0]?.assignments.length, 1, 'one assignment is a list');
  }));

test('all members there ever were come with their total, whatever the limit', () =>
  withService(async (handlers) => {
    const { count, total, members } = await handlers.search_members({ status: 'samtliga', limit: 3 }, callAt());
    assert.equal([count, total], [3, 4]);
    assert.equal(
      members.map(({ last_name }) => last_name),
      ['A Eriksson', 'Alm', 'Vilde'],
    );
    assert.equal([members[2]?.party, members[2]?.assignments, members[2]?.assignments_total], [null, [], 0]);
  }));

test('a member has titles, a readable address and the whole history, newest first', () =>
  withService(async (handlers) => {
    const anna = await handlers.get_member({ person_id: '066036027425' }, callAt());
    assert.equal([anna.email, anna.titles], ['anna.ohman@riksdagen.se', ['Lantbrukare']]);
    assert.equal(anna.details.at(-1), { code: 'Utbildning', type: 'biografi', text: 'Agronom.' });
    assert.equal(
      anna.assignments.map(({ from, is_current }) => [from, is_current]),
      [
        ['2026-10-06', true],
        ['2026-09-22', true],
        ['2022-09-26', false],
      ],
    );
    assert.is(anna.assignments[0]?.organ_name, 'Environment and Agriculture');
    const erik = await handlers.get_member({ person_id: '0391973624515' }, callAt());
    assert.equal([erik.status, erik.titles], ['Tidigare riksdagsledamot', ['Jord- och skogsbrukare']]);
    assert.is((await problem(() => handlers.get_member({ person_id: '0999999999999' }, callAt()))).code, 'not_found');
  }));

test.run();
