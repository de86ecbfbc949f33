// Opens pages in a browser with a theme and a width, and checks them for console messages, external requests, and
// findings of axe-core.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContext, Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** WCAG 2.2 AA. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export interface Look {
  readonly theme: 'light' | 'dark';
  readonly width: number;
}

export const LOOKS: readonly Look[] = (['light', 'dark'] as const).flatMap((theme) =>
  [390, 1440].map((width) => ({ theme, width })),
);

/** A tab and its errors. The list of errors must be empty at the end of a test. */
export interface WatchedTab {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly complaints: string[];
}

/** Opens a tab that records console messages, failed scripts, and requests to addresses other than `url`. */
export async function openTab(browser: Browser, url: string, { theme, width }: Look): Promise<WatchedTab> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    // Chromium reports every unsuccessful response. 4xx and source failures (502 to 504) are ignored because the pages
    // handle them, but not 500.
    const isAnswer = /^Failed to load resource: the server responded with a status of (?:4|50[234])/.test(
      message.text(),
    );
    if (['error', 'warning'].includes(message.type()) && !isAnswer) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(url) && !request.url().startsWith('data:')) complaints.push(`asks ${request.url()}`);
  });
  return { page, context, complaints };
}

export async function findingsOf(page: Page): Promise<string[]> {
  // The content security policy of the pages forbids external scripts, but the debugger can still inject this one.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  return page.evaluate(async (tags) => {
    const { axe } = globalThis as unknown as {
      axe: {
        run(
          root: object,
          options: object,
        ): Promise<{ violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[] }>;
      };
    };
    const { violations } = await axe.run(document, { runOnly: { type: 'tag', values: tags } });
    return violations.flatMap(({ id, nodes }) =>
      nodes.slice(0, 3).map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    );
  }, RULES);
}

/**
 * Returns the errors of a page in each theme and width: findings of axe-core and horizontal overflow. Restores the
 * previous state.
 */
export async function faultsInEveryLook(page: Page): Promise<string[]> {
  const size = page.viewportSize();
  const faults: string[] = [];
  for (const { theme, width } of LOOKS) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: theme });
    const found = [...(await findingsOf(page)), ...((await isTooWide(page)) ? ['too wide'] : [])];
    faults.push(...found.map((each) => `${theme} ${width}: ${each}`));
  }
  if (size !== null) await page.setViewportSize(size);
  return faults;
}

export function isTooWide(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}
