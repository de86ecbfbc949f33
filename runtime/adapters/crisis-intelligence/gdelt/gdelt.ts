// World news from the GDELT Project (DOC 2.0): articles and their average tone. The source accepts one query every five
// seconds.

import { type Derivations, readArticle } from '../../../../generated/services/crisis-intelligence/readers.ts';
import type { Article as ArticleRecord } from '../../../../generated/services/crisis-intelligence/types.ts';
import type { LifetimeName } from '../../../../generated/sources.ts';
import type { AdapterResult } from '../../../contract/adapter-result.ts';
import { completeOf, required } from '../../../decoding/source-values.ts';
import { type JsonObject, listOf, numberOf, objectOf, textOf } from '../../../lib/loose-json.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import type { SourceCall, SourceClient } from '../../../sources/client/client.ts';
import { readers } from '../../../sources/client/reading.ts';
import type { SourceContext } from '../../../sources/context.ts';
import { readLooseJson } from './answer.ts';

export { newsQuery } from './query.ts';

export type NewsTimespan = '24h' | '7d' | '1m';

export type Article = AdapterResult<ArticleRecord>;

export interface TonePoint {
  readonly at: string;
  /** Average tone, from about -10 (very negative) to 10 (very positive). */
  readonly tone: number;
}

const PATH = '/doc/doc';
/** Maximum articles per response. More articles are requested than needed, because syndicated copies are dropped. */
const MAX_ARTICLES = 250;

const derive: Pick<Derivations, 'Article'> = {
  Article: {
    title: (row) => required(tidy(textOf(row['title'])), 'title'),
    seen_at: (row) => compactMoment(row['seendate']),
  },
};

export const reads = readers(import.meta.url, { articles: readArticles, tone: readTone });

export function create({ client }: SourceContext<'gdelt'>): Gdelt {
  return new Gdelt(client);
}

export class Gdelt {
  readonly #client: SourceClient<LifetimeName<'gdelt'>>;

  constructor(client: SourceClient<LifetimeName<'gdelt'>>) {
    this.#client = client;
  }

  /** Returns the newest articles first, without repeated titles. `query` must be a result of newsQuery. */
  articles(query: string, timespan: NewsTimespan, max: number, call: SourceCall): Promise<readonly Article[]> {
    const maxrecords = Math.min(MAX_ARTICLES, Math.max(25, max * 2));
    const parameters = { query, mode: 'artlist', format: 'json', maxrecords, sort: 'datedesc', timespan };
    return this.#client.read({ path: PATH, query: parameters, expect: 'bytes' }, reads.articles, call);
  }

  tone(query: string, timespan: NewsTimespan, call: SourceCall): Promise<readonly TonePoint[]> {
    const parameters = { query, mode: 'timelinetone', format: 'json', timespan };
    return this.#client.read({ path: PATH, query: parameters, expect: 'bytes' }, reads.tone, call);
  }
}

function readArticles(answer: Answer): Article[] {
  const { articles } = objectOf(readLooseJson(answer));
  const found = new Map<string, Article>();
  for (const article of listOf(articles).map((row) => completeOf(row, articleOf))) {
    const key = article?.title.toLowerCase();
    if (article !== undefined && key !== undefined && !found.has(key)) found.set(key, article);
  }
  return [...found.values()];
}

function readTone(answer: Answer): TonePoint[] {
  const [series] = listOf(objectOf(readLooseJson(answer))['timeline']);
  return listOf(objectOf(series)['data']).flatMap((entry) => {
    const { date, value } = objectOf(entry);
    const [at, tone] = [compactMoment(date), numberOf(value)];
    return at === undefined || tone === undefined ? [] : [{ at, tone }];
  });
}

function articleOf(row: JsonObject): Article | undefined {
  const article = readArticle(row, derive);
  return /^https?:\/\//.test(article.url) ? article : undefined;
}

/** Removes spaces before punctuation, as in "sanctions ; Tehran hits back , calls". */
function tidy(title: string | undefined): string | undefined {
  return textOf(title?.replace(/\s+/g, ' ').replace(/ ([,;:.!?])/g, '$1'));
}

const COMPACT = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/;

/** Converts `20260828T121500Z` to ISO 8601 with separators. */
function compactMoment(value: unknown): string | undefined {
  const match = typeof value === 'string' ? COMPACT.exec(value) : null;
  if (match === null) return undefined;
  const [, year, month, day, hour, minute, second] = match;
  const text = `${year}-${month}-${day}T${hour}:${minute}:${second}Z`;
  return Number.isNaN(Date.parse(text)) ? undefined : text;
}
