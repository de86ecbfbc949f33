import type { ServerResponse } from 'node:http';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { create } from '../../../runtime/adapters/no-parliament/no-parliament.ts';
import { adapter, type HandlersOf } from '../../support/adapter.ts';
import { openAlmanac } from '../../support/almanac.ts';
import { callOnEveryTransport } from '../../support/every-transport.ts';
import { problemOf } from '../../support/fake-source.ts';
import { type Addresses, fixture, playSource } from '../../support/played-source.ts';
import { callAt, FULL, withParliament } from './stortinget/parliament.ts';

type Handlers = HandlersOf<'no-parliament'>;

const withService = (
  body: (handlers: Handlers, requests: () => string[]) => Promise<void>,
  instead: Addresses = {},
): Promise<void> =>
  withParliament(instead, ({ source, requests }) =>
    body(adapter('no-parliament', create, { stortinget: source }), requests),
  );

const problem = (answer: () => unknown) => problemOf((async () => answer())());

test('every tool returns results for its examples over REST POST, REST GET and MCP', async () => {
  const server = await playSource('stortinget');
  const almanac = await openAlmanac({ UPSTREAM_STORTINGET_BASE_URL: server.url });
  try {
    assert.is(await callOnEveryTransport('no-parliament', almanac), 17);
    const key = await almanac.key();
    const unknown = await almanac.send({ path: '/rest/no-parliament/get_case?case_id=999', key });
    assert.equal([unknown.status, unknown.json.code], [404, 'not_found']);
  } finally {
    await almanac.stop();
    await server.close();
  }
});

test('sessions have long ids and dates, and future ones are omitted', () =>
  withService(async (handlers) => {
    const { count, current_session, sessions } = await handlers.list_sessions({}, callAt());
    assert.is(current_session, '2026-2027');
    assert.equal(
      sessions.map(({ id }) => id),
      ['2026-2027', '2025-2026', '1999-2000', '1998-1999', '1986-1987'],
    );
    assert.is(count, 5);
    assert.equal(sessions[0], { id: '2026-2027', from: '2026-10-01', to: '2027-09-30', is_current: true });
    assert.equal(sessions[4], { id: '1986-1987', from: '1986-10-01', to: '1987-09-30', is_current: false });
  }));

test('current representatives: removes double spaces, accepts a missing party, and states which member a deputy replaces', () =>
  withService(async (handlers) => {
    const { count, representatives } = await handlers.get_current_representatives(FULL, callAt());
    assert.is(count, 3);
    const [member, independent, deputy] = representatives;
    assert.equal(member, {
      id: 'ÅSGR',
      name: 'Åse Grete Øvrebø',
      first_name: 'Åse  Grete',
      last_name: 'Øvrebø',
      party: 'A',
      party_name: 'Arbeiderpartiet',
      county: 'Oslo',
      county_id: 'Os',
      committees: [
        { id: 'FINANS', name: 'Finanskomiteen' },
        { id: 'NÆRING', name: 'Næringskomiteen' },
      ],
      email: 'ase.ovrebo@example.org',
      gender: 'female',
      date_of_birth: '1980-02-22',
      date_of_death: null,
      is_deputy: false,
      deputy_for: null,
    });
    assert.equal([independent?.party, independent?.party_name, independent?.email], [null, null, null]);
    assert.equal([independent?.committees, independent?.gender], [[], 'male']);
    assert.equal(deputy?.deputy_for, { id: 'KRLØ', name: 'Kristin Løkke', party: 'Sp' });
    assert.equal(deputy?.committees, [{ id: 'NÆRING', name: 'Næringskomiteen' }], 'a single committee becomes a list');
  }));

test('accepts a period in both formats, and returns null, not an empty list, for data that is missing in the source', () =>
  withService(async (handlers, requests) => {
    const now = await handlers.get_representatives({ period_id: '2021-2025', ...FULL }, callAt());
    assert.equal([now.period_id, now.count], ['2021-2025', 2]);
    assert.equal([now.representatives[0]?.committees, now.representatives[0]?.email], [null, null]);
    assert.is(now.representatives[1]?.last_name, 'Roald & Sønn');
    const long = await handlers.get_representatives({ period_id: '1993-1997', ...FULL }, callAt());
    const short = await handlers.get_representatives({ period_id: '1993-97', ...FULL }, callAt());
    assert.equal(long, short);
    assert.equal([long.period_id, long.count, long.representatives[0]?.date_of_death], ['1993-1997', 1, '2011-08-09']);
    assert.is(requests().filter((address) => address.endsWith('=1993-97')).length, 1);
  }));

