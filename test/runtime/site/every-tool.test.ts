// Opens the page of every tool and endpoint in a browser, with its first example response. Takes long.

import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { areas, services } from '../../../generated/catalog.ts';
import type { View, ViewField } from '../../../runtime/contract/view.ts';
import { pageDataOf } from '../../../runtime/site/offer-files.ts';
import { viewsOf } from '../../../runtime/views/declared.ts';
import { rowsOf, SCREEN, valueAt } from '../../../runtime/views/walk.ts';
import { openAlmanac } from '../../support/almanac.ts';
import { openBrowser } from '../../support/browser.ts';
import { openTab } from '../../support/site.ts';

const UNSAID = /\bundefined\b|\[object \w+\]|\bNaN\b/;
const ROWS = 5;
/** Number of characters of a string that are always shown, because long URLs are shortened. */
const SURE = 40;

function fieldsOf(view: View): readonly ViewField[] {
  switch (view.kind) {
    case 'value':
      return [view.field, ...view.beside];
    case 'facts':
      return [...(view.headline === undefined ? [] : [view.headline]), ...view.fields, ...view.more];
    case 'table':
      return view.columns.filter(({ spread }) => !spread);
    case 'series':
      return [view.x, ...view.y];
    case 'bars':
      return [...(view.category === undefined ? [] : [view.category]), ...view.values];
    case 'map':
      return [view.label, view.size, view.colour].filter((field) => field !== undefined);
    case 'text':
      return view.format === 'plain' ? [view.field] : [];
  }
}

function wordsOf(view: View, answer: unknown): string[] {
  const { rows } = rowsOf(answer, 'rows' in view ? view.rows : undefined, SCREEN);
  const drawn = view.kind === 'map' ? rows.filter((row) => typeof valueAt(row, view.latitude) === 'number') : rows;
  // Charts skip missing values.
  const isDrawn = (row: (typeof rows)[number]) =>
    view.kind !== 'series' || view.y.some(({ path }) => typeof valueAt(row, path) === 'number');
  const values = drawn
    .slice(0, ROWS)
    .filter(isDrawn)
    .flatMap((row) => fieldsOf(view).map(({ path }) => valueAt(row, path)));
  return values
    .flatMap((value) => (typeof value === 'string' ? flat(value) : typeof value === 'number' ? figureOf(value) : []))
    .map((text) => text.slice(0, SURE))
    .filter((text) => text !== '');
}

/** Keeps only the decimals that rounding does not change. */
function figureOf(value: number): string {
  return Math.abs(value) < 1 ? String(value) : String(value).replace(/(\.\d{5})\d{4,}$/, '$1');
}

/** Normalizes digit grouping, times and URL prefixes. */
function flat(text: string): string {
  return text
    .replaceAll(/^https?:\/\/(?:www\.)?/g, '')
    .replaceAll(/[\s,/_]/g, '')
    .replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d).*$/, '$1$2')
    .toLowerCase();
}

async function shownIn(page: Page, id: string): Promise<string> {
  return flat((await page.locator(`[id="${id}"]`).textContent()) ?? '');
}

const browser = await openBrowser();

if (browser !== undefined) {
  const server = await openAlmanac();
  const { page, complaints } = await openTab(browser, server.url, { theme: 'light', width: 1440 });
  test.after(async () => {
    await browser.close();
    await server.stop();
  });

  for (const service of [...services, ...areas]) {
    test(`${service.slug}: every page shows its example response`, async () => {
      const { operations } = await pageDataOf(service);
      for (const { name, page: path, answer } of operations) {
        await page.goto(`${server.url}${path}`, { waitUntil: 'domcontentloaded' });
        await page.locator('[data-awake]').waitFor({ state: 'attached' });
        assert.not.match((await page.locator('body').textContent()) ?? '', UNSAID, path);
        assert.ok(answer !== undefined, `${path} has an example’s answer`);
        const operation = service.operations.find((each) => each.name === name);
        const views = operation === undefined ? [] : await viewsOf(operation);
        assert.ok(views.length > 0, path);
        let found = 0;
        for (const [index, view] of views.entries()) {
          const words = wordsOf(view, answer);
          if (words.length === 0) continue;
          const text = await shownIn(page, `views-panel-${view.kind}-${index}`);
          assert.equal(
            words.filter((word) => !text.includes(word)),
            [],
            `${path} ${view.title}: ${text.slice(0, 300)}`,
          );
          found += words.length;
        }
        assert.ok(found > 0, `${path}: none of its views shows a value of ${JSON.stringify(answer).slice(0, 300)}`);
      }
    });
  }

  test('the browser reports no errors and contacts no other host', () => assert.equal(complaints, []));
}

test.run();
