// Caches the results of the front page's calls. A page view never waits for a source: it shows the cached result, and
// starts a refresh if the result is old. One call runs at a time, and none is repeated within REFRESH_MS, however many
// pages are viewed.

import type { Operation, Service } from '../../contract/operation.ts';
import type { Invoke } from '../../dispatch/invocation.ts';
import { DAY_MS, MINUTE_MS } from '../../lib/duration.ts';
import { SERVER } from '../../limits/allowance.ts';
import { CARDS, type Card, type CardContent } from './cards.ts';

const REFRESH_MS = 15 * MINUTE_MS;
/** Results older than this are not shown. */
const KEPT_MS = DAY_MS;
const CALL_MS = 20_000;

export interface LiveCard {
  readonly card: Card;
  readonly operation: Operation;
  readonly content: CardContent;
}

export interface LiveCardsOptions {
  readonly services: readonly Service[];
  readonly invoke: Invoke;
  /** Returns milliseconds from a monotonic clock. */
  readonly elapsed?: () => number;
}

interface Kept {
  readonly content: CardContent;
  readonly at: number;
}

export class LiveCards {
  readonly #invoke: Invoke;
  readonly #elapsed: () => number;
  readonly #operations = new Map<Card, Operation>();
  readonly #kept = new Map<Card, Kept>();
  #triedAt: number | undefined;
  #refreshing: Promise<void> | undefined;

  constructor({ services, invoke, elapsed = () => performance.now() }: LiveCardsOptions) {
    this.#invoke = invoke;
    this.#elapsed = elapsed;
    const all = new Map(services.flatMap(({ operations }) => operations.map((each) => [each.id, each] as const)));
    for (const card of CARDS) {
      const operation = all.get(card.operation);
      if (operation !== undefined) this.#operations.set(card, operation);
    }
  }

  /** Returns the cached results without waiting. */
  current(): readonly LiveCard[] {
    const now = this.#elapsed();
    if (this.#refreshing === undefined && (this.#triedAt === undefined || now - this.#triedAt >= REFRESH_MS)) {
      this.#triedAt = now;
      this.#refreshing = this.#refresh().finally(() => {
        this.#refreshing = undefined;
      });
    }
    return [...this.#operations].flatMap(([card, operation]) => {
      const kept = this.#kept.get(card);
      return kept === undefined || now - kept.at > KEPT_MS ? [] : [{ card, operation, content: kept.content }];
    });
  }

  get offered(): readonly Card[] {
    return [...this.#operations.keys()];
  }

  /** Resolves when no refresh is running. */
  settled(): Promise<void> {
    return this.#refreshing ?? Promise.resolve();
  }

  async #refresh(): Promise<void> {
    for (const [card, operation] of this.#operations) {
      const content = await this.#contentOf(card, operation);
      if (content !== undefined) this.#kept.set(card, { content, at: this.#elapsed() });
    }
  }

  async #contentOf(card: Card, operation: Operation): Promise<CardContent | undefined> {
    const outcome = await this.#invoke({
      operation,
      raw: { encoding: 'json', values: card.arguments },
      identify: () => SERVER,
      requestId: 'front-page',
      transport: 'rest',
      network: '',
      signal: AbortSignal.timeout(CALL_MS),
    });
    return outcome.ok ? contentOf(card, outcome.result) : undefined;
  }
}

/** Undefined if parts that the card reads are missing from the result. */
export function contentOf(card: Card, result: object): CardContent | undefined {
  try {
    return card.read(result as Readonly<Record<string, unknown>>);
  } catch {
    return undefined;
  }
}
