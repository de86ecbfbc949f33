// The open data of the Swedish parliament (data.riksdagen.se). The source ignores parameters that it does not know, and values
// that mean nothing to it, without a word: only names that it writes itself are sent, and every list is held against what
// was asked.

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

/** Makes the source on its client. */
export function create({ client }: SourceContext<'riksdagen'>): Riksdagen {
  return new Riksdagen(client);
}

/** Which documents are searched for. */
export interface DocumentSearch {
  readonly text?: string | undefined;
  readonly type?: string | undefined;
  readonly committee?: string | undefined;
  /** A session, or a calendar year for the government's series. */
  readonly session?: string | undefined;
  /** Newest first even where there is a text to match. */
  readonly newestFirst?: boolean;
  readonly page: number;
}

/** Which votes; everything given must hold. */
export interface FoundVotes {
  readonly votes: readonly MemberVote[];
  /** Whether these are all. */
  readonly isWhole: boolean;
}

/** Which votes are searched for. */
export interface VoteSearch {
  readonly session: string;
  readonly designation?: string | undefined;
  readonly point?: number | undefined;
  readonly party?: string | undefined;
  readonly personId?: string | undefined;
  readonly choice?: Choice | undefined;
  /** Most rows. */
  readonly rows: number;
  /** The session has ended. */
  readonly closed: boolean;
}

/** Which members are searched for. */
export interface MemberSearch {
  readonly everybody: boolean;
  readonly party?: string | undefined;
}

/** Documents of a page. */
const PAGE_SIZE = 20;

/** Every method rejects with a Problem of the client: `upstream_invalid_response`, too, when there are only rows that were not asked for. */
export class Riksdagen {
  readonly #client: SourceClient<Lifetime>;

  constructor(client: SourceClient<Lifetime>) {
    this.#client = client;
  }

  /**
   * A page of documents, best match first where there is a text to match, newest first otherwise. Hits that are no documents, or
   * not those asked for, are left out and counted in `others`.
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
    const asked = (document: ListedDocument) => isAskedDocument(document, search);
    const answers = (found: DocumentPage) => anyOf(found.documents, asked);
    const found = await this.#ask({ path: '/dokumentlista/', query, answers }, reads.documentPage, call);
    const documents = found.documents.filter(asked);
    return {
      total: found.total,
      page: found.page,
      pages: found.pages,
      documents,
      others: found.others + found.documents.length - documents.length,
    };
  }

  /** One document; undefined when the source does not know it. */
  document(id: string, closed: boolean, call: SourceCall): Promise<Document | undefined> {
    const request = {
      path: `/dokumentstatus/${encodeURIComponent(id)}.json`,
      accept: [200, 404],
      answers: (found: Document | undefined) => found === undefined || isSame(found.id, id),
      ...(closed ? { lifetime: 'closed' as const } : {}),
    };
    return this.#ask(request, documentReads.document, call);
  }

  /** Votes of a session, of a report or one point of it, of a party or a member, as far as `rows` of the source hold them. */
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
    const asked = (vote: MemberVote) => isAskedVote(vote, search);
    const request = {
      path: '/voteringlista/',
      query,
      answers: (found: VoteList) => anyOf(found.votes, asked),
      ...(closed ? { lifetime: 'closed' as const } : {}),
    };
    const { sent, votes } = await this.#ask(request, votesReads.votes, call);
    // A full answer may have been cut, and so was one that counts more rows than could be read.
    return { votes: votes.filter(asked), isWhole: sent < rows && sent === votes.length };
  }

  /** Members by name; all of them, the source does not cut lists of members. */
  async members({ everybody, party }: MemberSearch, call: SourceCall): Promise<MemberList> {
    const query = { parti: party, rdlstatus: everybody ? 'samtliga' : undefined, ...BY_NAME };
    const asked = (member: { readonly party: string | undefined }) => party === undefined || member.party === party;
    const request = {
      path: '/personlista/',
      query,
      lifetime: 'members' as const,
      answers: (found: MemberList) => anyOf(found.members, asked),
    };
    const { total, members } = await this.#ask(request, membersReads.memberList, call);
    const matching = members.filter(asked);
    return { total: matching.length === members.length ? total : matching.length, members: matching };
  }

  /** A member, also a former one; undefined when the source does not know the id. */
  async member(personId: string, call: SourceCall): Promise<Member | undefined> {
    // Without `samtliga` a former member is unknown.
    const query: Query = { iid: personId, rdlstatus: 'samtliga', utformat: 'json' };
    const asked = (member: Member) => member.personId === personId;
    const request = {
      path: '/personlista/',
      query,
      lifetime: 'members' as const,
      answers: (members: readonly Member[]) => anyOf(members, asked),
    };
    return (await this.#ask(request, membersReads.members, call)).find(asked);
  }

  #ask<Value>(request: ReadRequest<Value, Lifetime>, read: Read<Value>, call: SourceCall): Promise<Value> {
    return this.#client.read({ ...request, expect: 'json' }, read, call);
  }
}

/** Whether there is a row that was asked for, or none at all. */
function anyOf<Row>(rows: readonly Row[], asked: (row: Row) => boolean): boolean {
  return rows.length === 0 || rows.some(asked);
}

function isSame(value: string, asked: string): boolean {
  return value.toLowerCase() === asked.toLowerCase();
}

const BY_NAME = { utformat: 'json', sort: 'sorteringsnamn', sortorder: 'asc' };

/** Whether a hit is what was searched for, as far as it says; a bill has a ministry in the committee's place. */
function isAskedDocument(document: ListedDocument, { type, committee, session }: DocumentSearch): boolean {
  const isOther = (value: string | undefined, asked: string | undefined) =>
    asked !== undefined && value !== undefined && !isSame(value, asked);
  if (isOther(document.type, type) || isOther(document.session, session)) return false;
  const isCommittee = document.organ !== undefined && Object.hasOwn(COMMITTEES, document.organ);
  return !isCommittee || !isOther(document.organ, committee);
}

function isAskedVote(vote: MemberVote, { session, designation, point, party, personId, choice }: VoteSearch): boolean {
  return (
    vote.session === session &&
    (designation === undefined || isSame(vote.designation, designation)) &&
    (point === undefined || vote.point === point) &&
    (party === undefined || vote.party === party) &&
    (personId === undefined || vote.personId === personId) &&
    (choice === undefined || vote.choice === choice)
  );
}
