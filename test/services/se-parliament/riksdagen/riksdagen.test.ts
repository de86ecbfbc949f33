import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { problemOf } from '../../../support/fake-source.ts';
import { fixture } from '../../../support/played-source.ts';
import { callAt, withParliament } from './parliament.ts';

/** All parameters that the source uses in its own URLs. It silently ignores other parameters. */
const KNOWN = new Set([
  'sok',
  'doktyp',
  'org',
  'rm',
  'p',
  'sz',
  'sort',
  'sortorder',
  'utformat',
  'a',
  'bet',
  'punkt',
  'parti',
  'rdlstatus',
  'iid',
  'rost',
]);

test('sends only parameters that the source supports, and no empty ones', () =>
  withParliament({}, async ({ source, urls }) => {
    const call = callAt();
    await source.documents(
      { text: 'arbetslöshetsförsäkring', type: 'bet', committee: 'AU', session: '2022/23', page: 1 },
      call,
    );
    await source.documents({ type: 'prop', session: '2026/27', page: 1 }, call);
    await source.votes({ session: '2022/23', designation: 'AU10', point: 1, rows: 2000, closed: true }, call);
    await source.votes({ session: '2022/23', party: 'S', choice: 'Ja', rows: 500, closed: true }, call).catch(() => {});
    await source.members({ everybody: true }, call);
    await source.members({ everybody: false, party: 'C' }, call);
    await source.member('0391973624515', call);
    for (const url of urls()) {
      for (const [name, value] of new URL(url, 'http://source').searchParams) {
        assert.ok(KNOWN.has(name), name);
        assert.ok(value !== '', name);
      }
    }
    assert.match(urls()[0] ?? '', 'rm=2022%2F23');
  }));

test('user input cannot inject parameters, and an id cannot change the path', () =>
  withParliament({}, async ({ source, urls }) => {
    await source.documents({ text: 'x&doktyp=mot#?%26', page: 1 }, callAt()).catch(() => {});
    const sent = new URL(urls()[0] ?? '', 'http://source').searchParams;
    assert.equal([sent.get('sok'), sent.get('doktyp')], ['x&doktyp=mot#?%26', null]);
    await source.document('../personlista', false, callAt()).catch(() => {});
    assert.not.ok(urls().some((url) => url.includes('personlista') && !url.includes('%2F')));
  }));

test('treats rows that do not match the request as a failure, because the source ignored the filter', () =>
  withParliament(
    {
      '/voteringlista/?bet=CU6&rm=2022/23&sz=500&utformat=json': fixture('riksdagen', 'voteringlista-AU10.json'),
      '/personlista/?parti=V&sort=sorteringsnamn&sortorder=asc&utformat=json': fixture(
        'riksdagen',
        'personlista-C.json',
      ),
      '/dokumentlista/?a=s&doktyp=mot&p=1&sort=datum&sortorder=desc&sz=20&utformat=json': fixture(
        'riksdagen',
        'dokumentlista-prop.json',
      ),
    },
    async ({ source }) => {
      const requests: readonly (() => Promise<unknown>)[] = [
        () => source.votes({ session: '2022/23', designation: 'CU6', rows: 500, closed: true }, callAt()),
        () => source.members({ everybody: false, party: 'V' }, callAt()),
        () => source.documents({ type: 'mot', page: 1 }, callAt()),
      ];
      for (const request of requests) {
        const { code, message } = await problemOf(request());
        assert.is(code, 'upstream_invalid_response');
        assert.match(message, 'does not match the request');
      }
    },
  ));

test('keeps a bill that has a ministry instead of the requested committee, but drops bills of other committees', () => {
  const list = JSON.parse(fixture('riksdagen', 'dokumentlista-au.json'));
  const [report] = list.dokumentlista.dokument;
  list.dokumentlista.dokument = [report, { ...report, organ: 'Finansdepartementet' }, { ...report, organ: 'SoU' }];
  const address = '/dokumentlista/?a=s&org=AU&p=1&sort=datum&sortorder=desc&sz=20&utformat=json';
  return withParliament({ [address]: JSON.stringify(list) }, async ({ source }) => {
    const { documents, others } = await source.documents({ committee: 'AU', page: 1 }, callAt());
    assert.equal(
      documents.map(({ organ }) => organ),
      ['AU', 'Finansdepartementet'],
    );
    assert.is(others, 1);
  });
});

test('a document is unknown if the response contains none or is 404; a different document is a failure', () =>
  withParliament(
    { '/dokumentstatus/HA01AU11.json': fixture('riksdagen', 'dokumentstatus-HA01AU10.json') },
    async ({ source }) => {
      for (const id of ['HA0999', 'HA01AU12']) assert.is(await source.document(id, false, callAt()), undefined, id);
      assert.is((await problemOf(source.document('HA01AU11', false, callAt()))).code, 'upstream_invalid_response');
      assert.is((await source.document('ha01au10'.toUpperCase(), true, callAt()))?.id, 'HA01AU10');
    },
  ));

test('treats a response for a different member as a failure', () =>
  withParliament(
    { '/personlista/?iid=1234567&rdlstatus=samtliga&utformat=json': fixture('riksdagen', 'personlista-C.json') },
    async ({ source }) => {
      assert.is((await problemOf(source.member('1234567', callAt()))).code, 'upstream_invalid_response');
    },
  ));

test('accepts a byte order mark and an HTML content type', () =>
  withParliament(
    {
      '/personlista/?iid=1234567&rdlstatus=samtliga&utformat=json': (response) =>
        response
          .writeHead(200, { 'content-type': 'text/html' })
          .end(`\ufeff${fixture('riksdagen', 'personlista-none.json')}`),
    },
    async ({ source }) => assert.is(await source.member('1234567', callAt()), undefined),
  ));

const MEMBERS = '/personlista/?parti=C&sort=sorteringsnamn&sortorder=asc&utformat=json';
for (const [says, body] of [
  ['an HTML page', '<!DOCTYPE html><html><body>Fel</body></html>'],
  ['an empty body', ''],
  ['truncated JSON', '{"personlista":{"@hits":"2","person":[{'],
  ['a response without its list', '{"fel":"nej"}'],
  ['a list without content', '{"personlista":{}}'],
] as const) {
  test(`${says} is an unreadable response, and is not cached`, () =>
    withParliament(
      { [MEMBERS]: (response) => response.writeHead(200, { 'content-type': 'application/json' }).end(body) },
      async ({ source, requests }) => {
        const search = { everybody: false, party: 'C' };
        assert.is((await problemOf(source.members(search, callAt()))).code, 'upstream_invalid_response');
        assert.is((await problemOf(source.members(search, callAt()))).code, 'upstream_invalid_response');
        assert.is(requests().length, 2);
      },
    ));
}

test('reports source failures and rate limits', () =>
  withParliament(
    {
      [MEMBERS]: (response) => response.writeHead(500).end(),
      '/personlista/?iid=1234567&rdlstatus=samtliga&utformat=json': (response) =>
        response.writeHead(429, { 'retry-after': '90' }).end(),
    },
    async ({ source }) => {
      assert.is((await problemOf(source.members({ everybody: false, party: 'C' }, callAt()))).code, 'upstream_failed');
      const limited = await problemOf(source.member('1234567', callAt()));
      assert.equal([limited.code, limited.extras.retryAfter], ['upstream_unavailable', 90]);
    },
  ));

test.run();
