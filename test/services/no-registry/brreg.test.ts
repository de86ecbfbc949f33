// Facts: runtime/adapters/no-registry/SOURCES.md (brreg).

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Brreg } from '../../../runtime/adapters/no-registry/brreg/brreg.ts';
import { isOrgNumber, plainNumber } from '../../../runtime/adapters/no-registry/brreg/org-number.ts';
import { json, problemOf } from '../../support/fake-source.ts';
import { type Answers, answering, callAt, withPlayed } from '../../support/played-folder.ts';

const NUMBER = '900000006';
const withRegister = (answers: Answers, body: (source: Brreg, requestedUrls: () => string[]) => Promise<void>) =>
  withPlayed(['brreg'], answers, ({ sourceClients, requests: requestedUrls }) =>
    body(new Brreg(sourceClients.client('brreg')), requestedUrls),
  );

test('validates an organization number by its check digit', () => {
  assert.ok(isOrgNumber('974760673'));
  assert.not.ok(isOrgNumber('974760674'));
  assert.not.ok(isOrgNumber('97476067'));
  // The check digit of these numbers would be 10, so all of them are invalid.
  for (let last = 0; last < 10; last++) assert.not.ok(isOrgNumber(`91234567${last}`));
  assert.is(plainNumber('974 760-673'), '974760673');
  assert.is(plainNumber('974\u00a0760\u00a0673'), '974760673');
});

test('looks for a branch if no entity has the number', () =>
  withRegister({ [`/underenheter/${NUMBER}`]: { organisasjonsnummer: NUMBER } }, async (source, requests) => {
    const unit = await source.unit(NUMBER, callAt());
    assert.is(unit?.unit_type, 'branch');
    assert.equal(requests(), [`/enheter/${NUMBER}`, `/underenheter/${NUMBER}`]);
  }));

test('returns undefined for an unassigned number, whatever the body of the 404 response', () =>
  withRegister(
    { [`/enheter/${NUMBER}`]: answering(404, '{"status":404}'), [`/underenheter/${NUMBER}`]: answering(404) },
    async (source) => assert.is(await source.unit(NUMBER, callAt()), undefined),
  ));

test('returns undefined for a unit that was removed for legal reasons, does not look for a branch, and drops the cached copy', async () => {
  let removed = false;
  const answers: Answers = {
    [`/enheter/${NUMBER}`]: (response) =>
      removed ? void response.writeHead(410).end() : json(response, { organisasjonsnummer: NUMBER, navn: 'X' }),
  };
  await withRegister(answers, async (source, requests) => {
    assert.is((await source.unit(NUMBER, callAt()))?.name, 'X');
    removed = true;
    assert.is(await source.unit(NUMBER, callAt(), true), undefined, 'a watch sees the removal');
    assert.is(await source.unit(NUMBER, callAt()), undefined, 'the cached copy is also gone');
    assert.equal(requests(), [`/enheter/${NUMBER}`, `/enheter/${NUMBER}`]);
  });
});

test('caches a unit: two calls cause one request', () =>
  withRegister({ [`/enheter/${NUMBER}`]: { organisasjonsnummer: NUMBER } }, async (source, requests) => {
    await source.unit(NUMBER, callAt());
    const second = callAt();
    await source.unit(NUMBER, second);
    assert.is(requests().length, 1);
    assert.is(second.noted[0]?.cache, 'hit');
  }));

test('treats a response that is not a unit as a source failure', async () => {
  for (const played of [
    { navn: 'without a number' },
    answering(200, '[]'),
    answering(200, ''),
    answering(200, '<!doctype html><html></html>', { 'content-type': 'text/html' }),
  ]) {
    await withRegister({ [`/enheter/${NUMBER}`]: played }, async (source) => {
      const problem = await problemOf(source.unit(NUMBER, callAt()));
      assert.is(problem.code, 'upstream_invalid_response');
    });
  }
});

test('does not report a number as unknown while the register fails', () =>
  withRegister({ [`/enheter/${NUMBER}`]: answering(500, '{}') }, async (source) => {
    assert.is((await problemOf(source.unit(NUMBER, callAt()))).code, 'upstream_failed');
  }));

test('pauses for as long as the register requests', () =>
  withRegister({ [`/enheter/${NUMBER}`]: answering(429, '', { 'retry-after': '30' }) }, async (source, requests) => {
    const problem = await problemOf(source.unit(NUMBER, callAt()));
    assert.equal([problem.code, problem.extras.retryAfter], ['upstream_unavailable', 30]);
    assert.is((await problemOf(source.unit('900000014', callAt()))).code, 'upstream_unavailable');
    assert.is(requests().length, 1);
  }));

test('the error of a rejected search lists the arguments and echoes no input', () => {
  const body = {
    status: 400,
    error: 'Bad',
    validationErrors: [{ errorMessage: 'Feil: 9999', parametere: ['kommunenummer'] }],
  };
  const answers = { '/enheter?kommunenummer=9999&size=10&page=0': answering(400, JSON.stringify(body)) };
  return withRegister(answers, async (source) => {
    const problem = await problemOf(source.search({ municipalityCode: '9999' }, 10, callAt()));
    assert.is(problem.code, 'invalid_arguments');
    assert.equal(
      problem.extras.errors?.map(({ parameter }) => parameter),
      ['municipality_code'],
    );
    assert.not.match(problem.message, '9999');
  });
});

test('treats a search response without hits and without a page as unreadable, not empty', () =>
  withRegister({ '/enheter?navn=x&size=10&page=0': { _links: {} } }, async (source) => {
    assert.is((await problemOf(source.search({ name: 'x' }, 10, callAt()))).code, 'upstream_invalid_response');
  }));

test('a name cannot add parameters to a search', () =>
  withRegister({}, async (source, requests) => {
    await problemOf(source.search({ name: 'x&size=10000#/../../roller?a=b' }, 10, callAt()));
    const query = new URLSearchParams(requests()[0]?.split('?')[1]);
    assert.equal(query.getAll('size'), ['10']);
    assert.is(query.get('navn'), 'x&size=10000#/../../roller?a=b');
  }));

test('requests the update feed with the only accepted time format, for entities and branches', () => {
  const entry = {
    oppdateringsid: 2,
    dato: '2026-11-20T08:00:00.000Z',
    organisasjonsnummer: NUMBER,
    endringstype: 'Endring',
  };
  const query = 'dato=2026-11-20T07%3A00%3A00.000Z&organisasjonsnummer=900000006%2C900000014&size=1000';
  const answers: Answers = {
    [`/oppdateringer/enheter?${query}`]: { _embedded: { oppdaterteEnheter: [entry] }, page: { totalElements: 1 } },
    [`/oppdateringer/underenheter?${query}`]: { page: { totalElements: 0 } },
  };
  return withRegister(answers, async (source) => {
    const updated = await source.updatedSince([NUMBER, '900000014'], new Date('2026-11-20T07:00:00Z'), callAt());
    assert.equal([...(updated ?? [])], [NUMBER]);
  });
});

test('a malformed feed page is a failure, not an empty feed', () =>
  withRegister({}, async (source) => {
    assert.is((await problemOf(source.updatedSince([NUMBER], new Date(0), callAt()))).code, 'upstream_failed');
  }));

test.run();
