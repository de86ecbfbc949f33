import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { problemOf } from '../../../support/fake-source.ts';
import { fixture } from '../../../support/played-source.ts';
import { callAt, withParliament } from './parliament.ts';

const page = '<!DOCTYPE html><html><body>Feil</body></html>';
const session = (from: number) => ({ from, to: from + 1 });

test('requests sessions and periods before the millennium in the short format', () =>
  withParliament({}, async ({ source, requests }) => {
    assert.is((await source.cases(session(1998), true, callAt())).length, 1);
    assert.is((await source.representatives({ from: 1993, to: 1997 }, callAt())).length, 1);
    assert.is((await source.cases(session(2026), false, callAt())).length, 2);
    assert.equal(requests(), [
      '/eksport/saker?sesjonid=1998-99',
      '/eksport/representanter?stortingsperiodeid=1993-97',
      '/eksport/saker?sesjonid=2026-2027',
    ]);
  }));

test('one download serves many callers, and is parsed once', () =>
  withParliament({}, async ({ source, requests }) => {
    const call = callAt();
    const [first, second] = await Promise.all([source.topics(call), source.topics(call)]);
    assert.is(first, second);
    await source.topics(call);
    assert.is(requests().length, 1);
    assert.equal(
      call.noted.map(({ cache }) => cache),
      ['miss', 'miss', 'hit'],
    );
  }));

test('rejects a response for another session, period, case or ballot', () => {
  const instead = {
    '/eksport/saker?sesjonid=2024-2025': fixture('stortinget', 'saker-2026-2027.xml'),
    '/eksport/representanter?stortingsperiodeid=2017-2021': fixture('stortinget', 'representanter-2021-2025.xml'),
    '/eksport/sak?sakid=2': fixture('stortinget', 'sak-101010.xml'),
    '/eksport/voteringer?sakid=2': fixture('stortinget', 'voteringer-101010.xml'),
    '/eksport/voteringsresultat?voteringid=2': fixture('stortinget', 'voteringsresultat-20001.xml'),
  };
  return withParliament(instead, async ({ source, requests }) => {
    const questions = [
      () => source.cases(session(2024), true, callAt()),
      () => source.representatives({ from: 2017, to: 2021 }, callAt()),
      () => source.case(2, callAt()),
      () => source.ballots(2, callAt()),
      () => source.rollCall(2, callAt()),
    ];
    for (const question of questions) {
      assert.is((await problemOf(question())).code, 'upstream_invalid_response');
    }
    assert.is(requests().length, 5, 'not retried, because the source would return the same');
  });
});

test('treats a case that is nil, has no id, or returns 404 as unknown', () => {
  const instead = { '/eksport/sak?sakid=1': '<?xml version="1.0"?><detaljert_sak xmlns:i="x" i:nil="true"/>' };
  return withParliament(instead, async ({ source, requests }) => {
    for (const id of [999, 1, 3]) assert.is(await source.case(id, callAt()), undefined, String(id));
    await source.case(3, callAt());
    assert.is(requests().length, 3, 'an unknown case is cached for a while');
  });
});

test('a roll call has the vote of every member, and an empty, nil or 404 response has none', () => {
  const empty =
    '<?xml version="1.0"?><voteringsresultat_oversikt><voteringsresultat_liste /><votering_id>7</votering_id></voteringsresultat_oversikt>';
  return withParliament({ '/eksport/voteringsresultat?voteringid=7': empty }, async ({ source }) => {
    const votes = await source.rollCall(20001, callAt());
    assert.equal(
      votes.map(({ member, choice }) => [member.id, member.partyId, choice]),
      [
        ['ÅSGR', 'A', 'for'],
        ['ODRO', 'H', 'against'],
        ['PEHA', undefined, 'absent'],
        ['SOÆR', 'Sp', 'for'],
        ['KAHØ', 'H', undefined],
      ],
    );
    assert.equal([await source.rollCall(7, callAt()), await source.rollCall(8, callAt())], [[], []]);
  });
});

for (const [says, body] of [
  ['an HTML page', page],
  ['an empty body', ''],
  ['a truncated list', fixture('stortinget', 'emner.xml').slice(0, -40)],
  ['a different document', '<?xml version="1.0"?><feil>nei</feil>'],
  ['a document without its list', '<?xml version="1.0"?><emne_oversikt><versjon>1.6</versjon></emne_oversikt>'],
] as const) {
  test(`${says} is an unreadable response, and is not cached`, () =>
    withParliament(
      { '/eksport/emner': (response) => response.writeHead(200, { 'content-type': 'text/xml' }).end(body) },
      async ({ source, requests }) => {
        assert.is((await problemOf(source.topics(callAt()))).code, 'upstream_invalid_response');
        assert.is((await problemOf(source.topics(callAt()))).code, 'upstream_invalid_response');
        assert.is(requests().length, 2);
      },
    ));
}

test('an error status is a source failure, including 404 for a list', () =>
  withParliament({ '/eksport/emner': (response) => response.writeHead(500).end(page) }, async ({ source }) => {
    assert.is((await problemOf(source.topics(callAt()))).code, 'upstream_failed');
    assert.is((await problemOf(source.committees(session(2020), callAt()))).code, 'upstream_failed');
  }));

test('reports a rate limit with its retry time', () =>
  withParliament(
    { '/eksport/emner': (response) => response.writeHead(429, { 'retry-after': '60' }).end() },
    async ({ source }) => {
      const problem = await problemOf(source.topics(callAt()));
      assert.equal([problem.code, problem.extras.retryAfter], ['upstream_unavailable', 60]);
    },
  ));

test.run();
