import type { ApiPreprintsHandlers } from '../../../generated/api/preprints/operations.ts';
import type { PreprintList } from '../../../generated/api/preprints/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import type { Call } from '../../contract/call.ts';
import { invalidArgument, Problem } from '../../contract/problem.ts';
import { nearestFew } from '../../lib/text/nearest.ts';
import { arxivId } from '../../reference/arxiv-id.ts';
import { pageFigures } from '../../sdk/page.ts';
import type { Context } from '../context.ts';
import {
  type Arxiv,
  authorQuery,
  CATEGORIES,
  categoryQuery,
  daysQuery,
  KNOWN_IDS,
  type Listing,
  type Preprint,
  wordsQuery,
} from './arxiv/arxiv.ts';

const AUTHORS_OF_A_ROW = 20;
const SORTS = { relevance: 'relevance', newest: 'submittedDate', updated: 'lastUpdatedDate' } as const;

const ARCHIVES = [
  ...new Map(
    CATEGORIES.map(({ archive, archiveName, group }) => [archive, { id: archive, name: archiveName, group }]),
  ).values(),
];

export function create(context: Context<'api/preprints'>): ApiPreprintsHandlers {
  const source = context.source('arxiv');
  return {
    search: async ({ query, category, date_from, date_to, sort, max_results, offset }, call) => {
      const words = wordsQuery(query);
      if (words === undefined)
        throw invalidArgument(
          'query',
          'must contain at least one word',
          "Use words from the title, the abstract or the authors' names.",
        );
      const parts = [
        words,
        category === undefined ? undefined : inCategory(category),
        daysQuery(date_from, date_to, call.now()),
      ].filter((part) => part !== undefined);
      const isPlain = parts.length === 1 || !/ (?:OR|ANDNOT) /.test(words);
      const joined = isPlain ? parts.join(' AND ') : [`(${words})`, ...parts.slice(1)].join(' AND ');
      return list(source, joined, { sort: SORTS[sort], limit: max_results, offset }, call);
    },
    paper: async ({ preprint_id }, call) => {
      const id = arxivId(preprint_id);
      if (id === undefined) {
        throw invalidArgument(
          'preprint_id',
          'is not an arXiv id',
          'Use an id such as 1605.08386, 1605.08386v2 or astro-ph/0601001, or its URL at arxiv.org.',
        );
      }
      const found = await source.paper(id.id, id.version, call);
      if (found === undefined) {
        throw new Problem('not_found', `arXiv has no paper ${preprint_id}.`, {
          hint: '/api/preprints/search finds papers by words.',
        });
      }
      return found;
    },
    author: async ({ author_name, max_results, offset }, call) => {
      const query = authorQuery(author_name);
      if (query === undefined) throw invalidArgument('author_name', 'must contain a name');
      return list(source, query, { sort: 'submittedDate', limit: max_results, offset }, call);
    },
    recent: async ({ category, max_results, offset }, call) =>
      list(source, inCategory(category), { sort: 'submittedDate', limit: max_results, offset }, call),
    categories: ({ detail }) => ({
      count: CATEGORIES.length,
      archives: ARCHIVES,
      categories: CATEGORIES.map(({ id, name, archive, archiveName, group }) => ({
        id,
        name,
        archive,
        ...(detail === 'full' ? { archive_name: archiveName, group } : {}),
      })),
      source: 'https://arxiv.org/category_taxonomy',
    }),
  };
}

/** arXiv returns an empty list for an unknown category. */
function inCategory(category: string): string {
  const query = categoryQuery(category);
  if (query !== undefined) return query;
  const near = nearestFew(category, KNOWN_IDS, 3);
  const hint =
    near.length === 0
      ? '/api/preprints/categories lists them.'
      : `Did you mean ${near.join(', ')}? /api/preprints/categories lists all categories.`;
  throw invalidArgument('category', 'is not an arXiv category', hint);
}

async function list(source: Arxiv, query: string, listing: Listing, call: Call): Promise<AdapterResult<PreprintList>> {
  const { total, preprints } = await source.search(query, listing, call);
  return {
    ...pageFigures(preprints.length, listing, total),
    preprints: preprints.map(preprintRow),
    query,
  };
}

export function preprintRow(preprint: Preprint): Preprint {
  return { ...preprint, authors: preprint.authors.slice(0, AUTHORS_OF_A_ROW) };
}
