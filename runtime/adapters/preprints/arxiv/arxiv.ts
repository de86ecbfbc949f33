// arXiv's API. All processes share one queue, which sends one request every three seconds.

import type { LifetimeName } from '../../../../generated/sources.ts';
import type { SourceCall, SourceClient } from '../../../sources/client/client.ts';
import type { SourceContext } from '../../../sources/context.ts';
import { type FoundPreprints, type Preprint, reads } from './read.ts';

export { CATEGORIES, type Category, categoryOf, KNOWN_IDS } from './categories.ts';
export { authorQuery, categoryQuery, daysQuery, wordsQuery } from './query.ts';
export type { Preprint } from './read.ts';

export interface Listing {
  readonly sort: 'relevance' | 'submittedDate' | 'lastUpdatedDate';
  readonly limit: number;
  readonly offset: number;
}

export function create({ client }: SourceContext<'arxiv'>): Arxiv {
  return new Arxiv(client);
}

export class Arxiv {
  readonly #client: SourceClient<LifetimeName<'arxiv'>>;

  constructor(client: SourceClient<LifetimeName<'arxiv'>>) {
    this.#client = client;
  }

  /** Rejects with `invalid_arguments` if the query is invalid. @param query built by the functions in query.ts */
  search(query: string, { sort, limit, offset }: Listing, call: SourceCall): Promise<FoundPreprints> {
    const request = {
      path: '/query',
      query: { search_query: query, start: offset, max_results: limit, sortBy: sort, sortOrder: 'descending' },
      accept: [200, 400],
      expect: 'xml' as const,
    };
    return this.#client.read(request, reads.preprints, call);
  }

  /** If `version` is undefined, returns the latest version. */
  paper(id: string, version: number | undefined, call: SourceCall): Promise<Preprint | undefined> {
    const versionedId = version === undefined ? id : `${id}v${version}`;
    const request = {
      path: '/query',
      query: { id_list: versionedId, max_results: 1 },
      accept: [200, 400],
      expect: 'xml' as const,
      answers: (paper: Preprint | undefined) =>
        paper === undefined ||
        (paper.id.toLowerCase() === id && (version === undefined || (paper.version ?? version) === version)),
      ...(version === undefined ? {} : { lifetime: 'version' as const }),
    };
    return this.#client.read(request, reads.paper, call);
  }
}
