import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { addressOf, resolveHosts } from '../../../../runtime/sources/client/hosts.ts';
import { call, json, policy, withSource } from '../../../support/fake-source.ts';

const two = policy({ id: 'dmi-warnings', hosts: { default: 'https://a.example/v1', cap_feed: 'https://b.example' } });

test('reads base addresses from the manifest; an environment variable can override one or all of the addresses', () => {
  const addresses = (environment: Record<string, string>) =>
    [...resolveHosts(two, environment)].map(([, url]) => url.href);
  assert.equal(addresses({}), ['https://a.example/v1', 'https://b.example/']);
  assert.equal(addresses({ UPSTREAM_DMI_WARNINGS_BASE_URL: 'http://127.0.0.1:1/m' }), [
    'http://127.0.0.1:1/m',
    'http://127.0.0.1:1/m',
  ]);
  assert.equal(addresses({ UPSTREAM_DMI_WARNINGS_CAP_FEED_BASE_URL: 'http://m/x' }), [
    'https://a.example/v1',
    'http://m/x',
  ]);
});

test('joins paths to a base address with or without a trailing slash', () => {
  for (const base of ['https://a.example/v1', 'https://a.example/v1/']) {
    assert.is(addressOf(new URL(base), '/x/y').href, 'https://a.example/v1/x/y');
  }
  assert.is(addressOf(new URL('https://a.example'), '/x').href, 'https://a.example/x');
});

test('supports a mirror whose base address has a path prefix', () =>
  withSource(
    {},
    (response) => json(response, {}),
    async ({ server, client }) => {
      await client.get({ path: '/a' }, call());
      assert.is(server.seen[0]?.url, '/a');
      assert.throws(() => client.baseAddress('nowhere'), /no host nowhere/);
    },
  ));

test.run();
