import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openAlmanac } from '../../support/almanac.ts';
import { eventually } from '../../support/eventually.ts';
import { startMailServer } from '../../support/mail-server.ts';
import { Person, REDIRECT } from './sign-in.ts';

const BASE = 'https://almanac.example';
const mails = await startMailServer();
const server = await openAlmanac({
  ALMANAC_MAIL: mails.address,
  ALMANAC_MAIL_FROM: 'keys@almanac.example',
  ALMANAC_PUBLIC_URL: BASE,
  ALMANAC_ALLOWED_HOSTS: 'localhost,127.0.0.1',
});
test.after(async () => {
  await server.stop();
  await mails.close();
});

test('returns a key only through the emailed link, and then authorizes the client', async () => {
  const { json: client } = await server.send({ path: '/connect/register', body: { redirect_uris: [REDIRECT] } });
  const query = new URLSearchParams({
    ...{ client_id: client.client_id, redirect_uri: REDIRECT, response_type: 'code', state: 'mine' },
    ...{ code_challenge: 'x'.repeat(43), code_challenge_method: 'S256', resource: `${BASE}/connect/mcp/places/` },
  });
  const person = new Person(server.port);
  const page = await person.open(`/connect/authorize?${query}`);
  const waiting = await person.submit(page, 'sign-up', { email: 'ada@example.org' });
  assert.match(waiting.text, 'A link that shows the key was emailed');
  assert.not.match(waiting.text, /alm_[A-Za-z0-9]{20}/);
  await eventually(() => mails.received.length === 1, 5_000, 'the mail');
  const link = /https:\/\/almanac\.example(\/signup\/links\/[\w-]{43})\s/.exec(mails.received[0]?.text ?? '')?.[1];
  const shown = await server.send({ path: link as string, method: 'POST' });
  const key = /<pre id="key">(alm_\w+)<\/pre>/.exec(shown.text)?.[1] as string;
  const { at } = await person.submit(waiting, 'allow', { key });
  assert.is(`${at.origin}${at.pathname}`, REDIRECT);
  assert.ok(at.searchParams.get('code'), at.search);
  assert.is(at.searchParams.get('iss'), `${BASE}/connect`);
});

test.run();
