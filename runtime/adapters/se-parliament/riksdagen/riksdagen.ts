// The Swedish parliament's API (data.riksdagen.se). It silently ignores unknown parameters and values, so requests
// contain only names that occur in the source's responses, and each response is checked against the request.

import type { LifetimeName } from '../../../../generated/sources.ts';
import type { SourceCall, SourceClient } from '../../../sources/client/client.ts';
import type { Read } from '../../../sources/client/reading.ts';
import type { Query, ReadRequest } from '../../../sources/client/request.ts';
import type { SourceContext } from '../../../sources/context.ts';
import { COMMITTEES } from './codes.ts';
import { type Document, reads as documentReads } from './document.ts';
import { type DocumentPage, type ListedDocument, reads } from './document-list.ts';
import { type Member, type MemberList, reads as membersReads } from './members.ts';
import { type Choice, type MemberVote, type VoteList, reads as votesReads } from './votes.ts';

export {
  COMMITTEES,
  committeeCode,
  DOCUMENT_TYPES,
  designationOf,
  PARTIES,
  type Report,
  reportId,
  reportOf,
  runningSession,
  sessionName,
  sessionStart,
  today,
} from './codes.ts';
export type { Attachment, Document, Point, Proposal, Reference } from './document.ts';
export type { Author, ListedDocument } from './document-list.ts';
export { type Assignment, assignmentsOf, type ListedMember, type Member } from './members.ts';
export type { Counts, PartyCounts, Tally } from './tally.ts';
export type { Choice, MemberVote, VoteList } from './votes.ts';

type Lifetime = LifetimeName<'riksdagen'>;

export function create({ client }: SourceContext<'riksdagen'>): Riksdagen {
  return new Riksdagen(client);
}

export interface DocumentSearch {
  readonly text?: string | undefined;
  readonly type?: string | undefined;
  readonly committee?: string | undefined;
  /** A session, or a calendar year for government series. */
  readonly session?: string | undefined;
  /** Sorts by date even if there are search words. */
  readonly newestFirst?: boolean;
  readonly page: number;
}

export interface FoundVotes {
  readonly votes: readonly MemberVote[];
  readonly isWhole: boolean;
}

export interface VoteSearch {
  readonly session: string;
  readonly designation?: string | undefined;
  readonly point?: number | undefined;
  readonly party?: string | undefined;
  readonly personId?: string | undefined;
  readonly choice?: Choice | undefined;
  readonly rows: number;
  readonly closed: boolean;
}

export interface MemberSearch {
  readonly everybody: boolean;
  readonly party?: string | undefined;
}

const PAGE_SIZE = 20;

/** All methods reject with `upstream_invalid_response` if no row matches the request. */
export class Riksdagen {
  readonly #client: SourceClient<Lifetime>;

  constructor(client: SourceClient<Lifetime>) {
    this.#client = client;
  }

  /**
   * If there are search words, returns the best match first, otherwise the most recent document. Hits that are not
   * documents or do not match the request are omitted and counted in `others`.
   */
  async documents(search: DocumentSearch, call: SourceCall): Promise<DocumentPage> {
    const { text, type, committee, session, newestFirst = false, page } = search;
    const query = {
      sok: text,
      doktyp: type,
      org: committee,
      rm: session,
      p: page,
      sz: PAGE_SIZE,
      sort: text === undefined || newestFirst ? 'datum' : 'rel',
      sortorder: 'desc',
      utformat: 'json',
      a: 's',
    };
    const isMatch = (document: ListedDocument) => isRequestedDocument(document, search);
    const answers = (found: DocumentPage) => anyOf(found.documents, isMatch);
    const found = await this.#ask({ path: '/dokumentlista/', query, answers }, reads.documentPage, call);
    const documents = found.documents.filter(isMatch);
    return {
      total: found.total,
      page: found.page,
      pages: found.pages,
      documents,
      others: found.others + found.documents.length - documents.length,
    };
  }

