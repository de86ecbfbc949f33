// Tests pages in both themes and at both widths. Takes long. Mostly waits.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openAlmanac } from '../../support/almanac.ts';
import { openBrowser } from '../../support/browser.ts';
import { REPLAYING } from '../../support/operations.ts';
import { faultsInEveryLook, openTab } from '../../support/site.ts';

const KINDS = [
  ...[
    '/?q=ships',
    '/services/scholarly',
    '/services/scholarly/search_papers',
    '/endpoints/air-quality/city',
    '/key',
    '/query',
    '/webhooks',
  ],
  ...[
    '/status',
    '/docs',
    '/docs/clients',
    '/docs/webhooks',
    '/docs/answers',
    '/docs/python',
    '/problems/not_found',
    '/changelog',
    '/admin',
    '/nowhere',
    '/services',
    '/mcp/',
  ],
  ...['/services/crisis-intelligence/get_active_crises', '/services/eu-bank-fx/get_history'],
  ...[
    '/services/unit-conversion/convert_units',
    '/services/no-registry/lookup_registry_company',
    '/services/eu-law/get_document',
  ],
  ...['/endpoints/preprints', '/docs/clients/claude', '/problems'],
];

const browser = await openBrowser();
if (browser !== undefined) {
  const server = await openAlmanac(REPLAYING);
  const { page, complaints } = await openTab(browser, server.url, { theme: 'light', width: 1440 });
  test.after(async () => {
    await browser.close();
    await server.stop();
  });
  for (const path of KINDS) {
    test(`axe-core finds no violations on ${path}, which fits every width`, async () => {
      const answered = await page.goto(`${server.url}${path}`);
      assert.is(answered?.status(), path === '/nowhere' ? 404 : 200);
      assert.equal(await faultsInEveryLook(page), []);
    });
  }

  test('the browser reports no errors and contacts no other host', () => assert.equal(complaints, []));
}

test.run();
