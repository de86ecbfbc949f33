// Pages in a browser: opened in a theme and a width, watched for complaints and for requests to elsewhere, judged by axe-core.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContext, Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** WCAG 2.2 AA. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** How a page is looked at. */
export interface Look {
  readonly theme: 'light' | 'dark';
  readonly width: number;
}

/** The looks in which every kind of page is judged. */
export const LOOKS: readonly Look[] = (['light', 'dark'] as const).flatMap((theme) =>
  [390, 1440].map((width) => ({ theme, width })),
);

/** A tab, and what is wrong with what was shown in it: nothing, in the end. */
export interface WatchedTab {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly complaints: string[];
}

/** Opens a tab that notes complaints of the console, failed scripts, and requests to anywhere but `url`. */
export async function openTab(browser: Browser, url: string, { theme, width }: Look): Promise<WatchedTab> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    // Chromium tells of each answer that is no success; the pages say it to their readers. Of sources' failures, too, but not of a 500.
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

/** Faults that are known of others' work: these rules inside this element. */
export interface Exempt {
  readonly within: string;
  readonly rules: readonly string[];
}

/** What axe-core finds wrong, a line a finding. */
export async function findingsOf(page: Page, exempt: Exempt = { within: 'none', rules: [] }): Promise<string[]> {
  // Policies of pages let no foreign script in; this one is put there by the debugger.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  return page.evaluate(
    async ({ tags, within, rules }) => {
      const { axe } = globalThis as unknown as {
        axe: {
          run(
            root: object,
            options: object,
          ): Promise<{ violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[] }>;
        };
      };
      const { violations } = await axe.run(document, { runOnly: { type: 'tag', values: tags } });
      const isKnown = (id: string, target: string) =>
        rules.includes(id) && document.querySelector(target)?.closest(within) != null;
      return violations.flatMap(({ id, nodes }) =>
        nodes
          .filter(({ target }) => !isKnown(id, target.join(' ')))
          .slice(0, 3)
          .map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
      );
    },
    { tags: RULES, ...exempt },
  );
}

/** What is wrong with a page in each look: findings, and that it is wider than what shows it. It is left as it was looked at before. */
export async function faultsInEveryLook(page: Page, exempt?: Exempt): Promise<string[]> {
  const size = page.viewportSize();
  const faults: string[] = [];
  for (const { theme, width } of LOOKS) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: theme });
    const found = [...(await findingsOf(page, exempt)), ...((await isTooWide(page)) ? ['too wide'] : [])];
    faults.push(...found.map((each) => `${theme} ${width}: ${each}`));
  }
  if (size !== null) await page.setViewportSize(size);
  return faults;
}

/** Whether the page is wider than what shows it. */
export function isTooWide(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}
