import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { joinedPages, nextPageOf } from '../../../runtime/site/components/more-pages.ts';
import { openAlmanac } from '../../support/almanac.ts';
import { openBrowser } from '../../support/browser.ts';
import { openTab } from '../../support/site.ts';

test('requests the next page with the argument that the result returns for it', () => {
  assert.equal(nextPageOf({ next_offset: 20 }), { offset: 20 });
  assert.equal(nextPageOf({ next_page: 2 }), { page: 2 });
  assert.is(nextPageOf({ count: 3 }), undefined);
});

test('joining two pages combines the rows, and keeps only the reference to the page after the second', () => {
  const first = { count: 2, total: 3, next_offset: 2, rows: [1, 2] };
  assert.equal(joinedPages(first, { count: 1, total: 3, rows: [3] }, 'rows'), { count: 3, total: 3, rows: [1, 2, 3] });
  const third = { count: 1, total: 9, next_offset: 3, rows: [3] };
  assert.equal(joinedPages(first, third, 'rows'), { count: 3, total: 3, next_offset: 3, rows: [1, 2, 3] });
});

const browser = await openBrowser();
if (browser !== undefined) {
  const server = await openAlmanac();
  const { page, complaints } = await openTab(browser, server.url, { theme: 'light', width: 1440 });
  page.setDefaultTimeout(20_000);
  test.after(async () => {
    await browser.close();
    await server.stop();
  });

  test('"Load more" adds a page of countries to the table, and "Load all" the rest', async () => {
    const key = await server.key();
    await page.addInitScript((value) => sessionStorage.setItem('almanac.key', value), key);
    await page.goto(`${server.url}/services/places/get_countries?continent=SA&limit=4`);
    const note = page.locator('.more-pages');
    await note.getByText(/^4 of \d+ rows loaded\.$/).waitFor();
    const total = Number(/of (\d+)/.exec((await note.textContent()) ?? '')?.[1]);
    await note.getByRole('button', { name: 'Load more' }).click();
    await note.getByText(`8 of ${total} rows loaded.`).waitFor();
    await note.getByRole('button', { name: 'Load all' }).click();
    await note.waitFor({ state: 'detached' });
    const names = await page.locator('.try-result tbody tr:visible').count();
    assert.is(names, total);
    assert.equal(complaints, []);
  });
}

test.run();