test('rejects invalid sessions and periods before any request, with a suggestion', () =>
  withService(async (handlers, requests) => {
    const faults = async (answer: () => unknown) => (await problem(answer)).extras.errors?.[0];
    const fault = await faults(() => handlers.get_cases({ session_id: '2024-2026', ...FULL }, callAt()));
    assert.is(fault?.parameter, 'session_id');
    assert.match(fault?.hint ?? '', 'Did you mean 2024-2025?');
    const period = await faults(() => handlers.get_representatives({ period_id: '2023-2027', ...FULL }, callAt()));
    assert.is(period?.parameter, 'period_id');
    assert.match(period?.hint ?? '', 'Did you mean 2021-2025?');
    const early = await faults(() => handlers.get_representatives({ period_id: '1900-1904', ...FULL }, callAt()));
    assert.match(early?.hint ?? '', 'The first period is 1945-1949');
    for (const session_id of ['1985-1986', '2028-2029']) {
      const unknown = await problem(() => handlers.get_cases({ session_id, ...FULL }, callAt()));
      assert.is(unknown.code, 'not_found');
      assert.match(unknown.message, '1986-1987 to 2026-2027');
    }
    assert.is(
      (await problem(() => handlers.get_representatives({ period_id: '2029-2033', ...FULL }, callAt()))).code,
      'not_found',
    );
    assert.equal(requests(), []);
  }));

const RUNNING_SESSION_ANSWERS = (id: string): Addresses => ({
  [`/eksport/saker?sesjonid=${id}`]: fixture('stortinget', 'saker-2026-2027.xml'),
  [`/eksport/partier?sesjonid=${id}`]: fixture('stortinget', 'partier-2026-2027.xml'),
  [`/eksport/komiteer?sesjonid=${id}`]: fixture('stortinget', 'komiteer-2026-2027.xml'),
});

for (const [says, session_id, code] of [
  ['rejects the response for a session that it lists', '1999-2000', 'upstream_invalid_response'],
  ['reports a session that it does not list as not found', '1991-1992', 'not_found'],
] as const) {
  test(`if the source responds for the current session, ${says}`, () =>
    withService(
      async (handlers) => {
        const args = { session_id };
        assert.is((await problem(() => handlers.get_cases({ ...args, ...FULL }, callAt()))).code, code);
        assert.is((await problem(() => handlers.list_parties(args, callAt()))).code, code);
        assert.is((await problem(() => handlers.list_committees(args, callAt()))).code, code);
      },
      RUNNING_SESSION_ANSWERS(session_id === '1991-1992' ? '1991-92' : session_id),
    ));
}

test('rejects responses for another period, case or ballot list', () =>
  withService(
    async (handlers) => {
      const answers = [
        () => handlers.get_representatives({ period_id: '2017-2021', ...FULL }, callAt()),
        () => handlers.get_case({ case_id: 5, detail: 'brief' }, callAt()),
        () => handlers.get_votes({ case_id: 5, ...FULL }, callAt()),
      ];
      for (const answer of answers) assert.is((await problem(answer)).code, 'upstream_invalid_response');
    },
    {
      '/eksport/representanter?stortingsperiodeid=2017-2021': fixture('stortinget', 'representanter-2021-2025.xml'),
      '/eksport/sak?sakid=5': fixture('stortinget', 'sak-101010.xml'),
      '/eksport/voteringer?sakid=5': fixture('stortinget', 'voteringer-101010.xml'),
    },
  ));

test("returns all parties if no session is given, and otherwise the session's parties", () =>
  withService(async (handlers, requests) => {
    const all = await handlers.list_parties({}, callAt());
    assert.equal([all.session_id, all.count], [null, 4]);
    assert.equal(all.parties[3], { id: 'NKP', name: 'Norges Kommunistiske Parti', represented: false });
    const some = await handlers.list_parties({ session_id: '2026-2027' }, callAt());
    assert.equal([some.session_id, some.count], ['2026-2027', 3]);
    assert.equal(requests(), ['/eksport/allepartier', '/eksport/partier?sesjonid=2026-2027']);
  }));

test('an empty list is an empty result', () =>
  withService(
    async (handlers) => {
      const result = await handlers.list_committees({ session_id: '1990-1991' }, callAt());
      assert.equal(result, { session_id: '1990-1991', count: 0, committees: [] });
    },
    {
      '/eksport/komiteer?sesjonid=1990-91':
        '<?xml version="1.0"?><komiteer_oversikt><komiteer_liste /></komiteer_oversikt>',
    },
  ));

