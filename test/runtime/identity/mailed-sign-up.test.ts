// Uses a real mail server. Takes long. Mostly waits.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Mailer } from '../../../runtime/identity/mailer.ts';
import { deriveSecrets } from '../../../runtime/identity/secrets.ts';
import { linkOutbox, type SignUpMail, SignUps } from '../../../runtime/identity/sign-up.ts';
import { smtpTransport } from '../../../runtime/identity/smtp.ts';
import type { Store } from '../../../runtime/store/store.ts';
import { ADMIN_TOKEN, openAlmanac } from '../../support/almanac.ts';
import { eventually } from '../../support/eventually.ts';
import type { Answer } from '../../support/http.ts';
import { startMailServer } from '../../support/mail-server.ts';
import { beneath, engines, folder, type Place, type TestEngine, withStore } from '../store/engines.ts';

const mails = await startMailServer();
const server = await openAlmanac({
  ALMANAC_MAIL: mails.address,
  ALMANAC_MAIL_FROM: 'keys@almanac.example',
  ALMANAC_PUBLIC_URL: 'https://almanac.example',
  ALMANAC_ALLOWED_HOSTS: 'localhost,127.0.0.1',
  ALMANAC_TRUSTED_PROXIES: '127.0.0.1',
});
test.after(async () => {
  await server.stop();
  await mails.close();
});

const TOOL = '/rest/unit-conversion/list_unit_categories';
let clients = 0;

/** Uses a different IP address each time, because each address has its own limit. */
function signUp(email: string, address = `198.51.100.${clients++}`): Promise<Answer> {
  return server.send({ path: '/signup', body: { email }, headers: { 'X-Forwarded-For': address } });
}

async function linkTo(email: string, nth = 1): Promise<string> {
  const of = () => mails.received.filter(({ to }) => to.includes(email));
  await eventually(() => of().length >= nth, 5_000, `mail ${nth} to ${email}`);
  const { from, text } = of()[nth - 1] as (typeof mails.received)[number];
  assert.is(from, 'keys@almanac.example');
  const link = /https:\/\/almanac\.example(\/signup\/links\/[\w-]{43})\s/.exec(text)?.[1];
  assert.ok(link, text);
  return link as string;
}

async function redeem(path: string): Promise<string> {
  const { status, text, headers } = await server.send({ path, method: 'POST' });
  assert.is(status, 200, text);
  assert.is(headers['cache-control'], 'no-store');
  const key = /<pre id="key">(alm_\w+)<\/pre>/.exec(text)?.[1];
  assert.ok(key, text);
  return key as string;
}

const works = async (key: string) => (await server.send({ path: TOOL, key })).status;

test('responds the same to every valid address; the emailed link shows the key once, and opening it does not consume it', async () => {
  const answer = await signUp('ada@Example.ORG');
  assert.equal([answer.status, answer.json], [202, { status: 'sent' }]);
  const path = await linkTo('ada@example.org');
  for (let nth = 0; nth < 3; nth++) {
    const page = await server.send({ path });
    assert.is(page.status, 200);
    assert.match(page.text, /<form method="post"><button/);
    assert.not.match(page.text, /alm_/);
  }
  const key = await redeem(path);
  assert.is(await works(key), 200);
  const again = await server.send({ path, method: 'POST' });
  assert.equal([again.status, again.json.code], [410, 'link_expired']);
  const known = await signUp('ada@example.org');
  assert.equal([known.status, known.text], [202, answer.text]);
});

test('a link replaces a lost key: the new key keeps the id, plan and quota, and the old key stops working', async () => {
  await signUp('bob@example.org');
  const old = await redeem(await linkTo('bob@example.org'));
  assert.is(await works(old), 200);
  await signUp('bob@EXAMPLE.org');
  const key = await redeem(await linkTo('bob@example.org', 2));
  assert.is(await works(key), 200);
  assert.is(await works(old), 403);
  const { json } = await server.send({
    path: '/admin/keys?email=bob@example.org',
    headers: { Authorization: `Bearer ${ADMIN_TOKEN}` },
  });
  assert.is(json.keys.length, 1);
  assert.is(json.keys[0].calls_today, 2);
});

test("a link sent to a variant of an address with a +tag or different letter case neither returns nor revokes that address's key", async () => {
  const made = await server.send({
    path: '/admin/keys',
    body: { email: 'victim@corp.example', plan: 'unlimited' },
    headers: { Authorization: `Bearer ${ADMIN_TOKEN}` },
  });
  const victims = made.json.key as string;
  for (const attacker of ['victim+x@corp.example', 'Victim@corp.example']) {
    await signUp(attacker);
    const path = await linkTo(attacker);
    const { status, json, text } = await server.send({ path, method: 'POST' });
    assert.equal([status, json?.code], [409, 'email_taken'], text);
    assert.match(text, 'exactly the address that you first signed up with');
    assert.not.match(text, /alm_/);
    assert.is(await works(victims), 200);
    assert.is((await server.send({ path, method: 'POST' })).json.code, 'link_expired');
  }
});

