// The Norwegian parliament's tools over a loopback server that plays hand-made answers.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { noParliament } from '../../../runtime/adapters/no-parliament.ts';
import { openAlmanac } from '../../support/almanac.ts';
import { callOnEveryDoor } from '../../support/every-door.ts';
import { type Addresses, fixture, playSource } from '../../support/played-source.ts';
import { callAt, withParliament } from '../sources/stortinget/parliament.ts';
import { problemOf } from '../upstream/support.ts';

type Handlers = ReturnType<typeof noParliament>;

const withService = (
  body: (handlers: Handlers, asked: () => string[]) => Promise<void>,
  instead: Addresses = {},
): Promise<void> => withParliament(instead, ({ source, asked }) => body(noParliament(source), asked));

const problem = (answer: () => unknown) => problemOf((async () => answer())());

test('every tool answers its examples over REST POST, REST GET and MCP alike', async () => {
  const server = await playSource('stortinget');
  const almanac = await openAlmanac({ UPSTREAM_STORTINGET_BASE_URL: server.url });
  try {
    assert.is(await callOnEveryDoor('no-parliament', almanac), 13);
    const key = await almanac.key();
    const unknown = await almanac.send({ path: '/rest/no-parliament/get_case?case_id=999', key });
    assert.equal([unknown.status, unknown.json.code], [404, 'not_found']);
  } finally {
    await almanac.stop();
    await server.close();
  }
});