test('cases have labels, and -1 and nil are null', () =>
  withService(async (handlers) => {
    const { count, cases } = await handlers.get_cases({ session_id: '2026-2027', ...FULL }, callAt());
    const running = await handlers.get_cases({ session_id: 'current', ...FULL }, callAt());
    assert.equal([running.session_id, running.count], ['2026-2027', count], 'the current session, named in the result');
    assert.is(count, 2);
    assert.equal(cases[0], {
      id: 101010,
      title: 'Lov om sjøfart & havner (havneloven)',
      short_title: 'Havneloven',
      status: 'behandlet',
      status_label: 'considered by the committee',
      type: 'lovsak',
      document_group: 'proposisjon',
      reference: 'Prop. 12 L (2026-2027), Innst. 34 L (2026-2027)',
      committee: { id: 'NÆRING', name: 'Næringskomiteen' },
      topics: ['SJØFART', 'ARBEIDSMILJØ'],
      last_updated: '2026-11-03',
      treated_in_session: '2026-2027',
      recommendation_id: 20456,
      proposed_case_id: 101010,
    });
    const open = cases[1];
    assert.equal([open?.committee, open?.treated_in_session, open?.recommendation_id], [null, null, null]);
    assert.equal([open?.topics, open?.reference, open?.status_label], [[], null, 'received']);
    const old = await handlers.get_cases({ session_id: '1998-99', ...FULL }, callAt());
    assert.equal([old.session_id, old.count], ['1998-1999', 1]);
    assert.equal([old.cases[0]?.document_group, old.cases[0]?.treated_in_session], [null, '1998-1999']);
  }));

test("cases keep the source's order, or are sorted by last change on request", () => {
  const parts = fixture('stortinget', 'saker-2026-2027.xml').split('2026-11-03T09:15:00.123+01:00');
  const changed = `${parts.slice(0, -1).join('2026-11-03T09:15:00.123+01:00')}2026-11-09T09:15:00.123+01:00${parts.at(-1)}`;
  return withService(
    async (handlers) => {
      const ids = async (sort?: 'listed' | 'newest') => {
        const args = { session_id: '2026-2027', ...FULL, ...(sort === undefined ? {} : { sort }) };
        return (await handlers.get_cases(args, callAt())).cases.map(({ id }) => id);
      };
      assert.equal(
        [await ids(), await ids('listed'), await ids('newest')],
        [
          [101010, 101012],
          [101010, 101012],
          [101012, 101010],
        ],
      );
    },
    { '/eksport/saker?sesjonid=2026-2027': changed },
  );
});

test('a case has proposers, rapporteurs, publications and procedure, with absolute links', () =>
  withService(async (handlers) => {
    const found = await handlers.get_case({ case_id: 101010, detail: 'brief' }, callAt());
    assert.equal([found.type_label, found.document_group_label], ['bill', 'government proposition']);
    assert.equal([found.finished, found.number, found.session], [true, 12, '2026-2027']);
    assert.equal([found.proposers, found.keywords], [[], ['Havner']]);
    assert.equal(found.rapporteurs, [{ id: 'ODRO', name: 'Odd Roald', party: 'H' }]);
    assert.equal(
      found.publications.map(({ url }) => url),
      ['https://www.stortinget.no/no/Saker/Prop.%2012%20L/', 'https://www.stortinget.no/innst/34'],
    );
    assert.is(found.short_decision, 'Vedtatt.');
    assert.equal(found.procedure?.steps[2], { number: 3, id: 'LOVANM', name: 'Lovanmerkning', skipped: true });
    assert.equal(found.topics[1], { id: '143', name: 'SJØFART', is_main_topic: true, main_topic_id: '143' });
    const open = await handlers.get_case({ case_id: 101011, detail: 'brief' }, callAt());
    assert.equal([open.committee, open.number, open.procedure, open.short_title], [null, null, null, null]);
    assert.equal(open.proposers.length, 1);
    assert.is((await handlers.get_case({ case_id: 7001, detail: 'brief' }, callAt())).session, '1998-1999');
  }));

test('an unknown case is not found, and neither are its votes', () =>
  withService(async (handlers) => {
    assert.is((await problem(() => handlers.get_case({ case_id: 999, detail: 'brief' }, callAt()))).code, 'not_found');
    assert.is((await problem(() => handlers.get_votes({ case_id: 999, ...FULL }, callAt()))).code, 'not_found');
    assert.is(
      (await problem(() => handlers.get_votes({ case_id: 12345, ...FULL }, callAt()))).code,
      'not_found',
      '404',
    );
  }));

