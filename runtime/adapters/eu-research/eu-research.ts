// eu-research: EU-funded research projects from CORDIS. Lists come from the CORDIS search, funding from the record of
// each project.

import type { EuResearchHandlers } from '../../../generated/services/eu-research/operations.ts';
import type {
  FoundProject,
  GetProjectArguments,
  GetProjectResult,
  Programme,
  SearchProjectsArguments,
  SearchProjectsResult,
} from '../../../generated/services/eu-research/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import type { Call } from '../../contract/call.ts';
import { invalidArgument, Problem } from '../../contract/problem.ts';
import { joinedNotes } from '../../sdk/notes.ts';
import type { Context } from '../context.ts';
import { type Collected, type Cordis, type ProjectRow, searchWords, today } from './cordis/cordis.ts';
import { countryCode } from './countries.ts';
import { readRecords } from './funding.ts';
import { countryOf, foundProject, projectResult } from './shape.ts';

/** Maximum number of words, each of which becomes a condition in the query to the source. */
const MAX_WORDS = 12;
/** Must match the default in the manifest. */
const PARTICIPANTS_BY_DEFAULT = 250;
/** Maximum offset. Together with the maximum limit, it reaches the last row that a search can return. */
const LAST_OFFSET = 150;
const FAILED_PAGE = 'A page of the source could not be read, so projects may be missing.';

export { foundProject } from './shape.ts';

export function create(context: Context<'eu-research'>): EuResearchHandlers {
  const source = context.source('cordis');
  return {
    search_projects: (args, call) => searchProjects(source, args, call),
    get_project: (args, call) => getProject(source, args, call),
    search_by_programme: async ({ programme, limit, offset }, call) => {
      const found = await source.started({ words: [], programme }, today(call.now()), offset + limit, call);
      const list = await withFunding(source, found.rows.slice(offset, offset + limit), programme, call);
      return {
        programme,
        count: list.projects.length,
        total: found.total,
        more: hasMore(found, offset + limit),
        next_offset: nextOffset(found, offset + limit),
        note: joinedNotes(failedPage(found), list.note),
        funding_unread: list.unread,
        projects: list.projects,
      };
    },
    get_recent_projects: async ({ limit, offset }, call) => {
      const end = offset + limit;
      const found = await source.started({ words: [], programme: undefined }, today(call.now()), end, call);
      const dated = found.rows.filter(({ startDate }) => startDate !== undefined);
      const list = await withFunding(source, dated.slice(offset, end), undefined, call);
      const short = dated.length < end && found.unseen ? 'The source has more projects that were not read.' : null;
      return {
        count: list.projects.length,
        next_offset: nextOffset({ ...found, rows: dated }, end),
        note: joinedNotes(failedPage(found) ?? short, list.note),
        funding_unread: list.unread,
        projects: list.projects,
      };
    },
  };
}

async function getProject(
  source: Cordis,
  { reference: requested, participant_country: country, limit, offset }: GetProjectArguments,
  call: Call,
): Promise<AdapterResult<GetProjectResult>> {
  const reference = requested.trim();
  const found = await source.project(reference, call);
  if (found === undefined) {
    const hint = 'Find references with search_projects; an acronym is not a reference.';
    throw new Problem('not_found', `No project has the reference ${reference}.`, { hint });
  }
  const all = found.project.participants;
  const participants = country === undefined ? all : all.filter((participant) => countryOf(participant) === country);
  return projectResult(found, participants, { limit, offset, byDefault: PARTICIPANTS_BY_DEFAULT }, country);
}

async function searchProjects(
  source: Cordis,
  { query, programme, country, sort, limit, offset }: SearchProjectsArguments,
  call: Call,
): Promise<AdapterResult<SearchProjectsResult>> {
  const words = checkedWords(query);
  const isMatch = (row: ProjectRow) => country === undefined || countryCode(row.coordinatedIn) === country;
  const end = offset + limit;
  const search = { words, programme };
  const found =
    sort === 'newest'
      ? await source.started(search, today(call.now()), end, call, isMatch)
      : await source.relevant(search, isMatch, end, call);
  const list = await withFunding(source, found.rows.slice(offset, end), programme, call);
  const isCut = country !== undefined && found.unseen && !found.failed && found.rows.length <= end;
  const all = found.total === undefined ? 'all' : `the ${found.total}`;
  const cut = `Only the first ${found.seen} of ${all} matches were filtered by country. Add words or a programme.`;
  return {
    count: list.projects.length,
    total: found.total,
    more: hasMore(found, end),
    next_offset: nextOffset(found, end),
    country_code: country,
    note: joinedNotes(failedPage(found), isCut ? cut : null, list.note),
    funding_unread: list.unread,
    projects: list.projects,
  };
}

/** @throws Problem `invalid_arguments` if there are no words or too many */
function checkedWords(query: string): string[] {
  const words = searchWords(query);
  if (words.length === 0) {
    throw invalidArgument(
      'query',
      'must contain at least one word',
      'Use words of the subject, such as microalgae cosmetics.',
    );
  }
  if (words.length > MAX_WORDS) {
    const message = `has ${words.length} words, but the maximum is ${MAX_WORDS}`;
    throw invalidArgument('query', message, 'Leave out common words, or put a phrase in double quotes.');
  }
  return words;
}

interface FundedList {
  readonly projects: AdapterResult<FoundProject>[];
  readonly unread: string[];
  readonly note: string | null;
}

/** Adds data from the project records, which are also used to check whether the source's program filter worked. */
async function withFunding(
  source: Cordis,
  rows: readonly ProjectRow[],
  programme: Programme | undefined,
  call: Call,
): Promise<FundedList> {
  const records = await readRecords(source, rows, call);
  const all = rows.map((row) => foundProject(row, records.get(row.reference)));
  const projects = all.filter(
    (project) => programme === undefined || project.programme == null || project.programme === programme,
  );
  const unread = projects.filter(({ funding }) => funding == null).map(({ reference }) => reference);
  const unrelated = all.length - projects.length;
  const note = joinedNotes(
    unread.length === 0 ? null : `Funding could not be read for ${unread.length} of ${projects.length} projects.`,
    unrelated === 0 ? null : `${unrelated} projects of other programmes were removed from the source's results.`,
  );
  return { projects, unread, note };
}

function failedPage({ failed }: Collected): string | null {
  return failed ? FAILED_PAGE : null;
}

function hasMore({ rows, unseen, failed }: Collected, end: number): boolean {
  return rows.length > end || unseen || failed;
}

/** Returns the offset of the page that starts after row `end`, or null if no more rows can be read. */
function nextOffset({ rows, unseen }: Collected, end: number): number | null {
  const hasNext = rows.length > end || (rows.length === end && unseen);
  return hasNext && end <= LAST_OFFSET ? end : null;
}
