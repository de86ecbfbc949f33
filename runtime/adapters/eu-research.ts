// eu-research: research projects funded by the EU, from CORDIS: lists from its search, funding from each project's record.

import type { EuResearchHandlers } from '../../generated/services/eu-research/handlers.ts';
import type {
  FoundProject,
  Programme,
  SearchProjectsArguments,
  SearchProjectsResult,
} from '../../generated/services/eu-research/types.ts';
import type { Call } from '../contract/call.ts';
import { invalidArgument, Problem } from '../contract/problem.ts';
import type { Collected } from '../sources/cordis/paging.ts';
import type { ProjectRow } from '../sources/cordis/project.ts';
import { searchWords } from '../sources/cordis/search-terms.ts';
import type { Cordis } from '../sources/cordis.ts';
import { countryCode, requireCountry } from './eu-research/countries.ts';
import { readRecords } from './eu-research/funding.ts';
import { foundProject, projectResult } from './eu-research/shape.ts';

/** Each one is a clause of the source's search. */
const MOST_WORDS = 12;
const FAILED_PAGE = 'A further page of the source could not be read, so that projects may be missing.';

/** The handlers of eu-research. */
export function euResearch(source: Cordis): EuResearchHandlers {
  return {
    search_projects: (args, call) => searchProjects(source, args, call),
    get_project: async (args, call) => {
      const reference = args.reference.trim();
      const found = await source.project(reference, call);
      if (found !== undefined) return projectResult(found);
      const hint = 'search_projects finds references; an acronym is not one.';
      throw new Problem('not_found', `There is no project with the reference ${reference}.`, { hint });
    },
    search_by_programme: async ({ programme, limit }, call) => {
      const found = await source.started({ words: [], programme }, today(call), limit, call);
      const list = await withFunding(source, found.rows.slice(0, limit), programme, call);
      return {
        programme,
        count: list.projects.length,
        total: found.total ?? null,
        more: hasMore(found, limit),
        note: joined([found.failed ? FAILED_PAGE : '', list.note]),
        funding_unread: list.unread,
        projects: list.projects,
      };
    },
    get_recent_projects: async ({ limit }, call) => {
      const found = await source.started({ words: [], programme: undefined }, today(call), limit, call);
      const dated = found.rows.filter(({ startDate }) => startDate !== null).slice(0, limit);
      const list = await withFunding(source, dated, undefined, call);
      const short = dated.length < limit && found.unseen ? 'The source lists further projects that were not read.' : '';
      const note = joined([found.failed ? FAILED_PAGE : short, list.note]);
      return { count: list.projects.length, note, funding_unread: list.unread, projects: list.projects };
    },
  };
}

async function searchProjects(
  source: Cordis,
  { query, programme, country, limit }: SearchProjectsArguments,
  call: Call,
): Promise<SearchProjectsResult> {
  const words = checkedWords(query);
  const wantedCountry = country === undefined ? undefined : requireCountry(country);
  const wanted = (row: ProjectRow) => wantedCountry === undefined || countryCode(row.coordinatedIn) === wantedCountry;
  const found = await source.relevant({ words, programme }, wanted, limit, call);
  const list = await withFunding(source, found.rows.slice(0, limit), programme, call);
  const isCut = wantedCountry !== undefined && found.unseen && !found.failed && found.rows.length <= limit;
  const all = found.total === undefined ? 'all' : `the ${found.total}`;
  const cut = `Only the first ${found.seen} of ${all} matches were looked through for the country: add words or a programme.`;
  return {
    count: list.projects.length,
    total: found.total ?? null,
    more: hasMore(found, limit),
    note: joined([found.failed ? FAILED_PAGE : '', isCut ? cut : '', list.note]),
    funding_unread: list.unread,
    projects: list.projects,
  };
}

/** @throws Problem `invalid_arguments` when there are no words or too many */
function checkedWords(query: string): string[] {
  const words = searchWords(query);
  if (words.length === 0) {
    throw invalidArgument('query', 'holds no word', 'Give words of the subject, such as microalgae cosmetics.');
  }
  if (words.length > MOST_WORDS) {
    const message = `holds ${words.length} words, at most ${MOST_WORDS} can be searched`;
    throw invalidArgument('query', message, 'Leave common words out, or put a phrase in double quotes.');
  }
  return words;
}

interface FundedList {
  readonly projects: FoundProject[];
  /** References of the projects whose record could not be read. */
  readonly unread: string[];
  readonly note: string;
}

/** The rows with what their records add. Records also tell when the source's filter by programme has failed. */
async function withFunding(
  source: Cordis,
  rows: readonly ProjectRow[],
  programme: Programme | undefined,
  call: Call,
): Promise<FundedList> {
  const records = await readRecords(source, rows, call);
  const all = rows.map((row) => foundProject(row, records.get(row.reference)));
  const projects = all.filter(
    (project) => programme === undefined || project.programme === null || project.programme === programme,
  );
  const unread = projects.filter(({ funding }) => funding === null).map(({ reference }) => reference);
  const strangers = all.length - projects.length;
  const notes = [
    unread.length === 0 ? '' : `The funding of ${unread.length} of ${projects.length} projects could not be read.`,
    strangers === 0 ? '' : `${strangers} projects that the source listed are of other programmes, and were left out.`,
  ];
  return { projects, unread, note: joined(notes) ?? '' };
}

function hasMore({ rows, unseen, failed }: Collected, limit: number): boolean {
  return rows.length > limit || unseen || failed;
}

function joined(notes: readonly string[]): string | null {
  return notes.filter((note) => note !== '').join(' ') || null;
}

function today(call: Call): string {
  return call.now().toISOString().slice(0, 10);
}