test('ballots are chronological, and a unanimous one has no counts, with a note', () =>
  withService(async (handlers) => {
    const { votes, count, note, url } = await handlers.get_votes({ case_id: 101010, ...FULL }, callAt());
    assert.is(url, 'https://www.stortinget.no/no/Saker-og-publikasjoner/Saker/Sak/Voteringsoversikt/?p=101010');
    assert.is(count, 3);
    assert.equal(
      votes.map(({ id }) => id),
      [20001, 20002, 20003],
    );
    const [first, , last] = votes;
    assert.equal([first?.for, first?.against, first?.absent, first?.passed], [46, 41, 82, true]);
    assert.equal([first?.alternative_vote_id, first?.counted, first?.unanimous], [20002, true, false]);
    assert.is(first?.time, '2026-11-05T15:00:37.96+01:00');
    assert.equal(
      [last?.for, last?.against, last?.absent, last?.counted, last?.unanimous],
      [null, null, null, false, true],
    );
    assert.equal(
      [last?.result, last?.result_text, last?.alternative_vote_id],
      ['enstemmig_vedtatt', 'Enstemmig vedtatt', null],
    );
    assert.is(note, '1 of the 3 ballots has no counts: the Storting does not count unanimous ballots.');
  }));

test("ballots state their case, and brief results keep the source's comment on counts (stortinget F31)", () => {
  const remark = 'En stemme ble ikke registrert. Riktig antall stemmer for er 47.';
  const ballot = (id: number, comment: string) =>
    `<sak_votering><antall_for>46</antall_for><antall_ikke_tilstede>82</antall_ikke_tilstede><antall_mot>41</antall_mot>${comment}<vedtatt>true</vedtatt><votering_id>${id}</votering_id><votering_tid>2026-11-05T15:00:0${id}</votering_tid></sak_votering>`;
  const ballots = `<sak_votering_oversikt xmlns="http://data.stortinget.no" xmlns:i="http://www.w3.org/2001/XMLSchema-instance"><sak_id>101010</sak_id><sak_votering_liste>${ballot(1, `<kommentar>${remark}</kommentar>`)}${ballot(2, '<kommentar i:nil="true"/>')}</sak_votering_liste></sak_votering_oversikt>`;
  return withService(
    async (handlers) => {
      const { case_title, votes } = await handlers.get_votes({ case_id: 101010, ...FULL, detail: 'brief' }, callAt());
      const { title } = await handlers.get_case({ case_id: 101010, detail: 'brief' }, callAt());
      assert.is(case_title, title);
      assert.equal(
        votes.map((vote) => [vote.id, vote.for, vote.comment]),
        [
          [1, 46, remark],
          [2, 46, undefined],
        ],
      );
    },
    { '/eksport/voteringer?sakid=101010': ballots },
  );
});

test('returns ballots without the case title if only the request for the case fails', () =>
  withService(
    async (handlers) => {
      const { case_title, count } = await handlers.get_votes({ case_id: 101010, ...FULL }, callAt());
      assert.equal([case_title, count], [undefined, 3]);
    },
    { '/eksport/sak?sakid=101010': (response) => response.writeHead(500).end() },
  ));

test('explains missing ballots, either because there are none yet or because the session precedes the first ones', () =>
  withService(async (handlers) => {
    const none = await handlers.get_votes({ case_id: 101011, ...FULL }, callAt());
    assert.equal([none.count, none.votes], [0, []]);
    assert.match(none.note ?? '', 'there may be none yet');
    const old = await handlers.get_votes({ case_id: 7001, ...FULL }, callAt());
    assert.match(old.note ?? '', 'from session 2011-2012 on; this case is from 1998-1999');
  }));

test('adds a note if the case of an empty list cannot be checked', () =>
  withService(
    async (handlers) => {
      const { note, count } = await handlers.get_votes({ case_id: 101011, ...FULL }, callAt());
      assert.is(count, 0);
      assert.match(note ?? '', 'could not be checked');
    },
    { '/eksport/sak?sakid=101011': (response) => response.writeHead(500).end() },
  ));

