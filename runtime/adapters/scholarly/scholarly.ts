import type { ScholarlyHandlers } from '../../../generated/services/scholarly/operations.ts';
import type {
  AppliedField,
  ListCitationsArguments,
  ListCitationsResult,
  SearchPapersArguments,
  SearchPapersResult,
} from '../../../generated/services/scholarly/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import type { Call } from '../../contract/call.ts';
import { invalidArgument, Problem } from '../../contract/problem.ts';
import { nearestFew } from '../../lib/text/nearest.ts';
import { wholePage } from '../../sdk/whole-list.ts';
import type { Context } from '../context.ts';
import { authorKey, FIELD_NAMES, fieldOf, type OpenAlex, type Paper, workKey } from './openalex/openalex.ts';

/** Last row that can be requested. The source rejects requests for later rows. */
const MAX_REACHABLE = 10_000;

export function create(context: Context<'scholarly'>): ScholarlyHandlers {
  const source = context.source('openalex');
  return {
    search_papers: (args, call) => searchPapers(source, args, call),
    get_paper: async ({ paper_id, max_authors }, call) =>
      withAuthors(await paperOf(source, paper_id, call), max_authors),
    get_author_profile: async ({ author_id }, call) => {
      const key = authorKey(author_id);
      if (key === undefined) {
        const hint = 'Use A5023888391, 0000-0003-1613-5981 or a URL of either; search_authors finds authors by name.';
        throw invalidArgument('author_id', 'is not an OpenAlex author id or an ORCID with a valid check digit', hint);
      }
      const author = await source.author(key, call);
      if (author === undefined) {
        throw new Problem('not_found', `OpenAlex has no author ${author_id}.`, {
          hint: 'search_authors finds authors by name.',
        });
      }
      return author;
    },
    list_citations: (args, call) => citations(source, args, call),
    search_authors: async ({ name, max_results, page }, call) => {
      refuseBeyondReach(max_results, page);
      const { total, items: authors } = await source.authors(name, { size: max_results, page }, call);
      return { count: authors.length, total, next_page: nextPage(total, max_results, page), authors };
    },
  };
}

async function searchPapers(
  source: OpenAlex,
  args: SearchPapersArguments,
  call: Call,
): Promise<AdapterResult<SearchPapersResult>> {
  const { max_results, page } = args;
  refuseBeyondReach(max_results, page);
  const field = args.field_of_study === undefined ? undefined : await appliedField(source, args.field_of_study, call);
  const query = {
    text: args.query,
    yearFrom: args.year_from,
    yearTo: args.year_to,
    fieldId: field?.kind === 'field' ? Number(field.id) : undefined,
    topicId: field?.kind === 'topic' ? field.id : undefined,
    openAccess: args.open_access_only,
    sort: args.sort === 'relevance' ? undefined : (`${args.sort}:desc` as const),
  };
  const { total, items: papers } = await source.works(query, { size: max_results, page }, call);
  return {
    count: papers.length,
    total,
    next_page: nextPage(total, max_results, page),
    field_applied: field,
    papers,
  };
}

/** Returns one of the 26 fields, or if none matches, the best-matching topic. */
async function appliedField(source: OpenAlex, words: string, call: Call): Promise<AdapterResult<AppliedField>> {
  const field = fieldOf(words);
  if (field !== undefined) return { kind: 'field', id: String(field.id), name: field.name };
  const topic = await source.topic(words, call);
  if (topic?.id !== undefined) return { kind: 'topic', id: topic.id, name: topic.name };
  const near = nearestFew(words, FIELD_NAMES, 3);
  const hint = near.length > 0 ? `Did you mean ${near.join(', ')}?` : `Valid fields: ${FIELD_NAMES.join('; ')}.`;
  throw invalidArgument('field_of_study', 'is not a field or topic of OpenAlex', hint);
}

function withAuthors({ authors, ...rest }: Paper, max: number | undefined): Paper {
  return { ...rest, authors: wholePage(authors, { limit: max }, (author) => author, rest).rows };
}

async function paperOf(source: OpenAlex, paperId: string, call: Call): Promise<Paper> {
  const key = workKey(paperId);
  if (key === undefined) {
    const hint =
      'Use W2741809807, 10.7717/peerj.4375, pmid:29456894 or arxiv:1706.03762; search_papers finds papers by words.';
    throw invalidArgument('paper_id', 'is not an OpenAlex work id, a DOI, a PubMed id or an arXiv id', hint);
  }
  const work = await source.work(key, call);
  if (work !== undefined) return work;
  throw new Problem('not_found', `OpenAlex has no paper ${paperId}.`, { hint: 'search_papers finds papers by words.' });
}

async function citations(
  source: OpenAlex,
  { paper_id, direction, sort = 'cited_by_count', max_results, page }: ListCitationsArguments,
  call: Call,
): Promise<AdapterResult<ListCitationsResult>> {
  refuseBeyondReach(max_results, page);
  const { id, title } = await paperOf(source, paper_id, call);
  const pageQuery = { size: max_results, page };
  const { total, items: papers } =
    direction === 'cited_by'
      ? await source.citing(id, `${sort}:desc`, pageQuery, call)
      : await source.citedBy(id, `${sort}:desc`, pageQuery, call);
  return {
    paper_id: id,
    paper_title: title,
    direction,
    count: papers.length,
    total,
    next_page: nextPage(total, max_results, page),
    papers,
  };
}

function nextPage(total: number, size: number, page: number): number | null {
  return page * size < Math.min(total, MAX_REACHABLE - size + 1) ? page + 1 : null;
}

function refuseBeyondReach(size: number, page: number): void {
  if (size * page <= MAX_REACHABLE) return;
  throw invalidArgument(
    'page',
    `is beyond the first ${MAX_REACHABLE} results`,
    'Narrow the search, for example by years.',
  );
}
