import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { create } from '../../../runtime/adapters/se-parliament/se-parliament.ts';
import { adapter, type HandlersOf } from '../../support/adapter.ts';
import { openAlmanac } from '../../support/almanac.ts';
import { callOnEveryTransport } from '../../support/every-transport.ts';
import { problemOf } from '../../support/fake-source.ts';
import { type Addresses, fixture, playSource } from '../../support/played-source.ts';
import { callAt, WHOLE, WHOLE_HISTORY, WHOLE_TEXT, withParliament } from './riksdagen/parliament.ts';
import * as synthetic from './riksdagen/synthetic.ts';

type Handlers = HandlersOf<'se-parliament'>;

const withService = (
  body: (handlers: Handlers, requests: () => string[]) => Promise<void>,
  instead: Addresses = {},
): Promise<void> =>
  withParliament(instead, ({ source, requests }) =>
    body(adapter('se-parliament', create, { riksdagen: source }), requests),
  );

const problem = (answer: () => unknown) => problemOf((async () => answer())());

test('every tool returns the same result for its examples over REST POST, REST GET and MCP', async () => {
  const server = await playSource('riksdagen');
  const almanac = await openAlmanac({ UPSTREAM_RIKSDAGEN_BASE_URL: server.url });
  try {
    assert.is(await callOnEveryTransport('se-parliament', almanac), 12);
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

test('a search returns documents without markup, and counts the omitted ones', () =>
  withService(async (handlers) => {
    const args = {
      query: 'arbetslöshetsförsäkring',
      doc_type: 'bet',
      committee: 'au',
      session: '2022/23',
      page: 1,
      detail: 'full',
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
      authors_total: 0,
    });
    assert.equal([documents[1]?.dok_id, documents[1]?.url], ['HA01AU5', 'https://data.riksdagen.se/dokument/HA01AU5']);
    assert.match(note ?? '', '1 of the hits on this page is omitted');
  }));

test('returns a single hit and its single author as lists of one, and no hits as an empty list', () =>
  withService(async (handlers) => {
    const one = await handlers.search_documents(
      { doc_type: 'prop', session: '2026/27', page: 1, detail: 'full' },
      callAt(),
    );
    assert.equal([one.count, one.total, one.pages, one.note], [1, 1, 1, null]);
    assert.equal(one.documents[0]?.authors, [
      { person_id: '0218878014918', name: 'Åsa Öberg', party: 'M', role: 'Statsråd1' },
    ]);
    assert.equal([one.documents[0]?.summary, one.documents[0]?.committee_name], ['Regeringen föreslår – kort.', null]);
    const none = await handlers.search_documents({ query: 'finnsinte', page: 1, detail: 'full' }, callAt());
    assert.equal(none, { count: 0, total: 0, page: 1, pages: 0, documents: [], note: null });
  }));

test('documents with search words are sorted by match, or by date if requested', () => {
  const none = fixture('riksdagen', 'dokumentlista-none.json');
  const address = (sort: string) => `/dokumentlista/?a=s&p=1&sok=bete&sort=${sort}&sortorder=desc&sz=20&utformat=json`;
  return withService(
    async (handlers, requests) => {
      for (const sort of [undefined, 'relevance', 'newest'] as const) {
        const args = { query: 'bete', page: 1, detail: 'full', ...(sort === undefined ? {} : { sort }) } as const;
        await handlers.search_documents(args, callAt());
      }
      assert.equal(requests(), [address('rel'), address('datum')]);
    },
    { [address('rel')]: none, [address('datum')]: none },
  );
});

test('explains that inquiry reports use calendar years if a session contains none', () => {
  const none = fixture('riksdagen', 'dokumentlista-none.json');
  const rest = 'p=1&rm=2013/14&sort=datum&sortorder=desc&sz=20&utformat=json';
  return withService(
    async (handlers, requests) => {
      const { note } = await handlers.search_documents(
        { doc_type: 'sou', session: '2013/14', page: 1, detail: 'full' },
        callAt(),
      );
      assert.match(note ?? '', 'calendar year');
      await handlers.search_documents({ doc_type: 'sou', session: '2013', page: 1, detail: 'full' }, callAt());
      assert.match(requests()[1] ?? '', 'rm=2013&');
    },
    {
      [`/dokumentlista/?a=s&doktyp=sou&${rest}`]: none,
      [`/dokumentlista/?a=s&doktyp=sou&${rest.replace('2013/14', '2013')}`]: none,
    },
  );
});

test('rejects an invalid session without querying the source', () =>
  withService(async (handlers, requests) => {
    const session = '2024/26';
    for (const answer of [
      () => handlers.search_documents({ session, page: 1, detail: 'full' }, callAt()),
      () => handlers.list_votes({ session, ...WHOLE }, callAt()),
      () => handlers.get_vote_detail({ votering_id: `${session}:AU10:1`, detail: 'full' }, callAt()),
    ]) {
      const { code, extras } = await problem(answer);
      assert.is(code, 'invalid_arguments');
      assert.match(extras.errors?.[0]?.hint ?? '', 'Did you mean 2024/25?');
    }
    const clash = await problem(() =>
      handlers.list_votes({ session: '2021/22', doc_id: 'HA01AU10', ...WHOLE }, callAt()),
    );
    assert.is(clash.extras.errors?.[0]?.parameter, 'doc_id');
    assert.equal(requests(), []);
  }));

test("a report has points with Almanac's ballot ids and party tables, and text without styles and scripts", () =>
  withService(async (handlers) => {
    const found = await handlers.get_document({ dok_id: 'HA01AU10', ...WHOLE_TEXT }, callAt());
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
      'drops empty and repeated notes',
    );
    assert.equal(found.attachments[0]?.bytes, 341805);
    assert.is(found.attachments[0]?.url, 'https://data.riksdagen.se/fil/65D24A1D');
    assert.equal([found.references.length, found.proposals, found.authors], [1, [], []]);
  }));

test('ignores a party table in another format, and truncates long text after a tag', () => {
  const body = JSON.parse(fixture('riksdagen', 'dokumentstatus-HA01AU10.json'));
  body.dokumentstatus.dokument.html = `<p>${'lång text '.repeat(20)}</p>`.repeat(1000);
  const [point] = body.dokumentstatus.dokutskottsforslag.utskottsforslag;
  point.votering_sammanfattning_html = { table: { tr: [{ td: ['Ja', '3'] }] } };
  return withService(
    async (handlers) => {
      const found = await handlers.get_document({ dok_id: 'HA01AU10', ...WHOLE_TEXT }, callAt());
      assert.is(found.committee_points[0]?.tally, null);
      assert.is(found.html_truncated, true);
      assert.ok((found.html?.length ?? 0) <= 100_000 && found.html?.endsWith('>'));
    },
    { '/dokumentstatus/HA01AU10.json': JSON.stringify(body) },
  );
});

test('returns votes by designation or document id, with one row per member and ballot', () =>
  withService(async (handlers, requests) => {
    const found = await handlers.list_votes({ session: '2022/23', doc_id: 'au10', ...WHOLE }, callAt());
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
    assert.equal(await handlers.list_votes({ doc_id: 'HA01AU10', ...WHOLE }, callAt()), found);
    assert.is(requests().length, 1);
  }));

test('a designation without a session means the current one; one row is a list, and an empty result is explained', () =>
  withService(async (handlers) => {
    const one = await handlers.list_votes({ doc_id: 'CU7', ...WHOLE }, callAt());
    assert.equal([one.session, one.count, one.votes[0]?.votering_id], ['2026/27', 1, '2026/27:CU7:1']);
    const none = await handlers.list_votes({ doc_id: 'CU99', ...WHOLE }, callAt());
    assert.equal([none.count, none.total, none.votes], [0, 0, []]);
    assert.match(none.note ?? '', 'no votes on CU99 of session 2026/27');
  }));

test('a full response has no total, because the source counts only the rows it sent (riksdagen F22)', async () => {
  const address = (rows: number) => `/voteringlista/?rm=2026/27&sz=${rows}&utformat=json`;
  const answers = Object.fromEntries(
    [500, 1000, 5000].map((rows) => [address(rows), synthetic.votesJson(rows === 1000 ? 730 : rows)]),
  );
  await withService(async (handlers) => {
    const call = (offset: number, limit: number) =>
      handlers.list_votes({ session: '2026/27', detail: 'brief', limit, offset }, callAt());
    const first = await call(0, 200);
    assert.equal([first.count, first.total, first.next_offset], [200, null, 200]);
    assert.match(first.note ?? '', 'does not report the total, use next_offset for more');
    const last = await call(500, 400);
    assert.equal(
      [last.count, last.total, last.next_offset, last.note],
      [230, 730, null, null],
      'all rows were returned',
    );
    const beyond = await call(750, 200);
    assert.equal([beyond.count, beyond.total, beyond.next_offset], [0, 730, null]);
    assert.match(beyond.note ?? '', '730 rows, but none from offset 750');
    const end = await call(4500, 500);
    assert.equal([end.count, end.total, end.next_offset], [500, null, null], 'omits an offset that would be rejected');
    assert.match(end.note ?? '', 'are not available: narrow the search');
  }, answers);
});

test('a response that counts more rows than it contains is incomplete', () => {
  const list = JSON.parse(fixture('riksdagen', 'voteringlista-CU7.json'));
  list.voteringlista['@antal'] = '2';
  return withService(
    async (handlers) => {
      const { count, total, note } = await handlers.list_votes({ doc_id: 'CU7', ...WHOLE }, callAt());
      assert.equal([count, total], [1, null]);
      assert.match(note ?? '', 'does not report the total');
    },
    { '/voteringlista/?bet=CU7&rm=2026/27&sz=500&utformat=json': JSON.stringify(list) },
  );
});

test('a ballot has its report, counts by party, and all members sorted by party and name', () =>
  withService(async (handlers, requests) => {
    const found = await handlers.get_vote_detail({ votering_id: '2022/23:AU10:1', detail: 'full' }, callAt());
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
    assert.equal(requests().sort(), [
      '/dokumentstatus/HA01AU10.json',
      '/voteringlista/?bet=AU10&punkt=1&rm=2022/23&sz=2000&utformat=json',
    ]);
  }));

test('a ballot without votes is not_found, and one whose report fails is returned with a note', () =>
  withService(
    async (handlers) => {
      const unknown = await problem(() =>
        handlers.get_vote_detail({ votering_id: '2022/23:AU10:9', detail: 'full' }, callAt()),
      );
      assert.is(unknown.code, 'not_found');
      const found = await handlers.get_vote_detail({ votering_id: '2022/23:au10:1', detail: 'full' }, callAt());
      assert.equal([found.votering_id, found.count], ['2022/23:AU10:1', 6]);
      assert.equal([found.document.dok_id, found.document.title], ['HA01AU10', null]);
      assert.match(found.note ?? '', 'The report could not be fetched');
    },
    { '/dokumentstatus/HA01AU10.json': (response) => response.writeHead(500).end() },
  ));

test('sorts members by name, and in brief mode puts current assignments before ended ones', () =>
  withService(async (handlers) => {
    const { count, total, next_offset, members } = await handlers.search_members(
      { party: 'C', limit: 50, offset: 0, detail: 'brief' },
      callAt(),
    );
    assert.equal([count, total, next_offset], [2, 2, null]);
    assert.equal(
      members.map(({ name }) => name),
      ['Åke Alm', 'Anna Öhman'],
    );
    const anna = members[1];
    assert.equal(Object.keys(anna ?? {}), [
      'person_id',
      'name',
      'party',
      'constituency',
      'status',
      'assignments',
      'assignments_total',
    ]);
    assert.equal(
      anna?.assignments.map(({ organ, from, to, is_current }) => [organ, from, to, is_current]),
      [
        ['MJU', '2026-10-06', null, true],
        ['kam', '2026-09-22', '2030-09-23', true],
        ['kam', '2022-09-26', '2026-09-21', false],
      ],
    );
    assert.is(anna?.assignments_total, 3);
    assert.is(members[0]?.assignments.length, 1, 'a single assignment becomes a list');
    const full = await handlers.search_members({ party: 'C', ...WHOLE }, callAt());
    assert.equal(
      [full.members[1]?.party_name, full.members[1]?.gender, full.members[1]?.birth_year],
      ['Centre Party', 'female', 1976],
    );
    assert.is(full.members[1]?.assignments[0]?.organ_name, 'Environment and Agriculture');
  }));

test('filters members by constituency and name, and suggests the nearest known constituency', () =>
  withService(async (handlers) => {
    const all = await handlers.search_members({ party: 'C', ...WHOLE }, callAt());
    const [alm] = all.members;
    const call = async (chosen: object) =>
      (await handlers.search_members({ party: 'C', ...WHOLE, ...chosen }, callAt())).members.map(({ name }) => name);
    assert.equal(await call({ name: 'ohm' }), ['Anna Öhman']);
    assert.equal(await call({ name: 'nobody' }), []);
    assert.ok((await call({ constituency: alm?.constituency })).includes('Åke Alm'));
    assert.equal(await call({ limit: 1, offset: 1 }), ['Anna Öhman']);
    const fault = await problem(() => call({ constituency: `${alm?.constituency}x` }));
    assert.equal([fault.code, fault.extras.errors?.[0]?.parameter], ['invalid_arguments', 'constituency']);
    assert.match(fault.extras.errors?.[0]?.hint ?? '', alm?.constituency ?? 'none');
  }));

test('former members have their latest five assignments in brief mode, and all of them in full mode', () => {
  const list = JSON.parse(fixture('riksdagen', 'personlista-samtliga.json'));
  const uppdrag = Array.from({ length: 19 }, (_, index) => ({
    organ_kod: 'kam',
    roll_kod: 'Riksdagsledamot',
    from: `${1990 + index}-10-01`,
    tom: `${1991 + index}-09-30`,
  }));
  list.personlista.person[0].personuppdrag = { uppdrag };
  const address = '/personlista/?rdlstatus=samtliga&sort=sorteringsnamn&sortorder=asc&utformat=json';
  return withService(
    async (handlers) => {
      const call = async (detail: 'brief' | 'full') =>
        (await handlers.search_members({ status: 'samtliga', ...WHOLE, detail }, callAt())).members.find(
          ({ assignments_total }) => assignments_total === 19,
        );
      assert.equal(
        (await call('brief'))?.assignments.map(({ from, is_current }) => [from, is_current]),
        [2008, 2007, 2006, 2005, 2004].map((year) => [`${year}-10-01`, false]),
      );
      assert.is((await call('full'))?.assignments.length, 19);
    },
    { [address]: JSON.stringify(list) },
  );
});

test('the list of all members in history has a total, whatever the limit', () =>
  withService(async (handlers) => {
    const { count, total, members } = await handlers.search_members(
      { status: 'samtliga', ...WHOLE, limit: 3 },
      callAt(),
    );
    assert.equal([count, total], [3, 4]);
    assert.equal(
      members.map(({ last_name }) => last_name),
      ['A Eriksson', 'Alm', 'Vilde'],
    );
    assert.equal([members[2]?.party, members[2]?.assignments, members[2]?.assignments_total], [null, [], 0]);
  }));

test('a member has titles, a readable email address and the full history, most recent first', () =>
  withService(async (handlers) => {
    const anna = await handlers.get_member({ person_id: '066036027425', ...WHOLE_HISTORY }, callAt());
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
    const erik = await handlers.get_member({ person_id: '0391973624515', ...WHOLE_HISTORY }, callAt());
    assert.equal([erik.status, erik.titles], ['Tidigare riksdagsledamot', ['Jord- och skogsbrukare']]);
    assert.is(
      (await problem(() => handlers.get_member({ person_id: '0999999999999', ...WHOLE_HISTORY }, callAt()))).code,
      'not_found',
    );
  }));

test('filters votes at the source, and drops rows that the source did not filter', () => {
  const rows = fixture('riksdagen', 'voteringlista-AU10.json');
  return withService(
    async (handlers) => {
      const call = (chosen: object) =>
        handlers.list_votes({ session: '2022/23', doc_id: 'AU10', ...WHOLE, ...chosen }, callAt());
      const yes = await call({ party: 'S', vote: 'Ja' });
      assert.ok(yes.count > 0 && yes.votes.every(({ party, vote }) => party === 'S' && vote === 'Ja'));
      assert.equal([yes.total, yes.next_offset], [yes.count, null]);
      const one = await call({ person_id: '0257612529618', point: 1 });
      assert.equal(
        one.votes.map(({ name, concerns }) => [name, concerns]),
        [
          ['Östen Åberg', 'sakfrågan'],
          ['Östen Åberg', 'motivfrågan'],
        ],
      );
      assert.is((await problem(() => call({ person_id: '999999' }))).code, 'upstream_invalid_response');
    },
    {
      '/voteringlista/?bet=AU10&parti=S&rm=2022/23&rost=Ja&sz=500&utformat=json': rows,
      '/voteringlista/?bet=AU10&iid=0257612529618&punkt=1&rm=2022/23&sz=500&utformat=json': rows,
      '/voteringlista/?bet=AU10&iid=999999&rm=2022/23&sz=500&utformat=json': rows,
    },
  );
});

test('next_offset continues the list of votes, and brief rows describe the ballot only if it is not the main one', () =>
  withService(async (handlers) => {
    const args = { session: '2022/23', doc_id: 'AU10', detail: 'brief' } as const;
    const first = await handlers.list_votes({ ...args, limit: 5, offset: 0 }, callAt());
    assert.equal([first.count, first.total, first.next_offset], [5, 7, 5]);
    assert.equal(Object.keys(first.votes[0] ?? {}), [
      'votering_id',
      'person_id',
      'name',
      'party',
      'constituency',
      'vote',
    ]);
    const rest = await handlers.list_votes({ ...args, limit: 5, offset: 5 }, callAt());
    assert.equal([rest.count, rest.next_offset], [2, null]);
    const other = [...first.votes, ...rest.votes].filter(({ concerns }) => concerns !== undefined);
    assert.equal(
      other.map(({ concerns, kind }) => [concerns, kind]),
      [['motivfrågan', undefined]],
    );
  }));

test('filters a ballot by party or vote, with counts of all votes', () =>
  withService(async (handlers) => {
    const args = { votering_id: '2022/23:AU10:1', detail: 'brief' } as const;
    const found = await handlers.get_vote_detail({ ...args, party: 'S', vote: 'Ja' }, callAt());
    assert.equal([found.count, found.total, found.yes], [2, 6, 3]);
    assert.equal(found.votes[0], { person_id: found.votes[0]?.person_id, name: 'Berit Ek', party: 'S', vote: 'Ja' });
  }));

test('returns the text of a document in consecutive parts, split after tags', () => {
  const body = JSON.parse(fixture('riksdagen', 'dokumentstatus-HA01AU10.json'));
  body.dokumentstatus.dokument.html = `<style>p { color: red }</style>${'<p class="x">Förslag och skäl.</p>\n\t'.repeat(500)}`;
  return withService(
    async (handlers) => {
      let text = '';
      let offset: number | null = 0;
      while (offset !== null) {
        const args = { dok_id: 'HA01AU10', detail: 'brief', html_limit: 1000, html_offset: offset } as const;
        const found: Awaited<ReturnType<typeof handlers.get_document>> = await handlers.get_document(args, callAt());
        assert.ok(found.html !== null && found.html.length <= 1000 && found.html.endsWith('>'));
        assert.equal([found.html_length, found.html_truncated], [12_000, true]);
        text += found.html;
        offset = found.html_next_offset;
      }
      assert.is(text, '<p>Förslag och skäl.</p>'.repeat(500));
      const none = await handlers.get_document(
        { dok_id: 'HA01AU10', detail: 'brief', html_limit: 0, html_offset: 0 },
        callAt(),
      );
      assert.equal([none.html, none.html_next_offset], [null, null]);
    },
    { '/dokumentstatus/HA01AU10.json': JSON.stringify(body) },
  );
});

test('in brief mode, shortens long lists and texts of a document, and lists the shortened fields', () => {
  const body = JSON.parse(fixture('riksdagen', 'dokumentstatus-HA01AU10.json'));
  const [point] = body.dokumentstatus.dokutskottsforslag.utskottsforslag;
  body.dokumentstatus.dokutskottsforslag.utskottsforslag = Array(40).fill({ ...point, forslag: 'ord '.repeat(500) });
  return withService(
    async (handlers) => {
      const args = { dok_id: 'HA01AU10', html_limit: 0, html_offset: 0 };
      const short = await handlers.get_document({ ...args, detail: 'brief' }, callAt());
      assert.equal([short.committee_points.length, short.totals.committee_points], [8, 40]);
      assert.equal(short.shortened, ['committee_points']);
      assert.ok((short.committee_points[0]?.text?.length ?? 0) <= 201);
      assert.is(short.committee_points[0]?.tally?.by_party, undefined);
      const full = await handlers.get_document({ ...args, detail: 'full' }, callAt());
      assert.equal([full.committee_points.length, full.shortened], [40, []]);
      assert.is(full.committee_points[0]?.tally?.by_party?.length, 3);
    },
    { '/dokumentstatus/HA01AU10.json': JSON.stringify(body) },
  );
});

test.run();
