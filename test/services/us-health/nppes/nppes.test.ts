// Tests current registry responses, responses from 2019, and errors with status 200.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { RECORDS_LOOKED_AT } from '../../../../runtime/adapters/us-health/nppes/nppes.ts';
import { json, problemOf } from '../../../support/fake-source.ts';
import { callNow, type Played, sample, withHealth } from '../cms/catalog.ts';

const NOTHING = { result_count: 0, results: [] };
const error = (field: string, number: string, description: string) => ({ Errors: [{ field, number, description }] });

test('sends the version, each term with a wildcard, state and limit; omits unused parameters', () =>
  withHealth({ registry: () => NOTHING }, async ({ nppes, server }) => {
    await nppes.search({ type: 'NPI-1', lastName: 'SMITH', firstName: 'J', state: 'CA' }, callNow());
    const url = new URL(server.seen[0]?.url ?? '', 'http://loopback');
    assert.is(url.pathname, '/api/', 'the slash before the question mark stays');
    assert.equal(Object.fromEntries(url.searchParams), {
      version: '2.1',
      enumeration_type: 'NPI-1',
      last_name: 'SMITH*',
      first_name: 'J',
      state: 'CA',
      address_purpose: 'LOCATION',
      limit: String(RECORDS_LOOKED_AT),
    });
  }));

test('a term cannot inject parameters', () =>
  withHealth({ registry: () => NOTHING }, async ({ nppes, server }) => {
    await nppes.search({ organizationName: 'A&STATE=TX#/../;"' }, callNow());
    const url = new URL(server.seen[0]?.url ?? '', 'http://loopback');
    assert.is(url.pathname, '/api/');
    assert.is(url.searchParams.get('organization_name'), 'A&STATE=TX#/../;"*');
    assert.not.ok(url.searchParams.has('STATE'));
  }));

test('no match is an empty list', () =>
  withHealth({ registry: () => NOTHING }, async ({ nppes }) => {
    assert.equal(await nppes.search({ lastName: 'NOBODY' }, callNow()), []);
  }));

test('reports a rejected term as an error in the argument, and does not retry', () =>
  withHealth(
    { registry: () => error('last_name', '06', 'Field contains special character(s)') },
    async ({ nppes, server }) => {
      const problem = await problemOf(nppes.search({ lastName: 'X' }, callNow()));
      assert.is(problem.code, 'invalid_arguments');
      assert.equal(
        problem.extras.errors?.map(({ parameter }) => parameter),
        ['last_name'],
      );
      assert.match(problem.message, 'special character');
      assert.is(server.seen.length, 1);
    },
  ));

const failures: [what: string, played: object | Played, code: string][] = [
  ['no search criteria', error('generic', '04', 'No valid search criteria provided'), 'upstream_failed'],
  ['an error without any detail', { Errors: [{}] }, 'upstream_failed'],
  ['neither results nor errors', { result_count: 1 }, 'upstream_invalid_response'],
  ['a record without a number', { result_count: 1, results: [{ basic: {} }] }, 'upstream_invalid_response'],
  ['an HTML page', html, 'upstream_invalid_response'],
  ['an empty body', (response: Parameters<Played>[0]) => response.writeHead(200).end(), 'upstream_invalid_response'],
  ['too many requests', (response: Parameters<Played>[0]) => json(response, {}, 429), 'upstream_unavailable'],
  ['a server error', (response: Parameters<Played>[0]) => json(response, {}, 500), 'upstream_failed'],
];

function html(response: Parameters<Played>[0]): void {
  response.writeHead(200, { 'content-type': 'text/html' }).end('<!DOCTYPE html><html></html>');
}

for (const [what, played, code] of failures) {
  test(`${what}: ${code}`, () =>
    withHealth({ registry: () => played as object }, async ({ nppes }) => {
      assert.is((await problemOf(nppes.search({ lastName: 'SMITH' }, callNow()))).code, code);
    }));
}

for (const [name, code, said] of [
  ['error-no-criteria.json', 'upstream_failed', 'No valid search criteria'],
  ['error-enumeration-type-only.json', 'upstream_failed', 'requires additional search criteria'],
] as const) {
  const recorded = sample<object>('nppes', name);
  if (recorded === undefined) continue;
  test(`recorded: ${name} is an error with a reason`, () =>
    withHealth({ registry: () => recorded }, async ({ nppes }) => {
      const problem = await problemOf(nppes.search({ type: 'NPI-1' }, callNow()));
      assert.is(problem.code, code);
      assert.match(problem.message, said);
    }));
}

const empty = sample<object>('nppes', 'empty-result.json');
if (empty !== undefined) {
  test('recorded: an empty result', () =>
    withHealth({ registry: () => empty }, async ({ nppes }) => {
      assert.equal(await nppes.search({ lastName: 'ZZZZZZZ' }, callNow()), []);
    }));
}

test.run();
