// A journey is a visitor's way to a goal on the pages. Counts the visitor's actions and takes a picture of each step.

import type { BrowserContext, Locator, Page } from 'playwright-core';

export interface Step {
  readonly caption: string;
  readonly picture: Buffer;
}

export interface JourneyReport {
  readonly title: string;
  /** Number of clicks, filled-in fields and pressed keys. */
  readonly actions: number;
  /** Excludes the time for taking pictures. */
  readonly seconds: number;
  readonly steps: readonly Step[];
}

export class Journey {
  readonly title: string;
  readonly context: BrowserContext;
  page: Page;
  readonly #base: string;
  readonly #steps: Step[] = [];
  #actions = 0;
  #startedAt = 0;
  #pausedMs = 0;

  /** @param base base URL of the server, without a trailing slash */
  constructor(title: string, context: BrowserContext, page: Page, base: string) {
    this.title = title;
    this.context = context;
    this.page = page;
    this.#base = base;
  }

  /** Opens a page and waits until its scripts respond. Time is measured from the first page. */
  async open(path: string): Promise<void> {
    if (this.#startedAt === 0) this.#startedAt = performance.now();
    await this.page.goto(`${this.#base}${path}`);
    await this.ready();
  }

  async ready(): Promise<void> {
    await this.page.locator('[data-awake]').first().waitFor({ state: 'attached' });
  }

  async click(target: Locator): Promise<void> {
    this.#actions += 1;
    await target.click();
  }

  async fill(target: Locator, text: string): Promise<void> {
    this.#actions += 1;
    await target.fill(text);
  }

  async choose(target: Locator, value: string | { readonly label: string }): Promise<void> {
    this.#actions += 1;
    await target.selectOption(value);
  }

  async type(text: string): Promise<void> {
    this.#actions += 1;
    await this.page.keyboard.type(text);
  }

  async press(key: string): Promise<void> {
    this.#actions += 1;
    await this.page.keyboard.press(key);
  }

  async picture(caption: string): Promise<void> {
    const before = performance.now();
    this.#steps.push({ caption, picture: await this.page.screenshot() });
    this.#pausedMs += performance.now() - before;
  }

  report(): JourneyReport {
    const seconds = (performance.now() - this.#startedAt - this.#pausedMs) / 1_000;
    return { title: this.title, actions: this.#actions, seconds, steps: this.#steps };
  }
}