  document(id: string, closed: boolean, call: SourceCall): Promise<Document | undefined> {
    const request = {
      path: `/dokumentstatus/${encodeURIComponent(id)}.json`,
      accept: [200, 404],
      answers: (found: Document | undefined) => found === undefined || isSame(found.id, id),
      ...(closed ? { lifetime: 'closed' as const } : {}),
    };
    return this.#ask(request, documentReads.document, call);
  }

  /** Returns only votes from the first `rows` rows of the source's list. */
  async votes(search: VoteSearch, call: SourceCall): Promise<FoundVotes> {
    const { session, designation, point, party, personId, choice, rows, closed } = search;
    const query = {
      rm: session,
      bet: designation,
      punkt: point,
      parti: party,
      iid: personId,
      rost: choice,
      sz: rows,
      utformat: 'json',
    };
    const isMatch = (vote: MemberVote) => isRequestedVote(vote, search);
    const request = {
      path: '/voteringlista/',
      query,
      answers: (found: VoteList) => anyOf(found.votes, isMatch),
      ...(closed ? { lifetime: 'closed' as const } : {}),
    };
    const { sent, votes } = await this.#ask(request, votesReads.votes, call);
    // A response with the maximum number of rows may be truncated, and so may one that reports more rows than could be
    // parsed.
    return { votes: votes.filter(isMatch), isWhole: sent < rows && sent === votes.length };
  }

  /** Returns all matching members, sorted by name. The source does not truncate lists of members. */
  async members({ everybody, party }: MemberSearch, call: SourceCall): Promise<MemberList> {
    const query = { parti: party, rdlstatus: everybody ? 'samtliga' : undefined, ...BY_NAME };
    const isMatch = (member: { readonly party: string | undefined }) => party === undefined || member.party === party;
    const request = {
      path: '/personlista/',
      query,
      lifetime: 'members' as const,
      answers: (found: MemberList) => anyOf(found.members, isMatch),
    };
    const { total, members } = await this.#ask(request, membersReads.memberList, call);
    const matching = members.filter(isMatch);
    return { total: matching.length === members.length ? total : matching.length, members: matching };
  }

  async member(personId: string, call: SourceCall): Promise<Member | undefined> {
    // Former members are found only with `samtliga`.
    const query: Query = { iid: personId, rdlstatus: 'samtliga', utformat: 'json' };
    const isMatch = (member: Member) => member.personId === personId;
    const request = {
      path: '/personlista/',
      query,
      lifetime: 'members' as const,
      answers: (members: readonly Member[]) => anyOf(members, isMatch),
    };
    return (await this.#ask(request, membersReads.members, call)).find(isMatch);
  }

  #ask<Value>(request: ReadRequest<Value, Lifetime>, read: Read<Value>, call: SourceCall): Promise<Value> {
    return this.#client.read({ ...request, expect: 'json' }, read, call);
  }
}

/** True if any row matches, or if there are no rows. */
function anyOf<Row>(rows: readonly Row[], isMatch: (row: Row) => boolean): boolean {
  return rows.length === 0 || rows.some(isMatch);
}

function isSame(value: string, requested: string): boolean {
  return value.toLowerCase() === requested.toLowerCase();
}

const BY_NAME = { utformat: 'json', sort: 'sorteringsnamn', sortorder: 'asc' };

/** Compares a hit with the search as far as its fields allow; a bill has a ministry instead of a committee. */
function isRequestedDocument(document: ListedDocument, { type, committee, session }: DocumentSearch): boolean {
  const isOther = (value: string | undefined, requested: string | undefined) =>
    requested !== undefined && value !== undefined && !isSame(value, requested);
  if (isOther(document.type, type) || isOther(document.session, session)) return false;
  const isCommittee = document.organ !== undefined && Object.hasOwn(COMMITTEES, document.organ);
  return !isCommittee || !isOther(document.organ, committee);
}

function isRequestedVote(
  vote: MemberVote,
  { session, designation, point, party, personId, choice }: VoteSearch,
): boolean {
  return (
    vote.session === session &&
    (designation === undefined || isSame(vote.designation, designation)) &&
    (point === undefined || vote.point === point) &&
    (party === undefined || vote.party === party) &&
    (personId === undefined || vote.personId === personId) &&
    (choice === undefined || vote.choice === choice)
  );
}
