import type { ValidateFunction } from 'ajv/dist/2020.js';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { endpoints } from '../../../generated/endpoints/endpoints.ts';
import { ADMIN_TOKEN, openAlmanac } from '../../support/almanac.ts';
import { eventually } from '../../support/eventually.ts';
import type { Answer, Sent } from '../../support/http.ts';
import { startMailServer } from '../../support/mail-server.ts';
import { REPLAYING } from '../../support/operations.ts';
import { judge, openapi } from '../../support/published.ts';

const server = await openAlmanac({
  ...REPLAYING,
  ALMANAC_CONTACT: 'help@example.org',
  ALMANAC_WEBHOOK_NETWORKS: '127.0.0.0/8',
});
test.after(() => server.stop());

const BEARER = { Authorization: `Bearer ${ADMIN_TOKEN}` };
const documented = judge().addSchema(closed(openapi) as object, 'openapi');

/** Forbids undeclared properties at every depth. */
function closed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(closed);
  if (typeof node !== 'object' || node === null) return node;
  const members = Object.entries(node).map(([name, inside]) => [name, closed(inside)]);
  const copy = Object.fromEntries(members) as Record<string, unknown>;
  const isSchema = copy['type'] === 'object' && 'properties' in copy && !('additionalProperties' in copy);
  return isSchema ? { ...copy, additionalProperties: false } : copy;
}

interface Documented {
  readonly responses: Readonly<Record<string, { $ref?: string; content?: Readonly<Record<string, object>> }>>;
}

function declared(path: string, method: 'get' | 'post' | 'delete', answer: Answer): void {
  const what = `${method} ${path} ${answer.status}`;
  const response = (openapi.paths[path]?.[method] as Documented | undefined)?.responses[answer.status];
  assert.ok(response, `${what} is declared`);
  const type = (answer.headers['content-type'] ?? '').split(';')[0] ?? '';
  if (response?.$ref !== undefined) {
    assert.is(type, 'application/problem+json', what);
    return;
  }
  assert.ok(response?.content?.[type], `${what} as ${type}`);
  if (type !== 'application/json') return;
  const place = `${pointer(path)}/${method}/responses/${answer.status}/content/application~1json/schema`;
  const check: ValidateFunction = documented.compile({ $ref: `openapi#/paths/${place}` });
  assert.ok(check(answer.json), `${what}: ${JSON.stringify(check.errors)} ${answer.text.slice(0, 400)}`);
}

function pointer(path: string): string {
  return path.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D');
}

const NOBODY = '00000000-0000-4000-8000-000000000000';