test('topics have two levels', () =>
  withService(async (handlers) => {
    const { count, topics } = await handlers.list_topics({ detail: 'full' }, callAt());
    assert.is(count, 2);
    assert.equal(topics[0], {
      id: '5',
      name: 'ARBEIDSLIV',
      is_main_topic: true,
      subtopics: [
        { id: '205', name: 'ARBEIDSMILJØ', is_main_topic: false },
        { id: '206', name: 'LØNN', is_main_topic: false },
      ],
    });
    assert.equal(topics[1]?.subtopics, []);
  }));

test('filters representatives by party, county, committee and name, and brief rows have only the usual fields', () =>
  withService(async (handlers) => {
    const call = async (chosen: object) =>
      (await handlers.get_current_representatives({ ...FULL, ...chosen }, callAt())).representatives.map(
        ({ id }) => id,
      );
    assert.equal(await call({ party: 'sp' }), ['SOÆR']);
    assert.equal(await call({ party: 'Arbeiderpartiet' }), ['ÅSGR']);
    assert.equal(await call({ party: 'Labour' }), ['ÅSGR']);
    assert.equal(await call({ party: 'centre party' }), ['SOÆR']);
    assert.equal(await call({ county: 'more og romsdal' }), ['PEHA']);
    assert.equal(await call({ committee: 'næring' }), ['ÅSGR', 'SOÆR']);
    assert.equal(await call({ committee: 'næring', name: 'solv' }), ['SOÆR']);
    assert.equal(await call({ name: 'nobody' }), []);
    const unknown = await problem(() => handlers.get_current_representatives({ ...FULL, party: 'SpX' }, callAt()));
    assert.equal([unknown.code, unknown.extras.errors?.[0]?.parameter], ['invalid_arguments', 'party']);
    assert.match(unknown.extras.errors?.[0]?.hint ?? '', 'Sp');
    const short = await handlers.get_current_representatives({ ...FULL, detail: 'brief', party: 'A' }, callAt());
    assert.equal(short.representatives[0]?.committees, [{ id: 'FINANS' }, { id: 'NÆRING' }]);
    assert.equal(short.committees[1], { id: 'NÆRING', name: 'Næringskomiteen' });
    assert.equal(Object.keys(short.representatives[0] ?? {}), [
      'id',
      'name',
      'party',
      'county',
      'committees',
      'email',
      'gender',
      'date_of_birth',
    ]);
  }));

test('lists continue at next_offset to the end', () =>
  withService(async (handlers) => {
    const first = await handlers.get_current_representatives({ ...FULL, limit: 2 }, callAt());
    assert.equal([first.count, first.total, first.next_offset], [2, 3, 2]);
    const rest = await handlers.get_current_representatives({ ...FULL, limit: 2, offset: 2 }, callAt());
    assert.equal([rest.count, rest.total, rest.next_offset], [1, 3, null]);
    const beyond = await handlers.get_cases({ session_id: '2026-2027', ...FULL, offset: 10 }, callAt());
    assert.equal([beyond.count, beyond.total, beyond.next_offset, beyond.cases], [0, 2, null, []]);
  }));

test('filters cases by committee, topic, words, status, type and document group', () =>
  withService(async (handlers) => {
    const call = async (chosen: object) => {
      const { cases, total, session_total } = await handlers.get_cases(
        { session_id: '2026-2027', ...FULL, ...chosen },
        callAt(),
      );
      assert.equal([total, session_total], [cases.length, 2]);
      return cases.map(({ id }) => id);
    };
    for (const chosen of [
      { committee: 'NÆRING' },
      { committee: 'naering' },
      { topic: 'sjøfart' },
      { topic: '205' },
      { query: 'havne LOV' },
      { query: 'prop. 12 L' },
      { type: 'lovsak' },
      { status: 'behandlet' },
      { document_group: 'proposisjon', committee: 'Næringskomiteen' },
    ]) {
      assert.equal(await call(chosen), [101010], JSON.stringify(chosen));
    }
    assert.equal(await call({ document_group: 'redegjorelse' }), [101012]);
    assert.equal(await call({ committee: 'FINANS' }), [], 'a committee without cases in the session');
    assert.equal(await call({ topic: 'lønn' }), [], 'a topic without cases in the list');
    const { note } = await handlers.get_cases({ session_id: '2026-2027', ...FULL, query: 'ulv' }, callAt());
    assert.match(note ?? '', 'None of the 2 cases');
  }));

