import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { create } from '../../../runtime/adapters/no-parliament/no-parliament.ts';
import { adapter, type HandlersOf } from '../../support/adapter.ts';
import type { Addresses } from '../../support/played-source.ts';
import { sampleText } from '../../support/samples.ts';
import { callAt, FULL, withParliament } from './stortinget/parliament.ts';

type Handlers = HandlersOf<'no-parliament'>;

const withService = (body: (handlers: Handlers) => Promise<void>, instead: Addresses): Promise<void> =>
  withParliament(instead, ({ source }) => body(adapter('no-parliament', create, { stortinget: source })));

function recorded(message: string, file: string, address: string, body: (handlers: Handlers) => Promise<void>): void {
  const answer = sampleText('stortinget', file);
  if (answer !== undefined) test(`recorded: ${message}`, () => withService(body, { [address]: answer }));
}

recorded('sessions', 'sesjoner.xml', '/eksport/sesjoner', async (handlers) => {
  const { count, current_session } = await handlers.list_sessions({}, callAt());
  assert.equal([count, current_session], [2, '2012-2013']);
});

recorded('parties', 'partier.xml', '/eksport/allepartier', async (handlers) => {
  const { parties } = await handlers.list_parties({}, callAt());
  assert.equal(parties[1], { id: 'FrP', name: 'Fremskrittspartiet', represented: null });
});

recorded('committees', 'komiteer.xml', '/eksport/komiteer?sesjonid=2012-2013', async (handlers) => {
  const { committees } = await handlers.list_committees({ session_id: '2012-2013' }, callAt());
  assert.equal(committees, [{ id: 'ARBSOS', name: 'Arbeids- og sosialkomiteen' }]);
});

recorded('topics', 'emner.xml', '/eksport/emner', async (handlers) => {
  const { topics } = await handlers.list_topics({ detail: 'full' }, callAt());
  assert.equal(topics[0]?.subtopics, [{ id: '205', name: 'ARBEIDSMILJØ', is_main_topic: false }]);
});

recorded(
  'representatives of version 1.0, with an address and a date of death in year 1',
  'representanter.xml',
  '/eksport/representanter?stortingsperiodeid=2009-2013',
  async (handlers) => {
    const { count, representatives } = await handlers.get_representatives(
      { period_id: '2009-2013', ...FULL },
      callAt(),
    );
    assert.is(count, 1);
    const [only] = representatives;
    assert.equal([only?.name, only?.email, only?.date_of_death], ['André Oktay Dahl', 'aod@stortinget.no', null]);
    assert.equal([only?.county, only?.party, only?.date_of_birth], ['Akershus', 'H', '1975-07-07']);
  },
);

recorded('cases of a session', 'saker.xml', '/eksport/saker?sesjonid=2011-2012', async (handlers) => {
  const { count, cases } = await handlers.get_cases({ session_id: '2011-2012', ...FULL }, callAt());
  assert.is(count, 1);
  assert.equal([cases[0]?.id, cases[0]?.committee, cases[0]?.recommendation_id], [53520, null, null]);
  assert.equal(cases[0]?.topics, ['UTENRIKSSAKER', 'TRAKTATER', 'NORDISK SAMARBEID']);
});

recorded('one case', 'sak-47163.xml', '/eksport/sak?sakid=47163', async (handlers) => {
  const found = await handlers.get_case({ case_id: 47163, detail: 'brief' }, callAt());
  assert.equal(
    found.proposers.map(({ id }) => id),
    ['GJB', 'HOSY', 'KJR', 'KNAH', 'RAE'],
  );
  assert.equal([found.session, found.number, found.finished], ['2009-2010', 175, true]);
  assert.equal([found.rapporteurs[0]?.name, found.publications.length], ['Anne Marit Bjørnflaten', 4]);
  assert.equal(found.keywords, ['Transportetat', 'Transportsektoren']);
  assert.is(found.reference, 'Dokument 8:175 S (2009-2010), Innst. 109 S (2010-2011)');
});