const CALLS: readonly (readonly [path: string, status: number, sent: Partial<Sent>])[] = [
  ['/', 200, {}],
  ['/signup', 201, { body: { email: 'ada@example.org' } }],
  ['/signup', 409, { body: { email: 'ada+2@example.org' } }],
  ['/signup', 422, { body: { email: 'ada' } }],
  ['/signup', 400, { body: '[]' }],
  ['/signup', 413, { body: 'x'.repeat(300_000) }],
  ['/signup', 415, { body: 'email=a', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }],
  ['/signup', 403, { body: { email: 'b@example.org' }, headers: { Origin: 'https://evil.example' } }],
  ['/signup/links/{token}', 404, { path: '/signup/links/x' }],
  ['/signup/links/{token}', 404, { path: '/signup/links/x', method: 'POST' }],
  ['/admin/emails/free', 200, { body: { email: 'nobody@example.org' }, headers: BEARER }],
  ['/admin/answers/erase', 200, { body: { contains: 'nobody' }, headers: BEARER }],
  ['/admin/erase', 200, { body: { email: 'nobody@example.org' }, headers: BEARER }],
  ['/admin/webhooks', 200, { headers: BEARER }],
  ['/admin/audit', 200, { headers: BEARER }],
  ['/admin/blocks', 201, { body: { kind: 'network', value: '192.0.2.0/24', reason: 'Scraping' }, headers: BEARER }],
  ['/admin/blocks', 422, { body: { kind: 'network', value: 'x', reason: 'Scraping' }, headers: BEARER }],
  ['/admin/blocks', 200, { headers: BEARER }],
  ['/admin/blocks/{id}', 200, { path: '/admin/blocks/BLOCK', method: 'DELETE', headers: BEARER }],
  ['/admin/blocks/{id}', 404, { path: '/admin/blocks/BLOCK', method: 'DELETE', headers: BEARER }],
  ['/rest', 200, {}],
  ['/rest/{service}', 200, { path: '/rest/places' }],
  ['/rest/{service}', 404, { path: '/rest/nothing' }],
  ['/rest/{service}', 422, { path: '/rest/places?x=1' }],
  ['/openapi.json', 200, {}],
  ['/openapi/{document}', 200, { path: '/openapi/places.json' }],
  ['/openapi/{document}', 200, { path: '/openapi/air-quality.json' }],
  ['/openapi/{document}', 404, { path: '/openapi/..%2Fplaces.json' }],
  ['/llms.txt', 200, {}],
  ['/llms-full.txt', 200, {}],
  ['/.well-known/api-catalog', 200, {}],
  ['/docs', 200, {}],
  ['/docs/reference', 200, {}],
  ['/docs/clients', 200, {}],
  ['/problems', 200, {}],
  ['/problems/{code}', 200, { path: '/problems/not_found' }],
  ['/problems/{code}', 404, { path: '/problems/constructor' }],
  ['/health', 200, {}],
  ['/health/live', 200, {}],
  ['/health/ready', 200, {}],
  ['/metrics', 200, {}],
  ['/admin/keys', 201, { body: { email: 'team@example.org', plan: 'partner' }, headers: BEARER }],
  ['/admin/keys', 422, { body: { email: 'team@example.org', plan: 'gold' }, headers: BEARER }],
  ['/admin/keys', 401, { body: { email: 'team@example.org', plan: 'free' } }],
  ['/admin/keys', 200, { path: '/admin/keys?limit=1', headers: BEARER }],
  ['/admin/keys', 422, { path: '/admin/keys?cursor=x', headers: BEARER }],
  ['/admin/keys/{id}/rotate', 201, { path: '/admin/keys/ID/rotate', body: { overlap_seconds: 60 }, headers: BEARER }],
  ['/admin/keys/{id}/rotate', 404, { path: '/admin/keys/key_x/rotate', method: 'POST', headers: BEARER }],
  ['/admin/keys/{id}/rotate', 400, { path: '/admin/keys/ID/rotate', body: { id: 'x' }, headers: BEARER }],
  ['/admin/keys/{id}/plan', 200, { path: '/admin/keys/ID/plan', body: { plan: 'unlimited' }, headers: BEARER }],
  ['/admin/keys/{id}/plan', 404, { path: '/admin/keys/key_x/plan', body: { plan: 'free' }, headers: BEARER }],
  ['/admin/keys/{id}/revoke', 200, { path: '/admin/keys/ID/revoke', method: 'POST', headers: BEARER }],
  ['/admin/keys/{id}/plan', 422, { path: '/admin/keys/ID/plan', body: { plan: 'free' }, headers: BEARER }],
  ['/admin/feedback', 200, { headers: BEARER }],
  ['/docs/webhooks', 200, {}],
  ['/webhooks/{subscription_id}/events', 200, { path: '/webhooks/SUBSCRIPTION/events?after=0&limit=1000', key: 'KEY' }],
  ['/webhooks/{subscription_id}/events', 401, { path: '/webhooks/SUBSCRIPTION/events' }],
  ['/webhooks/{subscription_id}/events', 404, { path: `/webhooks/${NOBODY}/events`, key: 'KEY' }],
  ['/webhooks/{subscription_id}/events', 422, { path: '/webhooks/SUBSCRIPTION/events?limit=1001', key: 'KEY' }],
  ['/webhooks/{subscription_id}/events', 422, { path: '/webhooks/SUBSCRIPTION/events?after=-1', key: 'KEY' }],
  ['/webhooks/{subscription_id}/events', 422, { path: '/webhooks/x/events', key: 'KEY' }],
  ['/webhooks/{subscription_id}/ping', 200, { path: '/webhooks/SUBSCRIPTION/ping', body: {}, key: 'KEY' }],
  ['/webhooks/{subscription_id}/ping', 404, { path: `/webhooks/${NOBODY}/ping`, body: {}, key: 'KEY' }],
  ['/webhooks/{subscription_id}/test', 200, { path: '/webhooks/SUBSCRIPTION/test', body: {}, key: 'KEY' }],
  ['/webhooks/{subscription_id}/test', 401, { path: '/webhooks/SUBSCRIPTION/test', body: {} }],
  [
    '/webhooks/{subscription_id}/redeliver',
    200,
    { path: '/webhooks/SUBSCRIPTION/redeliver', body: { after: 0 }, key: 'KEY' },
  ],
  [
    '/webhooks/{subscription_id}/redeliver',
    422,
    { path: '/webhooks/SUBSCRIPTION/redeliver', body: { after: 3, until: 2 }, key: 'KEY' },
  ],
  ['/webhooks/inbox', 404, { key: 'KEY' }],
  ['/webhooks/inbox', 200, { body: {}, key: 'KEY' }],
  ['/webhooks/inbox', 200, { key: 'KEY' }],
  ['/webhooks/inbox', 401, {}],
  ['/webhooks/inbox', 422, { path: '/webhooks/inbox?after=-1', key: 'KEY' }],
  ['/webhooks/inbox/messages', 200, { method: 'DELETE', key: 'KEY' }],
  ['/webhooks/inbox', 200, { method: 'DELETE', key: 'KEY' }],
  ['/webhooks/inbox', 404, { method: 'DELETE', key: 'KEY' }],
  ['/status.json', 200, {}],
  ['/key/usage', 200, { key: 'KEY' }],
  ['/key/usage', 401, {}],
  ['/key/rotate', 201, { body: { overlap_seconds: 600 }, key: 'KEY' }],
  ['/key/rotate', 422, { body: { overlap_seconds: -1 }, key: 'KEY' }],
  [
    '/admin/webhooks/{id}/redeliver',
    200,
    { path: '/admin/webhooks/SUBSCRIPTION/redeliver', body: {}, headers: BEARER },
  ],
  ['/admin/webhooks/{id}/redeliver', 404, { path: '/admin/webhooks/x/redeliver', body: {}, headers: BEARER }],
  ['/admin/webhooks/{id}/redeliver', 401, { path: '/admin/webhooks/SUBSCRIPTION/redeliver', body: {} }],
  [
    '/admin/webhooks/{id}/redeliver',
    422,
    { path: '/admin/webhooks/SUBSCRIPTION/redeliver', body: { from_sequence: 3, to_sequence: 2 }, headers: BEARER },
  ],
  [
    '/admin/webhooks/{id}/rotate-secret',
    201,
    { path: '/admin/webhooks/SUBSCRIPTION/rotate-secret', body: {}, headers: BEARER },
  ],
  [
    '/admin/webhooks/{id}/rotate-secret',
    404,
    { path: `/admin/webhooks/${NOBODY}/rotate-secret`, body: { overlap_seconds: 0 }, headers: BEARER },
  ],
  ['/key/revoke', 200, { method: 'POST', key: 'KEY' }],
];