test('sessions have long ids and days, and those that have not begun are left out', () =>
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

test('representatives of the day: double spaces go, a member may have no party, a deputy names whose place it is', () =>
  withService(async (handlers) => {
    const { count, representatives } = await handlers.get_current_representatives({}, callAt());
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
    assert.equal(deputy?.committees, [{ id: 'NÆRING', name: 'Næringskomiteen' }], 'one committee is a list');
  }));

test('a period is taken in both forms; what the source does not give for it is null, not an empty list', () =>
  withService(async (handlers, asked) => {
    const now = await handlers.get_representatives({ period_id: '2021-2025' }, callAt());
    assert.equal([now.period_id, now.count], ['2021-2025', 2]);
    assert.equal([now.representatives[0]?.committees, now.representatives[0]?.email], [null, null]);
    assert.is(now.representatives[1]?.last_name, 'Roald & Sønn');
    const long = await handlers.get_representatives({ period_id: '1993-1997' }, callAt());
    const short = await handlers.get_representatives({ period_id: '1993-97' }, callAt());
    assert.equal(long, short);
    assert.equal([long.period_id, long.count, long.representatives[0]?.date_of_death], ['1993-1997', 1, '2011-08-09']);
    assert.is(asked().filter((address) => address.endsWith('=1993-97')).length, 1);
  }));

test('what is no session or period is refused before the source is asked, with the one that is meant', () =>
  withService(async (handlers, asked) => {
    const faults = async (answer: () => unknown) => (await problem(answer)).extras.errors?.[0];
    const fault = await faults(() => handlers.get_cases({ session_id: '2024-2026' }, callAt()));
    assert.is(fault?.parameter, 'session_id');
    assert.match(fault?.hint ?? '', 'Did you mean 2024-2025?');
    const period = await faults(() => handlers.get_representatives({ period_id: '2023-2027' }, callAt()));
    assert.is(period?.parameter, 'period_id');
    assert.match(period?.hint ?? '', 'Did you mean 2021-2025?');
    const early = await faults(() => handlers.get_representatives({ period_id: '1900-1904' }, callAt()));
    assert.match(early?.hint ?? '', 'The first period is 1945-1949');
    for (const session_id of ['1985-1986', '2028-2029']) {
      const unknown = await problem(() => handlers.get_cases({ session_id }, callAt()));
      assert.is(unknown.code, 'not_found');
      assert.match(unknown.message, '1986-1987 to 2026-2027');
    }
    assert.is(
      (await problem(() => handlers.get_representatives({ period_id: '2029-2033' }, callAt()))).code,
      'not_found',
    );
    assert.equal(asked(), []);
  }));

test('a session that the source answers with the running one is not found', () =>
  withService(
    async (handlers) => {
      const args = { session_id: '2027-2028' };
      assert.is((await problem(() => handlers.get_cases(args, callAt()))).code, 'not_found');
      assert.is((await problem(() => handlers.list_parties(args, callAt()))).code, 'not_found');
      assert.is((await problem(() => handlers.list_committees(args, callAt()))).code, 'not_found');
    },
    {
      '/eksport/saker?sesjonid=2027-2028': fixture('stortinget', 'saker-2026-2027.xml'),
      '/eksport/partier?sesjonid=2027-2028': fixture('stortinget', 'partier-2026-2027.xml'),
      '/eksport/komiteer?sesjonid=2027-2028': fixture('stortinget', 'komiteer-2026-2027.xml'),
    },
  ));

test('parties are all of them without a session, and those of a session with one', () =>
  withService(async (handlers, asked) => {
    const all = await handlers.list_parties({}, callAt());
    assert.equal([all.session_id, all.count], [null, 4]);
    assert.equal(all.parties[3], { id: 'NKP', name: 'Norges Kommunistiske Parti', represented: false });
    const some = await handlers.list_parties({ session_id: '2026-2027' }, callAt());
    assert.equal([some.session_id, some.count], ['2026-2027', 3]);
    assert.equal(asked(), ['/eksport/allepartier', '/eksport/partier?sesjonid=2026-2027']);
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

test('cases carry labels, and -1 and nil are null', () =>
  withService(async (handlers) => {
    const { count, cases } = await handlers.get_cases({ session_id: '2026-2027' }, callAt());
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
    const old = await handlers.get_cases({ session_id: '1998-99' }, callAt());
    assert.equal([old.session_id, old.count], ['1998-1999', 1]);
    assert.equal([old.cases[0]?.document_group, old.cases[0]?.treated_in_session], [null, '1998-1999']);
  }));

test('a case has proposers, rapporteurs, publications and procedure; links are whole', () =>
  withService(async (handlers) => {
    const found = await handlers.get_case({ case_id: 101010 }, callAt());
    assert.equal([found.type_label, found.document_group_label], ['bill', 'government proposition']);
    assert.equal([found.finished, found.number, found.session], [true, 12, '2026-2027']);
    assert.equal([found.proposers, found.keywords], [[], ['Havner']]);
    assert.equal(found.rapporteurs, [{ id: 'ODRO', name: 'Odd Roald', party: 'H' }]);
    assert.equal(
      found.publications.map(({ url }) => url),
      ['https://www.stortinget.no/no/Saker/Prop.%2012%20L/', 'https://www.stortinget.no/innst/34'],
    );
    assert.is(found.short_decision, '<p>Vedtatt.</p>');
    assert.equal(found.procedure?.steps[2], { number: 3, id: 'LOVANM', name: 'Lovanmerkning', skipped: true });
    assert.equal(found.topics[1], { id: '143', name: 'SJØFART', is_main_topic: true, main_topic_id: '143' });
    const open = await handlers.get_case({ case_id: 101011 }, callAt());
    assert.equal([open.committee, open.number, open.procedure, open.short_title], [null, null, null, null]);
    assert.equal(open.proposers.length, 1);
    assert.is((await handlers.get_case({ case_id: 7001 }, callAt())).session, '1998-1999');
  }));

test('an unknown case is not found, for its votes too', () =>
  withService(async (handlers) => {
    assert.is((await problem(() => handlers.get_case({ case_id: 999 }, callAt()))).code, 'not_found');
    assert.is((await problem(() => handlers.get_votes({ case_id: 999 }, callAt()))).code, 'not_found');
    assert.is((await problem(() => handlers.get_votes({ case_id: 12345 }, callAt()))).code, 'not_found', '404');
  }));

test('ballots stand in the order of time; a unanimous one has no counts, and that is said', () =>
  withService(async (handlers) => {
    const { votes, count, note } = await handlers.get_votes({ case_id: 101010 }, callAt());
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

test('no ballots are explained: none yet, or a session before there were any', () =>
  withService(async (handlers) => {
    const none = await handlers.get_votes({ case_id: 101011 }, callAt());
    assert.equal([none.count, none.votes], [0, []]);
    assert.match(none.note ?? '', 'there may be none yet');
    const old = await handlers.get_votes({ case_id: 7001 }, callAt());
    assert.match(old.note ?? '', 'from session 2011-2012 on; this case is of 1998-1999');
  }));

test('when the case behind an empty list cannot be checked, the answer says so', () =>
  withService(
    async (handlers) => {
      const { note, count } = await handlers.get_votes({ case_id: 101011 }, callAt());
      assert.is(count, 0);
      assert.match(note ?? '', 'could not be checked');
    },
    { '/eksport/sak?sakid=101011': (response) => response.writeHead(500).end() },
  ));

test('topics have two levels', () =>
  withService(async (handlers) => {
    const { count, topics } = await handlers.list_topics({}, callAt());
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

test.run();