test('limits a mailbox to three emails per day without revealing the limit; an operator can reset it', async () => {
  for (const email of [
    'cyd@example.org',
    'cyd+a@example.org',
    'cyd+b@example.org',
    'cyd+c@example.org',
    'cyd@example.org',
  ]) {
    const { status, json } = await signUp(email);
    assert.equal([status, json], [202, { status: 'sent' }]);
  }
  await linkTo('cyd+b@example.org');
  const mailed = () => mails.received.filter(({ to }) => to.some((each) => each.startsWith('cyd')));
  assert.is(mailed().length, 3);
  const key = await redeem(await linkTo('cyd@example.org'));
  const headers = { Authorization: `Bearer ${ADMIN_TOKEN}` };
  const freed = await server.send({ path: '/admin/emails/free', body: { email: 'cyd@Example.org' }, headers });
  assert.equal([freed.status, freed.json.revoked.length], [200, 1], freed.text);
  assert.is(await works(key), 403);
  await signUp('cyd@example.org');
  assert.is(await works(await redeem(await linkTo('cyd@example.org', 2))), 200);
});

test('limits a network to twenty emails per day, regardless of the addresses', async () => {
  for (let nth = 0; nth < 20; nth++) assert.is((await signUp(`many${nth}@example.org`, '203.0.113.9')).status, 202);
  const refused = await signUp('one.more@example.org', '203.0.113.9');
  assert.equal([refused.status, refused.json.code], [429, 'signup_limit']);
});

test('treats an unknown link like a used one; a page of another origin cannot submit the form', async () => {
  for (const token of ['x', 'x'.repeat(43)]) {
    const { status, json } = await server.send({ path: `/signup/links/${token}`, method: 'POST' });
    assert.equal([status, json.code], [410, 'link_expired']);
  }
  await signUp('dan@example.org');
  const path = await linkTo('dan@example.org');
  const foreign = await server.send({ path, method: 'POST', headers: { Origin: 'https://elsewhere.example' } });
  assert.is(foreign.status, 403);
  await redeem(path);
});

test('without a mail server, sign-up sends no links, and rejected sign-ups count against the limit of the network', async () => {
  const plain = await openAlmanac();
  try {
    assert.is((await plain.send({ path: '/signup/links/x' })).status, 404);
    const one = () => plain.send({ path: '/signup', body: { email: 'ada@example.org' } });
    const statuses = [];
    for (let nth = 0; nth < 7; nth++) statuses.push((await one()).status);
    assert.equal(statuses, [201, 409, 409, 409, 409, 429, 429]);
  } finally {
    await plain.stop();
  }
});

interface Sending {
  readonly store: Store;
  readonly location: Place['location'];
  readonly messages: string[];
  signUp(email: string): Promise<void>;
  readonly signUps: SignUps;
  mailer(port: number): Promise<Mailer>;
  unsent(): Promise<Record<string, unknown>[]>;
}

/** Without transports. */
function sending(kind: TestEngine, use: (sending: Sending) => Promise<void>): Promise<void> {
  return withStore(kind, async (store, { location }) => {
    const secrets = deriveSecrets('the master key of the mail tests, which is long');
    const messages: string[] = [];
    const now = () => Date.now();
    const [mailers, mail]: [Mailer[], SignUpMail] = [[], { onWaiting: () => mailers[0]?.look() }];
    const signUps = new SignUps({
      blocks: { refuseEmail() {} },
      keys: store.keys,
      links: store.signUpLinks,
      secrets,
      plans: {},
      now,
      mail,
    });
    try {
      await use({
        ...{ store, location, messages, signUps },
        signUp: (email) => signUps.mailLink(email, `198.51.100.${clients++}`),
        async mailer(port) {
          const mailer = new Mailer({
            outbox: linkOutbox(store.signUpLinks, secrets, (token) => `https://a.example/${token}`),
            transport: await smtpTransport(`smtp://127.0.0.1:${port}`, 'keys@almanac.example'),
            now,
            onTransition: (state, code) => messages.push(`${state} ${code ?? ''}`),
            onError: assert.unreachable,
            waits: Array.from({ length: 500 }, () => 5),
          });
          mailers.push(mailer);
          mailer.start();
          return mailer;
        },
        unsent: async () => [...(await beneath(location, 'select * from sign_up_links where send_at is not null'))],
      });
    } finally {
      for (const mailer of mailers) await mailer.close();
    }
  });
}

