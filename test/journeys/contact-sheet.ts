// Shows the pictures of all journeys on one page, with the number of actions and seconds of each journey.

import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import type { JourneyReport } from './journey.ts';

const FOLDER = fileURLToPath(new URL('../../build/journeys/', import.meta.url));
const STYLE = `
  body { margin: 24px; font: 15px/1.4 system-ui, sans-serif; background: #f3f4f1; color: #1c2126 }
  section { margin-bottom: 28px }
  h2 { font-size: 18px; margin: 0 0 8px }
  h2 small { font-weight: normal; color: #59626b }
  .steps { display: flex; flex-wrap: wrap; gap: 14px }
  figure { margin: 0 }
  img { display: block; height: 260px; border: 1px solid #8a939b }
  figcaption { max-width: 400px; font-size: 13px; color: #59626b }
`;

/** Writes build/journeys: one PNG per step, index.html, and contact-sheet.png. Returns the folder. */
export async function writeContactSheet(browser: Browser, reports: readonly JourneyReport[]): Promise<string> {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const sections: string[] = [];
  for (const [index, { title, actions, seconds, steps }] of reports.entries()) {
    const figures: string[] = [];
    for (const [at, { caption, picture }] of steps.entries()) {
      const file = `${index + 1}-${at + 1}.png`;
      await writeFile(join(FOLDER, file), picture);
      figures.push(`<figure><img src="${file}" alt=""><figcaption>${caption}</figcaption></figure>`);
    }
    const took = `${actions} ${actions === 1 ? 'action' : 'actions'}, ${seconds.toFixed(1)} s`;
    sections.push(
      `<section><h2>${index + 1}. ${title} <small>${took}</small></h2><div class="steps">${figures.join('')}</div></section>`,
    );
  }
  const file = join(FOLDER, 'index.html');
  await writeFile(
    file,
    `<!doctype html><meta charset="utf-8"><title>Journeys</title><style>${STYLE}</style>${sections.join('')}`,
  );
  const page = await browser.newPage({ viewport: { width: 1800, height: 1000 } });
  await page.goto(`file://${file}`);
  await page.screenshot({ path: join(FOLDER, 'contact-sheet.png'), fullPage: true });
  await page.close();
  return FOLDER;
}