recorded('a ballot', 'voteringer-51448.xml', '/eksport/voteringer?sakid=51448', async (handlers) => {
  const { votes, note } = await handlers.get_votes({ case_id: 51448, ...FULL }, callAt());
  const [only] = votes;
  assert.equal([only?.for, only?.against, only?.absent, only?.passed], [2, 96, 71, false]);
  assert.equal(
    [only?.time, only?.comment, only?.president?.id],
    ['2012-04-12T16:37:27.053+02:00', 'Dette gikk fint.', 'MN'],
  );
  assert.is(note, null);
});

const members = sampleText('stortinget', 'representanter-2021-2025.xml-as-json.json');
if (members !== undefined) {
  test('recorded: 169 representatives of 2021-2025, 93 men and 76 women', () =>
    withService(
      async (handlers) => {
        const { count, representatives } = await handlers.get_representatives(
          { period_id: '2021-2025', ...FULL },
          callAt(),
        );
        assert.is(count, 169);
        const of = (gender: string) => representatives.filter((person) => person.gender === gender).length;
        assert.equal([of('male'), of('female')], [93, 76]);
        assert.ok(representatives.every(({ is_deputy, committees }) => is_deputy === false && committees === null));
        assert.ok(representatives.every(({ party, county, date_of_birth }) => party && county && date_of_birth));
      },
      { '/eksport/representanter?stortingsperiodeid=2021-2025': asXml(JSON.parse(members)) },
    ));
}

/** Converts a recording, which was made in JSON form, back to the original XML. */
function asXml(value: unknown, name?: string): string {
  if (Array.isArray(value)) return value.map((item) => asXml(item, name)).join('');
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : undefined;
  const inside = fields?.map(([key, item]) => (key.startsWith('@') ? '' : asXml(item, key))).join('') ?? String(value);
  return name === undefined ? inside : `<${name}>${inside}</${name}>`;
}

const ballots = sampleText('stortinget', 'voteringer-78686.transcribed.csv');
if (ballots !== undefined) {
  test('recorded: the ballots on case 78686, two of which are the two sides of an alternative vote', () =>
    withService(
      async (handlers) => {
        const { votes } = await handlers.get_votes({ case_id: 78686, ...FULL }, callAt());
        const alternative = votes.filter(({ alternative_vote_id }) => alternative_vote_id !== null);
        assert.equal(
          alternative.map((vote) => [vote.id, vote.for, vote.against, vote.passed, vote.alternative_vote_id]),
          [
            [15405, 46, 41, true, 15406],
            [15406, 41, 46, false, 15405],
          ],
        );
        assert.equal([votes[0]?.id, votes[0]?.for, votes[0]?.against, votes[0]?.absent], [15404, 1, 86, 82]);
      },
      { '/eksport/voteringer?sakid=78686': ballotsXml(ballots) },
    ));
}

function ballotsXml(csv: string): string {
  const rows = csv.trim().split(/\r?\n/).slice(1);
  const items = rows.map((row) => {
    const cells = [...row.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map((match) => match[1] ?? match[2] ?? '');
    const names = {
      alternativ_votering_id: 3,
      antall_for: 4,
      antall_ikke_tilstede: 5,
      antall_mot: 6,
      vedtatt: 15,
      votering_id: 16,
      votering_resultat_type: 18,
      votering_tema: 20,
      votering_tid: 21,
    };
    return `<sak_votering>${Object.entries(names)
      .map(([name, nth]) => `<${name}>${cells[nth]}</${name}>`)
      .join('')}</sak_votering>`;
  });
  return `<?xml version="1.0"?><sak_votering_oversikt><sak_id>78686</sak_id><sak_votering_liste>${items.join('')}</sak_votering_liste></sak_votering_oversikt>`;
}

test.run();