test('rejects an unknown committee or topic with the closest match', () =>
  withService(async (handlers) => {
    for (const [chosen, parameter, near] of [
      [{ committee: 'NÆRINGG' }, 'committee', 'NÆRING'],
      [{ topic: 'SJØFARTT' }, 'topic', 'SJØFART'],
    ] as const) {
      const { code, extras } = await problem(() =>
        handlers.get_cases({ session_id: '2026-2027', ...FULL, ...chosen }, callAt()),
      );
      assert.equal([code, extras.errors?.[0]?.parameter], ['invalid_arguments', parameter]);
      assert.match(extras.errors?.[0]?.hint ?? '', near);
    }
  }));

test('returns party votes for recorded ballots, and notes those without a roll call', () =>
  withService(async (handlers, requests) => {
    const { votes, note } = await handlers.get_votes({ case_id: 101010, ...FULL, by: 'party' }, callAt());
    assert.equal(votes[0]?.by_party, [
      { party: 'A', for: 1, against: 0, absent: 0 },
      { party: 'H', for: 0, against: 1, absent: 0 },
      { party: 'Sp', for: 1, against: 0, absent: 0 },
      { party: null, for: 0, against: 0, absent: 1 },
    ]);
    assert.is(votes[2]?.by_party, null);
    assert.match(note ?? '', '1 of these ballots has no roll call');
    assert.not.ok(requests().includes('/eksport/voteringsresultat?voteringid=20003'));
    const høyre = await handlers.get_votes({ case_id: 101010, ...FULL, party: 'h', vote_id: 20002 }, callAt());
    assert.equal([høyre.count, høyre.total], [1, 1]);
    assert.equal(høyre.votes[0]?.by_party, [{ party: 'H', for: 2, against: 0, absent: 0 }]);
    const named = await handlers.get_votes(
      { case_id: 101010, ...FULL, party: 'Conservatives', vote_id: 20002 },
      callAt(),
    );
    assert.equal(named.votes[0]?.by_party, høyre.votes[0]?.by_party);
  }));

test('returns the votes of all members, of a party, or of one member', () =>
  withService(async (handlers) => {
    const all = await handlers.get_votes({ case_id: 101010, ...FULL, by: 'member', vote_id: 20001 }, callAt());
    assert.equal(all.votes[0]?.members?.[0], { id: 'ÅSGR', name: 'Åse Grete Øvrebø', party: 'A', vote: 'for' });
    assert.equal(all.votes[0]?.members?.[4]?.vote, null);
    const one = await handlers.get_votes({ case_id: 101010, ...FULL, member: 'ovrebo' }, callAt());
    assert.equal(
      one.votes.map(({ members }) => members?.map(({ vote }) => vote) ?? null),
      [['for'], ['against'], null],
    );
    const faults = [
      [{ party: 'FrP' }, 'invalid_arguments'],
      [{ member: 'Nobody' }, 'invalid_arguments'],
      [{ vote_id: 5 }, 'not_found'],
    ] as const;
    for (const [chosen, code] of faults) {
      const fault = await problem(() => handlers.get_votes({ case_id: 101010, ...FULL, ...chosen }, callAt()));
      assert.is(fault.code, code);
    }
  }));

test('reports a failed roll call and returns the others, but fails if all fail', () => {
  const broken = {
    '/eksport/voteringsresultat?voteringid=20002': (response: ServerResponse) => void response.writeHead(500).end(),
  };
  return withService(async (handlers) => {
    const { votes, note } = await handlers.get_votes({ case_id: 101010, ...FULL, by: 'party' }, callAt());
    assert.equal(
      votes.map(({ by_party }) => by_party?.length ?? null),
      [4, null, null],
    );
    assert.match(note ?? '', 'roll calls of 20002 could not be downloaded');
    const args = { case_id: 101010, ...FULL, by: 'party', vote_id: 20002 } as const;
    assert.is((await problem(() => handlers.get_votes(args, callAt()))).code, 'upstream_failed');
  }, broken);
});

test('truncates long texts of a case in brief results, and lists the truncated fields', () => {
  const long = fixture('stortinget', 'sak-101010.xml').replace('&lt;p&gt;Vedtatt.&lt;/p&gt;', 'å'.repeat(5000));
  return withService(
    async (handlers) => {
      const short = await handlers.get_case({ case_id: 101010, detail: 'brief' }, callAt());
      assert.equal([short.short_decision?.length, short.shortened], [2001, ['short_decision']]);
      const full = await handlers.get_case({ case_id: 101010, detail: 'full' }, callAt());
      assert.equal([full.short_decision?.length, full.shortened], [5000, []]);
    },
    { '/eksport/sak?sakid=101010': long },
  );
});

test.run();
