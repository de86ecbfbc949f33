// The open data of the Swedish parliament (data.riksdagen.se). The source ignores parameters that it does not know, and values
// that mean nothing to it, without a word: only names that it writes itself are sent, and every list is held against what
// was asked.

import { Problem } from '../contract/problem.ts';
import type { UpstreamCacheLifetimes } from '../contract/upstream.ts';
import type { Answer } from '../upstream/answer.ts';
import type { SourceCall, UpstreamClient } from '../upstream/client.ts';
import type { Query, SourceRequest } from '../upstream/request.ts';
import { COMMITTEES, nameOf } from './riksdagen/codes.ts';
import { type Document, readDocument } from './riksdagen/document.ts';
import { type DocumentPage, type ListedDocument, readDocumentPage } from './riksdagen/document-list.ts';
import { type Member, type MemberList, readMembers } from './riksdagen/members.ts';
import { type MemberVote, readVotes } from './riksdagen/votes.ts';

export interface DocumentSearch {
  readonly text?: string | undefined;
  readonly type?: string | undefined;
  readonly committee?: string | undefined;
  /** A session, or a calendar year for the government's series. */
  readonly session?: string | undefined;
  readonly page: number;
}

export interface BallotSearch {
  readonly session: string;
  readonly designation?: string | undefined;
  readonly point?: number | undefined;
  /** Most rows. */
  readonly rows: number;
  /** The session has ended. */
  readonly closed: boolean;
}

export interface MemberSearch {
  readonly everybody: boolean;
  readonly party?: string | undefined;
}

export interface Votes {
  readonly total: number;
  readonly votes: readonly MemberVote[];
}

/** Documents of a page. */
export const PAGE_SIZE = 20;

const HOUR = 3_600_000;
const FOR_A_DAY: Partial<UpstreamCacheLifetimes> = { fresh: 24 * HOUR, stale: 24 * HOUR };
const FOR_HOURS: Partial<UpstreamCacheLifetimes> = { fresh: 12 * HOUR, stale: 12 * HOUR };

// Each reads one kind of answer, once for each answer fetched.
const pageOf = (answer: Answer) => readDocumentPage(answer.json());
const documentOf = (answer: Answer) => (answer.status === 404 ? null : readDocument(answer.json()));
const votesOf = (answer: Answer) => readVotes(answer.json());
const membersOf = (answer: Answer) => readMembers(answer.json());

/** Every method rejects with a Problem of the client. */
export class Riksdagen {
  readonly #client: UpstreamClient;

  constructor(client: UpstreamClient) {
    this.#client = client;
  }

  /**
   * A page of documents, best match first where there is a text to match, newest first otherwise. Hits that are no documents, or
   * not those asked for, are left out and counted in `others`.
   */
  async documents(search: DocumentSearch, call: SourceCall): Promise<DocumentPage> {
    const { text, type, committee, session, page } = search;
    const query = {
      sok: text,
      doktyp: type,
      org: committee,
      rm: session,
      p: page,
      sz: PAGE_SIZE,
      sort: text === undefined ? 'datum' : 'rel',
      sortorder: 'desc',
      utformat: 'json',
      a: 's',
    };
    const found = await this.#ask({ path: '/dokumentlista/', query }, pageOf, call);
    const documents = this.#held(found.documents, (document) => isAsked(document, search), 'documents');
    return { ...found, documents, others: found.others + found.documents.length - documents.length };
  }

  /** One document; undefined when the source does not know it. */
  async document(dokId: string, closed: boolean, call: SourceCall): Promise<Document | undefined> {
    const path = `/dokumentstatus/${encodeURIComponent(dokId)}.json`;
    const request = { path, accept: [200, 404], ...(closed ? { cache: FOR_A_DAY } : {}) };
    const found = await this.#ask(request, documentOf, call);
    return found?.dok_id.toLowerCase() === dokId.toLowerCase() ? found : undefined;
  }

  /** Votes of a session, a report or one point of it. */
  async votes(search: BallotSearch, call: SourceCall): Promise<Votes> {
    const { session, designation, point, rows, closed } = search;
    const query = { rm: session, bet: designation, punkt: point, sz: rows, utformat: 'json' };
    const request = { path: '/voteringlista/', query, ...(closed ? { cache: FOR_A_DAY } : {}) };
    const { total, votes } = await this.#ask(request, votesOf, call);
    const asked = (vote: MemberVote) =>
      vote.session === session &&
      (designation === undefined || vote.designation.toLowerCase() === designation.toLowerCase()) &&
      (point === undefined || vote.point === point);
    const matching = this.#held(votes, asked, 'votes');
    return { total: matching.length === votes.length ? total : matching.length, votes: matching };
  }

  /** Members by name; all of them, the source does not cut lists of members. */
  async members({ everybody, party }: MemberSearch, call: SourceCall): Promise<MemberList> {
    const query = { parti: party, rdlstatus: everybody ? 'samtliga' : undefined, ...BY_NAME };
    const { total, members } = await this.#ask({ path: '/personlista/', query, cache: FOR_HOURS }, membersOf, call);
    const matching = this.#held(members, (member) => party === undefined || member.party === party, 'members');
    return { total: matching.length === members.length ? total : matching.length, members: matching };
  }

  /** A member, also a former one; undefined when the source does not know the id. */
  async member(personId: string, call: SourceCall): Promise<Member | undefined> {
    // Without `samtliga` a former member is unknown.
    const query: Query = { iid: personId, rdlstatus: 'samtliga', utformat: 'json' };
    const { members } = await this.#ask({ path: '/personlista/', query, cache: FOR_HOURS }, membersOf, call);
    return members.find((member) => member.person_id === personId);
  }

  /** The rows that were asked for. @throws Problem `upstream_invalid_response` when there are others only */
  #held<Row>(rows: readonly Row[], asked: (row: Row) => boolean, what: string): readonly Row[] {
    const matching = rows.filter(asked);
    if (rows.length > 0 && matching.length === 0) throw ignoredFilter(this.#client.policy.id, what);
    return matching;
  }

  async #ask<Value>(request: SourceRequest, read: (answer: Answer) => Value, call: SourceCall): Promise<Value> {
    const judge = (answer: Answer) => void answer.parsed(read);
    return (await this.#client.get({ ...request, expect: 'json', judge }, call)).parsed(read);
  }
}

const BY_NAME = { utformat: 'json', sort: 'sorteringsnamn', sortorder: 'asc' };

/** Whether a hit is what was searched for, as far as it says; a bill has a ministry in the committee's place. */
function isAsked(document: ListedDocument, { type, committee, session }: DocumentSearch): boolean {
  const isOther = (value: string | null, asked: string | undefined) =>
    asked !== undefined && value !== null && value.toLowerCase() !== asked.toLowerCase();
  if (isOther(document.doc_type, type) || isOther(document.session, session)) return false;
  return nameOf(COMMITTEES, document.committee) === null || !isOther(document.committee, committee);
}

/** The source answered as if it had not been asked for anything in particular. */
function ignoredFilter(source: string, what: string): Problem<'upstream_invalid_response'> {
  const detail = `${source}: it ignored what was asked, and sent other ${what}.`;
  return new Problem('upstream_invalid_response', detail);
}