async function freePort(): Promise<number> {
  const { address, close } = await startMailServer();
  await close();
  return Number(new URL(address).port);
}

for (const kind of await engines()) {
  test(`${kind.name}: retries if the mail server is unavailable, reports this once, and never waits for it; seals pending emails`, () =>
    sending(kind, async ({ signUp, mailer, messages, unsent }) => {
      const port = await freePort();
      await mailer(port);
      await signUp('a@example.org');
      await eventually(async () => Number((await unsent())[0]?.tries) >= 1, 5_000, 'a second try');
      const [row] = await unsent();
      const server = await startMailServer(undefined, port);
      await eventually(() => server.received.length === 1, 10_000, 'the mail');
      await eventually(async () => (await unsent()).length === 0, 5_000, 'nothing waits');
      assert.match(messages.join(), /^failing ESOCKET ?,sending $/);
      const token = /a\.example\/([\w-]{43})/.exec(server.received[0]?.text ?? '')?.[1];
      assert.ok(token, server.received[0]?.text);
      assert.not.ok(JSON.stringify(row).includes(token as string), 'the store contains no link');
      assert.match(String(row?.sealed_token), /^v1\./);
      await server.close();
    }));

  test(`${kind.name}: two links of one new address redeemed concurrently create one key`, () =>
    sending(kind, async ({ signUp, mailer, signUps, store }) => {
      const server = await startMailServer();
      await mailer(Number(new URL(server.address).port));
      for (let round = 0; round < 5; round++) {
        const address = `new${round}@example.org`;
        for (let nth = 0; nth < 2; nth++) await signUp(address);
        const mailed = () => server.received.filter(({ to }) => to.includes(address));
        await eventually(() => mailed().length === 2, 10_000, 'both mails');
        const tokens = mailed().map(({ text }) => /a\.example\/([\w-]{43})/.exec(text)?.[1] ?? '');
        const redeemed = await Promise.all(tokens.map((token) => signUps.redeem(token)));
        const keys = await store.keys.list({ limit: 10 }, Date.now(), { email: address });
        assert.equal(new Set(redeemed.map(({ id }) => id)), new Set(keys.map(({ id }) => id)));
        assert.is(keys.length, 1);
      }
      await server.close();
    }));

  test(`${kind.name}: does not retry an address that the mail server rejects permanently, and does not report it as a failure`, () =>
    sending(kind, async ({ signUp, mailer, messages, unsent }) => {
      let requestCount = 0;
      const server = await startMailServer(() => {
        requestCount++;
        return Object.assign(new Error('no such user'), { responseCode: 550 });
      });
      await mailer(Number(new URL(server.address).port));
      await signUp('a@example.org');
      await eventually(async () => requestCount > 0 && (await unsent()).length === 0, 5_000, 'the refusal');
      assert.equal([requestCount, messages], [1, []]);
      await server.close();
    }));

  test(`${kind.name}: only one of several processes sends each email`, () =>
    sending(kind, async ({ signUp, mailer, unsent }) => {
      for (let nth = 0; nth < 30; nth++) await signUp(`many${nth}@example.org`);
      const server = await startMailServer();
      const port = Number(new URL(server.address).port);
      await Promise.all([mailer(port), mailer(port), mailer(port)]);
      await eventually(async () => (await unsent()).length === 0, 10_000, 'all of them');
      const to = server.received.flatMap((mail) => mail.to);
      assert.equal([to.length, new Set(to).size], [30, 30]);
      await server.close();
    }));
}

test('the next process sends an email that was pending when the previous one stopped, and its link works', async () => {
  const port = await freePort();
  const { path, remove } = folder();
  const variables = {
    DATA_DIR: path,
    ALMANAC_MAIL: `smtp://127.0.0.1:${port}`,
    ALMANAC_MAIL_FROM: 'keys@almanac.example',
    ALMANAC_PUBLIC_URL: 'https://almanac.example',
    ALMANAC_ALLOWED_HOSTS: 'localhost,127.0.0.1',
  };
  const first = await openAlmanac(variables);
  assert.is((await first.send({ path: '/signup', body: { email: 'eve@example.org' } })).status, 202);
  await first.stop();
  const late = await startMailServer(undefined, port);
  const second = await openAlmanac(variables);
  try {
    await eventually(() => late.received.length === 1, 10_000, 'the mail');
    const link = /almanac\.example(\/signup\/links\/[\w-]{43})/.exec(late.received[0]?.text ?? '')?.[1] ?? '';
    assert.match((await second.send({ path: link, method: 'POST' })).text, /<pre id="key">alm_/);
  } finally {
    await second.stop();
    await late.close();
    remove();
  }
});

test.run();