async function signUpByMail(): Promise<string[]> {
  const mails = await startMailServer();
  const mailing = await openAlmanac({
    ALMANAC_MAIL: mails.address,
    ALMANAC_MAIL_FROM: 'keys@almanac.example',
    ALMANAC_PUBLIC_URL: 'http://localhost',
    ALMANAC_ALLOWED_HOSTS: '127.0.0.1',
  });
  try {
    const sent = await mailing.send({ path: '/signup', body: { email: 'ada@example.org' } });
    assert.is(sent.status, 202, sent.text);
    declared('/signup', 'post', sent);
    await eventually(() => mails.received.length > 0, 5_000, 'the mail');
    const path = /\/signup\/links\/[\w-]+/.exec(mails.received[0]?.text ?? '')?.[0] ?? '';
    for (const method of ['get', 'post'] as const) {
      const answer = await mailing.send({ path, method: method.toUpperCase() });
      assert.is(answer.status, 200, answer.text);
      declared('/signup/links/{token}', method, answer);
    }
    const used = await mailing.send({ path, method: 'POST' });
    assert.is(used.status, 410);
    declared('/signup/links/{token}', 'post', used);
  } finally {
    await mailing.stop();
    await mails.close();
  }
  return ['GET /signup/links/{token}', 'POST /signup/links/{token}'];
}

test('the OpenAPI document declares every response of every endpoint', async () => {
  await server.send({
    path: '/rest/places/report_feedback',
    body: { feedback: 'Good.' },
    key: await server.key(),
  });
  const key = await server.key();
  const subscribed = await server.send({
    path: '/rest/webhooks/subscribe',
    body: { entity_type: 'brreg_company', callback_url: 'https://127.0.0.1:9/' },
    key,
  });
  assert.is(subscribed.status, 200, subscribed.text);
  let [id, block] = ['', ''];
  const seen = new Set<string>();
  for (const [path, status, sent] of CALLS) {
    const asked = { path, ...sent };
    const answer = await server.send({
      ...asked,
      path: asked.path.replace('SUBSCRIPTION', subscribed.json.id).replace('ID', id).replace('BLOCK', block),
      ...(asked.key === undefined ? {} : { key }),
    });
    assert.is(answer.status, status, `${path} ${answer.text.slice(0, 300)}`);
    const method = (sent.method?.toLowerCase() ?? (sent.body === undefined ? 'get' : 'post')) as
      | 'get'
      | 'post'
      | 'delete';
    declared(path, method, answer);
    if (status < 300) seen.add(`${method.toUpperCase()} ${path}`);
    if (path === '/admin/keys' && status === 201) id = answer.json.id;
    if (path === '/admin/blocks' && status === 201) block = answer.json.id;
  }
  for (const answered of await signUpByMail()) seen.add(answered);
  assert.equal([...seen].sort(), endpoints.map(({ method, path }) => `${method} ${path}`).sort());
});

test('an endpoint without arguments ignores the query; an endpoint with arguments reports unknown arguments', async () => {
  assert.is((await server.send({ path: '/health?verbose=1' })).status, 200);
  assert.is((await server.send({ path: '/openapi.json?v=2' })).status, 200);
  const refused = await server.send({ path: '/problems/not_found?x=1' });
  assert.is(refused.json.errors[0].parameter, 'x');
});

test.run();
